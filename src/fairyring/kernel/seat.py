"""What a bot gets: one seat's view of a game, never the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from fairyring.kernel.game import Game
from fairyring.kernel.table import Data, Table
from fairyring.kernel.words import Option

BOT_SEED = 1_000_003
"""Spreads the seeds of a game's decisions."""


class SeatHandle:
    """One seat at a table, at a decision of its own.

    The table inside is already a resample that knows only what the seat knows, so whatever a bot does with the handle
    cannot depend on hidden things.
    """

    def __init__(self, game: Game, table: Table, seat: int, seed: int = 0,
                 packs: Sequence[Path] | None = None) -> None:
        """`packs` are the files over the shipped components; who does not know them leaves them out."""
        self.game = game
        self.seat = seat
        self._packs = packs
        self._world = table.resample(seat, seed)

    def __repr__(self) -> str:
        return f"<seat {self.seat + 1} of {self.game.id}: {len(self._world.options)} options>"

    def view(self) -> Data:
        """What the seat sees."""
        return self._world.view(self.seat)

    def codes(self) -> list[int]:
        """The codes of the legal options, in the order of `names`."""
        return list(self._world.options)

    def names(self) -> list[str]:
        return self._world.names()

    def options(self) -> list[Option]:
        return self._world.described()

    def resample(self, seed: int) -> Table:
        """A whole table that this seat cannot tell from the true one, to think ahead on."""
        return self._world.resample(self.seat, seed)

    def save(self) -> Data | None:
        """The handle as data, so that another process can think about the same decision; None when it could not.

        What is saved is the resample that the handle holds, and where its components come from.
        """
        if self._packs is None:
            return None
        return {"game": self.game.id, "table": self._world.save(), "seat": self.seat,
                "packs": [str(path) for path in self._packs]}


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, seat: SeatHandle, seed: int) -> str:
        """The name of one of the legal options. The same handle and seed give the same choice."""
        ...


def seed_for(seed: int, table: Table) -> int:
    """The seed of the bot at the open decision: the same again when a game of that seed is resumed or repeated."""
    return seed * BOT_SEED + table.moves
