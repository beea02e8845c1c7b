"""What fields, groves and cards give: points, crystals, scrolls, cards, woken apprentices, groves (SAL-TURN-05); and
where scrolls lead: an apprentice moves to a spellbook (SAL-SCROLL)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fairyring.games.salamandra.components import (
    BEAR,
    EACH,
    EAGLE,
    FACES,
    FIELD_OF,
    FIXED,
    SIDE_OF,
    SLOTS,
    Gain,
    cell_name,
)
from fairyring.games.salamandra.deities import DEITY_CARDS
from fairyring.games.salamandra.gathering import GATHER, LEAVING, can_wake_before_leaving
from fairyring.games.salamandra.players import learn
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import gain_words, named, slot_args, slot_element, slot_name, source
from fairyring.kernel.arguments import Given, Number, One, Parameter
from fairyring.kernel.effects import Counted
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import Does, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

MOST_GAIN: Final = 50


def receive(t: Salamandra, seat: int, gain: Gain, happened: str, subject: int = 0) -> None:
    """A gain, then what deity cards give for what brought it, then the scrolls (SAL-TURN-05); a placement without a
    gain checks them too (SAL-SCROLL-07)."""
    if t.players[seat].scrolls + gain.scrolls >= t.content.scrolls_per_book:
        t.stack.append((SCROLLS, seat, ()))
    DEITY_CARDS.happens(t, happened, seat, subject)
    if gain.parts:
        t.stack.append((gain, seat, ()))


class Gains(Gain):
    """Everything one source gives, from left to right. `x` is the part that comes next."""

    def __init__(self, rule: str, parts: list[Step[Any]]) -> None:
        super().__init__(f"{rule} {' & '.join(part.name for part in parts)}", parts)
        self.cited = rule
        for part in parts:
            if isinstance(part, Scroll):
                self.scrolls += part.count
            elif not isinstance(part, Points) or part.each != FIXED:
                self.quiet = False

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        parts = self.parts
        for i in range(x[0] if x else 0, len(parts)):
            part = parts[i]
            if isinstance(part, Gained):
                part.give(t, seat, self.cited)
            else:
                t.stack.append((self, seat, (i + 1,)))
                t.stack.append((part, seat, ()))
                return None
        return None


# --- the words of gains -----------------------------------------------------------------------------------------------
class GainWord(Counted[Salamandra]):
    """A word of gains, which a clause of its own tells."""

    def say(self) -> Message:
        return Message("gain", {"what": self.word, "count": self.count})


class Gained(GainWord):
    """A word that asks nothing."""

    takes: ClassVar[tuple[Parameter, ...]] = (Number("count", 1, MOST_GAIN),)

    def give(self, t: Salamandra, seat: int, rule: str) -> None:
        raise NotImplementedError

    def do(self, t: Salamandra, seat: int, about: int) -> None:
        self.give(t, seat, "SAL-DEITY-04")


class Points(Gained):
    """vp(2): points; vp(2,each=field_white): for each white field with an own apprentice, and so on (SAL-CAUL-04)."""

    word = "vp"
    takes = (Number("count", 1, MOST_GAIN), One("each", *EACH[:FIXED], default=EACH[FIXED], key=True))
    plain = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.each = EACH.index(given.text("each"))

    def give(self, t: Salamandra, seat: int, rule: str) -> None:
        t.score(seat, self.count if self.each == FIXED else self.count * t.count(seat, self.each), rule)

    def say(self) -> Message:
        return super().say() if self.each == FIXED else Message("gain-per", {"count": self.count,
                                                                             "what": EACH[self.each]})

    def worth(self, judge: Worth) -> Amounts:
        return {"vp" if self.each == FIXED else EACH[self.each]: self.count}


class Crystals(Gained):
    """crystal(2)."""

    word = "crystal"
    plain = True

    def give(self, t: Salamandra, seat: int, rule: str) -> None:
        t.gain_crystals(seat, self.count, rule)

    def worth(self, judge: Worth) -> Amounts:
        return {"crystal": self.count}


class Scroll(Gained):
    """scroll(1): cards listen to each (SAL-DEITY-10); the fourth moves an apprentice afterwards (SAL-SCROLL-06)."""

    word = "scroll"

    def give(self, t: Salamandra, seat: int, rule: str) -> None:
        me = t.players[seat]
        me.scrolls += self.count
        if t.sink is not None:
            t.emit("scrolls", seat, rule, {"count": self.count, "total": me.scrolls})
        for _ in range(self.count):
            DEITY_CARDS.happens(t, "gain_scroll", seat)

    def worth(self, judge: Worth) -> Amounts:
        return {"scroll": self.count}


class BearCard(Gained):
    """bear_card: the top Bear card; nothing when there is none (SAL-TEMPLE-09, SAL-GROVE-09)."""

    word = "bear_card"
    takes = ()
    deck: ClassVar[int] = BEAR

    def give(self, t: Salamandra, seat: int, rule: str) -> None:
        take_deity(t, seat, self.deck, "SAL-DEITY-01")


class EagleCard(BearCard):
    """eagle_card: the top Eagle card."""

    word = "eagle_card"
    deck: ClassVar[int] = EAGLE


def take_deity(t: Salamandra, seat: int, deck: int, rule: str) -> None:
    """Take the top card of a deity: others listen to that, itself does not; it holds from now on (SAL-DEITY-02, -03,
    -12)."""
    if not t.deck_left[deck]:
        return
    DEITY_CARDS.happens(t, "take_deity_card", seat)
    me = t.players[seat]
    me.deities = [*me.deities, t.take_from(seat, deck, rule)]
    learn(t.content, me)


FIRST: Final = 128
"""Added to the slot of an apprentice that works before it is woken."""


class Reactivate(GainWord):
    """reactivate: turn one of your inactive apprentices on a field to its active face; nothing without one (SAL-APP-08,
    -10).

    An active one may work for crystals before and be the one woken: the best of them is offered, FIRST more than its
    slot.
    """

    word = "reactivate"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        worth = t.content.worth
        options = me.inactive[:]
        if me.active:
            options.append(FIRST + max(me.active, key=lambda slot: worth[FIELD_OF[slot]]))
        return options or None

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice < FIRST:
            t.turn_over(seat, choice, "SAL-APP-08")
        else:
            t.works_for_crystals(seat, choice - FIRST)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"wake {slot_name(t, choice % FIRST)}" + (" after work" if choice >= FIRST else "")

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        slot = choice % FIRST
        args: Args = {**slot_args(t, slot), "crystals": t.content.worth[FIELD_OF[slot]]}
        key = "option-wake" if choice < FIRST else "option-wake-after-work"
        return Option(self.option_name(t, seat, x, choice), Message(key, args), "SAL-APP-10", (slot_element(t, slot),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-wake"), "SAL-APP-10", source(t))


class GroveAny(GainWord):
    """grove_any: take a grove anywhere in play, free of charge (SAL-TEMPLE-08)."""

    word = "grove_any"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        return sorted(t.groves) or None

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        take_grove(t, seat, choice, "SAL-TEMPLE-08")

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"take {t.content.groves[t.groves[choice]].ident}"

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return t.groves[choice]

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return grove_option(t, choice, self.option_name(t, seat, x, choice), "option-take-grove", "SAL-TEMPLE-08")

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take-grove"), "SAL-TEMPLE-08", source(t))


# --- groves -----------------------------------------------------------------------------------------------------------
def grove_option(t: Salamandra, corner: int, name: str, key: str, rule: str) -> Option:
    """A grove that may be taken, with its gain."""
    grove = t.content.groves[t.groves[corner]]
    return Option(name, Message(key, {"grove": named(grove), "gain": gain_words(grove.gain)}), rule,
                  (f"grove:{cell_name(corner)}",))


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
    receive(t, seat, content.groves[grove].gain, "take_grove")


def place_above(t: Salamandra, seat: int, x: Notes) -> None:
    """The points of the place above the board where a grove comes to lie (SAL-GROVE-05). `x` is the points."""
    t.score(seat, x[0], "SAL-GROVE-05")


# --- scrolls ----------------------------------------------------------------------------------------------------------
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
        book = t.book_at(choice)
        t.emit("to-book", seat, "SAL-SCROLL-05", {
            "field": t.content.fields[FIELD_OF[slot]].name, "slot": SLOTS[SIDE_OF[slot]],
            "book": book.name, "value": book.values[choice % 2], "book_slot": choice,
            "face": FACES[me.druid]})
        t.push(SCROLLS, seat)
        DEITY_CARDS.happens(t, "enter_spellbook", seat)

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return 2 * t.books[choice // 2] + choice % 2

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"to {t.book_at(choice).name} {t.book_at(choice).values[choice % 2]}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        book = t.book_at(choice)
        args: Args = {"book": named(book), "value": book.values[choice % 2], "what": EACH[book.counts]}
        return Option(self.option_name(t, seat, x, choice), Message("option-to-book", args), "SAL-SCROLL-05",
                      (f"book:{book.name}:{choice % 2}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-to-book"), "SAL-SCROLL-05", slot_element(t, x[0]))


NO_GAINS: Final = Gains("SAL-TURN-05", [])
PLACE_ABOVE: Final = Does("place above", place_above)
SCROLLS: Final = Scrolls("scrolls")
TO_BOOK: Final = ToBook("to book")
