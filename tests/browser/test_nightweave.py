"""Nightweave in the browser: games to their end by mouse, by keyboard and from two browsers; her Lair, Webs and
gestures; every kind of question at every size."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

from fairyring.bots.levels import make_bot
from fairyring.games.everdell.modules import MODULES
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.session import Session
from fairyring.kernel.text import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.playing import SHOW, over, play_until, still
from tests.browser.situations import Situation, facing, on_the_table, one_after_another
from tests.browser.test_every_screen import SIZES, UNPAINTED, measured
from tests.browser.visitor import LAPTOP, PHONE, Data
from tests.server.player import Browser
from tests.server.running import Running

EVERYTHING = {"rival": "nightweave", "level": "2", "personality": "needy", "plot": "the_plot_thickens"}
"""A Personality, a Plot, and two Schemes in each season: as much of hers as can be in force at a time."""
HERS = ("ask-foil", "ask-yield", "ask-yield-any", "ask-keep-up", "ask-keep-back", "ask-keep-from-her", "ask-web-on",
        "ask-spider-on", "ask-send-worker", "ask-guard", "ask-replace", "ask-lose", "ask-hand-to-her", "ask-she-plays")
"""What people are asked because of her."""
ALL_MODULES = tuple(one.id for one in MODULES)


@cache
def played(players: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...],
           seed: int) -> tuple[Setup, tuple[str, ...], tuple[tuple[int, str], ...]]:
    """A whole game of bots against her: its decisions, and what the first seat was asked before which."""
    session = Session.start(Setup("everdell", players, modules, dict(options), seed))
    bot, chance = make_bot("greedy"), Random(seed)
    names: list[str] = []
    asked: list[tuple[int, str]] = []
    while not session.over:
        if session.table.seat == 0:
            asked.append((len(names), session.prompt().message.key))
        handle = SeatHandle(session.game, session.table, session.table.seat)
        careless = chance.random() < 0.15
        names.append(chance.choice(session.names()) if careless else bot.choose(handle, chance.getrandbits(32)))
        session.play(names[-1])
    return session.setup, tuple(names), tuple(asked)


def against_her(players: int = 1, modules: tuple[str, ...] = (), seed: int = 4, part: float = 0.8,
                **options: str) -> Situation:
    """The turn of the first seat nearest to this part of the game."""
    chosen = {**EVERYTHING, **options}
    if players > 1:  # Plots and Schemes are for one
        del chosen["plot"]
    setup, names, asked = played(players, modules, tuple(sorted(chosen.items())), seed)
    step = min((step for step, key in asked if key == "ask-turn"), key=lambda step: abs(step / len(names) - part))
    return Situation(setup, names[:step], "ask-turn")


# --- games to the end ------------------------------------------------------------------------------------------------
def test_a_game_against_her_with_all_that_she_has_ends_by_mouse(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her(part=0), speed=8)
    play_until(mira, lambda: over(mira.page), Random(3), 300)
    expect(mira.page.get_by_role("dialog")).to_contain_text("Nightweave")
    assert mira.missing_texts() == [] and mira.status()["over"]
    mira.shot("nightweave-end")


def test_a_game_against_her_ends_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her(part=0.7), speed=8)
    chance = Random(8)
    keys = {"show": ["Escape"], "choose": [*"123456", "ArrowDown Enter", "ArrowRight Enter", "ArrowUp Enter"]}
    for _ in range(400):
        now = mira.page.wait_for_function(f"""() => document.querySelector('.finale') ? 'over'
            : document.querySelector('{SHOW}') ? 'show'
            : document.querySelector('.can, .prompt .press:not(:disabled), [role=menuitem]') ? 'choose' : ''"""
                                          ).json_value()
        if now == "over":
            break
        for key in chance.choice(keys[now]).split():
            mira.page.keyboard.press(key)
    expect(mira.page.get_by_role("dialog")).to_contain_text("Nightweave")


def test_two_people_play_against_her_from_two_browsers(arrive: Arrive, server: Running) -> None:
    made = on_the_table(server, against_her(2, part=0.9), "me", "friend")
    joined = Browser(server.address).post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})
    keys = [made["secrets"], [{"seat": 1, "secret": joined["secret"]}]]
    both = [arrive(tables=[{**made, "secrets": one}], speed=8) for one in keys]
    for one in both:
        one.go(f"table/{made['table']}")
        one.at_table()
    chance = Random(5)
    for _ in range(300):
        status = both[0].status()
        if status["over"]:
            break
        one = both[status["deciding"]]
        before = status["step"]
        play_until(one, lambda one=one, before=before: one.status()["step"] > before, chance, 40)  # type: ignore[misc]
    for one in both:
        for _ in range(20):
            if over(one.page):
                break
            one.page.keyboard.press("Escape")
            one.page.wait_for_timeout(200)
        expect(one.page.get_by_role("dialog")).to_contain_text("Nightweave")


def test_her_first_turn_is_told_before_anybody_has_decided(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her(part=0))
    assert mira.status()["step"] == 0
    log = mira.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Nightweave, winter")
    expect(log).to_contain_text("Turns up Activity")


# --- her things ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_her_lair_is_looked_into_and_has_no_barriers(arrive: Arrive, server: Running, size: tuple[int, int]) -> None:
    mira = facing(arrive, server, against_her(), size=size)
    mira.page.get_by_role("button", name=re.compile("^Look into Nightweave’s Lair")).click(
        position={"x": 20, "y": 20})  # what is in force lies over it, and is explained
    lair = mira.page.get_by_role("dialog", name="Board of Nightweave")
    expect(lair.get_by_text("Cranky Spider")).to_be_visible()
    expect(lair.get_by_role("img", name=re.compile("^Her Activity [0-9]+. Left: .+ She turns")).first
           ).to_be_visible()
    expect(lair.get_by_role("button", name=re.compile("Needy"))).to_be_visible()
    still(mira.page)
    mira.shot(f"nightweave-lair-{'phone' if size == PHONE else 'laptop'}")
    assert mira.barriers() == [] and mira.missing_texts() == []


def among_webs() -> tuple[Situation, Data]:
    """A turn while she stands in the Meadow and Webs lie about."""
    for part in range(9, 2, -1):
        situation = against_her(part=part / 10)
        session = Session.start(situation.setup)
        for name in situation.decisions:
            session.play(name)
        lair: Data = session.table.view(0)["nightweave"]
        if lair["webs"] and lair["figure"] is not None:
            return situation, lair
    raise AssertionError("she is never about")


def test_a_web_tells_what_it_costs_and_a_card_that_it_lies_next_to_her(arrive: Arrive, server: Running) -> None:
    situation, lair = among_webs()
    mira = facing(arrive, server, situation)
    for web in lair["webs"]:
        place = mira.page.locator(f"button[data-el='{web['place']}']")
        expect(place.locator(".said")).to_contain_text(re.compile("Web.* lies? here"))
        expect(place.locator(".web")).to_be_visible()
    for slot in lair["adjacent"]:
        expect(mira.page.locator(f"button[data-el='meadow:{slot}'] .said")).to_contain_text("Next to Nightweave")
    expect(mira.page.get_by_role("img", name="Nightweave stands here.")).to_be_visible()


def test_she_shows_what_she_thinks_of_it(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her(part=0.3), moving=True)
    mira.page.evaluate("""() => {
        window.seen = new Set();
        new MutationObserver(() => document.querySelectorAll('.her').forEach(one =>
            one.classList.forEach(name => window.seen.add(name))
        )).observe(document.querySelector('.scene'), {subtree: true, childList: true, attributes: true});
    }""")
    for _ in range(8):
        mira.choose()
        mira.is_asked()
        if {"glad", "cross", "weaving"} & set(mira.page.evaluate("[...window.seen]")):
            break
    else:
        raise AssertionError("she only sits there")
    assert mira.page.locator(".her.her").last.evaluate("one => getComputedStyle(one).animationName") != "none"


def test_she_stays_still_for_who_wants_that(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her(part=0.3))
    for her in mira.page.locator(".her").all():
        assert her.evaluate("one => getComputedStyle(one).animationName") == "none"


def test_everything_of_hers_is_said_in_five_languages(arrive: Arrive, server: Running) -> None:
    mira = facing(arrive, server, against_her())
    said = set()
    for language in LANGUAGES:
        mira.page.get_by_role("combobox").first.select_option(language)
        expect(mira.page.locator("html")).to_have_attribute("lang", language)
        assert mira.missing_texts() == [] and mira.overhang() <= 0
        said.add(mira.page.locator("[data-part=lair]").inner_text())
    assert len(said) == len(LANGUAGES)


# --- every screen ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("people", [1, 2])
def test_a_turn_against_her_with_all_modules_at_every_size(arrive: Arrive, server: Running, people: int) -> None:
    mira = facing(arrive, server, against_her(people, ALL_MODULES, bonus_modules="together"))
    wrong = []
    for size in SIZES:
        wrong += measured(mira, size)
        mira.shot(f"screen-nightweave-{people}-{size[0]}x{size[1]}")
    assert not wrong, "\n".join(wrong)


def test_every_kind_of_question_of_hers_at_every_size(arrive: Arrive, server: Running) -> None:
    found: dict[str, Situation] = {}
    for plot, seed in (("the_plot_thickens", 3), ("the_plot_thickens", 7), ("stolen_bounty", 5), ("masquerade", 6)):
        setup, names, asked = played(1, (), tuple(sorted({**EVERYTHING, "plot": plot}.items())), seed)
        for step, key in asked:
            if key in HERS:
                found.setdefault(key, Situation(setup, names[:step], key))
    assert len(found) > 3
    wrong = []
    for situation, mira in one_after_another(arrive, server, list(found.values())):
        mira.shot(f"screen-nightweave-{situation.asked}")
        mira.page.evaluate(UNPAINTED)
        for size in SIZES:
            wrong += [f"{situation.asked} {one}" for one in measured(mira, size)]
    assert not wrong, "\n".join(wrong)
