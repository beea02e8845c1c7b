"""`fairyring admin`: what whoever runs a server does with its tables, beside the running server or without one."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import sys
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any, BinaryIO

from fairyring.server.bundles import pack, unpack
from fairyring.server.bus import InProcess
from fairyring.server.errors import BadBundle, ServerError, UnknownTable
from fairyring.server.keys import hashed, make_key
from fairyring.server.migrations import MIGRATIONS
from fairyring.server.names import clean
from fairyring.server.removing import remove, remove_whatever_happens
from fairyring.server.store import Store, open_database

DAY = 86_400
MOST_LINE = 64 * 2**20
"""Bytes of one table in a file; the longest log has a tenth of it."""
PART = 500
"""Tables that are looked at together."""

Work = Callable[[Store, argparse.Namespace], Awaitable[None]]


def run(args: argparse.Namespace) -> int:
    """Do what the arguments name. The exit status."""
    works: dict[str, Work] = {
        "list": list_tables, "show": show, "delete": delete, "export": export, "archive": archive, "import": put_back,
        "backup": backup, "restore": put_back, "ban": ban, "unban": unban, "bans": bans, "invite": invite,
        "uninvite": uninvite, "makers": makers}
    try:
        asyncio.run(do(works[args.work], args))
    except (ServerError, OSError) as error:
        print(f"fairyring: {error}", file=sys.stderr)
        return 1
    return 0


async def do(work: Work, args: argparse.Namespace) -> None:
    store = Store(open_database(args.db), InProcess())
    try:
        await store.db.open_beside(MIGRATIONS)
        await work(store, args)
    finally:
        await store.db.close()


async def order(store: Store, what: str, name: str = "") -> None:
    """Tell running servers. Whoever gives an order at the same moment may get its number first."""
    sql = ("INSERT INTO orders (number, what, object, at) SELECT COALESCE(MAX(number), 0) + 1, ?, ?, ? FROM orders "
           "WHERE TRUE ON CONFLICT (number) DO NOTHING RETURNING number")
    while not (await store.write([(sql, (what, name, int(time())))]))[0]:
        pass


def day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


# --- looking ---------------------------------------------------------------------------------------------------------
STANDING = """SELECT t.id, t.game, t.players, t.made, t.replay, t.state, t.deciding,
    (SELECT deciding FROM log WHERE table_id = t.id ORDER BY number DESC LIMIT 1),
    (SELECT at FROM log WHERE table_id = t.id ORDER BY number DESC LIMIT 1),
    (SELECT number FROM log WHERE table_id = t.id ORDER BY number DESC LIMIT 1)
    FROM tables t WHERE t.id > ? ORDER BY t.id LIMIT ?"""


class Standing:
    """A table in one line."""

    def __init__(self, row: Sequence[Any]) -> None:
        self.id, self.game, self.players, self.made, replay, state, first, deciding, at, number = row
        self.changed: int = at or self.made
        self.moves: int = number or 0
        over = (first if deciding is None else deciding) < 0
        self.state = "record" if replay else "finished" if over else state or ("running" if self.moves else "new")


async def standings(store: Store) -> AsyncIterator[Standing]:
    """Every table, a part at a time, so that players do not wait."""
    last = ""
    while rows := await store.fetch(STANDING, last, PART):
        for row in rows:
            yield Standing(row)
        last = rows[-1][0]


def wanted(one: Standing, args: argparse.Namespace) -> bool:
    return (not args.state or one.state in args.state) and (not args.game or one.game == args.game) and (
        one.changed < time() - args.older_than * DAY)


async def list_tables(store: Store, args: argparse.Namespace) -> None:
    count = 0
    async for one in standings(store):
        if wanted(one, args):
            count += 1
            print(f"{one.id}  {one.state:9} {one.game:12} {one.players} seats  {one.moves:5} moves  {day(one.changed)}")
    print(f"{count} tables", file=sys.stderr)


async def show(store: Store, args: argparse.Namespace) -> None:
    row = await store.find(args.table)
    if row is None:
        raise UnknownTable(f"there is no table {args.table}")
    setup = row.setup
    last = await store.last_entry(args.table)
    print(f"table     {row.id}\ngame      {setup.game}, rules {setup.rules}, components {row.content}")
    print(f"modules   {', '.join(setup.modules) or '-'}\noptions   "
          f"{', '.join(f'{name}={value}' for name, value in setup.options.items()) or '-'}")
    print(f"made      {day(row.made)}\nchanged   {day(last.at if last else row.made)}")
    print(f"moves     {last.number if last else 0}\nstate     {row.state or '-'}\nrematch   {row.next or '-'}")
    for number, seat in enumerate(await store.seats(args.table), 1):
        away = f", for {seat.owner_name or 'somebody'}" if seat.owner else ""
        gone = ", gave up" if seat.resigned else ""
        print(f"seat {number}    {seat.kind} {seat.name or seat.bot or '-'}{away}{gone}")
    for entry in await store.happenings(args.table):
        print(f"{day(entry.at)}  move {entry.number}: seat {entry.seat + 1} {entry.kind}"
              f"{''.join(f' {name}' for name in entry.name.split(chr(9)) if name)}")


# --- taking away and putting back ------------------------------------------------------------------------------------
async def delete(store: Store, args: argparse.Namespace) -> None:
    for name in args.table:
        if await store.find(name) is None:
            raise UnknownTable(f"there is no table {name}")
    for name in args.table:
        await take_away(store, name)
    print(f"{len(args.table)} tables deleted", file=sys.stderr)


async def take_away(store: Store, name: str) -> None:
    """Delete a table, and let running servers close it."""
    await remove_whatever_happens(store, name)
    await order(store, "gone", name)


async def export(store: Store, args: argparse.Namespace) -> None:
    async with store.db.at_one_moment():
        lines = [await pack(store, name) for name in args.table]
    with writing(args.to) as file:
        file.writelines(f"{one}\n".encode() for one in lines)
    print(f"{len(lines)} tables in {args.to}", file=sys.stderr)


async def archive(store: Store, args: argparse.Namespace) -> None:
    """First everything into the file, then out of the database: nothing is lost when something goes wrong between.

    A table at which somebody moved meanwhile stays, and the file has it as it was before.
    """
    async with store.db.at_one_moment():
        found = [one async for one in standings(store) if wanted(one, args)]
        with writing(args.to) as file:
            for one in found:
                file.write(f"{await pack(store, one.id)}\n".encode())
    moved = 0
    for one in found:
        if await remove(store, one.id, one.moves):
            await order(store, "gone", one.id)
            moved += 1
    stay = f"; {len(found) - moved} stay, because somebody moved there" if moved < len(found) else ""
    print(f"{moved} tables moved into {args.to}{stay}", file=sys.stderr)


async def backup(store: Store, args: argparse.Namespace) -> None:
    """All tables as they were at one moment, however long it takes to write them down."""
    count = 0
    async with store.db.at_one_moment():
        with writing(args.to) as file:
            async for one in standings(store):
                file.write(f"{await pack(store, one.id)}\n".encode())
                count += 1
    print(f"{count} tables in {args.to}", file=sys.stderr)


async def put_back(store: Store, args: argparse.Namespace) -> None:
    added = there = 0
    for number, line in enumerate(reading(args.file), 1):
        if await unpack(store, line, f"{args.file}:{number}"):
            added += 1
        else:
            there += 1
    print(f"{added} tables added, {there} were there already", file=sys.stderr)


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A new file; .gz packs it. It is on the disk when this ends, or gone. An old one is not written over."""
    with path.open("xb") as file:
        try:
            if path.suffix == ".gz":
                with gzip.GzipFile(fileobj=file, mode="wb") as packed:
                    yield packed  # type: ignore[misc]  # it is written to, and that it can
            else:
                yield file
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink()
            raise


def reading(path: Path) -> Iterator[str]:
    """The lines of a file of tables, one after the other."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            while line := file.readline(MOST_LINE + 1):
                if len(line) > MOST_LINE:
                    raise BadBundle(f"{path}: a line is longer than any table")
                yield line.decode()
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, zlib.error) as error:
        raise BadBundle(f"{path}: {error}") from None


# --- who may come in -------------------------------------------------------------------------------------------------
async def ban(store: Store, args: argparse.Namespace) -> None:
    until = int(time() + args.days * DAY) if args.days else 0
    sql = ("INSERT INTO bans (address, why, until, at) VALUES (?, ?, ?, ?) "
           "ON CONFLICT (address) DO UPDATE SET why = excluded.why, until = excluded.until")
    await store.write([(sql, (args.address, args.why, until, int(time())))])
    await order(store, "lists")


async def unban(store: Store, args: argparse.Namespace) -> None:
    sql = "DELETE FROM bans WHERE address = ? RETURNING address"
    [rows] = await store.write([(sql, (args.address,))])
    await order(store, "lists")
    print("lifted" if rows else "there was no such ban", file=sys.stderr)


async def bans(store: Store, _args: argparse.Namespace) -> None:
    for address, why, until in await store.fetch("SELECT address, why, until FROM bans ORDER BY address"):
        print(f"{address:24} {'for good' if not until else f'until {day(until)}':22} {why}")


async def invite(store: Store, args: argparse.Namespace) -> None:
    """A key for somebody who may make tables; only its hash is stored."""
    key = make_key()
    sql = "INSERT INTO makers (secret, name, at) VALUES (?, ?, ?)"
    await store.write([(sql, (hashed(key), clean(args.name), int(time())))])
    await order(store, "lists")
    print(f"{args.address.rstrip('/')}/#/maker/{key}")


async def uninvite(store: Store, args: argparse.Namespace) -> None:
    [rows] = await store.write([("DELETE FROM makers WHERE name = ? RETURNING name", (clean(args.name),))])
    await order(store, "lists")
    print(f"{len(rows)} invitations taken back", file=sys.stderr)


async def makers(store: Store, _args: argparse.Namespace) -> None:
    for name, at in await store.fetch("SELECT name, at FROM makers ORDER BY at"):
        print(f"{day(at)}  {name}")
