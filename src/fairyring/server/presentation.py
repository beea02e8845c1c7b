"""What a table looks like from outside: events, decisions and views as they go over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from fairyring.kernel.game import NEXT, RivalKind, Setup, all_games
from fairyring.kernel.session import Session, tried
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event, Message, Outcome
from fairyring.server.messages import (
    Change,
    Decision,
    Final,
    LogLine,
    Option,
    Rival,
    Seat,
    Situation,
    TableEvent,
    TableInfo,
)
from fairyring.server.rows import SeatRow, TableRow


def shown_events(events: Sequence[Event], eyes: int) -> list[TableEvent]:
    """Events as these eyes may see them."""
    seen = [event.seen_by(eyes) for event in events]
    return [TableEvent(one.kind, one.seat, one.facts, one.rule, one.secret)  # type: ignore[arg-type]
            for one in seen]


def told(session: Session, events: Sequence[Event], eyes: int) -> list[LogLine]:
    """The same events in words, as lines of the log."""
    seats = [Message("player", {"seat": seat}) for seat in range(session.table.seats)]
    names = session.game.names(session.table, seats)
    seen = [event.seen_by(eyes) for event in events]
    lines = session.game.whole_story(session.content, seen, names)
    return [LogLine(message, one.rule, one.kind, one.seat, one.facts, aside)  # type: ignore[arg-type]
            for one, message, aside in lines]


def situation(session: Session, mine: Sequence[int], row: TableRow, seats: Sequence[SeatRow],
              halted: bool, waiting: int = 0) -> Situation:
    """What can be done now by whoever has the seats `mine`."""
    table = session.table
    paused = row.state == "paused"
    playable = not row.replay and row.state == "" and not halted
    outcome = outcome_of(session, row, seats)
    if outcome is not None:
        undo = playable and any(session.undo_depth(seat) for seat in mine)
        return Situation(NOBODY, table.active, table.turn, None, undo, False, outcome, paused)
    decision = None
    deciding = table.seat in mine
    if deciding and playable:
        options = [Option(one.name, one.message, one.rule, one.elements, one.kind,  # type: ignore[arg-type]
                          final, one.effect or UNSET)
                   for one, final in zip(session.options(), finals(session), strict=True)]
        decision = Decision(table.seat, session.prompt(), options)
    undo = playable and any(session.undo_depth(seat) for seat in mine)
    redo = playable and deciding and bool(session.undone)
    about = session.prompt().rule if playable and not deciding else ""
    return Situation(table.seat, table.active, table.turn, decision, undo, redo, None, paused, about, waiting)


def outcome_of(session: Session, row: TableRow, seats: Sequence[SeatRow]) -> Outcome | None:
    """How the game ended; None while it goes on."""
    table = session.table
    if row.state == "ended" and not table.over:
        return given_up(table.figures(), seats, len(table.rivals))
    return table.outcome() if table.over else None


def given_up(figures: Sequence[dict[str, int]], seats: Sequence[SeatRow], rivals: int) -> Outcome:
    """The end of a game that was given up: whoever did so comes last, whoever did not has won."""
    everybody = range(len(seats) + rivals)
    left = [number for number in everybody if number >= len(seats) or not seats[number].resigned]
    ranks = tuple(1 if number in left else len(left) + 1 for number in everybody)
    return Outcome(ranks, Message("given-up"), tuple(figures), rivals)


def finals(session: Session) -> list[Final]:
    """For every option: what would make it one that cannot be undone. Somebody alone may undo everything.

    Tried on a table dealt anew from what the deciding seat knows, so that the answer tells nothing hidden.
    """
    table = session.table
    if session.alone == table.seat:
        return [""] * len(table.options)
    world = table.resample(table.seat, 0)
    return [tried(world, code) for code in world.options]  # type: ignore[misc]


def changes(old: Any, new: Any) -> list[Change]:
    """What must be put where to make the new view of the old one."""
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if value != before:
                compare(before, value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and len(new) > 0:
        different = [i for i, value in enumerate(new) if value != old[i]]
        if 2 * len(different) > len(new) and not isinstance(new[0], dict | list):
            found.append((path, new))
            return
        for i in different:
            compare(old[i], new[i], [*path, i], found)
    elif old != new:
        found.append((path, new))


def shown_seats(rows: Sequence[SeatRow], present: set[int]) -> list[Seat]:
    """The seats for everybody to see; bots are always there."""
    return [Seat(row.kind, row.name, row.bot, row.kind == "bot" or number in present,  # type: ignore[arg-type]
                 row.owner_name if row.owner else None, bool(row.resigned))
            for number, row in enumerate(rows)]


def shown_table(row: TableRow) -> TableInfo:
    setup = row.setup
    game = all_games().get(setup.game)
    today = game is not None and game.fingerprint(setup, game.content()) == row.content
    rivals = () if game is None else game.rivals_of(setup)
    return TableInfo(row.id, setup.game, setup.players, setup.modules, dict(setup.options), row.made, row.replay,
                     row.next, row.patience, row.known_deal, row.host, not today,
                     shown_rivals(setup, rivals), row.packs, row.pace)


def shown_rivals(setup: Setup, rivals: Sequence[RivalKind]) -> list[Rival]:
    """The rivals at a table, each with its colour there."""
    return [Rival(one.id, setup.players + number if one.colour == NEXT else one.colour)
            for number, one in enumerate(rivals)]


def seat_names(rows: Sequence[SeatRow]) -> tuple[str, ...]:
    """Names for a record: who has none is called after the seat."""
    return tuple(row.name or (f"{row.bot} {number}" if row.kind == "bot" else f"player {number}")
                 for number, row in enumerate(rows, 1))

