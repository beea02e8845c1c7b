"""Summing up many games: win shares with their uncertainty, lengths, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from msgspec import to_builtins

from fairyring.arena.results import RivalScore
from fairyring.arena.standings import Share, share_of


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished game. A rank of 1 is a win; a rival of the book may leave every seat without one."""

    seed: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    rounds: int
    scores: tuple[dict[str, int], ...]
    rivals: tuple[RivalScore, ...] = ()

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "rivals": [to_builtins(one) for one in self.rivals]}


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
        for rival in game.rivals:
            seats.setdefault(rival.kind, []).append(float(rival.rank == 1))
            for name, value in rival.score.items():
                numbers.setdefault(f"{rival.kind}: {name}", []).append(value)
    return Summary(len(finished), {seat: share_of(parts) for seat, parts in seats.items()},
                   {bot: share_of(parts) for bot, parts in bots.items()},
                   {name: spread_of(values) for name, values in numbers.items()},
                   dict(Counter(game.reason for game in finished).most_common()))
