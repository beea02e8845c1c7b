"""`fairyring learn`: the lessons in the terminal."""

from __future__ import annotations

import pytest

from fairyring.kernel.game import find_game
from fairyring.kernel.lessons import read_lesson
from fairyring.kernel.pupil import NEXT, Pupil
from fairyring.kernel.text import LANGUAGES
from tests.cli.conftest import Runner


def ways_on(game: str) -> list[str]:
    """What somebody types who always does the right thing."""
    found = find_game(game)
    lesson = read_lesson(found, "first")
    typed: list[str] = []
    for number in range(len(lesson.parts)):
        pupil = Pupil(found, lesson, number, found.content())
        while not pupil.done:
            names = [option.name for option in pupil.options()]
            name = next((one for one in names if pupil.step.leads_on(one)), NEXT)
            typed.append(str(names.index(name) + 1) if names else "")
            pupil.answer(name)
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["mycelia", "salamandra"])
def test_a_lesson_is_learned_in_the_terminal(run: Runner, game: str, language: str) -> None:
    done = run("learn", game, "--language", language, typed="\n".join(ways_on(game)) + "\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.rstrip().endswith(f"fairyring play {game} --bots easy")
    assert "[learn-" not in done.out and "{" not in done.out


def test_another_choice_is_answered_and_the_same_is_asked_again(run: Runner) -> None:
    out = run("learn", "mycelia", typed="\n\n1\n2\n1\n2\nq\n").out
    assert "That would be allowed" in out and "Gone!" in out


def test_whoever_leaves_is_told_how_to_come_back(run: Runner) -> None:
    out = run("learn", "mycelia", "--part", "3", typed="\nnonsense\nq\n").out
    assert "Part 3 of 6: Action tiles" in out and '"nonsense" is none of the options' in out
    assert out.rstrip().endswith("Come back with: fairyring learn mycelia --part 3")


@pytest.mark.parametrize(("argv", "says"), [
    (["learn", "mycelia", "frst"], 'unknown lesson "frst"; did you mean first?'),
    (["learn", "mycelia", "--part", "9"], "--part 9: the lesson has parts 1 to 6"),
])
def test_a_wrong_wish_is_one_clear_line(run: Runner, argv: list[str], says: str) -> None:
    done = run(*argv)
    assert done.code == 2 and says in done.err and len(done.err.splitlines()) == 1
