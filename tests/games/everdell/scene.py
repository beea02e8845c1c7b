"""Small scenes: a situation set up directly, moves in the players' notation, the whole outcome to compare.

    scene = Scene().city(0, "farm").hand(0, "husband").play("play husband")
    assert scene.city_of(0) == ["farm", "husband"]

What is not set is empty: hands, cities, supplies; the Forest has three (or four) fixed cards. Cards that a scene does
not name fill the Meadow and the deck. Workers of a season that a scene does not place are free. It is seat 0's turn in
winter. All invariants are checked after every move.
"""

from __future__ import annotations

from typing import Self

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import (
    BARE,
    BOARD,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    GOODS,
    HAVEN,
    JOURNEY,
    LIMBO,
    ON_CARD,
    POINT,
    RESOURCES,
    SEASONS,
    SLOT,
    Goods,
)
from fairyring.games.everdell.players import Player, new_player, with_goods
from fairyring.games.everdell.table import EverdellTable
from fairyring.games.everdell.turn import begin_turn
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, Data
from fairyring.kernel.words import Event, Option

FILL = ["palace", "castle", "ever_tree", "theater", "king", "architect"]
"""Cards for slots of the Meadow that a scene does not name: dear ones, so that they offer nothing."""


class Scene:
    """A table under construction, then in play."""

    def __init__(self, players: int = 2, seed: int = 1, year: int = 1, modules: tuple[str, ...] = ()) -> None:
        options = {"year": str(year)} if players == 1 else {"starter": "1"}
        self.session = self.start(Setup("everdell", players, modules, options, seed))
        self.events: list[Event] = []
        self.begun = False
        t = self.table
        for number in range(players):
            t.players[number] = new_player(t.content)
        t.boxed, t.farms, t.figure = [], [], GAP
        self.left = {card.ident: copies for card, copies in zip(t.content.cards, t.content.copies, strict=True)}
        self.slots: list[str | None] = []
        self.tops: list[str] = []
        self.thrown: list[str] = []
        self.all_thrown = False
        self.no_more = False
        t.meadow = []
        self.forest("f_three_berries", "f_two_resin_twig", "f_twig_resin_berry")
        self.specials("the_everdell_games", "tax_relief", "flying_doctor_service", "path_of_the_pilgrims")

    def start(self, setup: Setup) -> Session:
        return Session.start(GAME.checked(setup), game=GAME)

    @property
    def table(self) -> EverdellTable:
        table = self.session.table
        assert isinstance(table, EverdellTable)
        return table

    # --- names -------------------------------------------------------------------------------------------------------
    def kind(self, ident: str) -> int:
        return self.table.content.kind_of[ident]

    def take(self, ident: str) -> int:
        """One copy of a card out of the box."""
        self.left[ident] -= 1
        assert self.left[ident] >= 0, f"there are not so many copies of {ident}"
        return self.kind(ident)

    def card(self, name: str, seat: int = 0) -> int:
        """A card of a city by its name: `farm`, `farm 2`, `inn of 2`."""
        name, _, owner = name.partition(" of ")
        number = int(owner) - 1 if owner else seat
        ident, _, which = name.partition(" ")
        me = self.table.players[number]
        places = [i for i, kind in enumerate(me.city) if kind == self.kind(ident)]
        return number * EACH + me.arrival[places[int(which or 1) - 1]]

    def place(self, name: str, seat: int = 0) -> int:
        """A place of the board or a card by its name."""
        t = self.table
        c = t.content
        if name == "idle":
            return LIMBO
        if name.startswith("slot "):
            return SLOT + int(name[5:]) - 1
        tables = ((0, [one.ident for one in c.basic]), (HAVEN, ["haven"]),
                  (FOREST, ["" if one == GAP else c.forest[one].ident for one in t.forest]),
                  (JOURNEY, [one.ident for one in c.journey]),
                  (EVENTS, [t.event_at(EVENTS + i).ident for i in range(len(t.achieved))]))
        for first, names in tables:
            if name in names:
                return first + names.index(name)
        return ON_CARD + self.card(name, seat)

    # --- the situation -----------------------------------------------------------------------------------------------
    def forest(self, *names: str) -> Self:
        c = self.table.content
        self.table.forest = [c.forest_of[name] for name in names] + [GAP] * (4 - len(names))
        return self

    def specials(self, *names: str) -> Self:
        c = self.table.content
        rest = [name for name in c.event_of if name not in names]
        self.table.specials = [c.event_of[name] for name in [*names, *rest][:4]]
        self.table.achieved = [GAP] * 8
        return self

    def city(self, seat: int, *names: str) -> Self:
        for name in names:
            self.table.players[seat].add(self.table.content, self.take(name))
        return self

    def fill(self, seat: int, spaces: int) -> Self:
        """Farms and other Common Constructions until so many spaces are used."""
        for name in ("farm", "mine", "twig_barge", "resin_refinery", "storehouse", "inn", "post_office",
                     "general_store"):
            while self.player(seat).spaces_used(self.table.content) < spaces and self.left[name] > 1:
                self.city(seat, name)
        assert self.player(seat).spaces_used(self.table.content) == spaces
        return self

    def hand(self, seat: int, *names: str) -> Self:
        me = self.table.players[seat]
        me.hand += [self.take(name) for name in names]
        me.seen += [0] * len(names)
        return self

    def cards(self, seat: int, count: int) -> Self:
        """So many dear cards in hand."""
        names = [name for name in ("school", "university", "courthouse", "dungeon", "clock_tower", "general_store")
                 for _ in range(self.left[name])]
        return self.hand(seat, *names[:count])

    def goods(self, seat: int, **goods: int) -> Self:
        for good, count in goods.items():
            self.table.players[seat].goods[GOODS.index(good)] = count
        return self

    def occupied(self, seat: int, name: str) -> Self:
        me = self.table.players[seat]
        me.occupy(self.table.content, me.at(self.card(name, seat)))
        return self

    def on(self, seat: int, name: str, **goods: int) -> Self:
        """Goods on a card of the city."""
        me = self.table.players[seat]
        at = me.at(self.card(name, seat))
        for good, count in goods.items():
            me.lying[at] = with_goods(me.lying[at], GOODS.index(good), count)
        return self

    def prisoners(self, seat: int, *names: str) -> Self:
        self.table.players[seat].prisoners += [self.take(name) for name in names]
        return self

    def season(self, seat: int, name: str) -> Self:
        self.table.players[seat].season = SEASONS.index(name)
        return self

    def workers(self, seat: int, *places: str, free: int | None = None) -> Self:
        """Placed workers, and how many are free; the others of the season are out of the game."""
        me = self.table.players[seat]
        me.workers += [self.place(name, seat) for name in places]
        if free is not None:
            me.lost = self.workers_in_all(me) - len(me.workers) - free
        return self

    def passed(self, seat: int) -> Self:
        self.table.players[seat].passed = True
        return self.season(seat, "autumn")

    def legends(self, seat: int, *names: str) -> Self:
        self.table.players[seat].legends += [self.take(name) for name in names]
        return self

    def power(self, seat: int, name: str, figure: str = "") -> Self:
        """Who has which power; the Pigs' stack has all Farms that a scene does not name."""
        self.table.players[seat].power = self.table.content.power_of[name]
        if figure:
            self.table.figure = JOURNEY if figure == "journey" else self.place(figure)
        return self

    def stack(self, *names: str) -> Self:
        """The Pigs' Farms, the top first."""
        self.table.farms = [self.take(name) for name in reversed(names)]
        return self

    def achieved(self, seat: int, name: str, beneath: tuple[str, ...] = (), **goods: int) -> Self:
        """An Event that somebody has achieved; special ones must be in play."""
        place = self.place(name)
        t = self.table
        t.achieved[place - EVENTS] = seat
        me = t.players[seat]
        lying: Goods = BARE
        for good, count in goods.items():
            lying = with_goods(lying, GOODS.index(good), count)
        me.events.append(place)
        me.on_events.append(lying)
        me.beneath.append([self.take(one) for one in beneath])
        return self

    def meadow(self, *names: str | None) -> Self:
        """The slots from the first on; None for an empty one."""
        self.slots = list(names)
        for name in names:
            if name is not None:
                self.take(name)
        return self

    def deck(self, *names: str, only: bool = False) -> Self:
        """The top cards of the deck, the top first. `only`: nothing lies below them."""
        self.tops = list(names)
        self.no_more = only
        for name in names:
            self.take(name)
        return self

    def thrown_away(self, *names: str) -> Self:
        """Cards of the discard pile, the top last."""
        self.thrown = list(names)
        for name in names:
            self.take(name)
        return self

    def workers_in_all(self, me: Player) -> int:
        t = self.table
        return 2 + sum(t.customs.new_workers(t, t.players.index(me), i) for i in range(1, me.season + 1))

    def begin(self, seat: int = 0) -> Self:
        """Everything is set: seat's turn."""
        if self.begun:
            return self
        self.begun = True
        t = self.table
        fill = [name for name in FILL for _ in range(self.left[name])]
        while len(self.slots) < t.content.meadow:
            self.slots.append(fill.pop(0))
            self.take(self.slots[-1] or "")
        t.meadow = [GAP if name is None else self.kind(name) for name in self.slots]
        rest = [self.kind(name) for name, count in self.left.items() for _ in range(count)]
        t.boxed = [kind for kind in rest if t.content.legendary[kind]]
        rest = [kind for kind in rest if not t.content.legendary[kind]]
        if self.no_more:
            t.deck = [self.kind(name) for name in reversed(self.tops)]
            self.boxed = rest
        else:
            t.deck = rest + [self.kind(name) for name in reversed(self.tops)]
            self.boxed = []
        t.discard = [self.kind(name) for name in self.thrown]
        for number in range(t.seats):
            me = t.players[number]
            me.free = self.workers_in_all(me) - len(me.workers) - me.lost
        t.standing = [0] * BOARD
        for me in t.players:
            for place in me.workers:
                if place < BOARD:
                    t.standing[place] += 1
        t.stack.clear()
        t.seat = NOBODY
        t.over = False
        t.turn = 0
        t.moves = 0
        t.sink = self.events
        begin_turn(t, seat)
        t.settle()
        t.sink = None
        self.check()
        return self

    def check(self) -> None:
        wrong = self.table.check()
        if self.boxed:
            wrong = [one for one in wrong if "in the box" not in one]
        assert not wrong, wrong

    # --- moves -------------------------------------------------------------------------------------------------------
    def play(self, *names: str) -> Self:
        self.begin()
        for name in names:
            self.events += self.session.play(name)
            self.check()
        return self

    def prepare(self, *names: str) -> Self:
        """Prepare for season, which is not asked where it is the only action; then further moves."""
        self.begin()
        if not self.told("prepared") and "prepare" in self.names():
            self.play("prepare")
        return self.play(*names)

    def names(self) -> list[str]:
        return self.begin().session.names()

    def visits(self) -> list[str]:
        """Where a worker may go."""
        return [name[6:] for name in self.names() if name.startswith("visit ")]

    def plays(self) -> list[str]:
        """What may be played out of the hand."""
        return [name[5:] for name in self.names() if name.startswith("play ") and " from " not in name
                and not name.endswith("otherwise")]

    def option(self, name: str) -> Option:
        return next(one for one in self.begin().table.described() if one.name == name)

    # --- the outcome -------------------------------------------------------------------------------------------------
    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def goods_of(self, seat: int = 0) -> dict[str, int]:
        """Resources and point tokens of a supply, without those that are lacking."""
        return {GOODS[good]: count for good, count in enumerate(self.player(seat).goods) if count}

    def tokens_of(self, seat: int = 0) -> int:
        return self.player(seat).goods[POINT]

    def resources_of(self, seat: int = 0) -> int:
        return sum(self.player(seat).goods[:RESOURCES])

    def hand_of(self, seat: int = 0) -> list[str]:
        return self.table.idents(self.player(seat).hand)

    def hand_size(self, seat: int = 0) -> int:
        return len(self.player(seat).hand)

    def city_of(self, seat: int = 0) -> list[str]:
        return self.table.idents(self.player(seat).city)

    def spaces_of(self, seat: int = 0) -> int:
        return self.table.customs.spaces_used(self.table, seat)

    def lying_on(self, name: str, seat: int = 0) -> dict[str, int]:
        me = self.player(seat)
        lying = me.lying[me.at(self.card(name, seat))]
        return {GOODS[good]: count for good, count in enumerate(lying) if count}

    def tokens_on_cards(self, seat: int = 0) -> list[str]:
        """The Constructions with an Occupied token."""
        me = self.player(seat)
        return [self.table.content.cards[kind].ident for kind, one in zip(me.city, me.occupied, strict=True) if one]

    def meadow_now(self) -> list[str | None]:
        cards = self.table.content.cards
        return [None if kind == GAP else cards[kind].ident for kind in self.table.meadow]

    def deck_size(self) -> int:
        return len(self.table.deck)

    def discard_now(self) -> list[str]:
        return self.table.idents(self.table.discard)

    def standing_of(self, seat: int = 0) -> list[str]:
        """Where the workers of a seat stand, as elements of the scene."""
        t = self.table
        return sorted("idle" if place == LIMBO else t.place_name(place) for place in self.player(seat).workers)

    def free_of(self, seat: int = 0) -> int:
        return self.player(seat).free

    def season_of(self, seat: int = 0) -> str:
        return SEASONS[self.player(seat).season]

    def score_of(self, seat: int = 0) -> dict[str, int]:
        return self.table.customs.score(self.table, seat)

    def total_of(self, seat: int = 0) -> int:
        return self.table.total(seat)

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def view(self, seat: int) -> Data:
        return self.begin().table.view(seat)

    @property
    def deciding(self) -> int:
        return self.table.seat
