"""The cauldron and the temple: apprentices turned for an action of their own (SAL-CAUL, SAL-TEMPLE)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import CAULDRON, HALVES, TEMPLE_HALF, YELLOW
from fairyring.games.salamandra.gains import receive
from fairyring.games.salamandra.paying import begin_payment
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.table import Notes, Step


def activate_cauldron(t: Salamandra, seat: int, field: int) -> None:
    """Turn an apprentice on the field, pay, receive (SAL-CAUL-01). Counts are taken after paying (SAL-CAUL-07)."""
    one = t.content.fields[field]
    if t.sink is not None:
        t.emit("cauldron", seat, "SAL-CAUL-01", {"field": one.name})
    t.push(BREW, seat, (field,))
    begin_payment(t, seat, CAULDRON + field)


def activate_temple(t: Salamandra, seat: int, half: int) -> None:
    """Turn an apprentice on any field without activating it, pay, take the card (SAL-TEMPLE-01)."""
    if t.sink is not None:
        t.emit("temple", seat, "SAL-TEMPLE-01", {"half": HALVES[half]})
    t.push(TEMPLE_STEP, seat, (half,))
    begin_payment(t, seat, TEMPLE_HALF + half)


class Brew(Step[Salamandra]):
    """The cost is paid: what the cauldron of the field `x` gives."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        receive(t, seat, t.content.fields[x[0]].brew, "")
        return None


class Temple(Step[Salamandra]):
    """The top card with its gain, or what the tile prints when the deck is empty (SAL-TEMPLE-03, -04). `x` is the
    half."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        content = t.content
        half = x[0]
        deck = YELLOW + half
        if not t.deck_left[deck]:
            receive(t, seat, content.halves[half].empty, "")
            return None
        me = t.players[seat]
        kind = t.take_from(deck)
        me.salamanders = [*me.salamanders, kind]
        card = content.salamanders[kind]
        if t.sink is not None:
            t.emit("salamander-taken", seat, "SAL-TEMPLE-03", {"card": card.ident, "half": HALVES[half]})
            t.show_top(deck)
        receive(t, seat, card.gain, "take_salamander_card")
        return None


BREW: Final = Brew("brew")
TEMPLE_STEP: Final = Temple("temple")
