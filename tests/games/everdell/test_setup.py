"""Components and set-up (EVB-COMP, EVB-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import FOREST, GAP
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


def table(players: int, seed: int = 1, starter: str = "1") -> EverdellTable:
    options = {"starter": starter} if players > 1 else {}
    found = GAME.new_table(GAME.checked(Setup("everdell", players, (), options, seed)), CONTENT)
    assert isinstance(found, EverdellTable)
    return found


@pytest.mark.rule("EVB-COMP-01")
def test_one_to_four_play_and_one_alone_meets_rugwort() -> None:
    assert [table(players).rivals for players in (1, 2, 3, 4)] == [("rugwort",), (), (), ()]
    for players in (0, 5):
        with pytest.raises(BadSetup, match="1 to 4 players"):
            GAME.checked(Setup("everdell", players))


@pytest.mark.rule("EVB-COMP-02")
def test_the_deck() -> None:
    cards = CONTENT.cards
    assert (len(cards), sum(card.copies for card in cards)) == (48, 128)
    assert Counter(card.critter for card in cards) == {True: 24, False: 24}
    assert sum(card.copies for card in cards if card.critter) == 63
    by_colour: Counter[int] = Counter()
    by_rarity: Counter[bool] = Counter()
    for card in cards:
        by_colour[card.colour] += card.copies
        by_rarity[card.unique] += card.copies
    assert [by_colour[colour] for colour in range(5)] == [19, 52, 18, 21, 18]
    assert by_rarity == {True: 64, False: 64}
    castle = cards[CONTENT.kind_of["castle"]]
    assert (castle.cost, castle.points, castle.unique) == ([2, 3, 3, 0], 4, True)


@pytest.mark.rule("EVB-COMP-03")
def test_everything_else_in_the_box() -> None:
    assert (len(CONTENT.forest), len(CONTENT.special_events), len(CONTENT.basic_events)) == (11, 16, 4)
    assert CONTENT.supply == {"twig": 30, "resin": 25, "pebble": 20, "berry": 30, "point_1": 20, "point_3": 10,
                              "occupied": 20, "workers": 24, "die_8": 1}
    assert 2 + sum(season.workers for season in CONTENT.seasons) == 6


@pytest.mark.rule("EVB-COMP-04")
def test_any_resource_is_one_of_four() -> None:
    scene = Scene().forest("f_two_any").play("visit f_two_any")
    assert scene.names() == ["take twig", "take resin", "take pebble", "take berry"]
    assert scene.play("take pebble", "take pebble").goods_of(0) == {"pebble": 2}


@pytest.mark.rule("EVB-COMP-05")
def test_supplies_never_run_out() -> None:
    scene = Scene().goods(0, twig=30).play("visit three_twigs")
    assert scene.goods_of(0) == {"twig": 33}


@pytest.mark.rule("EVB-COMP-06")
def test_gaining_paying_and_giving() -> None:
    scene = Scene().city(0, "monastery").goods(0, resin=3).goods(1, resin=1).play("visit monastery")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"resin": 1, "point": 4}, {"resin": 3})
    scene = Scene().hand(0, "farm").goods(0, twig=2, resin=1).play("play farm")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"berry": 1}, {})


@pytest.mark.rule("EVB-SETUP-01", "EVB-SETUP-03", "EVB-SETUP-04", "EVB-SETUP-05", "EVB-SETUP-06", "EVB-SETUP-08")
@pytest.mark.parametrize(("players", "hands", "deck", "forest"),
                         [(2, [5, 6], 109, 3), (3, [5, 6, 7], 102, 4), (4, [5, 6, 7, 8], 94, 4)])
@pytest.mark.case("CASE-EVB-01")
def test_case_01_set_up_counts(players: int, hands: list[int], deck: int, forest: int) -> None:
    t = table(players)
    assert [len(me.hand) for me in t.players] == hands
    assert (len(t.meadow), len(t.deck), t.meadow.count(GAP)) == (8, deck, 0)
    assert sum(one != GAP for one in t.forest) == len({one for one in t.forest if one != GAP}) == forest
    assert (len(t.specials), len(set(t.specials)), t.achieved) == (4, 4, [GAP] * 8)
    for me in t.players:
        assert (me.free, me.workers, me.season, me.goods, me.city) == (2, [], 0, [0] * 5, [])
    assert not t.check()
    assert [season.workers for season in CONTENT.seasons] == [0, 1, 1, 2]


@pytest.mark.rule("EVB-SETUP-02")
def test_with_three_cards_the_clearing_at_the_bottom_right_is_empty() -> None:
    assert CONTENT.clearings == ["top_left", "bottom_left", "top_right", "bottom_right"]
    for seed in range(5):
        assert [one == GAP for one in table(2, seed).forest] == [False, False, False, True]
        assert GAP not in table(3, seed).forest
    names = {table(2, seed).place_name(FOREST + 3) for seed in range(2)}
    assert names == {"forest:bottom_right"}


@pytest.mark.rule("EVB-SETUP-05")
def test_a_new_card_fills_the_slot_that_became_empty() -> None:
    scene = Scene().meadow("king", "farm", "castle").deck("mine").goods(0, twig=2, resin=1).play("play farm from 2")
    assert scene.meadow_now()[:3] == ["king", "mine", "castle"]


@pytest.mark.rule("EVB-SETUP-07")
def test_the_meadow_is_dealt_before_the_hands() -> None:
    """Put back in this order, the cards are the shuffled deck, for however many it was: the top one was dealt first."""
    t = table(2)
    dealt = [*t.meadow, *t.players[0].hand, *t.players[1].hand]
    again = table(2, seed=1, starter="2")
    assert dealt == [*again.meadow, *again.players[1].hand, *again.players[0].hand]
    more = table(4)
    hands = [kind for me in more.players for kind in me.hand]
    assert [*dealt, *reversed(t.deck)] == [*more.meadow, *hands, *reversed(more.deck)]


@pytest.mark.rule("EVB-SETUP-09")
def test_the_first_player_is_random_or_chosen_and_play_is_clockwise() -> None:
    assert {table(3, seed, "random").seat for seed in range(12)} == {0, 1, 2}
    t = table(3, 1, "2")
    assert [len(me.hand) for me in t.players] == [7, 5, 6]
    order = []
    for _ in range(4):
        order.append(t.seat)
        t.apply(t.options[t.names().index("visit one_berry")])
    assert order == [1, 2, 0, 1]
