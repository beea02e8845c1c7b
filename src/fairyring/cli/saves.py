"""Where saved games lie: the user's own data folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from fairyring.kernel.errors import BadSetup, BrokenRecord
from fairyring.kernel.record import Record, load_record, save_text
from fairyring.kernel.session import Session

NEWEST = ""
"""What `--resume` without a file means."""


def folder() -> Path:
    return user_data_path("fairyring", appauthor=False) / "saves"


def new_path(game: str) -> Path:
    """A file for a new game that no other game uses."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{stamp}.json"
    count = 1
    while path.exists():
        count += 1
        path = folder() / f"{game}-{stamp}-{count}.json"
    return path


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Whatever is wrong with a record is told with the name of its file."""
    try:
        yield
    except BrokenRecord as error:
        raise BrokenRecord(f"{path}: {str(error).removeprefix('record: ').removeprefix(f'{path}: ')}") from None


def find(wanted: str, game: str) -> Path:
    """The file to resume: as named (here or in the folder of saved games), or the newest of the game."""
    if wanted != NEWEST:
        path = Path(wanted)
        return path if path.exists() or path.is_absolute() or not (folder() / path).exists() else folder() / path
    saved = sorted(folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not saved:
        raise BadSetup(f"no saved game of {game} in {folder()}; save one with q while you play")
    return saved[-1]


def load(path: Path, game: str) -> Record:
    """The record of a saved game. Raises BrokenRecord."""
    record = load_record(path)
    if record.setup.game != game:
        raise BrokenRecord(f"a game of {record.setup.game}, not of {game}")
    return record


def save(session: Session, path: Path, bots: list[str]) -> None:
    """Write the record, with the bots that sat at the table. Raises CannotSave; the old file is whole then."""
    save_text(path, replace(session.record(whole=True), extra={"bots": bots}).to_json())


def bots_of(record: Record) -> list[str]:
    """The bots that a saved game was played with. Raises BrokenRecord."""
    bots = record.extra.get("bots", [])
    if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
        raise BrokenRecord('record: "extra": "bots" should be a list of names')
    return [bot for bot in bots if bot]
