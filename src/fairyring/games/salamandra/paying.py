"""Paying for what has been announced: who works for it? (SAL-RES, SAL-APP-06, SAL-CAUL-02)

First who makes the goods; then, if crystals are lacking, who is turned for them; in any order. Whoever has to take part
in every way is not asked about, and where there is one way only, nobody is (see `ways`). At last, where some
apprentices of a field stay active and one of them might go to a spellbook, their owner says which ones are turned.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, GOODS, GREEN, NONE
from fairyring.games.salamandra.gathering import turn_all
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import AGAIN, EXCHANGE, THE_ACTION, Plan, turned_field
from fairyring.games.salamandra.state import NOTHING_MADE, Salamandra
from fairyring.games.salamandra.ways import Ways
from fairyring.games.salamandra.wording import field_message, field_name, men_elements, source
from fairyring.kernel.table import SKIP, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


def begin_payment(t: Salamandra, seat: int, cost: list[int], worker: int) -> None:
    """Something has been announced. `worker` is the field where an apprentice is turned for the action itself, ANYWHERE
    for the temple, or NONE."""
    t.need = cost
    t.worker = worker
    t.picks = []
    t.ways = None
    go_on(t, seat, ways_of(t, seat).offered, 0)


def go_on(t: Salamandra, seat: int, plans: list[Plan], x: int) -> None:
    """Follow the only plan that is left; else count in whoever has a part in all of them, and ask on."""
    if len(plans) == 1:
        follow(t, seat, plans[0])
        return
    common = plans[0].fields[:]
    for plan in plans:
        common = shared(common, plan.fields)
    t.picks = common
    t.stack.append((PAY, seat, x))


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
    """What a rising list has beside the picks, rising too; None when the picks are not all in it."""
    rest = fields[:]
    for field in picks:
        if field not in rest:
            return None
        rest.remove(field)
    return rest


def ways_of(t: Salamandra, seat: int) -> Ways:
    """The ways of the payment that is open; worked out when first asked for."""
    ways = t.ways
    if ways is None:
        means = t.means
        ways = Ways(Means(t.content, t.players[seat]) if means is None else means, t.need[:], t.worker)
        t.ways = ways
    return ways


def follow(t: Salamandra, seat: int, plan: Plan) -> None:
    """A plan is chosen: pay by it, or ask who is turned for the crystals that it lacks."""
    left = plan.worth + plan.gain
    if left >= 0 and not plan.late:
        pay(t, seat, plan, plan.fields, left)
    else:
        t.picks = plan.fields[:]
        t.stack.append((TURN_FOR, seat, ways_of(t, seat).offered.index(plan)))


class Pay(Step[Salamandra]):
    """Who works for it? Codes are fields; SKIP: nobody else. `x` is one more than the field picked last; 0 before."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        options: list[int] = []
        enough = False
        for plan in ways_of(t, seat).offered:
            rest = beyond(plan.fields, t.picks)
            if rest is not None:
                enough = enough or not rest
                for code in rest:
                    if code not in options:
                        options.append(code)
        options.sort()
        if enough:
            options.append(SKIP)
        return options

    def lines(self, t: Salamandra, seat: int, x: int, options: list[int]) -> list[int]:
        """A set of apprentices in rising order."""
        found: list[int] = []
        for plan in ways_of(t, seat).offered:
            rest = beyond(plan.fields, t.picks)
            if rest is not None:
                code = rest[0] if rest else SKIP
                if (code == SKIP or code >= x - 1) and code not in found:
                    found.append(code)
        return found or options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        if choice != SKIP:
            t.picks.append(choice)
            t.picks.sort()
            go_on(t, seat, begun_so(t, seat), choice + 1)
            return
        for plan in ways_of(t, seat).offered:
            if plan.fields == t.picks:
                follow(t, seat, plan)
                return

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        return "pay" if choice == SKIP else f"work {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            plan = next(plan for plan in begun_so(t, seat) if plan.fields == t.picks)
            cost = t.players[seat].crystals - plan.worth - plan.gain
            args: Args = {"crystals": cost, "picked": len(t.picks)}
            return Option(name, Message("option-pay", args), "SAL-RES-04", (f"crystals:{seat}",))
        return Option(name, self.role(t, seat, choice), "SAL-APP-06", men_elements(t, seat, choice))

    def role(self, t: Salamandra, seat: int, choice: int) -> Message:
        """What an apprentice on the field would do, where all plans that go on with it agree."""
        plans = [plan for plan in begun_so(t, seat) if choice in (beyond(plan.fields, t.picks) or ())]
        roles = {(work >> 7 & 15, work & 127 >= AGAIN) for plan in plans for work in plan.works
                 if turned_field(work) == choice}
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

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-pay", {"picked": x}), "SAL-APP-06", source(t))


def begun_so(t: Salamandra, seat: int) -> list[Plan]:
    """The plans in which everybody picked so far has a part."""
    return [plan for plan in ways_of(t, seat).offered if beyond(plan.fields, t.picks) is not None]


class TurnFor(Step[Salamandra]):
    """Who is turned for the crystals that are lacking (SAL-RES-05)? As many as it takes. `x` is the number of the plan;
    the picks begin with its fields. A search turns them in rising order."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        ways = ways_of(t, seat)
        return ways.turnings(ways.offered[x], t.picks, NONE)

    def lines(self, t: Salamandra, seat: int, x: int, options: list[int]) -> list[int]:
        ways = ways_of(t, seat)
        plan = ways.offered[x]
        picks = t.picks
        last = picks[len(picks) - 1] if len(picks) > len(plan.fields) else 0
        return ways.turnings(plan, picks, last) or options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        t.picks.append(choice)
        ways = ways_of(t, seat)
        plan = ways.offered[x]
        left = ways.left(plan, t.picks)
        if left >= 0:
            pay(t, seat, plan, t.picks, left)
        else:
            t.stack.append((self, seat, x))

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        return f"turn {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), turning_message(t, choice), "SAL-RES-05",
                      men_elements(t, seat, choice))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        ways = ways_of(t, seat)
        lacking = max(1, -ways.left(ways.offered[x], t.picks))
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
    t.need = NOTHING_MADE
    t.worker = NONE
    t.picks = []
    t.ways = None
    t.means = None
    turn_all(t, seat, sorted(fields))


def tell(t: Salamandra, seat: int, plan: Plan, fields: list[int], left: int) -> None:
    """Tell who made what, in the order in which it happens: crystals, plants, potions."""
    content = t.content
    me = t.players[seat]
    purse = me.crystals
    for work in works_in_order(plan, fields):
        kind, by = work >> 7 & 15, work & 127
        if kind == THE_ACTION and by < AGAIN:
            continue
        if by >= EXCHANGE:
            price = me.plant_price if kind <= ANY_PLANT else me.green_price if kind == GREEN else me.white_price
            purse -= price
            rule = "SAL-RES-04" if kind <= ANY_PLANT else "SAL-DEITY-14"
            t.emit("exchanged", seat, rule, {"good": GOODS[kind], "crystals": price})
            continue
        one = content.fields[by & AGAIN - 1]
        if by >= AGAIN:
            waker = content.fields[work >> 11]
            purse -= waker.fee
            t.emit("woke", seat, "SAL-APP-08", {"field": one.name, "by": waker.name, "crystals": waker.fee})
            if kind == THE_ACTION:
                continue
        if kind == CRYSTAL:
            purse += one.worth
            t.emit("worked" if one.worth > 1 else "turned", seat, "SAL-RES-05",
                   {"field": one.name, "good": "crystal", "crystals": one.worth, "fee": 0})
        else:
            fee = one.fee if one.potion >= 0 else 0
            purse += one.extra - fee
            t.emit("worked", seat, "SAL-APP-06", {"field": one.name, "good": GOODS[max(one.plant, one.potion)],
                                                  "crystals": one.extra, "fee": fee})
    if purse != left:
        t.emit("paid", seat, "SAL-RES-02", {"crystals": purse - left})


def works_in_order(plan: Plan, fields: list[int]) -> list[int]:
    """Everybody's work: those turned for crystals first, then plants, then potions."""
    turned = fields[:]
    for field in plan.fields:
        turned.remove(field)
    works = [CRYSTAL << 7 | field for field in turned] + plan.works
    return sorted(works, key=lambda work: -1 if work >> 7 & 15 == CRYSTAL and work & 127 < AGAIN else work >> 7 & 15)


PAY: Final = Pay("pay")
TURN_FOR: Final = TurnFor("turn for crystals")
PAYING_STEPS: Final[list[Step[Any]]] = [PAY, TURN_FOR]
