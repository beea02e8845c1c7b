"""What games tell those who design cards: how long they last, what a seat is worth, what each card is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from fairyring.arena.results import Result
from fairyring.arena.standings import Z95, Share, share_of, wilson

FEW = 10
"""Pairs that fewer seats had tell nothing, ..."""
SELDOM = 0.01
"""... nor those that a smaller part of the seats had."""


@dataclass(frozen=True, slots=True)
class Value:
    """A mean with its interval at 95 %."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CardFigures:
    """What became of one component."""

    card: str
    bought: int
    """How often it was bought, taken or played, as the game's `gains` say."""
    purchases: Share
    """Its share of all that was."""
    owned: Share
    """How often a seat that did so won."""
    value: Value
    """How much more often such a seat won than the same bot at the same place of the order does on the whole."""


@dataclass(frozen=True, slots=True)
class PairFigures:
    """What became of two different components with the same seat."""

    cards: tuple[str, str]
    share: Share
    """Of all seats, those that had both."""
    owned: Share
    """How often such a seat won."""
    value: Value
    """How much more often such a seat won than the same bot at the same place of the order does on the whole."""
    beyond: Value
    """How much of that is more than the values of the two add up to: what they do for each other."""


@dataclass(frozen=True, slots=True)
class Over:
    """What somebody won beyond what is usual there."""

    part: float
    usual: float


def value_of(numbers: Sequence[float], chance: float = 0.0) -> Value:
    """The mean of some numbers, with the normal interval of the mean. `chance` is the variance that is there anyway,
    however alike the numbers are."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return Value(mean, mean - 1.0, mean + 1.0)
    half = Z95 * sqrt(max(sum((one - mean) ** 2 for one in numbers) / (count - 1), chance) / count)
    return Value(mean, mean - half, mean + half)


def worth(found: Sequence[Over]) -> Value:
    """The value of what these seats had. Three that won where nearly everybody wins do not prove it: they might as
    well have lost now and then, as others there do."""
    chance = sum(one.usual * (1 - one.usual) for one in found) / len(found)
    return value_of([one.part - one.usual for one in found], chance)


def difference(one: Value, other: Value) -> Value:
    """The first minus the second, both measured apart."""
    mean = one.mean - other.mean
    half = sqrt((one.high - one.mean) ** 2 + (other.high - other.mean) ** 2)
    return Value(mean, mean - half, mean + half)


def usual(results: Sequence[Result]) -> dict[tuple[str, str, int], float]:
    """The share of wins of every bot at every place of the order, by kind of game: the field that cards are held to."""
    parts: dict[tuple[str, str, int], list[float]] = {}
    for one in results:
        for seat, part in enumerate(one.parts()):
            parts.setdefault(field_of(one, seat), []).append(part)
    return {key: sum(own) / len(own) for key, own in parts.items()}


def field_of(one: Result, seat: int) -> tuple[str, str, int]:
    kind = f"{one.game} {one.players} {'+'.join(one.modules)} {one.content} {' '.join(sorted(one.bots))}"
    return kind, one.bots[seat], (seat - one.first) % one.players


def cards(results: Sequence[Result]) -> list[CardFigures]:
    """Every component that was bought, the most valuable first."""
    expected = usual(results)
    bought: Counter[str] = Counter()
    won: dict[str, list[float]] = {}
    more: dict[str, list[Over]] = {}
    for one in results:
        for seat, part in enumerate(one.parts()):
            bought.update(one.bought[seat])
            for card in set(one.bought[seat]):
                won.setdefault(card, []).append(part)
                more.setdefault(card, []).append(Over(part, expected[field_of(one, seat)]))
    total = sum(bought.values())
    figures = [CardFigures(card, count, Share(total, count, count / total, *wilson(count, total)),
                           share_of(won[card]), worth(more[card])) for card, count in bought.items()]
    return sorted(figures, key=lambda one: (-one.value.mean, one.card))


def pairs(results: Sequence[Result]) -> list[PairFigures]:
    """Components that one seat had together often enough to tell something, those that do most for each other first."""
    expected = usual(results)
    alone: dict[str, list[Over]] = {}
    won: dict[tuple[str, str], list[float]] = {}
    more: dict[tuple[str, str], list[Over]] = {}
    total = 0
    for one in results:
        for seat, part in enumerate(one.parts()):
            total += 1
            over = Over(part, expected[field_of(one, seat)])
            owned = sorted(set(one.bought[seat]))
            for card in owned:
                alone.setdefault(card, []).append(over)
            for pair in combinations(owned, 2):
                won.setdefault(pair, []).append(part)
                more.setdefault(pair, []).append(over)
    often = max(FEW, total * SELDOM)
    figures: list[PairFigures] = []
    for pair, parts in won.items():
        if len(parts) >= often:
            value = worth(more[pair])
            beyond = difference(difference(value, worth(alone[pair[0]])), worth(alone[pair[1]]))
            share = Share(total, len(parts), len(parts) / total, *wilson(len(parts), total))
            figures.append(PairFigures(pair, share, share_of(parts), value, beyond))
    return sorted(figures, key=lambda one: (-one.beyond.mean, one.cards))


def seats(results: Sequence[Result]) -> dict[tuple[int, int], Share]:
    """How often whoever starts won, and those after; key: how many players, place in the order of play from 1."""
    parts: dict[tuple[int, int], list[float]] = {}
    for one in results:
        for seat, part in enumerate(one.parts()):
            parts.setdefault((one.players, (seat - one.first) % one.players + 1), []).append(part)
    return {key: share_of(parts[key]) for key in sorted(parts)}


def lengths(results: Sequence[Result]) -> dict[str, Value]:
    """Rounds, where the game counts them, and decisions of a game."""
    decisions = {"decisions": value_of([one.decisions for one in results])}
    return {"rounds": value_of([one.rounds for one in results]), **decisions} if counts_rounds(results) else decisions


def counts_rounds(results: Sequence[Result]) -> bool:
    """In some games everybody goes on at their own pace."""
    return not results or any(one.rounds for one in results)


def scores(results: Sequence[Result]) -> dict[str, Value]:
    """Every figure at the end of a game, over all seats; a rival's own beside them."""
    numbers: dict[str, list[float]] = {}
    for one in results:
        for score in one.scores:
            for name, value in score.items():
                numbers.setdefault(name, []).append(value)
        for rival in one.rivals:
            for name, value in rival.score.items():
                numbers.setdefault(f"{rival.kind}: {name}", []).append(value)
    return {name: value_of(own) for name, own in numbers.items()}
