"""Told to stop: Ctrl-C, or the signal by which a service is ended."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable


def when_told_to_stop(then: Callable[[int], object]) -> None:
    """Call `then` with the signal, in the running loop.

    Windows' loops know no signal handlers; there the process's own passes it on.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, then, number)
        except NotImplementedError:
            signal.signal(number, lambda told, _: loop.call_soon_threadsafe(then, told))
