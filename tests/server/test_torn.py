"""A server that dies in the middle of a request: whatever was begun is done whole or not at all, and asking again leads
to the same as if nothing had happened; on both databases."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from fairyring.server import making, seating
from fairyring.server.bodies import Join, NewSeat, NewTable
from fairyring.server.database import Row, Statement
from fairyring.server.joining import join, seat_bot, status_for
from fairyring.server.keys import hashed, make_key
from fairyring.server.messages import Leave, Pause, Play, Replace, Resign, Return
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.test_secrecy import Ear

ANN, BO, CY = 0, 1, 2
MOST_WRITES = 10


class Scene(NamedTuple):
    """A table with its keys, before something is asked for."""

    table: str
    invite: str
    keys: tuple[str, ...]
    fresh: str
    """A key that was drawn for what is asked."""


class Heart:
    """Stops a server before or after it has written for the nth time. Whatever it would do then never happens."""

    def __init__(self, server: TableServer, beats: int, written: bool) -> None:
        self.write: Callable[[Sequence[Statement]], Awaitable[list[list[Row]]]] = server.store.db.write
        self.left = beats
        self.written = written
        self.stopped = asyncio.Event()
        server.store.db.write = self.beat  # type: ignore[method-assign]

    async def beat(self, statements: Sequence[Statement]) -> list[list[Row]]:
        self.left -= 1
        if self.left > 0:
            return await self.write(statements)
        if self.left == 0 and self.written:
            await self.write(statements)
        self.stopped.set()
        return await asyncio.Event().wait()  # type: ignore[return-value]


@asynccontextmanager
async def living(db: str) -> AsyncIterator[TableServer]:
    """A server that ends without a word, as if its process had been killed."""
    server = TableServer(Settings(db=db, workers=-1))
    await server.open()
    try:
        yield server
    finally:
        server.store.db.write = never  # type: ignore[method-assign,assignment]
        for task in (*server.tasks, *server.opening.values()):
            task.cancel()
        for table in server.tables.values():
            table.leave()
        if server.store.committer is not None:
            server.store.committer.cancel()
        await server.bus.close()
        await server.store.db.close()


async def never(_statements: Sequence[Statement]) -> list[list[Row]]:
    raise asyncio.CancelledError


async def guest(server: TableServer, scene: Scene, seat: int) -> Ear:
    table = await server.table(scene.table)
    ear = Ear(table, ())
    ear.hashes = frozenset({hashed(scene.keys[seat])})
    await table.welcome(ear)
    return ear


def says(seat: int, message: Any) -> Callable[[TableServer, Scene], Coroutine[Any, Any, None]]:
    """Somebody asks for it at the table."""
    async def asks(server: TableServer, scene: Scene) -> None:
        ear = await guest(server, scene, seat)
        if isinstance(message, Play):
            await ear.table.play(ear, Play(1, ear.table.session.names()[0], ear.table.version))
        else:
            await seating.change_seats(ear.table, ear, message)

    return asks


async def comes(server: TableServer, scene: Scene) -> None:
    answer = await join(server, scene.table, Join(scene.invite, "Dee", secret=scene.fresh))
    assert answer.secret == scene.fresh
    assert answer.seat in (BO, CY)


async def fills(server: TableServer, scene: Scene) -> None:
    await seat_bot(server, scene.table, CY, "greedy")


async def again(server: TableServer, scene: Scene) -> None:
    following = await making.rematch(server, scene.table)
    for seat, key in enumerate(scene.keys):
        assert (await status_for(server, following, [key])).mine == [seat]


async def nothing(_server: TableServer, _scene: Scene) -> None:
    """What is asked for needs nothing before it."""


class Act(NamedTuple):
    seats: int
    people: int
    before: Callable[[TableServer, Scene], Awaitable[None]]
    ask: Callable[[TableServer, Scene], Coroutine[Any, Any, None]]
    repeats: bool = False
    """Asked once more when it is done, it is answered the same."""


ACTS = {
    "join": Act(3, 2, nothing, comes, repeats=True),
    "join for somebody who left": Act(2, 2, says(BO, Leave(1, BO)), comes, repeats=True),
    "a bot for a friend": Act(3, 2, nothing, fills),
    "leave to a bot": Act(3, 3, nothing, says(BO, Leave(1, BO, "greedy"))),
    "leave": Act(3, 3, nothing, says(BO, Leave(1, BO))),
    "take over": Act(2, 2, nothing, says(ANN, Replace(1, BO, "greedy"))),
    "come back": Act(3, 3, says(BO, Leave(1, BO, "greedy")), says(BO, Return(1, BO))),
    "resign": Act(3, 3, nothing, says(BO, Resign(1, BO))),
    "resign and end": Act(2, 2, nothing, says(BO, Resign(1, BO))),
    "pause": Act(2, 2, nothing, says(ANN, Pause(1)), repeats=False),
    "go on": Act(2, 2, says(ANN, Pause(1)), says(ANN, Pause(1, on=False)), repeats=True),
    "play": Act(2, 2, nothing, says(BO, Play(1, "", 0))),
    "rematch": Act(2, 2, nothing, again, repeats=True),
}


async def set_up(server: TableServer, act: Act) -> Scene:
    wanted = NewTable("mycelia", [NewSeat("me", "Ann"), *[NewSeat("friend")] * (act.seats - 1)],
                      options={"starter": "2"}, seed=4, patience=0)
    made = await making.make_table(server, wanted)
    keys = [made.secrets[0].secret]
    for name in ("Bo", "Cy")[:act.people - 1]:
        keys.append((await join(server, made.table, Join(made.invite, name))).secret)
    scene = Scene(made.table, made.invite, tuple(keys), make_key())
    await act.before(server, scene)
    return scene


async def standing(server: TableServer, scene: Scene) -> Any:
    """Everything that is kept of the table, but for names drawn at random and times."""
    row, seats = await server.stored(scene.table)
    entries = await server.store.entries(scene.table)
    return (row.state, bool(row.next), [(one.kind, one.name, one.bot, bool(one.secret), bool(one.owner), one.owner_name,
                                         one.resigned) for one in seats],
            [entry[1:-1] for entry in entries])


async def torn(db: str, act: Act, beats: int, written: bool, then: Any) -> bool:
    """Ask while the server dies at a moment; then ask another one again. False: it does not write so often."""
    async with living(db) as server:
        scene = await set_up(server, act)
        first = await standing(server, scene)
        heart = Heart(server, beats, written)
        asking = asyncio.create_task(act.ask(server, scene))
        dying = asyncio.create_task(heart.stopped.wait())
        await asyncio.wait([asking, dying], return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if asking.done() and not heart.stopped.is_set():
            await asking
            return False
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
    async with living(db) as server:
        now = await standing(server, scene)
        assert now in (first, then), "half of it is done"
        if now == first or act.repeats:
            await act.ask(server, scene)
            assert await standing(server, scene) == then
        for seat, key in enumerate(scene.keys):  # every key opens a seat, or one may come back, or one gave up
            if not (await server.stored(scene.table))[1][seat].resigned or act.seats == 2:
                status = await status_for(server, scene.table, [key])
                assert seat in (*status.mine, *status.left)
        return True


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ACTS)
def test_whatever_a_server_was_doing_when_it_died_is_done_whole_or_not_at_all(database: str, name: str) -> None:
    async def scene() -> None:
        act = ACTS[name]
        async with living(database) as server:
            one = await set_up(server, act)
            await act.ask(server, one)
            then = await standing(server, one)
        for beats in range(1, MOST_WRITES):
            done = [await torn(database, act, beats, written, then) for written in (False, True)]
            if not all(done):
                assert beats > 1, "it wrote nothing"
                return
        raise AssertionError("it wrote without end")

    asyncio.run(scene())
