"""The server did what was asked for, and its answer was lost: asked again, it is the same seat and the same table."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.player import Browser
from tests.server.running import Running

JOIN, MAKE = "**/join", "**/api/tables"
OFFLINE = "The server cannot be reached."


def lose_one_answer(visitor: Visitor, request: str) -> None:
    """The next such request goes through; what comes back does not."""
    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    visitor.page.route(request, lose, times=1)


def test_whoever_sits_down_again_has_the_same_seat(arrive: Arrive, server: Running) -> None:
    browser = Browser(server.address)
    made = browser.make("me", "friend", "friend")
    bo = arrive(confirm=False)
    bo.go(f"join/{made['table']}/{made['invite']}")
    bo.page.get_by_label("Your name").fill("Bo")
    lose_one_answer(bo, JOIN)
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_text(OFFLINE).first).to_be_visible()
    assert bo.barriers() == []
    bo.shot("join-lost")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.at_table()
    assert bo.status()["mine"] == [1]
    seats = browser.get(f"api/tables/{made['table']}", made["watch"])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "free"]
    bo.complaints.clear()  # the browser notes what did not come through


def test_a_seat_that_nobody_heard_of_is_found_when_the_page_is_opened_again(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend")
    bo = arrive(confirm=False)
    bo.go(f"join/{made['table']}/{made['invite']}")
    lose_one_answer(bo, JOIN)
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_text(OFFLINE).first).to_be_visible()
    bo.complaints.clear()
    bo.go()
    bo.page.get_by_role("link", name="Mycelia").first.click()
    bo.at_table()
    assert bo.status()["mine"] == [1]
    bo.go(f"join/{made['table']}/{made['invite']}")
    expect(bo.page.get_by_text("You already have a seat at this table.")).to_be_visible()


def test_whoever_sets_the_same_table_again_comes_to_the_first(arrive: Arrive) -> None:
    ines = arrive(confirm=False)
    ines.go()
    lose_one_answer(ines, MAKE)
    play = ines.page.get_by_role("region", name="Mycelia").get_by_role("button", name="Play now against Gwidyon")
    sent: list[str] = []
    ines.page.on("request", lambda one: sent.append(one.post_data or "") if one.url.endswith("/api/tables") else None)
    play.click()
    expect(ines.page.get_by_text(OFFLINE).first).to_be_visible()
    ines.complaints.clear()
    ines.page.reload()
    play.click()
    ines.at_table()
    first = ines.status()["table"]["id"]
    assert len(sent) == 2 and sent[0] == sent[1], "the same wish with the same secret"
    ines.go()
    play.click()
    ines.at_table()
    assert ines.status()["table"]["id"] != first, "whoever has heard of it and asks once more wants another"
    assert len(set(sent)) == 2
