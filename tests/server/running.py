"""Starting real servers for the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTED = "Fairyring is at "


class Running:
    """A server in a process of its own."""

    def __init__(self, db: str, log: Path, *more: str, **settings: float) -> None:
        self.log = log
        self.output = log.open("a")
        code = ("import sys; from tests.server.running import main; main()",)
        self.process = subprocess.Popen(
            [sys.executable, "-c", *code, "--db", db, "--port", "0", *more,
             *[f"{key}={value}" for key, value in settings.items()]],
            stdout=subprocess.PIPE, stderr=self.output, text=True, cwd=Path(__file__).parents[2])
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(STARTED), f"the server did not start: {line}{self.log.read_text()}"
        self.address = line.removeprefix(STARTED).strip()

    def kill(self) -> None:
        """No time for anything."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(timeout=20)
        self.output.close()
        return status


@contextmanager
def running(db: str, folder: Path, *more: str, **settings: float) -> Iterator[Running]:
    server = Running(db, folder / "server.log", *more, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def main() -> None:
    """`fairyring serve` whose bounds can be set: name=value after the usual arguments."""
    import argparse
    import logging
    from dataclasses import fields, replace

    from fairyring.server.command import add_arguments
    from fairyring.server.serving import serve
    from fairyring.server.settings import Settings

    parser = argparse.ArgumentParser()
    add_arguments(parser)
    parser.add_argument("bounds", nargs="*")
    args = parser.parse_args()
    logging.basicConfig(level="INFO", stream=sys.stderr)
    settings = Settings(host=args.host, port=args.port, db=args.db, workers=args.workers, origins=tuple(args.origin),
                        requests_a_second=1e6, request_burst=10**6, tables_a_minute=1e6, table_burst=10**6)
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(Settings)}
    bounds = dict(one.split("=") for one in args.bounds)
    sys.exit(serve(replace(settings, **{name: kinds[name](float(value)) for name, value in bounds.items()})))
