"""What servers say to each other, and the three ways it goes: in the process, through PostgreSQL, through NATS.

A note is a line of text, addressed to a table (whoever has it open hears it), to one server, or to all. Notes make
things fast; nothing rests on them. A note that is lost is found out by looking into the
database (`TableServer.glance`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Reversible
from typing import Protocol
from urllib.parse import urlsplit

from fairyring.server.errors import BusTrouble
from fairyring.server.metrics import METRICS

Hear = Callable[[str, str], None]
"""Called with the name of another server and what it says."""

EVERYBODY = "all"
MOST_WAITING = 20_000
"""Notes that wait for a bus that is away; older ones are dropped."""


def of_table(table: str) -> str:
    """The address of everybody who has a table open."""
    return f"table.{table}"


def of_server(server: str) -> str:
    """The address of one server."""
    return f"server.{server}"


def deaf(_server: str, _note: str) -> None:
    """Nobody listens yet, or any more."""


class Bus(Protocol):
    """One way for notes."""

    name: str
    """For logs; holds no password."""
    shared: bool
    """Other servers may be there."""

    @property
    def up(self) -> bool:
        """As far as is known, whatever is said now is heard."""

    async def open(self, me: str, hear: Hear, missed: Callable[[], None]) -> None:
        """Call `hear` with every note of another server, `missed` when some may be lost. Raises BusTrouble."""

    async def close(self) -> None: ...

    async def follow(self, table: str) -> None:
        """Hear what is said of a table. Whatever is said after this returns is heard."""

    def unfollow(self, table: str) -> None: ...

    def say(self, to: str, note: str) -> None:
        """Tell others. Nobody waits for it."""


class InProcess:
    """One server alone; or several in one process, which share a `Circle`."""

    name = "in the process"
    up = True

    def __init__(self, circle: Circle | None = None) -> None:
        self.circle = circle
        self.shared = circle is not None
        self.me = ""
        self.hear: Hear = deaf
        self.followed: set[str] = set()

    async def open(self, me: str, hear: Hear, missed: Callable[[], None]) -> None:
        self.me, self.hear = me, hear
        self.followed = {EVERYBODY, of_server(me)}
        if self.circle is not None:
            self.circle.add(self)

    async def close(self) -> None:
        if self.circle is not None:
            self.circle.discard(self)
        self.hear = deaf

    async def follow(self, table: str) -> None:
        self.followed.add(of_table(table))

    def unfollow(self, table: str) -> None:
        self.followed.discard(of_table(table))

    def say(self, to: str, note: str) -> None:
        for other in self.circle or ():
            if other is not self and to in other.followed:
                asyncio.get_running_loop().call_soon(other.hear, self.me, note)


Circle = set[InProcess]
"""The servers of one process that hear each other."""


class Outbox:
    """Notes on their way out: said at once, sent together as soon as the bus can take them."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self.wake = asyncio.Event()

    def put(self, to: str, note: str) -> None:
        self.waiting.append((to, note))
        self.wake.set()

    async def take(self, seconds: float) -> list[tuple[str, str]]:
        """Everything that waits; none when nothing was said for so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.wake.wait()
        self.wake.clear()
        batch = list(self.waiting)
        self.waiting.clear()
        METRICS.notes.inc(len(batch))
        return batch

    def put_back(self, batch: Reversible[tuple[str, str]]) -> None:
        self.waiting.extendleft(reversed(batch))


def open_bus(where: str, database: str) -> Bus:
    """The bus that `--bus` names; without one, what fits the database: a file has one server, PostgreSQL its notes."""
    from fairyring.server.bus_postgres import PostgresBus

    if where.startswith(("nats://", "tls://")):
        from fairyring.server.bus_nats import NatsBus  # here, so that servers without NATS need not load it

        return NatsBus(where)
    if where:
        raise BusTrouble(f"--bus {where.partition('://')[0]}: use nats://host:4222")
    return PostgresBus(database) if urlsplit(database).scheme in ("postgresql", "postgres") else InProcess()
