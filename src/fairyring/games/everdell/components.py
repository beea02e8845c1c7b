"""What lies in the box: cards, locations, Events and figures, as tables that the rules read (EVB-COMP)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.kernel.content import Facts
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import NOTHING, Step

# --- goods -----------------------------------------------------------------------------------------------------------
TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
POINT: Final = 4
GOODS: Final = ("twig", "resin", "pebble", "berry", "point")
RESOURCES: Final = 4
"""So many of the goods are resources: points are none (EVB-COMP-04)."""
Goods = tuple[int, int, int, int, int]
"""How many of each good lie somewhere."""
BARE: Final[Goods] = (0, 0, 0, 0, 0)

# --- cards -----------------------------------------------------------------------------------------------------------
KINDS: Final = ("critter", "construction")
COLOURS: Final = ("tan", "green", "red", "blue", "purple")
PURPLE: Final = 4
RARITIES: Final = ("common", "unique")
SEASONS: Final = ("winter", "spring", "summer", "autumn")
AUTUMN: Final = 3
SEAT_COLOURS: Final = ("red", "blue", "green", "yellow")

GAP: Final = -1
"""No card in this slot of the Meadow, no location in this clearing, nobody on this Event."""

# --- cards in cities: a card's number is its city's, times EACH, plus which arrival it was there ----------------------
EACH: Final = 256


def owner_of(card: int) -> int:
    """In whose city a card lies, by its number."""
    return card // EACH


# --- places for workers ----------------------------------------------------------------------------------------------
FOREST: Final = 8
HAVEN: Final = 12
JOURNEY: Final = 13
EVENTS: Final = 17
"""Basic locations have the numbers below FOREST; then 4 clearings, Haven, 4 spaces of the Journey, the Events: 4 basic
ones and 4 special ones."""
SPECIAL: Final = 21
BASIC_EVENTS: Final = SPECIAL - EVENTS
LIMBO: Final = 25
"""A worker whose card has left the city (EVB-WORK-07)."""
SLOT: Final = 32
"""From here on the slots of the Meadow: only rivals stand there (EVR-PLAY-11)."""
ON_CARD: Final = 64
"""From here on cards in cities, by their numbers."""
BESIDE: Final = 4096
"""From here on the same cards, without using their space (EVB-CARD-UNIVERSITY-a)."""
BOARD: Final = 25
"""So many places lie on the board."""

NO_FORM: Final = -1
PLAIN_GAIN: Final = 0
"""What Production asks: nothing, and its order makes no difference."""
DRAWS: Final = 1
CHOOSES: Final = 2
PAYS: Final = 3
OPEN: Final = 4
"""It draws or copies and gives: the order may matter."""


class Card:
    """One kind of card, as the rules read it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.name = ""
        self.critter = False
        self.colour = 0
        self.unique = False
        self.copies = 1
        self.points = 0
        self.cost: list[int] = [0] * RESOURCES
        self.price = 0
        """All resources that it costs."""
        self.hosts: list[str] = []
        self.shares = GAP
        """The kind with which it shares a space."""
        self.takes_space = True
        self.into_other = False
        """It is played into an opponent's city (EVB-CARD-FOOL)."""
        self.pays_other = False
        """What is paid for it goes to an opponent (EVB-CARD-SHEPHERD)."""
        self.open = False
        self.permanent = False
        self.odd = False
        """A free space is not all that it asks for, or more than it needs."""
        self.cells = 0
        self.second = GAP
        """The kind that opens a second space or cell."""
        self.before: Step[Any] = NOTHING
        self.effect: Step[Any] = NOTHING
        self.production: Step[Any] = NOTHING
        self.form = NO_FORM
        """What its Production asks."""
        self.copies_others = False
        self.keeps = False
        """Its Production lies on the card itself."""
        self.reads_city = False
        """Its Production counts cards of its city."""
        self.visit: Step[Any] = NOTHING
        self.visited = False
        """It takes workers."""
        self.reactions: list[Reaction] = []
        self.ability: Any = None
        self.bonus: Quantity[Any] | None = None


class Location:
    """A location of the board or of the Forest, the Haven, a space of the Journey."""

    def __init__(self, ident: str, effect: Step[Any], shared: bool = False, points: int = 0) -> None:
        self.ident = ident
        self.effect = effect
        self.shared = shared
        self.points = points
        self.always = False
        """It always gives something."""


class Happening:
    """An Event: what it asks for, what it does, and what it is worth (EVB-EVENT)."""

    def __init__(self, ident: str, basic: bool, points: int) -> None:
        self.ident = ident
        self.name = ""
        self.basic = basic
        self.points = points
        self.cards: list[int] = []
        self.colours: list[int] = [0] * len(COLOURS)
        self.coloured = False
        """It asks for colours."""
        self.needs: Condition[Any] | None = None
        self.effect: Step[Any] = NOTHING
        self.bonus: Quantity[Any] | None = None


class Season:
    """A season: its workers, what preparing for it brings, and whether the Journey is open."""

    def __init__(self, ident: str, workers: int, effect: Step[Any], journey: bool) -> None:
        self.ident = ident
        self.workers = workers
        self.effect = effect
        self.journey = journey


class RugwortYear:
    """How hard Rugwort is to beat (EVR-SETUP-02)."""

    def __init__(self, journey: int, missed: int, kidnaps: bool) -> None:
        self.journey = journey
        self.missed = missed
        self.kidnaps = kidnaps


class RugwortSeason:
    """Where his workers go: slots of the Meadow from 0 on; places, GAP for the Journey (EVR-SEAS)."""

    def __init__(self, slots: list[int], forest: int, board: int) -> None:
        self.slots = slots
        self.forest = forest
        self.board = board


class Content:
    """All components of a game with its packs. Things are numbered in the order of their entries."""

    def __init__(self) -> None:
        self.facts: Facts
        self.cards: list[Card] = []
        self.kind_of: dict[str, int] = {}
        # Facts of cards that are read all the time, each in step with `cards`.
        self.critter: list[bool] = []
        self.unique: list[bool] = []
        self.cost: list[list[int]] = []
        self.price: list[int] = []
        self.points: list[int] = []
        self.colour: list[int] = []
        self.listens: list[bool] = []
        self.visited: list[bool] = []
        self.able: list[bool] = []
        self.hosted: list[list[int]] = []
        """For every kind the Constructions that may let it in free (EVB-PLAY-05, -06)."""
        self.couples: list[tuple[int, int]] = []
        """Kinds that share a space, each pair once."""
        self.no_space: list[int] = []
        """Kinds that take no space."""
        self.moles: list[int] = []
        """Kinds that copy Production cards of opponents."""
        self.basic: list[Location] = []
        self.forest: list[Location] = []
        self.forest_of: dict[str, int] = {}
        self.clearings: list[str] = []
        self.ring: list[int] = []
        """The clearings clockwise, from the top left."""
        self.haven: Location
        self.journey: list[Location] = []
        self.basic_events: list[Happening] = []
        self.special_events: list[Happening] = []
        self.event_of: dict[str, int] = {}
        """Special Events by id."""
        self.seasons: list[Season] = []
        self.city_spaces = 0
        self.hand_limit = 0
        self.meadow = 0
        self.starting_hands: list[int] = []
        self.starting_workers = 0
        self.forest_cards: dict[int, int] = {}
        self.second_space_from = 0
        self.specials_in_play = 0
        self.visit_reward = 0
        self.years: list[RugwortYear] = []
        self.rugwort: list[RugwortSeason] = []
        """By season; of winter where he begins."""
        self.rugwort_card = 0
        self.rugwort_purple = 0
        self.rugwort_event = 0
        self.supply: dict[str, int] = {}
        self.provenance: dict[str, dict[str, str]] = {}
        self.kinds: dict[str, str] = {}
        """What kind of thing each component is, by its id."""
        self.judge: Any = None
        """What judgement has worked out for these components."""
