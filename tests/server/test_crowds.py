"""Whoever comes in great numbers or asks for much at once: others come in between, and there is room for them."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from fairyring.server.app import Gate, Guard
from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.errors import BadKey, TooMany
from fairyring.server.lines import Lines
from fairyring.server.looker import Glance
from fairyring.server.making import make_table
from fairyring.server.messages import ClientMessage, Hello, Look, Ping
from fairyring.server.remembering import Memory
from fairyring.server.settings import Settings
from fairyring.server.socket import Gone, Line, attend
from fairyring.server.table_server import TableServer
from tests.server.player import Browser
from tests.server.running import running
from tests.server.waiting import PATIENCE, becomes

ONE, OTHER = "198.51.100.1", "203.0.113.9"


@asynccontextmanager
async def open_server(tmp_path: Path, **settings: Any) -> AsyncIterator[TableServer]:
    server = TableServer(Settings(db=str(tmp_path / "t.db"), **settings))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


def test_connections_of_a_trusted_proxy_are_not_counted_as_those_of_one_visitor() -> None:
    lines = Lines(Settings(trusted_proxies=("10.1.0.0/16", "192.0.2.7"), most_connections_per_address=2))
    for address, most in (("10.1.2.3", 50), ("192.0.2.7", 50), ("10.2.2.3", 2), (ONE, 2), ("", 2)):
        assert sum(lines.enter(address) for _ in range(50)) == most, address
    everybody = Lines(Settings(trusted_proxies=("*",), most_connections_per_address=2, most_connections=40))
    assert sum(everybody.enter(ONE) for _ in range(50)) == 40, "there is room for so many in all"


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("most", [1000, 0])
def test_requests_that_come_together_begin_one_after_the_other(tmp_path: Path, kind: str, most: int) -> None:
    """Also those that are refused: between two of one address the loop turns, and others come in."""
    async def scene() -> None:
        turn = 0
        begun: list[tuple[int, str]] = []

        async def app(scope: Any, _receive: Any, _send: Any) -> None:
            begun.append((turn, scope["client"][0]))

        async def refused(address: str, message: Any) -> None:
            if message["type"].endswith("start"):
                begun.append((turn, address))

        def ask(guard: Guard, address: str) -> Any:
            scope = {"type": kind, "path": "/api/games", "method": "GET", "client": (address, 1), "query_string": b"",
                     "headers": [(b"host", b"localhost")]}
            return guard(cast("Any", scope), cast("Any", None), cast("Any", lambda one: refused(address, one)))

        async def turns() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        async with open_server(tmp_path, request_burst=most, requests_per_second=0, refusal_seconds=0.0) as server:
            guard = Guard(cast("Any", app), Gate(server.settings, server.upkeep, server.turns))
            turning = asyncio.create_task(turns())
            await asyncio.gather(*(ask(guard, ONE) for _ in range(50)), ask(guard, OTHER))
            turning.cancel()
            mine = [when for when, address in begun if address == ONE]
            assert len(mine) == len(set(mine)) == 50
            assert [address for _, address in begun].index(OTHER) < 3, "the other one does not wait for them"
            assert not server.turns.lines and not server.turns.waiting

    asyncio.run(scene())


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path: Path) -> None:
    """Else refusing would be all that a server does. Whoever is let in does not wait."""
    async def scene() -> None:
        async with open_server(tmp_path, refusal_seconds=1e6) as server:
            gate = Gate(server.settings, server.upkeep, server.turns)
            scope = {"client": (ONE, 1)}
            for error in (None, BadKey("")):
                await asyncio.wait_for(gate.turn(scope, error), PATIENCE)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(gate.turn(scope, TooMany("")), 0.05)

    asyncio.run(scene())


def test_who_looks_back_while_a_server_stops_is_told() -> None:
    async def scene() -> None:
        memory = Memory(Settings())

        async def glance() -> Glance:
            return Glance("", None)

        await memory.room.working.acquire()  # somebody else's game is played again
        looking = [asyncio.create_task(memory.look(glance, ONE)) for _ in range(3)]
        await asyncio.sleep(0)
        await memory.stop()
        memory.room.working.release()
        done = await asyncio.wait_for(asyncio.gather(*looking, return_exceptions=True), PATIENCE)
        assert all(isinstance(one, TooMany) for one in done) and memory.worker is None

    asyncio.run(scene())


def test_whole_states_are_made_one_after_the_other(tmp_path: Path) -> None:
    """A hello and a look are much more work than a move or a ping."""
    async def scene() -> None:
        async with open_server(tmp_path) as server:
            made = await make_table(server, NewTable("mycelia", [NewSeat("me")]))
            waited: list[str] = []
            said: list[ClientMessage] = [Hello([made.secrets[0].secret]), Ping(1), Look(2), Ping(3)]
            wait = server.turns.wait

            async def noted(address: str) -> None:
                waited.append(address)
                await wait(address)

            server.turns.wait = noted  # type: ignore[method-assign]

            class Script(Line):
                def __init__(self) -> None:
                    self.address, self.open = ONE, True

                async def read(self) -> ClientMessage:
                    if not said:
                        raise Gone
                    return said.pop(0)

                async def write(self, text: str) -> None: ...

            with pytest.raises(Gone):
                await attend(Script(), made.table, server)
            assert waited == [ONE, ONE]

    asyncio.run(scene())


def test_a_body_says_how_long_it_is(tmp_path: Path) -> None:
    """Else a large record would count as a small one."""
    with running(str(tmp_path / "t.db"), tmp_path, record_bytes=2000) as server:
        answer = Browser(server.address).http.post("api/records", content=iter([b"{" * 900] * 4))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        assert "Content-Length" in answer.json()["detail"]


def test_a_long_list_of_tables_counts_as_many_requests(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=12) as server:
        http = Browser(server.address).http
        ask = {"tables": [{"table": "x" * 20, "secrets": ["y" * 32]}] * 100}
        assert [http.post("api/mine", json=ask).status_code for _ in range(3)] == [200, 429, 429]
        assert http.post("api/mine", json={"tables": []}).status_code == 200


def test_whoever_watches_the_server_has_a_limit_too_and_visitors_do_not_use_it_up(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=4) as server:
        http = Browser(server.address).http
        assert [http.get("api/games").status_code for _ in range(5)] == [200] * 4 + [429]
        assert [http.get(one).status_code for one in ("health", "metrics", "health", "metrics", "metrics")] == (
            [200] * 4 + [429])


@contextmanager
def served(folder: Path, few: int, most: int) -> Iterator[str]:
    """A server of a system that lets it have so few files, and at most so many when it asks."""
    resource = pytest.importorskip("resource")
    command = [sys.executable, "-m", "fairyring", "serve", "--port", "0", "--db", str(folder / "t.db")]
    with (folder / "log").open("w") as log, subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(" at ")[1].strip()
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
    assert "Traceback" not in (folder / "log").read_text()


def is_served(address: str) -> bool:
    try:
        return httpx.get(address + "api/games", timeout=PATIENCE).status_code == 200
    except httpx.HTTPError:
        return False


def crowd(address: str, count: int, stack: ExitStack) -> None:
    """Silent connections from several addresses."""
    url = httpx.URL(address)
    for number in range(count):
        stack.enter_context(socket.create_connection((url.host, url.port), PATIENCE, (f"127.0.0.{2 + number % 3}", 0)))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one loopback address")
def test_a_server_asks_for_as_many_files_as_connections_may_come(tmp_path: Path) -> None:
    with served(tmp_path, 128, 1024) as address, ExitStack() as stack:
        crowd(address, 300, stack)
        assert is_served(address)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one loopback address")
def test_where_files_are_few_some_are_kept_for_the_database(tmp_path: Path) -> None:
    with served(tmp_path, 128, 128) as address:
        with ExitStack() as stack:
            crowd(address, 200, stack)
        becomes(lambda: is_served(address))
        made = httpx.post(address + "api/tables", json={"game": "mycelia", "seats": [{"kind": "me"}]})
        assert made.status_code == 201
