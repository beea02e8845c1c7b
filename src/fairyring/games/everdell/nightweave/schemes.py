"""Schemes about playing cards, your hand and your supply (MIS-SCH, MIS-MOD-09 to -11)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.codes import FROM_SLOT, kind_at
from fairyring.games.everdell.components import (
    BESIDE,
    COLOURS,
    EACH,
    GAP,
    GOODS,
    ON_CARD,
)
from fairyring.games.everdell.customs import NO_TOLL, Toll
from fairyring.games.everdell.hand import discard_from_hand
from fairyring.games.everdell.listening import LISTENERS
from fairyring.games.everdell.nightweave.components import STAR
from fairyring.games.everdell.nightweave.doing import (
    discard_meadow,
    from_deck,
    gain,
    into_city,
    roll,
    to_hand,
)
from fairyring.games.everdell.nightweave.foils import (
    AS_MANY,
    CARDS,
    FOIL,
    MIX,
    MIXED,
    RESOURCE,
    Threat,
    number_of,
    ploy_at,
)
from fairyring.games.everdell.nightweave.lair import chooser, lair_of
from fairyring.games.everdell.nightweave.plots import SHE_GAINS, lose_random
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.nightweave.spiders import RED, available, claim
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import ABILITY, DETAILS, HOST, UPGRADE
from fairyring.kernel.reactions import MOST
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

BLUE: Final = COLOURS.index("blue")
TAN: Final = COLOURS.index("tan")


def colour_at(t: Everdell, code: int) -> int:
    return t.content.colour[kind_at(t, code)]


# --- playing cards ---------------------------------------------------------------------------------------------------
class Toller(Ploy):
    """Something about playing cards costs a toll: at a time one Scheme alone asks for one."""

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        if toll[0]:
            t.push(MIX, seat, (number_of(t, self), toll[0], MIXED))


class Tax(Toller):
    """Cards of a colour cost a toll more, even if they are free (MIS-SCH-02)."""

    does = "tax"

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return (self.terms.toll, 0) if colour_at(t, code) == self.terms.colour else NO_TOLL


class Star(Ploy):
    """Cards of a colour that you play bring her tokens by her level; red ones also when you visit them (MIS-SCH-06,
    -07, -25, -27)."""

    does = "star"

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        me = t.players[seat]
        if t.content.colour[me.city[me.at(card)]] == self.terms.colour:
            t.push(SHE_GAINS, t.seats, (number_of(t, self), STAR))

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        if self.terms.visits and ON_CARD <= place < BESIDE:
            other = t.players[(place - ON_CARD) // EACH]
            if t.content.colour[other.city[other.at(place - ON_CARD)]] == RED:
                gain(t, STAR, self.rule)


class PoliticalInfluence(Toller):
    """Blue cards cost a card or a resource to play and to use, and cannot be drawn (MIS-SCH-14)."""

    does = "political_influence"

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        count = self.terms.toll if colour_at(t, code) == BLUE else 0
        if way >= ABILITY:
            me = t.players[seat]
            helper = me.city[me.at((way - ABILITY) // DETAILS)]
            count += self.terms.toll if t.content.colour[helper] == BLUE else 0
        return (count, 0)

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        """A blue card that listens works only if that is paid for."""
        card = code // MOST
        if t.content.colour[card % EACH] != BLUE:
            return True
        t.push(FOIL, seat, (number_of(t, self), self.terms.toll, MIXED, code))
        return False

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if count:
            card = about[0] // MOST
            t.push(LISTENERS.reactions(t, card)[about[0] % MOST].effect, seat, (card // EACH,))

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        return t.content.colour[kind] != BLUE

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return not drawing or t.meadow[slot] == GAP or t.content.colour[t.meadow[slot]] != BLUE


class BadPublicity(Toller):
    """No tan card lies in the Meadow, and one of the hand costs a card or a resource more (MIS-SCH-16)."""

    does = "bad_publicity"

    def begin(self, t: Everdell) -> None:
        tan = [slot for slot, kind in enumerate(t.meadow) if kind != GAP and t.content.colour[kind] == TAN]
        discard_meadow(t, tan, self.rule)
        t.refill()

    def may_show(self, t: Everdell, kind: int) -> bool:
        return t.content.colour[kind] != TAN

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return (self.terms.toll, 0) if code < FROM_SLOT and colour_at(t, code) == TAN else NO_TOLL


class InquiringGaze(Ploy):
    """A Critter that enters by an Occupied token costs two other cards of the hand (MIS-SCH-28)."""

    does = "inquiring_gaze"

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return (0, self.terms.cards) if HOST <= way < UPGRADE else NO_TOLL

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        """Killjoy's card is paid apart (MIS-PER-06)."""
        if toll[1] >= self.terms.cards:
            t.push(MIX, seat, (number_of(t, self), self.terms.cards, CARDS))


# --- the hand and the supply -----------------------------------------------------------------------------------------
class Robbery(Threat):
    """The die says of which resource you lose three, unless you discard two cards first (MIS-SCH-03, -08, -23, -33)."""

    does = "robbery"
    foiled_with = CARDS

    def strikes(self, t: Everdell, seat: int) -> None:
        good = GOODS.index(self.terms.die[roll(t, self.rule)])
        goods = t.players[seat].goods
        lost = min(self.terms.goods, goods[good])
        goods[good] -= lost
        if t.sink is not None and lost:
            t.emit("paid", seat, self.rule, {"goods": [GOODS[good]] * lost, "count": lost})


class Borrowing(Ploy):
    """Three random cards of your hand become hers; you may pay to keep some back (MIS-SCH-05)."""

    does = "borrowing"

    def begin(self, t: Everdell) -> None:
        seat = chooser(t)
        count = min(self.terms.cards, len(t.players[seat].hand))
        t.push(AS_MANY, seat, (number_of(t, self), count, RESOURCE, 0, count))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        rob(t, seat, about[0] - count, self.rule)


def rob(t: Everdell, seat: int, count: int, rule: str) -> None:
    """Random cards of a hand become hers, unseen; that earns her nothing (MIS-NW-GEN-13)."""
    taken = [lose_random(t, seat) for _ in range(count)]
    if taken:
        to_hand(t, taken)
    if t.sink is not None:
        t.emit("nightweave-robs", t.seats, rule, {"count": count, "from": seat})


class Pickpocket(Ploy):
    """Half your hand becomes hers; for a token to her you may keep a card back (MIS-SCH-22)."""

    does = "pickpocket"

    def begin(self, t: Everdell) -> None:
        seat = chooser(t)
        t.push(KEEP_BACK, seat, (number_of(t, self), (len(t.players[seat].hand) + 1) // 2))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        gain(t, count, self.rule)
        rob(t, seat, about[0] - count, self.rule)


class KeepBack(Step[Everdell]):
    """How many cards do you keep back, before you see which (MIS-SCH-22)? `x` is the Scheme, and how many she takes."""

    rule = "MIS-SCH-22"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return list(range(x[1] + 1)) if x[1] else None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        ploy_at(t, x[0]).foiled(t, seat, choice, x[1:])

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"keep back {choice}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-keep-back", {"count": choice}), self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-keep-back", {"count": x[1]}), self.rule)


class CreepyCrawling(Threat):
    """A new Meadow, no tan cards in your hand, tokens by her level; or you pay three resources (MIS-SCH-10)."""

    does = "creepy_crawling"
    foiled_with = RESOURCE

    def strikes(self, t: Everdell, seat: int) -> None:
        discard_meadow(t, list(range(len(t.meadow))), self.rule)
        t.refill()
        for kind in [kind for kind in t.players[seat].hand if t.content.colour[kind] == TAN]:
            discard_from_hand(t, seat, kind, self.rule)
        gain(t, STAR, self.rule)


class Copycat(Ploy):
    """Two tokens for each card of your hand; you may discard some first (MIS-SCH-11)."""

    does = "copycat"

    def begin(self, t: Everdell) -> None:
        seat = chooser(t)
        t.push(AS_MANY, seat, (number_of(t, self), len(t.players[seat].hand), CARDS, 0))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        gain(t, self.terms.tokens * len(t.players[seat].hand), self.rule)


class CaughtInAWeb(Ploy):
    """Three random cards of your hand hang in a Web: they cannot be played, discarded or given, but count for the limit
    (MIS-SCH-24)."""

    does = "caught_in_a_web"

    def begin(self, t: Everdell) -> None:
        seat = chooser(t)
        count = min(self.terms.cards, len(t.players[seat].hand))
        lair_of(t).caught = [lose_random(t, seat) for _ in range(count)]
        t.reveals += 1
        if t.sink is not None:
            t.emit("nightweave-catches", t.seats, self.rule, {"count": count, "from": seat})

    def end(self, t: Everdell) -> None:
        lair = lair_of(t)
        me = t.players[chooser(t)]
        me.hand += lair.caught
        me.seen += [0] * len(lair.caught)
        lair.caught = []


class HardWork(Ploy):
    """Three cards of the deck come into her city, even if it is full; a discarded card prevents one (MIS-SCH-31)."""

    does = "hard_work"

    def begin(self, t: Everdell) -> None:
        t.push(AS_MANY, chooser(t), (number_of(t, self), self.terms.cards, CARDS, 0))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        for kind in from_deck(t, self.terms.cards - count):
            t.reveals += 1
            into_city(t, kind, self.rule)


class Cheating(Threat):
    """The die says which Event goes to her Accomplishments; without one she gains tokens by her level (MIS-SCH-32)."""

    does = "cheating"
    foiled_with = MIXED

    def strikes(self, t: Everdell, seat: int) -> None:
        kind, _, end = self.terms.die[roll(t, self.rule)].partition("_")
        row = available(t, kind == "basic")
        if row:
            claim(t, row[0] if end == "left" else row[-1], self.rule)
        else:
            gain(t, STAR, self.rule)


KEEP_BACK: Final = KeepBack("nightweave keep back")
