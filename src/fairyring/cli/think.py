"""`fairyring think`: bots and hints for servers elsewhere."""

from __future__ import annotations

from typing import Any

from fairyring.cli.arguments import HelpFormatter, examples
from fairyring.server.command import add_think_arguments, think


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "think", help="think for the bots of servers elsewhere",
        description="Join the servers on a NATS and take questions from them: moves of bots, and hints. Start it on as "
                    "many machines as you like, with the same version of Fairyring.",
        epilog=examples("fairyring think --bus nats://localhost:4222",
                        "fairyring think --bus nats://user:password@host --workers 8"), formatter_class=HelpFormatter)
    add_think_arguments(parser)
    parser.set_defaults(run=think)
