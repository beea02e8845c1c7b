"""What lies on a table of Mycelium.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from fairyring.games.mycelium.components import NONE, Content
from fairyring.kernel.table import Data, Table


class ShownPlayer(TypedDict):
    """What everybody sees of it."""

    hand_size: int
    insects: int
    supply: int
    steps: int
    mother_spread: int
    repeats: bool
    draws: int
    rerolls: int


class KeptPlayer:
    """What a player has, or the automa."""

    __slots__ = ("cards", "counters", "draws", "hand", "insects", "more", "mother", "mother_spread", "repeats",
                 "rerolls", "seen", "steps", "supply", "tiles", "tokens", "tucked", "with_mother")

    def __init__(self, other: KeptPlayer | None = None) -> None:
        if other is None:
            self.hand: list[int] = []
            """Sorted."""
            self.seen: list[int] = []
            """In step with the hand: one bit for everybody who knows that the card is there."""
            self.insects: int = 0
            self.supply: int = 0
            """Spores that are not on the board."""
            self.mother: int = NONE
            """The tile of the mother; NONE before she is placed."""
            self.cards: list[int] = []
            """The mushroom on each board."""
            self.counters: list[int] = []
            """How often each mushroom has spored; of the automa 3 for a decayed one."""
            self.tokens: list[int] = []
            """The tile of each mushroom token; NONE while it lies on its board."""
            self.tucked: list[list[int]] = []
            """The cards under each board; replaced, never changed in place."""
            self.tiles: list[int] = []
            """The tiles with own spores, rising."""
            self.steps: int = 0
            """What decayed mushrooms add up to (see `learn`)."""
            self.mother_spread: int = 0
            self.repeats: bool = False
            self.draws: int = 0
            self.rerolls: int = 0
            self.more: list[int] = []
            """Spores that the mushroom of each board spreads more; replaced, never changed."""
            self.with_mother: list[bool] = []
            """Boards whose mushroom spores with the mother; replaced, never changed."""
        else:
            self.hand = other.hand[:]
            self.seen = other.seen[:]
            self.insects = other.insects
            self.supply = other.supply
            self.mother = other.mother
            self.cards = other.cards[:]
            self.counters = other.counters[:]
            self.tokens = other.tokens[:]
            self.tucked = other.tucked
            self.tiles = other.tiles[:]
            self.steps = other.steps
            self.mother_spread = other.mother_spread
            self.repeats = other.repeats
            self.draws = other.draws
            self.rerolls = other.rerolls
            self.more = other.more
            self.with_mother = other.with_mother

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "hand": [content.mushrooms[kind].ident for kind in self.hand],
            "seen": self.seen[:],
            "insects": self.insects,
            "supply": self.supply,
            "mother": None if self.mother == NONE else content.tiles[self.mother].ident,
            "cards": [None if kind == NONE else content.mushrooms[kind].ident for kind in self.cards],
            "counters": self.counters[:],
            "tokens": [None if kind == NONE else content.tiles[kind].ident for kind in self.tokens],
            "tucked": [[content.mushrooms[kind].ident for kind in one] for one in self.tucked],
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.hand = [content.kinds[name] for name in data["hand"]]
        self.seen = list(data["seen"])
        self.insects = data["insects"]
        self.supply = data["supply"]
        self.mother = NONE if data["mother"] is None else content.kinds[data["mother"]]
        self.cards = [NONE if name is None else content.kinds[name] for name in data["cards"]]
        self.counters = list(data["counters"])
        self.tokens = [NONE if name is None else content.kinds[name] for name in data["tokens"]]
        self.tucked = [[content.kinds[name] for name in one] for one in data["tucked"]]

    def shown_fields(self, content: Content) -> ShownPlayer:
        """The fields that everybody sees."""
        return {
            "hand_size": len(self.hand),
            "insects": self.insects,
            "supply": self.supply,
            "steps": self.steps,
            "mother_spread": self.mother_spread,
            "repeats": self.repeats,
            "draws": self.draws,
            "rerolls": self.rerolls,
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.hand,
            *[kind for kind in self.cards if kind != NONE],
            *[kind for one in self.tucked for kind in one],
        ]


class ShownMycelium(TypedDict):
    """What everybody sees of it."""

    boards: int
    first: int
    deck: int
    market: list[str]
    insects: int


class KeptMycelium(Table):
    """What everybody shares."""

    __slots__ = ("automa_deck", "automa_used", "boards", "cell_of", "deck", "deck_seen", "drawn", "ended_by",
                 "first", "hard", "insect_on", "insects", "market", "mother_on", "mushroom_on", "near", "playing",
                 "slots", "spores", "stacks", "tile_at", "turned")

    def __init__(self, seats: int, rng: i64, gamma: i64, other: KeptMycelium | None = None) -> None:
        super().__init__(seats, rng, gamma, other)
        if other is None:
            self.boards: int = 0
            """Player boards of each: 5, in a short game 3 or 4 (MUM-SHO-01)."""
            self.first: int = 0
            """Who begins."""
            self.hard: bool = False
            """The automa plays the yellow halves of its cards (MUA-TUR-05)."""
            self.playing: bool = False
            """All mothers are placed and hands have been looked at (MUM-SET-13)."""
            self.deck: list[int] = []
            """Face down; the last card lies on top."""
            self.deck_seen: list[int] = []
            """In step with the deck: who knows the card at that place (MUM-INF-02)."""
            self.market: list[int] = []
            self.drawn: list[int] = []
            """Cards of which one is kept (MUM-EFF-08), seen by whoever drew them."""
            self.stacks: list[list[int]] = []
            """Face down; the last tile lies on top."""
            self.insects: int = 0
            """The general supply of insect tokens."""
            self.cell_of: list[int] = []
            """The cell of each tile; NONE while it is not on the board."""
            self.turned: list[int] = []
            """The rotation of each tile."""
            self.tile_at: dict[int, int] = {}
            """The tile on each cell. Like the next two replaced, never changed."""
            self.near: list[list[int]] = []
            """The tiles across the three sides of each tile; NONE where there is none."""
            self.slots: list[int] = []
            """Free slots, rising (MUM-GEO-15)."""
            self.insect_on: list[int] = []
            """1 for each tile with an insect token."""
            self.mother_on: list[int] = []
            """Whose mother stands on each tile."""
            self.mushroom_on: list[int] = []
            """The mushroom on each tile: 8 times its owner, and its board."""
            self.spores: list[int] = []
            """Spores on each tile: OWNERS times the tile, and their owner."""
            self.automa_deck: list[int] = []
            self.automa_used: list[int] = []
            """The last one governs the turn (MUA-TUR-01)."""
            self.ended_by: int = NONE
            """Who has met the end condition."""
        else:
            self.boards = other.boards
            self.first = other.first
            self.hard = other.hard
            self.playing = other.playing
            self.deck = other.deck[:]
            self.deck_seen = other.deck_seen[:]
            self.market = other.market[:]
            self.drawn = other.drawn[:]
            self.stacks = [one[:] for one in other.stacks]
            self.insects = other.insects
            self.cell_of = other.cell_of
            self.turned = other.turned
            self.tile_at = other.tile_at
            self.near = other.near
            self.slots = other.slots
            self.insect_on = other.insect_on[:]
            self.mother_on = other.mother_on[:]
            self.mushroom_on = other.mushroom_on[:]
            self.spores = other.spores[:]
            self.automa_deck = other.automa_deck[:]
            self.automa_used = other.automa_used[:]
            self.ended_by = other.ended_by

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "boards": self.boards,
            "first": self.first,
            "hard": self.hard,
            "playing": self.playing,
            "deck": [content.mushrooms[kind].ident for kind in self.deck],
            "deck_seen": self.deck_seen[:],
            "market": [content.mushrooms[kind].ident for kind in self.market],
            "drawn": [content.mushrooms[kind].ident for kind in self.drawn],
            "stacks": [[content.tiles[kind].ident for kind in one] for one in self.stacks],
            "insects": self.insects,
            "automa_deck": [content.automa[kind].ident for kind in self.automa_deck],
            "automa_used": [content.automa[kind].ident for kind in self.automa_used],
            "ended_by": self.ended_by,
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.boards = data["boards"]
        self.first = data["first"]
        self.hard = bool(data["hard"])
        self.playing = bool(data["playing"])
        self.deck = [content.kinds[name] for name in data["deck"]]
        self.deck_seen = list(data["deck_seen"])
        self.market = [content.kinds[name] for name in data["market"]]
        self.drawn = [content.kinds[name] for name in data["drawn"]]
        self.stacks = [[content.kinds[name] for name in one] for one in data["stacks"]]
        self.insects = data["insects"]
        self.automa_deck = [content.kinds[name] for name in data["automa_deck"]]
        self.automa_used = [content.kinds[name] for name in data["automa_used"]]
        self.ended_by = data["ended_by"]

    def shown_fields(self, content: Content) -> ShownMycelium:
        """The fields that everybody sees."""
        return {
            "boards": self.boards,
            "first": self.first,
            "deck": len(self.deck),
            "market": [content.mushrooms[kind].ident for kind in self.market],
            "insects": self.insects,
        }

    def automa_card_here(self) -> list[int]:
        """Every automa_card that lies here."""
        return [
            *self.automa_deck,
            *self.automa_used,
        ]

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.deck,
            *self.market,
            *self.drawn,
        ]

    def tile_here(self) -> list[int]:
        """Every tile that lies here."""
        return [
            *[kind for one in self.stacks for kind in one],
        ]
