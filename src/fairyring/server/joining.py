"""Who may sit where: invitations, free seats, and what a key opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time

from fairyring.server.bodies import Invitation, Join, Joined, TableStatus
from fairyring.server.chronicle import both_names
from fairyring.server.errors import BadKey, BadMessage, DatabaseTrouble, NoFreeSeat, NotYourSeat, SeatTaken
from fairyring.server.keys import fits, hashed, make_key, watch_key, weak
from fairyring.server.names import clean
from fairyring.server.presentation import shown_seats, shown_table
from fairyring.server.rows import Entry, SeatRow
from fairyring.server.seating import check_bot
from fairyring.server.table_server import TableServer


async def join(server: TableServer, name: str, asked: Join) -> Joined:
    """Take a free seat with the invitation. Asked again with the same key, it is the same seat."""
    row, seats = await server.stored(name)
    if not fits(asked.invite, row.invite):
        raise BadKey("this invitation does not fit the table")
    if asked.secret is not None and weak(asked.secret):
        raise BadMessage("this key was not drawn at random")
    key = asked.secret or make_key()
    seat = seat_with(key, seats)
    if seat is None:
        wished = range(len(seats)) if asked.seat is None else [asked.seat]
        seat = await sit_down(server, name, wished, SeatRow("person", clean(asked.name), "", hashed(key)))
    if seat is None:  # unless the same request came twice, and the other was faster
        seat = seat_with(key, (await server.stored(name))[1])
    if seat is not None:
        return Joined(seat, key, watch_key(asked.invite))
    if asked.seat is not None:
        raise SeatTaken(f"seat {asked.seat + 1} is not free")
    raise NoFreeSeat("every seat at this table is taken")


def seat_with(key: str, seats: Sequence[SeatRow]) -> int | None:
    """The seat that this key opens, or may open again."""
    return next((number for number, seat in enumerate(seats) if fits(key, seat.secret) or fits(key, seat.owner)), None)


async def sit_down(server: TableServer, name: str, wished: Iterable[int], row: SeatRow) -> int | None:
    """Take the first seat that is free; None when there is none."""
    for number in wished:
        if await take_seat(server, name, number, row):
            return number
    return None


async def seat_bot(server: TableServer, name: str, seat: int, bot: str) -> None:
    """Give a free seat to a bot."""
    row, _ = await server.stored(name)
    check_bot(bot, server.settings.own_bots(row.setup.game))
    if not await take_seat(server, name, seat, SeatRow("bot", "", bot, "")):
        raise SeatTaken(f"seat {seat + 1} is not free")


async def take_seat(server: TableServer, name: str, seat: int, row: SeatRow) -> bool:
    """Put somebody on a free seat. When its owner may come back, or gave up, the log tells who sits in. False: it is
    taken."""
    _, seats = await server.stored(name)
    if seat >= len(seats) or seats[seat].kind != "free":
        return False
    old = seats[seat]
    if not old.owner and not old.resigned:
        taken = await server.store.take_seat(name, seat, row)
        if taken:
            await seats_changed(server, name)
        return taken
    last = await server.store.last_entry(name)
    assert last is not None  # whoever left is in the log
    entry = Entry(name, last.number + 1, "sat", seat, both_names(old.owner_name, row.name or row.bot), 0, last.step,
                  last.deciding, int(time()))
    given_up = old.resigned if row.kind == "bot" else 0  # a person plays for themselves there
    row = row._replace(owner=old.owner, owner_name=old.owner_name, resigned=given_up)
    if not await server.store.happen(entry, row):
        return await take_seat(server, name, seat, row)  # a move came first: look again
    if name in server.tables:
        server.tables[name].doubt()
    return True


async def invitation(server: TableServer, name: str, invite: str) -> Invitation:
    """What an invitation is for. Raises UnknownTable or BadKey."""
    row, seats = await server.stored(name)
    if not fits(invite, row.invite):
        raise BadKey("this invitation does not fit the table")
    last = await server.store.last_entry(name)
    present = server.tables[name].present() if name in server.tables else set[int]()
    over = (last.deciding if last else row.deciding) < 0
    return Invitation(shown_table(row), shown_seats(seats, present), over, watch_key(invite))


async def seats_changed(server: TableServer, name: str) -> None:
    if name in server.opening:
        server.told.add(name)
    if name in server.tables:
        try:
            await server.tables[name].read_seats()
        except DatabaseTrouble:  # the seat is taken: whoever has it must get its key
            server.tables[name].doubt()


async def status_for(server: TableServer, name: str, keys: Sequence[str], watch: str = "") -> TableStatus:
    """A table from outside, for whoever has a key to it. Raises UnknownTable or BadKey."""
    row, seats = await server.stored(name)
    mine = [number for number, seat in enumerate(seats) if any(fits(key, seat.secret) for key in keys)]
    left = [number for number, seat in enumerate(seats) if any(fits(key, seat.owner) for key in keys)]
    watching = any(fits(key, row.watch) for key in (*keys, watch) if key)
    if not mine and not left and not watching:
        raise BadKey("this key does not fit the table")
    last = await server.store.last_entry(name)
    version, step = (last.number, last.step) if last else (0, 0)
    deciding, changed = (last.deciding, last.at) if last else (row.deciding, row.made)
    present = server.tables[name].present() if name in server.tables else set[int]()
    ranks = await server.store.result(name, version) if deciding < 0 else []
    return TableStatus(shown_table(row), shown_seats(seats, present), version, step, deciding, deciding < 0, ranks,
                       changed, mine, left, deciding in mine and not row.state, watching, row.state == "paused")


async def seat_of(server: TableServer, name: str, key: str) -> TableStatus:
    """The table, for somebody who sits at it."""
    status = await status_for(server, name, [key])
    if not status.mine:
        raise NotYourSeat("this is for people who sit at the table")
    return status
