"""Every sensible way to pay for what has been announced (SAL-RES, SAL-APP-06).

What a payment leaves behind is who has been turned and how many crystals are left. So a way is the set of apprentices
that are turned, told by their fields, with the most crystals that this set leaves; who of them makes what follows from
it: the best plan inside the set, with everybody else turned for crystals. A set is no way when one of its apprentices
is idle: the others would do, and turned for crystals later it would give as much.

The player first chooses a plan, by the fields that work for it, then those who are turned for the crystals it lacks,
only as long as that plan stays the best one for them all.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from mypy_extensions import i64

from fairyring.games.salamandra.components import NONE, Cost
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import Plans, Work

ONE: Final[list[int]] = [16 ** place for place in range(11)]
"""One apprentice on the field of each place: sets are numbers in base 16, with a digit for each field with an active
apprentice that counts those who are turned. A field has four slots, so the highest bit of a digit is free."""
GUARDS: Final[list[int]] = [8 * one // 15 for one in ONE]
"""The highest bits of so many digits: a set lies inside another when no guard is lost by subtracting."""
BITS: Final = 4
"""Of each digit. All digits of a set add up to its remainder by 15."""
SETS: Final[i64] = 16 ** 11
"""More than any set."""
IN_ORDER: Final = attrgetter("fields")


class Plan:
    """One way to make the goods and the action: the set it turns, what it gains, and its works."""

    def __init__(self, turned: int, fields: list[int], left: int, worth: int, late: bool, works: list[Work]) -> None:
        self.turned = turned
        self.fields = fields
        """The same set as fields, rising."""
        self.left = left
        """The crystals that are left, or lacking, before anybody else is turned."""
        self.gain = left - worth
        """The same against what all of them would give for crystals alone."""
        self.rank: i64 = turned - self.gain * SETS
        """Rising: the plan that gains most comes first, and of plans as good the one that turns fewer."""
        self.late = late
        """Somebody is woken, and only those turned for crystals can pay for it."""
        self.works = works


class Ways(Plans):
    """The ways of one payment."""

    def __init__(self, what: int, means: Means, cost: Cost, worker: int) -> None:
        super().__init__(means, cost, worker)
        self.what = what
        """The code of what is paid for."""
        self.fields = means.fields
        """Those with an active apprentice, in the order of their places in a set."""
        self.worth_of = means.content.worth
        self.digits = dict(zip(means.fields, ONE, strict=False))
        self.everybody = 0
        """The set of all that are active."""
        self.single = 0
        """The digits of fields that give one crystal."""
        for field, digit in self.digits.items():
            self.everybody += digit * means.n[field]
            if self.worth_of[field] == 1:
                self.single += 7 * digit
        self.guards = GUARDS[len(means.fields)]
        self.total = means.total
        """Crystals when everybody works for crystals alone."""
        self.plans: list[Plan] = []
        """The best first."""
        self.make(NONE, 0, 0, 0, 0)
        self.offered: list[Plan] = self.plans
        """One plan of every set that is a way or can become one, in the order of their fields."""
        if len(self.plans) > 1 or (self.plans and self.plans[0].late):
            self.offered = []
            seen: list[int] = []
            for plan in self.plans:
                if plan.turned not in seen:
                    seen.append(plan.turned)
                    if self.completes(plan, plan.turned, plan.left, 0):
                        self.offered.append(plan)
            self.offered.sort(key=IN_ORDER)

    def note(self, left: int, late: bool) -> None:
        fields = self.used[:]
        fields.sort()
        turned = 0
        for field in fields:
            turned += self.digits[field]
        plan = Plan(turned, fields, left, self.total - self.means.total, late, self.works[:])
        plans = self.plans
        i = len(plans)
        while i and plans[i - 1].rank > plan.rank:
            i -= 1
        plans.insert(i, plan)

    def completes(self, plan: Plan, turned: int, left: int, first: int) -> bool:
        """Is this set a way with this plan, or can it become one by turning more, from the place `first` on? `left` is
        what it leaves, or lacks."""
        guards = self.guards
        guarded = turned | guards
        for other in self.plans:
            if other is plan:
                break
            if (guarded - other.turned) & guards == guards and not (other.late and other.turned == turned):
                return False  # the better plan stays inside whatever is added
        if left >= 0 and not (plan.late and turned == plan.turned):
            return left == 0 or not self.somebody_idle(plan, turned, left)
        fields = self.fields
        others = self.everybody - turned
        if left < 0 and plan is self.plans[0] and ((others & self.single) >> BITS * first) % 15 >= -left:
            return True  # turned for one crystal each, others give just what is lacking
        for i in range(first, len(fields)):
            if others >> BITS * i & 7 and self.completes(plan, turned + ONE[i], left + self.worth_of[fields[i]], i):
                return True
        return False

    def somebody_idle(self, plan: Plan, turned: int, left: int) -> bool:
        """Would a plan as good leave as much without the crystals of one apprentice of the set?"""
        guards = self.guards
        guarded = turned | guards
        fields = self.fields
        for other in self.plans:
            if other.gain == plan.gain and other.turned != turned and (guarded - other.turned) & guards == guards:
                rest = turned - other.turned
                for i in range(len(fields)):
                    if rest >> BITS * i & 7 and self.worth_of[fields[i]] <= left \
                            and not (other.late and rest == ONE[i]):
                        return True
        return False

    # --- for the player ----------------------------------------------------------------------------------------------
    def lacking(self, plan: Plan, fields: list[int]) -> int:
        """The crystals that are lacking when an apprentice on each of these fields is turned."""
        lacking = -plan.gain
        for field in fields:
            lacking -= self.worth_of[field]
        return lacking

    def turnings(self, plan: Plan, picks: list[int], last: int) -> list[int]:
        """Who may be turned next for the crystals that are lacking: fields, rising. With `last`, a field, only from
        there on, when those after them will not be lower either; NONE: in any order."""
        fields = self.fields
        turned = 0
        left = plan.gain
        for field in picks:
            turned += self.digits[field]
            left += self.worth_of[field]
        others = self.everybody - turned
        found: list[int] = []
        for i, field in enumerate(fields):
            if field >= last and others >> BITS * i & 7 \
                    and self.completes(plan, turned + ONE[i], left + self.worth_of[field], 0 if last == NONE else i):
                found.append(field)
        return found
