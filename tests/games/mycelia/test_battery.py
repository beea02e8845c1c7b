"""Mycelia keeps every promise of a game, for every number of players, with all modules and boards."""

from fairyring.games.mycelia import GAME
from fairyring.testing import battery

test_battery = battery(GAME)
