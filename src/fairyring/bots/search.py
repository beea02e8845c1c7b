"""Search over worlds that fit what a seat knows: one tree, many deals (information-set Monte Carlo tree search).

Every iteration deals the hidden things anew, walks down the tree among the options that are legal in that world, adds
one node and judges the position there. A node counts how often it was visited and how often it could have been: an
option that is seldom legal is not taken for a bad one. Compiles with the kernel.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table

DEEPEST: Final = 60
"""Decisions below the root in one iteration."""

CURIOSITY: Final = 0.7
"""How much a seldom tried option is favoured; values are scaled to 0..1 by what the search has seen."""

WIDTH: Final = 2.0
"""A node visited n times tries about WIDTH + WIDTH * sqrt(n) of its options, the best judged first."""

PATIENCE: Final = 4
"""Decisions followed by judgement alone to finish an effect before a position is judged."""


class Node:
    """What the search knows of one option: values per seat, and the options after it."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.possible = 0
        self.totals: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}


class Tree:
    """One search from one seat's decision."""

    def __init__(self, handle: SeatHandle, seed: int) -> None:
        self.handle = handle
        self.seat = handle.seat
        self.seed = seed
        world = handle.resample(seed)
        self.seats = world.seats
        self.root = Node(world.seats)
        self.root_keys = keys_of(world)
        self.low = [1.0] * world.seats
        self.high = [0.0] * world.seats
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Search until either budget is used up (0: no limit of that kind)."""
        until = perf_counter() + seconds
        done = 0
        while (not iterations or done < iterations) and (not seconds or perf_counter() < until):
            self.iterate()
            done += 1

    def iterate(self) -> None:
        self.iterations += 1
        world = self.handle.resample(self.seed * 1_000_003 + self.iterations)
        node = self.root
        path = [node]
        for _ in range(DEEPEST):
            if world.seat < 0:
                break
            fresh = node.visits == 0 and node is not self.root
            if fresh:
                break
            node = self.descend(node, world)
            path.append(node)
        values = self.values(world)
        for seen in path:
            seen.visits += 1
            totals = seen.totals
            for seat in range(self.seats):
                totals[seat] += values[seat]

    def descend(self, node: Node, world: Table) -> Node:
        """Choose among the options legal in this world, carry it out, and return its node."""
        keys = keys_of(world)
        options = world.options
        seat = world.seat
        children = node.children
        tried = 0
        best_prior, best_new = -1.0, -1
        for i in range(len(keys)):
            child = children.get(keys[i])
            if child is not None:
                child.possible += 1
                tried += 1
        if tried < len(keys) and tried < WIDTH + WIDTH * sqrt(node.visits):
            priors = node.priors
            for i in range(len(keys)):
                if keys[i] not in children:
                    prior = priors.get(keys[i])
                    if prior is None:
                        prior = self.prior(world, options[i], seat)
                        priors[keys[i]] = prior
                    if prior > best_prior:
                        best_prior, best_new = prior, i
        if best_new >= 0:
            child = Node(self.seats)
            child.possible = 1
            children[keys[best_new]] = child
            world.apply(options[best_new])
            return child
        best, best_score = 0, -1.0
        low, high = self.low[seat], self.high[seat]
        scale = 1.0 / (high - low) if high > low else 1.0
        for i in range(len(keys)):
            child = children.get(keys[i])
            if child is not None and child.visits:
                score = (child.totals[seat] / child.visits - low) * scale + CURIOSITY * sqrt(
                    log(child.possible + 1) / child.visits)
                if score > best_score:
                    best, best_score = i, score
        chosen = children[keys[best]]
        world.apply(options[best])
        return chosen

    def prior(self, world: Table, code: int, seat: int) -> float:
        """What the game's judgement says of an option at once."""
        copy = world.clone()
        copy.apply(code)
        finish_effect(copy, seat, len(world.stack) if world.stack else 1)
        return copy.judge(seat)

    def values(self, world: Table) -> list[float]:
        if world.seat >= 0:
            finish_effect(world, world.seat, 1)
        values: list[float] = []
        for seat in range(self.seats):
            value = world.judge(seat)
            values.append(value)
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value
        return values

    def shares(self) -> list[tuple[float, float]]:
        """For every option of the decision: its share of the visits, and the mean value for the seat."""
        out: list[tuple[float, float]] = []
        total = max(1, self.root.visits)
        for key in self.root_keys:
            child = self.root.children.get(key)
            if child is None or not child.visits:
                out.append((0.0, 0.0))
            else:
                out.append((child.visits / total, child.totals[self.seat] / child.visits))
        return out


def keys_of(world: Table) -> list[int]:
    """The options of the open decision by what they mean, so that they are the same in every world."""
    step = world.step
    base = step.number << 16
    return [base + step.option_key(world, world.seat, world.x, choice) for choice in world.options]


def finish_effect(t: Table, seat: int, floor: int) -> None:
    """Carry a begun effect to its end by judgement alone, so that a position is not judged in the middle of it."""
    for _ in range(PATIENCE):
        if t.seat != seat or len(t.stack) < floor:
            return
        best, best_value = 0, -1.0
        options = t.options
        for i in range(len(options)):
            copy = t.clone()
            copy.apply(options[i])
            value = copy.judge(seat)
            if value > best_value:
                best, best_value = i, value
        t.apply(options[best])


class SearchBot:
    """Thinks ahead for a while. The same handle, seed and number of iterations give the same choice."""

    def __init__(self, iterations: int = 0, seconds: float = 0.1, name: str = "search") -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = 0.0 if iterations else seconds

    def search(self, seat: SeatHandle, seed: int) -> Tree:
        tree = Tree(seat, seed)
        tree.run(self.iterations, self.seconds)
        return tree

    def choose(self, seat: SeatHandle, seed: int) -> str:
        shares = self.search(seat, seed).shares()
        best = max(range(len(shares)), key=lambda i: shares[i])
        return seat.names()[best]
