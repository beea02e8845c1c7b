"""A verdict on every card: is it worth what it costs, which cost would fit, and how many more games would settle it.

The value of a card is how much more often its owner wins than usual (`designers.cards`). Dearer cards are worth more:
a line through all of them says how much, and a card whose interval does not reach the line is off it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from fairyring.arena.designers import FEW, CardFigures
from fairyring.arena.known import Card

WORTH_A_LOOK = 0.02
"""A card this near to the line is on it, however sure that is."""
MOST_GAMES = 200_000
"""Who would have to play more than so many games looks for a difference that nobody will notice."""


@dataclass(frozen=True, slots=True)
class Line:
    """What cards of a kind are worth by their cost."""

    base: float
    slope: float

    def at(self, cost: int) -> float:
        return self.base + self.slope * cost


@dataclass(frozen=True, slots=True)
class Verdict:
    card: str
    what: str
    """`strong`, `weak`, `fair` (on the line), `open` (nobody knows yet) or `few` (hardly anybody had it)."""
    expected: float
    """What the line gives for its cost; 0 where there is no line."""
    cost: int | None
    """A cost that fits its value, where one is off the line and dearer cards are worth more."""
    more: int
    """So many more games would tell, if its value is what it seems; 0 where it is settled, -1 where none would."""


def lines(figures: Sequence[CardFigures], known: Mapping[str, Card]) -> dict[str, Line]:
    """The line of every kind of card that has several costs, by least squares; well-known cards pull more."""
    kinds: dict[str, list[tuple[int, float, float]]] = {}
    for one in figures:
        card = known.get(one.card)
        if card is not None and card.cost is not None and one.owned.games >= FEW:
            kinds.setdefault(card.kind, []).append((card.cost, one.value.mean, weight(one)))
    found: dict[str, Line] = {}
    for kind, points in kinds.items():
        total = sum(w for _, _, w in points)
        middle = sum(x * w for x, _, w in points) / total
        height = sum(y * w for _, y, w in points) / total
        spread = sum(w * (x - middle) ** 2 for x, _, w in points)
        if len(points) > 2 and spread > 0:
            slope = sum(w * (x - middle) * (y - height) for x, y, w in points) / spread
            found[kind] = Line(height - slope * middle, slope)
    return found


def weight(one: CardFigures) -> float:
    half = (one.value.high - one.value.low) / 2
    return 1 / max(half, 0.005) ** 2


def verdicts(figures: Sequence[CardFigures], known: Mapping[str, Card], games: int) -> dict[str, Verdict]:
    """One for every card."""
    fitted = lines(figures, known)
    dearest = max((card.cost or 0 for card in known.values()), default=0)
    return {one.card: verdict(one, known.get(one.card), fitted, games, dearest) for one in figures}


def verdict(one: CardFigures, card: Card | None, fitted: Mapping[str, Line], games: int, dearest: int) -> Verdict:
    line = fitted.get(card.kind) if card is not None and card.cost is not None else None
    expected = line.at(card.cost) if line is not None and card is not None and card.cost is not None else 0.0
    off = one.value.mean - expected
    half = (one.value.high - one.value.low) / 2
    if one.value.low == one.value.high:  # who wins is decided by something else in these games
        return Verdict(one.card, "open", expected, None, -1)
    if one.owned.games < FEW:
        return Verdict(one.card, "few", expected, None, ceil(games * (FEW / max(one.owned.games, 1) - 1)))
    if half < abs(off) and abs(off) >= WORTH_A_LOOK:
        cost = None
        if line is not None and line.slope > 0.001 and card is not None and card.cost is not None:
            wanted = round((one.value.mean - line.base) / line.slope)
            cost = min(max(wanted, 0), 2 * dearest)
            cost = None if cost == card.cost else cost
        return Verdict(one.card, "strong" if off > 0 else "weak", expected, cost, 0)
    if half < WORTH_A_LOOK or half < abs(off):
        return Verdict(one.card, "fair", expected, None, 0)
    wanted_half = max(abs(off), WORTH_A_LOOK)
    more = ceil(games * ((half / wanted_half) ** 2 - 1))
    return Verdict(one.card, "open", expected, None, max(1, more) if more <= MOST_GAMES else -1)
