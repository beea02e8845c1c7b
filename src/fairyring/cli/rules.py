"""`fairyring rules GAME [ID or words]`: the catalogue of rules."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from fairyring.cli.arguments import HelpFormatter, add_game, examples
from fairyring.cli.console import complain, make_console
from fairyring.kernel.game import find_game


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "rules", help="look up the rules of a game",
        description="Show the catalogue of rules: all of it, one rule by its id, a family of ids, or every rule that "
                    "holds all the words you give.",
        epilog=examples("fairyring rules mycelia MYC-HIRE-03", "fairyring rules mycelia MYC-HIRE",
                        "fairyring rules mycelia extra shrine"), formatter_class=HelpFormatter)
    add_game(parser)
    parser.add_argument("wanted", metavar="ID or words", nargs="*", help="what to look for (default: everything)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    book = find_game(args.game).rulebook()
    wanted = " ".join(args.wanted)
    rules = book.find(wanted) if wanted else list(book.rules)
    if not rules:
        complain(f'no rule of {args.game} has the id or holds the words "{wanted}"')
        return 1
    console = make_console()
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}" if console.is_terminal else section, style="bold"))
        console.print(Padding(Text.assemble((rule.id, "green"), "  ", rule.text), (0, 0, 0, 2)))
    return 0
