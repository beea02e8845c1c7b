"""What a bot thinks of a position follows what a player would say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fairyring.bots.simple import GreedyBot
from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.judgement import JUDGES
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from tests.games.mycelium.scene import Scene

TYPES = {"1,0,0": "red", "1,0,1": "green", "0,1,1": "red", "0,1,0": "green"}


def chance(prepare: Callable[[Scene], object]) -> float:
    """The chance of seat 0 in a scene that is even but for what `prepare` changes; seat 1 has the turn."""
    scene = Scene(types=TYPES).mother(0, "1,0,0").mother(1, "0,1,1").lie(0, {"1,0,0": 1}).lie(1, {"0,1,1": 1})
    scene.hand(0, "jelly_ear").hand(1, "blackening_waxcap")
    prepare(scene)
    return scene.begin(1).table.judge(0)


EVEN = chance(lambda scene: scene)


@pytest.mark.parametrize("prepare", [
    pytest.param(lambda s: s.insects(0, 2), id="insects"),
    pytest.param(lambda s: s.mushroom(0, "1,0,1", "penny_bun"), id="a mushroom"),
    pytest.param(lambda s: s.tucked(0, 1, "penny_bun"), id="a decayed mushroom"),
    pytest.param(lambda s: s.lie(0, {"1,0,1": 1}), id="another spore in the network"),
    pytest.param(lambda s: s.hand(0, "amethyst_deceiver"), id="a card that fits"),
    pytest.param(lambda s: s.effect(0, "mother_spreads_three", 2), id="what lasts"),
])
def test_it_is_better_to_have(prepare: Callable[[Scene], object]) -> None:
    assert chance(prepare) > EVEN + 0.005


def test_it_is_worse_when_the_other_has_it() -> None:
    assert chance(lambda s: s.tucked(1, 1, "penny_bun")) < EVEN - 0.005


def test_a_blocked_mushroom_is_worth_less() -> None:
    free = chance(lambda s: s.mushroom(0, "0,1,0", "penny_bun", counter=1))
    blocked = chance(lambda s: s.mushroom(0, "0,1,0", "penny_bun", counter=1).mother(1, "0,1,0"))
    assert blocked < free


def test_decaying_brings_the_end_nearer() -> None:
    ripe = chance(lambda s: s.mushroom(0, "0,0,1", "penny_bun", counter=2))
    assert chance(lambda s: s.tucked(0, 1, "penny_bun")) > ripe


def test_to_end_the_turn_is_better_than_to_waste_an_insect() -> None:
    scene = Scene().mother(0, "1,0,0").insects(0, 2).market("penny_bun").begin(done=2)
    waste, end = scene.table.clone(), scene.table.clone()
    waste.apply(waste.options[waste.names().index("new market")])
    end.apply(end.options[end.names().index("end turn")])
    assert end.judge(0) > waste.judge(0)


def test_at_the_end_the_winner_has_won() -> None:
    scene = Scene().mother(0, "0,2,0").mushroom(0, "1,0,0", "fluted_birds_nest", board=5, counter=2)
    for board in range(1, 5):
        scene.effect(0, "mother_moves_up_to_three", board)
    scene.play("decay 5")
    assert scene.table.judge_all() == [1.0, 0.0]


def test_the_weights_can_be_changed_for_tuning() -> None:
    content, weights = GAME.content(), GAME.weights()
    before = chance(lambda s: s.insects(0, 6))
    try:
        GAME.use_weights(content, {**weights, "things": {**weights["things"], "insect": 0.0}})
        assert chance(lambda s: s.insects(0, 6)) < before
    finally:
        GAME.use_weights(content, weights)
    assert chance(lambda s: s.insects(0, 6)) == before


def test_what_hints_tell_adds_up_to_what_is_judged() -> None:
    """The terms are the judgement, thing by thing: not another opinion."""
    for seed in range(4):
        table = GAME.new_table(GAME.checked(Setup("mycelium", 3, (), {"rival": "automa"}, seed)), GAME.content())
        assert isinstance(table, MyceliumTable)
        dice = Random(seed)
        for _ in range(150 + 60 * seed):
            if table.over:
                break
            table.apply(dice.choice(table.options))
        if table.over:
            continue
        judge = JUDGES.of(table.content)
        for number in table.everybody:
            told = sum(term.worth for term in GAME.terms(table, number).values())
            judged = judge.automa(table) if table.is_rival(number) else judge.value(table, number)
            assert told == pytest.approx(judged)


def test_the_mother_likes_ground_around_her() -> None:
    """Where a tile is missing across one of her sides, the wind may carry her spores away."""
    assert chance(lambda s: s.mother(0, "2,0,0")) < EVEN - 0.005


def test_whoever_explores_lays_the_tile_where_spores_will_fall() -> None:
    scene = Scene(types=TYPES).mother(0, "2,0,0").mother(1, "0,1,1").begin()
    scene.play("explore 1")
    best = GreedyBot().choose(SeatHandle(GAME, scene.table, 0), 1)
    assert best in {"2,-1,0", "2,0,-1"}, "beside her, not in the first free place of all"
