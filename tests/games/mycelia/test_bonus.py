"""Bonuses for the other players (MYC-OTH)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-OTH-01")
@pytest.mark.rule("MYC-LEAF-01")
@pytest.mark.case("CASE-MYC-15")
def test_a_bonus_is_for_all_others_and_not_for_the_active_player() -> None:
    scene = Scene(players=4).hand(1, "leaf_gift", "boletus_edulis", "leaf_one").dealt().begin(1)
    scene.play("play leaf_gift")
    assert [scene.leaves_of(seat) for seat in range(4)] == [1, 2, 1, 1]


@pytest.mark.rule("MYC-OTH-01")
@pytest.mark.rule("MYC-OTH-02")
@pytest.mark.rule("MYC-OTH-03")
@pytest.mark.rule("MYC-SHF-04")
@pytest.mark.case("CASE-MYC-14")
def test_a_bonus_cannot_be_withheld() -> None:
    scene = Scene().dealt().shrine(3).drops(0, A4=2).drops(1, C2=1, A1=1)
    scene.hand(0, "hypholoma_fasciculare", "leaf_one").play("play hypholoma_fasciculare", "skip")
    assert scene.asked == 1 and scene.turn_of == 0
    scene.play("C2", "to D2")
    assert scene.board(0) == {"A4": 2} and scene.board(1) == {"A1": 1}
    assert scene.turn_of == 1 and scene.shrine_now == 4


@pytest.mark.rule("MYC-OTH-02")
def test_a_bonus_happens_although_the_own_part_cannot_be_carried_out() -> None:
    scene = Scene(expansion=True).dealt().drops(0).drops(1, A1=1).hand(0, "entoloma_hochstetteri", "leaf_one")
    scene.play("play entoloma_hochstetteri")
    assert scene.asked == 1 and scene.names() == ["A1", "skip"]


@pytest.mark.rule("MYC-OTH-03")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_decide_clockwise_each_finishing_before_the_next(active: int, order: list[int]) -> None:
    scene = Scene(players=4).dealt()
    for seat in range(4):
        scene.drops(seat, A1=2, A4=1)
    scene.carry_out("leaves(1) & others(2x move(any,1)) & leaves(5)", seat=active)
    asked = []
    while scene.asked != active:
        assert scene.leaves_of(active) == 1  # at its place: what stands to the right of it waits
        assert scene.turn_of == active
        asked.append(scene.asked)
        scene.play("A1", "to B1")
    assert asked == [seat for seat in order for _ in range(2)]
    assert scene.leaves_of(active) == 6
    assert scene.board(active) == {"A1": 2, "A4": 1}
    assert all(scene.board(seat) == {"B1": 2, "A4": 1} for seat in order)


@pytest.mark.rule("MYC-OTH-04")
def test_a_bonus_inside_an_alternative_happens_only_with_it() -> None:
    effect = "leaves(2) / (move(any,1) & others(leaves(1)))"
    scene = Scene(players=3).dealt().drops(0, A4=1).carry_out(effect).play("choose leaves(2)")
    assert [scene.leaves_of(seat) for seat in range(3)] == [2, 0, 0]
    scene = Scene(players=3).dealt().drops(0, A4=1).carry_out(effect)
    scene.play("choose move(any,1) & others(leaves(1))", "skip")
    assert [scene.leaves_of(seat) for seat in range(3)] == [0, 1, 1]
    scene = Scene(players=3).dealt().drops(0, A4=1).carry_out(effect).play("skip")
    assert [scene.leaves_of(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("MYC-OTH-05")
def test_a_bonus_may_be_declined_or_used_in_part() -> None:
    scene = Scene(players=3).dealt().drops(1, A1=3, A4=1).drops(2, A1=3, A4=1)
    scene.carry_out("others(2x remove(moss,1..2))").play("skip")
    assert scene.asked == 2 and scene.board(1) == {"A1": 3, "A4": 1}
    scene.play("A1", "remove 1", "skip")
    assert scene.asked == 0 and scene.board(2) == {"A1": 2, "A4": 1} and scene.shrine_now == 1
