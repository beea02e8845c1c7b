"""Two bots that need no search: one plays by chance, one looks a single decision ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.seat import Bot, SeatHandle

WORLDS = 3
"""In how many dealt-anew worlds `greedy` tries each option."""

FOLLOW = 12
"""How many further decisions of its own a try may take: an option is judged when its effect is finished."""


class RandomBot:
    """Any legal option, each as likely."""

    name = "random"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        return Random(seed).choice(seat.names())


class GreedyBot:
    """The option after which the game's own judgement is best, over a few worlds that fit what the seat knows.

    Decisions that belong to the same effect (which field, where to) are tried greedily too, so that an option is
    judged by what it leads to and not by its first half.
    """

    name = "greedy"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        names = seat.names()
        judge = seat.game.judge
        total = [0.0] * len(names)
        for world in range(WORLDS):
            table = seat.resample(seed * WORLDS + world)
            for i, code in enumerate(table.options):
                copy = table.clone()
                copy.apply(code)
                total[i] += judge(copy, seat.seat)
        best = max(range(len(names)), key=lambda i: total[i])
        return names[best]


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """The bot of that name. Raises BadSetup."""
    if name not in BOTS:
        raise BadSetup(unknown("bot", name, BOTS))
    return BOTS[name]()
