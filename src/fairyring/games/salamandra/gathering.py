"""Crystals to keep, and who is woken for later: apprentices turned, or at work, for nothing that is announced
(SAL-RES-05, SAL-APP-07); and which of a field's apprentices lie turned over in the end."""

from __future__ import annotations

from bisect import insort
from typing import Final

from fairyring.games.salamandra.components import CRYSTAL, FIELD_OF, GOODS, NONE, SIDE_OF
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import (
    active_elements,
    field_message,
    field_name,
    makes,
    slot_args,
    slot_element,
    slot_name,
    source,
)
from fairyring.kernel.table import SKIP, Does, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

WORK: Final = 32
"""Codes below are fields where an apprentice is turned; from here on fields where one works."""
WAKE: Final = 128
"""From here on: who wakes whom, see `waking`."""
LEAVING: Final[Notes] = (0,)
"""The `x` of a gathering that may stop at once: an apprentice leaves for a spellbook after it."""


def waking(waker: int, slot: int) -> int:
    """The code for an apprentice on the field `waker` that wakes the one on the slot."""
    return WAKE * (waker + 1) + slot


def waker_in(code: int) -> int:
    return code // WAKE - 1


def woken_in(code: int) -> int:
    return code % WAKE


class Gather(Step[Salamandra]):
    """Turn apprentices, or let them work, for crystals to keep, or to wake others (SAL-RES-05, SAL-APP-07, -09).

    At least one before placing; none, if one likes, before an apprentice leaves for a spellbook (SAL-SCROLL-04). `x` is
    the highest code so far and the fields of those who lie turned over in the end; empty at the start. A search takes
    them in rising order, and lets those work who have just been woken.
    """

    skip_name = "done"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        options = gatherings(t, t.players[seat], x[1:])
        if x:
            options.append(SKIP)
        return options

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        if not x:
            return options
        last = x[0]
        woken = FIELD_OF[woken_in(last)] if last >= WAKE else NONE
        return [code for code in options if code == SKIP or code >= last or (code < WAKE and code % WORK == woken)]

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            turn_all(t, seat, sorted(x[1:]))
        elif choice >= WAKE:
            self.wake(t, seat, x, choice)
        else:
            t.push(self, seat, (highest(x, choice), *x[1:], choice % WORK))
            one = t.content.fields[choice % WORK]
            crystals = 1 if choice < WORK else one.worth if one.plant < 0 else one.extra
            t.players[seat].crystals += crystals
            if choice >= WORK and one.plant >= 0:
                goods = t.goods[:]
                goods[one.plant] += 1
                t.goods = goods
            if t.sink is not None and choice < WORK:
                t.emit("turned", seat, "SAL-RES-05", {"field": one.name, "crystals": 1})
            elif t.sink is not None:
                good = GOODS[one.plant] if one.plant >= 0 else "crystal"
                t.emit("worked", seat, "SAL-APP-06",
                       {"field": one.name, "good": good, "crystals": crystals, "fee": 0})

    def wake(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        waker, slot = waker_in(choice), woken_in(choice)
        me = t.players[seat]
        one = t.content.fields[waker]
        me.crystals -= one.fee
        if t.sink is not None:
            t.emit("woke", seat, "SAL-APP-08",
                   {"field": field_name(t, FIELD_OF[slot]), "by": one.name, "crystals": one.fee})
        if FIELD_OF[slot] == waker:  # who works is turned before the other lies active
            t.push(self, seat, (highest(x, choice), *x[1:]))
            t.push(TURN_BACK, seat, (slot,))
            turn_all(t, seat, [waker])
            return
        after = [*x[1:], waker]
        if slot in me.active:
            after.remove(FIELD_OF[slot])  # it has just worked: it stays as it is
        else:
            t.turn_over(seat, slot, "SAL-APP-08")
        t.push(self, seat, (highest(x, choice), *after))

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        if choice < WAKE:
            return f"{'turn' if choice < WORK else 'work'} {field_name(t, choice % WORK)}"
        slot = woken_in(choice)
        whom = field_name(t, FIELD_OF[slot]) if slot in t.players[seat].active else slot_name(t, slot)
        return f"wake {whom} by {field_name(t, waker_in(choice))}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice >= WAKE:
            waker, slot = waker_in(choice), woken_in(choice)
            args: Args = {**slot_args(t, slot), "by": field_message(t, waker),
                          "crystals": t.content.fields[waker].fee}
            worked = slot in t.players[seat].active
            places = active_elements(t, seat, FIELD_OF[slot]) if worked else (slot_element(t, slot),)
            return Option(name, Message("option-wake-worked-by" if worked else "option-wake-by", args), "SAL-APP-09",
                          (*places, *active_elements(t, seat, waker)))
        field = choice % WORK
        places = active_elements(t, seat, field)
        if choice < WORK:
            return Option(name, Message("option-turn", {"field": field_message(t, field)}), "SAL-RES-05", places)
        plant = t.content.fields[field].plant
        return Option(name, makes(t, field, plant if plant >= 0 else CRYSTAL), "SAL-APP-06", places)

    def describe_skip(self, t: Salamandra, seat: int, x: Notes) -> Option:
        key = "option-gather-nobody" if x == LEAVING else "option-gather-done"
        return Option("done", Message(key), "SAL-RES-05", (f"crystals:{seat}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        if x == LEAVING:
            return Prompt(Message("ask-gather-leaving"), "SAL-SCROLL-04", source(t))
        return Prompt(Message("ask-gather", {"picked": len(x[1:])}), "SAL-RES-05")


def highest(x: Notes, choice: int) -> int:
    return max(x[0], choice) if x else choice


def turn_back(t: Salamandra, seat: int, x: Notes) -> None:
    """The apprentice on the slot `x` is woken."""
    t.turn_over(seat, x[0], "SAL-APP-08")


def gatherings(t: Salamandra, me: Player, picks: Notes) -> list[int]:
    """What apprentices can do for crystals to keep, or to wake others: codes, rising. The picks have worked.

    Who has just worked can be woken too: of each field the first of them stands for all. Not who has just woken
    somebody: the other could have been woken by the one at once, a fee cheaper.
    """
    content = t.content
    turns: list[int] = []
    works: list[int] = []
    wakes: list[int] = []
    wakeable = me.inactive[:]
    fields = [FIELD_OF[slot] for slot in me.active]
    idle = fields[:]
    for field in picks:
        idle.remove(field)
        first = me.active[fields.index(field)]
        if field not in content.wakers and first not in wakeable:
            insort(wakeable, first)
    for field in dict.fromkeys(idle):
        if content.extra[field] == 1:
            works.append(WORK + field)  # the plant is lost, so turning would be the same (SAL-RES-03)
            continue
        turns.append(field)
        if content.worth[field] > 1:
            works.append(WORK + field)
        if field in content.wakers and me.crystals >= content.fields[field].fee:
            wakes += [waking(field, slot) for slot in wakeable]
    return turns + works + wakes


def can_wake_before_leaving(t: Salamandra, seat: int, slot: int) -> bool:
    """Stands here somebody active who wakes others, and is there somebody to wake and the crystals for it?

    Others may be turned for the fee, and be the ones woken.
    """
    me = t.players[seat]
    wakers = t.content.wakers
    field = FIELD_OF[slot]
    return field in wakers and slot in me.active and (
        (len(me.inactive) > 0 and me.crystals >= t.content.fields[field].fee)
        or any(FIELD_OF[other] not in wakers for other in me.active))


# --- who exactly is turned --------------------------------------------------------------------------------------------
def turn_all(t: Salamandra, seat: int, fields: list[int]) -> None:
    """Turn the apprentices that have worked; where some of a field's stay active, their owner says which. Only a way to
    a spellbook makes a difference between them (SAL-SCROLL-04): without one nobody is asked."""
    me = t.players[seat]
    for field in dict.fromkeys(fields):
        count = fields.count(field)
        active = me.active_on(field)
        if len(active) > count and t.open_slots(seat):
            t.push(WHICH, seat, (field, count, 0))
        else:
            for slot in active[:count]:
                t.turn_over(seat, slot, "SAL-APP-02")


class Which(Step[Salamandra]):
    """Which of your apprentices on one field are turned? In the order N, E, S, W; `x` is the field, how many are still
    to be turned, and the first side that may come next."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        field, left, side = x
        active = [slot for slot in t.players[seat].active_on(field) if SIDE_OF[slot] >= side]
        return active[:len(active) - left + 1]

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        field, left, _ = x
        if left > 1:
            t.push(self, seat, (field, left - 1, SIDE_OF[choice] + 1))
        t.turn_over(seat, choice, "SAL-APP-02")

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"turn {slot_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-which", slot_args(t, choice)),
                      "SAL-APP-02", (slot_element(t, choice),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-which", {"field": field_message(t, x[0]), "count": x[1]}), "SAL-APP-02", source(t))


GATHER: Final = Gather("gather")
TURN_BACK: Final = Does("turn back", turn_back)
WHICH: Final = Which("which apprentices")
