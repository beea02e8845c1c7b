"""The past of a table: its record, its replay through one pair of eyes, its figures over the turns.

All of it is played again from the log by a process of its own (see `remembering`), so that the living tables do not
wait.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from msgspec import Raw, json, structs

from fairyring.kernel.facts import Kept
from fairyring.kernel.record import Record
from fairyring.kernel.table import SPECTATOR
from fairyring.server.bodies import Replay, TableStatus
from fairyring.server.chronicle import kept
from fairyring.server.errors import BadMessage, NotOver
from fairyring.server.looker import Glance
from fairyring.server.presentation import given_up, seat_names
from fairyring.server.rows import decisions_of
from fairyring.server.table_server import TableServer

MOST_STEPS = 500
"""Steps in one part of a replay."""


async def begin(server: TableServer, status: TableStatus) -> tuple[Record, Kept | None]:
    """The record with the decisions that stand, and its components where they are not today's."""
    row, _ = await server.stored(status.table.id)
    begun = await server.contents.begun(row)
    decisions = decisions_of(await server.store.entries(row.id))
    own = begun.content is not None and status.table.older
    return replace(begun.record, decisions=tuple(decisions)), begun.content.facts.data() if own else None


async def replay(server: TableServer, status: TableStatus, eyes: int | None, start: int, count: int, views: bool,
                 address: str) -> bytes:
    """A part of the past as `eyes` saw it: a Replay as JSON. Raises NotOver for somebody else's eyes while the game
    runs."""
    own = status.mine[0] if status.mine else SPECTATOR
    looking = own if eyes is None else eyes
    if looking != SPECTATOR and not 0 <= looking < status.table.players:
        raise BadMessage(f"there is no seat {looking + 1} at this table")
    if looking not in (SPECTATOR, *status.mine) and not status.over and not status.table.replay:
        raise NotOver("what others held in their hands is shown when the game is over")
    count = min(count, MOST_STEPS)

    async def glance() -> Glance:
        record, components = await begin(server, status)
        happenings = await server.store.happenings(status.table.id)
        return Glance(record.to_json(), components, looking, start, count, views, happenings)

    sight = await server.memory.look(glance, address, final(status, "replay", looking, start, count, views))
    start = min(start, sight.total)
    outcome = sight.outcome
    if outcome is None and start + sight.shown == sight.total:
        row, seats = await server.stored(status.table.id)
        outcome = given_up(sight.last, seats, sight.rivals) if row.state == "ended" else None
    told = Replay(status.table, status.seats, looking, start, sight.total, {}, [], outcome, sight.halted)
    return json.encode({**structs.asdict(told), "view": Raw(sight.view), "steps": Raw(sight.steps)})


async def figures(server: TableServer, status: TableStatus, address: str) -> bytes:
    """Everybody's figures after every turn: Figures as JSON."""
    async def glance() -> Glance:
        record, components = await begin(server, status)
        return Glance(record.to_json(), components, figures=True)

    sight = await server.memory.look(glance, address, final(status, "figures"))
    return json.encode({"rows": Raw(sight.rows)})


def final(status: TableStatus, *what: Hashable) -> Hashable | None:
    """What names a part of the past that stays as it is; None while the game runs. Somebody alone may take back the
    end of a game and come to another, so the version is part of it."""
    return (status.table.id, status.version, *what) if status.over or status.table.replay else None


async def record(server: TableServer, status: TableStatus) -> Record:
    """The record as a file. It holds the seed, so it is for finished games, and for somebody alone at the table.
    Whoever has left a seat may come back to it, and where somebody gave up another may be invited: nobody shall play on
    against cards that somebody has seen."""
    people = sum(seat.kind in ("person", "free") or seat.plays_for is not None or seat.resigned
                 for seat in status.seats)
    if not (status.over or status.table.replay or (people == 1 and status.mine)):
        raise NotOver("the record shows everything hidden; it can be had when the game is over")
    table = await server.table(status.table.id)
    async with table.lock:
        await table.ensure_sure()
        names = seat_names(table.seats)
        if table.halted is not None:  # whoever can play it gets all of it
            decisions = decisions_of(await server.store.entries(table.row.id))
            record = replace(table.begun.record, decisions=tuple(decisions), names=names)
        else:
            table.session.names_of_seats = names
            record = table.session.record(whole=True)
        found = kept(await server.store.happenings(table.row.id))
        return replace(record, extra={**record.extra, "seats": found}) if found else record
