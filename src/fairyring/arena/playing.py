"""Playing one game between bots, whatever the bots do."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import format_exception
from types import FrameType

from fairyring.arena.plan import Fixture
from fairyring.arena.results import Result, Trouble, rival_scores
from fairyring.bots.levels import make_bot
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Game, content_of, find_game
from fairyring.kernel.record import digest
from fairyring.kernel.seat import Bot, SeatHandle, seed_for
from fairyring.kernel.table import Table
from fairyring.kernel.words import Event

MOST_SLOW = 3
"""So many decisions of a game may take too long; after that the bot is not asked any more in this game."""


class TooSlow(Exception):
    """A bot did not return in time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Interrupts what takes longer: by a signal where the system has one for it, else by another thread."""
    if hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread():
        with rung_by_signal(seconds):
            yield
    else:
        with rung_by_thread(seconds):
            yield


@contextmanager
def rung_by_signal(seconds: float) -> Iterator[None]:
    """Only a process's first thread can be interrupted so; a bot that sleeps or waits is woken too."""
    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def rung_by_thread(seconds: float) -> Iterator[None]:
    """Any thread on any system; what does not run Python at the moment is interrupted when it comes back to it."""
    thread = ctypes.c_ulong(threading.get_ident())
    raising = ctypes.pythonapi.PyThreadState_SetAsyncExc
    ready, lock = True, threading.Lock()

    def ring() -> None:
        with lock:
            if ready:
                raising(thread, ctypes.py_object(TooSlow))

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        with lock:
            ready = False


class Watched:
    """A bot on its seat, with somebody beside it who decides when it does not."""

    def __init__(self, bot: Bot, seat: int, limit: float, packs: tuple[Path, ...]) -> None:
        self.bot = bot
        self.packs = packs
        self.seat = seat
        self.limit = limit
        """Seconds for a decision."""
        self.seconds = 0.0
        self.troubles: list[Trouble] = []
        self.unasked = 0

    def choose(self, game: Game, table: Table, seed: int) -> str:
        """What the bot chooses; a safe choice by chance when it raises, names no legal option, or takes too long."""
        names = table.names()
        if sum(one.what == "slow" for one in self.troubles) >= MOST_SLOW:
            self.unasked += 1
            return Random(seed).choice(names)
        began = perf_counter()
        what, text, trace, name = "", "", "", ""
        try:
            with within(self.limit):
                name = self.bot.choose(SeatHandle(game, table, self.seat, seed, self.packs), seed)
            if name not in names:
                what, text = "illegal", f"{name!r} is no legal option"
        except TooSlow:
            what, text = "slow", f"no answer within {self.limit:g} s"
        except Exception as error:  # whatever a bot does, the game goes on
            what, text = "raised", f"{type(error).__name__}: {error}"
            if not any(one.trace for one in self.troubles):
                trace = traceback_of(error)
        took = perf_counter() - began
        self.seconds += took
        if not what and took > self.limit:
            what, text = "slow", f"answered after {took:.1f} s, allowed are {self.limit:g} s"
        if what:
            self.troubles.append(Trouble(self.seat, table.moves, what, text, trace))
            return Random(seed).choice(names)
        return name


def traceback_of(error: Exception) -> str:
    """As Python prints it, from the bot's own line on."""
    trace = error.__traceback__
    return "".join(format_exception(type(error), error, trace.tb_next if trace is not None else None))


def play(fixture: Fixture, limit: float) -> Result:
    """One game. The same fixture gives the same game, as far as its bots choose alike."""
    setup = fixture.setup
    game = find_game(setup.game)
    content = content_of(setup.game, fixture.packs)
    if content.facts.hash != fixture.content:
        here = content.facts.hash
        raise BadPack([f"components with the fingerprint {fixture.content} are wanted; here they have {here}"])
    table = game.new_table(setup, content)
    first = table.seat
    seats = [Watched(make_bot(bot), seat, limit, fixture.packs) for seat, bot in enumerate(fixture.bots)]
    bought: list[list[str]] = [[] for _ in seats]
    when: list[list[int]] = [[] for _ in seats]
    events: list[Event] = []
    while not table.over:
        name = seats[table.seat].choose(game, table, seed_for(setup.seed, table))
        table.sink = events
        table.apply(table.options[table.names().index(name)])
        table.sink = None
        for event in events:
            if event.kind in game.gains and not table.is_rival(event.seat):
                bought[event.seat].append(str(event.facts[game.gains[event.kind]]))
                when[event.seat].append(table.moves)
        events.clear()
    outcome = table.outcome()
    return Result(
        fixture.key, setup.game, setup.players, list(setup.modules), dict(setup.options), setup.seed,
        content.facts.hash, list(content.facts.packs), setup.rules, list(fixture.bots), first, list(outcome.seat_ranks),
        outcome.reason.key, [dict(score) for score in outcome.seat_scores], table.round, table.moves, bought,
        digest(table), [round(one.seconds, 4) for one in seats], [t for one in seats for t in one.troubles],
        [one.unasked for one in seats], rival_scores(table), when)
