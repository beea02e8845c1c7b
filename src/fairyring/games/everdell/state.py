"""The table of Everdell: everybody's things, the common things, and the rules that need no decision."""

from __future__ import annotations

from mypy_extensions import i64

from fairyring.games.everdell.components import (
    BESIDE,
    BOARD,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    GOODS,
    JOURNEY,
    LIMBO,
    ON_CARD,
    POINT,
    RESOURCES,
    SLOT,
    SPECIAL,
    Content,
    Happening,
)
from fairyring.games.everdell.kept import KeptEverdell
from fairyring.games.everdell.players import Player, with_goods
from fairyring.kernel.table import NOBODY


class Everdell(KeptEverdell):
    """The whole table. `players` are the seats, and behind them the rivals: whoever owns a city."""

    __slots__ = ("content", "paid", "players")

    def __init__(self, content: Content, seats: int, rng: i64, gamma: i64, players: list[Player],
                 other: Everdell | None = None) -> None:
        """An empty table; or, with `other`, a copy of everything but the players, who are given."""
        super().__init__(seats, rng, gamma, other)
        self.content = content
        self.players = players
        self.paid = 0
        """The resources of the payment that was just made, a bit each, below the number of the move that made it: a
        search need not take them back. Like `done`, it is over with the next decision and never kept."""
        if other is None:
            self.standing = [0] * BOARD

    def opponents(self, seat: int) -> list[int]:
        """Everybody else with a city, clockwise, rivals last."""
        seats = self.seats
        return [(seat + i) % seats for i in range(1, seats)] + list(range(seats, len(self.players)))

    # --- goods -------------------------------------------------------------------------------------------------------
    def gain(self, seat: int, good: int, count: int, rule: str) -> None:
        """From the supply, which never runs out (EVB-COMP-05, -06)."""
        if count > 0:
            self.players[seat].goods[good] += count
            if self.sink is not None:
                self.emit("gained", seat, rule, {"good": GOODS[good], "count": count})

    def lay_on(self, card: int, good: int, count: int, rule: str) -> None:
        """Goods of the supply come to lie on a card of a city; removed where the count is below 0."""
        me = self.players[card // EACH]
        at = me.at(card)
        if at >= 0 and count:
            me.lying[at] = with_goods(me.lying[at], good, count)
            if self.sink is not None:
                self.emit("laid", card // EACH, rule,
                          {"card": self.content.cards[me.city[at]].ident, "good": GOODS[good], "count": count})

    # --- cards -------------------------------------------------------------------------------------------------------
    def next_card(self) -> int:
        """The top card of the deck, made anew from the discard pile when it is empty; GAP when there is none
        (EVB-DRAW-04, -05)."""
        deck = self.deck
        if not deck:
            if not self.discard:
                return GAP
            self.deck = deck = sorted(self.discard)
            self.discard = []
            self.shuffle(deck)
            if self.sink is not None:
                self.emit("shuffled", NOBODY, "EVB-DRAW-04", {"count": len(deck)})
        return deck.pop()

    def cards_left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck) + len(self.discard)

    def room_in_hand(self, seat: int) -> int:
        return self.customs.hand_limit(self, seat) - len(self.players[seat].hand)

    def draw(self, seat: int, count: int, rule: str) -> None:
        """Only what fits into the hand is drawn; the rest stays in the deck (EVB-DRAW-02)."""
        me = self.players[seat]
        room = self.customs.hand_limit(self, seat) - len(me.hand)
        drawn = 0
        refused: list[int] = []
        while drawn < count and drawn < room:
            kind = self.next_card()
            if kind == GAP:
                break
            if not self.customs.may_be_drawn(self, seat, kind):
                refused.append(kind)
                continue
            me.hand.append(kind)
            me.seen.append(0)
            drawn += 1
        self.drawn = drawn
        self.refuse(refused)
        if drawn:
            self.reveals += 1
            if self.sink is not None:
                self.emit("drew", seat, rule, {"count": drawn}, {"cards": self.idents(me.hand[len(me.hand) - drawn:])})
            self.customs.drew(self, seat)

    def throw(self, kind: int) -> None:
        """A card goes on the discard pile; a Meadow that lacks cards gets it (EVB-DRAW-05)."""
        self.discard.append(kind)
        if self.starved:
            self.refill()

    def refill(self) -> None:
        """Every empty slot of the Meadow gets a card, the lowest first (EVB-SETUP-05, EVB-DRAW-03)."""
        meadow = self.meadow
        self.starved = False
        if GAP not in meadow:
            return
        refused: list[int] = []
        for slot in range(len(meadow)):
            if meadow[slot] == GAP and self.customs.refills(self, slot):
                kind = self.next_card()
                while kind != GAP and not self.customs.may_show(self, kind):
                    refused.append(kind)
                    kind = self.next_card()
                if kind == GAP:
                    self.starved = True
                    break
                meadow[slot] = kind
                self.reveals += 1
                if self.sink is not None:
                    self.emit("shown", NOBODY, "EVB-DRAW-03", {"card": self.content.cards[kind].ident, "slot": slot})
        self.refuse(refused)

    def refuse(self, kinds: list[int]) -> None:
        """Cards that may not be drawn or shown are discarded, and others came in their place (EVB-HOOK-04)."""
        for kind in kinds:
            self.discard.append(kind)
            if self.sink is not None:
                self.emit("refused", NOBODY, "EVB-HOOK-04", {"card": self.content.cards[kind].ident})

    def idents(self, kinds: list[int]) -> list[str]:
        cards = self.content.cards
        return [cards[kind].ident for kind in kinds]

    # --- cities ------------------------------------------------------------------------------------------------------
    def room_in_city(self, number: int) -> int:
        """Free spaces (EVB-CITY-01)."""
        return self.customs.city_spaces(self, number) - self.customs.spaces_used(self, number)

    def spaces_with(self, number: int, coming: int, leaving: int) -> int:
        """Spaces used if one kind came and another left (EVB-PLAY-03); GAP for none."""
        content = self.content
        me = self.players[number]
        me.suppose(content, coming, 1)
        if leaving != GAP:
            me.suppose(content, leaving, -1)
        used = self.customs.spaces_used(self, number) + (1 if leaving == GAP else 0)
        me.suppose(content, coming, -1)
        if leaving != GAP:
            me.suppose(content, leaving, 1)
        return used

    def settle_in(self, number: int, kind: int) -> int:
        """A card comes into a city; returns its number there."""
        me = self.players[number]
        me.add(self.content, kind)
        return number * EACH + me.arrivals

    def leave_city(self, card: int, beside: int = GAP) -> int:
        """A card leaves its city: what lies on it is lost, its prisoners are discarded (EVB-CITY-09), workers on it
        wait for their owner's next preparation, permanent ones are lost (EVB-WORK-07). Returns the kind.

        `beside`: the card to which workers go meanwhile (EVB-CARD-UNIVERSITY-a).
        """
        me = self.players[card // EACH]
        kind = me.remove(self.content, me.at(card))
        one = self.content.cards[kind]
        if one.cells:
            for prisoner in me.prisoners:
                self.throw(prisoner)
            me.prisoners = []
        if self.content.visited[kind]:
            for other in self.players:
                for i in range(len(other.workers) - 1, -1, -1):
                    if other.workers[i] == ON_CARD + card and one.permanent:
                        del other.workers[i]
                        other.lost += 1
                    elif other.workers[i] in (ON_CARD + card, BESIDE + card):
                        other.workers[i] = LIMBO if beside == GAP else BESIDE + beside
        return kind

    def make_way(self, card: int, rule: str) -> None:
        """A card goes on the discard pile, and what stands on it waits for the card that takes its place."""
        me = self.players[card // EACH]
        kind = me.remove(self.content, me.at(card))
        if self.content.cards[kind].cells:
            for prisoner in me.prisoners:
                self.throw(prisoner)
            me.prisoners = []
        if self.sink is not None:
            self.emit("left", card // EACH, rule, {"card": self.content.cards[kind].ident})
        self.throw(kind)

    def discard_from_city(self, card: int, rule: str, beside: int = GAP) -> None:
        """A card of a city goes on the discard pile; what it cost may be regained."""
        kind = self.leave_city(card, beside)
        self.gone = kind
        if self.sink is not None:
            self.emit("left", card // EACH, rule, {"card": self.content.cards[kind].ident})
        self.throw(kind)

    # --- workers -----------------------------------------------------------------------------------------------------
    def permanent(self, place: int) -> bool:
        """Does a worker never come back from there (EVB-WORK-05)?"""
        if JOURNEY <= place < EVENTS:
            return True
        if ON_CARD <= place < BESIDE:
            me = self.players[(place - ON_CARD) // EACH]
            return self.content.cards[me.city[me.at(place - ON_CARD)]].permanent
        return False

    def stand(self, number: int, place: int) -> None:
        """A worker comes to a place."""
        self.players[number].workers.append(place)
        if place < BOARD:
            self.standing[place] += 1

    def unstand(self, number: int, place: int) -> None:
        """A worker leaves a place."""
        self.players[number].workers.remove(place)
        if place < BOARD:
            self.standing[place] -= 1

    def workers_on_card(self, card: int) -> int:
        """How many workers use the spaces of a card."""
        total = 0
        for me in self.players:
            total += me.workers.count(ON_CARD + card)
        return total

    def recall(self, seat: int) -> None:
        """All workers that are not permanent come back (EVB-SEAS-02)."""
        me = self.players[seat]
        staying: list[int] = []
        for place in me.workers:
            if self.permanent(place):
                staying.append(place)
            else:
                me.free += 1
                if place < BOARD:
                    self.standing[place] -= 1
        me.workers = staying

    # --- Events ------------------------------------------------------------------------------------------------------
    def event_at(self, place: int) -> Happening:
        """The Event of a place of the board."""
        if place < SPECIAL:
            return self.content.basic_events[place - EVENTS]
        return self.content.special_events[self.specials[place - SPECIAL]]

    # --- points ------------------------------------------------------------------------------------------------------
    def points_of(self, number: int) -> dict[str, int]:
        """Points as they stand: base, tokens, Prosperity, Journey, Events (EVB-SCORE-01)."""
        content = self.content
        me = self.players[number]
        base = 0
        bonus = 0
        tokens = me.goods[POINT]
        for i in range(len(me.city)):
            kind = me.city[i]
            base += content.points[kind]
            tokens += me.lying[i][POINT]
            quantity = content.cards[kind].bonus
            if quantity is not None:
                bonus += quantity.value(self, number, number * EACH + me.arrival[i])
        journey = 0
        for place in me.workers:
            if JOURNEY <= place < EVENTS:
                journey += content.journey[place - JOURNEY].points
        events = 0
        for i in range(len(me.events)):
            one = self.event_at(me.events[i])
            tokens += me.on_events[i][POINT]
            events += one.points
            if one.bonus is not None:
                events += one.bonus.value(self, number, -1 - i)
        return {"base": base, "tokens": tokens, "prosperity": bonus, "journey": journey, "events": events}

    def total(self, number: int) -> int:
        return sum(self.customs.score(self, number).values())

    def resources_of(self, number: int) -> int:
        """All resources of a supply (EVB-SCORE-06); those on a Storehouse are not one's own yet (EVB-SCORE-05)."""
        return sum(self.players[number].goods[:RESOURCES])

    # --- everything else ---------------------------------------------------------------------------------------------
    def forest_at(self, place: int) -> int:
        """The Forest location of a place; GAP for an empty clearing."""
        return self.forest[place - FOREST]

    def because(self, combination: str) -> tuple[str, str]:
        return "EVB-EFF-01", self.place_name(self.focus)

    def place_name(self, place: int) -> str:
        """The element of the scene that a place is; empty for none."""
        content = self.content
        if place in (GAP, LIMBO):
            return ""
        if place < FOREST:
            return f"basic:{content.basic[place].ident}"
        if place < FOREST + len(content.clearings):
            return f"forest:{content.clearings[place - FOREST]}"
        if place < JOURNEY:
            return "haven"
        if place < EVENTS:
            return f"journey:{content.journey[place - JOURNEY].ident}"
        if place < LIMBO:
            return f"event:{self.event_at(place).ident}"
        if place < ON_CARD:
            return f"meadow:{place - SLOT}"
        card = (place - ON_CARD) if place < BESIDE else place - BESIDE
        return f"city:{card // EACH}:{card % EACH}"
