"""What lies in the box: fields, boards, cards, tiles, as tables that the rules read (MYC-COMP)."""

from __future__ import annotations

from typing import Any, Final, Literal

from fairyring.kernel.facts import Facts
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import Step

COLUMNS: Final = 5
ROWS: Final = 4
FIELDS: Final = COLUMNS * ROWS
NO_PRISM: Final[list[int]] = [0] * FIELDS
"""The prism drops of a board without any; nobody changes it."""
DISPLAY_SIZE: Final = 5
"""Heroes in the display (MYC-TEND-02)."""

HAND_SIZE: Final = 3
"""Cards drawn at the end of a turn (MYC-DRAW-01)."""

MOST_TILES: Final = 4
"""Action tiles that a player may own (MYX-TILE-03)."""

MOST_COST: Final = 20
"""Leaves that a hero or a tile may cost."""

Symbol = Literal["dew", "spore", "root"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("dew", "spore", "root")
Colour = Literal["green", "amber", "purple"]
COLOURS: Final[tuple[Colour, ...]] = ("green", "amber", "purple")
EMPTY: Final = -1
"""A gap in the display."""

LEAF: Final = 0
MOSS: Final = 1
WATER: Final = 2
ANY: Final = 3
EARTH: Final = 4
SHRINE: Final = 5
TERRAINS: Final = ("leaf", "moss", "water", "any", "earth", "shrine")
LETTERS: Final = "LMW?ES"

FIELD_NAMES: Final = [f"{'ABCDE'[c % COLUMNS]}{c // COLUMNS + 1}" for c in range(FIELDS)]
FIELD_OF: Final = {name: c for c, name in enumerate(FIELD_NAMES)}
TILE: Final = 1
HIRE: Final = 10
GIFT: Final = 16
PLAY: Final = 20
HIS_CARD: Final = 4096
"""What a turn's option is about, as its code: 0 the end of the turn, then tiles, slots of the display, gift piles,
cards by kind; behind all of them Gwidyon's cards."""

PRINTED_SHRINE: Final = "D2"
"""Set-up cards and supply cards are lined up by it, so it is the same field on every board (MYC-SETUP-08)."""


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + k for r, k in around if 0 <= r < ROWS and 0 <= k < COLUMNS]


NEIGHBOURS: Final[list[list[int]]] = [_neighbours(c) for c in range(FIELDS)]
"""The orthogonal neighbours of each field, rising (MYC-DROP-03)."""


class Ground:
    """The fields of one board as they are now: terrain, and where drops vanish. Never changed, so tables share it."""

    def __init__(self, board: str, terrain: list[int], covered: list[int]) -> None:
        self.board = board
        self.covered = covered
        self.terrain = [SHRINE if c in covered else terrain[c] for c in range(FIELDS)]
        self.sink = [1 if self.terrain[c] == SHRINE else 0 for c in range(FIELDS)]
        land = [c for c in range(FIELDS) if not self.sink[c]]
        self.fields: list[list[int]] = [[c for c in land if self.terrain[c] == kind] for kind in (LEAF, MOSS, WATER)]
        self.fields.append(land)
        self.far: list[int] = []

    def steps_to_shrine(self) -> list[int]:
        """Steps from each field to the nearest shrine field; worked out when first asked for."""
        if not self.far:
            sinks = [divmod(c, COLUMNS) for c in range(FIELDS) if self.sink[c]]
            self.far = [min([abs(cell // COLUMNS - row) + abs(cell % COLUMNS - column) for row, column in sinks])
                        for cell in range(FIELDS)]
        return self.far

    def extra(self) -> list[str]:
        """The fields on which extra shrine fields lie (MYX-SHR-02)."""
        return [FIELD_NAMES[c] for c in self.covered[1:]]

    def cover(self, cell: int) -> Ground:
        """This ground with an extra shrine field on `cell` (MYX-SHR-02)."""
        return Ground(self.board, self.terrain, [*self.covered, cell])


class Gift:
    """A gift card: how many cards it draws, what it changes and what it listens to in the gift area (PRI-PLAY)."""

    def __init__(self, draw: int, colour: int, changes: Any, reactions: list[Reaction]) -> None:
        self.draw = draw
        self.colour = colour
        self.changes = changes
        """A layer of customs, or None."""
        self.reactions = reactions


class Tile:
    """An action tile: what it costs and does (MYC-ACT)."""

    def __init__(self, name: str, cost: int, effect: Step[Any], with_prisma: Step[Any], box: str, start: bool,
                 count: int) -> None:
        self.name = name
        self.cost = cost
        self.effect = effect
        self.with_prisma = with_prisma
        self.box = box
        self.start = start
        self.count = count


class SoloCard:
    """One of Gwidyon's cards: first what it does for you, then for him (MYS-CARD)."""

    def __init__(self, name: str, you: Step[Any], gwidyon: Step[Any]) -> None:
        self.name = name
        self.you = you
        self.gwidyon = gwidyon


class Layout:
    """One side of a set-up card: drops on each field, and how many of them are prism drops."""

    def __init__(self, card: str, side: str, box: str, drops: list[int], prism: list[int]) -> None:
        self.card = card
        self.side = side
        self.box = box
        self.drops = drops
        self.prism = prism


class SupplySide:
    """One side of a supply card: the fields that each symbol of the die fills (MYC-SUP-02)."""

    def __init__(self, card: str, side: str, fields: list[list[int]]) -> None:
        self.card = card
        self.side = side
        self.fields = fields

    def printed(self) -> list[str]:
        """What it says on it."""
        return [self.card, self.side]


class Content:
    """All components of a game with its packs. Cards are numbered by kind; the lists run in step."""

    def __init__(self) -> None:
        self.facts: Facts
        self.ids: list[str] = []
        self.kind_of: dict[str, int] = {}
        self.boxes: list[str] = []
        """Where a card comes from: start, base, expansion, prisma, or gift."""
        self.copies: list[int] = []
        self.cost: list[int] = []
        self.effect: list[Step[Any]] = []
        self.once: list[Step[Any]] = []
        self.gift: list[Gift | None] = []
        self.cheapest = 0
        """What the cheapest hero costs."""
        self.cheapest_tile = 0
        self.boards: list[Ground] = []
        self.layouts: list[Layout] = []
        self.supply: list[SupplySide] = []
        """Sides of supply cards; the two sides of a card stand at 2i and 2i + 1."""
        self.die: list[int] = []
        self.tiles: list[Tile] = []
        self.tile_of: dict[str, int] = {}
        self.solo: list[SoloCard] = []
        self.gwidyon_reshuffle = 5
        self.track: list[int] = []
        """The favour track: 0 no colour, 1 green, 2 amber, 3 purple."""
        self.track_blocked: dict[int, list[int]] = {}
        self.shrine_full: dict[int, int] = {}
        self.dewdrops = 0
        self.prism_drops = 0
        self.extra_shrines: dict[str, int] = {}
        """Extra shrine fields by the module that uses them."""
