"""What a bot thinks of a position."""

from __future__ import annotations

from math import exp

from fairyring.games.everdell.state import Everdell


def judge_all(t: Everdell) -> list[float]:
    totals = [t.total(number) for number in t.everybody]
    found = []
    for seat in range(t.seats):
        others = max(totals[number] for number in t.everybody if number != seat)
        found.append(1 / (1 + exp((others - totals[seat]) / 8)))
    return found
