"""How fast and how small the server is: 50 tables with two people each, every move durable before it is acknowledged.

`benchmarks/server.py` starts a server on a fresh SQLite file, plays at a steady pace and then as fast as it goes,
opens a thousand tables, and prints the figures as JSON. `--peer FOLDER` measures boardgame.io's server in the same run;
the folder needs `npm install boardgame.io node-persist` (boardgame.io 0.50.2 wants koa-compose 4.1.0: put that into
"overrides" of the folder's package.json).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
TABLES = 50
PACE = 250
SECONDS = 20.0
ROUNDS = 3
"""Stretches at full speed; the median counts."""
OPEN_TABLES = 1_000
PEER_OPEN_TABLES = 60
"""boardgame.io takes about a second to seat the players of a match that is kept on the disk."""


class Choice(msgspec.Struct):
    name: str


class Decision(msgspec.Struct):
    options: list[Choice]


class Situation(msgspec.Struct):
    deciding: int
    decision: Decision | None


class Heard(msgspec.Struct):
    """As much of `state`, `update` and `presence` as a player of this benchmark needs."""

    type: str
    version: int = -1
    answers: int = 0
    situation: Situation | None = None


HEARD = msgspec.json.Decoder(Heard)


class Sizes:
    """Bytes of messages, plain and as permessage-deflate sends them."""

    def __init__(self) -> None:
        self.plain: dict[str, list[int]] = {"state": [], "update": []}
        self.packed: dict[str, list[int]] = {"state": [], "update": []}

    def note(self, kind: str, text: bytes) -> None:
        if kind in self.plain:
            self.plain[kind].append(len(text))
            self.packed[kind].append(len(zlib.compress(text, 6, -12)))

    def summary(self) -> dict[str, dict[str, int]]:
        return {kind: {"most": max(self.plain[kind]), "most_packed": max(self.packed[kind]),
                       "median": sorted(self.plain[kind])[len(self.plain[kind]) // 2],
                       "median_packed": sorted(self.packed[kind])[len(self.packed[kind]) // 2]} for kind in self.plain}


class Person:
    """One websocket."""

    def __init__(self, connection: ClientConnection, sizes: Sizes | None) -> None:
        self.connection = connection
        self.sizes = sizes
        self.situation: Situation | None = None
        self.version = -1

    async def hear(self) -> Heard:
        text = await self.connection.recv(decode=False)
        heard = HEARD.decode(text)
        if heard.type == "error":
            raise RuntimeError(f"the server refused: {text.decode()}")
        if self.sizes is not None:
            self.sizes.note(heard.type, text)
        if heard.situation is not None:
            self.situation, self.version = heard.situation, heard.version
        return heard


class Club:
    """Two people who play one game after the other, at one server or each at another."""

    def __init__(self, address: str, number: int, sizes: Sizes | None = None, other: str = "") -> None:
        self.addresses = address, other or address
        self.sizes = sizes
        self.chance = Random(number)
        self.people: list[Person] = []
        self.request = 0

    async def sit(self, http: httpx.AsyncClient, players: int = 2, **more: Any) -> None:
        """A new table, everybody with a socket of their own."""
        await self.leave()
        seats = [{"kind": "me", "name": f"player {seat}"} for seat in range(players)]
        response = await http.post("/api/tables", json={"game": "mycelia", "seats": seats,
                                                        "seed": self.chance.getrandbits(40), **more})
        response.raise_for_status()
        made = response.json()
        for number, seat in enumerate(made["secrets"]):
            address = self.addresses[number % 2].replace("http", "ws", 1)
            url = f"{address}api/tables/{made['table']}/socket"
            person = Person(await connect(url, max_queue=64, ping_interval=None), self.sizes)
            await person.connection.send(json.dumps({"type": "hello", "secrets": [seat["secret"]]}))
            while person.version < 0:
                await person.hear()
            self.people.append(person)

    async def leave(self) -> None:
        for person in self.people:
            await person.connection.close()
        self.people = []

    def mover(self) -> Person | None:
        return next((one for one in self.people if one.situation and one.situation.decision), None)

    async def move(self) -> tuple[float, float] | None:
        """One move. Seconds until the mover has the acknowledgement, and until the last other player has the update."""
        mover = self.mover()
        if mover is None or mover.situation is None or mover.situation.decision is None:
            return None
        option = self.chance.choice(mover.situation.decision.options).name
        version = mover.version
        self.request += 1
        message = msgspec.json.encode({"type": "play", "id": self.request, "option": option, "version": version})
        start = perf_counter()
        await mover.connection.send(message, text=True)
        acknowledged = 0.0
        last = 0.0
        for person in (mover, *(one for one in self.people if one is not mover)):
            while person.version <= version:
                await person.hear()
            last = perf_counter() - start
            acknowledged = acknowledged or last
        return acknowledged, last


async def largest_messages(address: str, moves: int = 600) -> dict[str, Any]:
    """The messages of the largest game: four players, all modules, until its end or `moves`."""
    sizes = Sizes()
    club = Club(address, 1, sizes)
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        await club.sit(http, players=4, modules=["prisma"])
    for number in range(moves):
        if await club.move() is None:
            break
        if number % 20 == 0:
            for person in club.people:
                await person.connection.send('{"type":"look","id":1}')
                while (await person.hear()).type != "state":
                    pass
    await club.leave()
    return sizes.summary()


async def clubs_of(address: str, count: int, other: str = "", **more: Any) -> list[Club]:
    clubs = [Club(address, number, None, other) for number in range(count)]
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for club in clubs:
            await club.sit(http, **more)
    return clubs


async def steady(address: str, tables: int, pace: float, seconds: float, other: str = "",
                 **more: Any) -> dict[str, Any]:
    """Moves at a steady pace, spread evenly over the tables."""
    clubs = await clubs_of(address, tables, other, **more)
    times: list[float] = []

    async def play(number: int, club: Club) -> None:
        due = start + number / pace
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            taken = await club.move()
            if taken is None:
                await club.sit(http, **more)
            else:
                times.append(taken[1])
            due += tables / pace

    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        start = perf_counter() + 0.2
        await asyncio.gather(*(play(number, club) for number, club in enumerate(clubs)))
    for club in clubs:
        await club.leave()
    times.sort()
    return {"moves": len(times), "moves_per_second": round(len(times) / seconds, 1),
            "p50_ms": round(quantile(times, 0.5) * 1000, 2), "p99_ms": round(quantile(times, 0.99) * 1000, 2),
            "most_ms": round(times[-1] * 1000, 2)}


async def saturated(address: str, tables: int, seconds: float) -> dict[str, Any]:
    """Every table moves as soon as its last move is acknowledged and seen by the other player."""
    clubs = await clubs_of(address, tables)
    count = 0

    async def play(club: Club) -> None:
        nonlocal count
        while perf_counter() < start + seconds:
            if await club.move() is None:
                await club.sit(http)
            else:
                count += 1

    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        start = perf_counter()
        await asyncio.gather(*map(play, clubs))
        taken = perf_counter() - start
    for club in clubs:
        await club.leave()
    return {"acknowledged_moves_per_second": round(count / taken), "moves": count}


async def many_open(address: str, count: int, pid: int) -> dict[str, Any]:
    """Many open tables, two people connected to each, a few moves played."""
    before = resident(pid)
    clubs = await clubs_of(address, count)
    for club in clubs:
        for _ in range(5):
            await club.move()
    after = resident(pid)
    for club in clubs:
        await club.leave()
    return {"tables": count, "sockets": 2 * count, "megabytes": round(after / 2**20, 1),
            "megabytes_empty": round(before / 2**20, 1)}


def quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))]


def resident(pid: int) -> int:
    """Memory of a process, in bytes."""
    with Path(f"/proc/{pid}/statm").open() as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


UNBOUNDED = dict.fromkeys((
    "messages_per_second", "message_burst", "messages_per_address", "message_burst_per_address", "requests_per_second",
    "request_burst", "tables_per_minute", "table_burst", "most_sockets_per_address", "most_connections_per_address",
    "frames_per_second", "frame_burst"), 10**6)
"""A benchmark comes from one address and is in a hurry."""


@contextmanager
def server(db: str, **settings: Any) -> Iterator[tuple[str, int]]:
    """A server whose limits do not slow down a benchmark."""
    code = ("import json, sys\nfrom fairyring.server.serving import serve\n"
            "from fairyring.server.settings import Settings\nserve(Settings(**json.loads(sys.argv[1])))")
    wanted = json.dumps({"port": 0, "db": db, **UNBOUNDED, **settings})
    process = subprocess.Popen([sys.executable, "-c", code, wanted], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split(" at ")[1].strip(), process.pid
    finally:
        process.terminate()
        process.wait()


def measure(db: str, tables: int, pace: float, seconds: float, open_tables: int) -> dict[str, Any]:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        with server(db) as (address, _):
            found = {"steady": runner.run(steady(address, tables, pace, seconds))}
            found["messages"] = runner.run(largest_messages(address))
            rounds = [runner.run(saturated(address, tables, seconds / ROUNDS)) for _ in range(ROUNDS)]
            rounds.sort(key=lambda one: one["acknowledged_moves_per_second"])
            found["saturated"] = {**rounds[ROUNDS // 2],
                                  "all_rounds": [one["acknowledged_moves_per_second"] for one in rounds]}
        if open_tables:
            with server(db + ".many" if "://" not in db else db) as (address, pid):
                found["open"] = runner.run(many_open(address, open_tables, pid))
    return found


def peer(folder: Path, storage: str, *numbers: float) -> dict[str, Any]:
    """The same load on boardgame.io's server; `storage` is "disk", or "memory", where a crash loses everything."""
    script = Path(__file__).with_name("boardgame_io.mjs")
    done = subprocess.run(["node", str(script), storage, *map(str, numbers)], cwd=folder, stdout=subprocess.PIPE,
                          check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def loop_factory() -> Any:
    import uvloop

    return uvloop.new_event_loop


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", default="", help="a file or postgresql://... (default: a fresh file)")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--open", type=int, default=OPEN_TABLES)
    parser.add_argument("--peer", type=Path, metavar="FOLDER", help="measure boardgame.io as well, installed there")
    args = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        db = args.db or f"{folder}/tables.db"
        found = {"fairyring": measure(db, args.tables, args.pace, args.seconds, args.open)}
    if args.peer is not None:
        for storage in ("disk", "memory"):
            found[f"boardgame.io, {storage}"] = peer(args.peer, storage, args.tables, args.pace, args.seconds,
                                                     min(args.open, PEER_OPEN_TABLES))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
