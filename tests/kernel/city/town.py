"""The table of Reedtown: hands, towns and goods, pile, display, and the rules that need no decision."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import TYPE_CHECKING, Any

from fairyring.kernel.customs import layered
from fairyring.kernel.table import NOBODY, SPECTATOR, Data
from fairyring.kernel.words import Message, Outcome
from tests.kernel.city.customs import Customs, customs_of
from tests.kernel.city.gap import GAP
from tests.kernel.city.kept import KeptPlayer, KeptReedtown

if TYPE_CHECKING:
    from tests.kernel.city.cards import Card, Cards

DISPLAY = 4


class Player(KeptPlayer):
    """One player, and how cards leave the hand."""

    def copy(self) -> Player:
        return Player(self)

    def lose(self, kind: int) -> None:
        """A card leaves the hand; of two equal ones that which more people know."""
        at = max((i for i, held in enumerate(self.hand) if held == kind), key=lambda i: self.seen[i])
        del self.hand[at], self.seen[at]


class Reedtown(KeptReedtown):
    """The whole table."""

    def __init__(self, cards: Cards, modules: tuple[str, ...], players: list[Player], rng: int = 0, gamma: int = 0,
                 other: Reedtown | None = None) -> None:
        super().__init__(len(players), rng, gamma, other)
        self.cards = cards
        self.modules = modules
        self.customs: Customs = customs_of(modules)
        self.players = players

    def card(self, kind: int) -> Card:
        return self.cards.cards[kind]

    def clone(self) -> Reedtown:
        return Reedtown(self.cards, self.modules, [p.copy() for p in self.players], self.rng, self.gamma, self)

    # --- cards and goods ---------------------------------------------------------------------------------------------
    def next_card(self) -> int | None:
        """The top card of the pile, which is made anew when it is empty (REE-DECK-01)."""
        if not self.pile:
            self.pile, self.discard = self.discard, []
            self.shuffle(self.pile)
        return self.pile.pop() if self.pile else None

    def fill_display(self) -> None:
        for slot, kind in enumerate(self.display):
            if kind == GAP and (card := self.next_card()) is not None:
                self.display[slot] = card
                self.reveals += 1
                self.emit("shown", NOBODY, "REE-DECK-01", {"card": self.card(card).id, "slot": slot})

    def customs_of(self, seat: int) -> Customs:
        """What the cards of a town lay over the customs of the table."""
        return layered(self.customs, [changes for kind in self.players[seat].town
                                      if (changes := self.card(kind).changes) is not None])

    def hand_room(self, seat: int) -> int:
        return self.customs_of(seat).hand_limit(self) - len(self.players[seat].hand)

    def town_room(self, seat: int) -> int:
        return self.customs_of(seat).spaces(self) - len(self.players[seat].town)

    def draw(self, seat: int, count: int) -> None:
        """Only what fits is drawn (REE-HAND-01)."""
        drawn: list[int] = []
        for _ in range(min(count, self.hand_room(seat))):
            if (card := self.next_card()) is not None:
                drawn.append(card)
        self.players[seat].hand += drawn
        self.players[seat].seen += [0] * len(drawn)
        self.reveals += 1
        self.emit("drew", seat, "REE-DRAW-01", {"count": len(drawn)}, {"cards": [self.card(c).id for c in drawn]})

    def because(self, combination: str) -> tuple[str, str]:
        return "REE-STALL-01", ""

    # --- what the game tells -----------------------------------------------------------------------------------------
    def ids(self, kinds: list[int]) -> list[str | None]:
        return [None if kind == GAP else self.card(kind).id for kind in kinds]

    def save_state(self) -> Data:
        return {**self.save_fields(self.cards), "modules": list(self.modules),
                "players": [p.save_fields(self.cards) for p in self.players]}

    def view(self, seat: int) -> Data:
        return {
            "seat": seat, "deciding": self.seat, "active": self.active, **self.shown_fields(self.cards),
            "players": [{**p.shown_fields(self.cards), "known": self.ids(known_hand(p, owner, seat))}
                        for owner, p in enumerate(self.players)],
        }

    def resample(self, seat: int, seed: int) -> Reedtown:
        """The pile and the cards that `seat` does not know in others' hands are shuffled together and dealt anew."""
        t = self.clone()
        t.reseed(seed)
        places = [(p, i) for owner, p in enumerate(t.players) for i in range(len(p.hand))
                  if not knows(p, owner, i, seat)]
        unknown = sorted(t.pile + [p.hand[i] for p, i in places])
        t.shuffle(unknown)
        for p, i in places:
            p.hand[i] = unknown.pop()
        t.pile = unknown
        if t.seat not in (seat, NOBODY):
            t.ask_anew()
        return t

    def check(self) -> list[str]:
        wrong: list[str] = []
        found = Counter(self.card_here() + [x[0] for step, _, x in self.stack if step.name == "move in"])
        for seat, p in enumerate(self.players):
            found.update(p.card_here())
            if self.hand_room(seat) < 0 or self.town_room(seat) < 0:
                wrong.append(f"seat {seat}: {len(p.hand)} cards in hand, {len(p.town)} in town")
            if len(p.hand) != len(p.seen) or min(p.goods) < 0:
                wrong.append(f"seat {seat}: hand {p.hand}, seen {p.seen}, goods {p.goods}")
        return wrong + [f"{found[kind]} of {card.id}" for kind, card in enumerate(self.cards.cards)
                        if found[kind] != card.copies]

    def score(self, seat: int) -> int:
        p = self.players[seat]
        return p.points + sum(self.card(kind).points for kind in p.town)

    def outcome(self) -> Outcome:
        """REE-END-01."""
        keys = [(self.score(seat), sum(p.goods)) for seat, p in enumerate(self.players)]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Outcome(ranks, Message("won-by-points"), tuple(self.figures()))

    def figures(self) -> list[dict[str, int]]:
        return [{"points": self.score(seat), "cards": len(p.town)} for seat, p in enumerate(self.players)]

    def judge(self, seat: int) -> float:
        others = [self.score(other) for other in range(self.seats) if other != seat]
        return 1 / (1 + exp((max(others) - self.score(seat)) / 3))


def knows(p: Player, owner: int, i: int, seat: int) -> bool:
    """Does `seat` know that card of the owner's hand?"""
    return owner == seat or (seat != SPECTATOR and bool(p.seen[i] & 1 << seat))


def known_hand(p: Player, owner: int, seat: int) -> list[int]:
    return [kind for i, kind in enumerate(p.hand) if knows(p, owner, i, seat)]


def load_table(data: Data, cards: Cards, step: Any) -> Reedtown:
    state = data["state"]
    players = [Player() for _ in state["players"]]
    for player, one in zip(players, state["players"], strict=True):
        player.load_fields(one, cards)
    t = Reedtown(cards, tuple(state["modules"]), players)
    t.load_fields(state, cards)
    t.restore(data, step)
    return t
