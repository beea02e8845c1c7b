"""`fairyring serve`: the table in the browser, for one or for many; `fairyring think`: the bots elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path

from fairyring.bots.levels import BOTS
from fairyring.bots.own import Offered, installed, offered
from fairyring.kernel.errors import BadSetup
from fairyring.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `fairyring serve` can be told."""
    default = Settings()
    parser.add_argument("--host", default=default.host,
                        help="address to listen at (0.0.0.0: all; default: this machine only)")
    parser.add_argument("--port", type=int, default=default.port, help="port to listen at (0: any free one)")
    parser.add_argument("--db", default=default.db, metavar="FILE|URL",
                        help="a file, or postgresql://user@host/name for several servers (default: your data folder)")
    parser.add_argument("--bus", default=default.bus, metavar="URL",
                        help="nats://host:4222, for many servers on one database (default: PostgreSQL's own notes)")
    parser.add_argument("--origin", action="append", default=[], metavar="URL",
                        help="another origin whose pages may use this server; may be given several times")
    parser.add_argument("--name", action="append", default=[], metavar="HOST",
                        help="a name by which browsers call this server, such as table.example; may be given several "
                             "times (default: any name, but at the loopback address only this machine's own)")
    parser.add_argument("--trusted-proxy", type=network, action="append", default=[], metavar="ADDRESS",
                        help="a proxy whose X-Forwarded-For is believed: 127.0.0.1, 10.0.0.0/8; may be given several "
                             "times")
    parser.add_argument("--content", action="append", type=Path, default=[], metavar="PATH",
                        help="a pack of your own that tables may be played with: a .toml file or a folder of them; may "
                             "be given several times")
    add_bot_argument(parser)
    parser.add_argument("--workers", type=int, default=default.workers,
                        help="processes for bots (default: one less than there are cores; -1: none)")
    parser.add_argument("--bot-seconds", type=float, default=default.bot_seconds,
                        help="how long a bot may think about one decision")
    parser.add_argument("--keep-days", type=float, default=default.keep_days, metavar="DAYS",
                        help="delete tables at which nothing has happened for so long (default: keep them for ever; "
                             "`fairyring admin archive` moves them into a file)")
    parser.add_argument("--unplayed-days", type=float, default=default.unplayed_days, metavar="DAYS",
                        help="delete tables without a move and uploaded records after this time")
    parser.add_argument("--invited-makers", action="store_true",
                        help="only people with a link from `fairyring admin invite` make tables; everybody may join")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")


def add_think_arguments(parser: argparse.ArgumentParser) -> None:
    """What `fairyring think` can be told."""
    default = Settings()
    parser.add_argument("--bus", required=True, metavar="URL", help="nats://host:4222, as the servers have it")
    add_bot_argument(parser)
    parser.add_argument("--workers", type=int, default=default.workers,
                        help="processes (default: one less than there are cores)")
    parser.add_argument("--bot-seconds", type=float, default=default.bot_seconds,
                        help="how long a bot may think about one decision")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")


def add_bot_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=SOURCE",
                        help="a bot of your own, and how people call it: Sage=bots.py:Clever:depth=2, "
                             "Sage=package.module:Clever, or the name of an installed one; may be given several times")


def bots_of_ours(given: Sequence[str]) -> tuple[Offered, ...]:
    """The bots that sit at our tables: those given by name, and what installed packages offer. Raises BadSetup.

    An installed one that does not work is left out with a warning: nobody asked for it by name.
    """
    found: dict[str, Offered] = {}
    for text in given:
        bot = offered(text)
        if bot.name in BOTS or bot.name in found:
            raise BadSetup(f'"{text}": there is a bot {bot.name} already; give this one another name')
        found[bot.name] = bot
    for name in installed():
        try:
            if name not in BOTS:
                found.setdefault(name, offered(name))
        except BadSetup as error:
            logging.getLogger(__name__).warning("an installed bot is left out: %s", error)
    return tuple(found.values())


def think(args: argparse.Namespace) -> int:
    """Think until told to stop. The exit status."""
    from fairyring.server.errors import BusTrouble
    from fairyring.server.thinkers import Thinker

    log_to_stderr(args.log_level)
    if not args.bus.startswith(("nats://", "tls://")):
        print(f"fairyring: --bus {args.bus}: use nats://host:4222", file=sys.stderr)
        return 2
    try:
        settings = Settings(bus=args.bus, workers=args.workers, bot_seconds=args.bot_seconds,
                            bots=bots_of_ours(args.bot))
    except BadSetup as error:
        print(f"fairyring: --bot {error}", file=sys.stderr)
        return 2
    try:
        asyncio.run(Thinker(settings).run(lambda count: print(f"Fairyring thinks with {count} processes", flush=True)))
    except BusTrouble as error:
        print(f"fairyring: {error}", file=sys.stderr)
        return 1
    return 0


def log_to_stderr(level: str) -> None:
    logging.basicConfig(level=level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)-7s %(message)s")


def network(text: str) -> str:
    """An address or a network; anything else is refused with the usage."""
    try:
        ip_network(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop. The exit status."""
    from fairyring.server.serving import serve  # here, so that every other command starts without a web server

    log_to_stderr(args.log_level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    try:
        bots = bots_of_ours(args.bot)
    except BadSetup as error:
        print(f"fairyring: --bot {error}", file=sys.stderr)
        return 2
    settings = Settings(host=args.host, port=args.port, db=args.db, bus=args.bus, origins=tuple(args.origin),
                        workers=args.workers, bot_seconds=args.bot_seconds, trusted_proxies=tuple(args.trusted_proxy),
                        hosts=tuple(name.lower() for name in args.name), keep_days=args.keep_days,
                        packs=tuple(args.content), unplayed_days=args.unplayed_days,
                        invited_makers=args.invited_makers, bots=bots)
    return serve(settings, args.open)
