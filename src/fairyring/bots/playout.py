"""Playing a table to its end by chance, as fast as the engine goes. Compiles with the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from fairyring.kernel.table import MASK, Table


def playout(t: Table, seed: int, most: int = 1_000_000) -> int:
    """Make random decisions until the game is over (or `most` are made); returns how many.

    The chance is a linear congruence, of which the upper bits decide: little work for much play. Its start is mixed,
    so that neighbouring seeds have nothing in common.
    """
    z: i64 = seed & MASK
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    for count in range(most):
        if t.over:
            return count
        z = (z * 1664525 + 1013904223) & MASK
        options = t.options
        t.apply(options[z * len(options) >> 32])
    return most
