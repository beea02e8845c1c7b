"""The favour track (PRI-FAV)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene, prisma


def on_track(*pawns: int) -> Scene:
    scene = prisma(players=len(pawns))
    for seat, field in enumerate(pawns):
        scene.pawn(seat, field)
    return scene


@pytest.mark.rule("PRI-FAV-01")
def test_a_prism_drop_gives_favour_directly_and_over_a_shrine_field_but_not_when_it_only_moves() -> None:
    direct = prisma(players=4).drops(0, C2=(0, 1), E1=1).carry_out("remove(water,1)").play("C2")
    assert (direct.board(), direct.pawn_of()) == ({"E1": 1}, 1)
    over = prisma(players=4).drops(0, C2=(0, 1), E1=1).carry_out("move(water,1)").play("C2", "to D2")
    assert (over.board(), over.pawn_of()) == ({"E1": 1}, 1)
    moved = prisma(players=4).drops(0, C2=(0, 1), E1=1).carry_out("move(water,1)").play("C2", "to C3")
    assert (moved.board(), moved.pawn_of()) == ({"C3": (0, 1), "E1": 1}, 0)
    dew = prisma(players=4).drops(0, C2=1, E1=1).carry_out("remove(water,1)").play("C2")
    assert (dew.board(), dew.pawn_of()) == ({"E1": 1}, 0)


@pytest.mark.rule("PRI-FAV-01")
def test_a_prism_drop_gives_favour_during_another_players_turn_too() -> None:
    scene = on_track(3, 0, 0, 0).drops(1, C2=(0, 1), E1=1).busy(0, "hypholoma_fasciculare")
    scene.play("play hypholoma_fasciculare", "skip", "C2", "to D2")
    assert [scene.pawn_of(seat) for seat in range(4)] == [3, 1, 0, 0]
    assert scene.board(1) == {"E1": 1}


@pytest.mark.rule("PRI-FAV-02")
def test_each_favour_is_one_field() -> None:
    assert on_track(0, 0, 0, 0).carry_out("favour(1)").pawn_of() == 1
    assert on_track(0, 0, 0, 0).carry_out("favour(3)").pawn_of() == 3
    scene = prisma(players=4).drops(0, A1=(0, 3), E1=1).carry_out("remove(moss,1..3)").play("A1", "remove 3")
    assert scene.pawn_of() == 3


@pytest.mark.rule("PRI-FAV-03")
@pytest.mark.rule("PRI-SETUP-05")
@pytest.mark.case("CASE-PRI-03")
def test_unused_pawns_are_jumped() -> None:
    assert [on_track(*[0] * n).carry_out("favour(1)").pawn_of() for n in (4, 3, 2)] == [1, 2, 3]


@pytest.mark.rule("PRI-FAV-02")
@pytest.mark.rule("PRI-FAV-03")
@pytest.mark.rule("PRI-FAV-08")
@pytest.mark.case("CASE-PRI-02")
def test_occupied_fields_are_jumped_and_not_counted() -> None:
    scene = on_track(3, 4, 6, 0).carry_out("favour(2)")
    assert [scene.pawn_of(seat) for seat in range(4)] == [7, 4, 6, 0]
    assert on_track(3, 4, 6, 0).carry_out("favour(1)").pawn_of() == 5
    assert on_track(3, 4, 5, 6).carry_out("favour(1)").pawn_of() == 7


@pytest.mark.rule("PRI-FAV-04")
@pytest.mark.rule("PRI-FAV-05")
@pytest.mark.case("CASE-PRI-04")
def test_the_end_field_is_shared_and_further_favour_is_lost() -> None:
    scene = on_track(10, 11).carry_out("favour(3)")
    assert [scene.pawn_of(seat) for seat in (0, 1)] == [11, 11]
    assert on_track(11, 0).carry_out("favour(2)").pawn_of() == 11


@pytest.mark.rule("PRI-FAV-05")
def test_the_pawn_stays_on_the_end_field_until_a_gift_is_bought() -> None:
    scene = on_track(11, 0).drops(0, C2=(0, 1), E1=1).busy(0, "trametes_versicolor")
    scene.roots(green=["velamen"]).play("play trametes_versicolor", "C2")
    assert scene.pawn_of() == 11
    assert scene.play("buy green gift").pawn_of() == 0


@pytest.mark.rule("PRI-FAV-04")
def test_the_start_field_is_shared() -> None:
    scene = on_track(5, 0, 0, 0).roots(green=["velamen"]).play("buy green gift")
    assert [scene.pawn_of(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("PRI-FAV-06")
def test_favour_on_cards_moves_the_pawn_at_once() -> None:
    scene = on_track(0, 0, 0, 0).drops(0, A1=1, E1=1).busy(0, "hydnellum_peckii")
    scene.play("play hydnellum_peckii", "A1")
    assert scene.pawn_of() == 1
    scene = on_track(3, 0, 0, 0).leaves(0, 3).display("clitocybe_odora").roots(green=["velamen"])
    scene.play("hire clitocybe_odora")
    assert scene.pawn_of() == 5
    assert "buy green gift" in scene.names()


@pytest.mark.rule("PRI-FAV-07")
def test_a_bonus_moves_pawns_clockwise_from_the_active_players_left() -> None:
    scene = prisma(players=4)
    for seat in (0, 1, 3):
        scene.drops(seat, C2=(0, 1), E1=1)
    scene.carry_out("others(remove(any,1))", seat=2)
    order: list[int] = []
    while len(order) < 3:
        order.append(scene.asked)
        scene.play("C2")
    assert order == [3, 0, 1]
    assert [scene.pawn_of(seat) for seat in range(4)] == [2, 3, 0, 1]  # each moved before the next acted


@pytest.mark.rule("PRI-FAV-09")
def test_favour_is_compulsory() -> None:
    scene = on_track(0, 0, 0, 0).drops(0, C2=(0, 1), E1=1).busy(0, "cortinarius_violaceus")
    scene.play("play cortinarius_violaceus", "C2")
    assert scene.asked == 0 and "play leaf_one" in scene.names()
    assert scene.pawn_of() == 2  # one for the prism drop, one of the card, neither of them asked for
    assert [event.facts["count"] for event in scene.told("favour")] == [1, 1]


@pytest.mark.rule("PRI-FAV-10")
def test_a_pawn_that_leaves_a_field_frees_it_at_once() -> None:
    scene = on_track(3, 4, 0, 0).drops(0, C2=(0, 1), E1=1).drops(1, C2=(0, 1), E1=1)
    scene.carry_out("others(remove(any,1)) & remove(any,1)").play("C2")
    assert scene.pawn_of(1) == 5
    scene.play("skip", "skip", "C2")
    assert scene.pawn_of(0) == 4  # 4 is free again


@pytest.mark.rule("PRI-FAV-10")
def test_each_single_step_looks_at_the_track_as_it_is_then() -> None:
    assert on_track(3, 5, 0, 0).carry_out("favour(2)").pawn_of() == 6
    assert on_track(9, 10, 11, 0).carry_out("favour(1)").pawn_of() == 11
