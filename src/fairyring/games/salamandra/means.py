"""What a player can make this turn, and whether it is plainly enough (SAL-FREE-05).

An apprentice that works for a plant does not give its crystals, so every source has a price in crystals: nothing for a
field that prints a crystal beside the plant, one for a plain field, four for the exchange, and so on. Plants are then
reckoned at once: the cheapest sources; so is the one potion that a half of the temple costs. Whoever may wake others,
and other potions, are left to `plans`, which tries everything.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BREWS,
    FIELD_OF,
    GREEN,
    KINDS,
    OTHER,
    PLANTS,
    WAKES,
    WHITE_PURPLE,
    Content,
    Cost,
)
from fairyring.games.salamandra.players import Player

KINDS_OF_WORK: Final = OTHER + 1
NOBODY: Final[list[int]] = []
NOTHING: Final = Cost([0] * KINDS, 0)


class Means:
    """Active apprentices by field, crystals, exchanges. `n` runs over all fields."""

    def __init__(self, content: Content, me: Player) -> None:
        self.content = content
        self.crystals = me.crystals
        self.prices = me.prices
        self.n = n = [0] * len(content.fields)
        fields: list[int] = []
        self.fields = fields
        """Fields with an active apprentice, rising."""
        self.grow = grow = [0] * KINDS_OF_WORK
        """Active apprentices by what they make. For each plant those that give up a crystal to grow it; then those
        whose field gives its crystals with the plant; then brewers, wakers, others."""
        worth = content.worth
        work = content.work
        total = 0
        for slot in me.active:
            field = FIELD_OF[slot]
            total += worth[field]
            grow[work[field]] += 1
            if n[field]:
                n[field] += 1
            else:
                n[field] = 1
                fields.append(field)
        self.total = total
        """Crystals when everybody works for crystals alone."""
        self.brewers = grow[BREWS] > 0 or me.prices[GREEN] > 0 or me.prices[WHITE_PURPLE] > 0
        """Somebody or something makes potions."""
        self.wakers = grow[WAKES] > 0
        self.rest = NOBODY
        """Fields with an inactive apprentice that another may wake, with repeats; empty when nobody can."""
        if self.wakers:
            self.rest = [FIELD_OF[slot] for slot in me.inactive]
            for field in self.rest:
                if work[field] == BREWS:
                    self.brewers = True

    def enough_for_potion(self, cost: Cost) -> bool:
        """Can one potion and crystals be brought together, by nobody woken, when an apprentice on any field is turned
        for the action itself (SAL-TEMPLE-01)?"""
        kind = GREEN if cost.need[GREEN] else WHITE_PURPLE
        price = self.prices[kind]
        left = self.crystals + self.total - cost.crystals
        if price and self.enough_beside_any(left - price, NOTHING):
            return True
        for brewer in self.content.makers[kind]:
            if self.n[brewer]:
                one = self.content.fields[brewer]
                self.n[brewer] -= 1
                found = self.enough_beside_any(left - self.content.worth[brewer] - one.fee, one.pay)
                self.n[brewer] += 1
                if found:
                    return True
        return False

    def enough_beside_any(self, left: int, plants: Cost) -> bool:
        """Are so many crystals enough for plants when somebody else is turned as well?"""
        grow = self.grow
        content = self.content
        for field in self.fields:
            if self.n[field] and left >= content.worth[field]:
                work = content.work[field]
                grow[work] -= 1
                found = left - content.worth[field] >= self.price_of_plants(plants)
                grow[work] += 1
                if found:
                    return True
        return False

    def price_of_plants(self, cost: Cost) -> int:
        """What the plants cost in crystals: one for an apprentice that would give it, more for an exchange."""
        price = 0
        for kind in cost.plants:
            lacking = cost.need[kind] - self.grow[PLANTS + kind]
            if lacking > 0:
                price += self.given_up(lacking, self.grow[kind])
        if cost.need[ANY_PLANT]:
            price += self.price_of_any(cost.need)
        return price

    def price_of_any(self, need: list[int]) -> int:
        """The same for plants of any kind, by whoever is left beside the others."""
        wanted = need[ANY_PLANT]
        plain = 0
        for kind in range(PLANTS):
            spare = self.grow[PLANTS + kind] - need[kind]
            wanted -= max(0, spare)
            plain += max(0, self.grow[kind] + min(0, spare))
        return self.given_up(wanted, plain) if wanted > 0 else 0

    def given_up(self, wanted: int, plain: int) -> int:
        """The crystals for so many plants, where `plain` apprentices would give up one each to grow them."""
        return wanted if wanted <= plain else plain + (wanted - plain) * self.prices[ANY_PLANT]
