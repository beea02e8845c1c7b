"""A long evening with trouble: two servers, PostgreSQL and NATS at 70 % of their speed, and a fault every few seconds.

`benchmarks/soak.py --seconds 600` finds out how many moves a second the installation makes, plays on at a share of it
while databases and NATS are cut off, made slow and servers are killed, and waits at the end until every socket has
everything. It fails when an acknowledged move is not in the log or a socket does not come to the log's last version;
it prints moves, times and memory as JSON, and meanwhile how it goes. The faults are those of
`tests/server/test_faults.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from benchmarks.server import resident
from tests.server.cables import workshop
from tests.server.nats import nats_server
from tests.server.postgres import cluster
from tests.server.test_faults import Game, Place, fault

TABLES = 20
SHARE = 0.7
MEASURED_SECONDS = 20.0
PAUSE_SECONDS = 2.0, 5.0
"""Between the end of a fault and the next one."""
TOLD_SECONDS = 30.0


class Table:
    """A place where one game after the other is played; two people at different servers."""

    def __init__(self, places: list[Place], number: int) -> None:
        self.places = places
        self.chance = Random(number)
        self.number = number
        self.game = Game(places, number, bots=())
        self.moves = 0
        self.waits: list[float] = []

    async def play(self, until: float, seconds_per_move: float) -> None:
        """Play at a pace; whatever is lost in a fault is not made up for."""
        while monotonic() < until:
            began = monotonic()
            await self.move()
            await asyncio.sleep(max(0.0, began + seconds_per_move - monotonic()))

    async def move(self) -> None:
        mover = next((one for one in self.game.people if one.state and one.decision), None)
        if mover is None:
            await asyncio.sleep(0.02)
            return
        version, option = mover.state["version"], self.chance.choice(mover.options())
        sent = perf_counter()
        answer = await mover.request("play", option=option, version=version)
        if answer is None or answer["type"] not in ("update", "state"):
            await asyncio.sleep(0.02)
            return
        self.waits.append(perf_counter() - sent)
        self.game.acknowledged[version + 1] = option
        self.moves += 1

    async def go_on(self, connection: Any) -> float:
        """Everybody knows everything; when the game is over, the next begins. The seconds it took."""
        taken = await self.game.converge(connection, monotonic())
        await self.game.check(connection, self.chance, self.places)
        if self.game.over:
            await self.game.leave()
            self.number += 1000
            self.game = Game(self.places, self.number, bots=())
        return taken


async def everybody(tables: list[Table], act: Callable[[Table], Awaitable[Any]]) -> list[Any]:
    return list(await asyncio.gather(*(act(table) for table in tables)))


async def soak(places: list[Place], postgres: str, count: int, share: float, seconds: float) -> dict[str, Any]:
    connection = await asyncpg.connect(postgres)
    chance = Random(13)
    tables = [Table(places, number) for number in range(count)]
    made: Counter[str] = Counter()
    taken: list[float] = []
    memory: list[list[float]] = []
    try:
        await asyncio.sleep(1)
        began = monotonic()
        await everybody(tables, lambda table: table.play(began + MEASURED_SECONDS, 0.0))
        full = sum(table.moves for table in tables) / MEASURED_SECONDS
        for table in tables:
            taken.append(await table.go_on(connection))
            table.waits.clear()
        before = sum(table.moves for table in tables)
        began = told = monotonic()
        while monotonic() < began + seconds:
            lasts, pause = chance.uniform(0.05, 0.5), chance.uniform(*PAUSE_SECONDS)
            kind, place = chance.choice(("database", "bus", "slow", "killed")), chance.choice(places)
            made[kind] += 1

            async def trouble(kind: str = kind, place: Place = place, lasts: float = lasts,
                              pause: float = pause) -> None:
                await asyncio.sleep(pause)
                await fault(kind, place, lasts)

            until = monotonic() + pause + lasts + 1.0
            await asyncio.gather(trouble(), everybody(
                tables, lambda table, until=until: table.play(until, count / (share * full))))  # type: ignore[misc]
            for table in tables:
                taken.append(await table.go_on(connection))
            memory.append([round(resident(place.server.process.pid or 0) / 2**20, 1) for place in places])
            if monotonic() > told + TOLD_SECONDS:
                told = monotonic()
                print(f"{told - began:.0f} s: {sum(table.moves for table in tables) - before} moves, "
                      f"{made.total()} faults, {memory[-1]} MB", file=sys.stderr, flush=True)
        spent = monotonic() - began
    finally:
        for table in tables:
            await table.game.leave()
        await connection.close()
    waits = sorted(wait for table in tables for wait in table.waits)
    moves = sum(table.moves for table in tables) - before
    taken.sort()
    return {"seconds": round(spent), "full_speed": round(full), "pace": round(share * full), "moves": moves,
            "moves_per_second": round(moves / spent), "faults": dict(made),
            "acknowledged_ms": {name: round(1000 * waits[int(len(waits) * part)], 1)
                                for name, part in (("p50", 0.5), ("p99", 0.99), ("most", 0.999999))},
            "whole_again_s": {"p50": round(taken[len(taken) // 2], 2), "most": round(taken[-1], 2)},
            "memory_mb": {"first": memory[0], "last": memory[-1], "most": max(map(max, memory))}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--share", type=float, default=SHARE, help="of full speed (default: %(default)g)")
    args = parser.parse_args()
    with cluster(sync=True) as one, nats_server() as nats, workshop() as shop, tempfile.TemporaryDirectory() as name:
        if one is None or nats is None:
            parser.exit(1, "soak: PostgreSQL or nats-server is missing\n")
        postgres = one.database()
        places = [Place(which, Path(name), shop, one, postgres, nats) for which in ("one", "two")]
        try:
            print(json.dumps(asyncio.run(soak(places, postgres, args.tables, args.share, args.seconds)), indent=1))
        finally:
            for place in places:
                place.mend()
                place.server.stop()


if __name__ == "__main__":
    main()
