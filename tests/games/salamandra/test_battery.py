"""Salamandra keeps every promise of a game, for every number of players and both options."""

from fairyring.games.salamandra import GAME
from fairyring.testing import battery

test_battery = battery(GAME)
