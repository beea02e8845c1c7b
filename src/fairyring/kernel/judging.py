"""Judges: what bots know of positions, worked out once for a set of components and the weights of judgement.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

FILE: Final = "judgement.toml"
Weights = dict[str, dict[str, float]]
"""The numbers of a judgement: section -> name -> number."""

Judge = TypeVar("Judge")


def read_weights(folder: Path) -> Weights:
    """The shipped weights of the game in this folder."""
    found: Weights = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return found


def leads(values: list[float], seats: int) -> list[float]:
    """How far each seat is ahead of the best of all others; behind the seats stand the values of rivals.

    >>> leads([5.0, 3.0, 4.0], 2)
    [1.0, -2.0]
    """
    found: list[float] = []
    for seat in range(seats):
        best = -1000.0
        for number in range(len(values)):
            if number != seat and values[number] > best:
                best = values[number]
        found.append(values[seat] - best)
    return found


class Judges(Generic[Judge]):
    """The judges of a game, by components; a judge is made when it is first asked for."""

    def __init__(self, folder: Path, make: Callable[[Any, Weights], Judge]) -> None:
        self.shipped = read_weights(folder)
        self.make = make
        self.known: dict[str, Judge] = {}

    def of(self, content: Any) -> Judge:
        """The judge of these components, with the shipped weights unless others were given."""
        key: str = content.facts.hash
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.make(content, self.shipped)
        return found

    def use(self, content: Any, weights: Weights) -> None:
        """Judge with other weights from now on, in this process."""
        self.known[content.facts.hash] = self.make(content, weights)
