"""What fields, groves and cards give: points, crystals, scrolls, cards, woken apprentices, groves (SAL-TURN-05)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import (
    BEAR,
    BEAR_CARD,
    CRYSTALS,
    EAGLE,
    EAGLE_CARD,
    FACES,
    FIELD_OF,
    FIXED,
    NONE,
    ON_BOOK,
    ON_DEITY,
    ON_GROVE,
    ON_SCROLL,
    PER,
    REACTIVATE,
    SCROLL,
    SIDE_OF,
    SLOTS,
    VP,
    Gain,
    cell_name,
)
from fairyring.games.salamandra.gathering import GATHER, LEAVING, can_wake_before_leaving
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import (
    corner_element,
    gain_words,
    grove_message,
    named,
    slot_args,
    slot_element,
    slot_name,
    source,
)
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

FIRST: Final = 128
"""Added to the slot of an apprentice that works before it is woken."""


class Gains(Step[Salamandra]):
    """Everything one source gives, from left to right; then deity cards; then the scrolls (SAL-TURN-05).

    `x` is the part that comes next, and the points and crystals that deity cards give for what brought the gain:
    reckoned before, so that no card works on the event that brought it (SAL-DEITY-03).
    """

    def __init__(self, name: str, parts: list[Gain], rule: str) -> None:
        super().__init__(name)
        self.parts = parts
        self.cited = rule

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        first = vp = crystals = 0
        if x:
            first, vp, crystals = x
        before = me.triggers
        parts = self.parts
        for i in range(first, len(parts)):
            part = parts[i]
            what = part.what
            if what == VP:
                count = part.amount if part.per == FIXED else part.amount * t.count(seat, part.per)
                t.score(seat, count, self.cited)
            elif what == SCROLL:
                me.scrolls += part.amount
                vp += part.amount * before[2 * ON_SCROLL]
                crystals += part.amount * before[2 * ON_SCROLL + 1]
                if t.sink is not None:
                    t.emit("scrolls", seat, self.cited, {"count": part.amount, "total": me.scrolls})
            elif what == CRYSTALS:
                t.gain_crystals(seat, part.amount, self.cited)
            elif what in (BEAR_CARD, EAGLE_CARD):
                if t.take_deity(seat, BEAR if what == BEAR_CARD else EAGLE, "SAL-DEITY-01"):
                    vp += before[2 * ON_DEITY]
                    crystals += before[2 * ON_DEITY + 1]
            else:
                t.push(self, seat, (i + 1, vp, crystals))
                t.push(WAKE_ANY if what == REACTIVATE else TAKE_ANY_GROVE, seat)
                return None
        if vp or crystals:
            t.trigger(seat, vp, crystals)
        if me.scrolls >= t.content.scrolls_per_book:
            t.push(SCROLLS, seat)
        return None


class Wake(Step[Salamandra]):
    """Turn one of your inactive apprentices on a field to its active face; nothing without one (SAL-APP-08, -10).

    An active one may work for crystals before and be the one woken: the best of them is offered, FIRST more than its
    slot.
    """

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        worth = t.content.worth
        options = me.inactive[:]
        best = NONE
        for slot in me.active:
            if best == NONE or worth[FIELD_OF[slot]] > worth[FIELD_OF[best]]:
                best = slot
        if best != NONE:
            options.append(FIRST + best)
        return options or None

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice < FIRST:
            t.turn_over(seat, choice, "SAL-APP-08")
        else:
            gives_crystals(t, seat, choice - FIRST)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"wake {slot_name(t, choice % FIRST)}" + (" after work" if choice >= FIRST else "")

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        slot = choice % FIRST
        args = slot_args(t, slot)
        if choice < FIRST:
            message = Message("option-wake", args)
        else:
            message = Message("option-wake-after-work", {**args, "crystals": t.content.worth[FIELD_OF[slot]]})
        return Option(self.option_name(t, seat, x, choice), message, "SAL-APP-10", (slot_element(t, slot),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-wake"), "SAL-APP-10", source(t))


def gives_crystals(t: Salamandra, seat: int, slot: int) -> None:
    """An active apprentice works, or is turned, for crystals just before something else happens to it."""
    one = t.content.fields[FIELD_OF[slot]]
    t.players[seat].crystals += one.worth
    if t.sink is not None:
        t.emit("worked" if one.worth > 1 else "turned", seat, "SAL-RES-05",
               {"field": one.name, "good": "crystal", "crystals": one.worth, "fee": 0})


class TakeAnyGrove(Step[Salamandra]):
    """Take a grove anywhere in play, free of charge (SAL-TEMPLE-08)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        return sorted(t.groves) or None

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        take_grove(t, seat, choice, "SAL-TEMPLE-08")

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"take {t.content.groves[t.groves[choice]].ident}"

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return t.groves[choice]

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        grove = t.groves[choice]
        args: Args = {"grove": grove_message(t, grove), "gain": gain_words(t.content, t.content.groves[grove].gain)}
        return Option(self.option_name(t, seat, x, choice), Message("option-take-grove", args), "SAL-TEMPLE-08",
                      (corner_element(choice),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take-grove"), "SAL-TEMPLE-08", source(t))


def take_grove(t: Salamandra, seat: int, corner: int, rule: str) -> None:
    """A grove leaves the play area: first its gain, then the place above the board (SAL-GROVE-04, -05)."""
    me = t.players[seat]
    content = t.content
    groves = t.groves.copy()
    grove = groves.pop(corner)
    t.groves = groves
    me.groves = [*me.groves, grove]
    place = len(me.groves)
    if t.sink is not None:
        t.emit("grove-taken", seat, rule,
               {"grove": content.groves[grove].ident, "corner": cell_name(corner), "place": place})
    points = content.track[min(place, len(content.track)) - 1]
    if points:
        t.push(PLACE_ABOVE, seat, (points,))
    triggers = me.triggers
    t.push(content.groves[grove].gain, seat, (0, triggers[2 * ON_GROVE], triggers[2 * ON_GROVE + 1]))


class PlaceAbove(Step[Salamandra]):
    """The points of the place above the board where a grove comes to lie (SAL-GROVE-05). `x` is the points."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        t.score(seat, x[0], "SAL-GROVE-05")
        return None


class Scrolls(Step[Salamandra]):
    """Four scrolls move an apprentice from a field to a spellbook (SAL-SCROLL-03, -04); without a place for it, or
    without an apprentice, the scrolls are kept (SAL-SCROLL-07). An active one gives its crystals, or wakes another,
    before it leaves (SAL-SCROLL-04)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        if me.scrolls < t.content.scrolls_per_book or not me.active + me.inactive or not t.open_slots(seat):
            return None
        return me.slots()

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        t.push(TO_BOOK, seat, (choice,))
        if can_wake_before_leaving(t, seat, choice):
            t.push(GATHER, seat, LEAVING)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"move {slot_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        active = 1 if choice in t.players[seat].active else 0
        args: Args = {**slot_args(t, choice), "active": active,
                      "crystals": t.content.worth[FIELD_OF[choice]] if active else 0}
        return Option(self.option_name(t, seat, x, choice), Message("option-move", args), "SAL-SCROLL-04",
                      (slot_element(t, choice),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move", {"scrolls": t.players[seat].scrolls}), "SAL-SCROLL-03", source(t))


class ToBook(Step[Salamandra]):
    """To which free slot of a spellbook where you are not yet (SAL-SCROLL-05)? `x` is the slot it leaves."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        return t.open_slots(seat)

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        me = t.players[seat]
        content = t.content
        slot = x[0]
        me.scrolls -= content.scrolls_per_book
        if slot in me.active:
            gives_crystals(t, seat, slot)
            me.active.remove(slot)
        else:
            me.inactive.remove(slot)
        t.free.append(slot)
        t.free.sort()
        slots = t.book_slots[:]
        slots[choice] = seat
        t.book_slots = slots
        if t.sink is not None:
            book = t.book_at(choice)
            t.emit("to-book", seat, "SAL-SCROLL-05", {
                "field": content.fields[FIELD_OF[slot]].name, "slot": SLOTS[SIDE_OF[slot]], "book": book.name,
                "value": book.values[choice % 2], "book_slot": choice, "face": FACES[me.druid]})
        t.trigger(seat, me.triggers[2 * ON_BOOK], me.triggers[2 * ON_BOOK + 1])
        t.push(SCROLLS, seat)

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return 2 * t.books[choice // 2] + choice % 2

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        book = t.book_at(choice)
        return f"to {book.name} {book.values[choice % 2]}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        book = t.book_at(choice)
        args: Args = {"book": named(t.content, book.ident, book.name), "value": book.values[choice % 2],
                      "what": PER[book.counts].replace(":", "_")}
        return Option(self.option_name(t, seat, x, choice), Message("option-to-book", args), "SAL-SCROLL-05",
                      (f"book:{book.name}:{choice % 2}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-to-book"), "SAL-SCROLL-05", slot_element(t, x[0]))


WAKE_ANY: Final = Wake("wake any")
TAKE_ANY_GROVE: Final = TakeAnyGrove("take any grove")
PLACE_ABOVE: Final = PlaceAbove("place above")
SCROLLS: Final = Scrolls("scrolls")
TO_BOOK: Final = ToBook("to book")
NO_GAINS: Final = Gains("no gains", [], "SAL-TURN-05")
GAIN_STEPS: Final[list[Step[Any]]] = [WAKE_ANY, TAKE_ANY_GROVE, PLACE_ABOVE, SCROLLS, TO_BOOK, NO_GAINS]
