"""The second game keeps every promise too."""

from fairyring.testing import battery
from tests.kernel.city import REEDTOWN

test_battery = battery(REEDTOWN)
