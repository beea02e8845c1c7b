"""What lies in her box: boards, levels, Activity cards; Personalities, Plots and Schemes (MIS-NW-SET)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import GAP, Content

KEY: Final = "nightweave"
"""Her name in set-ups, saved tables, views and among the components."""
DIE: Final = 8
STAR: Final = -1
"""As many point tokens as the level says."""
CIRCLE: Final[list[int]] = [0, 1, 2, 3, 7, 6, 5, 4]
"""The slots of the Meadow clockwise (MIS-NW-TIE-05)."""

# --- actions of Activity cards (MIS-NW-ACT, MIS-NW-LOC) --------------------------------------------------------------
DRAW: Final = 0
DISCARD: Final = 1
PLAY_HAND: Final = 2
PLAY_MEADOW: Final = 3
PLAY_AND_DRAW: Final = 4
PLAY_AND_DISCARD: Final = 5
PLACE_FIGURE: Final = 6
TO_BASIC: Final = 7
TO_FOREST: Final = 8
TO_JOURNEY: Final = 9
TO_OWN_CITY: Final = 10
TO_OPEN: Final = 11
TO_BASIC_EVENT: Final = 12
TO_SPECIAL_EVENT: Final = 13
TO_HAVEN: Final = 14
ACTIONS: Final = ("draw", "discard", "play_hand", "play_meadow", "play_meadow+draw", "play_meadow+discard",
                  "place_nightweave", "worker:basic", "worker:forest", "worker:journey", "worker:own_city",
                  "worker:open", "worker:basic_event", "worker:special_event", "worker:haven")
"""How they are written, by their numbers."""
RULES: Final = ("MIS-NW-ACT-01", "MIS-NW-ACT-02", "MIS-NW-ACT-03", "MIS-NW-ACT-04", "MIS-NW-ACT-06", "MIS-NW-ACT-07",
                "MIS-NW-ACT-10", "MIS-NW-LOC-06", "MIS-NW-LOC-07", "MIS-NW-LOC-15", "MIS-NW-LOC-08", "MIS-NW-LOC-10",
                "MIS-NW-LOC-11", "MIS-NW-LOC-12", "MIS-NW-LOC-17")
"""The rule behind each."""


class Action:
    """One half of a line of an Activity card."""

    def __init__(self, kind: int, place: int = GAP, points: int = 0) -> None:
        self.kind = kind
        self.place = place
        """The place named, where one is."""
        self.points = points
        """Tokens after the worker is placed (MIS-NW-ACT-12); STAR: as many as the level says."""


class Default:
    """What she does when she can do neither half: each part as far as it goes (MIS-NW-DEF)."""

    def __init__(self, haven: bool, draw: bool, discard: bool, points: int) -> None:
        self.haven = haven
        self.draw = draw
        self.discard = discard
        self.points = points


class Activity:
    """An Activity card. `lines` has two actions by season, none for those before its own (MIS-NW-SET-08)."""

    def __init__(self, ident: str, season: int, symbol: str, clockwise: bool, lines: list[list[Action]],
                 default: Default) -> None:
        self.ident = ident
        self.season = season
        self.symbol = symbol
        self.clockwise = clockwise
        self.lines = lines
        self.default = default

    @property
    def ends_season(self) -> bool:
        """Does it show a worker or her own symbol, so that she may prepare (MIS-NW-TURN-02)?"""
        return self.symbol != "none"


class LairSeason:
    """What preparing for a season brings her (MIS-NW-SEAS-09 to -11)."""

    def __init__(self, workers: int, draws: int, discards: int, takes: int, legends: int) -> None:
        self.workers = workers
        self.draws = draws
        self.discards = discards
        self.takes = takes
        self.legends = legends


class Level:
    """A score card: how hard she is to beat (MIS-NW-SCORE-02)."""

    def __init__(self, ident: str, star: int, zero: int, purple: int, event: int) -> None:
        self.ident = ident
        self.star = star
        self.zero = zero
        self.purple = purple
        self.event = event


class LairContent:
    """All that she brings."""

    def __init__(self) -> None:
        self.activities: list[Activity] = []
        self.activity_of: dict[str, int] = {}
        self.seasons: list[LairSeason] = []
        """From spring on."""
        self.levels: list[Level] = []
        self.ploys: list[Any] = []
        """Personalities, Plots and Schemes (see `ploys`)."""
        self.ploy_of: dict[str, int] = {}
        self.hand = 0
        self.starting_hands: list[int] = []
        self.removed_event = ""
        self.removed_power = ""
        self.city_cards = 0
        self.own_city_tokens = 0
        self.starting_workers = 0
        self.exclusive: list[int] = []
        """The exclusive basic locations from left to right, and the spaces of the Journey."""
        self.journeys: list[int] = []
        self.ring: list[int] = []
        """The clearings clockwise, as places."""


def hers(content: Content) -> LairContent:
    """What she brings to these components."""
    found: LairContent = content.more[KEY]
    return found
