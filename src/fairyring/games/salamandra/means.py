"""What a player can make this turn, and whether it is enough (SAL-FREE-05).

An apprentice that works for a plant does not give its crystals, so every source has a price in crystals: nothing for a
field that prints a crystal beside the plant, one for a plain field, four for the exchange, and so on. Plants are then
reckoned at once: the cheapest sources. Potions, the choice of any plant and fields that wake apprentices branch: there
an exact search over the few sources of each kind finds the way that leaves most crystals.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BREWS,
    CRYSTAL,
    FIELD_OF,
    GREEN,
    OTHER,
    PLANTS,
    WAKES,
    WHITE_PURPLE,
    Content,
    Half,
)
from fairyring.games.salamandra.players import Player

IMPOSSIBLE: Final = -1000
KINDS_OF_WORK: Final = OTHER + 1
NOBODY: Final[list[int]] = []


class Means:
    """Active apprentices by field, crystals, exchanges. `n` runs over all fields."""

    def __init__(self, content: Content, me: Player) -> None:
        self.content = content
        self.crystals = me.crystals
        self.plant_price = me.plant_price
        self.green_price = me.green_price
        self.white_price = me.white_price
        n = [0] * len(content.fields)
        self.n = n
        fields: list[int] = []
        self.fields = fields
        """Fields with an active apprentice, rising."""
        grow = [0] * KINDS_OF_WORK
        self.grow = grow
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
        self.brewers = grow[BREWS] > 0 or me.green_price > 0 or me.white_price > 0
        """Somebody or something makes potions."""
        self.wakers = grow[WAKES] > 0
        self.rest = NOBODY
        """Fields with an inactive apprentice that another may wake, with repeats; empty when nobody can."""
        if self.wakers:
            self.rest = []
            for slot in me.inactive:
                field = FIELD_OF[slot]
                self.rest.append(field)
                if work[field] == BREWS:
                    self.brewers = True

    def use(self, field: int) -> None:
        """An apprentice on this field is turned; another may wake it."""
        self.n[field] -= 1
        self.total -= self.content.worth[field]
        self.grow[self.content.work[field]] -= 1
        if self.wakers:
            self.rest.append(field)

    def unuse(self, field: int) -> None:
        """Take back the last `use`."""
        self.n[field] += 1
        self.total += self.content.worth[field]
        self.grow[self.content.work[field]] += 1
        if self.wakers:
            self.rest.pop()

    # --- is it enough? -----------------------------------------------------------------------------------------------
    def add_buildable(self, row: list[int], code: int, options: list[int]) -> None:
        """Add the fields of the row whose cost can be brought together, `code` more than their numbers. The same as
        `can_pay`; plants and crystals are reckoned here."""
        fields = self.content.fields
        grow = self.grow
        price = self.plant_price
        purse = self.crystals + self.total
        for field in row:
            if field < 0:
                continue
            one = fields[field]
            if purse >= one.dear:
                options.append(code + field)
                continue
            left = purse - one.crystals
            if left >= 0 and not one.odd_cost:
                cost = one.cost
                for kind in one.plants:
                    wanted = cost[kind] - grow[PLANTS + kind]
                    if wanted > 0:
                        plain = grow[kind]
                        left -= wanted if wanted <= plain else plain + (wanted - plain) * price
                if left >= 0:
                    options.append(code + field)
                    continue
            if (self.wakers or one.odd_cost) and self.can_pay(one.cost):
                options.append(code + field)

    def can_pay(self, need: list[int]) -> bool:
        """Can these goods and crystals be brought together?"""
        if not need[GREEN] and not need[WHITE_PURPLE]:
            left = self.crystals + self.total - need[CRYSTAL]
            if left >= 0 and left >= self.price_of_plants(need):
                return True
            if not self.wakers:
                return False
        return self.most_left(need, 0, 0, 0) >= need[CRYSTAL]

    def can_pay_with(self, field: int, need: list[int]) -> bool:
        """The same when an apprentice on this field is turned for the action itself."""
        if not self.wakers and not need[GREEN] and not need[WHITE_PURPLE] and self.content.work[field] >= BREWS:
            left = self.crystals + self.total - self.content.worth[field] - need[CRYSTAL]
            return left >= 0 and left >= self.price_of_plants(need)
        self.use(field)
        enough = self.can_pay(need)
        self.unuse(field)
        return enough

    def can_serve(self, half: Half) -> bool:
        """The same for a half of the temple, where an apprentice on any field is turned for the action itself."""
        need = half.cost
        if self.wakers or not half.one_potion:
            if self.most_left(need, 0, 0, 0) > need[CRYSTAL]:  # whoever is turned would give a crystal at least
                for field in self.fields:
                    if self.can_pay_with(field, need):
                        return True
            return False
        content = self.content
        worth = content.worth
        work = content.work
        left = self.crystals + self.total - need[CRYSTAL] - 1
        if left < 0:
            return False
        kind = GREEN if need[GREEN] else WHITE_PURPLE
        price = self.green_price if kind == GREEN else self.white_price
        if price and left >= price:
            for field in self.fields:
                if left - price >= worth[field] - 1:
                    return True
        for brewer in content.makers[kind]:
            if not self.n[brewer]:
                continue
            one = content.fields[brewer]
            brewed = left - worth[brewer] - one.fee
            if brewed < 0:
                continue
            for field in self.fields:
                if field == brewer and self.n[field] == 1:
                    continue
                plants = 0
                if one.input >= 0:
                    what = work[field]
                    if self.grow[PLANTS + one.input] <= (what == PLANTS + one.input):
                        plants = 1 if self.grow[one.input] > (what == one.input) else self.plant_price
                if brewed - plants >= worth[field] - 1:
                    return True
        return False

    def price_of_plants(self, need: list[int]) -> int:
        """What the plants cost in crystals: one for an apprentice that would give it, more for an exchange."""
        price = 0
        cheap = 0
        """Apprentices left that give up a crystal for a plant."""
        anything = need[ANY_PLANT]
        for kind in range(PLANTS):
            wanted = need[kind]
            if wanted or anything:
                spare = self.grow[PLANTS + kind] - wanted
                plain = self.grow[kind]
                if spare < 0:
                    wanted = -spare
                    price += wanted if wanted <= plain else plain + (wanted - plain) * self.plant_price
                    plain -= wanted
                    spare = 0
                if anything:
                    if spare >= anything:
                        anything = 0
                    else:
                        anything -= spare
                        if plain > 0:
                            cheap += plain
        if anything:
            price += anything if anything <= cheap else cheap + (anything - cheap) * self.plant_price
        return price

    def can_pay_by_waking(self, need: list[int]) -> bool:
        """The same when an apprentice is woken to be turned for the action itself."""
        return self.wake_for(need, 0, 0, 0) >= need[CRYSTAL]

    def most_left(self, need: list[int], income: int, spent: int, woken: int) -> int:
        """The most crystals one can have when the goods are there; `need` is changed and put back.

        `income` came from work, `spent` went for fees and exchanges, `woken` apprentices worked again. What `income`
        brings is there before anything is spent, except what woken apprentices bring.
        """
        if need[GREEN] > 0:
            return self.most_left_brewing(GREEN, need, income, spent, woken)
        if need[WHITE_PURPLE] > 0:
            return self.most_left_brewing(WHITE_PURPLE, need, income, spent, woken)
        if self.wakers:
            if need[ANY_PLANT] > 0:
                return self.most_left_of_any(need, income, spent, woken)
            for kind in range(PLANTS):
                if need[kind] > 0:
                    return self.most_left_growing(kind, need, income, spent, woken)
            return self.most_left_at_last(income, spent, woken)
        return self.crystals + income - spent + self.total - self.price_of_plants(need)

    def most_left_of_any(self, need: list[int], income: int, spent: int, woken: int) -> int:
        need[ANY_PLANT] -= 1
        best = IMPOSSIBLE
        for kind in range(PLANTS):
            need[kind] += 1
            left = self.most_left(need, income, spent, woken)
            if left > best:
                best = left
            need[kind] -= 1
        need[ANY_PLANT] += 1
        return best

    def most_left_brewing(self, kind: int, need: list[int], income: int, spent: int, woken: int) -> int:
        best = IMPOSSIBLE
        content = self.content
        n = self.n
        need[kind] -= 1
        for field in content.makers[kind]:
            if not n[field] and not self.wakers:
                continue
            one = content.fields[field]
            if one.input >= 0:
                need[one.input] += 1
            if n[field]:
                self.use(field)
                left = self.most_left(need, income, spent + one.fee, woken)
                if left > best:
                    best = left
                self.unuse(field)
            elif field in self.rest:
                left = self.wake_for(need, income, spent + one.fee, woken)
                if left > best:
                    best = left
            if one.input >= 0:
                need[one.input] -= 1
        price = self.green_price if kind == GREEN else self.white_price
        if price:
            left = self.most_left(need, income, spent + price, woken)
            if left > best:
                best = left
        need[kind] += 1
        return best

    def most_left_growing(self, kind: int, need: list[int], income: int, spent: int, woken: int) -> int:
        content = self.content
        n = self.n
        need[kind] -= 1
        best = self.most_left(need, income, spent + self.plant_price, woken)
        for field in content.makers[kind]:
            extra = content.extra[field]
            if n[field]:
                self.use(field)
                left = self.most_left(need, income + extra, spent, woken)
                if left > best:
                    best = left
                self.unuse(field)
            elif field in self.rest:
                left = self.wake_for(need, income, spent - extra, woken)
                if left > best:
                    best = left
        need[kind] += 1
        return best

    def wake_for(self, need: list[int], income: int, spent: int, woken: int) -> int:
        """One apprentice works to wake another (SAL-APP-09); which one, the fee of its field decides."""
        best = IMPOSSIBLE
        content = self.content
        for field in content.wakers:
            if self.n[field]:
                self.use(field)
                left = self.most_left(need, income, spent + content.fields[field].fee, woken + 1)
                if left > best:
                    best = left
                self.unuse(field)
        return best

    def most_left_at_last(self, income: int, spent: int, woken: int) -> int:
        """All goods are there: everybody left is turned for crystals, or wakes somebody who gives more."""
        content = self.content
        first = self.crystals + income + self.total
        """Crystals that are there before anybody is woken."""
        top = 0
        for field in self.fields:
            if self.n[field] and content.worth[field] > top:
                top = content.worth[field]
        for field in self.rest:
            if content.worth[field] > top:
                top = content.worth[field]
        again = 0
        """Crystals that wakers bring by waking."""
        loss = 0
        """What it would cost to turn one of them instead."""
        for field in content.wakers:
            count = self.n[field]
            waking = top - content.fields[field].fee
            if count and waking > content.worth[field]:
                first -= count * content.worth[field]
                again += count * waking
                woken += count
                loss = waking - content.worth[field] if not loss else min(loss, waking - content.worth[field])
        if woken and first < 1:  # the first waking has to be paid from something
            return first + again - loss - spent if loss else IMPOSSIBLE
        return first + again - spent
