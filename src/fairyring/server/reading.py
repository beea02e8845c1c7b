"""Records from outside, read without making anybody wait: one process plays them, in turn (see `examiner`)."""

from __future__ import annotations

import asyncio
import json

from fairyring.kernel.errors import BrokenRecord
from fairyring.server.bundles import read
from fairyring.server.errors import TooBig
from fairyring.server.examiner import TABLES, Sent
from fairyring.server.limits import WaitingRoom
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.settings import Settings
from fairyring.server.worker import frame
from fairyring.server.workers import Lasting


class Reading(Lasting):
    """Who waits for a record to be read."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("fairyring.server.examiner", settings.record_seconds)
        self.most_steps = settings.record_steps
        self.room = WaitingRoom(settings.most_records, settings.most_records_per_address,
                                "too many records are being read just now; wait a moment")

    async def table(self, text: str, address: str) -> tuple[TableRow, list[SeatRow], list[Entry], dict[str, bytes]]:
        """The table that shows a record, with its log and components. Raises BrokenRecord, TooBig, or TooMany when too
        many records wait already."""
        try:
            async with self.room.turn(address):
                shown = TABLES.decode(await self.put(frame(Sent(text, self.most_steps))))
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            raise BrokenRecord("record: it takes too long, or too much memory, to play it again") from None
        if shown.wrong:
            raise (TooBig if shown.long else BrokenRecord)(shown.wrong)
        return await asyncio.to_thread(lambda: read(json.loads(shown.table)))
