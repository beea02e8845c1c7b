"""A step: one rule at work, immutable and shared by all tables of a game.

Everything that a step must remember between two decisions is `x`, a few numbers that never change. Nothing of it lies
elsewhere, so a step may be at work several times at once: a play inside a payment inside a play. Nothing here builds
text: names, prompts and messages are made by `describe` and `prompt`, only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.reckoning import Amounts, Reckoning, Share, Worth
from fairyring.kernel.words import Message, Option, Prompt

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter
    from fairyring.kernel.table import Table

SKIP: Final = -3
"""The option code for letting a part lapse, in every step that offers it."""

NUMBERS: Final = count()

T = TypeVar("T", bound="Table")
Notes = tuple[int, ...]
"""What a step remembers: each number by itself, in an order that the step's docstring tells."""

Data = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One rule at work.

    `name` finds the step again when a saved table is loaded, so it must say everything the step is made of.
    """

    name: str
    rule: ClassVar[str] = ""
    """The rule it carries out: what its options and prompt cite where they say nothing else."""
    plain: ClassVar[bool] = False
    """It asks nothing, and among others like it the order makes no difference."""
    counts: ClassVar[bool] = False
    """It tells in `Table.done` how many units were done."""

    asks: ClassVar[str] = "ask-choose"
    """The message of its prompt, where that says nothing else."""
    skip_name: ClassVar[str] = "skip"
    """What it is called to let it lapse, or to stop, where that is offered (SKIP); empty: `option_name` says it."""
    skip_says: ClassVar[str] = ""
    """The message that says so; without one `option-` and the name."""
    skip_rule: ClassVar[str] = ""
    """The rule by which one may; without one `rule`."""

    word: ClassVar[str] = ""
    """How content writes it. A class without one is no word of the notation."""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    """The arguments of the word in their order."""
    icon: ClassVar[str] = ""
    """The name of its drawing, where that is not its word."""

    def __init__(self, name: str, given: Given | None = None) -> None:
        self.name = name
        self.given = given
        """The arguments of a word."""
        self.number = next(NUMBERS)
        """Tells steps apart within one run of the program; never saved."""

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        """The legal option codes, or None when there is nothing to decide and the work is done.

        The list belongs to the step and may be shared: callers never change it. It is never empty.
        """
        raise NotImplementedError

    def answer(self, t: T, seat: int, x: Notes, choice: int) -> None:
        """Carry out one of the codes that `ask` returned."""
        raise NotImplementedError

    def possible(self, t: T, seat: int, about: int = 0) -> bool:
        """Could this do anything for `seat` now? Used to leave out choices that would do nothing."""
        return True

    def lines(self, t: T, seat: int, x: Notes, options: list[int]) -> list[int]:
        """The options that a search has to follow: all, unless the same things can be chosen in several orders.

        A person picks in any order; a search need not try the others when one of them leads to every outcome.
        """
        return options

    def option_key(self, t: T, seat: int, x: Notes, choice: int) -> int:
        """A number that means the same option at every table: the card on offer, not the slot it lies in.

        Options of one step with the same key have the same name at every table; it is below 65536.
        """
        return choice

    def option_name(self, t: T, seat: int, x: Notes, choice: int) -> str:
        """The notation of one option but SKIP: stable, unique within the decision, readable."""
        return str(choice)

    def action_name(self, t: T, seat: int, x: Notes, choice: int) -> str:
        """What learners call one option but SKIP: its name, unless there is no end of names.

        It may go by the position and by whose eyes see it (a tile by its number, the next player as the second), so
        that few actions are enough. It is unique within the decision.
        """
        return self.option_name(t, seat, x, choice)

    def action_key(self, t: T, seat: int, x: Notes, choice: int) -> int:
        """A number for that: options of one step with the same key are the same action; it is below 65536."""
        return self.option_key(t, seat, x, choice)

    def option_kind(self, t: T, seat: int, x: Notes, choice: int) -> str:
        """"skip" for an option that lets a part lapse or stops it, "end" for one that ends the turn; else empty."""
        return "skip" if choice == SKIP else ""

    def describe(self, t: T, seat: int, x: Notes, choice: int) -> Option:
        """One option but SKIP in full, but for its kind."""
        name = self.option_name(t, seat, x, choice)
        return Option(name, Message(option_key(name)), self.rule, self.places(t, seat, x, choice))

    def describe_skip(self, t: T, seat: int, x: Notes) -> Option:
        """To let it lapse, or to stop."""
        name = self.skip_name
        return Option(name, Message(self.skip_says or option_key(name)), self.skip_rule or self.rule)

    def places(self, t: T, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        """The elements of the scene that an option points at."""
        return ()

    def prompt(self, t: T, seat: int, x: Notes) -> Prompt:
        """What the player is asked."""
        return Prompt(Message(self.asks), self.rule)

    # --- what is known of an effect, by walking its tree -------------------------------------------------------------
    def made_of(self) -> list[Step[Any]]:
        """The steps that it puts together."""
        return [] if self.given is None else self.given.steps()

    def inside(self) -> list[Step[Any]]:
        """It and everything that it is made of."""
        found: list[Step[Any]] = [self]
        for part in self.made_of():
            found += part.inside()
        return found

    def helpers(self) -> list[Step[Any]]:
        """Steps of its own that a saved table may name."""
        return []

    def say(self) -> Message:
        """What it does, as a clause: `fx-` and its word, with its arguments under their names."""
        if self.given is None:
            return Message("effect", {"text": self.name})
        return Message("fx-" + self.word.replace("_", "-"), self.given.words())

    def tree(self) -> Data:
        """What it is made of as data, for those who draw it."""
        args = {} if self.given is None else self.given.tree()
        return {"op": "word", "word": self.word or self.name, "icon": drawn_as(self.icon, self.word), "args": args}

    def reckon(self, question: Reckoning) -> Amounts:
        """Its answer to a question that is answered in amounts."""
        return question.word(self)

    def worth(self, judge: Worth) -> Amounts:
        """What it is worth to whoever does it."""
        return {}

    def for_rival(self, share: Share) -> Amounts:
        """What a rival who makes no decisions gets of it."""
        return {}

    def offers(self, content: Any) -> list[str]:
        """The names of all options that it can ever offer."""
        return []

    def check(self, known: dict[str, list[str]]) -> None:
        """What only the whole content can tell: `known` has the ids of each kind of component. Raises BadEffect."""

    def pays(self) -> bool:
        """Does it leave in `Table.done` how much was paid, so that something may follow for it?"""
        return self.counts

    def up_to(self, count: int) -> Step[Any]:
        """This as often as one likes, so many times at most."""
        from fairyring.kernel.algebra import UpTo

        return UpTo(count, self)

    def if_possible(self) -> Step[Any]:
        from fairyring.kernel.algebra import IfPossible

        return IfPossible(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def __and__(self, other: Step[Any]) -> Step[Any]:
        from fairyring.kernel.algebra import then

        return then(self, other)

    def __or__(self, other: Step[Any]) -> Step[Any]:
        from fairyring.kernel.algebra import either

        return either(self, other)

    def __rmul__(self, count: int) -> Step[Any]:
        from fairyring.kernel.algebra import times

        return times(count, self)


def drawn_as(icon: str, word: str) -> str:
    """The name of the drawing of a word of the notation."""
    return icon or word.replace("_", "-")


def option_key(name: str) -> str:
    """The message of an option that needs no words but those of its name."""
    return "option-" + name.replace(" ", "-")


class Does(Step[T]):
    """Work without a question, told by a function: `Does("end round", end_round)`."""

    def __init__(self, name: str, work: Callable[[T, int, Notes], None]) -> None:
        super().__init__(name)
        self.work = work

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        self.work(t, seat, x)
        return None


class Nothing(Step["Table"]):
    """No effect."""

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return False

    def say(self) -> Message:
        return Message("fx-nothing")

    def tree(self) -> Data:
        return {"op": "none"}


NOTHING: Final = Nothing("")
