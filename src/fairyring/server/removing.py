"""How tables leave the database: swept when nobody needs them, archived, deleted by whoever runs the server.

A server that has the table in memory may store a move at the same moment. Both cannot be: whoever takes a table away
writes the next line of its log, a stone, and the numbers of the log are unique. Whoever comes second finds the number
taken; a mover looks again, finds no table, and is told. The stone stays longer than any server goes without looking.
"""

from __future__ import annotations

from collections.abc import Container
from time import time

from fairyring.kernel.table import NOBODY
from fairyring.server.database import Statement
from fairyring.server.rows import STONE, Entry
from fairyring.server.store import LOG_COLUMNS, Store

STONE_SECONDS = 86_400
PART = 500
"""Tables that are looked at together."""

PLACES = ("seats", "snapshots", "results", "homes")
"""What is kept of a table besides, by its `table_id`."""


async def remove(store: Store, table: str, version: int) -> bool:
    """Take a table away of which all is known up to a version. False: something happened there, and it stays."""
    stone = Entry(table, version + 1, STONE, NOBODY, "", 0, 0, NOBODY, int(time()))
    ours = "EXISTS (SELECT 1 FROM log WHERE table_id = ? AND number = ? AND kind = ?)"
    known = stone[:3]
    lay = (f"INSERT INTO log ({LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
           "ON CONFLICT (table_id, number) DO NOTHING")
    statements: list[Statement] = [
        (lay, stone), (f"DELETE FROM tables WHERE id = ? AND {ours} RETURNING id", (table, *known))]
    statements += [(f"DELETE FROM {place} WHERE table_id = ? AND {ours}", (table, *known)) for place in PLACES]
    statements.append((f"DELETE FROM log WHERE table_id = ? AND kind <> ? AND {ours}", (table, STONE, *known)))
    _, gone, *_ = await store.write(statements, [f"seats {table}"])
    return bool(gone)


async def remove_whatever_happens(store: Store, table: str) -> None:
    """Take a table away, also when people move there."""
    while await store.find(table) is not None:
        last = await store.last_entry(table)
        await remove(store, table, last.number if last else 0)


async def sweep(store: Store, days: float, keep_days: float = 0.0, open_here: Container[str] = (),
                after: tuple[int, str] = (0, "")) -> tuple[int, tuple[int, str]]:
    """Take away tables without a move and uploaded records that are older than `days`; with `keep_days` also those at
    which nothing has happened for so long, unless somebody has them open.

    Looks at the next of them behind `after`, the oldest first. How many were taken away, and the last that was looked
    at; nothing behind it when its name is empty.
    """
    unplayed, long_ago = time() - days * 86400, time() - keep_days * 86400 if keep_days else 0.0
    rows = await store.fetch(
        "SELECT id, made, replay, (SELECT at FROM log WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), "
        "(SELECT MAX(number) FROM log WHERE table_id = tables.id) "
        "FROM tables WHERE made < ? AND (made, id) > (?, ?) ORDER BY made, id LIMIT ?",
        int(max(unplayed, long_ago)), *after, PART)
    count = 0
    for name, made, replay, at, number in rows:
        old = made < unplayed if replay or at is None else at < long_ago
        if old and name not in open_here:
            count += await remove(store, name, number or 0)
    if count:
        await forget_unused(store)
    return count, (rows[-1][1], rows[-1][0]) if rows else (0, "")


async def forget_unused(store: Store) -> None:
    """Components that no table is played with any more. Whoever is just making a table with them is waited for: the
    deletion would not see that table, and take its components away (SQLite has one writer, who waits by itself)."""
    alone: list[Statement] = [("LOCK TABLE contents IN SHARE ROW EXCLUSIVE MODE", ())] if store.db.shared else []
    unused = ("DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = name) "
              "AND NOT EXISTS (SELECT 1 FROM tables WHERE id = name)")
    await store.write([*alone, (unused, ())])


async def tidy(store: Store, table: str) -> None:
    """What a server has left that had the table open when it was taken away."""
    await store.write([(f"DELETE FROM {place} WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)",
                        (table, table)) for place in PLACES])


async def clear_stones(store: Store) -> None:
    """Where every server has looked since."""
    await store.write([(f"DELETE FROM log WHERE kind = '{STONE}' AND at < ?", (int(time()) - STONE_SECONDS,))])
