"""`fairyring tune GAME`: look for better weights of a game's judgement by self-play."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

from fairyring.bots.processes import fresh_processes
from fairyring.bots.tuning import CHECK_GAMES, CHECK_SEED, Kind, Question, Tuning, elsewhere, here, with_numbers
from fairyring.cli.arguments import HelpFormatter, add_game, examples, names, positive
from fairyring.cli.console import complain, make_console, make_progress
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.record import save_text

Ask = Callable[[list[Question]], list[float]]
"""Somebody who plays the games of some candidates and says how badly each did."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "tune", help="improve the judgement of bots by self-play",
        description="CMA-ES proposes weights, games between greedy players decide. Every generation is added to the "
                    "record, from which the same command goes on. The best weights are written when they do better "
                    "than those of the start on games that were not used to find them.",
        epilog=examples("fairyring tune mycelia --minutes 30",
                        "fairyring tune mycelia --generations 50 --tables 2 --tables 2+expansion --out judgement.toml"),
        formatter_class=HelpFormatter)
    add_game(parser)
    parser.add_argument("--minutes", type=positive, metavar="N", help="stop after so many minutes")
    parser.add_argument("--generations", type=positive, metavar="N", help="stop after so many generations in all")
    parser.add_argument("--tables", action="append", metavar="N+MODULES",
                        help="kinds of games: players and modules, such as 2+expansion; may be given several times "
                             "(default: 2)")
    parser.add_argument("--seeds", type=positive, default=8, metavar="N",
                        help="games of each kind for a candidate in a generation (default: 8)")
    parser.add_argument("--population", type=positive, default=14, metavar="N",
                        help="candidates of a generation (default: 14)")
    parser.add_argument("--fixed", type=names, default=(), metavar="A,B", help="weights to leave alone: section.name")
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="the record (default: tune-GAME.jsonl)")
    parser.add_argument("--out", type=Path, metavar="FILE",
                        help="where to write the weights (default: the game's own judgement.toml)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.minutes is None and args.generations is None:
        raise BadSetup("say when to stop: --minutes or --generations, or both; Ctrl-C stops as well")
    kinds = [kind_of(game, text) for text in args.tables or ["2"]]
    tuning = Tuning(game, kinds, args.seeds, args.population, args.record or Path(f"tune-{game.id}.jsonl"), args.fixed)
    console = make_console()
    if tuning.past:
        console.print(f"going on after {len(tuning.past)} generations of {tuning.record}")
    with ExitStack() as stack:
        ask: Ask = here
        if args.workers > 1:
            ask = elsewhere(stack.enter_context(fresh_processes(args.workers)))
        try:
            tune(tuning, ask, args, stack)
        except KeyboardInterrupt:
            complain(f"stopped; the same command goes on from {tuning.record}")
        check = tuple(range(CHECK_SEED, CHECK_SEED + CHECK_GAMES))
        before = ask([tuning.question([tuning.value(tuning.start, name) for name in tuning.names], check)])[0]
    best = tuning.best()
    measured = "defeats" if game.tuning_goal == "wins" else game.tuning_goal  # what is smaller when it is better
    if best is None or best[1] >= before:
        found = "" if best is None else f"; the best found: {best[1]:.3f}"
        console.print(f"{measured}: {before:.3f} with the weights of the start{found}. Nothing is written.")
        return 0
    out = args.out or game.folder / "judgement.toml"
    save_text(out, with_numbers((game.folder / "judgement.toml").read_text(encoding="utf-8"), best[0]))
    console.print(f"{measured}: {before:.3f} before, {best[1]:.3f} now; weights in {out}")
    return 0


def tune(tuning: Tuning, ask: Ask, args: argparse.Namespace, stack: ExitStack) -> None:
    """Generation after generation, until the time or the number is reached."""
    until = monotonic() + 60 * args.minutes if args.minutes else None
    progress = stack.enter_context(make_progress())
    bar = progress.add_task("generations", total=args.generations, completed=len(tuning.past))
    while args.generations is None or len(tuning.past) < args.generations:
        if until is not None and monotonic() >= until:
            return
        one = tuning.generation(ask)
        checked = f", checked {one.check:.3f}" if one.check is not None else ""
        progress.console.print(f"generation {one.number}: best {min(one.losses):.3f}, "
                               f"mean {sum(one.losses) / len(one.losses):.3f}{checked}")
        progress.advance(bar)


def kind_of(game: Game, text: str) -> Kind:
    """`2+expansion`: players and modules. Raises BadSetup."""
    players, *modules = text.split("+")
    if not players.isdigit():
        raise BadSetup(f'--tables "{text}": write players and modules, such as 2 or 2+MODULE')
    setup = game.checked(Setup(game.id, int(players), tuple(modules)))
    return Kind(setup.players, setup.modules)
