"""What lies on a table of Salamandra.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from fairyring.games.salamandra.components import DECKS, NONE, NOTHING_MADE, Content, cell_name, cell_named
from fairyring.kernel.table import Data, Table


class ShownPlayer(TypedDict):
    """What everybody sees of it."""

    passed: bool
    available: int
    crystals: int
    scrolls: int
    points: int
    deities: list[str]
    salamanders: list[str]
    groves: list[str]


class KeptPlayer:
    """One player's druid, apprentices, crystals, scrolls, points and cards."""

    __slots__ = ("active", "available", "crystals", "deities", "druid", "groves", "heard", "inactive", "passed",
                 "prices", "salamanders", "scrolls", "vp")

    def __init__(self, other: KeptPlayer | None = None) -> None:
        if other is None:
            self.druid: int = 0
            self.passed: bool = False
            self.available: int = 0
            self.crystals: int = 0
            self.scrolls: int = 0
            self.vp: int = 0
            self.active: list[int] = []
            self.inactive: list[int] = []
            self.deities: list[int] = []
            self.salamanders: list[int] = []
            self.groves: list[int] = []
            self.prices: list[int] = []
            """Crystals for a good of each kind by exchange; 0 where there is none."""
            self.heard: list[str] = []
            """What deity cards listen to."""
        else:
            self.druid = other.druid
            self.passed = other.passed
            self.available = other.available
            self.crystals = other.crystals
            self.scrolls = other.scrolls
            self.vp = other.vp
            self.active = other.active[:]
            self.inactive = other.inactive[:]
            self.deities = other.deities
            self.salamanders = other.salamanders
            self.groves = other.groves
            self.prices = other.prices
            self.heard = other.heard

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "druid": self.druid,
            "passed": self.passed,
            "available": self.available,
            "crystals": self.crystals,
            "scrolls": self.scrolls,
            "vp": self.vp,
            "active": [[content.fields[kind // 4].ident, kind % 4] for kind in self.active],
            "inactive": [[content.fields[kind // 4].ident, kind % 4] for kind in self.inactive],
            "deities": [content.deities[kind].ident for kind in self.deities],
            "salamanders": [content.salamanders[kind].ident for kind in self.salamanders],
            "groves": [content.groves[kind].ident for kind in self.groves],
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.druid = data["druid"]
        self.passed = bool(data["passed"])
        self.available = data["available"]
        self.crystals = data["crystals"]
        self.scrolls = data["scrolls"]
        self.vp = data["vp"]
        self.active = [4 * content.kinds[name[0]] + name[1] for name in data["active"]]
        self.inactive = [4 * content.kinds[name[0]] + name[1] for name in data["inactive"]]
        self.deities = [content.kinds[name] for name in data["deities"]]
        self.salamanders = [content.kinds[name] for name in data["salamanders"]]
        self.groves = [content.kinds[name] for name in data["groves"]]

    def shown_fields(self, content: Content) -> ShownPlayer:
        """The fields that everybody sees."""
        return {
            "passed": self.passed,
            "available": self.available,
            "crystals": self.crystals,
            "scrolls": self.scrolls,
            "points": self.vp,
            "deities": [content.deities[kind].ident for kind in self.deities],
            "salamanders": [content.salamanders[kind].ident for kind in self.salamanders],
            "groves": [content.groves[kind].ident for kind in self.groves],
        }


class ShownSalamandra(TypedDict):
    """What everybody sees of it."""

    field_stack: int
    grove_stack: int


class KeptSalamandra(Table):
    """What everybody shares."""

    __slots__ = ("book_slots", "books", "cell_of", "deck_left", "decks", "field_at", "field_stack", "fields_left",
                 "finals", "focus", "free", "frontier", "goods", "grove_stack", "groves", "groves_left", "order",
                 "row", "temple_clears")

    def __init__(self, seats: int, rng: i64, gamma: i64, other: KeptSalamandra | None = None) -> None:
        super().__init__(seats, rng, gamma, other)
        if other is None:
            self.temple_clears: bool = False
            """The option `temple_completes_clearings` (SAL-GEO-12)."""
            self.order: list[int] = []
            """Seats by the time they came to their last total, latest last: the top of a stack (SAL-ROUND-05)."""
            self.field_at: dict[int, int] = {}
            """What lies on each cell: a field's number, or TEMPLE."""
            self.cell_of: list[int] = []
            """The cell of each field; NONE while it is not in play."""
            self.frontier: list[int] = []
            """Empty cells in contact with a tile, from the temple outwards, as in FAR (SAL-BUILD-03)."""
            self.groves: dict[int, int] = {}
            """The groves in play by their corners."""
            self.free: list[int] = []
            """Free slots, rising."""
            self.row: list[int] = []
            self.field_stack: list[int] = []
            """Face down; the top is the last of the first `fields_left`. Groves and decks lie alike."""
            self.fields_left: int = 0
            self.grove_stack: list[int] = []
            self.groves_left: int = 0
            self.decks: list[list[int]] = []
            """Bear, Eagle, Yellow, Black."""
            self.deck_left: list[int] = []
            self.books: list[int] = []
            self.book_slots: list[int] = []
            """The seat on each slot, two for every spellbook in play."""
            self.goods: list[int] = NOTHING_MADE
            """Made this turn, not yet used; lost when the turn ends (SAL-RES-03)."""
            self.focus: int = NONE
            """The code of the action that is being carried out (see `turn`), for prompts."""
            self.finals: list[list[int]] = []
            """After the last round: books, crowns, bears, eagles, scrolls for every seat (SAL-FINAL-01)."""
        else:
            self.temple_clears = other.temple_clears
            self.order = other.order
            self.field_at = other.field_at
            self.cell_of = other.cell_of
            self.frontier = other.frontier
            self.groves = other.groves
            self.free = other.free[:]
            self.row = other.row[:]
            self.field_stack = other.field_stack
            self.fields_left = other.fields_left
            self.grove_stack = other.grove_stack
            self.groves_left = other.groves_left
            self.decks = other.decks
            self.deck_left = other.deck_left[:]
            self.books = other.books
            self.book_slots = other.book_slots
            self.goods = other.goods
            self.focus = other.focus
            self.finals = other.finals

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "temple_clears": self.temple_clears,
            "order": self.order[:],
            "fields": {content.fields[kind].ident: cell_name(at) for kind, at in enumerate(self.cell_of) if at != NONE},
            "groves": {cell_name(corner): content.groves[kind].ident for corner, kind in sorted(self.groves.items())},
            "row": [None if kind == NONE else content.fields[kind].ident for kind in self.row],
            "field_stack": [content.fields[kind].ident for kind in self.field_stack],
            "fields_left": self.fields_left,
            "grove_stack": [content.groves[kind].ident for kind in self.grove_stack],
            "groves_left": self.groves_left,
            "decks": {name: [content.card(deck, kind).ident for kind in self.decks[deck][:self.deck_left[deck]]]
                      for deck, name in enumerate(DECKS)},
            "books": [content.books[kind].ident for kind in self.books],
            "book_slots": self.book_slots[:],
            "goods": None if self.goods is NOTHING_MADE else self.goods[:],
            "focus": self.focus,
            "finals": [one[:] for one in self.finals],
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.temple_clears = bool(data["temple_clears"])
        self.order = list(data["order"])
        self.cell_of = [cell_named(data["fields"][one.ident]) if one.ident in data["fields"] else NONE
                        for one in content.fields]
        self.groves = {cell_named(corner): content.kinds[name] for corner, name in data["groves"].items()}
        self.row = [NONE if name is None else content.kinds[name] for name in data["row"]]
        self.field_stack = [content.kinds[name] for name in data["field_stack"]]
        self.fields_left = data["fields_left"]
        self.grove_stack = [content.kinds[name] for name in data["grove_stack"]]
        self.groves_left = data["groves_left"]
        self.decks = [[content.kinds[name] for name in data["decks"][deck]] for deck in DECKS]
        self.books = [content.kinds[name] for name in data["books"]]
        self.book_slots = list(data["book_slots"])
        self.goods = list(data["goods"]) if data["goods"] else NOTHING_MADE
        self.focus = data["focus"]
        self.finals = [list(one) for one in data["finals"]]

    def shown_fields(self, content: Content) -> ShownSalamandra:
        """The fields that everybody sees."""
        return {
            "field_stack": self.fields_left,
            "grove_stack": self.groves_left,
        }
