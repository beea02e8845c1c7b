"""What a mushroom costs: spores out of one network, one by one, split in any way among tiles and owners (MUM-FRU).

A unit is a spore of one owner on one tile: OWNERS times the tile, and the owner. Whatever is chosen, the rest stays
payable and the token finds a tile. What no choice can change is not asked; the rest may be left to the table.
"""

from __future__ import annotations

from fairyring.games.mycelium.components import BLACK, NONE, OWNERS
from fairyring.games.mycelium.networks import Network
from fairyring.games.mycelium.state import Mycelium


class Purse:
    """What is left to pay of a card's cost, and the spores that are left to pay it with, in one network.

    Spores of black tiles stand for whatever is missing in the end, so they are only counted.
    """

    def __init__(self, t: Mycelium, seat: int, net: Network, cost: list[int], picks: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.net = net
        self.taken = picks
        self.need = cost[:BLACK]
        self.have = net.have[:]
        self.left = sum(cost) - len(picks)
        self.touched = False
        """A spore was taken from a tile without a mushroom (MUM-FRU-08)."""
        for unit in picks:
            tile = unit // OWNERS
            colour = t.content.colour[tile]
            self.have[colour] -= 1
            if colour != BLACK:
                self.need[colour] -= 1
            if t.is_bare(tile):
                self.touched = True

    def enough(self, without: int, left: int) -> bool:
        """Without one spore of a colour, are there enough for so many squares (MUM-CMP-04, MUM-FRU-03)?"""
        total = self.have[BLACK] - (without == BLACK)
        for colour in range(BLACK):
            total += min(self.need[colour], self.have[colour] - (without == colour))
        return total >= left

    def allows(self, colour: int, bare: bool) -> bool:
        """May the next spore come from such a tile, so that the rest can be paid and the token finds a place?"""
        if colour != BLACK and not self.need[colour]:
            return False
        if colour != BLACK:
            self.need[colour] -= 1
        fine = self.enough(colour, self.left - 1) and (bare or self.touched or (self.left > 1 and self.finds_bare()))
        if colour != BLACK:
            self.need[colour] += 1
        return fine

    def finds_bare(self) -> bool:
        """While none was taken: is there a spore on a tile without a mushroom that could be part of the payment?"""
        bare = self.net.bare
        for colour in range(BLACK):
            if bare[colour] and self.need[colour]:
                return True
        return bare[BLACK] > 0

    def must(self, colour: int) -> bool:
        """Can the rest not be paid without every spore of this colour that is left?"""
        return not self.enough(colour, self.left)

    def pays_without(self, passed: list[int]) -> bool:
        """Can the rest be paid without the spores that were passed over?"""
        t = self.t
        have = [0] * len(self.have)
        for tile in self.net.tiles:
            for owner in payers(t, self.seat, tile):
                unit = tile * OWNERS + owner
                if unit not in passed:
                    have[t.content.colour[tile]] += t.spores[unit] - self.taken.count(unit)
        total = have[BLACK]
        for colour in range(BLACK):
            total += min(self.need[colour], have[colour])
        return total >= self.left

    def units(self) -> list[int]:
        """The spores that may be taken next, rising; one of them alone where all of its kind must be taken."""
        t = self.t
        found: list[int] = []
        for tile in self.net.tiles:
            colour = t.content.colour[tile]
            if not self.have[colour] or not self.allows(colour, t.is_bare(tile)):
                continue
            for owner in payers(t, self.seat, tile):
                unit = tile * OWNERS + owner
                if t.spores[unit] > self.taken.count(unit):
                    found.append(unit)
        for unit in found:
            if self.must(t.content.colour[unit // OWNERS]):
                return [unit]
        return found


def payers(t: Mycelium, seat: int, tile: int) -> list[int]:
    """Whose spores may be spent on an own tile (MUM-NET-05, -06)."""
    return list(range(len(t.players))) if t.control(tile) == seat else [seat]


def network_of(t: Mycelium, seat: int, tile: int) -> Network:
    for net in t.networks(seat):
        if tile in net.tiles:
            return net
    raise ValueError(f"tile {tile} is in no network of {seat}")


def by_itself(t: Mycelium, seat: int, need: list[int], picks: list[int]) -> list[int]:
    """The rest of a payment as the table would choose it: each spore from where most may be spent, others' first."""
    picks = picks[:]
    size = sum(need)
    net = network_of(t, seat, picks[0] // OWNERS) if picks else richest(t, seat, need)
    while len(picks) < size:
        best = NONE
        most = NONE
        for unit in Purse(t, seat, net, need, picks).units():
            tile = unit // OWNERS
            worth = 4 * (t.spendable(seat, tile) - sum(one // OWNERS == tile for one in picks))
            worth += 2 * (unit % OWNERS != seat) + (t.content.colour[tile] != BLACK)
            if worth > most:
                best, most = unit, worth
        picks.append(best)
    return picks


def richest(t: Mycelium, seat: int, need: list[int]) -> Network:
    """Of the networks that can pay, the one with the most spores."""
    able = [net for net in t.networks(seat) if net.can_fruit(need)]
    best = able[0]
    for net in able:
        if net.total > best.total:
            best = net
    return best
