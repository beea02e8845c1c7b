"""Placing workers: where one may go, and what happens there (EVB-WORK, EVB-DEST)."""

from __future__ import annotations

from fairyring.games.everdell.components import (
    BARE,
    BASIC_EVENTS,
    BOARD,
    COLOURS,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    HAVEN,
    JOURNEY,
    ON_CARD,
    POINT,
    SPECIAL,
    Happening,
)
from fairyring.games.everdell.places import ABOUT_NOTHING, location_at
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import place_ident


def free_board_places(t: Everdell, seat: int) -> list[int]:
    """The places of the board to which a worker of this seat may go, in their order (EVB-WORK-02)."""
    content = t.content
    me = t.players[seat]
    standing = t.standing
    customs = t.customs
    found: list[int] = []
    for place, one in enumerate(content.basic):
        if (one.shared or not standing[place]) and (one.always or one.effect.possible(t, seat)):
            found.append(place)
    for i, which in enumerate(t.forest):
        if which == GAP:
            continue
        place = FOREST + i
        taken = standing[place]
        if taken and (taken >= customs.spaces_of(t, place) or place in me.workers):
            continue  # EVB-FOREST-00
        one = content.forest[which]
        if one.always or one.effect.possible(t, seat):
            found.append(place)
    if me.hand:  # EVB-HAVEN-02
        found.append(HAVEN)
    if content.seasons[me.season].journey:
        for i in range(len(content.journey)):
            one = content.journey[i]
            if (one.shared or not standing[JOURNEY + i]) and one.effect.possible(t, seat):
                found.append(JOURNEY + i)
    if len(me.city) < content.fewest:
        return found
    achieved = t.achieved
    colours = me.colours
    for i, event in enumerate(content.basic_events):
        if colours[event.colour] >= event.least and achieved[i] == GAP and meets(t, seat, me, event):
            found.append(EVENTS + i)
    kinds = me.kinds
    special_events = content.special_events
    for i, which in enumerate(t.specials):
        event = special_events[which]
        if event.asks & kinds == event.asks and achieved[BASIC_EVENTS + i] == GAP and meets(t, seat, me, event):
            found.append(SPECIAL + i)
    return found


def meets(t: Everdell, seat: int, me: Player, event: Happening) -> bool:
    """Does a city have what an Event asks for (EVB-EVENT-01)?"""
    if event.asks & ~me.kinds:
        return False
    if event.least:
        colours = me.colours
        for i in range(len(COLOURS)):
            if colours[i] < event.colours[i]:
                return False
    return event.needs is None or event.needs.holds(t, seat, 0)


def free_cards(t: Everdell, seat: int) -> list[int]:
    """The cards of cities to which a worker may go, as places: red ones and Storehouses of one's own, open ones of
    everybody (EVB-DEST-01, -02). Copies on which nothing is different are one."""
    found: list[int] = []
    content = t.content
    for number, other in enumerate(t.players):
        if not (other.visited if number == seat else other.open):
            continue
        offered = content.visited if number == seat else content.open
        looks: list[tuple[int, ...]] = []
        for i, kind in enumerate(other.city):
            if not offered[kind]:
                continue
            one = content.cards[kind]
            card = number * EACH + other.arrival[i]
            if t.workers_on_card(card) >= (2 if one.second != GAP and other.have[one.second] else 1):
                continue
            if other.have[kind] > 1:
                look = (kind, *other.lying[i])
                if look in looks or not one.visit.possible(t, seat, card):
                    continue
                looks.append(look)
            elif not one.visit.possible(t, seat, card):
                continue
            found.append(ON_CARD + card)
    return found


def destinations(t: Everdell, seat: int) -> list[int]:
    """Every place to which a worker may go now."""
    found = free_board_places(t, seat)
    found += free_cards(t, seat)
    return t.customs.open_places(t, seat, found)


def visit(t: Everdell, seat: int, place: int) -> None:
    """A worker stands on a place, and what it offers happens at once (EVB-WORK-01, -04)."""
    content = t.content
    me = t.players[seat]
    t.stand(seat, place)
    t.focus = place
    if t.sink is not None:
        t.emit("placed", seat, "EVB-WORK-01", {"place": t.place_name(place), "what": place_ident(t, place)})
    t.customs.visiting(t, seat, place)
    if place < HAVEN:
        t.push(location_at(t, place).effect, seat, ABOUT_NOTHING)
    elif place < JOURNEY:
        t.push(content.haven.effect, seat, ABOUT_NOTHING)
    elif place < EVENTS:
        t.push(content.journey[place - JOURNEY].effect, seat, ABOUT_NOTHING)
    elif place < BOARD:
        achieve(t, seat, me, place)
    else:
        card = place - ON_CARD
        owner = card // EACH
        if owner != seat:
            t.gain(owner, POINT, t.customs.visit_reward(t, seat, card), "EVB-DEST-02")
        other = t.players[owner]
        t.push(content.cards[other.city[other.at(card)]].visit, seat, (card,))
    t.customs.placed(t, seat, place)


def achieve(t: Everdell, seat: int, me: Player, place: int) -> None:
    """An Event is achieved, once in the game (EVB-EVENT-02, -03)."""
    take_event(t, seat, me, place)
    one = t.event_at(place)
    if t.sink is not None:
        t.emit("achieved", seat, "EVB-EVENT-01", {"event": one.ident})
    t.push(one.effect, seat, (-len(me.events),))


def take_event(t: Everdell, seat: int, me: Player, place: int) -> None:
    """From now on an Event lies beside the city of this seat, and nobody else can have it (EVB-EVENT-02, -03)."""
    t.achieved[place - EVENTS] = seat
    me.events.append(place)
    me.on_events.append(BARE)
    me.beneath.append([])
