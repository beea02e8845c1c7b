"""Finished games, for looking back at."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random
from typing import Any

from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.server.player import Browser, Player

Data = dict[str, Any]


@cache
def recorded(players: int, modules: tuple[str, ...] = (), seed: int = 4, game: str = "mycelia") -> str:
    """The record of a whole game with random decisions that hires whom it can."""
    session = Session.start(Setup(game, players, modules, {}, seed))
    chance = Random(seed)
    while not session.over:
        names = session.names()
        session.play(chance.choice([one for one in names if one.startswith("hire")] or names))
    session.names_of_seats = ("Ines", "Boris", "Chloé", "Dora")[:players]
    return session.record().to_json()


def finished(address: str, seed: int = 3) -> Data:
    """A table of one person against Gwidyon that has been played to its end, with its keys."""
    made = Browser(address).make("me", seed=seed)

    async def play() -> None:
        chance = Random(seed)
        async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as player:
            while not player.over:
                await player.play(chance.choice(player.options()))

    asyncio.run(play())
    return made
