"""Bots that need no search: one plays by chance, one looks ahead to the end of an effect, one makes mistakes."""

from __future__ import annotations

from random import Random

from fairyring.bots.lookahead import best_choice
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


class CarelessBot:
    """Another bot that now and then takes any option without a thought."""

    def __init__(self, name: str, bot: Bot, mistakes: float) -> None:
        self.name = name
        self.bot = bot
        self.mistakes = mistakes
        """How often, from 0 to 1."""

    def choose(self, seat: SeatHandle, seed: int) -> str:
        chance = Random(seed)
        if chance.random() < self.mistakes:
            return chance.choice(seat.names())
        return self.bot.choose(seat, seed)
