"""Root-parallel search: several processes think about the same decision, and what they found is added up.

Each process deals its own worlds, so two processes see twice as many; they do not share what they learn on the way,
so it is worth less than twice the time. Where it is not said which packs the components come from, the bot thinks
alone.
"""

from __future__ import annotations

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from fairyring.bots.processes import fresh_processes
from fairyring.bots.search import SearchBot
from fairyring.kernel.game import content_of, find_game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Data

SPREAD = 7_919
"""Between the seeds of two processes."""


class ParallelSearchBot:
    """`search` in several processes. The same handle, seed and number of iterations give the same choice."""

    def __init__(self, iterations: int, seconds: float, processes: int, name: str) -> None:
        self.name = name
        self.iterations = iterations
        """In all processes together."""
        self.seconds = seconds
        """In each process."""
        self.processes = processes

    def choose(self, seat: SeatHandle, seed: int) -> str:
        names = seat.names()
        each = -(-self.iterations // self.processes)
        data = seat.save()
        if data is None:
            return SearchBot(self.iterations, self.seconds, self.name).choose(seat, seed)
        asked = [crew(self.processes).submit(grow, data, seed + i * SPREAD, each, self.seconds)
                 for i in range(self.processes)]
        merits = [0.0] * len(names)
        for answer in asked:
            for i, merit in enumerate(answer.result()):
                merits[i] += merit
        return names[max(range(len(names)), key=lambda i: merits[i])]


def grow(data: Data, seed: int, iterations: int, seconds: float) -> list[float]:
    """One process's search: every option's share of its visits, times what it is worth."""
    game = find_game(data["game"])
    content = content_of(data["game"], tuple(Path(path) for path in data["packs"]))
    handle = SeatHandle(game, game.load_table(data["table"], content), data["seat"], seed)
    return [share * worth for share, worth in SearchBot(iterations, seconds).search(handle, seed).shares()]


@cache
def crew(processes: int) -> ProcessPoolExecutor:
    """The processes, kept for all decisions of this run of the program."""
    pool = fresh_processes(processes)
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool
