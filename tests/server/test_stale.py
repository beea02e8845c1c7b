"""What a server misses, it finds out: word that comes at the wrong moment, readings that fail, seats taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fairyring.server import seating, store
from fairyring.server.bodies import Join, NewSeat, NewTable
from fairyring.server.bus import deaf
from fairyring.server.errors import DatabaseTrouble
from fairyring.server.joining import join
from fairyring.server.keys import hashed
from fairyring.server.making import make_table, rematch
from fairyring.server.messages import Hello, Leave, Pause, Play
from fairyring.server.settings import Settings
from fairyring.server.socket import greet
from fairyring.server.table_server import TableServer
from tests.server.test_secrecy import Ear
from tests.server.waiting import until


@asynccontextmanager
async def servers(db: str, count: int = 2, **settings: Any) -> AsyncIterator[list[TableServer]]:
    """Several servers, for tests that look inside; they look into the database so seldom that only notes count."""
    found = [TableServer(Settings(db=db, **{"glance_seconds": 1e6, **settings})) for _ in range(count)]
    try:
        for server in found:
            await server.open()
        yield found
    finally:
        for server in found:
            await server.close()


class Gate:
    """A method of a store that does its work and then holds back the result, once."""

    def __init__(self, store: object, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.free = asyncio.Event(), asyncio.Event()
        self.work: Callable[..., Awaitable[Any]] = getattr(store, method)
        self.used = False
        monkeypatch.setattr(store, method, self.held)

    async def held(self, *args: Any) -> Any:
        found = await self.work(*args)
        if not self.used:
            self.used = True
            self.reached.set()
            await self.free.wait()
        return found


def fail(store: object, method: str, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that cannot be reached for a while."""
    work: Callable[..., Awaitable[Any]] = getattr(store, method)
    left = times

    async def failing(*args: Any) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise DatabaseTrouble("the database is away")
        return await work(*args)

    monkeypatch.setattr(store, method, failing)


async def play_one(server: TableServer, name: str) -> int:
    """Somebody who holds every seat moves once; the new version."""
    table = await server.table(name)
    ear = Ear(table, tuple(range(len(table.seats))))
    await table.welcome(ear)
    await table.play(ear, Play(1, table.session.names()[0], table.version))
    table.bid_farewell(ear)
    return table.version


async def new_table(server: TableServer, *kinds: str) -> tuple[str, str]:
    """A table's name and invitation."""
    made = await make_table(server, NewTable("mycelia", [NewSeat(kind) for kind in kinds], seed=5))  # type: ignore[arg-type]
    return made.table, made.invite


def test_a_move_made_while_a_table_is_opened_elsewhere_is_not_missed(postgres: str,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, _ = await new_table(one, "me", "me")
            gate = Gate(two.store, "entries", monkeypatch)
            opening = asyncio.create_task(two.table(name))
            await gate.reached.wait()
            assert await play_one(one, name) == 1
            await asyncio.sleep(0.3)  # the note is there by now; were it not, the test would only be easier to pass
            gate.free.set()
            table = await opening
            await until(lambda: table.version == 1)

    asyncio.run(scene())


def test_a_log_that_could_not_be_read_is_read_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, _ = await new_table(one, "me", "me")
            table = await two.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            fail(two.store, "entries", 3, monkeypatch)
            monkeypatch.setattr(store, "MOST_NOTED", 0)  # word of the move, without the move
            await play_one(one, name)
            await until(lambda: table.version == 1 and any('"type":"update"' in text for text in ear.heard))

    asyncio.run(scene())


def test_a_seat_taken_while_the_table_is_opened_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1) as (server,):
            name, invite = await new_table(server, "me", "friend")
            gate = Gate(server.store, "seats", monkeypatch)
            opening = asyncio.create_task(server.table(name))
            await gate.reached.wait()
            await join(server, name, Join(invite, "Bo"))
            gate.free.set()
            table = await opening
            await until(lambda: table.seats[1].kind == "person")

    asyncio.run(scene())


def test_seats_and_rematch_that_changed_while_no_notes_came_are_read_again(postgres: str,
                                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, invite = await new_table(one, "me", "friend")
            table = await two.table(name)
            ear = Ear(table, ())
            await table.welcome(ear)
            monkeypatch.setattr(table, "doubt", lambda: None)  # deaf
            monkeypatch.setattr(table, "tell_rematch", lambda _: None)
            await join(one, name, Join(invite, "Bo"))
            following = await rematch(one, name)
            await asyncio.sleep(0.3)
            assert table.seats[1].kind == "free"
            monkeypatch.undo()
            two.missed()
            await until(lambda: table.seats[1].name == "Bo" and table.row.next == following)
            assert any('"Bo"' in text for text in ear.heard) and any('"rematch"' in text for text in ear.heard)

    asyncio.run(scene())


def test_seats_are_read_again_before_a_key_is_refused(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, invite = await new_table(one, "me", "friend")
            table = await two.table(name)
            monkeypatch.setattr(table, "doubt", lambda: None)  # deaf
            joined = await join(one, name, Join(invite, "Bo"))
            _, mine, _ = await greet(Hello([joined.secret]), name, two)
            assert mine == (1,)

    asyncio.run(scene())


@pytest.mark.parametrize("others", [0, 1])
def test_whoever_comes_is_shown_what_the_log_holds_though_no_note_told_of_it(
        postgres: str, others: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, _ = await new_table(one, "me", "me")
            table = await two.table(name)
            ears = [Ear(table, (1,)) for _ in range(others)]
            for ear in ears:
                await table.welcome(ear)
            monkeypatch.setattr(two, "hear", deaf)
            two.bus.unfollow(name)
            for version in range(1, 4):
                assert await play_one(one, name) == version
            assert table.version == 0, "the server knows nothing of it yet"
            came = Ear(table, (0,))
            await table.welcome(came)
            assert '"version":3' in came.heard[0]
            for ear in ears:
                assert '"version":3' in ear.heard[-2], "then the others know too; and hear who came"

    asyncio.run(scene())


def test_whoever_sits_at_a_table_that_another_server_has_swept_hears_of_it(postgres: str) -> None:
    async def scene() -> None:
        async with servers(postgres, unplayed_days=-1.0) as [sweeping, other]:
            name, _ = await new_table(other, "me", "me")
            table = await other.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            await other.glance()
            assert other.tables == {name: table}
            await sweeping.sweep()
            await other.glance()
            await until(lambda: name not in other.tables and ear not in table.guests)
            assert table.closed

    asyncio.run(scene())


def test_who_takes_a_seat_gets_its_key_though_the_database_goes_away_then(tmp_path: Path,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1) as [server]:
            name, invite = await new_table(server, "me", "friend")
            table = await server.table(name)
            fail(table, "read_seats", 1, monkeypatch)
            joined = await join(server, name, Join(invite, "Bo"))
            await until(lambda: table.seats[1].name == "Bo")
            assert table.seats_of({hashed(joined.secret)}) == ((1,), ())

    asyncio.run(scene())


def test_whoever_pauses_or_leaves_while_another_server_moves_is_not_refused(postgres: str) -> None:
    async def scene() -> None:
        async with servers(postgres) as (one, two):
            name, _ = await new_table(one, "me", "me")
            table = await two.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            two.bus.unfollow(name)
            assert await play_one(one, name) == 1 and table.version == 0
            await seating.change_seats(table, ear, Pause(5))
            assert (table.version, table.row.state) == (2, "paused")
            await seating.change_seats(table, ear, Pause(6, on=False))
            assert await play_one(one, name) == 4 and table.version == 3
            await seating.change_seats(table, ear, Leave(7, 1, "greedy"))
            assert (table.version, table.seats[1].kind) == (5, "bot")

    asyncio.run(scene())


def test_somebody_whose_leaving_nobody_acknowledged_has_left_when_the_log_says_so(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1, workers=1) as (server,):
            name, _ = await new_table(server, "me", "me")
            table = await server.table(name)
            ear = Ear(table, (0, 1))
            await table.welcome(ear)
            store_it = server.store.happen

            async def cut_off(*asked: Any) -> bool:
                await store_it(*asked)
                raise DatabaseTrouble("the answer was lost")

            monkeypatch.setattr(server.store, "happen", cut_off)
            with pytest.raises(DatabaseTrouble):
                await seating.change_seats(table, ear, Leave(1, 0, "greedy"))
            await until(lambda: table.sure and table.seats[0].kind == "bot")

    asyncio.run(scene())


def test_a_bot_whose_move_was_not_stored_stores_it_later_and_thinks_no_second_time(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is made anew of the log when a commit failed; that must not end the bot's own task."""
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1, workers=1) as (server,):
            made = await make_table(server, NewTable("mycelia", [NewSeat("me"), NewSeat("bot", bot="random")], seed=5,
                                                   options={"starter": "2"}))
            thoughts: list[object] = []
            ask = server.workers.ask

            async def counted(*asked: Any) -> Any:
                thoughts.append(asked)
                return await ask(*asked)

            monkeypatch.setattr(server.workers, "ask", counted)
            fail(server.store, "append", 1, monkeypatch)
            table = await server.table(made.table)
            ear = Ear(table, (0,))
            await table.welcome(ear)
            await until(lambda: table.session.table.seat == 0 and table.sure)
            assert len(thoughts) == table.version, "one thought for each of the bot's moves"
            assert any('"error-database"' in text for text in ear.heard)
            entries = await server.store.entries(made.table)
            assert [one.number for one in entries] == list(range(1, table.version + 1))

    asyncio.run(scene())


def test_a_bot_whose_task_dies_is_started_again_and_the_table_says_so(tmp_path: Path,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), 1, workers=1) as (server,):
            made = await make_table(server, NewTable("mycelia", [NewSeat("me"), NewSeat("bot", bot="random")], seed=5,
                                                   options={"starter": "2"}))
            table = await server.table(made.table)
            question, left = table.question, [2]

            def refusing(*asked: Any) -> Any:
                left[0] -= 1
                if left[0] >= 0:
                    raise OverflowError("integer out of range")
                return question(*asked)

            monkeypatch.setattr(table, "question", refusing)
            ear = Ear(table, (0,))
            await table.welcome(ear)
            await until(lambda: table.session.table.seat == 0 and table.sure)
            assert sum('"bot-trouble"' in text for text in ear.heard) == 2

    asyncio.run(scene())
