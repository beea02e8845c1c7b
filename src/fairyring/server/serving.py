"""Running a server: take the port, open the server, serve until told to stop, close the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from fairyring.server.app import make_app
from fairyring.server.errors import BusTrouble, DatabaseTrouble
from fairyring.server.lines import Config, Lines
from fairyring.server.settings import Settings
from fairyring.server.stopping import when_told_to_stop
from fairyring.server.table_server import TableServer

STOP_SECONDS = 5


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until told to stop. The exit status."""
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        print(f"fairyring: cannot listen at {settings.host}:{settings.port}: {reason(error)}; "
              "choose another port with --port", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    shown = settings.host if settings.host not in ("0.0.0.0", "::") else "localhost"
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(keep_open(settings, listening, lambda: started(address, open_browser)))
    except (BusTrouble, DatabaseTrouble) as error:
        print(f"fairyring: {error}", file=sys.stderr)
        return 1
    return 0


async def keep_open(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Open the server, serve, and close it when somebody says so."""
    server = TableServer(settings)
    try:
        await server.open()
        spare_the_collector()
        await Server(server, ready).serve([listening])
    finally:
        await server.close()


def spare_the_collector() -> None:
    """What is there now stays, and games make few cycles: look through memory seldom."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


class Server(uvicorn.Server):
    """Uvicorn, which tells when it is ready."""

    def __init__(self, server: TableServer, ready: Callable[[], None]) -> None:
        super().__init__(Config(
            make_app(server), Lines(server.settings), lifespan="off", log_config=None, access_log=False,
            server_header=False, ws_max_size=server.settings.message_bytes, ws_ping_interval=20.0, ws_ping_timeout=30.0,
            timeout_graceful_shutdown=STOP_SECONDS,
            proxy_headers=bool(server.settings.trusted_proxies),
            forwarded_allow_ips=list(server.settings.trusted_proxies)))
        self.ready = ready
        self.memory = server.memory

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told, and leave the rest of the way out to us: tables and database are closed afterwards."""
        when_told_to_stop(lambda number: self.handle_exit(number, None))
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.memory.stop()
        await super().shutdown(sockets)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def started(address: str, open_browser: bool) -> None:
    print(f"Fairyring is at {address}", flush=True)
    if open_browser and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or
                         os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a port in use is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as error:
        listening.close()
        raise error if isinstance(error, OSError) else OSError(f"there is no port {port}") from None
    return listening


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
