"""What whoever runs a server tells it while it runs: who is banned, who may make tables, which tables are gone.

`fairyring admin` writes it into the database, each act as a line of `orders`; every server reads the lines that are
new, a moment later, on SQLite as on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic, time

from fairyring.server.errors import DatabaseTrouble
from fairyring.server.keys import fits
from fairyring.server.store import Store

ORDER_SECONDS = 1.0
PULSE_SECONDS = 1.0
"""Whoever asks how the server is gets an answer that is at most so old."""

log = logging.getLogger(__name__)

Network = IPv4Network | IPv6Network


class Upkeep:
    """The lists of a server, kept up to date."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.bans: list[tuple[Network, int]] = []
        """Addresses that are not let in, and until when; 0: for good."""
        self.makers: list[str] = []
        """The hashes of the keys of those who may make tables where not everybody may."""
        self.order = 0
        self.pulse: asyncio.Task[str] | None = None
        self.pulsed = -PULSE_SECONDS

    async def open(self) -> None:
        [[self.order]] = await self.store.fetch("SELECT COALESCE(MAX(number), 0) FROM orders")
        await self.read()

    async def read(self) -> None:
        rows = await self.store.fetch("SELECT address, until FROM bans")
        self.bans = [(ip_network(address), until) for address, until in rows]
        self.makers = [row[0] for row in await self.store.fetch("SELECT secret FROM makers")]

    def banned(self, address: str) -> bool:
        if not self.bans:
            return False
        try:
            one: IPv4Address | IPv6Address = ip_address(address)
        except ValueError:
            return False
        mapped = one.ipv4_mapped if isinstance(one, IPv6Address) else None
        return any((mapped or one) in network and (not until or until > time()) for network, until in self.bans)

    def may_make(self, key: str) -> bool:
        return any(fits(key, secret) for secret in self.makers)

    async def health(self) -> str:
        """What is wrong with the database; empty when all is well. Many who ask at once share one answer."""
        if self.pulse is None or (self.pulse.done() and monotonic() - self.pulsed > PULSE_SECONDS):
            self.pulsed = monotonic()
            self.pulse = asyncio.create_task(self.feel_pulse())
        return await asyncio.shield(self.pulse)

    async def feel_pulse(self) -> str:
        try:
            await self.store.beat()
        except DatabaseTrouble as error:
            return str(error)
        return self.store.trouble

    async def keep_up(self, gone: Callable[[str], Awaitable[None]], listed: Callable[[], None]) -> None:
        """Follow the orders. `gone` is called with every table that was taken away, `listed` after new lists."""
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            try:
                rows = await self.store.fetch(
                    "SELECT number, what, object FROM orders WHERE number > ? ORDER BY number", self.order)
                for number, what, name in rows:
                    if what == "lists":
                        await self.read()
                        listed()
                    elif what == "gone":
                        await gone(name)
                    self.order = number
                    log.info("order %d: %s %s", number, what, name)
            except DatabaseTrouble as error:
                log.warning("orders cannot be followed: %s; trying again", error)
