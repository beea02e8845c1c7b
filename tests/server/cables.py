"""A cable between a server and its database or NATS, that can be cut, mended and made slow."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Thread

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Streams]]


class Cable:
    """Everything goes through, until it is cut. A cut cable drops every connection and takes no new one."""

    def __init__(self, loop: asyncio.AbstractEventLoop, connect: Connect) -> None:
        self.loop = loop
        self.connect = connect
        self.cut = False
        self.delay = 0.0
        self.ends: set[asyncio.StreamWriter] = set()

    async def plug(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection from end to end."""
        other: asyncio.StreamWriter | None = None
        try:
            if self.cut:
                return
            there, other = await self.connect()
            self.ends |= {writer, other}
            ways = [asyncio.create_task(self.carry(*way)) for way in ((reader, other), (there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in (writer, other):
                if end is not None:
                    self.ends.discard(end)
                    end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()

    def set(self, cut: bool = False, delay: float = 0.0) -> None:
        """From any thread."""
        self.cut, self.delay = cut, delay
        if cut:
            self.loop.call_soon_threadsafe(self.drop)

    def drop(self) -> None:
        for end in list(self.ends):
            end.transport.abort()


class Workshop:
    """A thread that all cables run in."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.servers: list[asyncio.Server] = []
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def to_postgres(self, folder: Path, real: Path) -> Cable:
        """PostgreSQL's socket in another folder."""
        name = ".s.PGSQL.5432"
        cable = Cable(self.loop, lambda: asyncio.open_unix_connection(str(real / name)))
        self.call(asyncio.start_unix_server(cable.plug, str(folder / name)))
        return cable

    def to_port(self, real: int) -> tuple[Cable, int]:
        """A port of this machine at another number."""
        cable = Cable(self.loop, lambda: asyncio.open_connection("127.0.0.1", real))
        server = self.call(asyncio.start_server(cable.plug, "127.0.0.1", 0))
        return cable, server.sockets[0].getsockname()[1]

    def call(self, work: Awaitable[asyncio.Server]) -> asyncio.Server:
        async def do() -> asyncio.Server:
            return await work

        server = asyncio.run_coroutine_threadsafe(do(), self.loop).result(10)
        self.servers.append(server)
        return server

    def close(self) -> None:
        async def end() -> None:
            for server in self.servers:
                server.close()
            await asyncio.sleep(0)
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@contextlib.contextmanager
def workshop() -> Iterator[Workshop]:
    one = Workshop()
    try:
        yield one
    finally:
        one.close()
