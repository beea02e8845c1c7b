"""Runs `fairyring` as on a system without Unix's modules and signals: python -m tests.other_system ARGUMENT ..."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import Any, NoReturn

HIDDEN = ("fcntl", "grp", "posix_ipc", "pwd", "resource", "syslog", "termios", "tty", "uvloop")


def refuse(*_: Any) -> NoReturn:
    raise NotImplementedError


def main() -> int:
    for name in HIDDEN:
        sys.modules[name] = None  # type: ignore[assignment] # importing it raises ImportError
    del signal.SIGALRM, signal.setitimer
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[assignment]
    from fairyring.cli import main as fairyring

    return fairyring(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
