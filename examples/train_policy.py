"""Train a small policy that knows the action mask, on the CPU, with numpy alone; then let it play against `random`.

    python examples/train_policy.py                 # about eight minutes
    python examples/train_policy.py --seconds 60

The policy is a table of weights from what the seat sees to a preference for each action; actions that are not legal
get no chance. It plays against itself and learns by REINFORCE: choices after which the own board emptied faster than
expected become likelier. The script reads from top to bottom like a notebook; every part can be run by itself.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import numpy as np

from fairyring.envs.spaces import Spaces
from fairyring.kernel.game import Setup
from fairyring.kernel.table import Table

# %% What the policy is ---------------------------------------------------------------------------------

HIDDEN = 64
FORGET = 0.97
"""How much of a reward counts one decision earlier."""

RATE = 0.003
LONGEST = 1200
"""Decisions: games of beginners who never finish are stopped here."""


@dataclass
class Policy:
    """One hidden layer, trained with Adam."""

    w1: np.ndarray
    w2: np.ndarray
    means: dict[str, np.ndarray] = field(default_factory=dict)
    squares: dict[str, np.ndarray] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def new(cls, inputs: int, actions: int, seed: int) -> Policy:
        chance = np.random.default_rng(seed)
        return cls(chance.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)), np.zeros((HIDDEN, actions)))

    def chances(self, seen: np.ndarray, legal: list[int]) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and the chance of every legal action."""
        hidden = np.tanh(seen @ self.w1)
        wish = hidden @ self.w2[:, legal]
        wish = np.exp(wish - wish.max())
        return hidden, wish / wish.sum()

    def learn(self, slopes: dict[str, np.ndarray]) -> None:
        """A step of Adam upwards."""
        self.steps += 1
        for name, slope in slopes.items():
            mean = self.means[name] = 0.9 * self.means.get(name, 0.0) + 0.1 * slope
            square = self.squares[name] = 0.999 * self.squares.get(name, 0.0) + 0.001 * slope**2
            move = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            setattr(self, name, getattr(self, name) + RATE * move)


# %% Playing a game against itself ----------------------------------------------------------------------


def look(spaces: Spaces, table: Table) -> np.ndarray:
    """What the deciding seat sees, squeezed so that large counts do not drown the rest."""
    return np.append(np.sqrt(spaces.observe(table, table.seat)), 1.0)


def train_on_one_game(spaces: Spaces, policy: Policy, seed: int, usual: dict[str, float]) -> int:
    """Play, then make likelier what did better than usual. Returns how many decisions were made."""
    dice = np.random.default_rng(seed)
    table = spaces.new_table(seed)
    past: list[tuple[int, np.ndarray, np.ndarray, list[int], np.ndarray, int]] = []
    scores: list[list[float]] = [table.scores()]
    while not table.over and table.moves < LONGEST:
        legal = spaces.legal(table)
        seen = look(spaces, table)
        hidden, chances = policy.chances(seen, legal)
        at = int(dice.choice(len(legal), p=chances))
        past.append((table.seat, seen, hidden, legal, chances, at))
        table.apply(table.options[at])
        scores.append(table.scores())
    slopes = {"w1": np.zeros_like(policy.w1), "w2": np.zeros_like(policy.w2)}
    to_come = [0.0] * table.seats
    for i in range(len(past) - 1, -1, -1):
        seat, seen, hidden, legal, chances, at = past[i]
        for one in range(table.seats):
            to_come[one] = FORGET * to_come[one] + scores[i + 1][one] - scores[i][one]
        usual["mean"] += 0.001 * (to_come[seat] - usual["mean"])
        usual["square"] += 0.001 * (to_come[seat] ** 2 - usual["square"])
        spread = max(1e-3, usual["square"] - usual["mean"] ** 2) ** 0.5
        better = (to_come[seat] - usual["mean"]) / spread
        wish = -chances
        wish[at] += 1.0
        slopes["w2"][:, legal] += better * np.outer(hidden, wish)
        slopes["w1"] += better * np.outer(seen, (1 - hidden**2) * (policy.w2[:, legal] @ wish))
    policy.learn({name: slope / len(past) for name, slope in slopes.items()})
    return len(past)


# %% Against random -------------------------------------------------------------------------------------


def against_random(spaces: Spaces, policy: Policy, games: int, first_seed: int) -> float:
    """The policy's share of victories, seats changing from game to game."""
    won = 0.0
    for number in range(games):
        table = spaces.new_table(first_seed + number // 2)
        mine, dice = number % 2, Random(first_seed + number)
        while not table.over and table.moves < LONGEST:
            legal = spaces.legal(table)
            if table.seat == mine:
                _, chances = policy.chances(look(spaces, table), legal)
                at = dice.choices(range(len(legal)), chances)[0]
            else:
                at = dice.randrange(len(legal))
            table.apply(table.options[at])
        winners = table.outcome().winners if table.over else ()
        won += 1 / len(winners) if mine in winners else 0.0
    return won / games


# %% All of it ------------------------------------------------------------------------------------------


def main(seconds: float = 450.0, check: int = 100, seed: int = 1) -> float:
    """Train for a while; returns the share of victories against `random` at the end."""
    spaces = Spaces(Setup("mycelia", 2))
    policy = Policy.new(spaces.size + 1, len(spaces.actions), seed)
    usual = {"mean": 0.0, "square": 1.0}
    print(f"{spaces.size} numbers seen, {len(spaces.actions)} actions")
    print(f"before: {against_random(spaces, policy, check, 900_000):.0%} against random")
    until = perf_counter() + seconds
    games, length = 0, 0.0
    while perf_counter() < until:
        length += 0.02 * (train_on_one_game(spaces, policy, seed * 1_000_000 + games, usual) - length)
        games += 1
        if games % 100 == 0:
            print(f"{games} games, a game has about {length:.0f} decisions")
    share = against_random(spaces, policy, check, 900_000)
    print(f"after {games} games: {share:.0%} against random")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy and let it play against random.")
    parser.add_argument("--seconds", type=float, default=450.0)
    parser.add_argument("--check", type=int, default=100, metavar="GAMES")
    arguments = parser.parse_args()
    main(arguments.seconds, arguments.check)
