"""What a bot thinks of a position follows what a player would say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.judgement import judge_of
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
    pytest.param(lambda s: s.city(0, "storehouse", "farm").city(1, "storehouse", "judge"), id="an Event near"),
    pytest.param(lambda s: s.workers(1, free=1), id="a worker more"),
    pytest.param(lambda s: s.season(1, "summer"), id="a season more"),
])
def test_it_is_better_to_have(prepare: Callable[[Scene], object]) -> None:
    assert chance(prepare) > EVEN + 0.005


def test_it_is_worse_when_the_other_has_it() -> None:
    assert chance(lambda s: s.goods(1, point=5)) < EVEN - 0.005


def test_a_home_is_worth_more_with_somebody_to_move_in() -> None:
    with_host = chance(lambda s: s.hand(0, "husband"))
    without = chance(lambda s: s.hand(0, "bard"))
    assert with_host > without + 0.002


def test_production_is_worth_more_early_than_late() -> None:
    def engine(season: str) -> float:
        def scene(*cards: str) -> float:
            table = Scene().season(0, season).season(1, season).city(0, "farm", *cards).begin().table
            return judge_of(table.content).points(table, 0)
        return scene("twig_barge") - scene()

    assert engine("winter") > engine("autumn")


def test_a_game_that_is_over_is_certain() -> None:
    scene = Scene().season(0, "autumn").season(1, "autumn").goods(0, point=3).play("pass", "pass")
    assert [scene.table.judge(seat) for seat in (0, 1)] == [1.0, 0.0]


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
