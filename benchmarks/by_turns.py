"""Random play of every game in short turns with the bare loop, so that a slow minute of the machine is slow for both.

    python benchmarks/by_turns.py FOLDER
    PYTHONPATH=build/native python benchmarks/by_turns.py FOLDER/compiled

FOLDER holds a module `style_b` (see `yardstick.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from fairyring.bots.playout import playout
from fairyring.kernel.game import Setup, all_games, find_game

GAMES = tuple(all_games())
TURNS = 100
AT_ONCE = 6
"""Games that are played in one turn."""


def microseconds(tables: list[Any], play: Callable[[Any, int], int]) -> float:
    """Processor time for one random decision."""
    began = process_time()
    decisions = sum(play(table, seed) for seed, table in enumerate(tables))
    return 1e6 * (process_time() - began) / decisions


def row(name: str, bare: Any) -> str:
    game = find_game(name)
    content = game.content()
    ours: list[float] = []
    times: list[float] = []
    for turn in range(TURNS):
        seeds = range(AT_ONCE * turn, AT_ONCE * (turn + 1))
        tables = [game.new_table(game.checked(Setup(name, 2, (), {}, seed)), content) for seed in seeds]
        ours.append(microseconds(tables, playout))
        times.append(ours[-1] / microseconds([bare.new_game(seed, 2) for seed in seeds], bare.playout))
    return f"| {name} | {min(ours):.2f} | {median(ours):.2f} | {median(times):.2f} |"


def main() -> None:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit(f"usage: python {sys.argv[0]} FOLDER (a folder with a module style_b)")
    sys.path.insert(0, sys.argv[1])
    bare = import_module("style_b")
    print("| game | a decision at best, µs | median, µs | times the bare loop's |\n|---|--:|--:|--:|")
    for name in GAMES:
        print(row(name, bare))


if __name__ == "__main__":
    main()
