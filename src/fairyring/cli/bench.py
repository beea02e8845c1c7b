"""`fairyring bench [GAME]`: how fast the engine is, per second of processor time."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from rich.table import Table as Grid

from fairyring.bots.playout import playout
from fairyring.cli.arguments import HelpFormatter, add_game, examples
from fairyring.cli.console import STDOUT, make_console, print_table, write_text
from fairyring.kernel import table as kernel_table
from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.record import Record
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session
from fairyring.kernel.table import Step, Table

INTERPRETED = "interpreted (a wheel for this platform brings it compiled; in a clone: make native)"
REPEATS = 7
SECONDS = 0.6
"""About how long one repeat of the playouts lasts."""
MIDDLE = 60
"""After how many decisions a table is in the middle of a game."""
BATCH = 300
"""How often a short thing is done in one measurement."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "bench", help="measure the speed of the engine",
        description="Measure random playouts, clone, view, save, load and replay per second of processor time (the "
                    "median of several repeats). Decisions with one option are made silently and are not counted.",
        epilog=examples("fairyring bench", "fairyring bench mycelia --json > speed.json",
                        "fairyring bench mycelia --players 4"), formatter_class=HelpFormatter)
    add_game(parser, needed=False)
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many players (default: 2)")
    parser.add_argument("--json", nargs="?", const=STDOUT, metavar="FILE",
                        help="write JSON to FILE; without FILE or with - to stdout")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    figures = measure(game, game.checked(Setup(game.id, args.players)), game.content())
    if args.json is not None:
        write_text(args.json, json.dumps(figures, indent=1) + "\n")
    else:
        grid = Grid("figure", "value")
        grid.add_row("engine", "compiled" if figures["native"] else INTERPRETED)
        for name, value in figures.items():
            if name != "native":
                grid.add_row(name, f"{value:,.4g}" if isinstance(value, float) else str(value))
        print_table(make_console(), grid)
    return 0


def measure(game: Game, setup: Setup, content: Any, seconds: float = SECONDS) -> dict[str, str | int | float | bool]:
    """All figures of one game."""
    decisions, games = playouts(game, setup, content, seconds)
    table = game.new_table(setup, content)
    playout(table, setup.seed, MIDDLE)
    data = table.save()
    record = random_record(game, setup, content)
    return {
        "game": game.id,
        "players": setup.players,
        "native": not kernel_table.__file__.endswith(".py"),
        "decisions_per_cpu_second": round(decisions),
        "games_per_cpu_second": round(games, 1),
        "clone_us": per_call(table.clone, 5 * BATCH),
        "view_us": per_call(lambda: table.view(0)),
        "save_us": per_call(table.save),
        "load_us": per_call(lambda: game.load_table(data, content)),
        "replay_ms": round(per_call(lambda: replay(record, content), 5) / 1000, 2),
        "state_bytes": state_bytes(table),
    }


def playouts(game: Game, setup: Setup, content: Any, seconds: float) -> tuple[float, float]:
    """Decisions and games per second; setting up the tables is part of a game but not of its decisions."""
    decision_speeds: list[float] = []
    game_speeds: list[float] = []
    seed = 0
    for _ in range(REPEATS):
        start = process_time()
        playing = 0.0
        decisions = games = 0
        while process_time() - start < seconds:
            seed += 1
            table = game.new_table(Setup(setup.game, setup.players, setup.modules, setup.options, seed), content)
            before = process_time()
            decisions += playout(table, seed)
            playing += process_time() - before
            games += 1
        decision_speeds.append(decisions / playing)
        game_speeds.append(games / (process_time() - start))
    return median(decision_speeds), median(game_speeds)


def per_call(work: Callable[[], object], batch: int = BATCH) -> float:
    """Microseconds of one call: the fastest repeat, because whatever disturbs a short measurement makes it longer."""
    times: list[float] = []
    for _ in range(REPEATS):
        start = process_time()
        for _ in range(batch):
            work()
        times.append((process_time() - start) / batch * 1e6)
    return round(min(times), 2)


def random_record(game: Game, setup: Setup, content: Any) -> Record:
    """The record of one random game."""
    session = Session(game, setup, content, game.new_table(setup, content))
    number = setup.seed
    while not session.over:
        number = (number * 1103515245 + 12345) % 2**31
        names = session.names()
        session.play(names[(number >> 8) % len(names)])
    return session.record()


def state_bytes(table: Table) -> int:
    """The memory of what belongs to one table alone: whatever a clone does not share with it."""
    copy = table.clone()
    shared = reachable(table)
    return sum(sys.getsizeof(thing) for number, thing in reachable(copy).items() if number not in shared)


def reachable(table: Table) -> dict[int, object]:
    """Every object and list of a table by its id; numbers and texts are Python's own and shared."""
    found: dict[int, object] = {}
    waiting: list[object] = [table]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (Step, int, float, str, type(None))):
            continue
        found[id(thing)] = thing
        if isinstance(thing, (list, tuple)):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += thing.values()
        else:
            waiting += [getattr(thing, "__dict__", None)]
            # a field that was never set, such as what lies below the lowest customs, is not there
            waiting += [getattr(thing, name) for name in slots(type(thing)) if hasattr(thing, name)]
    return found


def slots(kind: type) -> list[str]:
    """The fields of a class that lie outside `__dict__`: declared ones, and all where mypyc has compiled it."""
    return [name for one in kind.__mro__
            for name in (*one.__dict__.get("__slots__", ()), *getattr(one, "__mypyc_attrs__", ()))
            if name not in ("__dict__", "__weakref__")]
