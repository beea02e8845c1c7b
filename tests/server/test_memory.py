"""What is over is freed at once: closed tables, sockets and sessions do not wait for the collector."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path

from litestar.connection import WebSocket

from fairyring.kernel.session import Session
from fairyring.server.guest import Guest
from fairyring.server.lines import HttpLine, SocketLine
from fairyring.server.live_table import LiveTable
from fairyring.server.serving import Server, listen
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.player import Browser, Player
from tests.server.running import GENEROUS
from tests.server.waiting import until

KINDS = (LiveTable, Session, Guest, WebSocket, SocketLine, HttpLine)
ROUNDS = 12


def alive() -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in KINDS)


async def evening(address: str, number: int) -> None:
    """A table with a bot or a friend, a few moves, a hint, and everybody goes home; twice."""
    browser = Browser(address)
    made = await asyncio.to_thread(browser.make, "me", "me" if number % 2 else "random", seed=number)
    browser.http.close()
    keys = tuple(one["secret"] for one in made["secrets"])
    for _ in range(2):
        player = Player(address, made["table"], keys)
        await player.sit()
        for _ in range(4):
            while not player.decision:
                await player.hear()
            await player.play(player.options()[0])
        if player.decision:
            await player.ask("hint")
        await player.connection.close()


def test_tables_sockets_and_sessions_are_freed_without_the_collector(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(db=str(tmp_path / "t.db"), idle_seconds=0.2, hint_seconds=0.05, workers=1, **GENEROUS)
        server = TableServer(settings)
        await server.open()
        listening = listen("127.0.0.1", 0)
        ready = asyncio.Event()
        web = Server(server, ready.set)
        serving = asyncio.create_task(web.serve([listening]))
        await ready.wait()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        await evening(address, 0)
        await until(lambda: not server.tables)
        gc.collect()
        before = alive()  # what other tests of this process keep is theirs
        gc.disable()
        try:
            for number in range(ROUNDS):
                await evening(address, number)
            await until(lambda: not server.tables)
            # What a waiting loop last had in its hands may stay until it gets the next.
            await until(lambda: all(alive()[kind.__name__] - before[kind.__name__] <= 2 for kind in KINDS))
        finally:
            gc.enable()
        web.should_exit = True
        await serving
        await server.close()

    asyncio.run(scene())
