"""Salamandra in a real browser: whole games by mouse and keyboard, the growing land, placements seen beforehand."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.playing import asked_for, over, place, play_until, prompt, seated, step, stepped, still
from tests.browser.situations import facing, played_on, situations, turn
from tests.browser.visitor import PHONE, Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running

MINE = ["druid:0", "crystals:0", "available:0", "scrolls:0", "harvest:0"]
SHARED = ["temple:yellow", "temple:black", "slot:field_01:N", "slot:field_04:S", "grove:0,0", "stack:fields", "score:0",
          "score:1"]


def table(server: Running, *seats: str, seed: int = 5, **options: str) -> Data:
    made = Browser(server.address).make(*(seats or ("me", "greedy")), game="salamandra", seed=seed, options=options)
    return {**made, "game": "salamandra"}


def at(arrive: Arrive, made: Data, asked: str = "Your turn", **more: object) -> Visitor:
    """Somebody sits down and waits for their turn, or for something else that is asked."""
    mira = arrive(tables=[made], **more)
    seated(mira, made)
    asked_for(mira.page, asked)
    mira.is_asked()
    still(mira.page)
    return mira


def in_situation(arrive: Arrive, server: Running, asked: str) -> Visitor:
    """Somebody in the middle of a game of two who is asked this."""
    found = next(one for one in situations("salamandra", 2) if one.asked == asked)
    mira = facing(arrive, server, found)
    still(mira.page)
    return mira


def box_of(page: Page, element: str) -> Data:
    """Where a place lies once nothing moves any more."""
    still(page)
    box = place(page, element).bounding_box()
    assert box
    return dict(box)


def land(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Play area"))


# --- games to the end ------------------------------------------------------------------------------------------------
def test_a_game_against_a_bot_is_played_to_its_end_by_mouse(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, played_on(server.address, table(server), 50), asked=".")
    play_until(mira, lambda: over(mira.page), Random(3))
    expect(mira.page.get_by_role("dialog")).to_contain_text(re.compile("You (won|lost)|won together"))
    mira.shot("salamandra-end")
    assert mira.missing_texts() == []
    assert mira.status()["over"]
    mira.page.get_by_role("link", name="Look back at the game").click()
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    charts = mira.page.get_by_role("figure")
    expect(charts.first).to_be_visible()
    assert mira.missing_texts() == []
    mira.shot("salamandra-after")


def test_a_game_is_played_to_its_end_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, played_on(server.address, table(server, seed=8), 50), asked=".")
    keyboard = mira.page.keyboard
    chance = Random(8)
    chosen_by = {"arrows": 0, "number": 0}
    for _ in range(600):
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


# --- the land --------------------------------------------------------------------------------------------------------
def middle(page: Page, element: str) -> tuple[float, float]:
    box = box_of(page, element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_land_is_dragged_brought_nearer_and_shown_whole_again(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    page = mira.page
    start, size = middle(page, "temple:yellow"), box_of(page, "temple:yellow")
    before = step(mira)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 60, start[1] + 40, steps=5)
    page.mouse.up()
    assert middle(page, "temple:yellow") == pytest.approx((start[0] + 60, start[1] + 40), abs=3)
    assert step(mira) == before, "the end of a drag is no choice"
    page.mouse.wheel(0, -400)
    assert box_of(page, "temple:yellow")["width"] > size["width"] * 1.3
    page.get_by_role("button", name="Show everything").click()
    assert middle(page, "temple:yellow") == pytest.approx(start, abs=2)


def test_keys_move_the_land_too(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    page = mira.page
    start, size = middle(page, "temple:yellow"), box_of(page, "temple:yellow")
    land(page).focus()
    page.keyboard.press("ArrowRight")
    assert middle(page, "temple:yellow")[0] < start[0] - 20
    page.keyboard.press("f")
    assert middle(page, "temple:yellow") == pytest.approx(start, abs=2)
    place(page, "slot:field_01:W").focus()
    page.keyboard.press("Shift+ArrowDown")
    assert middle(page, "temple:yellow")[1] < start[1] - 20, "with Shift from everywhere"
    page.keyboard.press("+")
    assert box_of(page, "temple:yellow")["width"] > size["width"] * 1.2


def test_a_place_out_of_sight_comes_back_when_it_gets_the_focus(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    page = mira.page
    window = land(page).bounding_box()
    assert window
    for _ in range(6):
        page.keyboard.press("+")
    land(page).focus()
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    place(page, "slot:field_04:S").focus()
    box = box_of(page, "slot:field_04:S")
    assert window["y"] <= box["y"] and box["y"] + box["height"] <= window["y"] + window["height"]


def test_no_slot_is_small_in_the_middle_of_a_game_of_four(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, turn("salamandra", 4), size=(1280, 720))
    still(mira.page)
    sizes = mira.page.evaluate("""[...document.querySelectorAll("[data-el^='slot:']")].map(one => {
        const box = one.getBoundingClientRect();
        return Math.min(box.width, box.height);
    })""")
    assert len(sizes) > 40 and min(sizes) >= 32


# --- seen before it is done ------------------------------------------------------------------------------------------
def test_a_placement_shows_beforehand_what_it_pays(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    before = step(mira)
    slot = mira.page.locator("button[data-el$=':N'].can").first
    slot.hover()
    bubble = mira.page.locator(".bubble")
    expect(bubble).to_contain_text(re.compile(r"bonus slot N: 1 point"))
    expect(mira.page.locator(".ghostly")).to_have_count(1)
    mira.shot("salamandra-preview")
    mira.page.mouse.move(5, 300)
    expect(bubble).to_have_count(0)
    slot.focus()
    mira.page.keyboard.press("Shift+Tab")
    mira.page.keyboard.press("Tab")
    expect(bubble).to_be_visible()
    assert step(mira) == before, "looking chooses nothing"
    slot.click()
    expect(mira.page.locator(".who.mine")).not_to_have_count(0)
    stepped(mira, before)


def test_on_a_phone_the_first_touch_looks_and_the_second_places(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server), size=PHONE)
    slot = mira.page.locator("button[data-el$=':E'].can").first
    before = step(mira)
    still(mira.page)
    finger = slot.bounding_box()
    assert finger
    x, y = finger["x"] + finger["width"] / 2, finger["y"] + finger["height"] / 2
    mira.page.touchscreen.tap(x, y)
    expect(mira.page.locator(".bubble")).to_contain_text("Touch again to choose it")
    assert step(mira) == before
    still(mira.page)
    mira.page.touchscreen.tap(x, y)  # it has come nearer under the finger
    expect(mira.page.locator(".bubble")).to_have_count(0)
    stepped(mira, before)


def test_a_field_shows_where_it_may_go_and_lies_there_on_trial(arrive: Arrive, server: Running) -> None:
    mira = in_situation(arrive, server, "ask-lay")
    page = mira.page
    page.locator("[data-el^='row:']").first.hover()
    expect(page.locator(".ghost").first).to_be_visible()
    cell = page.locator("button[data-el^='cell:'].can")
    cell.first.hover()
    expect(page.locator(".coming")).to_have_count(1)
    expect(page.locator(".bubble")).to_contain_text("colour")
    mira.shot("salamandra-lay")
    before = page.locator("[data-el^='field:']").count()
    cell.first.click()
    expect(page.locator("[data-el^='field:']")).to_have_count(before + 1)


def test_a_field_of_the_row_that_has_the_focus_may_leave_with_it(arrive: Arrive, server: Running) -> None:
    mira = in_situation(arrive, server, "ask-lay")
    before = step(mira)
    mira.page.locator("[data-el^='row:'].marked").focus()
    mira.page.locator("button[data-el^='cell:'].can").first.evaluate("place => place.click()")  # the focus stays
    stepped(mira, before)


def test_what_is_being_paid_for_stays_in_sight(arrive: Arrive, server: Running) -> None:
    mira = in_situation(arrive, server, "ask-pay")
    turn = mira.page.get_by_role("status", name="This turn")
    expect(turn).to_be_visible()
    expect(turn).not_to_contain_text("Nothing made")
    mira.shot("salamandra-paying")


# --- looks -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [("me", "greedy"), ("me", "greedy", "greedy", "greedy")], ids=["two", "four"])
def test_the_whole_situation_is_on_the_screen_without_scrolling(
        arrive: Arrive, server: Running, seats: tuple[str, ...]) -> None:
    mira = at(arrive, table(server, *seats))
    for name, size, theme in mira.every_look():
        still(mira.page)
        in_sight(mira, size, len(seats))
        mira.shot(f"salamandra-{len(seats)}-{name}-{theme}")
        assert mira.barriers() == [], (name, theme)


def in_sight(mira: Visitor, size: tuple[int, int], seats: int) -> None:
    wanted = [*MINE, *SHARED, *(f"player:{seat}" for seat in range(seats))]
    wanted += ["deck:bear", "deck:eagle", "stack:groves"]
    places = mira.page.locator("[data-el^='row:']")
    expect(places).to_have_count(4)
    wanted += [one.get_attribute("data-el") or "" for one in places.all()]
    for element in wanted:
        boxes = [one.bounding_box() for one in mira.page.locator(f"[data-el='{element}']").all()]
        seen = [box for box in boxes if box and box["width"] > 3 and box["height"] > 3]
        assert seen, f"{element} is not there"
        assert any(box["x"] >= -1 and box["y"] >= -1 and box["x"] + box["width"] <= size[0] + 1
                   and box["y"] + box["height"] <= size[1] + 1 for box in seen), f"{element} lies outside: {seen}"
    assert mira.page.evaluate("document.documentElement.scrollHeight") <= size[1]


def test_on_a_phone_books_and_belief_lie_in_a_drawer(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server), size=PHONE)
    mira.page.get_by_role("button", name=re.compile("Spellbooks")).tap()
    drawer = mira.page.get_by_role("dialog", name=re.compile("Spellbooks"))
    expect(drawer.locator("[data-el^='book:']").first).to_be_visible()
    asked, box = prompt(mira.page).bounding_box(), drawer.bounding_box()
    assert asked and box and asked["y"] + asked["height"] <= box["y"], "what is asked stays in sight"
    mira.shot("salamandra-drawer")
    assert mira.barriers() == []
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_count(0)


def test_the_table_changes_its_language_without_reload_and_lacks_no_word(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server, "me", "greedy", "greedy"))
    mira.page.evaluate("window.stayed = true")
    said = set()
    for language in LANGUAGES:
        mira.page.get_by_role("combobox").first.select_option(language)
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert mira.missing_texts() == []
        said.add(mira.page.locator(".prompt").inner_text())
        assert mira.overhang() <= 0
    assert len(said) == len(LANGUAGES), "the prompt is said in each language"
    assert mira.page.evaluate("window.stayed")


def test_a_field_a_grove_and_a_card_are_explained_in_words(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    told = mira.page.get_by_role("tooltip")
    for element, words in (("[data-el^='row:']", "Costs"), ("[data-el^='grove:'].diamond", "Harvested:"),
                           ("[data-el='deck:bear']", "Belief:"), ("[data-el^='book:'].cover", "scores"),
                           ("[data-el='temple:black']", "When taken:")):
        mira.page.locator(element).first.hover()
        expect(told).to_contain_text(words)
        mira.page.mouse.move(640, 25)
        expect(told).to_have_count(0)


def test_apprentices_and_fields_fly_and_escape_lands_them(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server), moving=True, speed=0.5)
    mira.page.locator("button[data-el^='slot:'].can").first.click()
    expect(mira.page.locator(".flying").first).to_be_attached()
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator(".flying")).to_have_count(0)


# --- around the table ------------------------------------------------------------------------------------------------
def test_salamandra_is_offered_on_the_home_page_and_set_up_with_its_options(arrive: Arrive) -> None:
    mira = arrive()
    mira.go()
    card = mira.page.get_by_role("region", name="Salamandra")
    expect(card.locator(".cover .card").first).to_be_visible()
    mira.shot("salamandra-home")
    card.get_by_role("link", name=re.compile("table", re.IGNORECASE)).first.click()
    expect(mira.page.get_by_role("heading", level=1)).to_contain_text("Salamandra")
    mira.page.get_by_label("Spellbooks").select_option("players")
    mira.page.get_by_label("Clearings beside the temple").select_option("true")
    mira.shot("salamandra-new")
    assert mira.missing_texts() == []
    mira.page.get_by_role("button", name="Open the table").click()
    mira.page.get_by_role("link", name="To the table").click()
    mira.at_table()
    expect(mira.page.locator("[data-el^='book:'].cover")).to_have_count(2)


def test_all_components_can_be_looked_at(arrive: Arrive) -> None:
    mira = arrive()
    mira.go("cards/salamandra")
    cards = mira.page.locator("li button")
    expect(cards).to_have_count(24 + 30 + 10 + 12 + 12 + 8 + 8 + 2)
    assert mira.missing_texts() == []
    mira.shot("salamandra-cards")
    cards.nth(6).click()
    expect(mira.page.get_by_role("dialog")).to_contain_text("Cauldron, as your action")
    assert mira.missing_texts() == []
    assert mira.barriers() == []


def test_the_prompt_can_always_be_answered_in_its_fixed_place(arrive: Arrive, server: Running) -> None:
    mira = at(arrive, table(server))
    expect(prompt(mira.page).get_by_role("button", name="Pass", exact=True)).to_be_disabled()
