"""`fairyring report FILE`: what many games tell about bots, seats and cards, as a page or as CSV."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fairyring.arena.findings import findings
from fairyring.arena.known import game_names, known_cards, unknown_packs
from fairyring.arena.page import page
from fairyring.arena.results import Result, read_results
from fairyring.arena.tables import compared, sides, source_table, tables_of
from fairyring.arena.telling import report_texts
from fairyring.cli.arguments import HelpFormatter, add_content, add_language, examples
from fairyring.cli.console import make_console
from fairyring.kernel.errors import BrokenRecord
from fairyring.kernel.record import save_text


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "report", help="sum up the games of a tournament for makers of bots and cards",
        description="Sum up games: strength of bots, length, order of play, scores, and what each card was worth, all "
                    "with 95 % intervals. --against puts the games of another pack of cards beside them.",
        epilog=examples("fairyring report games.jsonl --html report.html",
                        "fairyring report games.jsonl --csv figures/",
                        "fairyring report printed.jsonl --against mine.jsonl --content mine.toml --html compared.html"),
        formatter_class=HelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="games, as --out or --parquet wrote them")
    parser.add_argument("--against", action="append", type=Path, default=[], metavar="FILE",
                        help="other games to compare with; may be given several times")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page that needs nothing else")
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help="write one CSV file for each table")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results = read_results(args.files)
    if not results:
        raise BrokenRecord(f"{args.files[0]}: no games in it")
    words = report_texts(args.language)
    names = game_names(results, args.language)
    games = ", ".join(names.get(game, game) for game in sorted({one.game for one in results}))
    title = words.format("report-title", {"count": len(results), "games": games})
    others: list[Result] = []
    if args.against:
        others = read_results(args.against)
        if not others:
            raise BrokenRecord(f"{args.against[0]}: no games in it")
        title = words.format("report-both", {"title": title, "others": len(others)})
    known, theirs = (known_cards(games, args.content, args.language) for games in (results, others))
    tables = [source_table(results, others), *(compared(results, others) if others else ()),
              *tables_of(results, known, args.language, others, theirs)]
    console = make_console()
    console.print(title, style="bold")
    for side, ones in sides(results, others):
        for line in findings(ones):
            console.print(f"{side}: {line}" if side else line, soft_wrap=True)
    if missing := unknown_packs([*results, *others], args.content):
        console.print(f"played with {', '.join(missing)}: give it with --content, and its cards have names and costs",
                      soft_wrap=True)
    if args.csv:
        for table in tables:
            save_text(args.csv / f"{table.key}.csv", table.as_csv())
        console.print(f"{len(tables)} tables in {args.csv}", soft_wrap=True)
    if args.html:
        save_text(args.html, page(title, tables, results, others, {**theirs, **known}, args.language))
        console.print(f"the page: {args.html}", soft_wrap=True)
    return 0
