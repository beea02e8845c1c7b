"""Summing up many games: win shares with their uncertainty, lengths, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

Z95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished game. A rank of 1 is a win; a rival of the book may leave everybody without one."""

    seed: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    rounds: int
    scores: tuple[dict[str, int], ...]

    def data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins with its Wilson interval. A shared victory counts for each winner by its part."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: float
    low: float
    median: float
    high: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games have in common."""

    games: int
    by_seat: dict[str, Share]
    by_bot: dict[str, Share]
    spreads: dict[str, Spread]
    reasons: dict[str, int]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share at 95 %.

    >>> [round(end, 3) for end in wilson(5, 10)], [round(end, 3) for end in wilson(0, 10)]
    ([0.237, 0.763], [0.0, 0.278])
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z95**2 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    below = 1 + Z95**2 / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def share_of(parts: Sequence[float]) -> Share:
    wins = sum(parts)
    low, high = wilson(wins, len(parts))
    return Share(len(parts), wins, wins / len(parts), low, high)


def spread_of(values: Sequence[int]) -> Spread:
    """Mean, median and the middle 90 %.

    >>> spread_of([1, 2, 3, 4])
    Spread(mean=2.5, low=1, median=2.5, high=4)
    """
    ordered = sorted(values)
    last = len(ordered) - 1
    middle = (ordered[last // 2] + ordered[(last + 1) // 2]) / 2
    return Spread(sum(ordered) / len(ordered), ordered[round(0.05 * last)], middle, ordered[round(0.95 * last)])


def summarise(finished: Sequence[Finished]) -> Summary:
    seats: dict[str, list[float]] = {}
    bots: dict[str, list[float]] = {}
    numbers: dict[str, list[int]] = {"rounds": [], "decisions": []}
    for game in finished:
        numbers["rounds"].append(game.rounds)
        numbers["decisions"].append(game.decisions)
        winners = game.ranks.count(1)
        for seat, rank in enumerate(game.ranks):
            part = 1 / winners if rank == 1 else 0.0
            seats.setdefault(str(seat + 1), []).append(part)
            bots.setdefault(game.bots[seat], []).append(part)
            for name, value in game.scores[seat].items():
                numbers.setdefault(name, []).append(value)
    return Summary(len(finished), {seat: share_of(parts) for seat, parts in seats.items()},
                   {bot: share_of(parts) for bot, parts in bots.items()},
                   {name: spread_of(values) for name, values in numbers.items()},
                   dict(Counter(game.reason for game in finished).most_common()))
