"""Words about resources and points: what is gained from the supply (EVB-COMP-06)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import GOODS, RESOURCES
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import good_words, joined, source
from fairyring.kernel.algebra import Either
from fairyring.kernel.arguments import Given, Pairs
from fairyring.kernel.effects import Word
from fairyring.kernel.quantities import Quantity
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

ANY: Final = 5
EVERY: Final[list[int]] = [0, 1, 2, 3]
MOVE: Final = 16
"""See `Everdell.paid`: the number of a move stands above a bit for each resource."""


def number_of(good: str) -> int:
    return ANY if good == "any" else GOODS.index(good)


class Gain(Word[Everdell]):
    """From the supply: so many of each; `any` are resources of the player's choice (EVB-COMP-06)."""

    word = "gain"
    takes = (Pairs("goods", (*GOODS, "any")),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.fixed: list[tuple[int, Quantity[Any]]] = []
        self.chosen: Quantity[Any] | None = None
        for name, amount in given.amounts("goods").items():
            if name == "any":
                self.chosen = amount
            else:
                self.fixed.append((GOODS.index(name), amount))

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        about = x[0] if x else 0
        for good, amount in self.fixed:
            t.gain(seat, good, amount.value(t, seat, about), "EVB-COMP-06")
        chosen = self.chosen
        if chosen is not None:
            count = chosen.value(t, seat, about)
            if not self.fixed:
                count += self.follows(t, seat, x) * count
            if count > 0:
                t.push(TAKE, seat, (about, count, 0, t.paid % MOVE if t.paid // MOVE == t.moves else 0))
        t.done = 1
        return None

    def follows(self, t: Everdell, seat: int, x: Notes) -> int:
        """How often the same comes again at once, for every unit paid: it is one choice with this one."""
        stack = t.stack
        found = 0
        while stack:
            step, who, about = stack[len(stack) - 1]
            if step is not self or who != seat or about != x:
                break
            stack.pop()
            found += 1
        return found

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        for _, amount in self.fixed:
            if amount.value(t, seat, about) > 0:
                return True
        return self.chosen is not None and self.chosen.value(t, seat, about) > 0

    def say(self) -> Message:
        parts = [good_words(GOODS[good], amount) for good, amount in self.fixed]
        if self.chosen is not None:
            parts.append(good_words("any", self.chosen))
        return Message("fx-gain", {"goods": joined(parts)})

    def worth(self, judge: Worth) -> Amounts:
        found = {GOODS[good]: amount.guess() for good, amount in self.fixed}
        if self.chosen is not None:
            found["any"] = self.chosen.guess()
        return found

    def offers(self, content: Any) -> list[str]:
        return [f"take {good}" for good in GOODS[:RESOURCES]] if self.chosen is not None else []


class Take(Step[Everdell]):
    """Take a resource of one's choice, so many times. `x` is `about`, how many are left, the lowest for a search, and
    those that were just paid for it, a bit each: nobody need take them back."""

    rule = "EVB-COMP-04"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return EVERY

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        paid = x[3] if len(x) > 3 else 0
        return [good for good in options if good >= x[2] and not paid >> good & 1]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.gain(seat, choice, 1, self.rule)
        if x[1] > 1:
            t.push(self, seat, (x[0], x[1] - 1, choice, *x[3:]))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"take {GOODS[choice]}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-take", {"good": GOODS[choice]}), self.rule,
                      (f"goods:{GOODS[choice]}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take", {"count": x[1]}), self.rule, source(t, x[0]))


TAKE: Final = Take("take")


class Refund(Word[Everdell]):
    """Gain the printed cost of the card that has just left the city (EVB-EFF-05)."""

    word = "refund"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        cost = t.content.cost[t.gone]
        for good in EVERY:
            t.gain(seat, good, cost[good], "EVB-EFF-05")

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 3.0}


def only_gains(step: Step[Any]) -> bool:
    """Does an effect only gain goods that it names, perhaps of several sorts the one that is chosen?"""
    words = [one for one in step.inside() if one.word]
    return bool(words) and all(isinstance(one, Gain) and one.chosen is None for one in words)


def is_plain(step: Step[Any]) -> bool:
    """Does an effect only gain fixed goods: nothing is asked, and its order makes no difference?"""
    return only_gains(step) and not any(isinstance(one, Either) for one in step.inside())
