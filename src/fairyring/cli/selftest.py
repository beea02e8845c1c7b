"""`fairyring selftest GAME`: random games over every mode, with every invariant checked after every decision."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rich.table import Table as Grid

from fairyring.cli.arguments import HelpFormatter, add_content, add_game, examples, positive
from fairyring.cli.console import complain, make_console, make_progress
from fairyring.kernel.errors import FairyringError
from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.record import digest, read_record, save_text
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session
from fairyring.kernel.table import Table
from fairyring.testing.battery import tables

MOST_DECISIONS = 100_000
"""A random game that takes longer is held to be endless."""

SAMPLE = 17
"""One game of so many is also saved, loaded and replayed."""

MOST_PROBLEMS = 20
"""After so many problems there is no point in going on."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "selftest", help="play random games over all modes and check everything",
        description="Play random games over all numbers of players, modules and settings. After every decision all "
                    f"invariants are checked; one game of {SAMPLE} is saved and loaded at every decision and replayed "
                    "from its record. Exit code 1 when anything is wrong.",
        epilog=examples("fairyring selftest mycelia --games 500",
                        "fairyring selftest mycelia --games 10000 --output selftest.txt"),
        formatter_class=HelpFormatter)
    add_game(parser)
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write the summary to FILE as well")
    add_content(parser)
    parser.set_defaults(run=run)


@dataclass
class Tally:
    """What was done in one mode."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    replayed: int = 0
    reasons: Counter[str] = field(default_factory=Counter)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    tallies, problems = play_all(game, game.content(args.content), args.games, args.seed)
    console = make_console()
    if args.output is not None:
        console.record = True
    console.print(f"{sum(one.games for one in tallies.values())} random games of {game.id}, rules version "
                  f"{game.rules_version}, from seed {args.seed}")
    console.print(summary(tallies))
    console.print(f"problems: {len(problems) or 'none'}")
    for problem in problems:
        console.print(problem, markup=False, soft_wrap=True)
    if args.output is not None:
        save_text(args.output, console.export_text())
    return 1 if problems else 0


def setups(game: Game, games: int, seed: int) -> Iterator[Setup]:
    """The tables of the battery by turns, each with settings drawn by chance: anew when they do not go together."""
    every = list(tables(game))
    for number in range(games):
        players, modules = every[number % len(every)]
        chance = Random(seed + number)
        while True:
            options: dict[str, str] = {}
            for choice in game.settings():
                rivals = game.rivals_of(Setup(game.id, players, modules, options))
                if not choice.fits(players, rivals):
                    continue
                values = [chance.choice(choice.values) for _ in range(players if choice.per_seat else 1)]
                options[choice.id] = ",".join(values)
            try:
                yield game.checked(Setup(game.id, players, modules, options, seed + number))
                break
            except FairyringError:
                continue


def play_all(game: Game, content: Any, games: int, seed: int) -> tuple[dict[str, Tally], list[str]]:
    tallies: dict[str, Tally] = {}
    problems: list[str] = []
    with make_progress() as progress:
        bar = progress.add_task("games", total=games)
        try:
            for number, setup in enumerate(setups(game, games, seed)):
                seats = "1 player" if setup.players == 1 else f"{setup.players} players"
                mode = " + ".join((seats, *setup.modules))
                tally = tallies.setdefault(mode, Tally())
                for problem in play_one(game, setup, content, tally, number % SAMPLE == 0):
                    problems.append(f"seed {setup.seed}, {mode}, {dict(setup.options)}: {problem}")
                progress.advance(bar)
                if len(problems) >= MOST_PROBLEMS:
                    break
        except KeyboardInterrupt:
            complain(f"stopped after {sum(one.games for one in tallies.values())} of {games} games")
    return tallies, problems


def play_one(game: Game, setup: Setup, content: Any, tally: Tally, thorough: bool) -> list[str]:
    """One random game; returns what is wrong with it."""
    chance = Random(setup.seed)
    try:
        session = Session(game, setup, content, game.new_table(setup, content))
        table = session.table
        while not table.over:
            if table.moves >= MOST_DECISIONS:
                return [f"not over after {MOST_DECISIONS} decisions"]
            if thorough:
                session.play(chance.choice(session.names()))
                wrong = table.check() + broken_save(game, table, content)
            else:
                table.apply(chance.choice(table.options))
                wrong = table.check()
            if wrong:
                return [f"after decision {table.moves}: {one}" for one in wrong]
        reason = table.outcome().reason.key
        if thorough:
            replay(read_record(session.record().to_json()), content)
            tally.replayed += 1
    except Exception as error:  # whatever it is, the one who looks for mistakes wants to read it beside its seed
        return [f"{type(error).__name__}: {error}"]
    tally.games += 1
    tally.decisions += table.moves
    tally.longest = max(tally.longest, table.moves)
    tally.reasons[reason] += 1
    return []


def broken_save(game: Game, table: Table, content: Any) -> list[str]:
    """Saving and loading must give the same table."""
    again = game.load_table(json.loads(json.dumps(table.save())), content)
    return [] if digest(again) == digest(table) else ["saved and loaded, the table is another one"]


def summary(tallies: dict[str, Tally]) -> Grid:
    grid = Grid("mode")
    for column in ("games", "decisions", "a game", "longest", "replayed"):
        grid.add_column(column, justify="right")
    grid.add_column("ended by")
    for mode, one in tallies.items():
        reasons = ", ".join(f"{reason} {count}" for reason, count in one.reasons.most_common())
        grid.add_row(mode, str(one.games), str(one.decisions), f"{one.decisions / max(1, one.games):.0f}",
                     str(one.longest), str(one.replayed), reasons)
    return grid
