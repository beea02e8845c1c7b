"""Somebody's connection to a table: which seats they hold, through whose eyes they look, what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from sys import getsizeof
from typing import Any

import msgspec

from fairyring.server.messages import ServerMessage
from fairyring.server.settings import Settings

TOO_SLOW = 4008
FAREWELL_SECONDS = 2.0

ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return ENCODER.encode(message).decode()


class Guest:
    """One websocket at one table. `send` never waits: whoever reads too slowly is cut off and comes again."""

    def __init__(self, mine: tuple[int, ...], eyes: int, settings: Settings,
                 write: Callable[[str], Coroutine[Any, Any, None]],
                 close: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self.mine = mine
        self.left: tuple[int, ...] = ()
        """Seats that others play meanwhile, and to which this guest may come back."""
        self.eyes = eyes
        self.most_waiting = settings.most_waiting
        self.most_bytes = settings.bytes_waiting
        self.write = write
        self.close = close
        self.waiting: deque[str] = deque()
        self.bytes = 0
        """The memory of what waits: one sign of a name outside of Latin makes a text two or four times as large."""
        self.sending: asyncio.Task[None] | None = None
        self.asking: asyncio.Task[None] | None = None
        """The hint that is being worked out."""
        self.gone = False
        self.address = ""
        self.hashes: frozenset[str] = frozenset()
        """The hashes of the keys this connection came with: they may fit another seat later, or none."""

    def send(self, text: str) -> None:
        if self.gone:
            return
        if len(self.waiting) >= self.most_waiting or (self.waiting and self.bytes + getsizeof(text) > self.most_bytes):
            self.leave()
            self.sending = asyncio.create_task(self.close(TOO_SLOW))
            return
        self.waiting.append(text)
        self.bytes += getsizeof(text)
        if self.sending is None:
            self.sending = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        try:
            while self.waiting and not self.gone:
                text = self.waiting.popleft()
                self.bytes -= getsizeof(text)
                await self.write(text)
        finally:
            self.sending = None

    async def dismiss(self, text: str, code: int) -> None:
        """Say what is still to be said, then the last word, and close."""
        self.send(text)
        if self.sending is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self.sending), FAREWELL_SECONDS)
        await self.close(code)

    def leave(self) -> None:
        """Nothing more is sent, and nobody thinks for this guest any longer."""
        self.gone = True
        self.waiting.clear()
        for task in (self.sending, self.asking):
            if task is not None:
                task.cancel()


class Envoy(Guest):
    """Somebody connected to another server, who asks through it: `by` is the request, and that server answers them."""

    def __init__(self, mine: tuple[int, ...], by: str) -> None:
        super().__init__(mine, -1, Settings(), self.nowhere, self.nowhere)
        self.by = by

    async def nowhere(self, _: object) -> None:
        """There is no socket here."""

    def send(self, text: str) -> None:
        """Whatever is said to everybody reaches them through their own server."""
