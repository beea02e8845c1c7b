"""Everdell in the browser: whole games by mouse and by keyboard, what is seen before it is done, cities and what lies
there, looks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.playing import asked_for, over, play_until, seated, step, stepped, still
from tests.browser.situations import Situation, facing
from tests.browser.visitor import LAPTOP, PHONE, Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running

SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
NOW = """() => document.querySelector('.finale') ? 'over' : document.querySelector('.prompt .show') ? 'show'
    : document.querySelector('.can, .prompt .press:not(:disabled), [role=menuitem]') ? 'choose' : ''"""
FULL = 13
"""So many cards make a city that is hard to lay out."""


def table(server: Running, *seats: str, seed: int = 5, **options: str) -> Data:
    made = Browser(server.address).make(*seats, game="everdell", seed=seed, options=options)
    return {**made, "game": "everdell"}


def at(arrive: Arrive, made: Data, asked: str = "Your turn", **more: object) -> Visitor:
    """Somebody sits down and waits for their turn, or for something else that is asked."""
    mira = arrive(tables=[made], **more)
    seated(mira, made)
    asked_for(mira.page, asked)
    mira.is_asked()
    still(mira.page)
    return mira


def eager(players: int, seed: int, wanted: Callable[[Session], bool]) -> Situation | None:
    """The first turn of the first seat that is wanted, in a game of players who build whenever they can."""
    session = Session.start(Setup("everdell", players, (), {}, seed))
    chance, names = Random(seed), list[str]()
    events = {f"visit {one['id']}" for one in session.table.view(0)["events"]}
    while not session.over:
        if session.table.seat == 0 and session.prompt().message.key == "ask-turn" and wanted(session):
            return Situation(session.setup, tuple(names), "ask-turn")
        options = session.names()
        first = [one for one in options if one in events or one.startswith("imprison") or one.endswith(" otherwise")]
        rest = [one for one in options if one.startswith("play")] or [one for one in options if one != "pass"]
        names.append(chance.choice(first or rest or options))
        session.play(names[-1])
    return None


@cache
def rich(players: int) -> Situation:
    """A turn with a large city, Events that something lies beneath, and a prisoner in the Dungeon."""

    def wanted(session: Session) -> bool:
        me = session.table.view(0)["players"][0]
        return len(me["city"]) >= FULL and bool(me["prisoners"]) and any(one["beneath"] for one in me["events"])

    return next(found for seed in count() if (found := eager(players, seed, wanted)))


@cache
def payable() -> Situation:
    """A turn with a card of the hand that can be paid for, and nothing else to do with it."""

    def wanted(session: Session) -> bool:
        plays = [one for one in session.names() if re.fullmatch(r"play \w+", one)]
        me = session.table.view(0)["players"][0]
        return bool(plays) and f"{plays[0]} otherwise" not in session.names() and sum(me["goods"].values()) > 3

    return next(found for seed in count() if (found := eager(2, seed, wanted)))


@cache
def ruins_revealed() -> Situation:
    """A Postal Pigeon has revealed the Ruins, and they are being played: which Construction makes room?"""
    for seed in count(62):  # the first game in which it comes to that
        session = Session.start(Setup("everdell", 2, (), {}, seed))
        chance, names = Random(seed), list[str]()
        while not session.over:
            revealed = session.table.view(0)["revealed"]
            options = session.options()
            if (session.table.seat == 0 and revealed and session.prompt().message.key == "ask-pick"
                    and options[0].elements[0].startswith("city:")):
                return Situation(session.setup, tuple(names), "ask-pick")
            every = session.names()
            first = [one for one in every if "postal_pigeon" in one or (revealed and "ruins" in one)]
            rest = [one for one in every if one.startswith("play")] or [one for one in every if one != "pass"]
            names.append(chance.choice(first or rest or every))
            session.play(names[-1])
    raise AssertionError


# --- games to the end ------------------------------------------------------------------------------------------------
def test_a_game_against_a_bot_is_played_to_its_end_by_mouse(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, "me", "greedy", starter="1"), speed=8)
    play_until(mira, lambda: over(mira.page), Random(3), 900)
    expect(mira.page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)|won together"))
    expect(mira.page.get_by_role("dialog").get_by_role("row", name="Prosperity")).to_be_visible()
    mira.shot("everdell-end")
    assert mira.missing_texts() == []
    assert mira.status()["over"]
    mira.page.get_by_role("link", name="Look back at the game").click()
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    for points in ("Points", "Prosperity", "Journey", "Events"):
        expect(mira.page.get_by_role("figure").filter(has_text=points).first).to_be_visible()
    assert mira.missing_texts() == []
    mira.shot("everdell-after")


def test_a_game_against_rugwort_is_played_to_its_end_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, "me", seed=8), speed=8)
    keyboard = mira.page.keyboard
    chance = Random(8)
    chosen_by = {"arrows": 0, "number": 0}
    for _ in range(600):
        if (now := mira.page.wait_for_function(NOW).json_value()) == "over":
            break
        before = mira.status()["version"]
        if now == "show":  # what Rugwort does has been seen in other games
            keyboard.press("Escape")
        elif chance.random() < 0.5:
            keyboard.press(chance.choice("123456789"))
            chosen_by["number"] += mira.status()["version"] != before
        else:
            keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
            keyboard.press("Enter")
            chosen_by["arrows"] += mira.status()["version"] != before
    assert over(mira.page), "the game came to its end"
    assert min(chosen_by.values()) > 5, "arrows and numbers both chose"
    expect(mira.page.get_by_role("dialog")).to_contain_text("Rugwort")
    expect(mira.page.get_by_role("button", name="Look at the table")).to_be_focused()


# --- seen before it is done ------------------------------------------------------------------------------------------
def test_a_card_shows_beforehand_what_it_costs_and_a_place_what_it_gives(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, payable())
    told = mira.page.get_by_role("tooltip")
    changes = mira.page.locator(".purse .change")
    mira.page.locator("[data-el^='hand:'].can").first.hover()
    expect(changes.first).to_have_text(re.compile("−[1-9]"))
    expect(told.get_by_role("listitem").first).to_have_text(re.compile(": pay [1-9]"))
    mira.shot("everdell-cost")
    mira.page.locator("[data-el='basic:three_twigs'].can").hover()
    expect(changes).to_have_text(["+3"])
    expect(told.get_by_role("listitem")).to_have_text([re.compile(": gain 3 twigs")])
    mira.page.mouse.move(640, 25)
    expect(changes).to_have_count(0)


def test_folded_places_are_reached_by_arrow_keys(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, payable(), size=PHONE)
    tabs = mira.page.get_by_role("tab")
    expect(tabs).to_have_count(3)
    folded = mira.page.locator("[role=tab].can").first
    if folded.count() == 0:  # everything that can be done lies open: the others are reached by Tab
        folded = tabs.last
    folded.focus()
    mira.page.keyboard.press("Shift+Tab")
    mira.page.keyboard.press("Tab")
    expect(folded).to_be_focused()
    expect(folded).to_have_attribute("aria-selected", "true")


# --- revealed cards --------------------------------------------------------------------------------------------------
def test_what_a_revealed_card_asks_of_the_city_is_chosen_there(arrive: Arrive, server: Running) -> None:
    """The cards that were revealed lie over the city: they make way while the city is asked."""
    mira = facing(arrive, server, ruins_revealed())
    still(mira.page)
    expect(mira.page.get_by_role("dialog", name="Revealed cards")).to_have_count(0)
    mira.shot("everdell-ruins-revealed")
    before = step(mira)
    mira.page.locator(".scene [data-el^='city:0:'].can").first.click()
    stepped(mira, before)


# --- cities ----------------------------------------------------------------------------------------------------------
@SIZES
def test_a_city_shows_its_events_what_lies_beneath_and_its_prisoners(
        arrive: Arrive, server: Running, size: tuple[int, int]) -> None:
    mira = facing(arrive, server, rich(2), size=size)
    tabs = mira.page.get_by_role("tab")
    if size == PHONE:
        tabs.nth(1).tap()
        expect(mira.page.get_by_role("button", name=re.compile("Achieved by .* Beneath it: .+")).first).to_be_visible()
        tabs.last.tap()
    city = mira.page.get_by_role("region", name="Your city")
    if size != PHONE:
        expect(city.locator("[data-el^='achieved:0:']").first).to_be_visible()
        expect(city.get_by_role("button", name=re.compile("^(?!Dungeon).*Beneath it: .+")).first).to_be_visible()
    expect(city.locator(".cell")).not_to_have_count(0)
    expect(city.get_by_role("button", name=re.compile("^Dungeon.*Beneath it: "))).to_be_visible()
    still(mira.page)
    mira.shot(f"everdell-city-{'phone' if size == PHONE else 'laptop'}")


def test_another_city_is_laid_out_with_its_points_by_kind(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, rich(2))
    mira.page.get_by_role("button", name=re.compile("^Enlarge the city")).click()
    board = mira.page.get_by_role("dialog", name=re.compile("^Board of"))
    expect(board.locator("[data-el^='city:1:']").first).to_be_visible()
    for kind in ("cards", "Prosperity", "Events"):
        expect(board.get_by_role("img", name=re.compile(f"^{kind}: "))).to_be_visible()
    mira.shot("everdell-enlarged")
    assert mira.barriers() == []


# --- looks -----------------------------------------------------------------------------------------------------------
def test_a_full_table_has_no_barriers_and_needs_no_scrolling(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, rich(4))
    for name, size, theme in mira.every_look():
        still(mira.page)
        assert mira.page.evaluate("document.documentElement.scrollHeight") <= size[1] and mira.overhang() <= 0
        mira.shot(f"everdell-full-{name}-{theme}")
        assert mira.barriers() == [], (name, theme)


def test_the_table_changes_its_language_without_reload_and_lacks_no_word(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, rich(4))
    mira.page.evaluate("window.stayed = true")
    said = set()
    for language in LANGUAGES:
        mira.page.get_by_role("combobox").first.select_option(language)
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert mira.missing_texts() == []
        said.add(mira.page.locator(".prompt").inner_text())
        assert mira.overhang() <= 0
        mira.shot(f"everdell-{language}")
    assert len(said) == len(LANGUAGES), "the prompt is said in each language"
    assert mira.page.evaluate("window.stayed")


def test_what_happened_is_told_by_turns_with_pictures(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, rich(2))
    mira.page.keyboard.press("l")
    log = mira.page.locator(".sheet .log")
    expect(log.locator(".turn .head").last).to_have_text(re.compile("(winter|spring|summer|autumn)$"))
    expect(log.locator(".turn").nth(10)).to_be_attached()
    expect(log.locator(".line .picture").nth(10)).to_be_attached()


# --- moments ---------------------------------------------------------------------------------------------------------
def test_a_worker_flies_and_escape_lands_it(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, "me", seed=8), moving=True, speed=0.5)
    mira.page.locator("[data-el^='basic:'].can").first.click()
    expect(mira.page.locator(".flying").first).to_be_attached()
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator(".flying")).to_have_count(0)
