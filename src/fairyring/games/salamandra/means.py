"""What a player can make this turn, and whether it is enough (SAL-FREE-05).

An apprentice that works for a plant does not give its crystals, so every source has a price in crystals: nothing for a
field that prints a crystal beside the plant, one for a plain field, four for the exchange, and so on. A cost without
potions is then reckoned at once. Potions, the choice of any plant and fields that wake apprentices branch: there an
exact search over the few sources of each kind finds the way that leaves most crystals.
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

    def __init__(self, t: Salamandra, me: Player, inactive_too: bool) -> None:
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
        self.total = 0
        """Crystals when everybody works for crystals alone."""
        self.plain = [0] * PLANTS
        self.rich = [0] * PLANTS
        self.brewers = False
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
        druid = me.druid
        last = NONE
        for man in me.men:
            field = man >> 3
            if man & 1 != druid:
                if inactive_too:
                    self.rest.append(field)
                continue
            n[field] += 1
            self.total += content.worth[field]
            if field != last:
                last = field
                self.fields.append(field)
            plant = content.plant[field]
            if plant >= 0:
                if content.extra[field]:
                    self.rich[plant] += 1
                else:
                    self.plain[plant] += 1
            elif content.wakes[field]:
                self.wakers = True
            elif content.potion[field] >= 0:
                self.brewers = True

    def use(self, field: int) -> None:
        """An apprentice on this field is turned; another may wake it."""
        self.n[field] -= 1
        self.rest.append(field)

    # --- is it enough? -----------------------------------------------------------------------------------------------
    def can_pay(self, need: list[int]) -> bool:
        """Can these goods and crystals be brought together?"""
        if self.turning and not self.low and self.worker == NONE and self.kind == NONE and not self.wakers \
                and not need[ANY_PLANT] and not need[GREEN] and not need[WHITE_PURPLE] and not self.rest:
            left = self.crystals + self.total - need[CRYSTAL]
            if left < 0:
                return False
            for kind in range(PLANTS):
                lacking = need[kind] - self.rich[kind]
                if lacking > 0:
                    plain = self.plain[kind]
                    left -= lacking if lacking <= plain else plain + (lacking - plain) * self.plant_price
            return left >= 0
        return self.most_left(need[:], 0, 0, 0) >= need[CRYSTAL]

    def can_pay_without(self, field: int, need: list[int]) -> bool:
        """The same when an apprentice on a cauldron field is turned for the action itself."""
        if self.turning and not self.low and not self.wakers and not need[ANY_PLANT] and not need[GREEN] \
                and not need[WHITE_PURPLE] and not self.rest:
            self.total -= 1
            enough = self.can_pay(need)
            self.total += 1
            return enough
        self.use(field)
        enough = self.most_left(need[:], 0, 0, 0) >= need[CRYSTAL]
        self.n[field] += 1
        self.rest.pop()
        return enough

    def can_pay_temple(self, worker: int, need: list[int]) -> bool:
        """The same with an apprentice on any field turned for the temple; see `turns` for its place in the order."""
        self.use(worker)
        self.worker = worker
        enough = self.most_left(need[:], 0, 0, 0) >= need[CRYSTAL]
        self.worker = NONE
        self.n[worker] += 1
        self.rest.pop()
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
        for kind in range(PLANTS):
            if need[kind] > 0:
                return self.most_left_growing(kind, need, income, spent, woken)
        return self.most_left_at_last(income, spent, woken)

    def most_left_brewing(self, kind: int, need: list[int], income: int, spent: int, woken: int) -> int:
        best = IMPOSSIBLE
        content = self.content
        n = self.n
        floor = self.floor if kind == self.kind else 0
        need[kind] -= 1
        for field in range(len(n)):
            if content.potion[field] != kind:
                continue
            one = content.fields[field]
            if one.input >= 0:
                need[one.input] += 1
            if n[field] and field >= floor:
                self.use(field)
                best = max(best, self.most_left(need, income, spent + one.fee, woken))
                self.rest.pop()
                n[field] += 1
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
        for field in range(len(n)):
            if content.plant[field] != kind:
                continue
            extra = content.extra[field]
            if n[field] and field >= floor:
                self.use(field)
                best = max(best, self.most_left(need, income + extra, spent, woken))
                self.rest.pop()
                n[field] += 1
            elif self.wakers and field in self.rest and DIRECT + field >= floor:
                best = max(best, self.wake_for(need, income, spent - extra, woken))
        best = max(best, self.most_left(need, income, spent + self.plant_price, woken))
        need[kind] += 1
        return best

    def wake_for(self, need: list[int], income: int, spent: int, woken: int) -> int:
        """One apprentice works to wake another (SAL-APP-09); which one, the fee of its field decides."""
        best = IMPOSSIBLE
        content = self.content
        n = self.n
        for field in range(len(n)):
            if n[field] and content.wakes[field]:
                n[field] -= 1
                best = max(best, self.most_left(need, income, spent + content.fields[field].fee, woken + 1))
                n[field] += 1
        return best

    def most_left_at_last(self, income: int, spent: int, woken: int) -> int:
        """All goods are there: everybody left is turned for crystals, or wakes somebody who gives more."""
        content = self.content
        n = self.n
        first = self.crystals + income
        """Crystals that are there before anybody is woken."""
        if not self.turning:
            return first - spent if first > 0 or not woken else IMPOSSIBLE
        top = 0
        for field in range(len(n)):
            if n[field] and self.turns(field):
                if not content.wakes[field]:
                    first += n[field] * content.worth[field]
                top = max(top, content.worth[field])
        if not self.wakers:
            return first - spent
        for field in self.rest:
            top = max(top, content.worth[field])
        again = 0
        """Crystals that wakers bring by waking."""
        loss = -IMPOSSIBLE
        """What it would cost to turn one of them instead."""
        for field in range(len(n)):
            if n[field] and content.wakes[field]:
                turned = content.worth[field] if self.turns(field) else 0
                waking = top - content.fields[field].fee
                if waking > content.worth[field]:
                    again += n[field] * waking
                    woken += n[field]
                    if turned:
                        loss = min(loss, waking - turned)
                else:
                    first += n[field] * turned
        if woken and first < 1:  # the first waking has to be paid from something
            return first + again - loss - spent if loss < -IMPOSSIBLE else IMPOSSIBLE
        return first + again - spent

    def turns(self, field: int) -> bool:
        """May an apprentice on this field still be turned for crystals?

        In rising order over the whole turn; and of the one turned for the temple and those turned for as many
        crystals, the one for the temple stands lowest: every set of apprentices turned is reached in one way only.
        """
        if field < self.low:
            return False
        worker = self.worker
        return worker == NONE or field >= worker or self.content.worth[field] != self.content.worth[worker]


def means_of(t: Salamandra, seat: int) -> Means:
    """What `seat` can make now, for an action that is about to be announced."""
    return Means(t, t.players[seat], False)


def lacking(cost: list[int], goods: list[int]) -> list[int]:
    """A cost less what is already there."""
    return [max(0, want - have) for want, have in zip(cost, goods, strict=True)]


def can_make_anything(t: Salamandra, seat: int, costs: list[list[int]]) -> bool:
    """Could any of these costs be paid by some sequence of works, wakings, turnings and exchanges (SAL-FREE-05)?"""
    means = Means(t, t.players[seat], True)
    means.crystals += t.kept
    means.turning = True
    means.low = 0
    return any(means.can_pay(lacking(cost, t.goods)) for cost in costs)


