"""Recycling and removing own cards, and what happens when (PRI-REC, PRI-TRASH)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import prisma


@pytest.mark.rule("PRI-TRASH-01")
def test_a_card_of_the_gift_area_may_be_removed_from_the_game() -> None:
    scene = prisma().gifts(0, "umbra", "velamen").gifts(1, "iris").discard(0, "leaf_gift").carry_out("trash(1)")
    out = scene.table.removed_cards.count(scene.kinds(["velamen"])[0])
    assert scene.names() == ["trash leaf_gift", "trash umbra from gifts", "trash velamen from gifts", "skip"]
    scene.play("trash velamen from gifts")
    assert (scene.gifts_of(), scene.discard_of(), scene.deck_of()) == (["umbra"], ["leaf_gift"], [])
    assert scene.table.removed_cards.count(scene.kinds(["velamen"])[0]) == out + 1


@pytest.mark.rule("PRI-REC-01")
@pytest.mark.rule("PRI-LANG-01")
def test_one_card_of_the_own_discard_pile_or_gift_area_goes_on_top_of_the_own_draw_pile() -> None:
    scene = prisma().gifts(0, "umbra").gifts(1, "iris").discard(0, "leaf_gift", "agaricus_campestris")
    scene.deck(0, "leccinum_scabrum").carry_out("recycle(1)")
    assert scene.names() == ["recycle leaf_gift", "recycle agaricus_campestris", "recycle umbra from gifts", "skip"]
    scene.play("recycle leaf_gift")
    assert scene.deck_of() == ["leaf_gift", "leccinum_scabrum"]
    assert scene.discard_of() == ["agaricus_campestris"]
    assert "play leaf_one" in scene.names()  # exactly one card


@pytest.mark.rule("PRI-REC-02")
def test_recycling_may_be_left_out_and_lapses_without_a_card() -> None:
    scene = prisma().discard(0, "leaf_gift").carry_out("recycle(1)").play("skip")
    assert (scene.discard_of(), scene.deck_of()) == (["leaf_gift"], [])
    nothing = prisma().discard(1, "leaf_gift").gifts(1, "iris").carry_out("recycle(1)")
    assert "play leaf_one" in nothing.names()


@pytest.mark.rule("PRI-REC-01")
@pytest.mark.rule("PRI-REC-03")
@pytest.mark.case("CASE-PRI-13")
def test_a_recycled_gift_stops_working_at_once() -> None:
    scene = prisma().gifts(0, "velamen").leaves(0, 5).tiles(0, "a", "b", "g").display("trametes_versicolor")
    scene.pile("clathrus_ruber").deck(0, "leaf_gift", "agaricus_campestris", "leccinum_scabrum")
    scene.play("tile g", "recycle velamen from gifts")
    assert scene.leaves_of() == 2
    assert "hire trametes_versicolor" not in scene.names()
    assert scene.deck_of()[0] == "velamen"
    scene.play("play boletus_edulis", "play leaf_one", "end turn")
    assert scene.gifts_of() == ["velamen"]  # drawn at turn end and laid out again
    assert scene.hand_of() == ["leaf_gift", "agaricus_campestris", "leccinum_scabrum"]


@pytest.mark.rule("PRI-REC-04")
def test_a_card_may_recycle_itself_and_everybody_knows_it() -> None:
    scene = prisma().busy(0, "favolaschia_calocera").play("play favolaschia_calocera", "skip")
    assert scene.names() == ["recycle favolaschia_calocera", "skip"]
    scene.play("recycle favolaschia_calocera")
    assert (scene.deck_of(), scene.discard_of()) == (["favolaschia_calocera"], [])
    assert scene.table.view(1)["players"][0]["pile_top"] == ["favolaschia_calocera"]


@pytest.mark.rule("PRI-REC-05")
def test_a_purchase_pays_then_the_one_time_effect_then_the_card_then_the_gifts_in_chosen_order() -> None:
    scene = prisma(players=4).gifts(0, "viatica", "gemma", "falx").leaves(0, 3).display("hydnum_repandum")
    scene.discard(0, "leaf_gift", "agaricus_campestris", "leccinum_scabrum").play("hire hydnum_repandum")
    assert scene.leaves_of() == 0
    assert "trash leaf_gift" in scene.names()
    assert (scene.deck_of(), scene.pawn_of()) == ([], 0)  # neither card nor gifts before the one-time effect
    scene.play("trash leaf_gift")
    assert (scene.deck_of(), scene.pawn_of()) == (["hydnum_repandum"], 0)
    assert sorted(scene.names()) == ["first falx", "first gemma", "first viatica"]
    scene.play("first gemma", "recycle agaricus_campestris")
    assert scene.deck_of() == ["agaricus_campestris", "hydnum_repandum"]  # above the card just bought
    assert sorted(scene.names()) == ["first falx", "first viatica"]
    scene.play("first falx", "trash leccinum_scabrum")
    assert (scene.pawn_of(), scene.discard_of()) == (1, [])  # Viatica came last, by itself


@pytest.mark.rule("PRI-REC-05")
@pytest.mark.rule("PRI-PLAY-11")
def test_a_gift_that_leaves_the_area_before_its_turn_comes_does_nothing() -> None:
    scene = prisma(players=4).gifts(0, "simulacrum", "falx").leaves(0, 2).display("coprinus_comatus")
    scene.play("hire coprinus_comatus", "first falx", "trash simulacrum from gifts")
    assert (scene.pawn_of(), scene.gifts_of()) == (0, ["falx"])
    other = prisma(players=4).gifts(0, "simulacrum", "falx").leaves(0, 2).display("coprinus_comatus")
    other.play("hire coprinus_comatus", "first simulacrum", "trash simulacrum from gifts")
    assert (other.pawn_of(), other.gifts_of()) == (2, ["falx"])
    before = prisma(players=4).gifts(0, "simulacrum").leaves(0, 3).display("hydnum_repandum")
    before.play("hire hydnum_repandum", "trash simulacrum from gifts")  # by the hero's own one-time effect
    assert (before.pawn_of(), before.deck_of()) == (0, ["hydnum_repandum"])


@pytest.mark.rule("PRI-REC-06")
@pytest.mark.parametrize(("gift", "pawn", "colour"), [("umbra", 5, "green"), ("virga", 11, "purple")])
def test_a_card_recycled_by_a_gifts_one_time_effect_lies_below_the_gift(gift: str, pawn: int, colour: str) -> None:
    scene = prisma().pawn(0, pawn).roots(**{colour: [gift]}).discard(0, "leaf_gift")
    scene.play(f"buy {colour} gift", "recycle leaf_gift")
    assert scene.deck_of() == [gift, "leaf_gift"]
