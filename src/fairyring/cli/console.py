"""Where the command writes: results to stdout, complaints to stderr."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fairyring.kernel.record import save_text

PIPED_WIDTH = 100
"""Columns when nobody says how wide the output is."""
MOST_WIDTH = 10_000
STDOUT = "-"


def make_console() -> Console:
    """The console for results. Piped output is not cut to a guessed width of 80."""
    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, width=PIPED_WIDTH)


def print_table(console: Console, grid: Table) -> None:
    """A table. Piped it is as wide as it likes: nothing in it is cut, and a row is a line."""
    if not console.is_terminal:
        console = Console(file=console.file, highlight=False, width=MOST_WIDTH)
    console.print(grid)


def write_text(where: str, text: str) -> None:
    """Into a file, or to stdout for `-`. Raises CannotSave."""
    if where == STDOUT:
        sys.stdout.write(text)
    else:
        save_text(Path(where), text)


def print_json(data: object) -> None:
    """For programs: nothing but the data, in the order it has."""
    print(json.dumps(data, indent=1, ensure_ascii=False))


def complain(line: str) -> None:
    """One line of what went wrong."""
    print(f"fairyring: {line}", file=sys.stderr)


def make_progress() -> Progress:
    """A progress bar on stderr, so that results can be piped; silent where there is no terminal."""
    console = Console(stderr=True)
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                    console=console, transient=True, disable=not console.is_terminal)
