"""How the game against Gwidyon ends (MYS-FLOW-04, MYS-OVER)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


def alone(mine: int, his: int, *hand: str) -> Scene:
    """Your drops lie on A4, next to no shrine field."""
    scene = Scene(players=1, expansion=True).drops(0, A4=mine).hand(0, *hand)
    return scene.gwidyon(drops=his, removing=True, pile=["solo_4", "solo_5"], shown=["solo_1"])


@pytest.mark.rule("MYS-OVER-01")
@pytest.mark.rule("MYS-CARD-07")
@pytest.mark.rule("MYS-FLOW-04")
@pytest.mark.case("CASE-MYS-05")
def test_when_his_pile_is_empty_first_he_wins_and_you_get_no_further_turn() -> None:
    scene = alone(1, 2, "leaf_one", "leaf_gift").shrine(8).gwidyon_turn()
    assert scene.winners == (1,)
    assert scene.table.outcome().reason.key == "solo-lost"
    assert scene.leaves_of() == 1
    assert scene.gwidyon_now() == (0, True)
    assert scene.board() == {"A4": 1}
    assert scene.shrine_now == 10 and scene.told("supply") == []
    assert scene.told("turn") == []


@pytest.mark.rule("MYS-OVER-02")
@pytest.mark.rule("MYS-FLOW-04")
def test_when_your_board_is_empty_first_you_win_and_he_gets_no_further_turn() -> None:
    scene = alone(1, 3, "laccaria_amethystina", "leaf_one").play("play laccaria_amethystina", "A4")
    assert scene.winners == (0,)
    assert scene.table.outcome().reason.key == "solo-won"
    assert scene.told("gwidyon-card") == []
    assert scene.gwidyon_now() == (3, True)


@pytest.mark.rule("MYS-OVER-02")
def test_you_may_also_win_in_his_turn() -> None:
    scene = alone(0, 3, "leaf_one", "leaf_gift").drops(0, D1=1).gwidyon(pile=["solo_6"]).gwidyon_turn()
    scene.play("D1", "to D2")
    assert scene.winners == (0,)


@pytest.mark.rule("MYS-OVER-03")
def test_when_both_are_emptied_in_one_turn_both_win() -> None:
    scene = alone(1, 1, "leaf_one", "laccaria_amethystina", "leaf_gift").leaves(0, 8).display("geastrum_triplex")
    scene.play("hire geastrum_triplex")
    assert scene.gwidyon_now() == (0, True) and not scene.session.over  # the running turn is played out
    scene.play("play laccaria_amethystina", "A4", "play leaf_one")
    assert scene.winners == (0, 1)
    assert scene.table.outcome().reason.key == "solo-both"


@pytest.mark.rule("MYS-OVER-03")
def test_when_only_he_is_empty_at_the_end_of_your_turn_he_has_won() -> None:
    scene = alone(1, 1, "leaf_one", "laccaria_amethystina", "leaf_gift").leaves(0, 8).display("geastrum_triplex")
    scene.play("hire geastrum_triplex", "play laccaria_amethystina", "skip", "play leaf_one", "end turn")
    assert scene.winners == (1,)
    assert scene.told("gwidyon-card") == []


@pytest.mark.rule("MYS-OVER-03")
def test_once_a_side_is_empty_no_supply_happens() -> None:
    scene = alone(1, 1, "leaf_one", "laccaria_amethystina").shrine(9).leaves(0, 8).display("geastrum_triplex")
    scene.play("hire geastrum_triplex", "play laccaria_amethystina", "A4")
    assert scene.told("supply") == []
    assert scene.board() == {}
    assert scene.winners == (0, 1)


@pytest.mark.rule("MYS-OVER-04")
@pytest.mark.parametrize("leaves", [0, 50])
def test_leaves_decide_nothing(leaves: int) -> None:
    lost = alone(1, 2, "leaf_one", "leaf_gift").leaves(0, leaves).gwidyon_turn()
    assert lost.winners == (1,)
    won = alone(0, 3, "leaf_one").leaves(0, leaves).end_turn()
    assert won.winners == (0,)
    both = alone(0, 0, "leaf_one").leaves(0, leaves).end_turn()
    assert both.winners == (0, 1) and both.table.outcome().reason.key == "solo-both"
