"""`fairyring serve`: the table in the browser."""

from __future__ import annotations

from typing import Any

from fairyring.cli.arguments import HelpFormatter, examples
from fairyring.server.command import add_arguments, run


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve", help="the table in the browser, for you and your friends",
        description="Serve the table in the browser. Tables are kept in a file, or in PostgreSQL when several servers "
                    "share them.",
        epilog=examples("fairyring serve --open", "fairyring serve --host 0.0.0.0 --port 80",
                        'fairyring serve --bot "Old Sage=bots.py:Clever:depth=2"',
                        "fairyring serve --db postgresql://fairyring@localhost/tables"), formatter_class=HelpFormatter)
    add_arguments(parser)
    parser.set_defaults(run=run)
