"""Which server is the home of which table, and how the others reach it.

A table's home stores its moves and thinks for its bots; servers that have other people of the table connected pass
their moves on to it. The home is written down in the database, for as long as that server gives a sign of life there:
one row a server, however many tables it has. Nothing rests on it but economy: should two servers ever both believe to
be a table's home, the numbers of the log are unique, and one of them looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from time import monotonic

from fairyring.server.bus import Bus, of_server
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.metrics import METRICS
from fairyring.server.store import Store

LEASE_SECONDS = 3.0
"""A server that gives no sign of life for so long has no tables any more."""

BEAT_SECONDS = 0.8
ANSWER_SECONDS = 1.5
"""How long a home may take to answer before somebody else does its work."""

SIGN = ("INSERT INTO servers (id, until) VALUES (?, {now} + ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until "
        "WHERE servers.until > {now}")
LIVING = "SELECT id FROM servers WHERE until > {now}"
TAKE = ("INSERT INTO homes (table_id, server) VALUES (?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server "
        "WHERE homes.server = excluded.server OR NOT EXISTS "
        "(SELECT 1 FROM servers WHERE servers.id = homes.server AND servers.until > {now}) RETURNING server")
HOLDER = "SELECT server FROM homes WHERE table_id = ?"
SEIZE = ("INSERT INTO homes (table_id, server) VALUES (?, ?) "
         "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server")
RELEASE = "DELETE FROM homes WHERE table_id = ? AND server = ?"
FORGET = ("DELETE FROM servers WHERE until < {now} - 3600000",
          "DELETE FROM homes WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = homes.server)")

log = logging.getLogger(__name__)


class Homes:
    """The tables that are at home here, and the way to those that are not."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.shared = bus.shared and store.db.shared
        self.now = store.db.clock
        self.me = secrets.token_hex(4)
        """This server, for notes."""
        self.life = self.new_life()
        """This server, for leases. Whoever's lease ran out begins another life, so that no old claim comes back."""
        self.until = 0.0
        self.held: set[str] = set()
        self.living: set[str] = set()
        """The lives of all servers that gave a sign lately."""
        self.hear_ended: Callable[[set[str]], None] = lambda _: None
        """Called with the lives that have ended, once each."""
        self.asked: dict[str, asyncio.Future[str]] = {}
        self.number = 0

    def new_life(self) -> str:
        return f"{self.me}.{secrets.token_hex(3)}"

    # --- leases ------------------------------------------------------------------------------------------------------
    def here(self, table: str) -> bool:
        """Is this server the table's home, as far as it knows?"""
        return not self.shared or (table in self.held and monotonic() < self.until)

    async def find(self, table: str) -> str:
        """The home of a table: this server if it has none. Raises DatabaseTrouble."""
        if self.here(table):
            return self.life
        await self.ensure_alive()
        life = self.life
        taken, holder = await self.store.write([(TAKE.format(now=self.now), (table, life)), (HOLDER, (table,))])
        if taken and life == self.life:
            self.hold(table)
        home = str(holder[0][0])
        self.living.add(home)  # however short its life is, its end shall be noticed
        return home

    async def seize(self, table: str) -> None:
        """Become the home of a table whose home lives but does not answer."""
        await self.ensure_alive()
        life = self.life
        await self.store.write([(SEIZE, (table, life))])
        if life == self.life:
            self.hold(table)

    async def check(self) -> set[str]:
        """The tables that others have seized from us; they are not ours any more."""
        before = set(self.held)
        rows = await self.store.fetch("SELECT table_id FROM homes WHERE server = ?", self.life)
        lost = before - {str(row[0]) for row in rows}
        for table in lost:
            self.lose(table)
        return lost

    def hold(self, table: str) -> None:
        self.held.add(table)
        METRICS.homes.set(len(self.held))

    def lose(self, table: str) -> None:
        self.held.discard(table)
        METRICS.homes.set(len(self.held))

    async def release(self, tables: Iterable[str]) -> None:
        """Somebody else may be their home."""
        mine = [table for table in tables if table in self.held]
        for table in mine:
            self.lose(table)
        if mine and self.shared:
            with contextlib.suppress(DatabaseTrouble):
                await self.store.write([(RELEASE, (table, self.life)) for table in mine],
                                       [f"home {table}" for table in mine])

    async def ensure_alive(self) -> None:
        if monotonic() >= self.until:
            await self.beat()

    async def beat(self) -> None:
        """A sign of life. Whose ended since the last one is told."""
        began = monotonic()
        if began >= self.until:
            self.life = self.new_life()
            self.held.clear()
        lease = int(LEASE_SECONDS * 1000)
        _, rows = await self.store.write([(SIGN.format(now=self.now), (self.life, lease)),
                                          (LIVING.format(now=self.now), ())])
        alive = {str(row[0]) for row in rows}
        if self.life not in alive:  # so late that others have taken our tables
            self.until = 0.0
            return
        self.until = began + LEASE_SECONDS
        ended, self.living = self.living - alive, alive
        if ended:
            self.hear_ended(ended)

    async def keep_alive(self) -> None:
        """Give signs of life."""
        while True:
            try:
                await self.beat()
            except DatabaseTrouble as error:
                log.warning("no sign of life: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def forget(self) -> None:
        """Servers that ended without saying so leave rows behind."""
        if self.shared:
            await self.store.write([(sql.format(now=self.now), ()) for sql in FORGET])

    async def end_life(self) -> None:
        """The lease runs out now. What was at home here stays written down, so that others can take it over."""
        if self.shared and self.until:
            with contextlib.suppress(DatabaseTrouble):
                await self.store.write([(f"UPDATE servers SET until = {self.now} WHERE id = ?", (self.life,))],
                                       [f"home {table}" for table in self.held])

    # --- passing on --------------------------------------------------------------------------------------------------
    async def ask(self, home: str, note: str, by: str) -> str | None:
        """Pass something on to a table's home; its answer, or None when it does not answer in time."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked[by] = answer
        METRICS.passed.inc()
        try:
            self.bus.say(of_server(home.partition(".")[0]), note)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        except TimeoutError:
            return None
        finally:
            self.asked.pop(by, None)

    def next_request(self) -> str:
        self.number += 1
        return f"{self.me}:{self.number}"

    def hear_answer(self, by: str, answer: str) -> None:
        waiting = self.asked.get(by)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)
