"""The course of a turn (MYC-TURN)."""

from __future__ import annotations

import pytest

from fairyring.kernel.errors import UnknownOption
from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-TURN-01")
@pytest.mark.rule("MYC-HIRE-01")
@pytest.mark.rule("MYC-ACT-02")
def test_heroes_and_tiles_may_come_before_between_and_after_the_cards() -> None:
    scene = Scene().leaves(0, 20).drops(0, A4=2).hand(0, "leaf_one", "leaf_gift").hand(1, "leaf_one", "leaf_gift")
    scene.display("coprinus_comatus", "mycena_interrupta", "hygrocybe_conica", "cantharellus_cibarius")
    scene.pile("trametes_versicolor", "clathrus_ruber", "morchella_esculenta", "lactarius_indigo", "panellus_mitis")
    scene.play("hire coprinus_comatus", "play leaf_one", "hire mycena_interrupta", "tile b", "to A3")
    scene.play("play leaf_gift", "hire hygrocybe_conica", "tile a", "hire trametes_versicolor")
    assert scene.deck_of() == ["trametes_versicolor", "hygrocybe_conica", "mycena_interrupta", "coprinus_comatus"]
    assert scene.leaves_of() == 20 + 1 + 2 - 2 - 2 - 2 - 3 - 3 - 1
    assert scene.tiles_of() == ("", "ba")
    assert scene.board() == {"A3": 1, "A4": 1}
    assert scene.turn_of == 0 and "end turn" in scene.names()


@pytest.mark.rule("MYC-TURN-02")
def test_every_card_of_the_hand_is_played_in_an_order_of_ones_own() -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, A4=1, C1=1).hand(0, "boletus_edulis", "leaf_one", "leaf_gift")
    assert scene.names() == ["play boletus_edulis", "play leaf_one", "play leaf_gift", "tile b"]
    scene.play("play leaf_gift")
    assert scene.names() == ["play boletus_edulis", "play leaf_one", "tile b"]
    scene.play("play boletus_edulis", "skip")
    assert scene.names() == ["play leaf_one", "tile b"]
    scene.play("play leaf_one")
    assert scene.names() == ["tile b", "end turn"]
    assert scene.discard_of() == ["leaf_gift", "boletus_edulis", "leaf_one"]


@pytest.mark.rule("MYC-TURN-03")
def test_a_card_lies_on_the_discard_pile_before_its_function_and_the_next_card_waits_for_it() -> None:
    scene = Scene().dealt().drops(0, A2=1).hand(0, "hygrocybe_conica", "panellus_mitis", "leaf_one")
    scene.discard(0, "leaf_gift").play("play panellus_mitis")
    assert scene.discard_of() == ["leaf_gift", "panellus_mitis"]
    assert scene.hand_of() == ["hygrocybe_conica", "leaf_one"]
    assert scene.names() == ["A2", "skip"]
    scene.play("A2", "to B2", "B2", "to C2", "skip")
    assert scene.board() == {"C2": 1}
    assert scene.names() == ["play hygrocybe_conica", "play leaf_one"]


@pytest.mark.rule("MYC-TURN-04")
def test_a_function_may_lapse_in_part_or_as_a_whole_but_the_card_is_played() -> None:
    scene = Scene().dealt().drops(0, B3=1, A4=1)
    scene.hand(0, "rhodotus_palmatus", "marasmius_rotula", "laccaria_amethystina", "leaf_one", "leaf_gift")
    scene.play("play rhodotus_palmatus", "skip")  # its leaves are taken, its removals not wanted
    assert scene.leaves_of() == 3 and scene.board() == {"B3": 1, "A4": 1}
    scene.play("play marasmius_rotula")  # no moss field with drops: nothing to ask
    scene.play("play laccaria_amethystina", "skip")
    assert scene.board() == {"B3": 1, "A4": 1} and scene.shrine_now == 0
    assert scene.discard_of() == ["rhodotus_palmatus", "marasmius_rotula", "laccaria_amethystina"]
    assert scene.hand_of() == ["leaf_one", "leaf_gift"]


@pytest.mark.rule("MYC-TURN-05")
@pytest.mark.rule("MYC-LANG-03")
@pytest.mark.case("CASE-MYC-21")
def test_nothing_else_begins_in_the_middle_of_a_function() -> None:
    """The Italian text allows hiring while a card is played; we follow the others: between two cards only."""
    scene = Scene().dealt().leaves(0, 9).drops(0, A2=1, E4=1).hand(0, "panellus_mitis", "leaf_one")
    scene.display("coprinus_comatus").pile("clathrus_ruber")
    assert scene.names() == ["play panellus_mitis", "play leaf_one", "hire coprinus_comatus", "tile a", "tile b"]
    scene.play("play panellus_mitis", "A2")
    assert scene.names() == ["to A1", "to B2", "to A3"]
    scene.play("to B2")
    assert scene.names() == ["B2", "E4", "skip"]
    for name in ("hire coprinus_comatus", "tile a", "tile b", "play leaf_one"):
        with pytest.raises(UnknownOption):
            scene.play(name)
    scene.play("skip", "hire coprinus_comatus", "tile b", "B2", "to C2")
    assert scene.board() == {"C2": 1, "E4": 1}
    assert scene.leaves_of() == 9 - 2 - 3


@pytest.mark.rule("MYC-TURN-06")
@pytest.mark.case("CASE-MYC-22")
def test_the_turn_ends_only_with_an_empty_hand_and_when_its_player_says_so() -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, C1=1).hand(0, "boletus_edulis")
    assert scene.names() == ["play boletus_edulis", "tile b"]
    with pytest.raises(UnknownOption):
        scene.play("end turn")
    scene.play("play boletus_edulis", "skip")
    assert scene.discard_of() == ["boletus_edulis"]
    assert scene.turn_of == 0 and scene.names() == ["tile b", "end turn"]
    scene.play("end turn")
    assert scene.turn_of == 1
    assert scene.board() == {"C1": 1} and scene.leaves_of() == 3


@pytest.mark.rule("MYC-TURN-07")
def test_drops_removed_directly_and_over_the_shrine_field_count_the_same() -> None:
    scene = Scene().dealt().drops(0, D1=1, C2=1, A4=1).hand(0, "trametes_versicolor", "leccinum_scabrum", "leaf_one")
    scene.play("play trametes_versicolor", "C2")
    assert (scene.board(), scene.player().left, scene.shrine_now) == ({"D1": 1, "A4": 1}, 2, 1)
    scene.play("play leccinum_scabrum", "D1", "to D2")
    assert (scene.board(), scene.player().left, scene.shrine_now) == ({"A4": 1}, 1, 2)
