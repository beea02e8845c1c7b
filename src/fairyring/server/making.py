"""New tables: as somebody wants one, of an uploaded record, and for the same people once more."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Sequence
from operator import itemgetter
from time import monotonic, time
from typing import Any

from fairyring.kernel.errors import BrokenRecord, OtherComponents, OtherRules
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.record import Record, digest, read_record
from fairyring.kernel.replay import open_record as open_session
from fairyring.kernel.replay import replay_steps
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, SECRET
from fairyring.server.bodies import NewTable, SeatSecret, TableMade
from fairyring.server.chronicle import END, read
from fairyring.server.contents import key_of, packed
from fairyring.server.errors import TooBig, TooMany
from fairyring.server.keys import hashed, make_id, make_key, watch_key
from fairyring.server.names import clean
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.seating import check_bot
from fairyring.server.stored_game import BREATH
from fairyring.server.table_server import TableServer

COUNT_SECONDS = 60.0
"""How long a count of all tables holds."""


async def make_table(server: TableServer, wanted: NewTable) -> TableMade:
    """A new table. Raises BadSetup."""
    for seat in wanted.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, server.settings.own_bots(wanted.game))
    seed = secret_deal() if wanted.seed is None else wanted.seed
    setup = Setup(wanted.game, len(wanted.seats), tuple(wanted.modules), wanted.options, seed)
    content, packs = server.packs.chosen(find_game(wanted.game), wanted.packs)
    invite = make_key()
    keys = [make_key() if seat.kind == "me" else "" for seat in wanted.seats]
    kinds = {"me": "person", "friend": "free", "bot": "bot"}
    seats = [SeatRow(kinds[seat.kind], clean(seat.name), seat.bot if seat.kind == "bot" else "",
                     hashed(key) if key else "") for seat, key in zip(wanted.seats, keys, strict=True)]
    host = next((number for number, key in enumerate(keys) if key), -1)
    name = await create(server, setup, content, seats, hashed(invite), hashed(watch_key(invite)),
                        patience=wanted.patience, known_deal=wanted.seed is not None, host=host, packs=packs)
    free = any(seat.kind == "friend" for seat in wanted.seats)
    return TableMade(name, [SeatSecret(number, key) for number, key in enumerate(keys) if key],
                     invite if free else "", watch_key(invite))


async def create(server: TableServer, setup: Setup, content: Any, seats: Sequence[SeatRow], invite: str, watch: str,
                 **more: Any) -> str:
    game = find_game(setup.game)
    session = Session.start(setup, content)
    await require_room(server, )
    row = TableRow(make_id(), session.setup, game.fingerprint(session.setup, session.content), 0, int(time()),
                   False, session.table.seat, invite, watch, "", **more)
    await server.store.create(row, seats, (row.content, packed(session.content.facts)))
    return row.id


async def require_room(server: TableServer) -> None:
    """The database does not grow without bound. Counting is slow, so it is done now and then."""
    if monotonic() - server.counted[1] > COUNT_SECONDS:
        server.counted = (await server.store.count(), monotonic())
    if server.counted[0] >= server.settings.most_tables:
        raise TooMany("this server keeps as many tables as it may; try again another day")


async def open_record(server: TableServer, text: str) -> TableMade:
    """A table that shows an uploaded record. One after the other: nobody else waits. Raises BrokenRecord."""
    async with server.uploading:
        return await show_record(server, await asyncio.to_thread(read_record, text))


async def show_record(server: TableServer, record: Record) -> TableMade:
    if len(record.decisions) > server.settings.record_steps:
        raise TooBig(f"the record has {len(record.decisions)} decisions; at most {server.settings.record_steps}")
    try:
        session = open_session(record)
    except (OtherRules, OtherComponents) as error:
        raise BrokenRecord(str(error)) from None
    row = TableRow(make_id(), session.setup, record.content, record.takebacks, int(time()),
                   True, session.table.seat, "", "", "", packs=tuple(map(clean, session.content.facts.packs)))
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
    await require_room(server, )
    names = [*record.names, *[""] * session.setup.players]
    seats = [SeatRow("record", clean(names[seat]), "", "") for seat in range(session.setup.players)]
    watch = make_key()
    row = row._replace(watch=hashed(watch))
    await server.store.create(row, seats, (key_of(row, session), packed(session.content.facts)), entries)
    return TableMade(row.id, [], "", watch)


async def rematch(server: TableServer, name: str) -> str:
    """A new table for the same people, whose keys fit there too. Asked twice, it is the same table."""
    row, seats = await server.stored(name)
    if row.next:
        return row.next
    again = find_game(row.setup.game).rematch(row.setup, secret_deal())
    content = (await server.contents.begun(row)).content if row.packs else None
    following = await create(server, again, content, [seat_again(seat) for seat in seats], row.invite, row.watch,
                             patience=row.patience, host=row.host, packs=row.packs if content is not None else ())
    if not await server.store.set_next(name, following):
        await server.store.delete([following])
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
