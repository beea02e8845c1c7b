from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.player import Browser
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server on a fresh SQLite file, for all tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder) as one:
        yield one


@pytest.fixture
def browser(server: Running) -> Browser:
    return Browser(server.address)
