"""Giving to opponents: resources, and cards of the hand (EVB-GIVE)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.outlays import PAID, Outlay, told
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, hand_elements, somebody, source
from fairyring.kernel.arguments import Flag, Given, Number, One
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


class Give(Outlay):
    """To one opponent (EVB-GIVE-03); split: each unit to whom one likes (EVB-SEVENT-01)."""

    word = "give"
    takes = (*Outlay.takes, Flag("split"))
    rule = "EVB-GIVE-03"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.split = given.flag("split")

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        units = max(0, len(x) - 1)
        if not units:
            t.done = 0
            return
        t.push(PAID, seat, (units,))
        if self.split:
            t.push(GIVE_EACH, seat, (x[0], NOBODY, *x[1:]))
        else:
            t.push(GIVE_TO, seat, x)


class GiveTo(Step[Everdell]):
    """Which opponent gets these units? Passed ones get none; if nobody can, they return to the supply (EVB-GIVE-01).
    `x` is `about` and the kind of each unit."""

    rule = "EVB-GIVE-01"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        takers = [number for number in t.opponents(seat) if t.customs.takes_gifts(t, number)]
        if takers:
            return takers
        told(t, "paid", seat, self.rule, x, {})
        return None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        told(t, "gave", seat, self.rule, x, {"to": choice})
        t.customs.gets_goods(t, seat, choice, list(x[1:]))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return somebody(t, choice, self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-to"), self.rule, source(t, x[0]))


GIVE_TO: Final = GiveTo("give to")


class GiveEach(GiveTo):
    """The same for each unit by itself, the last one first (EVB-SEVENT-01). `x` is `about`, who got a unit of the same
    kind just now (NOBODY: nobody), and the kinds of all units still to come."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return super().ask(t, seat, (x[0], *x[2:]))

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search splits equal units once: the next one goes to the same player or to one behind."""
        return options[options.index(x[1]):] if x[1] in options else options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        last = len(x) - 1
        if last > 2:
            t.push(self, seat, (x[0], choice if x[last] == x[last - 1] else NOBODY, *x[2:last]))
        super().answer(t, seat, (x[0], x[last]), choice)


GIVE_EACH: Final = GiveEach("give each")


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveCards(Word[Everdell]):
    """Give cards of the hand to one opponent: one who has room for all of them if there is one, otherwise one of those
    with the most room; what does not fit is discarded (EVB-GIVE-02)."""

    word = "give_cards"
    takes = (Number("count", 1, 9), One("from", "hand", "drawn", default="hand", key=True))
    rule = "EVB-GIVE-02"
    counts = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")
        self.drawn = given.text("from") == "drawn"

    def takers(self, t: Everdell, seat: int) -> list[int]:
        rooms = [(number, t.room_in_hand(number)) for number in t.opponents(seat) if t.customs.takes_gifts(t, number)]
        most = min(self.count, max([room for _, room in rooms], default=0))
        return [number for number, room in rooms if room >= most] if most > 0 else []

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return self.takers(t, seat) or TO_NOBODY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(HAND_OVER, seat, (x[0] if x else 0, self.count, t.drawn if self.drawn else 0, choice, self.count))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(t.players[seat].hand) >= self.count

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return somebody(t, choice, self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-cards-to", {"count": self.count}), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return [*(f"to seat {number}" for number in range(1, 5)), *(f"give {card.ident}" for card in content.cards)]

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -float(self.count)}


TO_NOBODY: Final[list[int]] = [NOBODY]


class HandOver(Step[Everdell]):
    """Which cards are given? `x` is `about`, how many are left, among how many at the end of the hand (0: all of it),
    the number of who gets them (NOBODY: they are discarded), how many there were to give, and the lowest kind for a
    search."""

    rule = "EVB-GIVE-05"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if x[1] == 0 or not t.players[seat].hand:
            t.done = x[4]
            return None
        return sorted(set(self.cards(t, seat, x)))

    def cards(self, t: Everdell, seat: int, x: Notes) -> list[int]:
        """Those among which one chooses."""
        hand = t.players[seat].hand
        return hand[len(hand) - x[2]:] if x[2] else hand

    def alike(self, t: Everdell, x: Notes) -> bool:
        """Do all that are left go the same way, so that their order makes no difference?"""
        return x[3] == NOBODY or t.room_in_hand(x[3]) >= x[1]

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search gives kinds in rising order, and none that would leave too few behind it."""
        if not self.alike(t, x):
            return options
        cards = sorted(self.cards(t, seat, x))
        highest = cards[max(0, len(cards) - x[1])]
        return [kind for kind in options if (x[5] if len(x) > 5 else 0) <= kind <= highest] or options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        about, left, among, to, count = x[:5]
        lowest = choice if self.alike(t, x) else 0
        me = t.players[seat]
        kind = me.lose_hidden(me.place_of(choice))
        ident = t.content.cards[kind].ident
        if to != NOBODY and t.room_in_hand(to) > 0:
            t.reveals += 1
            if t.sink is not None:
                t.emit("gave-card", seat, self.rule, {"to": to, "count": 1})
                if not t.is_rival(to):
                    t.emit("got-card", to, self.rule, {"from": seat, "count": 1}, {"cards": [ident]})
            t.customs.gets_card(t, seat, to, kind)
        else:
            if t.sink is not None:
                t.emit("discarded", seat, "EVB-GIVE-02", {"count": 1}, {"cards": [ident]})
            t.throw(kind)
        t.push(self, seat, (about, left - 1, max(0, among - 1), to, count, lowest))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"give {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, choice), "verb": "give"}
        return Option(self.option_name(t, seat, x, choice), Message("option-pick", args), self.rule,
                      hand_elements(t, seat, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-pick", {"verb": "give-cards", "count": x[1], "least": 1}), self.rule,
                      source(t, x[0]))


HAND_OVER: Final = HandOver("hand over")
