"""A sound game with one decision a turn, without chance and secrets, keeps every promise."""

from fairyring.testing import battery
from tests.kernel.nuts import NUTS

test_battery = battery(NUTS)
