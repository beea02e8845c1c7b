"""Two bots that need no search: one plays by chance, one looks ahead to the end of an effect."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fairyring.bots.lookahead import best_choice
from fairyring.bots.search import SearchBot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.seat import Bot, SeatHandle

DEPTH = 3
"""How many decisions of one effect `greedy` follows: play a card, which field, where to."""


class RandomBot:
    """Any legal option, each as likely."""

    name = "random"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        return Random(seed).choice(seat.names())


class GreedyBot:
    """The option whose effect leads to the position that the game's own judgement likes best."""

    name = "greedy"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        world = seat.resample(seed)
        return seat.names()[best_choice(world, seat.seat, DEPTH)]


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str) -> Bot:
    """The bot of that name. Raises BadSetup."""
    if name not in BOTS:
        raise BadSetup(unknown("bot", name, BOTS))
    return BOTS[name]()
