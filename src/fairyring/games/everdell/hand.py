"""Words about the own hand: drawing from the deck and discarding (EVB-DRAW)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.picking import ALL, Choose
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import hand_elements, source
from fairyring.kernel.arguments import Amount, Given, Number, Span
from fairyring.kernel.effects import Counted, Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt


class Draw(Word[Everdell]):
    """Draw cards of the deck, as many as fit into the hand (EVB-DRAW-01, -02)."""

    word = "draw"
    takes = (Amount("count"),)
    icon = "card"
    plain = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.amount("count")

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.draw(seat, self.count.value(t, seat, about), "EVB-DRAW-01")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and t.cards_left() > 0

    def worth(self, judge: Worth) -> Amounts:
        return {"card": self.count.guess()}


class DrawToLimit(Word[Everdell]):
    """Draw until the hand is full (EVB-CARD-POST_OFFICE)."""

    word = "draw_to_limit"
    icon = "card"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.draw(seat, t.room_in_hand(seat), "EVB-CARD-POST_OFFICE")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and t.cards_left() > 0

    def worth(self, judge: Worth) -> Amounts:
        return {"card": 3.0}


class DrawSome(Counted[Everdell]):
    """Draw up to so many cards of the deck: how many is one's own choice (MIS-LEG-31)."""

    word = "draw_some"
    takes = (Number("count", 1, 9),)
    icon = "card"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.push(DRAW_SOME, seat, (about, self.count))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and t.cards_left() > 0

    def offers(self, content: Any) -> list[str]:
        return [*(f"draw {count}" for count in range(1, self.count + 1)), "skip"]

    def worth(self, judge: Worth) -> Amounts:
        return {"card": float(self.count)}


class HowManyToDraw(Step[Everdell]):
    """How many cards are drawn, of so many that may be? `x` is `about` and how many at most."""

    rule = "EVB-DRAW-02"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        most = min(x[1], t.room_in_hand(seat), t.cards_left())
        return [*range(most, 0, -1), SKIP] if most > 0 else None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.draw(seat, choice, self.rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"draw {choice}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(f"draw {choice}", Message("option-draw-some", {"count": choice}), self.rule, ("deck",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-draw-some", {"count": x[1]}), self.rule, source(t, x[0]))


DRAW_SOME: Final = HowManyToDraw("draw some")


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Choose):
    """Pick cards of the own hand; equal cards are one option."""

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        return sorted(t.players[seat].hand)

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return t.content.cards[code].ident

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return hand_elements(t, seat, choice)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {card.ident}" for card in content.cards), "done"]


def discard_from_hand(t: Everdell, seat: int, kind: int, rule: str) -> None:
    """A card of the hand goes face down on the discard pile (EVB-DRAW-06)."""
    me = t.players[seat]
    me.lose_hidden(me.place_of(kind))
    if t.sink is not None:
        t.emit("discarded", seat, rule, {"count": 1}, {"cards": [t.content.cards[kind].ident]})
    t.throw(kind)


class DiscardHand(FromHand):
    """Discard cards of the hand; what they bring comes when all are discarded."""

    word = "discard_hand"
    takes = (Span("count", 0, ALL, words=("all",)),)
    rule = "EVB-DRAW-06"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.least, self.most = least, most
        self.fewest = max(1, least)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        discard_from_hand(t, seat, code, self.rule)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(t.players[seat].hand) >= self.fewest

    def say(self) -> Message:
        return Message("fx-discard-hand", {"least": self.least, "count": self.most})

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -1.0}
