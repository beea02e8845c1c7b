"""How a table finds out what it does not know yet: from notes of other servers, and from the log when they are lost.

A table that may have missed something is doubted until everything was read again; nothing is done at it before.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

import msgspec

from fairyring.kernel.errors import FairyringError
from fairyring.server.audience import PRESENCE_SECONDS, Audience, Presences
from fairyring.server.clock import incomplete
from fairyring.server.contents import Begun
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.guest import Guest, encode
from fairyring.server.homes import Homes
from fairyring.server.metrics import METRICS
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.store import Glance, Store

RETRY_SECONDS = 2.0
"""The longest pause between two tries to read a log that cannot be read, or to store a bot's move."""

log = logging.getLogger(__name__)


class CatchingUp(Audience):
    """A table that may be behind, and knows it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store, homes: Homes,
                 bots: list[str]) -> None:
        super().__init__(row, seats, begun, store, bots)
        self.homes = homes
        self.home = ""
        """The server that is the table's home, as far as we know, when it is not this one."""
        self.asked: dict[str, tuple[Guest, int]] = {}
        """Requests that were passed on to the table's home, with who waits for the answer."""
        self.doubted = False
        """The log or the seats may say more than memory knows: they are read before anything else."""
        self.checking: asyncio.Task[None] | None = None
        self.closed = False
        self.lock = asyncio.Lock()

    def wake_bot(self, anew: bool = True) -> None:
        """A bot may have to decide now. Without `anew` one that thinks already is let alone."""
        raise NotImplementedError

    # --- the log -----------------------------------------------------------------------------------------------------
    async def know_all(self, since: float) -> None:
        """Know everything that the database knew at that moment, also what no note told. The caller holds the lock."""
        if self.homes.shared and self.looked < since:
            self.doubted = True
        await self.ensure_sure()

    async def ensure_sure(self) -> None:
        """Read what memory may not know, and show it to everybody. The caller holds the lock."""
        if self.doubted:
            await self.read_again()
        elif not self.sure:
            await self.start_over()

    async def start_over(self) -> None:
        """After a commit whose fate is unknown the log decides: make the game anew and show everybody the whole."""
        began = monotonic()
        await self.read_row()
        await self.read_log()
        self.looked = began
        self.reseat()
        for guest in self.guests:
            guest.eyes = self.eyes_of(guest)
            guest.send(encode(self.state(guest, 0)))
        self.wake_bot()

    def doubt(self) -> None:
        """Word of this table was or may have been missed: read it again, and go on trying until it is done."""
        self.doubted = True
        if self.checking is None and not self.closed:
            self.checking = asyncio.create_task(self.check())

    async def check(self) -> None:
        pause = 0.1
        try:
            while self.doubted or not self.sure:
                try:
                    async with self.store.background, self.lock:
                        await self.ensure_sure()
                except DatabaseTrouble as error:
                    log.warning("table %s cannot be read: %s; trying again", self.row.id, error)
                    await asyncio.sleep(pause)
                    pause = min(RETRY_SECONDS, 2 * pause)
                except FairyringError as error:
                    log.error("table %s cannot be played on: %s", self.row.id, error)
                    return
        finally:
            self.checking = None

    async def read_again(self) -> None:
        """Seats, rematch and log as they are now. Whatever is said meanwhile is one more doubt."""
        self.doubted = False
        began = monotonic()
        try:
            row, seats = await self.store.find(self.row.id), await self.store.seats(self.row.id)
            if row is None:
                raise self.vanished()
            if row.next != self.row.next:
                self.tell_rematch(row.next)
            self.row = row
            self.take_seats(seats)
            if self.sure:
                await self.read_on()
            else:
                await self.start_over()
            self.looked = began
        except BaseException:
            self.doubted = True
            raise

    async def read_on(self) -> None:
        """Do what the log says that we have not done yet."""
        for entry in await self.store.entries(self.row.id, self.version):
            self.follow(entry)
        self.wake_bot()

    def follow(self, entry: Entry, by: str = "") -> None:
        """Do what another server has done."""
        before = len(self.session.past)
        self.sure = False
        try:
            events = [] if self.halted is not None else self.repeat(self.session, entry)
        finally:
            self.session.alone = self.alone()
        self.sure = True
        self.note(entry)
        self.tell_all(entry, before, events, *self.asked.pop(by, (None, 0)))

    def compare(self, seen: Glance, when: float) -> None:
        """The table as it was in the database: have we missed anything?"""
        if seen.version > self.version or seen.next != self.row.next or seen.seats != self.seats:
            METRICS.found_out.inc()
            self.doubt()
        else:
            self.looked = max(self.looked, when)

    # --- seats -------------------------------------------------------------------------------------------------------
    async def read_seats(self) -> None:
        """Somebody took a seat or changed a name."""
        async with self.lock:
            self.take_seats(await self.store.seats(self.row.id))

    def take_seats(self, seats: list[SeatRow]) -> None:
        if seats == self.seats:
            return
        if incomplete(self.seats) and not incomplete(seats):
            self.clock.begin(self.session.table.seat, len(self.session.past), monotonic())
        self.seats = seats
        self.session.alone = self.alone()
        self.show_anew(self.reseat())
        self.tell_presence()
        self.wake_bot(anew=False)

    # --- other servers -----------------------------------------------------------------------------------------------
    def hear_move(self, number: int, by: str, text: str) -> None:
        """Another server has moved, and may have said how."""
        if number <= self.version:
            return
        if text and number == self.version + 1 and self.sure and not self.doubted and not self.lock.locked():
            try:
                self.follow(Entry(self.row.id, number, *msgspec.json.decode(text)), by)
                self.wake_bot()
                return
            except (FairyringError, msgspec.DecodeError, TypeError) as error:
                log.warning("table %s: word of move %d cannot be followed: %s", self.row.id, number, error)
        self.doubt()

    def hear_presence(self, server: str, seats: set[int], watchers: int) -> None:
        """Who is connected through another server."""
        before = (self.present(), self.watchers())
        self.elsewhere[server] = Presences(seats, watchers, monotonic())
        self.gone |= {seat: monotonic() for seat in before[0] - self.present()}
        if before != (self.present(), self.watchers()):
            self.tell_presence()
        self.wake_bot(anew=False)

    def forget_servers(self, ended: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        """A server that has ended or says nothing any more is gone, and whoever came through it."""
        long_ago = monotonic() - PRESENCE_SECONDS
        for server in [server for server, one in self.elsewhere.items() if server in ended or one.heard < long_ago]:
            del self.elsewhere[server]
            self.tell_presence()

    def hear_ended(self, lives: set[str]) -> None:
        """Servers have ended: perhaps the table's home, perhaps one that people came through."""
        self.forget_servers({one.partition(".")[0] for one in lives})
        if self.home in lives:
            self.lose_home()

    def lose_home(self) -> None:
        """The table has another home now, or none: whoever has people there looks."""
        self.home = ""
        if self.guests:
            self.wake_bot(anew=False)
