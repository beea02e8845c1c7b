"""Processes that work for this one."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def fresh_processes(count: int) -> ProcessPoolExecutor:
    """Processes that share nothing with this one and end with it, however it ends."""
    return ProcessPoolExecutor(count, get_context("spawn"), serve)


def serve() -> None:
    """What each of them does first. Ctrl-C is for the one that started them: it stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Nobody waits for what a process does whose parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
