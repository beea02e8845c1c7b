"""Everdell keeps every promise of a game, for every number of players, alone in every year of Rugwort's."""

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from fairyring.testing import battery
from fairyring.testing.battery import representative_setups

test_battery = battery(GAME, [*representative_setups(GAME), GAME.checked(Setup("everdell", 1, (), {"year": "3"}, 3))])
