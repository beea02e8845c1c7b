"""Words about resources and points: gaining, paying, giving, laying them on cards and Events."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fairyring.games.everdell.components import EACH, GOODS, POINT, RESOURCES
from fairyring.games.everdell.players import with_goods
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import good_words, joined, seat_element, source
from fairyring.kernel.arguments import Flag, Given, One, Pairs, Parameter, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.quantities import Quantity
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

ANY: Final = 5
EVERY: Final[list[int]] = [0, 1, 2, 3]


def number_of(good: str) -> int:
    return ANY if good == "any" else GOODS.index(good)


class Gain(Word[Everdell]):
    """From the supply: so many of each; `any` are resources of the player's choice (EVB-COMP-06)."""

    word = "gain"
    takes = (Pairs("goods", (*GOODS, "any")),)
    icon = "gain"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.fixed: list[tuple[int, Quantity[Any]]] = []
        self.chosen: Quantity[Any] | None = None
        for name, amount in given.amounts("goods").items():
            if name == "any":
                self.chosen = amount
            else:
                self.fixed.append((GOODS.index(name), amount))

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        about = x[0] if x else 0
        for good, amount in self.fixed:
            t.gain(seat, good, amount.value(t, seat, about), "EVB-COMP-06")
        chosen = self.chosen
        if chosen is not None:
            count = chosen.value(t, seat, about)
            if count > 0:
                t.push(TAKE, seat, (about, count, 0))
        t.done = 1
        return None

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        for _, amount in self.fixed:
            if amount.value(t, seat, about) > 0:
                return True
        return self.chosen is not None and self.chosen.value(t, seat, about) > 0

    def say(self) -> Message:
        parts = [good_words(GOODS[good], amount) for good, amount in self.fixed]
        if self.chosen is not None:
            parts.append(good_words("any", self.chosen))
        return Message("fx-gain", {"goods": joined(parts)})

    def worth(self, judge: Worth) -> Amounts:
        found = {GOODS[good]: amount.guess() for good, amount in self.fixed}
        if self.chosen is not None:
            found["any"] = self.chosen.guess()
        return found

    def offers(self, content: Any) -> list[str]:
        return [f"take {good}" for good in GOODS[:RESOURCES]] if self.chosen is not None else []


class Take(Step[Everdell]):
    """Take a resource of one's choice, so many times. `x` is `about`, how many are left, the lowest for a search."""

    rule = "EVB-COMP-04"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return EVERY

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        return options[x[2]:]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.gain(seat, choice, 1, self.rule)
        if x[1] > 1:
            t.push(self, seat, (x[0], x[1] - 1, choice))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"take {GOODS[choice]}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-take", {"good": GOODS[choice]}), self.rule,
                      (f"goods:{GOODS[choice]}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take", {"count": x[1]}), self.rule, source(t, x[0]))


TAKE: Final = Take("take")


class Outlay(Word[Everdell]):
    """Goods leave the own supply, as many as the player likes of those named. `x` is `about` and the kinds picked so
    far, one by one, where any resource will do."""

    takes: ClassVar[tuple[Parameter, ...]] = (One("good", *GOODS[:RESOURCES], "any"), Span("count", 0, 9))
    counts = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = number_of(given.text("good"))
        self.least, self.most = given.span("count")

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        goods = t.players[seat].goods
        options: list[int] = []
        if self.good != ANY:
            most = min(self.most, goods[self.good])
            if most < max(1, self.least):
                t.done = 0
                return None
            options = list(range(max(1, self.least), most + 1))
            if self.least == 0:
                options.append(SKIP)
            return options
        taken = max(0, len(x) - 1)
        if taken < self.most:
            for good in EVERY:
                if goods[good]:
                    options.append(good)
        if not options:
            self.spent(t, seat, x)
            return None
        if taken >= self.least:
            options.append(SKIP)
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search picks kinds in rising order."""
        if self.good != ANY or len(x) < 2:
            return options
        return [code for code in options if code == SKIP or code >= x[len(x) - 1]] or options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        goods = t.players[seat].goods
        about = x[0] if x else 0
        if self.good != ANY:
            if choice == SKIP:
                t.done = 0
            else:
                goods[self.good] -= choice
                self.spent(t, seat, (about, *[self.good] * choice))
        elif choice == SKIP:
            self.spent(t, seat, x)
        else:
            goods[choice] -= 1
            t.push(self, seat, (*x, choice) if x else (about, choice))

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        """All units are picked, one number each behind `about`: where they go. Leaves in `t.done` how many."""
        raise NotImplementedError

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        goods = t.players[seat].goods
        have = goods[0] + goods[1] + goods[2] + goods[3] if self.good == ANY else goods[self.good]
        return have >= max(1, self.least)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        if choice == SKIP:
            return "done" if self.good == ANY else "skip"
        return f"{self.word} {GOODS[choice]}" if self.good == ANY else f"{self.word} {choice}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            return Option(name, Message("option-enough", {"picked": max(0, len(x) - 1)}), self.rule)
        good = GOODS[choice if self.good == ANY else self.good]
        args: Args = {"good": good, "count": 1 if self.good == ANY else choice, "verb": self.word}
        return Option(name, Message("option-spend", args), self.rule, (f"goods:{good}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        good = "any" if self.good == ANY else GOODS[self.good]
        left = self.most - max(0, len(x) - 1)
        return Prompt(Message("ask-spend", {"verb": self.word, "good": good, "count": left}), self.rule,
                      source(t, x[0] if x else 0))

    def say(self) -> Message:
        good = "any" if self.good == ANY else GOODS[self.good]
        return Message("fx-spend", {"verb": self.word, "good": good, "least": self.least, "count": self.most})

    def offers(self, content: Any) -> list[str]:
        if self.good == ANY:
            return [*(f"{self.word} {good}" for good in GOODS[:RESOURCES]), "done"]
        return [*(f"{self.word} {count}" for count in range(max(1, self.least), self.most + 1)), "skip"]

    def worth(self, judge: Worth) -> Amounts:
        return {"any" if self.good == ANY else GOODS[self.good]: -1.0}


def told(t: Everdell, kind: str, seat: int, rule: str, x: Notes, facts: dict[str, str | int | list[str] | list[int]],
         ) -> None:
    """Tell what units went somewhere."""
    if t.sink is not None and len(x) > 1:
        t.emit(kind, seat, rule, {"goods": [GOODS[good] for good in x[1:]], "count": len(x) - 1, **facts})


class Pay(Outlay):
    """To the supply (EVB-COMP-06)."""

    word = "pay"
    rule = "EVB-COMP-06"

    def spent(self, t: Everdell, seat: int, x: Notes) -> None:
        told(t, "paid", seat, self.rule, x, {})
        t.done = max(0, len(x) - 1)


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
            for good in x[1:]:
                t.push(GIVE_TO, seat, (x[0], good))
        else:
            t.push(GIVE_TO, seat, x)


class Paid(Step[Everdell]):
    """Says again how much a payment came to, `x`, after its last question."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.done = x[0]
        return None


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
        goods = t.players[choice].goods
        for good in x[1:]:
            goods[good] += 1
        told(t, "gave", seat, self.rule, x, {"to": choice})

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-to-seat", {"seat": choice + 1}), self.rule,
                      (seat_element(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-to"), self.rule, source(t, x[0]))


PAID: Final = Paid("paid")
GIVE_TO: Final = GiveTo("give to")


class Refund(Word[Everdell]):
    """Gain the printed cost of the card that has just left the city (EVB-EFF-05)."""

    word = "refund"
    icon = "refund"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        cost = t.content.cost[t.gone]
        for good in EVERY:
            t.gain(seat, good, cost[good], "EVB-EFF-05")

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 3.0}


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


def is_plain(step: Step[Any]) -> bool:
    """Does an effect only gain fixed goods: nothing is asked, and its order makes no difference?"""
    words = [one for one in step.inside() if one.word]
    return bool(words) and all(isinstance(one, Gain) and one.chosen is None for one in words)

