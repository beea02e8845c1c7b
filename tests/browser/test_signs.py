"""What the table says by itself: that it is my turn, what happened, and what is wrong."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import GLOWING, play_until, seated, step
from tests.browser.visitor import Data
from tests.server.player import Browser
from tests.server.running import Running

LISTENING = """
    window.heard = { notes: 0, notifications: [] };
    const ring = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.heard.notes += 1; return ring.call(this); };
    window.Notification = class {
        static permission = 'granted';
        constructor(title) { window.heard.notifications.push(title); }
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""
"""A tab in the background that counts what it would ring and show."""
SOCKET = re.compile("/socket$")
JUST_NOW = 1e15
"""A table kept so lately is not forgotten when the server does not know it."""


def for_two(server: Running) -> tuple[Data, Data]:
    """A table for two whose second seat begins; the keys of the first and of the second."""
    http = Browser(server.address)
    made = http.make("me", "friend", seed=3, options={"starter": "2"})
    joined = http.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Boris"})
    return made, {"table": made["table"], "secrets": [{"seat": 1, "secret": joined["secret"]}]}


def test_my_turn_is_seen_in_title_and_icon_heard_and_notified(arrive: Arrive, server: Running) -> None:
    hers, his = for_two(server)
    mira = arrive(tables=[hers], sound=True, notifications=True, speed=3)
    mira.context.add_init_script(LISTENING)
    boris = arrive(tables=[his], confirm=False)
    seated(mira, hers)
    seated(boris, his)
    icon = mira.page.locator("link[rel=icon]")
    expect(mira.page).to_have_title("Mycelia · Fairyring")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    play_until(boris, lambda: boris.status()["deciding"] == 0, Random(1), 80)
    expect(mira.page).to_have_title("● Mycelia · Fairyring")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    heard = mira.page.evaluate("window.heard")
    assert heard["notifications"] == ["It is your turn"]
    assert heard["notes"] > 0


def test_prompts_and_events_are_told_to_screen_readers(arrive: Arrive, server: Running) -> None:
    hers, his = for_two(server)
    mira, boris = arrive(tables=[hers]), arrive(tables=[his])
    seated(mira, hers)
    seated(boris, his)
    told = mira.page.locator("[aria-live=polite]")
    expect(told.first).to_have_text("Boris is thinking… (Course of a turn)")
    boris.page.locator(".hand button").first.click()
    expect(mira.page.get_by_role("log")).to_contain_text(re.compile("^Boris: .+"))
    expect(boris.page.locator("[aria-live=polite]").first).not_to_have_text("")


def test_a_name_changed_at_the_table_is_seen_by_the_others(arrive: Arrive, server: Running) -> None:
    hers, his = for_two(server)
    mira, boris = arrive(tables=[hers]), arrive(tables=[his])
    seated(mira, hers)
    seated(boris, his)
    mira.page.get_by_role("button", name="Settings").click()
    mira.page.get_by_label("My name at the table").fill("Mira")
    mira.page.keyboard.press("Tab")
    expect(boris.page.get_by_role("heading", name="Mira")).to_be_visible()
    mira.page.reload()
    mira.at_table()
    assert [seat["name"] for seat in mira.status()["seats"]] == ["Mira", "Boris"]


# --- what can go wrong ------------------------------------------------------------------------------------------------
def test_a_stale_choice_is_refused_in_words_and_the_table_comes_up_to_date(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    late, early = arrive(tables=[made]), arrive(tables=[made])

    def lose_updates(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()
        line.on_message(lambda message: None if '"type":"update"' in str(message) else socket.send(message))

    late.page.route_web_socket(SOCKET, lose_updates)
    seated(late, made)
    seated(early, made)
    early.page.locator(".hand button").first.click()
    expect(early.page.locator(".hand button")).to_have_count(2)
    expect(late.page.locator(".hand button")).to_have_count(3)
    before = step(early)
    late.page.locator(".hand button").first.click()
    expect(late.page.get_by_role("status")).to_contain_text("Something has happened at the table in the meantime")
    expect(late.page.locator(".hand button")).to_have_count(2)
    assert step(late) == before


def test_a_browser_without_websockets_is_told_so(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    mira.context.add_init_script("delete window.WebSocket")
    mira.go(f"table/{made['table']}")
    expect(mira.page.get_by_text("This browser has no websockets")).to_be_visible()


def test_a_network_that_blocks_websockets_is_named(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    mira.page.route_web_socket(SOCKET, lambda socket: socket.close(code=1011))
    mira.page.goto(f"{server.address}#/table/{made['table']}")
    expect(mira.page.get_by_text("something on the way blocks websockets")).to_be_visible()


@pytest.mark.parametrize(("table", "secret", "said"), [
    ("", "a-key-to-nothing", "This link does not fit the table"),
    ("nosuchtable", "", "There is no such table here"),
])
def test_a_foreign_key_and_an_unknown_table_are_refused_in_words(
        arrive: Arrive, server: Running, table: str, secret: str, said: str) -> None:
    made = Browser(server.address).make("me", seed=3)
    key = {"seat": 0, "secret": secret or made["secrets"][0]["secret"]}
    mira = arrive(tables=[{"table": table or made["table"], "secrets": [key], "kept": JUST_NOW}])
    mira.go(f"table/{table or made['table']}")
    expect(mira.page.get_by_role("alert")).to_contain_text(said)
    assert mira.page.locator(GLOWING).count() == 0
    mira.leave()
    mira.complaints.clear()  # the browser reports the refusal itself


def test_a_server_that_is_away_is_named_and_asked_again(arrive: Arrive, server: Running) -> None:
    mira = arrive()
    mira.page.route(re.compile("/api/"), lambda asked: asked.abort())
    mira.page.goto(server.address)
    trouble = mira.page.get_by_role("alert")
    expect(trouble).to_contain_text("The server cannot be reached")
    mira.page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    expect(mira.page.get_by_role("button", name="Play now against Gwidyon")).to_be_visible()
    mira.leave()
    mira.complaints.clear()  # the browser reports the broken line itself
