"""Hints at the table: the options that `search` likes best, with what it thinks of them and why."""

from __future__ import annotations

from typing import NamedTuple

from fairyring.bots.budget import Budget
from fairyring.bots.levels import search
from fairyring.bots.reasons import advise
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.words import Message

MOST = 3


class Estimate(NamedTuple):
    """An option, the chance to win with it from 0 to 1, how it compares with the best one, and reasons for it."""

    option: str
    chance: float
    verdict: Message
    reasons: list[Message]


def best_three(handle: SeatHandle, seed: int, budget: Budget) -> list[Estimate]:
    """The best options of a seat's decision, best first; only those the search has followed."""
    shares = search("hints", budget).search(handle, seed).shares()
    ranked = sorted(zip(handle.names(), shares, strict=True), key=lambda one: one[1], reverse=True)
    found = [(name, round(chance, 4)) for name, (share, chance) in ranked[:MOST] if share > 0]
    # the first was followed the most, so its chance is known best: none of the others is told to be better
    others = sorted(((name, min(chance, found[0][1])) for name, chance in found[1:]), key=lambda one: -one[1])
    best = [*found[:1], *others]
    advice = advise(handle, seed, [name for name, _ in best])
    return [Estimate(name, chance, *why) for (name, chance), why in zip(best, advice, strict=True)]
