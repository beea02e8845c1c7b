"""What is kept: tables, their seats, and the log of everything done at them.

The log is append-only, and (table, number) is unique: whoever comes second with the same number, on this server or
another, is told so and looks again. Appends that arrive while a commit is under way share the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, time
from typing import Any, NamedTuple

import msgspec
from platformdirs import user_data_path

from fairyring.kernel.game import Setup
from fairyring.kernel.table import SECRET
from fairyring.server.bus import Bus, of_table
from fairyring.server.database import Database, Statement
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.metrics import METRICS
from fairyring.server.migrations import MIGRATIONS
from fairyring.server.postgres import Postgres
from fairyring.server.rows import STONE, Entry, SeatRow, TableRow
from fairyring.server.sqlite import Sqlite

log = logging.getLogger(__name__)

GROUP = 64
"""At most so many appends share a commit."""

MOST_NOTED = 2_000
"""Options of a longer entry are not sent along with word of it."""

BACKGROUND = 2
"""At most so many readings at once that nobody waits for."""


TABLE_COLUMNS = ("id, game, players, modules, options, seed, content, rules_version, takebacks, made, replay, "
                 "deciding, invite, watch, next, state, patience, known_deal, host, deal, packs, pace")
SEAT_COLUMNS = "kind, name, bot, secret, owner, owner_name, resigned"
LOG_COLUMNS = "table_id, number, kind, seat, name, alone, step, deciding, at"


class Waiting(NamedTuple):
    entry: Entry
    by: str
    done: asyncio.Future[bool]


class Glance(NamedTuple):
    """As much of a table as shows whether somebody who has it in memory has missed something."""

    version: int
    next: str
    seats: list[SeatRow]


class Store:
    """The tables in a database."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.db = database
        self.bus = bus
        """Other servers hear of what is stored."""
        self.waiting: deque[Waiting] = deque()
        self.wake = asyncio.Event()
        self.committer: asyncio.Task[None] | None = None
        self.background = asyncio.Semaphore(BACKGROUND)
        """Held while something is read that nobody waits for, so that whoever waits finds the database free."""
        self.trouble = ""
        """What was wrong with the database last time, empty when it worked."""

    async def open(self) -> None:
        await self.db.open(MIGRATIONS)
        self.committer = asyncio.create_task(self.commit_groups())

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        while self.waiting and self.committer is not None and not self.committer.done():
            await asyncio.sleep(0.01)
        if self.committer is not None:
            self.committer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.committer
        await self.db.close()

    # --- the log -----------------------------------------------------------------------------------------------------
    async def append(self, entry: Entry, by: str = "") -> bool:
        """Add a line to the log. True: it is durable. False: somebody else has written that number.

        `by` is the request of another server that asked for it. Raises DatabaseTrouble when nobody can say; the log
        decides when it can be read again.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(entry, by, done))
        self.wake.set()
        return await done

    async def commit_groups(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group = [self.waiting.popleft() for _ in range(min(GROUP, len(self.waiting)))]
                try:
                    await self.commit(group)
                except DatabaseTrouble as error:
                    refuse(group, error)
                except asyncio.CancelledError:
                    refuse(group, DatabaseTrouble("the server stops"))
                    raise
                except Exception as error:  # a fault of ours must not keep later moves from being stored
                    log.exception("a commit failed")
                    refuse(group, DatabaseTrouble(f"the commit failed: {type(error).__name__}"))

    async def commit(self, group: list[Waiting]) -> None:
        started = perf_counter()
        values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(group))
        sql = (f"INSERT INTO log ({LOG_COLUMNS}) VALUES {values} "
               "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number")
        args = [value for one in group for value in one.entry]
        [rows] = await self.write([(sql, args)])
        kept = {(table, number) for table, number in rows}
        for one in group:
            stored = (one.entry.table, one.entry.number) in kept
            if not one.done.done():
                one.done.set_result(stored)
            if stored and self.bus.shared:
                self.say_move(one.entry, one.by)
        METRICS.commits.observe(perf_counter() - started)
        METRICS.committed.inc(len(kept))

    def say_move(self, entry: Entry, by: str) -> None:
        """`move TABLE NUMBER BY ENTRY`; a very long entry is left for the others to read."""
        text = encode(entry[2:]) if len(entry.name) < MOST_NOTED else ""
        self.bus.say(of_table(entry.table), f"move {entry.table} {entry.number} {by or '-'} {text}")

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table behind a number, in order."""
        rows = await self.fetch(f"SELECT {LOG_COLUMNS} FROM log WHERE table_id = ? AND number > ? ORDER BY number",
                                table, after)
        return [Entry(*row) for row in rows]

    async def last_entry(self, table: str) -> Entry | None:
        rows = await self.fetch(f"SELECT {LOG_COLUMNS} FROM log WHERE table_id = ? ORDER BY number DESC LIMIT 1", table)
        return Entry(*rows[0]) if rows else None

    async def streak(self, table: str, deciding: int) -> list[Entry]:
        """The end of the log from where this seat was asked after others; empty when it was from the beginning."""
        [[before]] = await self.fetch("SELECT COALESCE(MAX(number), 0) FROM log WHERE table_id = ? AND deciding <> ?",
                                      table, deciding)
        return await self.entries(table, before) if before else []

    # --- tables and seats --------------------------------------------------------------------------------------------
    async def create(self, table: TableRow, seats: Sequence[SeatRow], content: tuple[str, bytes] | None,
                     entries: Sequence[Entry] = ()) -> None:
        """A new table with its components, which are stored once for all tables that play with the same; without them
        where nobody has kept them."""
        setup = table.setup
        holes = ", ".join("?" * 22)
        secret = setup.seed >= SECRET
        statements: list[Statement] = [(f"DELETE FROM log WHERE table_id = ? AND kind = '{STONE}'", (table.id,))]
        if content is not None:
            keep = ("INSERT INTO contents (name, data) VALUES (?, ?) ON CONFLICT (name) DO UPDATE "
                    "SET data = excluded.data WHERE LENGTH(contents.data) = 0")
            statements.append((keep, content))
        statements.append((
            f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({holes})",
            (table.id, setup.game, setup.players, encode(setup.modules), encode(setup.options),
             0 if secret else setup.seed, table.content, setup.rules, table.takebacks, table.made, int(table.replay),
             table.deciding, table.invite, table.watch, table.next, table.state, table.patience, int(table.known_deal),
             table.host, f"{setup.seed:x}" if secret else "", encode(table.packs), table.pace)))
        statements += [(f"INSERT INTO seats (table_id, seat, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        (table.id, number, *seat)) for number, seat in enumerate(seats)]
        for start in range(0, len(entries), GROUP):
            part = entries[start:start + GROUP]
            values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(part))
            statements.append((f"INSERT INTO log ({LOG_COLUMNS}) VALUES {values}",
                               [value for entry in part for value in entry]))
        await self.write(statements)

    async def find(self, table: str) -> TableRow | None:
        rows = await self.fetch(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table)
        if not rows:
            return None
        (name, game, players, modules, options, seed, content, rules, takebacks, made, replay, deciding, invite, watch,
         following, state, patience, known_deal, host, deal, packs, pace) = rows[0]
        setup = Setup(game, players, tuple(msgspec.json.decode(modules)), msgspec.json.decode(options),
                      int(deal, 16) if deal else seed, rules)
        return TableRow(name, setup, content, takebacks, made, bool(replay), deciding, invite, watch, following, state,
                        patience, bool(known_deal), host, tuple(msgspec.json.decode(packs)), pace)

    async def seats(self, table: str) -> list[SeatRow]:
        rows = await self.fetch(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", table)
        return [SeatRow(*row) for row in rows]

    async def take_seat(self, table: str, seat: int, row: SeatRow) -> bool:
        """Put somebody on a free seat. False: it is not free any more, or their key has a seat there already."""
        sql = ("UPDATE seats SET kind = ?, name = ?, bot = ?, secret = ? "
               "WHERE table_id = ? AND seat = ? AND kind = 'free' "
               "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND secret = ? AND secret <> '') RETURNING seat")
        [rows] = await self.write([(sql, (*row[:4], table, seat, table, row.secret))], [f"seats {table}"])
        return bool(rows)

    async def happen(self, entry: Entry, seat: SeatRow | None = None, state: str | None = None) -> bool:
        """A happening: the line of the log and what it changes, in one transaction. False: the number is taken."""
        line = ("WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ? AND number = ? AND kind = ? AND seat = ? "
                "AND name = ? AND at = ?) AND ")
        ours = (entry.table, entry.number, entry.kind, entry.seat, entry.name, entry.at)
        insert = (f"INSERT INTO log ({LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (table_id, number) DO NOTHING RETURNING number")
        statements: list[Statement] = [(insert, entry)]
        if seat is not None:
            sql = ("UPDATE seats SET kind = ?, name = ?, bot = ?, secret = ?, owner = ?, owner_name = ?, resigned = ? "
                   f"{line} table_id = ? AND seat = ?")
            statements.append((sql, (*seat, *ours, entry.table, entry.seat)))
        if state is not None:
            statements.append((f"UPDATE tables SET state = ? {line} id = ?", (state, *ours, entry.table)))
        rows, *_ = await self.write(statements, [f"move {entry.table} {entry.number}", f"seats {entry.table}"])
        return bool(rows)

    async def happenings(self, table: str) -> list[Entry]:
        """Everything in the log of a table that is no move, in order."""
        rows = await self.fetch(f"SELECT {LOG_COLUMNS} FROM log WHERE table_id = ? AND kind NOT IN "
                                "('play', 'undo', 'undo-turn', 'redo') ORDER BY number", table)
        return [Entry(*row) for row in rows]

    async def rename(self, table: str, seat: int, name: str) -> None:
        await self.write([("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (name, table, seat))],
                         [f"seats {table}"])

    async def set_next(self, table: str, following: str) -> bool:
        """Note the table of the rematch. False: there is one already."""
        [rows] = await self.write(
            [("UPDATE tables SET next = ? WHERE id = ? AND next = '' RETURNING next", (following, table))],
            [f"next {table} {following}"])
        return bool(rows)

    async def count(self) -> int:
        [[count]] = await self.fetch("SELECT COUNT(*) FROM tables")
        return int(count)

    async def beat(self) -> None:
        """Write something, so that a disk that is full or read-only shows."""
        sql = "INSERT INTO pulse (name, at) VALUES ('health', ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at"
        await self.write([(sql, (int(time()),))])

    async def bots_to_move(self, after: str, home: str = "", most: int = 200) -> tuple[list[str], str]:
        """Tables among the next `most` behind `after` where a bot decides and people sit; and the last looked at.

        With `home` only those whose home that server was.
        """
        there, args = (" JOIN homes h ON h.table_id = t.id AND h.server = ?", [home]) if home else ("", [])
        rows = await self.fetch(
            "SELECT t.id, (SELECT s.kind FROM seats s WHERE s.table_id = t.id AND s.seat = COALESCE((SELECT l.deciding "
            f"FROM log l WHERE l.table_id = t.id ORDER BY l.number DESC LIMIT 1), t.deciding)) FROM tables t{there} "
            "WHERE t.id > ? AND t.replay = 0 AND t.state = '' AND EXISTS (SELECT 1 FROM seats p "
            "WHERE p.table_id = t.id AND p.kind <> 'bot') ORDER BY t.id LIMIT ?", *args, after, most)
        return [row[0] for row in rows if row[1] == "bot"], rows[-1][0] if rows else ""

    async def content(self, name: str) -> bytes | None:
        """The components that tables were begun with, as they were packed: by fingerprint, or of one table alone."""
        rows = await self.fetch("SELECT data FROM contents WHERE name = ? AND LENGTH(data) > 0", name)
        return bytes(rows[0][0]) if rows else None

    async def glance(self, tables: Sequence[str]) -> dict[str, Glance]:
        """Many tables at once, as they are now."""
        found: dict[str, Glance] = {}
        for start in range(0, len(tables), GROUP):
            part = tables[start:start + GROUP]
            names = [*part, *[part[0]] * (GROUP - len(part))]  # always as many holes, so that it is prepared once
            among = ", ".join("?" * GROUP)
            following = {row[0]: row[1] for row in await self.fetch(
                f"SELECT id, next FROM tables WHERE id IN ({among})", *names)}
            versions = {row[0]: row[1] for row in await self.fetch(
                f"SELECT table_id, MAX(number) FROM log WHERE table_id IN ({among}) GROUP BY table_id", *names)}
            seats: dict[str, list[SeatRow]] = {}
            for table, *row in await self.fetch(f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN "
                                                f"({among}) ORDER BY table_id, seat", *names):
                seats.setdefault(table, []).append(SeatRow(*row))
            found |= {one: Glance(versions.get(one, 0), following[one], seats.get(one, []))
                      for one in part if one in following}
        return found

    # --- snapshots ---------------------------------------------------------------------------------------------------
    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        sql = ("INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
               "SET number = excluded.number, data = excluded.data WHERE snapshots.number < excluded.number")
        await self.write([(sql, (table, number, data))])

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self.fetch("SELECT number, data FROM snapshots WHERE table_id = ?", table)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    # --- results -----------------------------------------------------------------------------------------------------
    async def save_result(self, table: str, number: int, ranks: Sequence[int]) -> None:
        """Everybody's ranks when the game was over at version `number`."""
        sql = ("INSERT INTO results (table_id, number, ranks) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
               "SET number = excluded.number, ranks = excluded.ranks WHERE results.number < excluded.number")
        await self.write([(sql, (table, number, encode(ranks)))])

    async def result(self, table: str, number: int) -> list[int]:
        """Everybody's ranks; empty when nobody has noted them at that version: what was taken back since counts no
        more."""
        rows = await self.fetch("SELECT ranks FROM results WHERE table_id = ? AND number = ?", table, number)
        return list(msgspec.json.decode(rows[0][0])) if rows else []

    # --- the database ------------------------------------------------------------------------------------------------
    async def fetch(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        try:
            rows = await self.db.fetch(sql, *args)
        except DatabaseTrouble as error:
            self.trouble = str(error)
            raise
        self.trouble = ""
        return rows

    async def write(self, statements: Sequence[Statement],
                    notes: Sequence[str] = ()) -> Sequence[Sequence[Sequence[Any]]]:
        """One transaction, durable when this returns; `notes` are told to other servers then.

        A note is `WHAT TABLE MORE`, and goes to everybody who has that table open.
        """
        try:
            rows = await self.db.write(statements)
        except DatabaseTrouble as error:
            self.trouble = str(error)
            METRICS.troubles.inc()
            raise
        self.trouble = ""
        for note in notes:
            self.bus.say(of_table(note.split(" ", 2)[1]), note)
        return rows


def refuse(group: list[Waiting], error: DatabaseTrouble) -> None:
    for one in group:
        if not one.done.done():
            one.done.set_exception(error)


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def open_database(where: str) -> Database:
    """The database that `--db` names."""
    if where.startswith(("postgresql://", "postgres://")):
        return Postgres(where)
    if "://" in where:
        raise DatabaseTrouble(f"--db {where.partition('://')[0]}://...: use a file name or postgresql://...")
    return Sqlite(Path(where).expanduser() if where else user_data_path("fairyring", appauthor=False) / "tables.db")
