"""What cards do, read from their effects and weighed: a new card needs nothing here."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fairyring.games.mycelia.bursts import Burst
from fairyring.games.mycelia.components import ANY, Gift
from fairyring.games.mycelia.effects import Bonus, Favour, Leaves, RecycleCard, Repeat, TrashCard
from fairyring.games.mycelia.fields import ExtraShrine, Move, MoveAndRemove, OnField, Remove
from fairyring.kernel.algebra import Either, Then, Times, UpTo
from fairyring.kernel.game import Weights
from fairyring.kernel.table import Step

FILE: Final = Path(__file__).parent / "judgement.toml"

ANYWHERE: Final = ANY
"""The number of a condition is the terrain plus one of these: nothing more; exactly one drop; two; at least two."""
ONE: Final = 4
EXACT: Final = 8
HEAP: Final = 12
CONDITIONS: Final = 16

ROUGH_LEAF: Final = 0.4
"""A leaf or a favour as work, only to choose between the sides of an alternative."""


def read_weights(path: Path = FILE) -> Weights:
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Power:
    """What an effect does when it is carried out once."""

    def __init__(self) -> None:
        self.work: dict[int, float] = {}
        """Work done on fields, by the condition that the fields must meet."""
        self.leaves = 0.0
        self.favour = 0.0
        self.flat = 0.0
        """Everything else, as work."""

    def add(self, other: Power, times: float) -> None:
        for condition, amount in other.work.items():
            self.work[condition] = self.work.get(condition, 0.0) + times * amount
        self.leaves += times * other.leaves
        self.favour += times * other.favour
        self.flat += times * other.flat

    def rough(self) -> float:
        return sum(self.work.values()) + self.flat + ROUGH_LEAF * (self.leaves + self.favour)


def power_of(effect: Step[Any], gift: Gift | None, weights: Weights) -> Power:
    """What a card does when it is played, or drawn when it is a gift."""
    power = of_step(effect, weights["card"])
    if gift is not None:
        power.flat += of_gift(gift, weights)
    return power


def of_gift(gift: Gift, weights: Weights) -> float:
    w = weights["gift"]
    word, _, number = gift.passive.partition(":")
    value = w.get(word, 0.0) * (int(number) if number else 1)
    if gift.on_buy is not None:
        value += w["buy"] * of_step(gift.on_buy, weights["card"]).rough()
    return value


def of_step(step: Step[Any], w: dict[str, float]) -> Power:
    power = Power()
    if isinstance(step, Leaves):
        power.leaves = w["leaf"] * step.count
    elif isinstance(step, Favour):
        power.favour = w["favour"] * step.count
    elif isinstance(step, TrashCard):
        power.flat = w["trash"] * step.count
    elif isinstance(step, RecycleCard):
        power.flat = w["recycle"] * step.count
    elif isinstance(step, Bonus):
        power.flat = w["bonus"] * of_step(step.part, w).rough()
    elif isinstance(step, Then):
        for part in step.parts:
            power.add(of_step(part, w), 1.0)
    elif isinstance(step, Either):
        return max((of_step(side, w) for side in step.sides), key=Power.rough)
    elif isinstance(step, (Repeat, UpTo)):
        power.add(of_step(step.part, w), again(step.count, w))
    elif isinstance(step, Times):
        power.add(of_step(step.part, w), step.count)
    elif isinstance(step, OnField):
        power.work[condition(step)] = on_field(step, w)
    return power


def again(count: int, w: dict[str, float]) -> float:
    """How often something counts that may be done `count` times."""
    total, part = 0.0, 1.0
    for _ in range(count):
        total += part
        part *= w["again"]
    return total


def condition(step: OnField) -> int:
    if isinstance(step, Burst):
        return ANYWHERE
    if step.exact:
        return step.terrain + (ONE if step.need == 1 else EXACT)
    return step.terrain + (HEAP if step.need > 1 else 0)


def on_field(step: OnField, w: dict[str, float]) -> float:
    """Work done on one chosen field."""
    if isinstance(step, Move):
        return w["move"] * again(step.most, w)
    if isinstance(step, Remove):
        return w["remove"] * again(step.most, w)
    if isinstance(step, MoveAndRemove):
        return sum(n * (w["move"] if moves else w["remove"]) for moves, n in step.parts)
    if isinstance(step, Burst):
        return w["remove"] * again(step.centre, w) + w["side"] * again(step.sides * step.each, w)
    if isinstance(step, ExtraShrine):
        return 2 * w["remove"]
    return 0.0
