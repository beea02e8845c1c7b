"""The table, played in a real browser: by mouse, by keyboard, on a phone, by several at one screen."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import expect

from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.playing import (
    GLOWING,
    against_gwidyon,
    asked_for,
    on_offer,
    over,
    place,
    play_until,
    prompt,
    seated,
    step,
    stepped,
    still,
)
from tests.browser.situations import played_on
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.player import Browser
from tests.server.running import Running, running

THINGS = ["field:0:A1", "field:0:E4", "display:0", "display:4", "hand:0:0", "hand:0:2", "tile:0:a", "tile:0:b",
          "discard:0", "pile:0", "shrine", "supply:dew", "supply:root", "pile:heroes", "leaves:0"]
"""Must be on the screen without scrolling, at the start of every game."""


# --- whole games -----------------------------------------------------------------------------------------------------
def test_a_whole_solo_game_by_mouse(arrive: Arrive, server: Running) -> None:
    made = against_gwidyon(server.address)
    mira = arrive(tables=[made])
    seated(mira, made)
    mira.shot("solo-start")
    play_until(mira, lambda: over(mira.page), Random(3))
    expect(mira.page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)"))
    mira.shot("solo-end")
    assert mira.status()["over"]
    mira.page.get_by_role("link", name="Look back at the game").click()
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_solo_game_is_played_to_its_end_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    made = played_on(server.address, against_gwidyon(server.address, seed=8), 40)
    mira = arrive(tables=[made])
    seated(mira, made)
    keyboard = mira.page.keyboard
    chance = Random(8)
    walked = 0
    for turn in range(600):
        if on_offer(mira.page)["over"]:
            break
        if prompt(mira.page).locator(".show").count():
            keyboard.press("Escape")
        elif turn % 2:
            keyboard.press(chance.choice(["1", "1", "2", "0"]))
        else:
            keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
            walked += mira.page.evaluate("document.activeElement.matches('.can, .press, [role=menuitem]')")
            keyboard.press("Enter")
    assert over(mira.page), "the game came to its end"
    assert walked > 10, "arrows lead to what can be chosen"
    expect(mira.page.get_by_role("button", name="Look at the table")).to_be_focused()


def test_bots_play_on_by_themselves_and_their_moves_are_told(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "greedy", "greedy", modules=["prisma"], seed=6, options={"starter": "2"})
    mira = arrive(tables=[made], speed=3)
    seated(mira, made)
    asked_for(mira.page, "Your turn")
    log = mira.page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log.nth(4), "what the bots did before me").to_be_attached()  # the past is fetched after the table
    mira.page.get_by_role("button", name="Show the last turn again").click()
    expect(mira.page.get_by_role("button", name="Go on")).to_be_visible()
    mira.page.keyboard.press("Escape")
    asked_for(mira.page, "Your turn")


# --- taking back, hints, log, rules ----------------------------------------------------------------------------------
def test_undo_one_step_redo_and_undo_the_whole_turn(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    seated(mira, made)
    undo = mira.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    hand = mira.page.locator(".hand button")
    expect(hand).to_have_count(3)
    hand.first.click()
    expect(hand).to_have_count(2)
    expect(undo).to_be_enabled()
    mira.page.keyboard.press("u")
    expect(hand).to_have_count(3)
    assert step(mira) == 0
    mira.page.get_by_role("button", name="Redo").click()
    expect(hand).to_have_count(2)
    play_until(mira, lambda: hand.count() < 2, Random(1), 30)
    mira.page.get_by_role("button", name="Undo the whole turn").click()
    expect(hand).to_have_count(3)
    assert step(mira) == 0
    expect(mira.page.get_by_text("Nothing has happened yet.")).to_be_visible()


def test_the_log_does_not_deny_a_past_that_is_on_its_way_and_asks_for_it_again(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    mira.go(f"table/{made['table']}")
    mira.at_table()
    play_until(mira, lambda: step(mira) > 0, Random(1), 30)
    mira.page.route("**/replay?*", lambda route: route.abort())
    mira.go(f"table/{made['table']}")
    mira.at_table()
    expect(mira.page.get_by_role("region", name="Log")).to_be_visible()
    expect(mira.page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    mira.page.unroute("**/replay?*")
    lines = mira.page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(lines.first, "asked for again").to_be_attached()
    mira.complaints.clear()  # the browser reports the broken line itself


def test_a_long_press_on_undo_takes_the_turn_back(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made], size=PHONE)
    seated(mira, made)
    hand = mira.page.locator(".hand button")
    play_until(mira, lambda: hand.count() < 2, Random(1), 30)
    undo = mira.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_enabled()
    undo.click(delay=700)
    expect(hand).to_have_count(3)
    assert step(mira) == 0


def test_a_hint_stands_on_the_elements_it_speaks_of(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    seated(mira, made)
    mira.page.keyboard.press("h")
    hints = mira.page.locator(".scene .can .hint")
    expect(hints).to_have_count(3)
    expect(hints.first).to_contain_text(re.compile("[123]"))
    advice = mira.page.locator(".advice li")
    expect(advice).to_have_count(3)
    expect(advice.first).to_contain_text("The best, as far as I can see")
    mira.page.keyboard.press("h")
    expect(hints).to_have_count(0)


def test_a_line_of_the_log_marks_what_it_speaks_of_and_leads_to_its_rule(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    seated(mira, made)
    place(mira.page, "hand:0:0").click()
    log = mira.page.get_by_role("region", name="Log")
    line = log.get_by_role("button", name=re.compile("played$"))
    line.click()
    expect(place(mira.page, "discard:0")).to_have_class(re.compile(r"\bmarked\b"))
    log.get_by_role("button", name="Why? Read rule MYC-TURN-03").first.click()
    drawer = mira.page.get_by_role("dialog").filter(has=mira.page.locator("[data-rule='MYC-TURN-03']"))
    expect(drawer).to_be_visible()
    mira.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    prompt(mira.page).get_by_role("button", name=re.compile("^Why")).click()
    expect(mira.page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()


def test_a_card_is_explained_in_words_on_hover_and_on_focus(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3)
    mira = arrive(tables=[made])
    seated(mira, made)
    card = place(mira.page, "display:0")
    card.hover()
    told = mira.page.get_by_role("tooltip")
    expect(told).to_contain_text(re.compile(r"costs \d"))
    assert len(told.inner_text()) > 60, "name, kind and effect in words"
    mira.page.mouse.move(5, 300)
    expect(told).to_have_count(0)
    place(mira.page, "hand:0:1").focus()
    mira.page.keyboard.press("Shift+Tab")
    expect(told).to_be_visible()


# --- several people ---------------------------------------------------------------------------------------------------
def test_at_one_screen_a_curtain_hides_the_hand_and_ending_a_turn_is_confirmed(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "me", seed=3, options={"starter": "1"})
    both = arrive(tables=[made])
    both.go(f"table/{made['table']}")
    curtain = both.page.get_by_role("dialog", name="Pass the device")
    hand = both.page.locator(".hand button")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(hand).to_have_count(3)
    end = prompt(both.page).get_by_role("button", name="End your turn", disabled=False)
    play_until(both, lambda: end.count() > 0 and both.page.locator(GLOWING).count() > 0, Random(2), 60)
    end.click()
    asked_for(both.page, "cannot be taken back")
    both.page.keyboard.press("Escape")
    expect(prompt(both.page)).not_to_contain_text("cannot be taken back")
    end.click()
    prompt(both.page).get_by_role("button", name="Yes").click()
    expect(curtain).to_be_visible()
    assert hand.count() == 0, "the next hand is not on the screen yet"
    both.shot("curtain")
    curtain.get_by_role("button").click()
    expect(hand).to_have_count(3)


def test_what_shows_something_hidden_is_confirmed_where_others_play_too(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend", seed=3, options={"starter": "1"})
    mira = arrive(tables=[made])
    seated(mira, made)
    tile = place(mira.page, "tile:0:a")
    place(mira.page, "hand:0:2").click()
    expect(tile).to_have_class(re.compile(r"\bcan\b"))
    before = step(mira)
    tile.click()
    asked_for(mira.page, "Something hidden will be shown")
    assert step(mira) == before
    mira.page.keyboard.press("Escape")
    expect(prompt(mira.page)).not_to_contain_text("Something hidden")
    tile.click()
    prompt(mira.page).get_by_role("button", name="Yes").click()
    stepped(mira, before)
    assert step(mira) == before + 1


# --- the line ---------------------------------------------------------------------------------------------------------
def test_a_restarted_server_loses_nothing_and_the_page_comes_back_by_itself(
        arrive: Arrive, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    db = str(folder / "tables.db")
    with running(db, folder) as first:
        made = against_gwidyon(first.address)
        mira = arrive(first.address, tables=[made])
        seated(mira, made)
        place(mira.page, "hand:0:0").click()
        expect(mira.page.locator(".hand button")).to_have_count(2)
        before = step(mira)
        port = int(first.address.rstrip("/").rpartition(":")[2])
        first.kill()
        expect(mira.page.get_by_text("The line is down")).to_be_visible()
        mira.shot("line-down")
    with running(db, folder, port=port):
        expect(mira.page.get_by_text("The line is down")).to_be_hidden()
        assert step(mira) == before
        expect(mira.page.locator(".hand button")).to_have_count(2)
        mira.page.locator(GLOWING).first.click()
        stepped(mira, before)
        mira.page.reload()
        mira.at_table()
    mira.leave()
    mira.complaints.clear()  # the browser reports the broken line itself


# --- looks ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [("me",), ("me", "greedy"), ("me", "greedy", "greedy", "greedy")],
                         ids=["solo", "two", "four"])
@pytest.mark.parametrize("modules", [[], ["prisma"]], ids=["base", "prisma"])
def test_the_whole_situation_is_on_the_screen_without_scrolling(
        arrive: Arrive, server: Running, seats: tuple[str, ...], modules: list[str]) -> None:
    options = {"starter": "1"} if len(seats) > 1 else {}
    made = Browser(server.address).make(*seats, seed=5, modules=modules, options=options)
    mira = arrive(tables=[made])
    seated(mira, made)
    asked_for(mira.page, "Your turn")
    for size in (LAPTOP, PHONE):
        mira.resize(size)
        still(mira.page)
        in_sight(mira, size, len(seats), bool(modules))


def in_sight(mira: Visitor, size: tuple[int, int], seats: int, prisma: bool) -> None:
    wanted = [one for one in THINGS if size != PHONE or not one.startswith("supply:")]
    others = "player:{}" if size == PHONE else "field:{}:A1"
    wanted += [others.format(other) for other in range(1, seats)] or ["gwidyon:drops", "gwidyon:tile"]
    if prisma:
        wanted += ["root:green", "root:purple", "pawn:0", "gifts:0"]
    for element in wanted:
        there = mira.page.locator(f"[data-el='{element}']:visible")
        there.first.wait_for()
        boxes = [one.bounding_box() for one in there.all()]
        seen = [box for box in boxes if box and box["width"] > 3 and box["height"] > 3]
        assert seen, f"{element} is not there"
        assert any(box["x"] >= -1 and box["y"] >= -1 and box["x"] + box["width"] <= size[0] + 1
                   and box["y"] + box["height"] <= size[1] + 1 for box in seen), f"{element} lies outside: {seen}"
    assert mira.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    mira.shot(f"table-{seats}-{'prisma' if prisma else 'base'}-{'phone' if size == PHONE else 'laptop'}")
    if prisma and seats != 2:
        assert mira.barriers() == []


def test_things_of_the_scene_do_not_cover_each_other(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "greedy", "greedy", "greedy", seed=5, modules=["prisma"],
                                        options={"starter": "1"})
    mira = arrive(tables=[made])
    seated(mira, made)
    asked_for(mira.page, "Your turn")
    for size in (LAPTOP, PHONE):
        mira.resize(size)
        still(mira.page)
        parts = mira.page.locator(".scene > .part").all()
        boxes = {part.get_attribute("data-part"): part.bounding_box() for part in parts}
        boxes["prompt"] = mira.page.locator(".asks").bounding_box()
        assert len(boxes) > 5
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            assert a and b
            apart = (a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
                     or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1)
            assert apart, f"{one} covers {other} at {size}: {a} {b}"


def test_another_board_is_enlarged_by_a_tap_and_a_long_press_explains_a_card(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "greedy", seed=5, options={"starter": "1"})
    mira = arrive(tables=[made], size=PHONE)
    seated(mira, made)
    asked_for(mira.page, "Your turn")
    mira.page.get_by_role("button", name=re.compile("^Enlarge")).tap()
    board = mira.page.get_by_role("dialog", name=re.compile("^Board of"))
    expect(board.locator("[data-el='field:1:C3']")).to_be_visible()
    mira.shot("enlarged-phone")
    board.get_by_role("button", name="Close").tap()
    expect(board).to_have_count(0)
    before = step(mira)
    card = place(mira.page, "hand:0:0")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(mira.page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click")
    assert step(mira) == before, "a long press explains and chooses nothing"
    mira.shot("explained-phone")


def test_the_table_changes_its_language_without_reload_and_lacks_no_word(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", seed=3, modules=["prisma"])
    mira = arrive(tables=[made])
    seated(mira, made)
    place(mira.page, "hand:0:0").click()
    mira.page.evaluate("window.stayed = true")
    said = set()
    for language in LANGUAGES:
        mira.page.get_by_role("combobox").first.select_option(language)
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert mira.missing_texts() == []
        said.add(mira.page.locator(".prompt").inner_text())
        assert mira.overhang() <= 0
        mira.shot(f"table-{language}")
    assert len(said) == len(LANGUAGES), "the prompt is said in each language"
    assert mira.page.evaluate("window.stayed")


def test_drops_and_cards_fly_and_a_press_of_escape_lands_them(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "greedy", seed=3, options={"starter": "1"})
    mira = arrive(tables=[made], moving=True, speed=0.5)
    seated(mira, made)
    flying = mira.page.locator(".flying")
    place(mira.page, "hand:0:0").click()
    expect(flying.first).to_be_attached()
    expect(flying).to_have_count(0)
    play_until(mira, lambda: mira.page.get_by_role("button", name="Go on").count() > 0, Random(5), 80)
    mira.shot("bot-plays")
    mira.page.keyboard.press("Escape")
    expect(mira.page.get_by_role("button", name="Go on")).to_have_count(0)


def glow(visitor: Visitor) -> int:
    return visitor.page.locator(GLOWING).count()


def test_a_spectator_sees_no_glow_and_is_told_who_thinks(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend", seed=3, options={"starter": "1"})
    guest = arrive()
    guest.go(f"watch/{made['table']}/{made['watch']}")
    guest.at_table()
    asked_for(guest.page, "Player 1")
    assert glow(guest) == 0
    assert guest.page.locator(".hand .face").count() == 0
