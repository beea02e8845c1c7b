"""Small scenes against Nightweave: Activity cards made for the test, a die that falls as the scene says.

    scene = LairScene(cards=[card("worker:forest/bottom_left", arrow="cw")]).workers(0, "f_two_resin_twig").her_turn()
    assert scene.spiders_at() == ["forest:top_left"]

She is in winter with two workers in the Lair, her hand and city are empty; the Activity deck is the cards of the scene,
the first one on top. The die is forced by looking for a seed that lets it fall so.
"""

from __future__ import annotations

from copy import copy
from typing import Self

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import GAP, POINT, SEASONS
from fairyring.games.everdell.nightweave.components import ACTIONS, Action, Activity, Default, LairContent, hers
from fairyring.games.everdell.nightweave.content import named_places, points_of
from fairyring.games.everdell.nightweave.lair import Lair, in_force, lair_of
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.table import EverdellTable
from fairyring.games.everdell.turn import begin_turn
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event
from tests.games.everdell.scene import Scene

DEAR = ["ever_tree", "theater", "architect", "university", "school", "dungeon", "cemetery"]
"""Cards for slots before hers that a scene does not name."""


class Made:
    """An Activity card of a scene, before its table is there."""

    def __init__(self, left: str, right: str, symbol: str, default: str, arrow: str) -> None:
        self.left, self.right, self.symbol, self.default, self.arrow = left, right, symbol, default, arrow


def card(left: str, right: str = "draw", symbol: str = "", default: str = "draw", arrow: str = "cw") -> Made:
    """Its line is the same in every season; its symbol follows from the left action unless it is given."""
    shown = symbol or ("worker" if "worker" in left else "nightweave" if "place" in left else "none")
    return Made(left, right, shown, default, arrow)


class LairScene(Scene):
    """A scene in which she plays against one or two people."""

    def __init__(self, players: int = 1, level: int = 2, cards: list[Made] | None = None,
                 modules: tuple[str, ...] = (), **options: str) -> None:
        self.level = level
        self.more = options
        self.rolls: list[int] = []
        super().__init__(players, modules=modules)
        t = self.table
        self.nw = t.seats
        t.players[self.nw] = new_player(t.content)
        t.content = copy(t.content)
        own = copy(hers(t.content))
        t.content.more = {"nightweave": own}
        own.activities = [self.made(own, i, one) for i, one in enumerate(cards or [card("draw")])]
        own.activity_of = {one.ident: i for i, one in enumerate(own.activities)}
        self.lair.deck = list(range(len(own.activities)))[::-1]
        self.lair.used = []
        self.lair.figure = GAP
        self.lair.placed = self.lair.special = self.lair.repaid = False
        self.lair.won, self.lair.face_down, self.lair.webs = [], [], []
        for ploy in in_force(t):
            ploy.begin(t)
        self.specials("a_brilliant_marketing_plan", "tax_relief", "flying_doctor_service", "path_of_the_pilgrims")
        if players == 2:
            self.forest("f_three_berries", "f_two_resin_twig", "f_twig_resin_berry", "f_two_any")
        self.home = 2

    def start(self, setup: Setup) -> Session:
        options = {"rival": "nightweave", "level": str(self.level), **self.more}
        if setup.players == 2:
            options["starter"] = "1"
        return Session.start(GAME.checked(Setup("everdell", setup.players, setup.modules, options, 1)),
                             game=GAME)

    def made(self, own: LairContent, number: int, one: Made) -> Activity:
        line = [self.action(own, one.left), self.action(own, one.right)]
        parts = one.default.split("+")
        points = [points_of(part[4:-1]) for part in parts if part.startswith("pts")]
        default = Default("haven" in parts, "draw" in parts, "discard" in parts, points[0] if points else 0)
        return Activity(f"test_{number}", 0, one.symbol, one.arrow == "cw", [line] * 4, default)

    def action(self, own: LairContent, text: str) -> Action:
        text, _, points = text.partition("+pts(")
        what, _, where = text.partition("/")
        kind = ACTIONS.index(what)
        places = named_places(own, self.table.content).get(kind, {})
        return Action(kind, places[where] if where else GAP, points_of(points[:-1]) if points else 0)

    # --- the situation -----------------------------------------------------------------------------------------------
    @property
    def lair(self) -> Lair:
        return lair_of(self.table)

    def her_season(self, name: str) -> Self:
        self.player(self.nw).season = SEASONS.index(name)
        return self

    def spiders(self, *places: str, home: int | None = None) -> Self:
        """Where her workers stand, and how many are in the Lair; the others wait on the Haven."""
        self.player(self.nw).workers += [self.place(name, self.nw) for name in places]
        self.home = self.home if home is None else home
        return self

    def figure(self, slot: int) -> Self:
        """She stands in the Meadow, on a slot from 1 on."""
        self.lair.figure = slot - 1
        return self

    def her_city(self, *names: str) -> Self:
        self.city(self.nw, *names)
        return self

    def her_hand(self, *names: str) -> Self:
        """The last one lies on top."""
        self.hand(self.nw, *names)
        return self

    def her_full_city(self, count: int = 15) -> Self:
        for name in ("farm", "mine", "twig_barge", "resin_refinery", "storehouse", "general_store", "chip_sweep"):
            while len(self.player(self.nw).city) < count and self.left[name] > 1:
                self.city(self.nw, name)
        assert len(self.player(self.nw).city) == count
        return self

    def rolling(self, *numbers: int) -> Self:
        """What her die shows, one after the other."""
        self.rolls = list(numbers)
        return self

    def begin(self, seat: int = 0) -> Self:
        if not self.begun:
            t = self.table
            her = t.players[self.nw]
            content = hers(t.content)
            workers = content.starting_workers + sum(one.workers for one in content.seasons[:her.season])
            her.free = min(self.home, workers - len(her.workers))
            her.workers += [self.place("haven")] * (workers - len(her.workers) - her.free)
            if self.lair.figure != GAP:
                fill = [name for name in DEAR for _ in range(self.left[name])]
                while len(self.slots) <= self.lair.figure:
                    self.slots.append(fill.pop(0))
                    self.take(self.slots[-1] or "")
                if self.slots[self.lair.figure] is not None:
                    self.left[self.slots[self.lair.figure] or ""] += 1
                self.slots[self.lair.figure] = None
        return super().begin(seat)

    def her_turn(self, *names: str) -> Self:
        """Everything is set: her turn; then moves of people."""
        if self.begun:
            raise AssertionError("the scene has begun")
        if self.rolls:
            self.find_chance()
        self.begin(self.nw)
        self.play(*names)
        return self

    def find_chance(self) -> None:
        """Look for random numbers with which the die falls as the scene says."""
        trial = self.copy_for_trial()
        for seed in range(20000):
            t = trial.clone()
            t.reseed(seed)
            events: list[Event] = []
            t.sink = events
            begin_turn(t, self.nw)
            t.settle()
            thrown = [event.facts["die"] for event in events if event.kind == "nightweave-rolls"]
            if thrown[:len(self.rolls)] == self.rolls:
                self.table.reseed(seed)
                return
        raise AssertionError(f"the die never shows {self.rolls}")

    def copy_for_trial(self) -> EverdellTable:
        """The table as it will be when the scene begins."""
        saved = (list(self.slots), dict(self.left))
        fresh = self.table.clone()
        real = self.session.table
        self.session.table = fresh
        fresh.content = real.content  # type: ignore[attr-defined]
        begun, events = self.begun, self.events
        self.events = []
        self.begin(0)
        trial = self.table
        self.session.table = real
        self.begun, self.events = begun, events
        self.slots, self.left = saved
        trial.stack.clear()
        trial.seat = NOBODY
        trial.turn = 0
        return trial

    # --- the outcome -------------------------------------------------------------------------------------------------
    def spiders_at(self) -> list[str]:
        return self.standing_of(self.nw)

    def her_tokens(self) -> int:
        return self.player(self.nw).goods[POINT]

    def home_now(self) -> int:
        return self.player(self.nw).free

    def her_cards(self) -> list[str]:
        return self.city_of(self.nw)

    def her_events(self) -> list[str]:
        return [self.table.event_at(place).ident for place in self.player(self.nw).events]

    def story(self) -> list[tuple[str, str]]:
        """What she did, with the rules behind it."""
        return [(event.kind.removeprefix("nightweave-"), event.rule) for event in self.events
                if event.kind.startswith("nightweave-")]
