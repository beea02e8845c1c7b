"""What the store needs of a database: transactions of prepared statements."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from fairyring.server.migrations import Migration

Statement = tuple[str, Sequence[Any]]
"""SQL that SQLite and PostgreSQL both understand, with `?` for its arguments."""

Row = Sequence[Any]


class Database(Protocol):
    """One database. All methods raise DatabaseTrouble when it cannot be reached, read or written."""

    name: str
    """For logs; holds no password."""
    shared: bool
    """Other servers may use it at the same time."""
    clock: str
    """SQL for the time in milliseconds: one clock for all servers."""

    async def open(self, migrations: Sequence[Migration]) -> None:
        """Connect and do the steps that the schema lacks. Refuses a database of a newer Fairyring."""

    async def open_beside(self, migrations: Sequence[Migration]) -> None:
        """Connect to a database that a server may be using. Refuses one that has another schema."""

    async def close(self) -> None: ...

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """Rows of one reading statement."""

    def at_one_moment(self) -> AbstractAsyncContextManager[None]:
        """Whatever is fetched inside is as it was when it began. For one task that has the database to itself."""

    async def write(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """One transaction, durable when this returns; the rows each statement returned."""
