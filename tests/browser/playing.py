"""Hands for the table: what can be clicked, and playing on until something happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import PATIENCE, Data, Visitor
from tests.server.player import Browser

GLOWING = ".scene .can, .prompt .choice"
PASSING = ".prompt .press:not(:disabled)"
MENU = "[role=menuitem]"
SHOW = ".prompt .show, .curtain button"
"""Ends the showing of what others did; hands the screen to the next."""


STILL = """() => new Promise(done => {
    const look = () => [...document.querySelectorAll('[data-el], [data-part], .prompt, .menu')].map(one => {
        const box = one.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height].map(Math.round).join();
    }).join(';');
    let last = '', same = 0;
    const again = () => {
        const now = look();
        same = now === last ? same + 1 : 0;
        last = now;
        if (same > 5) done(true); else requestAnimationFrame(again);
    };
    again();
})"""
"""Nothing has moved for some frames, however long a frame takes."""


def still(page: Page) -> None:
    """Wait until nothing moves: no test may depend on how fast this machine is."""
    page.evaluate("document.fonts.ready")
    page.evaluate(STILL)


def seated(visitor: Visitor, made: Data) -> None:
    """Go to a table this browser has the keys to."""
    visitor.go(f"table/{made['table']}")
    visitor.at_table()


def against_gwidyon(address: str, seed: int = 3, modules: tuple[str, ...] = ()) -> Data:
    """A short game: Gwidyon has the fewest drops the book allows."""
    return Browser(address).make("me", seed=seed, modules=list(modules), options={"gwidyon": "17"})


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What is asked")


def place(page: Page, element: str) -> Locator:
    """A place of the scene that can be seen, by its name in options."""
    return page.locator(f"button[data-el='{element}']:visible")


def over(page: Page) -> bool:
    return page.locator(".finale").count() > 0


def on_offer(page: Page) -> Data:
    """What the screen offers now: points to click at, none of them covered by something else.

    Waits while there is nothing; what others do is not waited for but skipped.
    """
    found: Data = page.wait_for_function(f"""() => {{
        const points = where => [...document.querySelectorAll(where)].flatMap(one => {{
            const box = one.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(x, y);
            return top && one.contains(top) ? [[x, y]] : [];
        }});
        const [menu, glowing, passing, show] = {[MENU, GLOWING, PASSING, SHOW]}.map(points);
        const over = document.querySelector('.finale') !== null;
        return over || show.length ? {{ over, points: show }}
            : [menu, glowing, passing].filter(one => one.length).map(points => ({{ over, points }}))[0];
    }}""").json_value()
    return found


def play_until(visitor: Visitor, done: Callable[[], bool], chance: Random, most: int = 400) -> int:
    """Click one of the things that glow, in the menu if one is open, else on the table or beside the prompt, on and on;
    how many clicks it took."""
    for clicks in range(most):
        if done():
            return clicks
        offer = on_offer(visitor.page)
        if done():  # asked again: before, the answer to the last click may still have been on its way
            return clicks
        if not offer["over"]:
            visitor.page.mouse.click(*chance.choice(offer["points"]))
    raise AssertionError(f"not there after {most} clicks; asked: {prompt(visitor.page).inner_text()}")


def step(visitor: Visitor) -> int:
    """How many decisions the record holds."""
    return int(visitor.status()["step"])


def stepped(visitor: Visitor, before: int) -> None:
    """Wait until the record holds more decisions than before."""
    deadline = monotonic() + PATIENCE / 1000
    while step(visitor) <= before:
        assert monotonic() < deadline, "nothing was decided"
        visitor.page.wait_for_timeout(50)


def asked_for(page: Page, words: str) -> None:
    expect(prompt(page)).to_contain_text(re.compile(words))
