"""Counts of all sequences of decisions from a few fixed positions: a changed number is a changed rule.

When one differs, `fairyring.testing.counting.divide` tells below which option.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.testing import perft
from fairyring.testing.counting import divide
from tests.games.mycelia.scene import Scene


def one_drop() -> Scene:
    """A drop in the corner A1 and nothing else to do: two ways to go, or stay."""
    scene = Scene().drops(0, A1=1).hand(0, "leaf_one").hand(1, "leaf_one", "leaf_gift")
    return scene.carry_out("move(any,1)")


def opening() -> Scene:
    scene = Scene().drops(0, A2=1, C2=1, C3=2, E4=1).drops(1, B1=1, D3=1).leaves(0, 4)
    scene.hand(0, "boletus_edulis", "leccinum_scabrum", "leaf_gift").hand(1, "leaf_one", "leaf_one", "boletus_edulis")
    scene.display("hygrocybe_conica", "panellus_mitis", "coprinus_comatus").pile("macrolepiota_procera")
    return scene.begin()


def expansion() -> Scene:
    scene = Scene(expansion=True).drops(0, A1=1, B2=2, D3=1, E1=2).leaves(0, 9).tiles(0, "a", "b", "c", "d")
    scene.hand(0, "boletus_edulis").discard(0, "leaf_one", "leaf_one", "leaf_gift").display("panellus_mitis")
    return scene.carry_out("trash(2) & tile(e) & 2x remove(any,1..2)")


def prisma() -> Scene:
    scene = Scene(players=3, expansion=True, prisma=True).drops(0, C3=(1, 2), A4=(2, 0), E2=(0, 1)).pawn(0, 6)
    scene.hand(0, "boletus_edulis").discard(0, "leaf_one", "leaf_gift").leaves(0, 3)
    return scene.carry_out("recycle(2) & move(any,1..2) & others(remove(any,1))")


def gwidyon() -> Scene:
    scene = Scene(players=1, gwidyon=17).drops(0, A4=1, B3=2).leaves(0, 5).hand(0, "boletus_edulis", "leaf_one")
    scene.deck(0, "leaf_one", "leaf_gift", "leccinum_scabrum").display("panellus_mitis", "hygrocybe_conica")
    return scene.gwidyon(pile=["solo_3", "solo_1", "solo_2"]).begin()


@pytest.mark.parametrize(("position", "counts"), [
    (one_drop, [2, 4, 8, 16, 34, 80, 180, 368]),
    (opening, [7, 31, 112, 398, 1343, 4117]),
    (expansion, [3, 10, 50, 211, 771, 3070]),
    (prisma, [3, 8, 31, 132, 432, 872, 1840, 5047]),
    (gwidyon, [5, 15, 40, 118, 310, 861, 2498]),
], ids=["one drop", "opening", "expansion", "prisma", "gwidyon"])
def test_counts(position: Callable[[], Scene], counts: list[int]) -> None:
    table = position().table
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
    assert sum(divide(table, len(counts)).values()) == counts[-1]


def test_the_smallest_count_can_be_done_by_hand() -> None:
    """Right or down from the corner A1; or no move, and the other player has the choice between two cards."""
    table = one_drop().table
    assert divide(table, 2) == {"A1": 2, "skip": 2}
    table.apply(table.options[0])
    assert table.names() == ["to B1", "to A2"]
    assert perft(table, 2) == 4
