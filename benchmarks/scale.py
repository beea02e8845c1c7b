"""What several servers cost: two servers, PostgreSQL and NATS on this machine, and what each spends on a move.

`benchmarks/scale.py` plays at a steady pace in three ways: both people of a table at one server, each at another one
over NATS, and each at another one over PostgreSQL's notes. What counts is processor time, from the kernel's accounts:
it hardly depends on what else the machine does. `--soak SECONDS` plays on for long, with people who come and go, and
follows the memory. `docs/scale.md` rests on these figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx

from benchmarks.server import ROOT, Club, loop_factory, resident, server, steady
from fairyring.bots.levels import LEVELS
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.server.worker import Question, think
from tests.server.nats import Nats, nats_server
from tests.server.postgres import Cluster, cluster

TABLES = 40
PACE = 60.0
SECONDS = 20.0
TICKS = os.sysconf("SC_CLK_TCK")


def seconds_of(pid: int) -> float:
    """Processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


class Account:
    """What the parts of the installation spent since it was opened; a part is a process and its children."""

    def __init__(self, parts: dict[str, list[int]]) -> None:
        self.parts = parts
        self.before = self.now()

    def now(self) -> dict[str, dict[int, float]]:
        return {part: {pid: seconds_of(pid) for parent in pids for pid in family(parent)}
                for part, pids in self.parts.items()}

    def spent(self, moves: int) -> dict[str, float]:
        """Milliseconds a move, of each part."""
        return {part: round(1000 * sum(used - self.before[part].get(pid, 0.0) for pid, used in pids.items())
                            / max(1, moves), 3) for part, pids in self.now().items()}


class Site:
    """Two servers on one PostgreSQL, over NATS or PostgreSQL's notes."""

    def __init__(self, db: str, postgres: Cluster, nats: Nats | None, addresses: list[tuple[str, int]]) -> None:
        self.db = db
        self.postgres = postgres
        self.nats = nats
        self.addresses = [address for address, _ in addresses]
        self.pids = [pid for _, pid in addresses]

    def account(self) -> Account:
        parts = {"servers": self.pids, "postgresql": [self.postgres.process.pid]}
        if self.nats is not None:
            parts["nats"] = [self.nats.process.pid]
        return Account(parts)

    async def figures(self) -> dict[str, float]:
        """The sums of both servers' own figures."""
        found: dict[str, float] = {}
        async with httpx.AsyncClient() as http:
            for address in self.addresses:
                text = (await http.get(f"{address}metrics")).text
                for name, value in re.findall(r"(?m)^fairyring_(\w+?)(?:_total)? ([0-9.e+]+)$", text):
                    found[name] = found.get(name, 0.0) + float(value)
        return found


@contextmanager
def site(bus: str, **settings: Any) -> Iterator[Site]:
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster(sync=True))
        nats = stack.enter_context(nats_server()) if bus == "nats" else None
        assert postgres is not None and (bus != "nats" or nats is not None), "PostgreSQL or NATS is missing"
        db = postgres.database()
        wanted = {"bus": nats.url if nats is not None else "", "workers": 1, **settings}
        yield Site(db, postgres, nats, [stack.enter_context(server(db, **wanted)) for _ in range(2)])


async def load(place: Site, apart: bool, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """A steady pace, and what it costs."""
    other = place.addresses[1] if apart else ""
    before = await place.figures()
    account = place.account()
    found = await steady(place.addresses[0], tables, pace, seconds, other)
    after = await place.figures()
    moves = found["moves"]
    spent = account.spent(moves)
    counts = {name: round((after.get(name, 0) - before.get(name, 0)) / max(1, moves), 3)
              for name in ("notes", "passed", "glances", "found_out")}
    return {**found, "cpu_ms_per_move": spent, "a_move": counts}


async def memory(place: Site, tables: int) -> dict[str, Any]:
    """What an open table with two sockets takes, at its home and at the other server, and what looking costs."""
    before = [resident(pid) for pid in place.pids]
    clubs = [Club(place.addresses[0], number, None, place.addresses[1]) for number in range(tables)]
    async with httpx.AsyncClient(base_url=place.addresses[0], timeout=60) as http:
        for club in clubs:
            await club.sit(http)
            for _ in range(5):
                await club.move()
    after = [resident(pid) for pid in place.pids]
    account = place.account()
    start = perf_counter()
    await asyncio.sleep(10)
    idle = perf_counter() - start
    spent = account.spent(1)
    for club in clubs:
        await club.leave()
    return {"tables": tables, "kilobytes_per_table_and_socket": [
        round((end - begin) / 1024 / tables, 1) for begin, end in zip(before, after, strict=True)],
        "idle_cpu_ms_per_second": {part: round(one / idle, 2) for part, one in spent.items()}}


async def storage(place: Site) -> dict[str, Any]:
    """Bytes of a move in the database, with its index."""
    connection = await asyncpg.connect(place.db)
    rows = await connection.fetchval("SELECT COUNT(*) FROM log")
    size = await connection.fetchval("SELECT pg_total_relation_size('log')")
    tables = await connection.fetchval("SELECT COUNT(*) FROM tables")
    rest = sum([await connection.fetchval(f"SELECT pg_total_relation_size('{name}')")
                for name in ("tables", "seats", "snapshots")])
    await connection.close()
    return {"moves": rows, "bytes_per_move": round(size / max(1, rows)),
            "bytes_per_table_besides": round(rest / tables)}


def bots(positions: int = 24) -> dict[str, float]:
    """Processor time of a bot's decision by level, in milliseconds, over positions of a game."""
    session = Session.start(Setup("mycelia", 2, seed=5))
    chance = Random(5)
    spent = dict.fromkeys(LEVELS, 0.0)
    for _ in range(positions):
        for _ in range(9):
            session.play(chance.choice(session.names()))
        data = session.table.save()
        for level in LEVELS:
            start = process_time()
            think(Question("mycelia", data, session.table.seat, 1, level, 1.0))
            spent[level] += process_time() - start
    return {level: round(1000 * one / positions, 1) for level, one in spent.items()}


async def soak(place: Site, tables: int, pace: float, seconds: float) -> list[dict[str, Any]]:
    """Play on for long, with people who come and go; the memory every so often."""
    found: list[dict[str, Any]] = []
    part = max(20.0, seconds / 20)
    start = perf_counter()
    while perf_counter() < start + seconds:
        done = await steady(place.addresses[0], tables, pace, part, place.addresses[1])
        found.append({"after_s": round(perf_counter() - start), "moves_per_second": done["moves_per_second"],
                      "p50_ms": done["p50_ms"], "p99_ms": done["p99_ms"],
                      "megabytes": [round(resident(pid) / 2**20, 1) for pid in place.pids]})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--pace", type=float, default=PACE, help="moves a second")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--open", type=int, default=300, help="tables that are open at once, for the memory")
    parser.add_argument("--soak", type=float, default=0.0, metavar="SECONDS")
    args = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    found: dict[str, Any] = {"bots_cpu_ms": bots()}
    plan = (args.tables, args.pace, args.seconds)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        with site("nats") as place:
            found["one server a table, NATS"] = runner.run(load(place, False, *plan))
            found["two servers a table, NATS"] = runner.run(load(place, True, *plan))
            found["storage"] = runner.run(storage(place))
            if args.soak:
                found["soak"] = runner.run(soak(place, args.tables, args.pace, args.soak))
        with site("nats") as place:
            found["memory"] = runner.run(memory(place, args.open))
        with site("postgresql") as place:
            found["two servers a table, PostgreSQL's notes"] = runner.run(load(place, True, *plan))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
