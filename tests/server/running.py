"""Real servers for the tests, each in a process of its own.

They are forked from a process that has imported everything already: so two hundred of them can be started and killed.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.server.waiting import PATIENCE

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["fairyring.server.serving", "fairyring.games.mycelia", "uvloop", "httptools"])

GENEROUS: dict[str, Any] = {
    "messages_per_second": 1e6, "message_burst": 10**6, "requests_per_second": 1e6, "request_burst": 10**6,
    "files_per_second": 1e6, "file_burst": 10**6, "tables_per_minute": 1e6, "table_burst": 10**6,
    "messages_per_address": 1e6, "message_burst_per_address": 10**6,
    "refusal_seconds": 0.0, "look_back_seconds": 600.0, "bot_seconds": 300.0, "hint_wait_seconds": 300.0}
"""Tests come from one address and are in a hurry, on however slow a machine; those of the limits set their own."""


def serve_here(settings: dict[str, Any], log: str, level: str, pipe: Connection) -> None:
    """What runs in the forked process: `fairyring serve`, with bounds that the command does not offer."""
    from fairyring.server import serving
    from fairyring.server.settings import Settings

    def started(address: str, open_browser: bool) -> None:  # noqa: ARG001
        pipe.send(address)

    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    logging.basicConfig(level=level, stream=sys.stderr)
    serving.started = started
    sys.exit(serving.serve(Settings(**{"port": 0, **settings})))


class Running:
    """A server at work."""

    def __init__(self, db: str, log: Path, level: str = "INFO", **settings: Any) -> None:
        self.db = db
        self.log = log
        ours, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(
            target=serve_here, args=({"db": db, **GENEROUS, **settings}, str(log), level, theirs))
        self.process.start()
        theirs.close()
        try:
            self.address: str = ours.recv()
        except EOFError:
            raise AssertionError(f"the server did not start: {log.read_text()}") from None

    def kill(self) -> None:
        """No time for anything."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "it did not stop"
        return self.process.exitcode


@contextmanager
def running(db: str, folder: Path, level: str = "INFO", **settings: Any) -> Iterator[Running]:
    server = Running(db, folder / "server.log", level, **settings)
    try:
        yield server
    finally:
        if server.process.is_alive():
            server.stop()
