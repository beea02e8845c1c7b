"""Who came and went at a table, in words: the lines of the log that are no moves.

An entry's name holds two names: whose seat it was, and who sits there now (a bot by its level, a person by name, or
nobody yet). The record keeps them as `extra.seats`, one list each: step, what happened, seat, the two names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fairyring.bots.levels import BOTS
from fairyring.kernel.words import Message
from fairyring.server.messages import LogLine
from fairyring.server.names import clean
from fairyring.server.rows import HAPPENINGS, Entry

BETWEEN = "\t"
"""Between the two names; names of people hold no such sign."""

END = "end"
"""Instead of the second name: the game ended with it."""


LINES = {"left": "seat-left", "replaced": "seat-replaced", "late": "seat-late", "sat": "seat-sat",
         "back": "seat-back", "resigned": "seat-resigned-ends", "paused": "seat-paused", "resumed": "seat-resumed"}
BOT_LINES = {"left": "seat-left-bot", "replaced": "seat-replaced-bot", "late": "seat-late-bot",
             "resigned": "seat-resigned-bot"}
"""When a bot plays on."""


def both_names(whose: str, by: str = "") -> str:
    return f"{whose}{BETWEEN}{by}"


def line(entry: Entry) -> LogLine:
    """A happening as a line of the log."""
    return LogLine(said(entry.kind, entry.seat, entry.name), "", "seat", entry.seat, {})


def said(kind: str, seat: int, names: str) -> Message:
    """A happening for people to read."""
    whose, _, by = names.partition(BETWEEN)
    somebody = Message("player-seat", {"number": seat + 1})
    key = (BOT_LINES if by not in ("", END) else LINES).get(kind, LINES[kind])
    return Message(key, {"who": whose or somebody, "by": Message(f"bot-{by}") if by in BOTS else by or somebody})


def kept(entries: Sequence[Entry]) -> list[list[Any]]:
    """The happenings of a log as a record keeps them."""
    return [[entry.step, entry.kind, entry.seat, *entry.name.split(BETWEEN)] for entry in entries
            if entry.kind in HAPPENINGS]


def read(extra: Mapping[str, Any], players: int) -> list[tuple[int, str, int, str]]:
    """The happenings of a record from elsewhere: step, kind, seat and names. What is none is left out."""
    found: list[tuple[int, str, int, str]] = []
    rows = extra.get("seats")
    for row in rows if isinstance(rows, list) else ():
        match row:
            case [int(step), str(kind), int(seat), str(whose), str(by)] if (
                    kind in HAPPENINGS and step >= 0 and 0 <= seat < players and BETWEEN not in whose + by):
                found.append((step, kind, seat, both_names(clean(whose), clean(by))))
    return found
