"""What a player can make this turn, and whether it is enough (SAL-FREE-05).

An apprentice that works for a plant does not give its crystals, so every source has a price in crystals: nothing for a
field that prints a crystal beside the plant, one for a plain field, four for the exchange, and so on. Plants are then
reckoned at once: the cheapest sources. Potions, the choice of any plant and fields that wake apprentices branch: there
an exact search over the few sources of each kind finds the way that leaves most crystals.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, GREEN, PLANTS, WHITE_PURPLE
from fairyring.games.salamandra.state import NONE, Player, Salamandra

IMPOSSIBLE: Final = -1000

DIRECT: Final = 32
"""Sources below this are fields where an apprentice works; from here to EXCHANGE, fields where one works again because
another woke it."""
EXCHANGE: Final = 64


class Means:
    """Active apprentices by field, crystals, exchanges. `n` runs over all fields."""

    def __init__(self, t: Salamandra, me: Player, inactive_too: bool = False) -> None:
        content = t.content
        self.content = content
        self.crystals = me.crystals - t.kept
        self.plant_price = me.plant_price
        self.green_price = me.green_price
        self.white_price = me.white_price
        n = [0] * len(content.fields)
        self.n = n
        self.fields: list[int] = []
        """Fields with an active apprentice, rising."""
        self.rest: list[int] = []
        """Fields with an apprentice that another may wake to work again, with repeats."""
        self.brewers = me.green_price > 0 or me.white_price > 0
        """Somebody or something makes potions."""
        self.wakers = False
        self.turning = t.kept == 0
        """Apprentices may be turned for crystals: not after gathering (see `turn`)."""
        self.low = t.low
        self.worker = NONE
        """The field whose apprentice is turned for the temple."""
        self.woken = 0
        """Apprentices woken so far while paying."""
        self.kind = NONE
        """Sources of this kind must not be lower than `floor`."""
        self.floor = 0
        self.total = 0
        """Crystals of all who may be turned for them."""
        self.costs: list[list[int]] = [[], [], []]
        """For each plant, what every apprentice that grows it gives up in crystals by doing so, rising."""
        druid = me.druid
        last = NONE
        for man in me.men:
            field = man >> 3
            if man & 1 != druid:
                if inactive_too:
                    self.rest.append(field)
                continue
            n[field] += 1
            if field != last:
                last = field
                self.fields.append(field)
                if content.wakes[field]:
                    self.wakers = True
                elif content.potion[field] >= 0:
                    self.brewers = True
        self.reckon()

    def reckon(self) -> None:
        """Work out `total` and `costs`; again whenever it has changed who may be turned."""
        content = self.content
        plants = content.plant
        self.total = 0
        costs: list[list[int]] = [[], [], []]
        for field in self.fields:
            for _ in range(self.n[field]):
                worth = self.worth(field)
                self.total += worth
                if plants[field] >= 0:
                    costs[plants[field]].append(worth - content.extra[field])
        for one in costs:
            if len(one) > 1:
                one.sort()
        self.costs = costs

    def worth(self, field: int) -> int:
        """The crystals of an apprentice on this field when it is turned for them; 0 when it may not be.

        They are turned in rising order over the whole turn; and of the one turned for the temple and those turned for
        as many crystals, the one for the temple stands lowest. So every set of apprentices is reached in one way only.
        """
        worth = self.content.worth[field]
        if not self.turning or field < self.low:
            return 0
        worker = self.worker
        if worker != NONE and field < worker and worth == self.content.worth[worker]:
            return 0
        return worth

    def use(self, field: int) -> None:
        """An apprentice on this field is turned; another may wake it."""
        self.n[field] -= 1
        self.rest.append(field)
        worth = self.worth(field)
        self.total -= worth
        plant = self.content.plant[field]
        if plant >= 0:
            self.costs[plant].remove(worth - self.content.extra[field])

    def unuse(self, field: int) -> None:
        """Take back the last `use`."""
        self.n[field] += 1
        self.rest.pop()
        worth = self.worth(field)
        self.total += worth
        plant = self.content.plant[field]
        if plant >= 0:
            self.costs[plant].append(worth - self.content.extra[field])
            self.costs[plant].sort()

    def in_order(self, low: int, worker: int) -> None:
        """Nobody below `low` is turned for crystals any more; `worker` is turned for the temple."""
        if low != self.low or worker != self.worker:
            self.low = low
            self.worker = worker
            self.reckon()

    # --- is it enough? -----------------------------------------------------------------------------------------------
    def can_pay(self, need: list[int]) -> bool:
        """Can these goods and crystals be brought together?"""
        return self.most_left(need, 0, 0, 0) >= need[CRYSTAL]

    def can_pay_with(self, field: int, need: list[int]) -> bool:
        """The same when an apprentice on this field is turned for the action itself."""
        self.use(field)
        enough = self.most_left(need, 0, 0, 0) >= need[CRYSTAL]
        self.unuse(field)
        return enough

    def most_left(self, need: list[int], income: int, spent: int, woken: int) -> int:
        """The most crystals one can have when the goods are there; `need` is changed and put back.

        `income` came from work, `spent` went for fees and exchanges, `woken` apprentices worked again. What `income`
        brings is there before anything is spent, except what woken apprentices bring.
        """
        if need[GREEN] > 0:
            return self.most_left_brewing(GREEN, need, income, spent, woken)
        if need[WHITE_PURPLE] > 0:
            return self.most_left_brewing(WHITE_PURPLE, need, income, spent, woken)
        if need[ANY_PLANT] > 0:
            need[ANY_PLANT] -= 1
            best = IMPOSSIBLE
            for kind in range(PLANTS):
                need[kind] += 1
                best = max(best, self.most_left(need, income, spent, woken))
                need[kind] -= 1
            need[ANY_PLANT] += 1
            return best
        if self.wakers or self.kind != NONE:
            for kind in range(PLANTS):
                if need[kind] > 0:
                    return self.most_left_growing(kind, need, income, spent, woken)
            return self.most_left_at_last(income, spent, woken)
        left = self.crystals + income - spent + self.total
        for kind in range(PLANTS):
            wanted = need[kind]
            if wanted > 0:
                costs = self.costs[kind]
                have = len(costs)
                for i in range(wanted):
                    left -= costs[i] if i < have else self.plant_price
        return left

    def most_left_brewing(self, kind: int, need: list[int], income: int, spent: int, woken: int) -> int:
        best = IMPOSSIBLE
        content = self.content
        n = self.n
        floor = self.floor if kind == self.kind else 0
        need[kind] -= 1
        for field in content.makers[kind]:
            if not n[field] and not self.wakers:
                continue
            one = content.fields[field]
            if one.input >= 0:
                need[one.input] += 1
            if n[field] and field >= floor:
                self.use(field)
                best = max(best, self.most_left(need, income, spent + one.fee, woken))
                self.unuse(field)
            elif self.wakers and field in self.rest and DIRECT + field >= floor:
                best = max(best, self.wake_for(need, income, spent + one.fee, woken))
            if one.input >= 0:
                need[one.input] -= 1
        price = self.green_price if kind == GREEN else self.white_price
        if price:
            best = max(best, self.most_left(need, income, spent + price, woken))
        need[kind] += 1
        return best

    def most_left_growing(self, kind: int, need: list[int], income: int, spent: int, woken: int) -> int:
        content = self.content
        n = self.n
        floor = self.floor if kind == self.kind else 0
        need[kind] -= 1
        best = IMPOSSIBLE
        for field in content.makers[kind]:
            extra = content.extra[field]
            if n[field] and field >= floor:
                self.use(field)
                best = max(best, self.most_left(need, income + extra, spent, woken))
                self.unuse(field)
            elif self.wakers and field in self.rest and DIRECT + field >= floor:
                best = max(best, self.wake_for(need, income, spent - extra, woken))
        best = max(best, self.most_left(need, income, spent + self.plant_price, woken))
        need[kind] += 1
        return best

    def wake_for(self, need: list[int], income: int, spent: int, woken: int) -> int:
        """One apprentice works to wake another (SAL-APP-09); which one, the fee of its field decides."""
        best = IMPOSSIBLE
        content = self.content
        for field in content.wakers:
            if self.n[field]:
                self.use(field)
                best = max(best, self.most_left(need, income, spent + content.fields[field].fee, woken + 1))
                self.unuse(field)
        return best

    def most_left_at_last(self, income: int, spent: int, woken: int) -> int:
        """All goods are there: everybody left is turned for crystals, or wakes somebody who gives more."""
        content = self.content
        n = self.n
        first = self.crystals + income + self.total
        """Crystals that are there before anybody is woken."""
        if not self.wakers:
            return first - spent
        if not self.turning:
            return first - spent if first > 0 or not woken else IMPOSSIBLE
        top = 0
        for field in self.fields:
            if n[field]:
                top = max(top, self.worth(field))
        for field in self.rest:
            top = max(top, content.worth[field])
        again = 0
        """Crystals that wakers bring by waking."""
        loss = -IMPOSSIBLE
        """What it would cost to turn one of them instead."""
        for field in content.wakers:
            waking = top - content.fields[field].fee
            if n[field] and waking > content.worth[field]:
                turned = self.worth(field)
                first -= n[field] * turned
                again += n[field] * waking
                woken += n[field]
                if turned:
                    loss = min(loss, waking - turned)
        if woken and first < 1:  # the first waking has to be paid from something
            return first + again - loss - spent if loss < -IMPOSSIBLE else IMPOSSIBLE
        return first + again - spent


def means_of(t: Salamandra, seat: int) -> Means:
    """What `seat` can make now, for an action that is about to be announced."""
    return Means(t, t.players[seat])


def lacking(cost: list[int], goods: list[int]) -> list[int]:
    """A cost less what is already there."""
    return [max(0, want - have) for want, have in zip(cost, goods, strict=True)]


def can_make_anything(t: Salamandra, seat: int, costs: list[list[int]]) -> bool:
    """Could any of these costs be paid by some sequence of works, wakings, turnings and exchanges (SAL-FREE-05)?"""
    means = Means(t, t.players[seat], True)
    means.crystals += t.kept
    means.turning = True
    means.low = 0
    means.reckon()
    return any(means.most_left(lacking(cost, t.goods), 0, 0, 0) >= cost[CRYSTAL] for cost in costs)
