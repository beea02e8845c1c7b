"""What learning programs get: every option by name, the view as numbers; and few questions for a search."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from fairyring.testing.battery import representative_setups
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_option_is_in_the_list_of_actions(players: int) -> None:
    setup = GAME.checked(Setup("everdell", players))
    names = GAME.action_names(setup, CONTENT)
    assert len(names) == len(set(names)) and names == GAME.action_names(setup, CONTENT)
    known = set(names)
    for seed in range(6):
        t = GAME.new_table(GAME.checked(Setup("everdell", players, (), {}, seed)), CONTENT)
        dice = Random(seed)
        while not t.over:
            offered = t.names()
            assert set(offered) <= known, set(offered) - known
            others = [code for name, code in zip(offered, t.options, strict=True) if name != "pass"]
            t.apply(dice.choice(others or t.options))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_observation_is_as_long_as_it_says_and_sees_what_matters(players: int) -> None:
    setup = GAME.checked(Setup("everdell", players))
    pieces = GAME.observation(setup, CONTENT)
    scene = Scene(players).hand(0, "king", "bard").city(0, "farm", "farm").goods(0, berry=3).workers(0, "three_twigs")
    view = scene.begin().view(0)
    numbers = {piece.name: list(piece.read(view)) for piece in pieces}
    assert {piece.name: piece.size for piece in pieces} == {name: len(read) for name, read in numbers.items()}
    assert (numbers["hand"][CONTENT.kind_of["king"]], numbers["own city"][CONTENT.kind_of["farm"]]) == (1, 2)
    assert numbers["own goods"] == [0, 0, 0, 3, 0]


def test_everything_is_written_straight_from_the_table_also_that_of_modules_and_of_nightweave() -> None:
    setups = [*representative_setups(GAME), GAME.checked(Setup("everdell", 1, (), {"rival": "nightweave"}))]
    slow = {piece.name for setup in setups for piece in GAME.observation(setup, GAME.content()) if not piece.direct}
    assert slow == set()


def test_a_search_takes_resources_and_discards_in_one_order_only() -> None:
    scene = Scene().forest("f_two_any").play("visit f_two_any", "take pebble")
    names = dict(zip(scene.table.options, scene.names(), strict=True))
    assert [names[code] for code in scene.table.lines()] == ["take pebble", "take berry"]
    haven = Scene().hand(0, "farm", "mine", "inn").play("visit haven", "discard inn")
    names = dict(zip(haven.table.options, haven.names(), strict=True))
    assert [names[code] for code in haven.table.lines()] == ["discard mine", "done"]


def test_copying_offers_what_would_do_the_same_only_once() -> None:
    scene = Scene(3).city(1, "mine", "mine", "farm").city(2, "mine", "general_store").city(0, "monk")
    scene.hand(0, "miner_mole").goods(0, berry=3).play("play miner_mole")
    assert scene.names() == ["copy mine of 2", "copy farm of 2", "copy general_store of 3", "skip"]
