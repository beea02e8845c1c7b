"""Records from outside, read without making anybody wait: one process plays them, in turn (see `examiner`)."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

from fairyring.kernel.errors import BrokenRecord
from fairyring.server.bundles import read
from fairyring.server.errors import TooBig, TooMany
from fairyring.server.examiner import TABLES, Sent
from fairyring.server.limits import neighbourhood
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.settings import Settings
from fairyring.server.worker import frame
from fairyring.server.workers import Lasting


class Reading(Lasting):
    """Who waits for a record to be read."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("fairyring.server.examiner", settings.record_seconds)
        self.most_steps = settings.record_steps
        self.most_waiting = settings.most_records
        self.most_per_address = settings.most_records_per_address
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()

    async def table(self, text: str, address: str) -> tuple[TableRow, list[SeatRow], list[Entry], dict[str, bytes]]:
        """The table that shows a record, with its log and components. Raises BrokenRecord, TooBig, or TooMany when too
        many records wait already."""
        address = neighbourhood(address)
        if self.waiting[address] >= self.most_per_address or self.waiting.total() >= self.most_waiting:
            raise TooMany("too many records are being read just now; wait a moment")
        self.waiting[address] += 1
        try:
            async with self.turn:
                shown = TABLES.decode(await self.put(frame(Sent(text, self.most_steps))))
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            raise BrokenRecord("record: it takes too long, or too much memory, to play it again") from None
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
        if shown.wrong:
            raise (TooBig if shown.long else BrokenRecord)(shown.wrong)
        return await asyncio.to_thread(lambda: read(json.loads(shown.table)))
