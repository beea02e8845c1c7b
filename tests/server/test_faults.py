"""Random faults, round after round: afterwards every socket knows everything, soon and without a reload.

Two servers on one PostgreSQL and one NATS, reached through cables that are cut and made slow; servers are killed. In
every round people go on playing and renaming while something is wrong. When it is mended, all sockets come to the same
version as the log, bots have moved on, names are right, and every move that was acknowledged is in the log.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from threading import Lock
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.cables import Cable, Workshop, workshop
from tests.server.nats import Nats
from tests.server.player import Browser, Data, Player
from tests.server.postgres import Cluster
from tests.server.running import Running
from tests.server.waiting import PATIENCE

TABLES = 3
ROUNDS = 200
LEAST_ROUNDS, LEAST_MOVES = 20, 100
SECONDS = 100.0
"""When there was enough, no new round after this time: how many there are depends on the machine, what holds after
each does not."""

FOR_GOOD = {1009, 4000, 4001, 4003, 4004}
"""After these codes the browser does not come back: nobody may get one."""


class Place:
    """A server, its cables, and its successors after it is killed."""

    def __init__(self, name: str, folder: Path, shop: Workshop, cluster: Cluster, database: str, nats: Nats) -> None:
        self.folder = folder / name
        self.folder.mkdir()
        self.cables: dict[str, Cable] = {"database": shop.to_postgres(self.folder, cluster.folder)}
        self.cables["bus"], port = shop.to_port(nats.port)
        self.settings: dict[str, Any] = {"bus": f"nats://127.0.0.1:{port}", "workers": 1, "glance_seconds": 0.5}
        self.database = database.replace(str(cluster.folder), str(self.folder))
        self.server = self.start()
        self.mending = Lock()

    def start(self) -> Running:
        return Running(self.database, self.folder / "server.log", **self.settings)

    def kill(self) -> None:
        self.server.kill()

    def mend(self) -> None:
        with self.mending:  # two faults at one place end at the same moment: one successor is enough
            for cable in self.cables.values():
                cable.set()
            if not self.server.process.is_alive():
                self.server = self.start()


class Sitter(Player):
    """Somebody whose browser never gives up: whatever comes is taken in, a lost line is opened again."""

    def __init__(self, place: Place, table: str, secret: str) -> None:
        super().__init__("", table, (secret,))
        self.place = place
        self.answers: dict[int, asyncio.Future[Data]] = {}
        self.work = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        while True:
            try:
                url = self.place.server.address.replace("http", "ws", 1) + f"api/tables/{self.table}/socket"
                async with connect(url, max_size=2**20, open_timeout=5, ping_interval=None) as self.connection:
                    await self.send({"type": "hello", "secrets": list(self.secrets), "watch": ""})
                    while True:
                        await self.take()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                assert code not in FOR_GOOD, f"closed with {code}"
            except (OSError, TimeoutError, WebSocketException):
                pass
            finally:
                for answer in self.answers.values():
                    answer.cancel()
            await asyncio.sleep(0.1)

    async def take(self) -> None:
        """Carry the next message into the state, as a browser does: what does not fit is asked for anew."""
        message: Data = json.loads(await self.connection.recv())
        if message["type"] == "update" and message["base"] != self.state.get("version"):
            await self.send({"type": "look", "id": 10**6})
            return
        waiting = self.answers.get(message.get("answers", 0))
        self.take_in(message)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def request(self, kind: str, **fields: Any) -> Data | None:
        """The answer; None when nobody knows what became of it."""
        self.number += 1
        answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self.answers[self.number] = answer
        try:
            await self.send({"type": kind, "id": self.number, **fields})
            return await asyncio.wait_for(answer, 3)
        except (AttributeError, ConnectionClosed, TimeoutError, asyncio.CancelledError):
            return None
        finally:
            del self.answers[self.number]


class Game:
    """A table with two people at different servers, and a bot between them."""

    def __init__(self, places: list[Place], number: int, bots: tuple[str, ...] = ("random",)) -> None:
        browser = Browser(places[number % 2].server.address)
        made = browser.make("me", "me", *bots, seed=number)
        browser.http.close()
        self.table: str = made["table"]
        keys = [one["secret"] for one in made["secrets"]]
        self.people = [Sitter(places[(number + seat) % 2], self.table, key) for seat, key in enumerate(keys)]
        self.acknowledged: dict[int, str] = {}
        self.over = False

    async def play(self, chance: Random, until: float) -> None:
        """Move and rename as long as the fault lasts, whatever comes of it."""
        while monotonic() < until:
            await asyncio.sleep(0.01)
            for seat, person in enumerate(self.people):
                if person.state and person.decision:
                    version, option = person.state["version"], chance.choice(person.options())
                    answer = await person.request("play", option=option, version=version)
                    if answer is not None and answer["type"] in ("update", "state"):
                        self.acknowledged[version + 1] = option
                elif person.state and chance.random() < 0.05:
                    await person.request("rename", seat=seat, name=f"{seat} {chance.randrange(100)}")

    async def converge(self, connection: Any, start: float) -> float:
        """Wait until everybody knows what the database knows and no bot is to move; the seconds since `start`."""
        wrong = "nobody looked"
        while monotonic() < start + PATIENCE:
            wrong = await self.difference(connection)
            if not wrong:
                return monotonic() - start
            await asyncio.sleep(0.05)
        raise AssertionError(f"table {self.table} after {PATIENCE} s: {wrong}")

    async def difference(self, connection: Any) -> str:
        last = await connection.fetchrow("SELECT number, deciding FROM log WHERE table_id = $1 ORDER BY number DESC "
                                         "LIMIT 1", self.table)
        number, deciding = (last[0], last[1]) if last else (0, -2)
        names = [row[0] for row in await connection.fetch(
            "SELECT name FROM seats WHERE table_id = $1 ORDER BY seat", self.table)]
        if deciding == 2:
            return "the bot is to move"
        for person in self.people:
            if person.state.get("version") != number:
                return f"version {person.state.get('version')} at a socket, {number} in the log"
            if [seat["name"] for seat in person.state["seats"]] != names:
                return f"names {person.state['seats']}, {names} in the database"
            if deciding >= 0 and bool(person.decision) != (deciding in person.state["mine"]):
                return f"seat {deciding + 1} decides, and is not offered anything"
        self.over = deciding == -1
        return ""

    async def check(self, connection: Any, chance: Random, places: list[Place]) -> None:
        """Every acknowledged move is in the log, and whoever comes anew sees what those who stayed see."""
        stored = {row[0]: row[1] for row in await connection.fetch(
            "SELECT number, name FROM log WHERE table_id = $1 AND kind = 'play'", self.table)}
        for number, option in self.acknowledged.items():
            assert stored.get(number) == option, f"move {number} was acknowledged and is not in the log"
        person = chance.choice(self.people)
        async with Player(chance.choice(places).server.address, self.table, person.secrets) as fresh:
            for part in ("version", "step", "view", "situation"):
                assert fresh.state[part] == person.state[part], part

    async def leave(self) -> None:
        for person in self.people:
            person.work.cancel()
        done = await asyncio.gather(*(person.work for person in self.people), return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in done), done


def quantile(taken: list[tuple[float, str]], share: float) -> str:
    seconds, kinds = sorted(taken)[min(len(taken) - 1, int(len(taken) * share))]
    return f"{seconds:.2f} s ({kinds})"


async def fault(kind: str, place: Place, seconds: float) -> None:
    """Something is wrong for a while."""
    if kind == "killed":
        await asyncio.to_thread(place.kill)
    elif kind == "slow":
        place.cables["database"].set(delay=0.05)
    else:
        place.cables[kind].set(cut=True)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(place.mend)


@pytest.mark.timeout(600)
def test_after_any_fault_every_socket_knows_everything(postgres_cluster: Cluster, postgres: str, nats: Nats,
                                                       tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(13)
    taken: list[tuple[float, str]] = []

    async def scene(places: list[Place]) -> None:
        connection = await asyncpg.connect(postgres)
        games = [Game(places, number) for number in range(TABLES)]
        made = TABLES
        rounds = before = 0

        def acknowledged() -> int:
            return before + sum(len(game.acknowledged) for game in games)

        try:
            end = monotonic() + SECONDS
            while rounds < ROUNDS and (monotonic() < end or rounds < LEAST_ROUNDS or acknowledged() < LEAST_MOVES):
                rounds += 1
                kinds = chance.sample(["database", "bus", "slow", "killed"], chance.choice((1, 1, 2)))
                faults = [(kind, chance.choice(places)) for kind in kinds]
                seconds = chance.uniform(0.05, 0.5)
                until = monotonic() + seconds
                await asyncio.gather(*(fault(kind, place, seconds) for kind, place in faults),
                                     *(game.play(chance, until) for game in games))
                mended = monotonic()
                for game in games:
                    taken.append((await game.converge(connection, mended), "+".join(kinds)))
                    await game.check(connection, chance, places)
                for game in [game for game in games if game.over]:
                    await game.leave()
                    games[games.index(game)] = Game(places, made)
                    before += len(game.acknowledged)
                    made += 1
        finally:
            for game in games:
                await game.leave()
            await connection.close()
        assert rounds >= LEAST_ROUNDS and acknowledged() >= LEAST_MOVES, "too little happened to mean anything"
        with capsys.disabled():
            print(f"\n{rounds} rounds, {acknowledged()} acknowledged moves; whole again after {quantile(taken, 0.5)} "
                  f"(median), {quantile(taken, 0.99)} (99 of 100), {quantile(taken, 1)} at the latest")

    with workshop() as shop:
        places = [Place(name, tmp_path, shop, postgres_cluster, postgres, nats) for name in ("one", "two")]
        try:
            asyncio.run(scene(places))
        finally:
            for place in places:
                place.mend()
                place.server.stop()
    for place in places:
        assert "Traceback" not in (place.folder / "server.log").read_text()
