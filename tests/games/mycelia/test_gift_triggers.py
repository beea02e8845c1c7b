"""Gifts that answer each purchase from the display: Viatica, Simulacrum, Falx, Gemma (PRI-VIA, -SIM, -FAL, -GEM)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import prisma


@pytest.mark.rule("PRI-VIA-01")
@pytest.mark.rule("PRI-BUY-07")
@pytest.mark.case("CASE-PRI-09")
def test_viatica_gives_a_favour_for_every_hero_but_none_for_a_gift() -> None:
    scene = prisma().gifts(0, "viatica").pawn(0, 5).leaves(0, 5).roots(green=["velamen"])
    scene.display("coprinus_comatus", "trametes_versicolor").play("hire coprinus_comatus")
    assert scene.pawn_of() == 6
    assert scene.play("hire trametes_versicolor").pawn_of() == 7
    assert scene.play("buy green gift").pawn_of() == 0


@pytest.mark.rule("PRI-VIA-01")
def test_viatica_draws_one_card() -> None:
    scene = prisma().hand(0).deck(0, "viatica", "leaf_one", "leaf_gift", "boletus_edulis", "leaf_one").end_turn()
    assert (scene.gifts_of(), scene.hand_of()) == (["viatica"], ["leaf_one", "leaf_gift", "boletus_edulis"])


@pytest.mark.rule("PRI-SIM-01")
def test_simulacrum_gives_two_favour_for_every_hero_but_none_for_a_gift_and_draws_two() -> None:
    scene = prisma(players=4).gifts(0, "simulacrum").pawn(0, 3).leaves(0, 5).roots(green=["globi"])
    scene.drops(0, A1=2).display("coprinus_comatus", "trametes_versicolor").play("hire coprinus_comatus")
    assert scene.pawn_of() == 5
    assert scene.play("hire trametes_versicolor").pawn_of() == 7
    assert scene.play("buy green gift").pawn_of() == 0
    scene = prisma().hand(0).deck(0, "simulacrum", "leaf_one", "leaf_gift", "boletus_edulis", "leccinum_scabrum",
                                  "agaricus_campestris").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "boletus_edulis", "leccinum_scabrum"]


@pytest.mark.rule("PRI-FAL-01")
def test_falx_gives_two_leaves_when_bought_and_draws_one() -> None:
    scene = prisma().pawn(0, 8).roots(amber=["falx"]).play("buy amber gift")
    assert (scene.leaves_of(), scene.deck_of()) == (2, ["falx"])
    scene = prisma().hand(0).deck(0, "falx", "leaf_one", "leaf_gift", "boletus_edulis", "leaf_one").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "boletus_edulis"]


@pytest.mark.rule("PRI-FAL-01")
def test_falx_removes_a_card_of_discard_pile_or_gift_area_after_each_hero() -> None:
    scene = prisma().gifts(0, "falx", "viatica").leaves(0, 5).display("coprinus_comatus", "trametes_versicolor")
    scene.discard(0, "leaf_gift").play("hire coprinus_comatus", "first falx")
    assert scene.names() == ["trash leaf_gift", "trash viatica from gifts", "trash falx from gifts", "skip"]
    scene.play("trash leaf_gift", "hire trametes_versicolor", "first falx", "trash viatica from gifts")
    assert (scene.discard_of(), scene.gifts_of()) == ([], ["falx"])
    assert scene.deck_of() == ["trametes_versicolor", "coprinus_comatus"]  # the bought cards as usual


@pytest.mark.rule("PRI-FAL-01")
@pytest.mark.rule("PRI-GEM-01")
@pytest.mark.parametrize("gift", ["falx", "gemma"])
def test_a_bought_gift_lets_nobody_remove_or_recycle(gift: str) -> None:
    scene = prisma().gifts(0, gift).pawn(0, 5).roots(green=["velamen"]).discard(0, "leaf_gift")
    scene.play("buy green gift")
    assert "play leaf_one" in scene.names()
    assert (scene.discard_of(), scene.deck_of()) == (["leaf_gift"], ["velamen"])


@pytest.mark.rule("PRI-GEM-01")
def test_gemma_gives_two_leaves_when_bought_and_draws_two() -> None:
    scene = prisma().pawn(0, 11).roots(purple=["gemma"]).play("buy purple gift")
    assert (scene.leaves_of(), scene.deck_of()) == (2, ["gemma"])
    scene = prisma().hand(0).deck(0, "gemma", "leaf_one", "leaf_gift", "boletus_edulis", "leccinum_scabrum",
                                  "agaricus_campestris").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "boletus_edulis", "leccinum_scabrum"]


@pytest.mark.rule("PRI-GEM-01")
def test_gemma_recycles_a_card_after_each_hero() -> None:
    scene = prisma().gifts(0, "gemma").leaves(0, 5).display("coprinus_comatus", "trametes_versicolor")
    scene.discard(0, "leaf_gift", "agaricus_campestris")
    scene.play("hire coprinus_comatus", "recycle leaf_gift", "hire trametes_versicolor", "recycle agaricus_campestris")
    assert scene.deck_of() == ["agaricus_campestris", "trametes_versicolor", "leaf_gift", "coprinus_comatus"]
    assert (scene.discard_of(), scene.gifts_of()) == ([], ["gemma"])


@pytest.mark.rule("PRI-GEM-02")
def test_gemma_may_recycle_itself_or_another_gift_which_then_stops_working() -> None:
    scene = prisma().gifts(0, "gemma").leaves(0, 5).display("coprinus_comatus", "trametes_versicolor")
    scene.discard(0, "leaf_gift").play("hire coprinus_comatus", "recycle gemma from gifts")
    assert (scene.gifts_of(), scene.deck_of()) == ([], ["gemma", "coprinus_comatus"])
    scene.play("hire trametes_versicolor")
    assert "play leaf_one" in scene.names()  # nothing more to recycle with
    other = prisma().gifts(0, "gemma", "velamen").leaves(0, 3).display("coprinus_comatus", "trametes_versicolor")
    other.play("hire coprinus_comatus", "recycle velamen from gifts")
    assert (other.leaves_of(), other.deck_of()) == (2, ["velamen", "coprinus_comatus"])
    assert "hire trametes_versicolor" not in other.names()
