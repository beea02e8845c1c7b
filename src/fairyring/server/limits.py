"""How often somebody may do something."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from time import monotonic

from fairyring.server.errors import TooMany


@lru_cache(maxsize=10_000)
def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the first half, because every household has the second to itself."""
    try:
        known = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> 64 << 64)}/64"


class Bucket:
    """Fills at `rate` a second up to `burst`; every act takes one out."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = monotonic()

    def take(self, cost: int = 1) -> bool:
        """May this act be done now?"""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket an address; the ones unused longest are forgotten, so that addresses cannot fill the memory."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: int = 1) -> bool:
        address = neighbourhood(address)
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.MOST:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket.take(cost)


class Door:
    """Counts who is in: in all, and from each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.inside = 0
        self.addresses: Counter[str] = Counter()

    def enter(self, address: str, crowd: bool = False) -> bool:
        """Whoever is let in must `leave` again. `crowd`: many people may come from this address."""
        address = neighbourhood(address)
        if self.inside >= self.most or (not crowd and self.addresses[address] >= self.most_per_address):
            return False
        self.inside += 1
        self.addresses[address] += 1
        return True

    def leave(self, address: str) -> None:
        address = neighbourhood(address)
        self.inside -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]


class Turnstile:
    """Whatever one address asks for at once is begun one after the other, and everybody else comes in between.

    A hundred requests that arrive together are a hundred pieces of work; without this they are done in a row, and
    somebody's move waits for all of them.
    """

    def __init__(self) -> None:
        self.lines: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()

    async def wait(self, address: str) -> None:
        """Until it is this one's turn."""
        address = neighbourhood(address)
        line = self.lines.setdefault(address, asyncio.Lock())
        self.waiting[address] += 1
        try:
            async with line:
                await asyncio.sleep(0)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.lines[address]


class WaitingRoom:
    """Work that is done one piece after the other: so many may wait for it, in all and from each address."""

    def __init__(self, most: int, most_per_address: int, full: str) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.full = full
        """What whoever finds no room is told."""
        self.working = asyncio.Lock()
        self.waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it. Raises TooMany."""
        address = neighbourhood(address)
        if self.waiting[address] >= self.most_per_address or self.waiting.total() >= self.most:
            raise TooMany(self.full)
        self.waiting[address] += 1
        try:
            async with self.working:
                yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
