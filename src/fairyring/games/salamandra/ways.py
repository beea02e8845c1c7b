"""Every sensible way to pay for what has been announced (SAL-RES, SAL-APP-06).

What a payment leaves behind is who has been turned and how many crystals are left. So a way is the set of apprentices
that are turned, told by their fields, with the most crystals that this set leaves; who of them makes what follows from
it. A way is left out when fewer of its apprentices would do and the others, turned for crystals later, would give as
much.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, GREEN, PLANTS, WHITE_PURPLE
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.state import NONE, Salamandra

ANYWHERE: Final = -2
"""The worker of the temple may stand on any field."""

AGAIN: Final = 32
EXCHANGE: Final = 64
THE_ACTION: Final = CRYSTAL + 1


class Way:
    """The fields of the apprentices that are turned, rising; the crystals left; and the works, as
    `waker << 11 | kind << 7 | source`. The source is a field, a field whose apprentice is woken to work (32 more), or
    an exchange."""

    def __init__(self, fields: list[int], left: int, works: list[int]) -> None:
        self.fields = fields
        self.left = left
        self.works = works


class Ways:
    """Collects the ways of one payment."""

    def __init__(self, means: Means, need: list[int], worker: int) -> None:
        self.means = means
        self.need = need
        self.worker = worker
        self.fields: list[int] = []
        self.works: list[int] = []
        self.found: list[Way] = []

    def all(self) -> list[Way]:
        self.make(NONE, 0, 0, 0, 0)
        return sensible(self.means, self.found)

    # --- goods, one by one -------------------------------------------------------------------------------------------
    def make(self, last: int, floor: int, income: int, spent: int, woken: int) -> None:
        """Make the next good that is lacking; more of one kind in rising order of sources."""
        need = self.need
        kind = GREEN if need[GREEN] else WHITE_PURPLE if need[WHITE_PURPLE] else ANY_PLANT
        if not need[kind]:
            kind = 0
            while kind < PLANTS and not need[kind]:
                kind += 1
            if kind == PLANTS:
                self.work_for_the_action(income, spent, woken)
                return
        if kind != last:
            floor = 0
        need[kind] -= 1
        means = self.means
        content = means.content
        growers = content.growers if kind == ANY_PLANT else content.makers[kind]
        for field in growers:
            if field >= floor and means.n[field]:
                self.use(field, kind << 7 | field)
                self.made(kind, field, field, income, spent, woken)
                self.unuse(field)
        if means.wakers:
            for field in growers:
                if AGAIN + field >= floor and field in means.rest:
                    for waker in content.wakers:
                        if means.n[waker]:
                            self.use(waker, waker << 11 | kind << 7 | AGAIN + field)
                            self.made(kind, AGAIN + field, field, income, spent + content.fields[waker].fee, woken + 1)
                            self.unuse(waker)
        price = means.plant_price if kind <= ANY_PLANT else means.green_price if kind == GREEN else means.white_price
        if price:
            self.works.append(kind << 7 | EXCHANGE)
            self.make(kind, EXCHANGE, income, spent + price, woken)
            self.works.pop()
        need[kind] += 1

    def made(self, kind: int, source: int, field: int, income: int, spent: int, woken: int) -> None:
        """Go on after a field has given this good."""
        one = self.means.content.fields[field]
        if kind <= ANY_PLANT:
            if source < AGAIN:
                self.make(kind, source, income + one.extra, spent, woken)
            else:
                self.make(kind, source, income, spent - one.extra, woken)
        elif one.input < 0:
            self.make(kind, source, income, spent + one.fee, woken)
        else:
            self.need[one.input] += 1
            self.make(kind, source, income, spent + one.fee, woken)
            self.need[one.input] -= 1

    def use(self, field: int, work: int) -> None:
        self.means.use(field)
        self.fields.append(field)
        self.works.append(work)

    def unuse(self, field: int) -> None:
        self.means.unuse(field)
        self.fields.pop()
        self.works.pop()

    # --- the action, and the crystals --------------------------------------------------------------------------------
    def work_for_the_action(self, income: int, spent: int, woken: int) -> None:
        """The apprentice that is turned for the cauldron or the temple."""
        means = self.means
        worker = self.worker
        if worker == NONE:
            self.turn(0, income, spent, woken, 0)
        elif worker == ANYWHERE:
            for field in means.fields:
                if means.n[field]:
                    self.use(field, THE_ACTION << 7 | field)
                    self.turn(0, income, spent, woken, 0)
                    self.unuse(field)
        elif means.n[worker]:
            self.use(worker, THE_ACTION << 7 | worker)
            self.turn(0, income, spent, woken, 0)
            self.unuse(worker)
        elif worker in means.rest:
            for waker in means.content.wakers:
                if means.n[waker]:
                    self.use(waker, waker << 11 | THE_ACTION << 7 | AGAIN + worker)
                    self.turn(0, income, spent + means.content.fields[waker].fee, woken + 1, 0)
                    self.unuse(waker)

    def turn(self, first: int, income: int, spent: int, woken: int, least: int) -> None:
        """Turn apprentices for the crystals that are still lacking, none of them in vain; in rising order from the
        place `first` in the list of fields. `least` is what the smallest of them gives."""
        means = self.means
        content = means.content
        surplus = means.crystals + income - spent - self.need[CRYSTAL]
        if surplus >= 0:
            if (not least or surplus < least) and (not woken or means.crystals + income > 0):
                self.found.append(Way(sorted(self.fields), surplus, self.works[:]))
            if surplus or not means.wakers:
                return
            # With an empty purse nobody can be woken for crystals afterwards, so it may be better to do it before.
        else:
            for place in range(first, len(means.fields)):
                field = means.fields[place]
                if means.n[field]:
                    worth = content.worth[field]
                    self.use(field, CRYSTAL << 7 | field)
                    self.turn(place, income + worth, spent, woken, worth if not least else min(worth, least))
                    self.unuse(field)
        if means.wakers and means.crystals + income > 0:
            self.wake(income, spent, woken)

    def wake(self, income: int, spent: int, woken: int) -> None:
        """Wake somebody to work for crystals, where that gives more than turning the waker."""
        means = self.means
        content = means.content
        for waker in content.wakers:
            if means.n[waker]:
                for field in means.rest:
                    gain = content.worth[field] - content.fields[waker].fee
                    if gain > content.worth[waker]:
                        self.use(waker, waker << 11 | CRYSTAL << 7 | AGAIN + field)
                        self.turn(len(means.fields), income, spent - gain, woken + 1, 0)
                        self.unuse(waker)
                        break


def sensible(means: Means, found: list[Way]) -> list[Way]:
    """The best way of each set, without those where fewer apprentices would do; in the order of their fields."""
    found.sort(key=ranking)
    worth = means.content.worth
    kept: list[Way] = []
    for way in found:
        beaten = False
        for other in kept:
            spared = without(way.fields, other.fields)
            if spared is not None:
                left = other.left
                for field in spared:
                    left += worth[field]
                if left >= way.left:
                    beaten = True
                    break
        if not beaten:
            kept.append(way)
    kept.sort(key=in_order)
    return kept


def ranking(way: Way) -> tuple[int, int, list[int], list[int]]:
    """Fewer apprentices first, then more crystals; what is equal in a fixed order."""
    return len(way.fields), -way.left, way.fields, way.works


def in_order(way: Way) -> list[int]:
    return way.fields


def without(fields: list[int], part: list[int]) -> list[int] | None:
    """What is left of a rising list when all of another are taken out; None when they are not all in it."""
    left: list[int] = []
    at = 0
    for field in fields:
        if at < len(part) and part[at] == field:
            at += 1
        else:
            left.append(field)
    return left if at == len(part) else None


def ways_to_pay(t: Salamandra, seat: int) -> list[Way]:
    """All ways for the payment that is open at the table."""
    return Ways(Means(t, t.players[seat]), t.need[:], t.worker).all()
