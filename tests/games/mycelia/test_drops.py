"""Moving and removing drops (MYC-DROP)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.components import FIELD_NAMES
from fairyring.kernel.errors import BadEffect
from tests.games.mycelia.scene import Scene

TERRAIN = {
    "leaf": ["C1", "E2", "A3", "C3", "B4"],
    "moss": ["A1", "B1", "A2", "D3", "E4"],
    "water": ["D1", "C2", "B3", "E3", "C4"],
    "earth": ["E1", "B2", "A4", "D4"],
}
LAND = [name for name in FIELD_NAMES if name != "D2"]


def one_drop_everywhere() -> Scene:
    return Scene().dealt().drops(0, **dict.fromkeys(LAND, 1))


@pytest.mark.rule("MYC-DROP-01")
def test_a_field_must_fit_in_terrain_and_number_or_the_function_lapses() -> None:
    scene = Scene().dealt().drops(0, A1=1, B1=3, C1=5).carry_out("remove(moss,2)")
    assert scene.names() == ["B1", "skip"]
    scene = Scene().dealt().drops(0, A1=1, C1=5).carry_out("remove(moss,2)")
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # nothing fits: nobody is asked
    assert scene.board() == {"A1": 1, "C1": 5}


@pytest.mark.rule("MYC-DROP-02")
@pytest.mark.rule("MYC-LANG-04")
def test_the_terrains_are_leaf_moss_water_and_any_field_which_may_be_earth() -> None:
    """Whatever colour a language gives the background of "any field", it means all nineteen."""
    for terrain in ("leaf", "moss", "water"):
        assert one_drop_everywhere().carry_out(f"remove({terrain},1)").names() == [*TERRAIN[terrain], "skip"]
    assert one_drop_everywhere().carry_out("remove(any,1)").names() == [*LAND, "skip"]
    assert sorted(name for fields in TERRAIN.values() for name in fields) == sorted(LAND)
    with pytest.raises(BadEffect, match="unknown terrain"):
        Scene().carry_out("remove(earth,1)")


@pytest.mark.rule("MYC-DROP-03")
@pytest.mark.case("CASE-MYC-12")
def test_moves_are_orthogonal_and_stay_on_the_board() -> None:
    scene = Scene().dealt().drops(0, A4=1).carry_out("move(any,1)").play("A4")
    assert scene.names() == ["to A3", "to B4"]
    scene = Scene().dealt().drops(0, B2=1).carry_out("move(any,1)").play("B2")
    assert scene.names() == ["to B1", "to A2", "to C2", "to B3"]
    scene = Scene().dealt().drops(0, E1=1).carry_out("move(any,1)").play("E1")
    assert scene.names() == ["to D1", "to E2"]  # E1 and A2 follow each other in the list, not on the board


@pytest.mark.rule("MYC-DROP-03")
def test_several_drops_of_one_field_may_go_different_ways() -> None:
    scene = Scene().dealt().drops(0, C3=3).carry_out("move(any,2)").play("C3", "to C2", "to D3")
    assert scene.board() == {"C2": 1, "C3": 1, "D3": 1}
    assert scene.names() == ["play leaf_one", "play leaf_gift"]


@pytest.mark.rule("MYC-DROP-04")
def test_neither_terrain_nor_drops_of_the_target_matter() -> None:
    scene = Scene().dealt().drops(0, A2=1, B2=7, A1=3).carry_out("move(moss,1)").play("A2")
    assert scene.names() == ["to A1", "to B2", "to A3"]
    scene.play("to B2")
    assert scene.board() == {"A1": 3, "B2": 8}


@pytest.mark.rule("MYC-DROP-05")
def test_removed_drops_go_straight_from_the_field_to_the_shrine() -> None:
    scene = Scene().dealt().shrine(2).drops(0, A4=3, A1=1).carry_out("remove(any,2)").play("A4", "remove 2")
    assert scene.board() == {"A4": 1, "A1": 1} and scene.player().left == 2 and scene.shrine_now == 4


@pytest.mark.rule("MYC-DROP-06")
@pytest.mark.rule("MYC-DROP-08")
@pytest.mark.case("CASE-MYC-05")
def test_the_field_holds_at_least_the_number_shown() -> None:
    scene = Scene().dealt().drops(0, C2=1, E3=3, A1=2).hand(0, "trametes_versicolor", "leaf_one", "leaf_gift")
    scene.play("play trametes_versicolor")
    assert scene.names() == ["C2", "E3", "skip"]
    scene.play("E3")
    assert scene.board() == {"C2": 1, "E3": 2, "A1": 2} and scene.shrine_now == 1


@pytest.mark.rule("MYC-DROP-06")
def test_fewer_drops_than_shown_are_not_enough() -> None:
    scene = Scene().dealt().drops(0, A1=1, C2=2, B2=3).carry_out("move(any,2)")
    assert scene.names() == ["B2", "C2", "skip"]


@pytest.mark.rule("MYC-DROP-07")
def test_a_move_from_any_field_may_start_on_all_four_terrains_with_one_drop_or_more() -> None:
    scene = Scene().dealt().drops(0, A1=1, C1=2, D1=3, E1=4).carry_out("move(any,1)")
    assert scene.names() == ["A1", "C1", "D1", "E1", "skip"]
    scene.play("E1", "to E2")
    assert scene.board() == {"A1": 1, "C1": 2, "D1": 3, "E1": 3, "E2": 1}


@pytest.mark.rule("MYC-DROP-09")
@pytest.mark.case("CASE-MYC-04")
def test_a_beetle_asks_for_exactly_the_number_shown() -> None:
    scene = Scene().drops(0, A1=1, C2=2, B2=3, D4=2).hand(0, "macrolepiota_procera", "leaf_one")
    scene.play("play macrolepiota_procera")
    assert scene.names() == ["C2", "D4", "skip"]
    scene.play("C2", "remove 2")
    assert scene.board() == {"A1": 1, "B2": 3, "D4": 2}
    assert scene.shrine_now == 2


@pytest.mark.rule("MYC-DROP-10")
@pytest.mark.rule("MYC-DROP-11")
@pytest.mark.case("CASE-MYC-06")
@pytest.mark.parametrize(("field", "amounts"), [("A1", [1, 2, 3]), ("D3", [1, 2]), ("B1", [1])])
def test_transparent_drops_may_be_used_as_far_as_drops_are_there(field: str, amounts: list[int]) -> None:
    drops = {"A1": 4, "B1": 1, "D3": 2, "C1": 3}
    for amount in amounts:
        scene = Scene().dealt().drops(0, **drops).hand(0, "marasmius_rotula", "leaf_one", "leaf_gift")
        scene.play("play marasmius_rotula")
        assert scene.names() == ["A1", "B1", "D3", "skip"]  # no leaf field, no empty moss field
        scene.play(field)
        if len(amounts) > 1:  # a single drop is taken without a question
            assert scene.names() == [f"remove {n}" for n in amounts]
            scene.play(f"remove {amount}")
        left = {**drops, field: drops[field] - amount}
        assert scene.board() == {name: n for name, n in left.items() if n}
        assert scene.shrine_now == amount


@pytest.mark.rule("MYC-DROP-12")
@pytest.mark.rule("MYC-DROP-14")
@pytest.mark.case("CASE-MYC-07")
def test_a_burst_takes_one_drop_from_each_neighbour_of_a_leaf_field() -> None:
    scene = Scene().dealt().drops(0, B3=2, C2=1, C4=1, C3=3).hand(0, "hericium_cirrhatum", "leaf_one", "leaf_gift")
    scene.play("play hericium_cirrhatum")
    assert scene.names() == ["C1", "A3", "C3", "B4", "skip"]  # leaf fields next to drops, empty ones too
    scene.play("C3")
    assert scene.names() == ["C2", "B3", "C4", "all", "skip"]
    scene.play("all")
    assert scene.board() == {"B3": 1, "C3": 3} and scene.shrine_now == 3
    scene = Scene().dealt().drops(0, B3=2, C2=1, C4=1, C3=3).hand(0, "hericium_cirrhatum", "leaf_one", "leaf_gift")
    scene.play("play hericium_cirrhatum", "C1", "C2")
    assert scene.board() == {"B3": 2, "C4": 1, "C3": 3} and scene.shrine_now == 1


@pytest.mark.rule("MYC-DROP-12")
@pytest.mark.rule("MYC-DROP-14")
def test_at_the_edge_and_beside_the_shrine_field_a_burst_has_fewer_neighbours() -> None:
    around = {"E1": 1, "E3": 2, "A3": 1, "A2": 1, "A4": 1, "B3": 1}
    scene = Scene().dealt().drops(0, **around).carry_out("burst(leaf,need=0,centre=0,sides=4,each=1)").play("E2")
    assert scene.names() == ["E1", "E3", "all", "skip"]  # earth and water; D2 holds nothing
    scene = Scene().dealt().drops(0, **around).carry_out("burst(leaf,need=0,centre=0,sides=4,each=1)").play("A3")
    assert scene.names() == ["A2", "B3", "A4", "all", "skip"]
    scene.play("A4")
    assert scene.names() == ["A2", "B3", "all", "skip"]  # in any order, each neighbour once
    scene.play("A2", "skip")
    assert scene.board() == {"E1": 1, "E3": 2, "A3": 1, "B3": 1} and scene.shrine_now == 2


@pytest.mark.rule("MYC-DROP-12")
def test_a_burst_takes_no_second_drop_from_the_same_neighbour() -> None:
    scene = Scene().dealt().drops(0, C2=3, C4=3).carry_out("burst(leaf,need=0,centre=0,sides=4,each=1)")
    scene.play("C3", "C4")
    assert scene.names() == ["C2", "skip"]
    scene.play("C2")
    assert scene.board() == {"C2": 2, "C4": 2}
    assert scene.names() == ["play leaf_one", "play leaf_gift"]


@pytest.mark.rule("MYC-DROP-13")
@pytest.mark.rule("MYC-DROP-10")
@pytest.mark.rule("MYC-LANG-02")
@pytest.mark.case("CASE-MYC-08")
def test_a_burst_on_an_empty_water_field_may_take_a_drop_of_one_neighbour() -> None:
    """The French text asks for two drops on the water field; we read "up to 2, if present"."""
    scene = Scene().dealt().drops(0, B4=2, B2=1).hand(0, "omphalotus_nidiformis", "leaf_one", "leaf_gift")
    scene.play("play omphalotus_nidiformis")
    assert scene.names() == ["C2", "B3", "C4", "skip"]
    scene.play("B3")
    assert scene.names() == ["B2", "B4", "skip"]
    scene.play("B4")
    assert scene.board() == {"B4": 1, "B2": 1} and scene.shrine_now == 1
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # only one neighbour


@pytest.mark.rule("MYC-DROP-13")
@pytest.mark.rule("MYC-LANG-02")
@pytest.mark.parametrize(("drops", "amounts"), [(1, ["remove 1", "skip"]), (3, ["remove 1", "remove 2", "skip"])])
def test_a_burst_takes_up_to_two_drops_of_the_water_field(drops: int, amounts: list[str]) -> None:
    scene = Scene().dealt().drops(0, B3=drops, B4=1, A4=1).hand(0, "omphalotus_nidiformis", "leaf_one", "leaf_gift")
    scene.play("play omphalotus_nidiformis", "B3")
    assert scene.names() == amounts
    most = len(amounts) - 1
    scene.play(f"remove {most}")
    assert scene.names() == ["B4", "skip"]
    scene.play("B4")
    assert scene.board() == {"A4": 1, **({"B3": drops - most} if drops > most else {})}
    assert scene.shrine_now == most + 1


@pytest.mark.rule("MYC-DROP-15")
def test_a_condition_may_ask_for_more_drops_than_are_used() -> None:
    scene = Scene().dealt().drops(0, A1=1, B1=2, A2=5).hand(0, "morchella_esculenta", "leaf_one", "leaf_gift")
    scene.play("play morchella_esculenta")
    assert scene.names() == ["B1", "A2", "skip"]
    scene.play("B1")
    assert scene.board() == {"A1": 1, "B1": 1, "A2": 5} and scene.shrine_now == 1
