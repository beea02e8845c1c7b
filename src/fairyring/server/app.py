"""The application: handlers, limits, headers, and errors that say what is wrong."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from fairyring import __version__
from fairyring.kernel.errors import FairyringError
from fairyring.server.errors import (
    BadHost,
    BadKey,
    BadMessage,
    Banned,
    Fault,
    NotFound,
    ServerError,
    TooBig,
    TooMany,
    problem,
    status_of,
)
from fairyring.server.lessons import HANDLERS as LESSONS
from fairyring.server.limits import Buckets, Turnstile
from fairyring.server.messages import Problem
from fairyring.server.metrics import METRICS
from fairyring.server.rest import HANDLERS
from fairyring.server.settings import KB, Settings
from fairyring.server.socket import table_socket
from fairyring.server.static import FOLDER, PACKED, Files, page, part
from fairyring.server.table_server import TableServer
from fairyring.server.upkeep import Upkeep

CONTENT_POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:", "font-src 'self'", "media-src 'self' data:", "connect-src 'self'",
    "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"))
HEADERS = tuple((name.lower().encode(), value.encode()) for name, value in (
    ("Content-Security-Policy", CONTENT_POLICY), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()")))
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
PROBES = ("/health", "/metrics")
"""For whoever runs the server; asked for by an address, not by a name of ours."""
A_TABLES_WORTH = 64 * KB
"""Of an uploaded record: a large one counts as many new tables, since reading it is work for the server."""
A_REQUESTS_WORTH = KB
"""Of a list of tables: a long one is many questions to the database."""
NO_STORE = (b"cache-control", b"no-store")
CLOSE = (b"connection", b"close")
log = logging.getLogger(__name__)


def make_app(server: TableServer, static: Path = FOLDER) -> Litestar:
    """The server as an ASGI application. Whoever calls this opens and closes the server."""
    settings = server.settings
    files = Files(static)
    gate = Gate(settings, server.upkeep, server.turns)
    return Litestar(
        [*HANDLERS, *LESSONS, table_socket, page, part],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False, use_cache=True),
                      "files": Provide(lambda: files, sync_to_thread=False, use_cache=True)},
        middleware=[lambda app: Guard(app, gate)],
        exception_handlers={FairyringError: say_refused, HTTPException: say_http, UnicodeDecodeError: say_unreadable,
                            RecursionError: say_unreadable, Exception: say_fault},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5,
                                             exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(title="Fairyring", version=__version__, path="/schema",
                                     render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=max(settings.body_bytes, settings.record_bytes),
        logging_config=None,
        debug=False,
    )


class Guard:
    """Before every request and every websocket: may it come in, and when? After it: headers that keep the browser
    safe."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            error = self.gate.objection(scope, "GET")
            await self.gate.turn(scope, error)
            if error is None:
                await self.app(scope, receive, send)
            else:
                await turn_away(error, send)
            return
        private = scope["path"].startswith("/api/")
        started, status = perf_counter(), 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS]
                if error is not None and scope["method"] not in ("GET", "HEAD"):
                    headers.append(CLOSE)  # what they send is not even read
                if private and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        error = self.gate.objection(scope, scope["method"])
        await self.gate.turn(scope, error)
        try:
            if error is None:
                await self.app(scope, receive, with_headers)
            else:
                response = refusal(error).to_asgi_response(app=None, request=Request(scope))
                await response(scope, receive, with_headers)
        finally:
            route = scope.get("path_template") or "none"
            method = scope["method"] if scope["method"] in METHODS else "other"
            METRICS.requests.labels(route, method, str(status)).observe(perf_counter() - started)


class Gate:
    """Where a request comes from, for whom, and how often: one for all routes, each of which has a guard of its own."""

    def __init__(self, settings: Settings, upkeep: Upkeep, turns: Turnstile) -> None:
        self.settings = settings
        self.upkeep = upkeep
        self.turns = turns
        self.hosts = Hosts(settings)
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.files = Buckets(settings.files_per_second, settings.file_burst)
        self.makers = Buckets(settings.tables_per_minute / 60, settings.table_burst)
        self.probes = Buckets(settings.requests_per_second, settings.request_burst)
        """Of whoever watches the server: what visitors do does not count."""

    async def turn(self, scope: Any, error: ServerError | None) -> None:
        """Requests of one address begin one after the other, also those that are refused. Too many of them wait first:
        a refusal is work too, and whoever waits for it does not ask again."""
        if isinstance(error, TooMany):
            await asyncio.sleep(self.settings.refusal_seconds)
        await self.turns.wait(scope["client"][0] if scope.get("client") else "")

    def objection(self, scope: Any, method: str) -> ServerError | None:
        """Why this request is not let in; None when it is."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]
                   if name in (b"origin", b"host", b"content-length", b"transfer-encoding")}
        address = scope["client"][0] if scope.get("client") else ""
        path, host = scope["path"], headers.get(b"host", "")
        if path in PROBES:
            return None if self.probes.take(address) else TooMany("too many requests; wait a moment")
        if self.upkeep.banned(address):
            return Banned()
        if not self.hosts.ours(host):
            return BadHost(f'this server is not called "{host[:80]}"; whoever runs it can allow the name with --name')
        if (method not in ("GET", "HEAD") or scope["type"] == ScopeType.WEBSOCKET) and b"origin" in headers:
            origin = headers[b"origin"]
            if origin not in self.settings.origins and origin.partition("://")[2] != host:
                return BadKey(f"pages of {origin[:80]} may not use this server")
        cost = 1
        if method not in ("GET", "HEAD"):
            if b"transfer-encoding" in headers:
                return BadMessage("say how long it is, with Content-Length")
            length = headers.get(b"content-length", "0")
            most = self.settings.record_bytes if path == "/api/records" else self.settings.body_bytes
            if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > most:
                return TooBig(f"at most {most} bytes")
            makes = path in ("/api/tables", "/api/records") or path.endswith("/rematch")
            if makes and not self.makers.take(address, 1 + int(length) // A_TABLES_WORTH):
                return TooMany("too many new tables; wait a minute")
            cost += int(length) // A_REQUESTS_WORTH if path == "/api/mine" else 0
        if not (self.files if path.startswith("/assets/") else self.requests).take(address, cost):
            return TooMany("too many requests; wait a moment")
        return None


class Hosts:
    """By which names this server is called. A page elsewhere can make its own name lead to this machine, and would then
    be at home here; so at the loopback address only this machine's names are taken."""

    LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})

    def __init__(self, settings: Settings) -> None:
        own = {urlsplit(origin).hostname or "" for origin in settings.origins}
        loopback = settings.host == "localhost" or settings.host == "::1" or settings.host.startswith("127.")
        self.names = {*settings.hosts, *own, *self.LOOPBACK} if settings.hosts or loopback else None

    def ours(self, host: str) -> bool:
        if self.names is None:
            return True
        name, colon, port = host.rpartition(":")
        if not colon or not port.isdigit():
            name = host
        return name.lower() in self.names


async def turn_away(error: ServerError, send: Send) -> None:
    """A websocket that is not let in hears why, as far as a handshake can tell."""
    METRICS.refused.labels(error.code).inc()
    body = json.encode(problem(error))
    headers = [(b"content-type", b"application/json"), NO_STORE]
    await send({"type": "websocket.http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def refusal(error: FairyringError) -> Response[Problem]:
    METRICS.refused.labels(error.code).inc()
    return Response(problem(error), status_code=status_of(error), media_type="application/json",
                    headers={"Cache-Control": "no-store"})


def say_refused(_request: Request[Any, Any, Any], error: FairyringError) -> Response[Problem]:
    return refusal(error)


def say_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our form."""
    extra = f": {error.extra}" if getattr(error, "extra", None) else ""
    kinds: dict[int, type[ServerError]] = {404: NotFound, 413: TooBig}
    said = kinds.get(error.status_code, BadMessage)(f"{error.detail}{extra}"[:500])
    response = refusal(said)
    response.status_code = error.status_code
    return response


def say_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no text, or nested so deeply that nobody can read it."""
    log.info("unreadable body at %s %s: %s", request.method, request.url.path, type(error).__name__)
    return refusal(BadMessage("nested too deeply" if isinstance(error, RecursionError) else "not UTF-8 text"))


def say_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it all, the answer says only that it happened."""
    log.exception("fault at %s %s", request.method, request.url.path, exc_info=error)
    fault = Fault("something went wrong here; it has been noted")
    return refusal(fault)
