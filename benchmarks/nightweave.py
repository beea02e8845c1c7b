"""How strong Nightweave is: games of a bot against her by level, and with each Personality, Plot or Scheme.

    python benchmarks/nightweave.py --bot greedy --games 100
    python benchmarks/nightweave.py --bot medium --games 100 --by personality --levels 2

A line for each: how often she wins with the 95 % interval, and what everybody has; then for each Activity card how
often it was turned up, and whether the left action, the right one or the default one came of it, or her next season.
The same seeds give the same games. With `--out FILE` each game is a line of it as soon as it is over, and the same
command goes on where it was stopped; `--workers 2` plays two games at once. What comes of it is in docs/nightweave.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from fairyring.arena.standings import wilson
from fairyring.bots.levels import make_bot
from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.scheming import NIGHTWEAVE
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.words import Event

BECAME = {"nightweave-acts": "left", "nightweave-defaults": "default", "nightweave-prepares": "season",
          "nightweave-ends": "season"}
"""What may come of an Activity card, by the event that tells it."""


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    bot: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def setup(self) -> Setup:
        return GAME.checked(Setup("everdell", self.players, (), dict(self.options), self.seed))


@dataclass
class Tally:
    """What came of a game, or of some."""

    games: int = 0
    won: int = 0
    person: int = 0
    she: int = 0
    use: Counter[str] = field(default_factory=Counter)
    """How often an Activity card was turned up, and what came of it: `activity_01 up`, `activity_01 left`, ..."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.person += other.person
        self.she += other.she
        self.use += other.use

    def line(self, name: str) -> str:
        low, high = wilson(self.won, self.games)
        return (f"| {name} | {self.games} | {self.won / self.games:.1%} | {low:.1%} to {high:.1%} | "
                f"{self.person / self.games:.1f} | {self.she / self.games:.1f} |")


def played(task: Task) -> Tally:
    """One game to its end."""
    setup = task.setup()
    table = GAME.new_table(setup, GAME.content())
    bot = make_bot(task.bot)
    table.sink = events = list[Event]()
    while not table.over:
        name = bot.choose(SeatHandle(GAME, table, table.seat), setup.seed * 1000 + table.moves)
        table.apply(table.options[table.names().index(name)])
    outcome = table.outcome()
    tally = Tally(1, int(outcome.ranks[-1] == 1), min(score["total"] for score in outcome.scores[:-1]),
                  outcome.scores[-1]["total"])
    card = ""
    for event in events:
        if event.kind == "nightweave-turns-up":
            card = str(event.facts["activity"])
            tally.use[f"{card} up"] += 1
        elif event.kind in BECAME:
            tally.use[f"{card} {'right' if event.facts.get('right') else BECAME[event.kind]}"] += 1
    return tally


class Games:
    """Games that were played, kept in a file if there is one."""

    def __init__(self, path: Path | None, workers: int) -> None:
        self.path = path
        self.pool = ProcessPoolExecutor(workers)
        self.known: dict[Task, Tally] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                task = Task(one["bot"], one["players"], tuple(map(tuple, one["options"])), one["seed"])
                self.known[task] = Tally(**{**one["came"], "use": Counter(one["came"]["use"])})

    def each(self, tasks: list[Task]) -> Iterator[Tally]:
        yield from (self.known[task] for task in tasks if task in self.known)
        missing = [task for task in tasks if task not in self.known]
        for task, tally in zip(missing, self.pool.map(played, missing), strict=True):
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({**vars(task), "came": vars(tally)}) + "\n")
            yield tally


def conditions(by: str, levels: str) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """Against what games are played: a name, and the options of the table."""
    choice = next((one for one in NIGHTWEAVE.choices if one.id == by), None)
    for level in levels:
        for value in ("none",) if choice is None else choice.values:
            if value == "random" or (value == "suffocating_swarm" and level == "0"):  # MIS-PLOT-09
                continue
            options = {"rival": "nightweave", "level": level, **({by: value} if by else {})}
            if value == "weavers_whim":
                options["personality"] = "random"
            yield f"level {level}" + (f", {value}" if by else ""), tuple(sorted(options.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, choices=(1, 2), default=1)
    parser.add_argument("--levels", default="01234")
    parser.add_argument("--by", choices=("", "personality", "plot", "schemes"), default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    games = Games(asked.out, asked.workers)
    everything = Tally()
    print("| against | games | she wins | 95 % interval | the person (the weaker one) | she |")
    print("|---|---|---|---|---|---|")
    for name, options in conditions(asked.by, asked.levels):
        tally = Tally()
        for came in games.each([Task(asked.bot, asked.players, options, seed) for seed in range(asked.games)]):
            tally.add(came)
        everything.add(tally)
        print(tally.line(name), flush=True)
    print("\n| Activity card | turned up | left | right | default | next season |\n|---|---|---|---|---|---|")
    for ident in sorted(key.removesuffix(" up") for key in everything.use if key.endswith(" up")):
        count = everything.use[f"{ident} up"]
        shares = [f"{everything.use[f'{ident} {what}'] / count:.0%}" for what in ("left", "right", "default", "season")]
        print(f"| {ident} | {count} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
