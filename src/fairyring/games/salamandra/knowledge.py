"""What nobody knows, dealt anew (SAL-INFO-02): all seats know the same.

Which fields, groves and cards are still to come is known by what has been seen; their order is not. The top card of
each deck lies face up (SAL-SET-02, -07).
"""

from __future__ import annotations

from fairyring.games.salamandra.state import Salamandra


def deal_anew(t: Salamandra) -> None:
    """Change a table into one that nobody at it can tell from it, by what is open and chance alone."""
    t.field_stack = dealt_anew(t, t.field_stack, t.fields_left)
    t.grove_stack = dealt_anew(t, t.grove_stack, t.groves_left)
    decks: list[list[int]] = []
    for deck, left in zip(t.decks, t.deck_left, strict=True):
        cards = dealt_anew(t, deck, max(0, left - 1))
        if left:
            cards.append(deck[left - 1])
        decks.append(cards)
    t.decks = decks


def dealt_anew(t: Salamandra, stack: list[int], left: int) -> list[int]:
    """The lowest `left` things of a stack in a new order that does not depend on the old one."""
    cards = stack[:left]
    t.mix(cards)
    return cards
