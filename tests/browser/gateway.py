"""What stands before several servers: a gateway that leads every new connection to one that lives."""

from __future__ import annotations

import socket
import threading
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

PIECE = 65536


class Gateway:
    """Listens at one address and passes bytes on to the first server that answers."""

    def __init__(self, servers: Sequence[str]) -> None:
        self.servers = [(str(urlsplit(one).hostname), int(urlsplit(one).port or 80)) for one in servers]
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self.door.accept()
                threading.Thread(target=self.lead, args=(guest,), daemon=True).start()

    def lead(self, guest: socket.socket) -> None:
        for place in self.servers:
            with suppress(OSError):
                host = socket.create_connection(place, timeout=5)
                host.settimeout(None)
                threading.Thread(target=pass_on, args=(host, guest), daemon=True).start()
                pass_on(guest, host)
                return
        guest.close()

    def close(self) -> None:
        self.door.close()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Until one side hangs up; then both do."""
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    for one in (source, target):
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
