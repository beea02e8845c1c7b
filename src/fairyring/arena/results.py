"""What came of a game, and the file that keeps it: one JSON line a game, so that nothing finished is ever lost."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from fairyring.kernel.errors import BrokenRecord, CannotSave
from fairyring.kernel.files import read_file
from fairyring.kernel.table import Table

MOST = 4 * 2**30
"""Bytes of a file of results."""


class Trouble(msgspec.Struct, frozen=True):
    """A decision that a bot did not make, so that one was made for it by chance."""

    seat: int
    decision: int
    what: str
    """"raised", "illegal" or "slow"."""
    text: str
    trace: str = ""
    """Where it was raised; kept for the first time a bot raises in a game."""


class RivalScore(msgspec.Struct, frozen=True):
    """How a rival of the book came out."""

    kind: str
    rank: int
    score: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """One finished game. A rank of 1 is a win; a rival of the book may leave every seat without one."""

    key: str
    """Tells games apart: the same key is the same game."""
    game: str
    players: int
    modules: list[str]
    options: dict[str, str]
    seed: int
    content: str
    """The fingerprint of the components."""
    packs: list[str]
    rules_version: int
    bots: list[str]
    first: int
    """The seat that made the first decision."""
    ranks: list[int]
    reason: str
    scores: list[dict[str, int]]
    rounds: int
    decisions: int
    bought: list[list[str]]
    """What every seat bought, took or played, as the game's `gains` say, in order."""
    digest: str
    """The digest of the table at its end: games that were played alike have the same."""
    thinking: list[float]
    """Seconds that every seat thought, by the clock: the only entry that may differ when a game is played again."""
    troubles: list[Trouble] = []
    unasked: list[int] = []
    """Decisions of every seat made by chance without asking, because its bot had been too slow too often."""
    rivals: list[RivalScore] = []
    when: list[list[int]] = []
    """After how many decisions of the game each of these came, in step with `bought`; empty in older files."""

    def parts(self) -> list[float]:
        """Every seat's part of the victory."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def by_chance(self) -> int:
        """How many decisions were made by chance instead of by a bot."""
        return len(self.troubles) + sum(self.unasked)


DECODER = msgspec.json.Decoder(Result)


def rival_scores(table: Table) -> list[RivalScore]:
    """How the rivals at a table came out."""
    outcome = table.outcome()
    return [RivalScore(kind, outcome.ranks[number], dict(outcome.scores[number]))
            for number, kind in enumerate(table.rivals, table.seats)]


class ResultFile:
    """The file to which every finished game is added at once.

    `found` are the games that were there already. A last line that was cut off (the power went) is put away, and its
    game will be played again.
    """

    def __init__(self, path: Path) -> None:
        """Opens the file, or makes it. Raises BrokenRecord when it is not one of results, CannotSave."""
        self.path = path
        self.found: list[Result] = []
        self.cut_off = False
        try:
            if path.exists():
                self.found, whole = read_lines(path, read_file(path, MOST))
                self.cut_off = whole < path.stat().st_size
                if self.cut_off:
                    with path.open("r+b") as file:
                        file.truncate(whole)
            self.file: IO[bytes] = path.open("ab")
        except OSError as error:
            raise CannotSave(f"{path}: {error.strerror}") from None

    def add(self, result: Result) -> None:
        try:
            self.file.write(msgspec.json.encode(result) + b"\n")
            self.file.flush()
        except OSError as error:
            raise CannotSave(f"{self.path}: {error.strerror}") from None

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.file.close()


def read_lines(path: Path, data: bytes) -> tuple[list[Result], int]:
    """The games of a file, and how many of its bytes they are: less than all when its last line was cut off."""
    results: list[Result] = []
    at = 0
    for number, line in enumerate(data.split(b"\n"), 1):
        after = at + len(line) + 1
        if line.strip():
            try:
                results.append(DECODER.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                if after <= len(data):  # a whole line: no power cut does that
                    raise BrokenRecord(f"{path}:{number}: no result of a game: {error}") from None
                return results, at
            if after > len(data):  # the game is whole, only the end of its line is missing
                return results[:-1], at
        at = after
    return results, len(data)


def read_results(paths: Iterable[Path]) -> list[Result]:
    """The games of several files, JSON lines or Parquet; of equal keys the first. Raises BrokenRecord."""
    found: dict[str, Result] = {}
    for path in paths:
        try:
            data = read_file(path, MOST)
        except OSError as error:
            raise BrokenRecord(f"{path}: {error.strerror}") from None
        if data[:4] == b"PAR1":
            from fairyring.arena.parquet import read_parquet

            results = read_parquet(path)
        else:
            results, _ = read_lines(path, data)
        for result in results:
            found.setdefault(result.key, result)
    return list(found.values())
