"""What a bot thinks of a position follows what a player would say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.bots.lookahead import best_choice
from fairyring.bots.reasons import advise
from fairyring.games.everdell import GAME
from fairyring.games.everdell.judgement import judge_of
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.text import texts
from tests.games.everdell.scene import Scene


def chance(prepare: Callable[[Scene], object]) -> float:
    """The chance of seat 0 in a scene that is even but for what `prepare` changes."""
    scene = Scene().season(0, "spring").season(1, "spring").city(0, "farm", "mine").city(1, "farm", "mine")
    prepare(scene)
    return scene.begin().table.judge(0)


EVEN = chance(lambda scene: scene)


@pytest.mark.parametrize("prepare", [
    pytest.param(lambda s: s.goods(0, point=5), id="points"),
    pytest.param(lambda s: s.goods(0, pebble=3), id="resources"),
    pytest.param(lambda s: s.hand(0, "king", "castle"), id="cards"),
    pytest.param(lambda s: s.city(0, "twig_barge"), id="Production"),
    pytest.param(lambda s: s.city(0, "historian"), id="a card that listens"),
    pytest.param(lambda s: s.city(0, "castle"), id="points at the end"),
    pytest.param(lambda s: s.workers(1, free=1), id="a worker more"),
    pytest.param(lambda s: s.season(1, "summer"), id="a season more"),
])
def test_it_is_better_to_have(prepare: Callable[[Scene], object]) -> None:
    assert chance(prepare) > EVEN + 0.003


def test_it_is_worse_when_the_other_has_it() -> None:
    assert chance(lambda s: s.goods(1, point=5)) < EVEN - 0.005


def test_a_home_is_worth_more_with_somebody_to_move_in() -> None:
    with_host = chance(lambda s: s.hand(0, "husband"))
    without = chance(lambda s: s.hand(0, "bard"))
    assert with_host > without + 0.002


def test_resources_are_worth_more_when_they_are_what_is_missing() -> None:
    """A Mine costs a twig, a resin and a pebble."""
    complete = chance(lambda s: s.hand(0, "mine").goods(0, twig=1, resin=1, pebble=1))
    apart = chance(lambda s: s.hand(0, "castle").goods(0, twig=1, resin=1, pebble=1))
    assert complete > apart + 0.003


def test_a_card_that_cannot_be_played_again_is_no_plan() -> None:
    """A Dungeon is Unique."""
    second = chance(lambda s: s.city(0, "dungeon").hand(0, "dungeon").goods(0, resin=1, pebble=2))
    other = chance(lambda s: s.city(0, "dungeon").hand(0, "lookout").goods(0, resin=1, pebble=2))
    assert other > second


def test_the_nearer_an_event_the_more_it_is_worth() -> None:
    """The Harvest Festival asks for four green cards."""
    def reach(*cards: str) -> float:
        table = Scene().specials().city(0, *cards).begin().table
        return judge_of(table.content).within_reach(table, 0)

    green = ("farm", "mine", "twig_barge", "resin_refinery")
    assert 0.0 == reach(*green[:1]) < reach(*green[:2]) < reach(*green[:3]) < reach(*green)


def test_an_event_is_achieved_rather_than_kept() -> None:
    scene = Scene().season(0, "autumn").season(1, "autumn").workers(0, free=1)
    table = scene.city(0, "farm", "mine", "twig_barge", "resin_refinery").begin().table
    world = table.resample(0, 1)
    assert world.names()[best_choice(world, 0, 3)] == "visit harvest_festival"


def test_production_is_worth_more_early_than_late() -> None:
    def engine(season: str) -> float:
        def scene(*cards: str) -> float:
            table = Scene().season(0, season).season(1, season).city(0, "farm", *cards).begin().table
            return judge_of(table.content).points(table, 0)
        return scene("twig_barge") - scene()

    assert engine("winter") > engine("autumn")


def over(points: int) -> list[float]:
    scene = Scene().season(0, "autumn").season(1, "autumn").goods(0, point=points).play("pass", "pass")
    return [scene.table.judge(seat) for seat in (0, 1)]


def test_a_game_that_is_over_is_won_or_lost_and_better_won_by_more() -> None:
    won, lost = over(3)
    assert won > 0.95 and lost < 0.05
    assert over(9)[0] > won and over(9)[1] < lost
    assert over(0) == [0.5, 0.5]


def test_whoever_has_won_goes_on_while_there_is_more_to_be_had() -> None:
    scene = Scene().season(0, "autumn").season(1, "autumn").passed(1).goods(0, point=9).workers(0, free=1)
    table = scene.city(0, "farm", "mine", "twig_barge", "resin_refinery").begin().table
    world = table.resample(0, 1)
    assert world.names()[best_choice(world, 0, 3)] == "visit harvest_festival"


def test_the_weights_can_be_changed_for_tuning() -> None:
    content = GAME.content()
    weights = GAME.weights()
    before = chance(lambda s: s.goods(0, pebble=6))
    try:
        GAME.use_weights(content, {**weights, "goods": {**weights["goods"], "pebble": 0.0}})
        assert chance(lambda s: s.goods(0, pebble=6)) < before
    finally:
        GAME.use_weights(content, weights)
    assert chance(lambda s: s.goods(0, pebble=6)) == before


def test_hints_say_in_words_what_an_option_brings_and_costs() -> None:
    scene = Scene().hand(0, "farm").goods(0, twig=2, resin=1).begin()
    options = ("play farm", "visit three_twigs", "visit two_cards_point")
    say = texts("en", GAME).say
    told = {name: [say(reason) for reason in advice.reasons]
            for name, advice in zip(options, advise(SeatHandle(GAME, scene.table, 0), 1, options), strict=True)}
    assert {"1 Production card more in your city", "costs 2 resources"} < set(told["play farm"])
    assert told["visit three_twigs"] == ["brings you 3 resources"]
    assert "brings 1 point" in told["visit two_cards_point"]
