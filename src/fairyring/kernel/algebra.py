"""Steps made of steps, with operators that mirror the icons on the cards.

`(2 * remove_moss | leaves(2)) & others(leaves(1))` reads: remove a drop of moss twice or take 2 leaves; then every
other player takes 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.reckoning import Amounts, Reckoning, added, scaled
from fairyring.kernel.table import SKIP, Data, Notes, Step, Table
from fairyring.kernel.words import Message, Option, Prompt, joined_words

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given

T = TypeVar("T", bound=Table)


LOOSE: Final = (" & ", " / ", " if ", " => ")
"""What binds less tightly than a side of a choice."""


def grouped(part: Step[Any]) -> str:
    """The notation of a side of a choice: brackets where it is made of several."""
    outside = outside_brackets(part.name)
    return f"({part.name})" if any(sign in outside for sign in LOOSE) else part.name


def atom(name: str) -> str:
    """The notation of a part that something is written before or behind: brackets around all but a single word."""
    outside = outside_brackets(name)
    return f"({name})" if " " in outside or "?" in outside else name


def outside_brackets(name: str) -> str:
    depth = 0
    outside = ""
    for sign in name:
        if sign == ")":
            depth -= 1
        if not depth:
            outside += sign
        if sign == "(":
            depth += 1
    return outside


def grouped_words(part: Step[Any]) -> Message:
    """A part made of several stands in brackets inside another."""
    several = part.tree()["op"] in ("then", "either", "one_of", "if", "pay")
    return Message("fx-group", {"effect": part.say()}) if several else part.say()


class Then(Step[Table]):
    """`A & B`: one after the other, strictly from left to right."""

    def __init__(self, parts: list[Step[Any]]) -> None:
        super().__init__(" & ".join(f"({p.name})" if isinstance(p, Then) else p.name for p in parts))
        self.parts = parts
        self.backwards = parts[::-1]

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        for part in self.backwards:
            t.stack.append((part, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        for part in self.parts:  # noqa: SIM110 (asked all the time, and a generator costs more than it asks)
            if part.possible(t, seat, about):
                return True
        return False

    def made_of(self) -> list[Step[Any]]:
        return self.parts

    def reckon(self, question: Reckoning) -> Amounts:
        return added([part.reckon(question) for part in self.parts])

    def say(self) -> Message:
        return joined_words("fx-then", [part.say() for part in self.parts])

    def tree(self) -> Data:
        return {"op": "then", "parts": [part.tree() for part in self.parts]}


class Either(Step[Table]):
    """`A / B`: exactly one of them, or none. Sides that would do nothing are not offered."""

    def __init__(self, sides: list[Step[Any]]) -> None:
        super().__init__(" / ".join(grouped(side) for side in sides))
        self.sides = sides

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        sides = self.sides
        options: list[int] = []
        about = x[0] if x else 0
        for i in range(len(sides)):
            if sides[i].possible(t, seat, about):
                options.append(i)
        options.append(SKIP)
        return options

    def answer(self, t: Table, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.stack.append((self.sides[choice], seat, x))

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        for side in self.sides:  # noqa: SIM110 (asked at every turn, and quicker so)
            if side.possible(t, seat, about):
                return True
        return False

    def option_name(self, t: Table, seat: int, x: Notes, choice: int) -> str:
        return "choose " + self.sides[choice].name

    def describe(self, t: Table, seat: int, x: Notes, choice: int) -> Option:
        rule, _ = t.because("either")
        side = self.sides[choice]
        return Option(self.option_name(t, seat, x, choice), Message("option-choose", {"effect": side.say()}), rule,
                      (f"side:{choice}",), side.tree())

    def describe_skip(self, t: Table, seat: int, x: Notes) -> Option:
        return Option("skip", Message("option-skip"), t.because("either")[0])

    def prompt(self, t: Table, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-either"), *t.because("either"))

    def made_of(self) -> list[Step[Any]]:
        return self.sides

    def reckon(self, question: Reckoning) -> Amounts:
        return question.best([side.reckon(question) for side in self.sides])

    def say(self) -> Message:
        return joined_words("fx-or", [grouped_words(side) for side in self.sides])

    def tree(self) -> Data:
        return {"op": "either", "parts": [side.tree() for side in self.sides]}

    def offers(self, content: Any) -> list[str]:
        return [*(f"choose {side.name}" for side in self.sides), "skip"]


class Times(Step[Table]):
    """`n * A`: exactly n times."""

    def __init__(self, count: int, part: Step[Any]) -> None:
        super().__init__(f"{count} * {atom(part.name)}")
        self.count = count
        self.part = part

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        for _ in range(self.count):
            t.stack.append((self.part, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.part.possible(t, seat, about)

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return scaled(self.part.reckon(question), self.count)

    def say(self) -> Message:
        return Message("fx-exactly", {"count": self.count, "effect": grouped_words(self.part)})

    def tree(self) -> Data:
        return {"op": "times", "count": self.count, "parts": [self.part.tree()]}


class UpTo(Step[Table]):
    """`nx A`: as often as the player likes, at most n times; before each time the player may stop.

    `x` is `about`, what the whole is about, and how often it has been done.
    """

    def __init__(self, count: int, part: Step[Any]) -> None:
        super().__init__(f"{count}x {atom(part.name)}")
        self.count = count
        self.part = part

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        if done_so_far(x) >= self.count or not self.part.possible(t, seat, x[0] if x else 0):
            return None
        return GO_OR_STOP

    def answer(self, t: Table, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.stack.append((self, seat, (x[0] if x else 0, done_so_far(x) + 1)))
            t.stack.append((self.part, seat, x[:1]))

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.part.possible(t, seat, about)

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return question.up_to(self.count, self.part.reckon(question))

    def say(self) -> Message:
        return Message("fx-times", {"count": self.count, "effect": grouped_words(self.part)})

    def tree(self) -> Data:
        return {"op": "up_to", "count": self.count, "parts": [self.part.tree()]}

    def offers(self, content: Any) -> list[str]:
        return ["again", "skip"]

    def option_name(self, t: Table, seat: int, x: Notes, choice: int) -> str:
        return "again"

    def describe(self, t: Table, seat: int, x: Notes, choice: int) -> Option:
        return Option("again", Message("option-again", {"effect": self.part.say()}), t.because("again")[0])

    def describe_skip(self, t: Table, seat: int, x: Notes) -> Option:
        return Option("skip", Message("option-skip"), t.because("again")[0])

    def prompt(self, t: Table, seat: int, x: Notes) -> Prompt:
        message = Message("ask-again", {"effect": self.part.say(), "left": self.count - done_so_far(x)})
        return Prompt(message, *t.because("again"))


def done_so_far(x: Notes) -> int:
    return x[1] if len(x) > 1 else 0


GO_OR_STOP: Final[list[int]] = [0, SKIP]


@mypyc_attr(allow_interpreted_subclasses=True)
class Others(Step[T]):
    """For every other player, clockwise from the left of the one who caused it, each finishing before the next."""

    def __init__(self, part: Step[Any]) -> None:
        super().__init__(f"others({part.name})")
        self.part = part

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        seats = t.seats
        for i in range(seats - 1, 0, -1):
            t.stack.append((self.part, (seat + i) % seats, x))
        return None

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return question.others(self.part.reckon(question))

    def say(self) -> Message:
        return Message("fx-all-others", {"effect": self.part.say()})

    def tree(self) -> Data:
        return {"op": "others", "parts": [self.part.tree()]}


class IfPossible(Step[Table]):
    """`A?`: only where A could do anything; otherwise it lapses without a question."""

    def __init__(self, part: Step[Any]) -> None:
        super().__init__(f"{atom(part.name)}?")
        self.part = part

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        t.done = 0
        if self.part.possible(t, seat, x[0] if x else 0):
            t.stack.append((self.part, seat, x))
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return self.part.possible(t, seat, about)

    def pays(self) -> bool:
        return self.part.pays()

    def made_of(self) -> list[Step[Any]]:
        return [self.part]

    def reckon(self, question: Reckoning) -> Amounts:
        return self.part.reckon(question)

    def say(self) -> Message:
        return Message("fx-if-possible", {"effect": grouped_words(self.part)})

    def tree(self) -> Data:
        return {"op": "if_possible", "parts": [self.part.tree()]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Step[T]):
    """Pick up to `count` things, one a decision, in rising order of their codes, plus "done".

    Every set is reached exactly once and no decision has more options than there are things. With `least`, "done"
    waits until so many are picked, or all that can be; a pick that would leave too few behind it is not offered.
    `x` is `about`, a number of the game's own such as the seat that gets what is picked, and the codes picked so far.
    """

    counts = True

    def __init__(self, name: str, count: int, repeats: bool = True, ordered: bool = True, least: int = 0,
                 given: Given | None = None) -> None:
        """`repeats`: the same code may be picked again. `ordered` False: any order, where the order has a meaning."""
        super().__init__(name, given)
        self.count = count
        self.gap = 0 if repeats else 1
        self.ordered = ordered
        self.least = least

    def start(self, t: T, seat: int, about: int) -> None:
        """Push it with a number of the game's own."""
        t.stack.append((self, seat, (about,)))

    def candidates(self, t: T, seat: int, about: int) -> list[int]:
        """The codes of the things that may be picked now, rising; with `least`, equal things one by one."""
        raise NotImplementedError

    def room(self, t: T, seat: int, about: int) -> int:
        """For how many more there is room now."""
        return self.count

    def picked(self, t: T, seat: int, about: int, code: int) -> None:
        """Carry out one pick."""
        raise NotImplementedError

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        about = x[0] if x else 0
        taken = len(x) - 1 if x else 0
        left = self.count - taken
        room = self.room(t, seat, about)
        if room < left:
            left = room
        if left <= 0:
            t.done = taken
            return None
        things = self.candidates(t, seat, about)
        if taken and self.ordered:
            lowest = x[taken] + self.gap
            things = [code for code in things if code >= lowest]
        need = self.least - taken
        if need > 0:
            need = min(need, left, len(things))
        if need > 0 and self.ordered:
            last = things[len(things) - need]
            things = [code for code in things if code <= last]
        options: list[int] = []
        for code in things:
            if code not in options:
                options.append(code)
        if need <= 0:
            options.append(SKIP)
        return options

    def answer(self, t: T, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            t.done = max(0, len(x) - 1)
            return
        about = x[0] if x else 0
        t.stack.append((self, seat, (*x, choice) if x else (about, choice)))
        self.picked(t, seat, about, choice)

    def possible(self, t: T, seat: int, about: int = 0) -> bool:
        return len(self.candidates(t, seat, about)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOrder(Step[T]):
    """Several things that happen at once: their owner chooses the order and sees each result before the next.

    `x` is the codes still to come. What has stopped working in the meantime (`due` says so) does not happen.
    """

    def due(self, t: T, seat: int, codes: list[int]) -> list[int]:
        """Those of the codes that still work now, rising; equal ones stay together."""
        raise NotImplementedError

    def happen(self, t: T, seat: int, code: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        options: list[int] = []
        for code in self.due(t, seat, sorted(x)):
            if code not in options:
                options.append(code)
        return options or None

    def answer(self, t: T, seat: int, x: Notes, choice: int) -> None:
        codes = self.due(t, seat, sorted(x))
        codes.remove(choice)
        if codes:
            t.stack.append((self, seat, tuple(codes)))
        self.happen(t, seat, choice)


def then(*parts: Step[Any]) -> Step[Any]:
    return parts[0] if len(parts) == 1 else Then(list(parts))


def either(*sides: Step[Any]) -> Step[Any]:
    return sides[0] if len(sides) == 1 else Either(list(sides))


def times(count: int, part: Step[Any]) -> Step[Any]:
    return part if count == 1 else Times(count, part)
