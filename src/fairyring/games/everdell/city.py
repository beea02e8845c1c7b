"""Words about cards that leave the own city, and what tells its cards apart (EVB-CITY-07, -09)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.picking import Choose
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import city_element, label
from fairyring.kernel.algebra import Pick
from fairyring.kernel.arguments import Given, One, Span
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Args, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class FromCity(Choose):
    """Pick cards of the own city, by their arrival; copies on which nothing is different are one option."""

    def __init__(self, given: Given, least: int, most: int) -> None:
        super().__init__(given, least, most)
        self.filter = Filter(given)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        fitting = self.filter.kinds(t.content)
        me = t.players[seat]
        legendary = t.content.legendary  # MIS-LEG-14
        return [me.arrival[i] for i in range(len(me.city)) if fitting[me.city[i]] and not legendary[me.city[i]]]

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = Pick.ask(self, t, seat, x)
        if options is None:
            return None
        seen: list[tuple[int, ...]] = []
        found: list[int] = []
        for code in options:
            if code != SKIP:
                looks = looks_of(t, seat, code)
                if looks in seen:
                    continue
                seen.append(looks)
            found.append(code)
        return found

    def key(self, t: Everdell, seat: int, code: int) -> int:
        """Of cards on which nothing is different, the first that arrived."""
        looks = looks_of(t, seat, code)
        me = t.players[seat]
        for i in range(len(me.city)):
            if me.city[i] == looks[0] and looks_of(t, seat, me.arrival[i]) == looks:
                return me.arrival[i]
        return code

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        return options if self.count == 1 else super().lines(t, seat, x, options)

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        me = t.players[seat]
        return me.city[me.at(code)]

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return label(t, number_in_city(seat, code))

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        if choice == SKIP:
            return choice
        me = t.players[seat]
        at = me.at(choice)
        return me.city[at] * 32 + me.city[:at].count(me.city[at])

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        looks = looks_of(t, seat, choice)
        return tuple(city_element(number_in_city(seat, one)) for one in t.players[seat].arrival
                     if looks_of(t, seat, one) == looks)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {name}" for card in content.cards for name in names_in_city(card)), "done"]


def names_in_city(card: Any) -> list[str]:
    """What the copies of a card in a city may be called."""
    most = 1 if card.unique else min(card.copies, 15)
    return [card.ident, *(f"{card.ident} {number}" for number in range(2, most + 1))]


def number_in_city(seat: int, arrival: int) -> int:
    return seat * 256 + arrival


def looks_of(t: Everdell, seat: int, arrival: int) -> tuple[int, ...]:
    """What tells a card of a city from others of its kind: what lies and stands on it."""
    me = t.players[seat]
    at = me.at(arrival)
    workers = t.workers_on_card(number_in_city(seat, arrival)) if t.content.visited[me.city[at]] else 0
    return (me.city[at], me.occupied[at], *me.lying[at], workers)


class DiscardCity(FromCity):
    """Discard cards of the own city, with everything on them (EVB-CITY-07, -09)."""

    word = "discard_city"
    takes = (Span("count", 0, 9), One("but", "not_self", default=""), *WHICH)
    rule = "EVB-CITY-09"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.not_self = given.text("but") == "not_self"

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        found = super().candidates(t, seat, about)
        return [one for one in found if number_in_city(seat, one) != about] if self.not_self else found

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        beside = about if self.not_self else GAP
        t.discard_from_city(number_in_city(seat, code), self.rule, beside)

    def say(self) -> Message:
        args: Args = {"count": self.count, "other": int(self.not_self), "which": self.filter.say()}
        return Message("fx-discard-city", args)
