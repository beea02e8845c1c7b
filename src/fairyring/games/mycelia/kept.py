"""What lies on a table of Mycelia.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from fairyring.games.mycelia.components import EMPTY, NO_PRISM, Content, Ground
from fairyring.games.mycelia.customs import BASE_GAME, Customs
from fairyring.kernel.table import Data, Table


class ShownGwidyon(TypedDict):
    """What everybody sees of it."""

    drops: int
    removing: bool
    pawn: int


class Gwidyon:
    """The rival of the solo game: drops, a two-sided tile, six cards (MYS-SETUP-02)."""

    __slots__ = ("drops", "pawn", "pile", "removing", "shown")

    def __init__(self, other: Gwidyon | None = None) -> None:
        if other is None:
            self.drops: int = 0
            self.removing: bool = True
            """The remove side of his tile is up."""
            self.pile: list[int] = []
            self.shown: list[int] = []
            self.pawn: int = 0
        else:
            self.drops = other.drops
            self.removing = other.removing
            self.pile = other.pile[:]
            self.shown = other.shown[:]
            self.pawn = other.pawn

    def copy(self) -> Gwidyon:
        return Gwidyon(self)

    @staticmethod
    def loaded(data: Data, content: Content) -> Gwidyon:
        one = Gwidyon()
        one.load_fields(data, content)
        return one

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "drops": self.drops,
            "removing": self.removing,
            "pile": self.pile[:],
            "shown": self.shown[:],
            "pawn": self.pawn,
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.drops = data["drops"]
        self.removing = bool(data["removing"])
        self.pile = list(data["pile"])
        self.shown = list(data["shown"])
        self.pawn = data["pawn"]

    def shown_fields(self, content: Content) -> ShownGwidyon:
        """The fields that everybody sees."""
        return {
            "drops": self.drops,
            "removing": self.removing,
            "pawn": self.pawn,
        }


class ShownPlayer(TypedDict):
    """What everybody sees of it."""

    drops: list[int]
    left: int
    leaves: int
    pile: int
    hand_size: int
    discard: list[str]


class KeptPlayer:
    """What a player has."""

    __slots__ = ("batch", "customs", "deck", "deck_batch", "discard", "drops", "gifts", "ground", "hand",
                 "hand_batch", "leaves", "left", "pawn", "prism", "ready", "spent")

    ground: Ground

    def __init__(self, other: KeptPlayer | None = None) -> None:
        if other is None:
            self.drops: list[int] = []
            self.prism: list[int] = NO_PRISM
            """How many of the drops are prism drops."""
            self.left: int = 0
            """All drops of the board."""
            self.leaves: int = 0
            self.deck: list[int] = []
            """The last card lies on top."""
            self.deck_batch: list[int] = []
            self.hand: list[int] = []
            self.hand_batch: list[int] = []
            self.discard: list[int] = []
            self.gifts: list[int] = []
            self.ready: list[int] = []
            """Tiles not used this turn."""
            self.spent: list[int] = []
            """Tiles used this turn."""
            self.customs: Customs = BASE_GAME
            """The customs that hold now: what the gifts change, in the own turn."""
            self.pawn: int = 0
            self.batch: int = 0
        else:
            self.ground = other.ground
            self.drops = other.drops[:]
            self.prism = NO_PRISM if other.prism is NO_PRISM else other.prism[:]
            self.left = other.left
            self.leaves = other.leaves
            self.deck = other.deck[:]
            self.deck_batch = other.deck_batch[:]
            self.hand = other.hand[:]
            self.hand_batch = other.hand_batch[:]
            self.discard = other.discard[:]
            self.gifts = other.gifts[:]
            self.ready = other.ready[:]
            self.spent = other.spent[:]
            self.customs = other.customs
            self.pawn = other.pawn
            self.batch = other.batch

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "drops": self.drops[:],
            "prism": None if self.prism is NO_PRISM else self.prism[:],
            "leaves": self.leaves,
            "deck": [content.ids[kind] for kind in self.deck],
            "deck_batch": self.deck_batch[:],
            "hand": [content.ids[kind] for kind in self.hand],
            "hand_batch": self.hand_batch[:],
            "discard": [content.ids[kind] for kind in self.discard],
            "gifts": [content.ids[kind] for kind in self.gifts],
            "ready": [content.tiles[kind].name for kind in self.ready],
            "spent": [content.tiles[kind].name for kind in self.spent],
            "pawn": self.pawn,
            "batch": self.batch,
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.drops = list(data["drops"])
        self.prism = list(data["prism"]) if data["prism"] else NO_PRISM
        self.leaves = data["leaves"]
        self.deck = [content.kind_of[name] for name in data["deck"]]
        self.deck_batch = list(data["deck_batch"])
        self.hand = [content.kind_of[name] for name in data["hand"]]
        self.hand_batch = list(data["hand_batch"])
        self.discard = [content.kind_of[name] for name in data["discard"]]
        self.gifts = [content.kind_of[name] for name in data["gifts"]]
        self.ready = [content.tile_of[name] for name in data["ready"]]
        self.spent = [content.tile_of[name] for name in data["spent"]]
        self.pawn = data["pawn"]
        self.batch = data["batch"]

    def shown_fields(self, content: Content) -> ShownPlayer:
        """The fields that everybody sees."""
        return {
            "drops": self.drops[:],
            "left": self.left,
            "leaves": self.leaves,
            "pile": len(self.deck),
            "hand_size": len(self.hand),
            "discard": [content.ids[kind] for kind in self.discard],
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.deck,
            *self.hand,
            *self.discard,
            *self.gifts,
        ]

    def tile_here(self) -> list[int]:
        """Every tile that lies here."""
        return [
            *self.ready,
            *self.spent,
        ]


class ShownMycelia(TypedDict):
    """What everybody sees of it."""

    starter: int
    boxes: list[str]
    display: list[str | None]
    pile: int
    thrown: list[str]
    removed: list[str]
    tiles: dict[str, int]
    extra_shrines: int
    ending: bool


class KeptMycelia(Table):
    """What everybody shares."""

    __slots__ = ("box", "box_prism", "customs", "display", "ending", "extra_shrines", "first_card", "focus", "full",
                 "gwidyon", "heroes", "pile", "removed_cards", "roots", "roots_known", "shrine", "shrine_prism",
                 "standing", "starter", "supply_side", "thrown", "tile_supply")

    def __init__(self, seats: int, rng: i64, gamma: i64, other: KeptMycelia | None = None) -> None:
        super().__init__(seats, rng, gamma, other)
        if other is None:
            self.customs: Customs = BASE_GAME
            """The customs of the boxes in play; those of gifts lie over them."""
            self.starter: int = 0
            self.full: int = 0
            """How many drops the Shrine of Life holds (MYC-SETUP-01)."""
            self.heroes: list[str] = []
            """The boxes whose heroes are in the game."""
            self.display: list[int] = []
            self.pile: list[int] = []
            self.thrown: list[int] = []
            """The discard pile beside the heroes' pile, face up (MYC-ACT-04)."""
            self.supply_side: int = 0
            self.shrine: int = 0
            self.shrine_prism: int = 0
            self.box: int = 0
            """Drops out of play, prism drops included."""
            self.box_prism: int = 0
            self.removed_cards: list[int] = []
            """Cards out of the game for good (MYX-TRASH-01)."""
            self.tile_supply: list[int] = []
            self.extra_shrines: int = 0
            self.roots: list[list[int]] = []
            """Gift piles green, amber, purple; the last card lies on top (PRI-SETUP-06)."""
            self.roots_known: list[list[int]] = []
            """In step with `roots`: 1 where everybody knows the card at that place."""
            self.gwidyon: Gwidyon | None = None
            self.ending: bool = False
            self.first_card: bool = True
            """No hand card has been played this turn yet (PRI-LUX-01)."""
            self.focus: int = 0
            """The code of what is being carried out (see `turn`), for prompts."""
            self.standing: list[int] = []
            """What the players had when it was last compared (MYC-OVER-06)."""
        else:
            self.customs = other.customs
            self.starter = other.starter
            self.full = other.full
            self.heroes = other.heroes
            self.display = other.display[:]
            self.pile = other.pile[:]
            self.thrown = other.thrown[:]
            self.supply_side = other.supply_side
            self.shrine = other.shrine
            self.shrine_prism = other.shrine_prism
            self.box = other.box
            self.box_prism = other.box_prism
            self.removed_cards = other.removed_cards[:]
            self.tile_supply = other.tile_supply[:]
            self.extra_shrines = other.extra_shrines
            self.roots = [one[:] for one in other.roots]
            self.roots_known = [one[:] for one in other.roots_known]
            self.gwidyon = None if other.gwidyon is None else other.gwidyon.copy()
            self.ending = other.ending
            self.first_card = other.first_card
            self.focus = other.focus
            self.standing = other.standing

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "starter": self.starter,
            "heroes": self.heroes[:],
            "display": [None if kind == EMPTY else content.ids[kind] for kind in self.display],
            "pile": [content.ids[kind] for kind in self.pile],
            "thrown": [content.ids[kind] for kind in self.thrown],
            "supply_side": content.supply[self.supply_side].printed(),
            "shrine": self.shrine,
            "shrine_prism": self.shrine_prism,
            "box": self.box,
            "box_prism": self.box_prism,
            "removed_cards": [content.ids[kind] for kind in self.removed_cards],
            "tile_supply": {content.tiles[kind].name: count for kind, count in enumerate(self.tile_supply) if count},
            "extra_shrines": self.extra_shrines,
            "roots": [[content.ids[kind] for kind in one] for one in self.roots],
            "roots_known": [one[:] for one in self.roots_known],
            "gwidyon": None if self.gwidyon is None else self.gwidyon.save_fields(content),
            "ending": self.ending,
            "first_card": self.first_card,
            "focus": self.focus,
            "standing": self.standing[:],
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.starter = data["starter"]
        self.heroes = list(data["heroes"])
        self.display = [EMPTY if name is None else content.kind_of[name] for name in data["display"]]
        self.pile = [content.kind_of[name] for name in data["pile"]]
        self.thrown = [content.kind_of[name] for name in data["thrown"]]
        self.supply_side = [side.printed() for side in content.supply].index(list(data["supply_side"]))
        self.shrine = data["shrine"]
        self.shrine_prism = data["shrine_prism"]
        self.box = data["box"]
        self.box_prism = data["box_prism"]
        self.removed_cards = [content.kind_of[name] for name in data["removed_cards"]]
        self.tile_supply = [data["tile_supply"].get(content.tiles[kind].name, 0) for kind in range(len(content.tiles))]
        self.extra_shrines = data["extra_shrines"]
        self.roots = [[content.kind_of[name] for name in one] for one in data["roots"]]
        self.roots_known = [list(one) for one in data["roots_known"]]
        self.gwidyon = None if data["gwidyon"] is None else Gwidyon.loaded(data["gwidyon"], content)
        self.ending = bool(data["ending"])
        self.first_card = bool(data["first_card"])
        self.focus = data["focus"]
        self.standing = list(data["standing"])

    def shown_fields(self, content: Content) -> ShownMycelia:
        """The fields that everybody sees."""
        return {
            "starter": self.starter,
            "boxes": self.heroes[:],
            "display": [None if kind == EMPTY else content.ids[kind] for kind in self.display],
            "pile": len(self.pile),
            "thrown": [content.ids[kind] for kind in self.thrown],
            "removed": [content.ids[kind] for kind in self.removed_cards],
            "tiles": {content.tiles[kind].name: count for kind, count in enumerate(self.tile_supply) if count},
            "extra_shrines": self.extra_shrines,
            "ending": self.ending,
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *[kind for kind in self.display if kind != EMPTY],
            *self.pile,
            *self.thrown,
            *self.removed_cards,
            *[kind for one in self.roots for kind in one],
        ]
