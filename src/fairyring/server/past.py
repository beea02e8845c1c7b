"""The past of a table: its record, its replay through one pair of eyes, its figures over the turns.

All of it is played again from the log, a little at a time, so that the living tables do not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from time import monotonic

from fairyring.kernel.errors import BrokenRecord, CannotGoOn, FairyringError
from fairyring.kernel.record import Record
from fairyring.kernel.replay import open_to_look
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from fairyring.server.bodies import FigureRow, Figures, Replay, ReplayStep, TableStatus
from fairyring.server.chronicle import kept, line
from fairyring.server.house import House
from fairyring.server.opentable import BREATH
from fairyring.server.showing import WATCHER, changes, given_up, seat_names, shown_events, told
from fairyring.server.store import Entry, decisions_of
from fairyring.server.trouble import BadMessage, NotOver, problem

MOST_STEPS = 500
"""Steps in one part of a replay."""


async def replayed(session: Session, decisions: list[str]) -> AsyncIterator[list[Event]]:
    """Play decisions again, as far as they can be; others go first now and then."""
    pause = monotonic() + BREATH
    for name in decisions:
        try:
            events = session.play(name)
        except FairyringError:
            return
        yield events
        if monotonic() > pause:
            await asyncio.sleep(0)
            pause = monotonic() + BREATH


async def begin(house: House, status: TableStatus) -> tuple[Session, list[str], BrokenRecord | None]:
    """The game at its start, the decisions that stand, and why they may lead only as far as they fit."""
    row, _ = await house.stored(status.table.id)
    decisions = decisions_of(await house.store.entries(row.id))
    session, halted = open_to_look(*await house.contents.begun(row))
    return session, decisions, halted


async def replay(house: House, status: TableStatus, eyes: int | None, start: int, count: int, views: bool) -> Replay:
    """A part of the past as `eyes` saw it. Raises NotOver for somebody else's eyes while the game runs."""
    own = status.mine[0] if status.mine else WATCHER
    looking = own if eyes is None else eyes
    if not WATCHER <= looking < status.table.players:
        raise BadMessage(f"there is no seat {looking + 1} at this table")
    if looking not in (WATCHER, *status.mine) and not status.over and not status.table.replay:
        raise NotOver("what others held in their hands is shown when the game is over")
    session, decisions, halted = await begin(house, status)
    if halted is not None:
        decisions = await that_fit(house, status)
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
    if number < min(last, len(decisions)):
        halted = halted or CannotGoOn(f"table {status.table.id}: decision {number + 1} does not fit")
        decisions = decisions[:number]
    ended = number == len(decisions) and session.over
    row, seats = await house.stored(status.table.id)
    put_in(steps, await house.store.happenings(row.id), start, len(decisions))
    given = given_up(session.table, seats) if number == len(decisions) and row.state == "ended" else None
    return Replay(status.table, status.seats, looking, start, len(decisions), first if views else {}, steps,
                  session.table.outcome() if ended else given, None if halted is None else problem(halted).message)


async def that_fit(house: House, status: TableStatus) -> list[str]:
    """Of a game that cannot be played on, the decisions that can be shown."""
    session, decisions, _ = await begin(house, status)
    return decisions[:sum([1 async for _ in replayed(session, decisions)])]


def put_in(steps: list[ReplayStep], happenings: list[Entry], start: int, total: int) -> None:
    """Who came and went, each behind the decision it followed; what came before the first stands with it."""
    for entry in happenings:
        step = max(1, min(entry.step, total))
        if start < step <= start + len(steps):
            steps[step - start - 1].log.append(line(entry))


async def figures(house: House, status: TableStatus) -> Figures:
    """Everybody's figures after every turn; a rival's turn belongs to the one before it."""
    session, decisions, _ = await begin(house, status)
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
        names = seat_names(table.seats)
        if table.halted is not None:  # whoever can play it gets all of it
            decisions = decisions_of(await house.store.entries(table.row.id))
            record = replace(table.begun.record, decisions=tuple(decisions), names=names)
        else:
            table.session.names_of_seats = names
            record = table.session.record(whole=True)
        found = kept(await house.store.happenings(table.row.id))
        return replace(record, extra={**record.extra, "seats": found}) if found else record
