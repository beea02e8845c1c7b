"""The plans of a payment: who makes the goods that are asked for, and who is turned for the action itself."""

from __future__ import annotations

from bisect import insort
from typing import Final

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    CRYSTAL,
    GREEN,
    KINDS,
    MOST_FIELDS,
    NONE,
    ORDER,
    THE_ACTION,
    WAKES,
    WHITE_PURPLE,
    Cost,
)
from fairyring.games.salamandra.means import Means

ANYWHERE: Final = -2
"""The worker of the temple may stand on any field."""

AGAIN: Final = 32
"""Sources of a good are taken in rising order: fields, then these and more for fields whose apprentice is woken."""
EXCHANGE: Final = 64


class Work:
    """One work for a payment: what kind of good an apprentice makes, on which field, and who wakes it for that. An
    exchange has no field."""

    def __init__(self, kind: int, field: int, waker: int = NONE) -> None:
        self.kind = kind
        self.field = field
        self.waker = waker
        self.turned = field if waker == NONE else waker
        """The field on which an apprentice is turned for it."""


WORKS: Final[list[list[Work]]] = [[Work(kind, field) for field in range(MOST_FIELDS)] for kind in range(THE_ACTION + 1)]
EXCHANGES: Final[list[Work]] = [Work(kind, NONE) for kind in range(KINDS)]


class Plans:
    """The search for plans; what is to be done with each that is found, `note` says."""

    def __init__(self, means: Means, cost: Cost, worker: int) -> None:
        self.means = means
        self.price = cost.crystals
        """The crystals that are asked for beside the goods."""
        self.wanted = cost.goods[:] if worker == NONE else [THE_ACTION, *cost.goods]
        """The goods that are lacking, and the action: what comes next is the last."""
        self.workers = means.fields if worker == ANYWHERE else [worker]
        """Where somebody may be turned for the action."""
        self.works: list[Work] = []
        self.used: list[int] = []
        """The fields of those that work, in the order of the works."""
        self.hope = means.grow[WAKES] * means.content.most_worth if means.wakers else 0
        """More than all wakers can bring."""
        self.found = False
        """Nothing more is looked for."""

    def make(self, last: int, floor: int, income: int, spent: int, woken: int) -> None:
        """Make the next good that is lacking, or the action; more of one kind in rising order of sources.

        `income` came from work, `spent` went for fees and exchanges, `woken` apprentices worked again. What `income`
        brings is there before anything is spent, except what woken apprentices bring.
        """
        wanted = self.wanted
        means = self.means
        if self.found or means.crystals + means.total + income - spent + self.hope < self.price:
            return
        if not wanted:
            self.plan(income, spent, woken)
            return
        kind = wanted.pop()
        if kind != last:
            floor = 0
        content = means.content
        n = means.n
        makers = self.workers if kind == THE_ACTION else content.makers[kind]
        for field in makers:
            if n[field] and field >= floor:
                self.use(field, WORKS[kind][field])
                if kind <= ANY_PLANT:
                    self.make(kind, field, income + content.extra[field], spent, woken)
                else:
                    self.made(kind, field, field, income, spent, woken)
                self.unuse(field)
        if means.wakers and makers is not means.fields:
            for field in makers:
                if AGAIN + field >= floor and field in means.rest and not (kind == THE_ACTION and n[field]):
                    for waker in content.wakers:
                        if n[waker]:
                            self.use(waker, Work(kind, field, waker))
                            fee = content.fields[waker].fee - content.extra[field]
                            self.made(kind, AGAIN + field, field, income, spent + fee, woken + 1)
                            self.unuse(waker)
        price = means.prices[kind]
        if price and (means.wakers or means.crystals + means.total + income - spent >= price):
            self.works.append(EXCHANGES[kind])
            self.make(kind, EXCHANGE, income, spent + price, woken)
            self.works.pop()
        wanted.append(kind)

    def made(self, kind: int, source: int, field: int, income: int, spent: int, woken: int) -> None:
        """Go on after a field has given this; for a potion its fee and its plant are needed, too."""
        one = self.means.content.fields[field]
        if kind != GREEN and kind != WHITE_PURPLE:
            self.make(kind, source, income, spent, woken)
        elif one.input < 0:
            self.make(kind, source, income, spent + one.fee, woken)
        else:
            insort(self.wanted, one.input, key=ORDER.index)
            self.make(kind, source, income, spent + one.fee, woken)
            self.wanted.remove(one.input)

    def use(self, field: int, work: Work) -> None:
        """An apprentice on this field is turned. What the means count beside that is not needed for plans."""
        means = self.means
        means.n[field] -= 1
        means.total -= means.content.worth[field]
        if means.wakers:
            means.rest.append(field)
        self.works.append(work)
        self.used.append(field)

    def unuse(self, field: int) -> None:
        means = self.means
        means.n[field] += 1
        means.total += means.content.worth[field]
        if means.wakers:
            means.rest.pop()
        self.works.pop()
        self.used.pop()

    def plan(self, income: int, spent: int, woken: int) -> None:
        """Note a plan; and those in which wakers wake somebody for more crystals than they would give themselves."""
        means = self.means
        left = means.crystals + income - spent - self.price
        if left + means.total >= 0:
            self.note(left, woken > 0 and means.crystals + income <= 0)
        if not means.wakers or self.found:
            return
        content = means.content
        for waker in content.wakers:
            if means.n[waker]:
                top = 0
                for field in means.fields + means.rest:
                    if content.worth[field] > content.worth[top] and field != waker:
                        top = field
                gain = content.worth[top] - content.fields[waker].fee
                if gain > content.worth[waker]:
                    awake = top not in means.rest
                    if awake:
                        self.use(top, WORKS[CRYSTAL][top])
                        income += content.worth[top]
                    self.use(waker, Work(CRYSTAL, top, waker))
                    self.plan(income, spent - gain, woken + 1)
                    self.unuse(waker)
                    if awake:
                        self.unuse(top)
                        income -= content.worth[top]

    def note(self, left: int, late: bool) -> None:
        """A plan has been found that leaves so many crystals before anybody else is turned. Late: somebody is woken,
        and only those turned for crystals can pay for it."""
        raise NotImplementedError


class AnyPlan(Plans):
    """Is there a plan at all? The first that does is enough; a late one needs somebody else to be turned."""

    def __init__(self, means: Means, cost: Cost, worker: int) -> None:
        super().__init__(means, cost, worker)
        self.make(NONE, 0, 0, 0, 0)

    def note(self, left: int, late: bool) -> None:
        if not late or self.means.total > 0:
            self.found = True


def can_pay(means: Means, cost: Cost, worker: int) -> bool:
    """Is there any way to pay? Plans are made where that cannot be reckoned at once: somebody may be woken, or potions
    are asked for beside the one of the temple."""
    if not cost.potions:
        left = means.crystals + means.total - cost.crystals
        if worker >= 0:  # nobody makes plants on a field with a cauldron
            left = left - means.content.worth[worker] if means.n[worker] else NONE
        if left >= 0 and left >= means.price_of_plants(cost):
            return True
        if not means.wakers:
            return False
    elif not means.brewers:
        return False
    elif worker == ANYWHERE and cost.potions == 1:
        if means.enough_for_potion(cost):
            return True
        if not means.wakers:
            return False
    return AnyPlan(means, cost, worker).found
