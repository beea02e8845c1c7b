"""How many steps with observation and mask a learner gets, beside other environments, in one run.

    PYTHONPATH=build/native python benchmarks/environments.py [--seconds 3] [--write]

`--write` puts the table into docs/environments.md. Everything plays at random for two players, in one process; what
counts is processor time, so that a busy machine matters less. Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from fairyring.envs.batch import BatchEnv
from fairyring.envs.pettingzoo import raw_env
from fairyring.kernel import table as engine
from fairyring.kernel.game import all_games

DOCS = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN = "<!-- steps: written by benchmarks/environments.py -->"
END = "<!-- end of the steps -->"
REPEATS = 5
TABLES = 256
PEER = "OpenSpiel's hanabi (C++)"
"""The fastest peer: how often it goes into a figure says more than the figure, on a machine that has other work."""

Measure = Callable[[float], float]
"""Steps a processor second, measured for so many seconds."""


def batch(game: str, modules: tuple[str, ...] = ()) -> Measure:
    env = BatchEnv(game, TABLES, modules=modules, copy=False)
    env.reset(seed=1)

    def steps(seconds: float) -> float:
        began, count = process_time(), 0
        while (spent := process_time() - began) < seconds:
            env.step(env.sample())
            count += TABLES
        return count / spent

    return steps


def pettingzoo(env: Any) -> Measure:
    dice = Random(1)

    def steps(seconds: float) -> float:
        began, count = process_time(), 0
        env.reset(seed=dice.randrange(1000))
        while (spent := process_time() - began) < seconds:
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.reset(seed=dice.randrange(1000))
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(dice.choice(np.flatnonzero(mask).tolist()))
            count += 1
        return count / spent

    return steps


def openspiel(name: str) -> Measure | None:
    """A game of OpenSpiel's own, in C++, with its observation and mask."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, dice = pyspiel.load_game(name), Random(1)

    def steps(seconds: float) -> float:
        began, count, state = process_time(), 0, game.new_initial_state()
        while (spent := process_time() - began) < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(dice.choice(state.legal_actions()))
                count += 1
        return count / spent

    return steps


def hanabi() -> Measure | None:
    """PettingZoo's own hanabi without its wrappers."""
    try:
        from pettingzoo.classic.hanabi.hanabi import raw_env as hanabi_env

        return pettingzoo(hanabi_env())
    except ImportError:
        return None


def measures() -> dict[str, Measure]:
    found: dict[str, Measure | None] = {}
    for game in all_games():
        found[f"{game.capitalize()}, a batch of {TABLES}"] = batch(game)
    found[f"Mycelia with Prisma, a batch of {TABLES}"] = batch("mycelia", ("prisma",))
    for game in all_games():
        found[f"{game.capitalize()}, PettingZoo"] = pettingzoo(raw_env(game))
    found[PEER] = openspiel("hanabi(players=2)")
    found["PettingZoo's hanabi"] = hanabi()
    for name, one in found.items():
        if one is None:
            print(f"{name} is not installed and left out", file=sys.stderr)
    return {name: one for name, one in found.items() if one is not None}


def rows(seconds: float) -> list[str]:
    """The median of several repeats, by turns, so that a slow minute is slow for all."""
    found = measures()
    repeats = [[one(seconds / REPEATS) for one in found.values()] for _ in range(REPEATS)]
    typical = [median(column) for column in zip(*repeats, strict=True)]
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    peer = dict(zip(found, typical, strict=True)).get(PEER)
    return [f"| environment, two players, {how} | steps a processor second | µs a step | beside the C++ |",
            "|---|--:|--:|--:|",
            *(f"| {name} | {steps:,.0f} | {1e6 / steps:.1f} | {f'{steps / peer:.2f}' if peer else ''} |"
              for name, steps in zip(found, typical, strict=True))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure steps with observation and mask.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each environment")
    parser.add_argument("--write", action="store_true", help=f"write the table into {DOCS.name}")
    arguments = parser.parse_args()
    text = "\n".join(rows(arguments.seconds))
    print(text)
    if arguments.write:
        before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
