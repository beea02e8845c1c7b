"""Looking back without making anybody wait: one process plays old games again, in turn; finished ones are kept.

What is kept and sent is JSON as that process wrote it. It is compressed beside the event loop, one answer at a time.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from fairyring.server.errors import Fault, TooMany
from fairyring.server.limits import WaitingRoom
from fairyring.server.looker import SIGHTS, Glance, Sight
from fairyring.server.settings import Settings
from fairyring.server.worker import frame
from fairyring.server.workers import Lasting

STOPS = "the server stops; wait a moment"
LEVEL = 5
"""Of compression."""


class Memory(Lasting):
    """The past of all tables of a server."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("fairyring.server.looker", settings.look_back_seconds)
        self.room = WaitingRoom(settings.most_looking_back, settings.most_looking_back_per_address,
                                "too many look back at games just now; wait a moment")
        self.most_bytes = settings.remembered_bytes
        self.bytes = 0
        """The size of what is remembered."""
        self.packing = asyncio.Lock()
        self.stopped = False
        self.remembered: OrderedDict[Hashable, Sight] = OrderedDict()
        """What was seen of games that are over, and so stays as it is."""

    async def look(self, glance: Callable[[], Awaitable[Glance]], address: str, key: Hashable | None = None) -> Sight:
        """What there is to see. `key` names what will never change, and is not even read again. Raises TooMany when too
        many look back at once."""
        if key is not None and key in self.remembered:
            self.remembered.move_to_end(key)
            return self.remembered[key]
        async with self.room.turn(address):
            sight = self.remembered.get(key) or await self.ask(await glance())
        if key is not None and key not in self.remembered:
            self.remember(key, sight)
        return sight

    def remember(self, key: Hashable, sight: Sight) -> None:
        """Keep it, and forget what was looked at longest ago when it is too much."""
        self.remembered[key] = sight
        self.bytes += sight.size()
        while self.bytes > self.most_bytes:
            _, old = self.remembered.popitem(last=False)
            self.bytes -= old.size()

    async def packed(self, body: bytes) -> bytes:
        """The same with gzip."""
        async with self.packing:
            return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)

    async def ask(self, glance: Glance) -> Sight:
        try:
            if self.stopped:
                raise TooMany(STOPS)
            sight = SIGHTS.decode(await self.put(frame(glance)))
        except TimeoutError:
            raise TooMany("the game could not be played again in time; wait a moment") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            if self.stopped:
                raise TooMany(STOPS) from None
            raise Fault(f"the game could not be played again: its process ended ({error})") from None
        if sight.error:
            raise Fault(f"the game could not be played again: {sight.error}")
        return sight

    async def stop(self) -> None:
        """The server stops: whoever still waits is told, before the server loses its patience with them."""
        self.stopped = True
        await self.end()
