"""What a lesson promises: it can be learned to its end by every way it offers, and all it speaks of exists."""

from __future__ import annotations

from fairyring.kernel.game import Game
from fairyring.kernel.lessons import Lesson, Part
from fairyring.kernel.pupil import NEXT, Pupil
from fairyring.kernel.text import LANGUAGES, texts

MOST_WAYS = 200
"""Ways through one part that are tried."""

ME = 0
"""The seat of whoever learns."""


def texts_of(lesson: Lesson) -> set[str]:
    """Every text a lesson needs."""
    steps = [step for part in lesson.parts for step in part.steps]
    return {lesson.key, *(part.key for part in lesson.parts), *(key for step in steps for key in step.texts())}


def faults(game: Game, lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson; empty when it can be learned."""
    known = set(game.rulebook().ids())
    wrong = [f"{step.key}: there is no rule {rule}" for part in lesson.parts for step in part.steps
             for rule in step.rules if rule not in known]
    for language in LANGUAGES:
        words = texts(language, game)
        wrong += [f"{key} is missing in {language}" for key in sorted(texts_of(lesson)) if not words.has(key)]
    for number, part in enumerate(lesson.parts):
        wrong += untaught(game, lesson, number, part)
    return wrong


def untaught(game: Game, lesson: Lesson, number: int, part: Part) -> list[str]:
    """Follow every way through a part; what stops somebody on it."""
    content = game.content()
    ways: list[list[str]] = [[]]
    finished = 0
    while ways and finished < MOST_WAYS:
        answers = ways.pop()
        pupil = Pupil(game, lesson, number, content)
        pupil.follow(answers)
        if broken := pupil.session.table.check():
            return [f"{part.key} after {answers}: {broken}"]
        if pupil.done:
            finished += 1
            continue
        step = pupil.step
        if not step.choose:
            ways.append([*answers, NEXT])
            continue
        on = [option.name for option in pupil.options() if step.leads_on(option.name)]
        if pupil.session.table.seat != ME:
            return [f"{step.key}: seat {pupil.session.table.seat + 1} decides after {answers}"]
        if not on:
            legal = pupil.session.names()
            return [f"{step.key}: none of {list(step.choose)} can be chosen after {answers}; legal: {legal}"]
        ways += [[*answers, name] for name in on]
    return [] if finished else [f"{part.key}: its end is never reached"]
