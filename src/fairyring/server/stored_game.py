"""The game of a table in memory, made of its log: played again from the last snapshot, up to where it can be played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

import msgspec

from fairyring import __version__
from fairyring.kernel.errors import BrokenRecord, CannotGoOn, FairyringError
from fairyring.kernel.replay import open_to_look
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from fairyring.server.clock import Clock, ago, incomplete
from fairyring.server.contents import Begun
from fairyring.server.errors import UnknownTable
from fairyring.server.presentation import outcome_of
from fairyring.server.rows import HAPPENINGS, STONE, Entry, SeatRow, TableRow
from fairyring.server.store import Store

BREATH = 0.002
"""Seconds of work after which loading lets others go first."""

SNAPSHOT_ENTRIES = 50
"""A snapshot is worth its while after so many entries."""

log = logging.getLogger(__name__)


class StoredGame:
    """A table's game at version `version`: so many entries its log has."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store) -> None:
        self.row = row
        self.seats = seats
        self.begun = begun
        self.store = store
        self.halted: BrokenRecord | None = None
        """Why the table cannot be played on, but only looked at, up to where it stands."""
        self.session: Session
        self.version = 0
        self.saved = 0
        """The version of the last snapshot."""
        self.saving: asyncio.Task[None] | None = None
        self.noting: asyncio.Task[None] | None = None
        self.sure = False
        """What memory holds is in the log. When not, the game is made anew of the log before anything else."""
        self.looked = -inf
        """When the database was last asked for everything that may be new."""
        self.vanish: Callable[[], None] = lambda: None
        """Called when the database has no such table any more."""
        self.changed = ago(row.made)
        """When something last happened, by this machine's own clock."""
        self.clock = Clock()

    async def read_log(self) -> None:
        """Make the game of the log, as far as it can be played. Raises BrokenRecord when nobody knows the game."""
        session, self.halted = open_to_look(*self.begun)
        session.takebacks = self.row.takebacks
        session.alone = self.alone()
        start = await self.read_snapshot(session) if self.halted is None else 0
        entries = await self.store.entries(self.row.id, start)
        pause = monotonic() + BREATH
        for entry in entries:
            try:
                self.repeat(session, entry)
            except CannotGoOn as error:
                self.halted = self.halted or error
                log.error("table %s is shown up to entry %d: %s", self.row.id, entry.number - 1, self.halted)
                break
            if monotonic() > pause:
                await asyncio.sleep(0)
                pause = monotonic() + BREATH
        session.alone = self.alone()
        self.session = session
        self.version = start + len(entries)
        last = entries[-1] if entries else await self.store.last_entry(self.row.id)
        self.changed = ago(last.at if last is not None else self.row.made)
        if self.row.pace:
            seat = session.table.seat
            self.clock.read(seat, len(session.past), await self.store.streak(self.row.id, seat), self.row.pace)
        self.sure = True
        self.save_result()

    async def read_snapshot(self, session: Session) -> int:
        """Go on from the last snapshot if there is one that fits; the number of entries it stands for."""
        found = await self.store.snapshot(self.row.id)
        if found is None:
            return 0
        number, data = found
        try:
            snapshot = msgspec.msgpack.decode(data)
            if snapshot["made_by"] != self.made_by():
                return 0
            session.resume(snapshot["session"])
        except (msgspec.DecodeError, KeyError, ValueError, TypeError) as error:
            log.warning("table %s: its snapshot cannot be used (%s); playing the log again", self.row.id, error)
            return 0
        self.saved = number
        return number

    def save_snapshot(self) -> None:
        """Keep the game as it is, now and then, when nothing can be taken back. Nobody waits for it."""
        if self.version - self.saved < SNAPSHOT_ENTRIES or not self.session.settled:
            return
        data = msgspec.msgpack.encode({"made_by": self.made_by(), "session": self.session.snapshot()})
        self.saved = self.version
        self.saving = asyncio.create_task(self.store.save_snapshot(self.row.id, self.version, data))
        self.saving.add_done_callback(lambda task: task.cancelled() or task.exception())

    def save_result(self) -> None:
        """Note who won, for lists of tables, when it is over. Nobody waits for it; should it get lost, whoever opens
        the table next notes it."""
        outcome = outcome_of(self.session, self.row, self.seats)
        if outcome is not None and not self.row.replay:
            self.noting = asyncio.create_task(self.store.save_result(self.row.id, self.version, outcome.ranks))
            self.noting.add_done_callback(lambda task: task.cancelled() or task.exception())

    def made_by(self) -> list[Any]:
        """A snapshot is a cache for the same program and the same components."""
        return [__version__, self.row.content, self.row.setup.game]

    def repeat(self, session: Session, entry: Entry) -> list[Event]:
        """Do what the log says once more."""
        if entry.kind == STONE:
            raise self.vanished()
        try:
            if entry.kind in HAPPENINGS:
                return []
            if entry.kind == "play":
                return session.play(entry.name)
            if entry.kind == "redo":
                return session.redo(entry.seat)
            session.alone = entry.seat if entry.alone else NOBODY
            session.undo(entry.seat, entry.kind == "undo-turn")
            return []
        except FairyringError as error:
            raise CannotGoOn(f"table {self.row.id}, entry {entry.number}: {error}") from None

    def note(self, entry: Entry) -> None:
        """This line of the log is in memory, too."""
        self.version = entry.number
        self.changed = ago(entry.at)
        if self.row.pace:
            self.clock.follow(entry)

    def waiting(self) -> float:
        """For how many seconds the seat that decides has been waited for; only where the table has a time for it."""
        return self.clock.waited() if self.row.pace and not incomplete(self.seats) else 0.0

    async def read_row(self) -> None:
        """What is kept of the table beside its log."""
        row = await self.store.find(self.row.id)
        if row is None:
            raise self.vanished()
        self.row = row
        self.seats = await self.store.seats(self.row.id)
        self.session.alone = self.alone()

    def vanished(self) -> UnknownTable:
        """The table was taken away: whoever wants something of it is told."""
        self.vanish()
        return UnknownTable(f"there is no table {self.row.id} any more")

    def alone(self) -> int:
        """The only person at the table, who may take back anything; NOBODY when there are more or may be: the seat of
        somebody who gave up may be given to another."""
        people = [number for number, seat in enumerate(self.seats) if seat.for_people]
        return people[0] if len(people) == 1 else NOBODY
