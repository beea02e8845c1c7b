"""Counting positions: one number that tests all rules of a game at once."""

from __future__ import annotations

from fairyring.kernel.table import Table


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` decisions lead on from here; one that ends earlier counts once.

    A changed count means changed rules. Chance is part of the table, so every decision has one outcome.
    """
    if table.over or depth == 0:
        return 1
    if depth == 1:
        return len(table.options)
    total = 0
    for choice in table.options:
        copy = table.clone()
        copy.apply(choice)
        total += perft(copy, depth - 1)
    return total


def divide(table: Table, depth: int) -> dict[str, int]:
    """`perft` for each option by name: where two counts differ, go on there."""
    counts: dict[str, int] = {}
    for choice, name in zip(table.options, table.names(), strict=True):
        copy = table.clone()
        copy.apply(choice)
        counts[name] = perft(copy, depth - 1)
    return counts
