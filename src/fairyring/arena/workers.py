"""Who plays the games: processes of this machine, or a Ray cluster. The games are the same whoever plays them.

Results come in the order in which they are finished. A worker that dies takes no result with it: its games are given
to others, and only a game that has killed several workers is given up.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Protocol

from fairyring.arena.plan import Fixture
from fairyring.arena.playing import play
from fairyring.arena.results import Result
from fairyring.bots.processes import fresh_processes
from fairyring.kernel.errors import BadSetup

AHEAD = 2
"""Games handed out for each worker, so that none has to wait for its next one."""

MOST_DEATHS = 3
"""A game that was being played when so many workers died is not tried again."""


class GivenUp(Exception):
    """A game that cannot be played: every worker that tried died."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(f"{fixture.key}: {MOST_DEATHS} workers died while it was played")
        self.fixture = fixture


class Workers(Protocol):
    """Somebody who plays games."""

    def play(self, fixtures: Sequence[Fixture], limit: float) -> Generator[Result | GivenUp, None, None]:
        """The result of every game, in the order in which they come."""
        ...


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, fixtures: Sequence[Fixture], limit: float) -> Generator[Result | GivenUp, None, None]:
        waiting = deque(fixtures)
        deaths: Counter[str] = Counter()
        suspects: deque[Fixture] = deque()
        while waiting or suspects:
            # Who was at the table when a worker died is played alone, so that it is known whose fault it was.
            batch = deque([suspects.popleft()]) if suspects else waiting
            running: dict[Future[Result], Fixture] = {}
            others = active_children()
            pool = fresh_processes(1 if batch is not waiting else self.count)
            try:
                while batch or running:
                    while batch and len(running) < AHEAD * self.count:
                        fixture = batch.popleft()
                        running[pool.submit(play, fixture, limit)] = fixture
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        del running[future]
                        yield result
            except BrokenProcessPool:
                for future, fixture in running.items():
                    if future.done() and not future.exception():
                        yield future.result()
                        continue
                    if batch is not waiting:
                        deaths[fixture.key] += 1
                    if deaths[fixture.key] >= MOST_DEATHS:
                        yield GivenUp(fixture)
                    else:
                        suspects.append(fixture)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in active_children():  # games that nobody waits for any more
                    if child not in others:
                        child.terminate()


def make_workers(text: str) -> Workers:
    """Workers by what `--workers` says: a number, `ray`, or `ray:ADDRESS`. Raises BadSetup."""
    if text.isdigit() and int(text):
        return LocalWorkers(int(text))
    if text == "ray" or text.startswith("ray:"):
        from fairyring.arena.ray_workers import RayWorkers

        return RayWorkers(text.partition(":")[2])
    raise BadSetup(f'workers "{text}": write a number of processes, ray, or ray:ADDRESS of a cluster')
