"""Help on every piece of the table: by pointing, by a long press on a phone, and in words for who does neither."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import seated, still
from tests.browser.situations import on_the_table, situations
from tests.browser.visitor import LAPTOP, PHONE, Data, Visitor
from tests.server.running import Running

NOT_A_PIECE = ".prompt, .tab, .log, .choices, .stones, [class*=zoom]"
WITHOUT_HELP = """nothing => {
    const found = [];
    for (const drawing of document.querySelectorAll('.scene svg')) {
        if (drawing.closest(nothing) || drawing.closest('button:not(.spot):not([data-el])')) continue;
        const piece = drawing.closest('[data-el]');
        if (!piece) found.push('no piece: ' + drawing.parentElement.className);
    }
    return [...new Set(found)];
}"""
PIECES = """() => [...new Set([...document.querySelectorAll('.scene [data-el]:not([data-explains])')]
    .map(one => one.dataset.el))]"""


def turn(server: Running, game: str, players: int = 3) -> Data:
    """A table in the middle of a game where it is one's turn."""
    found = next(one for one in situations(game, players, games=1) if one.asked in ("ask-turn", "ask-turn-first"))
    return on_the_table(server, found)


def asked(visitor: Visitor, made: Data) -> Page:
    seated(visitor, made)
    visitor.is_asked()
    still(visitor.page)
    return visitor.page


@pytest.mark.parametrize(("game", "players"), [("mycelia", 3), ("mycelia", 1), ("salamandra", 3), ("mycelium", 3),
                                                ("mycelium", 1), ("everdell", 3), ("everdell", 1)])
def test_every_drawing_on_the_table_belongs_to_a_piece_that_is_explained(
        server: Running, arrive: Arrive, game: str, players: int) -> None:
    made = turn(server, game, players)
    visitor = arrive(tables=[made])
    page = asked(visitor, made)
    known = server_texts(page, game)
    for size in (LAPTOP, PHONE):
        visitor.resize(size)
        still(page)
        assert page.evaluate(WITHOUT_HELP, NOT_A_PIECE) == [], size
        for element in page.evaluate(PIECES):
            parts = [part for part in element.split(":") if part.replace("_", "").isalpha() and part.islower()]
            assert any(f"help-{'-'.join(parts[:many])} =" in known for many in range(len(parts), 0, -1)), element


def server_texts(page: Page, game: str) -> str:
    return str(page.evaluate(f"fetch('/text/en/{game}.ftl').then(one => one.text())"))


def test_resting_on_a_counter_explains_it_and_moving_on_ends_that(server: Running, arrive: Arrive) -> None:
    made = turn(server, "mycelia")
    page = asked(arrive(tables=[made]), made)
    box = page.locator("[data-el=shrine]:visible").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 - 3, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".popover")).to_contain_text("gathers the drops")
    page.mouse.move(3, 3)
    expect(page.locator(".popover")).to_have_count(0)


def test_a_long_press_on_a_phone_explains_a_field_and_chooses_nothing(server: Running, arrive: Arrive) -> None:
    situation = next(one for one in situations("mycelia", 3, games=1) if one.asked in ("ask-move", "ask-remove"))
    made = on_the_table(server, situation)
    visitor = arrive(size=PHONE, tables=[made])
    page = asked(visitor, made)
    before = visitor.status()["step"]
    field = page.locator(".scene .spot.can[data-el^='field:']").first
    field.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **middle(field.bounding_box())})
    expect(page.locator(".popover")).to_contain_text("A field of a board")
    field.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    field.dispatch_event("click", {"bubbles": True})
    assert visitor.status()["step"] == before


def middle(box: FloatRect | None) -> Data:
    assert box is not None
    return {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}


def test_help_lists_what_lies_on_the_table(server: Running, arrive: Arrive) -> None:
    made = turn(server, "salamandra")
    page = asked(arrive(tables=[made]), made)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("What lies on the table")
    expect(page.get_by_role("dialog").get_by_role("listitem")).not_to_have_count(0)
