"""The one way a move takes: seat checked, option applied, log entry committed, then everybody is told.

While a commit is under way nobody else touches the table; when it fails, memory is thrown away and the log decides what
happened. Where another server is the table's home, moves are passed on to it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic, time

import msgspec

from fairyring.kernel.errors import CannotUndo, FairyringError, NotYourDecision, StaleOption
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from fairyring.server import messages
from fairyring.server.catching_up import CatchingUp
from fairyring.server.contents import Begun
from fairyring.server.errors import Ended, Paused, ReplayOnly, TableFull, problem
from fairyring.server.guest import Envoy, Guest, encode
from fairyring.server.homes import Homes
from fairyring.server.metrics import METRICS
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.settings import Settings
from fairyring.server.store import Store

log = logging.getLogger(__name__)


class Moves(CatchingUp):
    """A table at which something can be done."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store, homes: Homes,
                 settings: Settings, bots: list[str]) -> None:
        super().__init__(row, seats, begun, store, homes, bots)
        self.settings = settings
        self.own_bots = settings.own_bots(row.setup.game)

    # --- moves -------------------------------------------------------------------------------------------------------
    async def play(self, guest: Guest, asked: messages.Play) -> None:
        if await self.passed_on(guest, asked):
            return
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if not self.session.over and seat not in guest.mine:
                raise NotYourDecision(f"seat {seat + 1} decides now")
            await self.do_and_store("play", seat, lambda: self.session.play(asked.option), guest, asked.id)

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

            await self.do_and_store("undo-turn" if asked.whole_turn else "undo", seat, back, guest, asked.id)

    async def redo(self, guest: Guest, asked: messages.Redo) -> None:
        if await self.passed_on(guest, asked):
            return
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if seat not in guest.mine:
                raise CannotUndo("nothing to redo")
            await self.do_and_store("redo", seat, lambda: self.session.redo(seat), guest, asked.id)

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

    async def do_and_store(self, kind: str, seat: int, act: Callable[[], list[Event]], guest: Guest | None,
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
        self.note(entry)
        self.tell_all(entry, before, events, guest, answers)
        self.save_snapshot()
        self.save_result()
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
        try:
            stored = await self.store.happen(entry, row, state)
        except BaseException:
            self.doubt()  # it may be in the log or not: everybody shall see what is
            raise
        if not stored:
            await self.ensure_sure()
            raise StaleOption("something happened at the same moment; look again")
        self.sure = True
        self.note(entry)
        if row is not None:
            self.seats[seat] = row
        if state is not None:
            self.row = self.row._replace(state=state)
        self.session.alone = self.alone()
        fresh = self.reseat()
        self.tell_all(entry, entry.step, [], guest, answers, fresh)
        self.show_anew(fresh, guest, answers)
        self.tell_presence()
        self.save_result()
        self.wake_bot()

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
