"""The cauldron and the temple: apprentices turned for an action of their own (SAL-CAUL, SAL-TEMPLE).

First an apprentice is turned, on the field of the cauldron, or on any field without activating it, and the cost is
paid (SAL-CAUL-01, SAL-TEMPLE-01); then comes what is here.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import CAULDRON, HALVES, TEMPLE_HALF, YELLOW
from fairyring.games.salamandra.gains import receive
from fairyring.games.salamandra.state import Salamandra


def announce(t: Salamandra, seat: int, what: int) -> None:
    """Tell that a cauldron or a half of the temple is about to be activated."""
    if t.sink is not None and what >= TEMPLE_HALF:
        t.emit("temple", seat, "SAL-TEMPLE-01", {"half": HALVES[what - TEMPLE_HALF]})
    elif t.sink is not None and what >= CAULDRON:
        t.emit("cauldron", seat, "SAL-CAUL-01", {"field": t.content.fields[what - CAULDRON].name})


def brew(t: Salamandra, seat: int, field: int) -> None:
    """What a cauldron gives. Counts are taken after paying (SAL-CAUL-07)."""
    receive(t, seat, t.content.fields[field].brew, "")


def take_salamander(t: Salamandra, seat: int, half: int) -> None:
    """The top card with its gain, or what the tile prints when the deck is empty (SAL-TEMPLE-03, -04)."""
    content = t.content
    deck = YELLOW + half
    if not t.deck_left[deck]:
        receive(t, seat, content.halves[half].empty, "")
        return
    me = t.players[seat]
    kind = t.take_from(deck)
    me.salamanders = [*me.salamanders, kind]
    card = content.salamanders[kind]
    if t.sink is not None:
        t.emit("salamander-taken", seat, "SAL-TEMPLE-03", {"card": card.ident, "half": HALVES[half]})
        t.show_top(deck)
    receive(t, seat, card.gain, "take_salamander_card")
