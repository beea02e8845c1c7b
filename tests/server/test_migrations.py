"""A database of any age goes on under a new server, with everything in it; a newer one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.server.database import Statement
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.keys import hashed
from fairyring.server.migrations import MIGRATIONS, Migration, for_postgres
from fairyring.server.postgres import numbered
from fairyring.server.store import open_database
from tests.server.player import Browser, Player, play_some
from tests.server.running import running
from tests.server.test_errors import start

BEFORE_THE_NUMBERS = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, modules TEXT NOT NULL, options TEXT NOT NULL,
        seed BIGINT NOT NULL, content TEXT NOT NULL, rules_version INTEGER NOT NULL, takebacks INTEGER NOT NULL,
        made BIGINT NOT NULL, replay INTEGER NOT NULL, deciding INTEGER NOT NULL, invite TEXT NOT NULL,
        watch TEXT NOT NULL, next TEXT NOT NULL) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS tables_made ON tables (made)",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
        secret TEXT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
        alone INTEGER NOT NULL, step INTEGER NOT NULL, deciding INTEGER NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID""",
)
"""The schema as servers made it before steps had numbers. Never to be edited."""

KEYS = ("the key of Ann, long enough", "the key of Bo, long enough")
INVITE = "an invitation, long enough"
MOVES = 70
LONG_AGO = 1_700_000_000


def a_game_between_two() -> tuple[Session, list[Statement]]:
    """A game under way and the rows of the first schema that hold it: moves, an undo, a snapshot nobody can use."""
    chance = Random(5)
    session = Session.start(Setup("mycelia", 2, (), {}, 5))
    content = session.game.fingerprint(session.setup, session.content)
    row = ("old", "mycelia", 2, "[]", "{}", 5, content, session.setup.rules, 0, LONG_AGO, 0, session.table.seat,
           hashed(INVITE), "", "")
    statements: list[Statement] = [(f"INSERT INTO tables VALUES ({', '.join('?' * 15)})", row)]
    statements += [("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", ("old", seat, "person", name, "", hashed(key)))
                   for seat, (name, key) in enumerate(zip(("Ann", "Bo"), KEYS, strict=True))]
    number = undone = 0
    while number < MOVES:
        seat, kind, name = session.table.seat, "play", ""
        if not undone and session.undo_depth(seat):
            session.undo(seat)
            kind, undone = "undo", 1
        else:
            name = chance.choice(session.names())
            session.play(name)
        number += 1
        entry = ("old", number, kind, seat, name, 0, len(session.past), session.table.seat, LONG_AGO + number)
        statements.append((f"INSERT INTO log VALUES ({', '.join('?' * 9)})", entry))
    assert undone
    statements.append(("INSERT INTO snapshots VALUES (?, ?, ?)", ("old", 50, b"\x00\xff\x00")))
    return session, statements


def do(db: str, statements: Sequence[Statement]) -> list[list[Any]]:
    """What an operator's own tool would do, without any code of the server."""
    if not db.startswith("postgresql:"):
        with sqlite3.connect(db) as connection:
            return [connection.execute(sql, args).fetchall() for sql, args in statements]

    async def there() -> list[list[Any]]:
        connection = await asyncpg.connect(db)
        try:
            return [[tuple(row) for row in await connection.fetch(numbered(for_postgres(sql)), *args)]
                    for sql, args in statements]
        finally:
            await connection.close()

    return asyncio.run(there())


def shape(db: str) -> list[Any]:
    """Every table with its columns, and every index."""
    if db.startswith("postgresql:"):
        columns = """SELECT table_name, column_name, data_type, column_default, is_nullable
            FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"""
        return do(db, [(columns, ()), ("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1", ())])
    [tables, indexes] = do(db, [("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", ()),
                                ("SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name", ())])
    found = do(db, [(f"PRAGMA table_info({name})", ()) for name, in tables])
    return [[(name, sorted(row[1:] for row in rows)) for (name,), rows in zip(tables, found, strict=True)], indexes]


def upgrade(db: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    async def there() -> None:
        database = open_database(db)
        try:
            await database.open(migrations)
        finally:
            await database.close()

    asyncio.run(there())


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert [one.number for one in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))
    assert all(one.about and one.statements for one in MIGRATIONS)


@pytest.mark.parametrize("number", range(len(MIGRATIONS)))
def test_a_database_of_every_age_goes_on_with_everything_in_it(database: str, tmp_path: Path, number: int) -> None:
    async def go_on(address: str) -> None:
        async with Player(address, "old", KEYS[:1]) as ann, Player(address, "old", KEYS[1:]) as bo:
            assert (ann.state["version"], ann.state["step"]) == (MOVES, len(session.past))
            assert [one.state["view"] for one in (ann, bo)] == [session.table.view(0), session.table.view(1)]
            assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Bo"]
            assert await play_some([ann, bo], 20) == 20

    session, statements = a_game_between_two()
    do(database, [*((sql, ()) for sql in BEFORE_THE_NUMBERS), *statements])
    if number:
        upgrade(database, MIGRATIONS[:number])
    with running(database, tmp_path) as server:
        asyncio.run(go_on(server.address))
        made = Browser(server.address).make("me", "friend")
        Browser(server.address).post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Cy"})
        assert Browser(server.address).get("health")["status"] == "ok"
    assert "Traceback" not in server.log.read_text()
    assert do(database, [("SELECT number FROM migrations ORDER BY number", ())]) == [
        [(one.number,) for one in MIGRATIONS]]


def test_an_upgraded_database_looks_like_a_fresh_one(database: str, request: pytest.FixtureRequest,
                                                      tmp_path: Path) -> None:
    fresh = (str(tmp_path / "fresh.db") if not database.startswith("postgresql:")
             else request.getfixturevalue("postgres_cluster").database())
    do(database, [(sql, ()) for sql in BEFORE_THE_NUMBERS])
    upgrade(database)
    upgrade(fresh)
    assert shape(database) == shape(fresh)


def test_a_newer_database_is_refused_with_a_clear_word_and_left_alone(database: str) -> None:
    upgrade(database)
    do(database, [("INSERT INTO migrations VALUES (?, ?, ?)", (999, "of the future", 1))])
    before = shape(database)
    name = database if not database.startswith("postgresql:") else open_database(database).name
    assert start("--db", database) == (
        f"fairyring: {name}: was upgraded by a newer Fairyring (schema 999; this one knows schema {len(MIGRATIONS)}); "
        "upgrade this server too, or give another --db")
    assert shape(database) == before


def test_a_step_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    upgrade(database)
    before = shape(database)
    number = len(MIGRATIONS) + 1
    steps = (Migration(number, "a column", ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT ''",)),
             Migration(number + 1, "a mistake", ("ALTER TABLE chairs ADD COLUMN colour TEXT",)))
    with pytest.raises(DatabaseTrouble, match="chairs"):
        upgrade(database, (*MIGRATIONS, *steps))
    assert shape(database) == before
    upgrade(database)


def test_two_servers_that_start_at_once_upgrade_once(postgres: str) -> None:
    async def both() -> None:
        databases = [open_database(postgres) for _ in range(4)]
        await asyncio.gather(*(one.open(MIGRATIONS) for one in databases))
        for one in databases:
            await one.close()

    _, statements = a_game_between_two()
    do(postgres, [*((sql, ()) for sql in BEFORE_THE_NUMBERS), *statements])
    asyncio.run(both())
    [[(count,)]] = do(postgres, [("SELECT COUNT(*) FROM migrations", ())])
    assert count == len(MIGRATIONS)
