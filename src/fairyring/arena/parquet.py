"""Results as Parquet, for those who study many games with other tools. Needs pyarrow.

Every column has one type, whatever is in it: files of other games, modules and bots can be read together.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fairyring.arena.results import Result
from fairyring.kernel.errors import BadSetup, BrokenRecord, CannotSave

AS_JSON = ("options", "scores", "troubles", "rivals")
"""Columns whose keys differ from game to game: kept as JSON text."""
AS_TEXT = ("seed",)
"""The seed of a secret deal has more digits than any number of Parquet."""


def arrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadSetup('Parquet needs pyarrow: pip install "fairyring[arena]"; JSON lines need nothing') from None
    return pyarrow


def schema(pyarrow: Any) -> Any:
    """The type of every column, in the order of `Result`."""
    text, number = pyarrow.string(), pyarrow.int64()
    types = {
        "key": text, "game": text, "players": number, "modules": pyarrow.list_(text), "options": text, "seed": text,
        "content": text, "packs": pyarrow.list_(text), "rules_version": number, "bots": pyarrow.list_(text),
        "first": number, "ranks": pyarrow.list_(number), "reason": text, "scores": text, "rounds": number,
        "decisions": number, "bought": pyarrow.list_(pyarrow.list_(text)), "digest": text,
        "thinking": pyarrow.list_(pyarrow.float64()), "troubles": text, "unasked": pyarrow.list_(number),
        "rivals": text, "when": pyarrow.list_(pyarrow.list_(number)),
    }
    return pyarrow.schema([pyarrow.field(name, types[name], nullable=False) for name in Result.__struct_fields__])


def write_parquet(path: Path, results: Sequence[Result]) -> None:
    """One row a game. Raises BadSetup without pyarrow, CannotSave."""
    pyarrow = arrow()
    rows = [msgspec.to_builtins(one) for one in results]
    for row in rows:
        for name in AS_JSON:
            row[name] = msgspec.json.encode(row[name]).decode()
        for name in AS_TEXT:
            row[name] = str(row[name])
    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema(pyarrow)), path)
    except OSError as error:
        raise CannotSave(f"{path}: {error}") from None


def read_parquet(path: Path) -> list[Result]:
    """What `write_parquet` wrote. Raises BrokenRecord."""
    pyarrow = arrow()
    try:
        rows = pyarrow.parquet.read_table(path).to_pylist()
        for row in rows:
            for name in AS_JSON:
                if isinstance(row.get(name), str):
                    row[name] = msgspec.json.decode(row[name])
            for name in AS_TEXT:
                row[name] = int(row[name])
        return [msgspec.convert(row, Result) for row in rows]
    except (OSError, KeyError, ValueError, pyarrow.ArrowInvalid, msgspec.MsgspecError) as error:
        raise BrokenRecord(f"{path}: no results of games: {error}") from None
