"""Reading components from TOML so that every mistake can be told by file, line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from fairyring.kernel.errors import BadPack
from fairyring.kernel.files import read_file

HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.\-\"]+)\s*\]\]?")
KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+)\s*=")
PLACE = re.compile(r"(.+?):(\d+): ")
LONGEST_QUOTE = 60
REMOVE = "remove"
"""`remove = true` in the entry of a pack: what has this id is not played with."""


class Problems:
    """Collects what is wrong with a pack, so that its author sees all of it at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, place: str, what: str) -> None:
        problem = f"{place}: {what}"
        if problem not in self.found:
            self.found.append(problem)

    def raise_if_any(self) -> None:
        """In the order in which they stand in their files, whatever found them."""
        if self.found:
            raise BadPack(sorted(self.found, key=place_of))


def place_of(problem: str) -> tuple[str, int]:
    """
    >>> place_of("cards.toml:41: hero: cost: is missing")
    ('cards.toml', 41)
    """
    place = PLACE.match(problem)
    return (place[1], int(place[2])) if place else ("", 0)


class Entry:
    """One table of a TOML file: a card, a board, a tile. Asks for keys and notes what is wrong with them.

    `under` is the entry that this one lies over: keys that are missing here are read there.
    """

    def __init__(self, source: Source, table: str, lines: dict[str, int], line: int, values: dict[str, Any],
                 problems: Problems) -> None:
        self.source = source
        self.table = table
        self.lines = lines
        self.line = line
        self.values = values
        self.problems = problems
        self.under: Entry | None = None
        self.asked: set[str] = set()
        self.ident = ""
        """The id of the component that is made of it."""
        self.whence: dict[str, str] = {}
        """Where each of its facts comes from."""
        self.does: dict[str, Any] = {}
        """What its effects, reactions and customs mean, by their keys."""
        self.more: dict[str, Any] = {}
        """What there is to tell of the component besides."""

    def place(self, key: str = "") -> str:
        return f"{self.source.name}:{self.lines.get(key, self.line)}"

    def wrong(self, key: str, what: str) -> None:
        if key and key not in self.values and self.under is not None:
            self.under.wrong(key, what)
        else:
            self.problems.add(self.place(key), f"{self.table}: {key}: {what}" if key else f"{self.table}: {what}")

    def has(self, key: str) -> bool:
        return key in self.values or (self.under is not None and self.under.has(key))

    def facts(self) -> dict[str, Any]:
        """All values, those of the entry below included."""
        return {**(self.under.facts() if self.under is not None else {}), **self.values}

    def text(self, key: str, default: str | None = None, allowed: Iterable[str] | None = None) -> str:
        value = self._get(key, str, "a text in quotes", default)
        if allowed is None:
            return "" if value is None else str(value)
        names = list(allowed)
        if value is None:
            return names[0]
        if value not in names:
            near = get_close_matches(str(value), names, 1)
            hint = f'did you mean "{near[0]}"?' if near else "use one of " + ", ".join(names)
            self.wrong(key, f'unknown value "{quoted(value)}"; {hint}')
            return names[0]
        return str(value)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(key, int, f"a whole number from {least} to {most}", default)
        if value is None:
            return least
        if not least <= value <= most:
            self.wrong(key, f"{quoted(value)} should be from {least} to {most}")
            return least
        return int(value)

    def flag(self, key: str, default: bool) -> bool:
        return bool(self._get(key, bool, "true or false", default))

    def texts(self, key: str) -> list[str]:
        form = 'a list of texts such as ["a", "b"]'
        value = self._get(key, list, form, None) or []
        if not all(isinstance(one, str) for one in value):
            self.wrong(key, f"should be {form}")
            return []
        return list(value)

    def items(self, key: str, form: str) -> list[Any]:
        """A list of anything; `form` says what it should look like."""
        return list(self._get(key, list, form, None) or [])

    def pairs(self, key: str, form: str) -> dict[str, Any]:
        """An inline table; `form` says what it should look like."""
        return dict(self._get(key, dict, form, None) or {})

    def amounts(self, key: str, names: Sequence[str], form: str, most: int, *, least: int = 0, what: str = "",
                values: Any = None) -> list[int]:
        """How many of each name, in an inline table such as `{ crystal = 1, leaf = 1 }`; or in `values`, which stand in
        another value of this key."""
        found = [0] * len(names)
        values = self.pairs(key, form) if values is None else values
        if not isinstance(values, dict):
            self.wrong(key, f"{quoted(values, repr)} should be {form}")
            return found
        for name, amount in values.items():
            if name not in names:
                self.wrong(key, f'unknown {what}"{quoted(name)}"; use one of {", ".join(names)}')
            elif type(amount) is not int or not least <= amount <= most:
                self.wrong(key, f"{name} = {quoted(amount, repr)} should be a whole number from {least} to {most}")
            else:
                found[names.index(name)] = amount
        return found

    def places(self, key: str, names: Sequence[str], what: str = "") -> list[int]:
        """The places, among some names, of those in a list of texts."""
        found: list[int] = []
        for name in self.texts(key):
            if name in names:
                found.append(names.index(name))
            else:
                self.wrong(key, f'unknown {what}"{quoted(name)}"; use one of {", ".join(names)}')
        return found

    def by_players(self, key: str, most: int, form: str, fits: Callable[[int, Any], bool]) -> dict[int, Any]:
        """A value for each number of players from 1 to `most`, in an inline table: `{ "1" = 3, "2" = 4 }`."""
        found = self._get(key, dict, form, None)
        if found is None:
            return {}
        if set(found) != {str(players) for players in range(1, most + 1)} or not all(
                fits(int(players), value) for players, value in found.items()):
            self.wrong(key, f"should read {form}")
            return {}
        return {int(players): value for players, value in found.items()}

    def _get(self, key: str, kind: type[Any], form: str, default: Any) -> Any:
        """The value, the default, or None when there is none of the right type (which is noted)."""
        self.asked.add(key)
        if key not in self.values:
            if self.under is not None:
                return self.under._get(key, kind, form, default)
            if default is None:
                self.wrong(key, f"is missing; give {form}")
            return default
        value = self.values[key]
        if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
            self.wrong(key, f"{quoted(value, repr)} should be {form}")
            return default
        return value

    def provenance(self, keys: Iterable[str], default: str) -> dict[str, str]:
        """Where each fact of this entry comes from: the `src` of the entry, per key or for all of it."""
        src = self.values.get("src", default)
        if isinstance(src, str):
            return {key: src for key in keys if key in self.values and key not in ("src", REMOVE)}
        if isinstance(src, dict) and all(isinstance(value, str) for value in src.values()):
            return dict(src)
        self.wrong("src", 'should be a text or a table such as { cost = "rulebook" }')
        return {}

    def finish(self, also: Iterable[str] = ()) -> None:
        """Note keys nobody asked for: most likely misspelt. What is as in the entry below does no harm."""
        known = {*self.asked, *also, "src"}
        below = self.under.facts() if self.under is not None else {}
        for key, value in self.values.items():
            if key not in known and not (key in below and below[key] == value):
                near = get_close_matches(key, known, 1)
                hint = f'did you mean "{near[0]}"?' if near else "use " + ", ".join(sorted(known))
                self.wrong(key, f"unknown key; {hint}")


def quoted(value: object, form: Callable[[object], str] = str) -> str:
    """A value as part of a message: cut where it is too long to read."""
    try:
        text = form(value)
    except (ValueError, RecursionError):  # Python does not print a number of thousands of digits, nor deep tables
        return "a value too large to print"
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."


class Source:
    """One TOML file with the line of every table and key."""

    def __init__(self, name: str, text: str, problems: Problems) -> None:
        self.name = name
        self.problems = problems
        self.data: dict[str, Any] = {}
        self.lines: dict[tuple[str, int], tuple[int, dict[str, int]]] = {("", 0): (1, {})}
        try:
            self.data = tomllib.loads(text)
        except RecursionError:
            problems.add(f"{name}:1", "not valid TOML: brackets nested too deeply")
            return
        except ValueError as error:  # TOMLDecodeError, and numbers of too many digits
            line = re.search(r"line (\d+)", str(error))
            last = text.count("\n") + 1
            problems.add(f"{name}:{line.group(1) if line else last}", f"not valid TOML: {error}")
            return
        self._find_lines(text)

    @classmethod
    def of(cls, name: str, data: dict[str, Any], problems: Problems) -> Source:
        """A source that was read before and kept as data: what is wrong in it is told by table and key alone."""
        source = cls(name, "", problems)
        source.data = data
        return source

    def _find_lines(self, text: str) -> None:
        keys = self.lines[("", 0)][1]
        seen: dict[str, int] = {}
        for number, row in enumerate(text.split("\n"), 1):
            header = HEADER.match(row)
            if header:
                table = header.group(2).replace('"', "")
                keys = {}
                self.lines[(table, seen.get(table, 0))] = (number, keys)
                seen[table] = seen.get(table, 0) + 1
            elif key := KEY.match(row):
                keys.setdefault(key.group(1), number)

    def line_of(self, table: str, number: int = 0) -> int:
        """Where the table stands: at its header, or at its key when it is written inline."""
        if (table, number) in self.lines:
            return self.lines[(table, number)][0]
        return self.lines[("", 0)][1].get(table.partition(".")[0], 1)

    def entries(self, table: str) -> list[Entry]:
        """Every `[[table]]` of the file."""
        rows = self._at(table)
        if rows is None:
            return []
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.problems.add(f"{self.name}:{self.line_of(table)}",
                              f"{table}: should be a list of tables, each written as [[{table}]]")
            return []
        return [self._entry(table, i, values) for i, values in enumerate(rows)]

    def entry(self, table: str) -> Entry | None:
        """The one `[table]` of the file, if it is there."""
        values = self._at(table)
        if values is None:
            return None
        if not isinstance(values, dict):
            self.problems.add(f"{self.name}:{self.line_of(table)}",
                              f"{table}: should be one table, written as [{table}]")
            return None
        return self._entry(table, 0, values)

    def _at(self, table: str) -> Any:
        found: Any = self.data
        for part in table.split("."):
            if not isinstance(found, dict):
                return found  # what should be a table is none: let the caller say so
            found = found.get(part)
        return found

    def _entry(self, table: str, number: int, values: dict[str, Any]) -> Entry:
        keys = self.lines[(table, number)][1] if (table, number) in self.lines else {}
        return Entry(self, table, keys, self.line_of(table, number), values, self.problems)

    def made_for(self, game: str, form: int) -> None:
        """Note when the file says that it is for another game, or written in another format."""
        for key, wanted in (("game", game), ("format", form)):
            if self.data.get(key, wanted) != wanted:
                self.problems.add(f"{self.name}:{self.line_of(key)}",
                                  f"{key}: {quoted(self.data[key], repr)} should be {wanted!r}")

    def unknown_tables(self, known: Iterable[str], under: str = "") -> None:
        """Note tables (or tables inside the table `under`) whose names are not among the known ones."""
        names = set(known)
        here = self.data.get(under) if under else self.data
        for name in here if isinstance(here, dict) else ():
            if name not in names:
                table = f"{under}.{name}" if under else name
                near = get_close_matches(name, names, 1)
                hint = f'did you mean "{near[0]}"?' if near else "use " + ", ".join(sorted(names))
                self.problems.add(f"{self.name}:{self.line_of(table)}", f'unknown table "{quoted(table)}"; {hint}')


def read_pack(path: Path, problems: Problems) -> list[Source]:
    """The TOML files of a pack: one file, or every .toml of a folder in order of name."""
    try:
        files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    except OSError as error:
        problems.add(str(path), f"cannot be read: {error.strerror or error}")
        return []
    if not files:
        problems.add(str(path), "no .toml file in this folder")
    sources: list[Source] = []
    for file in files:
        try:
            data = read_file(file)
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            problems.add(f"{file}:{line}", f"not UTF-8 text (byte {error.start}); save it as UTF-8")
            continue
        except OSError as error:
            problems.add(str(file), f"cannot be read: {error.strerror or error}")
            continue
        sources.append(Source(file.name, text.replace("\r\n", "\n"), problems))
    return sources
