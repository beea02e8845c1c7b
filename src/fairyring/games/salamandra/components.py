"""What lies in the box: fields, groves, cards and boards, as tables that the rules read (SAL-COMP, SAL-GEO)."""

from __future__ import annotations

from typing import Any, Final, Literal

from fairyring.kernel.facts import Facts
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import Step

SeatColour = Literal["blue", "grey", "red", "yellow"]
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("blue", "grey", "red", "yellow")
COLOURS: Final = ("yellow", "green", "white", "purple")
Face = Literal["sun", "moon"]
FACES: Final[tuple[Face, ...]] = ("sun", "moon")

NONE: Final = -1
"""No field in this gap of the row, nobody on this slot of a spellbook, no worker."""

# --- the grid: a cell is one number, its row and column inside a window that no table outgrows (SAL-GEO-01, -13) ------
WIDTH: Final = 64
MIDDLE: Final = 32
MOST_FIELDS: Final = 30
"""So many fields in a row still end inside the window."""


def cell_at(column: int, row: int) -> int:
    return (row + MIDDLE) * WIDTH + column + MIDDLE


def cell_name(cell: int) -> str:
    """`2,-1`: column and row as in the catalogue; a corner is named after the cell at its north-west (SAL-GEO-03)."""
    return f"{cell % WIDTH - MIDDLE},{cell // WIDTH - MIDDLE}"


def cell_named(name: str) -> int:
    """The cell of such a name. Raises ValueError for one outside the window."""
    column, row = (int(part) for part in name.split(","))
    if not (-MIDDLE < column < WIDTH - MIDDLE and -MIDDLE < row < WIDTH - MIDDLE):
        raise ValueError(f"cell {name} lies outside the table")
    return cell_at(column, row)


# Lists, not tuples: compiled code makes a tuple anew whenever it is read at a variable place.
NEIGHBOURS: Final[list[int]] = [-WIDTH, -1, 1, WIDTH]
"""What leads to the cells in contact (SAL-GEO-01)."""


CELLS: Final = WIDTH * WIDTH
FAR: Final[list[int]] = [((2 * (cell % WIDTH - MIDDLE) - 1) ** 2 + (2 * (cell // WIDTH - MIDDLE)) ** 2) * CELLS + cell
                         for cell in range(CELLS)]
"""For every cell a number that rises with twice the distance from the middle of the temple, squared; `cell_in` tells
the cell."""


def cell_in(far: int) -> int:
    return far % CELLS


def edge_of(area: dict[int, int]) -> list[int]:
    """The empty cells in contact with a tile, from the temple outwards, as in FAR (SAL-BUILD-03)."""
    return sorted([FAR[cell] for cell in {cell + side for cell in area for side in NEIGHBOURS} - set(area)])


CORNERS: Final[list[int]] = [-WIDTH - 1, -WIDTH, -1, 0]
"""What leads from a cell to its corners NW, NE, SW, SE (SAL-GEO-03)."""

TEMPLE: Final = -2
"""What lies on the two cells of the temple."""

# --- slots: four on every field, joined to two corners each (SAL-GEO-05, -06) -----------------------------------------
Side = Literal["N", "E", "S", "W"]
SLOTS: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
BONUS: Final = 0
FIELD_OF: Final[list[int]] = [slot // 4 for slot in range(4 * MOST_FIELDS)]
"""The field of each slot. Slots are numbered field by field, on each of them N, E, S, W."""
SIDE_OF: Final[list[int]] = [slot % 4 for slot in range(4 * MOST_FIELDS)]
FIRST_CORNER: Final[list[int]] = [-WIDTH - 1, -WIDTH, 0, -WIDTH - 1]
SECOND_CORNER: Final[list[int]] = [-WIDTH, 0, -1, -1]
Way = Literal["nw", "ne", "se", "sw"]
SIDES: Final[tuple[Way, ...]] = ("nw", "ne", "se", "sw")
NW, NE, SE, SW = 0, 1, 2, 3
FIRST_SIDE: Final[list[int]] = [SE, SW, NW, SE]
"""The side of the grove in the first corner of a slot that faces the slot's field (SAL-GEO-08)."""
SECOND_SIDE: Final[list[int]] = [SW, NW, NE, NE]

# --- goods and costs --------------------------------------------------------------------------------------------------
ANY_PLANT: Final = 3
GREEN: Final = 4
WHITE_PURPLE: Final = 5
CRYSTAL: Final = 6
GOODS: Final = ("leaf", "flower", "fruit", "any_plant", "green_potion", "white_purple_potion", "crystal")
PLANTS: Final = 3
KINDS: Final = 7
THE_ACTION: Final = KINDS
"""Behind the kinds of goods: an apprentice that is turned for the action itself, in the cauldron or the temple."""
EXCHANGED: Final = {"plant": ANY_PLANT, "green_potion": GREEN, "white_purple_potion": WHITE_PURPLE}
"""What there are exchanges for, as cards and views name it."""
NOTHING_MADE: Final[list[int]] = [0] * KINDS
BREWS: Final = 6
"""What a field makes, in one number: 0 to 2 a plant, 3 to 5 a plant with crystals, then these and everything else."""
WAKES: Final = 7
OTHER: Final = 8

# --- what is counted --------------------------------------------------------------------------------------------------
GROUNDS: Final = (*COLOURS, "cauldron")
"""What a field is: its colours, and whether it has a cauldron."""
EACH: Final = ("field_yellow", "field_green", "field_white", "field_purple", "field_cauldron", "deity_card",
               "salamander_card", "grove", "spellbook", "fixed")
"""What gains and spellbooks count; the last one: nothing, they are what they are."""
EACH_CAULDRON: Final = 4
FIXED: Final = 9

BEAR: Final = 0
EAGLE: Final = 1
YELLOW: Final = 2
BLACK: Final = 3
Deck = Literal["bear", "eagle", "yellow", "black"]
DECKS: Final[tuple[Deck, ...]] = ("bear", "eagle", "yellow", "black")
HalfName = Literal["yellow", "black"]
HALVES: Final[tuple[HalfName, ...]] = ("yellow", "black")
Deity = Literal["crown", "bear", "eagle"]
BELIEF: Final[tuple[Deity, ...]] = ("crown", "bear", "eagle")

BUILD: Final = 128
"""Codes of what a player announces: below are slots to place on; from here on fields to build."""
FREE: Final = 160
CAULDRON: Final = 192
TEMPLE_HALF: Final = 224
GATHER_CODE: Final = 226
PASS: Final = 227
ANNOUNCED: Final = {"pass": PASS, "gather": GATHER_CODE, "temple": TEMPLE_HALF, "cauldron": CAULDRON, "free": FREE,
                    "build": BUILD, "place": 0}


def announced(code: int) -> tuple[str, int]:
    """What a code announces, and for which slot, field or half of the temple: `("build", 17)`."""
    return next((what, code - first) for what, first in ANNOUNCED.items() if code >= first)


class Gain(Step[Any]):
    """What one source gives: a bonus slot, a cauldron, a grove, a card (see `gains`)."""

    def __init__(self, name: str, parts: list[Step[Any]]) -> None:
        super().__init__(name)
        self.parts = parts
        self.scrolls = 0
        self.quiet = True
        """Points and scrolls only."""


ORDER: Final[list[int]] = [THE_ACTION, 2, 1, 0, ANY_PLANT, WHITE_PURPLE, GREEN]
"""What is made, from the last to the first: potions come first, for they need plants."""
NEVER: Final = 1_000_000
"""More crystals than anybody can have."""


class Cost:
    """What something costs, by kind of good."""

    def __init__(self, need: list[int], plant_price: int) -> None:
        self.need = need
        self.crystals = need[CRYSTAL]
        self.plants = [kind for kind in range(PLANTS) if need[kind]]
        """The kinds of plants that it asks for by name."""
        self.goods = [kind for kind in ORDER[1:] for _ in range(need[kind])]
        """All of it but crystals, in that order."""
        self.potions = need[GREEN] + need[WHITE_PURPLE]
        self.dear = NEVER if self.potions else self.crystals + plant_price * sum(need[:GREEN])
        """The crystals with which it can be paid whoever works, all its plants bought; NEVER with potions."""


class Thing:
    """A component: its id, and the short name of the notation, such as field_17."""

    kind: str
    """The table of its entry."""
    called: str
    """The name that a pack gives it; empty for ours, which the message files name."""
    number: int
    """The printed picture's number, 0 without one."""

    def __init__(self, ident: str, name: str) -> None:
        self.ident = ident
        self.name = name


class Field(Thing):
    """A field tile (SAL-COMP-03): what it costs, what its bonus slot gives, and what an apprentice does there."""

    basic: bool
    colours: list[int]
    cost: Cost
    bonus: Gain
    cauldron: bool
    pay: Cost
    """What a cauldron, or a sickle, asks for."""
    brew: Gain
    """What a cauldron gives."""

    # What a sickle does (SAL-APP-02); a cauldron field is as good as any for turning an apprentice.
    worth: int = 1
    """The crystals of one apprentice that works, or is turned, for crystals alone."""
    plant: int = NONE
    extra: int = 0
    """Crystals that come along with the plant."""
    potion: int = NONE
    input: int = NONE
    """The plant that the potion is made of; NONE when crystals are enough."""
    fee: int = 0
    """Crystals for the potion, or for waking another apprentice."""
    wakes: bool = False
    """Works to turn another apprentice to its active face (SAL-APP-08)."""


class Grove(Thing):
    """A grove (SAL-GEO-08): its gain, and the crystals that its sides print, 0 or 1 each."""

    gain: Gain
    sides: list[int]


class Book(Thing):
    """A spellbook: what it counts, and the values of its two slots (SAL-FINAL-03)."""

    counts: int
    values: list[int]


class Card(Thing):
    """A card of one of the four decks, and how often it shows its deity: a bear, an eagle, or a crown."""

    deck: int
    symbols: int


class DeityCard(Card):
    """A Bear or Eagle card: either what it listens to or an exchange (SAL-DEITY)."""

    reactions: list[Reaction]
    good: int = NONE
    """What the exchange gives; ANY_PLANT: a plant of one's choice."""
    price: int = 0


class SalamanderCard(Card):
    """A Black or Yellow Salamander card: a gain once (SAL-TEMPLE-03)."""

    gain: Gain


class Half(Thing):
    """One half of the temple: its cost, and what it gives when its deck is empty (SAL-TEMPLE-02, -04)."""

    cell: int
    cost: Cost
    empty: Gain


class Content:
    """All components of a game with its packs. Things are numbered in the order of their entries."""

    def __init__(self) -> None:
        self.facts: Facts
        self.fields: list[Field] = []
        self.most_worth = 0
        """The most crystals that one apprentice gives anywhere."""
        self.worth: list[int] = []
        """`Field.worth` of every field; so `extra`, `cauldron`."""
        self.extra: list[int] = []
        self.cauldron: list[bool] = []
        self.work: list[int] = []
        """What each field makes, as one number."""
        self.makers: list[list[int]] = [[] for _ in range(KINDS)]
        """For each good, the fields where it is made; as ANY_PLANT those where any plant is."""
        self.wakers: list[int] = []
        self.counted: list[list[bool]] = []
        """For every colour, and last for cauldrons, which fields count."""
        self.groves: list[Grove] = []
        self.books: list[Book] = []
        self.deities: list[DeityCard] = []
        self.salamanders: list[SalamanderCard] = []
        self.halves: list[Half] = []
        self.belief: list[tuple[int, int]] = []
        """First and second place for crowns, bears, eagles."""
        self.basic_cells: list[int] = []
        self.start_corners: list[int] = []
        self.row = 0
        self.rounds = 0
        self.waiting: list[int] = []
        """New apprentices in each round."""
        self.round_crystals = 0
        self.grove_price = 0
        self.plant_price = 0
        self.scrolls_per_book = 0
        self.track: list[int] = []
        """Points for the place of the first, second ... harvested grove; the last one for all further."""
        self.books_by_players: dict[str, dict[int, int]] = {}
        self.apprentices = 0
        self.kinds: dict[str, int] = {}
        """The number of every field, grove, book and card by its id."""
        self.things: dict[str, Thing] = {}
        """Every component by its id, and by its short name."""

    def cards(self, deck: int) -> list[int]:
        """All cards of one of the four decks."""
        count = len(self.deities) if deck <= EAGLE else len(self.salamanders)
        return [kind for kind in range(count) if self.card(deck, kind).deck == deck]

    def card(self, deck: int, kind: int) -> Card:
        """A card of one of the four decks."""
        return self.deities[kind] if deck <= EAGLE else self.salamanders[kind]

    def price_of(self, what: int) -> Cost:
        """What an announced action costs, by its code."""
        if what < CAULDRON:
            return self.fields[what - BUILD].cost
        return self.fields[what - CAULDRON].pay if what < TEMPLE_HALF else self.halves[what - TEMPLE_HALF].cost
