"""When something happens: cards that listen, and their owners who choose the order.

A card says in its entry what it listens to, and what it does then:

    when = "played(creature, by=others, optional)"
    does = "goods(seed,1)"

`by` says whose doing counts: `me` (the owner's own, as usual), `others` or `anyone`. `optional`: the owner may decline.
`once`: at most once a turn. `gone`: also when the card has left meanwhile; usually it must still be there.

The game declares what can happen as `Occasion` words, tells it (`Reactions.happens`) when it does, and says where cards
that listen lie. Who reacts is settled at that moment; whoever caused it reacts first, then the others clockwise, each
in an order of their own choice, seeing each result before the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.algebra import AnyOrder
from fairyring.kernel.step import drawn_as
from fairyring.kernel.table import SKIP, Notes, Step, Table
from fairyring.kernel.words import Message

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter

T = TypeVar("T", bound=Table)

MOST: Final = 4
"""So many reactions a card may have; a code is its card times this, plus which."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Generic[T]):
    """Something that happens and that cards listen to, with what it asks of the thing it happens to."""

    word: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    icon: ClassVar[str] = ""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.name = given.name

    def fits(self, t: T, seat: int, subject: int) -> bool:
        """Does it listen to this one? `subject` is what it happens to: the card that is played, say."""
        return True

    def say(self) -> Message:
        return Message("when-" + self.word.replace("_", "-"), self.given.words())

    def tree(self) -> dict[str, Any]:
        return {"op": "word", "word": self.word, "icon": drawn_as(self.icon, self.word), "args": self.given.tree()}


class Reaction:
    """What one card listens to and does."""

    def __init__(self, occasion: Occasion[Any], effect: Step[Any]) -> None:
        given = occasion.given
        self.occasion = occasion
        self.word: str = occasion.word
        self.effect = effect
        self.by = given.text("by")
        self.optional = given.flag("optional")
        self.once = given.flag("once")
        self.gone = given.flag("gone")

    def hears(self, t: Any, owner: int, word: str, doer: int, subject: int) -> bool:
        """Does it react to what `doer` has done?"""
        if word != self.word:
            return False
        if self.by != "anyone" and (owner == doer) != (self.by == "me"):
            return False
        return self.occasion.fits(t, owner, subject)

    def say(self) -> Message:
        return Message("when-then", {"when": self.occasion.say(), "effect": self.effect.say()})

    def tree(self) -> dict[str, Any]:
        return {"op": "when", "parts": [self.occasion.tree(), self.effect.tree()]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(AnyOrder[T]):
    """Everything that one seat's cards do about one thing that happened, in the order that their owner chooses."""

    def cards(self, t: T, seat: int) -> list[int]:
        """The cards of this seat that may listen, as numbers of the game's own; equal cards stand in it each."""
        raise NotImplementedError

    def reactions(self, t: T, card: int) -> list[Reaction]:
        """What a card listens to."""
        raise NotImplementedError

    def reacts(self, t: T, seat: int, card: int) -> None:
        """A card is about to react: tell it."""

    def card_name(self, t: T, card: int) -> str:
        """The card in the name of an option: `first baker`."""
        raise NotImplementedError

    def happens(self, t: T, word: str, doer: int, subject: int = 0) -> None:
        """Something happens: who reacts is settled now; the reactions come when the stack is back here."""
        seats = t.seats
        for i in range(seats - 1, -1, -1):
            self.listen(t, (doer + i) % seats, word, doer, subject)

    def listen(self, t: T, seat: int, word: str, doer: int, subject: int) -> None:
        """The cards of one seat hear what has happened."""
        codes: list[int] = []
        for card in self.cards(t, seat):
            reactions = self.reactions(t, card)
            for which, reaction in enumerate(reactions):
                if reaction.word == word and reaction.hears(t, seat, word, doer, subject):
                    codes.append(card * MOST + which)
        if codes:
            t.stack.append((self, seat, tuple(codes)))

    def due(self, t: T, seat: int, codes: list[int]) -> list[int]:
        there = self.cards(t, seat)
        still: list[int] = []
        for code in codes:
            card = code // MOST
            reaction = self.reactions(t, card)[code % MOST]
            used = t.reacted.count(code * t.seats + seat) if reaction.once else 0
            if (reaction.once or not reaction.gone) and used + still.count(code) >= there.count(card):
                continue
            if reaction.optional and not reaction.effect.possible(t, seat, card):
                continue
            still.append(code)
        return still

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        options = AnyOrder.ask(self, t, seat, x)
        if options is None:
            return None
        found = [self.reactions(t, code // MOST)[code % MOST] for code in options]
        if all(reaction.optional for reaction in found):
            return [*options, SKIP]
        if all(reaction.effect.plain and not reaction.optional for reaction in found):
            return options[:1]  # nobody could tell one order from another
        return options

    def answer(self, t: T, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            AnyOrder.answer(self, t, seat, x, choice)

    def happen(self, t: T, seat: int, code: int) -> None:
        card = code // MOST
        reaction = self.reactions(t, card)[code % MOST]
        if reaction.once:
            t.reacted = (*t.reacted, code * t.seats + seat)
        self.reacts(t, seat, card)
        t.stack.append((reaction.effect, seat, (card,)))

    def option_name(self, t: T, seat: int, x: Notes, choice: int) -> str:
        name = f"first {self.card_name(t, choice // MOST)}"
        return name if choice % MOST == 0 else f"{name} {choice % MOST + 1}"
