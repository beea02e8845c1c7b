"""The second game: what large town-building games ask of the kernel, one small scene each."""

from __future__ import annotations

import pytest

from fairyring.kernel.errors import UnknownOption
from tests.kernel.city.scene import Scene


def test_any_goods_are_of_the_players_choice() -> None:
    scene = Scene().hand(0, "mimic").goods(0, reed=2, clay=1)
    scene.play("play mimic")
    assert scene.names() == ["pay 1 reed 1 clay", "pay 2 reed"]
    scene.play("pay 1 reed 1 clay")
    assert scene.goods_of(0) == [1, 0, 0]
    assert scene.town_of(0) == "mimic"


def test_a_single_way_to_pay_is_not_asked() -> None:
    scene = Scene().hand(0, "kiln").goods(0, reed=3).pile("raft").play("play kiln")
    assert scene.goods_of(0) == [1, 1, 0]
    assert scene.hand_of(0) == "raft"
    assert scene.table.seat == 1


def test_what_cannot_be_paid_cannot_be_played() -> None:
    scene = Scene().hand(0, "kiln cutter reeve").goods(0, reed=1, seed=1)
    assert scene.plays() == ["cutter"]
    with pytest.raises(UnknownOption, match='"play kiln" is no legal option now'):
        scene.play("play kiln")


def test_a_raft_is_discarded_for_two_goods_off_and_the_player_chooses_which() -> None:
    scene = Scene().town(0, "raft").hand(0, "reeve").goods(0, clay=1, seed=2).display("terrace")
    scene.play("play reeve")
    assert scene.names() == ["pay 1 clay 2 seed", "pay 1 seed and the raft", "pay 1 clay and the raft"]
    scene.play("pay 1 clay and the raft", "skip")
    assert scene.town_of(0) == "reeve"
    assert scene.discarded() == "raft"
    assert scene.goods_of(0) == [0, 0, 2]


def test_a_raft_frees_its_space_in_a_full_town() -> None:
    scene = Scene().town(0, "raft kiln kiln kiln kiln cutter cutter").hand(0, "baker").goods(0, seed=1)
    assert scene.plays() == ["baker"]
    scene.play("play baker")
    assert scene.town_of(0) == "kiln kiln kiln kiln cutter cutter baker"
    assert scene.goods_of(0) == [0, 0, 1]


def test_an_invited_card_is_played_whole_before_the_outer_play_goes_on() -> None:
    scene = Scene().town(0, "baker").hand(0, "reeve").goods(0, clay=1, seed=2).display("cutter guild").pile("raft")
    scene.play("play reeve")
    assert scene.names() == ["invite cutter", "invite guild", "skip"]
    scene.play("invite cutter")
    assert scene.told() == ["plays reeve", "paid", "moved-in reeve",
                            "plays cutter", "shown raft", "moved-in cutter", "gained", "reacts baker", "gained",
                            "reacts baker", "gained", "turn"]
    assert scene.town_of(0) == "baker reeve cutter"
    assert scene.goods_of(0) == [2, 0, 2]
    assert scene.table.ids(scene.table.display) == ["raft", "guild"]


def test_an_invitation_needs_a_space_and_may_be_declined() -> None:
    scene = Scene().town(0, "kiln kiln kiln kiln cutter cutter").hand(0, "reeve").goods(0, clay=1, seed=2)
    scene.display("cutter").play("play reeve")
    assert scene.table.seat == 1
    assert scene.table.ids(scene.table.display) == ["cutter"]


def test_a_card_does_not_react_to_its_own_play() -> None:
    scene = Scene().hand(0, "baker cutter").goods(0, seed=2)
    scene.play("play baker")
    assert scene.goods_of(0) == [0, 0, 1]
    scene.play("gather reed", "play cutter")
    assert scene.goods_of(0) == [2, 0, 1]


def test_a_card_does_not_react_to_a_play_during_which_it_came() -> None:
    scene = Scene().hand(0, "reeve").goods(0, clay=1, seed=2).display("baker kiln")
    scene.play("play reeve", "invite baker")
    assert scene.goods_of(0) == [0, 0, 0]


def test_several_reactions_come_in_the_order_the_player_chooses() -> None:
    scene = Scene().town(0, "baker chronicler baker").hand(0, "cutter").goods(0, seed=1).pile("raft")
    scene.play("play cutter")
    assert scene.names() == ["first baker", "first chronicler"]
    scene.play("first chronicler")
    assert scene.told() == ["plays cutter", "paid", "moved-in cutter", "gained", "reacts chronicler", "drew",
                            "reacts baker", "gained", "reacts baker", "gained", "turn"]
    assert scene.hand_of(0) == "raft"
    assert scene.goods_of(0) == [2, 0, 2]


def test_a_building_makes_only_the_chronicler_react() -> None:
    scene = Scene().town(0, "baker chronicler").hand(0, "raft").goods(0, reed=1).pile("kiln").play("play raft")
    assert scene.hand_of(0) == "kiln"
    assert scene.goods_of(0) == [0, 0, 0]


def test_a_mimic_carries_out_the_effect_of_another_card() -> None:
    scene = Scene().town(0, "cutter kiln mimic raft").hand(0, "mimic").goods(0, seed=2)
    scene.play("play mimic", "pay 2 seed")
    assert scene.names() == ["like cutter", "like kiln"]
    scene.play("like cutter")
    assert scene.goods_of(0) == [2, 0, 0]


def test_a_mimic_may_copy_a_card_that_plays_another() -> None:
    scene = Scene().town(0, "reeve").hand(0, "mimic").goods(0, reed=2).display("cutter cutter")
    scene.play("play mimic", "invite cutter")
    assert scene.town_of(0) == "reeve mimic cutter"
    assert scene.goods_of(0) == [2, 0, 0]


def test_up_to_five_cards_are_discarded_for_points_and_each_set_is_reached_once() -> None:
    scene = Scene().hand(0, "singer kiln raft raft").goods(0, seed=2).play("play singer")
    assert scene.names() == ["discard kiln", "discard raft", "done"]
    scene.play("discard raft")
    assert scene.names() == ["discard raft", "done"]
    scene.play("discard raft")
    assert scene.hand_of(0) == "kiln"
    assert scene.points_of(0) == 2
    assert scene.discarded() == "raft raft"


def test_a_song_ends_after_five_cards() -> None:
    scene = Scene(modules=("fair",)).hand(0, "singer kiln kiln kiln kiln raft raft").goods(0, seed=2)
    scene.play("play singer", *["discard kiln"] * 4, "discard raft")
    assert scene.table.seat == 1
    assert scene.points_of(0) == 5
    assert scene.hand_of(0) == "raft"


def test_two_cards_are_given_to_one_opponent_and_both_know_them() -> None:
    scene = Scene(players=3).hand(0, "godmother kiln raft terrace").goods(0, seed=1).hand(2, "cutter")
    scene.play("play godmother")
    assert scene.names() == ["to seat 2", "to seat 3"]
    scene.play("to seat 3")
    assert scene.names() == ["give kiln", "give raft"]  # two must be given: after the terrace there is no other
    scene.play("give kiln", "give terrace")
    assert scene.hand_of(0) == "raft"
    assert scene.hand_of(2) == "cutter kiln terrace"
    assert scene.points_of(0) == 2
    known = [scene.table.view(seat)["players"][2]["known"] for seat in range(3)]
    assert known == [["kiln", "terrace"], [], ["cutter", "kiln", "terrace"]]


def test_a_gift_fills_the_hand_of_the_other_at_most() -> None:
    scene = Scene().hand(0, "godmother kiln raft").goods(0, seed=1).hand(1, "cutter cutter cutter cutter baker")
    scene.play("play godmother")
    assert scene.names() == ["give kiln", "give raft"]  # one fits: any of them
    scene.play("give raft")
    assert scene.hand_of(1) == "cutter cutter cutter cutter baker raft"
    assert scene.hand_of(0) == "kiln"
    assert scene.points_of(0) == 1


def test_a_card_reacts_to_what_others_do_if_its_owner_likes_and_once_a_turn() -> None:
    scene = Scene(players=3).town(1, "gossip").town(2, "gossip gossip").hand(0, "reeve").goods(0, clay=1, seed=2)
    scene.display("cutter").pile("raft kiln kiln").play("play reeve", "invite cutter")
    assert (scene.table.seat, scene.names()) == (1, ["first gossip", "skip"])  # about the cutter, left of the player
    scene.play("first gossip")
    assert (scene.table.seat, scene.names()) == (2, ["first gossip", "skip"])  # equal cards are one option
    scene.play("skip")
    assert scene.table.seat == 2  # about the reeve: seat 1 has reacted this turn
    scene.play("first gossip")
    assert scene.names() == ["first gossip", "skip"]  # the other one
    scene.play("skip")
    assert (scene.table.seat, scene.table.active) == (1, 1)
    assert (scene.hand_of(1), scene.hand_of(2)) == ("kiln", "kiln")
    assert scene.table.reacted == ()  # a new turn


def test_a_card_does_not_react_to_its_owners_play_when_it_listens_to_others() -> None:
    scene = Scene().town(0, "gossip").hand(0, "cutter").goods(0, seed=1).play("play cutter")
    assert scene.table.seat == 1
    assert scene.hand_of(0) == ""


def test_an_effect_counts_at_the_table_and_asks_what_is_there() -> None:
    scene = Scene().town(0, "kiln terrace baker").hand(0, "thatcher").goods(0, seed=2).play("play thatcher")
    assert scene.goods_of(0) == [3, 1, 1]  # a reed and one for each building, clay for the kiln, the baker's seed
    alone = Scene().hand(0, "thatcher").goods(0, seed=2).play("play thatcher")
    assert alone.goods_of(0) == [1, 0, 0]


def test_exactly_one_of_several_and_a_payment_one_may_decline() -> None:
    scene = Scene().hand(0, "stall").goods(0, clay=1).pile("kiln").play("play stall")
    assert scene.names() == ["choose goods(reed,1)", "choose goods(clay,1)", "choose goods(seed,1)"]
    scene.play("choose goods(reed,1)")
    assert scene.names() == ["choose trade(reed,1) => (draw(1) & points(1))", "skip"]
    scene.play("choose trade(reed,1) => (draw(1) & points(1))")
    assert (scene.goods_of(0), scene.hand_of(0), scene.points_of(0)) == ([0, 0, 0], "kiln", 1)
    declined = Scene().hand(0, "stall").goods(0, clay=1).play("play stall", "choose goods(reed,1)", "skip")
    assert (declined.goods_of(0), declined.points_of(0)) == ([1, 0, 0], 0)
    unable = Scene().hand(0, "stall").goods(0, clay=1).play("play stall", "choose goods(clay,1)")
    assert unable.table.seat == 1  # no reed, so nothing is asked


def test_a_gain_for_every_unit_paid_and_an_effect_as_often_as_something_is_there() -> None:
    scene = Scene().town(0, "cutter cutter").hand(0, "ferry").goods(0, reed=1, clay=1, seed=2).play("play ferry")
    assert scene.names() == ["trade 0", "trade 1", "trade 2"]
    scene.play("trade 2")
    assert (scene.goods_of(0), scene.points_of(0)) == ([0, 0, 2], 2)
    nothing = Scene().town(0, "cutter").hand(0, "ferry").goods(0, reed=1, clay=1, seed=1).play("play ferry", "trade 0")
    assert (nothing.goods_of(0), nothing.points_of(0)) == ([0, 0, 2], 0)


def test_with_full_hands_all_round_nothing_is_given() -> None:
    scene = Scene().hand(0, "godmother kiln").goods(0, seed=1).hand(1, "cutter cutter cutter cutter baker baker")
    scene.play("play godmother")
    assert scene.hand_of(0) == "kiln"
    assert scene.points_of(0) == 0
    assert scene.table.seat == 1


def test_a_guild_makes_buildings_cheaper_and_leaves_creatures_alone() -> None:
    scene = Scene().town(0, "guild").hand(0, "kiln raft cutter").goods(0, reed=1)
    assert scene.plays() == ["kiln", "raft"]
    scene.play("play raft")
    assert scene.goods_of(0) == [1, 0, 0]


def test_a_terrace_adds_two_spaces() -> None:
    full = Scene().town(0, "kiln kiln kiln kiln cutter cutter cutter").hand(0, "baker").goods(0, seed=1)
    assert full.plays() == []
    wide = Scene().town(0, "kiln kiln kiln kiln cutter cutter terrace").hand(0, "baker").goods(0, seed=1)
    assert wide.plays() == ["baker"]


def test_modules_change_answers_and_stack() -> None:
    town = "kiln kiln kiln kiln cutter"
    assert Scene().town(0, town).hand(0, "baker").goods(0, seed=1).plays() == ["baker"]
    assert Scene(modules=("flood",)).town(0, town).hand(0, "baker").goods(0, seed=1).plays() == []
    assert Scene(modules=("flood",)).town(0, town + " terrace").hand(0, "baker").goods(0, seed=1).plays() == ["baker"]
    assert Scene(modules=("fair",)).town(0, town).hand(0, "baker").plays() == ["baker"]
    both = Scene(modules=("flood", "fair"))
    assert both.town(0, town).hand(0, "baker").plays() == []
    assert both.table.hand_room(1) == 8


def test_cards_are_drawn_only_as_far_as_they_fit() -> None:
    scene = Scene().hand(0, "kiln kiln kiln kiln cutter").pile("raft terrace").play("draw")
    assert scene.hand_of(0) == "kiln kiln kiln kiln cutter raft"
    scene.play("draw")
    assert "draw" not in scene.names()


def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    scene = Scene()
    scene.begin()
    t = scene.table
    t.discard, t.pile = t.pile, []
    scene.play("draw")
    assert len(scene.table.players[0].hand) == 2
    assert scene.table.discard == []


def test_the_most_points_win_and_goods_break_a_tie() -> None:
    scene = Scene().town(0, "guild").town(1, "guild").goods(0, reed=1).goods(1, seed=2)
    scene.begin()
    assert scene.table.outcome().ranks == (2, 1)
    scene.table.players[0].points = 1
    assert scene.table.outcome().ranks == (1, 2)
