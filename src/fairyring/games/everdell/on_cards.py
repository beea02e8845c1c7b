"""Words about goods that lie on cards of a city (EVB-CITY-09)."""

from __future__ import annotations

from fairyring.games.everdell.components import EACH, GOODS, POINT
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import good_words, joined
from fairyring.kernel.arguments import Given, Pairs
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.words import Message


class PutOnSelf(Word[Everdell]):
    """Goods of the supply come to lie on the card."""

    word = "put_on_self"
    takes = (Pairs("goods", GOODS),)
    icon = "put"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.goods = [(GOODS.index(name), amount) for name, amount in given.amounts("goods").items()]

    def do(self, t: Everdell, seat: int, about: int) -> None:
        for good, amount in self.goods:
            t.lay_on(about, good, amount.value(t, seat, about), "EVB-CITY-09")

    def say(self) -> Message:
        return Message("fx-put-on-self", {"goods": joined([good_words(GOODS[good], n) for good, n in self.goods])})

    def worth(self, judge: Worth) -> Amounts:
        return {GOODS[good]: amount.guess() * (1.0 if good == POINT else 0.6) for good, amount in self.goods}


class TakeFromSelf(Word[Everdell]):
    """Goods that lie on the card return to the supply: what something costs."""

    word = "take_from_self"
    takes = (Pairs("goods", GOODS),)
    counts = True
    icon = "remove"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.goods = [(GOODS.index(name), amount) for name, amount in given.amounts("goods").items()]

    def do(self, t: Everdell, seat: int, about: int) -> None:
        for good, amount in self.goods:
            t.lay_on(about, good, -amount.value(t, seat, about), "EVB-CITY-09")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        me = t.players[about // EACH]
        at = me.at(about)
        return at >= 0 and all(me.lying[at][good] >= amount.value(t, seat, about) for good, amount in self.goods)

    def say(self) -> Message:
        return Message("fx-take-from-self", {"goods": joined([good_words(GOODS[good], n) for good, n in self.goods])})


class TakeAllFromSelf(Word[Everdell]):
    """Everything that lies on the card becomes one's own (EVB-CARD-STOREHOUSE)."""

    word = "take_all_from_self"
    icon = "take"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        me = t.players[about // EACH]
        lying = me.lying[me.at(about)]
        for good in range(len(lying)):
            if lying[good]:
                t.lay_on(about, good, -lying[good], "EVB-CARD-STOREHOUSE")
                t.gain(seat, good, lying[good], "EVB-CARD-STOREHOUSE")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        me = t.players[about // EACH]
        return any(me.lying[me.at(about)])
