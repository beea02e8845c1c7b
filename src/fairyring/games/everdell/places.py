"""Places for workers: what each offers, and how it is called."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.components import (
    BESIDE,
    BOARD,
    EACH,
    EVENTS,
    FOREST,
    HAVEN,
    JOURNEY,
    LIMBO,
    ON_CARD,
    Happening,
    Location,
)
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, joined, owned_by, place_ident, whose
from fairyring.kernel.effects import Word
from fairyring.kernel.table import NOTHING, Notes, Step
from fairyring.kernel.words import Args, Message, Option

ABOUT_NOTHING: Final[Notes] = (0,)


def location_at(t: Everdell, place: int) -> Location:
    """The basic or Forest location of a place."""
    return t.content.basic[place] if place < FOREST else t.content.forest[t.forest[place - FOREST]]


def place_effect(t: Everdell, place: int) -> Step[Any]:
    """What a place offers."""
    content = t.content
    if place < HAVEN:
        return location_at(t, place).effect
    if place < JOURNEY:
        return content.haven.effect
    if place < EVENTS:
        return content.journey[place - JOURNEY].effect
    if place < BOARD:
        return t.event_at(place).effect
    if place < ON_CARD:
        return content.haven.effect
    card = place - (ON_CARD if place < BESIDE else BESIDE)
    other = t.players[card // EACH]
    return content.cards[other.city[other.at(card)]].visit


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceStep(Word[Everdell]):
    """A question whose options are places."""

    verb = ""

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, choice, self.verb)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return describe_place(t, seat, choice, self.verb, self.rule)


def place_option(t: Everdell, seat: int, place: int, verb: str) -> str:
    """`visit three_twigs`, `visit inn of 2`."""
    if place == LIMBO:
        return f"{verb} idle"
    if place >= BESIDE:
        return f"{verb} beside {place_ident(t, place - BESIDE + ON_CARD)}{whose(seat, place - BESIDE)}"
    return f"{verb} {place_ident(t, place)}" + (whose(seat, place - ON_CARD) if place >= ON_CARD else "")


def place_key(t: Everdell, seat: int, place: int) -> int:
    """The same number for the same name at every table: what lies in a clearing, in a city, among the Events."""
    if FOREST <= place < HAVEN:
        return 64 + t.forest[place - FOREST]
    if EVENTS <= place < BOARD:
        return place if place < EVENTS + 4 else 128 + t.specials[place - EVENTS - 4]
    if place < ON_CARD:
        return place
    card = place - (ON_CARD if place < BESIDE else BESIDE)
    me = t.players[card // EACH]
    at = me.at(card)
    kind = me.city[at]
    owner = 0 if card // EACH == seat else 1 + card // EACH  # one's own cards are named without a seat
    return 1024 + ((kind * 8 + owner) * 16 + me.city[:at].count(kind)) * 2 + int(place >= BESIDE)


def describe_place(t: Everdell, seat: int, place: int, verb: str, rule: str) -> Option:
    name = place_option(t, seat, place, verb)
    return Option(name, Message(f"option-{verb}", place_args(t, seat, place)), rule, place_elements(t, place),
                  place_effect(t, place).tree())


def place_elements(t: Everdell, place: int) -> tuple[str, ...]:
    element = t.place_name(place)
    return (element,) if element else ()


def place_args(t: Everdell, seat: int, place: int) -> Args:
    """A place for a message: what it is, what it offers, whose it is (0 for nobody's or one's own) and what they are
    called."""
    owner = seat
    event = t.event_at(place) if EVENTS <= place < BOARD else None
    if place == LIMBO:
        return {"what": Message("place-limbo"), "effect": Message("fx-nothing"), **owned_by(t, seat, seat)}
    if place >= ON_CARD:
        card = place - (ON_CARD if place < BESIDE else BESIDE)
        other = t.players[card // EACH]
        owner = card // EACH
        what = card_name(t.content, other.city[other.at(card)])
    elif event is not None:
        what = t.content.facts.called(event.ident)
    else:
        what = Message("card", {"id": place_ident(t, place), "name": place_ident(t, place).replace("_", " ")})
    offers = event_words(event) if event is not None else place_effect(t, place).say()
    return {"what": what, "effect": offers, **owned_by(t, seat, owner)}


def event_words(event: Happening) -> Message:
    """What an Event is worth and does, before a worker goes there: the points are most of it (EVB-EVENT-01)."""
    parts = [Message("fx-worth", {"points": event.points})] if event.points else []
    if event.effect is not NOTHING:
        parts.append(event.effect.say())
    if event.bonus is not None:
        parts.append(Message("fx-in-the-end", {"bonus": event.bonus.say()}))
    return joined(parts)


def place_names(content: Any) -> list[str]:
    """What every place on which a worker may stand is called."""
    found = [one.ident for one in (*content.basic, *content.forest, content.haven, *content.journey,
                                   *content.basic_events, *content.special_events)]
    for card in content.cards:
        if card.visited:
            for number in range(1, card.copies + 1):
                name = card.ident if number == 1 else f"{card.ident} {number}"
                found += [name, f"beside {name}"]
                found += [f"{form} of {seat}" for seat in range(1, 6) for form in (name, f"beside {name}")]
    return found
