"""Small scenes: a situation set up directly, moves in the players' notation, the whole outcome to compare.

    scene = Scene(players=2)
    scene.drops(0, A2=1, E4=1).hand(0, "panellus_mitis")
    scene.play("play panellus_mitis", "A2", "to B2")
    assert scene.board(0) == {"B2": 1, "E4": 1}

What is not set is empty: boards, hands, piles, display, gift piles. Cards that a scene does not use lie out of the
game, and drops in the box, so that every invariant of the table holds after every move, which `play` checks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from fairyring.games.mycelia.components import (
    COLOURS,
    EMPTY,
    FIELD_NAMES,
    FIELD_OF,
    NO_PRISM,
    SYMBOLS,
    Content,
)
from fairyring.games.mycelia.invariants import all_cards
from fairyring.games.mycelia.modules import copies_in_play
from fairyring.games.mycelia.players import KNOWN, Player
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.games.mycelia.turn import BEGIN_TURN, END_TURN, TURN
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event


class Scene:
    """A table under construction, then in play."""

    def __init__(self, players: int = 2, expansion: bool = False, prisma: bool = False, boards: str = "front",
                 gwidyon: int = 20, seed: int = 1, content: Content | None = None) -> None:
        modules = (*(("expansion",) if expansion else ()), *(("prisma",) if prisma else ()))
        options = {"boards": boards, **({"gwidyon": str(gwidyon)} if players == 1 else {"starter": "1"})}
        self.session = Session.start(Setup("mycelia", players, modules, options, seed), content)
        self.events: list[Event] = []
        self.begun = False
        t = self.table
        for p in t.players:
            t.box += p.left
            t.box_prism += sum(p.prism)
            p.drops = [0] * len(p.drops)
            p.prism = [0] * len(p.prism) if t.customs.has_favour() else NO_PRISM
            p.left = 0
            p.deck, p.deck_batch, p.hand, p.hand_batch, p.discard, p.gifts = [], [], [], [], [], []
        t.display = [EMPTY] * 5
        t.pile, t.thrown = [], []
        t.roots = [[] for _ in t.roots]
        t.roots_known = [[] for _ in t.roots_known]
        for seat in range(players):
            self.drops(seat, A4=1)  # nobody has won yet; a scene that needs another board says so
        t.supply_side = 0

    @property
    def table(self) -> MyceliaTable:
        table = self.session.table
        assert isinstance(table, MyceliaTable)
        return table

    def kinds(self, cards: tuple[str, ...] | list[str]) -> list[int]:
        return [self.table.content.kind_of[card] for card in cards]

    # --- the situation -----------------------------------------------------------------------------------------------
    def drops(self, seat: int, **fields: int | tuple[int, int]) -> Scene:
        """Every field with drops; `C3=(2, 1)` is 2 dewdrops and 1 prism drop."""
        t = self.table
        p = t.players[seat]
        t.box += p.left
        t.box_prism += sum(p.prism)
        p.drops = [0] * len(p.drops)
        prism = [0] * len(p.drops)
        for name, what in fields.items():
            dew, own_prism = what if isinstance(what, tuple) else (what, 0)
            p.drops[FIELD_OF[name]] = dew + own_prism
            prism[FIELD_OF[name]] = own_prism
        if t.customs.has_favour():
            p.prism = prism
        p.left = sum(p.drops)
        t.box -= p.left
        t.box_prism -= sum(prism)
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        self.table.players[seat].hand = self.kinds(cards)
        self.table.players[seat].hand_batch = [1] * len(cards)
        return self

    def busy(self, seat: int, *cards: str) -> Scene:
        """A hand of these cards and two more, so that the turn goes on when they are played."""
        return self.hand(seat, *cards, "leaf_one", "boletus_edulis")

    def deck(self, seat: int, *cards: str, known: int = 0) -> Scene:
        """The draw pile, top card first; the first `known` cards were seen by everybody."""
        p = self.table.players[seat]
        p.deck = self.kinds(cards)[::-1]
        p.deck_batch = [1] * (len(cards) - known) + [KNOWN] * known
        return self

    def discard(self, seat: int, *cards: str) -> Scene:
        """The discard pile, bottom card first."""
        self.table.players[seat].discard = self.kinds(cards)
        return self

    def gifts(self, seat: int, *cards: str) -> Scene:
        self.table.players[seat].gifts = self.kinds(cards)
        return self

    def leaves(self, seat: int, count: int) -> Scene:
        self.table.players[seat].leaves = count
        return self

    def tiles(self, seat: int, *names: str) -> Scene:
        """Tiles, all unused; extra ones come out of the supply."""
        t = self.table
        p = t.players[seat]
        p.ready, p.spent = [t.content.tile_of[name] for name in names], []
        for number, tile in enumerate(t.content.tiles):
            if not tile.start and t.tile_supply[number]:
                t.tile_supply[number] = tile.count - sum(one.ready.count(number) for one in t.players)
        return self

    def pawn(self, seat: int, field: int) -> Scene:
        self.table.players[seat].pawn = field
        return self

    def display(self, *cards: str) -> Scene:
        kinds = self.kinds(cards)
        self.table.display = kinds + [EMPTY] * (5 - len(kinds))
        return self

    def pile(self, *cards: str) -> Scene:
        """The heroes' pile, top card first."""
        self.table.pile = self.kinds(cards)[::-1]
        return self

    def thrown(self, *cards: str) -> Scene:
        self.table.thrown = self.kinds(cards)
        return self

    def roots(self, green: list[str] | None = None, amber: list[str] | None = None,
              purple: list[str] | None = None) -> Scene:
        """Gift piles, top card first."""
        t = self.table
        t.roots = [self.kinds(pile or [])[::-1] for pile in (green, amber, purple)]
        t.roots_known = [[0] * (len(pile) - 1) + [1] if pile else [] for pile in t.roots]
        return self

    def shrine(self, drops: int, prism: int = 0) -> Scene:
        t = self.table
        t.box += t.shrine - drops
        t.box_prism += t.shrine_prism - prism
        t.shrine, t.shrine_prism = drops, prism
        return self

    def supply(self, card: str, side: str) -> Scene:
        t = self.table
        t.supply_side = [(one.card, one.side) for one in t.content.supply].index((card, side))
        return self

    def gwidyon(self, drops: int | None = None, removing: bool | None = None, pile: list[str] | None = None,
                shown: list[str] | None = None, pawn: int | None = None) -> Scene:
        """Gwidyon's things; `pile` top card first."""
        t = self.table
        rival = t.gwidyon
        assert rival is not None
        names = [card.name for card in t.content.solo]
        if drops is not None:
            t.box += rival.drops - drops
            rival.drops = drops
        if removing is not None:
            rival.removing = removing
        if pile is not None:
            rival.pile = [names.index(card) for card in reversed(pile)]
        if shown is not None:
            rival.shown = [names.index(card) for card in shown]
        if pawn is not None:
            rival.pawn = pawn
        return self

    def die(self, symbol: str) -> Scene:
        """The next random number of the game will be this symbol of the die."""
        self.chance(lambda t: SYMBOLS[t.content.die[t.below(len(t.content.die))]] == symbol)
        return self

    def chance(self, wanted: Callable[[MyceliaTable], bool]) -> Scene:
        """Choose the random numbers to come so that `wanted`, tried on a copy, is true."""
        for seed in range(10_000):
            self.table.reseed(seed)
            if wanted(self.table.clone()):
                return self
        raise AssertionError("no such chance")

    def starter(self, seat: int) -> Scene:
        """Who has the start-player marker; seat 0 unless a scene says so."""
        self.table.starter = seat
        return self

    def dealt(self) -> Scene:
        """Everybody without a hand holds two leaf cards, so that no turn passes by itself."""
        for seat, p in enumerate(self.table.players):
            if not p.hand:
                self.hand(seat, "leaf_one", "leaf_gift")
        return self

    # --- play --------------------------------------------------------------------------------------------------------
    def begin(self, seat: int = 0) -> Scene:
        """It is `seat`'s turn and the player is asked what to do."""
        t = self.table
        self._put_the_rest_away()
        self._start(seat)
        t.push(TURN, seat)
        t.settle()
        self._check()
        return self

    def carry_out(self, effect: str, seat: int = 0) -> Scene:
        """Carry out an effect in `seat`'s turn, as if a card with it had just been played."""
        self._put_the_rest_away()
        self._start(seat)
        self.table.push(TURN, seat)
        self.table.push(VOCABULARY.step(effect), seat)
        return self._run()

    def end_turn(self, seat: int = 0) -> Scene:
        """Carry out the end of `seat`'s turn, whatever is in hand."""
        self._put_the_rest_away()
        self._start(seat)
        self.table.push(END_TURN, seat)
        return self._run()

    def gwidyon_turn(self) -> Scene:
        """Carry out Gwidyon's turn; yours follows."""
        self._put_the_rest_away()
        self._start(0)
        self.table.push(BEGIN_TURN, 0)
        self.table.push(VOCABULARY.step("gwidyon turn"), 0)
        return self._run()

    def play(self, *names: str) -> Scene:
        """Make decisions by name, whoever is asked, and check all invariants after each."""
        if not self.begun:
            self.begin()
        for name in names:
            self.events += self.session.play(name)
            self._check()
        return self

    def pass_turn(self) -> Scene:
        """Whoever's turn it is lets everything lapse that can, plays the rest of the hand and ends the turn."""
        if not self.begun:
            self.begin()
        turns = len(self.told("turn-ended"))
        while len(self.told("turn-ended")) == turns:
            names = self.names()
            self.play(next((name for name in ("skip", "end turn") if name in names), names[0]))
        return self

    def names(self) -> list[str]:
        """The legal options now."""
        if not self.begun:
            self.begin()
        return self.session.names() if not self.session.over else []

    def _start(self, seat: int) -> None:
        t = self.table
        t.stack.clear()
        t.seat = -1
        t.active = seat
        t.first_card = True
        t.ending = any(p.left == 0 for p in t.players)
        for p in t.players:
            p.customs = self.table.customs
        t.gifts_changed(seat)
        self.begun = True

    def _run(self) -> Scene:
        self.table.sink = self.events
        self.table.settle()
        self.table.sink = None
        self._check()
        return self

    def _put_the_rest_away(self) -> None:
        """Cards the scene does not use are out of the game."""
        t = self.table
        t.removed_cards = []
        wanted = Counter(dict(enumerate(copies_in_play(t.content, t.seats, t.heroes[1:]))))
        used = all_cards(t)
        for kind, count in used.items():
            assert count <= wanted[kind], f"{count} x {t.content.ids[kind]}, only {wanted[kind]} in the box"
        t.removed_cards = sorted((wanted - used).elements())

    def _check(self) -> None:
        assert self.table.check() == []

    # --- the outcome -------------------------------------------------------------------------------------------------
    def board(self, seat: int = 0) -> dict[str, int | tuple[int, int]]:
        """Every field with drops; (dewdrops, prism drops) where a prism drop lies."""
        p = self.table.players[seat]
        return {FIELD_NAMES[c]: (n - p.prism[c], p.prism[c]) if p.prism[c] else n
                for c, n in enumerate(p.drops) if n}

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def ids(self, kinds: list[int]) -> list[str]:
        return [self.table.content.ids[kind] for kind in kinds if kind >= 0]

    def hand_of(self, seat: int = 0) -> list[str]:
        return self.ids(self.player(seat).hand)

    def deck_of(self, seat: int = 0) -> list[str]:
        """The draw pile, top card first."""
        return self.ids(self.player(seat).deck[::-1])

    def discard_of(self, seat: int = 0) -> list[str]:
        return self.ids(self.player(seat).discard)

    def gifts_of(self, seat: int = 0) -> list[str]:
        return self.ids(self.player(seat).gifts)

    def leaves_of(self, seat: int = 0) -> int:
        return self.player(seat).leaves

    def pawn_of(self, seat: int = 0) -> int:
        return self.player(seat).pawn

    def tiles_of(self, seat: int = 0) -> tuple[str, str]:
        """Unused and used tiles, such as ("b", "a")."""
        names = self.table.content.tiles
        p = self.player(seat)
        return "".join(names[n].name for n in p.ready), "".join(names[n].name for n in p.spent)

    def display_now(self) -> list[str]:
        return self.ids(self.table.display)

    def pile_now(self) -> list[str]:
        """The heroes' pile, top card first."""
        return self.ids(self.table.pile[::-1])

    def thrown_now(self) -> list[str]:
        return self.ids(self.table.thrown)

    def roots_now(self) -> dict[str, list[str]]:
        """Gift piles, top card first."""
        return {colour: self.ids(pile[::-1]) for colour, pile in zip(COLOURS, self.table.roots, strict=True)}

    def out_of_game(self, card: str) -> int:
        """How many copies of a card are out of the game."""
        return self.ids(self.table.removed_cards).count(card)

    def tile_supply_now(self) -> dict[str, int]:
        """The tiles that nobody starts with and that are in this game, by name."""
        t = self.table
        return {tile.name: left for tile, left in zip(t.content.tiles, t.tile_supply, strict=True)
                if not tile.start and tile.box in t.heroes}

    def extra_shrines_of(self, seat: int = 0) -> list[str]:
        """The fields covered by extra shrine fields, in the order in which they were."""
        return [FIELD_NAMES[cell] for cell in self.player(seat).ground.covered[1:]]

    def gwidyon_now(self) -> tuple[int, bool]:
        """Gwidyon's drops, and whether his tile shows the remove side."""
        rival = self.table.gwidyon
        assert rival is not None
        return rival.drops, rival.removing

    def top_of_gwidyon(self) -> str:
        """The card that Gwidyon shows next."""
        rival = self.table.gwidyon
        assert rival is not None
        return self.table.content.solo[rival.pile[-1]].name

    def shown_by_gwidyon(self) -> list[str]:
        """His cards shown since the last shuffle, oldest first."""
        rival = self.table.gwidyon
        assert rival is not None
        return [self.table.content.solo[card].name for card in rival.shown]

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    @property
    def turn_of(self) -> int:
        return self.table.active

    @property
    def shrine_now(self) -> int:
        return self.table.shrine

    @property
    def supply_now(self) -> tuple[str, str]:
        side = self.table.content.supply[self.table.supply_side]
        return side.card, side.side

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.session.over, "the game is not over"
        return self.table.outcome().winners

    @property
    def shrine_prism_now(self) -> int:
        return self.table.shrine_prism

    def covered_of(self, seat: int = 0) -> list[str]:
        """The fields under extra shrine fields."""
        return [FIELD_NAMES[c] for c in self.player(seat).ground.covered[1:]]

    def gwidyon_pawn(self) -> int:
        rival = self.table.gwidyon
        assert rival is not None
        return rival.pawn

    @property
    def asked(self) -> int:
        """Who decides now."""
        return self.table.seat


def prisma(players: int = 2) -> Scene:
    """A Prisma scene in which every turn waits for its player."""
    scene = Scene(players=players, prisma=True)
    for seat in range(players):
        scene.busy(seat)
    return scene
