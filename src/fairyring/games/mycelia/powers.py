"""What cards do, read from their effects and weighed: a new card needs nothing here."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.components import ANY, Gift
from fairyring.kernel.judging import Weights
from fairyring.kernel.reckoning import Amounts, Worth, scaled

ANYWHERE: Final = ANY
"""The number of a condition is the terrain plus one of these: nothing more; exactly one drop; two; at least two."""
ONE: Final = 4
EXACT: Final = 8
HEAP: Final = 12
CONDITIONS: Final = 16

ROUGH_LEAF: Final = 0.4
"""A leaf or a favour as work, only to choose between the sides of an alternative."""


def work_on(terrain: int, condition: int) -> str:
    """The name, among amounts, of work on fields that meet a condition."""
    return f"work {terrain + condition}"


def again(count: int, judge: Worth) -> float:
    """How often something counts that may be done `count` times."""
    return sum(judge.weights["again"] ** time for time in range(count))


class CardWorth(Worth):
    """What a card does when it is played: leaves, favour, work on fields by their condition, all else as flat work."""

    def rough(self, amounts: Amounts) -> float:
        """As one number, to choose between the sides of an alternative."""
        work = sum(amount for name, amount in amounts.items() if name not in ("leaves", "favour"))
        return work + ROUGH_LEAF * (amounts.get("leaves", 0.0) + amounts.get("favour", 0.0))

    def up_to(self, count: int, once: Amounts) -> Amounts:
        return scaled(once, again(count, self))

    def others(self, amounts: Amounts) -> Amounts:
        return {"flat": self.weights["bonus"] * self.rough(amounts)}


def work_of(amounts: Amounts) -> list[tuple[int, float]]:
    """The work among amounts, each with the condition that its fields must meet."""
    return [(int(name[len("work "):]), amount) for name, amount in amounts.items() if name.startswith("work ")]


def worth_of_gift(gift: Gift, weights: Weights) -> float:
    """What a gift changes and does in the turn in which it lies there, as work."""
    total = 0.0
    if gift.changes is not None:
        total += gift.changes.worth(Worth(weights["gift"]))["flat"]
    for reaction in gift.reactions:
        done = reaction.effect.reckon(CardWorth(weights["card"]))
        if reaction.word == "hired":
            total += weights["gift"]["buy"] * CardWorth(weights["card"]).rough(done)
        else:
            total += weights["gift"]["drop-leaves"] * done.get("leaves", 0.0) / weights["card"]["leaf"]
            total += weights["gift"]["drop-favour"] * done.get("favour", 0.0) / weights["card"]["favour"]
    return total


class Does:
    """What a kind of card does when it is played: work on fields that meet a condition, and on others that meet another
    one; work whatever lies where; leaves, favour."""

    def __init__(self, power: Amounts, gift: Gift | None, weights: Weights) -> None:
        first, second, *_ = *sorted(work_of(power), key=lambda one: -one[1]), (ANYWHERE, 0.0), (ANYWHERE, 0.0)
        self.needs, self.work = first
        self.more_needs, self.more_work = second
        self.flat: float = power.get("flat", 0.0) + (0.0 if gift is None else worth_of_gift(gift, weights))
        self.leaves: float = power.get("leaves", 0.0)
        self.favour: float = power.get("favour", 0.0)
        self.slots: float = 1.0 if gift is None else 1.0 - gift.draw
        """How much of a hand it takes up: a gift that draws a card takes nothing."""
