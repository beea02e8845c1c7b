"""A real Chromium and real servers. Where something is missing and may not be installed, the tests are skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import AXE, ROOT, Visitor
from tests.server.postgres import Cluster, cluster
from tests.server.running import Running, running

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
CLIENT = ROOT / "src" / "fairyring" / "server" / "static" / "index.html"

Arrive = Callable[..., Visitor]


def find_chromium() -> str | None:
    """Chromium's program; installed first when we may (root on Debian)."""
    found = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run([ROOT / "tools" / "provide.sh", "Chromium", "chromium", "--", "false"], check=False,
                       capture_output=True)
        found = shutil.which("chromium")
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("Chromium is missing; on Debian or Ubuntu: sudo apt-get install chromium")
    if not CLIENT.exists() or not AXE.exists():
        pytest.skip("the client has not been built; run: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite for all tests."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder) as one:
        yield one
        assert "Traceback" not in one.log.read_text(), one.log.read_text()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    with cluster() as one:
        if one is None:
            pytest.skip("PostgreSQL is missing; on Debian or Ubuntu: sudo apt-get install postgresql")
        yield one


@pytest.fixture
def arrive(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody comes, in a browser of their own; in the end nobody's console may hold an error."""
    there: list[Visitor] = []

    def come(address: str = "", **more: Any) -> Visitor:
        there.append(Visitor(chromium, address or request.getfixturevalue("server").address, **more))
        return there[-1]

    yield come
    for one in there:
        one.leave()
    for one in there:
        one.no_complaints()
