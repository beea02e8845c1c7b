"""Walking through a game by chance, the way every promise is tried."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fairyring.kernel.game import Game, Setup
from fairyring.kernel.table import Table

LONGEST = 50_000
"""No game takes so many decisions; one that does, never ends."""

GAMES = 2
"""Random games a set-up for the invariants."""

NOW_AND_THEN = 13
"""How many decisions lie between two looks that cost much. No multiple of anything that games count by."""


OTHER_SEED = 1000
"""How far the seeds of further tables of a set-up lie apart."""


def expect(kept: bool, what: str) -> None:
    """An assertion that does not depend on how Python is run."""
    if not kept:
        raise AssertionError(what)


def new_table(game: Game, setup: Setup, more: int = 0) -> Table:
    """A table of the set-up; `more` gives another seed."""
    seeded = Setup(setup.game, setup.players, setup.modules, setup.options, setup.seed + OTHER_SEED * more)
    return game.new_table(seeded, game.content())


def walk(table: Table, seed: int, every: int = 1) -> Iterator[tuple[Table, Random]]:
    """The table at every decision (or every few) of a random game. It moves on when the caller does."""
    dice = Random(seed)
    number = 0
    while not table.over:
        if number % every == 0:
            yield table, dice
        number += 1
        expect(number < LONGEST, f"no end after {LONGEST} decisions")
        table.apply(dice.choice(table.options))


def at(table: Table) -> str:
    """Where we are, for the text of a failure."""
    return f"decision {table.moves}, seat {table.seat}, {table.step.name!r}"
