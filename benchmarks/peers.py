"""Random playouts of comparable engines, per CPU second; JSON on stdout. Runs in the environment of bench.lock.

A decision is a choice between at least two options; forced ones are carried out and counted apart, as in
`fairyring bench`. Every engine is driven in the fastest way that its Python interface offers.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

CLONES = 2000


@dataclass
class Playout:
    """How many choices one random game had, and how many moves were forced."""

    decisions: int = 0
    forced: int = 0


@dataclass
class Result:
    """One line of the table; the keys are those of `fairyring bench`, as far as they apply."""

    engine: str
    game: str
    players: int
    version: str
    decisions_per_cpu_second: float
    games_per_cpu_second: float
    decisions_per_game: float
    forced_per_game: float
    clone_us: float
    cpp_games_per_cpu_second: float | None = None
    cpp_decisions_per_cpu_second: float | None = None


def play_catanatron(rng: random.Random, keep: list[Any] | None) -> Playout:
    """Two random players; validation is off, because the action comes from the list of legal ones."""
    playout = Playout()
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.randrange(1, 2**31))
    state = game.state
    while state.num_turns < TURNS_LIMIT and game.winning_color() is None:
        actions = state.playable_actions
        if len(actions) == 1:
            playout.forced += 1
            game.execute(actions[0], validate_action=False)
        else:
            playout.decisions += 1
            if keep is not None:
                keep.append(game.copy())
            game.execute(actions[int(rng.random() * len(actions))], validate_action=False)
    return playout


def play_openspiel(game: Any, rng: random.Random, keep: list[Any] | None) -> Playout:
    """All chance outcomes of these games are equally likely, so chance is one more uniform choice, not counted."""
    playout = Playout()
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        action = actions[int(rng.random() * len(actions))]
        if not state.is_chance_node():
            if len(actions) == 1:
                playout.forced += 1
            else:
                playout.decisions += 1
                if keep is not None:
                    keep.append(state.clone())
        state.apply_action(action)
    return playout


def cpu_seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def clone_us(states: list[Any], clone: Callable[[Any], object], repeats: int) -> float:
    """The least over `repeats` of the mean cost of cloning states from all parts of random games."""
    chosen = [states[i * len(states) // CLONES] for i in range(CLONES)]

    def clone_all() -> None:
        for state in chosen:
            clone(state)

    return min(cpu_seconds(clone_all) for _ in range(repeats)) / CLONES * 1e6


def measure(
    engine: str,
    game: str,
    players: int,
    play: Callable[[random.Random, list[Any] | None], Playout],
    clone: Callable[[Any], object],
    seconds: float,
    repeats: int,
) -> Result:
    """Play for `seconds` of CPU time, `repeats` times with other seeds, and take the medians."""
    states: list[Any] = []
    rng = random.Random(0)
    while len(states) < CLONES:  # warms up, too
        play(rng, states)
    clone_cost = clone_us(states, clone, repeats)
    states.clear()  # or the garbage collector would look at them during the games
    rates: list[float] = []
    games: list[float] = []
    total, count = Playout(), 0
    for repeat in range(repeats):
        rng = random.Random(repeat + 1)
        decisions, played, spent = 0, 0, 0.0
        start = time.process_time()
        while spent < seconds:
            playout = play(rng, None)
            decisions += playout.decisions
            total.forced += playout.forced
            played += 1
            spent = time.process_time() - start
        total.decisions += decisions
        count += played
        rates.append(decisions / spent)
        games.append(played / spent)
    return Result(
        engine=engine,
        game=game,
        players=players,
        version=importlib.metadata.version(engine),
        decisions_per_cpu_second=round(median(rates)),
        games_per_cpu_second=round(median(games), 2),
        decisions_per_game=round(total.decisions / count, 1),
        forced_per_game=round(total.forced / count, 1),
        clone_us=round(clone_cost, 2),
    )


def catanatron(seconds: float, repeats: int) -> Result:
    return measure("catanatron", "catan", 2, play_catanatron, lambda game: game.copy(), seconds, repeats)


def openspiel(name: str, seconds: float, repeats: int) -> Result:
    """From Python, and once more with OpenSpiel's own random bots and loop in C++, without the cost of the binding."""
    game = pyspiel.load_game(name)
    result = measure(
        "open_spiel",
        name,
        game.num_players(),
        lambda rng, keep: play_openspiel(game, rng, keep),
        lambda state: state.clone(),
        seconds,
        repeats,
    )
    count = max(1, int(result.games_per_cpu_second * seconds))

    def games_in_cpp() -> None:
        bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)

    spent = median(cpu_seconds(games_in_cpp) for _ in range(repeats))
    result.cpp_games_per_cpu_second = round(count / spent, 2)
    result.cpp_decisions_per_cpu_second = round(count / spent * result.decisions_per_game)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the peers; JSON on stdout.")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each repeat")
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()
    work: list[Callable[[], Result]] = [
        lambda: catanatron(args.seconds, args.repeats),
        lambda: openspiel("gin_rummy", args.seconds, args.repeats),
        lambda: openspiel("hearts", args.seconds, args.repeats),
    ]
    results = []
    for measurement in work:
        result = measurement()
        print(f"  {result.game}: {result.decisions_per_cpu_second:,} decisions/s", file=sys.stderr)
        results.append(asdict(result))
    print(json.dumps({"python": platform.python_version(), "peers": results}, indent=2))


if __name__ == "__main__":
    main()
