"""Train an agent for Mycelia against itself, with numpy alone, and let it play against `greedy`.

    pip install "fairyring[envs]"
    python train_policy.py --minutes 55 --out agent.npz

It is a masked PPO on many tables at once (fairyring.envs.batch). Both seats are the agent's, so every decision of every
game teaches it. Every few minutes it plays against `greedy`; the best so far is kept in the file. The script reads
from top to bottom like a notebook; every part can be run by itself.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

from fairyring.envs.batch import BatchEnv

# %% The network ----------------------------------------------------------------------------------------

Layers = dict[str, np.ndarray]


def new_layers(inputs: int, hidden: int, actions: int, seed: int) -> Layers:
    """Two hidden layers; on top of them a wish for each action and a guess of what is to come."""
    chance = np.random.default_rng(seed)

    def weights(rows: int, columns: int, scale: float) -> np.ndarray:
        return (chance.normal(0, scale / np.sqrt(rows), (rows, columns))).astype(np.float32)

    return {"w1": weights(inputs, hidden, 1.4), "b1": np.zeros(hidden, np.float32),
            "w2": weights(hidden, hidden, 1.4), "b2": np.zeros(hidden, np.float32),
            "w3": weights(hidden, actions, 0.01), "b3": np.zeros(actions, np.float32),
            "w4": weights(hidden, 1, 0.1), "b4": np.zeros(1, np.float32)}


def squeezed(seen: np.ndarray) -> np.ndarray:
    """Large counts must not drown the rest."""
    found: np.ndarray = np.log1p(seen)
    return found


def forward(net: Layers, x: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Both hidden layers, the logarithm of every action's chance, and the guess."""
    h1 = np.maximum(x @ net["w1"] + net["b1"], 0)
    h2 = np.maximum(h1 @ net["w2"] + net["b2"], 0)
    wish = np.where(masks, h2 @ net["w3"] + net["b3"], np.float32(-1e9))
    wish -= wish.max(1, keepdims=True)
    logs = wish - np.log(np.exp(wish).sum(1, keepdims=True))
    return h1, h2, logs, (h2 @ net["w4"] + net["b4"])[:, 0]


class Adam:
    """Steps of a size of their own for every weight."""

    def __init__(self, net: Layers) -> None:
        self.means = {name: np.zeros_like(one) for name, one in net.items()}
        self.squares = {name: np.zeros_like(one) for name, one in net.items()}
        self.steps = 0

    def step(self, net: Layers, slopes: Layers, rate: float) -> None:
        """Downwards, no further than the slopes can be trusted."""
        self.steps += 1
        length = float(np.sqrt(sum(float((one**2).sum()) for one in slopes.values())))
        shrink = min(1.0, 0.5 / (length + 1e-8))
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            net[name] -= (rate / (1 - 0.9**self.steps)) * mean / (
                np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)


# %% An agent that anybody can play against -------------------------------------------------------------


class Agent:
    """A policy as environments take it: rows of observations and masks in, an action for each row out."""

    def __init__(self, net: Layers, seed: int | None = None) -> None:
        """With a seed it plays by its chances, without one always what it likes best."""
        self.net = net
        self.chance = None if seed is None else np.random.default_rng(seed)

    def __call__(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        logs = forward(self.net, squeezed(seen), masks)[2]
        if self.chance is not None:
            logs = logs + self.chance.gumbel(size=logs.shape)
        best: np.ndarray = logs.argmax(1)
        return best


def load(path: Path) -> Agent:
    with np.load(path) as file:
        return Agent(dict(file))


def share_won(agent: Agent, rival: str, games: int, seed: int) -> float:
    """The agent's share of victories against a bot; it changes seats from game to game."""
    tables = min(games, 20)
    env = BatchEnv("mycelia", tables, opponents=(rival,), reward="rank", longest=2000)
    won = played = 0.0
    seen = env.reset(seed=seed)[0]["observation"]
    masks = env.action_masks
    left = np.full(tables, -(-games // tables))  # the same number of games at each table, long and short ones
    while left.any():
        found, rewards, ended, stopped, _ = env.step(agent(seen, masks))
        seen, masks = found["observation"], env.action_masks
        for i in np.flatnonzero((ended | stopped) & (left > 0)):
            left[i] -= 1
            played += 1
            won += (1 + rewards[i]) / 2 if ended[i] else 0.0
    return won / played


# %% Playing and learning -------------------------------------------------------------------------------

FORGET = 0.995
"""How much of a reward counts one decision earlier."""
TRUST = 0.95
"""How far a guess is corrected by what came later."""
CLIP = 0.2
EPOCHS = 3
PART = 4096
"""Decisions that are learned from at once."""


def play(env: BatchEnv, net: Layers, seen: np.ndarray, seats: np.ndarray, steps: int,
         chance: np.random.Generator) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, list[float]]:
    """Decisions at all tables, each with the action, its chance, the guess, and what everybody earned by it."""
    kept: dict[str, list[np.ndarray]] = {name: [] for name in ("x", "mask", "action", "log", "guess", "seat", "earned",
                                                               "over")}
    lengths: list[float] = []
    for _ in range(steps):
        x, masks = squeezed(seen), env.action_masks
        _, _, logs, guess = forward(net, x, masks)
        action = (logs + chance.gumbel(size=logs.shape).astype(np.float32)).argmax(1)
        found, _, ended, stopped, info = env.step(action)
        over = ended | stopped
        rows = np.arange(len(action))
        for name, one in zip(kept, (x, masks, action, logs[rows, action], guess, seats, info["rewards"], over),
                             strict=True):
            kept[name].append(one)
        lengths += [env.tables.last[i].moves for i in np.flatnonzero(over)]
        seen, seats = found["observation"], info["seat"]
    return {name: np.stack(one) for name, one in kept.items()}, seen, seats, lengths


def advantages(kept: dict[str, np.ndarray], last: np.ndarray, seats: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How much better every decision was than guessed, and what it should have been guessed at.

    A seat's decisions follow one another with the others' between them; what it earned meanwhile is its own.
    """
    steps, tables = kept["guess"].shape
    players = kept["earned"].shape[2]
    rows = np.arange(tables)
    earned = np.zeros((tables, players), np.float32)
    later = np.zeros((tables, players), np.float32)
    better = np.zeros((tables, players), np.float32)
    later[rows, seats] = last
    for seat in range(players):  # who does not decide now: as guessed at the last decision of that seat
        for t in range(steps):
            mine = (kept["seat"][t] == seat) & (seats != seat)
            later[mine, seat] = kept["guess"][t][mine]
    found = np.zeros((steps, tables), np.float32)
    for t in range(steps - 1, -1, -1):
        over = kept["over"][t]
        later[over], better[over], earned[over] = 0, 0, 0
        earned += kept["earned"][t]
        seat = kept["seat"][t]
        off = earned[rows, seat] + FORGET * later[rows, seat] - kept["guess"][t]
        found[t] = better[rows, seat] = off + FORGET * TRUST * better[rows, seat]
        later[rows, seat] = kept["guess"][t]
        earned[rows, seat] = 0
    return found, found + kept["guess"]


def learn(net: Layers, adam: Adam, kept: dict[str, np.ndarray], better: np.ndarray, target: np.ndarray, rate: float,
          curiosity: float, chance: np.random.Generator) -> float:
    """Make likelier what did better than guessed, as far as the old chances allow (PPO). Returns how open it plays."""
    flat = {name: kept[name].reshape(-1, *kept[name].shape[2:]) for name in ("x", "mask", "action", "log")}
    better, target = better.ravel(), target.ravel()
    count = len(better)
    size = min(PART, count)
    openness = 0.0
    for _ in range(EPOCHS):
        order = chance.permutation(count)
        for start in range(0, count - size + 1, size):
            part = order[start:start + size]
            x, masks, action = flat["x"][part], flat["mask"][part], flat["action"][part]
            rows = np.arange(len(part))
            h1, h2, logs, guess = forward(net, x, masks)
            chances = np.exp(logs)
            good = better[part]
            good = (good - good.mean()) / (good.std() + 1e-6)
            ratio = np.exp(logs[rows, action] - flat["log"][part])
            inside = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (inside * good * ratio).astype(np.float32)
            spread = -(chances * np.where(masks, logs, 0)).sum(1, keepdims=True)
            openness = float(spread.mean())
            wish = chances * pull[:, None] + curiosity * chances * (np.where(masks, logs, 0) + spread)
            wish[rows, action] -= pull
            wish /= len(part)
            miss = (0.5 * (guess - target[part]) / len(part)).astype(np.float32)[:, None]
            back2 = (wish @ net["w3"].T + miss @ net["w4"].T) * (h2 > 0)
            back1 = (back2 @ net["w2"].T) * (h1 > 0)
            adam.step(net, {"w1": x.T @ back1, "b1": back1.sum(0), "w2": h1.T @ back2, "b2": back2.sum(0),
                            "w3": h2.T @ wish, "b3": wish.sum(0), "w4": h2.T @ miss, "b4": miss.sum(0)}, rate)
    return openness


# %% All of it ------------------------------------------------------------------------------------------


def main(minutes: float, out: Path, tables: int = 128, steps: int = 128, hidden: int = 256, check: int = 100,
         every: float = 5.0, seed: int = 1) -> float:
    """Train for a while; returns the best share of victories against `greedy`."""
    env = BatchEnv("mycelia", tables, reward="both", longest=1500)
    found, info = env.reset(seed=seed)
    seen, seats = found["observation"], info["seat"]
    net = new_layers(env.spaces.size, hidden, len(env.spaces.actions), seed)
    adam, chance = Adam(net), np.random.default_rng(seed)
    began = perf_counter()
    best, decisions, checked = -1.0, 0, 0.0
    print(f"{env.spaces.size} numbers seen, {len(env.spaces.actions)} actions", flush=True)
    while (spent := (perf_counter() - began) / 60) < minutes:
        left = 1 - spent / minutes
        kept, seen, seats, lengths = play(env, net, seen, seats, steps, chance)
        last = forward(net, squeezed(seen), env.action_masks)[3]
        kept["earned"] = kept["earned"] / 5
        better, target = advantages(kept, last, seats)
        openness = learn(net, adam, kept, better, target, 1e-4 + 4e-4 * left, 0.002 + 0.008 * left, chance)
        decisions += tables * steps
        if spent - checked >= every or decisions == tables * steps:
            checked = spent
            won = share_won(Agent(net), "greedy", check, 900_000)
            print(f"{spent:5.1f} min ({process_time() / 60:.1f} of the processor), "
                  f"{decisions / 1e6:.2f} million decisions, a game has about "
                  f"{np.mean(lengths) if lengths else 0:.0f}, openness {openness:.2f}: "
                  f"{won:.0%} against greedy", flush=True)
            if won > best:
                best = won
                np.savez(out, **net)
    won = share_won(Agent(net), "greedy", check, 900_000)
    print(f"at the end: {won:.0%} against greedy", flush=True)
    if won >= best:
        best = won
        np.savez(out, **net)
    return best


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train an agent for Mycelia and let it play against greedy.")
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    parser.add_argument("--check", type=int, default=100, metavar="GAMES")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    main(arguments.minutes, arguments.out, check=arguments.check, seed=arguments.seed)
