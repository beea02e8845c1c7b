"""Situations to look at: games played by bots in this process, up to a decision of each kind that matters, and put on a
server by writing the same decisions into the log of a table that nobody has opened yet."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import time
from typing import Any

from fairyring.bots.levels import make_bot
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.session import Session
from fairyring.server.rows import Entry
from fairyring.server.store import LOG_COLUMNS
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.player import Browser, Player
from tests.server.running import Running
from tests.server.waiting import PATIENCE

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


def modules_of(game: str) -> tuple[str, ...]:
    """All modules that are offered to people: others may have nothing drawn yet."""
    return tuple(one.id for one in find_game(game).modules if one.offered)


@cache
def situations(game: str, players: int, seed: int = 3, games: int = 2) -> tuple[Situation, ...]:
    """One decision of each kind the first seat meets, with all modules: of each, the one nearest to the middle of the
    game, where most lies on the table and little is over."""
    found: dict[str, tuple[float, Situation]] = {}
    times: Counter[str] = Counter()
    for number in range(games):
        setup = Setup(game, players, modules_of(game), {}, seed + number)
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


def log_of(table: str, situation: Situation) -> list[Entry]:
    """What the server would have written, had the decisions been made at this table."""
    session = Session.start(situation.setup)
    entries: list[Entry] = []
    for number, name in enumerate(situation.decisions, 1):
        seat = session.table.seat
        session.play(name)
        entries.append(Entry(table, number, "play", seat, name, 0, number, session.table.seat, int(time())))
    return entries


def on_the_table(server: Running, situation: Situation, *seats: str) -> Data:
    """A table where this is asked now. Whoever gets the answer has the key to the first seat only."""
    setup = situation.setup
    made = Browser(server.address).make(*(seats or ["me"] * setup.players), game=setup.game,
                                        modules=list(setup.modules), seed=setup.seed, options=setup.options)
    entries = log_of(made["table"], situation)
    with closing(sqlite3.connect(server.db, timeout=PATIENCE)) as database, database:
        database.executemany(f"INSERT INTO log ({LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", entries)
    return {**made, "game": setup.game, "secrets": made["secrets"][:1]}


def facing(arrive: Arrive, server: Running, situation: Situation, **more: Any) -> Visitor:
    """Somebody at the first seat of a table in this situation, asked what is asked."""
    made = on_the_table(server, situation)
    somebody = arrive(tables=[made], **more)
    somebody.go(f"table/{made['table']}")
    looks_up(somebody)
    return somebody


def one_after_another(
        arrive: Arrive, server: Running, wanted: Sequence[Situation]) -> Iterator[tuple[Situation, Visitor]]:
    """The same person at one table after the other, in the same tab."""
    tables = [on_the_table(server, situation) for situation in wanted]
    somebody = arrive(tables=tables)
    somebody.go()
    for situation, made in zip(wanted, tables, strict=True):
        somebody.turn_to(f"table/{made['table']}")
        looks_up(somebody)
        yield situation, somebody


def looks_up(somebody: Visitor) -> None:
    """Wait until something is asked, with nothing lying over the table."""
    somebody.at_table()
    somebody.is_asked()
    for note in somebody.page.locator(".note.once .close").all():
        note.click()  # that the seed was chosen is said once
    somebody.page.evaluate("document.fonts.ready")
