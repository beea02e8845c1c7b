"""The bots by name: levels for the table, plain bots for measuring, and anybody's own.

A name is one of BOTS (`greedy`, `hard`); `search` takes a budget after a colon (`search:400ms`, `search:500i`, and
`search:400msx2` for two processes). Bots of one's own: see fairyring.bots.own.
"""

from __future__ import annotations

from collections.abc import Callable

from fairyring.bots.budget import Budget
from fairyring.bots.own import installed, own_bot
from fairyring.bots.parallel import ParallelSearchBot
from fairyring.bots.search import SearchBot
from fairyring.bots.simple import CarelessBot, GreedyBot, RandomBot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.seat import Bot

EASY_MISTAKES = 0.3
MEDIUM_MISTAKES = 0.05
MEDIUM_BUDGET = Budget(iterations=40)
HARD_BUDGET = Budget(seconds=0.4)
PATIENCE = HARD_BUDGET.seconds
"""Processor time that a bot takes at most for a decision at a table of people, whatever its budget says."""
SEARCH_BUDGET = Budget(seconds=0.1)


def search(name: str, budget: Budget) -> SearchBot:
    return SearchBot(budget.iterations, budget.seconds, name)


LEVELS: dict[str, Callable[[], Bot]] = {
    "easy": lambda: CarelessBot("easy", GreedyBot(), EASY_MISTAKES),
    "medium": lambda: CarelessBot("medium", search("medium", MEDIUM_BUDGET), MEDIUM_MISTAKES),
    "hard": lambda: search("hard", HARD_BUDGET),
}
"""What a table offers, weakest first."""

STAND_IN = list(LEVELS)[len(LEVELS) // 2]
"""Who plays on for somebody who gave up, or for a bot that is not there any more: the middle level."""

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda: search("search", SEARCH_BUDGET),
    **LEVELS,
}


def make_bot(name: str) -> Bot:
    """The bot of that name. Raises BadSetup.

    >>> make_bot("search:400ms").name
    'search:400ms'
    """
    if name in BOTS:
        return BOTS[name]()
    plain, colon, more = name.partition(":")
    if plain == "search":
        budget = Budget.parse(more)
        if budget.processes > 1:
            return ParallelSearchBot(budget.iterations, budget.seconds, budget.processes, name)
        return search(name, budget)
    if plain in BOTS and colon:
        raise BadSetup(f'bot "{name}": {plain} takes no budget; only search does, such as search:400ms')
    bot = own_bot(name)
    if bot is None:
        message = unknown("bot", name, [*BOTS, *installed()])
        raise BadSetup(message if message.endswith("?") else f"{message}, or one of your own, such as file.py:Class")
    return bot


def make_table_bot(name: str) -> Bot:
    """The bot of that name for a table where people wait: it is bounded by time, also where the engine is not compiled
    and its iterations take long. Raises BadSetup."""
    bot = make_bot(name)
    thinker = bot.bot if isinstance(bot, CarelessBot) else bot
    if isinstance(thinker, SearchBot):
        thinker.seconds = min(thinker.seconds or PATIENCE, PATIENCE)
    return bot
