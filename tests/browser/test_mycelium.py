"""Mycelium in a real browser: games against the automa by mouse and keyboard, the land, wind, payment, networks."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from fairyring.bots.levels import make_bot
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.session import Session
from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.playing import asked_for, over, play_until, seated, step, stepped, still
from tests.browser.situations import Situation, facing, played_on, situations
from tests.browser.visitor import PHONE, Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running


def table(server: Running, *seats: str, seed: int = 5, **options: str) -> Data:
    made = Browser(server.address).make(*(seats or ("me",)), game="mycelium", seed=seed, options=options)
    return {**made, "game": "mycelium"}


def at(arrive: Arrive, made: Data, asked: str = "mother begin", **more: object) -> Visitor:
    """Somebody sits down and is asked where the mother begins, or something else."""
    mira = arrive(tables=[made], **more)
    seated(mira, made)
    asked_for(mira.page, asked)
    mira.is_asked()
    still(mira.page)
    return mira


def in_situation(arrive: Arrive, server: Running, asked: str, players: int = 2, **more: object) -> Visitor:
    """Somebody in the middle of a game who is asked this."""
    found = next(one for one in situations("mycelium", players) if one.asked == asked)
    mira = facing(arrive, server, found, **more)
    still(mira.page)
    return mira


def land(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^The forest floor"))


def middle(page: Page, element: str) -> tuple[float, float]:
    """Where a place lies once nothing moves any more."""
    still(page)
    box = page.locator(f"[data-el='{element}']:visible").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- games to the end ------------------------------------------------------------------------------------------------
def test_a_game_against_the_automa_is_played_to_its_end_by_mouse(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, seed=3))
    play_until(mira, lambda: over(mira.page), Random(3), 700)
    end = mira.page.get_by_role("dialog")
    expect(end).to_contain_text(re.compile("You (won|lost)|won together"))
    assert "You lost" not in end.inner_text() or "Automa won. Most points." in end.inner_text(), "who won, and how"
    assert end.locator("thead th").all_inner_texts()[-1] == "total", "what they make together comes last"
    mira.shot("mycelium-end")
    assert mira.missing_texts() == []
    assert mira.status()["over"]
    mira.page.get_by_role("link", name="Look back at the game").click()
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    expect(mira.page.get_by_role("figure").first).to_be_visible()
    assert mira.missing_texts() == []
    mira.shot("mycelium-after")


def test_a_game_against_the_automa_is_played_to_its_end_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, played_on(server.address, table(server, seed=8, automa_level="hard"), 40), asked=".")
    keyboard = mira.page.keyboard
    chance = Random(8)
    chosen_by = {"arrows": 0, "number": 0}
    for _ in range(900):
        mira.page.locator(".can, .prompt .press:not(:disabled), .finale, [role=menuitem]").first.wait_for()
        if over(mira.page):
            break
        before = mira.status()["version"]
        if chance.random() < 0.5:
            keyboard.press(chance.choice("123450"))
            chosen_by["number"] += mira.status()["version"] != before
        else:
            keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
            keyboard.press("Enter")
            chosen_by["arrows"] += mira.status()["version"] != before
    assert over(mira.page), "the game came to its end"
    assert min(chosen_by.values()) > 5, "arrows and numbers both chose"
    expect(mira.page.get_by_role("button", name="Look at the table")).to_be_focused()


def test_a_touch_on_a_piece_that_can_do_several_things_opens_its_menu(arrive: Arrive, server: Running) -> None:
    ada = arrive(server.address, size=PHONE)
    page = ada.page
    ada.go("learn/mycelium")
    ada.at_table()
    page.locator(".coach .on").tap()
    page.locator("button[data-el='tile:1,1,0'].can").tap()
    expect(page.get_by_role("menuitem")).to_have_count(2)
    expect(page.locator(".bubble .again")).to_have_count(0)


# --- the land --------------------------------------------------------------------------------------------------------
def test_the_land_is_dragged_brought_nearer_and_shown_whole_again(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    page = mira.page
    start, before = middle(page, "tile:2,0,0"), step(mira)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 60, start[1] - 40, steps=5)
    page.mouse.up()
    assert middle(page, "tile:2,0,0") == pytest.approx((start[0] - 60, start[1] - 40), abs=3)
    assert step(mira) == before, "the end of a drag is no choice"
    land(page).focus()
    page.keyboard.press("ArrowLeft")
    assert middle(page, "tile:2,0,0")[0] > start[0] - 50
    page.get_by_role("button", name="Show everything").click()
    assert middle(page, "tile:2,0,0") == pytest.approx(start, abs=2)


def test_networks_are_outlined_on_request_one_player_after_another(arrive: Arrive, server: Running) -> None:
    mira = in_situation(arrive, server, "ask-turn-first")
    page = mira.page
    button = page.get_by_role("button", name=re.compile("^Outline networks"))
    said = [button.get_attribute("aria-label")]
    for _ in range(2):
        button.click()
        said.append(button.get_attribute("aria-label"))
    assert len(set(said)) == 3 and said[-1] == "Outline networks: No networks"
    expect(page.locator(".world .netting")).to_have_count(0)
    page.keyboard.press("n")
    expect(button).to_have_attribute("aria-label", said[0] or "")
    expect(page.locator(".world .netting")).not_to_have_count(0)


# --- what a move does ------------------------------------------------------------------------------------------------
def test_the_wind_shows_where_it_blows_and_the_order_in_which_spores_fell(arrive: Arrive, server: Running) -> None:
    mira = in_situation(arrive, server, "ask-spread", 4)
    page = mira.page
    expect(page.locator(".world .far").first).to_be_attached()
    expect(page.get_by_role("status", name="This turn")).to_contain_text(re.compile("Spores to lay: [1-9]"))
    fallen = page.locator(".world [data-order]")
    numbers = [one.get_attribute("data-order") or "" for one in fallen.all()]
    assert sorted(numbers) == [str(i + 1) for i in range(len(numbers))] and numbers
    mira.shot("mycelium-wind")


@cache
def paying() -> Situation:
    """The first seat pays for a mushroom and has a choice of spores for more than one square."""
    setup = Setup("mycelium", 2, (), {}, 4)
    session, bot, names = Session.start(setup), make_bot("greedy"), list[str]()
    while "rest" not in session.names() or session.table.seat:
        names.append(bot.choose(SeatHandle(session.game, session.table, session.table.seat), len(names)))
        session.play(names[-1])
    return Situation(setup, tuple(names), session.prompt().message.key)


def test_a_mushroom_is_paid_for_in_two_clicks_and_seen_beforehand(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, paying())
    page = mira.page
    before = step(mira)
    still(page)
    expect(page.get_by_role("status", name="This turn").get_by_role("img", name="Still to pay")).to_be_visible()
    expect(page.locator(".world .rest").first).to_be_attached()
    mira.shot("mycelium-paying")
    page.locator(".choices").get_by_role("button", name=re.compile("^pay the rest", re.IGNORECASE)).click()
    stepped(mira, before)
    expect(page.get_by_role("img", name="Still to pay")).to_have_count(0)


@cache
def decayed() -> Situation:
    """It is the first seat's turn, and a card lies under one of its boards and under one of the other's."""
    setup = Setup("mycelium", 2, (), {}, 4)
    session, bot, names = Session.start(setup), make_bot("greedy"), list[str]()
    while not (session.prompt().message.key == "ask-turn-first" and session.table.seat == 0 and all(
            any(board["tucked"] for board in one["boards"]) for one in session.table.view(0)["players"])):
        names.append(bot.choose(SeatHandle(session.game, session.table, session.table.seat), len(names)))
        session.play(names[-1])
    return Situation(setup, tuple(names), session.prompt().message.key)


def test_cards_under_boards_tell_what_they_bring(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, decayed())
    page = mira.page
    still(page)
    told = page.get_by_role("dialog")
    brings = re.compile("(When it decays|Once it has decayed|Under its board): ")
    page.get_by_role("button", name=re.compile("Decayed cards underneath: [1-9]")).first.click()
    expect(told.get_by_role("listitem").first).to_contain_text(brings)
    still(page)
    mira.shot("mycelium-decayed")
    assert mira.missing_texts() == [] and mira.barriers() == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Enlarge ")).first.click()
    expect(told.get_by_role("listitem").first).to_contain_text(brings)
    still(page)
    mira.shot("mycelium-decayed-other")
    assert mira.missing_texts() == [] and mira.barriers() == []


def test_what_the_automa_considered_is_told_step_by_step_on_request(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, played_on(server.address, table(server), 24), asked=".")
    page = mira.page
    if not page.locator(".log:visible").count():
        page.keyboard.press("l")
    log = page.get_by_role("region", name="Log")
    turn = log.locator(".turn").filter(has=page.get_by_role("button", name="Step by step")).first
    steps = turn.get_by_role("button", name="Step by step")
    lines = turn.locator("li")
    expect(lines.first).to_be_visible()
    few = lines.count()
    expect(turn.locator("li.aside")).to_have_count(0)
    steps.click()
    expect(turn.locator("li.aside").first).to_contain_text(re.compile("FRUIT|DECAY|SPORE|EXPLORE|MOVE|lot"))
    expect(lines).to_have_count(few + turn.locator("li.aside").count())
    turn.locator("li.aside .line").first.click()
    expect(turn.get_by_role("button", name=re.compile("MUA-"))).to_be_visible()
    mira.shot("mycelium-automa-steps")
    steps.click()
    expect(lines).to_have_count(few)


# --- looks -----------------------------------------------------------------------------------------------------------
def test_nothing_at_the_table_is_a_barrier(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    for name, _, theme in mira.every_look():
        still(mira.page)
        mira.shot(f"mycelium-{name}-{theme}")
        assert mira.barriers() == [], (name, theme)


def test_the_table_changes_its_language_without_reload_and_lacks_no_word(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, "me", "greedy", "greedy", rival="automa"), asked=".")
    said = set()
    for language in LANGUAGES:
        mira.page.get_by_role("combobox").first.select_option(language)
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert mira.missing_texts() == []
        said.add(mira.page.locator(".prompt").inner_text())
        assert mira.overhang() <= 0
    assert len(said) == len(LANGUAGES), "the prompt is said in each language"


def test_a_card_tells_what_it_costs_what_it_leads_to_and_a_fact(arrive: Arrive) -> None:
    mira = arrive()
    mira.go("cards/mycelium")
    mira.page.get_by_role("button", name=re.compile("Penny bun")).first.click()
    told = mira.page.get_by_role("dialog")
    expect(told).to_contain_text("Costs spores: 3 green, 3 brown.")
    expect(told).to_contain_text("nobody has managed to farm it")
    assert mira.missing_texts() == []
    mira.shot("mycelium-card")
