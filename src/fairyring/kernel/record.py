"""The record of a game: the save file, the replay, the undo, the bug report and the test fixture.

It holds how the game started and every decision by name. Whoever has it can play the game again, move by move, and
prove by the digest that it came out the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fairyring.kernel.errors import BrokenRecord, CannotSave
from fairyring.kernel.facts import Kept
from fairyring.kernel.files import read_file
from fairyring.kernel.game import MOST_SEED, Setup
from fairyring.kernel.table import Table

FORMAT = 1
MOST_DECISIONS = 200_000
MOST_NUMBER = 10**9
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL as JSON writes it, and not the five characters after a backslash that is meant."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game, finished or not."""

    setup: Setup
    content: str
    """The fingerprint of the components in play."""
    decisions: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Who sat on each seat, for people."""
    takebacks: int = 0
    """Decisions taken back by the freer rule of a game alone."""
    digest: str = ""
    """The digest of the table after the last decision; empty when nobody has computed it."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    components: Kept | None = None
    """The components themselves, so that the record can be played wherever it goes."""

    def to_json(self) -> str:
        """Text with one decision a line, so that a diff of two records can be read."""
        s = self.setup
        head = {"fairyring": FORMAT, "game": s.game, "players": s.players, "modules": list(s.modules),
                "options": dict(s.options), "seed": s.seed, "content": self.content, "packs": list(self.packs),
                "rules_version": s.rules, "names": list(self.names), "takebacks": self.takebacks,
                "digest": self.digest, **({"extra": dict(self.extra)} if self.extra else {})}
        rows = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        moves = ",\n".join(f"  {json.dumps(name, ensure_ascii=False)}" for name in self.decisions)
        box = "" if self.components is None else f',\n "components": {json.dumps(self.components, ensure_ascii=False)}'
        return "{\n" + "\n".join(rows) + '\n "decisions": [\n' + moves + "\n ]" + box + "\n}\n"

    def with_digest(self, digest: str) -> Record:
        return replace(self, digest=digest)


def read_record(text: str, where: str = "record") -> Record:
    """A record from its text. Raises BrokenRecord, which says what is wrong and where."""
    try:
        data = json.loads(text)
        plain = json.dumps(data, ensure_ascii=False)
        plain.encode()
    except UnicodeEncodeError:
        raise BrokenRecord(f"{where}: half a character (a lone surrogate such as \\ud800) stands in it") from None
    except json.JSONDecodeError as error:
        ends = error.pos >= len(text.rstrip()) - 1 or error.msg.startswith("Unterminated string")
        cut = " It looks cut off." if ends else ""
        raise BrokenRecord(f"{where}:{error.lineno}: not valid JSON: {error.msg}.{cut}") from None
    except ValueError as error:  # a number with thousands of digits
        raise BrokenRecord(f"{where}: not valid JSON: {error}") from None
    except RecursionError:
        raise BrokenRecord(f"{where}: nested too deeply to be a record") from None
    if NUL.search(plain):
        raise BrokenRecord(f"{where}: a NUL character (\\u0000) stands in it, which is no text")
    if not isinstance(data, dict) or "fairyring" not in data:
        raise BrokenRecord(f'{where}: no Fairyring record (the key "fairyring" is missing)')
    if data["fairyring"] != FORMAT:
        raise BrokenRecord(f"{where}: record format {data['fairyring']!r}; this version reads format {FORMAT}")
    fields = _Fields(data, where)
    decisions = fields.texts("decisions")
    if len(decisions) > MOST_DECISIONS:
        raise BrokenRecord(f"{where}: {len(decisions)} decisions; at most {MOST_DECISIONS}")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise BrokenRecord(f'{where}: "options" should map names to texts')
    extra = data.get("extra", {})
    if not isinstance(extra, dict):
        raise BrokenRecord(f'{where}: "extra" should be a table')
    components = data.get("components")
    if components is not None and not isinstance(components, dict):
        raise BrokenRecord(f'{where}: "components" should be a table')
    setup = Setup(fields.text("game"), fields.number("players"), fields.texts("modules"), options,
                  fields.number("seed", most=MOST_SEED), fields.number("rules_version", 1))
    return Record(setup, fields.text("content"), decisions, fields.texts("packs"), fields.texts("names"),
                  fields.number("takebacks"), fields.text("digest"), extra, components)


class _Fields:
    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where

    def get(self, key: str, kind: type, form: str) -> Any:
        if key not in self.data:
            raise BrokenRecord(f'{self.where}: "{key}" is missing')
        value = self.data[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BrokenRecord(f'{self.where}: "{key}" should be {form}, not {str(value)[:40]!r}')
        return value

    def text(self, key: str) -> str:
        return str(self.get(key, str, "a text"))

    def number(self, key: str, least: int = 0, most: int = MOST_NUMBER) -> int:
        value = int(self.get(key, int, "a whole number"))
        if value < least:
            raise BrokenRecord(f'{self.where}: "{key}" should be at least {least}, not {value}')
        if value > most:
            raise BrokenRecord(f'{self.where}: "{key}" should be at most {most}')
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.get(key, list, "a list of texts")
        for i, value in enumerate(values):
            if not isinstance(value, str):
                raise BrokenRecord(f'{self.where}: "{key}" number {i + 1} should be a text, not {str(value)[:40]!r}')
        return tuple(values)


def load_record(path: Path) -> Record:
    """Read a record file."""
    try:
        text = read_file(path).decode()
    except UnicodeDecodeError as error:
        raise BrokenRecord(f"{path}: not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BrokenRecord(f"{path}: cannot be read: {error.strerror or error}") from None
    return read_record(text, str(path))


def save_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: first beside it, then in its place. Raises CannotSave.

    Devices and pipes cannot be put in place of one another; they are written to directly.
    """
    temporary: Path | None = None
    try:
        content = text.encode()
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(content)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.is_file():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except (OSError, UnicodeEncodeError) as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        reason = error.strerror or str(error) if isinstance(error, OSError) else "half a character stands in the text"
        old = " The file that was there is unchanged." if path.exists() else ""
        raise CannotSave(f"{path}: cannot be saved: {reason}.{old}") from None


def digest(table: Table) -> str:
    """A short fingerprint of everything at the table, hidden things included."""
    text = json.dumps(table.save(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
