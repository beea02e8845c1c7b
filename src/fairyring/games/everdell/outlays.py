"""Words about resources that leave the own supply: picked, then paid (EVB-COMP-06)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.components import GOODS, RESOURCES
from fairyring.games.everdell.goods import ANY, EVERY, MOVE, number_of
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import source
from fairyring.kernel.arguments import Given, One, Parameter, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlay(Word[Everdell]):
    """Goods leave the own supply, as many as the player likes of those named. `x` is `about` and the kinds picked so
    far, one by one, where any resource will do."""

    takes: ClassVar[tuple[Parameter, ...]] = (One("good", *GOODS[:RESOURCES], "any"), Span("count", 0, 9))
    counts = True
    skip_name = ""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = number_of(given.text("good"))
        self.least, self.most = given.span("count")

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        goods = t.players[seat].goods
        options: list[int] = []
        if self.good != ANY:
            most = min(self.most, goods[self.good])
            if most < max(1, self.least):
                t.done = 0
                return None
            options = list(range(max(1, self.least), most + 1))
            if self.least == 0:
                options.append(SKIP)
            return options
        taken = max(0, len(x) - 1)
        if taken < self.most:
            for good in EVERY:
                if goods[good]:
                    options.append(good)
        if not options:
            self.spent(t, seat, x)
            return None
        need = self.least - taken
        if need > 0 and goods[0] + goods[1] + goods[2] + goods[3] == need:  # all there is: no choice
            everything = [good for good in EVERY for _ in range(goods[good])]
            for good in EVERY:
                goods[good] = 0
            self.spent(t, seat, (*x, *everything) if x else (0, *everything))
            return None
        if taken >= self.least:
            options.append(SKIP)
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search picks kinds in rising order, and none that would leave too few behind it."""
        if self.good != ANY:
            return options
        taken = max(0, len(x) - 1)
        lowest = x[taken] if taken else 0
        goods = t.players[seat].goods
        need = self.least - taken
        return [code for code in options if code == SKIP
                or (code >= lowest and sum(goods[code:RESOURCES]) >= need)] or options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        goods = t.players[seat].goods
        about = x[0] if x else 0
        if self.good != ANY:
            if choice == SKIP:
                t.done = 0
            else:
                goods[self.good] -= choice
                self.spent(t, seat, (about, *[self.good] * choice))
        elif choice == SKIP:
            self.spent(t, seat, x)
        else:
            goods[choice] -= 1
            t.push(self, seat, (*x, choice) if x else (about, choice))

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        """All units are picked, one number each behind `about`: where they go. Leaves in `t.done` how many."""
        raise NotImplementedError

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        goods = t.players[seat].goods
        have = goods[0] + goods[1] + goods[2] + goods[3] if self.good == ANY else goods[self.good]
        return have >= max(1, self.least)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        if choice == SKIP:
            return "done" if self.good == ANY else "skip"
        return f"{self.word} {GOODS[choice]}" if self.good == ANY else f"{self.word} {choice}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        good = GOODS[choice if self.good == ANY else self.good]
        args: Args = {"good": good, "count": 1 if self.good == ANY else choice, "verb": self.word}
        return Option(name, Message("option-spend", args), self.rule, (f"goods:{good}",))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        name = self.option_name(t, seat, x, SKIP)
        return Option(name, Message("option-enough", {"picked": max(0, len(x) - 1)}), self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        good = "any" if self.good == ANY else GOODS[self.good]
        left = self.most - max(0, len(x) - 1)
        return Prompt(Message("ask-spend", {"verb": self.word, "good": good, "count": left}), self.rule,
                      source(t, x[0] if x else 0))

    def say(self) -> Message:
        good = "any" if self.good == ANY else GOODS[self.good]
        return Message("fx-spend", {"verb": self.word, "good": good, "least": self.least, "count": self.most})

    def offers(self, content: Any) -> list[str]:
        if self.good == ANY:
            return [*(f"{self.word} {good}" for good in GOODS[:RESOURCES]), "done"]
        return [*(f"{self.word} {count}" for count in range(max(1, self.least), self.most + 1)), "skip"]

    def worth(self, judge: Worth) -> Amounts:
        return {"any" if self.good == ANY else GOODS[self.good]: -1.0}


def told(t: Everdell, kind: str, seat: int, rule: str, x: Notes, facts: dict[str, str | int | list[str] | list[int]],
         ) -> None:
    """Tell what units went somewhere."""
    if t.sink is not None and len(x) > 1:
        t.emit(kind, seat, rule, {"goods": [GOODS[good] for good in x[1:]], "count": len(x) - 1, **facts})


class Pay(Outlay):
    """To the supply (EVB-COMP-06)."""

    word = "pay"
    rule = "EVB-COMP-06"

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        told(t, "paid", seat, self.rule, x, {})
        t.done = max(0, len(x) - 1)
        paid = 0
        for good in x[1:]:
            paid |= 1 << good
        t.paid = t.moves * MOVE + paid


class Paid(Step[Everdell]):
    """Says again how much a payment came to, `x`, after its last question."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.done = x[0]
        return None


PAID: Final = Paid("paid")
