"""One line a set-up that changes with anything a game does: to compare two builds of the same sources."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from fairyring.bots.playout import playout
from fairyring.kernel import table as engine
from fairyring.kernel.game import Game, Setup
from fairyring.testing.battery import representative_setups, setup_name
from fairyring.testing.playthrough import playthrough

MIDDLE = 70
"""Decisions before the look at a game in the middle."""


def build() -> str:
    """How the engine runs: "compiled" or "interpreted"."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def digests(game: Game) -> Iterator[str]:
    """For every representative set-up: what is said and done, what everybody sees and thinks, how it ends."""
    for setup in representative_setups(game):
        yield f"{setup_name(setup)}: {' '.join(fingerprint(part) for part in parts(game, setup))}"


def parts(game: Game, setup: Setup) -> Iterator[object]:
    yield playthrough(game, setup, 2, 100)
    table = game.new_table(setup, game.content())
    playout(table, 3, MIDDLE)
    for seat in range(table.seats):
        yield [table.view(seat), table.resample(seat, 4).save(), table.judge(seat)]
    playout(table, 5)
    yield table.save()


def fingerprint(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
