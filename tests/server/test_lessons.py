"""Lessons over REST: what is asked and shown, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fairyring.kernel.game import all_games, find_game
from fairyring.kernel.lessons import lesson_names
from tests.server.player import Browser, Refused


def ask(browser: Browser, part: int, *answers: str, game: str = "mycelia", lesson: str = "first") -> Any:
    return browser.post(f"api/games/{game}/lessons/{lesson}", {"part": part, "answers": list(answers)})


def test_every_game_tells_its_lessons(browser: Browser) -> None:
    for game in all_games():
        found = browser.get(f"api/games/{game}/lessons")
        assert [one["id"] for one in found] == lesson_names(find_game(game))
        assert found[0]["parts"][0].startswith("learn-first-")


def test_a_step_shows_says_and_asks(browser: Browser) -> None:
    said = ask(browser, 0)
    assert (said["step"], said["asked"], said["situation"]["decision"]) == (0, False, None)
    assert said["said"] == [{"key": "learn-first-drops-aim", "args": {}}] and "field:0:E2" in said["show"]
    asked = ask(browser, 0, "next", "next")
    assert asked["asked"] and [one["name"] for one in asked["situation"]["decision"]["options"]] == [
        "play boletus_edulis"]
    assert asked["view"]["seat"] == 0 and asked["table"]["game"] == "mycelia"


def test_what_happened_comes_with_the_last_answer(browser: Browser) -> None:
    way = ["next", "next", "play boletus_edulis", "E2"]
    astray = ask(browser, 0, *way, "to E1")
    assert astray["astray"] and astray["events"] == [] and astray["step"] == 4
    done = ask(browser, 0, *way, "to D2")
    assert done["done"] and [event["kind"] for event in done["events"]] == ["moved", "removed"]
    assert [line["kind"] for line in done["log"]] == ["moved"]


@pytest.mark.parametrize(("part", "answers", "lesson", "code"), [
    (0, ["fly"], "first", "unknown-option"), (99, [], "first", "bad-lesson"), (0, [], "second", "not-found")])
def test_what_does_not_exist_is_refused(browser: Browser, part: int, answers: list[str], lesson: str,
                                        code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(browser, part, *answers, lesson=lesson)
    assert refused.value.problem["code"] == code


def test_the_texts_that_teach_are_served_apart(browser: Browser) -> None:
    for language in ("en", "ru"):
        answer = browser.http.get(f"text/{language}/mycelia.teaching.ftl")
        assert answer.status_code == 200 and "learn-first-drops-aim = " in answer.text
    assert browser.http.get("text/en/nothing.teaching.ftl").status_code == 404


def test_the_server_gives_the_page(browser: Browser) -> None:
    found = browser.get("api/games/mycelia/guide")
    assert found["view"]["seat"] == 0 and found["marks"][0] == {"key": "guide-mark-board", "at": "field:0:B3"}
    assert found["sections"][0]["lines"] == ["guide-aim-1"]


def test_a_module_or_rival_has_a_page_of_its_own(browser: Browser) -> None:
    pages = browser.get("api/games/everdell/guide")["pages"]
    assert {"id": "farms", "key": "module-farms"} in pages and {"id": "nightweave", "key": "rival-nightweave"} in pages
    found = browser.get("api/games/everdell/guide/nightweave")
    assert found["view"]["nightweave"]["figure"] == 2 and len(found["table"]["rivals"]) == 1
    answer = browser.http.get("api/games/everdell/guide/rugwort")
    assert answer.status_code == 404 and "no page on how to play with rugwort" in answer.text
