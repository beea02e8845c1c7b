"""What every game needs to set up the situation of a lesson: names that are known, and a table that holds together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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


def one_of(what: str, name: str, names: Mapping[str, object] | Sequence[str]) -> str:
    if name not in names:
        raise BadSetup(unknown(what, name, names))
    return name


def place_of(what: str, name: str, names: Sequence[str]) -> int:
    """The place of a name among those that are known."""
    return names.index(one_of(what, name, names))


class Box:
    """Components that have not been laid out yet, by their names."""

    def __init__(self, what: str, names: Sequence[str], copies: Sequence[int] | None = None) -> None:
        self.what = what
        self.names = names
        self.copies = [1] * len(names) if copies is None else copies
        self.left = list(self.copies)

    def take(self, name: str) -> int:
        """The number of one of that name, which lies somewhere else from now on."""
        kind = place_of(self.what, name, self.names)
        if not self.left[kind]:
            raise BadSetup(f"there is only one {name}" if self.copies[kind] == 1 else
                           f"there are not so many copies of {name}")
        self.left[kind] -= 1
        return kind

    def rest(self) -> list[int]:
        """Whatever is left, in the order of the names."""
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]


SEEDS = 10_000


def chance_so(t: Table, fits: Callable[[Table], bool], never: str) -> None:
    """The next random numbers of the table are such that it fits. Raises BadSetup with `never` when they never are."""
    for seed in range(SEEDS):
        t.reseed(seed)
        if fits(t.clone()):
            return
    raise BadSetup(never)


def cleared(t: Table) -> None:
    """No step waits and nobody decides; it is the first seat's turn."""
    t.stack.clear()
    t.seat = NOBODY
    t.active = 0


def checked(t: Table) -> None:
    """Raises BadSetup with everything that does not hold together."""
    if wrong := t.check():
        raise BadSetup("; ".join(wrong))
