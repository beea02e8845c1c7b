"""What Gwidyon makes of bonuses for others, and the shrine of the solo game (MYS-BON, MYS-SHR)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene

OPEN = ("leaf_gift", "leccinum_scabrum")
"""Two different cards in hand keep your turn open: a decision with one option is made silently."""


def alone(drops: int = 12, removing: bool = False) -> Scene:
    return Scene(players=1, expansion=True).hand(0, *OPEN).gwidyon(drops=drops, removing=removing)


@pytest.mark.rule("MYS-BON-01")
@pytest.mark.rule("MYS-BON-02")
@pytest.mark.rule("MYS-BON-03")
@pytest.mark.case("CASE-MYS-03")
def test_he_gets_no_leaf_turns_his_tile_for_a_move_and_loses_drops_for_a_removal() -> None:
    scene = alone().leaves(0, 8).display("geastrum_triplex").drops(0, A4=3)
    scene.hand(0, "cantharellus_cibarius", "hypholoma_fasciculare", *OPEN)
    scene.play("play cantharellus_cibarius")
    assert scene.gwidyon_now() == (12, False)
    scene.play("play hypholoma_fasciculare", "skip")
    assert scene.gwidyon_now() == (11, True)
    scene.play("hire geastrum_triplex")
    assert scene.gwidyon_now() == (10, True)
    assert scene.shrine_now == 2
    assert scene.leaves_of() == 3
    assert scene.deck_of() == ["geastrum_triplex"]


@pytest.mark.rule("MYS-BON-01")
@pytest.mark.parametrize(("bonus", "left"), [
    ("others(remove(any,1))", 11),
    ("others(remove(moss,3,exact))", 9),
    ("others(remove(water,1..3))", 9),
    ("others(2x remove(leaf,2))", 8),
    ("others(burst(leaf,need=0,centre=1,sides=4,each=1))", 7),
    ("others(remove(any,1) & remove(any,2))", 9),
    ("others(leaves(2) / remove(any,1))", 11),
])
def test_every_removal_for_others_is_compulsory_and_knows_no_condition(bonus: str, left: int) -> None:
    scene = alone().carry_out(bonus)
    assert scene.gwidyon_now() == (left, False)
    assert scene.shrine_now == 12 - left
    assert scene.board() == {"A4": 1}


@pytest.mark.rule("MYS-BON-02")
@pytest.mark.parametrize(("bonus", "left", "removing"), [
    ("others(move(any,1))", 11, True),
    ("others(move(moss,2))", 11, False),
    ("others(3x move(any,1))", 10, True),
    ("others(2x move(any,2))", 10, False),
    ("others(field(any,need=2,move=1,remove=1))", 10, True),
    ("others(2x (move(any,1) & leaves(1)))", 11, False),
])
def test_every_move_symbol_of_a_bonus_turns_his_tile_once(bonus: str, left: int, removing: bool) -> None:
    assert alone().carry_out(bonus).gwidyon_now() == (left, removing)


@pytest.mark.rule("MYS-BON-03")
def test_leaves_for_others_give_him_nothing() -> None:
    scene = alone().carry_out("others(leaves(5))")
    assert scene.gwidyon_now() == (12, False)
    assert scene.leaves_of() == 0
    assert scene.events == []


@pytest.mark.rule("MYS-SHR-01")
@pytest.mark.case("CASE-MYS-04")
def test_a_shrine_full_after_his_turn_brings_drops_to_your_board_only() -> None:
    scene = alone(drops=20).shrine(8).supply("supply_1", "a").gwidyon(pile=["solo_4"], shown=["solo_1"])
    in_box = scene.table.box
    scene.die("dew").gwidyon_turn()
    assert scene.leaves_of() == 1
    assert scene.board() == {"A4": 1, "E2": 1, "D4": 1}
    assert scene.gwidyon_now() == (17, False)
    assert scene.shrine_now == 0
    assert scene.supply_now == ("supply_1", "b")
    assert scene.table.box == in_box + 11 - 2


@pytest.mark.rule("MYS-SHR-01")
def test_a_shrine_full_after_your_turn_counts_too() -> None:
    scene = alone(drops=20).shrine(10).supply("supply_1", "a").gwidyon(pile=["solo_3"], shown=["solo_1"])
    scene.deck(0, "leaf_one", "boletus_edulis", "agaricus_campestris").hand(0)
    scene.die("spore").end_turn()
    assert scene.board() == {"A4": 1, "C1": 1}
    assert scene.shrine_now == 0
    assert scene.gwidyon_now() == (20, False)
    assert [event.kind for event in scene.events if event.kind in ("supply", "gwidyon-card")] == [
        "supply", "gwidyon-card"]


@pytest.mark.rule("MYS-SHR-01")
def test_with_nine_drops_the_shrine_is_not_full() -> None:
    scene = alone(drops=20).shrine(8).gwidyon(pile=["solo_5"], shown=["solo_1"]).gwidyon_turn()
    assert scene.shrine_now == 9
    assert scene.board() == {"A4": 1}
