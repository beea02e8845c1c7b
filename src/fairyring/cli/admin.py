"""`fairyring admin`: the tables of a server, for whoever runs it."""

from __future__ import annotations

import argparse
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from fairyring.cli.arguments import HelpFormatter, examples

STATES = ("new", "running", "paused", "finished", "record")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "admin", help="tables, copies, bans and invitations of a server, for whoever runs it",
        description="Look after the tables of a server, beside the running server or without one.",
        epilog=examples("fairyring admin list --state finished --older-than 90",
                        "fairyring admin --db tables.db archive --older-than 365 --to old.jsonl.gz",
                        "fairyring admin backup tables.jsonl.gz", "fairyring admin ban 203.0.113.0/24 --days 7"),
        formatter_class=HelpFormatter)
    parser.add_argument("--db", default="", metavar="FILE|URL", help="the database, as `fairyring serve` has it")
    parser.set_defaults(run=run)
    add_parts(parser.add_subparsers(metavar="WHAT", required=True, dest="work"))


def run(args: argparse.Namespace) -> int:
    from fairyring.server.admin import run as do  # here, so that every other command starts without a database

    return do(args)


def add_parts(parts: Any) -> None:
    def add(name: str, about: str) -> argparse.ArgumentParser:
        part: argparse.ArgumentParser = parts.add_parser(name, help=about, description=about)
        return part

    choosing(add("list", "tables, one a line"), 0)
    add("show", "one table: its game, its seats, who came and went").add_argument("table")
    add("delete", "delete tables for good").add_argument("table", nargs="+")
    part = add("export", "write tables into a file")
    part.add_argument("table", nargs="+")
    part.add_argument("--to", type=Path, required=True, metavar="FILE", help="a new file; .gz packs it")
    part = add("archive", "move old tables into a file and out of the database")
    choosing(part, 365)
    part.add_argument("--to", type=Path, required=True, metavar="FILE", help="a new file; .gz packs it")
    part = add("import", "read tables from a file; those that are there stay as they are")
    part.add_argument("file", type=Path)
    add("backup", "write every table into a file, while the server runs").add_argument("to", type=Path, metavar="FILE")
    part = add("restore", "bring the tables of a backup back that are missing, while the server runs")
    part.add_argument("file", type=Path)
    part = add("ban", "let nobody from an address or network in")
    part.add_argument("address", type=network)
    part.add_argument("--days", type=float, default=0, help="for so long (default: for good)")
    part.add_argument("--why", default="", help="a note for yourself")
    add("unban", "lift a ban").add_argument("address", type=network)
    add("bans", "who is banned")
    part = add("invite", "a link for somebody who may make tables (see `serve --invited-makers`)")
    part.add_argument("name")
    part.add_argument("--address", default="http://127.0.0.1:8707/", help="where browsers find the server")
    add("uninvite", "take somebody's right to make tables back").add_argument("name")
    add("makers", "who may make tables")


def choosing(part: argparse.ArgumentParser, days: float) -> None:
    part.add_argument("--state", action="append", choices=STATES,
                      help="only tables in this state; may be given several times")
    part.add_argument("--game", help="only tables of this game")
    part.add_argument("--older-than", type=float, default=days, metavar="DAYS",
                      help="only tables at which nothing has happened for so long (default: %(default)g)")


def network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
