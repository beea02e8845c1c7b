"""Whoever takes a table away and whoever moves there at the same moment exclude each other, in the database itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import asyncpg  # type: ignore[import-untyped]
import pytest

from fairyring.server import removing
from fairyring.server.bodies import Join
from fairyring.server.database import Statement
from fairyring.server.errors import UnknownTable
from fairyring.server.joining import join
from fairyring.server.messages import Play
from fairyring.server.postgres import numbered
from fairyring.server.rows import STONE, Entry
from fairyring.server.store import Store
from tests.server.test_secrecy import Ear
from tests.server.test_stale import Gate, new_table, play_one, servers
from tests.server.waiting import until


async def kinds_in_log(store: Store, table: str) -> list[str]:
    return [row[0] for row in await store.fetch("SELECT kind FROM log WHERE table_id = ? ORDER BY number", table)]


def test_a_move_at_a_table_that_another_server_has_swept_is_not_acknowledged(postgres: str) -> None:
    async def scene() -> None:
        async with servers(postgres, unplayed_days=-1.0) as (sweeping, other):
            name, invite = await new_table(other, "me", "friend")
            table = await other.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            other.bus.unfollow(name)  # nobody says that it is swept, and nobody looks
            await sweeping.sweep()
            with pytest.raises(UnknownTable):
                await table.play(ear, Play(1, table.session.names()[0], 0))
            assert not any('"type":"update"' in text for text in ear.heard)
            await until(lambda: name not in other.tables and ear not in table.guests)
            assert table.closed and await kinds_in_log(other.store, name) == [STONE]
            with pytest.raises(UnknownTable):
                await other.table(name)
            with pytest.raises(UnknownTable):
                await join(other, name, Join(invite))

    asyncio.run(scene())


def test_components_stay_with_which_somebody_is_just_making_a_table(postgres: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres, count=1) as (server,):
            name, _ = await new_table(server, "me", "friend")
            row, seats = await server.stored(name)
            data = await server.store.content(row.content)
            assert data is not None and await removing.remove(server.store, name, 0), "nobody plays with them now"
            statements: list[Statement] = []
            with monkeypatch.context() as patch:
                async def note(found: list[Statement]) -> None:
                    statements.extend(found)

                patch.setattr(server.store, "write", note)
                await server.store.create(row._replace(id="another"), seats, (row.content, data))
            connection = await asyncpg.connect(postgres)
            async with connection.transaction():
                for sql, args in statements:
                    await connection.fetch(numbered(sql), *args)
                tidying = asyncio.create_task(removing.forget_unused(server.store))
                await asyncio.sleep(0.3)  # it waits by now; did it not, the test would only be easier to pass
            await tidying
            await connection.close()
            assert await server.store.content(row.content) == data
            await removing.remove(server.store, "another", 0)
            await removing.forget_unused(server.store)
            assert await server.store.content(row.content) is None

    asyncio.run(scene())


def test_whoever_sits_at_a_swept_table_hears_of_it_at_once(postgres: str) -> None:
    async def scene() -> None:
        async with servers(postgres, unplayed_days=-1.0) as (sweeping, other):
            name, _ = await new_table(other, "me", "me")
            table = await other.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            await sweeping.sweep()
            await until(lambda: name not in other.tables and ear not in table.guests)

    asyncio.run(scene())


@pytest.mark.parametrize("moment", ["before it is opened", "while it is open"])
def test_a_table_at_which_somebody_moves_while_others_are_swept_stays(database: str, moment: str,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep has read which tables nobody has played at, and then somebody plays there."""
    async def scene() -> None:
        async with servers(database, 2 if database.startswith("postgresql") else 1, unplayed_days=-1.0) as found:
            sweeping, other = found[0], found[-1]
            name, _ = await new_table(other, "me", "me")
            forgotten, _ = await new_table(other, "me", "me")
            if moment == "while it is open":
                await other.table(name)
            gate = Gate(sweeping.store, "fetch", monkeypatch)
            sweep = asyncio.create_task(sweeping.sweep())
            await gate.reached.wait()
            assert await play_one(other, name) == 1
            if moment == "before it is opened":
                other.close_table(other.tables[name])
            gate.free.set()
            await sweep
            assert await kinds_in_log(other.store, name) == ["play"] and await play_one(other, name) == 2
            assert await other.store.find(forgotten) is None

    asyncio.run(scene())


def test_of_a_move_and_a_removal_at_the_same_moment_exactly_one_happens(database: str) -> None:
    async def scene() -> None:
        async with servers(database, 2 if database.startswith("postgresql") else 1) as found:
            moving, sweeping = found[0].store, found[-1].store
            outcomes = set()
            for number in range(60):
                name, _ = await new_table(found[0], "me", "me")
                line = Entry(name, 1, "play", 0, "an option", 0, 1, 0, int(time()))
                move = asyncio.create_task(moving.append(line))
                for _ in range(number % 6):  # the move is a little ahead, or not
                    await asyncio.sleep(0)
                removed, moved = await asyncio.gather(removing.remove(sweeping, name, 0), move)
                assert moved is not removed
                assert (await moving.find(name) is None) is removed
                assert await moving.seats(name) == [] if removed else len(await moving.seats(name)) == 2
                assert await kinds_in_log(moving, name) == ([STONE] if removed else ["play"])
                outcomes.add(moved)
            assert outcomes == {True, False}, "each comes first sometimes"

    asyncio.run(scene())


def test_a_table_that_is_taken_away_while_it_is_opened_is_not_opened(database: str,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(database, 1) as [server]:
            name, _ = await new_table(server, "me", "me")
            gate = Gate(server.store, "seats", monkeypatch)
            opening = asyncio.create_task(server.table(name))
            await gate.reached.wait()
            assert await removing.remove(server.store, name, 0)
            gate.free.set()
            with pytest.raises(UnknownTable):
                await opening
            assert name not in server.tables

    asyncio.run(scene())


def test_a_table_that_is_put_back_goes_on_and_stones_are_cleared_a_day_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1) as [server]:
            store = server.store
            name, _ = await new_table(server, "me", "me")
            assert await play_one(server, name) == 1
            row, seats, entries = await store.find(name), await store.seats(name), await store.entries(name)
            assert row is not None
            server.close_table(server.tables[name])
            assert not await removing.remove(store, name, 0), "somebody moved"
            assert await removing.remove(store, name, 1) and await kinds_in_log(store, name) == [STONE]
            assert not await removing.remove(store, name, 1), "it is gone already"
            await store.create(row, seats, None, entries)
            assert await kinds_in_log(store, name) == ["play"] and await play_one(server, name) == 2
            server.close_table(server.tables[name])
            await removing.remove_whatever_happens(store, name)
            await removing.clear_stones(store)
            assert await kinds_in_log(store, name) == [STONE], "some server may still have the table in memory"
            await store.write([("UPDATE log SET at = at - ?", (removing.STONE_SECONDS + 1,))])
            await server.sweep()
            assert await kinds_in_log(store, name) == []
            plan = await store.fetch(f"EXPLAIN QUERY PLAN DELETE FROM log WHERE kind = '{STONE}' AND at < ?", 1)
            assert "INDEX log_gone" in str(plan[0][-1]), "without looking at every line of every log"

    asyncio.run(scene())
