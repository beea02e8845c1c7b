"""Bots that behave badly."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from fairyring.kernel.seat import SeatHandle


class Raises:
    name = "raises"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        raise RuntimeError("out of ideas")


class Illegal:
    name = "illegal"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        return "fly to the moon"


class Slow:
    name = "slow"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        time.sleep(60)
        return seat.names()[0]


class DiesOnce:
    """Kills its process in the middle of a game, the first time only: a file tells."""

    name = "dies once"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        mark = Path(os.environ["FAIRYRING_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return seat.names()[0]


class Dies:
    """Kills its process every time."""

    name = "dies"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        os.kill(os.getpid(), signal.SIGKILL)
        return ""


class Busy:
    """Thinks for ever."""

    name = "busy"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        while True:
            seed = seed * 3 + 1 & 0xFFFF
