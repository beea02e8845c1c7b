"""What was acknowledged stays: after a stop, after kill -9, after leaving memory. And nothing is invented."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.player import Browser, Data, Player, play_some, two_players
from tests.server.running import Running, running
from tests.server.waiting import becomes, until


def keys(made: Data) -> tuple[str, ...]:
    return tuple(one["secret"] for one in made["secrets"])


def test_a_restarted_server_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    async def before(address: str) -> tuple[Data, tuple[str, ...], list[Data]]:
        async with two_players(address, seed=4) as (ann, bo, made):
            await play_some([ann, bo], 150)
            if ann.state["situation"]["undo"] or bo.state["situation"]["undo"]:
                mover = ann if ann.state["situation"]["undo"] else bo
                await mover.ask("undo")
            return made, (*ann.secrets, *bo.secrets), [(await one.ask("look")) for one in (ann, bo)]

    async def after(address: str, table: str, secrets: tuple[str, ...]) -> list[Data]:
        async with Player(address, table, secrets[:1]) as ann, Player(address, table, secrets[1:]) as bo:
            seen = [ann.state, bo.state]
            assert await play_some([ann, bo], 30) == 30
            return seen

    with running(database, tmp_path) as server:
        made, secrets, seen = asyncio.run(before(server.address))
        assert server.stop() == 0, "a clean end"
    with running(database, tmp_path) as server:
        again = asyncio.run(after(server.address, made["table"], secrets))
    for old, new in zip(seen, again, strict=True):
        for key in ("version", "step", "view", "situation", "table"):
            assert new[key] == old[key], key
    assert "Traceback" not in server.log.read_text()


def test_tables_nobody_uses_leave_memory_and_come_back(database: str, tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        browser = Browser(address)
        made = browser.make("me", seed=4)
        async with Player(address, made["table"], keys(made)) as ann:
            await play_some([ann], 60)
            state = ann.state
        await until(lambda: "fairyring_open_tables 0.0\n" in browser.http.get("metrics").text)
        async with Player(address, made["table"], keys(made)) as ann:
            assert (ann.state["version"], ann.state["view"]) == (60, state["view"])
            await ann.ask("undo")
            assert ann.state["step"] < 60

    with running(database, tmp_path, idle_seconds=0.2) as server:
        asyncio.run(scene(server.address))


def test_who_won_is_only_a_note_and_is_made_anew_when_it_is_lost(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")

    def told(address: str, made: Data) -> list[int]:
        ranks: list[int] = Browser(address).get(f"api/tables/{made['table']}", keys(made)[0])["ranks"]
        return ranks

    async def give_up(address: str, made: Data) -> None:
        async with Player(address, made["table"], keys(made)) as ann:
            await ann.ask("resign", seat=0)

    async def look(address: str, made: Data) -> None:
        async with Player(address, made["table"], keys(made)):
            pass

    with running(db, tmp_path) as server:
        made = Browser(server.address).make("me", seed=3)
        asyncio.run(give_up(server.address, made))
        becomes(lambda: told(server.address, made) == [2, 1])
    with sqlite3.connect(db) as connection:
        connection.execute("DELETE FROM results")
    connection.close()
    with running(db, tmp_path) as server:
        assert told(server.address, made) == []
        asyncio.run(look(server.address, made))
        becomes(lambda: told(server.address, made) == [2, 1])


def test_a_broken_snapshot_is_only_a_cache(tmp_path: Path) -> None:
    async def scene(address: str, made: Data, moves: int) -> Data:
        async with Player(address, made["table"], keys(made)) as ann:
            await play_some([ann], moves)
            return ann.state

    db = tmp_path / "tables.db"
    with running(str(db), tmp_path) as server:
        made = Browser(server.address).make("me", seed=4)
        state = asyncio.run(scene(server.address, made, 100))
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT number FROM snapshots").fetchall()
        assert len(rows) == 1 and 50 <= rows[0][0] <= 100
        connection.execute("UPDATE snapshots SET data = x'00ff00'")
    with running(str(db), tmp_path) as server:
        assert asyncio.run(scene(server.address, made, 0))["view"] == state["view"]
    assert "its snapshot cannot be used" in server.log.read_text()


def test_ten_thousand_stored_tables_do_not_slow_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rows_read() -> int:
        server = TableServer(Settings(db=str(db)))
        read = 0
        fetch = server.store.db.fetch

        async def counted(sql: str, *args: Any) -> Any:
            nonlocal read
            rows = await fetch(sql, *args)
            read += len(rows)
            return rows

        monkeypatch.setattr(server.store.db, "fetch", counted)
        await server.open()
        found = read
        await server.close()
        return found

    db = tmp_path / "tables.db"
    with running(str(db), tmp_path) as server:
        made = Browser(server.address).make("me", seed=1)
        asyncio.run(some_moves(server.address, made))
    before = asyncio.run(rows_read())
    with sqlite3.connect(db) as connection:
        for table in ("tables", "seats", "log"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(columns[1:])
            connection.execute(f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
                               f"INSERT INTO {table} SELECT {columns[0]} || n.i, {others} FROM {table}, n")
        assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (10_001,)
    assert asyncio.run(rows_read()) == before, "nobody waits at the door until all tables were looked at"


async def some_moves(address: str, made: Data) -> None:
    async with Player(address, made["table"], keys(made)) as ann:
        await play_some([ann], 40)


# --- kill -9 ---------------------------------------------------------------------------------------------------------
class Players:
    """Two people at a table who remember what they sent and what was acknowledged."""

    def __init__(self, made: Data, keys_of_both: tuple[str, ...], seed: int) -> None:
        self.table = made["table"]
        self.keys = keys_of_both
        self.chance = Random(seed)
        self.acknowledged: list[str] = []
        self.sent: str = ""
        """The move that was sent and not acknowledged yet."""

    async def play(self, address: str, checked: asyncio.Semaphore) -> None:
        """Check what is left of the last round, then play until the server is gone."""
        player = Player(address, self.table, self.keys)
        try:
            await player.sit()
            self.check(player.state, await asyncio.to_thread(self.decisions, address))
        finally:
            checked.release()
        try:
            while player.decision:
                self.sent = self.chance.choice(player.options())
                await player.play(self.sent)
                self.acknowledged.append(self.sent)
                self.sent = ""
        except (ConnectionClosed, OSError, EOFError):
            pass

    def decisions(self, address: str) -> list[str]:
        """The last decisions as the record has them."""
        start = max(0, len(self.acknowledged) - 100)
        past = Browser(address).get(f"api/tables/{self.table}/replay", self.keys[0], views=False, start=start)
        return [step["option"] for step in past["steps"]]

    def check(self, state: Data, last: list[str]) -> None:
        """Every acknowledged move is there; beyond them at most the one that was on its way."""
        if state["version"] == len(self.acknowledged) + 1 and self.sent:
            self.acknowledged.append(self.sent)
        self.sent = ""
        assert state["version"] == len(self.acknowledged), "a move was lost or invented"
        assert self.acknowledged[-len(last):] == last or not last


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("kind", "seed"), [*(("sqlite", seed) for seed in range(10)),
                                            *(("postgresql", seed) for seed in range(2))])
def test_kill_9_loses_no_acknowledged_move_and_invents_none(request: pytest.FixtureRequest, tmp_path: Path, kind: str,
                                                            seed: int) -> None:
    """Twenty times each: 200 times on SQLite, 40 times on PostgreSQL."""
    db = str(tmp_path / "t.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    chance = Random(seed)
    tables: list[Players] = []

    def moves() -> int:
        return sum(len(one.acknowledged) for one in tables)

    async def play_until_killed(server: Running) -> None:
        checked = asyncio.Semaphore(0)
        playing = [asyncio.create_task(one.play(server.address, checked)) for one in tables]
        for _ in playing:
            await checked.acquire()
        enough = moves() + chance.randrange(40)
        while moves() < enough and not all(one.done() for one in playing):
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.uniform(0.0, 0.02))
        server.kill()
        await asyncio.gather(*playing)

    for _ in range(20):
        with running(db, tmp_path) as server:
            if not tables:
                tables = [Players(made, keys(made), seed) for made in
                          (Browser(server.address).make("me", "me", seed=20 * seed + one) for one in range(4))]
            asyncio.run(play_until_killed(server))
    assert moves() > 50, "the tables were really played"


def test_a_clean_stop_tells_the_clients_to_come_again(server: Running, tmp_path: Path) -> None:
    async def scene(one: Running) -> int:
        made = Browser(one.address).make("me")
        async with Player(one.address, made["table"], keys(made)) as ann:
            one.process.terminate()
            await ann.connection.wait_closed()
            return ann.connection.close_code or 0

    with running(str(tmp_path / "t.db"), tmp_path) as one:
        assert asyncio.run(scene(one)) in (1001, 1012)
        assert one.stop() == 0
    assert json.loads(Browser(server.address).http.get("health").text)["status"] == "ok"
