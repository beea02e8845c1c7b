"""What nobody knows, dealt anew (SAL-INFO-02): all seats know the same.

Which fields, groves and cards are still to come is known by what has been seen; their order is not. The top card of
each deck lies face up (SAL-SET-02, -07).
"""

from __future__ import annotations

from fairyring.games.salamandra.state import Salamandra


def resample(t: Salamandra, seed: int) -> Salamandra:
    """A table that nobody at it can tell from `t`; it depends on what is open and on the seed alone."""
    copy = t.clone()
    copy.reseed(seed)
    copy.field_stack = dealt_anew(copy, t.field_stack, t.fields_left)
    copy.grove_stack = dealt_anew(copy, t.grove_stack, t.groves_left)
    copy.decks = []
    for deck, left in zip(t.decks, t.deck_left, strict=True):
        cards = dealt_anew(copy, deck, max(0, left - 1))
        if left:
            cards.append(deck[left - 1])
        copy.decks.append(cards)
    return copy


def dealt_anew(t: Salamandra, stack: list[int], left: int) -> list[int]:
    """The lowest `left` things of a stack in a new order that does not depend on the old one."""
    cards = sorted(stack[:left])
    t.shuffle(cards)
    return cards
