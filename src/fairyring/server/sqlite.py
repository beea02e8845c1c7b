"""The database in a file: one thread writes, one reads, and the event loop waits for neither."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import time
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from fairyring.server.database import Row, Statement
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.migrations import DONE, LAST, NOTE, Migration, missing, require_newest

BUSY_MS = 3_000
"""How long to wait for somebody else's lock."""

LOG_FRAMES = 1_200
"""The write-ahead log gets its size at the start: writing over frames syncs twice as fast as making a file longer."""

CHECKPOINT_VALUES = 8_000
"""After so many written values the write-ahead log is worked into the file and begun anew."""

T = TypeVar("T")
Job = Callable[[], None]


class Hand:
    """A thread that does one job after the other."""

    def __init__(self, name: str) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name=name, daemon=True)
        self.thread.start()

    def work(self) -> None:
        while (job := self.jobs.get()) is not None:
            job()

    async def do(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread and wait for it without holding up the event loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                result = work()
            except BaseException as error:
                loop.call_soon_threadsafe(self.fail, done, error)
            else:
                loop.call_soon_threadsafe(self.finish, done, result)

        self.jobs.put(job)
        return await done

    @staticmethod
    def finish(done: asyncio.Future[T], result: T) -> None:
        if not done.done():
            done.set_result(result)

    @staticmethod
    def fail(done: asyncio.Future[T], error: BaseException) -> None:
        if not done.done():
            done.set_exception(error)

    def stop(self) -> None:
        self.jobs.put(None)
        self.thread.join()


class Sqlite:
    """SQLite in write-ahead mode, every commit synced to the disk."""

    shared = False
    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self.written = 0
        self.inode = 0
        self.writer: sqlite3.Connection | None = None
        self.reader: sqlite3.Connection | None = None
        self.writing = Hand("sqlite-write")
        self.reading = Hand("sqlite-read")
        self.lock = FileLock(self.path.with_name(self.path.name + ".lock"), thread_local=False)

    async def open(self, migrations: Sequence[Migration]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseTrouble(f"{self.path}: its folder cannot be made: {error.strerror or error}") from None
        self.take_lock()
        await self.writing.do(lambda: self.connect_writer(migrations))
        await self.reading.do(self.connect_reader)
        self.inode = self.path.stat().st_ino

    async def open_beside(self, migrations: Sequence[Migration]) -> None:
        if not self.path.exists():
            raise DatabaseTrouble(f"{self.path}: there is no such file; give the --db of the server")
        await self.writing.do(lambda: self.connect_beside(migrations))
        await self.reading.do(self.connect_reader)
        self.inode = self.path.stat().st_ino

    def connect_beside(self, migrations: Sequence[Migration]) -> None:
        with self.explained():
            connection = self.connect()
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
            require_newest(connection.execute(LAST).fetchone()[0] if known else 0, migrations, self.name)
            connection.execute("PRAGMA synchronous=FULL")
            self.writer = connection

    def take_lock(self) -> None:
        """One server a file: servers on SQLite do not hear each other."""
        try:
            self.lock.acquire(blocking=False)
        except Timeout:
            raise DatabaseTrouble(f"{self.path}: another server is using it; for several servers use "
                                  "--db postgresql://...") from None
        except OSError as error:
            raise DatabaseTrouble(f"{self.path}: cannot be opened for writing: {error.strerror or error}") from None

    def connect_writer(self, migrations: Sequence[Migration]) -> None:
        with self.explained():
            connection = self.connect()
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA wal_autocheckpoint=0")
            self.migrate(connection, migrations)
            connection.execute("PRAGMA synchronous=OFF")
            for frame in range(LOG_FRAMES):
                connection.execute(f"PRAGMA user_version={frame % 2 + 1}")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
            self.writer = connection

    def migrate(self, connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
        """Do the steps that are missing, all or none."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(DONE)
            [last] = connection.execute(LAST).fetchone()
            for step in missing(last, migrations, self.name):
                for sql in step.statements:
                    connection.execute(sql)
                connection.execute(NOTE, (step.number, step.about, int(time())))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            connection.close()
            raise

    def connect_reader(self) -> None:
        with self.explained():
            self.reader = self.connect()

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000,
                               cached_statements=256)

    async def close(self) -> None:
        for connection, hand in ((self.reader, self.reading), (self.writer, self.writing)):
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    await hand.do(connection.close)
            hand.stop()
        self.lock.release()

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        return await self.reading.do(lambda: self.read(sql, args))

    def read(self, sql: str, args: Sequence[Any]) -> list[Row]:
        assert self.reader is not None
        with self.explained():
            self.require_file()
            return self.reader.execute(sql, args).fetchall()

    @contextlib.asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[None]:
        await self.fetch("BEGIN")
        try:
            yield
        finally:
            await self.fetch("ROLLBACK")

    async def write(self, statements: Sequence[Statement]) -> list[list[Row]]:
        return await self.writing.do(lambda: self.commit(statements))

    def commit(self, statements: Sequence[Statement]) -> list[list[Row]]:
        connection = self.writer
        assert connection is not None
        with self.explained():
            self.require_file()
            connection.execute("BEGIN IMMEDIATE")
            try:
                rows = [list(connection.execute(sql, args)) for sql, args in statements]
                connection.execute("COMMIT")
                self.note_written(sum(len(args) for _, args in statements))
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            return rows

    def note_written(self, values: int) -> None:
        """Now and then, when a commit is done, work the write-ahead log into the file."""
        self.written += values
        if self.written > CHECKPOINT_VALUES:
            self.written = 0
            self.writing.jobs.put(self.checkpoint)

    def checkpoint(self) -> None:
        assert self.writer is not None
        with contextlib.suppress(sqlite3.Error):
            self.writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def require_file(self) -> None:
        """A file taken away under a running server would still take writes that nobody finds again."""
        try:
            same = self.path.stat().st_ino == self.inode
        except OSError:
            same = False
        if not same:
            raise DatabaseTrouble(f"{self.path}: the database file is gone or was replaced; put it back and restart")

    @contextlib.contextmanager
    def explained(self) -> Any:
        try:
            yield
        except sqlite3.Error as error:
            raise DatabaseTrouble(f"{self.path}: {REASONS.get(str(error), str(error))}") from None


REASONS = {
    "database is locked": "the database is locked by another program",
    "attempt to write a readonly database": "the database is read-only; let this user write it, or give another --db",
    "unable to open database file": "the database file cannot be opened",
    "database or disk is full": "the disk is full",
    "file is not a database": "the file is no database; give another --db",
    "database disk image is malformed": "the database file is damaged",
}
