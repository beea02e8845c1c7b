"""Crystals to keep, and who is woken for later: apprentices turned, or at work, for nothing that is announced
(SAL-RES-05, SAL-APP-07); and which of a field's apprentices lie turned over in the end."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import GOODS, NONE, SLOTS
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import (
    field_message,
    field_name,
    men_elements,
    slot_element,
    slot_name,
    source,
)
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

WORK: Final = 32
"""Codes below are fields where an apprentice is turned; from here on fields where one works."""
WAKE: Final = 128
"""From here on: 128 x one more than the field of the one that works, plus the slot of the one that is woken."""
LEAVING: Final[Notes] = (0,)
"""The `x` of a gathering that may stop at once: an apprentice leaves for a spellbook after it."""


class Gather(Step[Salamandra]):
    """Turn apprentices, or let them work, for crystals to keep, or to wake others (SAL-RES-05, SAL-APP-07, -09).

    At least one before placing; none, if one likes, before an apprentice leaves for a spellbook (SAL-SCROLL-04). `x` is
    the highest code so far and the fields of those who lie turned over in the end; empty at the start. A search takes
    them in rising order, and lets those work who have just been woken.
    """

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        options = gatherings(t, t.players[seat], x[1:])
        if x:
            options.append(SKIP)
        return options

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        if not x:
            return options
        last = x[0]
        woken = (last & WAKE - 1) >> 2 if last >= WAKE else NONE
        return [code for code in options if code == SKIP or code >= last or code & WORK - 1 == woken]

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            turn_all(t, seat, sorted(x[1:]))
            return
        last = max(x[0], choice) if x else choice
        picks = x[1:]
        me = t.players[seat]
        if choice >= WAKE:
            slot = choice & WAKE - 1
            waker = t.content.fields[(choice >> 7) - 1]
            me.crystals -= waker.fee
            if t.sink is not None:
                t.emit("woke", seat, "SAL-APP-08", {"field": field_name(t, slot >> 2), "by": waker.name,
                                                    "crystals": waker.fee})
            if slot >> 2 == (choice >> 7) - 1:  # on one field: who works is turned before the other lies active
                t.push(self, seat, (last, *picks))
                t.push(TURN_BACK, seat, (slot,))
                turn_all(t, seat, [slot >> 2])
                return
            after = [last, *picks, (choice >> 7) - 1]
            if me.is_active(slot):
                after.pop(after.index(slot >> 2, 1))  # it has just worked: it stays as it is
            else:
                t.turn_over(seat, slot, "SAL-APP-08")
            t.push(self, seat, tuple(after))
            return
        one = t.content.fields[choice & WORK - 1]
        t.push(self, seat, (last, *picks, choice & WORK - 1))
        if choice < WORK:
            me.crystals += 1
            if t.sink is not None:
                t.emit("turned", seat, "SAL-RES-05", {"field": one.name, "crystals": 1})
            return
        me.crystals += one.worth if one.plant < 0 else one.extra
        if one.plant >= 0:
            goods = t.goods[:]
            goods[one.plant] += 1
            t.goods = goods
        if t.sink is not None:
            t.emit("worked", seat, "SAL-APP-06", {
                "field": one.name, "good": GOODS[one.plant] if one.plant >= 0 else "crystal",
                "crystals": one.worth if one.plant < 0 else one.extra, "fee": 0})

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        if choice == SKIP:
            return "done"
        if choice >= WAKE:
            slot = choice & WAKE - 1
            whom = field_name(t, slot >> 2) if t.players[seat].is_active(slot) else slot_name(t, slot)
            return f"wake {whom} by {field_name(t, (choice >> 7) - 1)}"
        return f"{'turn' if choice < WORK else 'work'} {field_name(t, choice & WORK - 1)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            key = "option-gather-nobody" if x == LEAVING else "option-gather-done"
            return Option(name, Message(key), "SAL-RES-05", (f"crystals:{seat}",))
        if choice >= WAKE:
            slot, waker = choice & WAKE - 1, (choice >> 7) - 1
            args: Args = {
                "field": field_message(t, slot >> 2), "slot": SLOTS[slot & 3], "by": field_message(t, waker),
                "crystals": t.content.fields[waker].fee}
            if t.players[seat].is_active(slot):
                return Option(name, Message("option-wake-worked-by", args), "SAL-APP-09",
                              (*men_elements(t, seat, slot >> 2), *men_elements(t, seat, waker)))
            return Option(name, Message("option-wake-by", args), "SAL-APP-09",
                          (slot_element(t, slot), *men_elements(t, seat, waker)))
        field = choice & WORK - 1
        one = t.content.fields[field]
        if choice < WORK:
            return Option(name, Message("option-turn", {"field": field_message(t, field)}), "SAL-RES-05",
                          men_elements(t, seat, field))
        args = {"field": field_message(t, field), "good": GOODS[one.plant] if one.plant >= 0 else "crystal",
                "crystals": one.worth if one.plant < 0 else one.extra}
        return Option(name, Message("option-makes", args), "SAL-APP-06", men_elements(t, seat, field))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        if x == LEAVING:
            return Prompt(Message("ask-gather-leaving"), "SAL-SCROLL-04", source(t))
        return Prompt(Message("ask-gather", {"picked": len(x[1:])}), "SAL-RES-05")


class TurnBack(Step[Salamandra]):
    """The apprentice on the slot `x` is woken."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        t.turn_over(seat, x[0], "SAL-APP-08")
        return None


def gatherings(t: Salamandra, me: Player, picks: Notes) -> list[int]:
    """What apprentices can do for crystals to keep, or to wake others: codes, rising. The picks have worked.

    Who has just worked can be woken too: of each field the first of them stands for all. Not who has just woken
    somebody: the other could have been woken by the one at once, a fee cheaper.
    """
    content = t.content
    turns: list[int] = []
    works: list[int] = []
    wakes: list[int] = []
    active: list[int] = []
    wakeable: list[int] = []
    for man in me.men:
        field = man >> 3
        if man & 1 != me.druid:
            wakeable.append(man >> 1)
        else:
            if field in picks and field not in active and not content.wakes[field]:
                wakeable.append(man >> 1)
            active.append(field)
    last = NONE
    for field in active:
        if field == last:
            continue
        last = field
        if picks.count(field) == active.count(field):
            continue
        if content.extra[field] == 1:
            works.append(WORK + field)  # the plant is lost, so turning would be the same (SAL-RES-03)
            continue
        turns.append(field)
        if content.worth[field] > 1:
            works.append(WORK + field)
        if content.wakes[field] and me.crystals >= content.fields[field].fee:
            wakes += [(field + 1 << 7) + slot for slot in wakeable]
    return turns + works + wakes


def can_wake_before_leaving(t: Salamandra, seat: int, slot: int) -> bool:
    """Stands here somebody active who wakes others, and is there somebody to wake and the crystals for it?

    Others may be turned for the fee, and be the ones woken.
    """
    me = t.players[seat]
    content = t.content
    if not content.wakes[slot >> 2] or not me.is_active(slot):
        return False
    for man in me.men:
        if man & 1 != me.druid:
            if me.crystals >= content.fields[slot >> 2].fee:
                return True
        elif not content.wakes[man >> 3]:
            return True
    return False


# --- who exactly is turned --------------------------------------------------------------------------------------------
def turn_all(t: Salamandra, seat: int, fields: list[int]) -> None:
    """Turn the apprentices that have worked; where some of a field's stay active, their owner says which. Only a way to
    a spellbook makes a difference between them (SAL-SCROLL-04): without one nobody is asked."""
    me = t.players[seat]
    men = me.men
    druid = me.druid
    i = 0
    last = NONE
    for field in fields:
        if field == last:
            continue
        last = field
        while men[i] >> 3 < field:
            i += 1
        active: list[int] = []
        while i < len(men) and men[i] >> 3 == field:
            if men[i] & 1 == druid:
                active.append(i)
            i += 1
        count = fields.count(field)
        if len(active) > count and t.open_slots(seat):
            t.push(WHICH, seat, (field, count, 0))
            continue
        for one in active[:count]:
            t.turn_man(seat, one, "SAL-APP-02")


class Which(Step[Salamandra]):
    """Which of your apprentices on one field are turned? In the order N, E, S, W; `x` is the field, how many are still
    to be turned, and the first side that may come next."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        field, left, side = x
        active = [man >> 1 for man in me.men if man >> 3 == field and man & 1 == me.druid and man >> 1 & 3 >= side]
        return active[:len(active) - left + 1]

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        field, left, _ = x
        if left > 1:
            t.push(self, seat, (field, left - 1, (choice & 3) + 1))
        t.turn_over(seat, choice, "SAL-APP-02")

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"turn {slot_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-which", {"field": field_message(t, choice >> 2), "slot": SLOTS[choice & 3]}),
                      "SAL-APP-02", (slot_element(t, choice),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-which", {"field": field_message(t, x[0]), "count": x[1]}), "SAL-APP-02", source(t))


GATHER: Final = Gather("gather")
TURN_BACK: Final = TurnBack("turn back")
WHICH: Final = Which("which apprentices")
GATHERING_STEPS: Final[list[Step[Any]]] = [GATHER, TURN_BACK, WHICH]
