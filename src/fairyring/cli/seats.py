"""Who sits where: people first, bots after them, and how they are called."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fairyring.bots.levels import BOTS, make_bot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game
from fairyring.kernel.seat import Bot, SeatHandle, seed_for
from fairyring.kernel.session import Session
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Message


@dataclass
class Seats:
    """One entry a seat: its name, and its bot or None for a person."""

    names: list[str]
    bots: list[Bot | None]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def bot_names(self) -> list[str]:
        """For the record: the bot of each seat, empty for a person."""
        return ["" if bot is None else bot.name for bot in self.bots]

    def choose(self, session: Session) -> str:
        """What the bot at the open decision chooses."""
        bot = self.bots[session.table.seat]
        assert bot is not None, "a person decides"
        seed = seed_for(session.setup.seed, session.table)
        return bot.choose(SeatHandle(session.game, session.table, session.table.seat, seed), seed)


def bot_title(bot: str) -> str | Message:
    """What a bot is called: one with a budget of its own, or from outside, by what was typed, without its folder."""
    return Message(f"bot-{bot}") if bot in BOTS else re.sub(r".*[/\\](?=[^/\\]*\.py:)", "", bot)


def how_many(game: Game, wanted: int | None, bots: int) -> int:
    """The number of players: as said, or the bots and one person. Raises BadSetup."""
    players = wanted if wanted is not None else max(game.least_players, bots + 1)
    if bots > players:
        raise BadSetup(f"{bots} bots do not fit at a table for {players}; give --players {bots} or fewer --bots")
    return players


def seat_everybody(players: int, bots: list[str], called: tuple[str, ...], words: Texts) -> Seats:
    """People on the first seats, bots on the last. Raises BadSetup when there are more names than people."""
    people = players - len(bots)
    if len(called) > people:
        raise BadSetup(f"--names: {len(called)} names, but seats for {people}; bots need none")
    names = list(called)
    for seat in range(len(called), people):
        names.append(words.format("player-you", {}) if people == 1
                     else words.say(Message("player-seat", {"number": seat + 1})))
    for seat, bot in enumerate(bots, people):
        names.append(words.say(Message("player-bot", {"name": Message("bot-name", {"number": seat + 1}),
                                                      "bot": bot_title(bot)})))
    return Seats(names, [None] * people + [make_bot(bot) for bot in bots])
