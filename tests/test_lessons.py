"""Every lesson of every installed game can be learned to its end, and all that it speaks of exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.errors import BadLesson, BadSetup, UnknownOption
from fairyring.kernel.game import Game, all_games, find_game
from fairyring.kernel.lessons import TEACHING, lesson_names, read_lesson
from fairyring.kernel.pupil import NEXT, Pupil
from fairyring.kernel.record import digest
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.testing.lessons import faults, texts_of
from tests.text.messages import read_messages

LESSONS = [(game.id, name) for game in all_games().values() for name in lesson_names(game)]
MYCELIA = find_game("mycelia")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_has_a_first_lesson(game: Game) -> None:
    assert lesson_names(game)[0] == "first"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_can_be_learned_by_every_way(game: str, name: str) -> None:
    found = find_game(game)
    assert faults(found, read_lesson(found, name)) == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_texts_that_teach_are_the_same_in_every_language_and_none_is_left_over(game: Game) -> None:
    folder = game.folder / TEACHING / "text"
    english = read_messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        assert read_messages(folder / f"{language}.ftl") == english, language
    wanted = {key for name in lesson_names(game) for key in texts_of(read_lesson(game, name))}
    assert {key for key in english if key.startswith("learn-")} == wanted


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_takes_five_to_ten_minutes(game: str, name: str) -> None:
    """At 130 words a minute and four seconds a move."""
    found = find_game(game)
    lesson = read_lesson(found, name)
    words = texts("en", found)
    keys = [key for part in lesson.parts for step in part.steps for key in step.texts() if not key.endswith("-other")]
    read = sum(len(words.format(key, {}).split()) for key in keys) / 130
    moved = sum(bool(step.choose) for part in lesson.parts for step in part.steps) * 4 / 60
    assert 4 <= read + moved <= 10


def pupil() -> Pupil:
    return Pupil(MYCELIA, read_lesson(MYCELIA, "first"), 0, MYCELIA.content())


def test_only_the_way_on_is_offered_where_a_step_says_so() -> None:
    one = pupil()
    assert one.options() == []
    one.follow([NEXT, NEXT])
    assert [option.name for option in one.options()] == ["play boletus_edulis"]
    assert "play leaf_one" in one.session.names()


def test_another_choice_is_answered_with_a_reason_and_not_played() -> None:
    one = pupil()
    one.follow([NEXT, NEXT, "play boletus_edulis"])
    before = digest(one.session.table)
    assert one.answer("C3") == []
    assert digest(one.session.table) == before
    assert [message.key for message in one.said()] == ["learn-first-drops-which-other"]
    one.answer("E2")
    assert [message.key for message in one.said()] == ["learn-first-drops-where"]


def test_the_end_of_a_part_says_what_was_achieved() -> None:
    one = pupil()
    events = one.follow([NEXT, NEXT, "play boletus_edulis", "E2", "to D2"])
    assert [event.kind for event in events] == ["moved", "removed"]
    assert one.done and [message.key for message in one.said()] == ["learn-first-drops-where-done"]
    with pytest.raises(UnknownOption, match="at its end"):
        one.answer(NEXT)


def test_a_part_ends_with_its_last_words_and_no_empty_page_follows() -> None:
    one = Pupil(MYCELIA, read_lesson(MYCELIA, "first"), 4, MYCELIA.content())
    one.follow([NEXT, NEXT, "play boletus_edulis", "E2", "to D2", "play leaf_one"])
    assert [option.name for option in one.options()] == ["end turn"]
    one.answer("end turn")
    assert one.done and [message.key for message in one.said()] == ["learn-first-supply-full"]
    assert one.show() and one.rules()


@pytest.mark.parametrize("answers", [["play leaf_one"], [NEXT, NEXT, NEXT], [NEXT, NEXT, "play leaf_one"], ["fly"]])
def test_an_answer_that_fits_nothing_is_refused(answers: list[str]) -> None:
    with pytest.raises(UnknownOption):
        pupil().follow(answers)


def test_what_is_gone_is_noticed() -> None:
    lesson = read_lesson(MYCELIA, "first")
    step = lesson.parts[0].steps[2]
    object.__setattr__(step, "rules", ("MYC-TURN-99",))
    object.__setattr__(step, "key", "learn-first-drops-nothing")
    object.__setattr__(lesson.parts[1].steps[0], "choose", ("play a card",))
    found = faults(MYCELIA, lesson)
    assert "learn-first-drops-nothing: there is no rule MYC-TURN-99" in found
    assert "learn-first-drops-nothing is missing in ru" in found
    assert any("none of ['play a card'] can be chosen" in line for line in found)


@pytest.mark.parametrize(("text", "says"), [
    ("players = 2\n[[part]]\nid = 'x'\n", "part x needs \"step\" (list)"),
    ("players = 2\npart = []\nfoo = 1\n", 'unknown key "foo"'),
    ("players = 9\npart = []\n", "1 to 4 players"),
    ("players = 2\n[[part]]\nid = 'x'\nsituation = {}\n[[part.step]]\nid = 'a'\nonly = true\n",
     "part x, step a: nothing is to be chosen"),
    ("players = 2\n[[part]]\nid = 'x'\nsituation = {}\n[[part.step]]\nid = 'a'\nshow = 'b'\n",
     'part x, step a: "show" should be a list of texts'),
    ("players", "first.toml: "),
])
def test_a_wrong_file_is_told_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str,
                                             says: str) -> None:
    folder = tmp_path / TEACHING / "lessons"
    folder.mkdir(parents=True)
    (folder / "first.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(MYCELIA, "folder", tmp_path)
    with pytest.raises((BadLesson, BadSetup)) as wrong:
        read_lesson(MYCELIA, "first")
    assert says in str(wrong.value)


@pytest.mark.parametrize(("game", "situation", "says"), [
    ("mycelia", {"seat": [{}, {}], "dsplay": []}, 'unknown key of a situation "dsplay"; did you mean display?'),
    ("mycelia", {"seat": [{"hand": ["leaf_won"]}, {}]}, 'unknown card "leaf_won"; did you mean leaf_one?'),
    ("mycelia", {"seat": [{}]}, "2 seats, not 1"),
    ("salamandra", {"seat": [{"men": ["field_02 X"]}, {}]}, 'unknown slot "X"'),
    ("salamandra", {"seat": [{}, {}], "fields": {"a": "field_06"}}, '"a" is no cell'),
])
def test_a_situation_that_cannot_be_is_told(game: str, situation: dict[str, object], says: str) -> None:
    found = find_game(game)
    with pytest.raises(BadSetup) as wrong:
        found.arrange(read_lesson(found, "first").setup, found.content(), situation)
    assert says in str(wrong.value)
