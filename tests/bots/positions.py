"""Positions of real games, for bots to think about."""

from __future__ import annotations

from random import Random

from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table

KINDS = [(2, ()), (3, ("expansion",)), (2, ("expansion", "prisma")), (1, ("expansion",))]


def position(players: int, modules: tuple[str, ...], seed: int, moves: int) -> Table:
    """A table after some random decisions of a game that is not over yet."""
    game = find_game("mycelia")
    table = game.new_table(game.checked(Setup("mycelia", players, modules, {}, seed)), game.content())
    dice = Random(seed)
    for _ in range(moves):
        table.apply(dice.choice(table.options))
        assert not table.over
    return table


def handle(table: Table, seed: int = 0) -> SeatHandle:
    return SeatHandle(find_game("mycelia"), table, table.seat, seed)
