"""What every game needs to set up the situation of a lesson: names that are known, and a table that holds together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.table import NOBODY, Table


def seats_of(t: Table, situation: Mapping[str, Any], keys: Iterable[str]) -> list[Mapping[str, Any]]:
    """What a situation says of every seat. Raises BadSetup when it has other keys, or more or fewer seats."""
    known(situation, ("seat", *keys))
    seats: list[Mapping[str, Any]] = situation.get("seat", [])
    if len(seats) != t.seats:
        raise BadSetup(f"a situation is for {t.seats} seats, not {len(seats)}")
    return seats


def known(data: Mapping[str, Any], keys: Sequence[str]) -> None:
    for key in data:
        one_of("key of a situation", key, keys)


def one_of(what: str, name: str, names: Sequence[str]) -> str:
    if name not in names:
        raise BadSetup(unknown(what, name, names))
    return name


def place_of(what: str, name: str, names: Sequence[str]) -> int:
    """The place of a name among those that are known."""
    return names.index(one_of(what, name, names))


def cleared(t: Table) -> None:
    """No step waits and nobody decides; it is the first seat's turn."""
    t.stack.clear()
    t.seat = NOBODY
    t.active = 0


def checked(t: Table) -> None:
    """Raises BadSetup with everything that does not hold together."""
    if wrong := t.check():
        raise BadSetup("; ".join(wrong))
