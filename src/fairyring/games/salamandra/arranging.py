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

from fairyring.games.salamandra.components import DECKS, NONE, SLOTS, Content, cell_named
from fairyring.games.salamandra.players import learn, new_player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.turn import begin_turn
from fairyring.kernel.arranging import Box, checked, cleared, known, place_of, seats_of
from fairyring.kernel.errors import BadSetup

BASIC = {"0,-1": "field_01", "1,-1": "field_02", "0,1": "field_03", "1,1": "field_04"}


def lay_out(t: Salamandra, situation: Mapping[str, Any]) -> None:
    """Change a new table into the situation."""
    seats = seats_of(t, situation, ("round", "row", "books", "fields", "corners", "next"))
    boxes = Boxes(t.content)
    t.round = int(situation.get("round", 1))
    lay_tiles(t, boxes, situation)
    t.players = [new_player(t.content) for _ in range(t.seats)]
    for seat, data in enumerate(seats):
        arrange_seat(t, boxes, seat, data)
    t.spread_out()
    stack_the_rest(t, boxes, situation.get("next", {}))
    t.order = list(range(t.seats))
    cleared(t)
    begin_turn(t, 0)
    t.settle()
    checked(t)


class Boxes:
    """What lies nowhere yet, by short names."""

    def __init__(self, content: Content) -> None:
        self.fields = Box("field", [one.name for one in content.fields])
        self.groves = Box("grove", [one.ident for one in content.groves])
        self.books = Box("spellbook", [one.name for one in content.books])
        self.deities = Box("card", [one.name for one in content.deities])
        self.salamanders = Box("card", [one.ident for one in content.salamanders])

    def of(self, card: str) -> Box:
        """Where the cards of a deck lie: `bear`, `bear_07`."""
        return self.deities if card.startswith(DECKS[:2]) else self.salamanders

    def slot(self, text: str) -> int:
        field, _, side = text.partition(" ")
        return 4 * place_of("field", field, self.fields.names) + place_of("slot", side, SLOTS)


def lay_tiles(t: Salamandra, boxes: Boxes, situation: Mapping[str, Any]) -> None:
    """Fields, groves, row and books."""
    t.cell_of = [NONE] * len(t.content.fields)
    for cell, field in {**BASIC, **situation.get("fields", {})}.items():
        t.cell_of[boxes.fields.take(field)] = cell_of(cell)
    t.groves = {cell_of(corner): boxes.groves.take(grove) for corner, grove in situation.get("corners", {}).items()}
    row = [boxes.fields.take(field) for field in situation.get("row", [])]
    t.row = [*row, *[NONE] * (t.content.row - len(row))]
    if "books" in situation:
        t.books = [boxes.books.take(book) for book in situation["books"]]
    t.book_slots = [NONE] * (2 * len(t.books))


def arrange_seat(t: Salamandra, boxes: Boxes, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("men", "asleep", "available", "crystals", "scrolls", "points", "cards", "groves"))
    p = t.players[seat]
    p.druid = (t.round + 1) % 2
    p.active = sorted(boxes.slot(one) for one in data.get("men", []))
    p.inactive = sorted(boxes.slot(one) for one in data.get("asleep", []))
    p.available = int(data.get("available", 0))
    p.crystals = int(data.get("crystals", 0))
    p.scrolls = int(data.get("scrolls", 0))
    p.vp = int(data.get("points", 0))
    for card in data.get("cards", []):
        box = boxes.of(card)
        (p.deities if box is boxes.deities else p.salamanders).append(box.take(card))
    p.groves = [boxes.groves.take(one) for one in data.get("groves", [])]
    learn(t.content, p)


def stack_the_rest(t: Salamandra, boxes: Boxes, tops: Mapping[str, Any]) -> None:
    """Everything that lies nowhere yet, with what comes next on top: at the end of its stack."""
    known(tops, ("fields", "groves", *DECKS))
    of: dict[str, Box] = {deck: boxes.of(deck) for deck in DECKS}
    of |= {"fields": boxes.fields, "groves": boxes.groves}
    tops = {name: [of[name].take(one) for one in reversed(found)] for name, found in tops.items()}
    t.field_stack = [*boxes.fields.rest(), *tops.get("fields", [])]
    t.fields_left = len(t.field_stack)
    t.grove_stack = [*boxes.groves.rest(), *tops.get("groves", [])]
    t.groves_left = len(t.grove_stack)
    for deck, name in enumerate(DECKS):
        rest = [kind for kind in of[name].rest() if t.content.card(deck, kind).deck == deck]
        t.decks[deck] = [*rest, *tops.get(name, [])]
        t.deck_left[deck] = len(t.decks[deck])


def cell_of(name: str) -> int:
    try:
        return cell_named(name)
    except ValueError:
        raise BadSetup(f'"{name}" is no cell; write column and row, such as "1,-1"') from None
