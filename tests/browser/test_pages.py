"""What holds on every page: languages, colours, phones, screen readers, weight."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.games import recorded
from tests.browser.visitor import LAPTOP, PHONE, TABLET, Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running

FIRST_LOAD = 200_000
"""Bytes that an English first page may fetch, compressed."""

HEADINGS = {"en": "Take a seat in the ring.", "de": "Nimm Platz im Hexenring.",
            "fr": "Prenez place dans le rond de sorcières.", "it": "Prendi posto nel cerchio delle fate.",
            "ru": "Займите место в ведьмином кольце."}


@pytest.fixture(scope="module")
def tables(server: Running) -> list[Data]:
    """A table that waits for friends, one that runs, one that is over."""
    http = Browser(server.address)
    opened = http.post("api/records", json.loads(recorded(3, ("prisma",))))
    return [http.make("me", "friend", "friend"), http.make("me", "greedy", options={"starter": "1"}), opened]


def places(tables: list[Data]) -> dict[str, str]:
    """Every page with something on it, by its name."""
    waiting, running, over = (one["table"] for one in tables)
    return {"home": "", "new": "new/mycelia", "invite": f"invite/{waiting}",
            "join": f"join/{waiting}/{tables[0]['invite']}",
            "table": f"table/{running}", "after": f"after/{over}", "replay": f"replay/{over}/300",
            "cards": "cards/mycelia", "rules": "rules/mycelia/MYC-HIRE-03", "stranger": "table/unknown",
            "lost": "nowhere"}


def look_at_all(visitor: Visitor, tables: list[Data], name: str, axe: bool) -> list[str]:
    """Everything that is wrong on any page, each opened from the one before."""
    wrong: list[str] = []
    visitor.go("new/salamandra")
    for place, hash_ in places(tables).items():
        visitor.turn_to(hash_)
        if place in ("table", "replay"):
            visitor.at_table()
        else:
            expect(visitor.page.get_by_role("heading").first).to_be_visible()
        visitor.page.evaluate("document.fonts.ready")
        visitor.shot(f"{place}-{name}")
        wrong += [f"{place}: no text for {key}" for key in visitor.missing_texts()]
        wrong += [f"{place}: {barrier}" for barrier in (visitor.barriers() if axe else [])]
        if visitor.overhang() > 0:
            wrong.append(f"{place}: sticks out by {visitor.overhang()} pixels")
        wrong += [f"{place}: sticks out of its sheet: {one}" for one in visitor.spilled()]
    return wrong


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop-light", "phone-dark"])
def test_every_page_fits_the_window_and_axe_finds_nothing_serious(
        arrive: Arrive, tables: list[Data], size: tuple[int, int], theme: str) -> None:
    visitor = arrive(size=size, theme=theme, tables=tables)
    assert look_at_all(visitor, tables, f"{'phone' if size == PHONE else 'laptop'}-{theme}", axe=True) == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_table_is_set_on_a_tablet_with_everything_on_its_sheet(arrive: Arrive, language: str) -> None:
    visitor = arrive(size=TABLET, language=language)
    visitor.go("new/mycelia")
    expect(visitor.page.get_by_role("radio").first).to_be_attached()
    for size in (TABLET, (1024, 768), (960, 1080)):
        visitor.resize(size)
        assert visitor.spilled() == [] and visitor.overhang() <= 0, size


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_page_is_complete_in_every_language_and_fits_a_phone(
        arrive: Arrive, tables: list[Data], language: str) -> None:
    visitor = arrive(size=PHONE, language=language, tables=tables)
    assert look_at_all(visitor, tables, f"phone-{language}", axe=False) == []


def test_menus_drawers_and_dialogs_are_fit_for_screen_readers(arrive: Arrive, tables: list[Data]) -> None:
    visitor = arrive(tables=tables)
    page = visitor.page
    visitor.go()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("My name at the table")).to_be_visible()
    assert visitor.barriers() == []
    visitor.shot("settings")
    page.keyboard.press("Escape")
    expect(page.get_by_label("My name at the table")).to_be_hidden()
    visitor.go("cards/mycelia")
    page.get_by_label("Search names and effects").fill("amanita")
    page.get_by_role("button", name="Amanita muscaria").click()
    expect(page.get_by_role("dialog", name="Amanita muscaria")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("≈ reconstructed")
    assert visitor.barriers() == []
    visitor.shot("card")


def test_a_server_that_is_away_is_told_in_the_reader_s_language(arrive: Arrive) -> None:
    visitor = arrive(language="de-DE")
    visitor.page.route("**/text/**", lambda route: route.abort())
    visitor.page.goto(visitor.address)
    expect(visitor.page.get_by_role("alert")).to_contain_text("Fairyring erreicht seinen Server nicht.")
    visitor.complaints.clear()  # the browser reports the broken line itself


def test_the_language_changes_without_reload_and_is_remembered(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go()
    visitor.page.evaluate("window.same = true")
    for language in (*LANGUAGES[1:], "en"):
        visitor.page.locator("nav select").select_option(language)
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(HEADINGS[language])
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        assert visitor.page.evaluate("window.same"), "the page was loaded anew"
    visitor.page.locator("nav select").select_option("ru")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(HEADINGS["ru"])
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(HEADINGS["ru"])


def test_a_browser_is_spoken_to_in_its_own_language(arrive: Arrive) -> None:
    visitor = arrive(language="it-CH")
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(HEADINGS["it"])


def test_colours_follow_the_system_until_somebody_chooses(arrive: Arrive) -> None:
    visitor = arrive(theme="dark")
    visitor.go()

    def paper() -> str:
        return str(visitor.page.evaluate("getComputedStyle(document.querySelector('.panel')).color"))

    dark = paper()
    button = visitor.page.get_by_role("button", name="Colours")
    expect(button).to_have_accessible_name("Colours: as the system")
    button.click()
    expect(button).to_have_accessible_name("Colours: light")
    light = paper()
    assert light != dark
    visitor.page.reload()
    expect(button).to_have_accessible_name("Colours: light")
    assert paper() == light
    button.click()
    assert paper() == dark


def test_the_first_page_weighs_at_most_200_kb(arrive: Arrive, server: Running) -> None:
    visitor = arrive()
    weights: list[float] = []
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    visitor.page.goto(server.address)
    expect(visitor.page.get_by_role("button", name="Play now against Gwidyon")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(weights) > 8, "fonts, texts and scripts are counted"
    assert sum(weights) <= FIRST_LOAD, f"{sum(weights) / 1000:.0f} kB"


def test_nothing_is_fetched_from_elsewhere(arrive: Arrive, server: Running, tables: list[Data]) -> None:
    visitor = arrive(tables=tables)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    for place in places(tables).values():
        visitor.go(place)
    foreign = [one for one in asked if not one.startswith((server.address, server.address.replace("http", "ws", 1),
                                                           "about:", "data:", "blob:"))]
    assert asked and foreign == []


def test_a_rule_is_found_by_words_and_has_an_address(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("rules/mycelia/MYC-HIRE-03")
    rule = visitor.page.locator("[data-rule='MYC-HIRE-03']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "true")
    visitor.page.get_by_label("Search the rules").fill("hired top draw")
    expect(visitor.page.locator("[data-rule]").first).to_contain_text("draw pile")
    expect(visitor.page.locator("[data-rule]").nth(11)).not_to_be_attached()
    visitor.page.get_by_label("Search the rules").fill("no such words")
    expect(visitor.page.get_by_text("No rule holds all these words.")).to_be_visible()


def test_cards_are_filtered_by_kind_and_box(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("cards/mycelia")
    shown = visitor.page.locator("main li button")
    expect(shown).to_have_count(104)
    visitor.page.get_by_label("Kind").select_option(label="Hero")
    expect(shown).to_have_count(45)
    visitor.page.get_by_label("Box").select_option(label="Prisma")
    expect(shown).to_have_count(10)
    visitor.page.get_by_label("Search names and effects").fill("favour")
    expect(shown.nth(9)).not_to_be_attached()
    expect(shown.first).to_be_visible()
