"""The past of a table: its record, its replay through one pair of eyes, its figures over the turns.

All of it is played again from the log, a little at a time, so that the living tables do not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

from fairyring.kernel.errors import BrokenRecord, FairyringError
from fairyring.kernel.record import Record
from fairyring.kernel.replay import open_record
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from fairyring.server.bodies import FigureRow, Figures, Replay, ReplayStep, TableStatus
from fairyring.server.house import House, content_of
from fairyring.server.opentable import BREATH
from fairyring.server.showing import WATCHER, changes, seat_names, shown_events, told
from fairyring.server.store import decisions_of
from fairyring.server.trouble import BadMessage, NotOver

MOST_STEPS = 500
"""Steps in one part of a replay."""


async def replayed(session: Session, decisions: list[str]) -> AsyncIterator[list[Event]]:
    """Play decisions again; others go first now and then."""
    pause = monotonic() + BREATH
    for number, name in enumerate(decisions, 1):
        try:
            yield session.play(name)
        except FairyringError as error:
            raise BrokenRecord(f"decision {number}: {error}") from None
        if monotonic() > pause:
            await asyncio.sleep(0)
            pause = monotonic() + BREATH


async def begin(house: House, status: TableStatus) -> tuple[Session, list[str]]:
    """The game at its start, and the decisions that stand."""
    row, _ = await house.stored(status.table.id)
    decisions = decisions_of(await house.store.entries(row.id))
    return open_record(row.record(), content_of(row.setup.game)), decisions


async def replay(house: House, status: TableStatus, eyes: int | None, start: int, count: int, views: bool) -> Replay:
    """A part of the past as `eyes` saw it. Raises NotOver for somebody else's eyes while the game runs."""
    own = status.mine[0] if status.mine else WATCHER
    looking = own if eyes is None else eyes
    if not WATCHER <= looking < status.table.players:
        raise BadMessage(f"there is no seat {looking + 1} at this table")
    if looking not in (WATCHER, *status.mine) and not status.over and not status.table.replay:
        raise NotOver("what others held in their hands is shown when the game is over")
    session, decisions = await begin(house, status)
    start = min(start, len(decisions))
    async for _ in replayed(session, decisions[:start]):
        pass
    first = view = session.table.view(looking)
    steps: list[ReplayStep] = []
    last = start + min(count, MOST_STEPS)
    seat = session.table.seat
    number = start
    async for events in replayed(session, decisions[start:last]):
        number += 1
        fresh = session.table.view(looking) if views else view
        steps.append(ReplayStep(number, seat, decisions[number - 1], shown_events(events, looking),
                                told(session, events, looking), changes(view, fresh) if views else []))
        view, seat = fresh, session.table.seat
    ended = number == len(decisions) and session.over
    return Replay(status.table, status.seats, looking, start, len(decisions), first if views else {}, steps,
                  session.table.outcome() if ended else None)


async def figures(house: House, status: TableStatus) -> Figures:
    """Everybody's figures after every turn; a rival's turn belongs to the one before it."""
    session, decisions = await begin(house, status)
    rows = [FigureRow(0, -1, session.table.figures())]
    active, turn = session.table.active, session.table.turn
    number = 0
    async for _ in replayed(session, decisions):
        number += 1
        table = session.table
        if table.over or (table.turn != turn and table.active != NOBODY):
            rows.append(FigureRow(number, active, table.figures()))
            active, turn = table.active, table.turn
    return Figures(rows)


async def record(house: House, status: TableStatus) -> Record:
    """The record as a file. It holds the seed, so it is for finished games, and for somebody alone at the table."""
    people = sum(seat.kind in ("person", "free") for seat in status.seats)
    if not (status.over or status.table.replay or (people == 1 and status.mine)):
        raise NotOver("the record shows everything hidden; it can be had when the game is over")
    table = await house.table(status.table.id)
    async with table.lock:
        await table.ensure_sure()
        table.session.names_of_seats = seat_names(table.seats)
        return table.session.record()
