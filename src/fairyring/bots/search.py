"""Search over worlds that fit what a seat knows: one tree, many deals (information-set Monte Carlo tree search).

Every iteration deals the hidden things anew and walks down the tree among the options that are legal in that world.
At the first position that was not looked at before it follows every option to the end of its effect, judges what comes
of it, and carries the judgement of the best one up the tree, a value for each player. A node counts how often it was
visited and how often it could have been: an option that is seldom legal is not taken for a bad one. Options that are
judged badly at once are tried late and seldom (progressive widening by a prior).

What a position is worth to the one who decides there is what the option tried most often is worth, where that option
can always be chosen: trying bad ones does not make a position bad. Where options come and go with the deal, it is the
mean of all that came of it. Compiles with the kernel.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, thread_time
from typing import Final

from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table

DEEPEST: Final = 80
"""Decisions below the root in one iteration."""

PATIENCE: Final = 6
"""Decisions followed by judgement alone to finish an effect before a position is judged."""

LATEST: Final = 4.0
"""A search may take this many times its processor time by the clock on the wall, when the machine is busy."""

LEAST_SPREAD: Final = 0.000001
"""Values are never thought to differ by less than this."""

CHECK_EVERY: Final = 64
"""Iterations between two looks at whether the rest of the search could still change the choice."""


class Settings:
    """How a search weighs what it has seen against what it has not."""

    def __init__(self, curiosity: float = 1.0, trust: float = 1.0, doubt: float = 1.0, always: float = 0.98) -> None:
        self.curiosity = curiosity
        """How much a seldom tried option is favoured."""
        self.trust = trust
        """How many visits the first judgement of an option counts for."""
        self.doubt = doubt
        """How far below the best an option may be judged at once and still be tried soon, in spreads of the values."""
        self.always = always
        """An option that was legal in this part of the visits counts as one that can always be chosen."""


class Node:
    """What the search knows of one option: its first judgement, values per seat, and the options after it."""

    def __init__(self, values: list[float], seat: int) -> None:
        self.hope = values[seat]
        """What the one who chooses it was judged to get by it at first sight."""
        self.values = values
        """What it is worth to every seat, as far as known."""
        self.visits = 0
        self.possible = 0
        self.totals: list[float] = [0.0] * len(values)
        self.children: dict[int, Node] = {}
        self.top: Node | None = None
        """The option after it that was visited most."""

    def visit(self, came: list[float], after: Node | None, always: float) -> None:
        """Something came of it, by way of the option `after` it; that one has been told before."""
        self.visits += 1
        totals = self.totals
        for seat in range(len(came)):
            totals[seat] += came[seat]
        top = self.top
        if after is not None and (top is None or after.visits > top.visits):
            self.top = top = after
        if top is not None and top.possible >= always * (self.visits - 1):
            self.values = top.values
        else:
            self.values = [total / self.visits for total in totals]


class Tree:
    """One search from one seat's decision."""

    def __init__(self, handle: SeatHandle, seed: int, settings: Settings) -> None:
        self.handle = handle
        self.seat = handle.seat
        self.seed = seed
        self.settings = settings
        world = handle.resample(seed)
        self.seats = world.seats
        self.root = Node([0.0] * world.seats, self.seat)
        self.root_keys = keys_of(world)
        self.iterations = 0
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.spread = 0.05
        """The standard deviation of the values that came up to the root."""

    def run(self, iterations: int, seconds: float) -> None:
        """Search until either budget is used up (0: no limit of that kind).

        Seconds are processor time, so that a busy machine makes a bot slower but not weaker, within reason. The
        search ends early when what is left of the budget could not bring another option to the front.
        """
        began, on_the_wall = thread_time(), perf_counter()
        done = 0
        while not iterations or done < iterations:
            left = float(iterations - done) if iterations else 0.0
            if seconds:
                used = thread_time() - began
                if used >= seconds or perf_counter() - on_the_wall >= LATEST * seconds:
                    return
                if not iterations and done:
                    left = (seconds - used) * done / used
            if done % CHECK_EVERY == CHECK_EVERY - 1 and self.lead() > left:
                return
            self.iterate()
            done += 1

    def lead(self) -> float:
        """How many visits the most visited option is ahead of the next."""
        first, second = 0, 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return float(first - second)

    def iterate(self) -> None:
        self.iterations += 1
        world = self.handle.resample(self.seed * 1_000_003 + self.iterations)
        node = self.root
        path = [node]
        values: list[float] = []
        for _ in range(DEEPEST):
            if world.seat < 0:
                break
            if not node.children:
                values = self.look(node, world)
                break
            node = self.descend(node, world)
            path.append(node)
        if not values:
            values = world.judge_all()
        after: Node | None = None
        always = self.settings.always
        for i in range(len(path) - 1, -1, -1):
            path[i].visit(values, after, always)
            after = path[i]
        mine = values[self.seat]
        self.sum += mine
        self.sum_of_squares += mine * mine
        n = self.iterations
        if n > 8:
            mean = self.sum / n
            variance = self.sum_of_squares / n - mean * mean
            self.spread = max(sqrt(variance) if variance > 0.0 else 0.0, LEAST_SPREAD)

    def look(self, node: Node, world: Table) -> list[float]:
        """Judge every option of a new position; returns the values of the one its player likes best."""
        seat = world.seat
        options = world.options
        keys = keys_of(world)
        best: list[float] = []
        for i in range(len(options)):
            values = outlook(world, options[i])
            node.children[keys[i]] = Node(values, seat)
            if not best or values[seat] > best[seat]:
                best = values
        return best

    def descend(self, node: Node, world: Table) -> Node:
        """Choose among the options legal in this world, carry it out, and return its node."""
        keys = keys_of(world)
        options = world.options
        seat = world.seat
        children = node.children
        here: list[Node] = []
        highest = 0.0
        for i in range(len(keys)):
            child = children.get(keys[i])
            if child is None:
                child = Node(outlook(world, options[i]), seat)
                children[keys[i]] = child
            child.possible += 1
            here.append(child)
            if child.hope > highest:
                highest = child.hope
        settings = self.settings
        spread = self.spread
        scale = 1.0 / (settings.doubt * spread)
        trust = settings.trust
        total = 0.0
        likely: list[float] = []
        for child in here:
            chance = exp((child.hope - highest) * scale)
            likely.append(chance)
            total += chance
        push = settings.curiosity * spread / total
        best, best_score = 0, -1.0e9
        for i in range(len(here)):
            child = here[i]
            visits = child.visits
            score = (visits * child.values[seat] + trust * child.hope) / (visits + trust)
            score += push * likely[i] * sqrt(float(child.possible)) / (1.0 + visits)
            if score > best_score:
                best, best_score = i, score
        world.apply(options[best])
        return here[best]

    def shares(self) -> list[tuple[float, float]]:
        """For every option of the decision: its share of the visits, and what it is worth to the seat."""
        out: list[tuple[float, float]] = []
        total = max(1, self.root.visits)
        for key in self.root_keys:
            child = self.root.children.get(key)
            if child is None:
                out.append((0.0, 0.0))
            else:
                out.append((child.visits / total, child.values[self.seat]))
        return out


def keys_of(world: Table) -> list[int]:
    """The options of the open decision by what they mean, so that they are the same in every world."""
    step = world.step
    base = step.number << 16
    return [base + step.option_key(world, world.seat, world.x, choice) for choice in world.options]


def outlook(world: Table, code: int) -> list[float]:
    """The judgement of what an option leads to, followed to the end of its effect."""
    seat = world.seat
    floor = len(world.stack)
    copy = world.clone()
    copy.apply(code)
    finish_effect(copy, seat, floor if floor else 1)
    return copy.judge_all()


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

    def __init__(self, iterations: int = 0, seconds: float = 0.1, name: str = "search",
                 settings: Settings | None = None) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = 0.0 if iterations else seconds
        self.settings = settings if settings is not None else Settings()

    def search(self, seat: SeatHandle, seed: int) -> Tree:
        tree = Tree(seat, seed, self.settings)
        tree.run(self.iterations, self.seconds)
        return tree

    def choose(self, seat: SeatHandle, seed: int) -> str:
        names = seat.names()
        if len(names) == 1:
            return names[0]
        shares = self.search(seat, seed).shares()
        best = max(range(len(shares)), key=lambda i: shares[i])
        return names[best]
