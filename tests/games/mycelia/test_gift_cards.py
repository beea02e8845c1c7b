"""The gift cards one by one (PRI-UMB to PRI-LYR); those that answer purchases are in test_gift_triggers."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.vocabulary import VOCABULARY
from tests.games.mycelia.scene import prisma

HAND = ("leaf_one", "leaf_gift", "boletus_edulis", "leccinum_scabrum", "agaricus_campestris")


def drawn_with(gift: str) -> int:
    """How many cards the gift draws when it is laid out."""
    scene = prisma().hand(0).deck(0, gift, *HAND).end_turn()
    assert scene.gifts_of() == [gift]
    return len(scene.hand_of()) - 2


# --- Umbra -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-UMB-01")
def test_umbra_recycles_a_card_when_bought_and_draws_one() -> None:
    scene = prisma().pawn(0, 5).roots(green=["umbra"]).discard(0, "leaf_gift").play("buy green gift")
    assert scene.names() == ["recycle leaf_gift", "skip"]
    assert drawn_with("umbra") == 1


@pytest.mark.rule("PRI-UMB-01")
def test_umbra_keeps_the_bonus_of_a_card_from_the_others() -> None:
    scene = prisma(players=3).gifts(0, "umbra").busy(0, "leaf_gift").play("play leaf_gift", "withhold bonus")
    assert [scene.leaves_of(seat) for seat in range(3)] == [2, 0, 0]
    assert scene.asked == 0
    scene = prisma(players=3).gifts(1, "umbra").busy(0, "leaf_gift").play("play leaf_gift")
    assert [scene.leaves_of(seat) for seat in range(3)] == [2, 1, 1]  # another player's Umbra is no matter


@pytest.mark.rule("PRI-UMB-02")
def test_umbra_keeps_one_time_effects_of_heroes_and_gifts_from_the_others() -> None:
    scene = prisma(players=3).gifts(0, "umbra").leaves(0, 4).display("tremella_mesenterica")
    scene.play("hire tremella_mesenterica", "withhold bonus")
    assert [scene.leaves_of(seat) for seat in range(3)] == [0, 0, 0]
    assert scene.deck_of() == ["tremella_mesenterica"]
    scene = prisma(players=3).gifts(0, "umbra").pawn(0, 11).roots(purple=["lyra"]).drops(1, C3=2)
    scene.play("buy purple gift", "withhold bonus")
    assert (scene.asked, scene.board(1), scene.deck_of()) == (0, {"C3": 2}, ["lyra"])


# --- Petasus, Velamen, Anellus, Lyra ---------------------------------------------------------------------------------
@pytest.mark.rule("PRI-PET-01")
def test_petasus_gives_four_leaves_and_may_remove_a_card_and_draws_none() -> None:
    scene = prisma().pawn(0, 5).roots(green=["petasus"]).discard(0, "leaf_gift").play("buy green gift")
    assert (scene.leaves_of(), scene.names()) == (4, ["trash leaf_gift", "skip"])
    assert drawn_with("petasus") == 0


@pytest.mark.rule("PRI-VEL-01")
def test_velamen_gives_two_leaves_when_bought_and_draws_one() -> None:
    scene = prisma().pawn(0, 5).roots(green=["velamen"]).play("buy green gift")
    assert (scene.leaves_of(), scene.deck_of()) == (2, ["velamen"])
    assert drawn_with("velamen") == 1


@pytest.mark.rule("PRI-VEL-01")
def test_velamen_takes_a_leaf_off_every_hero_but_never_below_nothing() -> None:
    scene = prisma().gifts(0, "velamen").leaves(0, 3).display("coprinus_comatus", "trametes_versicolor")
    assert scene.play("hire coprinus_comatus").leaves_of() == 2
    assert scene.play("hire trametes_versicolor").leaves_of() == 0
    scene = prisma().gifts(0, "velamen", "velamen").display("coprinus_comatus").play("hire coprinus_comatus")
    assert (scene.leaves_of(), scene.deck_of()) == (0, ["coprinus_comatus"])
    three = VOCABULARY.custom("discount(display,3)").over(scene.table.customs)  # a pack may have cheaper heroes
    assert (three.price(4), three.price(2)) == (1, 0)


@pytest.mark.rule("PRI-ANE-01")
def test_anellus_removes_a_card_of_discard_pile_or_gift_area_when_bought_and_draws_two() -> None:
    scene = prisma().gifts(0, "iris").pawn(0, 8).roots(amber=["anellus"]).discard(0, "leaf_gift")
    scene.play("buy amber gift")
    assert scene.names() == ["trash leaf_gift", "trash iris from gifts", "skip"]
    scene.play("trash iris from gifts")
    assert (scene.gifts_of(), scene.deck_of()) == ([], ["anellus"])
    assert drawn_with("anellus") == 2


@pytest.mark.rule("PRI-LYR-01")
def test_lyra_lets_every_other_player_remove_a_drop_when_bought_and_draws_three() -> None:
    scene = prisma(players=3).pawn(0, 11).roots(purple=["lyra"]).drops(0, A1=1)
    scene.drops(1, E1=2, C2=3).drops(2, D4=1, B2=1).play("buy purple gift")
    assert (scene.asked, scene.names()) == (1, ["E1", "C2", "skip"])
    scene.play("E1")
    assert (scene.asked, scene.names()) == (2, ["B2", "D4", "skip"])
    scene.play("skip")
    assert (scene.asked, scene.board(0), scene.board(1), scene.board(2)) == (
        0, {"A1": 1}, {"E1": 1, "C2": 3}, {"D4": 1, "B2": 1})
    assert drawn_with("lyra") == 3


@pytest.mark.rule("PRI-PET-01")
@pytest.mark.rule("PRI-GLO-01")
@pytest.mark.rule("PRI-ANE-01")
@pytest.mark.rule("PRI-LYR-01")
def test_petasus_globi_anellus_and_lyra_do_nothing_in_the_gift_area() -> None:
    def board_after(*gifts: str) -> tuple[object, ...]:
        scene = prisma().gifts(0, *gifts).leaves(0, 5).drops(0, C2=2, D3=(1, 1)).display("coprinus_comatus")
        scene.busy(0, "leaf_gift", "macrolepiota_procera").play("hire coprinus_comatus", "play leaf_gift")
        scene.play("tile b", "C2", "to C3", "play macrolepiota_procera", "D3", "remove 1 dew and 1 prism")
        return scene.board(), scene.leaves_of(0), scene.leaves_of(1), scene.pawn_of(), scene.deck_of(), scene.names()

    assert board_after("petasus", "globi", "anellus", "lyra") == board_after()


# --- Reticulus and Globi ---------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-RET-01")
def test_reticulus_may_remove_a_drop_from_moss_when_bought_and_draws_one() -> None:
    scene = prisma().pawn(0, 5).roots(green=["reticulus"]).drops(0, A1=2, D3=1, C2=1).play("buy green gift")
    assert scene.names() == ["A1", "D3", "skip"]
    assert scene.play("A1").board() == {"A1": 1, "D3": 1, "C2": 1}
    assert drawn_with("reticulus") == 1


@pytest.mark.rule("PRI-RET-01")
def test_reticulus_reads_a_beetle_as_at_least() -> None:
    scene = prisma().gifts(0, "reticulus").drops(0, A1=1, C2=2, B2=3).busy(0, "macrolepiota_procera")
    scene.play("play macrolepiota_procera")
    assert scene.names() == ["B2", "C2", "skip"]
    scene.play("B2", "remove 2")  # as many as shown, not all three
    assert scene.board() == {"A1": 1, "B2": 1, "C2": 2}


@pytest.mark.rule("PRI-RET-02")
def test_reticulus_covers_beetles_of_one_time_effects() -> None:
    scene = prisma().gifts(0, "reticulus").leaves(0, 7).display("clavulinopsis_fusiformis").drops(0, A1=1, C3=2, E1=1)
    scene.play("hire clavulinopsis_fusiformis")
    assert scene.names() == ["A1", "E1", "C3", "skip"]
    scene.play("C3")
    assert (scene.board(), scene.covered_of()) == ({"A1": 1, "E1": 1}, ["C3"])  # all drops: the exception of Globi


@pytest.mark.rule("PRI-RET-02")
def test_reticulus_leaves_the_number_of_drops_as_shown() -> None:
    scene = prisma().gifts(0, "reticulus").drops(0, A1=4).busy(0, "cyptotrama_asprata")
    scene.play("play cyptotrama_asprata", "A1", "A1")
    assert scene.board() == {"A1": 2}


@pytest.mark.rule("PRI-GLO-01")
def test_globi_turns_a_field_with_one_drop_into_a_shrine_field_at_once_and_draws_none() -> None:
    scene = prisma().pawn(0, 5).roots(green=["globi"]).leaves(0, 3).drops(0, B3=(0, 1), C3=1, A1=2)
    scene.play("buy green gift")
    assert scene.names() == ["B3", "C3", "skip"]
    scene.play("B3")
    assert (scene.board(), scene.covered_of(), scene.pawn_of()) == ({"A1": 2, "C3": 1}, ["B3"], 3)
    scene.play("tile b", "C3", "to B3")
    assert (scene.board(), scene.shrine_now) == ({"A1": 2}, 2)
    assert drawn_with("globi") == 0


@pytest.mark.rule("PRI-GLO-01")
@pytest.mark.rule("PRI-GLO-02")
@pytest.mark.rule("PRI-LANG-04")
@pytest.mark.case("CASE-PRI-08")
def test_globi_with_reticulus_takes_all_drops_of_a_fuller_field() -> None:
    scene = prisma(players=4).gifts(0, "reticulus").pawn(0, 5).roots(green=["globi"]).drops(0, C3=(2, 1), A1=1)
    scene.play("buy green gift")
    assert scene.names() == ["A1", "C3", "skip"]
    scene.play("C3")
    assert (scene.board(), scene.covered_of(), scene.pawn_of()) == ({"A1": 1}, ["C3"], 1)
    assert (scene.shrine_now, scene.shrine_prism_now) == (3, 1)
    alone = prisma(players=4).pawn(0, 5).roots(green=["globi"]).drops(0, C3=(2, 1), A1=1).play("buy green gift")
    assert alone.names() == ["A1", "skip"]


@pytest.mark.rule("PRI-GLO-03")
def test_globi_without_a_fitting_field_is_bought_and_lapses() -> None:
    scene = prisma().pawn(0, 5).roots(green=["globi"]).drops(0, A1=2, C3=3).play("buy green gift")
    assert (scene.board(), scene.covered_of(), scene.deck_of()) == ({"A1": 2, "C3": 3}, [], ["globi"])
    assert scene.pawn_of() == 0


# --- Clessidra -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-CLE-01")
def test_clessidra_gives_a_leaf_for_every_drop_in_whatever_way_and_draws_one() -> None:
    scene = prisma().gifts(0, "clessidra").drops(0, A1=(1, 1), C2=1, D3=2, E3=2, B4=1).leaves(0, 6)
    scene.tiles(0, "a", "b", "d").busy(0, "marasmius_rotula", "leccinum_scabrum")
    scene.play("play marasmius_rotula", "A1", "remove 1 dew and 1 prism")  # by a card: a dewdrop and a prism drop
    assert scene.leaves_of() == 8
    scene.play("play leccinum_scabrum", "C2", "to D2")  # over the shrine field
    assert scene.leaves_of() == 9
    scene.play("tile d", "D3")  # by a tile: 9 - 3 + 1
    assert scene.leaves_of() == 7
    scene.play("tile b", "E3", "to E2")  # only moved
    assert scene.leaves_of() == 4
    assert drawn_with("clessidra") == 1


@pytest.mark.rule("PRI-CLE-01")
def test_clessidra_counts_drops_of_one_time_effects_but_not_those_of_other_players() -> None:
    scene = prisma().gifts(0, "clessidra").pawn(0, 5).roots(green=["globi"]).drops(0, A1=1, C3=2)
    assert scene.play("buy green gift", "A1").leaves_of() == 1
    scene = prisma().gifts(0, "clessidra").drops(1, C3=2).carry_out("others(remove(any,1))").play("C3")
    assert [scene.leaves_of(seat) for seat in (0, 1)] == [0, 0]


# --- Lux -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-LUX-01")
def test_lux_carries_out_the_first_hand_card_twice_with_new_choices_and_draws_one() -> None:
    scene = prisma().gifts(0, "lux").drops(0, C1=2, A1=1).busy(0, "clathrus_ruber")
    scene.play("play clathrus_ruber", "choose remove(leaf,1)", "C1", "again", "choose leaves(2)")
    assert (scene.board(), scene.leaves_of()) == ({"A1": 1, "C1": 1}, 2)
    scene.play("play leaf_one")
    assert scene.leaves_of() == 3
    assert "again" not in scene.names()  # the second card only once
    assert drawn_with("lux") == 1


@pytest.mark.rule("PRI-LUX-02")
def test_lux_counts_hand_cards_and_not_gifts_heroes_or_tiles() -> None:
    scene = prisma().gifts(0, "lux").pawn(0, 5).roots(green=["velamen"]).leaves(0, 5).display("schizophyllum_commune")
    scene.play("buy green gift")
    assert scene.leaves_of() == 7
    scene.play("hire schizophyllum_commune")
    assert scene.leaves_of() == 4  # 7 - 5 + 2
    scene.play("tile b", "to B4")
    assert scene.board() == {"B4": 1}
    scene.play("play leaf_one")
    assert scene.names() == ["again", "skip"]


@pytest.mark.rule("PRI-LUX-02")
def test_laying_gifts_out_does_not_use_lux_up() -> None:
    scene = prisma().hand(0).deck(0, "lux", "viatica", "leaf_one", "boletus_edulis", "leaf_gift").end_turn()
    scene.play("play leaf_one")  # the other player's turn
    assert (scene.asked, scene.gifts_of()) == (0, ["lux", "viatica"])
    scene.play("play leaf_one")
    assert scene.names() == ["again", "skip"]


@pytest.mark.rule("PRI-LUX-03")
def test_with_lux_the_bonus_happens_twice_and_the_card_lies_on_the_discard_pile_once() -> None:
    scene = prisma().gifts(0, "lux").busy(0, "leaf_gift").play("play leaf_gift", "again")
    assert [scene.leaves_of(seat) for seat in (0, 1)] == [4, 2]
    assert scene.discard_of() == ["leaf_gift"]
    scene = prisma().gifts(0, "lux").busy(0, "leaf_gift").play("play leaf_gift", "skip")
    assert [scene.leaves_of(seat) for seat in (0, 1)] == [2, 1]  # renounced with its bonus


@pytest.mark.rule("PRI-LUX-03")
def test_the_second_run_happens_although_the_first_removed_or_recycled_the_card() -> None:
    scene = prisma().gifts(0, "lux").busy(0, "cordyceps_militaris")
    scene.play("play cordyceps_militaris", "trash cordyceps_militaris", "again")
    assert (scene.leaves_of(), scene.discard_of()) == (2, [])
    assert scene.names() == ["trash lux from gifts", "skip"]
    scene = prisma().gifts(0, "lux").drops(0, C3=2).busy(0, "favolaschia_calocera")
    scene.play("play favolaschia_calocera", "skip", "recycle favolaschia_calocera", "again")
    assert (scene.deck_of(), scene.names()) == (["favolaschia_calocera"], ["C3", "skip"])


# --- Perspicillum ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-PER-01")
def test_perspicillum_makes_every_tile_free_but_still_once_a_turn_and_draws_one() -> None:
    scene = prisma().gifts(0, "perspicillum").tiles(0, "b", "d", "f", "g").drops(0, C3=2, A1=1).discard(0, "leaf_gift")
    scene.play("tile b", "C3", "to C4", "tile d", "A1", "tile f", "tile g", "recycle leaf_gift")
    assert (scene.leaves_of(), scene.tiles_of()) == (0, ("", "bdfg"))
    assert [name for name in scene.names() if name.startswith("tile")] == []
    assert (scene.board(), scene.pawn_of(), scene.deck_of()) == ({"C3": 1, "C4": 1}, 3, ["leaf_gift"])
    assert drawn_with("perspicillum") == 1


@pytest.mark.rule("PRI-PER-01")
def test_perspicillum_covers_tiles_a_c_and_e_too() -> None:
    scene = prisma().gifts(0, "perspicillum").tiles(0, "a", "c", "e").drops(0, C3=2).discard(0, "leaf_gift")
    scene.display("coprinus_comatus").pile("trametes_versicolor").play("tile a")
    scene.play("tile c", "to C4", "to D3", "tile e", "trash leaf_gift")
    assert (scene.leaves_of(), scene.tiles_of()) == (0, ("", "ace"))
    assert (scene.board(), scene.discard_of()) == ({"C4": 1, "D3": 1}, [])


@pytest.mark.rule("PRI-VEL-01")
@pytest.mark.rule("PRI-PER-01")
@pytest.mark.case("CASE-PRI-10")
def test_velamen_and_perspicillum_together() -> None:
    scene = prisma().gifts(0, "velamen", "perspicillum").leaves(0, 2).drops(0, C3=1, A1=1)
    scene.display("trametes_versicolor", "coprinus_comatus").play("tile b", "C3", "to C4")
    assert scene.leaves_of() == 2
    scene.play("hire trametes_versicolor")
    assert scene.leaves_of() == 0
    assert "tile b" not in scene.names()
    assert "hire coprinus_comatus" not in scene.names()


# --- Virga -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-VIR-01")
def test_virga_recycles_a_card_when_bought_and_draws_none() -> None:
    scene = prisma().pawn(0, 11).roots(purple=["virga"]).discard(0, "leaf_gift").play("buy purple gift")
    assert scene.names() == ["recycle leaf_gift", "skip"]
    assert drawn_with("virga") == 0


@pytest.mark.rule("PRI-VIR-01")
def test_virga_removes_every_drop_that_a_card_would_move() -> None:
    scene = prisma().gifts(0, "virga").drops(0, A1=2, E1=1, D4=1).busy(0, "panellus_mitis", "clitocybe_odora")
    scene.play("play panellus_mitis", "E1", "remove 1", "D4", "remove 1", "skip")
    assert (scene.board(), scene.shrine_now) == ({"A1": 2}, 2)
    scene.play("play clitocybe_odora", "A1", "remove 1")  # move(any,2): two symbols, two drops
    assert scene.names() == ["remove 1", "to B1", "to A2", "skip"]
    scene.play("remove 1")
    assert scene.board() == {}


@pytest.mark.rule("PRI-VIR-01")
def test_virga_removes_both_drops_of_a_card_that_moves_one_and_removes_one() -> None:
    scene = prisma().gifts(0, "virga").drops(0, C2=3).busy(0, "lactarius_indigo")
    scene.play("play lactarius_indigo", "C2", "remove 1", "remove 1")
    assert (scene.board(), scene.shrine_now) == ({"C2": 1}, 2)


@pytest.mark.rule("PRI-VIR-02")
def test_virga_covers_one_time_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = prisma().gifts(0, "virga").drops(0, C3=1, A1=1).leaves(0, 2).display("coprinus_comatus")
    content = scene.table.content
    moves = VOCABULARY.step("move(any,1)")  # no shipped hero moves a drop of its buyer, so this one does
    monkeypatch.setattr(content, "once", [moves if name == "coprinus_comatus" else once
                                          for name, once in zip(content.ids, content.once, strict=True)])
    scene.play("hire coprinus_comatus", "C3", "remove 1")
    assert (scene.board(), scene.deck_of()) == ({"A1": 1}, ["coprinus_comatus"])


@pytest.mark.rule("PRI-VIR-03")
def test_virga_leaves_tiles_terrain_and_numbers_alone() -> None:
    scene = prisma().gifts(0, "virga").leaves(0, 6).tiles(0, "b", "c").drops(0, C3=2, A1=1)
    scene.play("tile b", "A1")
    assert scene.names() == ["to B1", "to A2"]
    scene.play("to B1", "tile c", "C3")
    assert scene.names() == ["to C2", "to B3", "to D3", "to C4"]
    scene = prisma().gifts(0, "virga").drops(0, C2=1, A1=2, D4=2).busy(0, "leccinum_scabrum", "clitocybe_odora")
    scene.play("play leccinum_scabrum")
    assert scene.names() == ["C2", "skip"]  # water only
    scene.play("skip", "play clitocybe_odora")
    assert scene.names() == ["A1", "D4", "skip"]  # at least 2


# --- Iris ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PRI-IRI-01")
def test_iris_lets_every_card_work_on_any_field_but_a_shrine_field_and_draws_one() -> None:
    scene = prisma().gifts(0, "iris").drops(0, A1=1, C1=1, C2=1, D4=1)
    scene.busy(0, "trametes_versicolor", "hericium_cirrhatum").play("play trametes_versicolor")
    assert scene.names() == ["A1", "C1", "C2", "D4", "skip"]
    scene.play("D4", "play hericium_cirrhatum")  # a leaf field and its neighbours: now any field with a drop beside it
    assert "D2" not in scene.names()
    assert scene.names() == ["B1", "C1", "D1", "A2", "B2", "C2", "C3", "skip"]
    assert drawn_with("iris") == 1


@pytest.mark.rule("PRI-IRI-02")
def test_iris_covers_one_time_effects() -> None:
    scene = prisma().gifts(0, "iris").pawn(0, 5).roots(green=["reticulus"]).drops(0, A1=1, C2=1, D4=2)
    scene.play("buy green gift")
    assert scene.names() == ["A1", "C2", "D4", "skip"]
    assert scene.play("D4").board() == {"A1": 1, "C2": 1, "D4": 1}
