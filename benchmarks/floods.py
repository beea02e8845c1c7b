"""How long somebody waits for an acknowledged move while another address floods the server.

`benchmarks/floods.py` starts a server with its ordinary bounds on a fresh SQLite file. One person plays a solo game,
ten moves a second, from 127.0.0.1; a process at 127.0.0.2 does its worst, one way after the other. What counts is the
longest wait of the one who plays: nobody shall feel what another address does. The figures are printed as JSON.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random, choice, randrange
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from benchmarks.server import UNBOUNDED, server
from fairyring.server.settings import Settings
from tests.server.test_attack import frame

SECONDS = 10.0
MOVES_A_SECOND = 10
SOMEBODY_ELSE = "127.0.0.2"
PATIENCE = 60.0
GAME = max((Path(__file__).parent.parent / "tests/golden/mycelia").glob("*.json"), key=lambda one: one.stat().st_size)
"""A long game that is over."""


class Flood:
    """What a flood has at hand: the server, a table that it may sit at, and a finished game that it may look at."""

    def __init__(self, address: str, table: str, secret: str, finished: str, watch: str) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.finished = finished
        self.watch = watch
        self.host = urlsplit(address).netloc

    def line(self) -> socket.socket:
        url = urlsplit(self.address)
        return socket.create_connection((url.hostname, url.port), PATIENCE, (SOMEBODY_ELSE, 0))

    def say(self, one: socket.socket, data: bytes) -> None:
        """Send until it is cut."""
        try:
            while True:
                one.sendall(data)
        except OSError:
            one.close()

    def shaken(self) -> socket.socket:
        """A websocket that has not said hello."""
        one = self.line()
        one.sendall((f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
                     "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                     "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        return one

    def seated(self) -> ClientConnection:
        one = connect(f"ws://{self.host}/api/tables/{self.table}/socket", sock=self.line(), max_size=None, legacy=True)
        one.send(json.dumps({"type": "hello", "secrets": [self.secret]}))
        return one

    def chatter(self, count: int, message: dict[str, Any]) -> None:
        """Many sockets say the same again and again; one that is cut off comes back."""
        sockets: list[ClientConnection] = []
        number = 0
        while True:
            number += 1
            try:
                if len(sockets) < count:
                    sockets.append(self.seated())
                sockets[number % len(sockets)].send(json.dumps({**message, "id": number}))
            except Exception:  # whatever the server does to us, we go on
                del sockets[number % len(sockets):][:1]
                time.sleep(0.001)

    # --- the floods --------------------------------------------------------------------------------------------------
    def pings_whose_answers_nobody_reads(self) -> None:
        while True:
            self.say(self.shaken(), frame(0x9, b"x" * 100) * 1000)

    def empty_fragments(self) -> None:
        while True:
            one = self.shaken()
            one.sendall(frame(0x1, b"{", final=False))
            self.say(one, frame(0x0, b"", final=False) * 1000)

    def endless_headers(self) -> None:
        while True:
            one = self.line()
            one.sendall(b"GET / HTTP/1.1\r\n")
            self.say(one, (b"X-More: " + b"x" * 1000 + b"\r\n") * 50)

    def silent_connections(self) -> None:
        kept = []
        while True:
            try:
                kept.append(self.line())
            except OSError:
                kept.clear()

    def half_requests(self) -> None:
        kept = []
        while True:
            try:
                kept.append(self.line())
                kept[-1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: local")
            except OSError:
                kept.clear()

    def looks(self) -> None:
        self.chatter(60, {"type": "look"})

    def names(self) -> None:
        self.chatter(120, {"type": "rename", "seat": 0, "name": "Eve"})

    def hints(self) -> None:
        self.chatter(60, {"type": "hint", "version": 0})

    def uploads(self) -> None:
        body = b'{"game": "mycelia", "decisions": [' + b'"end turn", ' * 80_000 + b'"end turn"]}'
        self.requests(lambda http: http.post("api/records", content=body), 20)

    def replays(self) -> None:
        """Of a finished game: the same part again and again, which is remembered, and each time another one."""
        key = {"Authorization": f"Bearer {self.watch}"}
        path = f"api/tables/{self.finished}/replay"
        self.requests(lambda http: http.get(path, headers=key, params={"start": choice((0, randrange(100)))}), 20)

    def lists_of_tables(self) -> None:
        wanted = {"tables": [{"table": self.table, "secrets": [self.secret]}] * 100}
        self.requests(lambda http: http.post("api/mine", json=wanted), 20)

    def requests_beyond_the_limit(self) -> None:
        self.requests(lambda http: http.get("api/games"), 100)

    def metrics(self) -> None:
        self.requests(lambda http: http.get("metrics"), 100)

    def new_tables(self) -> None:
        wanted = {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]}
        self.requests(lambda http: http.post("api/tables", json=wanted), 20)

    def requests(self, ask: Callable[[httpx.Client], object], count: int) -> None:
        def again(_: int) -> None:
            http = httpx.Client(base_url=self.address, transport=httpx.HTTPTransport(
                verify=False, local_address=SOMEBODY_ELSE))  # contexts that are not needed take the processor
            while True:
                try:
                    ask(http)
                except httpx.HTTPError:
                    time.sleep(0.001)

        with ThreadPoolExecutor(count) as pool:
            list(pool.map(again, range(count)))


FLOODS = [name for name, way in vars(Flood).items() if callable(way) and way.__code__.co_argcount == 1
          and name not in ("line", "shaken", "seated")]


def drown(name: str, *given: str) -> None:
    getattr(Flood(*given), name)()


class Person:
    """Somebody alone at a table who moves at a steady pace."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address)
        self.address = address
        self.chance = Random(1)
        self.sit()

    def sit(self) -> None:
        made = self.http.post("api/tables", json={"game": "mycelia", "seats": [{"kind": "me"}]}).json()
        self.table, self.secret = made["table"], made["secrets"][0]["secret"]
        here = self.address.replace("http", "ws", 1)
        self.socket = connect(f"{here}api/tables/{self.table}/socket", max_size=None, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "secrets": [self.secret]}))
        self.state = self.hear(0)

    def hear(self, answers: int) -> Any:
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("answers") == answers and message["type"] != "presence":
                return message

    def wait(self) -> float:
        """The milliseconds until a move was acknowledged."""
        decision = self.state["situation"]["decision"]
        if decision is None:
            self.sit()
            decision = self.state["situation"]["decision"]
        option = self.chance.choice(decision["options"])["name"]
        number = self.state["version"] + 1
        asked = {"type": "play", "id": number, "version": self.state["version"], "option": option}
        began = time.perf_counter()
        self.socket.send(json.dumps(asked))
        self.state = self.hear(number)
        return (time.perf_counter() - began) * 1000


def measured(person: Person, seconds: float) -> dict[str, float]:
    waits = []
    for _ in range(int(seconds * MOVES_A_SECOND)):
        waits.append(person.wait())
        time.sleep(1 / MOVES_A_SECOND)
    waits.sort()
    return {"p50_ms": round(waits[len(waits) // 2], 1), "p99_ms": round(waits[len(waits) * 99 // 100], 1),
            "most_ms": round(waits[-1], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each flood")
    parser.add_argument("--only", choices=FLOODS, help="one flood instead of all")
    asked = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    bounds = {name: getattr(Settings(), name) for name in UNBOUNDED}
    with tempfile.TemporaryDirectory() as folder, server(str(Path(folder) / "tables.db"), **bounds) as (address, _):
        person, victim = Person(address), Person(address)
        finished = person.http.post("api/records", content=GAME.read_text()).raise_for_status().json()
        found["nobody"] = measured(person, asked.seconds)
        for name in [asked.only] if asked.only else FLOODS:
            flood = multiprocessing.Process(target=drown, args=(
                name, address, victim.table, victim.secret, finished["table"], finished["watch"]))
            flood.start()
            found[name] = measured(person, asked.seconds)
            print(f"{name}: {found[name]}", file=sys.stderr, flush=True)
            flood.kill()
            flood.join()
            time.sleep(1.0)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
