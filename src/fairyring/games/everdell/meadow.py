"""Words about the Meadow: drawing from it, discarding, filling it again (EVB-DRAW-03)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.picking import Choose
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.algebra import Pick
from fairyring.kernel.arguments import Given, Number, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class FromMeadow(Choose):
    """Pick cards of the Meadow whose slots are open; a search takes one of two equal cards, kinds in rising order."""

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        meadow = t.meadow
        return [slot for slot in range(len(meadow)) if meadow[slot] != GAP and t.customs.slot_open(t, seat, slot)]

    def key(self, t: Everdell, seat: int, code: int) -> int:
        return t.meadow[code]

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        return t.meadow[code]

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return f"{t.content.cards[t.meadow[code]].ident} from {code + 1}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else t.meadow[choice] * 8 + choice

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return (f"meadow:{choice}",)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {card.ident} from {slot + 1}" for card in content.cards
                  for slot in range(content.meadow)), "done"]


class DrawMeadow(FromMeadow):
    """Draw cards of the Meadow, all of them before it is filled again (EVB-DRAW-03); only what fits (EVB-SEAS-06)."""

    word = "draw_meadow"
    takes = (Span("count", 0, 8),)
    rule = "EVB-DRAW-03"
    verb = "draw"
    icon = "card"

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        return [slot for slot in super().candidates(t, seat, about) if t.customs.may_take(t, seat, slot, True)]

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.most = most

    def room(self, t: Everdell, seat: int, about: int) -> int:
        return t.room_in_hand(seat)

    def last_key(self, t: Everdell, seat: int, x: Notes) -> int:
        """Where what was drawn has been given up at once (MIS-PER-08), any card may be next."""
        hand = t.players[seat].hand
        return hand[len(hand) - 1] if hand else GAP

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.drawn = max(0, len(x) - 1)
        options = Pick.ask(self, t, seat, x) if t.drawn < self.most else None
        if options is None:
            self.complete(t, seat)
        return options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        super().answer(t, seat, x, choice)
        if choice == SKIP:
            self.complete(t, seat)

    def complete(self, t: Everdell, seat: int) -> None:
        """All are drawn."""
        t.done = t.drawn
        if t.drawn:
            t.customs.drew(t, seat)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        me = t.players[seat]
        kind = t.meadow[code]
        t.meadow[code] = GAP
        me.hand.append(kind)
        me.seen.append((1 << t.seats) - 1)
        if t.sink is not None:
            t.emit("drew-meadow", seat, self.rule, {"card": t.content.cards[kind].ident, "slot": code})
        t.customs.took(t, seat, code, kind, True)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and len(self.candidates(t, seat, about)) > 0

    def say(self) -> Message:
        return Message("fx-draw-meadow", {"least": self.least, "count": self.most})

    def worth(self, judge: Worth) -> Amounts:
        return {"card": 1.3 * self.most}


class DiscardMeadow(FromMeadow):
    """Discard cards of the Meadow of one's choice (EVB-CARD-UNDERTAKER)."""

    word = "discard_meadow"
    takes = (Number("count", 1, 8),)
    rule = "EVB-CARD-UNDERTAKER"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        super().__init__(given, given.number("count"), given.number("count"))

    def last_key(self, t: Everdell, seat: int, x: Notes) -> int:
        """Where the deck was so short that the Meadow took it back at once, any card may be next."""
        return t.discard[len(t.discard) - 1] if t.meadow[x[len(x) - 1]] == GAP and t.discard else GAP

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        kind = t.meadow[code]
        t.meadow[code] = GAP
        if t.sink is not None:
            t.emit("discarded-meadow", seat, self.rule, {"card": t.content.cards[kind].ident, "slot": code})
        t.throw(kind)


class Refill(Word[Everdell]):
    """Empty slots of the Meadow get new cards (EVB-DRAW-03)."""

    word = "refill"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.refill()

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False
