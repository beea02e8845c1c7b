"""What lies on a table of Everdell.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from fairyring.games.everdell.beside import Beside
from fairyring.games.everdell.components import GAP, Content, Goods
from fairyring.games.everdell.customs import BASE_GAME, Customs
from fairyring.kernel.table import Data, Table


class ShownPlayer(TypedDict):
    """What everybody sees of it."""

    passed: bool
    free: int
    hand: int
    prisoners: list[str]


class KeptPlayer:
    """What one player, or a rival, has."""

    __slots__ = ("able", "arrival", "arrivals", "beneath", "city", "colours", "events", "free", "goods", "hand",
                 "have", "kinds", "legends", "listeners", "lost", "lying", "occupied", "on_events", "open",
                 "passed", "power", "prisoners", "season", "seen", "vacant", "visited", "welcome", "with_legend",
                 "workers")

    def __init__(self, other: KeptPlayer | None = None) -> None:
        if other is None:
            self.season: int = 0
            self.passed: bool = False
            self.free: int = 0
            """Workers not placed."""
            self.lost: int = 0
            """Workers that are out of the game."""
            self.workers: list[int] = []
            """The places of all others (see `components`)."""
            self.goods: list[int] = []
            """Twigs, resin, pebbles, berries, point tokens."""
            self.hand: list[int] = []
            self.seen: list[int] = []
            """In step with the hand: the seats besides the owner that know the card, a bit each (EVB-GIVE-05)."""
            self.city: list[int] = []
            self.arrival: list[int] = []
            """In step with the city, as all of these: which arrival each card was, from 1 on."""
            self.occupied: list[int] = []
            """1 where an Occupied token lies (EVB-PLAY-05)."""
            self.lying: list[Goods] = []
            """The goods on each card."""
            self.arrivals: int = 0
            """How many cards have come into the city so far."""
            self.prisoners: list[int] = []
            """Beneath the Dungeon."""
            self.events: list[int] = []
            """The Events achieved, by their places on the board (EVB-EVENT-03)."""
            self.on_events: list[Goods] = []
            """In step with the Events: the goods on them."""
            self.beneath: list[list[int]] = []
            """In step with the Events: the cards beneath them."""
            self.have: list[int] = []
            """How many of each kind lie in the city."""
            self.vacant: list[int] = []
            """How many of them have no Occupied token."""
            self.colours: list[int] = []
            """How many cards of each colour lie in the city."""
            self.kinds: int = 0
            """The kinds that lie in the city, a bit each."""
            self.welcome: int = 0
            """The kinds that a Construction without an Occupied token lets in, a bit each."""
            self.power: int = GAP
            """Which one; GAP for none (MIS-POW-01)."""
            self.legends: list[int] = []
            """Not played yet, secret (MIS-LEG-02)."""
            self.with_legend: bool = False
            """A Husband lives with the Matriarch rather than with a Wife (MIS-LEG-28)."""
            self.listeners: int = 0
            """How many cards of the city listen."""
            self.able: int = 0
            """How many cards of the city help to pay."""
            self.visited: int = 0
            """How many cards of the city take workers."""
            self.open: int = 0
            """How many of them are open to everybody."""
        else:
            self.season = other.season
            self.passed = other.passed
            self.free = other.free
            self.lost = other.lost
            self.workers = other.workers[:]
            self.goods = other.goods[:]
            self.hand = other.hand[:]
            self.seen = other.seen[:]
            self.city = other.city[:]
            self.arrival = other.arrival[:]
            self.occupied = other.occupied[:]
            self.lying = other.lying[:]
            self.arrivals = other.arrivals
            self.prisoners = other.prisoners[:]
            self.events = other.events[:]
            self.on_events = other.on_events[:]
            self.beneath = [one[:] for one in other.beneath]
            self.have = other.have[:]
            self.vacant = other.vacant[:]
            self.colours = other.colours[:]
            self.kinds = other.kinds
            self.welcome = other.welcome
            self.power = other.power
            self.legends = other.legends[:]
            self.with_legend = other.with_legend
            self.listeners = other.listeners
            self.able = other.able
            self.visited = other.visited
            self.open = other.open

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        data: Data = {
            "season": self.season,
            "passed": self.passed,
            "free": self.free,
            "lost": self.lost,
            "workers": self.workers[:],
            "goods": self.goods[:],
            "hand": [content.cards[kind].ident for kind in self.hand],
            "seen": self.seen[:],
            "city": [content.cards[kind].ident for kind in self.city],
            "arrival": self.arrival[:],
            "occupied": self.occupied[:],
            "arrivals": self.arrivals,
            "prisoners": [content.cards[kind].ident for kind in self.prisoners],
            "events": self.events[:],
            "beneath": [[content.cards[kind].ident for kind in one] for one in self.beneath],
        }
        if self.power != GAP:
            data["power"] = self.power
        if self.legends:
            data["legends"] = [content.cards[kind].ident for kind in self.legends]
        if self.with_legend:
            data["with_legend"] = self.with_legend
        return data

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.season = data["season"]
        self.passed = bool(data["passed"])
        self.free = data["free"]
        self.lost = data["lost"]
        self.workers = list(data["workers"])
        self.goods = list(data["goods"])
        self.hand = [content.kind_of[name] for name in data["hand"]]
        self.seen = list(data["seen"])
        self.city = [content.kind_of[name] for name in data["city"]]
        self.arrival = list(data["arrival"])
        self.occupied = list(data["occupied"])
        self.arrivals = data["arrivals"]
        self.prisoners = [content.kind_of[name] for name in data["prisoners"]]
        self.events = list(data["events"])
        self.beneath = [[content.kind_of[name] for name in one] for one in data["beneath"]]
        if "power" in data:
            self.power = data["power"]
        if "legends" in data:
            self.legends = [content.kind_of[name] for name in data["legends"]]
        if "with_legend" in data:
            self.with_legend = bool(data["with_legend"])

    def shown_fields(self, content: Content) -> ShownPlayer:
        """The fields that everybody sees."""
        return {
            "passed": self.passed,
            "free": self.free,
            "hand": len(self.hand),
            "prisoners": [content.cards[kind].ident for kind in self.prisoners],
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.hand,
            *self.city,
            *self.prisoners,
            *[kind for one in self.beneath for kind in one],
            *self.legends,
        ]


class ShownEverdell(TypedDict):
    """What everybody sees of it."""

    deck: int
    discard: int
    meadow: list[str | None]


class KeptEverdell(Table):
    """What everybody shares."""

    __slots__ = ("achieved", "beside", "boxed", "customs", "deck", "discard", "drawn", "farms", "figure", "focus",
                 "forest", "gone", "meadow", "modules", "playing", "plays", "shown", "specials", "standing",
                 "starved", "year")

    def __init__(self, seats: int, rng: i64, gamma: i64, other: KeptEverdell | None = None) -> None:
        super().__init__(seats, rng, gamma, other)
        if other is None:
            self.modules: list[str] = []
            """Those in play."""
            self.customs: Customs = BASE_GAME
            """What the modules and rivals in play answer."""
            self.deck: list[int] = []
            """The last card lies on top."""
            self.discard: list[int] = []
            """Face down (EVB-DRAW-06)."""
            self.meadow: list[int] = []
            self.starved: bool = False
            """A slot of the Meadow is empty because there are no cards (EVB-DRAW-05)."""
            self.forest: list[int] = []
            """In each clearing."""
            self.specials: list[int] = []
            """The special Events in play, from left to right."""
            self.achieved: list[int] = []
            """Who achieved the basic and special Events in play; GAP for nobody."""
            self.standing: list[int] = []
            """How many workers stand on each place of the board."""
            self.shown: list[list[int]] = []
            """Revealed cards, those of an inner effect last (EVB-DRAW-07)."""
            self.playing: list[int] = []
            """Cards that are being played, the innermost last (EVB-PLAY-16)."""
            self.drawn: int = 0
            """How many cards at the end of the hand were drawn last."""
            self.gone: int = GAP
            """The kind that last left a city, whose cost may be regained."""
            self.plays: int = 0
            """Cards played in this turn (EVR-PLAY-02)."""
            self.focus: int = GAP
            """The place that is being carried out, for prompts."""
            self.beside: list[Beside] = []
            """What modules and rivals keep besides."""
            self.year: int = 0
            """Rugwort's year, from 0 on."""
            self.boxed: list[int] = []
            """Legends that were not dealt (MIS-LEG-01)."""
            self.farms: list[int] = []
            """The stack of the Pigs, the last on top (MIS-POW-08)."""
            self.figure: int = GAP
            """Where the figure of the Spiders stands (MIS-POW-15)."""
        else:
            self.modules = other.modules
            self.customs = other.customs
            self.deck = other.deck[:]
            self.discard = other.discard[:]
            self.meadow = other.meadow[:]
            self.starved = other.starved
            self.forest = other.forest[:]
            self.specials = other.specials[:]
            self.achieved = other.achieved[:]
            self.standing = other.standing[:]
            self.shown = [one[:] for one in other.shown]
            self.playing = other.playing[:]
            self.drawn = other.drawn
            self.gone = other.gone
            self.plays = other.plays
            self.focus = other.focus
            self.beside = [one.copy() for one in other.beside]
            self.year = other.year
            self.boxed = other.boxed[:]
            self.farms = other.farms[:]
            self.figure = other.figure

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        data: Data = {
            "deck": [content.cards[kind].ident for kind in self.deck],
            "discard": [content.cards[kind].ident for kind in self.discard],
            "meadow": [None if kind == GAP else content.cards[kind].ident for kind in self.meadow],
            "starved": self.starved,
            "forest": [None if kind == GAP else content.forest[kind].ident for kind in self.forest],
            "specials": [content.special_events[kind].ident for kind in self.specials],
            "achieved": self.achieved[:],
            "shown": [[content.cards[kind].ident for kind in one] for one in self.shown],
            "playing": [content.cards[kind].ident for kind in self.playing],
            "drawn": self.drawn,
            "gone": self.gone,
            "plays": self.plays,
            "focus": self.focus,
            "year": self.year,
        }
        if self.modules:
            data["modules"] = self.modules[:]
        if self.boxed:
            data["boxed"] = [content.cards[kind].ident for kind in self.boxed]
        if self.farms:
            data["farms"] = [content.cards[kind].ident for kind in self.farms]
        if self.figure != GAP:
            data["figure"] = self.figure
        return data

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        if "modules" in data:
            self.modules = list(data["modules"])
        self.deck = [content.kind_of[name] for name in data["deck"]]
        self.discard = [content.kind_of[name] for name in data["discard"]]
        self.meadow = [GAP if name is None else content.kind_of[name] for name in data["meadow"]]
        self.starved = bool(data["starved"])
        self.forest = [GAP if name is None else content.forest_of[name] for name in data["forest"]]
        self.specials = [content.event_of[name] for name in data["specials"]]
        self.achieved = list(data["achieved"])
        self.shown = [[content.kind_of[name] for name in one] for one in data["shown"]]
        self.playing = [content.kind_of[name] for name in data["playing"]]
        self.drawn = data["drawn"]
        self.gone = data["gone"]
        self.plays = data["plays"]
        self.focus = data["focus"]
        self.year = data["year"]
        if "boxed" in data:
            self.boxed = [content.kind_of[name] for name in data["boxed"]]
        if "farms" in data:
            self.farms = [content.kind_of[name] for name in data["farms"]]
        if "figure" in data:
            self.figure = data["figure"]

    def shown_fields(self, content: Content) -> ShownEverdell:
        """The fields that everybody sees."""
        return {
            "deck": len(self.deck),
            "discard": len(self.discard),
            "meadow": [None if kind == GAP else content.cards[kind].ident for kind in self.meadow],
        }

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.deck,
            *self.discard,
            *[kind for kind in self.meadow if kind != GAP],
            *[kind for one in self.shown for kind in one],
            *self.playing,
            *self.boxed,
            *self.farms,
        ]
