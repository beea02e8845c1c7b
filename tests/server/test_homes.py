"""A table has one home at a time: that server stores its moves and thinks for its bots, the others pass on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from fairyring.server import homes
from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.bus import Circle, InProcess
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.live_table import LiveTable
from fairyring.server.making import make_table
from fairyring.server.messages import Play, Undo
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.nats import Nats
from tests.server.test_secrecy import Ear
from tests.server.test_stale import Gate, fail
from tests.server.waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine signs of life and answers come late: homes change only where a test means them to."""
    monkeypatch.setattr(homes, "LEASE_SECONDS", PATIENCE)
    monkeypatch.setattr(homes, "ANSWER_SECONDS", PATIENCE)


@pytest.fixture(params=["in-process", "postgresql", "nats"])
def way(request: pytest.FixtureRequest) -> str:
    """How the servers talk to each other."""
    if request.param == "nats":
        return str(request.getfixturevalue("nats").url)
    return str(request.param)


@asynccontextmanager
async def servers(db: str, way: str, **settings: Any) -> AsyncIterator[list[TableServer]]:
    circle: Circle = set()
    found = [TableServer(Settings(db=db, bus=way if way.startswith("nats") else "", workers=1, **settings),
                   InProcess(circle) if way == "in-process" else None) for _ in range(2)]
    try:
        for server in found:
            await server.open()
        yield found
    finally:
        for server in found:
            await server.close()


async def sit(server: TableServer, name: str, *mine: int) -> tuple[LiveTable, Ear]:
    table = await server.table(name)
    ear = Ear(table, mine)
    await table.welcome(ear)
    return table, ear


def answered(ear: Ear, number: int) -> list[dict[str, Any]]:
    """What was sent in answer to a request."""
    heard = [msgspec.json.decode(text) for text in ear.heard]
    return [one for one in heard if one.get("answers") == number]


async def new_table(server: TableServer, *seats: NewSeat, starter: str = "1") -> str:
    return (await make_table(server, NewTable("mycelia", list(seats), seed=5, options={"starter": starter}))).table


def test_moves_of_people_elsewhere_are_passed_on_to_the_tables_home(postgres: str, way: str) -> None:
    async def scene() -> None:
        async with servers(postgres, way) as (one, two):
            name = await new_table(one, NewSeat("me"), NewSeat("me"))
            here, ann = await sit(one, name, 0, 1)
            there, bo = await sit(two, name, 0, 1)
            await here.play(ann, Play(1, here.session.names()[0], 0))
            await until(lambda: there.version == 1)
            for number in range(2, 12):
                await there.play(bo, Play(number, there.session.names()[0], there.version))
                assert there.version == number, "whoever asked has the answer when it is done"
                [answer] = answered(bo, number)
                assert answer["type"] in ("update", "state") and answer["version"] == number
            assert (one.homes.held, two.homes.held) == ({name}, set())
            await until(lambda: here.version == 11)
            if any(there.session.undo_depth(seat) for seat in (0, 1)):
                await there.undo(bo, Undo(12, there.version))
                assert there.version == 12
            await there.play(bo, Play(13, "no such option", there.version))
            await there.play(bo, Play(14, there.session.names()[0], there.version - 1))
            assert [answered(bo, number)[0]["code"] for number in (13, 14)] == ["unknown-option", "stale-option"]
            assert here.session.table.view(0) == there.session.table.view(0)

    asyncio.run(scene())


def count_thoughts(server: TableServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions about which this server's bots thought."""
    thoughts: list[int] = []
    option = LiveTable.bot_option

    async def counted(table: LiveTable, seat: int) -> str:
        if table.homes is server.homes:
            thoughts.append(table.version)
        return await option(table, seat)

    monkeypatch.setattr(LiveTable, "bot_option", counted)
    return thoughts


def test_no_thought_is_thought_twice(postgres: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres, way) as (one, two):
            thoughts = [count_thoughts(server, monkeypatch) for server in (one, two)]
            name = await new_table(one, NewSeat("me"), NewSeat("bot", bot="greedy"))
            here, _ = await sit(one, name, 0)
            there, bo = await sit(two, name, 0)
            for number in range(1, 40):
                await until(lambda: there.session.table.seat == 0 and there.sure)
                await there.play(bo, Play(number, there.session.names()[-1], there.version))
            await until(lambda: here.session.table.seat == 0 and here.version == there.version)
            bots = [entry.number - 1 for entry in await one.store.entries(name) if entry.seat == 1]
            assert sorted(thoughts[0] + thoughts[1]) == bots and len(bots) > 5
            assert not (thoughts[0] and thoughts[1]), "one of them thinks for the table"

    asyncio.run(scene())


def test_word_of_who_is_there_starts_no_second_thought_while_the_first_is_stored(
        postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres, "in-process") as (one, _):
            thoughts = count_thoughts(one, monkeypatch)
            name = await new_table(one, NewSeat("me"), NewSeat("bot", bot="greedy"), starter="2")
            gate = Gate(one.store, "append", monkeypatch)
            table, _ear = await sit(one, name, 0)
            await gate.reached.wait()
            table.hear_presence("elsewhere", {0}, 0)
            table.lose_home()
            await one.glance()
            await asyncio.sleep(0)
            gate.free.set()
            await until(lambda: table.session.table.seat == 0 and table.sure)
            assert sorted(thoughts) == sorted(set(thoughts))

    asyncio.run(scene())


def test_when_the_home_ends_another_server_becomes_it_and_thinks_on(postgres: str, way: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres, way) as (one, two):
            option = LiveTable.bot_option

            async def endless(table: LiveTable, seat: int) -> str:
                if table.homes is one.homes:
                    await asyncio.Event().wait()
                return await option(table, seat)

            monkeypatch.setattr(LiveTable, "bot_option", endless)
            name = await new_table(one, NewSeat("me"), NewSeat("bot", bot="greedy"), starter="2")
            await sit(one, name, 0)
            await until(lambda: name in one.homes.held)  # else whoever is quicker becomes the home
            there, _ = await sit(two, name, 0)
            await one.close()
            await until(lambda: there.session.table.seat == 0 and there.sure)
            assert two.homes.held == {name}

    asyncio.run(scene())


def test_the_end_of_a_home_is_noticed_however_short_its_life_was(postgres: str,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    """It took the table and died between two signs of life of the server that has people there."""
    monkeypatch.setattr(homes, "BEAT_SECONDS", 1e6)

    async def scene() -> None:
        async with servers(postgres, "in-process") as (one, two):
            await until(lambda: one.homes.until and two.homes.until)
            name = await new_table(one, NewSeat("me"), NewSeat("bot", bot="greedy"), starter="2")
            assert await one.homes.find(name) == one.homes.life
            two.homes.living.discard(one.homes.life)
            there, _ = await sit(two, name, 0)
            await until(lambda: there.home and there.bot is None)
            await two.store.write([("UPDATE servers SET until = 0 WHERE id = ?", (one.homes.life,))])
            await two.homes.beat()
            await until(lambda: there.session.table.seat == 0 and there.sure)

    asyncio.run(scene())


@pytest.mark.parametrize("end", ["stopped", "killed"])
def test_when_a_server_ends_another_thinks_on_though_nobody_has_the_table_open(
        postgres: str, way: str, end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there, at no server; whoever comes back in the morning shall not find the bot's move missing."""
    async def nothing() -> None: ...

    async def scene() -> None:
        async with servers(postgres, way) as (one, two):
            await until(lambda: one.homes.life in two.homes.living)
            monkeypatch.setattr(one.workers, "ask", lambda *_: asyncio.Event().wait())
            name = await new_table(one, NewSeat("me"), NewSeat("bot", bot="greedy"), starter="2")
            here, ann = await sit(one, name, 0)
            here.bid_farewell(ann)
            await until(lambda: name in one.homes.held and here.bot is not None)
            fail(two.store, "bots_to_move", 1, monkeypatch)  # once the database is away when they are looked for
            if end == "killed":
                monkeypatch.setattr(one.homes, "end_life", nothing)
            await one.close()
            if end == "killed":
                await two.store.write([("UPDATE servers SET until = 0 WHERE id = ?", (one.homes.life,))])
            await until(lambda: name in two.tables and two.tables[name].session.table.seat == 0)
            assert two.homes.held == {name}

    asyncio.run(scene())


def test_a_home_that_does_not_answer_loses_its_table_to_who_asks(postgres: str, way: str,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object) -> None: ...

    monkeypatch.setattr(homes, "ANSWER_SECONDS", 0.5)

    async def scene() -> None:
        async with servers(postgres, way) as (one, two):
            name = await new_table(one, NewSeat("me"), NewSeat("me"))
            here, ann = await sit(one, name, 0, 1)
            there, bo = await sit(two, name, 0, 1)
            await here.play(ann, Play(1, here.session.names()[0], 0))
            await until(lambda: there.version == 1)
            monkeypatch.setattr(one, "answer", silent)
            await there.play(bo, Play(2, there.session.names()[0], 1))
            assert there.version == 2 and [one["version"] for one in answered(bo, 2)] == [2]
            await until(lambda: here.version == 2 and one.homes.held == set())
            await here.play(ann, Play(3, here.session.names()[0], 2))
            assert here.version == 3 and two.homes.held == {name}

    asyncio.run(scene())


def test_a_server_without_a_sign_of_life_has_no_tables_and_begins_another_life(
        postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres, "in-process") as (one, two):
            await until(lambda: one.homes.until and two.homes.until)
            name = await new_table(one, NewSeat("me"), NewSeat("me"))
            assert await one.homes.find(name) == one.homes.life
            assert await two.homes.find(name) == one.homes.life, "it has a home"
            life = one.homes.life
            work = one.homes.beat
            fail(one.homes, "beat", 10**6, monkeypatch)
            one.homes.until = 0.0
            assert not one.homes.here(name)
            await two.store.write([("UPDATE servers SET until = 0 WHERE id = ?", (life,))])
            assert await two.homes.find(name) == two.homes.life
            with pytest.raises(DatabaseTrouble):
                await one.homes.find(name)
            monkeypatch.setattr(one.homes, "beat", work)
            assert await one.homes.find(name) == two.homes.life and one.homes.life != life

    asyncio.run(scene())


def test_without_nats_the_tables_go_on_and_every_socket_knows_soon(postgres: str, nats: Nats) -> None:
    async def scene() -> None:
        async with servers(postgres, nats.url, glance_seconds=0.5) as (one, two):
            name = await new_table(one, NewSeat("me"), NewSeat("me"))
            here, ann = await sit(one, name, 0, 1)
            there, bo = await sit(two, name, 0, 1)
            nats.stop()
            try:
                for number in range(1, 7):
                    table, ear, other = (here, ann, there) if number % 2 else (there, bo, here)
                    await table.play(ear, Play(number, table.session.names()[0], table.version))
                    await until(lambda: other.version == number)  # noqa: B023
            finally:
                await asyncio.to_thread(nats.start)
            await until(lambda: one.bus.up and two.bus.up)
            await there.play(bo, Play(7, there.session.names()[0], there.version))
            await until(lambda: here.version == 7)

    asyncio.run(scene())


def test_a_table_of_bots_alone_thinks_only_while_somebody_looks(postgres: str) -> None:
    async def scene() -> None:
        async with servers(postgres, "in-process") as (one, _):
            name = await new_table(one, NewSeat("bot", bot="random"), NewSeat("bot", bot="random"))
            table, ear = await sit(one, name)
            await until(lambda: table.version > 3)
            table.bid_farewell(ear)
            await asyncio.sleep(0)
            async with table.lock:
                version = table.version
            await asyncio.sleep(0.5)
            assert table.version == version and table.bot is None
            await table.welcome(ear)
            await until(lambda: table.version > version)

    asyncio.run(scene())
