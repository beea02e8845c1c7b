"""`fairyring match` and `fairyring tournament`: bots against each other, on every seat, with the same seeds."""

from __future__ import annotations

import argparse
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from fairyring.arena.parquet import write_parquet
from fairyring.arena.plan import Fixture, Wishes, plan
from fairyring.arena.results import Result, ResultFile
from fairyring.arena.standings import Rating, Share, matrix, ratings, shares_of_bots
from fairyring.arena.tournament import DECISION_SECONDS, Run, run
from fairyring.arena.workers import make_workers
from fairyring.cli.arguments import (
    HelpFormatter,
    add_content,
    add_game,
    examples,
    names,
    options_of,
    positive,
)
from fairyring.cli.console import complain, make_console, make_progress, print_table
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, find_game


def add_parser(commands: Any) -> None:
    match = commands.add_parser(
        "match", help="let two bots play against each other, fairly",
        description="Two bots play the same seeds on every seat. Run the same command again to go on where it was "
                    "stopped: games that are in the file of --out are not played again.",
        epilog=examples("fairyring match mycelia search:100ms greedy --games 400 --out match.jsonl",
                        "fairyring match mycelia greedy mybots:Clever --modules expansion"),
        formatter_class=HelpFormatter)
    add_game(match)
    match.add_argument("bots", nargs=2, metavar="BOT",
                       help="random, greedy, search:100ms, search:500i, easy, medium, hard, an installed one, or your "
                            "own: package.module:Class or file.py:Class, then :name=value for its parameters")
    match.add_argument("--players", type=positive, default=2, metavar="N",
                       help="how many sit at the table (default: 2)")
    match.add_argument("--modules", type=names, default=(), metavar="A,B", help="boxes and variants to add")
    add_common(match)
    match.set_defaults(run=run_match)
    tournament = commands.add_parser(
        "tournament", help="let many bots play, everybody against everybody",
        description="A round robin over bots, numbers of players and sets of modules. Run the same command again to go "
                    "on where it was stopped.",
        epilog=examples("fairyring tournament mycelia --bots random,greedy,search:50ms --games 100 --out games.jsonl",
                        "fairyring tournament mycelia --bots easy,medium,hard --players 2,3 --modules none "
                        "--modules expansion,prisma --workers 2"),
        formatter_class=HelpFormatter)
    add_game(tournament)
    tournament.add_argument("--bots", type=names, required=True, metavar="A,B,...", help="the bots (see match)")
    tournament.add_argument("--players", type=counts, default=(2,), metavar="N,M",
                            help="numbers of players, each by itself (default: 2)")
    tournament.add_argument("--modules", type=names, action="append", metavar="A,B",
                            help="a set of modules, or none; may be given several times")
    add_common(tournament)
    tournament.set_defaults(run=run_tournament)


BY_CHANCE = 3
"""The exit code when every game has a result, but a bot did not make all of its decisions."""


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, metavar="N",
                        help="games for each line-up, at least (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first seed (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    add_content(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every game as a JSON line, and resume from it")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write all games as Parquet at the end")
    parser.add_argument("--workers", default=str(os.cpu_count() or 1), metavar="W",
                        help="processes, or ray, or ray:ADDRESS of a cluster (default: one for each core)")
    parser.add_argument("--limit", type=seconds, default=DECISION_SECONDS, metavar="SECONDS",
                        help=f"longest time for one decision (default: {DECISION_SECONDS:g})")


def counts(text: str) -> tuple[int, ...]:
    """Whole numbers, separated by commas."""
    return tuple(positive(one) for one in names(text))


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f'"{text}" should be a number of seconds above 0')
    return value


def run_match(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.players == 1:
        raise BadSetup("a match needs two players; to let bots play alone use tournament --players 1")
    return compete(args, game, Wishes(tuple(args.bots), (args.players,), (args.modules,), options_of(args), args.seed,
                                      args.games, tuple(args.content)))


def run_tournament(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    sets = tuple(() if one == ("none",) else one for one in args.modules or [()])
    return compete(args, game, Wishes(args.bots, args.players, sets, options_of(args), args.seed, args.games,
                                      tuple(args.content)))


def compete(args: argparse.Namespace, game: Game, wishes: Wishes) -> int:
    """Play, tell, and say with the exit code whether every game has a result."""
    fixtures = plan(game, wishes, game.content(args.content).facts.hash)
    workers = make_workers(args.workers)
    with ExitStack() as stack:
        file = stack.enter_context(ResultFile(args.out)) if args.out else None
        if file is not None and file.cut_off:
            complain(f"{args.out}: its last line was cut off; that game is played again")
        progress = stack.enter_context(make_progress())
        bar = progress.add_task("games", total=len(fixtures))
        done = run(fixtures, workers, file, args.limit, lambda _: progress.advance(bar))
    if args.parquet and done.results:
        write_parquet(args.parquet, done.results)
    return tell(done, fixtures, args.out)


# --- presenting ------------------------------------------------------------------------------------------------------
def tell(done: Run, fixtures: list[Fixture], out: Path | None) -> int:
    console = make_console()
    if done.results:
        show(console, done.results)
    if done.resumed:
        console.print(f"{done.resumed} of these games were in {out} already")
    troubled = tell_troubles(done.results)
    for line in done.given_up:
        complain(line)
    if done.missing:
        again = f"; the same command goes on from {out}" if out else ""
        complain(f"{done.missing} of {len(fixtures)} games have no result{again}")
        return 1
    return BY_CHANCE if troubled else 0


def tell_troubles(results: list[Result]) -> bool:
    """How many decisions bots did not make, the first of each bot, and where it was raised. True: there were some."""
    count = sum(one.by_chance() for one in results)
    if not count:
        return False
    complain(f"{count} decisions were made by chance because a bot did not make them")
    told: set[str] = set()
    for one in results:
        for trouble in one.troubles:
            bot = one.bots[trouble.seat]
            if bot not in told:
                told.add(bot)
                complain(f"{bot}, {trouble.what}: {trouble.text} (seed {one.seed}, decision {trouble.decision})"
                         + (f"\n{trouble.trace.rstrip()}" if trouble.trace else ""))
    return True


def show(console: Console, results: list[Result]) -> None:
    shares = shares_of_bots(results)
    rated: dict[str, Rating] = {}
    if len(shares) > 1:
        try:
            rated = ratings(results)
        except BadSetup as error:  # an extra is missing: no reason to keep the rest back
            complain(str(error))
    console.print(f"{len(results)} games")
    grid = Grid()
    grid.add_column("bot")
    for column in ("games", "wins", "share", "95 % interval", *(["rating"] if rated else [])):
        grid.add_column(column, justify="right")
    for bot, one in shares.items():
        cells = [bot, str(one.games), f"{one.wins:g}", *percent(one)]
        grid.add_row(*cells, *([f"{rated[bot].mu:.1f} ± {rated[bot].sigma:.1f}"] if bot in rated else []))
    print_table(console, grid)
    if len(shares) > 2:
        grid = Grid(title="ahead of")
        grid.add_column("")
        against = matrix(results)
        for bot in shares:
            grid.add_column(bot, justify="right")
        for bot in shares:
            grid.add_row(bot, *[" ".join(percent(against[bot, other])) if (bot, other) in against else ""
                                for other in shares])
        print_table(console, grid)


def percent(one: Share) -> tuple[str, str]:
    return f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}"
