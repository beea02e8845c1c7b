"""The components of a game: read from TOML in layers, told apart by box, kept as data, found again by fingerprint.

Ours is the lowest layer; every pack lies over those before it. A game says in a `Reader` which tables there are and
makes its components of the entries; ids, layers, provenance, fingerprints and mistakes by file, line and key are here.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from fairyring.kernel.errors import BadEffect
from fairyring.kernel.facts import BASE, FORMAT, KEPT, Component, Kept, unfolded
from fairyring.kernel.facts import Facts as Facts  # whoever reads components keeps their facts: found here, too
from fairyring.kernel.packs import REMOVE, Entry, Problems, Source, quoted, read_pack
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import NOTHING, Step
from fairyring.kernel.vocabulary import Vocabulary, check_effect

C = TypeVar("C")
T = TypeVar("T")

class Reader(Generic[C]):
    """Makes a game's components of all layers; what the later entry of an id says, wins.

    Tables are named in `keyed` and `single`; `read` makes the components and asks the entries for their keys.
    """

    game: ClassVar[str]
    keyed: ClassVar[tuple[str, ...]] = ()
    """Tables of many entries, `[[hero]]`: one with a known id changes the keys that it names, or removes it with
    `remove = true`; another is added at the end."""
    single: ClassVar[tuple[str, ...]] = ()
    """Tables of one entry, `[die]`: a pack replaces the keys that it names."""
    fixed: ClassVar[tuple[str, ...]] = ()
    """Tables that no pack can change."""
    least: ClassVar[Mapping[str, int]] = {}
    """How many entries of a table a pack must leave."""
    silent: ClassVar[tuple[str, ...]] = ()
    """Tables that no rule reads, such as looks."""
    longest_id: ClassVar[int] = 40
    provenance: ClassVar[str] = "reconstructed"
    """Where a fact of ours comes from whose entry does not say so."""
    unread: ClassVar[tuple[str, ...]] = ("name",)
    """Keys that any entry may have although nobody asks for them."""
    vocabulary: ClassVar[Vocabulary]
    """The words of the notation in entries."""

    def __init__(self, layers: Sequence[Sequence[Source]], problems: Problems) -> None:
        self.problems = problems
        self.own = {id(source) for source in layers[0]}
        self.tables: dict[str, dict[str, Entry]] = {table: {} for table in self.keyed}
        self.singles: dict[str, Entry] = {}
        self.named: dict[str, Entry] = {}
        self.removed: dict[str, Entry] = {}
        """What packs took out, by the key among the entries of its table."""
        self.form = re.compile(rf"[a-z][a-z0-9_]{{0,{self.longest_id - 1}}}")
        for layer in layers:
            for table in self.keyed:
                self.lay(table, [entry for source in layer for entry in source.entries(table)])
            for source in layer:
                for table in self.single:
                    entry = source.entry(table)
                    if entry is not None:
                        entry.under = self.singles.get(table)
                        self.singles[table] = entry

    @abstractmethod
    def read(self) -> C:
        """The components. Problems are noted, not raised; what is made then is thrown away."""

    def box(self, entry: Entry) -> str:
        """The box in which an entry lies: the id of a module, or `base`."""
        box = entry.facts().get("set", BASE)
        return box if isinstance(box, str) else BASE

    # --- entries -----------------------------------------------------------------------------------------------------
    def lay(self, table: str, entries: Sequence[Entry]) -> None:
        """One layer's entries over those that are there: each over the one of its id, in its place; or at the end."""
        here: dict[str, Entry] = {}
        there = self.tables[table]
        for entry in entries:
            key = self.key(entry)
            if key in here and entry.values.keys() & {"id", "card"}:
                entry.wrong("", f'"{key}" stands twice in this pack, first in {here[key].place()}')
            entry.under = there.get(key)
            here[key] = entry
            if entry.values.get(REMOVE) is True:
                self.take_out(entry, key)
            else:
                self.removed.pop(key, None)
        there.update(here)
        for key, entry in here.items():
            if entry.values.get(REMOVE) is True:
                del there[key]

    def take_out(self, entry: Entry, key: str) -> None:
        """Note an entry that removes another, and whether there is one to remove."""
        if entry.under is None:
            near = get_close_matches(key, list(self.tables[entry.table]), 1)
            entry.wrong(REMOVE, f'there is no "{quoted(key)}" to remove' + (f'; did you mean "{near[0]}"?' if near
                                                                           else ""))
        more = entry.values.keys() - {"id", "card", "side", "src", REMOVE}
        if more:
            entry.wrong(REMOVE, f"what is removed needs nothing else; take out {', '.join(sorted(more))}")
        self.removed[key] = entry

    def is_removed(self, name: str) -> bool:
        """Was there a component of that id, until a pack removed it?"""
        return name in self.removed

    def forget_removed(self, entry: Entry, key: str) -> None:
        """What a pack removed is not spoken of any more where an entry of ours names it, alone or in a list."""
        while key not in entry.values and entry.under is not None:
            entry = entry.under
        if key in entry.values and self.is_own(entry) and self.removed:
            value = entry.values[key]
            if isinstance(value, list):
                entry.values[key] = [one for one in value if one not in self.removed]
            elif value in self.removed:
                entry.values[key] = ""

    def check_left(self) -> None:
        """Note where a pack took out more than a table can do without."""
        for entry in self.removed.values():
            left, least = len(self.tables[entry.table]), self.least.get(entry.table, 0)
            if left < least:
                entry.wrong(REMOVE, f"{left} are left; a game needs at least {least}")

    def key(self, entry: Entry) -> str:
        """What an entry is known by among those of its table."""
        return self.ident(entry)

    def ident(self, entry: Entry, key: str = "id") -> str:
        """The id of an entry. A wrong one is noted."""
        name = entry.text(key)
        if not self.form.fullmatch(name) and entry.values.get(key) == name:
            entry.wrong(key, f'"{quoted(name)}" should be up to {self.longest_id} letters a to z, digits and _, '
                             "a letter first")
        return name

    def known_as(self, entry: Entry, name: str, key: str = "id") -> str:
        """Note a component's id, which no other may have."""
        other = self.named.setdefault(name, entry)
        if other is not entry and entry.values.get(key):
            mine = other if self.is_own(entry) else entry
            mine.wrong(key, f'"{quoted(name)}" is already the id of another component')
        entry.text("name", "")  # for people: nothing else may ask for it
        entry.ident = name
        entry.whence = self.whence(entry)
        return name

    def component(self, entry: Entry) -> str:
        """The id of an entry of which a component is made."""
        return self.known_as(entry, entry.text("id"))

    def whence(self, entry: Entry) -> dict[str, str]:
        """Where each fact of an entry comes from, those that it leaves as they were included."""
        default = self.provenance if self.is_own(entry) else "pack"
        below = self.whence(entry.under) if entry.under is not None else {}
        return {**below, **entry.provenance(entry.values.keys() - {"id"}, default)}

    def each(self, table: str, make: Callable[[Entry], T]) -> list[T]:
        """What is made of the entries of a table, in their order."""
        return [make(entry) for entry in self.tables[table].values()]

    def numbered(self, *tables: str) -> dict[str, int]:
        """The entries of some tables by their ids, numbered through."""
        return {ident: number for number, ident in enumerate(ident for table in tables for ident in self.tables[table])}

    def is_own(self, entry: Entry) -> bool:
        """Is it an entry of ours, not of a pack?"""
        return id(entry.source) in self.own

    def blame(self, entries: Iterable[Entry]) -> Entry:
        """The entry at which to tell that there are too many or too few: the first of a pack, else of ours."""
        found = list(entries)
        gone = [entry for entry in self.removed.values() if not found or entry.table == found[0].table]
        return next((entry for entry in (*found, *gone) if not self.is_own(entry)), (*found, *gone)[0])

    def check_totals(self, *totals: tuple[str, bool, str]) -> None:
        """What a table of entries must have, or has no room for: whether it holds, and what is wrong if not. Several
        tables stand side by side: "hero gift"."""
        for tables, fine, what in totals:
            if not fine:
                self.blame(one for table in tables.split() for one in self.tables[table].values()).wrong("", what)

    @staticmethod
    def keep_numbers(content: object, entry: Entry, **bounds: tuple[int, int]) -> None:
        """Numbers of an entry that the components have under the same names, each with its bounds."""
        for key, (least, most) in bounds.items():
            setattr(content, key, entry.number(key, least, most))

    # --- the notation ------------------------------------------------------------------------------------------------
    def understood(self, entry: Entry, key: str, text: str, read: Callable[[str], T]) -> T | None:
        """What a text of the notation means by one of the readings of a vocabulary; None, and noted, for nonsense."""
        try:
            return read(text)
        except BadEffect as error:
            message = str(error)
            entry.wrong(key, message if message.startswith("effect") else f'"{quoted(text)}": {message}')
            return None

    def effect(self, entry: Entry, key: str) -> Step[Any]:
        """What an entry says that happens; its words may ask for the ids of every table, and `on` which it stands."""
        def read(text: str) -> Step[Any]:
            effect = self.vocabulary.step(text)
            check_effect(effect, {**{table: list(entries) for table, entries in self.tables.items()},
                                  "on": [entry.table]})
            return effect

        effect = self.understood(entry, key, entry.text(key, ""), read) or NOTHING
        if effect is not NOTHING:
            entry.does[key] = effect
        return effect

    def custom(self, entry: Entry, key: str) -> Any:
        """The layer of customs that an entry names; None for none."""
        changes = self.understood(entry, key, entry.text(key, ""), self.vocabulary.custom)
        if changes is not None:
            entry.does[key] = changes
        return changes

    def reaction(self, entry: Entry, when: str = "when", does: str = "does") -> list[Reaction]:
        """What an entry listens to, and does then, if it does."""
        if not entry.has(when):
            return []
        heard = self.understood(entry, when, entry.text(when), lambda text: self.vocabulary.reaction(text, ""))
        if heard is None:
            return []
        entry.does[when] = reaction = Reaction(heard.occasion, self.effect(entry, does))
        return [reaction]

    # --- as data -----------------------------------------------------------------------------------------------------
    def facts(self, packs: Sequence[str]) -> Facts:
        tables: dict[str, Any] = {}
        boxes: dict[str, Any] = {}
        components: list[Component] = []
        for table, entries in self.tables.items():
            tables[table] = [self.with_source(entry) for entry in entries.values()]
            boxes[table] = [self.box(entry) for entry in entries.values()]
            for entry, box in zip(entries.values(), boxes[table], strict=True):
                values = entry.facts()
                if ident := entry.ident or values.get("id"):
                    components.append(Component(ident, table, box, values, entry.whence, entry.does, entry.more))
        for table, entry in self.singles.items():
            tables[table] = entry.facts()
            boxes[table] = self.box(entry)
        return Facts(self.game, tables, boxes, packs, components)

    def with_source(self, entry: Entry) -> dict[str, Any]:
        """The values of an entry; that it is a pack's stays known."""
        if self.is_own(entry):
            return entry.values
        src = self.whence(entry) if entry.under is not None else entry.values.get("src", "pack")
        return {**entry.facts(), "src": src}


def read_layers(reader: type[Reader[C]], layers: Sequence[Sequence[Source]], packs: Sequence[str],
                problems: Problems) -> C:
    """The components of some layers. Raises BadPack with every problem found."""
    problems.raise_if_any()
    tops = {table.partition(".")[0] for table in (*reader.keyed, *reader.single)}
    nested = [table.partition(".") for table in reader.single if "." in table]
    closed = {table for table in tops if table in reader.fixed}
    for number, layer in enumerate(layers):
        for source in layer:
            source.unknown_tables(("format", "game", "pack", *reader.silent, *(tops - closed if number else tops)))
            for top in {top for top, _, _ in nested}:
                source.unknown_tables([inner for one, _, inner in nested if one == top], under=top)
            source.made_for(reader.game, FORMAT)
            about = source.entry("pack")
            if about is not None:
                about.text("name", "")
                about.finish()
    made = reader(layers, problems)
    made.check_left()
    missing = [table for table in reader.single if table not in made.singles]
    for table in missing:
        problems.add(f"{layers[0][0].name}:1", f"{table}: is missing; give a table [{table}]")
    if missing:
        problems.raise_if_any()
    content = made.read()
    for entry in made.singles.values():
        entry.finish()
    for entries in made.tables.values():
        for entry in entries.values():
            entry.finish(reader.unread)
    problems.raise_if_any()
    content.facts = made.facts(packs)  # type: ignore[attr-defined] # every content is Components
    return content


def read_content(reader: Any, folder: Path, packs: Sequence[Path]) -> Any:
    """The components in a folder with packs laid over them. Raises BadPack."""
    return _load(reader, folder, tuple(packs)) if packs else _shipped(reader, folder)


@cache
def _shipped(reader: Any, folder: Path) -> Any:
    return _load(reader, folder, ())


def _load(reader: type[Reader[C]], folder: Path, packs: tuple[Path, ...]) -> C:
    problems = Problems()
    layers = [read_pack(path, problems) for path in (folder, *packs)]
    return read_layers(reader, layers, [path.name for path in packs], problems)


def content_from(reader: type[Reader[C]], data: Kept) -> C:
    """The components that were kept as data (`Facts.data`). Raises BadPack when this program cannot read them."""
    facts = Facts.of(data)
    problems = Problems()
    head: Kept = {key: value for key, value in data.items() if key in ("game", "format")}
    source = Source.of(KEPT, {**head, **unfolded(facts.tables)}, problems)
    return read_layers(reader, [[source]], facts.packs, problems)
