"""A process that reads records from outside: plays each to its end and makes the table that shows it.

A record may bring components of its own, so whoever wrote it may have written anything. Here it can take too long, fill
the memory or break the program, and nobody at a table notices: the process is ended, and the record refused.

It speaks as the processes that think for bots do (see `worker`): a record with its length before it, then the table.
"""

from __future__ import annotations

import contextlib
import signal
from base64 import b64encode
from collections import deque
from operator import itemgetter
from time import time
from typing import BinaryIO

import msgspec

from fairyring.kernel.errors import BrokenRecord, Endless, FairyringError, OtherComponents, OtherRules
from fairyring.kernel.game import all_games
from fairyring.kernel.record import Record, digest, read_record
from fairyring.kernel.replay import open_record, replay_steps
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.server.bundles import as_line
from fairyring.server.chronicle import END, read
from fairyring.server.contents import key_of, packed
from fairyring.server.keys import make_id
from fairyring.server.names import clean
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.worker import LENGTH, frame, live

MOST_MEMORY = 2 * 2**30
"""Bytes that the process may ask for."""

MOST_SECONDS = 1.0
"""Of the processor for one decision: whoever opens the table plays it again, and others wait so long."""


class Sent(msgspec.Struct, frozen=True):
    """A record as it came, and how many decisions it may have."""

    text: str
    most: int


class Shown(msgspec.Struct, frozen=True):
    """The table that shows it, as a line of a file of tables; or what is wrong with the record."""

    table: str = ""
    wrong: str = ""
    long: bool = False
    """It has more decisions than it may."""


RECORDS = msgspec.msgpack.Decoder(Sent)
TABLES = msgspec.msgpack.Decoder(Shown)


def examine(sent: Sent) -> Shown:
    try:
        record = read_record(sent.text)
        if len(record.decisions) > sent.most:
            return Shown(wrong=f"the record has {len(record.decisions)} decisions; at most {sent.most}", long=True)
        return Shown(table_of(record))
    except FairyringError as error:
        return Shown(wrong=str(error))


def table_of(record: Record) -> str:
    """The table that shows a record, played to its end."""
    bound_time()
    try:
        session = open_record(record)
    except (OtherRules, OtherComponents, Endless) as error:
        raise BrokenRecord(str(error)) from None
    row = TableRow(make_id(), session.setup, record.content, record.takebacks, int(time()),
                   True, session.table.seat, "", "", "", packs=tuple(map(clean, session.content.facts.packs)))
    entries: list[Entry] = []
    happenings = deque(sorted(read(record.extra, session.setup.players), key=itemgetter(0)))
    seat = session.table.seat
    bound_time()
    for number, _ in enumerate(replay_steps(session, record), 1):
        bound_time()
        name = record.decisions[number - 1]
        while happenings and happenings[0][0] < number:
            entries.append(happened(row, len(entries) + 1, number - 1, happenings.popleft(), seat))
        entries.append(Entry(row.id, len(entries) + 1, "play", seat, name, 0, number, session.table.seat, row.made))
        seat = session.table.seat
    bound_time(0)
    check_digest(session, record.digest)
    for one in happenings:
        ended = one[1] == "resigned" and one[3].endswith(END)
        row = row._replace(state="ended" if ended else row.state)
        entries.append(happened(row, len(entries) + 1, len(record.decisions), one, NOBODY if ended else seat))
    names = [*record.names, *[""] * session.setup.players]
    seats = [SeatRow("record", clean(names[number]), "", "") for number in range(session.setup.players)]
    components = b64encode(packed(session.content.facts)).decode()
    return as_line(row, seats, entries, {key_of(row, session): components})


def happened(row: TableRow, number: int, step: int, one: tuple[int, str, int, str], deciding: int) -> Entry:
    """A happening of an uploaded record as a line of its table's log."""
    _, kind, seat, names = one
    return Entry(row.id, number, kind, seat, names, 0, step, deciding, row.made)


def check_digest(session: Session, expected: str) -> None:
    """The record's own proof that it came out the same."""
    if expected and digest(session.table) != expected:
        raise BrokenRecord("record: replayed to the end, but the table came out differently: a decision or the seed "
                           "was edited")


def bound_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):  # where Unix's modules are missing, it is not bounded
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def bound_time(seconds: float = MOST_SECONDS) -> None:
    """From now on so much of the processor's time; the system ends the process that takes more. 0: as much as it
    likes."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def serve(records: BinaryIO, tables: BinaryIO) -> None:
    bound_memory()
    for game in all_games().values():
        game.content()  # read before anybody's time is counted
    while head := records.read(LENGTH):
        body = records.read(int.from_bytes(head, "big"))
        try:
            shown = examine(RECORDS.decode(body))
        except Exception as error:  # whatever is wrong with a record, the next one is read
            shown = Shown(wrong=f"record: it cannot be played again ({type(error).__name__})")
        bound_time(0)
        tables.write(frame(shown))
        tables.flush()


if __name__ == "__main__":
    live(serve)
