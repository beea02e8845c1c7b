"""Numbers and conditions inside effects that the table answers: `2 * count(farm)`, `if has(farm)`.

A game declares its own counts and tests as small classes with a word, as it declares its effects (see `vocabulary`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.table import Table
from fairyring.kernel.words import Message, joined_words

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity(Generic[T]):
    """A number that the table answers. `about` is the card or place on which the effect stands, 0 for none."""

    word: ClassVar[str] = ""
    """The word by which content names it."""
    takes: ClassVar[tuple[Parameter, ...]] = ()

    def __init__(self, given: Given) -> None:
        self.name = given.name

    def value(self, t: T, seat: int, about: int) -> int:
        raise NotImplementedError

    def guess(self) -> float:
        """What judgement reckons with while nobody looks at the table."""
        return 1.0

    def say(self) -> Message:
        return Message("effect", {"text": self.name})


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[T]):
    """Something that holds at the table or does not."""

    word: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()

    def __init__(self, given: Given) -> None:
        self.name = given.name

    def holds(self, t: T, seat: int, about: int) -> bool:
        raise NotImplementedError

    def say(self) -> Message:
        return Message("effect", {"text": self.name})


class Fixed(Quantity[Table]):
    """A number that stands in the text."""

    def __init__(self, number: int) -> None:
        self.name = str(number)
        self.number = number

    def value(self, t: Table, seat: int, about: int) -> int:
        return self.number

    def guess(self) -> float:
        return float(self.number)

    def say(self) -> Message:
        return Message("quantity-fixed", {"count": self.number})


SUM: Final = "+"
DIFFERENCE: Final = "-"
PRODUCT: Final = "*"


class Reckoned(Quantity[Table]):
    """Two numbers added, subtracted or multiplied."""

    def __init__(self, name: str, sign: str, left: Quantity[Any], right: Quantity[Any]) -> None:
        self.name = name
        self.sign = sign
        self.left = left
        self.right = right

    def value(self, t: Table, seat: int, about: int) -> int:
        left = self.left.value(t, seat, about)
        right = self.right.value(t, seat, about)
        return left + right if self.sign == SUM else left - right if self.sign == DIFFERENCE else left * right

    def guess(self) -> float:
        left, right = self.left.guess(), self.right.guess()
        return left + right if self.sign == SUM else left - right if self.sign == DIFFERENCE else left * right

    def say(self) -> Message:
        key = ("quantity-sum" if self.sign == SUM else "quantity-difference" if self.sign == DIFFERENCE
               else "quantity-product")
        return Message(key, {"first": self.left.say(), "second": self.right.say()})


class Bound(Quantity[Table]):
    """`min(6, ...)`: at most so many; `max(2, ...)`: at least."""

    def __init__(self, name: str, least: bool, parts: list[Quantity[Any]]) -> None:
        self.name = name
        self.least = least
        self.parts = parts

    def value(self, t: Table, seat: int, about: int) -> int:
        values = [part.value(t, seat, about) for part in self.parts]
        return min(values) if self.least else max(values)

    def guess(self) -> float:
        values = [part.guess() for part in self.parts]
        return min(values) if self.least else max(values)

    def say(self) -> Message:
        return joined_words("quantity-least" if self.least else "quantity-most", [part.say() for part in self.parts])


class All(Condition[Table]):
    """`A and B`, `A or B`."""

    def __init__(self, name: str, every: bool, parts: list[Condition[Any]]) -> None:
        self.name = name
        self.every = every
        self.parts = parts

    def holds(self, t: Table, seat: int, about: int) -> bool:
        for part in self.parts:
            if part.holds(t, seat, about) != self.every:
                return not self.every
        return self.every

    def say(self) -> Message:
        return joined_words("condition-and" if self.every else "condition-or", [part.say() for part in self.parts])


class Not(Condition[Table]):
    """`not A`."""

    def __init__(self, name: str, part: Condition[Any]) -> None:
        self.name = name
        self.part = part

    def holds(self, t: Table, seat: int, about: int) -> bool:
        return not self.part.holds(t, seat, about)

    def say(self) -> Message:
        return Message("condition-not", {"what": self.part.say()})


class Compared(Condition[Table]):
    """`count(farm) >= 2`."""

    def __init__(self, name: str, sign: str, left: Quantity[Any], right: Quantity[Any]) -> None:
        self.name = name
        self.sign = sign
        self.left = left
        self.right = right

    def holds(self, t: Table, seat: int, about: int) -> bool:
        left = self.left.value(t, seat, about)
        right = self.right.value(t, seat, about)
        sign = self.sign
        if sign == "<":
            return left < right
        if sign == "<=":
            return left <= right
        if sign == "==":
            return left == right
        return left >= right if sign == ">=" else left > right

    def say(self) -> Message:
        return Message("condition-compared", {"first": self.left.say(), "second": self.right.say(), "sign": self.sign})
