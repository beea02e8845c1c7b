"""A word of a game's notation, declared once; and the combinations with payments, conditions and numbers.

All that is known of a word stands in its class: how it is written (`word`, `takes`), what it does (`do`, or `ask` and
`answer` where somebody decides), how it reads (`say`), its picture (`icon`), what judgement thinks of it (`worth`),
what a rival gets of it (`for_rival`), the names of the options it offers (`offers`). Texts, icons, estimates and lists
of actions follow by walking the tree of steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.algebra import Either, Then, atom, grouped_words, outside_brackets, then
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.reckoning import Amounts, Reckoning, added, scaled
from fairyring.kernel.table import SKIP, Data, Notes, Step, Table
from fairyring.kernel.words import Message, Prompt, joined_words

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Step[T]):
    """A word that does its work without a question, or asks one of its own."""

    def __init__(self, given: Given) -> None:
        super().__init__(given.name, given)

    def do(self, t: T, seat: int, about: int) -> None:
        """What happens, where nobody has to decide; `about` is the card or place on which the effect stands."""
        raise NotImplementedError

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        t.done = 1
        self.do(t, seat, x[0] if x else 0)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Word[T]):
    """A word with a count, `leaves(2)`; where none stands, 1."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count: int = given.number("count") if "count" in given else 1


class Optional(Either):
    """`optional(A)`: A, or not."""

    def __init__(self, part: Step[Any]) -> None:
        super().__init__([part])
        self.name = f"optional({part.name})"

    def answer(self, t: Table, seat: int, x: Notes, choice: int) -> None:
        t.done = 0
        Either.answer(self, t, seat, x, choice)

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        t.done = 0
        return Either.ask(self, t, seat, x)

    def pays(self) -> bool:
        return self.sides[0].pays()

    def say(self) -> Message:
        return Message("fx-optional", {"effect": self.sides[0].say()})

    def tree(self) -> Data:
        return {"op": "optional", "parts": [self.sides[0].tree()]}

    def prompt(self, t: Table, seat: int, x: Notes) -> Prompt:
        rule, source = t.because("either")
        return Prompt(Message("ask-optional", {"effect": self.sides[0].say()}), rule, source)


class OneOf(Either):
    """`one_of(A, B)`: exactly one of them; where none could do anything it lapses."""

    def __init__(self, sides: list[Step[Any]]) -> None:
        super().__init__(sides)
        self.name = f"one_of({','.join(side.name for side in sides)})"

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        options = Either.ask(self, t, seat, x)
        if options is None or options == [SKIP]:
            t.done = 0
            return None
        return options[:-1]

    def pays(self) -> bool:
        return all(side.pays() for side in self.sides)

    def say(self) -> Message:
        return joined_words("fx-one-of", [grouped_words(side) for side in self.sides])

    def tree(self) -> Data:
        return {"op": "one_of", "parts": [side.tree() for side in self.sides]}

    def offers(self, content: Any) -> list[str]:
        return Either.offers(self, content)[:-1]


class If(Step[Table]):
    """`A if B`: A only where B holds at that moment."""

    def __init__(self, part: Step[Any], condition: Condition[Any]) -> None:
        super().__init__(f"{atom(part.name)} if {condition.name}")
        self.part = part
        self.condition = condition

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        t.done = 0
        if self.condition.holds(t, seat, x[0] if x else 0):
            t.stack.append((self.part, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.condition.holds(t, seat, about) and self.part.possible(t, seat, about)

    def pays(self) -> bool:
        return self.part.pays()

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return scaled(self.part.reckon(question), question.chance())

    def say(self) -> Message:
        return Message("fx-if", {"effect": grouped_words(self.part), "condition": self.condition.say()})

    def tree(self) -> Data:
        return {"op": "if", "parts": [self.part.tree()], "condition": self.condition.name}


class AsOften(Step[Table]):
    """`count(farm) * A`: A for each of them, counted at that moment."""

    def __init__(self, often: Quantity[Any], part: Step[Any]) -> None:
        super().__init__(f"{atom(often.name)} * {atom(part.name)}")
        self.often = often
        self.part = part

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        for _ in range(self.often.value(t, seat, x[0] if x else 0)):
            t.stack.append((self.part, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.often.value(t, seat, about) > 0 and self.part.possible(t, seat, about)

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return scaled(self.part.reckon(question), self.often.guess())

    def say(self) -> Message:
        return Message("fx-as-often", {"effect": grouped_words(self.part), "often": self.often.say()})

    def tree(self) -> Data:
        return {"op": "as_often", "often": self.often.name, "parts": [self.part.tree()]}


class Each(Step[Table]):
    """`each(A)`: behind a payment, A for every unit paid; `each(A,per=2)`: for every two."""

    def __init__(self, part: Step[Any], per: int) -> None:
        super().__init__(f"each({part.name})" if per == 1 else f"each({part.name},per={per})")
        self.part = part
        self.per = per

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.part.possible(t, seat, about)

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return scaled(self.part.reckon(question), 1 / self.per)

    def say(self) -> Message:
        return Message("fx-each", {"effect": grouped_words(self.part), "per": self.per})

    def tree(self) -> Data:
        return {"op": "each", "per": self.per, "parts": [self.part.tree()]}


class Pays(Step[Table]):
    """`A => B`: first A is paid, then B follows, if anything was paid. What cannot be paid is not asked for."""

    def __init__(self, cost: Step[Any], gain: Step[Any]) -> None:
        gains: list[Step[Any]] = gain.parts if isinstance(gain, Then) else [gain]
        self.gains = gains
        self.gained = Gained(self.gains)
        super().__init__(f"{atom(cost.name)} {self.gained.name}")
        self.cost = cost

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        if self.cost.possible(t, seat, x[0] if x else 0):
            t.stack.append((self.gained, seat, x))
            t.stack.append((self.cost, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.cost.possible(t, seat, about)

    def helpers(self) -> list[Step[Any]]:
        return [self.gained]

    def made_of(self) -> list[Step[Any]]:
        return [self.cost, *self.gains]

    def reckon(self, question: Reckoning) -> Amounts:
        return scaled(added([part.reckon(question) for part in self.made_of()]), question.chance())

    def say(self) -> Message:
        return Message("fx-pay", {"cost": grouped_words(self.cost), "gain": self.gained.say()})

    def tree(self) -> Data:
        return {"op": "pay", "parts": [self.cost.tree(), self.gained.tree()]}


class Gained(Step[Table]):
    """What follows a payment: each part once, or once for every unit paid."""

    def __init__(self, parts: list[Step[Any]]) -> None:
        name: str = then(*parts).name
        outside = outside_brackets(name)
        super().__init__(f"=> ({name})" if " & " in outside or " if " in outside else f"=> {name}")
        self.parts = parts

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        units = t.done
        if units > 0:
            for i in range(len(self.parts) - 1, -1, -1):
                part = self.parts[i]
                if isinstance(part, Each):
                    for _ in range(units // part.per):
                        t.stack.append((part.part, seat, x))
                else:
                    t.stack.append((part, seat, x))
        return None

    def say(self) -> Message:
        return joined_words("fx-then", [part.say() for part in self.parts])

    def tree(self) -> Data:
        parts = [part.tree() for part in self.parts]
        return parts[0] if len(parts) == 1 else {"op": "then", "parts": parts}
