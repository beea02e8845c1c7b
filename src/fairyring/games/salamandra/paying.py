"""Paying for what has been announced: who works for it? (SAL-RES, SAL-APP-06, SAL-CAUL-02)

The ways to pay are those of `ways`. The player tells them apart field by field, in rising order; where there is one way
only, nobody is asked. Then, where some apprentices of a field stay active, their owner says which ones are turned.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import CRYSTAL, GOODS, SLOTS
from fairyring.games.salamandra.state import NONE, NOTHING_MADE, Salamandra
from fairyring.games.salamandra.ways import AGAIN, EXCHANGE, THE_ACTION, Way, ways_to_pay
from fairyring.games.salamandra.wording import field_message, field_name, men_elements, slot_element, slot_name, source
from fairyring.kernel.table import SKIP, Step
from fairyring.kernel.words import Message, Option, Prompt


def begin_payment(t: Salamandra, seat: int, cost: list[int], worker: int) -> None:
    """Something has been announced; what was made before and lies unused counts first. `worker` is the field where an
    apprentice is turned for the action itself, ANYWHERE for the temple, or NONE."""
    need = cost[:]
    if t.goods is not NOTHING_MADE:
        goods = t.goods[:]
        for kind in range(CRYSTAL):
            used = min(goods[kind], need[kind])
            goods[kind] -= used
            need[kind] -= used
        t.goods = goods
    t.need = need
    t.worker = worker
    t.picks = []
    t.stack.append((PAY, seat, 0))


class Pay(Step[Salamandra]):
    """Who works for it? Codes are fields; SKIP: nobody else, pay."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        options: list[int] = []
        for way in begun_so(t, seat):
            code = way.fields[len(t.picks)] if len(way.fields) > len(t.picks) else SKIP
            if code not in options:
                options.append(code)
        return options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        if choice != SKIP:
            t.picks.append(choice)
        left = begun_so(t, seat)
        if choice != SKIP and (len(left) > 1 or len(left[0].fields) > len(t.picks)):
            t.stack.append((self, seat, 0))
            return
        pay(t, seat, left[0])

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        return "pay" if choice == SKIP else f"work {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            way = begun_so(t, seat)[0]
            cost = t.players[seat].crystals - way.left
            return Option(name, Message("option-pay", {"crystals": cost}), "SAL-RES-04", (f"crystals:{seat}",))
        one = t.content.fields[choice]
        good = one.plant if one.plant >= 0 else one.potion
        args: dict[str, str | int | Message] = {
            "field": field_message(t, choice), "good": GOODS[good] if good >= 0 else "crystal",
            "crystals": one.extra if good >= 0 else one.worth}
        return Option(name, Message("option-work", args), "SAL-APP-06", men_elements(t, seat, choice))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-pay", {"picked": len(t.picks)}), "SAL-APP-06", source(t))


def begun_so(t: Salamandra, seat: int) -> list[Way]:
    """The ways that begin with the fields picked so far."""
    picks = t.picks
    count = len(picks)
    ways = ways_to_pay(t, seat)
    return [way for way in ways if way.fields[:count] == picks] if count else ways


def pay(t: Salamandra, seat: int, way: Way) -> None:
    """Everybody works, the cost is paid, and those who worked are turned."""
    me = t.players[seat]
    if t.sink is not None:
        tell(t, seat, way)
    me.crystals = way.left
    t.need = NOTHING_MADE
    t.worker = NONE
    t.picks = []
    turn_all(t, seat, way.fields)


def tell(t: Salamandra, seat: int, way: Way) -> None:
    """Tell who made what, in the order in which it happens: crystals, plants, potions."""
    content = t.content
    me = t.players[seat]
    purse = me.crystals
    for work in sorted(way.works, key=lambda work: (-1 if work >> 7 & 15 == CRYSTAL else work >> 7 & 15)):
        kind, by = work >> 7 & 15, work & 127
        if kind == THE_ACTION and by < AGAIN:
            continue
        if by >= EXCHANGE:
            price = me.plant_price if kind <= 3 else me.green_price if kind == 4 else me.white_price
            purse -= price
            rule = "SAL-RES-04" if kind <= 3 else "SAL-DEITY-14"
            t.emit("exchanged", seat, rule, {"good": GOODS[kind], "crystals": price})
            continue
        one = content.fields[by & AGAIN - 1]
        if by >= AGAIN:
            waker = content.fields[work >> 11]
            purse -= waker.fee
            t.emit("woke", seat, "SAL-APP-08", {"field": one.name, "by": waker.name, "crystals": waker.fee})
            if kind == THE_ACTION:
                continue
        crystals = one.worth if kind == CRYSTAL else one.extra
        fee = one.fee if one.potion >= 0 and kind != CRYSTAL else 0
        purse += crystals - fee
        if kind == CRYSTAL and one.worth == 1:
            t.emit("turned", seat, "SAL-RES-05", {"field": one.name, "crystals": 1})
        else:
            good = one.plant if one.plant >= 0 else one.potion
            t.emit("worked", seat, "SAL-APP-06", {
                "field": one.name, "good": GOODS[good] if kind != CRYSTAL else "crystal", "crystals": crystals,
                "fee": fee})
    if purse != way.left:
        t.emit("paid", seat, "SAL-RES-02", {"crystals": purse - way.left})


# --- who exactly is turned --------------------------------------------------------------------------------------------
def turn_all(t: Salamandra, seat: int, fields: list[int]) -> None:
    """Turn the apprentices that have worked; where some of a field's stay active, their owner says which."""
    me = t.players[seat]
    for field in sorted(set(fields), reverse=True):
        count = fields.count(field)
        active = [man >> 1 for man in me.men if man >> 3 == field and man & 1 == me.druid]
        if len(active) == count:
            for slot in active:
                t.turn_over(seat, slot, "SAL-APP-02")
        else:
            t.stack.append((WHICH, seat, field << 8 | count << 4))


class Which(Step[Salamandra]):
    """Which of your apprentices on one field are turned? In the order N, E, S, W; `x` is the field, how many are still
    to be turned, and the first side that may come next."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        me = t.players[seat]
        field = x >> 8
        left = x >> 4 & 15
        active = [man >> 1 for man in me.men if man >> 3 == field and man & 1 == me.druid and man >> 1 & 3 >= x & 15]
        return active[:len(active) - left + 1]

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        left = x >> 4 & 15
        if left > 1:
            t.stack.append((self, seat, x & ~255 | (left - 1) << 4 | (choice & 3) + 1))
        t.turn_over(seat, choice, "SAL-APP-02")

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        return f"turn {slot_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-which", {"field": field_message(t, choice >> 2), "slot": SLOTS[choice & 3]}),
                      "SAL-APP-02", (slot_element(t, choice),))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-which", {"field": field_message(t, x >> 8), "count": x >> 4 & 15}), "SAL-APP-02",
                      source(t))


PAY: Final = Pay("pay")
WHICH: Final = Which("which apprentices")
PAYING_STEPS: Final[list[Step[Any]]] = [PAY, WHICH]
