"""Hints at the table: the options that `search` likes best, with what it thinks of them."""

from __future__ import annotations

from typing import NamedTuple

from fairyring.bots.budget import Budget
from fairyring.bots.levels import search
from fairyring.kernel.seat import SeatHandle

MOST = 3


class Estimate(NamedTuple):
    """An option and the chance to win with it, from 0 to 1."""

    option: str
    chance: float


def best_three(handle: SeatHandle, seed: int, budget: Budget) -> list[Estimate]:
    """The best options of a seat's decision, best first; only those the search has followed."""
    shares = search("hints", budget).search(handle, seed).shares()
    ranked = sorted(zip(handle.names(), shares, strict=True), key=lambda one: one[1], reverse=True)
    return [Estimate(name, round(chance, 4)) for name, (share, chance) in ranked[:MOST] if share > 0]
