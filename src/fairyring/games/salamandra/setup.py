"""Set-up for 2 to 4 players (SAL-SET)."""

from __future__ import annotations

from fairyring.games.salamandra.components import BEAR, BLACK, DECKS, EAGLE, NONE, YELLOW, Content
from fairyring.games.salamandra.five_actions import fill_row
from fairyring.games.salamandra.players import new_player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.table import SalamandraTable
from fairyring.games.salamandra.turn import begin_round
from fairyring.kernel.table import NOBODY


def set_up(content: Content, seats: int, temple_clears: bool, spellbooks: str, seed: int,
           rules: int) -> Salamandra:
    """A new table at its first decision."""
    t = SalamandraTable(content, seats, 0, 0, [new_player(content) for _ in range(seats)])
    t.temple_clears = temple_clears
    t.reseed(seed)
    t.rules = rules
    # The temple with its decks, the Bear and the Eagle deck (SAL-SET-01, -07).
    t.decks = [content.cards(deck) for deck in range(len(DECKS))]
    for deck in (BLACK, YELLOW, BEAR, EAGLE):
        t.shuffle(t.decks[deck])
    t.deck_left = [len(deck) for deck in t.decks]
    # The basic fields around it, in random order (SAL-SET-03).
    t.cell_of = [NONE] * len(content.fields)
    t.spread_out()
    t.order = list(range(seats))
    basic = [kind for kind, field in enumerate(content.fields) if field.basic]
    for field, cell in zip(t.shuffled(basic), content.basic_cells, strict=True):
        t.lay(NONE, field, cell, "SAL-SET-03")
    # Groves on the corners, the rest face down (SAL-SET-05).
    t.grove_stack = t.shuffled(range(len(content.groves)))
    t.groves_left = len(t.grove_stack)
    for corner in content.start_corners:
        t.fill(corner, "SAL-SET-05")
    # The row, the spellbooks, the stack of markers (SAL-SET-06, -08, -12).
    t.field_stack = t.shuffled(kind for kind, field in enumerate(content.fields) if not field.basic)
    t.fields_left = len(t.field_stack)
    t.row = [NONE] * content.row
    for gap in range(content.row):
        fill_row(t, NOBODY, (gap,))
    t.books = t.shuffled(range(len(content.books)))[:content.books_by_players[spellbooks][seats]]
    t.book_slots = [NONE] * (2 * len(t.books))
    t.order = t.shuffled(t.order)
    t.reveals = 0
    begin_round(t)
    t.settle()
    return t
