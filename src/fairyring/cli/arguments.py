"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from fairyring.bots.levels import make_bot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup, all_games
from fairyring.kernel.text import LANGUAGES

RANDOM_SEEDS = 2**31


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the examples."""


def examples(*lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def add_game(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    if needed:
        parser.add_argument("game", metavar="GAME", help="the game, such as mycelia (fairyring games lists them)")
    else:
        default = next(iter(all_games()), "")
        parser.add_argument("game", metavar="GAME", nargs="?", default=default, help=f"the game (default: {default})")


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at the table")
    parser.add_argument("--modules", type=names, default=(), metavar="A,B",
                        help="boxes and variants to add, such as expansion,prisma")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="a setting such as boards=star; may be given several times")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same game (default: drawn)")


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", action="append", type=Path, default=[], metavar="PATH",
                        help="a pack of your own: a .toml file or a folder of them; may be given several times")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=system_language(),
                        help="language of the game (default: that of your system)")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print it as JSON, for programs")


def names(text: str) -> tuple[str, ...]:
    """A list of names, separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def positive(text: str) -> int:
    """A whole number, at least 1."""
    if not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f'"{text}" should be a whole number, 1 or more')
    return int(text)


def system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """The settings given with --option. Raises BadSetup."""
    options: dict[str, str] = {}
    for one in args.option:
        name, sign, value = one.partition("=")
        if not sign or not name or not value:
            raise BadSetup(f'--option "{one}": write it as NAME=VALUE, such as boards=star')
        options[name.strip()] = value.strip()
    return options


def setup_of(args: argparse.Namespace, game: Game, players: int) -> Setup:
    """The checked set-up of a command's arguments. Raises BadSetup."""
    seed = args.seed if args.seed is not None else secrets.randbelow(RANDOM_SEEDS)
    return game.checked(Setup(game.id, players, args.modules, options_of(args), seed))


def bots_of(wanted: tuple[str, ...]) -> list[str]:
    """Names of bots, checked. Raises BadSetup."""
    for name in wanted:
        make_bot(name)
    return list(wanted)
