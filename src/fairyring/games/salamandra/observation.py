"""What a learner sees: pieces of what a seat knows as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on; an owner is 1 for the own seat, 2 for the next, 0 for nobody.
Places are told by column and row, counted from the corner of the window that no table outgrows. Every piece reads the
seat's view, and writes the same numbers straight from the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.salamandra.components import (
    DECKS,
    FACES,
    FIELD_OF,
    GOODS,
    MIDDLE,
    NONE,
    NOTHING_MADE,
    SIDE_OF,
    SLOTS,
    WIDTH,
    Content,
)
from fairyring.games.salamandra.gathering import GATHER
from fairyring.games.salamandra.paying import PAY, TURN_FOR
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.observation import Direct, Kinds, OfHeld, OfKinds, OfPlayer, Piece, Row, owner
from fairyring.kernel.table import Data


def pieces(content: Content, players: int) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    fields = Kinds([field.name for field in content.fields])
    groves = Kinds([grove.ident for grove in content.groves])
    books = Kinds([book.name for book in content.books])
    deities = Kinds([card.ident for card in content.deities])
    salamanders = Kinds([card.ident for card in content.salamanders])
    out: list[Piece] = [Clock(), Places("fields", "field", "cell", fields), Slots(fields),
                        Places("groves", "grove", "corner", groves), BuildingRow(fields), Stacks(),
                        Tops("deities", "the top Bear and Eagle cards", 0, deities),
                        Tops("salamanders", "the top Salamander cards", 2, salamanders),
                        Spellbooks(books), Goods(), Cost(), Works(fields)]
    for place in range(players):
        out += [Purse(place), Cards(place, "deities", "Bear and Eagle cards", deities),
                Cards(place, "salamanders", "Salamander cards", salamanders),
                Cards(place, "groves", "harvested groves", groves)]
    return out


# --- what everybody shares -------------------------------------------------------------------------------------------
class Clock(Direct):
    def __init__(self) -> None:
        super().__init__("clock", 3, "the round, whether it is night, and whether it is the own turn")

    def read(self, view: Data) -> Sequence[float]:
        return (view["round"], view["face"] == FACES[1], view["active"] == view["seat"])

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        row.put(at, t.round)
        row.put(at + 1, (t.round + 1) % 2)
        if t.active == seat:
            row.put(at + 2, 1)


class Places(Direct):
    """Column and row of the fields or groves in play; 0 and 0 for the others."""

    def __init__(self, what: str, one: str, at: str, kinds: Kinds) -> None:
        """What the view calls them all, one of them, and its place."""
        super().__init__(what, 2 * len(kinds), f"column and row of each {one} in play; 0 and 0 for the others")
        self.one = one
        self.at = at
        self.kinds = kinds

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        for found in view[self.name]:
            column, row = found[self.at].split(",")
            place = 2 * self.kinds.order[found[self.one]]
            numbers[place], numbers[place + 1] = float(int(column) + MIDDLE), float(int(row) + MIDDLE)
        return numbers

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        places = self.kinds.places
        if self.one == "grove":
            for cell, kind in t.groves.items():
                row.put(at + 2 * places[kind], cell % WIDTH)
                row.put(at + 2 * places[kind] + 1, cell // WIDTH)
            return
        for kind in range(len(t.cell_of)):
            cell = t.cell_of[kind]
            if cell != NONE:
                row.put(at + 2 * places[kind], cell % WIDTH)
                row.put(at + 2 * places[kind] + 1, cell // WIDTH)


class Slots(Direct):
    def __init__(self, fields: Kinds) -> None:
        super().__init__("slots", 8 * len(fields),
                         "for each slot of each field the owner of its apprentice, and whether it is active")
        self.fields = fields

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        for one in view["fields"]:
            for i, slot in enumerate(SLOTS):
                man = one["slots"][slot]
                if man is not None:
                    at = 8 * self.fields.order[one["field"]] + 2 * i
                    numbers[at] = owner(view, len(view["players"]), man["seat"])
                    numbers[at + 1] = float(man["active"])
        return numbers

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        places = self.fields.places
        for number in range(t.seats):
            me = t.players[number]
            whom = 1 + (number - seat) % t.seats
            for slot in me.active:
                place = at + 8 * places[FIELD_OF[slot]] + 2 * SIDE_OF[slot]
                row.put(place, whom)
                row.put(place + 1, 1)
            for slot in me.inactive:
                row.put(at + 8 * places[FIELD_OF[slot]] + 2 * SIDE_OF[slot], whom)


class BuildingRow(OfKinds):
    def __init__(self, fields: Kinds) -> None:
        super().__init__("row", "fields that can be built", fields)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([one["field"] for one in view["row"] if one])

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        row.count(at, t.row, self.kinds.places)


class Stacks(Direct):
    def __init__(self) -> None:
        super().__init__("stacks", 2 + len(DECKS), "fields and groves left, then cards of the four decks")

    def read(self, view: Data) -> Sequence[float]:
        return (view["field_stack"], view["grove_stack"], *[view["decks"][deck]["count"] for deck in DECKS])

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        row.put(at, t.fields_left)
        row.put(at + 1, t.groves_left)
        row.all(at + 2, t.deck_left)


class Tops(OfKinds):
    """The open cards of two decks, from `first` on (SAL-SET-07)."""

    def __init__(self, name: str, about: str, first: int, cards: Kinds) -> None:
        super().__init__(f"top {name}", about, cards)
        self.first = first

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([view["decks"][deck]["top"] for deck in DECKS[self.first:self.first + 2]])

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        for deck in range(self.first, self.first + 2):
            row.one(at, t.top(deck), self.kinds.places)


class Spellbooks(Direct):
    def __init__(self, books: Kinds) -> None:
        super().__init__("spellbooks", 3 * len(books),
                         "for each spellbook whether it is in play, and the owners on its two slots")
        self.books = books

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        for one in view["books"]:
            at = 3 * self.books.order[one["book"]]
            numbers[at] = 1.0
            for i, seat in enumerate(one["seats"]):
                numbers[at + 1 + i] = owner(view, len(view["players"]), seat)
        return numbers

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        places = self.books.places
        for i in range(len(t.books)):
            place = at + 3 * places[t.books[i]]
            row.put(place, 1)
            for slot in range(2):
                whom = t.book_slots[2 * i + slot]
                if whom != NONE:
                    row.put(place + 1 + slot, 1 + (whom - seat) % t.seats)


class Goods(Direct):
    def __init__(self) -> None:
        super().__init__("goods", len(GOODS), "made this turn and not yet used, by kind")

    def read(self, view: Data) -> Sequence[float]:
        return [float(view["goods"].get(name, 0)) for name in GOODS]

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        if t.goods is not NOTHING_MADE:
            row.all(at, t.goods)


class Cost(Direct):
    def __init__(self) -> None:
        super().__init__("cost", len(GOODS), "what the announced action costs, by kind")

    def read(self, view: Data) -> Sequence[float]:
        cost = view["payment"]["cost"] if view["payment"] else {}
        return [float(cost.get(name, 0)) for name in GOODS]

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        if t.step is PAY or t.step is TURN_FOR:
            row.all(at, t.content.price_of(t.x[0]).need)


class Works(Direct):
    def __init__(self, fields: Kinds) -> None:
        super().__init__("works", len(fields), "apprentices chosen so far to pay for it, by field")
        self.fields = fields

    def read(self, view: Data) -> Sequence[float]:
        return self.fields.counted(view["payment"]["works"] if view["payment"] else [])

    def write(self, t: Salamandra, seat: int, row: Row, at: int) -> None:
        if t.step is GATHER:
            row.count(at, list(t.x[1:]), self.fields.places)
        elif t.step is PAY or t.step is TURN_FOR:
            row.count(at, list(t.x[2:]), self.fields.places)


# --- what every player has -------------------------------------------------------------------------------------------
class Purse(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "purse", 6, "points, crystals, scrolls, apprentices to place, whether passed, "
                         "whether the druid shows the moon")

    def read_one(self, one: Data) -> Sequence[float]:
        return (one["points"], one["crystals"], one["scrolls"], one["available"], one["passed"],
                one["druid"] == FACES[1])

    def write_one(self, t: Salamandra, seat: int, number: int, row: Row, at: int) -> None:
        p = t.players[number]
        row.put(at, p.vp)
        row.put(at + 1, p.crystals)
        row.put(at + 2, p.scrolls)
        row.put(at + 3, p.available)
        if p.passed:
            row.put(at + 4, 1)
        row.put(at + 5, p.druid)


class Cards(OfHeld):
    """Cards of a player, or the groves harvested; they have the same name in the view."""

    def held(self, t: Salamandra, seat: int, number: int) -> list[int]:
        p = t.players[number]
        return p.deities if self.shown == "deities" else p.salamanders if self.shown == "salamanders" else p.groves
