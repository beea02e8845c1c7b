"""People come and go: seats that are left, taken over, come back to and given up, and games that stand still.

Whoever goes away keeps the key: it fits the seat's `owner` until they come back, whoever plays there meanwhile. Those
who stay may give the seat of somebody absent to a bot or to another person once the table has waited for them for as
long as its maker set (`patience`), and that of somebody who is there but does not move where the maker set a time for
that, too (`pace`, see `clock`). Everything is a line of the log, so the record tells it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from time import monotonic

from fairyring.bots.levels import BOTS, STAND_IN
from fairyring.kernel.errors import BadSetup, StaleOption
from fairyring.kernel.game import unknown
from fairyring.server import messages
from fairyring.server.chronicle import END, both_names
from fairyring.server.errors import NotYourSeat, ReplayOnly, SeatTaken, TooEarly
from fairyring.server.guest import Guest
from fairyring.server.live_table import LiveTable
from fairyring.server.rows import SeatRow

TRIES = 10
Asked = messages.Leave | messages.Replace | messages.Return | messages.Resign | messages.Pause


def check_bot(name: str, own: Sequence[str]) -> None:
    """Only bots of ours, and those whom whoever runs the server named for this game: a name from outside must never
    import somebody's module. Raises BadSetup."""
    if name not in BOTS and name not in own:
        raise BadSetup(unknown("bot", name, [*BOTS, *own]))


async def change_seats(table: LiveTable, guest: Guest, asked: Asked) -> None:
    """Do what somebody asks for. It holds for whatever the table has come to: should another server's move come first,
    that is read, and it is tried again."""
    ways: dict[type[Asked], Callable[..., Awaitable[None]]] = {
        messages.Leave: leave, messages.Replace: replace, messages.Return: come_back, messages.Resign: resign,
        messages.Pause: pause}
    for _ in range(TRIES):
        with contextlib.suppress(StaleOption):
            await ways[type(asked)](table, guest, asked)
            return
    await ways[type(asked)](table, guest, asked)


async def leave(table: LiveTable, guest: Guest, asked: messages.Leave) -> None:
    """Go away from a seat of one's own; a bot sits down there, or whoever takes the seat."""
    async with table.lock:
        await begin(table)
        table.require_running()
        if asked.seat not in guest.mine:
            raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
        old = table.seats[asked.seat]
        await table.happen("left", asked.seat, both_names(old.name, asked.bot),
                           without_person(table, old, asked.bot), None, guest, asked.id)


async def replace(table: LiveTable, guest: Guest, asked: messages.Replace) -> None:
    """Those who stay give the seat of somebody they have waited for to a bot or to whoever takes it."""
    async with table.lock:
        await begin(table)
        table.require_running()
        if not guest.mine:
            raise NotYourSeat("this is for people who sit at the table")
        if asked.seat >= len(table.seats):
            raise SeatTaken(f"there is no seat {asked.seat + 1}")
        old = table.seats[asked.seat]
        kind = "late" if asked.seat in table.present() else "replaced"
        if old.kind == "person":
            require_waited(table, asked.seat)
        elif not old.owner and not old.resigned:
            raise SeatTaken(f"nobody has left seat {asked.seat + 1}")
        await table.happen(kind, asked.seat, both_names(old.owner_name if old.owner else old.name, asked.bot),
                           without_person(table, old, asked.bot), None, guest, asked.id)


def require_waited(table: LiveTable, seat: int) -> None:
    """Nobody loses a seat whose turn it is not, or who was waited for too short a time; and who is there, only where
    the maker of the table set a time for that."""
    if table.session.table.seat != seat:
        raise TooEarly(f"the table does not wait for seat {seat + 1}")
    if table.row.pace and table.waiting() >= table.row.pace:
        return
    if seat in table.present():
        raise TooEarly(f"seat {seat + 1} is there")
    waited = monotonic() - max(table.changed, table.gone.get(seat, -inf))
    if waited < table.row.patience:
        raise TooEarly(f"the table waits for seat {seat + 1} for {table.row.patience} seconds; "
                       f"{table.row.patience - waited:.0f} to go")


def without_person(table: LiveTable, old: SeatRow, bot: str) -> SeatRow:
    """The seat when its person is gone. The first who left it may come back, not those who sat in for them."""
    if bot:
        check_bot(bot, table.own_bots)
    owner, name = (old.owner, old.owner_name) if old.owner or old.resigned else (old.secret, old.name)
    return SeatRow("bot" if bot else "free", "", bot, "", owner, name, old.resigned)


async def come_back(table: LiveTable, guest: Guest, asked: messages.Return) -> None:
    """Sit down again where one has sat; whoever sat in goes."""
    async with table.lock:
        await begin(table)
        if asked.seat not in guest.left:
            raise NotYourSeat(f"seat {asked.seat + 1} is not one that you have left")
        old = table.seats[asked.seat]
        await table.happen("back", asked.seat, both_names(old.owner_name),
                           SeatRow("person", old.owner_name, "", old.owner), None, guest, asked.id)


async def resign(table: LiveTable, guest: Guest, asked: messages.Resign) -> None:
    """Give up for good. While at least one person and another seat play on, a bot takes the seat; else it is over."""
    async with table.lock:
        await begin(table)
        table.require_running()
        if asked.seat not in (*guest.mine, *guest.left):
            raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
        if table.session.over:
            raise NotYourSeat("the game is over")
        old = table.seats[asked.seat]
        others = [seat for number, seat in enumerate(table.seats) if number != asked.seat and not seat.resigned]
        goes_on = len(others) > 1 and any(seat.kind in ("person", "free") or seat.owner for seat in others)
        name = old.owner_name if old.owner else old.name
        if goes_on:
            bot = old.bot if old.kind == "bot" else STAND_IN
            await table.happen("resigned", asked.seat, both_names(name, bot), SeatRow("bot", "", bot, "", "", "", 1),
                               None, guest, asked.id)
        else:
            row = SeatRow("person", name, "", old.owner or old.secret, "", "", 1)
            await table.happen("resigned", asked.seat, both_names(name, END), row, "ended", guest, asked.id)


async def pause(table: LiveTable, guest: Guest, asked: messages.Pause) -> None:
    """Let the game stand still, or go on. Asked for what is, nothing happens but an answer."""
    async with table.lock:
        await begin(table)
        if not guest.mine:
            raise NotYourSeat("this is for people who sit at the table")
        if asked.on:
            table.require_running()
        elif table.row.state != "paused":
            table.tell_presence(guest, asked.id)
            return
        seat = guest.mine[0]
        await table.happen("paused" if asked.on else "resumed", seat, both_names(table.seats[seat].name), None,
                           "paused" if asked.on else "", guest, asked.id)


async def begin(table: LiveTable) -> None:
    if table.row.replay:
        raise ReplayOnly("this table shows a record; nobody sits at it")
    await table.ensure_sure()
