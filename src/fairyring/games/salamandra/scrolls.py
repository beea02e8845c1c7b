"""Scrolls and spellbooks (SAL-SCROLL)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import EACH, FACES, FIELD_OF, SIDE_OF, SLOTS
from fairyring.games.salamandra.deities import DEITY_CARDS
from fairyring.games.salamandra.gathering import GATHER, LEAVING, can_wake_before_leaving
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import called, slot_args, slot_element, slot_name, source
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


class Scrolls(Step[Salamandra]):
    """Four scrolls move an apprentice from a field to a spellbook (SAL-SCROLL-03, -04); without a place for it, or
    without an apprentice, the scrolls are kept (SAL-SCROLL-07). An active one gives its crystals, or wakes another,
    before it leaves (SAL-SCROLL-04)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        if me.scrolls < t.content.scrolls_per_book or not t.open_slots(seat):
            return None
        return me.slots() or None

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
        slot = x[0]
        me.scrolls -= t.content.scrolls_per_book
        if slot in me.active:
            t.works_for_crystals(seat, slot)
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
                "field": t.content.fields[FIELD_OF[slot]].name, "slot": SLOTS[SIDE_OF[slot]], "book": book.name,
                "value": book.values[choice % 2], "book_slot": choice, "face": FACES[me.druid]})
        t.push(SCROLLS, seat)
        DEITY_CARDS.happens(t, "enter_spellbook", seat)

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return 2 * t.books[choice // 2] + choice % 2

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"to {t.book_at(choice).name} {t.book_at(choice).values[choice % 2]}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        book = t.book_at(choice)
        args: Args = {"book": called(book), "value": book.values[choice % 2],
                      "what": EACH[book.counts]}
        return Option(self.option_name(t, seat, x, choice), Message("option-to-book", args), "SAL-SCROLL-05",
                      (f"book:{book.name}:{choice % 2}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-to-book"), "SAL-SCROLL-05", slot_element(t, x[0]))


SCROLLS: Final = Scrolls("scrolls")
TO_BOOK: Final = ToBook("to book")
