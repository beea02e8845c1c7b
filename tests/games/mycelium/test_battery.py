"""Mycelium keeps every promise of a game, for every number of players, with and without the automa, and short games."""

from fairyring.games.mycelium import GAME
from fairyring.kernel.game import Setup
from fairyring.testing import battery
from fairyring.testing.battery import representative_setups

BESIDE_PEOPLE = [GAME.checked(Setup("mycelium", 2, (), {"rival": "automa", "automa_level": "hard"}, 5)),
                 GAME.checked(Setup("mycelium", 3, (), {"rival": "automa"}, 6))]

test_battery = battery(GAME, [*representative_setups(GAME), *BESIDE_PEOPLE])
