"""`fairyring simulate GAME`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import csv
import io
import json
import secrets
import sys
from dataclasses import replace
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from fairyring.arena.plan import Fixture
from fairyring.arena.playing import play
from fairyring.cli.arguments import (
    RANDOM_SEEDS,
    HelpFormatter,
    add_content,
    add_game,
    add_setup,
    bots_of,
    examples,
    names,
    options_of,
    positive,
)
from fairyring.cli.console import STDOUT, complain, make_console, make_progress, print_table, write_text
from fairyring.cli.statistics import Finished, Summary, summarise
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup, find_game

NO_LIMIT = 3600.0
"""Seconds that a bot may think about a decision here."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="let bots play many games and sum them up",
        description="Let bots play many games. With several players the bots change seats from game to game, so that "
                    "neither seat nor bot is favoured. Ctrl-C keeps the games that are finished.",
        epilog=examples("fairyring simulate mycelia --games 1000 --bots random,greedy",
                        "fairyring simulate mycelia --games 200 --players 4 --bots greedy --modules prisma",
                        "fairyring simulate mycelia --games 100 --bots random,greedy --seed 7 --csv games.csv"),
        formatter_class=HelpFormatter)
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--bots", type=names, default=("random",), metavar="A,B",
                        help="bots, one a seat, repeated until all seats are taken (default: random)")
    add_setup(parser)
    add_content(parser)
    parser.add_argument("--json", metavar="FILE", help="write the summary and every game as JSON; - is stdout")
    parser.add_argument("--csv", metavar="FILE", help="write one row a game and seat; - is stdout")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    bots = bots_of(args.bots)
    if args.json == args.csv == STDOUT:
        raise BadSetup("--json and --csv cannot both go to stdout")
    if not bots:
        raise BadSetup("--bots: name at least one bot, such as greedy")
    players = args.players if args.players is not None else max(game.least_players, len(bots))
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots do not fit at a table for {players}")
    seed = args.seed if args.seed is not None else secrets.randbelow(RANDOM_SEEDS)
    packs = tuple(args.content)
    content = game.content(packs)
    setup = game.checked(Setup(game.id, players, args.modules, options_of(args), seed), content)
    finished = play_games(Fixture(setup, (), packs, content.facts.hash), bots, args.games)
    if not finished:
        complain("stopped before the first game was finished")
        return 1
    summary = summarise(finished)
    if STDOUT not in (args.json, args.csv):
        show(make_console(), setup, summary)
    if args.json:
        write_text(args.json, as_json(setup, summary, finished))
    if args.csv:
        write_text(args.csv, as_csv(finished))
    return 0


def play_games(fixture: Fixture, bots: list[str], count: int) -> list[Finished]:
    """Play the games one after the other; Ctrl-C stops and keeps those that are finished."""
    finished: list[Finished] = []
    seed = fixture.setup.seed
    with make_progress() as progress:
        bar = progress.add_task("games", total=count)
        try:
            for number in range(count):
                seated = tuple(bots[(seat + number) % len(bots)] for seat in range(fixture.setup.players))
                setup = replace(fixture.setup, seed=seed + number)
                one = play(replace(fixture, setup=setup, bots=seated), NO_LIMIT)
                for trouble in one.troubles:
                    print(trouble.trace, end="", file=sys.stderr)  # as Python prints it, to be read and copied
                    raise BadSetup(f"seed {setup.seed}: the bot {seated[trouble.seat]} {trouble.what}: {trouble.text}")
                finished.append(Finished(setup.seed, seated, tuple(one.ranks), one.reason, one.decisions, one.rounds,
                                         tuple(one.scores), tuple(one.rivals)))
                progress.advance(bar)
        except KeyboardInterrupt:
            complain(f"stopped after {len(finished)} of {count} games")
    return finished


# --- presenting ------------------------------------------------------------------------------------------------------
def show(console: Console, setup: Setup, summary: Summary) -> None:
    modules = ", ".join(setup.modules) or "no modules"
    console.print(f"{summary.games} games of {setup.game}, {setup.players} players, {modules}, from seed {setup.seed}")
    for title, rows in (("seat", summary.by_seat), ("bot", summary.by_bot)):
        grid = Grid(title=None)
        grid.add_column(title)
        for column in ("games", "wins", "share", "95 % interval"):
            grid.add_column(column, justify="right")
        for name, share in rows.items():
            grid.add_row(name, str(share.games), f"{share.wins:g}", f"{share.share:.1%}",
                         f"{share.low:.1%} to {share.high:.1%}")
        print_table(console, grid)
    grid = Grid()
    grid.add_column("per game")
    for column in ("mean", "5 %", "median", "95 %"):
        grid.add_column(column, justify="right")
    for name, spread in summary.spreads.items():
        grid.add_row(name, *[f"{value:g}" for value in (round(spread.mean, 2), spread.low, spread.median, spread.high)])
    print_table(console, grid)
    reasons = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    console.print(f"ended by: {reasons}")


def as_json(setup: Setup, summary: Summary, finished: list[Finished]) -> str:
    return json.dumps({
        "game": setup.game, "players": setup.players, "modules": list(setup.modules), "options": dict(setup.options),
        "seed": setup.seed, "summary": summary.data(), "games": [one.data() for one in finished],
    }, indent=1) + "\n"


def as_csv(finished: list[Finished]) -> str:
    """One row a game and seat, and one for a rival, which has its kind for a seat."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    figures = list(finished[0].scores[0])
    writer.writerow(["seed", "seat", "bot", "rank", "won", "rounds", "decisions", "reason", *figures])
    for one in finished:
        for seat, bot in enumerate(one.bots):
            writer.writerow([one.seed, seat + 1, bot, one.ranks[seat], int(one.ranks[seat] == 1), one.rounds,
                             one.decisions, one.reason, *[one.scores[seat][figure] for figure in figures]])
        for rival in one.rivals:
            writer.writerow([one.seed, rival.kind, "", rival.rank, int(rival.rank == 1), one.rounds, one.decisions,
                             one.reason, *[rival.score.get(figure, "") for figure in figures]])
    return file.getvalue()
