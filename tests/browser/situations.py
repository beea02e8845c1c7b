"""Situations to look at: games played by bots in this process, up to a decision of each kind that matters, and put on a
server by playing the same decisions there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from fairyring.bots.levels import make_bot
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.session import Session
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.player import Browser, Player

Data = dict[str, Any]


@dataclass(frozen=True)
class Situation:
    """A decision of the first seat in a game, and how it came about."""

    setup: Setup
    decisions: tuple[str, ...]
    asked: str
    """The key of what is asked."""
    times: int = 1
    """How often the first seat was asked this."""

    def __str__(self) -> str:
        return f"{self.setup.game}-{self.setup.players}-{self.asked}"


@cache
def situations(game: str, players: int, seed: int = 3, games: int = 2) -> tuple[Situation, ...]:
    """One decision of each kind the first seat meets, with all modules: of each, the one nearest to the middle of the
    game, where most lies on the table and little is over."""
    found: dict[str, tuple[float, Situation]] = {}
    times: Counter[str] = Counter()
    for number in range(games):
        setup = Setup(game, players, tuple(one.id for one in find_game(game).modules), {}, seed + number)
        met: list[tuple[int, str]] = []
        session = Session.start(setup)
        bot, chance = make_bot("greedy"), Random(seed + number)
        names: list[str] = []
        while not session.over:
            if session.table.seat == 0:
                met.append((len(names), session.prompt().message.key))
            handle = SeatHandle(session.game, session.table, session.table.seat)
            careless = chance.random() < 0.15
            names.append(chance.choice(session.names()) if careless else bot.choose(handle, chance.getrandbits(32)))
            session.play(names[-1])
        times.update(asked for _, asked in met)
        for step, asked in met:
            away = abs(step / len(names) - 0.6)
            if asked not in found or away < found[asked][0]:
                found[asked] = (away, Situation(setup, tuple(names[:step]), asked))
    return tuple(replace(found[asked][1], times=times[asked]) for asked in sorted(found))


def turn(game: str, players: int) -> Situation:
    """What is asked at the beginning of a turn, or else most often, in the middle of a game."""
    return max(situations(game, players), key=lambda one: (one.asked == "ask-turn", one.times))


def elsewhere(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Playwright keeps an event loop running in this thread: whoever needs one of their own has it in another."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(play())).result()


def played_on(address: str, made: Data, until: int, seed: int = 1) -> Data:
    """The same table when the record holds so many decisions: mine were made by chance, the bots' by bots."""

    async def play() -> None:
        chance = Random(seed)
        async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as player:
            while player.state["step"] < until and not player.over:
                if player.decision:
                    await player.play(chance.choice(player.options()))
                else:
                    await player.hear()

    elsewhere(play)
    return made


def on_the_table(address: str, situation: Situation) -> Data:
    """A table where this is asked now. Whoever gets the answer has the key to the first seat only."""
    setup = situation.setup
    made = Browser(address).make(*["me"] * setup.players, game=setup.game, modules=list(setup.modules), seed=setup.seed)

    async def play() -> None:
        async with Player(address, made["table"], tuple(one["secret"] for one in made["secrets"])) as player:
            for name in situation.decisions:
                await player.play(name)

    elsewhere(play)
    return {**made, "game": setup.game, "secrets": made["secrets"][:1]}


def facing(arrive: Arrive, address: str, situation: Situation, **more: Any) -> Visitor:
    """Somebody at the first seat of a table in this situation, asked what is asked."""
    made = on_the_table(address, situation)
    somebody = arrive(tables=[made], **more)
    somebody.go(f"table/{made['table']}")
    somebody.at_table()
    somebody.is_asked()
    for note in somebody.page.locator(".note.once .close").all():
        note.click()  # that the seed was chosen is said once
    somebody.page.evaluate("document.fonts.ready")
    return somebody
