"""Paying for what has been announced: potions first, then plants, then crystals (SAL-RES, SAL-APP-06).

Each kind of good that is lacking is one question: who makes it? Only sources that leave the rest payable are offered,
so nobody gets stuck and nothing is made in vain. Apprentices of one player on one field are alike until the end; then,
if some of them stay active, the player says which ones are turned. `picks` remembers every source as
`waker << 11 | kind << 7 | source`, where source is a field, a field woken to work again (by an apprentice on the field
`waker`), or an exchange.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    CRYSTAL,
    FLOWER,
    FRUIT,
    GOODS,
    GREEN,
    KINDS,
    LEAF,
    PLANTS,
    SLOTS,
    WHITE_PURPLE,
)
from fairyring.games.salamandra.means import DIRECT, EXCHANGE, Means
from fairyring.games.salamandra.state import NONE, NOTHING_MADE, Player, Salamandra
from fairyring.games.salamandra.wording import field_message, field_name, men_elements, slot_element, slot_name, source
from fairyring.kernel.table import Step
from fairyring.kernel.words import Message, Option, Prompt

THE_ACTION: Final = KINDS
"""The kind of a pick that is turned for the action itself: a cauldron, the temple, waking."""

ORDER: Final = (GREEN, WHITE_PURPLE, ANY_PLANT, LEAF, FLOWER, FRUIT)
"""In this order the goods are asked for."""


def begin_payment(t: Salamandra, seat: int, cost: list[int], worker: int) -> None:
    """Something has been announced; what was made before and lies unused counts first. `worker`: the field where an
    apprentice is turned for the action itself, or NONE."""
    t.need = cost[:]
    t.picks = [] if worker == NONE else [THE_ACTION << 7 | worker]
    t.floor = 0
    if t.goods is not NOTHING_MADE:
        goods = t.goods[:]
        for kind in range(CRYSTAL):
            used = min(goods[kind], cost[kind])
            goods[kind] -= used
            t.need[kind] -= used
        t.goods = goods
    t.stack.append((PAY, seat, 0))


def means_while_paying(t: Salamandra, me: Player) -> Means:
    """What is left to pay with: the picks are used."""
    means = Means(t, me)
    means.in_order(t.low, t.worker)
    for pick in t.picks:
        field = turned_field(pick)
        if field >= 0:
            means.use(field)
            if pick & 127 >= DIRECT:
                means.woken += 1
    return means


def wakers(means: Means) -> list[int]:
    """The fields with an apprentice that could wake another."""
    return [field for field in means.content.wakers if means.n[field]]


def turned_field(pick: int) -> int:
    """The field on which a pick turns an apprentice; NONE for an exchange."""
    source = pick & 127
    if source < DIRECT:
        return source
    return NONE if source >= EXCHANGE else pick >> 11


class Pay(Step[Salamandra]):
    """Who makes what is lacking?"""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        need = t.need
        for kind in ORDER:
            if need[kind] > 0:
                if kind == ANY_PLANT:
                    return self.any_plant(t, seat)
                return self.sources(t, seat, kind)
        me = t.players[seat]
        if me.crystals - t.kept < need[CRYSTAL]:
            return self.turnings(t, seat)
        me.crystals -= need[CRYSTAL]
        if need[CRYSTAL] and t.sink is not None:
            t.emit("paid", seat, "SAL-RES-02", {"crystals": need[CRYSTAL]})
        t.need = NOTHING_MADE
        turn_all(t, seat)
        return None

    def sources(self, t: Salamandra, seat: int, kind: int) -> list[int]:
        """Everything that makes one of this kind and leaves the rest payable; codes are picks."""
        me = t.players[seat]
        content = t.content
        means = means_while_paying(t, me)
        floor = t.floor & 127 if t.floor >> 7 == kind else 0
        options: list[int] = []
        for field in content.makers[kind]:
            if means.n[field] and field >= floor and self.leaves_enough(t, means, kind, field, field):
                options.append(kind << 7 | field)
        if means.wakers:
            for waker in wakers(means):
                for field in content.makers[kind]:
                    if field in means.rest and DIRECT + field >= floor \
                            and self.leaves_enough(t, means, kind, DIRECT + field, waker):
                        options.append(waker << 11 | kind << 7 | DIRECT + field)
        if self.leaves_enough(t, means, kind, EXCHANGE, NONE):
            options.append(kind << 7 | EXCHANGE)
        return options

    def leaves_enough(self, t: Salamandra, means: Means, kind: int, source: int, turned: int) -> bool:
        """Is the rest payable after this source, with further ones of its kind not lower? It turns an apprentice on
        the field `turned`."""
        content = t.content
        need = t.need[:]
        need[kind] -= 1
        income = spent = 0
        woken = means.woken
        if source == EXCHANGE:
            spent = exchange_price(means, kind)
            if not spent:
                return False
        else:
            one = content.fields[source & DIRECT - 1]
            if kind > PLANTS:
                spent = one.fee
                if one.input >= 0:
                    need[one.input] += 1
            if source < DIRECT:
                income = one.extra
            else:
                spent += content.fields[turned].fee - one.extra
                woken += 1
            means.use(turned)
        if need[kind]:
            means.kind = kind
            means.floor = source
        enough = means.most_left(need, income, spent, woken) >= need[CRYSTAL]
        means.kind = NONE
        if turned >= 0:
            means.unuse(turned)
        return enough

    def any_plant(self, t: Salamandra, seat: int) -> list[int]:
        """Which plant (SAL-RES-08)? Codes are ANY_PLANT with the kind."""
        means = means_while_paying(t, t.players[seat])
        options: list[int] = []
        for kind in range(PLANTS):
            need = t.need[:]
            need[ANY_PLANT] -= 1
            need[kind] += 1
            if means.can_pay(need):
                options.append(ANY_PLANT << 7 | kind)
        return options

    def turnings(self, t: Salamandra, seat: int) -> list[int]:
        """Who is turned for the crystals that are lacking (SAL-RES-05)? In rising order, as many as it takes."""
        me = t.players[seat]
        content = t.content
        means = means_while_paying(t, me)
        wanted = t.need[CRYSTAL]
        options: list[int] = []
        low = means.low
        for field in means.fields:
            worth = means.worth(field)
            if means.n[field] and worth:
                means.use(field)
                means.in_order(field, t.worker)
                if means.most_left_at_last(worth, 0, means.woken) >= wanted:
                    options.append(CRYSTAL << 7 | field)
                means.in_order(low, t.worker)
                means.unuse(field)
        if means.wakers:
            for waker in wakers(means):
                fee = content.fields[waker].fee
                for field in range(len(content.fields)):
                    gain = content.worth[field] - fee
                    if gain > content.worth[waker] and field in means.rest and DIRECT + field >= low \
                            and means.crystals >= fee:
                        means.use(waker)
                        means.in_order(DIRECT + field, t.worker)
                        if means.most_left_at_last(gain, 0, means.woken + 1) >= wanted:
                            options.append(waker << 11 | CRYSTAL << 7 | DIRECT + field)
                        means.in_order(low, t.worker)
                        means.unuse(waker)
        return options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        t.stack.append((self, seat, 0))
        content = t.content
        me = t.players[seat]
        kind = choice >> 7 & 15
        source = choice & 127
        need = t.need
        if kind == ANY_PLANT:
            need[ANY_PLANT] -= 1
            need[source] += 1
            return
        t.picks.append(choice)
        field = source & DIRECT - 1
        if DIRECT <= source < EXCHANGE:
            waker = choice >> 11
            need[CRYSTAL] += content.fields[waker].fee
            if t.sink is not None:
                t.emit("woke", seat, "SAL-APP-08", {"field": field_name(t, field), "by": field_name(t, waker)})
        if kind == CRYSTAL:
            t.low = max(t.low, source)
            crystals = content.worth[field]
            me.crystals += crystals
            if t.sink is not None:
                t.emit("worked" if crystals > 1 else "turned", seat, "SAL-APP-06" if crystals > 1 else "SAL-RES-05",
                       {"field": field_name(t, field), "crystals": crystals})
            return
        t.floor = kind << 7 | source
        need[kind] -= 1
        if source == EXCHANGE:
            price = me.plant_price if kind < PLANTS else me.green_price if kind == GREEN else me.white_price
            need[CRYSTAL] += price
            if t.sink is not None:
                t.emit("exchanged", seat, exchange_rule(kind), {"good": GOODS[kind], "crystals": price})
            return
        one = content.fields[field]
        if kind < PLANTS:
            me.crystals += one.extra
        else:
            need[CRYSTAL] += one.fee
            if one.input >= 0:
                need[one.input] += 1
        if t.sink is not None:
            t.emit("worked", seat, "SAL-APP-06",
                   {"field": field_name(t, field), "good": GOODS[kind], "crystals": one.extra})

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        kind = choice >> 7 & 15
        source = choice & 127
        if kind == ANY_PLANT:
            return f"use {GOODS[source]}"
        if source == EXCHANGE:
            return f"buy {GOODS[kind]}"
        field = field_name(t, source & DIRECT - 1)
        if source >= DIRECT:
            return f"again {field} by {field_name(t, choice >> 11)}"
        if kind == CRYSTAL and t.content.worth[source] == 1:
            return f"turn {field}"
        return f"work {field}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        kind = choice >> 7 & 15
        source = choice & 127
        me = t.players[seat]
        if kind == ANY_PLANT:
            return Option(name, Message("option-use", {"good": GOODS[source]}), "SAL-RES-08")
        if source == EXCHANGE:
            price = me.plant_price if kind < PLANTS else me.green_price if kind == GREEN else me.white_price
            args: dict[str, str | int | Message] = {"good": GOODS[kind], "crystals": price}
            return Option(name, Message("option-buy", args), exchange_rule(kind), (f"crystals:{seat}",))
        field = source & DIRECT - 1
        one = t.content.fields[field]
        args = {"field": field_message(t, field), "good": GOODS[kind],
                "crystals": t.content.worth[field] if kind == CRYSTAL else one.extra,
                "input": GOODS[one.input] if kind > PLANTS and one.input >= 0 else "none",
                "fee": one.fee if kind != CRYSTAL else 0}
        if source >= DIRECT:
            waker = choice >> 11
            args["by"] = field_message(t, waker)
            return Option(name, Message("option-again", args), "SAL-APP-09",
                          (f"field:{one.name}", *men_elements(t, seat, waker)))
        if kind == CRYSTAL and t.content.worth[field] == 1:
            return Option(name, Message("option-turn", args), "SAL-RES-05", men_elements(t, seat, field))
        return Option(name, Message("option-work", args), "SAL-APP-06", men_elements(t, seat, field))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        kind = t.options[0] >> 7 & 15
        if kind == ANY_PLANT:
            return Prompt(Message("ask-any-plant"), "SAL-RES-08", source(t))
        if kind == CRYSTAL:
            lacking = t.need[CRYSTAL] + t.kept - t.players[seat].crystals
            return Prompt(Message("ask-crystals", {"count": lacking}), "SAL-RES-05", source(t))
        return Prompt(Message("ask-make", {"good": GOODS[kind]}), "SAL-APP-06", source(t))


def exchange_price(means: Means, kind: int) -> int:
    """Crystals for one good of this kind; 0: no such exchange (SAL-RES-04, SAL-DEITY-14)."""
    if kind < PLANTS:
        return means.plant_price
    return means.green_price if kind == GREEN else means.white_price


def exchange_rule(kind: int) -> str:
    return "SAL-RES-04" if kind < PLANTS else "SAL-DEITY-14"


# --- who exactly is turned --------------------------------------------------------------------------------------------
def turn_all(t: Salamandra, seat: int) -> None:
    """Turn the apprentices that have worked; where some of a field's stay active, their owner says which."""
    me = t.players[seat]
    counts: dict[int, int] = {}
    for pick in t.picks:
        field = turned_field(pick)
        if field >= 0:
            counts[field] = counts.get(field, 0) + 1
    t.picks = []
    t.worker = NONE
    for field in sorted(counts, reverse=True):
        active = [man >> 1 for man in me.men if man >> 3 == field and man & 1 == me.druid]
        if len(active) == counts[field]:
            for slot in active:
                t.turn_over(seat, slot, "SAL-APP-02")
        else:
            t.stack.append((WHICH, seat, field << 8 | counts[field] << 4))


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
