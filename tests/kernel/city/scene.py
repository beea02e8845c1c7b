"""Small scenes of Reedtown: a situation, moves in the players' notation, the outcome."""

from __future__ import annotations

from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event
from tests.kernel.city.game import REEDTOWN
from tests.kernel.city.plays import TURN
from tests.kernel.city.town import Reedtown


class Scene:
    """A table set up directly; cards that it does not use lie in the pile, in the order of the list of cards."""

    def __init__(self, players: int = 2, modules: tuple[str, ...] = ()) -> None:
        self.session = Session.start(Setup("reedtown", players, modules), game=REEDTOWN)
        self.events: list[Event] = []
        self.begun = False
        self.next_cards: list[int] = []
        t = self.table
        for p in t.players:
            p.hand, p.seen, p.town, p.goods = [], [], [], [0, 0, 0]
        t.display = []

    @property
    def table(self) -> Reedtown:
        table = self.session.table
        assert isinstance(table, Reedtown)
        return table

    def kinds(self, cards: str) -> list[int]:
        return [self.table.cards.kind_of[card] for card in cards.split()]

    def hand(self, seat: int, cards: str) -> Scene:
        self.table.players[seat].hand = self.kinds(cards)
        self.table.players[seat].seen = [0] * len(cards.split())
        return self

    def town(self, seat: int, cards: str) -> Scene:
        self.table.players[seat].town = self.kinds(cards)
        return self

    def goods(self, seat: int, reed: int = 0, clay: int = 0, seed: int = 0) -> Scene:
        self.table.players[seat].goods = [reed, clay, seed]
        return self

    def display(self, cards: str) -> Scene:
        self.table.display = self.kinds(cards)
        return self

    def pile(self, cards: str) -> Scene:
        """The cards to be drawn next, the first one first."""
        self.next_cards = self.kinds(cards)
        return self

    def play(self, *names: str) -> Scene:
        """Decisions by name, whoever is asked; all invariants hold after each."""
        self.begin()
        for name in names:
            self.events += self.session.play(name)
            assert self.table.check() == []
        return self

    def begin(self) -> None:
        if self.begun:
            return
        self.begun = True
        t = self.table
        used = [*t.display, *self.next_cards, *(kind for p in t.players for kind in p.hand + p.town)]
        t.pile = [kind for kind, card in enumerate(t.cards.cards) for _ in range(card.copies - used.count(kind))]
        t.pile += self.next_cards[::-1]
        t.seat = -1
        t.push(TURN, 0)
        t.settle()
        assert t.check() == []

    def names(self) -> list[str]:
        self.begin()
        return self.session.names()

    def plays(self) -> list[str]:
        """The cards that may be played now."""
        return [name.removeprefix("play ") for name in self.names() if name.startswith("play ")]

    def hand_of(self, seat: int) -> str:
        return " ".join(str(one) for one in self.table.ids(self.table.players[seat].hand))

    def town_of(self, seat: int) -> str:
        return " ".join(str(one) for one in self.table.ids(self.table.players[seat].town))

    def goods_of(self, seat: int) -> list[int]:
        """Reed, clay, seed."""
        return self.table.players[seat].goods

    def points_of(self, seat: int) -> int:
        """Points gained besides those of the cards."""
        return self.table.players[seat].points

    def discarded(self) -> str:
        return " ".join(str(one) for one in self.table.ids(self.table.discard))

    def told(self) -> list[str]:
        """What happened so far: `kind card`, or the kind alone."""
        return [f"{event.kind} {event.facts['card']}" if "card" in event.facts else event.kind for event in self.events]
