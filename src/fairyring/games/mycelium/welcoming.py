"""The mothers come to the board: people in reverse order, the automa last (MUM-SET-09 to -13, MUA-SET-05 to -09)."""

from __future__ import annotations

from typing import ClassVar, Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.geometry import opposite
from fairyring.games.mycelium.lots import draw_lot, draw_person
from fairyring.games.mycelium.naming import OnTile
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import begin_turn
from fairyring.games.mycelium.wording import tile_args, tile_place
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option


def ring(t: Mycelium) -> list[int]:
    """The six central tiles in the order of the ring (MUM-GEO-07)."""
    return [t.tile_at[cell] for cell in t.content.centre]


def open_places(t: Mycelium) -> list[int]:
    """The central tiles that are not black and have no mother (MUM-SET-09)."""
    return [tile for tile in ring(t) if not t.is_black(tile) and t.mother_on[tile] == NONE]


def welcome(t: Mycelium, number: int, tile: int, rule: str) -> None:
    """A mother is placed; a token there is taken at once (MUM-SET-11, MUA-SET-09)."""
    insects = t.enter(number, tile)
    if t.sink is not None:
        t.emit("mother-placed", number, rule, {"cell": t.cell_name(tile), "insects": insects})


class PlaceOnTile(OnTile):
    """On which tile does a mother begin?"""

    says: ClassVar[str]

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args = tile_args(t, choice)
        args["insects"] = t.insect_on[choice]
        return Option(t.cell_name(choice), Message(self.says, args), self.rule, (tile_place(t, choice),))


class PlaceMother(PlaceOnTile):
    """Where does your mother begin (MUM-SET-09)?"""

    rule = "MUM-SET-09"
    asks = "ask-place-mother"
    says = "option-place-mother"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return open_places(t)

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.active = seat
        welcome(t, seat, choice, self.rule)


class PlaceAutoma(Step[Mycelium]):
    """Its mother goes opposite one person, or at equal distance from several (MUA-SET-05, -06)."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        mothers = [me.mother for me in t.players[:t.seats]]
        if t.seats == 1:
            wanted = t.tile_at[opposite(t.cell_of[mothers[0]])]
            welcome(t, seat, one_of(t, seat, nearest(t, wanted)), "MUA-SET-05")
            return None
        places = [tile for tile in open_places(t) if len({apart(t, tile, mother) for mother in mothers}) == 1]
        if places:
            welcome(t, seat, one_of(t, seat, places), "MUA-SET-06")
            return None
        people = list(range(t.seats))
        first = draw_person(t, seat, people)
        if t.seats > 2:
            people.remove(first)
            second = draw_person(t, seat, people)
            both = [t.players[first].mother, t.players[second].mother]
            places = [tile for tile in open_places(t) if apart(t, tile, both[0]) == apart(t, tile, both[1])]
            if places:
                least = min(apart(t, tile, both[0]) for tile in places)
                places = [tile for tile in places if apart(t, tile, both[0]) == least]
                welcome(t, seat, one_of(t, seat, places), "MUA-SET-08")
                return None
        t.push(BESIDE, first)
        return None


class Beside(PlaceOnTile):
    """The person on whom the lot fell chooses the side on which the automa's mother goes (MUA-SET-07)."""

    rule = "MUA-SET-07"
    asks = "ask-place-automa"
    says = "option-place-automa"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        mother = t.players[seat].mother
        places = [tile for tile in open_places(t) if apart(t, tile, mother) == 1]
        if not places:
            welcome(t, t.seats, one_of(t, t.seats, nearest(t, mother)), self.rule)
            return None
        return places

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        welcome(t, t.seats, choice, self.rule)


def apart(t: Mycelium, one: int, other: int) -> int:
    """Steps round the ring of six (MUA-SET-06)."""
    places = ring(t)
    steps = abs(places.index(one) - places.index(other))
    return min(steps, 6 - steps)


def nearest(t: Mycelium, tile: int) -> list[int]:
    """The free central tiles nearest to one of the ring: itself, if it is free."""
    places = open_places(t)
    least = min(apart(t, place, tile) for place in places)
    return [place for place in places if apart(t, place, tile) == least]


def one_of(t: Mycelium, number: int, tiles: list[int]) -> int:
    return tiles[draw_lot(t, number, len(tiles), "place", "MUA-TUR-06")]


class Begin(Step[Mycelium]):
    """Last the market is laid out; only then everybody looks at the own hand (MUM-SET-13)."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        t.refill("MUM-SET-13")
        for number in range(t.seats):
            me = t.players[number]
            me.seen = [1 << number] * len(me.hand)
        t.reveals += 1
        t.playing = True
        t.round = 1
        begin_turn(t, t.first)
        return None


PLACE_MOTHER: Final = PlaceMother("place mother")
PLACE_AUTOMA: Final = PlaceAutoma("place automa")
BESIDE: Final = Beside("beside")
BEGIN: Final = Begin("begin")
