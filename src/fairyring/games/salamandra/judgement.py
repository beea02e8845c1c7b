"""What a bot thinks of a position."""

from __future__ import annotations

from fairyring.games.salamandra.state import Salamandra


def judge(t: Salamandra, seat: int) -> float:
    """The chance of `seat` to win, between 0 and 1."""
    return 0.5
