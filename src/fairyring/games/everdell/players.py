"""What one player has: a hand that others may know in part, a city, Events."""

from __future__ import annotations

from fairyring.games.everdell.components import BARE, COLOURS, EACH, Content, Goods
from fairyring.games.everdell.kept import KeptPlayer


class Player(KeptPlayer):
    """One player, or a rival of the book."""

    __slots__ = ()

    def copy(self) -> Player:
        return Player(self)

    # --- the hand ----------------------------------------------------------------------------------------------------
    def lose(self, kind: int) -> None:
        """A card leaves the hand openly: whoever knew of one like it knows of one fewer."""
        hand = self.hand
        seen = self.seen
        at = hand.index(kind)
        known = 0
        for i in range(len(hand)):
            if hand[i] == kind and seen[i]:
                if seen[i] > seen[at]:
                    at = i
                known += 1
        mask = seen[at]
        del hand[at]
        del seen[at]
        if known > 1:
            forgetful = 0
            for i in range(len(hand)):
                if hand[i] == kind:
                    dropped = seen[i] & ~mask & ~forgetful
                    seen[i] ^= dropped
                    forgetful |= dropped

    def lose_hidden(self, at: int) -> int:
        """The card at a place of the hand leaves it, and nobody else sees which: what others knew is in doubt."""
        kind = self.hand[at]
        del self.hand[at]
        del self.seen[at]
        if any(self.seen):
            self.seen = [0] * len(self.seen)
        return kind

    def place_of(self, kind: int) -> int:
        """Where a card lies in the hand; of two equal ones that which came last."""
        hand = self.hand
        for i in range(len(hand) - 1, -1, -1):
            if hand[i] == kind:
                return i
        raise ValueError(f"no {kind} in this hand")

    # --- the city ----------------------------------------------------------------------------------------------------
    def at(self, card: int) -> int:
        """Where a card lies in the city, by its number; -1 when it has left."""
        which = card % EACH
        return self.arrival.index(which) if which in self.arrival else -1

    def add(self, content: Content, kind: int) -> None:
        """A card comes into the city."""
        self.arrivals += 1
        self.city.append(kind)
        self.arrival.append(self.arrivals)
        self.occupied.append(0)
        self.lying.append(BARE)
        self.count(content, kind, 1)
        self.vacant[kind] += 1
        self.welcome |= content.lets_in[kind]

    def suppose(self, content: Content, kind: int, change: int) -> None:
        """So many more of a kind, and of what it counts as (MIS-FARM-04, MIS-LEG-10)."""
        have = self.have[kind] + change
        self.have[kind] = have
        if have == 0 or have == change:
            self.kinds ^= content.bits[kind]
        if content.known_as[kind] != kind:
            self.suppose(content, content.known_as[kind], change)

    def count(self, content: Content, kind: int, change: int) -> None:
        self.suppose(content, kind, change)
        self.colours[content.colour[kind]] += change
        if content.listens[kind]:
            self.listeners += change
        if content.able[kind]:
            self.able += change
        if content.visited[kind]:
            self.visited += change
            if content.cards[kind].open:
                self.open += change

    def occupy(self, content: Content, at: int) -> None:
        """An Occupied token is put on a Construction (EVB-PLAY-05)."""
        self.occupied[at] = 1
        self.full(content, self.city[at])

    def full(self, content: Content, kind: int) -> None:
        """A Construction lets nobody in any more, because it is occupied or has left."""
        self.vacant[kind] -= 1
        if content.lets_in[kind] and not self.vacant[kind]:
            self.welcome = 0
            for i in range(len(self.city)):
                if self.vacant[self.city[i]]:
                    self.welcome |= content.lets_in[self.city[i]]

    def remove(self, content: Content, at: int) -> int:
        """A card leaves the city with what lies on it (EVB-CITY-09); returns its kind."""
        kind = self.city[at]
        occupied = self.occupied[at]
        del self.city[at], self.arrival[at], self.occupied[at], self.lying[at]
        self.count(content, kind, -1)
        if not occupied:
            self.full(content, kind)
        return kind

    def spaces_used(self, content: Content) -> int:
        """Cards less those that take no space, less pairs (EVB-CITY-04)."""
        used = len(self.city)
        for kind in content.no_space:
            used -= self.have[kind]
        for one, other in content.couples:
            used -= min(self.have[one], self.have[other])
        return used

    def work_out(self, content: Content) -> None:
        """What follows from the cards of the city."""
        self.have = [0] * len(content.cards)
        self.vacant = [0] * len(content.cards)
        self.colours = [0] * len(COLOURS)
        self.kinds = self.welcome = 0
        self.listeners = self.able = self.visited = self.open = 0
        for i in range(len(self.city)):
            self.count(content, self.city[i], 1)
            if not self.occupied[i]:
                self.vacant[self.city[i]] += 1
                self.welcome |= content.lets_in[self.city[i]]


def new_player(content: Content) -> Player:
    """A player before the game begins: winter, nothing owned (EVB-SETUP-08)."""
    me = Player(None)
    me.goods = [0, 0, 0, 0, 0]
    me.work_out(content)
    me.free = content.starting_workers
    return me


def with_goods(lying: Goods, good: int, count: int) -> Goods:
    """Goods with so many more of one kind."""
    changed = list(lying)
    changed[good] += count
    return (changed[0], changed[1], changed[2], changed[3], changed[4])
