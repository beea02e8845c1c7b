"""A NATS of our own for the tests: at a free port of this machine, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.postgres import PROVIDE


def program() -> str | None:
    """Where the server's program is; installed first when we may (root on Debian), else None."""
    found = find_program()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run([PROVIDE, "NATS", "nats-server", "--", "false"], check=False, capture_output=True)
        found = find_program()
    return found


def find_program() -> str | None:
    return shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin")


class Nats:
    """One running NATS server."""

    def __init__(self, path: str) -> None:
        self.path = path
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([self.path, "-a", "127.0.0.1", "-p", str(self.port)],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("NATS did not start")

    def stop(self) -> None:
        """At once, as a failing machine would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def nats_server() -> Iterator[Nats | None]:
    """A server, or None where there is none and none may be installed."""
    path = program()
    if path is None:
        yield None
        return
    one = Nats(path)
    try:
        yield one
    finally:
        one.stop()
