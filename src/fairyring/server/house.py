"""The house: which tables are open, who may sit where, and word from other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Sequence
from functools import cache
from time import monotonic, time
from typing import Any

from fairyring.bots.levels import BOTS, LEVELS
from fairyring.kernel.errors import BadSetup, BrokenRecord, FairyringError
from fairyring.kernel.game import Setup, all_games, find_game, unknown
from fairyring.kernel.record import digest, read_record
from fairyring.kernel.replay import open_record, replay_steps
from fairyring.kernel.session import Session
from fairyring.server.bodies import Join, Joined, NewTable, SeatSecret, TableMade, TableStatus
from fairyring.server.keys import fits, hashed, make_id, make_key, watch_key
from fairyring.server.limits import Door
from fairyring.server.metrics import METRICS
from fairyring.server.opentable import BREATH, PRESENCE_SECONDS, OpenTable
from fairyring.server.settings import Settings
from fairyring.server.showing import shown_seats, shown_table
from fairyring.server.store import Entry, SeatRow, Store, TableRow, open_database
from fairyring.server.trouble import (
    BadKey,
    DatabaseTrouble,
    NoFreeSeat,
    NotYourSeat,
    SeatTaken,
    TooBig,
    TooMany,
    UnknownTable,
)
from fairyring.server.workers import Workers

COUNT_SECONDS = 60.0
SWEEP_SECONDS = 3600.0
log = logging.getLogger(__name__)


def check_bot(name: str) -> None:
    """Only bots of ours: a name from outside must never import somebody's module. Raises BadSetup."""
    if name not in BOTS:
        raise BadSetup(unknown("bot", name, BOTS))


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_database(settings.db))
        self.workers = Workers(settings.workers, settings.bot_seconds)
        self.door = Door(settings.most_sockets, settings.most_sockets_an_address)
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.told: set[str] = set()
        """Tables of which something was said while they were being opened."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.counted = (0, -COUNT_SECONDS)

    async def open(self) -> None:
        await self.store.open()
        self.store.db.listen(self.hear, self.missed)
        self.start(self.keep_order())
        log.info("tables are kept in %s", self.store.db.name)

    async def close(self) -> None:
        for task in (*self.tasks, *self.opening.values()):
            task.cancel()
        for table in list(self.tables.values()):
            self.close_table(table)
        await self.workers.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- opening and closing -----------------------------------------------------------------------------------------
    async def table(self, name: str) -> OpenTable:
        """A table, read from the log unless it is open. Raises UnknownTable."""
        table = self.tables.get(name)
        if table is not None:
            table.used = monotonic()
            return table
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = asyncio.create_task(self.open_table(name))
            task.add_done_callback(lambda _: self.opened(name))
        return await asyncio.shield(task)

    async def open_table(self, name: str) -> OpenTable:
        row, seats = await self.stored(name)
        if len(self.tables) >= self.settings.most_open:
            self.make_room()
        table = OpenTable(row, seats, content_of(row.setup.game), self.store, self.workers, self.settings, list(LEVELS))
        table.announce = lambda: self.say([table.presence_note()])
        await table.read_log()
        self.tables[name] = table
        self.say([f"who {name}"])
        METRICS.open_tables.put(len(self.tables))
        return table

    def opened(self, name: str) -> None:
        """A table is open, or cannot be opened. What was said of it meanwhile may have come after it was read."""
        self.opening.pop(name, None)
        if name in self.told:
            self.told.discard(name)
            if name in self.tables:
                self.tables[name].doubt()

    async def stored(self, name: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats as they are kept."""
        row = await self.store.find(name)
        if row is None:
            raise UnknownTable(f"there is no table {name}")
        return row, await self.store.seats(name)

    def make_room(self) -> None:
        """Close the table nobody has looked at for longest."""
        empty = [table for table in self.tables.values() if not table.guests and not table.lock.locked()]
        if not empty:
            raise TooMany("too many tables are open here; try again later")
        self.close_table(min(empty, key=lambda table: table.used))

    def close_table(self, table: OpenTable) -> None:
        self.tables.pop(table.row.id, None)
        METRICS.open_tables.put(len(self.tables))
        table.leave()

    async def keep_order(self) -> None:
        """Tables nobody uses leave memory; tables nobody ever played leave the database."""
        swept = said = monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle_seconds / 4))
            if monotonic() - said > PRESENCE_SECONDS / 3:
                said = monotonic()
                self.say([table.presence_note() for table in self.tables.values() if table.guests])
                for table in self.tables.values():
                    table.forget_servers()
            long_ago = monotonic() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                if not table.guests and table.used < long_ago and not table.lock.locked():
                    self.close_table(table)
            if monotonic() - swept > SWEEP_SECONDS:
                swept = monotonic()
                with contextlib.suppress(DatabaseTrouble):
                    count = await self.store.sweep(self.settings.unplayed_days)
                    if count:
                        log.info("swept %d tables that were never played", count)

    async def trouble(self) -> str:
        """What is wrong with the database; empty when all is well."""
        try:
            await self.store.fetch("SELECT 1")
        except DatabaseTrouble as error:
            return str(error)
        return self.store.trouble

    # --- other servers -----------------------------------------------------------------------------------------------
    def hear(self, server: str, note: str) -> None:
        """A note of another server.

        `move TABLE NUMBER`, `seats TABLE`, `next TABLE TABLE`, `here TABLE SEATS WATCHERS`, or the question who is
        there, `who TABLE`.
        """
        what, name, *rest = note.split(" ")
        table = self.tables.get(name)
        if name in self.opening:
            self.told.add(name)
        if table is None:
            return
        if what == "move":
            if int(rest[0]) > table.version:
                table.doubt()
        elif what == "seats":
            table.doubt()
        elif what == "next":
            table.tell_rematch(rest[0])
        elif what == "here":
            table.hear_presence(server, {int(seat) for seat in rest[0].split(",") if seat}, int(rest[1]))
        elif what == "who":
            self.say([table.presence_note()])

    def missed(self) -> None:
        self.told.update(self.opening)
        for table in self.tables.values():
            table.doubt()

    def say(self, notes: list[str]) -> None:
        """Tell the other servers, if there may be any."""
        if notes and self.store.db.shared:
            self.start(self.carefully(self.write_notes(notes)))

    async def write_notes(self, notes: list[str]) -> None:
        await self.store.write([], notes)

    async def carefully(self, work: Coroutine[Any, Any, None]) -> None:
        """Whatever goes wrong with word from elsewhere must not end the server; the next use reads the log again."""
        try:
            await work
        except FairyringError as error:
            log.warning("word from another server could not be followed: %s", error)

    # --- new tables --------------------------------------------------------------------------------------------------
    async def make_table(self, wanted: NewTable) -> TableMade:
        """A new table. Raises BadSetup."""
        for seat in wanted.seats:
            if seat.kind == "bot":
                check_bot(seat.bot)
        seed = secrets.randbits(53) if wanted.seed is None else wanted.seed
        setup = Setup(wanted.game, len(wanted.seats), tuple(wanted.modules), wanted.options, seed)
        invite = make_key()
        keys = [make_key() if seat.kind == "me" else "" for seat in wanted.seats]
        kinds = {"me": "person", "friend": "free", "bot": "bot"}
        seats = [SeatRow(kinds[seat.kind], seat.name.strip(), seat.bot if seat.kind == "bot" else "",
                         hashed(key) if key else "") for seat, key in zip(wanted.seats, keys, strict=True)]
        name = await self.create(setup, seats, hashed(invite), hashed(watch_key(invite)))
        free = any(seat.kind == "friend" for seat in wanted.seats)
        return TableMade(name, [SeatSecret(number, key) for number, key in enumerate(keys) if key],
                         invite if free else "", watch_key(invite))

    async def create(self, setup: Setup, seats: Sequence[SeatRow], invite: str, watch: str) -> str:
        game = find_game(setup.game)
        session = Session.start(setup, content_of(game.id))
        await self.require_room()
        row = TableRow(make_id(), session.setup, game.fingerprint(session.setup, session.content), 0, int(time()),
                       False, session.table.seat, invite, watch, "")
        await self.store.create(row, seats)
        return row.id

    async def require_room(self) -> None:
        """The database does not grow without bound. Counting is slow, so it is done now and then."""
        if monotonic() - self.counted[1] > COUNT_SECONDS:
            self.counted = (await self.store.count(), monotonic())
        if self.counted[0] >= self.settings.most_tables:
            raise TooMany("this server keeps as many tables as it may; try again another day")

    async def open_record(self, text: str) -> TableMade:
        """A table that shows an uploaded record. Raises BrokenRecord."""
        record = read_record(text)
        if len(record.decisions) > self.settings.record_steps:
            raise TooBig(f"the record has {len(record.decisions)} decisions; at most {self.settings.record_steps}")
        game = record.setup.game
        session = open_record(record, content_of(game) if game in all_games() else None)
        row = TableRow(make_id(), session.setup, record.content, record.takebacks, int(time()),
                       True, session.table.seat, "", "", "")
        entries: list[Entry] = []
        seat = session.table.seat
        pause = monotonic() + BREATH
        for number, _ in enumerate(replay_steps(session, record), 1):
            name = record.decisions[number - 1]
            entries.append(Entry(row.id, number, "play", seat, name, 0, number, session.table.seat, row.made))
            seat = session.table.seat
            if monotonic() > pause:
                await asyncio.sleep(0)
                pause = monotonic() + BREATH
        check_digest(session, record.digest)
        await self.require_room()
        names = [*record.names, *[""] * session.setup.players]
        seats = [SeatRow("record", names[seat][:40], "", "") for seat in range(session.setup.players)]
        watch = make_key()
        await self.store.create(row._replace(watch=hashed(watch)), seats, entries)
        return TableMade(row.id, [], "", watch)

    async def rematch(self, name: str) -> str:
        """A new table for the same people, whose keys fit there too. Asked twice, it is the same table."""
        row, seats = await self.stored(name)
        if row.next:
            return row.next
        setup = row.setup
        options = dict(setup.options)
        if options.get("starter", "random") != "random":
            options["starter"] = str(int(options["starter"]) % setup.players + 1)
        again = Setup(setup.game, setup.players, setup.modules, options, secrets.randbits(53))
        following = await self.create(again, seats, row.invite, row.watch)
        if not await self.store.set_next(name, following):
            await self.store.delete([following])
            row, _ = await self.stored(name)
            return row.next
        if name in self.opening:
            self.told.add(name)
        if name in self.tables:
            self.tables[name].tell_rematch(following)
        return following

    # --- seats -------------------------------------------------------------------------------------------------------
    async def join(self, name: str, asked: Join) -> Joined:
        """Take a free seat with the invitation."""
        row, seats = await self.stored(name)
        if not fits(asked.invite, row.invite):
            raise BadKey("this invitation does not fit the table")
        wished = range(len(seats)) if asked.seat is None else [asked.seat]
        key = make_key()
        for number in wished:
            if number < len(seats) and seats[number].kind == "free":
                taken = await self.store.take_seat(name, number, SeatRow("person", asked.name.strip(), "", hashed(key)))
                if taken:
                    await self.seats_changed(name)
                    return Joined(number, key, watch_key(asked.invite))
        if asked.seat is not None:
            raise SeatTaken(f"seat {asked.seat + 1} is not free")
        raise NoFreeSeat("every seat at this table is taken")

    async def seat_bot(self, name: str, seat: int, bot: str) -> None:
        """Give a free seat to a bot."""
        check_bot(bot)
        if not await self.store.take_seat(name, seat, SeatRow("bot", "", bot, "")):
            raise SeatTaken(f"seat {seat + 1} is not free")
        await self.seats_changed(name)

    async def seats_changed(self, name: str) -> None:
        if name in self.opening:
            self.told.add(name)
        if name in self.tables:
            await self.tables[name].read_seats()

    async def status(self, name: str, keys: Sequence[str], watch: str = "") -> TableStatus:
        """A table from outside, for whoever has a key to it. Raises UnknownTable or BadKey."""
        row, seats = await self.stored(name)
        mine = [number for number, seat in enumerate(seats) if any(fits(key, seat.secret) for key in keys)]
        watching = any(fits(key, row.watch) for key in (*keys, watch) if key)
        if not mine and not watching:
            raise BadKey("this key does not fit the table")
        last = await self.store.last_entry(name)
        version, step = (last.number, last.step) if last else (0, 0)
        deciding, changed = (last.deciding, last.at) if last else (row.deciding, row.made)
        present = self.tables[name].present() if name in self.tables else set[int]()
        return TableStatus(shown_table(row), shown_seats(seats, present), version, step, deciding, deciding < 0,
                           changed, mine, deciding in mine, watching)

    async def seat_of(self, name: str, key: str) -> TableStatus:
        """The table, for somebody who sits at it."""
        status = await self.status(name, [key])
        if not status.mine:
            raise NotYourSeat("this is for people who sit at the table")
        return status


@cache
def content_of(game: str) -> Any:
    """The components, read once."""
    return find_game(game).content()


def check_digest(session: Session, expected: str) -> None:
    """The record's own proof that it came out the same."""
    if expected and digest(session.table) != expected:
        raise BrokenRecord("record: replayed to the end, but the table came out differently: a decision or the seed "
                           "was edited")
