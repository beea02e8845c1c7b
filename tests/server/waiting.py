"""Waiting for something to come true, however slow the machine: a test tells what happens, not how soon."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which nobody believes any more that it will happen."""


async def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not come true"
        await asyncio.sleep(0.01)


def becomes(true: Callable[[], object]) -> None:
    """The same without an event loop."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)
