"""Who is stronger: shares of wins with intervals, a matrix of everybody against everybody, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from fairyring.arena.results import Result
from fairyring.kernel.errors import BadSetup

Z95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins with its Wilson interval. A shared victory counts for each winner by its part."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength and how uncertain it is still, on OpenSkill's scale: everybody starts at 25 with 25/3."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z95 * self.sigma


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share at 95 %.

    >>> [round(end, 3) for end in wilson(5, 10)], wilson(0, 7)[0], wilson(7, 7)[1]
    ([0.237, 0.763], 0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z95**2 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    below = 1 + Z95**2 / games
    return (middle - half) / below if wins > 0 else 0.0, (middle + half) / below if wins < games else 1.0


def share_of(parts: Sequence[float]) -> Share:
    wins = sum(parts)
    low, high = wilson(wins, len(parts))
    return Share(len(parts), wins, wins / len(parts) if parts else 0.0, low, high)


def in_order(results: Sequence[Result]) -> list[Result]:
    """The games in an order that does not depend on who finished first."""
    return sorted(results, key=lambda one: (one.seed, one.key))


def shares_of_bots(results: Sequence[Result]) -> dict[str, Share]:
    """How often each bot won, most often first."""
    parts: dict[str, list[float]] = {}
    for one in results:
        for bot, part in zip(one.bots, one.parts(), strict=True):
            parts.setdefault(bot, []).append(part)
    shares = {bot: share_of(own) for bot, own in parts.items()}
    return dict(sorted(shares.items(), key=lambda item: (-item[1].share, item[0])))


def matrix(results: Sequence[Result]) -> dict[tuple[str, str], Share]:
    """For every two bots that met: how often the first came out ahead of the second; equal ranks count half."""
    parts: dict[tuple[str, str], list[float]] = {}
    for one in results:
        for i, bot in enumerate(one.bots):
            for j, other in enumerate(one.bots):
                if bot != other:
                    ahead = 1.0 if one.ranks[i] < one.ranks[j] else 0.5 if one.ranks[i] == one.ranks[j] else 0.0
                    parts.setdefault((bot, other), []).append(ahead)
    return {pair: share_of(own) for pair, own in parts.items()}


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """OpenSkill ratings (Plackett-Luce) of all bots that met others, strongest first. Raises BadSetup."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadSetup('ratings need OpenSkill: pip install "fairyring[arena]"') from None
    model: Any = PlackettLuce()
    known: dict[str, Any] = {}
    for one in in_order(results):
        if len(set(one.bots)) < 2:
            continue
        teams = [[known.setdefault(bot, model.rating())] for bot in one.bots]
        after = model.rate(teams, ranks=one.ranks)
        moved: dict[str, list[Any]] = {}
        for bot, (new,) in zip(one.bots, after, strict=True):
            moved.setdefault(bot, []).append(new)
        for bot, news in moved.items():  # a bot that sat on several seats learns the mean of what they say
            known[bot] = model.rating(mu=sum(new.mu for new in news) / len(news),
                                      sigma=sum(new.sigma for new in news) / len(news))
    found = {bot: Rating(one.mu, one.sigma) for bot, one in known.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].mu, item[0])))
