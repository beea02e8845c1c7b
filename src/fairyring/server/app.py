"""The application: handlers, limits, headers, and errors that say what is wrong."""

from __future__ import annotations

import logging
from pathlib import Path
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

from fairyring import __version__
from fairyring.kernel.errors import FairyringError
from fairyring.server.house import House
from fairyring.server.lessons import HANDLERS as LESSONS
from fairyring.server.limits import Buckets
from fairyring.server.messages import Problem
from fairyring.server.metrics import METRICS
from fairyring.server.rest import HANDLERS
from fairyring.server.settings import Settings
from fairyring.server.socket import table_socket
from fairyring.server.static import FOLDER, PACKED, Files, page, part
from fairyring.server.trouble import (
    BadKey,
    BadMessage,
    Fault,
    NotFound,
    ServerError,
    TooBig,
    TooMany,
    problem,
    status_of,
)

CONTENT_POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:", "font-src 'self'", "media-src 'self' data:", "connect-src 'self'",
    "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"))
HEADERS = tuple((name.lower().encode(), value.encode()) for name, value in (
    ("Content-Security-Policy", CONTENT_POLICY), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()")))
UNLIMITED = ("/health", "/metrics")
log = logging.getLogger(__name__)


def make_app(house: House, static: Path = FOLDER) -> Litestar:
    """The server as an ASGI application. Whoever calls this opens and closes the house."""
    settings = house.settings
    files = Files(static)
    return Litestar(
        [*HANDLERS, *LESSONS, table_socket, page, part],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
                      "files": Provide(lambda: files, sync_to_thread=False, use_cache=True)},
        middleware=[lambda app: Guard(app, settings)],
        exception_handlers={FairyringError: say_refused, HTTPException: say_http, Exception: say_fault},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5,
                                             exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(title="Fairyring", version=__version__, path="/schema",
                                     render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=max(settings.body_bytes, settings.record_bytes),
        logging_config=None,
        debug=False,
    )


class Guard:
    """Before every request: where it comes from and how often; after it: headers that keep the browser safe."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests_a_second, settings.request_burst)
        self.makers = Buckets(settings.tables_a_minute / 60, settings.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        error = self.objection(scope)
        if error is None:
            await self.app(scope, receive, with_headers)
        else:
            response = refusal(error).to_asgi_response(app=None, request=Request(scope))
            await response(scope, receive, with_headers)

    def objection(self, scope: Any) -> ServerError | None:
        """Why this request is not let in; None when it is."""
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host", b"content-length")}
        address = scope["client"][0] if scope.get("client") else ""
        path, method = scope["path"], scope["method"]
        if method not in ("GET", "HEAD"):
            origin = headers.get(b"origin", b"").decode("latin-1")
            host = headers.get(b"host", b"").decode("latin-1")
            if origin and origin not in self.settings.origins and urlsplit(origin).netloc != host:
                return BadKey(f"pages of {origin} may not use this server")
            length = headers.get(b"content-length", b"0")
            most = self.settings.record_bytes if path == "/api/records" else self.settings.body_bytes
            if not length.isdigit() or int(length) > most:
                return TooBig(f"at most {most} bytes")
            if path in ("/api/tables", "/api/records") and not self.makers.take(address):
                return TooMany("too many new tables; wait a minute")
        if path not in UNLIMITED and not self.requests.take(address):
            return TooMany("too many requests; wait a moment")
        return None


def refusal(error: FairyringError) -> Response[Problem]:
    METRICS.refused.add()
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


def say_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it all, the answer says only that it happened."""
    log.exception("fault at %s %s", request.method, request.url.path, exc_info=error)
    fault = Fault("something went wrong here; it has been noted")
    return refusal(fault)
