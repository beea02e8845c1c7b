"""More Legends: two secret cards each, which may take the place of another card of the city (MIS-LEG).

The cards stand in content/mistwood.toml; the words that only they use, and what the module answers, stand here. That a
Legend counts as the card of its banner, never leaves its city and cannot be copied follows from its rarity.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from fairyring.games.everdell.city import FromCity, looks_of, names_in_city
from fairyring.games.everdell.components import EACH, GAP, HAVEN, POINT, Content
from fairyring.games.everdell.counting import WHICH
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.places import ABOUT_NOTHING, PlaceStep, location_at
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import NO_WAYS, Ability, affordable, fits
from fairyring.games.everdell.wording import card_name, city_element, enough, place_ident, source
from fairyring.kernel.arguments import Given, Number
from fairyring.kernel.quantities import Quantity
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Data, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

RUGWORT_TOKENS: Final = 3
"""What Rugwort gets whenever a Legend is played (MIS-LEG-16)."""


class Legends(Customs):
    """What the module answers."""

    def deal(self, t: Everdell) -> None:
        """A Construction and a Critter each, at random; the rest stays in the box, unseen (MIS-LEG-01)."""
        self.below.deal(t)
        legends = t.shuffled(kind for kind in t.deck if t.content.legendary[kind])
        t.deck = [kind for kind in t.deck if not t.content.legendary[kind]]
        for critter in (False, True):
            pile = [kind for kind in legends if t.content.critter[kind] == critter]
            for seat in range(t.seats):
                t.players[seat].legends.append(pile.pop())
            t.boxed += pile

    def arranged(self, t: Everdell, situation: Mapping[str, Any]) -> None:
        """Who holds which: `legends = [["click_clacks", "tarry_hare"], []]`; the others are in the box."""
        self.below.arranged(t, situation)
        t.boxed = [kind for kind in t.deck if t.content.legendary[kind]]
        t.deck = [kind for kind in t.deck if not t.content.legendary[kind]]
        for seat, names in enumerate(situation.get("legends", ())):
            t.players[seat].legends = [t.content.kind_of[name] for name in names]
            for kind in t.players[seat].legends:
                t.boxed.remove(kind)

    def aside(self, t: Everdell, seat: int) -> list[int]:
        return [*self.below.aside(t, seat), *t.players[seat].legends]

    def taken_aside(self, t: Everdell, seat: int, kind: int) -> None:
        if t.content.legendary[kind]:
            t.players[seat].legends.remove(kind)
            t.reveals += 1
        else:
            self.below.taken_aside(t, seat, kind)

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        """No copy of a banner card beside its Legend (MIS-LEG-07)."""
        me = t.players[seat]
        for one in t.content.legends_of[kind]:
            if me.have[one]:
                return False
        return self.below.may_play(t, seat, kind)

    def at_a_glance(self, t: Everdell, seat: int) -> tuple[int, int]:
        """As below, without the banner cards of the Legends in the city."""
        certain, glance = self.below.at_a_glance(t, seat)
        me = t.players[seat]
        content = t.content
        if me.kinds & content.legends:
            for kind in me.city:
                if content.legendary[kind]:
                    banner = content.bits[content.known_as[kind]]
                    certain &= ~banner
                    glance &= ~banner
        return certain, glance

    def played(self, t: Everdell, seat: int, kind: int) -> None:
        """Rugwort gets a 3-point token for a Legend, and plays another card (MIS-LEG-16). A Husband who comes may have
        to be told where to go (MIS-LEG-28)."""
        self.below.played(t, seat, kind)
        wife = t.content.cards[kind].shares
        if wife != GAP and self.matriarch(t, seat, wife):
            t.push(WHERE_TO_LIVE, seat, (wife,))
        if t.content.legendary[kind]:
            for number in range(t.seats, len(t.players)):
                if t.rivals[number - t.seats] == "rugwort":
                    t.plays += 1
                    t.gain(number, POINT, RUGWORT_TOKENS, "MIS-LEG-16")

    # --- pairs -------------------------------------------------------------------------------------------------------
    def is_paired(self, t: Everdell, card: int) -> bool:
        """The Matriarch counts as a Wife; with fewer Husbands than wives, one is with her where the owner said so
        (MIS-LEG-28)."""
        me = t.players[card // EACH]
        at = me.at(card)
        if at < 0 or not self.matriarch(t, card // EACH, t.content.known_as[me.city[at]]):
            return self.below.is_paired(t, card)
        kind = me.city[at]
        husbands = me.have[t.content.cards[t.content.known_as[kind]].shares]
        hers = 1 if self.has_husband(t, card // EACH, t.content.known_as[kind]) else 0
        return hers == 1 if t.content.legendary[kind] else me.city[:at].count(kind) < husbands - hers

    @staticmethod
    def matriarch(t: Everdell, number: int, wife: int) -> bool:
        """Does a Legend in this city count as that spouse?"""
        me = t.players[number]
        return t.content.cards[wife].shares != GAP and any(me.have[one] for one in t.content.legends_of[wife])

    @staticmethod
    def has_husband(t: Everdell, number: int, wife: int) -> bool:
        me = t.players[number]
        husbands = me.have[t.content.cards[wife].shares]
        return husbands > me.have[wife] - 1 or (husbands > 0 and me.with_legend)

    def upgraded(self, t: Everdell, seat: int, kind: int, paired: bool) -> None:
        """A Wife who makes way passes her Husband on (MIS-LEG-28)."""
        self.below.upgraded(t, seat, kind, paired)
        t.players[seat].with_legend = t.players[seat].with_legend or paired

    # --- for those who look at the table -----------------------------------------------------------------------------
    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Others' Legends: only how many of each kind is known (MIS-LEG-02). In the box, and in a rival's hand, not
        even that (MIS-COMBO-LEG-01)."""
        self.below.deal_anew(t, seat)
        legendary, critter = t.content.legendary, t.content.critter
        theirs = [t.players[other].legends for other in range(t.seats) if other != seat]
        unseen = [t.boxed, *(t.players[number].hand for number in range(t.seats, len(t.players)))]
        kinds = t.shuffled(sorted(kind for pile in (*theirs, *unseen) for kind in pile if legendary[kind]))
        for pile in theirs:
            for i in range(len(pile)):
                known = critter[pile[i]]
                pile[i] = kinds.pop([critter[kind] for kind in kinds].index(known))
        for pile in unseen:
            for i in range(len(pile)):
                if legendary[pile[i]]:
                    pile[i] = kinds.pop()

    def shows(self, t: Everdell, seat: int, view: Data) -> None:
        self.below.shows(t, seat, view)
        for number in range(t.seats):
            legends = t.players[number].legends
            view["players"][number]["legends"] = {"left": len(legends),
                                                  "cards": t.idents(legends) if number == seat else []}

    def broken(self, t: Everdell) -> list[str]:
        wrong = self.below.broken(t)
        for number in range(t.seats):
            me = t.players[number]
            for kind, banner in enumerate(t.content.known_as):
                if t.content.legendary[kind] and me.have[kind] and t.content.unique[banner] and me.have[banner] > 1:
                    wrong.append(f"number {number}: {t.content.cards[kind].ident} beside its Unique banner card")
        return wrong


class WhereToLive(Step[Everdell]):
    """A Husband who finds an unpaired Wife and the unpaired Matriarch goes where his owner says (MIS-LEG-28). `x` is
    the kind of the Wife."""

    rule = "MIS-LEG-28"
    asks = "ask-live-with"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        husbands = me.have[t.content.cards[x[0]].shares]
        if me.with_legend or husbands > me.have[x[0]] - 1:
            return None
        return [x[0], *(one for one in t.content.legends_of[x[0]] if me.have[one])]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.players[seat].with_legend = t.content.legendary[choice]

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"live with {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        me = t.players[seat]
        places = tuple(city_element(seat * EACH + me.arrival[i]) for i in range(len(me.city)) if me.city[i] == choice)
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-live-with", {"card": card_name(t.content, choice)}), self.rule, places)


WHERE_TO_LIVE: Final = WhereToLive("where to live")


# --- the words of the cards ------------------------------------------------------------------------------------------
class HandSize(Quantity[Everdell]):
    """How many cards lie in the hand (MIS-LEG-26)."""

    word = "hand_size"

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return len(t.players[seat].hand)

    def guess(self) -> float:
        return 5.0

    def say(self) -> Message:
        return Message("count-hand")


class ActivateOwn(FromCity):
    """Activate so many different Production cards of the own city, no Legends; once a turn (MIS-LEG-24, -25)."""

    word = "activate_own"
    takes = (Number("count", 1, 9), *WHICH)
    rule = "MIS-LEG-24"
    verb = "activate"
    icon = "production"
    activates: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given, 0, given.number("count"))

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        me = t.players[seat]
        found: list[int] = []
        for i in range(len(me.city)):
            card = t.content.cards[me.city[i]]
            here = seat * EACH + me.arrival[i]
            if (card.form >= 0 and not t.content.legendary[me.city[i]] and t.customs.activates(t, here)
                    and card.production.possible(t, seat, here)):
                found.append(me.arrival[i])
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if len(x) > self.count or (len(x) < 2 and mark(x) in t.reacted):
            return None
        looks: list[tuple[int, ...]] = []
        found: list[int] = []
        for code in self.candidates(t, seat, x[0] if x else 0):
            look = looks_of(t, seat, code)
            if code not in x[1:] and look not in looks:
                looks.append(look)
                found.append(code)
        return [*found, SKIP] if found else None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if len(x) < 2:
            t.reacted = (*t.reacted, mark(x))
        super().answer(t, seat, x, choice)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        kind = self.kind(t, seat, code)
        if t.sink is not None:
            t.emit("copied-card", seat, self.rule, {"card": t.content.cards[kind].ident, "of": seat})
        t.push(t.content.cards[kind].production, seat, (seat * EACH + code,))

    def say(self) -> Message:
        return Message("fx-activate-own", {"count": self.count})

    def offers(self, content: Any) -> list[str]:
        cards = [card for card in content.cards if card.form >= 0]
        return [*(f"activate {name}" for card in cards for name in names_in_city(card)), "done"]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 1.2 * self.count}


def mark(x: Notes) -> int:
    """What tells in `Table.reacted` that this card has been activated in this turn."""
    return -1 - (x[0] if x else 0)


class CopyWorkers(PlaceStep):
    """Up to so many workers on basic or Forest locations, anybody's: what they stand on is carried out again, for
    oneself. These are copies, not visits (MIS-LEG-29, -30). `x` is `about` and the places so far."""

    word = "copy_workers"
    takes = (Number("count", 1, 9),)
    rule = "MIS-LEG-29"
    verb = "copy"
    skip_name = "done"
    icon = "copy"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")

    def candidates(self, t: Everdell, seat: int, done: Notes) -> list[int]:
        return [place for place in range(HAVEN) if t.standing[place] > done.count(place)
                and location_at(t, place).effect.possible(t, seat)]

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if len(x) > self.count:
            return None
        found = self.candidates(t, seat, x[1:])
        return [*found, SKIP] if found else None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        if t.sink is not None:
            t.emit("copied", seat, self.rule, {"what": place_ident(t, choice), "place": t.place_name(choice)})
        t.push(self, seat, (x[0] if x else 0, *x[1:], choice))
        t.push(location_at(t, choice).effect, seat, ABOUT_NOTHING)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(self.candidates(t, seat, ())) > 0

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else super().option_key(t, seat, x, choice)

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return enough(max(0, len(x) - 1), self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        left = self.count - max(0, len(x) - 1)
        return Prompt(Message("ask-copy-workers", {"count": left}), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-copy-workers", {"count": self.count})

    def offers(self, content: Any) -> list[str]:
        return [*(f"copy {one.ident}" for one in (*content.basic, *content.forest)), "done"]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.0 * self.count}


class SpendTokens(Ability):
    """Point tokens of the card, each for so many resources of any kind less; no change is given (MIS-LEG-22, -23). The
    detail is how many tokens."""

    word = "spend_tokens"
    takes = (Number("less", 1, 9),)

    def __init__(self, given: Given | None = None) -> None:
        super().__init__(given)
        assert given is not None
        self.less = given.number("less")

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        me = t.players[seat]
        tokens = me.lying[me.at(card)][POINT]
        if not tokens or not fits(t, seat, kind):
            return NO_WAYS
        return [count for count in range(1, tokens + 1) if self.less * (count - 1) < sum(cost)
                and affordable(me.goods, cost, self.less * count)]

    def may_help(self, t: Everdell, seat: int) -> int:
        me = t.players[seat]
        tokens = sum(me.lying[i][POINT] for i in range(len(me.city)) if t.content.cards[me.city[i]].ability is self)
        return t.content.covered(me.goods, self.less * tokens)

    def use(self, t: Everdell, seat: int, card: int, detail: int) -> None:
        t.lay_on(card, POINT, -detail, "MIS-LEG-22")

    def waives(self, detail: int) -> int:
        return self.less * detail

    def way(self, content: Content, ident: str, detail: int) -> str:
        return f"with {ident} {detail}"

    def way_names(self, content: Content, ident: str) -> list[str]:
        return [f"with {ident} {count}" for count in range(1, 10)]
