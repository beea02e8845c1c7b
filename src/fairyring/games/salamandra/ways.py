"""Every sensible way to pay for what has been announced (SAL-RES, SAL-APP-06).

What a payment leaves behind is who has been turned and how many crystals are left. So a way is the set of apprentices
that are turned, told by their fields, with the most crystals that this set leaves; who of them makes what follows from
it: the best plan inside the set, with everybody else turned for crystals. A set is no way when one of its apprentices
is idle: the others would do, and turned for crystals later it would give as much.

The player first chooses a plan, by the fields that work for it, then those who are turned for the crystals it lacks,
only as long as that plan stays the best one for them all.
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
        """One plan of every set that is a way or can become one, in the order of their fields."""
        if len(self.plans) > 1 or (self.plans and self.plans[0].late):
            self.offered = []
            seen: list[int] = []
            for plan in self.plans:
                if plan.turned not in seen:
                    seen.append(plan.turned)
                    if self.completes(plan, plan.turned, plan.left, 0):
                        self.offered.append(plan)
            self.offered.sort(key=in_order)

    def completes(self, plan: Plan, turned: int, left: int, first: int) -> bool:
        """Is this set a way with this plan, or can it become one by turning more, from the place `first` on? `left` is
        what it leaves, or lacks."""
        guarded = turned | GUARDS
        for other in self.plans:
            if other is plan:
                break
            if (guarded - other.turned) & GUARDS == GUARDS and not (other.late and other.turned == turned):
                return False  # the better plan stays inside whatever is added
        if left >= 0 and not (plan.late and turned == plan.turned):
            return left == 0 or not self.somebody_idle(plan, turned, left)
        fields = self.fields
        for i in range(first, len(fields)):
            if (turned >> BITS * i & 7) < self.means.n[fields[i]] \
                    and self.completes(plan, turned + ONE[i], left + self.worth_of[fields[i]], i):
                return True
        return False

    def somebody_idle(self, plan: Plan, turned: int, left: int) -> bool:
        """Would a plan as good leave as much without the crystals of one apprentice of the set?"""
        fields = self.fields
        for i in range(len(fields)):
            if turned >> BITS * i & 7 and self.worth_of[fields[i]] <= left:
                fewer = turned - ONE[i]
                for other in self.plans:
                    if other.gain == plan.gain and ((fewer | GUARDS) - other.turned) & GUARDS == GUARDS \
                            and not (other.late and other.turned == fewer):
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
        for field in picks:
            turned += self.digits[field]
        left = -self.lacking(plan, picks)
        found: list[int] = []
        for i, field in enumerate(fields):
            if field >= last and (turned >> BITS * i & 7) < self.means.n[field] \
                    and self.completes(plan, turned + ONE[i], left + self.worth_of[field], 0 if last == NONE else i):
                found.append(field)
        return found


def in_order(plan: Plan) -> list[int]:
    return plan.fields
