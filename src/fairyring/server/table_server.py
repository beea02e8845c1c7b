"""The tables of one server: which are open, which leave memory, and word of them from other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from math import inf
from time import monotonic
from typing import Any

import msgspec

from fairyring.bots.levels import LEVELS
from fairyring.kernel.errors import FairyringError
from fairyring.server import removing
from fairyring.server.audience import PRESENCE_SECONDS
from fairyring.server.bus import Bus, of_server, of_table, open_bus
from fairyring.server.catching_up import RETRY_SECONDS
from fairyring.server.contents import Contents
from fairyring.server.errors import (
    Banned,
    DatabaseTrouble,
    NotInvited,
    TooMany,
    UnknownTable,
    closing_code,
    problem,
)
from fairyring.server.guest import Envoy, encode
from fairyring.server.homes import Homes
from fairyring.server.limits import Buckets, Door, Turnstile
from fairyring.server.live_table import LiveTable
from fairyring.server.messages import Move
from fairyring.server.metrics import METRICS
from fairyring.server.packs import Packs
from fairyring.server.reading import Reading
from fairyring.server.remembering import Memory
from fairyring.server.rows import SeatRow, TableRow
from fairyring.server.settings import Settings
from fairyring.server.store import Store, open_database
from fairyring.server.upkeep import Upkeep
from fairyring.server.workers import Workers

PASSED: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move)
SWEEP_SECONDS = 3600.0
log = logging.getLogger(__name__)


class TableServer:
    """All tables of one server."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.bus = bus if bus is not None else open_bus(settings.bus, settings.db)
        self.store = Store(open_database(settings.db), self.bus)
        self.contents = Contents(self.store)
        self.packs = Packs(settings.packs)
        self.upkeep = Upkeep(self.store)
        self.homes = Homes(self.store, self.bus)
        self.homes.hear_ended = self.hear_ended
        self.workers = Workers(settings)
        self.memory = Memory(settings)
        self.reading = Reading(settings)
        self.door = Door(settings.most_sockets, settings.most_sockets_per_address)
        self.turns = Turnstile()
        self.messages = Buckets(settings.messages_per_address, settings.message_burst_per_address)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.look = asyncio.Event()
        """Something may have been missed."""
        self.told: set[str] = set()
        """Tables of which something was said while they were being opened."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.counted = (0, -inf)
        """How many tables there are, and when they were counted."""

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
        await self.memory.end()
        await self.reading.end()
        await self.homes.end_life()
        await self.bus.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- opening and closing -----------------------------------------------------------------------------------------
    async def table(self, name: str) -> LiveTable:
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

    async def open_table(self, name: str) -> LiveTable:
        await self.bus.follow(name)
        try:
            return await self.read_table(name)
        except BaseException:
            self.bus.unfollow(name)
            raise

    async def read_table(self, name: str) -> LiveTable:
        began = monotonic()
        row, seats = await self.stored(name)
        if len(self.tables) >= self.settings.most_open:
            self.make_room()
        begun = await self.contents.begun(row)
        table = LiveTable(row, seats, begun, self.store, self.workers, self.homes, self.settings, list(LEVELS))
        table.say = self.say
        table.vanish = lambda: self.start(self.take_away(name))
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

    def close_table(self, table: LiveTable) -> None:
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
                        table.announce()
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
        total, last = 0, (0, "")
        while True:
            async with self.store.background:
                count, last = await removing.sweep(self.store, self.settings.unplayed_days, self.settings.keep_days,
                                                   self.tables, last)
            total += count
            if not last[1]:
                break
            await asyncio.sleep(0.05)
        await removing.clear_stones(self.store)
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
            if self.tables.get(name) is not table:
                return
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
        await removing.tidy(self.store, name)

    def send_away(self) -> None:
        """Whoever is banned goes, also who was there before."""
        banned = Banned()
        for guest in [guest for table in self.tables.values() for guest in table.guests]:
            if self.upkeep.banned(guest.address):
                self.start(guest.dismiss(encode(problem(banned)), closing_code(banned)))

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
            table.announce()

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
            else:  # another server has swept it
                self.start(self.take_away(table.row.id))
            if table.doubted:
                table.doubt()
            table.wake_bot(anew=False)  # should nobody think for it any more, whatever became of its home
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

    def say(self, table: str, note: str) -> None:
        """Tell the other servers, if there may be any."""
        if self.bus.shared:
            self.bus.say(of_table(table), note)
