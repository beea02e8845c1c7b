"""A table in memory: the game, the people connected to it, and the one way a move takes.

Seat checked, option applied, log entry committed, then everybody is told. While a commit is under way nobody else
touches the table; when it fails, memory is thrown away and the log decides what happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import monotonic, time
from typing import Any, NamedTuple

import msgspec

from fairyring import __version__
from fairyring.kernel.errors import BrokenRecord, CannotUndo, FairyringError, NotYourDecision, StaleOption
from fairyring.kernel.replay import open_record
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from fairyring.server import messages
from fairyring.server.guest import Guest, encode
from fairyring.server.messages import Hint, LogLine, Presence, Rating, Rematch, State, TableEvent, Update, View
from fairyring.server.settings import Settings
from fairyring.server.showing import WATCHER, changes, shown_events, shown_seats, shown_table, situation, told
from fairyring.server.store import Entry, SeatRow, Store, TableRow
from fairyring.server.trouble import BotTrouble, DatabaseTrouble, NoHint, NotYourSeat, ReplayOnly, TableFull, problem
from fairyring.server.worker import Question
from fairyring.server.workers import Workers

BREATH = 0.002
"""Seconds of work after which loading lets others go first."""

SNAPSHOT_ENTRIES = 50
"""A snapshot is worth its while after so many entries."""

PRESENCE_SECONDS = 30.0
"""How long another server's word about who is there holds."""

RETRY_SECONDS = 2.0
"""The longest pause between two tries to read a log that cannot be read, or to store a bot's move."""

log = logging.getLogger(__name__)


class Presences(NamedTuple):
    """Who is connected through one other server."""

    seats: set[int]
    watchers: int
    heard: float


class OpenTable:
    """One table, its game at version `version`: so many entries its log has."""

    def __init__(self, row: TableRow, seats: list[SeatRow], content: Any, store: Store, workers: Workers,
                 settings: Settings, bots: list[str]) -> None:
        self.row = row
        self.seats = seats
        self.content = content
        self.store = store
        self.workers = workers
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
        self.used = monotonic()
        self.elsewhere: dict[str, Presences] = {}
        """Who is connected through other servers."""
        self.announce: Callable[[], None] = lambda: None
        """Tells other servers who is here."""

    # --- memory and log ----------------------------------------------------------------------------------------------
    async def read_log(self) -> None:
        """Make the game of the log. Raises BrokenRecord when it was played by other rules or with other components."""
        session = open_record(self.row.record(), self.content)
        session.takebacks = self.row.takebacks
        session.alone = self.alone()
        start = await self.read_snapshot(session)
        entries = await self.store.entries(self.row.id, start)
        pause = monotonic() + BREATH
        for entry in entries:
            self.repeat(session, entry)
            if monotonic() > pause:
                await asyncio.sleep(0)
                pause = monotonic() + BREATH
        session.alone = self.alone()
        self.session = session
        self.version = start + len(entries)
        self.views = {}
        self.sure = True

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
        return [__version__, self.content.facts.hash, self.row.setup.game]

    def repeat(self, session: Session, entry: Entry) -> list[Event]:
        """Do what the log says once more."""
        try:
            if entry.kind == "play":
                return session.play(entry.name)
            if entry.kind == "redo":
                return session.redo(entry.seat)
            session.alone = entry.seat if entry.alone else NOBODY
            session.undo(entry.seat, entry.kind == "undo-turn")
            return []
        except FairyringError as error:
            raise BrokenRecord(f"table {self.row.id}, entry {entry.number}: {error}") from None

    async def ensure_sure(self) -> None:
        """Read what memory may not know, and show it to everybody. The caller holds the lock."""
        if self.doubted:
            await self.read_again()
        elif not self.sure:
            await self.start_over()

    async def start_over(self) -> None:
        """After a commit whose fate is unknown the log decides: make the game anew and show everybody the whole."""
        await self.read_log()
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
            self.take_seats(seats)
            if self.sure:
                await self.read_on()
            else:
                await self.start_over()
        except BaseException:
            self.doubted = True
            raise

    async def read_on(self) -> None:
        """Do what the log says that we have not done yet."""
        for entry in await self.store.entries(self.row.id, self.version):
            before = len(self.session.past)
            self.sure = False
            try:
                events = self.repeat(self.session, entry)
            finally:
                self.session.alone = self.alone()
            self.sure = True
            self.version = entry.number
            self.tell_all(entry, before, events, None, 0)
        self.wake_bot(self.settings.takeover_seconds)

    def alone(self) -> int:
        """The only person at the table, who may take back anything; NOBODY when there are more or may be."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind in ("person", "free")]
        return people[0] if len(people) == 1 else NOBODY

    # --- moves -------------------------------------------------------------------------------------------------------
    async def play(self, guest: Guest, asked: messages.Play) -> None:
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if not self.session.over and seat not in guest.mine:
                raise NotYourDecision(f"seat {seat + 1} decides now")
            await self.carry_out("play", seat, lambda: self.session.play(asked.option), guest, asked.id)

    async def undo(self, guest: Guest, asked: messages.Undo) -> None:
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
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if seat not in guest.mine:
                raise CannotUndo("nothing to redo")
            await self.carry_out("redo", seat, lambda: self.session.redo(seat), guest, asked.id)

    async def require(self, version: int) -> None:
        """The table takes moves, and this one was made for how it is now."""
        if self.row.replay:
            raise ReplayOnly("this table shows a record; it takes no moves")
        await self.ensure_sure()
        if version != self.version:
            raise StaleOption(f"this was chosen at version {version}; the table is at version {self.version}")
        if self.version >= self.settings.most_entries:
            raise TableFull(f"this table has {self.version} moves and takes no more")

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
            stored = await self.store.append(entry)
        except BaseException:
            self.doubt()  # it may be in the log or not: everybody shall see what is
            raise
        if not stored:
            await self.ensure_sure()
            raise StaleOption("somebody moved at the same moment; look again and choose anew")
        self.sure = True
        self.version = entry.number
        self.tell_all(entry, before, events, guest, answers)
        self.save_snapshot()
        self.wake_bot()

    def tell_all(self, entry: Entry, before: int, events: list[Event], guest: Guest | None, answers: int) -> None:
        """Everybody connected gets what happened as they may see it."""
        shown, fresh = self.views, dict[int, View]()
        stories: dict[int, tuple[list[TableEvent], list[LogLine]]] = {}
        encoded: dict[tuple[Any, ...], str] = {}
        for one in self.guests:
            eyes = self.eyes_of(one)
            if eyes not in fresh:
                fresh[eyes] = self.session.table.view(eyes)
            answered = answers if one is guest else 0
            key = (one.mine, one.eyes, eyes, answered)
            if key not in encoded:
                secret = any(event.secret is not None and event.seat == eyes for event in events)
                whose = eyes if secret else WATCHER  # who has no secret in it hears what everybody hears
                if whose not in stories:
                    stories[whose] = shown_events(events, whose), told(self.session, events, whose)
                encoded[key] = encode(Update(
                    answered, entry.number - 1, entry.number, entry.step,
                    "undo" if entry.kind.startswith("undo") else "redo" if entry.kind == "redo" else "play",
                    entry.seat, entry.name.partition("\n")[0], eyes, *stories[whose],
                    changes(shown.get(one.eyes), fresh[eyes]),
                    situation(self.session, one.mine, not self.row.replay)))
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
            await self.ensure_sure()
            guest.eyes = self.eyes_of(guest)
            self.guests.add(guest)
            self.used = monotonic()
            guest.send(encode(self.state(guest, 0)))
            self.tell_presence(besides=guest)
            self.announce()
            if self.bot is None:
                self.wake_bot()

    def bid_farewell(self, guest: Guest) -> None:
        guest.leave()
        self.guests.discard(guest)
        self.used = monotonic()
        self.tell_presence()
        self.announce()

    async def look(self, guest: Guest, asked: messages.Look) -> None:
        async with self.lock:
            await self.ensure_sure()
            if asked.seat != WATCHER:
                if asked.seat not in guest.mine:
                    raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
                guest.eyes = asked.seat
            guest.send(encode(self.state(guest, asked.id)))

    async def rename(self, guest: Guest, asked: messages.Rename) -> None:
        if asked.seat not in guest.mine:
            raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
        async with self.lock:
            await self.store.rename(self.row.id, asked.seat, asked.name)
            self.seats[asked.seat] = self.seats[asked.seat]._replace(name=asked.name)
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
        self.tell_presence()
        if self.bot is None:
            self.wake_bot()

    def state(self, guest: Guest, answers: int) -> State:
        view = self.views.get(guest.eyes)
        if view is None:
            view = self.views[guest.eyes] = self.session.table.view(guest.eyes)
        return State(answers, shown_table(self.row), self.version, len(self.session.past), list(guest.mine), guest.eyes,
                     shown_seats(self.seats, self.present()), self.watchers(), view,
                     situation(self.session, guest.mine, not self.row.replay), self.bots)

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
        if before != (self.present(), self.watchers()):
            self.tell_presence()

    def forget_servers(self) -> None:
        """A server that says nothing any more is gone, and whoever came through it."""
        long_ago = monotonic() - PRESENCE_SECONDS
        for server in [server for server, one in self.elsewhere.items() if one.heard < long_ago]:
            del self.elsewhere[server]
            self.tell_presence()

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
    def wake_bot(self, delay: float = 0.0) -> None:
        """If a bot decides now, let it think; whatever another one was thinking about is over."""
        if self.bot is not None and self.bot_version == self.version:
            return  # it thinks about this very decision
        self.stop_bot()
        seat = self.session.table.seat
        if not self.row.replay and seat != NOBODY and self.seats[seat].kind == "bot" and not self.closed:
            self.bot_version = self.version
            self.bot = asyncio.create_task(self.bot_decides(seat, self.version, delay))

    def stop_bot(self) -> None:
        if self.bot is not None:
            self.bot.cancel()
            self.bot = None

    async def bot_decides(self, seat: int, version: int, delay: float) -> None:
        """Think, and store the move. Whatever goes wrong is told to everybody and tried again."""
        option = ""
        pause = 0.25
        this = asyncio.current_task()
        while True:
            await asyncio.sleep(delay)
            try:
                option = option or await self.bot_option(seat)
                async with self.lock:
                    await self.ensure_sure()
                    if self.version != version or version >= self.settings.most_entries:
                        break
                    self.bot = None  # the move wakes the next bot, and must not cancel this one for it
                    await self.carry_out("play", seat, lambda: self.session.play(option), None, 0)  # noqa: B023
                    return
            except StaleOption:
                break
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
        answer = await self.workers.ask(self.question(seat, self.seats[seat].bot))
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
        return Question(self.row.setup.game, self.session.table.save(), seat, seed, bot, self.settings.hint_seconds)

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
        answer = await self.workers.ask(question)
        if answer.error or not answer.ratings:
            guest.send(encode(problem(NoHint(f"the bot has no hint: {answer.error or 'nothing found'}"), asked.id)))
            return
        ratings = [Rating(name, estimate) for name, estimate in answer.ratings]
        guest.send(encode(Hint(asked.id, asked.version, self.bots[-1], ratings)))

    def leave(self) -> None:
        """The table goes out of memory."""
        self.closed = True
        self.stop_bot()
        if self.checking is not None:
            self.checking.cancel()
        for guest in list(self.guests):
            guest.leave()
        self.guests.clear()
