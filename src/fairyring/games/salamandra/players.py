"""One player's things, and what deity cards add up to."""

from __future__ import annotations

from bisect import bisect_left, insort

from fairyring.games.salamandra.components import ANY_PLANT, FIELD_OF, GREEN, THE_ACTION, Content
from fairyring.games.salamandra.kept import KeptPlayer


class Player(KeptPlayer):
    """One player's druid, apprentices, crystals, scrolls, points and cards.

    Apprentices on fields are told by their slots, rising. Active ones show the druid's face, the others the other one
    (SAL-APP-01).
    """

    __slots__ = ()

    def copy(self) -> Player:
        return Player(self)

    def slots(self) -> list[int]:
        """The slots of all own apprentices on fields, rising."""
        return sorted(self.active + self.inactive)

    def turn(self, slot: int) -> bool:
        """Turn an apprentice on a field to its other face; was it active?"""
        awake = slot in self.active
        (self.active if awake else self.inactive).remove(slot)
        insort(self.inactive if awake else self.active, slot)
        return awake

    def active_on(self, field: int) -> list[int]:
        """The slots of a field where an own active apprentice stands."""
        return self.active[bisect_left(self.active, 4 * field):bisect_left(self.active, 4 * field + 4)]

    def present(self, counts: list[bool]) -> int:
        """How many of the fields that count have at least one own apprentice, active or not (SAL-CAUL-04)."""
        return len({FIELD_OF[slot] for slot in self.active + self.inactive if counts[FIELD_OF[slot]]})


def new_player(content: Content) -> Player:
    """A player before the first round (SAL-SET-10, -13)."""
    me = Player()
    learn(content, me)
    return me


def learn(content: Content, me: Player) -> None:
    """What a player's deity cards listen to, and the prices of exchanges; the cheapest of each kind counts
    (SAL-DEITY-04, -14, -15)."""
    prices = [content.plant_price] * GREEN + [0] * (THE_ACTION + 1 - GREEN)
    for kind in me.deities:
        card = content.deities[kind]
        if card.price:
            for good in range(GREEN) if card.good == ANY_PLANT else (card.good,):
                if not prices[good] or card.price < prices[good]:
                    prices[good] = card.price
    me.prices = prices
    me.heard = [reaction.word for kind in me.deities for reaction in content.deities[kind].reactions]
