"""Notes through NATS, for many servers: every table is a subject, so a server hears only of tables it has open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import nats
from nats.errors import Error as NatsError
from nats.errors import SlowConsumerError

from fairyring.server.bus import EVERYBODY, Hear, Outbox, deaf, of_server, of_table
from fairyring.server.errors import BusTrouble
from fairyring.server.postgres import first_line

PREFIX = "fairyring."
CONNECT_SECONDS = 5.0
FOLLOW_SECONDS = 2.0
"""How long opening a table waits for NATS to say that it will hear of it; without it the table is looked at again."""

log = logging.getLogger(__name__)


async def connect(url: str, **more: Any) -> Any:
    """A connection that comes back by itself. Raises BusTrouble when there is none at the start."""
    parts = urlsplit(url)
    name = f"{parts.scheme}://{parts.hostname}:{parts.port or 4222}"

    async def troubled(error: Exception) -> None:
        log.warning("%s: %s", name, first_line(error))

    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            return await nats.connect(url, name="fairyring", max_reconnect_attempts=-1, reconnect_time_wait=0.2,
                                      connect_timeout=2, ping_interval=1, max_outstanding_pings=3,
                                      allow_reconnect=True, **{"error_cb": troubled, **more})
    except (OSError, NatsError, TimeoutError, ValueError) as error:
        raise BusTrouble(f"{name}: cannot be reached ({first_line(error)})") from None


class NatsBus:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.name = f"{parts.scheme}://{parts.hostname}:{parts.port or 4222}"
        self.me = ""
        self.client: Any = None
        self.subscriptions: dict[str, Any] = {}
        self.outbox = Outbox()
        self.sending: asyncio.Task[None] | None = None
        self.ending: set[asyncio.Task[None]] = set()
        self.hear: Hear = deaf

    @property
    def up(self) -> bool:
        return self.client is not None and bool(self.client.is_connected)

    async def open(self, me: str, hear: Hear, missed: Callable[[], None]) -> None:
        self.me, self.hear = me, hear

        async def back() -> None:
            log.info("%s: connected again", self.name)
            missed()

        async def away() -> None:
            if not self.client.is_closed:
                log.warning("%s: cut off; trying again", self.name)

        async def troubled(error: Exception) -> None:
            if isinstance(error, SlowConsumerError):
                missed()
            log.warning("%s: %s", self.name, first_line(error))

        self.client = await connect(self.url, reconnected_cb=back, disconnected_cb=away, error_cb=troubled)
        for subject in (EVERYBODY, of_server(me)):
            await self.client.subscribe(PREFIX + subject, cb=self.heard)
        await self.client.flush(CONNECT_SECONDS)
        self.sending = asyncio.create_task(self.send())

    async def close(self) -> None:
        if self.sending is not None:
            self.sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sending
        if self.client is not None:
            with contextlib.suppress(NatsError, OSError, TimeoutError):
                for to, note in self.outbox.waiting:
                    await self.client.publish(PREFIX + to, f"{self.me} {note}".encode())
                if self.up:
                    await asyncio.wait_for(self.client.flush(), 1)
            with contextlib.suppress(NatsError, OSError, TimeoutError):
                await asyncio.wait_for(self.client.close(), CONNECT_SECONDS)

    async def heard(self, message: Any) -> None:
        sender, _, text = message.data.decode().partition(" ")
        if sender != self.me:
            self.hear(sender, text)

    async def follow(self, table: str) -> None:
        """Subscribe, and wait until NATS has taken it; when NATS is away, coming back says what was missed."""
        if table not in self.subscriptions:
            self.subscriptions[table] = await self.client.subscribe(PREFIX + of_table(table), cb=self.heard)
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            if self.up:
                await self.client.flush(FOLLOW_SECONDS)

    def unfollow(self, table: str) -> None:
        subscription = self.subscriptions.pop(table, None)
        if subscription is not None:
            task = asyncio.create_task(self.end(subscription))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def end(self, subscription: Any) -> None:
        with contextlib.suppress(NatsError, OSError):
            await subscription.unsubscribe()

    def say(self, to: str, note: str) -> None:
        self.outbox.put(to, note)

    async def send(self) -> None:
        while True:
            batch = deque(await self.outbox.take(60.0))
            try:
                while batch:
                    to, note = batch[0]
                    await self.client.publish(PREFIX + to, f"{self.me} {note}".encode())
                    batch.popleft()
            except asyncio.CancelledError:
                self.outbox.put_back(batch)  # said when it is closed
                raise
            except (NatsError, OSError) as error:  # its buffer is full while it is away; the database is looked at
                log.warning("%s: notes were lost (%s)", self.name, first_line(error))
                await asyncio.sleep(0.2)
