"""After the game: result, charts, cards, replay, records, rematch."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fairyring.kernel.game import all_games, find_game
from tests.browser.conftest import Arrive
from tests.browser.games import finished, recorded
from tests.browser.visitor import Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running


@pytest.fixture(scope="module")
def over(server: Running) -> Data:
    """A finished table. Played in a thread of its own: Playwright keeps this one's event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(finished, server.address).result()


def upload(visitor: Visitor, text: str, folder: Path) -> None:
    path = folder / "game.json"
    path.write_text(text, encoding="utf-8")
    visitor.go()
    visitor.page.get_by_label("Open a record").set_input_files(path)


def test_a_record_is_opened_and_replayed_by_keyboard(arrive: Arrive, tmp_path: Path) -> None:
    text = recorded(2)
    total = len(json.loads(text)["decisions"])
    ines = arrive()
    upload(ines, text, tmp_path)
    ines.at_table()
    moment = ines.page.get_by_label("Moment of the game")
    expect(moment).to_have_value("0")
    for key, value in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", total), ("Home", 0)):
        ines.page.keyboard.press(key)
        expect(moment).to_have_value(str(value))
    ines.page.wait_for_load_state("networkidle")
    ines.page.keyboard.press("ArrowDown")
    turn = int(moment.input_value())
    assert 1 < turn < total, "to the end of the first turn"
    ines.page.get_by_label("Speed", exact=True).select_option("8")
    ines.page.keyboard.press("Space")
    expect(ines.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(moment).not_to_have_value(str(turn))
    ines.page.keyboard.press("Space")
    moment.fill(str(total // 2))
    expect(ines.page.get_by_text(f"{total // 2:,} of {total:,}")).to_be_visible()
    expect(ines.page.get_by_role("region", name="What happened").get_by_role("listitem").nth(10)).to_be_attached()
    ines.shot("replay")


def test_a_replay_shows_each_hand_once_the_game_is_over(arrive: Arrive, tmp_path: Path) -> None:
    ines = arrive()
    upload(ines, recorded(2), tmp_path)
    ines.at_table()
    ines.page.get_by_label("Through whose eyes").select_option(label="Boris")
    expect(ines.page.locator("[data-el^='hand:']").first).to_be_visible()


def test_a_replay_tells_what_happened_in_words_at_every_decision(arrive: Arrive, tmp_path: Path) -> None:
    ines = arrive()
    record = recorded(2)
    upload(ines, record, tmp_path)
    ines.at_table()
    ines.page.wait_for_load_state("networkidle")
    for number, name in enumerate(json.loads(record)["decisions"][:12], 1):
        ines.page.keyboard.press("ArrowRight")
        expect(ines.page.get_by_label("Moment of the game")).to_have_value(str(number))
        expect(ines.page.locator(".now .told")).not_to_have_text(name)


def test_a_line_of_the_log_leads_to_its_moment_and_its_rule(arrive: Arrive, tmp_path: Path) -> None:
    ines = arrive()
    upload(ines, recorded(2), tmp_path)
    ines.at_table()
    ines.page.wait_for_load_state("networkidle")
    ines.page.keyboard.press("ArrowDown")
    log = ines.page.get_by_role("region", name="What happened").get_by_role("listitem")
    log.nth(2).get_by_role("button").first.click()
    expect(ines.page.get_by_label("Moment of the game")).not_to_have_value("0")
    rule = log.nth(2).get_by_role("button", name="Rule ")
    name = (rule.get_attribute("aria-label") or "").removeprefix("Rule ").rstrip(".")
    rule.click()
    expect(ines.page.get_by_role("dialog").locator(f"[data-rule='{name}']")).to_be_in_viewport()
    ines.shot("rules-drawer")


@pytest.mark.parametrize("text", ["no record at all", '{"format": 1}'])
def test_a_file_that_is_no_record_is_refused_in_words(arrive: Arrive, tmp_path: Path, text: str) -> None:
    ines = arrive()
    upload(ines, text, tmp_path)
    expect(ines.page.get_by_role("alert")).to_contain_text("This record cannot be opened")
    ines.complaints.clear()  # the browser reports the refusal itself


def test_an_edited_record_is_refused(arrive: Arrive, tmp_path: Path) -> None:
    record = json.loads(recorded(2))
    record["decisions"][5] = "dance"
    ines = arrive()
    upload(ines, json.dumps(record), tmp_path)
    expect(ines.page.get_by_role("alert")).to_contain_text("decision 6")
    ines.complaints.clear()  # the browser reports the refusal itself


def test_the_result_has_winner_reason_charts_and_cards(arrive: Arrive, tmp_path: Path) -> None:
    ines = arrive()
    upload(ines, recorded(3, ("prisma",)), tmp_path)
    ines.page.get_by_role("link", name="Result and charts").click()
    page = ines.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    for title in ("drops left", "leaves", "cards", "favour"):
        chart = page.get_by_role("figure").filter(has=page.locator("figcaption strong", has_text=title))
        chart.get_by_text("As a table").click()
        expect(chart.get_by_role("row").nth(10)).to_be_attached()
        expect(chart.get_by_role("columnheader")).to_have_text(["Turn", "Ines", "Boris", "Chloé"])
    expect(page.get_by_role("heading", name="Ines: ")).to_be_visible()
    expect(page.get_by_text("Drifting Leaf")).to_have_count(3)
    ines.shot("after")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_result_is_no_wider_than_a_phone(arrive: Arrive, server: Running, game: str) -> None:
    most = find_game(game).most_players
    opened = Browser(server.address).post("api/records", json.loads(recorded(most, game=game)))
    ines = arrive(tables=[{**opened, "game": game}], size=(375, 553))
    ines.go(f"after/{opened['table']}")
    expect(ines.page.get_by_role("heading", level=1)).to_contain_text("won")
    for chart in ines.page.locator("summary").all():
        chart.click()
    ines.shot(f"after-{game}-phone")
    assert ines.overhang() <= 0
    assert ines.missing_texts() == []


def test_a_record_is_saved_and_comes_back_the_same(arrive: Arrive, over: Data, tmp_path: Path) -> None:
    ines = arrive(tables=[over])
    ines.go(f"after/{over['table']}")
    with ines.page.expect_download() as waiting:
        ines.page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "saved.json"
    waiting.value.save_as(saved)
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["decisions"]
    upload(ines, saved.read_text(encoding="utf-8"), tmp_path)
    ines.at_table()
    ines.page.keyboard.press("End")
    expect(ines.page.get_by_label("Moment of the game")).to_have_value(str(len(record["decisions"])))


def test_a_rematch_seats_the_same_people_at_a_new_table(arrive: Arrive, over: Data) -> None:
    ines = arrive(tables=[over])
    ines.go(f"after/{over['table']}")
    ines.shot("after-solo")
    ines.page.get_by_role("button", name="Play again").click()
    ines.at_table()
    status = ines.status()
    assert status["table"]["id"] != over["table"]
    assert (status["mine"], status["step"], status["over"]) == ([0], 0, False)
    ines.go(f"after/{over['table']}")
    ines.page.get_by_role("link", name="To the new game").click()
    ines.at_table()
    assert ines.status()["table"]["id"] == status["table"]["id"]


def test_the_link_to_a_finished_game_leads_a_guest_to_its_result(arrive: Arrive, over: Data) -> None:
    ines, guest = arrive(tables=[over]), arrive()
    ines.go(f"after/{over['table']}")
    link = ines.page.get_by_label("Link to this game").input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Gwidyon won")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Play again")).to_have_count(0)
    guest.page.get_by_role("link", name="Watch the replay").click()
    guest.at_table()


def test_a_running_table_keeps_its_record_from_guests(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend")
    guest = arrive(tables=[{"table": made["table"], "watch": made["watch"]}])
    guest.go(f"after/{made['table']}")
    expect(guest.page.get_by_role("heading", name="This game is not over yet")).to_be_visible()
    guest.page.get_by_role("button", name="Save the record").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This is shown when the game is over")
    guest.complaints.clear()  # the browser reports the refusal itself
