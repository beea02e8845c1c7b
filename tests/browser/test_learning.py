"""Learning in a real browser: every lesson to its end, leaving and coming back, a wrong choice, then a real game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fairyring.kernel.game import all_games, find_game
from fairyring.kernel.guides import read_guide
from fairyring.kernel.lessons import read_lesson
from fairyring.kernel.pupil import NEXT, Pupil
from fairyring.kernel.text import texts
from fairyring.kernel.words import Option
from tests.browser.conftest import Arrive
from tests.browser.playing import still
from tests.browser.visitor import TABLET, Visitor
from tests.server.running import Running

COACH = ".coach"
ON = ".coach .on"


def starts(visitor: Visitor, game: str) -> Pupil:
    visitor.go()
    visitor.page.locator(f"section:has(#game-{game}) a", has_text="Learn it").click()
    visitor.at_table()
    found = find_game(game)
    return Pupil(found, read_lesson(found, "first"), 0, found.content())


def says(page: Page, pupil: Pupil, language: str = "en") -> None:
    """The teacher says exactly what the lesson says here."""
    words = texts(language, pupil.game)
    for message in pupil.said():
        expect(page.locator(COACH)).to_contain_text(words.say(message))


def shown(page: Page, pupil: Pupil) -> None:
    """Every place that a step speaks of is on the table."""
    for element in pupil.show():
        expect(page.locator(f'[data-el="{element}"]').first).to_be_attached()


def choose(page: Page, pupil: Pupil, option: Option) -> None:
    """Click what glows for an option, and in the menu if one opens."""
    words = texts("en", pupil.game).sentence(option.message)
    menu = page.get_by_role("menuitem", name=words, exact=True)
    alone = [one for one in pupil.options() if set(one.elements) & set(option.elements)] == [option]
    if not option.elements:
        page.locator(".prompt, .choices").get_by_role("button", name=words).click()
        return
    place = page.locator(", ".join(f"button[data-el='{element}']:visible" for element in option.elements)).first
    if alone:
        place.click()
    else:  # several options at one place: its menu is open already, or opens with a click
        if not menu.is_visible():
            place.click()
        menu.click()


def learn(visitor: Visitor, pupil: Pupil, most: int = 100) -> None:
    """Go on in this part, always the right way."""
    page = visitor.page
    for _ in range(most):
        says(page, pupil)
        shown(page, pupil)
        if pupil.done:
            return
        way = next((one for one in pupil.options() if pupil.step.leads_on(one.name)), None)
        if way is None:
            page.locator(ON).click()
            pupil.answer(NEXT)
        else:
            choose(page, pupil, way)
            pupil.answer(way.name)
    raise AssertionError("the part has no end")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_lesson_is_learned_to_its_end_and_a_real_game_follows(server: Running, arrive: Arrive, game: str) -> None:
    visitor = arrive(server.address)
    pupil = starts(visitor, game)
    total = len(pupil.lesson.parts)
    for number in range(total):
        pupil = Pupil(pupil.game, pupil.lesson, number, pupil.session.content)
        learn(visitor, pupil)
        if number + 1 < total:
            visitor.page.locator(ON, has_text="Next part").click()
    visitor.page.locator(ON, has_text="play against an easy bot").click()
    visitor.page.wait_for_url("**/#/table/**")
    visitor.at_table()
    visitor.go()
    expect(visitor.page.locator(f"section:has(#game-{game}) a", has_text="Learn it")).to_be_visible()
    assert visitor.missing_texts() == []
    visitor.no_complaints()


def test_a_wrong_choice_is_answered_with_a_reason(server: Running, arrive: Arrive) -> None:
    visitor = arrive(server.address)
    pupil = starts(visitor, "mycelia")
    page = visitor.page
    for _ in range(2):
        page.locator(ON).click()
    page.locator("button[data-el='hand:0:0']:visible").click()
    page.locator("button[data-el='field:0:C3']:visible").click()
    expect(page.locator(COACH)).to_contain_text("That would be allowed")
    page.locator("button[data-el='field:0:E2']:visible").click()
    pupil.follow([NEXT, NEXT, "play boletus_edulis", "E2"])
    says(page, pupil)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(COACH)).to_contain_text("Three drops lie on leaf fields")
    page.get_by_role("button", name="Why?", exact=True).click()
    expect(page.locator("dialog[open] [aria-current=true]")).to_contain_text("MYC-SHF-01")
    visitor.no_complaints()


def test_whoever_leaves_comes_back_to_the_same_step_in_any_language(server: Running, arrive: Arrive) -> None:
    visitor = arrive(server.address)
    starts(visitor, "mycelia")
    visitor.page.locator(ON).click()
    expect(visitor.page.locator(COACH)).to_contain_text("This field is the shrine")
    visitor.go()
    visitor.page.locator("section:has(#game-mycelia) a", has_text="Go on learning").click()
    expect(visitor.page.locator(COACH)).to_contain_text("This field is the shrine")
    for language, words in (("de", "Dieses Feld ist der Schrein"), ("ru", "Эта клетка — святилище")):
        visitor.page.evaluate(
            f"localStorage.setItem('fairyring.settings', JSON.stringify({{language: '{language}'}}))")
        visitor.go("learn/mycelia")
        expect(visitor.page.locator(COACH)).to_contain_text(words)
        assert visitor.missing_texts() == []
    visitor.no_complaints()


@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_table_stays_where_it_is_whatever_the_teacher_says(server: Running, arrive: Arrive, game: str) -> None:
    visitor = arrive(server.address, size=TABLET)
    pupil = starts(visitor, game)
    tops = set()
    for _ in pupil.part.steps:
        says(visitor.page, pupil)
        still(visitor.page)
        tops.add(visitor.page.locator(".scene").evaluate("one => Math.round(one.getBoundingClientRect().y)"))
        way = next((one for one in pupil.options() if pupil.step.leads_on(one.name)), None)
        if way is None:
            visitor.page.locator(ON).click()
        else:
            choose(visitor.page, pupil, way)
        pupil.answer(way.name if way else NEXT)
    assert len(tops) == 1, tops


def test_the_lesson_has_no_barriers(server: Running, arrive: Arrive) -> None:
    visitor = arrive(server.address)
    starts(visitor, "mycelia")
    assert visitor.barriers() == []


@pytest.mark.parametrize("game", sorted(all_games()))
def test_how_to_play_is_one_page_with_a_number_at_every_place(server: Running, arrive: Arrive, game: str) -> None:
    visitor = arrive(server.address)
    visitor.go()
    visitor.page.locator(f"section:has(#game-{game}) a", has_text="How to play").click()
    numbers = visitor.page.locator(".number")
    marks = read_guide(find_game(game)).marks
    expect(numbers).to_have_count(len(marks))
    for mark in marks:
        expect(visitor.page.locator(f'.table [data-el="{mark.at}"]').first).to_be_attached()
    visitor.page.wait_for_function("""() => {
        const frame = document.querySelector('.sheet > .frame').getBoundingClientRect();
        return [...document.querySelectorAll('.number')].every(one => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
        });
    }""")
    expect(visitor.page.locator(".thing:has(.sign):has(b)")).not_to_have_count(0)
    expect(visitor.page.locator(".thing:has(.sign):not(:has(b))")).to_have_count(0)
    assert visitor.missing_texts() == [] and visitor.overhang() <= 0 and visitor.barriers() == []
    visitor.page.emulate_media(media="print")
    expect(visitor.page.get_by_role("button", name="Print")).to_be_hidden()
