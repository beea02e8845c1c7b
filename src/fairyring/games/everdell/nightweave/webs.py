"""Schemes that put Webs on places for a season: tolls for your workers, tokens for her, closed places (MIS-SCH)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import (
    BERRY,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    ON_CARD,
    RESIN,
    SPECIAL,
    Location,
)
from fairyring.games.everdell.goods import Gain
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.doing import gain
from fairyring.games.everdell.nightweave.foils import FOIL, MIX, MIXED, RESOURCE, means, number_of
from fairyring.games.everdell.nightweave.lair import lair_of
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.nightweave.spiders import RED
from fairyring.games.everdell.places import location_at
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import Notes

YIELDS: Final = {"resin": RESIN, "berry": BERRY}


class Webs(Ploy):
    """Webs on places that are in play when it is drawn; what comes later carries none (MIS-SCH-01, -04, -12, -13,
    -17 to -20). The terms say which places, and what a worker costs there."""

    does = "webs"

    def begin(self, t: Everdell) -> None:
        lair_of(t).loose = self.places(t)
        if t.sink is not None:
            t.emit("nightweave-weaves", t.seats, self.rule, {"places": [t.place_name(one) for one in lair_of(t).loose]})

    def places(self, t: Everdell) -> list[int]:
        content = hers(t.content)
        forest = [FOREST + i for i, kind in enumerate(t.forest) if kind != GAP]
        basic = list(range(len(t.content.basic)))
        which = self.terms.webs
        if which == "forest":
            return forest
        if which == "exclusive":
            return content.exclusive[:]
        if which == "basic":
            return basic
        if which == "red_cards":
            return [ON_CARD + number * EACH + me.arrival[i] for number, me in enumerate(t.players)
                    for i in range(len(me.city)) if t.content.colour[me.city[i]] == RED]
        return [place for place in (*basic, *forest) if yields(location_at(t, place), YIELDS[which])]

    def stops_spider(self, t: Everdell, place: int) -> bool:
        return self.terms.stops_spiders and place in lair_of(t).loose

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        """Not where a place is closed, nor where one cannot pay."""
        if place not in lair_of(t).loose:
            return True
        terms = self.terms
        return not terms.closed and means(t, seat, MIXED) >= terms.toll and means(t, seat, RESOURCE) >= terms.resources

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        """What a worker costs is paid before the place is carried out."""
        if place not in lair_of(t).loose:
            return
        terms = self.terms
        number = number_of(t, self)
        if terms.foil:
            t.push(FOIL, seat, (number, terms.foil, MIXED))
            return
        gain(t, terms.tokens, self.rule)
        if terms.toll:
            t.push(MIX, seat, (number, terms.toll, MIXED))
        if terms.resources:
            t.push(MIX, seat, (number, terms.resources, RESOURCE))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if not count:
            gain(t, self.terms.tokens, self.rule)


def yields(one: Location, good: int) -> bool:
    """Does a location give this resource, or one of choice (MIS-SCH-18, -20)?"""
    for step in one.effect.inside():
        if isinstance(step, Gain) and (step.chosen is not None or any(number == good for number, _ in step.fixed)):
            return True
    return False


class BribedJudges(Ploy):
    """At once tokens, more of them the earlier your season; a worker on an Event costs a card or a resource
    (MIS-SCH-15)."""

    does = "bribed_judges"

    def begin(self, t: Everdell) -> None:
        season = max(1, t.players[0].season)
        gain(t, self.terms.tokens + 1 - season, self.rule)

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return not EVENTS <= place < SPECIAL_END or means(t, seat, MIXED) >= self.terms.toll

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        if EVENTS <= place < SPECIAL_END:
            t.push(MIX, seat, (number_of(t, self), self.terms.toll, MIXED))


SPECIAL_END: Final = SPECIAL + 4
