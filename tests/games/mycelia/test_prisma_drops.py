"""Prism drops on the boards and on the shrine (PRI-DROP, PRI-SUP)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import prisma


@pytest.mark.rule("PRI-DROP-02")
@pytest.mark.rule("PRI-FAV-01")
@pytest.mark.case("CASE-PRI-01")
def test_marasmius_rotula_takes_a_dewdrop_and_a_prism_drop_together() -> None:
    scene = prisma(players=4).drops(0, A1=(1, 1), E1=1).busy(0, "marasmius_rotula")
    scene.play("play marasmius_rotula", "A1", "remove 1 dew and 1 prism")
    assert scene.board() == {"E1": 1}
    assert (scene.shrine_now, scene.shrine_prism_now) == (2, 1)
    assert scene.pawn_of() == 1


@pytest.mark.rule("PRI-DROP-01")
def test_prism_drops_count_for_beetles() -> None:
    scene = prisma().drops(0, C2=(1, 1), B2=(0, 2), D4=(2, 1), A1=(0, 1)).busy(0, "macrolepiota_procera")
    scene.play("play macrolepiota_procera")
    assert scene.names() == ["B2", "C2", "skip"]


@pytest.mark.rule("PRI-DROP-01")
def test_prism_drops_count_for_least_numbers_and_transparent_drops() -> None:
    scene = prisma().drops(0, A1=(1, 1), B1=(1, 0), D3=(0, 2)).busy(0, "morchella_esculenta")
    scene.play("play morchella_esculenta")
    assert scene.names() == ["A1", "D3", "skip"]  # moss with at least 2
    scene = prisma().drops(0, D3=(0, 4)).busy(0, "marasmius_rotula")
    scene.play("play marasmius_rotula", "D3")
    assert scene.names() == ["remove 1", "remove 2", "remove 3"]


@pytest.mark.rule("PRI-DROP-01")
def test_prism_drops_are_moved_by_cards_and_tiles() -> None:
    scene = prisma().drops(0, B3=(0, 1), C3=1).busy(0, "leccinum_scabrum").leaves(0, 3)
    scene.play("play leccinum_scabrum", "B3", "to B2")
    assert scene.board() == {"B2": (0, 1), "C3": 1}
    scene.play("tile b", "B2", "to A2")
    assert scene.board() == {"A2": (0, 1), "C3": 1}
    assert (scene.shrine_now, scene.pawn_of()) == (0, 0)


@pytest.mark.rule("PRI-DROP-03")
def test_on_a_mixed_field_the_player_says_which_drop_moves() -> None:
    def mover() -> list[str]:
        return scene.play("play leccinum_scabrum", "C2").names()

    scene = prisma(players=4).drops(0, C2=(1, 1)).busy(0, "leccinum_scabrum")
    assert mover() == ["to C1", "to B2", "to D2", "to C3",
                       "prism to C1", "prism to B2", "prism to D2", "prism to C3"]
    scene.play("prism to D2")
    assert (scene.board(), scene.pawn_of()) == ({"C2": 1}, 1)
    scene = prisma(players=4).drops(0, C2=(1, 1)).busy(0, "leccinum_scabrum")
    mover()
    scene.play("to D2")
    assert (scene.board(), scene.pawn_of()) == ({"C2": (0, 1)}, 0)


@pytest.mark.rule("PRI-DROP-03")
def test_on_a_mixed_field_the_player_says_which_drops_are_removed() -> None:
    scene = prisma(players=4).drops(0, A1=(2, 1), E1=1).busy(0, "marasmius_rotula")
    scene.play("play marasmius_rotula", "A1")
    assert scene.names() == ["remove 1 dew", "remove 1 prism", "remove 2 dew", "remove 1 dew and 1 prism",
                             "remove 2 dew and 1 prism"]
    scene.play("remove 2 dew")
    assert scene.board() == {"A1": (0, 1), "E1": 1}
    assert (scene.shrine_now, scene.shrine_prism_now, scene.pawn_of()) == (2, 0, 0)


@pytest.mark.rule("PRI-DROP-03")
def test_the_player_who_gets_a_bonus_says_which_of_the_own_drops_it_takes() -> None:
    scene = prisma(players=4).drops(1, C3=(1, 1)).carry_out("others(remove(any,1))")
    assert scene.asked == 1
    scene.play("C3", "remove 1 prism")
    assert (scene.board(1), scene.pawn_of(1)) == ({"C3": 1}, 1)


@pytest.mark.rule("PRI-SUP-01")
@pytest.mark.case("CASE-PRI-14")
def test_the_supply_brings_dewdrops_only_and_all_prism_drops_leave_the_game() -> None:
    scene = prisma().drops(0, A1=1).drops(1, E2=2).shrine(10, prism=8).supply("supply_1", "a").die("dew")
    prism_in_box = scene.table.box_prism
    scene.end_turn()
    assert scene.board(0) == {"A1": 1, "E2": 1, "D4": 1}
    assert scene.board(1) == {"E2": 3, "D4": 1}
    assert (scene.shrine_now, scene.shrine_prism_now) == (0, 0)
    assert scene.table.box_prism == prism_in_box + 8
    assert [scene.pawn_of(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("PRI-SUP-01")
def test_prism_drops_fill_the_shrine_like_dewdrops() -> None:
    scene = prisma().drops(0, A1=(0, 1), C3=1).shrine(9, prism=9).hand(0, "marasmius_rotula", "leaf_one")
    scene.supply("supply_1", "a").die("spore").play("play marasmius_rotula", "A1")  # the leaf card plays itself
    assert scene.board(0) == {"C1": 1, "C3": 1}  # the supply of `spore`: one up, one left of the shrine field
    assert (scene.shrine_now, scene.shrine_prism_now) == (0, 0)
