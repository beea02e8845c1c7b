"""When cards come and what they do there: by number of players and by modules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fairyring.arena.designers import FEW, Over, Value, field_of, usual, worth
from fairyring.arena.results import Result


@dataclass(frozen=True, slots=True)
class Moment:
    """One card in the games of one kind."""

    card: str
    players: int
    modules: str
    seats: int
    """How many had it there."""
    share: float
    """... of all."""
    through: float | None
    """How much of the game was over when it came for the first time, from 0 to 1; None where nobody wrote that down."""
    value: Value


def moments(results: Sequence[Result]) -> list[Moment]:
    """Every card by kind of game, where enough seats had it to tell something; by card, players and modules."""
    expected = usual(results)
    seats: dict[tuple[int, str], int] = {}
    more: dict[tuple[str, int, str], list[Over]] = {}
    came: dict[tuple[str, int, str], list[float]] = {}
    for one in results:
        kind = one.players, "+".join(one.modules)
        seats[kind] = seats.get(kind, 0) + one.players
        for seat, part in enumerate(one.parts()):
            over = Over(part, expected[field_of(one, seat)])
            first = dict(reversed(list(zip(one.bought[seat], one.when[seat], strict=True)))) if one.when else {}
            for card in set(one.bought[seat]):
                more.setdefault((card, *kind), []).append(over)
                if card in first:
                    came.setdefault((card, *kind), []).append(first[card] / max(one.decisions, 1))
    found: list[Moment] = []
    for (card, players, modules), values in sorted(more.items()):
        if len(values) < FEW:
            continue
        told = came.get((card, players, modules), [])
        found.append(Moment(card, players, modules, len(values), len(values) / seats[players, modules],
                            sum(told) / len(told) if told else None, worth(values)))
    return found
