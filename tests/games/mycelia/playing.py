"""Whole games with random decisions, for rules that must hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event


def random_game(players: int, seed: int, modules: tuple[str, ...] = (), **options: str
                ) -> Iterator[tuple[MyceliaTable, list[Event]]]:
    """The table before each decision, and what the decision caused. The last table is `before` of no decision."""
    session = Session.start(Setup("mycelia", players, modules, options, seed))
    choose = Random(seed)
    while not session.over:
        before = session.table.clone()
        assert isinstance(before, MyceliaTable)
        yield before, session.play(choose.choice(session.names()))
