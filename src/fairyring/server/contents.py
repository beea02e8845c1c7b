"""The components that tables were begun with, each kept once: a table goes on with them, however the cards change."""

from __future__ import annotations

import logging
import zlib
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from fairyring.kernel.errors import BadPack
from fairyring.kernel.facts import Facts
from fairyring.kernel.game import all_games
from fairyring.kernel.kept import find_content
from fairyring.kernel.record import Record
from fairyring.kernel.session import Session
from fairyring.server.rows import TableRow
from fairyring.server.store import Store

MOST_KNOWN = 64
"""Components of the past that are held in memory."""

log = logging.getLogger(__name__)


class Begun(NamedTuple):
    """A table's record before its first decision, and its components, if they are to be had."""

    record: Record
    content: Any


class Contents:
    """Finds the components of a table: today's, those of a release, or those in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Any] = OrderedDict()
        """Components of the past, by the key that they are stored under."""

    async def begun(self, row: TableRow) -> Begun:
        """How a table began. Without components when nobody has them, or this program cannot read them any more."""
        record = row.record()
        game = all_games().get(row.setup.game)
        if game is None:
            return Begun(record, None)
        known = self.known.get(row.id) or self.known.get(row.content) or find_content(game, row.setup, row.content)
        if known is not None:
            return Begun(record, known)
        for key in (row.id, row.content):
            data = await self.store.content(key)
            if data is None:
                continue
            kept = msgspec.json.decode(zlib.decompress(data))
            try:
                content = find_content(game, row.setup, row.content, kept=kept)
            except BadPack as error:
                log.warning("the components of table %s cannot be read any more: %s", row.id, error)
                return Begun(replace(record, components=kept), None)
            if content is not None:
                self.known[key] = content
                if len(self.known) > MOST_KNOWN:
                    self.known.popitem(last=False)
                return Begun(record, content)
        return Begun(record, None)


def key_of(row: TableRow, session: Session) -> str:
    """What a table's components are stored under: their fingerprint; or its own id when a stranger's record brought
    them, so that nobody can leave anything for the tables of others.
    """
    brought = row.replay and find_content(session.game, session.setup, row.content) is None
    return row.id if brought else row.content


@lru_cache(maxsize=8)
def packed(facts: Facts) -> bytes:
    """Components as they are stored."""
    return zlib.compress(msgspec.json.encode(facts.data()))
