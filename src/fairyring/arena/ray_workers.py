"""Games played by a Ray cluster: `--workers ray` for the one of this machine, `--workers ray:ADDRESS` for another.

Fairyring, the bots and the packs must be there under the same names. Ray itself is an extra.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Sequence
from socket import create_connection
from typing import Any

from fairyring.arena.plan import Fixture
from fairyring.arena.playing import play
from fairyring.arena.results import Result
from fairyring.arena.workers import AHEAD, MOST_DEATHS, GivenUp
from fairyring.kernel.errors import BadSetup

PATIENCE = 10.0
"""Seconds until somebody must answer at an address; Ray itself would wait for many minutes."""


def knock(address: str) -> None:
    """Raises OSError when nobody answers at `host:port` or `ray://host:port`."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdigit():
        create_connection((host, int(port)), PATIENCE).close()


class RayWorkers:
    """The nodes of a cluster that is already running."""

    def __init__(self, address: str) -> None:
        """Raises BadSetup when Ray is not installed or no cluster answers."""
        try:
            import ray
        except ImportError:
            raise BadSetup('Ray is not installed: pip install "fairyring[ray]", or use local processes '
                           "(--workers 2)") from None
        self.ray: Any = ray
        if not ray.is_initialized():
            try:
                knock(address)
                ray.init(address=address or "auto", log_to_driver=False, logging_level="error")
            except Exception as error:  # a cluster can be out of reach in many ways
                where = address or "this machine"
                raise BadSetup(f"no Ray cluster reached at {where}: {error}. Start one with `ray start --head`, or "
                               "use local processes (--workers 2)") from None

    def play(self, fixtures: Sequence[Fixture], limit: float) -> Generator[Result | GivenUp, None, None]:
        ray = self.ray
        task = ray.remote(max_retries=0, num_cpus=1)(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = deque(fixtures)
        deaths: Counter[str] = Counter()
        running: dict[Any, Fixture] = {}
        try:
            while waiting or running:
                while waiting and len(running) < most:
                    fixture = waiting.popleft()
                    running[task.remote(fixture, limit)] = fixture
                done, _ = ray.wait(list(running), num_returns=1)
                for one in done:
                    fixture = running.pop(one)
                    try:
                        yield ray.get(one)
                    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError,
                            ray.exceptions.OutOfMemoryError):
                        deaths[fixture.key] += 1
                        if deaths[fixture.key] >= MOST_DEATHS:
                            yield GivenUp(fixture)
                        else:
                            waiting.append(fixture)
        finally:
            for one in running:
                ray.cancel(one, force=True)
