"""Every sensible way to pay for what has been announced (SAL-RES, SAL-APP-06).

What a payment leaves behind is who has been turned and how many crystals are left. So a way is the set of apprentices
that are turned, told by their fields, with the most crystals that this set leaves; who of them makes what follows from
it. A way is left out when one of its apprentices is idle: the others would do, and turned for crystals later it would
give as much.

A plan makes the goods and the action itself; it may be short of crystals, which others are then turned for. The best
use of a set is the best plan inside it with everybody else turned for crystals. So the player first chooses a plan, by
the fields that work for it, then those who are turned, only as long as that plan stays the best one for them all. Sets
are numbers here: four bits for each field with an active apprentice, counting those that are turned.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, GREEN, NONE, PLANTS, WHITE_PURPLE
from fairyring.games.salamandra.means import Means

ANYWHERE: Final = -2
"""The worker of the temple may stand on any field."""

AGAIN: Final = 32
EXCHANGE: Final = 64
THE_ACTION: Final = CRYSTAL + 1
BITS: Final = 4
SETS: Final = 44
"""More than the bits of any set."""
GUARDS: Final = 0x8888888888
"""The highest bit of each field's four: a set lies inside another when no guard is lost by subtracting."""


class Plan:
    """One way to make the goods and the action: the set it turns, what it gains, and its works.

    A work is `waker << 11 | kind << 7 | source`, where the source is a field, a field whose apprentice is woken to work
    (32 more), or an exchange.
    """

    def __init__(self, turned: int, worth: int, fields: list[int], gain: int, late: bool, works: list[int]) -> None:
        self.turned = turned
        self.worth = worth
        """What all of them would give for crystals alone."""
        self.fields = fields
        """The same set as fields, rising."""
        self.gain = gain
        """What is left, against that."""
        self.rank = turned - (gain << SETS)
        """Rising: the plan that gains most comes first, and of plans as good the one that turns fewer."""
        self.late = late
        """Somebody is woken, and only those turned for crystals can pay for it."""
        self.works = works


class Ways:
    """The ways of one payment."""

    def __init__(self, means: Means, need: list[int], worker: int) -> None:
        self.means = means
        self.need = need
        self.worker = worker
        self.turned = 0
        self.total = means.total
        """Crystals when everybody works for crystals alone, before anybody is used here."""
        self.works: list[int] = []
        self.used: list[int] = []
        """The fields of those that work, in the order of the works."""
        self.plans: list[Plan] = []
        """The best first."""
        self.fields = means.fields
        """Those with an active apprentice, in the order of the bits."""
        self.worth_of = means.content.worth
        self.make(NONE, 0, 0, 0, 0)
        self.offered: list[Plan] = self.plans
        """One plan of every set that can be completed, in the order of their fields."""
        if len(self.plans) > 1:
            self.compare()

    def compare(self) -> None:
        """Keep one plan of every set that can be completed."""
        self.offered = []
        seen: list[int] = []
        for plan in self.plans:
            if plan.turned in seen:
                continue
            seen.append(plan.turned)
            if not plan.late:
                lacking = -plan.worth - plan.gain
                blocked = self.blocked(plan, plan.turned)
                if blocked < 0:
                    continue
                if lacking <= 0 or self.covers(plan.turned, blocked, lacking):
                    self.offered.append(plan)
                    continue
                if blocked and self.reach(plan.turned, self.closed(plan, plan.turned)) < lacking:
                    continue
            if self.completes(plan, plan.turned, plan.worth, 0):
                self.offered.append(plan)
        if len(self.offered) > 1:
            self.offered.sort(key=in_order)

    def blocked(self, plan: Plan, turned: int) -> int:
        """The fields of which another apprentice might make a better plan fit into the set, by their highest bits; -1
        when one fits in already."""
        guarded = turned | GUARDS
        found = 0
        for other in self.plans:
            if other is plan:
                break
            lost = ~(guarded - other.turned) & GUARDS
            if not lost:
                return -1
            found |= lost
        return found

    def closed(self, plan: Plan, turned: int) -> int:
        """The fields of which one more apprentice is all that a better plan lacks to fit in and do. (A late one does
        not do without another beside it.)"""
        guarded = turned | GUARDS
        found = 0
        for other in self.plans:
            if other is plan:
                break
            after = guarded - other.turned
            lost = ~after & GUARDS
            if not lost & lost - 1 and not ~after & lost - (lost >> 3) and not other.late:
                found |= lost
        return found

    def reach(self, turned: int, closed: int) -> int:
        """The most crystals that apprentices beside a set can give without the closed fields."""
        crystals = 0
        worth = self.worth_of
        n = self.means.n
        for field in self.fields:
            if not closed & 8:
                crystals += worth[field] * (n[field] - (turned & 7))
            closed >>= BITS
            turned >>= BITS
        return crystals

    def covers(self, turned: int, blocked: int, lacking: int) -> bool:
        """Can apprentices beside a set who are not blocked give just what is lacking? Then nobody in it is idle."""
        singles = 0
        sums = 1
        """What those who give more than one crystal can give together, as bits."""
        worth = self.worth_of
        n = self.means.n
        for field in self.fields:
            if not blocked & 8:
                one = worth[field]
                free = n[field] - (turned & 7)
                if one == 1:
                    singles += free
                    if singles >= lacking:
                        return True
                else:
                    for _ in range(free):
                        sums |= sums << one
            blocked >>= BITS
            turned >>= BITS
        return sums & (2 << lacking) - (1 << lacking - singles) != 0

    # --- plans: goods, one by one ------------------------------------------------------------------------------------
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
        n = means.n
        growers = content.growers if kind == ANY_PLANT else content.makers[kind]
        for field in growers:
            if n[field] and field >= floor:
                self.use(field, kind << 7 | field)
                if kind <= ANY_PLANT:
                    self.make(kind, field, income + content.extra[field], spent, woken)
                else:
                    self.brewed(kind, field, field, income, spent, woken)
                self.unuse(field)
        if means.wakers:
            for field in growers:
                if AGAIN + field >= floor and field in means.rest:
                    for waker in content.wakers:
                        if n[waker]:
                            self.use(waker, waker << 11 | kind << 7 | AGAIN + field)
                            fee = content.fields[waker].fee
                            if kind <= ANY_PLANT:
                                self.make(kind, AGAIN + field, income, spent + fee - content.extra[field], woken + 1)
                            else:
                                self.brewed(kind, AGAIN + field, field, income, spent + fee, woken + 1)
                            self.unuse(waker)
        price = means.plant_price if kind <= ANY_PLANT else means.green_price if kind == GREEN else means.white_price
        if price and (means.wakers or means.crystals + means.total + income - spent >= price):
            self.works.append(kind << 7 | EXCHANGE)
            self.make(kind, EXCHANGE, income, spent + price, woken)
            self.works.pop()
        need[kind] += 1

    def brewed(self, kind: int, source: int, field: int, income: int, spent: int, woken: int) -> None:
        """Go on after a field has given this potion: its fee and its plant are needed too."""
        one = self.means.content.fields[field]
        if one.input < 0:
            self.make(kind, source, income, spent + one.fee, woken)
        else:
            self.need[one.input] += 1
            self.make(kind, source, income, spent + one.fee, woken)
            self.need[one.input] -= 1

    def use(self, field: int, work: int) -> None:
        """An apprentice on this field is turned. What the means count beside that is not needed for plans."""
        means = self.means
        means.n[field] -= 1
        means.total -= self.worth_of[field]
        if means.wakers:
            means.rest.append(field)
        self.turned += 1 << BITS * self.fields.index(field)
        self.works.append(work)
        self.used.append(field)

    def unuse(self, field: int) -> None:
        means = self.means
        means.n[field] += 1
        means.total += self.worth_of[field]
        if means.wakers:
            means.rest.pop()
        self.turned -= 1 << BITS * self.fields.index(field)
        self.works.pop()
        self.used.pop()

    def work_for_the_action(self, income: int, spent: int, woken: int) -> None:
        """The apprentice that is turned for the cauldron or the temple."""
        means = self.means
        worker = self.worker
        if worker == NONE:
            self.plan(income, spent, woken)
        elif worker == ANYWHERE:
            for field in means.fields:
                if means.n[field]:
                    self.use(field, THE_ACTION << 7 | field)
                    self.plan(income, spent, woken)
                    self.unuse(field)
        elif means.n[worker]:
            self.use(worker, THE_ACTION << 7 | worker)
            self.plan(income, spent, woken)
            self.unuse(worker)
        elif worker in means.rest:
            for waker in means.content.wakers:
                if means.n[waker]:
                    self.use(waker, waker << 11 | THE_ACTION << 7 | AGAIN + worker)
                    self.plan(income, spent + means.content.fields[waker].fee, woken + 1)
                    self.unuse(waker)

    def plan(self, income: int, spent: int, woken: int) -> None:
        """Note a plan; and those in which wakers wake somebody for more crystals than they would give themselves."""
        means = self.means
        left = means.crystals + income - spent - self.need[CRYSTAL]
        if left + means.total >= 0:
            fields = self.used[:]
            fields.sort()
            worth = self.total - means.total
            plan = Plan(self.turned, worth, fields, left - worth, woken > 0 and means.crystals + income <= 0,
                        self.works[:])
            plans = self.plans
            i = len(plans)
            while i and plans[i - 1].rank > plan.rank:
                i -= 1
            plans.insert(i, plan)
        if not means.wakers:
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
                        self.use(top, CRYSTAL << 7 | top)
                        income += content.worth[top]
                    self.use(waker, waker << 11 | CRYSTAL << 7 | AGAIN + top)
                    self.plan(income, spent - gain, woken + 1)
                    self.unuse(waker)
                    if awake:
                        self.unuse(top)
                        income -= content.worth[top]

    # --- sets --------------------------------------------------------------------------------------------------------
    def completes(self, plan: Plan, turned: int, worth: int, first: int) -> bool:
        """Is this set a sensible way with this plan, or can it become one by turning more, from the place `first` on?
        `worth` is what all of it would give for crystals alone."""
        enough = worth + plan.gain >= 0
        if enough and turned != plan.turned:
            return self.is_sensible(plan, turned, worth)
        guarded = turned | GUARDS
        for other in self.plans:
            if other is plan:
                break
            if (guarded - other.turned) & GUARDS == GUARDS and other.turned != turned:
                return False  # the better plan stays inside whatever is added
        if enough and not plan.late:
            return True  # a plan as good that turns fewer comes before this one, so nobody is idle
        fields = self.fields
        n = self.means.n
        for i in range(first, len(fields)):
            field = fields[i]
            if (turned >> BITS * i & 7) < n[field] \
                    and self.completes(plan, turned + (1 << BITS * i), worth + self.worth_of[field], i):
                return True
        return False

    def is_sensible(self, plan: Plan, turned: int, worth: int) -> bool:
        """Is this plan the best for the set, and nobody idle? Leaving one out makes the rest too few, or loses more
        than the crystals of that one."""
        best = self.best_plan(turned, worth)
        if best is None or best.turned != plan.turned:
            return False
        gain = best.gain
        fields = self.fields
        for i in range(len(fields)):
            if turned >> BITS * i & 7:
                other = self.best_plan(turned - (1 << BITS * i), worth - self.worth_of[fields[i]])
                if other is not None and other.gain >= gain:
                    return False
        return True

    def best_plan(self, turned: int, worth: int) -> Plan | None:
        """The plan that makes the best use of a set; None when it is not enough."""
        guarded = turned | GUARDS
        for plan in self.plans:
            if (guarded - plan.turned) & GUARDS == GUARDS and not (plan.late and plan.turned == turned):
                return plan if worth + plan.gain >= 0 else None
        return None

    # --- for the player ----------------------------------------------------------------------------------------------
    def set_of(self, fields: list[int]) -> int:
        """The set that turns an apprentice on each of these fields."""
        turned = 0
        for field in fields:
            turned += 1 << BITS * self.fields.index(field)
        return turned

    def left(self, plan: Plan, fields: list[int]) -> int:
        """The crystals left when an apprentice on each of these fields is turned."""
        worth = self.worth_of
        left = plan.gain
        for field in fields:
            left += worth[field]
        return left

    def turnings(self, plan: Plan, picks: list[int]) -> list[int]:
        """Who may be turned next for the crystals that are lacking: fields, rising."""
        fields = self.fields
        n = self.means.n
        turned = self.set_of(picks)
        lacking = -self.left(plan, picks)
        worth = -lacking - plan.gain
        blocked = self.blocked(plan, turned)
        closed = self.closed(plan, turned) if blocked else 0
        found: list[int] = []
        with_single = -1
        """Whether a set with one more who gives a single crystal can be made up to just what is lacking; -1: unknown."""
        for i, field in enumerate(fields):
            shift = BITS * i
            if n[field] == turned >> shift & 7 or closed >> shift & 8:
                continue
            one = self.worth_of[field]
            more = turned + (1 << shift)
            if one <= lacking and not blocked >> shift & 8:
                if one > 1 or with_single < 0:
                    sure = self.covers(more, blocked, lacking - one)
                    if one == 1:
                        with_single = 1 if sure else 0
                else:
                    sure = with_single > 0
                if sure:
                    found.append(field)
                    continue
            if self.completes(plan, more, worth + one, 0):
                found.append(field)
        return found

    def rising_turnings(self, plan: Plan, picks: list[int], last: int) -> list[int]:
        """The same, not lower than the last one, when those after them will not be lower either."""
        fields = self.fields
        n = self.means.n
        worth_of = self.worth_of
        turned = self.set_of(picks)
        lacking = -self.left(plan, picks)
        worth = -lacking - plan.gain
        found: list[int] = []
        blocked = self.blocked(plan, turned)
        singles = reach = 0
        """Apprentices from here on that give one crystal; the crystals of all from here on."""
        for i in range(len(fields) - 1, -1, -1):
            field = fields[i]
            if field < last:
                break
            free = n[field] - (turned >> BITS * i & 7)
            if not free:
                continue
            one = worth_of[field]
            reach += free * one
            clear = not blocked >> BITS * i & 8
            if one == 1 and clear:
                singles += free
            if reach < lacking:
                continue
            sure = clear and one <= lacking and singles - (one == 1) >= lacking - one
            if sure or self.completes(plan, turned + (1 << BITS * i), worth + one, i):
                found.append(field)
        found.reverse()
        return found


def turned_field(work: int) -> int:
    """The field on which a work turns an apprentice; NONE for an exchange."""
    by = work & 127
    if by < AGAIN:
        return by
    return work >> 11 if by < EXCHANGE else NONE


def in_order(plan: Plan) -> list[int]:
    return plan.fields
