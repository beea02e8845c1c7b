"""Plays that an effect starts: for less, or free of charge (EVB-PLAY-13)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.codes import FROM_SHOWN, FROM_SLOT, code_elements, code_key, code_name, distinct, kind_at
from fairyring.games.everdell.components import BERRY, GAP
from fairyring.games.everdell.playing import WAIVE, announce, pay
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import BY_EFFECT, affordable, covers, fits, whole_cost
from fairyring.games.everdell.wording import card_name, source
from fairyring.kernel.arguments import Flag, Given, Number, Some
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Args, Message, Option, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Word[Everdell]):
    """Play a card for less (EVB-CARD-INN, EVB-FOREST-11): at the cost that the effect sets, with no token and no other
    ability (EVB-PLAY-18)."""

    word = "play"
    takes = (Some("from", "hand", "meadow", "shown", "drawn", key=True), Number("reduce", 0, 9, 0, key=True),
             Number("max_points", -9, 9, 9, key=True), Flag("optional"))
    rule = "EVB-PLAY-13"
    free = False

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        places = given.texts("from")
        self.hand = "hand" in places
        self.meadow = "meadow" in places
        self.shown = "shown" in places
        self.drawn = "drawn" in places
        self.reduce = given.number("reduce")
        self.most = given.number("max_points")
        self.optional = given.flag("optional")

    def allowed(self, t: Everdell, seat: int, kind: int, code: int) -> bool:
        if t.content.points[kind] > self.most or not t.customs.may_play(t, seat, kind):
            return False
        surcharge = t.customs.surcharge(t, seat, code)
        goods = t.players[seat].goods
        if self.free:
            paid = surcharge
            if goods[BERRY] < surcharge:
                return False
        else:
            cost = whole_cost(t, seat, kind, surcharge)
            paid = max(0, sum(cost) - self.reduce)
            if not affordable(goods, cost, self.reduce):
                return False
        return covers(t, seat, code, BY_EFFECT, paid) and fits(t, seat, kind)

    def codes(self, t: Everdell, seat: int, one: bool = False) -> list[int]:
        """Every card that can be played now; or, if only whether there is any is asked, the first that is found."""
        found: list[int] = []
        hand = t.players[seat].hand
        if self.drawn:
            hand = hand[len(hand) - t.drawn:] if t.drawn else []
        if self.hand or self.drawn:
            for kind in sorted(set(hand)):
                if self.allowed(t, seat, kind, kind):
                    found.append(kind)
                    if one:
                        return found
        if self.meadow:
            for slot, kind in enumerate(t.meadow):
                if kind != GAP and self.allowed(t, seat, kind, FROM_SLOT + slot) and t.customs.slot_open(
                        t, seat, slot) and t.customs.may_take(t, seat, slot, False):
                    found.append(FROM_SLOT + slot)
                    if one:
                        return found
        if self.shown and t.shown:
            for kind in sorted(set(t.shown[len(t.shown) - 1])):
                if self.allowed(t, seat, kind, FROM_SHOWN + kind):
                    found.append(FROM_SHOWN + kind)
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = self.codes(t, seat)
        if self.optional or not options:
            options.append(SKIP)
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        return distinct(t, options)

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        surcharge = t.customs.surcharge(t, seat, choice)
        kind = announce(t, seat, choice, BY_EFFECT)
        if self.free:
            pay(t, seat, kind, [0, 0, 0, surcharge])
        else:
            t.push(WAIVE, seat, (kind, self.reduce, surcharge))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(self.codes(t, seat, True)) > 0

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return code_name(t, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return code_key(t, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, kind_at(t, choice)), "free": int(self.free), "less": self.reduce}
        return Option(code_name(t, choice), Message("option-play-by", args), self.rule, code_elements(t, seat, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"free": int(self.free), "less": self.reduce, "optional": int(self.optional)}
        return Prompt(Message("ask-play-by", args), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        place = "shown" if self.shown else "drawn" if self.drawn else "both" if self.hand and self.meadow else (
            "hand" if self.hand else "meadow")
        return Message("fx-play", {"from": place, "free": int(self.free), "less": self.reduce, "points": self.most,
                                   "optional": int(self.optional)})

    def worth(self, judge: Worth) -> Amounts:
        return {"play": 3.0 if self.free else float(self.reduce)}


class PlayFree(Play):
    """Play a card free of charge (EVB-CARD-QUEEN, -CEMETERY, -POSTAL_PIGEON)."""

    word = "play_free"
    free = True
