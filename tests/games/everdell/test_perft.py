"""Counts of all sequences of decisions from a few fixed positions: a changed number is a changed rule.

When one differs, `fairyring.testing.counting.divide` tells below which option.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.testing import perft
from fairyring.testing.counting import divide
from tests.games.everdell.scene import Scene


def smallest() -> Scene:
    """A Wife to play or autumn's end; the other player has a Monk or the end."""
    scene = Scene().season(0, "autumn").workers(0, free=0).hand(0, "wife").goods(0, berry=2)
    return scene.season(1, "autumn").workers(1, free=0).hand(1, "monk").goods(1, berry=1).begin()


def opening() -> Scene:
    scene = Scene().hand(0, "farm", "husband", "ruins", "judge").hand(1, "mine", "wanderer", "bard")
    return scene.meadow("inn", "mine", "wife", "farm", "crane").goods(0, twig=2, resin=1).goods(1, berry=2).begin()


def paying() -> Scene:
    """Many ways to pay: tokens, the Judge, the Crane, the Dungeon, the Innkeeper."""
    scene = Scene().city(0, "farm", "judge", "crane", "dungeon", "wanderer", "innkeeper", "castle", "ever_tree")
    scene.hand(0, "husband", "king", "palace", "mine").goods(0, twig=2, resin=2, pebble=1, berry=3)
    return scene.workers(0, "one_berry", "one_berry").meadow("wife", "inn").begin()


def producing() -> Scene:
    """Order, copies and payments of Production."""
    scene = Scene().city(0, "chip_sweep", "miner_mole", "teacher", "doctor", "husband", "wife", "farm", "peddler")
    scene.city(1, "mine", "barge_toad", "farm", "monk").cards(0, 5).goods(0, berry=1).hand(0, "ruins")
    return scene.workers(0, "one_berry", "one_berry").begin().play("prepare")


def nested() -> Scene:
    """A Pigeon, a Queen, a Cemetery, what listens to them."""
    scene = Scene().city(0, "historian", "courthouse", "queen", "cemetery").hand(0, "postal_pigeon", "farm", "ranger")
    scene.deck("postal_pigeon", "mine", "inn", "ruins", "wanderer", "bard").goods(0, berry=4)
    return scene.thrown_away("fool", "monk").workers(1, "three_twigs").begin()


def alone() -> Scene:
    scene = Scene(1).season(0, "spring").hand(0, "fool", "farm", "undertaker").goods(0, berry=5, twig=2, resin=1)
    return scene.city(1, "castle", "farm", "inn").city(0, "monk").workers(0, free=1).begin()


def seasons() -> Scene:
    """Special Farms: choices at Production, copied ones among them."""
    scene = Scene(modules=("farms",)).city(0, "farm_winter_1", "farm_autumn_2", "chip_sweep", "barge_toad")
    return scene.city(1, "farm_spring_1").workers(0, "one_berry", "one_berry").prepare()


def colours() -> Scene:
    """Corrin's cards: who lets in whom, gifts, copies."""
    scene = Scene(3, modules=("corrin",)).city(0, "corrin_path", "corrin_leader", "school").city(1, "farm", "inn")
    scene.hand(0, "corrin_warrior", "corrin_king", "bard", "corrin_field").goods(0, twig=1, resin=1, pebble=1)
    return scene.workers(1, "f_three_berries", "two_resin").workers(2, "haven").begin()


def legendary() -> Scene:
    scene = Scene(modules=("legends",)).legends(0, "king_norths_treasury", "mayberry_matriarch")
    scene.legends(1, "click_clacks")
    scene.city(0, "clock_tower", "wife", "wife", "husband", "farm").city(1, "general_store", "farm")
    return scene.hand(0, "mine", "husband").goods(0, twig=3, pebble=3, berry=4).begin()


def powerful() -> Scene:
    scene = Scene(modules=("powers",)).power(0, "stoats").power(1, "spiders", figure="three_twigs")
    return scene.hand(0, "farm", "monk", "bard", "mine").goods(0, twig=2, resin=1, berry=1).begin()


COUNTS: dict[str, tuple[Callable[[], Scene], list[int]]] = {
    "smallest": (smallest, [2, 4]),
    "opening": (opening, [15, 194, 2557]),
    "paying": (paying, [17, 146, 1950, 20248]),
    "producing": (producing, [5, 23, 88, 342, 1232]),
    "nested": (nested, [15, 117, 1491, 6887]),
    "alone": (alone, [14, 70, 395, 2621]),
    "seasons": (seasons, [3, 9, 22, 58]),
    "colours": (colours, [16, 92, 1211, 7999]),
    "legendary": (legendary, [17, 161, 2534]),
    "powerful": (powerful, [14, 122, 1366]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    position, counts = COUNTS[name]
    table = position().table
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
    assert sum(divide(table, len(counts)).values()) == counts[-1]


def test_the_smallest_count_can_be_done_by_hand() -> None:
    """The Wife or the end; then the Monk or the end."""
    assert divide(smallest().table, 2) == {"play wife": 2, "pass": 2}
