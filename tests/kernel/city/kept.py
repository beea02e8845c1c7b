"""What lies on a table of Reedtown.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from typing import Any, TypedDict

from mypy_extensions import i64

from fairyring.kernel.table import Data, Table
from tests.kernel.city.gap import GAP


class ShownPlayer(TypedDict):
    """What everybody sees of it."""

    hand: int
    town: list[str]
    goods: list[int]
    points: int


class KeptPlayer:
    """One player's hand, town, goods and points."""

    __slots__ = ("goods", "hand", "points", "seen", "town")

    def __init__(self, other: KeptPlayer | None = None) -> None:
        if other is None:
            self.hand: list[int] = []
            self.seen: list[int] = []
            """In step with the hand: the seats besides the owner that know the card, a bit each (REE-INFO-01)."""
            self.town: list[int] = []
            self.goods: list[int] = []
            self.points: int = 0
        else:
            self.hand = other.hand[:]
            self.seen = other.seen[:]
            self.town = other.town[:]
            self.goods = other.goods[:]
            self.points = other.points

    def save_fields(self, content: Any) -> Data:
        """The plain fields as data."""
        return {
            "hand": [content.cards[kind].id for kind in self.hand],
            "seen": self.seen[:],
            "town": [content.cards[kind].id for kind in self.town],
            "goods": self.goods[:],
            "points": self.points,
        }

    def load_fields(self, data: Data, content: Any) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.hand = [content.kind_of[name] for name in data["hand"]]
        self.seen = list(data["seen"])
        self.town = [content.kind_of[name] for name in data["town"]]
        self.goods = list(data["goods"])
        self.points = data["points"]

    def shown_fields(self, content: Any) -> ShownPlayer:
        """The fields that everybody sees."""
        return {
            "hand": len(self.hand),
            "town": [content.cards[kind].id for kind in self.town],
            "goods": self.goods[:],
            "points": self.points,
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.hand,
            *self.town,
        ]


class ShownReedtown(TypedDict):
    """What everybody sees of it."""

    pile: int
    discard: list[str]
    display: list[str | None]


class KeptReedtown(Table):
    """What everybody shares."""

    __slots__ = ("discard", "display", "modules", "pile", "turns")

    def __init__(self, seats: int, rng: i64, gamma: i64, other: KeptReedtown | None = None) -> None:
        super().__init__(seats, rng, gamma, other)
        if other is None:
            self.modules: tuple[str, ...] = ()
            self.turns: int = 0
            self.pile: list[int] = []
            self.discard: list[int] = []
            self.display: list[int] = []
        else:
            self.modules = other.modules
            self.turns = other.turns
            self.pile = other.pile[:]
            self.discard = other.discard[:]
            self.display = other.display[:]

    def save_fields(self, content: Any) -> Data:
        """The plain fields as data."""
        return {
            "turns": self.turns,
            "pile": [content.cards[kind].id for kind in self.pile],
            "discard": [content.cards[kind].id for kind in self.discard],
            "display": [None if kind == GAP else content.cards[kind].id for kind in self.display],
        }

    def load_fields(self, data: Data, content: Any) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.turns = data["turns"]
        self.pile = [content.kind_of[name] for name in data["pile"]]
        self.discard = [content.kind_of[name] for name in data["discard"]]
        self.display = [GAP if name is None else content.kind_of[name] for name in data["display"]]

    def shown_fields(self, content: Any) -> ShownReedtown:
        """The fields that everybody sees."""
        return {
            "pile": len(self.pile),
            "discard": [content.cards[kind].id for kind in self.discard],
            "display": [None if kind == GAP else content.cards[kind].id for kind in self.display],
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.pile,
            *self.discard,
            *[kind for kind in self.display if kind != GAP],
        ]
