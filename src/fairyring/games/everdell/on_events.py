"""Words about what lies on Events and beneath them (EVB-EVENT-07)."""

from __future__ import annotations

from fairyring.games.everdell.city import FromCity, number_in_city
from fairyring.games.everdell.components import GOODS
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.hand import FromHand
from fairyring.games.everdell.outlays import Outlay, told
from fairyring.games.everdell.players import with_goods
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import good_words, joined
from fairyring.kernel.arguments import Given, Pairs, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.table import Notes
from fairyring.kernel.words import Message


class SetAside(Outlay):
    """On the Event that the effect is about (EVB-EVENT-07)."""

    word = "set_aside"
    rule = "EVB-EVENT-07"

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        me = t.players[seat]
        for good in x[1:]:
            me.on_events[-1 - x[0]] = with_goods(me.on_events[-1 - x[0]], good, 1)
        told(t, "set-aside", seat, self.rule, x, {})
        t.done = max(0, len(x) - 1)


class PutOnEvent(Word[Everdell]):
    """Point tokens of the supply come to lie on the Event; they count as tokens (EVB-SCORE-01)."""

    word = "put_on_event"
    takes = (Pairs("goods", GOODS),)
    icon = "put"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.goods = [(GOODS.index(name), amount) for name, amount in given.amounts("goods").items()]

    def do(self, t: Everdell, seat: int, about: int) -> None:
        me = t.players[seat]
        for good, amount in self.goods:
            count = amount.value(t, seat, about)
            me.on_events[-1 - about] = with_goods(me.on_events[-1 - about], good, count)
            if t.sink is not None:
                t.emit("set-aside", seat, "EVB-SEVENT-01", {"goods": [GOODS[good]] * count, "count": count})

    def say(self) -> Message:
        return Message("fx-put-on-event", {"goods": joined([good_words(GOODS[good], n) for good, n in self.goods])})


class PutBeneath(FromCity):
    """Cards of the city go beneath the Event (EVB-SEVENT-05, EVB-EVENT-07)."""

    rule = "EVB-EVENT-07"
    verb = "beneath"
    word = "put_city_beneath"
    takes = (Span("count", 0, 9), *WHICH)

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        kind = t.leave_city(number_in_city(seat, code))
        put_beneath(t, seat, about, kind)

    def say(self) -> Message:
        return Message("fx-put-beneath", {"count": self.count, "from": "city", "which": self.filter.say()})


class PutHandBeneath(FromHand):
    """Cards of the hand go beneath the Event, for all to see (EVB-SEVENT-08, EVB-INFO-04)."""

    word = "put_hand_beneath"
    takes = (Span("count", 0, 9), *WHICH)
    rule = "EVB-INFO-04"
    verb = "beneath"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.filter = Filter(given)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        fitting = self.filter.kinds(t.content)
        return [kind for kind in sorted(t.players[seat].hand) if fitting[kind]]

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        t.players[seat].lose(code)
        put_beneath(t, seat, about, code)

    def say(self) -> Message:
        return Message("fx-put-beneath", {"count": self.count, "from": "hand", "which": self.filter.say()})


class PutRestBeneath(Word[Everdell]):
    """The revealed cards that are left go beneath the Event (EVB-EVENT-07)."""

    word = "put_rest_beneath"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        rest = t.shown.pop()
        t.players[seat].beneath[-1 - about] += rest
        if t.sink is not None and rest:
            t.emit("put-beneath", seat, "EVB-SEVENT-04", {"cards": t.idents(rest), "count": len(rest)})

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False


def put_beneath(t: Everdell, seat: int, about: int, kind: int) -> None:
    t.players[seat].beneath[-1 - about].append(kind)
    if t.sink is not None:
        t.emit("put-beneath", seat, "EVB-EVENT-07", {"cards": [t.content.cards[kind].ident], "count": 1})
