"""Nobody loses a seat, in a real browser: keys that stay, a second device, leaving and coming back, invitations."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running, running

SIZES = {"laptop": (1280, 720), "tablet": (820, 1180), "landscape": (844, 390), "phone": (390, 664)}


def table_for_two(server: Running, **more: object) -> tuple[Data, Data, Data]:
    """A table and what Ann's and Bo's browsers keep of it."""
    browser = Browser(server.address)
    made = browser.post("api/tables", {"game": "mycelia", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}],
                                       "options": {"starter": "2"}, **more})
    joined = browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})
    ann = {"table": made["table"], "secrets": made["secrets"], "watch": made["watch"], "invite": made["invite"]}
    bo = {"table": made["table"], "secrets": [{"seat": 1, "secret": joined["secret"]}], "watch": made["watch"]}
    return made, ann, bo


def kept(visitor: Visitor) -> list[Data]:
    found: list[Data] = visitor.page.evaluate("JSON.parse(localStorage.getItem('fairyring.tables') ?? '[]')")
    return found


def in_menu(visitor: Visitor, *words: str) -> None:
    """Open the table's menu and press what it says, one after the other."""
    visitor.page.get_by_role("button", name="Table and seats").click()
    for word in words:
        visitor.page.get_by_role("dialog").get_by_role("button", name=word).click()


def test_keys_survive_a_server_with_an_empty_database_on_the_same_port(arrive: Arrive, tmp_path: Path) -> None:
    with running(str(tmp_path / "one.db"), tmp_path) as server:
        port = int(server.address.rsplit(":", 1)[1].strip("/"))
        _, keys, _ = table_for_two(server)
        ann = arrive(server.address, tables=[keys])
        ann.go()
        expect(ann.page.get_by_role("link", name="Mycelia")).to_have_count(1)
    with running(str(tmp_path / "empty.db"), tmp_path, port=port):
        ann.go()
        ann.page.get_by_text("My keys").click()
        expect(ann.page.get_by_text("not known to this server now")).to_be_visible()
        assert [one["secrets"] for one in kept(ann)] == [keys["secrets"]]
        ann.shot("keys-missing")
    with running(str(tmp_path / "one.db"), tmp_path, port=port):
        ann.go(f"table/{keys['table']}")
        ann.at_table()
    ann.complaints.clear()  # the browser notes sockets that a stopping server closed


def test_the_cross_beside_a_table_asks_and_the_key_stays(arrive: Arrive, server: Running) -> None:
    _, keys, _ = table_for_two(server)
    ann = arrive(tables=[keys])
    ann.go()
    cross = ann.page.get_by_role("button", name="Take this table off the list: Mycelia")
    cross.click()
    assert ann.barriers() == []
    ann.shot("away-laptop")
    ann.page.get_by_role("button", name="Change nothing").click()
    expect(cross).to_be_visible()
    cross.click()
    ann.page.get_by_role("button", name="Hide the table").click()
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    assert kept(ann)[0]["secrets"] == keys["secrets"]
    ann.page.get_by_text("My keys").click()
    ann.page.get_by_role("button", name="Show again").click()
    expect(ann.page.get_by_role("heading", name="My tables")).to_be_visible()
    cross.click()
    ann.page.get_by_role("button", name="Delete the key …").click()
    assert kept(ann), "it asks once more"
    ann.page.get_by_role("button", name="Delete the key for good").click()
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    assert kept(ann) == []


def test_keys_go_to_a_file_and_into_another_browser(arrive: Arrive, server: Running, tmp_path: Path) -> None:
    _, keys, _ = table_for_two(server)
    ann = arrive(tables=[keys])
    ann.go()
    ann.page.get_by_text("My keys").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Save to a file").click()
    path = tmp_path / "keys.json"
    download.value.save_as(path)
    assert json.loads(path.read_text())["tables"][0]["secrets"] == keys["secrets"]
    other = arrive()
    other.go()
    other.page.get_by_text("My keys").click()
    other.page.get_by_label("Read from a file").set_input_files(path)
    expect(other.page.get_by_text("Keys read. Tables: 1.")).to_be_visible()
    other.page.get_by_role("link", name="Mycelia").first.click()
    other.at_table()
    assert other.status()["mine"] == [0]
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    other.go()
    other.page.get_by_text("My keys").click()
    other.page.get_by_label("Read from a file").set_input_files(wrong)
    expect(other.page.get_by_text("This is no file with keys.")).to_be_visible()
    assert len(kept(other)) == 1


@pytest.mark.parametrize("screen", SIZES)
def test_a_seat_is_taken_along_to_a_second_device(arrive: Arrive, server: Running, screen: str) -> None:
    _, keys, _ = table_for_two(server)
    ann = arrive(size=SIZES[screen], tables=[keys])
    ann.go(f"table/{keys['table']}")
    ann.at_table()
    in_menu(ann)
    ann.shot(f"seats-menu-{screen}")
    ann.page.get_by_role("dialog").get_by_role("button", name="Play on another device").click()
    expect(ann.page.get_by_role("img", name="QR code with the link to your seat")).to_be_visible()
    ann.shot(f"seats-device-{screen}")
    assert ann.overhang() <= 0 and ann.barriers() == []
    link = ann.page.get_by_role("textbox", name="Link to your seat").input_value()
    phone = arrive(size=SIZES["phone"])
    phone.go(link.partition("#/")[2])
    phone.at_table()
    assert phone.status()["mine"] == [0]
    assert keys["secrets"][0]["secret"] not in phone.page.url, "the key does not stay in the address"


@pytest.mark.parametrize("screen", SIZES)
def test_somebody_leaves_a_bot_plays_on_and_they_come_back(arrive: Arrive, server: Running, screen: str) -> None:
    _, keys, theirs = table_for_two(server, seed=4)
    ann, bo = arrive(size=SIZES[screen], tables=[keys]), arrive(size=SIZES[screen], tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    expect(ann.page.get_by_text("The seed of this table was chosen")).to_be_visible()
    ann.shot(f"notes-deal-{screen}")
    in_menu(bo, "Leave the table")
    bo.shot(f"seats-leave-{screen}")
    bo.page.get_by_role("button", name="A bot plays on for me").click()
    expect(bo.page.get_by_text("For you plays: ")).to_be_visible()
    bo.shot(f"notes-left-{screen}")
    for _ in range(200):
        if ann.status()["my_turn"]:
            break
        ann.page.wait_for_timeout(100)
    assert ann.status()["my_turn"], "the bot has played on"
    bo.page.get_by_role("button", name="Take my seat again").click()
    expect(bo.page.get_by_text("For you plays")).to_have_count(0)
    assert bo.status()["mine"] == [1]
    assert ann.overhang() <= 0 and bo.overhang() <= 0
    if screen == "laptop":
        expect(ann.page.locator(".log").get_by_text("Bo has left. A bot plays on: Medium.")).to_be_visible()
        expect(ann.page.locator(".log").get_by_text("Bo is back.")).to_be_visible()
        ann.page.reload()
        ann.at_table()
        expect(ann.page.locator(".log").get_by_text("Bo is back.")).to_be_visible()


def test_who_stays_gives_an_absent_seat_to_a_bot_after_a_while(arrive: Arrive, server: Running) -> None:
    _, keys, theirs = table_for_two(server, patience=2)
    ann, bo = arrive(tables=[keys]), arrive(tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    bo.page.goto("about:blank")
    expect(ann.page.get_by_text("Bo has been away for a while.")).to_be_visible()
    assert ann.barriers() == []
    ann.shot("notes-absent-laptop")
    ann.page.get_by_role("button", name="Free the seat").click()
    expect(ann.page.get_by_text("The seat is free: send the invitation again")).to_be_visible()
    cy = arrive()
    cy.go(f"join/{keys['table']}/{keys['invite']}")
    expect(cy.page.get_by_text("You would play on for Bo, who may come back.")).to_be_visible()
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.get_by_role("button", name="Sit down").click()
    cy.at_table()
    cy.is_asked()
    bo.go(f"table/{keys['table']}")
    expect(bo.page.get_by_text("For you plays: Cy.")).to_be_visible()
    bo.page.get_by_role("button", name="Take my seat again").click()
    bo.is_asked()
    expect(cy.page.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("screen", SIZES)
def test_who_is_there_but_takes_too_long_is_warned_and_played_for_and_comes_back(
        arrive: Arrive, server: Running, screen: str) -> None:
    _, keys, theirs = table_for_two(server, pace=12)
    size = SIZES[screen]
    ann, bo = arrive(size=size, tables=[keys]), arrive(size=size, tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    bo.is_asked()
    expect(bo.page.get_by_text("The others are waiting for you. Time left: 10 seconds.")).to_be_visible()
    bo.shot(f"notes-hurry-{screen}")
    expect(bo.page.get_by_text("You have taken longer than was agreed (12 seconds)")).to_be_visible()
    bo.is_asked()
    expect(ann.page.get_by_text("Bo has taken longer than was agreed (12 seconds).")).to_be_visible()
    for one, name in ((ann, "slow"), (bo, "late")):
        one.shot(f"notes-{name}-{screen}")
        assert one.overhang() <= 0 and one.barriers() == []
    ann.page.get_by_role("button", name="Let a bot play on").click()
    expect(bo.page.get_by_text("For you plays: ")).to_be_visible()
    expect(ann.page.get_by_text("Bo has taken longer")).to_have_count(0)
    bo.page.get_by_role("button", name="Take my seat again").click()
    expect(bo.page.get_by_text("For you plays")).to_have_count(0)
    assert bo.status()["mine"] == [1]


def test_two_tabs_of_one_seat_show_the_same_and_one_that_closes_takes_nothing_away(
        arrive: Arrive, server: Running) -> None:
    _, keys, theirs = table_for_two(server, seed=4)
    ann, bo = arrive(tables=[keys]), arrive(tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    second = bo.context.new_page()
    second.goto(bo.page.url)
    can = second.locator(".can, .prompt .press:not(:disabled)")
    expect(can.first).to_be_visible()
    bo.choose()
    before = bo.status()["version"]
    expect(second.locator(".log .line")).not_to_have_count(0)
    second.keyboard.press("1")
    for _ in range(100):
        if bo.status()["version"] > before:
            break
        second.wait_for_timeout(100)
    assert bo.status()["version"] == before + 1, "the second tab goes on where the first one was"
    second.close()
    expect(ann.page.get_by_text("Bo is away")).to_have_count(0)
    assert bo.status()["seats"][1]["connected"]
    other = bo.context.new_page()
    other.goto(f"{bo.address}#/")
    bo.page.goto("about:blank")
    expect(ann.page.get_by_text("Bo is away").first).to_be_attached()
    bo.go(f"table/{keys['table']}")
    bo.at_table()
    bo.is_asked()
    assert [one["table"] for one in kept(bo)] == [keys["table"]]


def test_a_time_for_decisions_is_set_with_the_table_and_told_to_whoever_is_invited(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("new/mycelia")
    expect(ann.page.get_by_label("Time for a decision")).to_have_value("0")
    ann.page.get_by_label("Time for a decision").select_option("10 minutes")
    assert ann.barriers() == []
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    [made] = kept(ann)
    bo = arrive()
    bo.go(f"join/{made['table']}/{made['invite']}")
    expect(bo.page.get_by_text("Time for a decision: 10 minutes.")).to_be_visible()
    assert bo.barriers() == []


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_where_the_browser_keeps_nothing_the_link_to_the_seat_is_offered(
        arrive: Arrive, server: Running, screen: str) -> None:
    made, _, _ = table_for_two(server)
    seat = made["secrets"][0]
    ann = arrive(size=SIZES[screen])
    ann.page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }")
    ann.go(f"seat/{made['table']}/{seat['seat']}.{seat['secret']}")
    ann.at_table()
    expect(ann.page.get_by_text("This browser does not keep the key to your seat.")).to_be_visible()
    ann.shot(f"notes-not-kept-{screen}")
    assert ann.overhang() <= 0 and ann.barriers() == []
    ann.page.get_by_role("button", name="Show the link").click()
    link = ann.page.get_by_role("textbox", name="Link to your seat").input_value()
    other = arrive()
    other.go(link.partition("#/")[2])
    other.at_table()
    assert other.status()["mine"] == [0]
    expect(other.page.get_by_text("does not keep the key")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("link", name="To the first page").click()
    ann.page.get_by_text("My keys").click()
    expect(ann.page.get_by_text("This browser keeps no keys.")).to_be_visible()


def test_a_page_that_is_older_than_the_server_says_so(arrive: Arrive, server: Running) -> None:
    _, keys, _ = table_for_two(server)
    ann = arrive(tables=[keys])
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        lines.append(line)
        newer = len(lines) == 2
        there.on_message(lambda text: line.send(
            re.sub('"client":"[^"]*"', '"client":"renewed"', str(text)) if newer else text))

    ann.page.route_web_socket("**/socket", between)
    ann.go(f"table/{keys['table']}")
    ann.at_table()
    note = ann.page.get_by_text("The server has been renewed since you opened this page.")
    expect(note).to_have_count(0)
    lines[0].close(code=1012)
    expect(note).to_be_visible()
    assert ann.barriers() == []
    ann.page.get_by_role("button", name="Load the page anew").click()
    expect(note).to_have_count(0)
    ann.at_table()
    lines[2].close(code=4000)  # it does not understand this page at all
    expect(note).to_be_visible()
    ann.page.get_by_role("button", name="Load the page anew").click()
    expect(note).to_have_count(0)
    ann.at_table()
    assert len(lines) == 4


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_a_pause_is_seen_and_ended_by_anybody(arrive: Arrive, server: Running, screen: str) -> None:
    _, keys, theirs = table_for_two(server)
    ann, bo = arrive(size=SIZES[screen], tables=[keys]), arrive(size=SIZES[screen], tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    bo.is_asked()
    in_menu(ann, "Pause the game")
    expect(bo.page.get_by_text("The game is paused.").first).to_be_visible()
    expect(bo.page.locator(".can")).to_have_count(0)
    bo.shot(f"notes-paused-{screen}")
    bo.page.get_by_role("button", name="Go on").click()
    bo.is_asked()


def test_giving_up_asks_and_ends_the_game(arrive: Arrive, server: Running) -> None:
    _, keys, theirs = table_for_two(server)
    ann, bo = arrive(tables=[keys]), arrive(tables=[theirs])
    for one in (ann, bo):
        one.go(f"table/{keys['table']}")
        one.at_table()
    in_menu(bo, "Give up", "Play on")
    in_menu(bo, "Give up", "Give up this game")
    expect(ann.page.get_by_role("dialog", name="You won!")).to_be_visible()
    expect(ann.page.get_by_text("The game was given up.").first).to_be_visible()
    ann.shot("given-up-laptop")
    ann.page.get_by_role("link", name="Look back at the game").click()
    expect(ann.page.get_by_text("The game was given up.").first).to_be_visible()


@pytest.mark.parametrize("screen", SIZES)
def test_an_invitation_names_the_host_and_the_game_and_when_used_offers_to_watch(
        arrive: Arrive, server: Running, screen: str) -> None:
    browser = Browser(server.address)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    made = browser.post("api/tables", {"game": "salamandra", "seats": seats})
    bo, cy = arrive(size=SIZES[screen]), arrive(size=SIZES[screen])
    for one in (bo, cy):
        one.go(f"join/{made['table']}/{made['invite']}")
        expect(one.page.get_by_role("heading", name="Ann invites you to Salamandra")).to_be_visible()
    bo.shot(f"join-{screen}")
    assert bo.barriers() == [] and bo.overhang() <= 0
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.at_table()
    cy.page.get_by_role("button", name="Sit down").click()
    expect(cy.page.get_by_role("heading", name="This invitation has been used")).to_be_visible()
    cy.shot(f"join-used-{screen}")
    cy.page.get_by_role("link", name="Only watch").click()
    cy.at_table()
    expect(cy.page.get_by_text("You are watching.")).to_be_visible()
    cy.shot(f"watching-{screen}")
    cy.complaints.clear()  # the refused seat is a 409 in the browser's console
