"""The cauldron and the temple: apprentices turned for an action of their own (SAL-CAUL, SAL-TEMPLE)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import HALVES, ON_SALAMANDER, YELLOW
from fairyring.games.salamandra.paying import begin_payment
from fairyring.games.salamandra.plans import ANYWHERE
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.table import Step


def activate_cauldron(t: Salamandra, seat: int, field: int) -> None:
    """Turn an apprentice on the field, pay, receive (SAL-CAUL-01). Counts are taken after paying (SAL-CAUL-07)."""
    one = t.content.fields[field]
    if t.sink is not None:
        t.emit("cauldron", seat, "SAL-CAUL-01", {"field": one.name})
    t.stack.append((one.brew, seat, 0))
    begin_payment(t, seat, one.pay, field)


def activate_temple(t: Salamandra, seat: int, half: int) -> None:
    """Turn an apprentice on any field without activating it, pay, take the card (SAL-TEMPLE-01)."""
    if t.sink is not None:
        t.emit("temple", seat, "SAL-TEMPLE-01", {"half": HALVES[half]})
    t.stack.append((TEMPLE_STEP, seat, half))
    begin_payment(t, seat, t.content.halves[half].cost, ANYWHERE)


class Temple(Step[Salamandra]):
    """The top card with its gain, or what the tile prints when the deck is empty (SAL-TEMPLE-03, -04). `x` is the
    half."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        content = t.content
        deck = YELLOW + x
        if not t.deck_left[deck]:
            t.stack.append((content.halves[x].empty, seat, 0))
            return None
        me = t.players[seat]
        kind = t.take_from(deck)
        me.salamanders = [*me.salamanders, kind]
        card = content.salamanders[kind]
        if t.sink is not None:
            t.emit("salamander-taken", seat, "SAL-TEMPLE-03", {"card": card.ident, "half": HALVES[x]})
            t.show_top(deck)
        triggers = me.triggers
        t.stack.append((card.gain, seat, triggers[2 * ON_SALAMANDER] << 8 | triggers[2 * ON_SALAMANDER + 1] << 16))
        return None


TEMPLE_STEP: Final = Temple("temple")
BREWING_STEPS: Final[list[Step[Any]]] = [TEMPLE_STEP]
