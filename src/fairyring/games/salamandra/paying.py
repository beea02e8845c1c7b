"""Paying for what has been announced: who works for it? (SAL-RES, SAL-APP-06, SAL-CAUL-02)

First who makes the goods; then, if crystals are lacking, who is turned for them; in any order. Whoever has to take part
in every way is not asked about, and where there is one way only, nobody is (see `ways`). At last, where some
apprentices of a field stay active and one of them might go to a spellbook, their owner says which ones are turned.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import ANY_PLANT, CAULDRON, CRYSTAL, GOODS, NONE, TEMPLE_HALF, THE_ACTION
from fairyring.games.salamandra.gathering import turn_all
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import ANYWHERE, WORKS, Work
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.ways import Plan, Ways
from fairyring.games.salamandra.wording import active_elements, field_message, field_name, makes, source
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


def begin_payment(t: Salamandra, seat: int, what: int) -> None:
    """Something has been announced: the code of the field, cauldron or half of the temple."""
    t.ways = None
    go_on(t, seat, what, 0, ways_of(t, seat, what).offered)


def worker_of(what: int) -> int:
    """The field where an apprentice is turned for the action itself, ANYWHERE for the temple, or NONE."""
    return NONE if what < CAULDRON else what - CAULDRON if what < TEMPLE_HALF else ANYWHERE


def ways_of(t: Salamandra, seat: int, what: int) -> Ways:
    """The ways to pay for what has been announced; worked out when first asked for."""
    ways = t.ways
    if ways is None or ways.what != what:
        ways = Ways(what, t.means or Means(t.content, t.players[seat]), t.content.price_of(what), worker_of(what))
        t.ways = ways
    return ways


def go_on(t: Salamandra, seat: int, what: int, last: int, plans: list[Plan]) -> None:
    """Follow the only plan that is left; else count in whoever has a part in all of them, and ask on."""
    if len(plans) == 1:
        follow(t, seat, what, plans[0])
        return
    common = plans[0].fields
    for plan in plans[1:]:
        rest = plan.fields[:]
        both: list[int] = []
        for field in common:
            if field in rest:
                rest.remove(field)
                both.append(field)
        common = both
    t.stack.append((PAY, seat, (what, last, *common)))


def follow(t: Salamandra, seat: int, what: int, plan: Plan) -> None:
    """A plan is chosen: pay by it, or ask who is turned for the crystals that it lacks."""
    if plan.left >= 0 and not plan.late:
        pay(t, seat, plan, plan.fields, plan.left)
    else:
        t.stack.append((TURN_FOR, seat, (what, ways_of(t, seat, what).offered.index(plan), *plan.fields)))


def beyond(fields: list[int], picks: Notes) -> list[int] | None:
    """What a list has beside the picks; None when they are not all in it."""
    rest = fields[:]
    for field in picks:
        if field not in rest:
            return None
        rest.remove(field)
    return rest


class Pay(Step[Salamandra]):
    """Who works for it? Codes are fields; SKIP: nobody else. `x` is the code of what is paid for, one more than the
    field picked last (0 before), and the fields of all picked so far."""

    skip_name = "pay"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        left = still_to_pick(t, seat, x)
        options = sorted({field for rest in left for field in rest})
        return [*options, SKIP] if [] in left else options

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A set of apprentices in rising order."""
        found: list[int] = []
        for rest in still_to_pick(t, seat, x):
            code = rest[0] if rest else SKIP
            if (code == SKIP or code >= x[1] - 1) and code not in found:
                found.append(code)
        return found or options

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        what = x[0]
        if choice != SKIP:
            go_on(t, seat, what, choice + 1, begun_so(t, seat, (*x, choice)))
        else:
            follow(t, seat, what, self.complete(t, seat, x))

    def complete(self, t: Salamandra, seat: int, x: Notes) -> Plan:
        """The plan for which all are picked."""
        return next(plan for plan in begun_so(t, seat, x) if len(plan.fields) == len(x) - 2)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"work {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), self.role(t, seat, x, choice), "SAL-APP-06",
                      active_elements(t, seat, choice))

    def describe_skip(self, t: Salamandra, seat: int, x: Notes) -> Option:
        cost = t.players[seat].crystals - self.complete(t, seat, x).left
        args: Args = {"crystals": cost, "picked": len(x[2:])}
        return Option("pay", Message("option-pay", args), "SAL-RES-04", (f"crystals:{seat}",))

    def role(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Message:
        """What an apprentice on the field would do, where all plans that go on with it agree."""
        plans = [plan for plan in begun_so(t, seat, x) if choice in (beyond(plan.fields, x[2:]) or ())]
        roles = {(work.kind, work.waker != NONE) for plan in plans for work in plan.works if work.turned == choice}
        args: Args = {"field": field_message(t, choice)}
        if len(roles) > 1:
            return Message("option-works", args)
        kind, wakes = roles.pop()
        if wakes:
            return Message("option-wakes", args)
        if kind == THE_ACTION:
            return Message("option-serves", args)
        if kind == CRYSTAL:
            return turning_message(t, choice)
        one = t.content.fields[choice]
        return makes(t, choice, max(one.plant, one.potion))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-pay", {"picked": x[1]}), "SAL-APP-06", source(t))


def begun_so(t: Salamandra, seat: int, x: Notes) -> list[Plan]:
    """The plans in which everybody picked so far has a part."""
    return [plan for plan in ways_of(t, seat, x[0]).offered if beyond(plan.fields, x[2:]) is not None]


def still_to_pick(t: Salamandra, seat: int, x: Notes) -> list[list[int]]:
    """Who else has a part in each of them."""
    rests = [beyond(plan.fields, x[2:]) for plan in ways_of(t, seat, x[0]).offered]
    return [rest for rest in rests if rest is not None]


class TurnFor(Step[Salamandra]):
    """Who is turned for the crystals that are lacking (SAL-RES-05)? As many as it takes. `x` is the code of what is
    paid for, the number of the plan, its fields and those turned so far. A search turns them in rising order."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        ways = ways_of(t, seat, x[0])
        return ways.turnings(ways.offered[x[1]], list(x[2:]), NONE)

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        ways = ways_of(t, seat, x[0])
        plan = ways.offered[x[1]]
        last = x[-1] if len(x) - 2 > len(plan.fields) else 0
        return ways.turnings(plan, list(x[2:]), last) or options

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        ways = ways_of(t, seat, x[0])
        plan = ways.offered[x[1]]
        picks = [*x[2:], choice]
        lacking = ways.lacking(plan, picks)
        if lacking > 0:
            t.stack.append((self, seat, (*x, choice)))
        else:
            pay(t, seat, plan, picks, -lacking)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"turn {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), turning_message(t, choice), "SAL-RES-05",
                      active_elements(t, seat, choice))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        ways = ways_of(t, seat, x[0])
        lacking = max(1, ways.lacking(ways.offered[x[1]], list(x[2:])))
        return Prompt(Message("ask-turn-for", {"count": lacking}), "SAL-RES-05", source(t))


def turning_message(t: Salamandra, field: int) -> Message:
    """An apprentice gives crystals, by work or by being turned."""
    if t.content.worth[field] > 1:
        return makes(t, field, CRYSTAL)
    return Message("option-turn", {"field": field_message(t, field)})


def pay(t: Salamandra, seat: int, plan: Plan, fields: list[int], left: int) -> None:
    """Everybody works, the cost is paid, `left` crystals are left, and those who worked are turned."""
    if t.sink is not None:
        tell(t, seat, plan, fields, left)
    t.players[seat].crystals = left
    t.ways = None
    t.means = None
    turn_all(t, seat, sorted(fields))


def tell(t: Salamandra, seat: int, plan: Plan, fields: list[int], left: int) -> None:
    """Tell who made what, in the order in which it happens: crystals, plants, potions."""
    content = t.content
    me = t.players[seat]
    purse = me.crystals
    for work in works_in_order(plan, fields):
        kind = work.kind
        if work.field == NONE:
            price = me.prices[kind]
            purse -= price
            rule = "SAL-RES-04" if kind <= ANY_PLANT else "SAL-DEITY-14"
            t.emit("exchanged", seat, rule, {"good": GOODS[kind], "crystals": price})
            continue
        one = content.fields[work.field]
        if work.waker != NONE:
            waker = content.fields[work.waker]
            purse -= waker.fee
            t.emit("woke", seat, "SAL-APP-08", {"field": one.name, "by": waker.name, "crystals": waker.fee})
        if kind == CRYSTAL:
            purse += one.worth
            t.tell_crystals(seat, work.field)
        elif kind != THE_ACTION:
            fee = one.fee if one.potion >= 0 else 0
            purse += one.extra - fee
            t.emit("worked", seat, "SAL-APP-06", {"field": one.name, "good": GOODS[max(one.plant, one.potion)],
                                                  "crystals": one.extra, "fee": fee})
    if purse != left:
        t.emit("paid", seat, "SAL-RES-02", {"crystals": purse - left})


def works_in_order(plan: Plan, fields: list[int]) -> list[Work]:
    """Everybody's work: those turned for crystals first, then plants, then potions."""
    turned = fields[:]
    for field in plan.fields:
        turned.remove(field)
    works = [WORKS[CRYSTAL][field] for field in turned] + plan.works
    return sorted(works, key=lambda work: NONE if work.kind == CRYSTAL and work.waker == NONE else work.kind)


PAY: Final = Pay("pay")
TURN_FOR: Final = TurnFor("turn for crystals")
