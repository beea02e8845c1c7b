"""`fairyring play GAME`: a game in the terminal, alone, with bots, or several people at one keyboard."""

from __future__ import annotations

import argparse
from typing import Any

from fairyring.cli import saves
from fairyring.cli.arguments import (
    HelpFormatter,
    add_content,
    add_game,
    add_language,
    add_setup,
    bots_of,
    examples,
    names,
    setup_of,
)
from fairyring.cli.console import make_console
from fairyring.cli.seats import how_many, seat_everybody
from fairyring.cli.sitting import Sitting
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import find_game
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session
from fairyring.kernel.text import texts


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "play", help="play a game in the terminal",
        description="Play in the terminal. People take the first seats, bots the last; two or more people share the "
                    "keyboard and do not see each other's hands. Quitting saves the game.",
        epilog=examples("fairyring play mycelia", "fairyring play mycelia --bots greedy",
                        "fairyring play mycelia --modules prisma --option gwidyon=18 --option boards=star",
                        "fairyring play mycelia --players 3 --bots greedy --names Anna,Ben",
                        "fairyring play mycelia --resume"), formatter_class=HelpFormatter)
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--bots", type=names, default=(), metavar="A,B", help="bots such as greedy,random")
    parser.add_argument("--names", type=names, default=(), metavar="A,B", help="how the people are called")
    add_content(parser)
    add_language(parser)
    parser.add_argument("--resume", nargs="?", const=saves.NEWEST, metavar="FILE",
                        help="go on with a saved game; without FILE the newest one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sitting = start(args) if args.resume is None else resume(args)
    return sitting.play()


def start(args: argparse.Namespace) -> Sitting:
    game = find_game(args.game)
    bots = bots_of(args.bots)
    players = how_many(game, args.players, len(bots))
    words = texts(args.language, game)
    session = Session.start(setup_of(args, game, players), game.content(args.content))
    seats = seat_everybody(players, bots, args.names, words)
    return Sitting(session, seats, words, make_console(), saves.new_path(game.id))


def resume(args: argparse.Namespace) -> Sitting:
    """A saved game with everything it was started with; only bots, names and language may be given anew."""
    if args.players is not None or args.modules or args.option or args.seed is not None:
        raise BadSetup("--resume goes on with the saved set-up; leave out --players, --modules, --option and --seed")
    game = find_game(args.game)
    path = saves.find(args.resume, game.id)
    with saves.named(path):
        record = saves.load(path, game.id)
        session = replay(record, game.content(args.content))
        recorded = saves.bots_of(record)
    words = texts(args.language, game)
    players = session.setup.players
    bots = bots_of(args.bots) or bots_of(tuple(recorded))
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots do not fit at this table for {players}")
    people = players - len(bots)
    called = args.names or (record.names[:people] if people > 1 else ())
    seats = seat_everybody(players, bots, called, words)
    return Sitting(session, seats, words, make_console(), path)
