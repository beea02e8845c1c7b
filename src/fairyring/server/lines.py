"""Connections before anybody attends to them: how many, how much they may bring, how long they may take over it.

Uvicorn reads whatever comes for as long as it comes. Here a connection is cut that brings endless headers or half a
request, asks for answers that it does not read, or sends frames without ever saying anything; and nobody takes all the
places there are.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import TimerHandle
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fairyring.server.limits import Bucket, Door
from fairyring.server.settings import Settings

if TYPE_CHECKING:
    from asyncio import Transport

SLICE = 4096
"""Bytes of a websocket that are read in one go: a thousand empty frames at most, so that nobody waits for them."""

NOT_TEXT = 1007
OTHER_FILES = 100
"""Open files that are no connections."""


class Lines:
    """Who is connected, for all connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.door = Door(room_for(settings.most_connections), settings.most_connections_per_address)
        self.proxies = [ip_network(one, strict=False) for one in settings.trusted_proxies if one != "*"]

    def enter(self, address: str) -> bool:
        """Is there a place? Behind a trusted proxy everybody comes from one address, and the proxy counts them."""
        return self.door.enter(address, crowd=self.is_proxy(address))

    def is_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return "*" in self.settings.trusted_proxies or any(known in network for network in self.proxies)


def room_for(connections: int) -> int:
    """How many connections there can be. Each is an open file, and a system lets a process have few unless it asks;
    where it may have no more, some are kept for the database and for processes that think."""
    try:
        import resource
    except ImportError:  # where Unix's modules are missing, as on Windows, files are not counted
        return connections
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if few != resource.RLIM_INFINITY and few < wanted:
        asked = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with contextlib.suppress(OSError, ValueError):  # a system may have bounds that it does not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (asked, most))
            few = asked
    return connections if few == resource.RLIM_INFINITY else max(1, min(connections, few - OTHER_FILES))


class Config(uvicorn.Config):
    """Uvicorn's settings, and the lines of this server."""

    def __init__(self, app: Any, lines: Lines, **more: Any) -> None:
        super().__init__(app, http=HttpLine, ws=SocketLine, **more)
        self.lines = lines


class HttpLine(HttpToolsProtocol):
    """Requests, one after the other. Each must be whole within a time, and its headers within a size."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lines = self.config.lines
        self.place = ""
        """The address that holds a place among the connections, if it was let in."""
        self.head = 0
        """Bytes of headers that are not complete yet."""
        self.heading = True
        self.patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.lines.enter(address):
            transport.abort()
            return
        self.place = address
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.give_up_place()
        super().connection_lost(exc)

    def give_up_place(self) -> None:
        if self.place:
            self.lines.door.leave(self.place)
            self.place = ""

    def wait(self) -> None:
        """The request that has begun must be whole before our patience ends."""
        self.stop_waiting()
        self.patience = self.loop.call_later(self.lines.settings.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def data_received(self, data: bytes) -> None:
        if self.heading:
            self.head += len(data)
        super().data_received(data)
        if self.heading and self.head > self.lines.settings.header_bytes and not self.transport.is_closing():
            self.transport.write(STATUS_LINE[431] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        last: Any = self.cycle  # none before the first request
        idle = self.heading and self.patience is None and last is not None and last.response_complete
        if idle and self.transport.get_protocol() is self:
            self.wait()  # blank lines are no request: they may come before one, but not for ever

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.heading = False
        self.head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.heading = True
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The place goes on to the websocket, whose end gives it up."""
        self.stop_waiting()
        place, self.place = self.place, ""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketLine):
            protocol.place = place
        elif place:
            self.lines.door.leave(place)
        self.parser = None  # type: ignore[assignment]  # it holds this protocol in turn


class SocketLine(WebSocketsSansIOProtocol):
    """A websocket. Frames that bring no message are counted, and whoever does not read is not written to."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        settings = self.config.lines.settings
        self.most_waiting = settings.bytes_waiting
        self.bucket = Bucket(settings.frames_per_second, settings.frame_burst)
        self.place = ""
        self.attended = False
        """The application has done with it."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place:
            self.config.lines.door.leave(self.place)
            self.place = ""
        super().connection_lost(exc)
        self.let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.attended = True
        self.let_go()

    def let_go(self) -> None:
        """When all is over, nothing may hold itself in a circle: the collector looks through memory seldom."""
        if self.attended and self.disconnected:
            self.conn.parser = None  # type: ignore[assignment]  # a generator that holds what holds it
            self.conn.extensions = []  # with their windows
            self.scope.clear()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start:start + SLICE])

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and not self.bucket.take():
                self.transport.abort()
                return
        super().handle_events()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.most_waiting:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message that is no text is a reason to close, not a fault worth a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

