"""The table of Mycelia: every player's things, the common things, and the rules that need no decision."""

from __future__ import annotations

from mypy_extensions import i64

from fairyring.games.mycelia.components import EMPTY, FIELD_NAMES, HIRE, HIS_CARD, PLAY, SYMBOLS, TILE, Content
from fairyring.games.mycelia.customs import Customs
from fairyring.games.mycelia.kept import KeptMycelia
from fairyring.games.mycelia.players import Player
from fairyring.kernel.table import NOBODY


class Mycelia(KeptMycelia):
    """The whole table."""

    __slots__ = ("content", "players")

    def __init__(self, content: Content, seats: int, rng: i64, gamma: i64, players: list[Player],
                 other: Mycelia | None = None) -> None:
        """An empty table; or, with `other`, a copy of everything but the players, who are given."""
        super().__init__(seats, rng, gamma, other)
        self.content = content
        self.players = players
        if other is None:
            self.full = content.shrine_full[seats]
            self.round = 1

    # --- drops -------------------------------------------------------------------------------------------------------
    def remove(self, seat: int, cell: int, count: int, prism: int) -> None:
        """Drops leave a board for the shrine (MYC-DROP-05); `prism` of the `count` are prism drops (PRI-FAV-01)."""
        me = self.players[seat]
        me.drops[cell] -= count
        me.left -= count
        self.shrine += count
        if self.sink is not None:
            self.emit("removed", seat, "MYC-DROP-05", {"field": FIELD_NAMES[cell], "count": count, "prism": prism})
        if me.left == 0:
            self.end_is_near(seat)
        if prism:
            me.prism[cell] -= prism
            self.shrine_prism += prism
            self.gain_favour(seat, prism, "PRI-FAV-01")
        self.customs.drops_removed(self, seat, count)

    def move_drop(self, seat: int, cell: int, to: int, prism: int) -> None:
        """One drop goes to a neighbouring field; onto a shrine field means off the board (MYC-SHF-01)."""
        me = self.players[seat]
        if self.sink is not None:
            self.emit("moved", seat, "MYC-DROP-03",
                      {"field": FIELD_NAMES[cell], "to": FIELD_NAMES[to], "prism": prism,
                       "shrine": me.ground.sink[to]})
        if me.ground.sink[to]:
            self.remove(seat, cell, 1, prism)
        else:
            me.drops[cell] -= 1
            me.drops[to] += 1
            if prism:
                me.prism[cell] -= 1
                me.prism[to] += 1

    def end_is_near(self, seat: int) -> None:
        """The last drop of a board (or of Gwidyon's pile) is gone: the last round (MYC-OVER-01)."""
        if not self.ending:
            self.ending = True
            self.emit("end-near", seat, "MYC-OVER-01" if self.gwidyon is None else "MYS-OVER-03", {})

    # --- the Shrine of Life: once full, it sends drops back to the boards (MYC-TEND-03, MYC-SUP) ----------------------
    def check_shrine(self) -> None:
        """At the end of every turn, once (MYC-TEND-03). After the end was triggered it is not turned (MYC-OVER-03)."""
        if self.shrine < self.full:
            return
        surplus = self.shrine - self.full
        if surplus:  # back to the box, not carried over (MYC-SHF-05); which of them are prism drops does not matter
            prism = min(surplus, self.shrine_prism)
            self.shrine -= surplus
            self.shrine_prism -= prism
            self.box += surplus
            self.box_prism += prism
        if not self.ending:
            self.bless()

    def bless(self) -> None:
        """Roll the die; every player gets dewdrops on the fields shown; the card is turned over (MYC-SUP-01 to -05)."""
        side = self.content.supply[self.supply_side]
        symbol = self.content.die[self.below(len(self.content.die))]
        fields = side.fields[symbol]
        self.reveals += 1
        self.box += self.shrine
        self.box_prism += self.shrine_prism
        self.shrine = 0
        self.shrine_prism = 0
        self.emit("supply", NOBODY, "MYC-SUP-01",
               {"symbol": SYMBOLS[symbol], "card": side.card, "side": side.side,
                "fields": [FIELD_NAMES[c] for c in fields]})
        for me in self.players:
            for cell in fields:
                if not me.ground.sink[cell]:  # covered by an extra shrine field: gone at once (MYC-SUP-07)
                    me.drops[cell] += 1
                    me.left += 1
                    self.box -= 1
        self.supply_side ^= 1

    # --- favour ------------------------------------------------------------------------------------------------------
    def gain_favour(self, seat: int, count: int, rule: str) -> None:
        """The pawn goes forward, one free field for each favour (PRI-FAV-02, PRI-FAV-09)."""
        me = self.players[seat]
        before = me.pawn
        for _ in range(count):
            me.pawn = self.next_free(me.pawn)
        if self.sink is not None:
            self.emit("favour", seat, rule, {"count": count, "from": before, "to": me.pawn})

    def next_free(self, field: int) -> int:
        """The next field without a pawn: a player's, an unused one or Gwidyon's; start and end hold any number
        (PRI-FAV-03, -04, -05, PRI-SETUP-05, PRI-SOLO-03)."""
        last = len(self.content.track) - 1
        if field == last:
            return field
        taken = self.content.track_blocked[self.seats] + [p.pawn for p in self.players]
        if self.gwidyon is not None:
            taken.append(self.gwidyon.pawn)
        field += 1
        while field < last and field in taken:
            field += 1
        return field

    def gwidyon_gains_favour(self, rule: str) -> None:
        gwidyon = self.gwidyon
        if gwidyon is not None:
            gwidyon.pawn = self.next_free(gwidyon.pawn)
            self.emit("gwidyon-favour", self.seats, rule, {"to": gwidyon.pawn})

    # --- heroes' display ---------------------------------------------------------------------------------------------
    def fill_display(self) -> None:
        """Fill the gaps from the pile; an empty pile is made anew from its discard pile (MYC-TEND-02, MYC-ACT-05)."""
        display = self.display
        for slot, kind in enumerate(display):
            if kind == EMPTY:
                if not self.pile:
                    if not self.thrown:
                        return
                    self.pile, self.thrown = self.thrown, []
                    self.shuffle(self.pile)
                display[slot] = card = self.pile.pop()
                self.reveals += 1
                if self.sink is not None:
                    self.emit("revealed", NOBODY, "MYC-TEND-02", {"card": self.content.ids[card], "slot": slot})

    def new_display(self, rule: str) -> None:
        """The whole display goes to its discard pile, five new cards are shown (MYC-ACT-04, MYS-CARD-03)."""
        if self.sink is not None:
            self.emit("display-cleared", NOBODY, rule, {})
        self.thrown += [kind for kind in self.display if kind != EMPTY]
        self.display = [EMPTY] * len(self.display)
        self.fill_display()

    def turn_roots(self, rule: str) -> None:
        """The top gift of each pile goes under its pile (PRI-ACT-01); a pile of one card stays (PRI-ACT-02)."""
        for i in range(len(self.roots)):
            pile = self.roots[i]
            if len(pile) > 1:
                known = self.roots_known[i]
                pile.insert(0, pile.pop())
                known.insert(0, known.pop())
                self.show_root(i)
        if self.sink is not None:
            self.emit("roots-turned", NOBODY, rule, {})

    def show_root(self, i: int) -> None:
        """The card that comes to lie on top of a gift pile is seen by everybody (PRI-SETUP-06)."""
        known = self.roots_known[i]
        if known and not known[-1]:
            known[-1] = 1
            self.reveals += 1

    # --- cards of a player -------------------------------------------------------------------------------------------
    def draw(self, seat: int, count: int) -> None:
        """Draw cards; gifts are laid out at once and draw more, in the order in which they came (PRI-PLAY-01, -03)."""
        me = self.players[seat]
        # Without gifts every card goes straight to the hand.
        drawn: list[int] = [] if self.roots else me.hand
        batches: list[int] = [] if self.roots else me.hand_batch
        at = first = len(drawn)
        self.take_from_pile(me, count, drawn, batches)
        while self.roots and at < len(drawn):
            kind = drawn[at]
            gift = self.content.gift[kind]
            if gift is None:
                me.hand.append(kind)
                me.hand_batch.append(batches[at])
            else:
                me.gifts.append(kind)
                if self.sink is not None:
                    self.emit("gift-laid", seat, "PRI-PLAY-01", {"card": self.content.ids[kind]})
                self.take_from_pile(me, gift.draw, drawn, batches)
            at += 1
        self.reveals += 1
        if self.sink is not None:
            cards = [self.content.ids[kind] for kind in drawn[first:]]
            self.emit("drew", seat, "MYC-DRAW-01", {"count": len(cards)}, {"cards": cards})

    def take_from_pile(self, me: Player, count: int, drawn: list[int], batches: list[int]) -> None:
        """Add the top cards and their batches; too few: the discard pile is shuffled under them first (MYC-DRAW-02)."""
        deck = me.deck
        if len(deck) < count and me.discard:
            under = me.discard
            self.shuffle(under)
            me.batch += 1
            me.deck = under + deck
            me.deck_batch = [me.batch] * len(under) + me.deck_batch
            me.discard = []
            deck = me.deck
            if self.sink is not None:
                self.emit("shuffled", self.players.index(me), "MYC-DRAW-02", {"count": len(under)})
        deck_batch = me.deck_batch
        for _ in range(min(count, len(deck))):
            drawn.append(deck.pop())
            batches.append(deck_batch.pop())

    def gifts_changed(self, seat: int) -> None:
        """Work out anew what the gift area changes; only its owner's turn counts (PRI-PLAY-10, -11, -12)."""
        me = self.players[seat]
        me.customs = self.customs
        if me.gifts and seat == self.active:
            for kind in me.gifts:
                gift = self.content.gift[kind]
                if gift is not None and gift.changes is not None:
                    me.customs = gift.changes.over(me.customs)

    def customs_for(self, seat: int) -> Customs:
        """The customs for what is being carried out: tiles are no cards, so gifts leave them alone (PRI-VIR-03)."""
        return self.customs if TILE <= self.focus < HIRE else self.players[seat].customs

    # --- what is told of it ------------------------------------------------------------------------------------------
    def turn_order(self) -> list[int]:
        """Clockwise from whoever begins; Gwidyon after you (MYS-FLOW-01)."""
        seats = [(self.starter + i) % self.seats for i in range(self.seats)]
        return seats + list(self.everybody)[self.seats:]

    def source(self) -> str:
        """The id of the card or tile that is being carried out: `tile:b`, `solo_6`, `amanita_muscaria`."""
        focus = self.focus
        if focus >= HIS_CARD:
            return self.content.solo[focus - HIS_CARD].name
        if focus >= PLAY:
            return self.content.ids[focus - PLAY]
        return f"tile:{self.content.tiles[focus - TILE].name}" if TILE <= focus < HIRE else ""

    def because(self, combination: str) -> tuple[str, str]:
        return "MYC-FX-02" if combination == "either" else "MYC-FX-04", self.source()
