"""`fairyring rules GAME [ID or words]`: the catalogue of rules, and the state of its translations."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from fairyring.cli.arguments import HelpFormatter, add_game, add_json, add_language, examples
from fairyring.cli.console import complain, make_console, print_json
from fairyring.cli.explaining import rule_text
from fairyring.kernel.game import Game, find_game
from fairyring.kernel.text import texts
from fairyring.kernel.translation import read_translation, stamp, strays, translation_path


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "rules", help="look up the rules of a game",
        description="Show the catalogue of rules: all of it, one rule by its id, a family of ids, or every rule that "
                    "holds all the words you give. For translators: --check says what a translation lacks or has let "
                    "grow old, --stamp marks entries as translated from the words the original has now.",
        epilog=examples("fairyring rules mycelia MYC-HIRE-03", "fairyring rules mycelia MYC-HIRE",
                        "fairyring rules mycelia extra shrine", "fairyring rules mycelia --language de --check"),
        formatter_class=HelpFormatter)
    add_game(parser)
    add_language(parser)
    add_json(parser)
    upkeep = parser.add_mutually_exclusive_group()
    upkeep.add_argument("--check", action="store_true", help="say what is wrong with the translation, by line")
    upkeep.add_argument("--stamp", action="store_true",
                        help="write marks into the translation: where there is none, and anew for the ids you give")
    parser.add_argument("wanted", metavar="ID or words", nargs="*", help="what to look for (default: everything)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.check or args.stamp:
        return keep_up(game, args.language, args.wanted if args.stamp else None)
    book = game.rulebook(args.language)
    words = texts(args.language)
    wanted = " ".join(args.wanted)
    rules = book.find(wanted) if wanted else list(book.rules)
    if not rules:
        complain(f'no rule of {args.game} has the id or holds the words "{wanted}"')
        return 1
    if args.json:
        print_json([{"id": rule.id, "section": rule.section, "text": rule_text(rule, words)} for rule in rules])
        return 0
    console = make_console()
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}" if console.is_terminal else section, style="bold"))
        console.print(Padding(Text.assemble((rule.id, "green"), "  ", rule_text(rule, words)), (0, 0, 0, 2)))
    return 0


def keep_up(game: Game, language: str, stamped: list[str] | None) -> int:
    """Check a translation, or stamp it first: entries without a mark, and the rules named."""
    original = game.rulebook()
    path = translation_path(game.folder, language)
    if not path.exists():
        complain(f"{game.id} has no catalogue in {language}: write {path.name} beside rulebook.md")
        return 1
    console = make_console()
    if stamped is not None:
        anew = frozenset(rule.id for one in stamped for rule in original.find(one))
        for name in stamp(path, original, anew):
            console.print(f"{name} marked as translated from its present words")
    wrong = strays(original, read_translation(path))
    for one in wrong:
        complain(f"{path.name}:{one.line}: {one.what}" if one.line else f"{path.name}: {one.what}")
    if not wrong:
        console.print(f"{path.name}: all {len(original.rules)} rules, none older than the original")
    return 1 if wrong else 0
