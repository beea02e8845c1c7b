"""Real servers on real databases. Without PostgreSQL, and no right to install it, its tests are skipped and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.nats import Nats, nats_server
from tests.server.player import Browser
from tests.server.postgres import Cluster, cluster
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    with cluster() as one:
        if one is None:
            pytest.skip("PostgreSQL is missing; on Debian or Ubuntu: sudo apt-get install postgresql")
        yield one


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    pytest.importorskip("nats", reason="nats-py is missing; make .venv/.stamp installs it")
    with nats_server() as one:
        if one is None:
            pytest.skip("NATS is missing; on Debian or Ubuntu: sudo apt-get install nats-server")
        yield one


@pytest.fixture(params=["postgresql", "nats"])
def bus(request: pytest.FixtureRequest) -> str:
    """How several servers talk to each other, once in each way."""
    return "" if request.param == "postgresql" else str(request.getfixturevalue("nats").url)


@pytest.fixture
def postgres(postgres_cluster: Cluster) -> str:
    """An empty database on PostgreSQL."""
    return postgres_cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server for all tests of a module, once on each kind of database."""
    folder: Path = tmp_path_factory.mktemp("server")
    db = str(folder / "tables.db")
    if request.param == "postgresql":
        db = request.getfixturevalue("postgres_cluster").database()
    with running(db, folder) as one:
        yield one
        assert "Traceback" not in one.log.read_text(), one.log.read_text()


@pytest.fixture
def browser(server: Running) -> Browser:
    return Browser(server.address)
