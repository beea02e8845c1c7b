"""A whole table as one line of text: to archive it, to move it to another server, to have a copy of everything.

It holds the hashes of keys, so everybody's seat fits again when it is read back, and it holds what is hidden: it is for
whoever runs the server, nobody else.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from fairyring.kernel.game import Setup
from fairyring.server.errors import BadBundle, UnknownTable
from fairyring.server.rows import Entry, SeatRow, TableRow
from fairyring.server.store import Store

FORMAT = 1


async def pack(store: Store, name: str) -> str:
    """A table as a line of text. Raises UnknownTable."""
    row = await store.find(name)
    if row is None:
        raise UnknownTable(f"there is no table {name}")
    seats = await store.seats(name)
    entries = await store.entries(name)
    components = {key: b64encode(data).decode() for key in (row.id, row.content)
                  if (data := await store.content(key)) is not None}
    return as_line(row, seats, entries, components)


def as_line(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry], components: Mapping[str, str]) -> str:
    return json.dumps({"fairyring-table": FORMAT, "table": {**row._asdict(), "setup": asdict(row.setup)},
                       "seats": [seat._asdict() for seat in seats], "log": [list(entry[1:]) for entry in entries],
                       "components": components}, ensure_ascii=False, separators=(",", ":"))


async def unpack(store: Store, text: str, where: str) -> str:
    """Put a table back. Its name, empty when it is there already. Raises BadBundle."""
    try:
        row, seats, entries, components = read(json.loads(text))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadBundle(f"{where}: no table of a Fairyring server ({type(error).__name__}: {error})") from None
    if await store.find(row.id) is not None:
        return ""
    await store.create(row, seats, next(iter(components.items()), None), entries)
    return row.id


def read(data: Any) -> tuple[TableRow, list[SeatRow], list[Entry], dict[str, bytes]]:
    if data["fairyring-table"] != FORMAT:
        raise ValueError(f"format {data['fairyring-table']!r}; this version reads format {FORMAT}")
    table = dict(data["table"])
    setup = table.pop("setup")
    row = TableRow(**table, setup=Setup(**{**setup, "modules": tuple(setup["modules"])}))
    entries = [Entry(row.id, *entry) for entry in data["log"]]
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("its log has gaps")
    return row, [SeatRow(**seat) for seat in data["seats"]], entries, {
        key: b64decode(value) for key, value in data["components"].items()}
