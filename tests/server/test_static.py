"""The client's files: cached for ever when their name says what is in them, and nothing else is served."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from fairyring.server.app import make_app
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer

SCRIPT = "export const ring = 1;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it, beside a file that belongs to nobody."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Fairyring</title>")
    (folder / "assets" / "index-Ab12.js").write_text(SCRIPT)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def client(tmp_path: Path, static: Path) -> TestClient[object]:  # type: ignore[type-var]
    app = make_app(TableServer(Settings(db=str(tmp_path / "t.db"))), static)
    return TestClient(app, base_url="http://localhost")  # type: ignore[return-value]


def test_hashed_files_are_cached_for_ever_and_sent_compressed(tmp_path: Path, built: Path) -> None:
    web = client(tmp_path, built)
    script = web.get("/assets/index-Ab12.js")
    assert script.text == SCRIPT and script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8", "said once"
    assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert web.get("/assets/index-Ab12.js", headers={"Accept-Encoding": "identity"}).text == SCRIPT


def test_the_page_itself_is_asked_for_each_time_and_sent_only_when_it_changed(tmp_path: Path, built: Path) -> None:
    web = client(tmp_path, built)
    page = web.get("/")
    assert page.headers["cache-control"] == "no-cache" and page.headers["content-type"].startswith("text/html")
    again = web.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                                  "/assets/", "/assets", "//secret.txt", "/index.html/"])
def test_nothing_else_is_served(tmp_path: Path, built: Path, path: str) -> None:
    answer = client(tmp_path, built).get(path)
    assert "not for you" not in answer.text
    assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize(("path", "there"), [("/guide/everdell", "/#/guide/everdell"),
                                             ("/%2f%2fevil.example/", "/#/evil.example"),
                                             ("/rules/mycelia?x=1", "/#/rules/mycelia"), ("/a%0d%0ab", "/#/a%0D%0Ab")])
def test_a_page_whose_address_was_typed_without_its_sign_is_shown(tmp_path: Path, built: Path, path: str,
                                                                  there: str) -> None:
    """Only to somebody in front of a browser: whoever asks for data or for a file is told that there is none."""
    web = client(tmp_path, built)
    typed = web.get(path, headers={"Accept": "text/html,*/*"}, follow_redirects=False)
    assert (typed.status_code, typed.headers["location"]) == (302, there)
    assert web.get(path, headers={"Accept": "application/json"}, follow_redirects=False).status_code == 404
    for file in ("/api/nothing", "/assets/nothing.js"):
        assert web.get(file, headers={"Accept": "text/html"}, follow_redirects=False).status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    page = client(tmp_path, tmp_path / "nothing").get("/")
    assert page.status_code == 200 and "make web" in page.text


def test_whoever_asks_only_whether_a_page_is_there_gets_its_headers(tmp_path: Path, built: Path) -> None:
    web = client(tmp_path, built)
    for path in ("/", "/assets/index-Ab12.js", "/metrics", "/api/games", "/text/en/common.ftl"):
        whole, asked = web.get(path), web.head(path)
        assert asked.status_code == 200 and asked.content == b""
        assert asked.headers.get("etag") == whole.headers.get("etag")
        assert asked.headers["content-type"] == whole.headers["content-type"]
    assert web.head("/nothing.js").status_code == 404
