"""Notes through PostgreSQL's LISTEN and NOTIFY, for two or three servers.

All servers listen on one channel and pick out what is for them. A NOTIFY holds a lock of the whole cluster while its
transaction commits, so notes go out on a connection of their own, many at once, and no move waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from fairyring.server.bus import EVERYBODY, Hear, Outbox, of_server, of_table
from fairyring.server.postgres import CONNECT_SECONDS, first_line

CHANNEL = "fairyring"
MOST_BYTES = 7_900
"""PostgreSQL takes notes of less than 8,000 bytes."""

BEAT_SECONDS = 1.0
log = logging.getLogger(__name__)
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class PostgresBus:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.name = f"notes of postgresql://{parts.hostname or 'local'}{parts.path}"
        self.up = False
        self.me = ""
        self.followed: set[str] = set()
        self.outbox = Outbox()
        self.work: asyncio.Task[None] | None = None

    async def open(self, me: str, hear: Hear, missed: Callable[[], None]) -> None:
        self.me = me
        self.followed = {EVERYBODY, of_server(me)}
        self.work = asyncio.create_task(self.keep_open(hear, missed))

    async def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.work

    async def follow(self, table: str) -> None:
        self.followed.add(of_table(table))

    def unfollow(self, table: str) -> None:
        self.followed.discard(of_table(table))

    def say(self, to: str, note: str) -> None:
        if len(note.encode()) + len(to) + len(self.me) < MOST_BYTES:
            self.outbox.put(to, note)

    async def keep_open(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Hear and send; connect anew whenever the connection breaks."""
        pause = 0.2

        def heard(_connection: object, _process: int, _channel: str, note: object) -> None:
            sender, to, text = str(note).split(" ", 2)
            if sender != self.me and to in self.followed:
                hear(sender, text)

        while True:
            connection: Any = None
            batch: list[tuple[str, str]] = []
            try:
                connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
                await connection.add_listener(CHANNEL, heard)
                self.up = True
                missed()
                pause = 0.2
                while True:
                    batch = await self.outbox.take(BEAT_SECONDS)
                    await connection.execute(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest($1::text[]) AS note",
                                             [f"{self.me} {to} {note}" for to, note in batch], timeout=CONNECT_SECONDS)
            except AWAY as error:
                self.outbox.put_back(batch)
                log.warning("%s: cut off (%s); trying again", self.name, first_line(error))
            finally:
                self.up = False
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)
