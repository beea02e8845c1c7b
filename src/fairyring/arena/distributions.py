"""How scores are spread: not only the middle, but how far the best and the worst are from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles

from fairyring.arena.results import Result


@dataclass(frozen=True, slots=True)
class Spread:
    """The figures of one bot at the end of its games: seven numbers from the least to the most."""

    figure: str
    bot: str
    seats: int
    numbers: tuple[float, float, float, float, float, float, float]
    """Least, a tenth, a quarter, half, three quarters, nine tenths are not above it, most."""


def main_figure(results: Sequence[Result]) -> str:
    """What a game is won by: the total where there is one, else the first figure of its scores."""
    names = list(dict.fromkeys(name for one in results for score in one.scores for name in score))
    return next((name for name in ("total", "points", "vp") if name in names), names[0] if names else "")


def spreads(results: Sequence[Result]) -> list[Spread]:
    """Of every figure, for all seats of each bot."""
    numbers: dict[tuple[str, str], list[int]] = {}
    for one in results:
        for bot, score in zip(one.bots, one.scores, strict=True):
            for name, value in score.items():
                numbers.setdefault((name, bot), []).append(value)
    found: list[Spread] = []
    for (name, bot), own in numbers.items():
        if len(own) > 1:
            cuts = quantiles(own, n=20, method="inclusive")
            tenth, quarter, half, three, nine = (cuts[i] for i in (1, 4, 9, 14, 17))
            found.append(Spread(name, bot, len(own), (min(own), tenth, quarter, half, three, nine, max(own))))
    return found
