"""Moments: what chance brings is seen, moving, in the middle of the stage."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import play_until, seated
from tests.server.player import Browser
from tests.server.running import Running

WATCH = """
    new MutationObserver((_, watch) => {
        const shown = document.querySelector('.flying.revealed');
        if (!shown || !shown.getAnimations().length) return;
        const { x, y, width, height } = shown.getBoundingClientRect();
        window.seen = [x + width / 2, y + height / 2];
        watch.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
"""
"""Remembers where something was shown large, however short a time."""
SHOWN = """() => window.seen !== undefined
    || !document.querySelector('.prompt .show') && document.querySelector('.can, .prompt .press:not(:disabled)')"""
"""What others did has been shown to its end; a show that is skipped shows no chance."""


@pytest.mark.parametrize(("game", "modules"), [("everdell", []), ("mycelia", ["prisma"]), ("salamandra", [])])
def test_chance_is_seen_in_the_middle_of_the_stage(
        arrive: Arrive, server: Running, game: str, modules: list[str]) -> None:
    seats = ["me", "greedy"] if game == "salamandra" else ["me"]
    made = {**Browser(server.address).make(*seats, game=game, seed=8, modules=modules), "game": game}
    mira = arrive(tables=[made], moving=True, speed=4)
    seated(mira, made)
    mira.is_asked()
    mira.page.evaluate(WATCH)

    def seen() -> bool:
        mira.page.wait_for_function(SHOWN)
        return bool(mira.page.evaluate("window.seen !== undefined"))

    play_until(mira, seen, Random(8), 200)
    x, y = mira.page.evaluate("window.seen")
    stage = mira.page.locator(".scene").bounding_box()
    assert stage
    assert x == pytest.approx(stage["x"] + stage["width"] / 2, abs=3)
    assert y == pytest.approx(stage["y"] + stage["height"] / 2, abs=3)
