"""Hiring heroes (MYC-HIRE)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.game import GAME
from fairyring.kernel.errors import UnknownOption
from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-HIRE-01")
def test_any_number_of_heroes_may_be_hired_but_only_in_the_own_turn() -> None:
    scene = Scene().dealt().leaves(0, 6).leaves(1, 9).drops(1, A1=1).hand(0, "hypholoma_fasciculare", "leaf_one")
    scene.display("coprinus_comatus", "mycena_interrupta", "hygrocybe_conica")
    scene.play("hire coprinus_comatus", "hire mycena_interrupta", "hire hygrocybe_conica")
    assert scene.deck_of() == ["hygrocybe_conica", "mycena_interrupta", "coprinus_comatus"]
    assert scene.leaves_of() == 0
    scene = Scene().dealt().leaves(1, 9).drops(1, A1=1).hand(0, "hypholoma_fasciculare", "leaf_one")
    scene.display("coprinus_comatus").play("play hypholoma_fasciculare", "skip")
    assert scene.asked == 1
    assert scene.names() == ["A1", "skip"]  # rich, but it is not their turn


@pytest.mark.rule("MYC-HIRE-01")
def test_two_equal_heroes_of_the_display_may_both_be_hired() -> None:
    scene = Scene().dealt().leaves(0, 4).display("panellus_mitis", "coprinus_comatus", "coprinus_comatus")
    assert scene.names().count("hire coprinus_comatus") == 1
    scene.play("hire coprinus_comatus")
    assert scene.display_now() == ["panellus_mitis", "coprinus_comatus"]
    scene.play("hire coprinus_comatus")
    assert scene.display_now() == ["panellus_mitis"]
    assert scene.deck_of() == ["coprinus_comatus", "coprinus_comatus"]
    assert scene.leaves_of() == 0


@pytest.mark.rule("MYC-HIRE-02")
def test_a_hero_costs_the_leaves_printed_on_it() -> None:
    content = GAME.content()
    costs = {cost for cost, box in zip(content.cost, content.boxes, strict=True)
             if box in ("base", "expansion", "prisma")}
    assert costs == {2, 3, 4, 5, 6, 7, 8}
    scene = Scene().dealt().leaves(0, 7).display("amanita_muscaria", "hericium_cirrhatum", "coprinus_comatus")
    assert "hire hericium_cirrhatum" in scene.names()
    with pytest.raises(UnknownOption):
        scene.play("hire amanita_muscaria")  # 8 leaves
    scene.play("hire hericium_cirrhatum")
    assert scene.leaves_of() == 0
    with pytest.raises(UnknownOption):
        scene.play("hire coprinus_comatus")


@pytest.mark.rule("MYC-HIRE-03")
@pytest.mark.rule("MYC-DRAW-01")
@pytest.mark.rule("MYC-DRAW-03")
@pytest.mark.case("CASE-MYC-16")
def test_hired_cards_come_first_and_the_last_one_lies_on_top() -> None:
    scene = Scene().dealt().leaves(0, 5).display("coprinus_comatus", "trametes_versicolor")
    scene.deck(0, "boletus_edulis", "agaricus_campestris", "leccinum_scabrum")
    scene.play("hire coprinus_comatus", "hire trametes_versicolor")
    assert scene.leaves_of() == 0 and scene.display_now() == []
    assert scene.deck_of() == ["trametes_versicolor", "coprinus_comatus", "boletus_edulis", "agaricus_campestris",
                               "leccinum_scabrum"]
    scene.pass_turn()
    assert scene.hand_of() == ["trametes_versicolor", "coprinus_comatus", "boletus_edulis"]
    assert scene.deck_of() == ["agaricus_campestris", "leccinum_scabrum"]
    assert scene.discard_of() == ["leaf_one", "leaf_gift"] and scene.told("shuffled") == []


@pytest.mark.rule("MYC-HIRE-04")
def test_gaps_in_the_display_stay_until_the_turn_ends() -> None:
    scene = Scene().dealt().leaves(0, 5).display("coprinus_comatus", "trametes_versicolor", "panellus_mitis",
                                                 "clathrus_ruber", "hericium_cirrhatum")
    scene.pile("lactarius_indigo", "marasmius_rotula", "amanita_muscaria").play("hire trametes_versicolor")
    scene.play("hire coprinus_comatus", "play leaf_one")
    assert scene.display_now() == ["panellus_mitis", "clathrus_ruber", "hericium_cirrhatum"]
    assert scene.told("revealed") == []
    scene.pass_turn()
    assert scene.display_now() == ["lactarius_indigo", "marasmius_rotula", "panellus_mitis", "clathrus_ruber",
                                   "hericium_cirrhatum"]
    assert scene.pile_now() == ["amanita_muscaria"]


@pytest.mark.rule("MYC-HIRE-05")
def test_a_hired_card_is_played_in_the_next_turn_at_the_earliest() -> None:
    scene = Scene().dealt().leaves(0, 5).drops(0, A4=1).display("coprinus_comatus")
    scene.deck(0, "boletus_edulis", "agaricus_campestris").play("hire coprinus_comatus")
    assert scene.names() == ["play leaf_one", "play leaf_gift", "tile b"]
    scene.pass_turn().pass_turn()
    assert scene.turn_of == 0 and "play coprinus_comatus" in scene.names()
