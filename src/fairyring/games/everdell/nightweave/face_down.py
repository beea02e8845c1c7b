"""Schemes that turn cards of your city face down (MIS-SCH-09, -21, MIS-MOD-20)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import (
    BESIDE,
    EACH,
    LIMBO,
    ON_CARD,
    Goods,
)
from fairyring.games.everdell.nightweave.foils import (
    MIX,
    MIXED,
    means,
    number_of,
    ploy_at,
)
from fairyring.games.everdell.nightweave.lair import chooser, lair_of
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.places import place_key
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, label
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


class FaceDown(Ploy):
    """Constructions or Critters of your city lie face down until it is replaced: they keep their space and their name,
    and are good for nothing else; each may be kept face up for a card or a resource (MIS-SCH-09, -21, MIS-MOD-20)."""

    does = "face_down"

    def begin(self, t: Everdell) -> None:
        t.push(KEEP_UP, chooser(t), (number_of(t, self),))

    def takes(self, t: Everdell, seat: int) -> list[int]:
        """The cards that would be turned, equal ones each; never a Legend (MIS-LEG-14)."""
        me = t.players[seat]
        return [me.arrival[i] for i in range(len(me.city)) if t.content.critter[me.city[i]] == self.terms.critters
                and not t.content.legendary[me.city[i]]]

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return not t.content.unique[kind] or not any(one[0] == seat and one[1] == kind for one in lair_of(t).shut)

    def end(self, t: Everdell) -> None:
        turn_up(t)


def turn_down(t: Everdell, seat: int, arrival: int) -> None:
    """A card lies face down: what lies, stands and is held on it stays with it."""
    lair = lair_of(t)
    me = t.players[seat]
    at = me.at(arrival)
    card = t.content.cards[me.city[at]]
    here = seat * EACH + arrival
    for number, other in enumerate(t.players):
        for i, place in enumerate(other.workers):
            if place in (ON_CARD + here, BESIDE + here):
                stays = place == ON_CARD + here and card.permanent and number != t.seats
                lair.shut_out.append([number, place, int(stays)])
                other.workers[i] = LIMBO
        for _ in range(sum(one[0] == number and one[2] for one in lair.shut_out if one[1] == ON_CARD + here)):
            other.workers.remove(LIMBO)
            other.lost += 1
    lair.shut.append([seat, me.city[at], arrival, me.occupied[at], *me.lying[at]])
    if card.cells:
        lair.shut_prisoners, me.prisoners = me.prisoners, []
    me.remove(t.content, at)


def turn_up(t: Everdell) -> None:
    """All of them lie face up again, in their places."""
    lair = lair_of(t)
    for seat, kind, arrival, occupied, *lying in lair.shut:
        me = t.players[seat]
        at = sum(one < arrival for one in me.arrival)
        goods: Goods = (lying[0], lying[1], lying[2], lying[3], lying[4])
        me.city.insert(at, kind)
        me.arrival.insert(at, arrival)
        me.occupied.insert(at, occupied)
        me.lying.insert(at, goods)
        if t.content.cards[kind].cells:
            me.prisoners, lair.shut_prisoners = lair.shut_prisoners, []
        me.work_out(t.content)
    for number, place, stays in lair.shut_out:
        other = t.players[number]
        if stays:
            other.lost -= 1
            other.workers.append(place)
        elif LIMBO in other.workers:
            other.workers[other.workers.index(LIMBO)] = place
    lair.shut = []
    lair.shut_out = []


def shut_spaces(t: Everdell, seat: int) -> int:
    """How many spaces face-down cards keep: their own, or none where they share one (MIS-MOD-20)."""
    kinds = [one[1] for one in lair_of(t).shut if one[0] == seat]
    if not kinds:
        return 0
    me = t.players[seat]
    used = sum(kind not in t.content.no_space for kind in kinds)
    for one, other in t.content.couples:
        both = min(me.have[one] + kinds.count(one), me.have[other] + kinds.count(other))
        used -= both - min(me.have[one], me.have[other])
    return used


class KeepUp(Step[Everdell]):
    """Which cards do you keep face up, each for a card or a resource (MIS-SCH-09, -21)? `x` is the Scheme, then the
    cards kept so far, by their arrivals."""

    rule = "MIS-SCH-09"
    skip_name = "done"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        left = [one for one in ploy_at(t, x[0]).takes(t, seat) if one not in x[1:]]
        if not left or means(t, seat, MIXED) < ploy_at(t, x[0]).terms.foil:
            self.turn(t, seat, left, x)
            return None
        return [*left, SKIP]

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search keeps cards in rising order."""
        return [one for one in options if one == SKIP or len(x) < 2 or one > x[-1]]

    def turn(self, t: Everdell, seat: int, arrivals: list[int], x: Notes) -> None:
        for arrival in arrivals:
            turn_down(t, seat, arrival)
        if t.sink is not None:
            t.emit("nightweave-shuts", t.seats, ploy_at(t, x[0]).rule, {"count": len(arrivals), "from": seat})

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            self.turn(t, seat, [one for one in ploy_at(t, x[0]).takes(t, seat) if one not in x[1:]], x)
            return
        t.push(self, seat, (*x, choice))
        t.push(MIX, seat, (x[0], ploy_at(t, x[0]).terms.foil, MIXED))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"keep up {label(t, seat * EACH + choice)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else place_key(t, seat, ON_CARD + seat * EACH + choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        rule = ploy_at(t, x[0]).rule
        me = t.players[seat]
        args: Args = {"card": card_name(t.content, me.city[me.at(choice)])}
        return Option(name, Message("option-keep-up", args), rule, (city_element(seat * EACH + choice),))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return Option("done", Message("option-no-more"), ploy_at(t, x[0]).rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-keep-up", {"critters": int(ploy_at(t, x[0]).terms.critters)}), ploy_at(t, x[0]).rule)


KEEP_UP: Final = KeepUp("nightweave keep up")
