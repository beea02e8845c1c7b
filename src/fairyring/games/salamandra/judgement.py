"""What a bot thinks of a position: the points each player will have, as far as one can tell.

Points so far; what spellbooks and belief would score; what apprentices will bring in the rounds to come, by the field
they stand on; crystals, scrolls and cards. What a field does is read from its components, so a new field needs nothing
here. Weights: judgement.toml.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, EACH, FIELD_OF, FIXED, GREEN, PLANTS, Content
from fairyring.games.salamandra.ending import belief_points, symbols
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.judging import Judges, Weights, leads
from fairyring.kernel.reckoning import Worth, added

ENOUGH: Final = 9
"""Crystals that soon find a use."""


class Numbers:
    """The weights of judgement.toml by name."""

    def __init__(self, weights: Weights) -> None:
        things, work, cards, lead = weights["things"], weights["work"], weights["cards"], weights["lead"]
        self.crystal = things["crystal"]
        self.many = things["many"]
        self.scroll = things["scroll"]
        self.last_scroll = things["last_scroll"]
        self.available = things["available"]
        self.grove = things["grove"]
        self.book = things["book"]
        self.growth = things["growth"]
        self.work = work
        self.cauldron = work["cauldron"]
        self.idle = work["idle"]
        self.round = work["round"]
        self.belief = cards["belief"]
        self.symbol = cards["symbol"]
        self.trigger = cards["trigger"]
        self.exchange = cards["exchange"]
        self.sharp = lead["sharp"]
        self.early = lead["early"]


class Judge:
    """Weights with what follows from them for one set of components, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.numbers = numbers = Numbers(weights)
        w = numbers.work
        self.sickle: list[float] = []
        """What an apprentice on each field brings by its sickle."""
        self.price: list[float] = []
        """What each cauldron costs."""
        self.fixed: list[float] = []
        """What each cauldron gives whatever one has."""
        self.per: list[list[tuple[int, int]]] = []
        """What each cauldron counts, and the points for each."""
        for field in content.fields:
            worth = w["crystal"] * max(1, field.extra, field.worth if field.plant < 0 else 0)
            if field.plant >= 0:
                worth = w["plant"] + w["crystal"] * field.extra
            elif field.potion >= 0:
                worth = w["potion"] - numbers.crystal * field.fee
            elif field.wakes:
                worth = w["wake"]
            self.sickle.append(max(worth, numbers.idle))
            pay = field.pay.need
            self.price.append(numbers.crystal * pay[CRYSTAL] + w["plant"] * (sum(pay[:PLANTS]) + pay[ANY_PLANT])
                              + w["potion"] * sum(pay[GREEN:CRYSTAL]))
            gives = added([part.reckon(Worth()) for part in field.brew.parts])
            scrolls = numbers.scroll * gives.get("scroll", 0.0)
            self.fixed.append(gives.get("vp", 0.0) + gives.get("crystal", 0.0) + scrolls)
            self.per.append([(i, int(gives[what])) for i, what in enumerate(EACH) if what in gives])
        self.deity: list[float] = []
        """What a deity card brings in a round, besides belief."""
        for card in content.deities:
            gives = added([reaction.effect.reckon(Worth()) for reaction in card.reactions])
            self.deity.append(numbers.exchange if card.price else
                              numbers.trigger * (gives.get("vp", 0.0) + numbers.crystal * gives.get("crystal", 0.0)))

    def points(self, t: Salamandra, seat: int) -> float:
        """About how many points this player will have in the end, without belief."""
        w = self.numbers
        me = t.players[seat]
        content = t.content
        to_come = content.rounds - t.round
        playing = 0.0 if me.passed else 1.0
        last = to_come == 0 and me.passed
        value = float(me.vp)
        if not last:
            crystals = me.crystals
            value += w.crystal * (crystals if crystals <= ENOUGH else ENOUGH + w.many * (crystals - ENOUGH))
        value += me.scrolls * (w.last_scroll if last or not t.open_slots(seat) else w.scroll)
        value += me.available * w.available * (1.0 + w.round * to_come)
        counts: list[int] = [-1] * FIXED
        later = w.round * to_come
        if later + playing > 0.0:
            for slot in me.active:
                value += (later + playing) * self.standing(t, seat, FIELD_OF[slot], counts)
        if later > 0.0:
            for slot in me.inactive:
                value += later * self.standing(t, seat, FIELD_OF[slot], counts)
        if not last:
            near = len(t.connected(seat))
            value += w.grove * (near if near < 4 else 4)
        slots = t.book_slots
        for i in range(len(slots)):
            if slots[i] == seat:
                book = t.book_at(i)
                what = book.counts
                if what == FIXED:
                    value += book.values[i % 2]
                else:
                    if counts[what] < 0:
                        counts[what] = t.count(seat, what)
                    value += book.values[i % 2] * (w.book * counts[what] + w.growth * to_come)
        for kind in me.deities:
            value += self.deity[kind] * (to_come + 0.5 * playing)
        return value

    def standing(self, t: Salamandra, seat: int, field: int, counts: list[int]) -> float:
        """What an apprentice on a field brings in a round: by the sickle or the cauldron, whichever is better."""
        worth = self.sickle[field]
        if t.content.cauldron[field]:
            gain = self.fixed[field] - self.price[field]
            for per, amount in self.per[field]:
                if counts[per] < 0:
                    counts[per] = t.count(seat, per)
                gain += amount * counts[per]
            gain *= self.numbers.cauldron
            if gain > worth:
                worth = gain
        return worth


JUDGES: Final[Judges[Judge]] = Judges(Path(__file__).parent, Judge)
use_weights: Final = JUDGES.use


def judge_all(t: Salamandra) -> list[float]:
    """The chance of every seat to win, between 0 and 1."""
    if t.finals:
        winners = t.outcome().winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    one = JUDGES.of(t.content)
    w = one.numbers
    values = [one.points(t, other) for other in range(t.seats)]
    for which in range(3):
        found = symbols(t, which)
        shares = belief_points(found, t.content.belief[which])
        for other in range(t.seats):
            values[other] += w.belief * shares[other] + w.symbol * found[other]
    done = (t.round - 1) / t.content.rounds
    sharp = w.sharp * (w.early + (1.0 - w.early) * done)
    return [1.0 / (1.0 + exp(-sharp * lead)) for lead in leads(values, t.seats)]
