"""When it cannot work: one clear line at the start, a clear message for the person later, and the table stays whole."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.making import make_table
from fairyring.server.messages import Play
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.player import Browser, Data, Player, Refused, play_some
from tests.server.postgres import Cluster
from tests.server.running import Running, running
from tests.server.test_secrecy import Ear
from tests.server.waiting import PATIENCE, becomes


def start(*args: str) -> str:
    """What a server that cannot start says; it must be one line, without a traceback."""
    done = subprocess.run([sys.executable, "-m", "fairyring", "serve", "--port", "0", *args], capture_output=True,
                          text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1 and done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = start("--port", str(port), "--db", str(tmp_path / "t.db"))
    assert said == (f"fairyring: cannot listen at 127.0.0.1:{port}: address already in use; "
                    "choose another port with --port")


@pytest.mark.parametrize(("port", "host"), [("99999", "127.0.0.1"), ("0", "203.0.113.7")])
def test_an_address_that_is_not_ours_is_told(tmp_path: Path, port: str, host: str) -> None:
    said = start("--port", port, "--host", host, "--db", str(tmp_path / "t.db"))
    assert said.startswith(f"fairyring: cannot listen at {host}:{port}: ")


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough\n" * 100)
    assert start("--db", str(tmp_path / "text.db")) == (
        f"fairyring: {tmp_path / 'text.db'}: the file is no database; give another --db")
    (tmp_path / "file").write_text("")
    assert "its folder cannot be made" in start("--db", str(tmp_path / "file" / "t.db"))
    assert "cannot be opened" in start("--db", str(tmp_path))
    assert start("--db", "mysql://somewhere") == "fairyring: --db mysql://...: use a file name or postgresql://..."


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")
    with running(db, tmp_path):
        assert start("--db", db) == (f"fairyring: {db}: another server is using it; for several servers use "
                                     "--db postgresql://...")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_file_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path):
        pass
    (tmp_path / "t.db").chmod(0o444)
    assert "read-only" in start("--db", str(tmp_path / "t.db"))


def test_a_postgresql_that_cannot_be_used_is_told_without_the_password(postgres_cluster: Cluster) -> None:
    host = postgres_cluster.folder
    said = start("--db", f"postgresql://fairyring:secret@/nowhere?host={host}")
    assert said == "fairyring: postgresql://local/nowhere: there is no such database; make it with createdb"
    said = start("--db", "postgresql://fairyring:secret@127.0.0.1:1/tables")
    assert said.startswith("fairyring: postgresql://127.0.0.1/tables: cannot be reached") and "secret" not in said


WAL_HEAD, WAL_FRAME = 32, 4096 + 24
"""Bytes of SQLite's write-ahead log: before the first page, and for each."""


def keys(made: Data) -> tuple[str, ...]:
    return tuple(one["secret"] for one in made["secrets"])


async def refused_then_whole(address: str, made: Data, trouble: contextlib.AbstractContextManager[object],
                             says: str) -> None:
    """While there is trouble, a move is refused with a clear message; afterwards the table goes on as it was."""
    async with Player(address, made["table"], keys(made)) as ann:
        await play_some([ann], 10)
        before = ann.state["view"]
        with trouble:
            with pytest.raises(Refused) as refused:
                await ann.play(ann.options()[0])
            assert refused.value.code == "database" and says in refused.value.problem["detail"]
            assert refused.value.problem["message"]["key"] == "error-database"
            response = Browser(address).http.post("api/tables", json={"game": "mycelia", "seats": [{"kind": "me"}]})
            assert (response.status_code, response.json()["code"]) == (503, "database")
        assert (await ann.ask("look"))["view"] == before and ann.state["version"] == 10
        await play_some([ann], 5)
        assert ann.state["version"] == 15


def test_a_locked_database_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def locked() -> Iterator[None]:
        connection = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")
        connection.close()

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        made = Browser(server.address).make("me", seed=3)
        asyncio.run(refused_then_whole(server.address, made, locked(), "locked by another program"))
    assert "Traceback" not in server.log.read_text()


def test_a_database_file_that_is_taken_away_is_noticed_at_once(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def gone() -> Iterator[None]:
        (tmp_path / "t.db").rename(tmp_path / "elsewhere.db")
        assert Browser(server.address).http.get("health").json()["status"] == "failing"
        yield
        (tmp_path / "elsewhere.db").rename(tmp_path / "t.db")

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        made = Browser(server.address).make("me", seed=3)
        asyncio.run(refused_then_whole(server.address, made, gone(), "is gone or was replaced"))
    assert "Traceback" not in server.log.read_text()


def test_a_database_that_becomes_read_only_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    async def scene() -> None:
        server = TableServer(Settings(db=str(tmp_path / "t.db")))
        await server.open()
        try:
            table = await server.table((await make_table(server, NewTable("mycelia", [NewSeat("me")]))).table)
            ear = Ear(table, (0,))
            await table.welcome(ear)
            sqlite = server.store.db
            await server.store.write([("PRAGMA query_only = 1", ())])
            with pytest.raises(DatabaseTrouble, match=r"the database is read-only; let this user write it"):
                await table.play(ear, Play(1, table.session.names()[0], 0))
            writer = sqlite.writer  # type: ignore[attr-defined]
            await sqlite.writing.do(lambda: writer.execute("PRAGMA query_only = 0"))  # type: ignore[attr-defined]
            await table.ensure_sure()
            assert table.version == 0 and len(table.session.past) == 0
            await table.play(ear, Play(2, table.session.names()[0], 0))
            assert table.version == 1
        finally:
            await server.close()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets somebody else's files have a size limit")
def test_a_disk_that_becomes_full_in_the_middle_of_a_commit_loses_no_move_and_invents_none(tmp_path: Path) -> None:
    """A file may grow to somewhere inside of what the next commit writes: before it, between its pages, within one."""
    import resource

    chance = Random(3)
    db = tmp_path / "t.db"

    def full(pid: int, room: int) -> None:
        frames = int.from_bytes(Path(f"{db}-shm").read_bytes()[16:20], sys.byteorder)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (WAL_HEAD + frames * WAL_FRAME + room, resource.RLIM_INFINITY))

    async def scene(server: Running, made: Data) -> list[str]:
        pid = server.process.pid
        assert pid is not None
        played: list[str] = []
        refusals: list[str] = []
        async with Player(server.address, made["table"], keys(made)) as ann:
            while len(refusals) < 12:
                assert not ann.over
                option = chance.choice(ann.options())
                full(pid, chance.randrange(3 * WAL_FRAME))
                try:
                    await ann.play(option)
                    played.append(option)
                except Refused as refused:
                    refusals.append(refused.code)
                finally:
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                assert (await ann.ask("look"))["version"] == len(played)
        assert set(refusals) == {"database"}
        return played

    with running(str(db), tmp_path) as server:
        made = Browser(server.address).make("me", "me", seed=3)
        played = asyncio.run(scene(server, made))
        assert played, "some commits found room"
        server.kill()
    assert "Traceback" not in server.log.read_text()
    with running(str(db), tmp_path) as server:
        past = Browser(server.address).get(f"api/tables/{made['table']}/replay", keys(made)[0], views=False)
        assert [step["option"] for step in past["steps"]] == played
    with contextlib.closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_read_only_postgresql_refuses_moves_and_loses_none(postgres_cluster: Cluster, postgres: str,
                                                             tmp_path: Path) -> None:
    name = re.search(r"/(\w+)\?", postgres)
    assert name is not None

    def switch(value: str) -> None:
        postgres_cluster.call("psql", "-h", str(postgres_cluster.folder), "-U", "fairyring", "-c",
                              f"ALTER DATABASE {name[1]} SET default_transaction_read_only = {value}", "postgres")
        postgres_cluster.call(
            "psql", "-h", str(postgres_cluster.folder), "-U", "fairyring", "-c",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name[1]}'", "postgres")

    async def scene(address: str, made: Data) -> None:
        async with Player(address, made["table"], keys(made)) as ann:
            await play_some([ann], 10)
            switch("on")
            for _ in range(5):
                with pytest.raises(Refused) as refused:
                    await ann.play(ann.options()[0])
                assert refused.value.code == "database"
                if "read-only" in refused.value.problem["detail"]:
                    break
            else:
                raise AssertionError("nobody said that it is read-only")
            switch("off")
            wanted = {"game": "mycelia", "seats": [{"kind": "me"}]}
            becomes(lambda: Browser(address).http.post("api/tables", json=wanted).status_code == 201)
            assert (await ann.ask("look"))["version"] == 10
            await play_some([ann], 5)
            assert ann.state["version"] == 15

    with running(postgres, tmp_path) as server:
        asyncio.run(scene(server.address, Browser(server.address).make("me", seed=3)))
    assert "Traceback" not in server.log.read_text()
