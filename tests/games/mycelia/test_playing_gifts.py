"""Gifts are laid out when drawn, draw cards, work for a turn, and go (PRI-PLAY)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import prisma


@pytest.mark.rule("PRI-PLAY-01")
@pytest.mark.rule("PRI-PLAY-05")
def test_a_drawn_gift_is_laid_out_at_once_before_the_others_play() -> None:
    scene = prisma().hand(0).deck(0, "leaf_one", "petasus", "leaf_gift", "boletus_edulis").end_turn()
    assert scene.asked == 1
    assert (scene.gifts_of(), scene.hand_of()) == (["petasus"], ["leaf_one", "leaf_gift"])
    assert scene.table.view(1)["players"][0]["gifts"] == ["petasus"]


@pytest.mark.rule("PRI-PLAY-01")
def test_a_gift_drawn_at_the_start_of_the_game_is_laid_out_and_draws() -> None:
    laid = 0
    for seed in range(20):
        t = Session.start(Setup("mycelia", 2, ("prisma",), {}, seed)).table
        assert isinstance(t, MyceliaTable)
        viatica = t.content.kind_of["viatica"]
        for p in t.players:
            assert viatica not in p.hand
            assert len(p.hand) == 3  # Viatica drew its card
            laid += p.gifts.count(viatica)
    assert laid > 0


@pytest.mark.rule("PRI-PLAY-02")
def test_the_gift_area_holds_any_number_of_gifts() -> None:
    scene = prisma().hand(0).deck(0, "lyra", "gemma", "anellus", "simulacrum", "viatica", "iris", "petasus", "globi",
                                  "leaf_one", "leaf_gift", "leaf_one", "leaf_gift", "boletus_edulis").end_turn()
    assert scene.gifts_of() == ["lyra", "gemma", "anellus", "simulacrum", "viatica", "iris", "petasus", "globi"]
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "leaf_one", "leaf_gift", "boletus_edulis"]


@pytest.mark.rule("PRI-PLAY-03")
@pytest.mark.parametrize(("gift", "draws"), [("petasus", 0), ("iris", 1), ("anellus", 2), ("lyra", 3)])
def test_a_gift_draws_the_number_on_its_left(gift: str, draws: int) -> None:
    cards = ["leaf_one", "leaf_gift", "leccinum_scabrum", "agaricus_campestris", "boletus_edulis"]
    scene = prisma().hand(0).deck(0, gift, *cards).end_turn()
    assert (scene.gifts_of(), scene.hand_of()) == ([gift], cards[:2 + draws])


@pytest.mark.rule("PRI-PLAY-03")
def test_gifts_drawn_by_a_gift_draw_in_turn_in_the_order_in_which_they_came() -> None:
    scene = prisma().hand(0).deck(0, "anellus", "leaf_one", "viatica", "iris", "leaf_gift", "petasus",
                                  "leccinum_scabrum", "boletus_edulis").end_turn()
    # anellus draws iris and leaf_gift, then viatica draws petasus, then iris draws leccinum_scabrum
    assert scene.gifts_of() == ["anellus", "viatica", "iris", "petasus"]
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "leccinum_scabrum"]
    assert scene.deck_of() == ["boletus_edulis"]


@pytest.mark.rule("PRI-PLAY-01")
@pytest.mark.rule("PRI-PLAY-03")
@pytest.mark.rule("PRI-PLAY-13")
@pytest.mark.rule("PRI-LANG-03")
@pytest.mark.case("CASE-PRI-06")
def test_charlotte_draws_one_card_for_each_of_her_two_gifts() -> None:
    scene = prisma().hand(0).deck(0, "iris", "phallus_indusiatus", "reticulus", "cyptotrama_asprata", "leaf_one",
                                  "leaf_gift").end_turn()
    assert scene.gifts_of() == ["iris", "reticulus"]
    assert scene.hand_of() == ["phallus_indusiatus", "cyptotrama_asprata", "leaf_one"]
    assert scene.deck_of() == ["leaf_gift"]


@pytest.mark.rule("PRI-PLAY-04")
def test_a_hand_of_more_or_fewer_than_three_cards_is_played_whole() -> None:
    scene = prisma().hand(0).deck(0, "lyra", "leaf_one", "leaf_gift", "leccinum_scabrum", "agaricus_campestris",
                                  "boletus_edulis", "leaf_one").end_turn()
    assert len(scene.hand_of()) == 5
    scene.play("play leaf_one")  # the other player's turn: what is left to do there goes by itself
    assert scene.asked == 0
    for card in ("leaf_one", "leaf_gift", "leccinum_scabrum", "agaricus_campestris", "boletus_edulis"):
        assert "end turn" not in scene.names()
        scene.play(f"play {card}")
    assert "end turn" in scene.names()
    scene = prisma().hand(0).deck(0, "globi", "petasus", "leaf_one").end_turn()
    assert scene.hand_of() == ["leaf_one"]


@pytest.mark.rule("PRI-PLAY-06")
def test_a_gift_that_finds_too_few_cards_shuffles_the_discard_pile_under_them() -> None:
    scene = prisma().hand(0).deck(0, "anellus", "leaf_one", "leaf_gift", "boletus_edulis")
    scene.discard(0, "agaricus_campestris", "leccinum_scabrum").end_turn()
    assert scene.gifts_of() == ["anellus"]
    assert scene.hand_of()[:3] == ["leaf_one", "leaf_gift", "boletus_edulis"]
    assert sorted(scene.hand_of()[3:] + scene.deck_of()) == ["agaricus_campestris", "leccinum_scabrum"]
    assert (len(scene.hand_of()), scene.discard_of()) == (4, [])


@pytest.mark.rule("PRI-PLAY-06")
def test_a_gift_draws_what_there_is_and_gifts_in_the_area_are_not_shuffled_in() -> None:
    scene = prisma().hand(0).deck(0, "anellus", "petasus", "lyra").discard(0, "leaf_one").end_turn()
    assert scene.gifts_of() == ["anellus", "petasus", "lyra"]
    assert scene.hand_of() == ["leaf_one"]
    assert (scene.deck_of(), scene.discard_of()) == ([], [])


@pytest.mark.rule("PRI-PLAY-07")
def test_a_gift_stays_and_works_all_through_the_turn() -> None:
    scene = prisma().gifts(0, "velamen").leaves(0, 4).busy(0, "leaf_gift", "leccinum_scabrum")
    scene.display("coprinus_comatus", "trametes_versicolor", "hygrocybe_conica")
    scene.play("hire coprinus_comatus", "play leaf_one", "hire trametes_versicolor")
    assert (scene.leaves_of(), scene.gifts_of()) == (2, ["velamen"])  # 4 - 1 + 1 - 2
    scene.play("play boletus_edulis", "hire hygrocybe_conica")
    assert (scene.leaves_of(), scene.gifts_of()) == (1, ["velamen"])
    assert scene.discard_of() == ["leaf_one", "boletus_edulis"]


@pytest.mark.rule("PRI-PLAY-08")
def test_virga_may_be_left_unused_for_each_drop() -> None:
    scene = prisma().gifts(0, "virga").drops(0, C3=(2, 1)).busy(0, "clitocybe_odora")
    scene.play("play clitocybe_odora", "C3")
    assert scene.names() == ["remove 1 dew", "to C2", "to B3", "to D3", "to C4",
                             "remove 1 prism", "prism to C2", "prism to B3", "prism to D3", "prism to C4"]
    scene.play("to C4", "remove 1 prism")
    assert scene.board() == {"C3": 1, "C4": 1}
    assert (scene.shrine_now, scene.shrine_prism_now) == (1, 1)


@pytest.mark.rule("PRI-PLAY-08")
def test_umbra_may_be_left_unused_for_each_bonus() -> None:
    scene = prisma().gifts(0, "umbra").busy(0, "leaf_gift", "cantharellus_cibarius")
    scene.play("play leaf_gift")
    assert scene.names() == ["withhold bonus", "grant bonus"]
    scene.play("grant bonus", "play cantharellus_cibarius", "withhold bonus")
    assert [scene.leaves_of(seat) for seat in (0, 1)] == [5, 1]


@pytest.mark.rule("PRI-PLAY-08")
@pytest.mark.parametrize("gift", ["falx", "gemma"])
def test_a_gift_after_a_purchase_may_be_left_unused(gift: str) -> None:
    scene = prisma().gifts(0, gift).leaves(0, 2).display("coprinus_comatus").discard(0, "leaf_gift")
    scene.play("hire coprinus_comatus", "skip")
    assert (scene.discard_of(), scene.gifts_of(), scene.deck_of()) == (["leaf_gift"], [gift], ["coprinus_comatus"])


@pytest.mark.rule("PRI-PLAY-08")
def test_lux_may_be_left_unused() -> None:
    scene = prisma().gifts(0, "lux").play("play leaf_one")
    assert scene.names() == ["again", "skip"]
    assert scene.play("skip").leaves_of() == 1


@pytest.mark.rule("PRI-PLAY-09")
@pytest.mark.case("CASE-PRI-11")
def test_the_gift_area_is_cleared_before_the_draw() -> None:
    drawn_again = 0
    for seed in range(30):
        scene = prisma().gifts(0, "viatica").hand(0).deck(0, "leaf_one")
        scene.discard(0, "leaf_gift", "boletus_edulis", "agaricus_campestris", "leccinum_scabrum")
        scene.table.reseed(seed)
        scene.end_turn()
        assert scene.hand_of()[0] == "leaf_one"
        assert len(scene.hand_of()) == 3  # a Viatica drawn again draws one more
        assert scene.discard_of() == []
        assert sorted(scene.hand_of() + scene.gifts_of() + scene.deck_of()) == [
            "agaricus_campestris", "boletus_edulis", "leaf_gift", "leaf_one", "leccinum_scabrum", "viatica"]
        drawn_again += scene.gifts_of() == ["viatica"]
    assert 0 < drawn_again < 30


@pytest.mark.rule("PRI-PLAY-09")
def test_at_the_end_of_the_turn_every_gift_goes_to_the_discard_pile() -> None:
    scene = prisma().gifts(0, "velamen", "iris").hand(0).deck(0, "leaf_one", "leaf_gift", "boletus_edulis").end_turn()
    assert (scene.gifts_of(), scene.discard_of()) == ([], ["velamen", "iris"])
    scene = prisma().gifts(1, "velamen").hand(0).deck(0, "leaf_one", "leaf_gift", "boletus_edulis").end_turn()
    assert (scene.gifts_of(1), scene.discard_of(1)) == (["velamen"], [])  # only the own area, at the own turn's end


@pytest.mark.rule("PRI-PLAY-10")
def test_a_gift_does_nothing_for_bonuses_in_other_players_turns() -> None:
    scene = prisma().gifts(1, "virga", "iris", "clessidra", "reticulus").drops(1, C3=(0, 1), A4=1)
    scene.carry_out("others(move(leaf,1,exact))")
    assert (scene.asked, scene.names()) == (1, ["C3", "skip"])
    scene.play("C3")
    assert scene.names() == ["to C2", "to B3", "to D3", "to C4"]
    scene = prisma().gifts(1, "clessidra").drops(1, C3=2).carry_out("others(remove(any,1))").play("C3")
    assert (scene.board(1), scene.leaves_of(1)) == ({"C3": 1}, 0)


@pytest.mark.rule("PRI-PLAY-10")
def test_a_change_of_the_gift_area_in_another_players_turn_does_not_wake_its_gifts() -> None:
    scene = prisma().gifts(1, "virga", "petasus").drops(1, C3=2).carry_out("others(trash(1)) & others(move(leaf,1))")
    scene.play("trash petasus from gifts", "C3")
    assert scene.names() == ["to C2", "to B3", "to D3", "to C4"]


@pytest.mark.rule("PRI-PLAY-10")
def test_gifts_begin_to_work_with_their_owners_turn_and_stop_with_its_end() -> None:
    scene = prisma().gifts(0, "velamen").gifts(1, "velamen").leaves(0, 1).leaves(1, 1).hand(0, "leaf_gift")
    scene.display("coprinus_comatus").deck(0, "leaf_one", "boletus_edulis", "agaricus_campestris").begin()
    assert scene.player(0).customs.price(3) == 2 and scene.player(1).customs.price(3) == 3
    scene.play("play leaf_gift", "end turn")
    assert scene.asked == 1
    assert scene.player(0).customs.price(3) == 3 and scene.player(1).customs.price(3) == 2
    assert scene.play("hire coprinus_comatus").leaves_of(1) == 1  # had 1, got 1 of the bonus, paid 1


@pytest.mark.rule("PRI-PLAY-11")
def test_a_removed_gift_stops_working_at_once() -> None:
    scene = prisma().gifts(0, "virga").drops(0, C2=2).busy(0, "lycoperdon_perlatum", "leccinum_scabrum")
    scene.play("play lycoperdon_perlatum", "C2", "remove 1", "trash virga from gifts")
    assert scene.gifts_of() == []
    scene.play("play leccinum_scabrum", "C2")
    assert scene.names() == ["to C1", "to B2", "to D2", "to C3"]


@pytest.mark.rule("PRI-PLAY-11")
def test_lux_removed_by_the_first_card_repeats_it_no_more() -> None:
    scene = prisma().gifts(0, "lux").busy(0, "cordyceps_militaris")
    scene.play("play cordyceps_militaris", "trash lux from gifts")
    assert scene.leaves_of() == 1
    assert "play leaf_one" in scene.names()
    two = prisma().gifts(0, "lux", "lux").busy(0, "cordyceps_militaris")
    two.play("play cordyceps_militaris", "trash lux from gifts", "again", "skip")
    assert two.leaves_of() == 2  # the other Lux still works, once
    assert "play leaf_one" in two.names()


@pytest.mark.rule("PRI-PLAY-12")
def test_two_viatica_give_two_favour_and_two_velamen_two_leaves_off() -> None:
    scene = prisma(players=4).gifts(0, "viatica", "viatica", "velamen", "velamen").leaves(0, 1)
    scene.display("trametes_versicolor", "coprinus_comatus").play("hire trametes_versicolor")
    assert (scene.pawn_of(), scene.leaves_of()) == (2, 0)
    scene.play("hire coprinus_comatus")  # 2 - 2 = 0
    assert (scene.pawn_of(), scene.leaves_of()) == (4, 0)


@pytest.mark.rule("PRI-PLAY-12")
def test_two_clessidra_give_two_leaves_for_a_drop_and_two_lux_a_third_run() -> None:
    scene = prisma().gifts(0, "clessidra", "clessidra").drops(0, A1=3).carry_out("remove(moss,1..3)")
    assert scene.play("A1", "remove 2").leaves_of() == 4
    scene = prisma().gifts(0, "lux", "lux").play("play leaf_one", "again", "again")
    assert (scene.leaves_of(), scene.asked) == (3, 0)
    assert "play boletus_edulis" in scene.names()


@pytest.mark.rule("PRI-PLAY-12")
def test_two_falx_or_gemma_allow_two_cards() -> None:
    scene = prisma().gifts(0, "falx", "falx").leaves(0, 2).display("coprinus_comatus")
    scene.discard(0, "leaf_gift", "agaricus_campestris", "leccinum_scabrum")
    scene.play("hire coprinus_comatus", "trash leaf_gift", "trash agaricus_campestris")
    assert scene.discard_of() == ["leccinum_scabrum"]
    scene = prisma().gifts(0, "gemma", "gemma").leaves(0, 2).display("coprinus_comatus")
    scene.discard(0, "leaf_gift", "agaricus_campestris", "leccinum_scabrum")
    scene.play("hire coprinus_comatus", "recycle leaf_gift", "recycle agaricus_campestris")
    assert scene.deck_of() == ["agaricus_campestris", "leaf_gift", "coprinus_comatus"]
    assert scene.discard_of() == ["leccinum_scabrum"]


@pytest.mark.rule("PRI-PLAY-14")
@pytest.mark.rule("PRI-IRI-01")
@pytest.mark.rule("PRI-RET-01")
@pytest.mark.case("CASE-PRI-07")
def test_charlotte_ignores_terrain_and_beetles() -> None:
    scene = prisma().gifts(0, "iris", "reticulus").drops(0, D4=3, B2=1)
    scene.busy(0, "phallus_indusiatus", "cyptotrama_asprata").play("play phallus_indusiatus")
    assert scene.names() == ["D4", "skip"]  # B2 holds fewer than 2
    scene.play("D4", "remove 2")
    assert (scene.board(), scene.leaves_of()) == ({"B2": 1, "D4": 1}, 1)
    scene.play("play cyptotrama_asprata", "D4", "B2")
    assert scene.board() == {}
