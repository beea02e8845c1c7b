"""What a bot thinks of a position: drops left, how far they are from a shrine field, leaves, the worth of the deck."""

from __future__ import annotations

from math import exp
from typing import Final

from fairyring.games.mycelia.components import FIELDS, NEIGHBOURS, Ground
from fairyring.games.mycelia.state import Mycelia, Player

FAR: Final = 9
DISTANCES: Final[dict[str, list[int]]] = {}


def distances(ground: Ground) -> list[int]:
    """Steps from each field to the nearest shrine field."""
    key = f"{ground.board}{ground.covered}"
    known = DISTANCES.get(key)
    if known is not None:
        return known
    steps = [0 if ground.sink[c] else FAR for c in range(FIELDS)]
    for _ in range(FIELDS):
        for cell in range(FIELDS):
            for side in NEIGHBOURS[cell]:
                if steps[side] + 1 < steps[cell]:
                    steps[cell] = steps[side] + 1
    DISTANCES[key] = steps
    return steps


def effort(t: Mycelia, p: Player) -> float:
    """About how much work is left for a player: smaller is better."""
    far = distances(p.ground)
    drops = p.drops
    work = 0.0
    for cell in range(FIELDS):
        if drops[cell]:
            work += drops[cell] * (1.0 + 0.18 * far[cell])
    cost = t.content.cost
    worth = 0
    for pile in (p.deck, p.hand, p.discard, p.gifts):
        for kind in pile:
            worth += cost[kind]
    return work - 0.22 * min(p.leaves, 12) - 0.16 * worth - 0.05 * p.pawn


def judge(t: Mycelia, seat: int) -> float:
    """The chance of `seat` to win, between 0 and 1."""
    if t.over:
        outcome = t.outcome()
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    mine = effort(t, t.players[seat])
    if t.gwidyon is not None:
        theirs = 1.3 * t.gwidyon.drops
    else:
        theirs = min(effort(t, p) for i, p in enumerate(t.players) if i != seat)
    return 1.0 / (1.0 + exp((mine - theirs) / 6.0))
