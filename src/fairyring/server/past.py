"""The past of a table: its record, its replay through one pair of eyes, its figures over the turns.

All of it is played again from the log by a process of its own (see `remembering`), so that the living tables do not
wait.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from fairyring.kernel.content import Kept
from fairyring.kernel.record import Record
from fairyring.kernel.table import SPECTATOR
from fairyring.server.bodies import Figures, Replay, ReplayStep, TableStatus
from fairyring.server.chronicle import kept, line
from fairyring.server.errors import BadMessage, NotOver
from fairyring.server.looker import Glance
from fairyring.server.presentation import given_up, seat_names
from fairyring.server.rows import Entry, decisions_of
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
                 address: str) -> Replay:
    """A part of the past as `eyes` saw it. Raises NotOver for somebody else's eyes while the game runs."""
    own = status.mine[0] if status.mine else SPECTATOR
    looking = own if eyes is None else eyes
    if looking != SPECTATOR and not 0 <= looking < status.table.players:
        raise BadMessage(f"there is no seat {looking + 1} at this table")
    if looking not in (SPECTATOR, *status.mine) and not status.over and not status.table.replay:
        raise NotOver("what others held in their hands is shown when the game is over")
    record, components = await begin(server, status)
    count = min(count, MOST_STEPS)
    glance = Glance(record.to_json(), components, looking, start, count, views)
    final = ("replay", status.table.id, looking, start, count, views) if status.over or status.table.replay else None
    sight = await server.memory.look(glance, address, final)
    row, seats = await server.stored(status.table.id)
    start = min(start, sight.total)
    steps = put_in(sight.steps, await server.store.happenings(row.id), start, sight.total)
    stops = start + len(steps) == sight.total
    given = given_up(sight.last, seats, sight.rivals) if stops and row.state == "ended" else None
    return Replay(status.table, status.seats, looking, start, sight.total, sight.view, steps, sight.outcome or given,
                  sight.halted)


def put_in(steps: list[ReplayStep], happenings: list[Entry], start: int, total: int) -> list[ReplayStep]:
    """The steps with who came and went, each behind the decision it followed; what came before the first stands with
    it."""
    found = list(steps)
    for entry in happenings:
        step = max(1, min(entry.step, total))
        if start < step <= start + len(found):
            at = step - start - 1
            found[at] = structs.replace(found[at], log=[*found[at].log, line(entry)])
    return found


async def figures(server: TableServer, status: TableStatus, address: str) -> Figures:
    """Everybody's figures after every turn."""
    record, components = await begin(server, status)
    final = ("figures", status.table.id) if status.over or status.table.replay else None
    sight = await server.memory.look(Glance(record.to_json(), components, figures=True), address, final)
    return Figures(sight.rows)


async def record(server: TableServer, status: TableStatus) -> Record:
    """The record as a file. It holds the seed, so it is for finished games, and for somebody alone at the table.
    Whoever has left a seat may come back to it, and would play on with cards that somebody has seen."""
    people = sum(seat.kind in ("person", "free") or seat.plays_for is not None for seat in status.seats)
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
