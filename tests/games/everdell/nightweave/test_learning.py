"""What learning programs get against her: every option by name, her Lair as numbers."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import EVENTS, FOREST, HAVEN, ON_CARD, SPECIAL
from fairyring.games.everdell.nightweave.scheming import PERSONALITIES, PLOTS, SCHEMES
from fairyring.games.everdell.observation import pieces
from fairyring.kernel.game import Setup
from fairyring.kernel.observation import Sight
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


@pytest.mark.parametrize("players", [1, 2])
def test_an_observation_shows_her_lair_written_as_the_view_tells_it(players: int) -> None:
    scene = LairScene(players, 3).figure(6).spiders(home=1).her_city("king")
    t = scene.table
    basic, forest, special = len(t.content.basic), len(t.content.clearings), SPECIAL + 1
    scene.lair.won = [scene.take("castle")]
    scene.lair.webs, scene.lair.loose = [2, 2, FOREST + 1, EVENTS, special], [HAVEN, special, ON_CARD + 1]
    scene.lair.caught, scene.lair.at_stake = [scene.take("farm")], [scene.take("mine")]
    scene.lair.shut = [[0, scene.take("inn"), 1, 0, 0, 0, 0, 0, 0]]
    scene.begin()
    sight = Sight(pieces(t.content, players))
    for seat in range(players):
        row = sight.row()
        sight.look(t, seat, row)
        assert list(row.cells) == sight.reference(t, seat)
        numbers = {piece.name: list(row.cells)[start:start + piece.size]
                   for piece, start in zip(sight.pieces, sight.starts, strict=True)}
        assert numbers["lair"] == [3, 0, 0, 1, 0, 0, 0, 6]
        assert numbers["lair adjacent"] == [1, 1, 1, 0, 1, 0, 1, 0]
        webs = {place: count for place, count in enumerate(numbers["lair webs"]) if count}
        first = basic + forest + 1 + SPECIAL - EVENTS
        assert webs == {2: 2, basic + 1: 1, basic + forest: 1, basic + forest + 1: 1, first + t.specials[1]: 2}
        kinds = {name: [t.content.cards[kind].ident for kind, count in enumerate(numbers[f"lair {name}"]) if count]
                 for name in ("won", "caught", "at stake", "shut")}
        own = seat == 0
        assert kinds == {"won": ["castle"], "caught": ["farm"] * own, "at stake": ["mine"] * own, "shut": ["inn"]}
        assert numbers[f"player {players + 1 - seat} city"][t.content.kind_of["king"]] == 1
