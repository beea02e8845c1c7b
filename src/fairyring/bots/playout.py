"""Playing a table to its end by chance, as fast as the engine goes. Compiles with the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from fairyring.kernel.table import Table


def playout(t: Table, seed: int, most: int = 1_000_000) -> int:
    """Make random decisions until the game is over (or `most` are made); returns how many."""
    z0: i64 = seed & 0xFFFFFFFF
    count = 0
    while t.seat >= 0 and count < most:
        z0 = (z0 + 0x9E3779B9) & 0xFFFFFFFF
        z: i64 = ((z0 ^ (z0 >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        z = ((z ^ (z >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        options = t.options
        t.apply(options[((z ^ (z >> 15)) * len(options)) >> 32])
        count += 1
    return count
