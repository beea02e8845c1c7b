"""Counts of all sequences of decisions from a few fixed positions: a changed number is a changed rule.

When one differs, `fairyring.testing.counting.divide` tells below which option.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.testing import perft
from fairyring.testing.counting import divide
from tests.games.salamandra.scene import Scene


def smallest() -> Scene:
    """A cauldron or the end of the round; the other player has one apprentice and one free slot to choose from two."""
    scene = Scene().fields({"2,-1": "field_11"}).man(0, "field_11 E").crystals(0, 2).available(1, 1)
    scene.asleep(1, *(f"field_0{field} {slot}" for field in (1, 2, 3) for slot in "NESW"), "field_04 N", "field_04 E")
    return scene.asleep(1, "field_11 N", "field_11 S", "field_11 W").begin()


def opening() -> Scene:
    scene = Scene().corners({"0,-2": "grove_17", "1,-1": "grove_18", "-1,0": "grove_05", "0,0": "grove_23"})
    scene.row("field_05", "field_09", "field_12", "field_22").next("fields", "field_06", "field_17")
    return scene.available(0, 3).available(1, 3).crystals(0, 2).crystals(1, 2).begin()


def workshop() -> Scene:
    """Many ways to pay: plants, potions, exchanges, turning, waking."""
    scene = Scene().fields({"2,-1": "field_13", "2,1": "field_09", "3,1": "field_14", "3,-1": "field_16"})
    scene.man(0, "field_03 E", "field_03 W", "field_13 E", "field_14 S", "field_16 N", "field_09 S")
    scene.asleep(0, "field_01 E").crystals(0, 4).cards(0, "eagle_02")
    scene.row("field_24", "field_19", "field_10", "field_22")
    return scene.next("yellow", "yellow_salamander_4").next("black", "black_salamander_8").begin()


def scrolls() -> Scene:
    scene = Scene().fields({"2,-1": "field_10"}).books("spellbook_01", "spellbook_06", "spellbook_10").scrolls(0, 3)
    scene.man(0, "field_10 E", "field_01 S").asleep(0, "field_03 W").available(0, 1).on_book(1, "spellbook_06", 4)
    return scene.crystals(0, 5).row("field_22").available(1, 1).begin()


def harvest() -> Scene:
    corners = {"0,-2": "grove_17", "-1,-1": "grove_06", "0,-1": "grove_01", "1,-1": "grove_24", "0,0": "grove_07"}
    scene = Scene().corners(corners).asleep(0, "field_01 E", "field_01 W", "field_02 S", "field_03 N").crystals(0, 12)
    return scene.scrolls(0, 3).books("spellbook_07").next("bear", "bear_01").next("eagle", "eagle_01").passes()


COUNTS: dict[str, tuple[Callable[[], Scene], list[int]]] = {
    "smallest": (smallest, [2, 4, 12, 48, 204]),
    "opening": (opening, [16, 240, 3780, 54000]),
    "workshop": (workshop, [8, 48, 862, 20374]),
    "scrolls": (scrolls, [19, 267, 559, 5956, 73484]),
    "harvest": (harvest, [6, 36, 254, 2327, 22647]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    position, counts = COUNTS[name]
    table = position().table
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
    assert sum(divide(table, len(counts)).values()) == counts[-1]


def test_the_smallest_count_can_be_done_by_hand() -> None:
    """The cauldron leaves the choice of two slots to the other player; passing as well."""
    assert divide(smallest().table, 2) == {"cauldron field_11": 2, "pass": 2}
