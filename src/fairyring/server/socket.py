"""The websocket: who is there, what they want, how fast they may want it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.params import FromPath

from fairyring.kernel.errors import FairyringError
from fairyring.kernel.table import SPECTATOR
from fairyring.server import seating
from fairyring.server.errors import BadKey, BadMessage, Banned, TooMany, closing_code, problem
from fairyring.server.guest import Guest, encode
from fairyring.server.keys import fits, hashed
from fairyring.server.limits import Bucket
from fairyring.server.live_table import LiveTable
from fairyring.server.messages import (
    AskHint,
    ClientMessage,
    Hello,
    Leave,
    Look,
    Pause,
    Ping,
    Play,
    Pong,
    Redo,
    Rename,
    Replace,
    Request,
    Resign,
    Return,
    Undo,
)
from fairyring.server.metrics import METRICS
from fairyring.server.table_server import TableServer

FAULT = 1011
MOST_STRIKES = 20
"""Messages beyond the limit that are answered before the connection is cut."""

COSTS: dict[type[Request], int] = {
    AskHint: 10, Look: 10, Rename: 40, Leave: 20, Replace: 20, Return: 20, Resign: 20, Pause: 20}
"""What a message takes out of the bucket, where it is more than one move's work, or a line of the log that anybody can
write without end."""

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
log = logging.getLogger(__name__)


class Gone(Exception):
    """The other side has closed."""


class Line:
    """A websocket as text in both directions."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.open = True

    async def read(self) -> ClientMessage:
        """The next message. Raises Gone or BadMessage."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        if not text:
            raise BadMessage("messages are JSON text")
        try:
            return DECODER.decode(text)
        except msgspec.DecodeError as error:
            raise BadMessage(str(error)) from None
        except RecursionError:
            raise BadMessage("nested too deeply") from None

    async def write(self, text: str) -> None:
        if self.open:
            try:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
            except (OSError, RuntimeError):  # they left, or the line was cut, while we were speaking; reading tells
                self.open = False

    async def close(self, code: int) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(OSError, RuntimeError):
                await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})

    def hang_up(self) -> None:
        """Let go of the socket, whose own functions hold it in a circle."""
        self.open = False
        self.socket.receive, self.socket.send = empty_receive, empty_send

    async def refuse(self, error: FairyringError) -> None:
        METRICS.refused.labels(error.code).inc()
        await self.write(encode(problem(error)))
        await self.close(closing_code(error))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str],
                       server: NamedDependency[TableServer]) -> None:
    """One connection from its first message to its last."""
    line = Line(socket)
    await socket.accept()
    if not server.door.enter(line.address):
        await line.refuse(TooMany("too many connections; close one and try again"))
        return
    METRICS.sockets.set(server.door.inside)
    try:
        await attend(line, table, server)
    except Gone:
        line.open = False
    except Exception:
        log.exception("fault at the socket of table %s", table)
        await line.close(FAULT)
    finally:
        server.door.leave(line.address)
        METRICS.sockets.set(server.door.inside)
        line.hang_up()


async def attend(line: Line, name: str, server: TableServer) -> None:
    try:
        hello = await hear_hello(line, server)
        came = monotonic()
        table, mine, hashes = await greet(hello, name, server)
        if server.upkeep.banned(line.address):  # since the handshake
            raise Banned
        await server.turns.wait(line.address)
    except FairyringError as error:
        await line.refuse(error)
        return
    guest = Guest(mine, mine[0] if mine else SPECTATOR, server.settings, line.write, line.close)
    guest.hashes, guest.address = hashes, line.address
    try:
        await table.welcome(guest, came)
        await serve(line, guest, table, server)
    except FairyringError as error:
        METRICS.refused.labels(error.code).inc()
        await guest.dismiss(encode(problem(error)), closing_code(error))
    finally:
        table.bid_farewell(guest)


async def hear_hello(line: Line, server: TableServer) -> Hello:
    """The first message."""
    try:
        async with asyncio.timeout(server.settings.hello_seconds):
            hello = await line.read()
    except TimeoutError:
        raise BadKey("nobody said hello") from None
    if not isinstance(hello, Hello):
        raise BadKey("say hello first")
    return hello


async def greet(hello: Hello, name: str, server: TableServer) -> tuple[LiveTable, tuple[int, ...], frozenset[str]]:
    """The table, the seats whose keys the first message brings, and the hashes of those keys."""
    hashes = frozenset(map(hashed, hello.secrets))
    if name not in server.tables:  # a stranger does not make us open a table
        row, seats = await server.stored(name)
        if not fits(hello.watch, row.watch) and not any({seat.secret, seat.owner} & hashes for seat in seats):
            raise BadKey("this key does not fit the table")
    table = await server.table(name)
    mine, left = table.seats_of(hashes)
    if len(mine) + len(left) < len(hello.secrets):
        await table.read_seats()  # before anybody is refused: the seat may have been taken a moment ago, elsewhere
        mine, left = table.seats_of(hashes)
    if not mine and not left and not fits(hello.watch, table.row.watch):
        raise BadKey("this key does not fit the table")
    if len(table.guests) >= server.settings.most_sockets_per_table:
        raise TooMany("too many people look at this table")
    return table, mine, hashes


async def serve(line: Line, guest: Guest, table: LiveTable, server: TableServer) -> None:
    """Carry out one message after the other. Some are more work than others, and many sockets of one address are still
    one address."""
    bucket = Bucket(server.settings.messages_per_second, server.settings.message_burst)
    strikes = 0
    while True:
        asked = await line.read()
        if isinstance(asked, Hello):
            raise BadMessage("hello was said already")
        METRICS.messages.labels(type(asked).__name__).inc()
        try:
            cost = COSTS.get(type(asked), 1)
            if not bucket.take(cost) or not server.messages.take(line.address, cost):
                strikes += 1
                raise TooMany("too many messages; wait a moment")
            strikes = 0
            if cost > 1:
                await server.turns.wait(line.address)
            await answer(asked, guest, table)
        except FairyringError as error:
            METRICS.refused.labels(error.code).inc()
            if strikes > MOST_STRIKES:
                raise
            guest.send(encode(problem(error, asked.id)))


async def answer(asked: Request, guest: Guest, table: LiveTable) -> None:
    match asked:
        case Play():
            await table.play(guest, asked)
        case Undo():
            await table.undo(guest, asked)
        case Redo():
            await table.redo(guest, asked)
        case AskHint():
            await table.hint(guest, asked)
        case Rename():
            await table.rename(guest, asked)
        case Look():
            await table.look(guest, asked)
        case Leave() | Replace() | Return() | Resign() | Pause():
            await seating.change_seats(table, guest, asked)
        case Ping():
            guest.send(encode(Pong(asked.id)))
