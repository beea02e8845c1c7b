"""What Mistwood's modules add to what a learner sees (see `observation`), read and written in the same two ways."""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.everdell.components import FOREST, GAP, HAVEN, JOURNEY, Content
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.observation import Direct, Kinds, OfKinds, Piece, Row
from fairyring.kernel.table import Data


def module_pieces(content: Content, players: int, cards: Kinds) -> list[Piece]:
    """The pieces of the modules in play."""
    out: list[Piece] = []
    if any(content.legendary):
        out += [Legends(cards), LegendsLeft(players)]
    if content.powers:
        out += [Powers(content, players), Farms(cards), Figure(content)]
    return out


def seats_from(view: Data, players: int) -> list[Data]:
    """The seats in the order of play from the own one on."""
    return [view["players"][(max(0, view["seat"]) + place) % players] for place in range(players)]


class Legends(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("legends", "the own Legends that are not played yet", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted(view["players"][max(0, view["seat"])]["legends"]["cards"])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.count(at, t.players[seat].legends, self.kinds.places)


class LegendsLeft(Direct):
    def __init__(self, players: int) -> None:
        super().__init__("legends left", players, "how many Legends each seat has not played, from the own seat on")

    def read(self, view: Data) -> Sequence[float]:
        return [one["legends"]["left"] for one in seats_from(view, self.size)]

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        for place in range(t.seats):
            row.put(at + place, len(t.players[(seat + place) % t.seats].legends))


class Powers(Direct):
    def __init__(self, content: Content, players: int) -> None:
        self.names = [power.ident for power in content.powers]
        super().__init__("powers", players * len(self.names), "for each seat from the own on which power it has")
        self.players = players

    def read(self, view: Data) -> Sequence[float]:
        return [float(one["power"] == name) for one in seats_from(view, self.players) for name in self.names]

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        for place in range(t.seats):
            power = t.players[(seat + place) % t.seats].power
            if power != GAP:
                row.put(at + place * len(self.names) + power, 1)


class Farms(Direct):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("farms", 1 + len(cards), "Farms of the Pigs' stack, and by kind the one on top")
        self.cards = cards

    def read(self, view: Data) -> Sequence[float]:
        return [view["farms"]["left"], *self.cards.counted([view["farms"]["top"]])]

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.put(at, len(t.farms))
        row.count(at + 1, t.farms[-1:], self.cards.places)


class Figure(Direct):
    def __init__(self, content: Content) -> None:
        self.names = ["", *(f"basic:{one.ident}" for one in content.basic),
                      *(f"forest:{one}" for one in content.clearings), "haven", "journey"]
        super().__init__("figure", len(self.names), "where the figure of the Spiders stands, if anywhere")
        self.places = [GAP, *range(len(content.basic)), *range(FOREST, FOREST + len(content.clearings)), HAVEN, JOURNEY]

    def read(self, view: Data) -> Sequence[float]:
        return [float(view["figure"] == name) for name in self.names]

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        row.put(at + self.places.index(t.figure), 1)
