"""Nonsense of every kind: no crash, no 5xx, no leak, and the table of the people next to it stays whole."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fairyring.server.errors import refusals
from tests.server.player import Browser, Data, Player, play_some, two_players
from tests.server.running import Running, running
from tests.server.waiting import PATIENCE

MESSAGES = 10_000
TYPES = ["hello", "play", "undo", "redo", "hint", "rename", "look", "ping", "fly", "", "state"]
ANSWERS = {"state", "update", "presence", "hint", "pong", "error", "rematch"}


class Nonsense:
    """Messages that are almost right, and messages that are nothing at all."""

    def __init__(self, seed: int, options: list[str]) -> None:
        self.chance = Random(seed)
        self.options = options

    def value(self, depth: int = 0) -> Any:
        pick = self.chance.randrange(9 if depth < 3 else 7)
        return [None, True, self.chance.randrange(-5, 5), self.chance.getrandbits(70), self.chance.random(),
                self.chance.choice(self.options), self.text(),
                [self.value(depth + 1) for _ in range(self.chance.randrange(4))] if pick == 7 else 0,
                {self.text(): self.value(depth + 1) for _ in range(self.chance.randrange(4))} if pick == 8 else 0][pick]

    def text(self) -> str:
        return "".join(chr(self.chance.choice((self.chance.randrange(32, 127), self.chance.randrange(1, 0xD7FF))))
                       for _ in range(self.chance.randrange(12)))

    def almost_right(self, version: int) -> Data:
        """Right in form; what it asks for is seldom allowed."""
        number = self.chance.randrange(1, 10**6)
        kind = self.chance.choice(["play", "undo", "redo", "look", "rename", "ping"])
        abouts: dict[str, Data] = {
            "play": {"option": self.chance.choice([*self.options, self.text()])},
            "undo": {"whole_turn": self.chance.random() < 0.5}, "look": {"seat": self.chance.randrange(-1, 8)},
            "rename": {"seat": self.chance.randrange(0, 8), "name": self.text()}}
        about = abouts.get(kind, {})
        if kind in ("play", "undo", "redo"):
            about["version"] = version - self.chance.randrange(3)
        return {"type": kind, "id": number, **about}

    def wrong(self, version: int) -> str | bytes:
        """Not a message of the protocol at all, or hardly."""
        message: Any = self.almost_right(version)
        match self.chance.randrange(6):
            case 0:
                message[self.chance.choice([*message, self.text()])] = self.value()
            case 1:
                del message[self.chance.choice([*message])]
            case 2:
                message["type"] = self.chance.choice(TYPES)
            case 3:
                message = self.value()
            case 4:
                text = json.dumps(message)
                cut = self.chance.randrange(len(text))
                return text[:cut] + self.text() + text[cut + self.chance.randrange(3):]
            case _:
                return self.chance.randbytes(self.chance.randrange(1, 60))
        return json.dumps(message)


@pytest.mark.timeout(600)
def test_ten_thousand_fuzzed_messages_break_nothing(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        browser = Browser(address)
        made = browser.make("me", "friend", seed=1)
        secret = made["secrets"][0]["secret"]
        url = address.replace("http", "ws", 1) + f"api/tables/{made['table']}/socket"
        async with two_players(address, seed=2) as (ann, bo, _):
            await play_some([ann, bo], 20)
            before = ann.state
            nonsense = Nonsense(1, [*ann.options(), *bo.options(), "end turn", "skip"])
            sent = right = 0
            codes: set[int | None] = set()
            while sent < MESSAGES:
                async with connect(url, max_size=2**22) as connection:
                    version = 0
                    try:
                        await connection.send(json.dumps({"type": "hello", "secrets": [secret]}))
                        version = json.loads(await connection.recv())["version"]
                        while sent < MESSAGES:
                            sent += 1
                            if nonsense.chance.random() < 0.9:
                                right += 1
                                await connection.send(json.dumps(nonsense.almost_right(version)))
                                answer = json.loads(await connection.recv())
                                version = answer.get("version", version)
                            else:
                                await connection.send(nonsense.wrong(version))
                                answer = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
                            assert answer["type"] in ANSWERS
                            assert answer.get("code", "bad-message") in refusals() and answer.get("code") != "internal"
                    except ConnectionClosed:
                        codes.add(connection.close_code)
            assert right > MESSAGES / 2 and 4000 in codes and codes <= {4000, 1007, 1009}
            assert (await ann.ask("look"))["view"] == before["view"] and ann.state["version"] == 20
            async with Player(address, made["table"], (secret,)) as eve:
                past = browser.get(f"api/tables/{made['table']}/replay", secret, views=False)
                assert past["total"] == eve.state["step"]

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        asyncio.run(scene(server.address))
        memory = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096 // 2**20
    assert "Traceback" not in server.log.read_text(), server.log.read_text()
    assert memory < 200, "megabytes"


@pytest.mark.timeout(600)
def test_requests_made_from_the_schema_never_fail_on_our_side(server: Running, browser: Browser,
                                                              tmp_path: Path) -> None:
    schema = browser.get("schema/openapi.json")
    assert {"/api/tables", "/api/mine", "/api/games", "/health"} <= set(schema["paths"])
    made = browser.make("me", "friend", seed=1)
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{made["table"]}"\n"path.game" = "everdell"\n'
                      '"path.lesson" = "first"\n"path.page" = "farms"\n')
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
         f"{server.address}schema/openapi.json", "--checks", "not_a_server_error", "--max-examples", "25", "--seed",
         "1", "--workers", "1", "--phases",
         "examples,coverage,fuzzing", "--header", f"Authorization: Bearer {made['secrets'][0]['secret']}",
         "--generation-database", "none"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert f"Tested: {sum(map(len, schema['paths'].values()))}" in done.stdout, done.stdout[-2000:]
    assert "404 Not Found" not in done.stdout, "it reached the tables"
