"""Reading components from TOML so that every mistake can be told by file, line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from fairyring.kernel.errors import BadPack

HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.\-\"]+)\s*\]\]?")
KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+)\s*=")


class Problems:
    """Collects what is wrong with a pack, so that its author sees all of it at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, place: str, what: str) -> None:
        self.found.append(f"{place}: {what}")

    def raise_if_any(self) -> None:
        if self.found:
            raise BadPack(self.found)


class Entry:
    """One table of a TOML file: a card, a board, a tile. Asks for keys and notes what is wrong with them."""

    def __init__(self, source: Source, table: str, lines: dict[str, int], line: int, values: dict[str, Any],
                 problems: Problems) -> None:
        self.source = source
        self.table = table
        self.lines = lines
        self.line = line
        self.values = values
        self.problems = problems
        self.asked: set[str] = set()

    def place(self, key: str = "") -> str:
        return f"{self.source.name}:{self.lines.get(key, self.line)}"

    def wrong(self, key: str, what: str) -> None:
        self.problems.add(self.place(key), f"{self.table}: {key}: {what}" if key else f"{self.table}: {what}")

    def text(self, key: str, default: str | None = None, allowed: Iterable[str] | None = None) -> str:
        value = self._get(key, str, "a text in quotes", default)
        if allowed is not None and key in self.values and isinstance(value, str) and value not in allowed:
            names = list(allowed)
            near = get_close_matches(value, names, 1)
            hint = f'did you mean "{near[0]}"?' if near else "use one of " + ", ".join(names)
            self.wrong(key, f'unknown value "{value}"; {hint}')
            return names[0]
        return str(value)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(key, int, "a whole number", default)
        if not isinstance(value, int) or not least <= value <= most:
            if isinstance(value, int):
                self.wrong(key, f"{value} should be from {least} to {most}")
            return least
        return value

    def texts(self, key: str) -> list[str]:
        value = self._get(key, list, 'a list of texts such as ["a", "b"]', [])
        if not all(isinstance(one, str) for one in value):
            self.wrong(key, 'should be a list of texts such as ["a", "b"]')
            return []
        return list(value)

    def any(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return self.values.get(key, default)

    def _get(self, key: str, kind: type[Any], form: str, default: Any) -> Any:
        self.asked.add(key)
        if key not in self.values:
            if default is None:
                self.wrong(key, f"is missing; give {form}")
                return {str: "", int: 0, list: []}[kind]
            return default
        value = self.values[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            self.wrong(key, f"{value!r} should be {form}")
            return default if default is not None else {str: "", int: 0, list: []}[kind]
        return value

    def provenance(self, keys: Iterable[str], default: str) -> dict[str, str]:
        """Where each fact of this entry comes from: the `src` of the entry, per key or for all of it."""
        src = self.any("src", default)
        if isinstance(src, str):
            return {key: src for key in keys if key in self.values}
        if isinstance(src, dict):
            return {str(key): str(value) for key, value in src.items()}
        self.wrong("src", 'should be a text or a table such as { cost = "rulebook" }')
        return {}

    def finish(self, also: Iterable[str] = ()) -> None:
        """Note keys nobody asked for: most likely misspelt."""
        known = {*self.asked, *also, "src"}
        for key in self.values:
            if key not in known:
                near = get_close_matches(key, known, 1)
                self.wrong(key, "unknown key" + (f'; did you mean "{near[0]}"?' if near else ""))


class Source:
    """One TOML file with the line of every table and key."""

    def __init__(self, name: str, text: str, problems: Problems) -> None:
        self.name = name
        self.problems = problems
        self.data: dict[str, Any] = {}
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            problems.add(f"{name}:{line.group(1) if line else 1}", f"not valid TOML: {error}")
            return
        self.lines: dict[tuple[str, int], tuple[int, dict[str, int]]] = {}
        self._find_lines(text)

    def _find_lines(self, text: str) -> None:
        keys: dict[str, int] = {}
        self.lines[("", 0)] = (1, keys)
        seen: dict[str, int] = {}
        for number, row in enumerate(text.splitlines(), 1):
            header = HEADER.match(row)
            if header:
                table = header.group(2)
                keys = {}
                self.lines[(table, seen.get(table, 0))] = (number, keys)
                seen[table] = seen.get(table, 0) + 1
            elif key := KEY.match(row):
                keys.setdefault(key.group(1), number)

    def entries(self, table: str) -> list[Entry]:
        """Every `[[table]]` (or the one `[table]`) of the file."""
        found: Any = self.data
        for part in table.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        rows = found if isinstance(found, list) else [found] if found is not None else []
        entries: list[Entry] = []
        for i, values in enumerate(rows):
            line, keys = self.lines.get((table, i), (1, {}))
            if isinstance(values, dict):
                entries.append(Entry(self, table, keys, line, values, self.problems))
            else:
                self.problems.add(f"{self.name}:{line}", f"{table}: should be a table, written as [[{table}]]")
        return entries

    def unknown_tables(self, known: Iterable[str]) -> None:
        names = set(known)
        for table in self.data:
            if table not in names:
                line = self.lines.get((table, 0), (self.lines[("", 0)][1].get(table, 1), {}))[0]
                near = get_close_matches(table, names, 1)
                self.problems.add(f"{self.name}:{line}",
                                  f'unknown table "{table}"' + (f'; did you mean "{near[0]}"?' if near else ""))


def read_pack(path: Path, problems: Problems) -> list[Source]:
    """The TOML files of a pack: one file, or every .toml of a folder in order of name."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if path.is_dir() and not files:
        problems.add(str(path), "no .toml file in this folder")
    sources: list[Source] = []
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            problems.add(str(file), f"not UTF-8 text (byte {error.start}); save it as UTF-8")
            continue
        except OSError as error:
            problems.add(str(file), f"cannot be read: {error.strerror or error}")
            continue
        sources.append(Source(file.name, text, problems))
    return sources
