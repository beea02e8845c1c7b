"""What a learner sees: pieces of what its seat may know, as numbers, each with a name and a sentence about it.

A piece is declared once and read in two ways: from the seat's view, which is the reference and holds nothing hidden by
construction, and straight from the table into a buffer, which costs a fraction of it. The battery compares the two at
the decisions of whole games. A piece that only reads the view is complete; it is merely slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from fairyring.kernel.table import Data, Frame, Notes, Table

MOST: Final = 2**20
"""No number of an observation is farther from 0; only points that are lost are below it."""

BITS: Final = 32
NOTES: Final = 4
ASKED: Final = BITS + 1 + NOTES
"""Numbers of the open decision before those of what waits behind it."""
MOST_NOTE: Final = 255
REMEMBERED: Final = 65536
"""Codes of decisions that are kept; then the memory begins anew."""


class Row:
    """The numbers of one observation, in cells that may hold many rows; numpy reads them without a copy."""

    def __init__(self, cells: vec[i32], start: int, size: int) -> None:
        self.cells: vec[i32] = cells
        self.start: i64 = start
        self.end: i64 = start + size

    def clear(self) -> None:
        cells = self.cells
        place: i64 = self.start
        while place < self.end:
            cells[place] = 0
            place += 1

    def put(self, at: i64, number: i64) -> None:
        """One number at its place."""
        self.cells[self.start + at] = i32(number)

    def all(self, at: i64, numbers: list[int]) -> None:
        """Numbers one after the other."""
        cells = self.cells
        place: i64 = self.start + at
        for number in numbers:
            cells[place] = number
            place += 1

    def one(self, at: i64, kind: int, places: list[int]) -> None:
        """One more of a kind, at the place of the kind; what has no place is left out."""
        if kind >= 0:
            place: i64 = places[kind]
            if place >= 0:
                self.cells[self.start + at + place] += 1

    def count(self, at: i64, kinds: list[int], places: list[int]) -> None:
        """How often each kind comes, at the places of the kinds; what has no place is left out."""
        cells = self.cells
        start: i64 = self.start + at
        for kind in kinds:
            if kind >= 0:
                place: i64 = places[kind]
                if place >= 0:
                    cells[start + place] += 1


def new_cells(count: int) -> vec[i32]:
    """So many cells, all 0."""
    return vec[i32]([0] * count)


class Kinds:
    """The places of components that are counted by kind: by their names in a view, by their numbers at a table."""

    def __init__(self, names: Sequence[str | None]) -> None:
        """The names by number; None for one that is not counted."""
        self.order: dict[str, int] = {}
        self.places: list[int] = []
        for name in names:
            self.places.append(-1 if name is None else self.order.setdefault(name, len(self.order)))

    def __len__(self) -> int:
        return len(self.order)

    def counted(self, names: Iterable[str | None]) -> list[float]:
        return counted(names, self.order)


def counted(names: Iterable[str | None], order: dict[str, int]) -> list[float]:
    """How often each name comes."""
    numbers = [0.0] * len(order)
    for name in names:
        if name is not None:
            numbers[order[name]] += 1.0
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A named part of an observation: so many numbers. By itself it knows the view alone."""

    direct: ClassVar[bool] = False
    """It can write itself straight from the table."""

    def __init__(self, name: str, size: int, about: str,
                 reads: Callable[[Data], Sequence[float]] | None = None) -> None:
        self.name = name
        self.size = size
        self.about = about
        self.reads = reads

    def read(self, view: Data) -> Sequence[float]:
        """Its numbers from a seat's view and nothing else."""
        assert self.reads is not None, f"{self.name}: nothing reads it"
        return self.reads(view)

    def write(self, t: Any, seat: int, row: Row, at: int) -> None:
        """The same numbers from the table, as that seat sees it; what is 0 need not be written."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Direct(Piece):
    """A piece that is read both ways."""

    direct: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class OfKinds(Direct):
    """Components, counted by kind."""

    def __init__(self, name: str, about: str, kinds: Kinds) -> None:
        super().__init__(name, len(kinds), f"{about}, by kind")
        self.kinds = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayer(Direct):
    """A piece of the one who sits so many places after the own seat: of those whom `players` has, at a table and in
    its view."""

    def __init__(self, place: int, name: str, size: int, about: str,
                 reads: Callable[[Data], Sequence[float]] | None = None) -> None:
        super().__init__(f"{whose(place)} {name}", size, about, reads)
        self.place = place

    def read(self, view: Data) -> Sequence[float]:
        players = view["players"]
        return self.read_one(players[(max(0, view["seat"]) + self.place) % len(players)])

    def read_one(self, one: Data) -> Sequence[float]:
        """Its numbers from what the view has of that player."""
        return Piece.read(self, one)

    def write(self, t: Any, seat: int, row: Row, at: int) -> None:
        self.write_one(t, seat, (seat + self.place) % len(t.players), row, at)

    def write_one(self, t: Any, seat: int, number: int, row: Row, at: int) -> None:
        """The same from the table: what `seat` sees of the player with that number."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OfHeld(OfPlayer):
    """Components that a player has somewhere, counted by kind; `shown` is what the view calls the place, if not as the
    piece."""

    def __init__(self, place: int, name: str, about: str, kinds: Kinds, shown: str = "") -> None:
        super().__init__(place, name, len(kinds), f"{about}, by kind")
        self.kinds = kinds
        self.shown = shown or name

    def read_one(self, one: Data) -> Sequence[float]:
        return self.kinds.counted(self.names(one))

    def names(self, one: Data) -> Iterable[str | None]:
        """What lies there, from what the view has of that player."""
        found: list[str | None] = one[self.shown]
        return found

    def write_one(self, t: Any, seat: int, number: int, row: Row, at: int) -> None:
        row.count(at, self.held(t, seat, number), self.kinds.places)

    def held(self, t: Any, seat: int, number: int) -> list[int]:
        """What lies there, from the table."""
        raise NotImplementedError


def owner(view: Data, everybody: int, number: int | None) -> float:
    """Whose something is: 1 for the own seat, 2 for the next ...; 0 for nobody."""
    return 0.0 if number is None else float(1 + (number - max(0, view["seat"])) % everybody)


def whose(place: int) -> str:
    """How the one who sits so many places after the own seat is called."""
    return "own" if place == 0 else f"player {place + 1}"


# --- the decision in progress ----------------------------------------------------------------------------------------
def decision_of(t: Table, seat: int) -> Data | None:
    """What a seat is asked and what waits behind it, as `Table.save` tells it; None when another one decides."""
    if t.over or t.seat != seat:
        return None
    return {"step": t.step.name, "notes": list(t.x),
            "behind": [(step.name, (whom - seat) % t.seats, list(x)) for step, whom, x in t.stack]}


def bits(text: str) -> list[int]:
    """A code of a text: 0s and 1s, the same wherever and whenever it is made."""
    code = crc32(text.encode())
    return [code >> i & 1 for i in range(BITS)]


class Decision(Direct):
    """The decision in progress: what is asked, what it remembers (how often it was repeated), what waits behind."""

    def __init__(self) -> None:
        super().__init__("decision", ASKED + 1 + BITS, "a code of the open decision with what it remembers, "
                         "bit by bit; how many numbers it remembers, and the first of them; how many steps wait behind "
                         "it, and a code of them, bit by bit")
        self.asked: dict[tuple[int, Notes], list[int]] = {}
        self.waiting: dict[tuple[int, int, tuple[Frame, ...]], list[int]] = {}
        """What was written lately, of the decision and of what waits behind it: each comes with many of the other."""

    def read(self, view: Data) -> Sequence[float]:
        found = view["decision"]
        return [0.0] * self.size if found is None else [
            float(number) for number in (*asked_numbers(found["step"], found["notes"]),
                                         *waiting_numbers(found["behind"]))]

    def write(self, t: Table, seat: int, row: Row, at: int) -> None:
        if t.seat != seat:
            return
        asked = (t.step.number, t.x)
        code = self.asked.get(asked)
        if code is None:
            if len(self.asked) >= REMEMBERED:
                self.asked.clear()
            code = self.asked[asked] = asked_numbers(t.step.name, t.x)
        row.all(at, code)
        if not t.stack:
            return
        waiting = (t.seats, seat, tuple(t.stack))
        code = self.waiting.get(waiting)
        if code is None:
            if len(self.waiting) >= REMEMBERED:
                self.waiting.clear()
            code = self.waiting[waiting] = waiting_numbers(
                [(step.name, (whom - seat) % t.seats, x) for step, whom, x in t.stack])
        row.all(at + ASKED, code)


def asked_numbers(step: str, notes: Sequence[int]) -> list[int]:
    """What is asked and what it remembers."""
    first = [min(max(note, 0), MOST_NOTE) for note in notes[:NOTES]]
    return [*bits(f"{step} {list(notes)}"), len(notes), *first, *[0] * (NOTES - len(first))]


def waiting_numbers(behind: Sequence[tuple[str, int, Sequence[int]]]) -> list[int]:
    """What waits behind a decision; nothing: only 0."""
    if not behind:
        return [0] * (1 + BITS)
    return [len(behind), *bits("; ".join(f"{name} {whom} {list(x)}" for name, whom, x in behind))]


# --- a whole observation ---------------------------------------------------------------------------------------------
class Sight:
    """All pieces of one kind of table, one after the other, and behind them the decision in progress."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces: list[Piece] = [*pieces, Decision()]
        self.starts: list[int] = []
        self.size = 0
        """How many numbers an observation has."""
        for piece in self.pieces:
            self.starts.append(self.size)
            self.size += piece.size
        self.direct = [piece.direct for piece in self.pieces]
        self.whole = all(self.direct)

    def row(self) -> Row:
        """A row of its own."""
        return Row(new_cells(self.size), 0, self.size)

    def look(self, t: Table, seat: int, row: Row) -> None:
        """Write what a seat sees: straight from the table where a piece can, the rest from the view."""
        row.clear()
        pieces, starts, direct = self.pieces, self.starts, self.direct
        view: Data | None = None if self.whole else t.view(seat)
        for i in range(len(pieces)):
            if direct[i]:
                pieces[i].write(t, seat, row, starts[i])
            elif view is not None:
                row.all(starts[i], [int(number) for number in pieces[i].read(view)])

    def reference(self, t: Table, seat: int) -> list[float]:
        """What a seat sees, read from its view alone."""
        view: Data = {**t.view(seat), "decision": decision_of(t, seat)}
        numbers: list[float] = []
        for piece in self.pieces:
            found = piece.read(view)
            assert len(found) == piece.size, f"{piece.name}: {len(found)} numbers, not {piece.size}"
            numbers += [float(number) for number in found]
        return numbers
