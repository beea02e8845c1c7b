"""Small scenes: a situation set up directly, moves in the players' notation, the whole outcome to compare.

    scene = Scene().mother(0, "1,1,0").mushroom(0, "1,0,0", "common_ink_cap", counter=1)
    scene.wind("1,0,0", "a").play("spore 1")
    assert scene.spores() == {"1,0,0": (1, 0), "2,0,0": (1, 0)}

The star lies on the table and no other tile. Its types come round in turn, red first, unless a scene says otherwise;
all tiles have rotation 0. What is not set is empty: hands, the market, purses, insects on tiles. Mothers that a scene
does not place stand on points of the star, the last seat's first. Cards and tiles that a scene does not name lie in
the deck and in the first stack. All invariants are checked after every move.
"""

from __future__ import annotations

from collections.abc import Callable

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.automa import AUTOMA_TURN
from fairyring.games.mycelium.components import COLOURS, NONE, OWNERS, SPORE
from fairyring.games.mycelium.geometry import SIDES, cell_name, cell_named
from fairyring.games.mycelium.players import learn, new_player
from fairyring.games.mycelium.setup import clear_board
from fairyring.games.mycelium.state import EVERYBODY
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.games.mycelium.turn import END_TURN, TURN
from fairyring.kernel.game import Setup
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event

CENTRE = ("1,0,0", "1,1,0", "0,1,0", "0,1,1", "0,0,1", "1,0,1")
POINTS = ("2,0,0", "1,1,-1", "0,2,0", "-1,1,1", "0,0,2", "1,-1,1")
STAR = (*CENTRE, *POINTS)
TRIES = 3000


class Scene:
    """A table under construction, then in play. The automa, where it plays, has the number after the last seat."""

    def __init__(self, players: int = 2, automa: bool = False, hard: bool = False, boards: int = 5,
                 types: dict[str, str] | None = None, extra: tuple[str, ...] = ()) -> None:
        options = {"starter": "1", "player_boards": str(boards)} if players > 1 else {}
        if automa:
            options |= {"rival": "automa"} if players > 1 else {}
            options["automa_level"] = "hard" if hard else "medium"
        if players == 1:
            options["black_tiles"] = "in"
        table = GAME.new_table(GAME.checked(Setup("mycelium", players, (), options, 1)), GAME.content())
        assert isinstance(table, MyceliumTable)
        self.table = table
        self.events: list[Event] = []
        self.begun = False
        c = table.content
        table.players = [new_player(c, boards) for _ in table.players]
        table.nets = [None for _ in table.players]
        clear_board(table)
        table.stacks = [list(range(len(c.tiles))), []]
        table.market = []
        table.playing = True
        table.round = 1
        table.reveals = 0
        self.deck_top: list[str] = []
        chosen = types or {}
        for i, cell in enumerate((*STAR, *extra)):
            self.lay(cell, chosen.get(cell, COLOURS[i % 4]))

    # --- names -------------------------------------------------------------------------------------------------------
    def tile(self, cell: str) -> int:
        return self.table.tile_at[cell_named(cell)]

    def card(self, name: str) -> int:
        kind = self.table.content.kinds[name]
        assert self.table.content.mushrooms[kind].ident == name
        return kind

    # --- the situation -----------------------------------------------------------------------------------------------
    def lay(self, cell: str, colour: str = "red", rotation: int = 0, insect: bool = False) -> Scene:
        """A tile of that type from the stack, without a printed insect unless wanted."""
        t = self.table
        wanted = COLOURS.index(colour)
        tile = next(one for one in reversed(t.stacks[0]) if t.content.colour[one] == wanted
                    and t.content.tiles[one].insect == insect)
        t.stacks[0].remove(tile)
        t.lay(tile, cell_named(cell), rotation)
        return self

    def exchange(self, cell: str, tile: int) -> Scene:
        """The tile of that number lies there instead; to be said before anything lies on it."""
        t = self.table
        old = self.tile(cell)
        if old != tile:
            t.stacks[0].remove(tile)
            t.lift(old)
            t.stacks[0].append(old)
            t.lay(tile, cell_named(cell), 0)
        return self

    def rotation(self, cell: str, turned: int) -> Scene:
        turns = self.table.turned[:]
        turns[self.tile(cell)] = turned
        self.table.turned = turns
        return self

    def mother(self, number: int, cell: str) -> Scene:
        self.table.put_mother(number, self.tile(cell))
        return self

    def lie(self, number: int, cells: dict[str, int]) -> Scene:
        """Spores of somebody on tiles."""
        for cell, count in cells.items():
            for _ in range(count):
                self.table.add_spore(number, self.tile(cell))
        return self

    def mushroom(self, number: int, cell: str, card: str = "", board: int = 1, counter: int = 0) -> Scene:
        t = self.table
        me = t.players[number]
        if card:
            me.cards[board - 1] = self.card(card)
        elif not t.is_rival(number):
            me.cards[board - 1] = self.unused()
        me.counters[board - 1] = counter
        t.put_mushroom(number, board - 1, self.tile(cell))
        return self

    def unused(self) -> int:
        used = self.placed()
        return next(card for card in reversed(range(len(self.table.content.mushrooms))) if card not in used)

    def tucked(self, number: int, board: int, *cards: str) -> Scene:
        """Decayed cards under a board."""
        me = self.table.players[number]
        under = me.tucked[:]
        under[board - 1] = [*under[board - 1], *(self.card(name) for name in cards)]
        me.tucked = under
        learn(self.table.content, me)
        return self

    def effect(self, number: int, effect: str, board: int = 1) -> Scene:
        """Some card with that effect lies under a board."""
        used = self.placed()
        c = self.table.content
        card = next(one for one, mushroom in enumerate(c.mushrooms)
                    if c.effects[mushroom.decay].ident == effect and one not in used)
        return self.tucked(number, board, c.mushrooms[card].ident)

    def hand(self, number: int, *cards: str) -> Scene:
        for name in cards:
            self.table.players[number].take_card(self.card(name), 1 << number if not self.table.is_rival(number) else 0)
        return self

    def insects(self, number: int, count: int) -> Scene:
        self.table.players[number].insects = count
        return self

    def insect(self, *cells: str) -> Scene:
        for cell in cells:
            self.table.insect_on[self.tile(cell)] = 1
        return self

    def supply(self, insects: int) -> Scene:
        """The general supply of insects; the rest lies with the last player."""
        self.spare = insects
        return self

    spare: int | None = None

    def market(self, *cards: str) -> Scene:
        self.table.market = [self.card(name) for name in cards]
        return self

    def deck(self, *cards: str) -> Scene:
        """The top of the deck, the top card first."""
        self.deck_top = list(cards)
        return self

    def no_deck(self) -> Scene:
        """All cards that are nowhere lie under the last seat's first board."""
        self.emptied = True
        return self

    emptied: bool = False

    def no_tiles(self) -> Scene:
        """Both stacks are empty: all tiles lie in a long row far from the star's middle."""
        t = self.table
        left, t.stacks = t.stacks[0], [[], []]
        for tile in left:
            t.lay(tile, min(t.slots), 0)
        return self

    def stack(self, number: int, *tiles: str) -> Scene:
        """Tiles on top of a stack, the top first, out of the first one."""
        t = self.table
        kinds = [t.content.kinds[name] for name in tiles]
        for kind in kinds:
            t.stacks[0].remove(kind)
        t.stacks[number - 1] += reversed(kinds)
        return self

    def automa_card(self, name: str) -> Scene:
        """The automa card that comes next."""
        t = self.table
        kind = t.content.kinds[name]
        t.automa_deck.remove(kind)
        t.automa_deck.append(kind)
        return self

    def placed(self) -> set[int]:
        t = self.table
        found = {*t.market, *(t.content.kinds[name] for name in self.deck_top)}
        for me in t.players:
            found |= {*me.hand, *me.cards, *(card for under in me.tucked for card in under)}
        return found

    # --- play --------------------------------------------------------------------------------------------------------
    def ready(self) -> None:
        """Mothers that were not placed, the deck, the purse."""
        t = self.table
        if self.begun:
            return
        self.begun = True
        for number in reversed(t.everybody):
            if t.players[number].mother == NONE:
                cell = next(one for one in reversed(POINTS) if t.mother_on[self.tile(one)] == NONE)
                t.put_mother(number, self.tile(cell))
        used = self.placed()
        rest = [card for card in range(len(t.content.mushrooms)) if card not in used]
        if self.emptied:
            me = t.players[t.seats - 1]
            me.tucked = [[*me.tucked[0], *rest], *me.tucked[1:]]
            rest = []
        t.deck = [*rest, *(self.card(name) for name in reversed(self.deck_top))]
        t.deck_seen = [0] * len(t.deck)
        held = sum(t.insect_on) + sum(me.insects for me in t.players)
        t.insects = t.content.insects - held
        if self.spare is not None:
            t.players[-1].insects += t.insects - self.spare
            t.insects = self.spare
        t.stack.clear()
        t.seat = NOBODY
        t.over = False
        t.sink = self.events

    def begin(self, seat: int = 0, done: int = 0, used: int = 0) -> Scene:
        """It is `seat`'s turn, perhaps after some actions."""
        self.ready()
        t = self.table
        t.stack.clear()
        t.seat = NOBODY
        t.begin_turn(seat)
        t.push(TURN, seat, (used, done))
        return self.run()

    def automa(self) -> Scene:
        """The automa has its turn; afterwards it is the first seat's."""
        self.ready()
        t = self.table
        t.begin_turn(t.seats)
        t.push(END_TURN, t.seats)
        t.push(AUTOMA_TURN, t.seats)
        return self.run()

    def automa_until(self, fits: Callable[[Scene], bool]) -> Scene:
        """The same with a chance under which it comes out so; there must be one."""
        self.ready()
        for seed in range(TRIES):
            t = self.table.clone()
            t.reseed(seed)
            other = Scene.__new__(Scene)
            other.table, other.events, other.begun, other.deck_top = t, [], True, []
            t.sink = other.events
            if fits(other.automa()):
                return other
        raise AssertionError("by no chance")

    def chances(self, often: int = 60) -> list[Scene]:
        """The automa's turn under many chances."""
        self.ready()
        found: list[Scene] = []
        for seed in range(often):
            t = self.table.clone()
            t.reseed(seed)
            other = Scene.__new__(Scene)
            other.table, other.events, other.begun, other.deck_top = t, [], True, []
            t.sink = other.events
            found.append(other.automa())
        return found

    def run(self) -> Scene:
        self.table.settle()
        self.check()
        return self

    def check(self) -> None:
        assert self.table.check() == []

    def wind(self, cell: str, side: str) -> Scene:
        """The next roll of the die points across that side of the tile there."""
        if not self.begun:
            self.begin()
        tile, wanted = self.tile(cell), SIDES.index(side)
        for seed in range(TRIES):
            self.table.reseed(seed)
            probe = self.table.clone()
            if probe.side_of(tile, probe.roll(0, "MUM-SPO-06")) == wanted:
                return self
        raise AssertionError("no such roll")

    def play(self, *names: str) -> Scene:
        """Make decisions by name, whoever is asked, and check all invariants after each."""
        if not self.begun:
            self.begin()
        t = self.table
        for name in names:
            known = t.names()
            assert name in known, f"{name!r} is not among {known}"
            t.apply(t.options[known.index(name)])
            self.check()
        return self

    def names(self, start: str = "") -> list[str]:
        """The legal options now, or those that begin so."""
        if not self.begun:
            self.begin()
        return [] if self.table.over else [name for name in self.table.names() if name.startswith(start)]

    def lines(self) -> list[str]:
        t = self.table
        return [t.name_of(choice) for choice in t.lines()]

    # --- the outcome -------------------------------------------------------------------------------------------------
    def spores(self) -> dict[str, tuple[int, ...]]:
        """Tiles with spores, and how many of everybody."""
        t = self.table
        found = {}
        for tile in t.laid():
            here = t.spores[tile * OWNERS:tile * OWNERS + len(t.players)]
            if sum(here):
                found[cell_name(t.cell_of[tile])] = tuple(here)
        return dict(sorted(found.items()))

    def order(self) -> list[str]:
        """Where spores fell, in order."""
        return [str(event.facts["cell"]) for event in self.events if event.kind == "spore-laid"]

    def where(self, number: int) -> str:
        return self.table.cell_name(self.table.players[number].mother)

    def purse(self, number: int) -> int:
        return self.table.players[number].insects

    def cards_of(self, number: int) -> list[str]:
        return sorted(self.table.card_ids(self.table.players[number].hand))

    def open_cards(self) -> list[str]:
        return self.table.card_ids(self.table.market)

    def bottom(self, count: int) -> list[str]:
        """The lowest cards of the deck, the lowest first."""
        return self.table.card_ids(self.table.deck[:count])

    def networks(self, number: int) -> list[tuple[list[str], dict[str, int]]]:
        found = self.table.view(0)["players"][number]["networks"]
        return sorted((sorted(one["tiles"]), one["spores"]) for one in found)

    def mushrooms(self, number: int) -> dict[int, str]:
        """Where the mushrooms of somebody stand, by dots."""
        t = self.table
        return {board + 1: t.cell_name(tile) for board, tile in enumerate(t.players[number].tokens) if tile != NONE}

    def counters(self, number: int) -> list[int]:
        return self.table.players[number].counters[:]

    def left(self, number: int) -> int:
        """Spores in somebody's supply."""
        return self.table.players[number].supply

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def points(self) -> list[int]:
        return [int(score) for score in self.table.scores()]


SPORED = 1 << SPORE
KNOWN_TO_ALL = EVERYBODY
