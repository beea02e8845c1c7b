"""A client for the tests: a player with a websocket, as the browser is one, and the REST calls of a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.waiting import PATIENCE

Data = dict[str, Any]


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, problem: Data) -> None:
        super().__init__(f"{problem['code']}: {problem['detail']}")
        self.code: str = problem["code"]
        self.problem = problem


def put(view: Any, changes: list[Any]) -> Any:
    """Carry the changes of an update into a view, as docs/protocol.md says."""
    for path, value in changes:
        if not path:
            view = value
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return view


class Player:
    """Somebody at a table. Keeps the state up to date and waits for the answers to their requests."""

    def __init__(self, address: str, table: str, secrets: tuple[str, ...] = (), watch: str = "",
                 behind: str = "") -> None:
        self.address = address
        self.table = table
        self.secrets = secrets
        self.watch = watch
        self.headers = {"X-Forwarded-For": behind} if behind else {}
        """What a proxy says of where they come from."""
        self.connection: ClientConnection
        self.state: Data = {}
        self.heard: list[Data] = []
        """Every message, as it came."""
        self.number = 0

    async def __aenter__(self) -> Player:
        await self.sit()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.connection.close()

    async def sit(self) -> Data:
        """Connect and say hello; the state."""
        url = self.address.replace("http", "ws", 1) + f"api/tables/{self.table}/socket"
        self.connection = await connect(url, max_size=2**20, open_timeout=PATIENCE, additional_headers=self.headers)
        await self.send({"type": "hello", "secrets": list(self.secrets), "watch": self.watch})
        return await self.wait(lambda one: one["type"] == "state")

    async def send(self, message: Data) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Data:
        """The next message, carried into the state."""
        message: Data = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.heard.append(message)
        self.take_in(message)
        return message

    def take_in(self, message: Data) -> None:
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "update":
            assert message["base"] == self.state["version"], "updates follow each other without a gap"
            view = put(deepcopy(self.state["view"]), deepcopy(message["changes"]))
            now = {key: message[key] for key in ("version", "step", "eyes", "situation")}
            self.state = {**self.state, **now, "view": view}
        elif message["type"] == "presence":
            self.state = {**self.state, "seats": message["seats"], "watchers": message["watchers"]}

    async def wait(self, wanted: Callable[[Data], bool]) -> Data:
        """The next message that is wanted. Raises Refused on an error that answers no request of ours."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message
            if message["type"] == "error" and not message["answers"]:
                raise Refused(message)

    async def ask(self, kind: str, **fields: Any) -> Data:
        """Send a request and wait for its answer. Raises Refused."""
        self.number += 1
        number = self.number
        if kind in ("play", "undo", "redo", "hint"):
            fields.setdefault("version", self.state["version"])
        await self.send({"type": kind, "id": number, **fields})
        answer = await self.wait(lambda one: one.get("answers") == number)
        if answer["type"] == "error":
            raise Refused(answer)
        return answer

    async def play(self, option: str) -> Data:
        return await self.ask("play", option=option)

    @property
    def decision(self) -> Data | None:
        found: Data | None = self.state["situation"]["decision"]
        return found

    def options(self) -> list[str]:
        """The names of what may be played now; none when others decide."""
        return [one["name"] for one in self.decision["options"]] if self.decision else []

    @property
    def over(self) -> bool:
        return bool(self.state["situation"]["outcome"])

    async def until_version(self, version: int) -> None:
        while self.state["version"] < version:
            await self.hear()


class Browser:
    """REST calls."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)

    def get(self, path: str, key: str = "", **query: Any) -> Any:
        return self.answer(self.http.get(path, params=query, headers=bearer(key)))

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        return self.answer(self.http.post(path, json=body, headers=bearer(key)))

    def answer(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refused(response.json())
        return response.json()

    def make(self, *seats: str, game: str = "mycelia", **more: Any) -> Data:
        """A table: `me`, `friend`, or a bot by its level."""
        wanted = [{"kind": one} if one in ("me", "friend") else {"kind": "bot", "bot": one} for one in seats]
        made: Data = self.post("api/tables", {"game": game, "seats": wanted, **more})
        return made


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


@asynccontextmanager
async def two_players(address: str, **more: Any) -> AsyncIterator[tuple[Player, Player, Data]]:
    """A table for two with both connected, in the order of the seats."""
    browser = Browser(address)
    made = browser.make("me", "friend", **more)
    joined = browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})
    mine = Player(address, made["table"], (made["secrets"][0]["secret"],))
    theirs = Player(address, made["table"], (joined["secret"],))
    async with mine, theirs:
        yield mine, theirs, made


async def play_some(players: list[Player], moves: int, seed: int = 1) -> int:
    """Random moves of people, each waiting for everybody's update; how many were made."""
    chance = Random(seed)
    for made in range(moves):
        version = players[0].state["version"]
        mover = next((one for one in players if one.decision), None)
        if mover is None:
            return made
        await mover.play(chance.choice(mover.options()))
        for one in players:
            await one.until_version(version + 1)
    return moves
