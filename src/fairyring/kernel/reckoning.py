"""Questions about a whole effect that its words answer in amounts: what it is worth, what a rival gets of it.

A word answers for itself (`Step.worth`, `Step.for_rival`); combinations add up what their parts say. A game's question
says how: which side of a choice is the better one, what a second time counts, what it is to give to others.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

Amounts = dict[str, float]
"""Amounts by name: `{"leaves": 2.0}`. What is not named is nothing."""


def scaled(amounts: Amounts, factor: float) -> Amounts:
    return {name: factor * amount for name, amount in amounts.items()}


def added(parts: list[Amounts]) -> Amounts:
    total: Amounts = {}
    for part in parts:
        for name, amount in part.items():
            total[name] = total.get(name, 0.0) + amount
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoning:
    """How the answers of words become the answer of the whole."""

    def word(self, step: Any) -> Amounts:
        """What one word answers."""
        raise NotImplementedError

    def rough(self, amounts: Amounts) -> float:
        """Amounts as one number, to find the best side of a choice."""
        return sum(amounts.values())

    def best(self, sides: list[Amounts]) -> Amounts:
        return max(sides, key=self.rough)

    def up_to(self, count: int, once: Amounts) -> Amounts:
        """Something that may be done so often."""
        return scaled(once, count)

    def chance(self) -> float:
        """How much that counts which hangs on a condition or on a payment."""
        return 1.0

    def others(self, amounts: Amounts) -> Amounts:
        """What it is that all others get this."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Reckoning):
    """What an effect is worth to whoever has it, by the weights of a game's judgement."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights: dict[str, float] = {} if weights is None else weights

    def word(self, step: Any) -> Amounts:
        found: Amounts = step.worth(self)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Share(Reckoning):
    """What a rival who makes no decisions gets of an effect."""

    def word(self, step: Any) -> Amounts:
        found: Amounts = step.for_rival(self)
        return found
