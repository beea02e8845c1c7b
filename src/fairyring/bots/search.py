"""Search over worlds that fit what a seat knows: one tree, many deals (information-set Monte Carlo tree search).

Every option of the decision meets the same deals, so that no option is judged by better luck than another. A deal is
played through the tree among the options that are legal in it; at the first position that was not looked at before,
judgement alone plays on to the end of the turn (or some turns more), and what is judged then is carried up the tree, a
value for each player. A node counts how often it was visited and how often it could have been: an option that is seldom
legal is not taken for a bad one. Options that are judged badly at first sight are tried late and seldom (progressive
widening by a prior).

The options of the decision itself race: they are tried equally often, the worse half drops out at every stage, and
whoever has no hope of being better than the first by anything that matters drops out at once. Compiles with the
kernel.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, thread_time
from typing import Final

from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table

DEEPEST: Final = 80
"""Decisions in one iteration, in the tree and after it."""

PATIENCE: Final = 6
"""Decisions followed by judgement alone to finish an effect before a position is judged."""

LATEST: Final = 4.0
"""A search may take this many times its processor time by the clock on the wall, when the machine is busy."""

LEAST_SPREAD: Final = 0.000001
"""Values are never thought to differ by less than this."""

RACE_FROM: Final = 6
"""Deals before anybody who has no hope drops out ..."""

NO_HOPE: Final = 3.0
"""... of being better than the first by so many standard errors of the difference ..."""

NO_MATTER: Final = 0.003
"""... and of mattering: less than this chance to win is no difference."""


class Settings:
    """How a search weighs what it has seen against what it has not."""

    def __init__(self, curiosity: float = 0.3, trust: float = 8.0, doubt: float = 0.5, turns: int = 1,
                 racers: int = 10) -> None:
        self.curiosity = curiosity
        """How much a seldom tried option is favoured."""
        self.trust = trust
        """How many visits the first judgement of an option counts for."""
        self.doubt = doubt
        """How far below the best an option may be judged at once and still be tried soon, in spreads of the values."""
        self.turns = turns
        """How many rounds are played after this turn before a position is judged."""
        self.racers = racers
        """How many options of the decision are looked at, those judged best at first sight."""


class Node:
    """What the search knows of one option: its first judgement, values per seat, and the options after it."""

    def __init__(self, values: list[float], seat: int) -> None:
        self.seat = seat
        """Who chooses it."""
        self.hope = values[seat]
        """What the one who chooses it was judged to get by it at first sight."""
        self.visits = 0
        self.possible = 0
        self.totals: list[float] = [0.0] * len(values)
        self.children: dict[int, Node] = {}

    def visit(self, came: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(came)):
            totals[seat] += came[seat]

    def mean(self) -> float:
        """What came of it on the mean for the one who chooses it; before the first visit, what was hoped."""
        return self.totals[self.seat] / self.visits if self.visits else self.hope


class Racer:
    """An option of the decision itself."""

    def __init__(self, key: int, node: Node) -> None:
        self.key = key
        self.node = node
        self.came: list[float] = []
        """What came of it in each deal."""


class Tree:
    """One search from one seat's decision."""

    def __init__(self, handle: SeatHandle, seed: int, settings: Settings) -> None:
        self.handle = handle
        self.seat = handle.seat
        self.seed = seed
        self.settings = settings
        world = handle.resample(seed)
        self.end = world.turn + 1 + settings.turns * len(world.turn_order())
        """The turn before which positions are judged."""
        self.root_keys = keys_of(world, world.options)
        self.root = Node([0.0] * world.seats, self.seat)
        self.look(self.root, world)
        self.iterations = 0
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.spread = 0.05
        """The standard deviation of the values that came up to the root."""
        self.drift = 0.0
        """How much more came of the options than was hoped, on the mean."""

    def run(self, iterations: int, seconds: float) -> None:
        """Search until either budget is used up (0: no limit of that kind).

        Seconds are processor time, so that a busy machine makes a bot slower but not weaker, within reason. The
        search ends early when one option is left, because no other can be better by anything that matters.
        """
        began, on_the_wall = thread_time(), perf_counter()
        racers = self.line_up(iterations)
        stages = 1
        while 1 << stages < len(racers):
            stages += 1
        stage, deals, used = 1, 0, 0.0
        while len(racers) > 1:
            if deals:
                spent = 0.0
                if iterations:
                    if self.iterations + len(racers) > iterations:
                        break
                    spent = self.iterations / iterations
                if seconds:
                    used = thread_time() - began
                    if used * (1.0 + len(racers) / self.iterations) > seconds:
                        break
                    if perf_counter() - on_the_wall >= LATEST * seconds:
                        break
                    spent = max(spent, used / seconds)
                if spent * stages >= stage:
                    stage += 1
                    racers = racers[:(len(racers) + 1) // 2]
                    continue
            self.deal(racers, deals)
            deals += 1
            self.rank(racers)
            if deals >= RACE_FROM:
                first = racers[0]
                racers = [one for one in racers if one is first or has_hope(one, first)]

    def line_up(self, iterations: int) -> list[Racer]:
        """The options that take part, best hoped for first."""
        racers = [Racer(key, node) for key, node in self.root.children.items()]
        racers.sort(key=lambda one: -one.node.hope)
        most = self.settings.racers
        if iterations and iterations < most:
            most = max(iterations, 2)
        return racers[:most]

    def deal(self, racers: list[Racer], number: int) -> None:
        """One deal for everybody."""
        world = self.handle.resample(self.seed * 1_000_003 + number)
        options = world.options
        keys = keys_of(world, options)
        places = {keys[i]: i for i in range(len(keys))}
        for racer in racers:
            copy = world.clone()
            copy.apply(options[places[racer.key]])
            racer.came.append(self.iterate(racer.node, copy))

    def rank(self, racers: list[Racer]) -> None:
        """The best first, by what came of them and, as long as that is little, by what was hoped."""
        drift = 0.0
        for one in racers:
            drift += one.node.mean() - one.node.hope
        self.drift = drift / len(racers)
        racers.sort(key=lambda one: -self.standing(one.node))

    def standing(self, node: Node) -> float:
        """What an option is worth as far as known."""
        trust = self.settings.trust
        return (node.totals[node.seat] + trust * (node.hope + self.drift)) / (node.visits + trust)

    def iterate(self, node: Node, world: Table) -> float:
        """Play a deal on from an option of the decision; returns what it brought the one who thinks."""
        self.iterations += 1
        path = [self.root, node]
        end = self.end
        for _ in range(DEEPEST):
            if world.over or world.turn >= end:
                break
            if not node.children:
                world = play_on(self.look(node, world), end)
                break
            node = self.descend(node, world)
            path.append(node)
        values = world.judge_all()
        for one in path:
            one.visit(values)
        mine = values[self.seat]
        self.sum += mine
        self.sum_of_squares += mine * mine
        n = self.iterations
        if n > 8:
            mean = self.sum / n
            variance = self.sum_of_squares / n - mean * mean
            self.spread = max(sqrt(variance) if variance > 0.0 else 0.0, LEAST_SPREAD)
        return mine

    def look(self, node: Node, world: Table) -> Table:
        """Judge what every option of a new position leads to; returns the table after the one its player likes best."""
        seat = world.seat
        options = world.lines()
        keys = keys_of(world, options)
        best, best_value = world, -1.0
        for i in range(len(options)):
            after = followed(world, options[i])
            values = after.judge_all()
            node.children[keys[i]] = Node(values, seat)
            if values[seat] > best_value:
                best, best_value = after, values[seat]
        return best

    def descend(self, node: Node, world: Table) -> Node:
        """Choose among the options legal in this world, carry it out, and return its node."""
        options = world.lines()
        keys = keys_of(world, options)
        seat = world.seat
        children = node.children
        here: list[Node] = []
        highest = 0.0
        visited = 0
        drift = 0.0
        for i in range(len(keys)):
            child = children.get(keys[i])
            if child is None:
                child = Node(followed(world, options[i]).judge_all(), seat)
                children[keys[i]] = child
            child.possible += 1
            here.append(child)
            if child.hope > highest:
                highest = child.hope
            visited += child.visits
            drift += child.totals[seat] - child.visits * child.hope
        if visited:
            drift /= visited
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
            score = (child.totals[seat] + trust * (child.hope + drift)) / (visits + trust)
            score += push * likely[i] * sqrt(float(child.possible)) / (1.0 + visits)
            if score > best_score:
                best, best_score = i, score
        world.apply(options[best])
        return here[best]

    def shares(self) -> list[tuple[float, float]]:
        """For every option of the decision: its share of the visits, and what it is worth to the seat. An option that
        was not followed, because others lead to the same, has none."""
        out: list[tuple[float, float]] = []
        total = max(1, self.root.visits)
        for key in self.root_keys:
            child = self.root.children.get(key)
            out.append((0.0, 0.0) if child is None else (child.visits / total, self.standing(child)))
        return out


def has_hope(one: Racer, leader: Racer) -> bool:
    """Whether the deals that both have met leave it open that this one is better, by more than does not matter."""
    count = len(one.came)
    total, squares = 0.0, 0.0
    for i in range(count):
        difference = leader.came[i] - one.came[i]
        total += difference
        squares += difference * difference
    mean = total / count
    variance = squares / count - mean * mean
    error = sqrt(max(variance, LEAST_SPREAD * LEAST_SPREAD) / (count - 1))
    return NO_HOPE * error - mean > NO_MATTER


def keys_of(world: Table, options: list[int]) -> list[int]:
    """Options of the open decision by what they mean, so that they are the same in every world."""
    step = world.step
    base = step.number << 16
    return [base + step.option_key(world, world.seat, world.x, choice) for choice in options]


def followed(world: Table, code: int) -> Table:
    """The table after an option was chosen and its effect carried to its end by judgement alone."""
    seat = world.seat
    floor = len(world.stack)
    copy = world.clone()
    copy.apply(code)
    finish_effect(copy, seat, floor if floor else 1)
    return copy


def play_on(t: Table, end: int) -> Table:
    """The table when the turn with the number `end` begins, if everybody plays by judgement alone until then."""
    for _ in range(DEEPEST):
        if t.over or t.turn >= end:
            break
        seat = t.seat
        best, best_value = t, -1.0
        for code in t.lines():
            after = followed(t, code)
            value = after.judge(seat)
            if value > best_value:
                best, best_value = after, value
        t = best
    return t


def finish_effect(t: Table, seat: int, floor: int) -> None:
    """Carry a begun effect to its end by judgement alone, so that a position is not judged in the middle of it."""
    for _ in range(PATIENCE):
        if t.seat != seat or len(t.stack) < floor:
            return
        best, best_value = 0, -1.0
        options = t.lines()
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
