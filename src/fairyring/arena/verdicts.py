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
FLAT = 0.001
"""A line that rises less for each cost does not tell which cost would fit."""
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
    """A cost that fits its value, where one is off the line and dearer cards are worth more; never beyond those that
    cards of its kind have, where the line says nothing."""
    more: int
    """So many more games would tell, if its value is what it seems; 0 where it is settled, -1 where none would."""
    beyond: tuple[int, int] | None = None
    """The least and the most that cards of its kind cost, where none of these costs would fit."""


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
    costs: dict[str, list[int]] = {}
    for card in known.values():
        if card.cost is not None:
            costs.setdefault(card.kind, []).append(card.cost)
    return {one.card: verdict(one, known.get(one.card), fitted, games, costs) for one in figures}


def verdict(one: CardFigures, card: Card | None, fitted: Mapping[str, Line], games: int,
            costs: Mapping[str, Sequence[int]]) -> Verdict:
    line = fitted.get(card.kind) if card is not None and card.cost is not None else None
    expected = line.at(card.cost) if line is not None and card is not None and card.cost is not None else 0.0
    off = one.value.mean - expected
    half = (one.value.high - one.value.low) / 2
    if one.value.low == one.value.high:  # who wins is decided by something else in these games
        return Verdict(one.card, "open", expected, None, -1)
    if one.owned.games < FEW:
        return Verdict(one.card, "few", expected, None, ceil(games * (FEW / max(one.owned.games, 1) - 1)))
    if half < abs(off) and abs(off) >= WORTH_A_LOOK:
        what = "strong" if off > 0 else "weak"
        if line is None or line.slope <= FLAT or card is None:
            return Verdict(one.card, what, expected, None, 0)
        wanted = round((one.value.mean - line.base) / line.slope)
        least, most = min(costs[card.kind]), max(costs[card.kind])
        if not least <= wanted <= most:
            return Verdict(one.card, what, expected, None, 0, (least, most))
        return Verdict(one.card, what, expected, None if wanted == card.cost else wanted, 0)
    if half < WORTH_A_LOOK or half < abs(off):
        return Verdict(one.card, "fair", expected, None, 0)
    wanted_half = max(abs(off), WORTH_A_LOOK)
    more = ceil(games * ((half / wanted_half) ** 2 - 1))
    return Verdict(one.card, "open", expected, None, max(1, more) if more <= MOST_GAMES else -1)
