"""A table in memory: the game, the people connected to it, and the one way a move takes.

Seat checked, option applied, log entry committed, then everybody is told. While a commit is under way nobody else
touches the table; when it fails, memory is thrown away and the log decides what happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container
from hashlib import sha256
from random import Random
from time import monotonic, time
from typing import Any, Literal, NamedTuple

import msgspec

from fairyring import __version__
from fairyring.kernel.errors import (
    BrokenRecord,
    CannotGoOn,
    CannotUndo,
    FairyringError,
    NotYourDecision,
    StaleOption,
    UnknownOption,
)
from fairyring.kernel.replay import open_to_look
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, SPECTATOR
from fairyring.kernel.words import Event
from fairyring.server import messages
from fairyring.server.chronicle import line
from fairyring.server.contents import Begun
from fairyring.server.guest import Envoy, Guest, encode
from fairyring.server.homes import Homes
from fairyring.server.messages import Hint, LogLine, Presence, Rematch, State, TableEvent, Update, View
from fairyring.server.metrics import METRICS
from fairyring.server.names import clean
from fairyring.server.settings import Settings
from fairyring.server.showing import changes, shown_events, shown_seats, shown_table, situation, told
from fairyring.server.store import HAPPENINGS, Entry, Glance, SeatRow, Store, TableRow
from fairyring.server.trouble import (
    BotTrouble,
    Busy,
    DatabaseTrouble,
    Ended,
    NoHint,
    NotYourSeat,
    Paused,
    ReplayOnly,
    TableFull,
    problem,
)
from fairyring.server.worker import Question
from fairyring.server.workers import Workers

BREATH = 0.002
"""Seconds of work after which loading lets others go first."""

SNAPSHOT_ENTRIES = 50
"""A snapshot is worth its while after so many entries."""

PRESENCE_SECONDS = 15.0
"""How long another server's word about who is there holds."""

RETRY_SECONDS = 2.0
"""The longest pause between two tries to read a log that cannot be read, or to store a bot's move."""

log = logging.getLogger(__name__)


class Presences(NamedTuple):
    """Who is connected through one other server."""

    seats: set[int]
    watchers: int
    heard: float


def kind_of(entry: Entry) -> Literal["play", "undo", "redo", "seat"]:
    """What an entry of the log is for those who look on."""
    if entry.kind in HAPPENINGS:
        return "seat"
    return "undo" if entry.kind.startswith("undo") else "redo" if entry.kind == "redo" else "play"


class OpenTable:
    """One table, its game at version `version`: so many entries its log has."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store, workers: Workers,
                 homes: Homes, settings: Settings, bots: list[str]) -> None:
        self.row = row
        self.seats = seats
        self.begun = begun
        self.halted: BrokenRecord | None = None
        """Why the table cannot be played on, but only looked at, up to where it stands."""
        self.store = store
        self.workers = workers
        self.homes = homes
        self.home = ""
        """The server that is the table's home, as far as we know, when it is not this one."""
        self.asked: dict[str, tuple[Guest, int]] = {}
        """Requests that were passed on to the table's home, with who waits for the answer."""
        self.settings = settings
        self.bots = bots
        self.session: Session
        self.version = 0
        self.saved = 0
        """The version of the last snapshot."""
        self.saving: asyncio.Task[None] | None = None
        self.sure = False
        """What memory holds is in the log. When not, the game is made anew of the log before anything else."""
        self.doubted = False
        """The log or the seats may say more than memory knows: they are read before anything else."""
        self.checking: asyncio.Task[None] | None = None
        self.closed = False
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.views: dict[int, View] = {}
        """What each pair of eyes was shown last."""
        self.bot: asyncio.Task[None] | None = None
        self.bot_version = -1
        """The version at which `bot` decides."""
        self.used = self.looked = monotonic()
        """When somebody used it, and when it was last compared with the database."""
        self.changed = row.made
        """When something last happened, in seconds since 1970."""
        self.gone: dict[int, float] = {}
        """When somebody's last connection to a seat ended, as far as it is known here."""
        self.address = ""
        """Where the last guest came from: the bots' thinking counts for it."""
        self.elsewhere: dict[str, Presences] = {}
        """Who is connected through other servers."""
        self.announce: Callable[[OpenTable], None] = lambda _: None
        """Tells other servers who is here."""

    # --- memory and log ----------------------------------------------------------------------------------------------
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
        self.changed = last.at if last is not None else self.row.made
        self.views = {}
        self.sure = True
        self.looked = monotonic()

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

    def made_by(self) -> list[Any]:
        """A snapshot is a cache for the same program and the same components."""
        return [__version__, self.row.content, self.row.setup.game]

    def repeat(self, session: Session, entry: Entry) -> list[Event]:
        """Do what the log says once more."""
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

    async def ensure_sure(self) -> None:
        """Read what memory may not know, and show it to everybody. The caller holds the lock."""
        if self.doubted:
            await self.read_again()
        elif not self.sure:
            await self.start_over()

    async def start_over(self) -> None:
        """After a commit whose fate is unknown the log decides: make the game anew and show everybody the whole."""
        await self.read_row()
        await self.read_log()
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
        try:
            row, seats = await self.store.find(self.row.id), await self.store.seats(self.row.id)
            if row is not None and row.next != self.row.next:
                self.tell_rematch(row.next)
            self.row = row or self.row
            self.take_seats(seats)
            if self.sure:
                await self.read_on()
            else:
                await self.start_over()
            self.looked = monotonic()
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
        self.version = entry.number
        self.changed = entry.at
        self.tell_all(entry, before, events, *self.asked.pop(by, (None, 0)))

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

    def compare(self, seen: Glance) -> None:
        """The table as it is in the database: have we missed anything?"""
        self.looked = monotonic()
        if seen.version > self.version or seen.next != self.row.next or seen.seats != self.seats:
            METRICS.found_out.inc()
            self.doubt()

    def alone(self) -> int:
        """The only person at the table, who may take back anything; NOBODY when there are more or may be."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind in ("person", "free") or seat.owner]
        return people[0] if len(people) == 1 else NOBODY

    # --- the table's home --------------------------------------------------------------------------------------------
    async def at_home(self) -> bool:
        """Is this server the table's home? It becomes it when the table has none."""
        if not self.homes.here(self.row.id) and self.home not in self.homes.living:
            self.home = await self.homes.find(self.row.id)
        return self.homes.here(self.row.id)

    async def passed_on(self, guest: Guest, asked: messages.Move) -> bool:
        """Let the table's home do it. False: this is the home, or has become it because the other does not answer."""
        if self.homes.here(self.row.id) or self.row.replay or isinstance(guest, Envoy):
            return False
        by = self.homes.next_request()
        mine = ",".join(map(str, guest.mine))
        note = f"ask {self.row.id} {by} {mine} {msgspec.json.encode(asked).decode()}"
        self.asked[by] = guest, asked.id
        try:
            for _ in range(3):
                if await self.at_home():
                    return False
                answer = await self.homes.ask(self.home, note, by) if self.homes.bus.up else None
                if answer is None:
                    break
                what, _, more = answer.partition(" ")
                if what == "done":
                    await self.arrive(int(more), by)
                    return True
                if what == "refused":
                    METRICS.refused.labels("elsewhere").inc()
                    guest.send(more)
                    return True
                self.home = ""  # it is not the home any more
            log.warning("table %s: its home does not answer; it moves here", self.row.id)
            await self.homes.seize(self.row.id)
            self.doubted = True
            return False
        finally:
            self.asked.pop(by, None)

    async def arrive(self, version: int, by: str) -> None:
        """The home has done it: so do we, and whoever asked is answered."""
        async with self.lock:
            if self.version < version:
                await self.ensure_sure()
                await self.read_on()
            if by in self.asked:
                guest, answers = self.asked[by]
                guest.send(encode(self.state(guest, answers)))

    async def do_for(self, envoy: Envoy, asked: messages.Move) -> str:
        """Do what another server asks for; the answer to it."""
        if not await self.at_home():
            return "moved"
        try:
            match asked:
                case messages.Play():
                    await self.play(envoy, asked)
                case messages.Undo():
                    await self.undo(envoy, asked)
                case messages.Redo():
                    await self.redo(envoy, asked)
        except FairyringError as error:
            return f"refused {encode(problem(error, asked.id))}"
        return f"done {self.version}"

    # --- moves -------------------------------------------------------------------------------------------------------
    async def play(self, guest: Guest, asked: messages.Play) -> None:
        if await self.passed_on(guest, asked):
            return
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if not self.session.over and seat not in guest.mine:
                raise NotYourDecision(f"seat {seat + 1} decides now")
            await self.carry_out("play", seat, lambda: self.session.play(asked.option), guest, asked.id)

    async def undo(self, guest: Guest, asked: messages.Undo) -> None:
        if await self.passed_on(guest, asked):
            return
        async with self.lock:
            await self.require(asked.version)
            seat = next((one for one in guest.mine if self.session.undo_depth(one)), NOBODY)
            if seat == NOBODY:
                raise CannotUndo("nothing to undo: the last decision was another player's, or it showed something "
                                 "hidden, or there was none")

            def back() -> list[Event]:
                self.session.undo(seat, asked.whole_turn)
                return []

            await self.carry_out("undo-turn" if asked.whole_turn else "undo", seat, back, guest, asked.id)

    async def redo(self, guest: Guest, asked: messages.Redo) -> None:
        if await self.passed_on(guest, asked):
            return
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if seat not in guest.mine:
                raise CannotUndo("nothing to redo")
            await self.carry_out("redo", seat, lambda: self.session.redo(seat), guest, asked.id)

    async def require(self, version: int) -> None:
        """The table takes moves, and this one was made for how it is now."""
        if self.halted is not None:
            raise self.halted
        if self.row.replay:
            raise ReplayOnly("this table shows a record; it takes no moves")
        await self.ensure_sure()
        self.require_running()
        if version != self.version:
            raise StaleOption(f"this was chosen at version {version}; the table is at version {self.version}")
        if self.version >= self.settings.most_entries:
            raise TableFull(f"this table has {self.version} moves and takes no more")

    def require_running(self) -> None:
        if self.row.state == "paused":
            raise Paused("the game stands still; somebody at the table can let it go on")
        if self.row.state == "ended":
            raise Ended("this game was given up")

    async def carry_out(self, kind: str, seat: int, act: Callable[[], list[Event]], guest: Guest | None,
                        answers: int) -> None:
        """Do it in memory, make it durable, tell everybody. The caller holds the lock."""
        self.used = monotonic()
        before = len(self.session.past)
        self.sure = False
        try:
            events = act()
        except FairyringError:
            self.sure = True  # the rules forbid it, and the table is as it was
            raise
        past = self.session.past
        name = "\n".join(one.name for one in past[before:])
        entry = Entry(self.row.id, self.version + 1, kind, seat, name, int(self.session.alone == seat), len(past),
                      self.session.table.seat, int(time()))
        try:
            stored = await self.store.append(entry, guest.by if isinstance(guest, Envoy) else "")
        except BaseException:
            self.doubt()  # it may be in the log or not: everybody shall see what is
            raise
        if not stored:
            await self.ensure_sure()
            raise StaleOption("somebody moved at the same moment; look again and choose anew")
        self.sure = True
        self.version = entry.number
        self.changed = entry.at
        self.tell_all(entry, before, events, guest, answers)
        self.save_snapshot()
        self.wake_bot()

    async def happen(self, kind: str, seat: int, names: str, row: SeatRow | None, state: str | None, guest: Guest,
                     answers: int) -> None:
        """Somebody came or went, or the game stands still: store it, tell everybody. The caller holds the lock."""
        self.used = monotonic()
        ended = self.row.state if state is None else state
        deciding = NOBODY if ended == "ended" else self.session.table.seat
        entry = Entry(self.row.id, self.version + 1, kind, seat, names, 0, len(self.session.past), deciding,
                      int(time()))
        self.sure = False
        if not await self.store.happen(entry, row, state):
            await self.ensure_sure()
            raise StaleOption("something happened at the same moment; look again")
        self.sure = True
        self.version = entry.number
        self.changed = entry.at
        if row is not None:
            self.seats[seat] = row
        if state is not None:
            self.row = self.row._replace(state=state)
        self.session.alone = self.alone()
        fresh = self.reseat()
        self.tell_all(entry, entry.step, [], guest, answers, fresh)
        self.show_anew(fresh, guest, answers)
        self.tell_presence()
        self.wake_bot()

    def reseat(self) -> set[Guest]:
        """Whose keys fit which seats now; those for whom something is different."""
        fresh: set[Guest] = set()
        for guest in self.guests:
            mine, left = self.seats_of(guest.hashes)
            if guest.hashes and (mine, left) != (guest.mine, guest.left):
                guest.mine, guest.left = mine, left
                if guest.eyes not in mine:
                    guest.eyes = mine[0] if mine else SPECTATOR
                fresh.add(guest)
        return fresh

    def seats_of(self, hashes: Container[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats that keys with these hashes open, and those that others play for them meanwhile."""
        return (tuple(number for number, seat in enumerate(self.seats) if seat.secret and seat.secret in hashes),
                tuple(number for number, seat in enumerate(self.seats) if seat.owner and seat.owner in hashes))

    def show_anew(self, guests: set[Guest], asker: Guest | None = None, answers: int = 0) -> None:
        """The whole table for those who look with other eyes now."""
        for guest in guests:
            guest.eyes = self.eyes_of(guest)
            guest.send(encode(self.state(guest, answers if guest is asker else 0)))

    def tell_all(self, entry: Entry, before: int, events: list[Event], guest: Guest | None, answers: int,
                 besides: Container[Guest] = ()) -> None:
        """Everybody connected gets what happened as they may see it."""
        shown, fresh = self.views, dict[int, View]()
        stories: dict[int, tuple[list[TableEvent], list[LogLine]]] = {}
        encoded: dict[tuple[Any, ...], str] = {}
        happening = entry.kind in HAPPENINGS
        for one in self.guests:
            if one in besides:
                continue
            eyes = self.eyes_of(one)
            if eyes not in fresh:
                fresh[eyes] = self.session.table.view(eyes)
            answered = answers if one is guest else 0
            key = (one.mine, one.eyes, eyes, answered)
            if key not in encoded:
                secret = any(event.secret is not None and event.seat == eyes for event in events)
                whose = eyes if secret else SPECTATOR  # who has no secret in it hears what everybody hears
                if whose not in stories:
                    stories[whose] = ([], [line(entry)]) if happening else (
                        shown_events(events, whose), told(self.session, events, whose))
                encoded[key] = encode(Update(
                    answered, entry.number - 1, entry.number, entry.step,
                    kind_of(entry), entry.seat, "" if happening else entry.name.partition("\n")[0], eyes,
                    *stories[whose], changes(shown.get(one.eyes), fresh[eyes]),
                    situation(self.session, one.mine, self.row, self.seats, self.halted is not None)))
            one.eyes = eyes
            one.send(encoded[key])
        self.views = fresh

    def eyes_of(self, guest: Guest) -> int:
        """Several people at one screen: the one who decides looks, else the one who looked before."""
        seat = self.session.table.seat
        return seat if seat in guest.mine else guest.eyes

    # --- people ------------------------------------------------------------------------------------------------------
    async def welcome(self, guest: Guest) -> None:
        """Somebody sits down or comes to watch: they get the whole state, the others hear of it."""
        async with self.lock:
            if self.homes.shared and not self.guests and monotonic() > self.looked + self.settings.glance_seconds:
                self.doubted = True  # while nobody was here, nobody looked whether something was missed
            await self.ensure_sure()
            if guest.hashes:
                guest.mine, guest.left = self.seats_of(guest.hashes)
            guest.eyes = self.eyes_of(guest)
            self.guests.add(guest)
            self.address = guest.address
            self.used = monotonic()
            guest.send(encode(self.state(guest, 0)))
            self.tell_presence(besides=guest)
            self.announce(self)
            if self.bot is None:
                self.wake_bot()

    def bid_farewell(self, guest: Guest) -> None:
        guest.leave()
        self.guests.discard(guest)
        self.used = monotonic()
        if not self.cared_for():
            self.stop_bot()
        self.gone |= {seat: self.used for seat in guest.mine if seat not in self.present()}
        self.tell_presence()
        self.announce(self)

    async def look(self, guest: Guest, asked: messages.Look) -> None:
        async with self.lock:
            await self.ensure_sure()
            if asked.seat is not None:
                if asked.seat not in guest.mine:
                    raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
                guest.eyes = asked.seat
            guest.send(encode(self.state(guest, asked.id)))

    async def rename(self, guest: Guest, asked: messages.Rename) -> None:
        if asked.seat not in guest.mine:
            raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
        name = clean(asked.name)
        async with self.lock:
            await self.store.rename(self.row.id, asked.seat, name)
            self.seats[asked.seat] = self.seats[asked.seat]._replace(name=name)
            self.tell_presence(guest, asked.id)

    async def read_seats(self) -> None:
        """Somebody took a seat or changed a name."""
        async with self.lock:
            self.take_seats(await self.store.seats(self.row.id))

    def take_seats(self, seats: list[SeatRow]) -> None:
        if seats == self.seats:
            return
        self.seats = seats
        self.session.alone = self.alone()
        self.show_anew(self.reseat())
        self.tell_presence()
        if self.bot is None:
            self.wake_bot()

    async def read_row(self) -> None:
        """What is kept of the table beside its log."""
        row = await self.store.find(self.row.id)
        if row is not None:
            self.row = row
        self.seats = await self.store.seats(self.row.id)
        self.session.alone = self.alone()

    def state(self, guest: Guest, answers: int) -> State:
        view = self.views.get(guest.eyes)
        if view is None:
            view = self.views[guest.eyes] = self.session.table.view(guest.eyes)
        return State(answers, shown_table(self.row), self.version, len(self.session.past), list(guest.mine),
                     list(guest.left), guest.eyes,
                     shown_seats(self.seats, self.present()), self.watchers(), view,
                     situation(self.session, guest.mine, self.row, self.seats, self.halted is not None), self.bots,
                     max(0, int(time()) - self.changed), None if self.halted is None else problem(self.halted).message)

    def present(self) -> set[int]:
        here = {seat for guest in self.guests for seat in guest.mine}
        return here.union(*(one.seats for one in self.elsewhere.values()))

    def watchers(self) -> int:
        return sum(not guest.mine for guest in self.guests) + sum(one.watchers for one in self.elsewhere.values())

    def presence_note(self) -> str:
        """Who is here, for other servers."""
        seats = sorted({seat for guest in self.guests for seat in guest.mine})
        return f"here {self.row.id} {','.join(map(str, seats))} {sum(not guest.mine for guest in self.guests)}"

    def hear_presence(self, server: str, seats: set[int], watchers: int) -> None:
        """Who is connected through another server."""
        before = (self.present(), self.watchers())
        self.elsewhere[server] = Presences(seats, watchers, monotonic())
        self.gone |= {seat: monotonic() for seat in before[0] - self.present()}
        if before != (self.present(), self.watchers()):
            self.tell_presence()
        if self.bot is None:
            self.wake_bot()

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
        if self.guests and self.bot is None:
            self.wake_bot()

    def tell_presence(self, asker: Guest | None = None, answers: int = 0, besides: Guest | None = None) -> None:
        seats, watchers = shown_seats(self.seats, self.present()), self.watchers()
        text = encode(Presence(0, seats, watchers))
        for guest in self.guests:
            if guest is asker:
                guest.send(encode(Presence(answers, seats, watchers)))
            elif guest is not besides:
                guest.send(text)

    def tell_rematch(self, table: str) -> None:
        self.row = self.row._replace(next=table)
        text = encode(Rematch(table))
        for guest in self.guests:
            guest.send(text)

    # --- bots --------------------------------------------------------------------------------------------------------
    def wake_bot(self) -> None:
        """If a bot decides now, let it think; whatever another one was thinking about is over."""
        if self.bot is not None and self.bot_version == self.version:
            return  # it thinks about this very decision
        self.stop_bot()
        seat = self.session.table.seat
        playing = not (self.row.replay or self.row.state or self.closed or self.halted) and self.cared_for()
        if not playing or seat == NOBODY or self.seats[seat].kind != "bot":
            return
        if self.homes.here(self.row.id) or self.home not in self.homes.living:
            self.bot_version = self.version
            self.bot = asyncio.create_task(self.bot_decides(seat, self.version))

    def cared_for(self) -> bool:
        """Somebody will want to see what the bots do: a table of bots alone waits until somebody looks."""
        return bool(self.guests) or any(one.seats or one.watchers for one in self.elsewhere.values()) or any(
            seat.kind != "bot" for seat in self.seats)

    def stop_bot(self) -> None:
        if self.bot is not None:
            self.bot.cancel()
            self.bot = None

    async def bot_decides(self, seat: int, version: int) -> None:
        """Think, and store the move. Whatever goes wrong is told to everybody and tried again."""
        option = ""
        delay, pause = 0.0, 0.25
        this = asyncio.current_task()
        while True:
            await asyncio.sleep(delay)
            try:
                if not await self.at_home() or self.version != version:
                    break
                option = option or await self.bot_option(seat)
                async with self.lock:
                    await self.ensure_sure()
                    if self.version != version or version >= self.settings.most_entries or not await self.at_home():
                        break
                    self.bot = None  # the move wakes the next bot, and must not cancel this one for it
                    await self.carry_out("play", seat, lambda: self.session.play(option), None, 0)  # noqa: B023
                    return
            except StaleOption:
                break
            except UnknownOption as error:  # the log took back what it was thought for: think anew
                log.warning("table %s: %s", self.row.id, error)
                option = ""
            except Busy as error:
                self.tell_trouble(error)
            except DatabaseTrouble as error:
                log.warning("table %s: the bot's move was not stored: %s", self.row.id, error)
                self.tell_trouble(error)
            except Exception as error:  # a bot that fails must not end the game for the people at the table
                log.exception("table %s: the bot of seat %d failed", self.row.id, seat + 1)
                self.tell_trouble(BotTrouble(f"the bot of seat {seat + 1}: {type(error).__name__}"))
            self.bot = this
            delay, pause = pause, min(RETRY_SECONDS, 2 * pause)
        if self.bot is this:
            self.bot = None

    async def bot_option(self, seat: int) -> str:
        """What the bot chooses; anything legal when it found nothing in its time."""
        answer = await self.workers.ask(self.question(seat, self.seats[seat].bot), self.row.id, self.address)
        names = self.session.names()
        return answer.option if answer.option in names else Random(self.version).choice(names)

    def tell_trouble(self, error: FairyringError) -> None:
        """The table says what is the matter, to whoever is there."""
        text = encode(problem(error))
        for guest in self.guests:
            guest.send(text)

    def question(self, seat: int, bot: str) -> Question:
        """What a bot is asked. Its seed is the same on every server, so that two come to the same answer."""
        seed = int.from_bytes(sha256(f"{self.row.id} {self.version}".encode()).digest()[:4], "big")
        session = self.session
        old = None if session.content is session.game.content() else session.content.facts.data()
        return Question(session.game.id, session.table.save(), seat, seed, bot, self.settings.hint_seconds, old)

    async def hint(self, guest: Guest, asked: messages.AskHint) -> None:
        """What the best bot would do."""
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if seat == NOBODY or seat not in guest.mine:
                raise NoHint("a hint is for whoever decides")
            if guest.asking is not None and not guest.asking.done():
                raise NoHint("the bot is still thinking about the last hint")
            question = self.question(seat, "")
        guest.asking = asyncio.create_task(self.think_for(guest, asked, question))

    async def think_for(self, guest: Guest, asked: messages.AskHint, question: Question) -> None:
        try:
            answer = await self.workers.ask(question, self.row.id, guest.address)
        except Busy as error:
            guest.send(encode(problem(error, asked.id)))
            return
        if answer.error or not answer.ratings:
            guest.send(encode(problem(NoHint(f"the bot has no hint: {answer.error or 'nothing found'}"), asked.id)))
            return
        guest.send(encode(Hint(asked.id, asked.version, self.bots[-1], answer.ratings)))

    def leave(self) -> None:
        """The table goes out of memory."""
        self.closed = True
        self.stop_bot()
        if self.checking is not None:
            self.checking.cancel()
        for guest in list(self.guests):
            guest.leave()
        self.guests.clear()
