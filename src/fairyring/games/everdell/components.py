"""What lies in the box: cards, locations, Events and figures, as tables that the rules read (EVB-COMP)."""

from __future__ import annotations

from typing import Any, Final, Literal

from fairyring.kernel.facts import Facts
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
RARITIES: Final = ("common", "unique", "legendary")
LEGENDARY: Final = 2
"""A legendary card is neither Common nor Unique, never leaves its city and cannot be copied (MIS-LEG-11, -14, -15)."""
SeasonName = Literal["winter", "spring", "summer", "autumn"]
SEASONS: Final[tuple[SeasonName, ...]] = ("winter", "spring", "summer", "autumn")
AUTUMN: Final = 3
SeatColour = Literal["red", "blue", "green", "yellow"]
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("red", "blue", "green", "yellow")

GAP: Final = -1
"""No card in this slot of the Meadow, no location in this clearing, nobody on this Event."""

# --- cards in cities: a card's number is its city's, times EACH, plus which arrival it was there ----------------------
EACH: Final = 256


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

MOST_COST: Final = 9
"""No card costs more of one resource."""
ALL_KINDS: Final = -1
"""Every kind of card, a bit each."""

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
        self.critter = False
        self.colour = 0
        self.unique = False
        self.rarity = 0
        self.copies = 1
        self.points = 0
        self.cost: list[int] = [0] * RESOURCES
        self.price = 0
        """All resources that it costs."""
        self.hosts: list[str] = []
        self.welcomes = GAP
        """The colour of which it lets in any one Critter (MIS-CORRIN-03)."""
        self.enters = GAP
        """The colour of the Constructions any of which may let it in (MIS-CORRIN-04)."""
        self.replaces = GAP
        """The kind whose place it takes in the deck, and as which it counts (MIS-FARM-01, -04)."""
        self.upgrades = GAP
        """The kind which it may take the place of in a city, and as which it counts (MIS-LEG-04, -10)."""
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
        self.activates = False
        """Its Production activates other cards, or copies them."""
        self.keeps = False
        """Its Production lies on the card itself."""
        self.reads_city = False
        """Its Production counts cards of its city."""
        self.brings = False
        """Its Production brings resources with which others could be paid."""
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
        self.basic = basic
        self.points = points
        self.cards: list[int] = []
        self.asks = 0
        """The same kinds, a bit each."""
        self.colours: list[int] = [0] * len(COLOURS)
        self.colour = 0
        """The colour of which it asks for most, ..."""
        self.least = 0
        """... and for how many: whoever has fewer need not look further."""
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


class Power:
    """What one player may do that others may not, or how they are set up (MIS-POW)."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.hand = 0
        """So many cards more fit into the hand."""
        self.start = 0
        """So many cards to begin with; 0: as the seat has."""
        self.place = ""
        """Whether it begins or is last."""


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
        self.copies: list[int] = []
        """How many of each kind are in play: none of those that others replace (MIS-FARM-01)."""
        self.critter: list[bool] = []
        self.unique: list[bool] = []
        self.cost: list[list[int]] = []
        self.price: list[int] = []
        self.points: list[int] = []
        self.colour: list[int] = []
        self.legendary: list[bool] = []
        self.known_as: list[int] = []
        """For every kind as which other it counts wherever that one is asked for; itself for most."""
        self.legends_of: list[list[int]] = []
        """For every kind the legendary ones that upgrade it."""
        self.listens: list[bool] = []
        self.visited: list[bool] = []
        self.open: list[bool] = []
        self.able: list[bool] = []
        self.hosted: list[list[int]] = []
        """For every kind the Constructions that may let it in free (EVB-PLAY-05, -06)."""
        self.lets_in: list[int] = []
        """For every kind the Critters that it may let in, a bit each."""
        self.bits: list[int] = []
        """The bit of every kind, those of Legends highest; none for GAP, which is the last."""
        self.odd = 0
        """The kinds for which a free space is not all they ask for, or more than they need, a bit each. Here and in the
        sets below there are no Legends, unless it says so."""
        self.lonely = 0
        """The Unique ones that are placed in the own city without more ado: a second one never is."""
        self.legends = 0
        """The legendary kinds, a bit each."""
        self.critters = 0
        """The Critters, a bit each."""
        self.within: list[list[int]] = []
        """By resource and how many one has: the kinds that cost no more of it, a bit each."""
        self.priced: list[int] = []
        """By how many resources one has in all: the kinds that cost no more in all, a bit each."""
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
        self.fewest = 0
        """No Event asks for fewer cards of a city."""
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
        self.more: dict[str, Any] = {}
        """What modules and rivals bring besides, by their names."""
        self.powers: list[Power] = []
        self.power_of: dict[str, int] = {}
        self.whole: Content = self
        """The components of all boxes, of which these may be a selection (see `boxes`)."""
        self.selections: dict[tuple[str, ...], Content] = {}
        self.weights: Any = None
        """Weights to judge with instead of the shipped ones."""
        self.judge: Any = None
        """What judgement has worked out for these components."""
        self.spare_judge: Any = None
        """The same for the weights that were used before."""

    def covered(self, goods: list[int], more: int) -> int:
        """The kinds that may be paid for with what there is and so many resources of any kind besides, a bit each; and
        some for which that is not enough."""
        twigs, resin, pebbles, berries = goods[0] + more, goods[1] + more, goods[2] + more, goods[3] + more
        within = self.within
        found = ALL_KINDS
        if twigs < MOST_COST:
            found &= within[TWIG][twigs]
        if resin < MOST_COST:
            found &= within[RESIN][resin]
        if pebbles < MOST_COST:
            found &= within[PEBBLE][pebbles]
        if berries < MOST_COST:
            found &= within[BERRY][berries]
        if more:
            total = twigs + resin + pebbles + berries - 3 * more
            if total < len(self.priced):
                found &= self.priced[total]
        return found
