"""Numbers and conditions that cards and Events ask for: counts of a city, supplies, what lies where.

A number that counts a city looks at the city in which the card lies, so that a copied card is read where it is
(EVB-CARD-MINER_MOLE); without a card, at the player's own.
"""

from __future__ import annotations

from fairyring.games.everdell.components import COLOURS, EACH, GOODS, KINDS, RARITIES, SPECIAL, Content
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.arguments import Given, Name, One, Parameter, Some
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.words import Message

WHICH: tuple[Parameter, ...] = (
    One("kind", *KINDS, default="", key=True), One("rarity", *RARITIES, default="", key=True),
    One("colour", *COLOURS, default="", key=True), Name("id", "", key=True))
"""Which cards are meant: of a kind, a rarity, a colour, or one by its id."""


class Filter:
    """Which cards a word means."""

    def __init__(self, given: Given) -> None:
        self.kind = given.text("kind")
        self.rarity = given.text("rarity")
        self.colour = given.text("colour")
        self.ident = given.text("id")
        self.fitting: list[bool] = []
        self.content: Content | None = None

    def kinds(self, content: Content) -> list[bool]:
        """For every kind of card whether it is meant; worked out once for some components."""
        if self.content is not content:
            self.content = content
            self.fitting = [
                (not self.kind or card.critter == (self.kind == KINDS[0]))
                and (not self.rarity or card.rarity == RARITIES.index(self.rarity))
                and (not self.colour or card.colour == COLOURS.index(self.colour))
                and (not self.ident or self.ident in (card.ident, content.cards[content.known_as[kind]].ident))
                for kind, card in enumerate(content.cards)]
        return self.fitting

    def check(self, known: dict[str, list[str]]) -> None:
        if self.ident and self.ident not in known["card"]:
            raise BadEffect(f'no card is called "{self.ident}"')

    def say(self) -> Message:
        """Which cards these are, in words."""
        if self.ident:
            return named(self.ident)
        return Message("which", {"kind": self.kind or "any", "rarity": self.rarity or "any",
                                 "colour": self.colour or "any"})


def named(ident: str) -> Message:
    """A card's name, by its id."""
    return Message("card", {"id": ident, "name": ident.replace("_", " ")})


def city_of(t: Everdell, seat: int, about: int) -> Player:
    """The city in which an effect is read."""
    return t.players[about // EACH if about > 0 else seat]


class Count(Quantity[Everdell]):
    """How many cards of a kind lie in the city (EVB-CITY-11), in all opponents' cities together, or in that opponent's
    which has most of them (MIS-CORRIN-07, -17)."""

    word = "count"
    takes = (One("where", "city", "opponents", "an_opponent"), *WHICH)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.filter = Filter(given)
        self.where = given.text("where")

    def value(self, t: Everdell, seat: int, about: int) -> int:
        fitting = self.filter.kinds(t.content)
        if self.where != "city":
            counts = [sum(fitting[kind] for kind in t.players[number].city) for number in t.opponents(seat)]
            return sum(counts) if self.where == "opponents" else max(counts, default=0)
        total = 0
        for kind in city_of(t, seat, about).city:
            if fitting[kind]:
                total += 1
        return total

    def guess(self) -> float:
        return 2.5

    def say(self) -> Message:
        return Message(f"count-{self.where.replace('_', '-')}", {"each": 1, "which": self.filter.say()})


class Supply(Quantity[Everdell]):
    """Resources of the own supply; those on cards are not one's own yet (EVB-SCORE-05)."""

    word = "supply"
    takes = (One("good", *GOODS),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = GOODS.index(given.text("good"))

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return t.players[seat].goods[self.good]

    def say(self) -> Message:
        return Message("count-supply", {"good": GOODS[self.good]})


class OnSelf(Quantity[Everdell]):
    """What lies on the card itself."""

    word = "on_self"
    takes = (One("good", *GOODS),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = GOODS.index(given.text("good"))

    def value(self, t: Everdell, seat: int, about: int) -> int:
        me = t.players[about // EACH]
        at = me.at(about)
        return me.lying[at][self.good] if at >= 0 else 0

    def guess(self) -> float:
        return 2.0

    def say(self) -> Message:
        return Message("count-on-self", {"good": GOODS[self.good]})


class OnCard(Quantity[Everdell]):
    """What lies on cards of that name in the own city; 0 when there is none (EVB-EVENT-09)."""

    word = "on_card"
    takes = (Name("card"), One("good", *GOODS))

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.text("card")
        self.good = GOODS.index(given.text("good"))

    def value(self, t: Everdell, seat: int, about: int) -> int:
        kind = t.content.kind_of[self.card]
        me = t.players[seat]
        if not me.have[kind]:
            return 0
        return sum(me.lying[i][self.good] for i in range(len(me.city)) if me.city[i] == kind)

    def say(self) -> Message:
        return Message("count-on-card", {"good": GOODS[self.good], "card": named(self.card)})


class OnEvent(Quantity[Everdell]):
    """What lies on the Event itself."""

    word = "on_event"
    takes = (One("good", *GOODS),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = GOODS.index(given.text("good"))

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return t.players[seat].on_events[-1 - about][self.good]

    def say(self) -> Message:
        return Message("count-on-event", {"good": GOODS[self.good]})


class Beneath(Quantity[Everdell]):
    """Cards beneath the Event itself."""

    word = "beneath"

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return len(t.players[seat].beneath[-1 - about])

    def say(self) -> Message:
        return Message("count-beneath")


class Prisoners(Quantity[Everdell]):
    """Critters beneath the Dungeon (EVB-SEVENT-09)."""

    word = "prisoners"

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return len(t.players[seat].prisoners)

    def say(self) -> Message:
        return Message("count-prisoners")


class WorkersOn(Quantity[Everdell]):
    """Workers on cards of that name in the own city (EVB-SEVENT-10, -13)."""

    word = "workers_on"
    takes = (Name("card"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.text("card")

    def value(self, t: Everdell, seat: int, about: int) -> int:
        kind = t.content.kind_of[self.card]
        me = t.players[seat]
        known_as = t.content.known_as
        return sum(t.workers_on_card(seat * EACH + me.arrival[i]) for i in range(len(me.city))
                   if known_as[me.city[i]] == kind)

    def say(self) -> Message:
        return Message("count-workers-on", {"card": named(self.card)})


class EventsAchieved(Quantity[Everdell]):
    """Events achieved (EVB-CARD-KING)."""

    word = "events"
    takes = (One("kind", "basic", "special"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.basic = given.text("kind") == "basic"

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return sum((place < SPECIAL) == self.basic for place in t.players[seat].events)

    def say(self) -> Message:
        return Message("count-events", {"kind": "basic" if self.basic else "special"})


class Pairs(Quantity[Everdell]):
    """Pairs that share a space, in every city, a rival's too (EVB-SEVENT-07, EVR-SCORE-07)."""

    word = "pairs"
    takes = (One("where", "all_cities"),)

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return sum(min(t.players[number].have[one], t.players[number].have[other]) for number in t.everybody
                   if t.customs.shares_space(t, number) for one, other in t.content.couples)

    def say(self) -> Message:
        return Message("count-pairs")


class Drawn(Quantity[Everdell]):
    """How many cards were drawn just now (EVB-CARD-TEACHER-a)."""

    word = "drawn"

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return t.drawn

    def say(self) -> Message:
        return Message("count-drawn")


class PairedCount(Quantity[Everdell]):
    """1 where the card shares its space, else 0 (EVB-CARD-WIFE)."""

    word = "paired"
    takes = (One("what", "self"),)

    def value(self, t: Everdell, seat: int, about: int) -> int:
        return 1 if t.customs.is_paired(t, about) else 0

    def say(self) -> Message:
        return Message("count-paired")


class Paired(Condition[Everdell]):
    """The card shares its space with its spouse (EVB-CARD-HUSBAND)."""

    word = "paired"
    takes = (One("what", "self"),)

    def holds(self, t: Everdell, seat: int, about: int) -> bool:
        return t.customs.is_paired(t, about)

    def say(self) -> Message:
        return Message("if-paired")


class Has(Condition[Everdell]):
    """The city has such a card."""

    word = "has"
    takes = (One("where", "city"), *WHICH)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.filter = Filter(given)

    def holds(self, t: Everdell, seat: int, about: int) -> bool:
        fitting = self.filter.kinds(t.content)
        return any(fitting[kind] for kind in city_of(t, seat, about).city)

    def say(self) -> Message:
        return Message("if-has", {"which": self.filter.say()})


PLACES = Some("types", "basic", "forest")
"""Kinds of locations that can be copied and activated again (EVB-HAVEN-03, EVB-JOUR-06)."""

