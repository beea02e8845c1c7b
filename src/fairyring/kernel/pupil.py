"""Somebody on the way through a lesson: what is said and asked now, and what an answer leads to.

Where somebody is, is told by the part and the answers given in it, and by nothing else: a lesson needs no place where
it is kept, and whoever comes back goes on where they left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fairyring.kernel.errors import BadLesson, UnknownOption
from fairyring.kernel.game import Game
from fairyring.kernel.lessons import Lesson, Part, Step
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event, Message, Option

NEXT = "next"
"""The answer to a step that asks for no move."""


class Pupil:
    """One person in one part of a lesson.

    >>> from fairyring.kernel.game import find_game
    >>> from fairyring.kernel.lessons import lesson_names, read_lesson
    >>> game = find_game("mycelia")
    >>> pupil = Pupil(game, read_lesson(game, lesson_names(game)[0]), 0, game.content())
    >>> pupil.answer(NEXT)
    []
    >>> pupil.number
    1
    """

    def __init__(self, game: Game, lesson: Lesson, number: int, content: Any) -> None:
        if not 0 <= number < len(lesson.parts):
            raise BadLesson(f"the lesson {lesson.id} has {len(lesson.parts)} parts, none of them is {number + 1}")
        self.game = game
        self.lesson = lesson
        self.part: Part = lesson.parts[number]
        table = game.arrange(lesson.setup, content, self.part.situation)
        self.session = Session(game, lesson.setup, content, table)
        self.number = 0
        """How many steps are behind."""
        self.remark = ""
        """The text that answers what was done last; empty when nothing needs to be said about it."""
        self.astray = False
        """The last answer was legal but not the way on; nothing has been played."""

    @property
    def done(self) -> bool:
        """Nothing is to be answered any more; the last words of a part may still be said."""
        left = self.part.steps[self.number:]
        return not left or (len(left) == 1 and not left[0].choose)

    @property
    def step(self) -> Step:
        return self.part.steps[self.number]

    def show(self) -> tuple[str, ...]:
        """The places of the table that are spoken of now."""
        return self.step.show if self.number < len(self.part.steps) else ()

    def rules(self) -> tuple[str, ...]:
        """The rules that are spoken of now."""
        return self.step.rules if self.number < len(self.part.steps) else ()

    def options(self) -> list[Option]:
        """What can be chosen now: nothing while something is only said."""
        if self.done or not self.step.choose:
            return []
        return [one for one in self.session.options() if not self.step.only or self.step.leads_on(one.name)]

    def said(self) -> list[Message]:
        """What was done last in words, and what comes now."""
        keys = [self.remark] if self.remark else []
        if self.number < len(self.part.steps) and not self.astray:
            keys.append(self.step.key)
        return [Message(key) for key in keys]

    def answer(self, text: str) -> list[Event]:
        """Go on: `next`, or the name of an option. Gives what happened.

        A legal option that is not the way on changes nothing but `remark` and `astray`. Raises UnknownOption for
        anything else; the pupil stays where they are then.
        """
        if self.done:
            raise UnknownOption("this part of the lesson is at its end")
        step = self.step
        if not step.choose:
            if text != NEXT:
                raise UnknownOption(f'"{text}": nothing is asked here; answer "{NEXT}"')
            self.remark, self.astray = "", False
            self.number += 1
            return []
        if text not in [one.name for one in self.options()]:
            raise UnknownOption(f'"{text}" is not offered here')
        if not step.leads_on(text):
            self.remark, self.astray = f"{step.key}-other", True
            return []
        events = self.session.play(text)
        for move in step.then:
            events += self.session.play(move)
        self.remark, self.astray = f"{step.key}-done" if step.done else "", False
        self.number += 1
        return events

    def follow(self, answers: Sequence[str]) -> list[Event]:
        """All these answers one after another; what happened after the last of them."""
        events: list[Event] = []
        for one in answers:
            events = self.answer(one)
        return events
