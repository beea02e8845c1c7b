"""New tables: as somebody wants one, of an uploaded record, and for the same people once more."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import monotonic, time
from typing import Any

from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.session import Session
from fairyring.kernel.table import SECRET
from fairyring.server.bodies import NewTable, SeatSecret, TableMade
from fairyring.server.contents import packed
from fairyring.server.errors import BadMessage, DatabaseTrouble, TooMany
from fairyring.server.keys import Bunch, fits, hashed, make_id, make_key, weak
from fairyring.server.names import clean
from fairyring.server.removing import remove
from fairyring.server.rows import SeatRow, TableRow
from fairyring.server.seating import check_bot
from fairyring.server.table_server import TableServer

COUNT_SECONDS = 60.0
"""How long a count of all tables holds."""


async def make_table(server: TableServer, wanted: NewTable) -> TableMade:
    """A new table. Asked again with the same secret, it is the same table. Raises BadSetup."""
    if wanted.secret is None:
        return await make_anew(server, wanted, Bunch(make_key()))
    if weak(wanted.secret):
        raise BadMessage("this secret was not drawn at random")
    bunch = Bunch(wanted.secret)
    made = await made_before(server, bunch)
    if made is not None:
        return made
    try:
        return await make_anew(server, wanted, bunch)
    except DatabaseTrouble:  # unless the same request came twice, and the other was faster
        made = await made_before(server, bunch)
        if made is None:
            raise
        return made


async def made_before(server: TableServer, bunch: Bunch) -> TableMade | None:
    """The table that was made with these keys, for whoever made it."""
    if await server.store.find(bunch.table) is None:
        return None
    return shown_keys(bunch, await server.store.seats(bunch.table))


def shown_keys(bunch: Bunch, seats: Sequence[SeatRow]) -> TableMade:
    mine = [SeatSecret(number, bunch.seat(number)) for number, seat in enumerate(seats)
            if fits(bunch.seat(number), seat.secret)]
    return TableMade(bunch.table, mine, bunch.invite if any(seat.kind == "free" for seat in seats) else "", bunch.watch)


async def make_anew(server: TableServer, wanted: NewTable, bunch: Bunch) -> TableMade:
    for seat in wanted.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, server.settings.own_bots(wanted.game))
    seed = secret_deal() if wanted.seed is None else wanted.seed
    setup = Setup(wanted.game, len(wanted.seats), tuple(wanted.modules), wanted.options, seed)
    content, packs = server.packs.chosen(find_game(wanted.game), wanted.packs)
    kinds = {"me": "person", "friend": "free", "bot": "bot"}
    seats = [SeatRow(kinds[seat.kind], clean(seat.name), seat.bot if seat.kind == "bot" else "",
                     hashed(bunch.seat(number)) if seat.kind == "me" else "")
             for number, seat in enumerate(wanted.seats)]
    host = next((number for number, seat in enumerate(wanted.seats) if seat.kind == "me"), -1)
    await create(server, bunch.table, setup, content, seats, hashed(bunch.invite), hashed(bunch.watch),
                 patience=wanted.patience, pace=wanted.pace, known_deal=wanted.seed is not None, host=host, packs=packs)
    return shown_keys(bunch, seats)


async def create(server: TableServer, name: str, setup: Setup, content: Any, seats: Sequence[SeatRow], invite: str,
                 watch: str, **more: Any) -> None:
    game = find_game(setup.game)
    session = Session.start(setup, content)
    await require_room(server)
    row = TableRow(name, session.setup, game.fingerprint(session.setup, session.content), 0, int(time()),
                   False, session.table.seat, invite, watch, "", **more)
    await server.store.create(row, seats, (row.content, packed(session.content.facts)))


async def require_room(server: TableServer) -> None:
    """The database does not grow without bound. Counting is slow, so it is done now and then."""
    if monotonic() - server.counted[1] > COUNT_SECONDS:
        server.counted = (await server.store.count(), monotonic())
    if server.counted[0] >= server.settings.most_tables:
        raise TooMany("this server keeps as many tables as it may; try again another day")


async def open_record(server: TableServer, text: str, address: str = "") -> TableMade:
    """A table that shows an uploaded record. Raises BrokenRecord, TooBig, TooMany."""
    row, seats, entries, components = await server.reading.table(text, address)
    await require_room(server)
    watch = make_key()
    row = row._replace(watch=hashed(watch))
    await server.store.create(row, seats, next(iter(components.items())), entries)
    return TableMade(row.id, [], "", watch)


async def rematch(server: TableServer, name: str) -> str:
    """A new table for the same people, whose keys fit there too. Asked twice, it is the same table."""
    row, seats = await server.stored(name)
    if row.next:
        return row.next
    again = find_game(row.setup.game).rematch(row.setup, secret_deal())
    content = (await server.contents.begun(row)).content if row.packs else None
    following = make_id()
    await create(server, following, again, content, [seat_again(seat) for seat in seats], row.invite, row.watch,
                 patience=row.patience, pace=row.pace, host=row.host, packs=row.packs if content is not None else ())
    if not await server.store.set_next(name, following):
        await remove(server.store, following, 0)
        row, _ = await server.stored(name)
        return row.next
    if name in server.opening:
        server.told.add(name)
    if name in server.tables:
        server.tables[name].tell_rematch(following)
    return following


def seat_again(seat: SeatRow) -> SeatRow:
    """A seat at the next table: whoever left or gave up may sit there again."""
    if seat.owner:
        return SeatRow("person", seat.owner_name, "", seat.owner)
    return seat._replace(resigned=0)


def secret_deal() -> int:
    """A seed that nobody can find by trying: more than 128 bits, and seen cards tell nothing of it."""
    return SECRET + secrets.randbits(192)
