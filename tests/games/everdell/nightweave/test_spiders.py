"""Placing spider workers: places, directions, Events (MIS-NW-LOC, -TIE)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

LAIR = GAME.content().more["nightweave"]
CONTENT = GAME.content()


def scene(*cards: Made, level: int = 2, players: int = 1) -> LairScene:
    return LairScene(players, level, list(cards))


def sent(left: str, arrow: str = "cw", *taken: str, season: str = "winter", right: str = "draw") -> list[str]:
    """Where her worker goes when people stand on some places."""
    one = scene(card(left, right, arrow=arrow)).her_season(season).spiders(home=1)
    one.workers(0, *taken).season(0, "autumn")
    one.her_turn()
    return [name for name in one.spiders_at() if name != "haven"]


# --- where she may go ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-LOC-01", "MIS-NW-LOC-05", "MIS-NW-LOC-06")
def test_only_exclusive_locations_in_their_order() -> None:
    assert [CONTENT.basic[place].ident for place in LAIR.exclusive] == [
        "three_twigs", "two_resin", "one_pebble", "one_berry_card"]
    assert [CONTENT.journey[place - 13].ident for place in LAIR.journeys] == ["journey_3", "journey_4", "journey_5"]
    assert sent("worker:basic/two_resin") == ["basic:two_resin"]
    blocked = ("three_twigs", "two_resin", "one_pebble", "one_berry_card")
    assert sent("worker:basic/two_resin", "cw", *blocked) == []  # the shared ones are not for her


@pytest.mark.rule("MIS-NW-LOC-02", "MIS-NW-LOC-04", "MIS-NW-LOC-07")
@pytest.mark.case("CASE-MIS-25")
def test_case_25_forest_clockwise() -> None:
    assert sent("worker:forest/bottom_left") == ["forest:bottom_left"]
    assert sent("worker:forest/bottom_left", "cw", "f_two_resin_twig") == ["forest:top_left"]


@pytest.mark.rule("MIS-NW-LOC-02", "MIS-NW-LOC-03", "MIS-NW-SET-12")
@pytest.mark.case("CASE-MIS-26")
def test_case_26_forest_counter_clockwise_with_three_cards() -> None:
    assert sent("worker:forest/bottom_left", "ccw", "f_two_resin_twig") == ["forest:top_right"]
    assert sent("worker:forest/bottom_right", "cw") == ["forest:bottom_left"]


@pytest.mark.rule("MIS-NW-TIE-01", "MIS-NW-TIE-03", "MIS-NW-TIE-04", "MIS-NW-LOC-05")
@pytest.mark.case("CASE-MIS-27")
def test_case_27_basic_counter_clockwise() -> None:
    taken = ["one_pebble", "two_resin", "three_twigs"]
    found = [sent("worker:basic/one_pebble", "ccw", *taken[:count]) for count in (1, 2, 3)]
    assert found == [["basic:two_resin"], ["basic:three_twigs"], ["basic:one_berry_card"]]


@pytest.mark.rule("MIS-NW-TIE-02", "MIS-NW-TIE-04", "MIS-NW-LOC-15", "MIS-NW-LOC-16")
@pytest.mark.case("CASE-MIS-28")
def test_case_28_journey() -> None:
    one = scene(card("worker:journey/journey_3")).her_season("autumn").her_hand("farm", "mine")
    one.workers(0, "journey_3").season(0, "autumn")
    one.her_turn()
    assert (one.hand_size(1), one.score_of(1)["journey"], one.her_tokens()) == (2, 4, 0)
    assert "journey:journey_4" in one.spiders_at()
    full = sent("worker:journey/journey_3", "cw", "journey_3", "journey_4", "journey_5", season="autumn",
                right="worker:basic/one_pebble")
    assert full == ["basic:one_pebble"]
    assert not any(action.kind == 9 for one in LAIR.activities for line in one.lines[:3] for action in line)


@pytest.mark.rule("MIS-NW-LOC-05", "MIS-NW-TIE-02", "MIS-NW-TIE-03", "MIS-NW-TIE-05")
@pytest.mark.case("CASE-MIS-55")
def test_case_55_journey_and_basic_events_from_left_to_right() -> None:
    journey = "worker:journey/journey_4"
    assert sent(journey, "ccw", "journey_4", season="autumn") == ["journey:journey_3"]
    assert sent(journey, "ccw", "journey_4", "journey_3", season="autumn") == ["journey:journey_5"]
    assert sent("worker:basic_event", "cw") == ["event:city_monument"]
    assert sent("worker:basic_event", "ccw") == ["event:cartographers_expedition"]


@pytest.mark.rule("MIS-NW-LOC-08", "MIS-NW-LOC-09")
@pytest.mark.case("CASE-MIS-29")
def test_case_29_own_city_second_monastery_space() -> None:
    made = card("worker:own_city", symbol="worker")
    one = scene(made).her_city("monastery", "storehouse", "inn").spiders("monastery", home=1).her_turn()
    assert (one.spiders_at(), one.her_tokens()) == (["city:1:1", "city:1:1"], 2)
    back = scene(made).her_city("monastery").spiders("monastery", "monastery", home=0).figure(1).her_turn()
    assert (back.home_now(), back.spiders_at()) == (3, [])
    assert scene(card("worker:own_city", "draw")).her_city("storehouse", "inn").her_turn().spiders_at() == []


@pytest.mark.rule("MIS-NW-LOC-08", "MIS-NW-GEN-15")
def test_which_card_of_her_city_is_your_choice() -> None:
    one = scene(card("worker:own_city")).her_city("monastery", "university").her_turn()
    assert (one.deciding, one.names()) == (0, ["spider on monastery of 2", "spider on university of 2"])
    one.play("spider on university of 2")
    assert (one.spiders_at(), one.her_tokens()) == (["city:1:2"], 2)
    two = scene(card("worker:own_city"), players=2).her_city("monastery", "university").her_turn()
    assert two.deciding == 0
    other = scene(card("worker:own_city"), players=2).her_city("monastery", "university")
    other.lair.first = 1
    assert other.her_turn().deciding == 1


@pytest.mark.rule("MIS-NW-LOC-10", "MIS-NW-GEN-12")
@pytest.mark.case("CASE-MIS-30")
def test_case_30_open_destination_yours_first() -> None:
    one = scene(card("worker:open")).her_city("post_office")
    one.city(0, "inn")
    one.her_turn()
    assert (one.spiders_at(), one.tokens_of(0), one.her_tokens()) == (["city:0:1"], 1, 0)
    taken = scene(card("worker:open")).her_city("post_office")
    taken.city(0, "inn")
    taken.spiders("inn of 1", home=1)
    taken.her_turn()
    assert (taken.spiders_at(), taken.tokens_of(0), taken.her_tokens()) == (["city:0:1", "city:1:1"], 0, 1)
    third = scene(card("worker:open", "draw")).her_city("post_office").spiders("post_office", home=1).her_turn()
    assert (third.spiders_at(), third.hand_size(1)) == (["city:1:1"], 1)
    yours = scene().her_city("inn")
    yours.goods(0, twig=9, resin=9, pebble=9).play("visit inn of 2")
    assert yours.her_tokens() == 1


@pytest.mark.rule("MIS-NW-LOC-10", "MIS-NW-GEN-09")
def test_with_two_people_the_arrow_says_whose_city_comes_first() -> None:
    def tried(arrow: str, *with_inn: int) -> tuple[list[str], list[int]]:
        one = scene(card("worker:open", arrow=arrow), players=2).her_city("inn")
        for seat in with_inn:
            one.city(seat, "inn")
        one.her_turn()
        return one.spiders_at(), [one.tokens_of(seat) for seat in (0, 1, 2)]

    assert tried("cw", 0, 1) == (["city:0:1"], [1, 0, 0])
    assert tried("ccw", 0, 1) == (["city:1:1"], [0, 1, 0])
    assert tried("cw", 1) == (["city:1:1"], [0, 1, 0])
    assert tried("ccw") == (["city:2:1"], [0, 0, 1])


# --- Events ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-LOC-11", "MIS-NW-LOC-13", "MIS-NW-LOC-14")
@pytest.mark.case("CASE-MIS-31")
def test_case_31_basic_event_three_steps() -> None:
    city = ("wanderer", "ranger", "undertaker", "judge", "historian", "inn", "lookout")

    def claimed(arrow: str, *names: str, gone: str = "") -> list[str]:
        one = scene(card("worker:basic_event", arrow=arrow)).her_city(*names)
        one.her_hand("courthouse", "crane", "innkeeper")
        if gone:
            one.achieved(0, gone)
        return one.her_turn().her_events()

    assert claimed("cw", *city) == claimed("ccw", *city) == ["cartographers_expedition"]
    assert claimed("cw", *city, gone="cartographers_expedition") == ["city_monument"]
    assert claimed("ccw", *city, gone="cartographers_expedition") == ["grand_tour"]
    assert claimed("cw", "farm") == ["city_monument"]
    assert claimed("ccw", "farm") == ["cartographers_expedition"]
    one = scene(card("worker:basic_event")).city(0, "judge", "historian", "courthouse")
    one.her_turn()
    assert (one.spiders_at(), "city_monument" in one.visits()) == (["event:city_monument"], False)


@pytest.mark.rule("MIS-NW-LOC-12", "MIS-NW-LOC-14", "MIS-NW-SEAS-12")
@pytest.mark.case("CASE-MIS-32")
def test_case_32_special_event_one_per_season() -> None:
    row = ("tax_relief", "croak_wart_cure", "an_evening_of_fireworks", "performer_in_residence")

    def claimed(arrow: str, *names: str) -> list[str]:
        one = scene(card("worker:special_event", arrow=arrow)).specials(*row)
        return one.her_city(*names).her_turn().her_events()

    assert claimed("cw", "judge", "inn") == ["tax_relief"]
    assert claimed("ccw", "judge", "inn") == ["performer_in_residence"]
    assert claimed("cw", "judge", "lookout", "miner_mole") == ["an_evening_of_fireworks"]
    assert claimed("cw", "undertaker", "barge_toad", "judge") == ["croak_wart_cure"]  # cards alone: she has no berries
    assert claimed("cw", "barge_toad", "barge_toad", "judge") == ["tax_relief"]  # a second Toad is no other card
    assert claimed("ccw") == ["performer_in_residence"]
    again = scene(card("worker:special_event", "draw"))
    again.lair.special = True
    assert again.her_turn().her_events() == []
    prepared = scene(card("worker:special_event")).figure(1).spiders(home=0)
    prepared.lair.special = True
    assert not prepared.her_turn().lair.special
    once = scene(card("worker:special_event")).her_turn()
    assert once.lair.special


@pytest.mark.rule("MIS-NW-LOC-17")
def test_the_haven_as_an_action_needs_a_worker() -> None:
    assert scene(card("worker:haven")).her_turn().spiders_at() == ["haven"]
    full = scene(card("worker:haven", "draw")).spiders("haven", home=1).her_turn()
    assert full.spiders_at() == ["haven", "haven"]  # any number of workers
    none = scene(card("worker:haven", "draw")).spiders(home=0).her_turn()
    assert (none.spiders_at(), none.hand_size(1)) == (["haven", "haven"], 1)


@pytest.mark.rule("MIS-NW-TIE-05")
def test_rings_and_rows() -> None:
    from fairyring.games.everdell.nightweave.components import CIRCLE

    assert [slot + 1 for slot in CIRCLE] == [1, 2, 3, 4, 8, 7, 6, 5]
    assert [CONTENT.clearings[place - 8] for place in LAIR.ring] == [
        "top_left", "top_right", "bottom_right", "bottom_left"]


@pytest.mark.rule("MIS-NW-TIE-06")
def test_outside_her_turn_the_last_card_decides() -> None:
    from fairyring.games.everdell.nightweave.lair import clockwise

    one = scene(card("draw", arrow="ccw"))
    assert clockwise(one.table)
    assert not clockwise(one.her_turn().table)
