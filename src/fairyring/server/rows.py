"""What is kept of a table: what was fixed when it was made, who sits where, and the lines of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fairyring.kernel.game import Setup
from fairyring.kernel.record import Record

HAPPENINGS = ("left", "replaced", "late", "sat", "back", "resigned", "paused", "resumed")
"""Lines of the log that are no moves: who came and went, and when the game stood still."""

STONE = "gone"
"""The last line of the log of a table that was taken away (see `removing`)."""


class Entry(NamedTuple):
    """One line of a table's log: a move, something taken back or made again, or somebody who came or went."""

    table: str
    number: int
    """The version of the table after it; the first is 1."""
    kind: str
    """play, undo, undo-turn or redo; or one of `HAPPENINGS`."""
    seat: int
    name: str
    """The option played or made again; of a happening whose seat it was and who sits there now (see `chronicle`)."""
    alone: int
    """Whether the freer undo of somebody alone at the table applied (1) or not (0)."""
    step: int
    """How many decisions the record holds after it."""
    deciding: int
    at: int


class SeatRow(NamedTuple):
    kind: str
    name: str
    bot: str
    secret: str
    """The hash of the seat's key; empty while it has none."""
    owner: str = ""
    """The hash of the key of somebody who went away and may come back; empty when nobody did."""
    owner_name: str = ""
    resigned: int = 0
    """Whoever sat there gave up (1)."""

    @property
    def for_people(self) -> bool:
        """Somebody sits there, may come back there, or may be invited there: what is hidden must stay so."""
        return self.kind in ("person", "free") or bool(self.owner) or bool(self.resigned)


class TableRow(NamedTuple):
    """A stored table: everything that is fixed when it is made, but for `next` and `state`."""

    id: str
    setup: Setup
    content: str
    takebacks: int
    made: int
    replay: bool
    deciding: int
    """Who makes the first decision."""
    invite: str
    watch: str
    next: str
    state: str = ""
    """`paused`, `ended` (given up before the game was over), or empty."""
    patience: int = 600
    """After so many seconds those who stay may give the seat of somebody absent to another."""
    known_deal: bool = False
    """The maker chose the seed, and so may know what is hidden."""
    host: int = -1
    """The seat of whoever made the table; -1 when they have none."""
    packs: tuple[str, ...] = ()
    """The names of the packs that it is played with."""
    pace: int = 0
    """So many seconds somebody who is there may take for a decision before those who wait may do the same; 0: as long
    as they like."""

    def record(self, decisions: Sequence[str] = (), names: Sequence[str] = ()) -> Record:
        return Record(self.setup, self.content, tuple(decisions), (), tuple(names), self.takebacks)


def decisions_of(entries: Sequence[Entry]) -> list[str]:
    """Every decision that stands: what was taken back is gone."""
    kept: list[str] = []
    for entry in entries:
        if entry.kind in HAPPENINGS:
            continue
        if entry.kind.startswith("undo"):
            del kept[entry.step:]
        else:
            kept += entry.name.split("\n")
    return kept
