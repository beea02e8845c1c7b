"""Paying for what has been announced: who works for it? (SAL-RES, SAL-APP-06, SAL-CAUL-02)

First who makes the goods; then, if crystals are lacking, who is turned for them; in any order. Whoever has to take part
in every way is not asked about, and where there is one way only, nobody is (see `ways`). At last, where some
apprentices of a field stay active and one of them might go to a spellbook, their owner says which ones are turned.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BUILD,
    CAULDRON,
    CRYSTAL,
    GOODS,
    GREEN,
    NONE,
    TEMPLE_HALF,
    Content,
)
from fairyring.games.salamandra.gathering import turn_all
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import ANYWHERE, THE_ACTION, WORKS, Plan, Work
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.ways import Ways
from fairyring.games.salamandra.wording import active_elements, field_message, field_name, source
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


def begin_payment(t: Salamandra, seat: int, what: int) -> None:
    """Something has been announced: the code of the field, cauldron or half of the temple."""
    t.ways = None
    go_on(t, seat, what, 0, ways_of(t, seat, what).offered)


def price_of(content: Content, what: int) -> list[int]:
    """What an announced action costs, by kind."""
    if what < CAULDRON:
        return content.fields[what - BUILD].cost
    return content.fields[what - CAULDRON].pay if what < TEMPLE_HALF else content.halves[what - TEMPLE_HALF].cost


def worker_of(what: int) -> int:
    """The field where an apprentice is turned for the action itself, ANYWHERE for the temple, or NONE."""
    return NONE if what < CAULDRON else what - CAULDRON if what < TEMPLE_HALF else ANYWHERE


def go_on(t: Salamandra, seat: int, what: int, last: int, plans: list[Plan]) -> None:
    """Follow the only plan that is left; else count in whoever has a part in all of them, and ask on."""
    if len(plans) == 1:
        follow(t, seat, what, plans[0])
        return
    common = plans[0].fields[:]
    for plan in plans:
        common = shared(common, plan.fields)
    t.push(PAY, seat, (what, last, *common))


def shared(fields: list[int], others: list[int]) -> list[int]:
    """What is in both rising lists, repeats counted."""
    both: list[int] = []
    i = 0
    for field in others:
        while i < len(fields) and fields[i] < field:
            i += 1
        if i < len(fields) and fields[i] == field:
            both.append(field)
            i += 1
    return both


def beyond(fields: list[int], picks: list[int]) -> list[int] | None:
    """What a rising list has beside the picks, which rise too; None when they are not all in it."""
    rest: list[int] = []
    i = 0
    for field in fields:
        if i < len(picks) and picks[i] == field:
            i += 1
        else:
            rest.append(field)
    return rest if i == len(picks) else None


def ways_of(t: Salamandra, seat: int, what: int) -> Ways:
    """The ways to pay for what has been announced; worked out when first asked for."""
    ways = t.ways
    if ways is None or ways.what != what:
        means = t.means
        ways = Ways(what, Means(t.content, t.players[seat]) if means is None else means,
                    price_of(t.content, what)[:], worker_of(what))
        t.ways = ways
    return ways


def follow(t: Salamandra, seat: int, what: int, plan: Plan) -> None:
    """A plan is chosen: pay by it, or ask who is turned for the crystals that it lacks."""
    left = plan.worth + plan.gain
    if left >= 0 and not plan.late:
        pay(t, seat, plan, plan.fields, left)
    else:
        t.push(TURN_FOR, seat, (what, ways_of(t, seat, what).offered.index(plan), *plan.fields))


class Pay(Step[Salamandra]):
    """Who works for it? Codes are fields; SKIP: nobody else. `x` is the code of what is paid for, one more than the
    field picked last (0 before), and the fields of all picked so far, rising."""

    skip_name = "pay"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        options: list[int] = []
        enough = False
        picks = list(x[2:])
        for plan in ways_of(t, seat, x[0]).offered:
            rest = beyond(plan.fields, picks)
            if rest is not None:
                enough = enough or not rest
                for code in rest:
                    if code not in options:
                        options.append(code)
        options.sort()
        if enough:
            options.append(SKIP)
        return options

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A set of apprentices in rising order."""
        found: list[int] = []
        picks = list(x[2:])
        last = x[1] - 1
        for plan in ways_of(t, seat, x[0]).offered:
            rest = beyond(plan.fields, picks)
            if rest is not None:
                code = rest[0] if rest else SKIP
                if (code == SKIP or code >= last) and code not in found:
                    found.append(code)
        return found or options

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        what = x[0]
        if choice != SKIP:
            go_on(t, seat, what, choice + 1, begun_so(t, seat, (*x, choice)))
            return
        picks = list(x[2:])
        for plan in ways_of(t, seat, what).offered:
            if plan.fields == picks:
                follow(t, seat, what, plan)
                return

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"work {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), self.role(t, seat, x, choice), "SAL-APP-06",
                      active_elements(t, seat, choice))

    def describe_skip(self, t: Salamandra, seat: int, x: Notes) -> Option:
        plan = next(plan for plan in begun_so(t, seat, x) if plan.fields == list(x[2:]))
        cost = t.players[seat].crystals - plan.worth - plan.gain
        args: Args = {"crystals": cost, "picked": len(x[2:])}
        return Option("pay", Message("option-pay", args), "SAL-RES-04", (f"crystals:{seat}",))

    def role(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Message:
        """What an apprentice on the field would do, where all plans that go on with it agree."""
        plans = [plan for plan in begun_so(t, seat, x) if choice in (beyond(plan.fields, list(x[2:])) or ())]
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
        return Message("option-makes", {**args, "good": GOODS[max(one.plant, one.potion)], "crystals": one.extra})

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-pay", {"picked": x[1]}), "SAL-APP-06", source(t))


def begun_so(t: Salamandra, seat: int, x: Notes) -> list[Plan]:
    """The plans in which everybody picked so far has a part."""
    picks = sorted(x[2:])
    return [plan for plan in ways_of(t, seat, x[0]).offered if beyond(plan.fields, picks) is not None]


class TurnFor(Step[Salamandra]):
    """Who is turned for the crystals that are lacking (SAL-RES-05)? As many as it takes. `x` is the code of what is
    paid for, the number of the plan, its fields and those turned so far. A search turns them in rising order."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        ways = ways_of(t, seat, x[0])
        return ways.turnings(ways.offered[x[1]], list(x[2:]), NONE)

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        ways = ways_of(t, seat, x[0])
        plan = ways.offered[x[1]]
        picks = list(x[2:])
        last = picks[len(picks) - 1] if len(picks) > len(plan.fields) else 0
        return ways.turnings(plan, picks, last) or options

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        ways = ways_of(t, seat, x[0])
        plan = ways.offered[x[1]]
        picks = [*x[2:], choice]
        left = ways.left(plan, picks)
        if left >= 0:
            pay(t, seat, plan, picks, left)
        else:
            t.push(self, seat, (*x, choice))

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"turn {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), turning_message(t, choice), "SAL-RES-05",
                      active_elements(t, seat, choice))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        ways = ways_of(t, seat, x[0])
        lacking = max(1, -ways.left(ways.offered[x[1]], list(x[2:])))
        return Prompt(Message("ask-turn-for", {"count": lacking}), "SAL-RES-05", source(t))


def turning_message(t: Salamandra, field: int) -> Message:
    """An apprentice gives crystals, by work or by being turned."""
    worth = t.content.worth[field]
    if worth == 1:
        return Message("option-turn", {"field": field_message(t, field)})
    return Message("option-makes", {"field": field_message(t, field), "good": "crystal", "crystals": worth})


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
            price = me.plant_price if kind <= ANY_PLANT else me.green_price if kind == GREEN else me.white_price
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
            t.emit("worked" if one.worth > 1 else "turned", seat, "SAL-RES-05",
                   {"field": one.name, "good": "crystal", "crystals": one.worth, "fee": 0})
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
