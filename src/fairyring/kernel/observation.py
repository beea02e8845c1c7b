"""What a learner sees: pieces of its seat's view as numbers, each with a name and a sentence about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fairyring.kernel.game import Piece
from fairyring.kernel.table import Data


def numbered(names: Iterable[str]) -> dict[str, int]:
    """The place of each name among the numbers that count it."""
    return {name: place for place, name in enumerate(names)}


def counted(names: Iterable[str | None], order: dict[str, int]) -> list[float]:
    """How often each name comes."""
    numbers = [0.0] * len(order)
    for name in names:
        if name is not None:
            numbers[order[name]] += 1.0
    return numbers


def by_kind(name: str, about: str, order: dict[str, int], read: Callable[[Data], Iterable[str | None]]) -> Piece:
    """Components of a view, counted by kind."""
    return Piece(name, len(order), f"{about}, by kind", lambda view: counted(read(view), order))


def of_players(players: int, pieces: Callable[[bool], Sequence[Piece]]) -> list[Piece]:
    """Pieces of every player, in the order of play from the own seat on. `pieces` makes those of one player, the own
    or another, and reads them from that player's part of the view."""
    found: list[Piece] = []
    for place in range(players):
        whose = "own" if place == 0 else f"player {place + 1}"
        found += [Piece(f"{whose} {one.name}", one.size, one.about, of_player(place, players, one.read))
                  for one in pieces(place == 0)]
    return found


def of_player(place: int, players: int, read: Callable[[Any], Sequence[float]]) -> Callable[[Data], Sequence[float]]:
    return lambda view: read(view["players"][(view["seat"] + place) % players])
