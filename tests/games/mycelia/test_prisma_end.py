"""Who wins with Prisma (PRI-END)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene, prisma

Three = tuple[int, int, int]


def last_turn(leaves: Three, pawns: Three, left: Three = (0, 1, 0)) -> Scene:
    """Three players at the end of the last turn of the last round."""
    scene = prisma(players=3)
    for seat in range(3):
        scene.leaves(seat, leaves[seat]).pawn(seat, pawns[seat]).drops(seat, A4=left[seat])
    return scene.end_turn(seat=2)


@pytest.mark.rule("PRI-END-01")
@pytest.mark.rule("PRI-END-02")
@pytest.mark.case("CASE-PRI-16")
def test_equal_leaves_are_decided_by_the_pawn_further_along_the_track() -> None:
    scene = last_turn(leaves=(4, 9, 4), pawns=(2, 11, 6))
    assert scene.winners == (2,)
    assert scene.table.outcome().reason.key == "won-by-favour"
    assert last_turn(leaves=(4, 9, 4), pawns=(0, 11, 0)).winners == (0, 2)


@pytest.mark.rule("PRI-END-01")
def test_drops_come_before_leaves_and_leaves_before_favour() -> None:
    assert last_turn(leaves=(5, 0, 4), pawns=(0, 0, 11)).winners == (0,)
    assert last_turn(leaves=(0, 9, 9), pawns=(0, 11, 11), left=(0, 1, 2)).winners == (0,)
    together = last_turn(leaves=(3, 3, 3), pawns=(11, 11, 11), left=(0, 0, 0))
    assert together.winners == (0, 1, 2)


@pytest.mark.rule("PRI-END-02")
def test_favour_counts_by_fields_not_by_colours() -> None:
    assert last_turn(leaves=(4, 4, 4), pawns=(9, 8, 10), left=(0, 0, 0)).winners == (2,)  # all three on amber


@pytest.mark.rule("PRI-END-01")
def test_the_last_prism_drop_ends_the_game_like_a_dewdrop_and_its_round_is_played_out() -> None:
    scene = prisma().drops(0, C2=(0, 1)).drops(1, A1=2).shrine(9).busy(0, "trametes_versicolor")
    scene.play("play trametes_versicolor", "C2")
    assert scene.table.ending
    scene.play("play leaf_one", "play leaf_one")  # the rest of both hands goes by itself
    assert scene.winners == (0,)
    assert scene.board(1) == {"A1": 2}  # a full shrine brings nothing any more
    assert scene.pawn_of() == 3
