"""The database for several servers: a pool of connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import lru_cache
from time import time
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from fairyring.server.database import Row, Statement
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.migrations import DONE, LAST, NOTE, Migration, for_postgres, missing, require_newest

SCHEMA_LOCK = 0x6661697279
"""Two servers starting at once upgrade the schema one after the other."""

CONNECTIONS = 4
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
log = logging.getLogger(__name__)
logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # our own line says what is wrong, without a traceback a try


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """`?` as `$1`, `$2`, ... No statement of ours holds a question mark otherwise."""
    first, *rest = sql.split("?")
    return first + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))


def first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


class Postgres:
    """PostgreSQL."""

    shared = True
    clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.name = f"postgresql://{parts.hostname or 'local'}{parts.path}"
        self.pool: Any = None
        self.moment: Any = None
        """The connection that reads everything as it was at one moment, while somebody wants it so."""

    async def open(self, migrations: Sequence[Migration]) -> None:
        with self.explained():
            await self.migrate(migrations)
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS, timeout=CONNECT_SECONDS,
                                                  command_timeout=COMMAND_SECONDS)

    async def open_beside(self, migrations: Sequence[Migration]) -> None:
        with self.explained():
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=1, timeout=CONNECT_SECONDS,
                                                  command_timeout=10 * COMMAND_SECONDS)
            async with self.pool.acquire() as connection:
                known = await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL")
                require_newest(await connection.fetchval(LAST) if known else 0, migrations, self.name)

    async def migrate(self, migrations: Sequence[Migration]) -> None:
        """Do the steps that are missing, all or none, and take the time it takes."""
        connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await connection.execute(DONE)
                last = await connection.fetchval(LAST)
                for step in missing(last, migrations, self.name):
                    for sql in step.statements:
                        await connection.execute(for_postgres(sql))
                    await connection.execute(numbered(NOTE), step.number, step.about, int(time()))
        finally:
            await connection.close(timeout=CONNECT_SECONDS)

    async def close(self) -> None:
        if self.pool is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.pool.close(), CONNECT_SECONDS)

    @contextlib.asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[None]:
        with self.explained():
            self.moment = await self.pool.acquire(timeout=CONNECT_SECONDS)
            await self.moment.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            connection, self.moment = self.moment, None
            with self.explained():
                await self.pool.release(connection)  # which ends the transaction

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        with self.explained():
            if self.moment is not None:
                found: list[Row] = await self.moment.fetch(numbered(sql), *args)
                return found
            async with self.pool.acquire(timeout=CONNECT_SECONDS) as connection:
                rows: list[Row] = await connection.fetch(numbered(sql), *args)
                return rows

    async def write(self, statements: Sequence[Statement]) -> list[list[Row]]:
        with self.explained():
            async with self.pool.acquire(timeout=CONNECT_SECONDS) as connection, connection.transaction():
                return [list(await connection.fetch(numbered(sql), *args)) for sql, args in statements]

    @contextlib.contextmanager
    def explained(self) -> Iterator[None]:
        try:
            yield
        except asyncpg.InvalidCatalogNameError:
            raise DatabaseTrouble(f"{self.name}: there is no such database; make it with createdb") from None
        except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError):
            raise DatabaseTrouble(f"{self.name}: user or password is refused") from None
        except asyncpg.ReadOnlySQLTransactionError:
            raise DatabaseTrouble(f"{self.name}: the database is read-only") from None
        except asyncpg.PostgresError as error:
            raise DatabaseTrouble(f"{self.name}: {first_line(error)}") from None
        except (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError, ValueError) as error:
            raise DatabaseTrouble(f"{self.name}: cannot be reached ({first_line(error)})") from None
