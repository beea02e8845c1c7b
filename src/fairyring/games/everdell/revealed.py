"""Words about revealed cards (EVB-DRAW-07)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.picking import ALL, Choose
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import source
from fairyring.kernel.arguments import Given, Number, Some
from fairyring.kernel.effects import Word
from fairyring.kernel.table import Notes
from fairyring.kernel.words import Message, Option, Prompt


class Reveal(Word[Everdell]):
    """Reveal cards of the deck, or of the discard pile where the player may choose (EVB-DRAW-07)."""

    word = "reveal"
    takes = (Number("count", 1, 9), Some("from", "deck", "discard", default="deck", key=True))
    rule = "EVB-DRAW-07"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")
        places = given.values["from"]
        self.choice = isinstance(places, list) and len(places) > 1

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return DECK_OR_DISCARD if self.choice and t.discard else DECK_ONLY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        cards: list[int] = []
        while len(cards) < self.count:
            if choice == 1:
                kind = t.discard.pop() if t.discard else GAP
            else:
                kind = t.next_card()
            if kind == GAP:
                break
            cards.append(kind)
        t.shown.append(cards)
        t.reveals += 1
        if t.sink is not None:
            t.emit("revealed", seat, self.rule, {"cards": t.idents(cards), "count": len(cards)})

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.cards_left() > 0

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "from discard" if choice else "from deck"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        return Option(name, Message("option-" + name.replace(" ", "-")), self.rule, ("discard" if choice else "deck",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-reveal", {"count": self.count}), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["from deck", "from discard"] if self.choice else []

    def say(self) -> Message:
        return Message("fx-reveal", {"count": self.count, "choice": int(self.choice)})


DECK_ONLY: Final[list[int]] = [0]
DECK_OR_DISCARD: Final[list[int]] = [0, 1]


class TakeToHand(Choose):
    """Any of the revealed cards go into the hand, as many as fit (EVB-SEVENT-04)."""

    word = "take_to_hand"
    rule = "EVB-SEVENT-04"
    verb = "keep"

    def __init__(self, given: Given) -> None:
        super().__init__(given, 0, ALL)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        return sorted(t.shown[len(t.shown) - 1])

    def room(self, t: Everdell, seat: int, about: int) -> int:
        return t.room_in_hand(seat)

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return t.content.cards[code].ident

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return tuple(f"shown:{i}" for i, kind in enumerate(t.shown[len(t.shown) - 1]) if kind == choice)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        me = t.players[seat]
        t.shown[len(t.shown) - 1].remove(code)
        me.hand.append(code)
        me.seen.append((1 << t.seats) - 1)
        if t.sink is not None:
            t.emit("kept", seat, self.rule, {"card": t.content.cards[code].ident})

    def offers(self, content: Any) -> list[str]:
        return [*(f"keep {card.ident}" for card in content.cards), "done"]


class DiscardRest(Word[Everdell]):
    """The revealed cards that are left are discarded, when what was played is complete (EVB-CARD-POSTAL_PIGEON-a)."""

    word = "discard_rest"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        rest = t.shown.pop()
        if t.sink is not None and rest:
            t.emit("discarded-rest", seat, "EVB-CARD-POSTAL_PIGEON", {"cards": t.idents(rest), "count": len(rest)})
        for kind in rest:
            t.throw(kind)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False
