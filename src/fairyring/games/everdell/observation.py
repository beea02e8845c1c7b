"""What a learner sees: pieces of what a seat knows as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on, rivals last; whose a worker is, is 1 for the own seat, 2 for the
next, 0 for nobody. Every piece reads the seat's view, and writes the same numbers straight from the table. What modules
add stands in `module_pieces`, what Nightweave adds in `nightweave.seen`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.everdell.components import (
    EACH,
    EVENTS,
    FOREST,
    GAP,
    GOODS,
    JOURNEY,
    ON_CARD,
    RESOURCES,
    SEASONS,
    SPECIAL,
    Content,
)
from fairyring.games.everdell.knowledge import known_hand
from fairyring.games.everdell.module_pieces import module_pieces
from fairyring.games.everdell.nightweave.components import KEY
from fairyring.games.everdell.nightweave.seen import lair_pieces
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.observation import Direct, Kinds, OfHeld, OfKinds, OfPlayer, Piece, Row, owner
from fairyring.kernel.table import Data

PARTS = ("base", "tokens", "prosperity", "journey", "events")


def pieces(content: Content, players: int) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    cards = Kinds([card.ident for card in content.cards])
    everybody = players + 1 if KEY in content.more else max(2, players)
    out: list[Piece] = [
        Clock(), Piles(), Meadow(cards), Revealed(cards), Hand(cards),
        Places("board", "basic", "for each basic location own workers and those of others", 0, len(content.basic)),
        Forest(Kinds([one.ident for one in content.forest])),
        Places("journey", "journey", "for each space of the Journey own workers and those of others", JOURNEY,
               len(content.journey)),
        Events(content, everybody),
    ]
    for place in range(everybody):
        out += [State(place), Goods(place), City(place, cards), Vacant(place, cards), Visited(place, cards),
                Stored(place), Points(place)]
    return [*out, *module_pieces(content, players, cards), *lair_pieces(content, cards)]


# --- what everybody shares -------------------------------------------------------------------------------------------
class Clock(Direct):
    def __init__(self) -> None:
        super().__init__("clock", 2, "whether it is the own turn, and the turn's number")

    def read(self, view: Data) -> Sequence[float]:
        return (view["active"] == view["seat"], view["turn"])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.put(at, 1 if t.active == seat else 0)
        row.put(at + 1, t.turn)


class Piles(Direct):
    def __init__(self) -> None:
        super().__init__("piles", 2, "cards in the deck and in the discard pile")

    def read(self, view: Data) -> Sequence[float]:
        return (view["deck"], view["discard"])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.put(at, len(t.deck))
        row.put(at + 1, len(t.discard))


class Meadow(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("meadow", "cards of the Meadow that may be used", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([one for i, one in enumerate(view["meadow"]) if i not in view["closed"]])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.count(at, [t.meadow[slot] for slot in range(len(t.meadow)) if t.customs.slot_open(t, seat, slot)],
                  self.kinds.places)


class Revealed(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("revealed", "cards revealed now", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([one for pile in view["revealed"] for one in pile])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        for pile in t.shown:
            row.count(at, pile, self.kinds.places)


class Hand(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("hand", "the own hand", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted(view["players"][max(0, view["seat"])]["cards"])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.count(at, known_hand(t.players[seat], seat, seat), self.kinds.places)


def workers(view: Data, who: list[int]) -> tuple[float, float]:
    """Own workers and those of others."""
    own = sum(one == view["seat"] for one in who)
    return own, len(who) - own


class Places(Direct):
    """Places of the board, from `first` on: who stands there."""

    def __init__(self, name: str, shown: str, about: str, first: int, count: int) -> None:
        super().__init__(name, 2 * count, about)
        self.shown, self.first, self.end = shown, first, first + count
        self.cells = list(range(2 * count))

    def read(self, view: Data) -> Sequence[float]:
        return [number for one in view[self.shown] for number in workers(view, one["workers"])]

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        for number in range(len(t.players)):
            other = 0 if number == seat else 1
            row.count(at, [2 * (place - self.first) + other for place in t.players[number].workers
                           if self.first <= place < self.end], self.cells)


class Forest(Direct):
    def __init__(self, forest: Kinds) -> None:
        super().__init__("forest", 3 * len(forest), "for each Forest location whether it is in play, own workers, "
                         "those of others")
        self.forest = forest
        self.cells = list(range(3 * len(forest)))

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        for one in view["forest"]:
            if one["id"] is not None:
                at = 3 * self.forest.order[one["id"]]
                numbers[at:at + 3] = [1.0, *workers(view, one["workers"])]
        return numbers

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        places = self.forest.places
        for kind in t.forest:
            if kind != GAP:
                row.put(at + 3 * places[kind], 1)
        for number in range(len(t.players)):
            other = 1 if number == seat else 2
            row.count(at, [3 * places[t.forest[place - FOREST]] + other for place in t.players[number].workers
                           if FOREST <= place < FOREST + len(t.forest) and t.forest[place - FOREST] != GAP], self.cells)


class Events(Direct):
    def __init__(self, content: Content, everybody: int) -> None:
        self.names = [one.ident for one in (*content.basic_events, *content.special_events)]
        super().__init__("events", 2 * len(self.names), "for each Event whether it is in play, and who achieved it")
        self.basic = len(content.basic_events)
        self.everybody = everybody

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        for one in view["events"]:
            at = 2 * self.names.index(one["id"])
            numbers[at] = 1.0
            numbers[at + 1] = owner(view, self.everybody, one["by"])
        return numbers

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        for i in range(len(t.achieved)):
            special = EVENTS + i - SPECIAL
            place = at + 2 * (i if special < 0 else self.basic + t.specials[special])
            by = t.achieved[i]
            row.put(place, 1)
            if by != GAP:
                row.put(place + 1, 1 + (by - seat) % self.everybody)


# --- what every player has -------------------------------------------------------------------------------------------
class State(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "state", 7, "season, passed, workers free and in all, cards in hand, spaces used, of "
                         "how many")

    def read_one(self, one: Data) -> Sequence[float]:
        return (SEASONS.index(one["season"]), one["passed"], one["free"], one["workers"], one["hand"],
                one["spaces"]["used"], one["spaces"]["of"])

    def write_one(self, t: Everdell, seat: int, number: int, row: Row, at: int) -> None:
        me = t.players[number]
        row.all(at, [me.season, int(me.passed), me.free, me.free + len(me.workers), len(me.hand),
                     t.customs.spaces_used(t, number), t.customs.city_spaces(t, number)])


class Goods(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "goods", RESOURCES + 1, "twigs, resin, pebbles, berries, point tokens")

    def read_one(self, one: Data) -> Sequence[float]:
        return [*(one["goods"][good] for good in GOODS[:RESOURCES]), one["tokens"]]

    def write_one(self, t: Everdell, seat: int, number: int, row: Row, at: int) -> None:
        row.all(at, t.players[number].goods)


class City(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "city", "cards of the city", cards)

    def names(self, one: Data) -> list[str | None]:
        return [card["card"] for card in one["city"]]

    def held(self, t: Everdell, seat: int, number: int) -> list[int]:
        return t.players[number].city


class Vacant(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "vacant", "those without an Occupied token", cards)

    def names(self, one: Data) -> list[str | None]:
        return [card["card"] for card in one["city"] if not card["occupied"]]

    def held(self, t: Everdell, seat: int, number: int) -> list[int]:
        me = t.players[number]
        return [me.city[i] for i in range(len(me.city)) if not me.occupied[i]]


class Visited(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "visited", "those on which a worker stands", cards)

    def names(self, one: Data) -> list[str | None]:
        return [card["card"] for card in one["city"] if card["workers"]]

    def held(self, t: Everdell, seat: int, number: int) -> list[int]:
        me, first = t.players[number], ON_CARD + number * EACH
        there = [place - first for one in t.players for place in one.workers if first <= place < first + EACH]
        return [me.city[i] for i in range(len(me.city)) if me.arrival[i] in there] if there else []


class Stored(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "stored", len(GOODS), "goods that lie on cards")

    def read_one(self, one: Data) -> Sequence[float]:
        return [sum(card["goods"].get(good, 0) for card in one["city"]) for good in GOODS]

    def write_one(self, t: Everdell, seat: int, number: int, row: Row, at: int) -> None:
        row.all(at, [sum(goods) for goods in zip(*t.players[number].lying, strict=True)])


class Points(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "points", len(PARTS), "points by where they come from")

    def read_one(self, one: Data) -> Sequence[float]:
        return [one["score"][part] for part in PARTS]

    def write_one(self, t: Everdell, seat: int, number: int, row: Row, at: int) -> None:
        score = t.customs.score(t, number)
        row.all(at, [score[part] for part in PARTS])
