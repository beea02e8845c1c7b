"""What is in the box of Mycelium, as rules use it: tiles, mushrooms, decay effects, automa cards, numbers (MUM-CMP)."""

from __future__ import annotations

from typing import Any, Final, Literal

from fairyring.games.mycelium.geometry import CLOCKWISE, SIDES, SYMBOLS, Side, Symbol
from fairyring.kernel.facts import Facts
from fairyring.kernel.table import Step

NONE: Final = -1
Colour = Literal["red", "green", "brown", "yellow", "black"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "brown", "yellow", "black")
BLACK: Final = 4
ANY: Final = 4
"""In a cost, where a tile would be black: a blank square, paid from a tile of any type (MUA-FRU-01)."""

KINDS: Final = 5
OWNERS: Final = 4
"""People and the automa at one table."""

Action = Literal["move", "explore", "spore", "fruit", "decay", "discover"]
ACTIONS: Final[tuple[Action, ...]] = ("move", "explore", "spore", "fruit", "decay", "discover")
MOVE: Final = 0
EXPLORE: Final = 1
SPORE: Final = 2
FRUIT: Final = 3
DECAY: Final = 4
DISCOVER: Final = 5

IMMEDIATE: Final = 0
PERMANENT: Final = 1
MUSHROOM: Final = 2
DECAY_KINDS: Final = ("immediate", "permanent", "mushroom")
Level = Literal["medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("medium", "hard")
TARGETS: Final = (*(f"tile:{colour}" for colour in COLOURS[:BLACK]), "opponent_mushroom", "automa_mushroom",
                  "opponent_spores_most", "opponent_mother", "insect")
TO_MUSHROOM: Final = 4
TO_OWN: Final = 5
TO_SPORES: Final = 6
TO_MOTHER: Final = 7
TO_INSECT: Final = 8
SeatColour = Literal["red", "blue", "white", "orange"]
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("red", "blue", "white", "orange")
MOST_ROUNDS: Final = 100
"""MUM-END-05."""


class Tile:
    """A triangle: its type, whether an insect is printed on it, its wind symbols clockwise (MUM-CMP-03, MUM-GEO-09)."""

    def __init__(self, ident: str, colour: int, insect: bool, wind: str) -> None:
        self.ident = ident
        self.colour = colour
        self.insect = insect
        self.wind = wind
        self.sides = [CLOCKWISE[(wind.index(symbol) + turned) % 3] for turned in range(3) for symbol in SYMBOLS]
        """The side of each symbol by rotation: `sides[3 * rotation + symbol]` (MUM-GEO-11)."""
        self.winds: list[dict[Side, Symbol]] = []
        """For each rotation the symbol on every side, for those who look."""
        for turned in range(3):
            self.winds.append({SIDES[self.sides[3 * turned + number]]: name for number, name in enumerate(SYMBOLS)})


class Effect:
    """What a decayed mushroom brings. Two cards with the same effect have identical wording (MUM-DEC-08)."""

    def __init__(self, ident: str, kind: int, step: Step[Any]) -> None:
        self.ident = ident
        self.kind = kind
        self.on_board = kind == MUSHROOM
        self.step = step


class Mushroom:
    """A mushroom card (MUM-CMP-06)."""

    def __init__(self, ident: str, points: int, cost: list[int], spread: int, decay: int, fact: bool) -> None:
        self.ident = ident
        self.points = points
        self.cost = cost
        """Spores by colour; the fifth number, blank squares, is 0 (MUM-FRU-01)."""
        self.size = sum(cost)
        self.spread = spread
        self.decay = decay
        self.fact = fact


class Half:
    """One half of an automa card: a cost, a number of spores, a decay effect, a target for each wind symbol."""

    def __init__(self, cost: list[int], spread: int, decay: Step[Any], effect: str, targets: list[int]) -> None:
        self.cost = cost
        self.size = sum(cost)
        self.spread = spread
        self.decay = decay
        self.effect = effect
        self.targets = targets


class AutomaCard:
    """The green half is for medium, the yellow one for hard games (MUA-TUR-05)."""

    def __init__(self, ident: str, halves: list[Half]) -> None:
        self.ident = ident
        self.halves = halves


class Content:
    """Everything in the box."""

    def __init__(self) -> None:
        self.facts: Facts
        self.tiles: list[Tile] = []
        self.effects: list[Effect] = []
        self.mushrooms: list[Mushroom] = []
        self.automa: list[AutomaCard] = []
        self.kinds: dict[str, int] = {}
        """The number of a tile, mushroom, effect or automa card by its id."""
        self.box: dict[str, int] = {}
        self.faces: list[int] = []
        """The wind die: the symbol on each side (MUM-SPO-06)."""
        self.centre: list[int] = []
        """The central cells of the star in the order of the ring (MUM-GEO-07)."""
        self.points: list[int] = []
        self.hand = 0
        self.second_of_two = 0
        self.first_insects = 0
        self.market = 0
        self.stacks = 0
        self.star_from_each = 0
        self.boards = 0
        self.actions = 0
        self.steps = 0
        self.mother_spread = 0
        self.sporings = 0
        self.insects_per_point = 0
        self.cards_for_insect = 0
        self.insects_for_mother = 0
        self.insects_for_market = 0
        self.automa_cards = 0
        self.automa_insects = 0
        self.automa_spread = 0
        self.automa_points = 0
        self.automa_unblocks = 0
        self.spores = 0
        self.insects = 0
        self.colour: list[int] = []
        """In step with the tiles."""
        self.his: dict[str, Step[Any]] = {}
        """The decay effects of automa cards by id."""
