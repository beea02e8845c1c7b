"""Counts of all sequences of decisions from a few fixed positions: a changed number is a changed rule.

When one differs, `fairyring.testing.counting.divide` tells below which option.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.testing import perft
from fairyring.testing.counting import divide
from tests.games.mycelium.scene import Scene

TYPES = {"1,0,0": "red", "1,1,0": "red", "1,0,1": "brown", "0,1,0": "black", "2,0,0": "brown"}


def opening() -> Scene:
    scene = Scene().mother(0, "1,0,0").mother(1, "0,1,1").market("penny_bun", "death_cap", "bay_bolete")
    return scene.insect("1,1,0", "1,0,1").hand(0, "jelly_ear").hand(1, "sulphur_tuft").begin()


def paying() -> Scene:
    """Many ways to pay for two cards, out of two networks."""
    scene = Scene(types=TYPES).mother(0, "1,0,0").mother(1, "0,0,2").hand(0, "jelly_ear", "pink_waxcap")
    scene.lie(0, {"1,0,0": 2, "1,1,0": 2, "1,0,1": 1, "0,1,0": 1, "-1,1,1": 2}).lie(1, {"1,0,0": 1})
    return scene.effect(0, "this_mushroom_spreads_one_more", 2).begin()


def decaying() -> Scene:
    """Immediate bonuses, one after the other."""
    scene = Scene().mother(0, "1,0,0").mother(1, "0,1,1").effect(0, "repeat_an_action", 5).lie(1, {"0,1,0": 3})
    for board, (card, cell) in enumerate((("jelly_ear", "1,0,1"), ("the_sickener", "0,0,1"), ("velvet_shank", "1,1,0"),
                                          ("artists_bracket", "2,0,0")), 1):
        scene.mushroom(0, cell, card, board=board, counter=2)
    return scene.begin()


def insects() -> Scene:
    scene = Scene(3).mother(0, "1,0,0").insects(0, 3).market("penny_bun")
    return scene.hand(0, "death_cap", "bay_bolete", "jelly_ear").begin(done=2)


COUNTS: dict[str, tuple[Callable[[], Scene], list[int]]] = {
    "opening": (opening, [7, 40, 270]),
    "paying": (paying, [6, 43, 193, 849]),
    "decaying": (decaying, [8, 57, 363]),
    "insects": (insects, [4, 32, 125]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    position, counts = COUNTS[name]
    table = position().table
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
    assert sum(divide(table, len(counts)).values()) == counts[-1]


def test_a_small_count_can_be_done_by_hand() -> None:
    """After two actions: end the turn, or one of the three things that insects and cards are good for."""
    found = divide(insects().table, 1)
    assert found == {"end turn": 1, "new market": 1, "send mother": 1, "cards for insect": 1}
