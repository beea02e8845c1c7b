"""A table in the middle of a game, set up as a lesson says.

    [part.situation]
    round = 2
    row = ["field_17", "field_05"]
    books = ["spellbook_03", "spellbook_10", "spellbook_07"]
    fields = { "2,-1" = "field_06" }
    corners = { "0,-1" = "grove_03" }
    next = { groves = ["grove_17"], bear = ["bear_07"] }

    [[part.situation.seat]]
    men = ["field_02 E"]
    asleep = ["field_01 N"]
    available = 1
    crystals = 2

The four basic fields lie in their places: yellow and green north of the temple, white and purple south of it. What is
not named lies in its stack or deck, below what is named under `next`; what else is not set is empty. It is the first
seat's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairyring.games.salamandra.components import DECKS, NONE, SLOTS, TEMPLE, Content, cell_at, edge_of
from fairyring.games.salamandra.players import learn, new_player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.turn import begin_turn
from fairyring.kernel.arranging import checked, cleared, known, place_of, seats_of
from fairyring.kernel.errors import BadSetup

BASIC = {"0,-1": "field_01", "1,-1": "field_02", "0,1": "field_03", "1,1": "field_04"}
STACKS = ("fields", "groves", *DECKS)


def arrange(t: Salamandra, situation: Mapping[str, Any]) -> None:
    """Change a new table into the situation."""
    seats = seats_of(t, situation, ("round", "row", "books", "fields", "corners", "next"))
    names = Names(t.content)
    t.round = int(situation.get("round", 1))
    lay_out(t, names, situation)
    t.players = [new_player(t.content) for _ in range(t.seats)]
    for seat, data in enumerate(seats):
        arrange_seat(t, names, seat, data)
    taken = {slot for p in t.players for slot in p.slots()}
    t.free = [4 * kind + side for kind, cell in enumerate(t.cell_of) if cell != NONE for side in range(4)
              if 4 * kind + side not in taken]
    stack_the_rest(t, names, situation.get("next", {}))
    t.order = list(range(t.seats))
    cleared(t)
    begin_turn(t, 0)
    t.settle()
    checked(t)


class Names:
    """Components by their short names."""

    def __init__(self, content: Content) -> None:
        self.fields = [one.name for one in content.fields]
        self.groves = [one.ident for one in content.groves]
        self.books = [one.name for one in content.books]
        self.deities = [one.name for one in content.deities]
        self.salamanders = [one.ident for one in content.salamanders]

    def slot(self, text: str) -> int:
        field, _, side = text.partition(" ")
        return 4 * place_of("field", field, self.fields) + place_of("slot", side, SLOTS)


def lay_out(t: Salamandra, names: Names, situation: Mapping[str, Any]) -> None:
    """Fields, groves, row and books."""
    t.cell_of = [NONE] * len(t.content.fields)
    t.field_at = {half.cell: TEMPLE for half in t.content.halves}
    for cell, field in {**BASIC, **situation.get("fields", {})}.items():
        kind = place_of("field", field, names.fields)
        t.cell_of[kind] = cell_of(cell)
        t.field_at[cell_of(cell)] = kind
    t.frontier = edge_of(t.field_at)
    t.groves = {cell_of(corner): place_of("grove", grove, names.groves)
                for corner, grove in situation.get("corners", {}).items()}
    row = [place_of("field", field, names.fields) for field in situation.get("row", [])]
    t.row = [*row, *[NONE] * (t.content.row - len(row))]
    if "books" in situation:
        t.books = [place_of("spellbook", book, names.books) for book in situation["books"]]
    t.book_slots = [NONE] * (2 * len(t.books))


def arrange_seat(t: Salamandra, names: Names, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("men", "asleep", "available", "crystals", "scrolls", "points", "cards", "groves"))
    p = t.players[seat]
    p.druid = (t.round + 1) % 2
    p.active = sorted(names.slot(one) for one in data.get("men", []))
    p.inactive = sorted(names.slot(one) for one in data.get("asleep", []))
    p.available = int(data.get("available", 0))
    p.crystals = int(data.get("crystals", 0))
    p.scrolls = int(data.get("scrolls", 0))
    p.vp = int(data.get("points", 0))
    cards = data.get("cards", [])
    p.deities = [place_of("card", one, names.deities) for one in cards if one.startswith(("bear", "eagle"))]
    p.salamanders = [place_of("card", one, names.salamanders) for one in cards
                     if not one.startswith(("bear", "eagle"))]
    p.groves = [place_of("grove", one, names.groves) for one in data.get("groves", [])]
    learn(t.content, p)


def stack_the_rest(t: Salamandra, names: Names, tops: Mapping[str, Any]) -> None:
    """Everything that lies nowhere yet, with what comes next on top."""
    known(tops, STACKS)
    c = t.content
    fields = {kind for kind, cell in enumerate(t.cell_of) if cell != NONE} | set(t.row)
    t.field_stack = stacked(names.fields, range(len(c.fields)), fields, tops.get("fields", []))
    t.fields_left = len(t.field_stack)
    groves = set(t.groves.values()) | {kind for p in t.players for kind in p.groves}
    t.grove_stack = stacked(names.groves, range(len(c.groves)), groves, tops.get("groves", []))
    t.groves_left = len(t.grove_stack)
    for deck, name in enumerate(DECKS):
        of_deities = deck < 2
        own = [card.deck for card in c.deities] if of_deities else [card.deck for card in c.salamanders]
        held = {kind for p in t.players for kind in (p.deities if of_deities else p.salamanders)}
        kinds = [kind for kind, one in enumerate(own) if one == deck]
        t.decks[deck] = stacked(names.deities if of_deities else names.salamanders, kinds, held, tops.get(name, []))
        t.deck_left[deck] = len(t.decks[deck])


def stacked(names: list[str], kinds: range | list[int], used: set[int], tops: list[str]) -> list[int]:
    """A stack, the top at its end."""
    top = [place_of("component", one, names) for one in tops]
    return [*(kind for kind in kinds if kind not in used and kind not in top), *reversed(top)]


def cell_of(name: str) -> int:
    column, _, row = name.partition(",")
    try:
        return cell_at(int(column), int(row))
    except ValueError:
        raise BadSetup(f'"{name}" is no cell; write column and row, such as "1,-1"') from None
