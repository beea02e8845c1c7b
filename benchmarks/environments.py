"""What a step through the PettingZoo wrapper costs, beside the engine's own and beside PettingZoo's hanabi.

    python benchmarks/environments.py [--games 6] [--write]

`--write` puts the table into docs/environments.md. Hanabi is left out where shimmy is not installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from fairyring.bots.playout import playout
from fairyring.envs.pettingzoo import raw_env
from fairyring.kernel import table as engine
from fairyring.kernel.game import Setup, find_game

DOCS = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN = "<!-- step costs: written by benchmarks/environments.py -->"
END = "<!-- end of the step costs -->"
REPEATS = 9
KINDS: list[tuple[int, tuple[str, ...]]] = [(2, ()), (2, ("expansion", "prisma")), (4, ("expansion",))]


def engine_step(players: int, modules: tuple[str, ...], games: int) -> tuple[float]:
    """Seconds for a random decision of the engine alone."""
    game = find_game("mycelia")
    content = game.content()
    tables = [game.new_table(game.checked(Setup("mycelia", players, modules, {}, seed)), content)
              for seed in range(games)]
    began = process_time()
    decisions = sum(playout(table, seed) for seed, table in enumerate(tables))
    return ((process_time() - began) / decisions,)


def clock() -> float:
    """Seconds that reading the clock itself takes."""
    began = process_time()
    for _ in range(10_000):
        process_time()
    return (process_time() - began) / 10_000


def bare_step(env: raw_env, games: int) -> tuple[float]:
    """Seconds for a random step when nobody looks between the steps, as `engine_step` measures the engine."""
    dice = Random(1)
    reading = clock()
    stepping = 0.0
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        while not env.table.over:
            action = dice.choice(env.legal())
            began = process_time()
            env.step(action)
            stepping += process_time() - began
            steps += 1
    return (stepping / steps - reading,)


def seen_step(env: Any, games: int) -> tuple[float, float]:
    """Seconds for a random step, and for looking at what it led to."""
    dice = Random(1)
    reading = clock()
    stepping = looking = 0.0
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        while True:
            began = process_time()
            observation, _, over, cut, info = env.last()
            looking += process_time() - began
            if over or cut:
                break
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            action = dice.choice(mask.nonzero()[0].tolist())
            began = process_time()
            env.step(action)
            stepping += process_time() - began
            steps += 1
    return stepping / steps - reading, looking / steps - reading


def typical(*measures: Callable[[], tuple[float, ...]]) -> list[float]:
    """The median of several repeats, in microseconds; by turns, so that a slow minute is slow for all."""
    repeats = [sum((measure() for measure in measures), ()) for _ in range(REPEATS)]
    return [1e6 * median(column) for column in zip(*repeats, strict=True)]


def hanabi() -> Any:
    """PettingZoo's own hanabi without its wrappers, or None."""
    try:
        from pettingzoo.classic.hanabi.hanabi import raw_env as hanabi_env

        return hanabi_env()
    except ImportError:
        return None


def rows(games: int) -> list[str]:
    head = ("environment", "engine's step, µs", "step, µs", "times the engine's", "step between observations, µs",
            "observation, µs", "both, times the engine's step with it")
    out = ["| " + " | ".join(head) + " |", "|---" + "|--:" * (len(head) - 1) + "|"]
    for players, modules in KINDS:
        env = raw_env("mycelia", players, modules)
        alone, bare, step, look = typical(partial(engine_step, players, modules, games), partial(bare_step, env, games),
                                          partial(seen_step, env, games))
        kind = " with ".join([f"Mycelia, {players} players", *([" and ".join(modules)] if modules else [])])
        out.append(f"| {kind} | {alone:.1f} | {bare:.1f} | {bare / alone:.2f} | {step:.1f} | {look:.0f} "
                   f"| {(step + look) / (alone + look):.2f} |")
    peer = hanabi()
    if peer is None:
        print("hanabi is left out: pip install shimmy", file=sys.stderr)
    else:
        step, look = typical(partial(seen_step, peer, games * 4))
        out.append(f"| PettingZoo's hanabi, 2 players | | | | {step:.1f} | {look:.0f} | |")
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a step through PettingZoo costs.")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--write", action="store_true", help=f"write the table into {DOCS.name}")
    arguments = parser.parse_args()
    if not str(engine.__file__).endswith(".py"):
        sys.exit("measure the interpreted engine: leave build/native out of PYTHONPATH")
    text = "\n".join(rows(arguments.games))
    print(text)
    if arguments.write:
        before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
