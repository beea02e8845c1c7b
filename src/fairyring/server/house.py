"""The house: which tables are open, who may sit where, and word from other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Coroutine, Sequence
from operator import itemgetter
from time import monotonic, time
from typing import Any

import msgspec

from fairyring.bots.levels import LEVELS
from fairyring.kernel.errors import BrokenRecord, FairyringError, OtherComponents, OtherRules
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.record import Record, digest, read_record
from fairyring.kernel.replay import open_record, replay_steps
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, SECRET
from fairyring.server.bodies import Invitation, Join, Joined, NewTable, SeatSecret, TableMade, TableStatus
from fairyring.server.bus import Bus, of_server, of_table, open_bus
from fairyring.server.chronicle import END, both_names, read
from fairyring.server.contents import Contents, key_of, packed
from fairyring.server.guest import Envoy, encode
from fairyring.server.homes import Homes
from fairyring.server.keys import fits, hashed, make_id, make_key, watch_key
from fairyring.server.limits import Buckets, Door
from fairyring.server.messages import Move
from fairyring.server.metrics import METRICS
from fairyring.server.names import clean
from fairyring.server.opentable import BREATH, PRESENCE_SECONDS, RETRY_SECONDS, OpenTable
from fairyring.server.remembering import Memory
from fairyring.server.seating import check_bot
from fairyring.server.settings import Settings
from fairyring.server.showing import shown_seats, shown_table
from fairyring.server.store import Entry, SeatRow, Store, TableRow, open_database
from fairyring.server.trouble import (
    BadKey,
    Banned,
    DatabaseTrouble,
    NoFreeSeat,
    NotInvited,
    NotYourSeat,
    SeatTaken,
    TooBig,
    TooMany,
    UnknownTable,
    closing_code,
    problem,
)
from fairyring.server.upkeep import Upkeep
from fairyring.server.workers import Workers

PASSED: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move)
COUNT_SECONDS = 60.0
PULSE_SECONDS = 1.0
"""Whoever asks how the server is gets an answer that is at most so old."""

SWEEP_SECONDS = 3600.0
log = logging.getLogger(__name__)


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.bus = bus if bus is not None else open_bus(settings.bus, settings.db)
        self.store = Store(open_database(settings.db), self.bus)
        self.contents = Contents(self.store)
        self.upkeep = Upkeep(self.store)
        self.homes = Homes(self.store, self.bus)
        self.homes.hear_ended = self.hear_ended
        self.workers = Workers(settings)
        self.memory = Memory(settings)
        self.uploading = asyncio.Lock()
        self.door = Door(settings.most_sockets, settings.most_sockets_an_address)
        self.messages = Buckets(settings.messages_an_address, settings.message_burst_an_address)
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.look = asyncio.Event()
        """Something may have been missed."""
        self.told: set[str] = set()
        """Tables of which something was said while they were being opened."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.counted = (0, -COUNT_SECONDS)
        self.pulse: asyncio.Task[str] | None = None
        self.pulsed = -PULSE_SECONDS

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.homes.me, self.hear, self.missed)
        await self.upkeep.open()
        self.start(self.upkeep.keep_up(self.take_away, self.send_away))
        self.start(self.keep_order())
        self.start(self.wake_bots())
        if self.settings.bus:
            from fairyring.server.thinkers import think_elsewhere  # here, because it needs NATS

            self.start(think_elsewhere(self.workers, self.bus))
        if self.homes.shared:
            self.start(self.homes.keep_alive())
            self.start(self.keep_watch())
        log.info("tables are kept in %s; servers talk %s", self.store.db.name, self.bus.name)

    async def close(self) -> None:
        for task in (*self.tasks, *self.opening.values()):
            task.cancel()
        for table in self.tables.values():
            table.leave()
        self.tables.clear()
        await self.workers.close()
        await self.memory.close()
        await self.homes.end_life()
        await self.bus.close()
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
        await self.bus.follow(name)
        try:
            return await self.read_table(name)
        except BaseException:
            self.bus.unfollow(name)
            raise

    async def read_table(self, name: str) -> OpenTable:
        began = monotonic()
        row, seats = await self.stored(name)
        if len(self.tables) >= self.settings.most_open:
            self.make_room()
        begun = await self.contents.begun(row)
        table = OpenTable(row, seats, begun, self.store, self.workers, self.homes, self.settings, list(LEVELS))
        table.announce = self.announce
        await table.read_log()
        table.looked = began
        self.tables[name] = table
        self.say(name, f"who {name}")
        METRICS.open_tables.set(len(self.tables))
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
        """Close the table nobody has looked at for longest, if possible one without a bot that thinks."""
        empty = [table for table in self.tables.values() if not table.guests and not table.lock.locked()]
        if not empty:
            raise TooMany("too many tables are open here; try again later")
        self.close_table(min(empty, key=lambda table: (table.bot is not None, table.used)))

    def close_table(self, table: OpenTable) -> None:
        self.tables.pop(table.row.id, None)
        METRICS.open_tables.set(len(self.tables))
        self.bus.unfollow(table.row.id)
        table.leave()
        if self.homes.shared:
            self.start(self.homes.release([table.row.id]))

    async def keep_order(self) -> None:
        """Tables nobody uses leave memory; tables nobody ever played leave the database."""
        swept = said = monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle_seconds / 4))
            if monotonic() - said > PRESENCE_SECONDS / 3:
                said = monotonic()
                for table in self.tables.values():
                    if table.guests:
                        self.announce(table)
                    table.forget_servers()
            long_ago = monotonic() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                if not table.guests and table.bot is None and table.used < long_ago and not table.lock.locked():
                    self.close_table(table)
            if monotonic() - swept > SWEEP_SECONDS:
                swept = monotonic()
                with contextlib.suppress(DatabaseTrouble):
                    await self.sweep()
                    await self.homes.forget()

    async def sweep(self) -> None:
        """Delete what need not be kept, a part at a time, so that nobody waits."""
        total = 0
        while count := await self.store.sweep(self.settings.unplayed_days, self.settings.keep_days, self.tables):
            total += count
            await asyncio.sleep(0.05)
        if total:
            log.info("swept %d tables that need not be kept", total)

    async def wake_bots(self, ended: str = "") -> None:
        """Bots that were thinking when a server stopped think again, whether or not somebody looks.

        Those of the server that has ended; at the start of this one, those of any that does not live any more.
        """
        after, woken, pause = "", 0, 0.1
        while True:
            try:
                async with self.store.background:
                    names, last = await self.store.bots_to_move(after, ended)
                for name in names:
                    woken += await self.wake_bot(name)
            except DatabaseTrouble as error:
                log.warning("bots that were thinking cannot be looked for: %s; trying again", error)
                await asyncio.sleep(pause)
                pause = min(RETRY_SECONDS, 2 * pause)
                continue
            if not last:
                break
            after, pause = last, 0.1
            await asyncio.sleep(0.01)
        if woken:
            log.info("%d tables go on where a bot was thinking", woken)

    async def wake_bot(self, name: str) -> bool:
        """Become the home of a table and open it for its bot. False: it has another home, or too many are open."""
        if len(self.tables) >= self.settings.most_open or await self.homes.find(name) != self.homes.life:
            return False
        began = monotonic()
        try:
            table = await self.table(name)
            async with table.lock:
                await table.know_all(began)
                table.wake_bot()
        except DatabaseTrouble:
            raise
        except FairyringError as error:
            log.warning("table %s cannot be played on: %s", name, error)
            return False
        return True

    async def take_away(self, name: str) -> None:
        """A table was deleted by whoever runs the server: whoever sits there hears of it."""
        table = self.tables.get(name)
        if table is None:
            return
        async with table.lock:  # no move of ours is under way
            if await self.store.find(name) is not None:
                last = await self.store.last_entry(name)
                if (last.number if last else 0) == table.version:
                    return  # it was put back meanwhile, as it was
        gone = UnknownTable("this table was taken away by whoever runs the server")
        text = encode(problem(gone))
        guests = list(table.guests)
        self.tables.pop(name, None)
        self.bus.unfollow(name)
        for guest in guests:
            self.start(guest.dismiss(text, closing_code(gone)))
        table.guests.clear()
        table.leave()
        await self.store.tidy(name)

    def send_away(self) -> None:
        """Whoever is banned goes, also who was there before."""
        banned = Banned()
        for guest in [guest for table in self.tables.values() for guest in table.guests]:
            if self.upkeep.banned(guest.address):
                self.start(guest.dismiss(encode(problem(banned)), closing_code(banned)))

    async def trouble(self) -> str:
        """What is wrong with the database; empty when all is well. Many who ask at once share one answer."""
        if self.pulse is None or (self.pulse.done() and monotonic() - self.pulsed > PULSE_SECONDS):
            self.pulsed = monotonic()
            self.pulse = asyncio.create_task(self.feel_pulse())
        return await asyncio.shield(self.pulse)

    async def feel_pulse(self) -> str:
        try:
            await self.store.beat()
        except DatabaseTrouble as error:
            return str(error)
        return self.store.trouble

    def require_maker(self, key: str) -> None:
        """Where only invited people make tables, their key is needed. Raises NotInvited."""
        if self.settings.invited_makers and not self.upkeep.may_make(key):
            raise NotInvited("only invited people make tables here")

    # --- other servers -----------------------------------------------------------------------------------------------
    def hear(self, server: str, note: str) -> None:
        """A note of another server.

        `move TABLE NUMBER`, with `BY ENTRY` when it is short; `seats TABLE`; `next TABLE TABLE`; `home TABLE`: it has
        none now; `here TABLE SEATS WATCHERS`, or the question who is there, `who TABLE`; `ask TABLE BY SEATS MESSAGE`
        to the table's home, and `answer TABLE BY ANSWER` from it.
        """
        what, name, *rest = note.split(" ", 2)
        more = rest[0] if rest else ""
        if what == "ask":
            self.start(self.answer(server, name, *more.split(" ", 2)))
            return
        if what == "answer":
            by, _, answer = more.partition(" ")
            self.homes.hear_answer(by, answer)
            return
        table = self.tables.get(name)
        if name in self.opening:
            self.told.add(name)
        if table is None:
            return
        if what == "move":
            number, _, rest_of_it = more.partition(" ")
            by, _, text = rest_of_it.partition(" ")
            table.hear_move(int(number), by, text)
        elif what == "seats":
            table.doubt()
        elif what == "next":
            table.tell_rematch(more)
        elif what == "home":
            table.lose_home()
        elif what == "here":
            seats, watchers = more.split(" ")
            table.hear_presence(server, {int(seat) for seat in seats.split(",") if seat}, int(watchers))
        elif what == "who":
            self.announce(table)

    async def answer(self, server: str, name: str, by: str, mine: str, text: str) -> None:
        """Do what a server asks for whose guest is not connected here."""
        envoy = Envoy(tuple(int(seat) for seat in mine.split(",") if seat), by)
        asked = PASSED.decode(text)
        try:
            said = await (await self.table(name)).do_for(envoy, asked)
        except FairyringError as error:
            said = f"refused {encode(problem(error, asked.id))}"
        self.bus.say(of_server(server), f"answer {name} {by} {said}")

    def missed(self) -> None:
        """Notes may be lost: look at every table."""
        self.told.update(self.opening)
        for table in self.tables.values():
            table.doubted = True
        self.look.set()

    async def keep_watch(self) -> None:
        """Look again and again whether something was missed."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.glance_seconds):
                    await self.look.wait()
            self.look.clear()
            try:
                await self.glance()
            except DatabaseTrouble as error:
                log.warning("cannot look what was missed: %s", error)
                await asyncio.sleep(min(0.5, self.settings.glance_seconds))
                self.look.set()

    async def glance(self) -> None:
        """Compare the tables that somebody looks at, or a bot thinks for, with the database."""
        watched = [table for table in self.tables.values() if table.guests or table.bot is not None]
        began = monotonic()
        seen = await self.store.glance([table.row.id for table in watched])
        METRICS.glances.inc(len(watched))
        for table in watched:
            if table.row.id in seen:
                table.compare(seen[table.row.id], began)
            if table.doubted:
                table.doubt()
        for name in await self.homes.check():
            if name in self.tables:
                self.tables[name].lose_home()

    def hear_ended(self, lives: set[str]) -> None:
        """Servers have ended."""
        if lives:
            log.info("servers have ended: %s", ", ".join(sorted(lives)))
            for table in list(self.tables.values()):
                table.hear_ended(lives)
            for life in lives:
                self.start(self.wake_bots(life))

    def announce(self, table: OpenTable) -> None:
        """Tell other servers who is here."""
        self.say(table.row.id, table.presence_note())

    def say(self, table: str, note: str) -> None:
        """Tell the other servers, if there may be any."""
        if self.bus.shared:
            self.bus.say(of_table(table), note)

    # --- new tables --------------------------------------------------------------------------------------------------
    async def make_table(self, wanted: NewTable) -> TableMade:
        """A new table. Raises BadSetup."""
        for seat in wanted.seats:
            if seat.kind == "bot":
                check_bot(seat.bot)
        seed = secret_deal() if wanted.seed is None else wanted.seed
        setup = Setup(wanted.game, len(wanted.seats), tuple(wanted.modules), wanted.options, seed)
        invite = make_key()
        keys = [make_key() if seat.kind == "me" else "" for seat in wanted.seats]
        kinds = {"me": "person", "friend": "free", "bot": "bot"}
        seats = [SeatRow(kinds[seat.kind], clean(seat.name), seat.bot if seat.kind == "bot" else "",
                         hashed(key) if key else "") for seat, key in zip(wanted.seats, keys, strict=True)]
        host = next((number for number, key in enumerate(keys) if key), -1)
        name = await self.create(setup, seats, hashed(invite), hashed(watch_key(invite)), patience=wanted.patience,
                                 known_deal=wanted.seed is not None, host=host)
        free = any(seat.kind == "friend" for seat in wanted.seats)
        return TableMade(name, [SeatSecret(number, key) for number, key in enumerate(keys) if key],
                         invite if free else "", watch_key(invite))

    async def create(self, setup: Setup, seats: Sequence[SeatRow], invite: str, watch: str, **more: Any) -> str:
        game = find_game(setup.game)
        session = Session.start(setup)
        await self.require_room()
        row = TableRow(make_id(), session.setup, game.fingerprint(session.setup, session.content), 0, int(time()),
                       False, session.table.seat, invite, watch, "", **more)
        await self.store.create(row, seats, (row.content, packed(session.content.facts)))
        return row.id

    async def require_room(self) -> None:
        """The database does not grow without bound. Counting is slow, so it is done now and then."""
        if monotonic() - self.counted[1] > COUNT_SECONDS:
            self.counted = (await self.store.count(), monotonic())
        if self.counted[0] >= self.settings.most_tables:
            raise TooMany("this server keeps as many tables as it may; try again another day")

    async def open_record(self, text: str) -> TableMade:
        """A table that shows an uploaded record. One after the other: nobody else waits. Raises BrokenRecord."""
        async with self.uploading:
            return await self.show_record(await asyncio.to_thread(read_record, text))

    async def show_record(self, record: Record) -> TableMade:
        if len(record.decisions) > self.settings.record_steps:
            raise TooBig(f"the record has {len(record.decisions)} decisions; at most {self.settings.record_steps}")
        try:
            session = open_record(record)
        except (OtherRules, OtherComponents) as error:
            raise BrokenRecord(str(error)) from None
        row = TableRow(make_id(), session.setup, record.content, record.takebacks, int(time()),
                       True, session.table.seat, "", "", "")
        entries: list[Entry] = []
        happenings = deque(sorted(read(record.extra, session.setup.players), key=itemgetter(0)))
        seat = session.table.seat
        pause = monotonic() + BREATH
        for number, _ in enumerate(replay_steps(session, record), 1):
            name = record.decisions[number - 1]
            while happenings and happenings[0][0] < number:
                entries.append(happened(row, len(entries) + 1, number - 1, happenings.popleft(), seat))
            entries.append(Entry(row.id, len(entries) + 1, "play", seat, name, 0, number, session.table.seat, row.made))
            seat = session.table.seat
            if monotonic() > pause:
                await asyncio.sleep(0)
                pause = monotonic() + BREATH
        check_digest(session, record.digest)
        for one in happenings:
            ended = one[1] == "resigned" and one[3].endswith(END)
            row = row._replace(state="ended" if ended else row.state)
            entries.append(happened(row, len(entries) + 1, len(record.decisions), one, NOBODY if ended else seat))
        await self.require_room()
        names = [*record.names, *[""] * session.setup.players]
        seats = [SeatRow("record", clean(names[seat]), "", "") for seat in range(session.setup.players)]
        watch = make_key()
        row = row._replace(watch=hashed(watch))
        await self.store.create(row, seats, (key_of(row, session), packed(session.content.facts)), entries)
        return TableMade(row.id, [], "", watch)

    async def rematch(self, name: str) -> str:
        """A new table for the same people, whose keys fit there too. Asked twice, it is the same table."""
        row, seats = await self.stored(name)
        if row.next:
            return row.next
        again = find_game(row.setup.game).rematch(row.setup, secret_deal())
        following = await self.create(again, [seat_again(seat) for seat in seats], row.invite, row.watch,
                                      patience=row.patience, host=row.host)
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
                taken = await self.take_seat(name, number, SeatRow("person", clean(asked.name), "", hashed(key)))
                if taken:
                    return Joined(number, key, watch_key(asked.invite))
        if asked.seat is not None:
            raise SeatTaken(f"seat {asked.seat + 1} is not free")
        raise NoFreeSeat("every seat at this table is taken")

    async def seat_bot(self, name: str, seat: int, bot: str) -> None:
        """Give a free seat to a bot."""
        check_bot(bot)
        if not await self.take_seat(name, seat, SeatRow("bot", "", bot, "")):
            raise SeatTaken(f"seat {seat + 1} is not free")

    async def take_seat(self, name: str, seat: int, row: SeatRow) -> bool:
        """Put somebody on a free seat. When its owner may come back, the log tells who sits in. False: it is taken."""
        _, seats = await self.stored(name)
        if seat >= len(seats) or seats[seat].kind != "free":
            return False
        old = seats[seat]
        if not old.owner:
            taken = await self.store.take_seat(name, seat, row)
            if taken:
                await self.seats_changed(name)
            return taken
        last = await self.store.last_entry(name)
        assert last is not None  # whoever left is in the log
        entry = Entry(name, last.number + 1, "sat", seat, both_names(old.owner_name, row.name or row.bot), 0, last.step,
                      last.deciding, int(time()))
        row = row._replace(owner=old.owner, owner_name=old.owner_name, resigned=old.resigned)
        if not await self.store.happen(entry, row):
            return await self.take_seat(name, seat, row)  # a move came first: look again
        if name in self.tables:
            self.tables[name].doubt()
        return True

    async def invitation(self, name: str, invite: str) -> Invitation:
        """What an invitation is for. Raises UnknownTable or BadKey."""
        row, seats = await self.stored(name)
        if not fits(invite, row.invite):
            raise BadKey("this invitation does not fit the table")
        last = await self.store.last_entry(name)
        present = self.tables[name].present() if name in self.tables else set[int]()
        over = (last.deciding if last else row.deciding) < 0
        return Invitation(shown_table(row), shown_seats(seats, present), over, watch_key(invite))

    async def seats_changed(self, name: str) -> None:
        if name in self.opening:
            self.told.add(name)
        if name in self.tables:
            await self.tables[name].read_seats()

    async def status(self, name: str, keys: Sequence[str], watch: str = "") -> TableStatus:
        """A table from outside, for whoever has a key to it. Raises UnknownTable or BadKey."""
        row, seats = await self.stored(name)
        mine = [number for number, seat in enumerate(seats) if any(fits(key, seat.secret) for key in keys)]
        left = [number for number, seat in enumerate(seats) if any(fits(key, seat.owner) for key in keys)]
        watching = any(fits(key, row.watch) for key in (*keys, watch) if key)
        if not mine and not left and not watching:
            raise BadKey("this key does not fit the table")
        last = await self.store.last_entry(name)
        version, step = (last.number, last.step) if last else (0, 0)
        deciding, changed = (last.deciding, last.at) if last else (row.deciding, row.made)
        present = self.tables[name].present() if name in self.tables else set[int]()
        return TableStatus(shown_table(row), shown_seats(seats, present), version, step, deciding, deciding < 0,
                           changed, mine, left, deciding in mine and not row.state, watching, row.state == "paused")

    async def seat_of(self, name: str, key: str) -> TableStatus:
        """The table, for somebody who sits at it."""
        status = await self.status(name, [key])
        if not status.mine:
            raise NotYourSeat("this is for people who sit at the table")
        return status


def seat_again(seat: SeatRow) -> SeatRow:
    """A seat at the next table: whoever left or gave up may sit there again."""
    if seat.owner:
        return SeatRow("person", seat.owner_name, "", seat.owner)
    return seat._replace(resigned=0)


def happened(row: TableRow, number: int, step: int, one: tuple[int, str, int, str], deciding: int) -> Entry:
    """A happening of an uploaded record as a line of its table's log."""
    _, kind, seat, names = one
    return Entry(row.id, number, kind, seat, names, 0, step, deciding, row.made)


def check_digest(session: Session, expected: str) -> None:
    """The record's own proof that it came out the same."""
    if expected and digest(session.table) != expected:
        raise BrokenRecord("record: replayed to the end, but the table came out differently: a decision or the seed "
                           "was edited")


def secret_deal() -> int:
    """A seed that nobody can find by trying: more than 128 bits, and seen cards tell nothing of it."""
    return SECRET + secrets.randbits(192)
