"""Results as Parquet, for those who study many games with other tools. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fairyring.arena.results import Result
from fairyring.kernel.errors import BadSetup, BrokenRecord, CannotSave

AS_JSON = ("options", "scores", "troubles")
"""Columns whose keys differ from game to game: kept as JSON text."""


def arrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadSetup('Parquet needs pyarrow: pip install "fairyring[arena]"; JSON lines need nothing') from None
    return pyarrow


def write_parquet(path: Path, results: Sequence[Result]) -> None:
    """One row a game. Raises BadSetup without pyarrow, CannotSave."""
    pyarrow = arrow()
    rows = [msgspec.to_builtins(one) for one in results]
    for row in rows:
        for name in AS_JSON:
            row[name] = msgspec.json.encode(row[name]).decode()
    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    except OSError as error:
        raise CannotSave(f"{path}: {error}") from None


def read_parquet(path: Path) -> list[Result]:
    """What `write_parquet` wrote. Raises BrokenRecord."""
    pyarrow = arrow()
    try:
        rows = pyarrow.parquet.read_table(path).to_pylist()
        for row in rows:
            for name in AS_JSON:
                row[name] = msgspec.json.decode(row[name])
        return [msgspec.convert(row, Result) for row in rows]
    except (OSError, KeyError, pyarrow.ArrowInvalid, msgspec.MsgspecError) as error:
        raise BrokenRecord(f"{path}: no results of games: {error}") from None
