"""Every sensible way to pay for what has been announced (SAL-RES, SAL-APP-06).

What a payment leaves behind is who has been turned and how many crystals are left. So a way is the set of apprentices
that are turned, told by their fields, with the most crystals that this set leaves; who of them makes what follows from
it. A way is left out when one of its apprentices is idle: the others would do, and turned for crystals later it would
give as much.

A plan makes the goods and the action itself; it may be short of crystals, which others are then turned for. The best
use of a set is the best plan inside it with everybody else turned for crystals. So the player first chooses a plan, by
the fields that work for it, then those who are turned, only as long as that plan stays the best one for them all.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import NONE
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import ONE, Plan, Plans

BITS: Final = 4
"""Of each digit of a set."""
GUARDS: Final = 0x8888888888
"""The highest bit of each digit: a set lies inside another when no guard is lost by subtracting. The lower three count
the apprentices of the field."""


class Ways(Plans):
    """The ways of one payment."""

    def __init__(self, what: int, means: Means, need: list[int], worker: int) -> None:
        super().__init__(means, need, worker)
        self.what = what
        """The code of what is paid for."""
        self.offered: list[Plan] = self.plans
        """One plan of every set that can be completed, in the order of their fields."""
        if len(self.plans) > 1 or (self.plans and self.plans[0].late):
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
                    and self.completes(plan, turned + ONE[i], worth + self.worth_of[field], i):
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
                other = self.best_plan(turned - ONE[i], worth - self.worth_of[fields[i]])
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
            turned += self.digits[field]
        return turned

    def left(self, plan: Plan, fields: list[int]) -> int:
        """The crystals left when an apprentice on each of these fields is turned."""
        worth = self.worth_of
        left = plan.gain
        for field in fields:
            left += worth[field]
        return left

    def turnings(self, plan: Plan, picks: list[int], last: int) -> list[int]:
        """Who may be turned next for the crystals that are lacking: fields, rising. With `last`, a field, only from
        there on, when those after them will not be lower either; NONE: in any order."""
        fields = self.fields
        n = self.means.n
        turned = self.set_of(picks)
        lacking = -self.left(plan, picks)
        worth = -lacking - plan.gain
        blocked = self.blocked(plan, turned)
        closed = self.closed(plan, turned) if blocked else 0
        found: list[int] = []
        with_single = -1
        """Can a set with one more who gives a single crystal be made up to just what is lacking? -1: not yet known."""
        for i, field in enumerate(fields):
            shift = BITS * i
            if field < last or n[field] == turned >> shift & 7 or closed >> shift & 8:
                continue
            one = self.worth_of[field]
            more = turned + ONE[i]
            first = 0 if last == NONE else i
            if one <= lacking and not blocked >> shift & 8:
                if one > 1 or with_single < 0 or first:
                    sure = self.covers(more, blocked | ONE[first] - 1, lacking - one)
                    if one == 1:
                        with_single = 1 if sure else 0
                else:
                    sure = with_single > 0
                if sure:
                    found.append(field)
                    continue
            if self.completes(plan, more, worth + one, first):
                found.append(field)
        return found


def in_order(plan: Plan) -> list[int]:
    return plan.fields
