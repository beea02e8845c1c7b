"""Her turn: what she can do, what she does, and what she does instead (MIS-NW-TURN, -ACT, -DEF)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.text import texts
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

PLAIN = ["king", "farm", "mine", "inn", "bard", "monk", "wife", "husband"]
"""Eight cards of the Meadow, by slot."""


def scene(*cards: Made, level: int = 2, players: int = 1) -> LairScene:
    return LairScene(players, level, list(cards))


# --- turning up a card -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-TURN-01", "MIS-NW-TURN-11")
def test_one_activity_card_is_one_turn() -> None:
    one = scene(card("draw"), card("discard")).her_turn()
    assert (one.lair.used, one.lair.deck, one.hand_size(1), one.deciding) == ([0], [1], 1, 0)
    assert one.story() == [("turns-up", "MIS-NW-TURN-01"), ("acts", "MIS-NW-ACT-01"), ("draws", "MIS-NW-ACT-01")]


@pytest.mark.rule("MIS-NW-TURN-02", "MIS-NW-SEAS-01")
@pytest.mark.case("CASE-MIS-39")
def test_case_39_when_she_prepares() -> None:
    plain = scene(card("draw")).figure(2).spiders(home=0).her_turn()
    assert (plain.season_of(1), plain.hand_size(1)) == ("winter", 1)
    for symbol in ("worker", "nightweave"):
        ready = scene(card("draw", symbol=symbol)).figure(2).spiders(home=0).her_turn()
        assert (ready.season_of(1), ready.hand_size(1)) == ("spring", 2)  # the bonus alone: the card is not done
    lacking = scene(card("worker:haven", "worker:open", default="draw")).spiders(home=0).her_turn()
    assert (lacking.season_of(1), lacking.hand_size(1)) == ("winter", 1)
    early = scene(card("worker:haven")).figure(2).spiders(home=1).season(0, "summer")
    assert early.her_turn().season_of(1) == "winter"


@pytest.mark.rule("MIS-NW-TURN-03")
def test_left_then_right_then_default() -> None:
    assert scene(card("draw", "place_nightweave")).her_turn().story()[1] == ("acts", "MIS-NW-ACT-01")
    right = scene(card("discard", "draw")).her_turn()
    assert right.story() == [("turns-up", "MIS-NW-TURN-01"), ("cannot", "MIS-NW-TURN-04"), ("acts", "MIS-NW-ACT-01"),
                             ("draws", "MIS-NW-ACT-01")]
    neither = scene(card("discard", "play_hand", default="draw+pts(*)")).her_turn()
    assert [kind for kind, _ in neither.story()] == ["turns-up", "cannot", "cannot", "defaults", "draws"]
    assert (neither.hand_size(1), neither.her_tokens()) == (1, 2)


@pytest.mark.rule("MIS-NW-TURN-04", "MIS-NW-TURN-05", "MIS-NW-TURN-08", "MIS-NW-TURN-09")
def test_what_she_cannot_do() -> None:
    def does_left(made: LairScene) -> bool:
        told = made.her_turn().told("nightweave-acts")
        return bool(told) and told[0].facts["right"] == 0

    full = scene(card("play_meadow")).her_full_city()
    assert not does_left(full)
    assert does_left(scene(card("play_meadow")).her_full_city(14))
    paired = scene(card("play_meadow")).her_city("husband", "wife").her_full_city()  # cards count, not spaces
    assert not does_left(paired)
    assert not does_left(scene(card("play_hand")).her_hand("king").her_full_city())
    assert not does_left(scene(card("play_hand")))
    assert not does_left(scene(card("discard")))
    assert not does_left(scene(card("worker:basic/one_pebble")).spiders(home=0))
    blocked = ("three_twigs", "two_resin", "one_pebble", "one_berry_card")
    four = scene(card("worker:basic/one_pebble")).her_season("summer").spiders(*blocked, home=1)
    assert not does_left(four)
    three = scene(card("worker:basic/one_pebble")).her_season("summer").spiders(*blocked[:3], home=1)
    assert does_left(three)
    assert not does_left(scene(card("place_nightweave")).figure(3).spiders(home=1))


@pytest.mark.rule("MIS-NW-TURN-06")
@pytest.mark.case("CASE-MIS-35")
def test_case_35_placing_her_with_a_full_city() -> None:
    one = scene(card("place_nightweave")).her_full_city().rolling(6)
    one.meadow(*[None if name == "farm" else name for name in PLAIN]).deck("inn")
    one.her_turn()
    assert (one.lair.figure, len(one.her_cards()), one.discard_now(), one.meadow_now()[5]) == (5, 15, ["monk"], None)


@pytest.mark.rule("MIS-NW-TURN-07", "MIS-NW-ACT-07")
@pytest.mark.case("CASE-MIS-34")
def test_case_34_play_and_discard_with_an_empty_hand() -> None:
    one = scene(card("play_meadow+discard")).rolling(1)
    one.meadow(*PLAIN)
    one.her_turn()
    assert (one.her_cards(), one.her_tokens(), one.hand_size(1)) == (["king"], 0, 0)
    held = scene(card("play_meadow+discard")).her_hand("ruins").rolling(1)
    held.meadow(*PLAIN)
    held.her_turn()
    assert (held.her_cards(), held.her_tokens(), held.discard_now()) == (["king"], 1, ["ruins"])
    full = scene(card("play_meadow+discard", "draw")).her_full_city().her_turn()
    assert (len(full.her_cards()), full.hand_size(1)) == (15, 1)


@pytest.mark.rule("MIS-NW-TURN-10")
def test_an_empty_deck_is_shuffled_anew() -> None:
    one = scene(card("draw"), card("discard"))
    one.lair.used, one.lair.deck, one.lair.placed = [0, 1], [], True
    one.her_turn()
    assert (sorted(one.lair.used + one.lair.deck), len(one.lair.used), one.lair.placed) == ([0, 1], 1, False)
    assert ("shuffles", "MIS-NW-TURN-10") in one.story()


@pytest.mark.rule("MIS-NW-TURN-12")
def test_the_first_part_of_an_action_decides() -> None:
    one = scene(card("play_meadow+draw")).deck(only=True)
    one.her_turn()
    assert (len(one.her_cards()), one.hand_size(1)) == (1, 0)  # nothing left to draw
    full = scene(card("play_meadow+draw", "discard", default="draw")).her_full_city().her_turn()
    assert full.told("nightweave-acts") == []


@pytest.mark.rule("MIS-NW-TURN-13")
def test_a_deck_in_which_she_placed_nothing_ends_her_season() -> None:
    one = scene(card("draw"))
    one.lair.used, one.lair.deck = [0], []
    one.her_turn()
    assert (one.season_of(1), one.home_now(), one.story()[0]) == ("spring", 3, ("prepares", "MIS-NW-TURN-13"))
    late = scene(card("draw")).her_season("autumn")
    late.lair.used, late.lair.deck = [0], []
    late.her_turn()
    assert late.player(1).passed


# --- card actions ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-ACT-01", "MIS-NW-GEN-02")
def test_draw() -> None:
    one = scene(card("draw")).her_hand("farm", "mine", "inn").deck("king")
    one.her_turn()
    assert sorted(one.hand_of(1)) == ["farm", "inn", "king", "mine"]
    orders = set()
    for seed in range(30):
        other = scene(card("draw")).her_hand("farm", "mine", "inn").deck("king")
        other.table.reseed(seed)
        orders.add(tuple(other.her_turn().hand_of(1)))
    assert len(orders) > 8


@pytest.mark.rule("MIS-NW-ACT-02", "MIS-NW-DEF-03")
@pytest.mark.case("CASE-MIS-37")
def test_case_37_discard_as_a_card_action_and_as_a_default() -> None:
    action = scene(card("discard")).her_hand("farm", "mine").her_turn()
    assert (action.hand_of(1), action.her_tokens(), action.discard_now()) == (["farm"], 1, ["mine"])
    default = scene(card("worker:own_city", "worker:open", default="discard+pts(*)"), level=1).her_hand("farm")
    assert (default.her_turn().hand_of(1), default.her_tokens()) == ([], 1)


@pytest.mark.rule("MIS-NW-ACT-03")
def test_play_from_hand() -> None:
    one = scene(card("play_hand")).her_hand("farm", "king").her_turn()
    assert (one.her_cards(), one.hand_of(1), one.goods_of(1)) == (["king"], ["farm"], {})


@pytest.mark.rule("MIS-NW-ACT-04", "MIS-NW-ACT-05", "MIS-NW-ACT-11")
@pytest.mark.case("CASE-MIS-33")
def test_case_33_play_from_the_meadow() -> None:
    for slot, name in enumerate(PLAIN, 1):
        one = scene(card("play_meadow")).rolling(slot)
        one.meadow(*PLAIN).deck("ruins")
        one.her_turn()
        assert (one.her_cards(), one.meadow_now()[slot - 1]) == ([name], "ruins")
    own = scene(card("play_meadow")).figure(3).spiders(home=1).rolling(3)
    own.meadow("king", "farm", "mine", "inn").deck("ruins")
    own.her_turn()
    assert (own.her_cards(), own.meadow_now()[:4]) == (["ruins"], ["king", "farm", None, "inn"])
    beside = scene(card("play_meadow")).figure(3).spiders(home=1).rolling(4)
    beside.meadow("king", "farm", "mine", "inn").deck("ruins")
    beside.her_turn()
    assert (beside.her_cards(), beside.meadow_now()[:4]) == (["inn"], ["king", "farm", None, "ruins"])
    assert not any(" from 3" in name for name in beside.names())


@pytest.mark.rule("MIS-NW-ACT-06")
def test_play_and_draw() -> None:
    one = scene(card("play_meadow+draw")).rolling(2)
    one.meadow(*PLAIN).deck("ruins", "judge")
    one.her_turn()
    assert (one.her_cards(), one.hand_of(1), one.meadow_now()[1]) == (["farm"], ["judge"], "ruins")


@pytest.mark.rule("MIS-NW-ACT-08", "MIS-NW-ACT-12", "MIS-NW-GEN-03")
def test_place_a_worker_and_take_the_tokens_beside_it() -> None:
    one = scene(card("worker:basic/three_twigs+pts(1)")).her_turn()
    assert (one.spiders_at(), one.home_now(), one.goods_of(1)) == (["basic:three_twigs"], 1, {"point": 1})
    for level in range(5):
        star = scene(card("worker:haven+pts(*)"), level=level).her_hand("farm").her_turn()
        assert (star.her_tokens(), star.hand_of(1)) == (level, ["farm"])
    none = scene(card("worker:haven+pts(*)", "draw")).spiders(home=0).her_turn()
    assert none.her_tokens() == 0


@pytest.mark.rule("MIS-NW-ACT-09")
def test_the_worker_symbol_stands_on_cards_that_place_workers() -> None:

    content = GAME.content().more["nightweave"]
    for one in content.activities:
        placing = [action.kind >= 7 for line in one.lines for action in line]
        assert all(placing) if one.symbol == "worker" else not any(placing), one.ident


@pytest.mark.rule("MIS-NW-ACT-10")
def test_place_her_in_the_meadow() -> None:
    one = scene(card("place_nightweave")).rolling(4)
    one.meadow(*PLAIN).deck("ruins")
    one.her_turn()
    assert (one.her_cards(), one.lair.figure, one.meadow_now()) == (
        ["inn"], 3, ["king", "farm", "mine", None, "bard", "monk", "wife", "husband"])
    one.play("visit one_berry")
    assert one.meadow_now()[3] is None  # until she returns to the Lair


@pytest.mark.rule("MIS-NW-ACT-13")
def test_an_empty_slot_is_passed_by_clockwise() -> None:
    one = scene(card("play_meadow")).rolling(4)
    one.meadow("king", "farm", "mine", None, "bard", "monk", "wife", "husband").deck(only=True)
    one.her_turn()
    assert one.her_cards() == ["husband"]  # 8 lies below 4
    deck = scene(card("place_nightweave")).rolling(5)
    deck.meadow(*[None] * 8).deck("king", only=True)
    deck.table.customs.refills(deck.table, 0)
    deck.her_turn()
    assert (deck.her_cards(), deck.lair.figure) == (["king"], 4)
    nothing = scene(card("play_meadow", "place_nightweave")).rolling(2)
    nothing.meadow(*[None] * 8).deck(only=True)
    nothing.her_turn()
    assert (nothing.her_cards(), nothing.lair.figure) == ([], 1)


# --- default actions -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-DEF-01", "MIS-NW-DEF-02", "MIS-NW-DEF-05")
@pytest.mark.case("CASE-MIS-24")
def test_case_24_default_action_haven_and_points() -> None:
    made = card("worker:own_city", "worker:special_event", default="haven+pts(*)")
    one = scene(made, level=3).spiders(home=1)
    one.lair.special = True
    one.her_turn()
    assert (one.spiders_at(), one.her_tokens(), one.home_now()) == (["haven", "haven"], 3, 0)
    none = scene(made, level=3).spiders(home=0)
    none.lair.special = True
    assert (none.her_turn().her_tokens(), none.spiders_at()) == (3, ["haven", "haven"])


@pytest.mark.rule("MIS-NW-DEF-04")
def test_draw_as_a_default() -> None:
    one = scene(card("discard", "play_hand", default="draw")).deck("king")
    assert (one.her_turn().hand_of(1), one.her_tokens()) == (["king"], 0)


def test_her_turn_is_told_in_short_and_step_by_step() -> None:
    """How she reads her card is there for whoever checks it; the log says what she did."""
    one = scene(card("discard", "draw")).her_turn()
    whole = GAME.whole_story(one.table.content, one.events, GAME.names(one.table, ["Ann"]))
    short = GAME.story(one.table.content, one.events, GAME.names(one.table, ["Ann"]))
    assert [event.kind for event, _ in short] == ["turn", "nightweave-turns-up", "nightweave-draws", "turn"]
    assert [event.kind for event, _, aside in whole if aside] == ["nightweave-cannot", "nightweave-acts"]
    assert texts("en", GAME).say(short[2][1]) == "Nightweave: draws a card"
