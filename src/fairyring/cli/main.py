"""The way into the command, and out of it again: what goes wrong is one clear line and an exit code."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from fairyring.cli import (
    admin,
    bench,
    completion,
    content,
    games,
    learn,
    play,
    replay,
    report,
    rules,
    selftest,
    serve,
    simulate,
    think,
    tournament,
    tune,
)
from fairyring.cli.console import complain
from fairyring.kernel.errors import CannotSave, FairyringError

WRONG_INPUT = 2
FAILED = 1
INTERRUPTED = 130
PIPE_CLOSED = 141

COMMANDS = (games, learn, rules, play, serve, think, admin, simulate, tournament, report, tune, replay, content, bench,
            selftest, completion)
"""Each module adds its own parser."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see {self.prog} --help)")
        raise SystemExit(WRONG_INPUT)


def make_parser() -> Parser:
    parser = Parser(
        prog="fairyring",
        description="One table for forest board games: play, simulate, replay and measure them in the terminal.",
        epilog="examples:\n  fairyring play mycelia\n  fairyring play mycelia --bots greedy --language de\n"
               "  fairyring simulate mycelia --games 200 --bots random,greedy\n\n"
               "fairyring COMMAND --help says more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=f"fairyring {version('fairyring')}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for command in COMMANDS:
        command.add_parser(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code: 0 well, 1 failed, 2 wrong input."""
    speak_plainly()
    try:
        args = make_parser().parse_args(argv)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except CannotSave as error:
        complain(str(error))
        return FAILED
    except FairyringError as error:
        for line in str(error).splitlines():
            complain(line)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone
        forget_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT):
            raise
        forget_output()
        complain(f"cannot write the output: {error.strerror}")
        return FAILED


def speak_plainly() -> None:
    """A terminal that knows only ASCII gets ? for what it cannot show, instead of nothing at all."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Python would complain once more when it closes stdout."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
