"""Better weights for a game's judgement by self-play: CMA-ES proposes, games decide.

Every generation plays its candidates on the same new seeds. What is measured is the game's own `tuning_goal`: in a
race, how many rounds greedy players need (good players need fewer); else, how often greedy with the candidate's
weights beats greedy with the weights of the start. The record is a file of JSON lines, one a generation: what it did,
and what is needed to go on with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from fairyring.bots.lookahead import best_choice
from fairyring.bots.simple import DEPTH
from fairyring.kernel.errors import BadSetup, BrokenRecord
from fairyring.kernel.game import Game, Setup, Weights, find_game
from fairyring.kernel.table import Table

STEP = 0.35
"""How far a weight is moved at first, as a part of itself ..."""

LEAST_STEP = 0.02
"""... or at least."""

SIGMA = 0.4
LONGEST_GAME = 4000
"""Decisions: candidates that never come to an end lose by this."""

CHECK_SEED = 1_000_000
CHECK_GAMES = 60
"""Games of each kind that check the mean of a generation, always the same seeds."""

CHECK_EVERY = 5


class Generation(msgspec.Struct, frozen=True):
    """A line of the record."""

    number: int
    names: list[str]
    """The weights that are tuned, as section.name."""
    solutions: list[list[float]]
    losses: list[float]
    mean: list[float]
    check: float | None = None
    """What the mean of the generation loses on the seeds that are always the same; the lower the better."""


@dataclass(frozen=True)
class Kind:
    """A kind of game that is tuned for."""

    players: int
    modules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """One candidate and the games it has to play: everything a worker needs."""

    game: str
    kinds: tuple[Kind, ...]
    seeds: tuple[int, ...]
    weights: Weights
    start: Weights


def loss(question: Question) -> float:
    """How badly a candidate does: the mean number of rounds, or the share of defeats against the start."""
    game = find_game(question.game)
    content = game.content()
    game.use_weights(content, question.weights)
    total = 0.0
    games = 0
    for kind in question.kinds:
        for seed in question.seeds:
            setup = game.checked(Setup(game.id, kind.players, kind.modules, {}, seed))
            if game.tuning_goal == "rounds":
                table = game.new_table(setup, content)
                play_greedily(table)
                total += float(table.round) if table.over else float(LONGEST_GAME)
                games += 1
            else:
                for seat in range(kind.players):
                    total += 1.0 - duel(game, content, setup, question, seat)
                    games += 1
    return total / games


def play_greedily(table: Table) -> None:
    while not table.over and table.moves < LONGEST_GAME:
        table.apply(table.options[best_choice(table, table.seat, DEPTH)])


def duel(game: Game, content: Any, setup: Setup, question: Question, seat: int) -> float:
    """The candidate on one seat, the weights of the start on all others: its part of the victory."""
    table = game.new_table(setup, content)
    using = -1
    while not table.over and table.moves < LONGEST_GAME:
        mine = int(table.seat == seat)
        if mine != using:
            game.use_weights(content, question.weights if mine else question.start)
            using = mine
        table.apply(table.options[best_choice(table, table.seat, DEPTH)])
    if not table.over:
        return 0.0
    winners = table.outcome().winning_seats
    return 1.0 / len(winners) if seat in winners else 0.0


class Tuning:
    """One run of the optimiser, new or continued."""

    def __init__(self, game: Game, kinds: Sequence[Kind], seeds: int, population: int, record: Path,
                 fixed: Sequence[str] = ()) -> None:
        """`fixed` weights (as section.name) stay as they are. Raises BadSetup, BrokenRecord."""
        try:
            import cma
        except ImportError:
            raise BadSetup('tuning needs cma: pip install "fairyring[tune]"') from None
        self.game = game
        self.start = game.weights()
        self.kinds = tuple(kinds)
        self.seeds = seeds
        self.record = record
        self.names = [f"{section}.{name}" for section, numbers in self.start.items() for name in numbers
                      if f"{section}.{name}" not in fixed]
        if not self.names:
            raise BadSetup(f"{game.id} has no weights to tune")
        self.past = list(read_generations(record))
        origin = [self.value(self.start, name) for name in self.names]
        self.cma: Any = cma.CMAEvolutionStrategy(
            origin, SIGMA, {"popsize": population, "verbose": -9, "seed": 1 + len(self.past),
                            "CMA_stds": [max(LEAST_STEP, STEP * abs(number)) for number in origin]})
        for one in self.past:
            if one.names != self.names:
                raise BrokenRecord(f"{record}: made for other weights; give a new file, or tune the same weights")
        if self.past:
            self.cma.feed_for_resume([x for one in self.past for x in one.solutions],
                                     [value for one in self.past for value in one.losses])

    @staticmethod
    def value(weights: Weights, name: str) -> float:
        section, _, key = name.partition(".")
        return weights[section][key]

    def weights(self, numbers: Sequence[float]) -> Weights:
        """The weights of the start with these numbers in their place."""
        out = {section: dict(own) for section, own in self.start.items()}
        for name, number in zip(self.names, numbers, strict=True):
            section, _, key = name.partition(".")
            out[section][key] = float(number)
        return out

    def question(self, numbers: Sequence[float], seeds: Sequence[int]) -> Question:
        return Question(self.game.id, self.kinds, tuple(seeds), self.weights(numbers), self.start)

    def generation(self, run: Callable[[list[Question]], list[float]]) -> Generation:
        """One more generation; `run` answers the questions, here or in other processes. Adds it to the record."""
        number = len(self.past)
        seeds = range(number * self.seeds, (number + 1) * self.seeds)
        solutions = [[float(one) for one in x] for x in self.cma.ask()]
        losses = run([self.question(x, seeds) for x in solutions])
        self.cma.tell(solutions, losses)
        mean = [float(one) for one in self.cma.result.xfavorite]
        check = None
        if number % CHECK_EVERY == CHECK_EVERY - 1:
            check = run([self.question(mean, range(CHECK_SEED, CHECK_SEED + CHECK_GAMES))])[0]
        one = Generation(number, self.names, solutions, losses, mean, check)
        self.past.append(one)
        with self.record.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        return one

    def best(self) -> tuple[Weights, float] | None:
        """The checked mean that lost least, and what it lost; None before the first check."""
        checked = [(one.check, one.number, one.mean) for one in self.past if one.check is not None]
        if not checked:
            return None
        lost, _, mean = min(checked)
        return self.weights(mean), lost


def here(questions: list[Question]) -> list[float]:
    """Answer questions in this process."""
    return [loss(question) for question in questions]


def elsewhere(pool: Executor) -> Callable[[list[Question]], list[float]]:
    """Answer questions in the processes of a pool."""
    return partial(_asked, pool)


def _asked(pool: Executor, questions: list[Question]) -> list[float]:
    return list(pool.map(loss, questions))


def read_generations(path: Path) -> Iterator[Generation]:
    """The record so far. A last line that was cut off is put away. Raises BrokenRecord."""
    if not path.exists():
        return
    data = path.read_bytes()
    at = 0
    for number, line in enumerate(data.split(b"\n"), 1):
        after = at + len(line) + 1
        if line.strip():
            if after > len(data):
                with path.open("r+b") as file:
                    file.truncate(at)
                return
            try:
                yield msgspec.json.decode(line, type=Generation)
            except msgspec.DecodeError as error:
                raise BrokenRecord(f"{path}:{number}: no record of tuning: {error}") from None
        at = after


def with_numbers(text: str, weights: Weights) -> str:
    """A judgement.toml with other numbers: its comments and its order stay."""
    section = ""
    lines: list[str] = []
    for line in text.splitlines():
        head = re.match(r"\[(.+?)\]", line)
        entry = re.match(r"([\w-]+)(\s*=\s*)(\S+)(.*)", line)
        if head:
            section = head[1]
        elif entry and entry[1] in weights.get(section, {}):
            number = f"{weights[section][entry[1]]:.4g}"
            if "." not in number and "e" not in number:
                number += ".0"
            rest = entry[4].lstrip()
            line = f"{entry[1]}{entry[2]}{number}"
            if rest:
                line = f"{line:<17} {rest}"
        lines.append(line)
    return "\n".join(lines) + "\n"
