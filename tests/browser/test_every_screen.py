"""Every screen: what is asked can be seen, read and pressed, at every size, in every game.

Situations are found by letting bots play, one of each kind of decision, in the middle of the game and with all modules.
Every game that is installed is tried. Everything is measured in the page when nothing moves any more.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fairyring.kernel.game import all_games, find_game
from tests.browser.conftest import Arrive
from tests.browser.playing import still
from tests.browser.situations import facing, one_after_another, situations, turn
from tests.browser.visitor import Data, Visitor
from tests.server.player import Browser
from tests.server.running import Running

GAMES = sorted(all_games())
SHARES = 4
"""The kinds of decisions of a game are tried in so many tests."""
SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180), (768, 1024), (960, 1080), (853, 480),
         (844, 390), (390, 844), (390, 664), (375, 553)]
FINGER = 39.5
LEAST_TEXT = 11

MEASURE = """() => {
    const seen = box => box.width > 1 && box.height > 1;
    const inside = box =>
        box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const onTop = (one, box) => {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (one.contains(top) || top.contains(one));
    };
    const named = one => one.dataset.el ?? one.dataset.part ?? one.textContent.trim().slice(0, 30);
    const wrong = [];
    const must = (one, what) => {
        if (!one) return wrong.push(what + ': not there');
        const box = one.getBoundingClientRect();
        if (!seen(box) || !inside(box)) wrong.push(what + ': ' + [box.x, box.y, box.width, box.height].map(Math.round));
    };
    must(document.querySelector('.part.board'), 'board');
    must(document.querySelector('.part.mine'), 'mine');
    must(document.querySelector('.prompt'), 'prompt');
    must(document.querySelector('.bar [popovertarget=settings]'), 'settings');
    for (const part of document.querySelectorAll('.scene > .part')) must(part, part.dataset.part);
    const prompt = document.querySelector('.prompt .text');
    if (prompt.scrollHeight > prompt.clientHeight + 2) wrong.push('prompt cut off: ' + prompt.textContent);
    const targets = [];
    const offered = '.spot.can, .choice.can, .prompt .press:not(:disabled), [role=menuitem]';
    for (const one of document.querySelectorAll(offered)) {
        if (one.closest('[data-scrolls]')) one.scrollIntoView({ block: 'nearest' }); // a game in words is a list
        const box = one.getBoundingClientRect();
        if (!seen(box) || !inside(box)) wrong.push('out of sight: ' + named(one));
        else if (!onTop(one, box)) wrong.push('hidden: ' + named(one));
        targets.push([named(one), Math.min(box.width, box.height), one.closest('.world') !== null]);
    }
    if (!targets.length) wrong.push('nothing to choose');
    const small = new Set();
    const walk = document.createTreeWalker(document.querySelector('.scene'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const holder = node.parentElement;
        if (!node.textContent.trim() || !holder.checkVisibility()) continue;
        if (holder.closest('svg, .said, [role=listbox]')) continue;
        const size = parseFloat(getComputedStyle(holder).fontSize);
        if (size < LEAST && !holder.closest('.world')) small.add(size + ' ' + node.textContent.trim().slice(0, 30));
    }
    // prices and points in drawings of my own things; what a card does is drawn in signs, and told in words besides
    if (innerWidth >= 1024 && innerHeight >= 700)
        for (const one of document.querySelectorAll('.part.mine svg text')) {
            if (one.closest('.fx, .once, .row')) continue;
            const { a, b } = one.getScreenCTM();
            const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
            if (size < LEAST - 0.1) small.add(size.toFixed(1) + ' drawn: ' + one.textContent);
        }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('taller than the screen');
    return { wrong, targets, small: [...small] };
}""".replace("LEAST", str(LEAST_TEXT))

PLACES = """() => [...document.querySelectorAll('.scene > .part, .asks')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.part ?? 'prompt', ...[box.x, box.y, box.width, box.height].map(Math.round)];
})"""
UNPAINTED = """() => {
    document.querySelector('.whole').style.opacity = 0;
    for (const one of document.querySelectorAll('svg.art')) if (!one.querySelector('text')) one.replaceChildren();
}"""
"""What is measured need not be painted, and drawings without figures need no shapes: everything lies where it lies, and
twelve sizes take a third of the time."""


def resized(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.resize(size)
    still(visitor.page)


def measured(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    """What is wrong at this size."""
    resized(visitor, size)
    found: Data = visitor.page.evaluate(MEASURE)
    wrong = [*found["wrong"], *(f"small text: {one}" for one in found["small"])]
    # what lies on a land that can be brought nearer is brought nearer by the first touch
    wrong += [f"{name} has {least:.0f} px" for name, least, on_land in found["targets"]
              if least < FINGER and not on_land]
    return [f"{size[0]}x{size[1]}: {one}" for one in wrong]


def counts(game: str) -> list[int]:
    found = find_game(game)
    return list(range(found.least_players, found.most_players + 1))


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in counts(game)])
def test_a_turn_in_the_middle_of_the_game_at_every_size(
        arrive: Arrive, server: Running, game: str, players: int) -> None:
    situation = turn(game, players)
    mira = facing(arrive, server, situation)
    fullest = players == counts(game)[-1]
    if not fullest:
        mira.page.evaluate(UNPAINTED)
    wrong = []
    for size in SIZES:
        wrong += measured(mira, size)
        if fullest:
            mira.shot(f"screen-{situation}-{size[0]}x{size[1]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_stays_where_it_is(arrive: Arrive, server: Running, game: str) -> None:
    """Whatever is asked, however long the sentence: no part moves or is rescaled."""
    mira = facing(arrive, server, turn(game, counts(game)[-1]), confirm=False)
    still(mira.page)
    before = mira.page.evaluate(PLACES)
    asked = {mira.page.locator(".prompt").inner_text()}
    for _ in range(10):
        if mira.status()["deciding"] != 0:
            break
        mira.choose()
        still(mira.page)
        asked.add(mira.page.locator(".prompt").inner_text())
        assert mira.page.evaluate(PLACES) == before
    assert len(asked) > 1, "different things were asked"


def test_the_bar_is_whole_while_other_tables_wait(arrive: Arrive, server: Running) -> None:
    http = Browser(server.address)
    here, *others = (http.make("me", "greedy", options={"starter": "1"}) for _ in range(3))
    mira = arrive(tables=[here, *others])
    mira.go(f"table/{here['table']}")
    mira.at_table()
    expect(mira.page.locator(".bar [popovertarget=my-tables]")).to_be_visible()
    wrong = []
    for size in (*SIZES, (721, 900), (441, 700)):
        wrong += measured(mira, size)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_at_every_size(arrive: Arrive, server: Running, game: str, share: int) -> None:
    players = counts(game)[-1]
    wrong = []
    wanted = [one for one in situations(game, players) if one != turn(game, players)][share::SHARES]
    for situation, mira in one_after_another(arrive, server, wanted):
        mira.page.evaluate(UNPAINTED)
        for size in SIZES:
            wrong += [f"{situation.asked} {one}" for one in measured(mira, size)]
    assert not wrong, "\n".join(wrong)


def test_signs_to_choose_between_are_equally_large(arrive: Arrive, server: Running) -> None:
    """A leaf is higher than it is wide, a move is not; beside each other they stand in one line each."""
    mira = facing(arrive, server, next(one for one in situations("mycelia", 4) if one.asked == "ask-either"))
    heights = mira.page.locator(".choice svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert len(heights) > 1 and max(heights) - min(heights) < 1
