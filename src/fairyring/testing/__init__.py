"""What proves that a game keeps its promises: one line in the tests of every game, wherever it is published.

    from fairyring.testing import battery

    test_battery = battery(GAME)
"""

from fairyring.testing.battery import battery, representative_setups
from fairyring.testing.counting import perft
from fairyring.testing.playthrough import playthrough

__all__ = ["battery", "perft", "playthrough", "representative_setups"]
