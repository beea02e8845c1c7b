"""Small scenes: a situation set up directly, moves in the players' notation, the whole outcome to compare.

    scene = Scene().man(0, "field_02 E").available(0, 1).crystals(0, 1).row("field_17")
    scene.play("build field_17", "at 2,-1", "place S")
    assert scene.crystals_of(0) == 1

The standard layout lies on the table: temple, yellow and green basic fields north of it, white and purple south of it.
What is not set is empty: slots, corners, the row, purses. Fields, groves and cards that a scene does not name lie at
the bottom of their stacks. Players a scene does not give apprentices have one available, so that play stops at their
turn. All invariants are checked after every move; apprentices are counted from what the scene begins with.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import (
    DECKS,
    GOODS,
    KINDS,
    NONE,
    NOTHING_MADE,
    SLOTS,
    TEMPLE,
    cell_at,
    cell_name,
    edge_of,
)
from fairyring.games.salamandra.players import Player, learn
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from fairyring.games.salamandra.turn import END_ROUND, begin_turn
from fairyring.games.salamandra.wording import slot_name
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.table import Data
from fairyring.kernel.words import Event

STANDARD = {"0,-1": "field_01", "1,-1": "field_02", "0,1": "field_03", "1,1": "field_04"}


class Scene:
    """A table under construction, then in play."""

    def __init__(self, players: int = 2, temple_clears: bool = False, seed: int = 1) -> None:
        options = {"temple_completes_clearings": "true" if temple_clears else "false"}
        self.session = Session.start(Setup("salamandra", players, (), options, seed))
        self.events: list[Event] = []
        self.begun = False
        self.settled: set[int] = set()
        """Seats whose available apprentices the scene has set."""
        self.tops: dict[str, list[str]] = {"fields": [], "groves": [], **{deck: [] for deck in DECKS}}
        self.emptied: set[str] = set()
        t = self.table
        for p in t.players:
            p.available = p.crystals = 0
        t.round = 1
        t.groves = {}
        t.row = [NONE] * t.content.row
        t.order = list(range(players))
        t.cell_of = [NONE] * len(t.content.fields)
        t.field_at = {half.cell: TEMPLE for half in t.content.halves}
        self.fields(STANDARD)

    @property
    def table(self) -> Salamandra:
        table = self.session.table
        assert isinstance(table, Salamandra)
        return table

    # --- names -------------------------------------------------------------------------------------------------------
    def kind(self, name: str) -> int:
        """The number of a field, grove, spellbook or card, by its short name."""
        c = self.table.content
        for names in ([one.name for one in c.fields], [one.name for one in c.books], [one.name for one in c.deities],
                      [one.ident for one in c.groves], [one.ident for one in c.salamanders]):
            if name in names:
                return names.index(name)
        raise AssertionError(f"no component is called {name}")

    def slot(self, name: str) -> int:
        field, side = name.split()
        return 4 * self.kind(field) + SLOTS.index(side)

    @staticmethod
    def cell(name: str) -> int:
        column, row = name.split(",")
        return cell_at(int(column), int(row))

    # --- the situation -----------------------------------------------------------------------------------------------
    def fields(self, laid: dict[str, str]) -> Scene:
        """Fields in play besides the standard ones, by cell."""
        t = self.table
        for cell, field in laid.items():
            t.cell_of[self.kind(field)] = self.cell(cell)
            t.field_at[self.cell(cell)] = self.kind(field)
        return self

    def corners(self, groves: dict[str, str]) -> Scene:
        """Groves in play, by corner."""
        self.table.groves = {self.cell(corner): self.kind(grove) for corner, grove in groves.items()}
        return self

    def row(self, *names: str) -> Scene:
        gaps = self.table.content.row - len(names)
        self.table.row = [self.kind(name) for name in names] + [NONE] * gaps
        return self

    def next(self, what: str, *names: str) -> Scene:
        """What lies on top of a stack or deck, the top first; the rest lies below it."""
        self.tops[what] = list(names)
        return self

    def empty(self, what: str) -> Scene:
        """Nothing is left of a stack; of a deck the cards lie with the last player, of a stack in the box."""
        self.emptied.add(what)
        return self

    def man(self, seat: int, *names: str, active: bool = True) -> Scene:
        """Apprentices on fields: `field_02 E`."""
        p = self.table.players[seat]
        slots = p.active if active else p.inactive
        slots += [self.slot(name) for name in names]
        slots.sort()
        return self

    def asleep(self, seat: int, *names: str) -> Scene:
        return self.man(seat, *names, active=False)

    def available(self, seat: int, count: int) -> Scene:
        self.table.players[seat].available = count
        self.settled.add(seat)
        return self

    def crystals(self, seat: int, count: int) -> Scene:
        self.table.players[seat].crystals = count
        return self

    def scrolls(self, seat: int, count: int) -> Scene:
        self.table.players[seat].scrolls = count
        return self

    def points(self, *totals: int) -> Scene:
        """Points of every seat; the marker of a later seat came later to its total."""
        for p, total in zip(self.table.players, totals, strict=True):
            p.vp = total
        return self

    def order(self, *seats: int) -> Scene:
        """Who came to their total first, ..., last."""
        self.table.order = list(seats)
        return self

    def cards(self, seat: int, *names: str) -> Scene:
        """Deity and salamander cards."""
        t = self.table
        for name in names:
            deity = name.startswith(("bear", "eagle"))
            if deity:
                t.players[seat].deities = [*t.players[seat].deities, self.kind(name)]
            else:
                t.players[seat].salamanders = [*t.players[seat].salamanders, self.kind(name)]
        return self

    def harvested(self, seat: int, *names: str) -> Scene:
        self.table.players[seat].groves = [self.kind(name) for name in names]
        return self

    def books(self, *names: str) -> Scene:
        self.table.books = [self.kind(name) for name in names]
        self.table.book_slots = [NONE] * (2 * len(names))
        return self

    def on_book(self, seat: int, name: str, value: int) -> Scene:
        t = self.table
        at = t.books.index(self.kind(name))
        slots = t.book_slots[:]
        slots[2 * at + t.content.books[t.books[at]].values.index(value)] = seat
        t.book_slots = slots
        return self

    def can_buy(self, seat: int, *goods: str) -> Scene:
        """Crystals beside those set before, and for potions the card, to exchange for these goods."""
        for good in goods:
            if good == "green_potion":
                self.cards(seat, "eagle_02")
            elif good == "white_purple_potion":
                self.cards(seat, "eagle_04")
            self.table.players[seat].crystals += 5 if good.endswith("potion") else 4
        return self

    def round(self, number: int) -> Scene:
        t = self.table
        t.round = number
        for p in t.players:
            p.druid = (number + 1) % 2
        return self

    def passed(self, *seats: int) -> Scene:
        for seat in seats:
            self.table.players[seat].passed = True
            self.settled.add(seat)
        return self

    # --- play --------------------------------------------------------------------------------------------------------
    def begin(self, seat: int = 0) -> Scene:
        """It is `seat`'s turn."""
        self._ready(seat)
        self.table.sink = self.events
        begin_turn(self.table, seat)
        return self._run()

    def end_round(self) -> Scene:
        """Everybody has passed: what follows."""
        self._ready(NONE)
        for p in self.table.players:
            p.passed = True
        self.table.push(END_ROUND, 0)
        return self._run()

    def passes(self, seat: int = 0) -> Scene:
        """`seat` passes; without another action nobody asks."""
        self.begin(seat)
        if not self.told("passed"):
            self.play("pass")
        assert self.told("passed")[0].seat == seat
        return self

    def play(self, *names: str) -> Scene:
        """Make decisions by name, whoever is asked, and check all invariants after each."""
        if not self.begun:
            self.begin()
        for name in names:
            self.events += self.session.play(name)
            self._check()
        return self

    def lines(self) -> list[str]:
        """The options that a search follows."""
        t = self.table
        return [t.name_of(choice) for choice in t.lines()]

    def names(self, start: str = "") -> list[str]:
        """The legal options now, or those that begin so."""
        if not self.begun:
            self.begin()
        return [] if self.session.over else [name for name in self.session.names() if name.startswith(start)]

    def _ready(self, seat: int) -> None:
        t = self.table
        c = t.content
        t.stack.clear()
        t.seat = NONE
        t.active = max(seat, 0)
        for number, p in enumerate(t.players):
            if number != seat and number not in self.settled:
                p.available = 1
            learn(c, p)
        t.frontier = edge_of(t.field_at)
        taken = {slot for p in t.players for slot in p.slots()}
        t.free = [4 * kind + side for kind, cell in enumerate(t.cell_of) if cell != NONE for side in range(4)
                  if 4 * kind + side not in taken]
        used = {kind for kind, cell in enumerate(t.cell_of) if cell != NONE} | set(t.row)
        t.field_stack = self._stack("fields", used, len(c.fields))
        t.fields_left = len(t.field_stack)
        used = set(t.groves.values()) | {kind for p in t.players for kind in p.groves}
        t.grove_stack = self._stack("groves", used, len(c.groves))
        t.groves_left = len(t.grove_stack)
        for deck, name in enumerate(DECKS):
            decks = [card.deck for card in c.deities] if deck < 2 else [card.deck for card in c.salamanders]
            kinds = {kind for kind, own in enumerate(decks) if own == deck}
            held = {kind for p in t.players for kind in (p.deities if deck < 2 else p.salamanders)}
            rest = kinds - held - {self.kind(top) for top in self.tops[name]}
            if name in self.emptied:
                last = t.players[-1]
                if deck < 2:
                    last.deities = [*last.deities, *sorted(rest)]
                else:
                    last.salamanders = [*last.salamanders, *sorted(rest)]
                rest = set()
            t.decks[deck] = [*sorted(rest), *(self.kind(top) for top in reversed(self.tops[name]))]
            t.deck_left[deck] = len(t.decks[deck])
        self.begun = True
        self.people = [self._people(number) for number in range(t.seats)]
        self.first_round = t.round

    def _stack(self, what: str, used: set[int], count: int) -> list[int]:
        tops = [self.kind(name) for name in self.tops[what]]
        rest = [kind for kind in range(count) if kind not in used and kind not in tops]
        if what in self.emptied:
            if what == "groves":
                self.table.players[-1].groves = [*self.table.players[-1].groves, *rest]
            else:
                self._spread(rest)
            rest = []
        return [*rest, *reversed(tops)]

    def _spread(self, fields: list[int]) -> None:
        """Lay fields that are in nobody's way far to the west, so that the stack is empty."""
        t = self.table
        for i, field in enumerate(fields):
            cell = cell_at(-3 - i, 9)
            t.cell_of[field] = cell
            t.field_at[cell] = field
            t.free += [4 * field + side for side in range(4)]
        t.free.sort()
        t.frontier = edge_of(t.field_at)

    def _people(self, seat: int) -> int:
        t = self.table
        p = t.players[seat]
        return p.available + len(p.slots()) + t.book_slots.count(seat)

    def _run(self) -> Scene:
        self.table.sink = self.events
        self.table.settle()
        self.table.sink = None
        self._check()
        return self

    def _check(self) -> None:
        t = self.table
        assert [what for what in t.check() if "in the box" not in what] == []
        come = sum(t.content.waiting[self.first_round:t.round])
        assert [self._people(seat) for seat in range(t.seats)] == [count + come for count in self.people]

    # --- the outcome -------------------------------------------------------------------------------------------------
    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def crystals_of(self, seat: int = 0) -> int:
        return self.player(seat).crystals

    def points_of(self, seat: int = 0) -> int:
        return self.player(seat).vp

    def scrolls_of(self, seat: int = 0) -> int:
        return self.player(seat).scrolls

    def men_of(self, seat: int = 0) -> dict[str, str]:
        """Every apprentice on a field: active or asleep."""
        t = self.table
        p = t.players[seat]
        return {slot_name(t, slot): "active" if slot in p.active else "asleep" for slot in p.slots()}

    def slots_of(self, seat: int = 0) -> list[Data]:
        """Every apprentice on a field as everybody sees it."""
        return [slot for one in self.table.view(0)["fields"] for slot in one["slots"].values()
                if slot is not None and slot["seat"] == seat]

    def cards_of(self, seat: int = 0) -> list[str]:
        c = self.table.content
        p = self.player(seat)
        return [c.deities[kind].name for kind in p.deities] + [c.salamanders[kind].ident for kind in p.salamanders]

    def groves_of(self, seat: int = 0) -> list[str]:
        return [self.table.content.groves[kind].ident for kind in self.player(seat).groves]

    def books_of(self, seat: int = 0) -> list[tuple[str, int]]:
        t = self.table
        found = []
        for i, owner in enumerate(t.book_slots):
            if owner == seat:
                found.append((t.book_at(i).name, t.book_at(i).values[i % 2]))
        return found

    def corners_now(self) -> dict[str, str]:
        t = self.table
        return {cell_name(corner): t.content.groves[grove].ident for corner, grove in sorted(t.groves.items())}

    def fields_now(self) -> dict[str, str]:
        t = self.table
        return {cell_name(cell): t.content.fields[kind].name for kind, cell in enumerate(t.cell_of) if cell != NONE}

    def row_now(self) -> list[str]:
        t = self.table
        return [t.content.fields[kind].name for kind in t.row if kind != NONE]

    def top_of(self, deck: str) -> str | None:
        top: str | None = self.table.view(0)["decks"][deck]["top"]
        return top

    def goods_now(self) -> dict[str, int]:
        t = self.table
        assert t.goods is NOTHING_MADE or len(t.goods) == KINDS
        return {GOODS[kind]: count for kind, count in enumerate(t.goods) if count}

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    @property
    def deciding(self) -> int:
        return self.table.seat
