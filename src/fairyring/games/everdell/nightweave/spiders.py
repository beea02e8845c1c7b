"""Placing spider workers: which place, in which direction, and what is claimed there (MIS-NW-LOC, MIS-NW-TIE)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.city import looks_of
from fairyring.games.everdell.components import (
    BARE,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    HAVEN,
    ON_CARD,
    POINT,
    SPECIAL,
)
from fairyring.games.everdell.nightweave.components import (
    TO_BASIC,
    TO_BASIC_EVENT,
    TO_FOREST,
    TO_HAVEN,
    TO_JOURNEY,
    TO_OPEN,
    TO_OWN_CITY,
    TO_SPECIAL_EVENT,
    Action,
    hers,
)
from fairyring.games.everdell.nightweave.doing import gain
from fairyring.games.everdell.nightweave.lair import chooser, clockwise, her_side, in_force, lair_of, targets
from fairyring.games.everdell.places import place_args, place_key, place_option
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import city_element, place_ident
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

RED: Final = 2


# --- which place -----------------------------------------------------------------------------------------------------
def in_lair(t: Everdell) -> int:
    """Workers that she can still place."""
    return her_side(t).free + lair_of(t).poisoned


def is_blocked(t: Everdell, place: int) -> bool:
    """Somebody stands there, a Web stops spiders, or no Forest card lies there (MIS-NW-LOC-03)."""
    if t.standing[place] or (FOREST <= place < HAVEN and t.forest[place - FOREST] == GAP):
        return True
    return any(ploy.stops_spider(t, place) for ploy in in_force(t))


def row_of(t: Everdell, kind: int) -> list[int]:
    """The exclusive locations of a kind: rows from left to right, the clearings clockwise (MIS-NW-LOC-05,
    MIS-NW-TIE-05)."""
    content = hers(t.content)
    return content.exclusive if kind == TO_BASIC else content.ring if kind == TO_FOREST else content.journeys


def search(t: Everdell, kind: int, place: int) -> int:
    """The place, or the first free one from there in the direction of the arrow, round the board; GAP when all are
    blocked (MIS-NW-LOC-02, MIS-NW-TIE-02 to -04)."""
    row = row_of(t, kind)
    step = 1 if clockwise(t) else -1
    start = row.index(place)
    for i in range(len(row)):
        found = row[(start + step * i) % len(row)]
        if not is_blocked(t, found):
            return found
    return GAP


def first_of(t: Everdell, row: list[int]) -> int:
    """Of equal options in a row the first in the direction of the arrow (MIS-NW-TIE-02, -03)."""
    return row[0] if clockwise(t) else row[-1]


def required(t: Everdell, place: int) -> tuple[int, int]:
    """How many cards an Event asks for, and how many of them lie in her city: by colour, or each name once
    (MIS-NW-LOC-14)."""
    her = her_side(t)
    event = t.event_at(place)
    needed = sum(event.colours) + len(event.cards)
    have = sum(min(one, need) for one, need in zip(her.colours, event.colours, strict=True))
    return needed, have + sum(her.have[kind] > 0 for kind in event.cards)


def available(t: Everdell, basic: bool) -> list[int]:
    """Events that nobody has achieved, from left to right."""
    first, last = (EVENTS, SPECIAL) if basic else (SPECIAL, EVENTS + len(t.achieved))
    return [place for place in range(first, last) if t.achieved[place - EVENTS] == GAP]


def met(t: Everdell, basic: bool) -> list[int]:
    """Those whose cards all lie in her city."""
    return [place for place in available(t, basic) if required(t, place)[0] == required(t, place)[1]]


def best_event(t: Everdell, basic: bool) -> int:
    """Fully met; else partly: two cards for a basic Event, one for a special one; else any. GAP when there is none
    (MIS-NW-LOC-11, -12)."""
    there = available(t, basic)
    enough = 2 if basic else 1
    partly = [place for place in there if required(t, place)[1] >= enough]
    row = met(t, basic) or partly or there
    return first_of(t, row) if row else GAP


def own_cards(t: Everdell) -> list[int]:
    """Red cards of her city that are not open, with a free space; every second space is open to her (MIS-NW-LOC-08,
    -09)."""
    return free_cards(t, t.seats, False)


def open_cards(t: Everdell) -> tuple[int, list[int]]:
    """Open cards with a free space, and whose they are: a person's, else her own (MIS-NW-LOC-10)."""
    for number in (*targets(t), t.seats):
        found = free_cards(t, number, True)
        if found:
            return number, found
    return t.seats, []


def free_cards(t: Everdell, number: int, is_open: bool) -> list[int]:
    """Red cards of a city that can take a spider; copies on which nothing is different are one."""
    me = t.players[number]
    ploys = in_force(t)
    found: list[int] = []
    looks: list[tuple[int, ...]] = []
    for i in range(len(me.city)):
        card = t.content.cards[me.city[i]]
        if not card.visited or card.colour != RED or card.open != is_open:
            continue
        here = number * EACH + me.arrival[i]
        spaces = 2 if card.second != GAP and (number == t.seats or me.have[card.second]) else 1
        look = looks_of(t, number, me.arrival[i])
        if t.workers_on_card(here) < spaces and look not in looks and not any(
                ploy.stops_spider(t, ON_CARD + here) for ploy in ploys):
            looks.append(look)
            found.append(here)
    return found


def place_for(t: Everdell, action: Action) -> int:
    """Where a worker goes for an action that leaves nobody a choice; GAP for nowhere."""
    if action.kind in (TO_BASIC, TO_FOREST, TO_JOURNEY):
        return search(t, action.kind, action.place)
    if action.kind == TO_BASIC_EVENT:
        return best_event(t, True)
    if action.kind == TO_SPECIAL_EVENT:
        return GAP if lair_of(t).special else best_event(t, False)
    assert action.kind == TO_HAVEN
    return haven(t)


def haven(t: Everdell) -> int:
    """The Haven, which takes any number of workers (MIS-NW-LOC-17), unless a Web stops her (MIS-PLOT-09)."""
    return GAP if any(ploy.stops_spider(t, HAVEN) for ploy in in_force(t)) else HAVEN


def can_place(t: Everdell, action: Action) -> bool:
    """Is there a worker in the Lair, and a place of that kind for it (MIS-NW-TURN-04, -08)?"""
    if not in_lair(t):
        return False
    if action.kind == TO_OWN_CITY:
        return len(own_cards(t)) > 0
    if action.kind == TO_OPEN:
        return len(open_cards(t)[1]) > 0
    return place_for(t, action) != GAP


# --- going there -----------------------------------------------------------------------------------------------------
def send_spider(t: Everdell, action: Action) -> None:
    """A worker goes where an action says; then she takes the tokens beside it (MIS-NW-ACT-08, -12)."""
    if action.points:
        t.push(BONUS, t.seats, (action.points,))
    if action.kind == TO_OWN_CITY:
        t.push(CHOOSE_CARD, chooser(t), (0,))
    elif action.kind == TO_OPEN:
        owner = open_cards(t)[0]
        t.push(CHOOSE_CARD, chooser(t) if owner == t.seats else owner, (1,))
    else:
        place = place_for(t, action)
        if place != action.place and action.place != GAP and t.sink is not None:
            t.emit("nightweave-goes-on", t.seats, "MIS-NW-LOC-02",
                   {"place": t.place_name(action.place), "clockwise": int(clockwise(t))})
        put(t, place, "MIS-NW-ACT-08")


def put(t: Everdell, place: int, rule: str) -> None:
    """A spider comes to a place. It gives her nothing (MIS-NW-GEN-03); an Event becomes hers (MIS-NW-LOC-13)."""
    lair = lair_of(t)
    if lair.poisoned:
        lair.poisoned -= 1
        lair.poisoned_at = place
    else:
        her_side(t).free -= 1
    lair.placed = True
    t.stand(t.seats, place)
    if t.sink is not None:
        t.emit("nightweave-places", t.seats, rule, {"place": t.place_name(place), "what": place_ident(t, place)})
    if EVENTS <= place < EVENTS + len(t.achieved):
        lair.special = lair.special or place >= SPECIAL
        claim(t, place, "MIS-NW-LOC-11" if place < SPECIAL else "MIS-NW-LOC-12")


def claim(t: Everdell, place: int, rule: str) -> None:
    """An Event is hers, and nobody else's any more (MIS-NW-LOC-13)."""
    her = her_side(t)
    t.achieved[place - EVENTS] = t.seats
    her.events.append(place)
    her.on_events.append(BARE)
    her.beneath.append([])
    if t.sink is not None:
        t.emit("achieved", t.seats, rule, {"event": t.event_at(place).ident})


def claim_basic(t: Everdell, rule: str) -> None:
    """A basic Event that she fully meets, without a worker: one at most (MIS-NW-SEAS-03, MIS-NW-END-03)."""
    row = met(t, True)
    if row:
        claim(t, first_of(t, row), rule)


class Bonus(Step[Everdell]):
    """Tokens beside a worker action, after the worker is placed (MIS-NW-ACT-12). `x` is how many."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        gain(t, x[0], "MIS-NW-ACT-12")
        return None


class ChooseCard(Step[Everdell]):
    """On which red card does her worker go: of her own city, or an open one (MIS-NW-LOC-08, -10)? `x` is 1 for open
    ones. The owner of the city chooses; in her own city the next person in turn order (MIS-NW-GEN-15)."""

    rule = "MIS-NW-LOC-08"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return open_cards(t)[1] if x[0] else own_cards(t)

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        owner = choice // EACH
        put(t, ON_CARD + choice, "MIS-NW-LOC-10" if x[0] else "MIS-NW-LOC-08")
        if x[0]:
            t.gain(owner, POINT, t.customs.visit_reward(t, t.seats, choice), "MIS-NW-LOC-10")
        else:
            gain(t, hers(t.content).own_city_tokens, "MIS-NW-LOC-08")

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, ON_CARD + choice, "spider on")

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, ON_CARD + choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args = place_args(t, seat, ON_CARD + choice)
        return Option(self.option_name(t, seat, x, choice), Message("option-spider-on", args), self.rule,
                      (city_element(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-spider-on", {"open": x[0]}), "MIS-NW-LOC-10" if x[0] else self.rule)


BONUS: Final = Bonus("nightweave bonus")
CHOOSE_CARD: Final = ChooseCard("nightweave choose card")


def spider_names(content: Any) -> list[str]:
    """What the options of `ChooseCard` can be called."""
    found: list[str] = []
    for card in content.cards:
        if card.visited and card.colour == RED:
            for number in range(1, card.copies + 1):
                name = card.ident if number == 1 else f"{card.ident} {number}"
                found += [f"spider on {name}", *(f"spider on {name} of {seat}" for seat in range(1, 4))]
    return found
