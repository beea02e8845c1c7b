"""The client's files, as the build put them: kept in memory, compressed once, and nothing else is ever served."""

from __future__ import annotations

import gzip
import mimetypes
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from litestar import HttpMethod, Request, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from fairyring.server.errors import NotFound

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files below `assets/` have their content's hash in their name."""

CLIENT = sha256((FOLDER / "index.html").read_bytes()).hexdigest()[:12] if (FOLDER / "index.html").exists() else ""
"""Names the client that this server has; its page names all files that belong to it."""

PACKED = "packed"
"""The mark of a handler that compresses by itself."""

read_only = partial(route, http_method=[HttpMethod.GET, HttpMethod.HEAD])
"""Something to be fetched. Who only asks whether it is there gets the same headers without it."""

COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Fairyring</title>
<p>The server runs, but the table for the browser has not been built. In a clone of the project, run: make web"""


class File(NamedTuple):
    body: bytes
    packed: bytes
    """The same with gzip; empty when it would not be smaller."""
    kind: str
    tag: str
    cache: str


class Files:
    """All files below a folder, by their address."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self.files[name] = read(path, FOR_EVER if name.startswith("assets/") else "no-cache")

    def find(self, name: str) -> File:
        name = name.strip("/") or "index.html"
        if name in self.files:
            return self.files[name]
        if name == "index.html":
            return File(NOT_BUILT, b"", "text/html; charset=utf-8", "", "no-cache")
        raise NotFound(f"there is nothing at /{name}")


def read(path: Path, cache: str) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSIBLE else b""
    return File(body, packed if len(packed) < len(body) else b"", kind, f'"{sha256(body).hexdigest()[:20]}"', cache)


@read_only("/", include_in_schema=False, opt={PACKED: True})
async def page(request: Request[Any, Any, Any], files: NamedDependency[Files]) -> Response[bytes]:
    """The client's page."""
    return answer(request, files.find(""))


@read_only("/{name:path}", include_in_schema=False, opt={PACKED: True})
async def part(request: Request[Any, Any, Any], files: NamedDependency[Files], name: FromPath[str]) -> Response[bytes]:
    """What belongs to the page. Whoever typed the address of one of its pages without the `#` is shown that page."""
    try:
        return answer(request, files.find(name))
    except NotFound:
        if name.lstrip("/").startswith(("api/", "assets/")) or "text/html" not in request.headers.get("accept", ""):
            raise
        where = f"/#/{quote(name.strip('/'))}"
        return Response(b"", status_code=302, headers={"Location": where, "Cache-Control": "no-store"})


def answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file as this browser takes it: not at all if it has it, compressed if it can."""
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if file.tag:
        headers["ETag"] = file.tag
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
