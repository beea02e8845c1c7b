"""Rugwort, the rival of one player alone: what he blocks, plays, achieves and scores (EVR).

He is a layer over the customs of the base game, and has a city behind the seats; nothing else knows his name.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import (
    BARE,
    BASIC_EVENTS,
    EACH,
    EVENTS,
    GAP,
    JOURNEY,
    POINT,
    PURPLE,
    SLOT,
    SPECIAL,
)
from fairyring.games.everdell.customs import Customs, Score
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, label
from fairyring.kernel.game import NEXT, Choice, RivalKind
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option

RUGWORT: Final = RivalKind("rugwort", colour=NEXT, choices=(Choice("year", ("1", "2", "3"), "1"),))
"""Three years, each harder than the one before (EVR-SETUP-02)."""

DIE: Final = 8


def his(t: Everdell) -> Player:
    """What he has: he is the first behind the seats."""
    return t.players[t.seats]


class Rugwort(Customs):
    """What he answers."""

    def set_up(self, t: Everdell) -> None:
        """One worker on the top-left clearing, one on the board (EVR-SETUP-03)."""
        start = t.content.rugwort[0]
        his(t).free = 0
        t.stand(t.seats, start.forest)
        t.stand(t.seats, start.board)

    def hand_limit(self, t: Everdell, number: int) -> int:
        return 0 if number == t.seats else self.below.hand_limit(t, number)

    def takes_gifts(self, t: Everdell, number: int) -> bool:
        """What he is given is discarded or goes to the supply (EVR-PLAY-10)."""
        return number != t.seats and self.below.takes_gifts(t, number)

    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        """EVR-PLAY-11."""
        return SLOT + slot not in his(t).workers and self.below.slot_open(t, seat, slot)

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """A Fool needs a card in his city that it can drive away (EVR-PLAY-07)."""
        return [t.seats] if his(t).city else []

    def goes_to(self, t: Everdell, seat: int, kind: int, number: int) -> None:
        """The Fool is discarded, and a card of his city of the player's choice with it (EVR-PLAY-06)."""
        t.throw(kind)
        t.push(DRIVE_AWAY, seat)

    def action_done(self, t: Everdell, seat: int) -> None:
        """One card for each that was played (EVR-PLAY-01, -02, -03)."""
        self.below.action_done(t, seat)
        for _ in range(t.plays):
            play_card(t, seat)

    def prepared(self, t: Everdell, seat: int) -> None:
        """Events, new workers, movements (EVR-SEAS-01)."""
        self.below.prepared(t, seat)
        take_events(t, "EVR-SEAS-02")
        move_on(t, seat)

    def all_passed(self, t: Everdell) -> None:
        """EVR-SEAS-09."""
        self.below.all_passed(t)
        take_events(t, "EVR-SEAS-09")

    def score(self, t: Everdell, number: int) -> Score:
        """EVR-SCORE-01 to -05."""
        if number != t.seats:
            return self.below.score(t, number)
        content = t.content
        me = his(t)
        purple = me.colours[PURPLE]
        missed = sum(t.achieved[i] == GAP for i in range(SPECIAL - EVENTS, len(t.achieved)))
        journey = sum(content.journey[place - JOURNEY].points for place in me.workers if JOURNEY <= place < EVENTS)
        return {"base": content.rugwort_card * (len(me.city) - purple) + content.rugwort_purple * purple,
                "tokens": me.goods[POINT], "prosperity": 0, "journey": journey,
                "events": content.rugwort_event * len(me.events) + content.years[t.year].missed * missed}

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        """A tie is a loss (EVR-SCORE-06)."""
        return [1, 2] if keys[0][0] > keys[1][0] else [2, 1]


def play_card(t: Everdell, seat: int) -> None:
    """He rolls the die and takes the card of that slot (EVR-PLAY-01); a Fool goes to the player, or stays where it is
    (EVR-PLAY-05)."""
    slot = t.below(DIE)
    t.reveals += 1
    kind = t.meadow[slot] if slot < len(t.meadow) else GAP
    if t.sink is not None:
        t.emit("rugwort-rolls", t.seats, "EVR-PLAY-01", {"slot": slot})
    if kind == GAP:
        return
    ident = t.content.cards[kind].ident
    if t.content.cards[kind].into_other:
        if t.room_in_city(seat) <= 0 or (t.content.unique[kind] and t.players[seat].have[kind]):
            return
        t.meadow[slot] = GAP
        t.settle_in(seat, kind)
        if t.sink is not None:
            t.emit("rugwort-sends", t.seats, "EVR-PLAY-05", {"card": ident, "slot": slot})
    else:
        t.meadow[slot] = GAP
        t.settle_in(t.seats, kind)
        if t.sink is not None:
            t.emit("rugwort-plays", t.seats, "EVR-PLAY-01", {"card": ident, "slot": slot})
    t.refill()


def take_events(t: Everdell, rule: str) -> None:
    """Every basic Event still available whose colours he has enough of (EVR-SEAS-02, -09)."""
    me = his(t)
    for i in range(BASIC_EVENTS):
        event = t.content.basic_events[i]
        if t.achieved[i] == GAP and all(have >= need for have, need in zip(me.colours, event.colours, strict=True)):
            t.achieved[i] = t.seats
            me.events.append(EVENTS + i)
            me.on_events.append(BARE)
            me.beneath.append([])
            if t.sink is not None:
                t.emit("achieved", t.seats, rule, {"event": event.ident})


def move_on(t: Everdell, seat: int) -> None:
    """New workers on the Meadow, then his Forest worker and his board worker (EVR-SEAS-03 to -07)."""
    me = his(t)
    year = t.content.years[t.year]
    before = t.content.rugwort[me.season]
    me.season += 1
    now = t.content.rugwort[me.season]
    for slot in now.slots:
        t.stand(t.seats, SLOT + slot)
    t.unstand(t.seats, before.forest)
    t.stand(t.seats, now.forest if now.forest != GAP else JOURNEY + year.journey)
    t.unstand(t.seats, before.board)
    if now.forest == GAP and year.kidnaps:  # EVR-SEAS-07
        me.lost += 1
        t.players[seat].free -= 1
        t.players[seat].lost += 1
    else:
        t.stand(t.seats, now.board)
    if t.sink is not None:
        t.emit("rugwort-moves", t.seats, "EVR-SEAS-01", {
            "places": [t.place_name(place) for place in me.workers], "season": t.content.seasons[me.season].ident,
            "kidnaps": int(now.forest == GAP and year.kidnaps)})


class DriveAway(Step[Everdell]):
    """Which card of his city does the Fool drive away (EVR-PLAY-06)? One of each kind is offered."""

    rule = "EVR-PLAY-06"
    asks = "ask-drive-away"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        me = his(t)
        found: list[int] = []
        for i in range(len(me.city)):
            card = t.seats * EACH + me.arrival[i]
            if me.city.index(me.city[i]) == i or t.workers_on_card(card):
                found.append(card)
        return found or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.discard_from_city(choice, self.rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"drive away {label(t, choice)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        me = his(t)
        at = me.at(choice)
        return me.city[at] * 16 + me.city[:at].count(me.city[at])

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        me = his(t)
        args: Args = {"card": card_name(t.content, me.city[me.at(choice)])}
        return Option(self.option_name(t, seat, x, choice), Message("option-drive-away", args), self.rule,
                      (city_element(choice),))


DRIVE_AWAY: Final = DriveAway("drive away")
