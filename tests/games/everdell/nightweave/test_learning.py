"""What learning programs get against her: every option by name, her Lair as numbers."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.scheming import PERSONALITIES, PLOTS, SCHEMES
from fairyring.kernel.game import Setup
from tests.games.everdell.nightweave.lair_scene import LairScene

CONTENT = GAME.content()


def offers_known(players: int, seed: int, **options: str) -> None:
    setup = GAME.checked(Setup("everdell", players, (), {"rival": "nightweave", **options}, seed))
    known = set(GAME.action_names(setup, CONTENT))
    t = GAME.new_table(setup, CONTENT)
    dice = Random(seed)
    while not t.over:
        offered = t.names()
        assert set(offered) <= known, set(offered) - known
        t.apply(dice.choice(t.options))


@pytest.mark.parametrize("seed", range(3))
def test_every_option_is_in_the_list_of_actions(seed: int) -> None:
    for name in PERSONALITIES:
        offers_known(1 + seed % 2, seed, personality=name)
    for name in PLOTS:
        offers_known(1, seed, plot=name, personality="random")
    for name in SCHEMES:
        offers_known(1, seed, schemes=name)


def test_an_observation_shows_her_lair() -> None:
    for players in (1, 2):
        setup = GAME.checked(Setup("everdell", players, (), {"rival": "nightweave"}))
        scene = LairScene(players, 3).figure(6).spiders(home=1).her_city("king")
        scene.lair.won = [scene.take("castle")]
        scene.lair.webs = [2, 2, 12]
        view = scene.begin().view(0)
        content = GAME.in_play(setup, CONTENT)
        numbers = {piece.name: list(piece.read(view)) for piece in GAME.observation(setup, CONTENT)}
        assert all(piece.size == len(numbers[piece.name]) for piece in GAME.observation(setup, CONTENT))
        assert numbers["lair"] == [3, 0, 0, 1, 0, 0, 0, 6]
        assert numbers["lair adjacent"] == [1, 1, 1, 0, 1, 0, 1, 0]
        assert (numbers["lair webs"][2], numbers["lair webs"][12]) == (2, 1)
        assert numbers["lair won"][content.kind_of["castle"]] == 1
        assert numbers[f"player {players + 1} city"][content.kind_of["king"]] == 1
