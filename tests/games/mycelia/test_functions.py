"""Functions of cards in general (MYC-FX)."""

from __future__ import annotations

import pytest

from fairyring.kernel.errors import UnknownOption
from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-FX-01")
def test_a_function_is_carried_out_from_left_to_right() -> None:
    scene = Scene().dealt().drops(0, C2=1, A1=1).hand(0, "rhodotus_palmatus", "leaf_one")
    scene.play("play rhodotus_palmatus")
    assert scene.leaves_of() == 3 and scene.board() == {"C2": 1, "A1": 1}  # leaves first, then the water fields
    scene = Scene().dealt().drops(0, C1=2, A1=1).hand(0, "phallus_indusiatus", "leaf_one")
    scene.play("play phallus_indusiatus")
    assert scene.leaves_of() == 0 and scene.names() == ["C1", "skip"]  # the field first, then the leaf
    scene.play("C1", "remove 2")
    assert scene.board() == {"A1": 1} and scene.leaves_of() == 2  # with the leaf of the last card


@pytest.mark.rule("MYC-FX-02")
@pytest.mark.case("CASE-MYC-10")
@pytest.mark.parametrize(("moves", "drops", "leaves"), [
    (("choose remove(leaf,1)", "C1"), 0, 0),
    (("choose remove(leaf,1)", "skip"), 1, 0),
    (("choose leaves(2)",), 1, 2),
    (("skip",), 1, 0),
])
def test_of_two_alternatives_one_is_used_or_none_but_never_both(moves: tuple[str, ...], drops: int,
                                                                leaves: int) -> None:
    scene = Scene().dealt().drops(0, C1=1, A4=1).hand(0, "clathrus_ruber", "leaf_one", "leaf_gift")
    scene.play("play clathrus_ruber")
    assert scene.names() == ["choose remove(leaf,1)", "choose leaves(2)", "skip"]
    scene.play(*moves)
    assert scene.names() == ["play leaf_one", "play leaf_gift"]
    assert scene.board() == ({"C1": 1, "A4": 1} if drops else {"A4": 1})
    assert scene.leaves_of() == leaves and scene.shrine_now == 1 - drops


@pytest.mark.rule("MYC-FX-02")
def test_an_alternative_that_cannot_be_carried_out_is_not_offered() -> None:
    scene = Scene().dealt().drops(0, A1=1).hand(0, "clathrus_ruber", "leaf_one", "leaf_gift")
    scene.play("play clathrus_ruber")
    assert scene.names() == ["choose leaves(2)", "skip"]


@pytest.mark.rule("MYC-FX-03")
@pytest.mark.rule("MYC-TURN-04")
@pytest.mark.rule("MYC-DROP-15")
@pytest.mark.case("CASE-MYC-09")
def test_the_right_part_works_although_the_left_one_cannot() -> None:
    scene = Scene().dealt().leaves(0, 2).drops(0, A1=1, C1=2).hand(0, "morchella_esculenta", "leaf_one", "leaf_gift")
    scene.play("play morchella_esculenta")
    assert scene.leaves_of() == 3 and scene.board() == {"A1": 1, "C1": 2} and scene.shrine_now == 0


@pytest.mark.rule("MYC-FX-03")
def test_both_parts_may_be_carried_out_the_left_one_first_or_the_right_one_alone() -> None:
    scene = Scene().dealt().drops(0, A1=2).hand(0, "morchella_esculenta", "leaf_one", "leaf_gift")
    scene.play("play morchella_esculenta")
    assert scene.names() == ["A1", "skip"] and scene.leaves_of() == 0
    scene.play("A1")
    assert scene.board() == {"A1": 1} and scene.leaves_of() == 1
    scene = Scene().dealt().drops(0, A1=2).hand(0, "morchella_esculenta", "leaf_one", "leaf_gift")
    scene.play("play morchella_esculenta", "skip")
    assert scene.board() == {"A1": 2} and scene.leaves_of() == 1


@pytest.mark.rule("MYC-FX-04")
@pytest.mark.rule("MYC-FX-05")
@pytest.mark.rule("MYC-SHF-01")
@pytest.mark.case("CASE-MYC-11")
def test_a_repetition_may_use_the_same_drop_again() -> None:
    scene = Scene().dealt().drops(0, A2=1, E4=1).hand(0, "panellus_mitis", "leaf_one", "leaf_gift")
    scene.play("play panellus_mitis", "A2", "to B2", "B2", "to C2", "C2", "to D2")
    assert scene.board() == {"E4": 1} and scene.shrine_now == 1
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # three times and no more


@pytest.mark.rule("MYC-FX-04")
@pytest.mark.parametrize(("card", "times"), [("hypholoma_fasciculare", 2), ("panellus_mitis", 3),
                                             ("armillaria_mellea", 4)])
def test_a_repetition_happens_up_to_the_number_shown(card: str, times: int) -> None:
    scene = Scene().dealt().drops(0, A4=9).drops(1, A1=1).hand(0, card, "leaf_one", "leaf_gift").play(f"play {card}")
    for done in range(times):
        assert scene.asked == 0 and scene.board().get("A3", 0) == done
        scene.play("A4", "to A3")
    assert scene.board() == {"A4": 9 - times, "A3": times}
    assert "A4" not in scene.names()


@pytest.mark.rule("MYC-FX-04")
def test_fewer_times_and_different_fields_are_allowed() -> None:
    scene = Scene().dealt().drops(0, A4=1, C2=1, E3=1).hand(0, "rhodotus_palmatus", "leaf_one", "leaf_gift")
    scene.play("play rhodotus_palmatus", "C2")
    assert scene.names() == ["E3", "skip"]
    scene.play("skip")
    assert scene.board() == {"A4": 1, "E3": 1}
    assert scene.names() == ["play leaf_one", "play leaf_gift", "tile b"]


@pytest.mark.rule("MYC-FX-05")
def test_conditions_are_judged_when_a_part_or_a_repetition_begins() -> None:
    scene = Scene().dealt().drops(0, A1=1, B1=2, A4=1).hand(0, "cyptotrama_asprata", "leaf_one", "leaf_gift")
    scene.play("play cyptotrama_asprata")  # a beetle: exactly 1
    assert scene.names() == ["A1", "skip"]
    scene.play("A1")
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # the second time no field fits: it lapsed
    scene = Scene().dealt().drops(0, A1=1, B1=1).carry_out("move(any,1) & remove(moss,2)").play("B1", "to A1")
    assert scene.names() == ["A1", "skip"]  # the first part made the field that the second needs
    scene = Scene().dealt().drops(0, A1=2, A4=1).carry_out("move(any,1) & remove(moss,2)").play("A1", "to B1")
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # or destroyed it
    assert scene.board() == {"A1": 1, "B1": 1, "A4": 1}


@pytest.mark.rule("MYC-FX-06")
@pytest.mark.parametrize(("moves", "board"), [
    (("to B2", "remove 1"), {"B2": 1, "C2": 1}),
    (("skip", "remove 1"), {"C2": 2}),
    (("to B2", "skip"), {"B2": 1, "C2": 2}),
    (("skip", "skip"), {"C2": 3}),
])
def test_of_several_symbols_for_one_field_fewer_may_be_used(moves: tuple[str, ...], board: dict[str, int]) -> None:
    scene = Scene().dealt().drops(0, C2=3, A4=1).hand(0, "lactarius_indigo", "leaf_one", "leaf_gift")
    scene.play("play lactarius_indigo", "C2", *moves)
    assert scene.board() == {**board, "A4": 1}
    assert scene.names() == ["play leaf_one", "play leaf_gift"]


@pytest.mark.rule("MYC-FX-06")
def test_the_chosen_field_must_meet_the_full_condition() -> None:
    scene = Scene().dealt().drops(0, C2=1, E3=2, A4=1).hand(0, "lactarius_indigo", "macrolepiota_procera", "leaf_one")
    scene.play("play lactarius_indigo")
    assert scene.names() == ["E3", "skip"]
    scene.play("skip", "play macrolepiota_procera", "E3")
    assert scene.names() == ["remove 1", "remove 2"]
    scene.play("remove 1")
    assert scene.board() == {"C2": 1, "E3": 1, "A4": 1} and scene.shrine_now == 1


@pytest.mark.rule("MYC-FX-07")
def test_all_choices_are_made_by_the_player_on_the_own_board() -> None:
    scene = Scene().dealt().drops(0, A4=1).drops(1, C2=1, A1=5).hand(0, "hypholoma_fasciculare", "leaf_one")
    scene.play("play hypholoma_fasciculare")
    assert scene.asked == 0 and scene.names() == ["A4", "skip"]
    assert scene.session.options()[0].elements == ("field:0:A4",)
    with pytest.raises(UnknownOption):
        scene.play("C2")
    scene.play("skip")
    assert scene.asked == 1 and scene.names() == ["A1", "C2", "skip"]
    scene.play("A1", "to B1")
    assert scene.board(0) == {"A4": 1} and scene.board(1) == {"A1": 4, "B1": 1, "C2": 1}


@pytest.mark.rule("MYX-TRASH-01")
def test_two_cards_may_be_removed_in_any_order() -> None:
    scene = Scene(expansion=True).dealt().discard(0, "leaf_one", "boletus_edulis", "panellus_mitis", "leaf_one")
    scene.carry_out("trash(2)").play("trash panellus_mitis")
    assert scene.names() == ["trash leaf_one", "trash boletus_edulis", "skip"]
    scene.play("trash leaf_one")
    assert scene.discard_of() == ["boletus_edulis", "leaf_one"]
    assert scene.names() == ["play leaf_one", "play leaf_gift"]  # two and no more
