"""What nobody knows, dealt anew (SAL-INFO-02): all seats know the same.

Which fields, groves and cards are still to come is known by what has been seen; their order is not: they are sorted
before they are shuffled. The top card of each deck lies face up (SAL-SET-02, -07).
"""

from __future__ import annotations

from fairyring.games.salamandra.state import Salamandra


def deal_anew(t: Salamandra) -> None:
    """Change a table into one that nobody at it can tell from it, by what is open and chance alone."""
    t.field_stack = t.shuffled(sorted(t.field_stack[:t.fields_left]))
    t.grove_stack = t.shuffled(sorted(t.grove_stack[:t.groves_left]))
    decks: list[list[int]] = []
    for deck, left in zip(t.decks, t.deck_left, strict=True):
        hidden = max(0, left - 1)
        decks.append([*t.shuffled(sorted(deck[:hidden])), *deck[hidden:left]])
    t.decks = decks
