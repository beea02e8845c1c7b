"""How the database came to look as it does: numbered steps, each done once, in order, when a server starts.

A change of the schema is one more step at the end of `MIGRATIONS`; a step that was ever released is never edited. Steps
are written in SQL that SQLite and PostgreSQL both understand (`WITHOUT ROWID` and `BLOB` are put into PostgreSQL's
words), and new columns have defaults, so that the data of every earlier schema goes on.

The steps that are missing are done in one transaction: a database is upgraded whole or stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fairyring.server.errors import DatabaseTrouble


class Migration(NamedTuple):
    """One step from a schema to the next."""

    number: int
    about: str
    statements: tuple[str, ...]


DONE = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, about TEXT NOT NULL, at BIGINT NOT NULL)"
"""Which steps were done, and when."""

LAST = "SELECT COALESCE(MAX(number), 0) FROM migrations"
NOTE = "INSERT INTO migrations (number, about, at) VALUES (?, ?, ?)"

MIGRATIONS = (
    Migration(1, "tables, seats, their log and its snapshots", (
        # Databases older than the numbers have these already.
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, modules TEXT NOT NULL,
            options TEXT NOT NULL, seed BIGINT NOT NULL, content TEXT NOT NULL, rules_version INTEGER NOT NULL,
            takebacks INTEGER NOT NULL, made BIGINT NOT NULL, replay INTEGER NOT NULL, deciding INTEGER NOT NULL,
            invite TEXT NOT NULL, watch TEXT NOT NULL, next TEXT NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS tables_made ON tables (made)",
        """CREATE TABLE IF NOT EXISTS seats (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
            secret TEXT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS log (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
            name TEXT NOT NULL, alone INTEGER NOT NULL, step INTEGER NOT NULL, deciding INTEGER NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS snapshots (
            table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID""",
    )),
    Migration(2, "seats that are left, taken over and given up; pauses, patience, who made the table and its deal", (
        "ALTER TABLE seats ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN owner_name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN state TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 600",
        "ALTER TABLE tables ADD COLUMN known_deal INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT -1",
    )),
    Migration(3, "servers, and the tables each is the home of", (
        "CREATE TABLE servers (id TEXT PRIMARY KEY, until BIGINT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE homes (table_id TEXT PRIMARY KEY, server TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX homes_server ON homes (server)",
    )),
    Migration(4, "the components that tables were begun with", (
        "CREATE TABLE contents (name TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID",
    )),
    Migration(5, "deals that nobody can work out", (
        "ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT ''",
    )),
    Migration(6, "what whoever runs the servers tells them: bans, invited makers, orders; and a pulse", (
        """CREATE TABLE bans (
            address TEXT PRIMARY KEY, why TEXT NOT NULL, until BIGINT NOT NULL, at BIGINT NOT NULL) WITHOUT ROWID""",
        "CREATE TABLE makers (secret TEXT PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE orders (
            number INTEGER PRIMARY KEY, what TEXT NOT NULL, object TEXT NOT NULL, at BIGINT NOT NULL)""",
        "CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL) WITHOUT ROWID",
    )),
    Migration(7, "who won, for lists of tables", (
        "CREATE TABLE results (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, ranks TEXT NOT NULL) WITHOUT ROWID",
    )),
    Migration(8, "the packs that tables are played with", (
        "ALTER TABLE tables ADD COLUMN packs TEXT NOT NULL DEFAULT '[]'",
    )),
    Migration(9, "which components are still played with is found without looking at every table", (
        "CREATE INDEX tables_content ON tables (content)",
    )),
    Migration(10, "what is left of tables that were taken away is found without looking at every log", (
        "CREATE INDEX log_gone ON log (at) WHERE kind = 'gone'",
    )),
    Migration(11, "the time that somebody who is there may take for a decision", (
        "ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 0",
    )),
)
"""Every step, from an empty database to today's."""


def missing(last: int, migrations: Sequence[Migration], database: str) -> list[Migration]:
    """The steps behind number `last`. Raises DatabaseTrouble when a newer Fairyring has been here."""
    newest = migrations[-1].number if migrations else 0
    if last > newest:
        raise DatabaseTrouble(f"{database}: was upgraded by a newer Fairyring (schema {last}; this one knows schema "
                              f"{newest}); upgrade this server too, or give another --db")
    return [one for one in migrations if one.number > last]


def require_newest(last: int, migrations: Sequence[Migration], database: str) -> None:
    """Whoever comes beside a server changes no schema. Raises DatabaseTrouble when it is not this version's."""
    if missing(last, migrations, database):
        raise DatabaseTrouble(f"{database}: has an older schema ({last}); start this version's server with it first")


def for_postgres(sql: str) -> str:
    """A step's statement in PostgreSQL's words."""
    return sql.replace(" WITHOUT ROWID", "").replace(" BLOB", " BYTEA")
