"""Everything that stands in the entries of some components, as data: told apart by box, found again by fingerprint."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from fairyring.kernel.errors import BadPack
from fairyring.kernel.step import Step
from fairyring.kernel.words import Message

Kept = dict[str, Any]
"""Components as data, ready for JSON."""

KEPT = "kept components"
BASE = "base"
"""The box that every table plays with."""

FORMAT = 1
SILENT = ("src", "name")
"""Keys that no rule reads: a better name or a better source makes no other game."""


class Component:
    """What the entry of a component tells of it: for lists, and for whoever asks what it is called or does."""

    def __init__(self, ident: str, table: str, box: str, values: Mapping[str, Any], source: dict[str, str],
                 does: Mapping[str, Any], more: Mapping[str, Any]) -> None:
        self.ident = ident
        self.table = table
        self.box = box
        self.values = values
        self.source = source
        """Fact -> where we know it from; `pack` for a user's own."""
        self.does = does
        """Fact -> what it means: an effect, a reaction, a layer of customs."""
        self.more = more
        """What there is to tell besides (`Entry.more`)."""

    @property
    def name(self) -> str:
        """As its entry spells it, or after its id."""
        return str(self.values.get("name") or self.ident.replace("_", " ").capitalize())

    def told(self) -> dict[str, Any]:
        """All of it as data."""
        trees = {fact: one.tree() for fact, one in self.does.items()}
        return {"copies": 1, "name": self.name, **self.values, "id": self.ident, "kind": self.table, "box": self.box,
                "src": self.source, **({"trees": trees} if trees else {}), **self.more}


class Facts:
    """Everything that stands in the entries of some components, as data.

    `tables` has the entries of each `[[table]]` in their order and every `[table]`, packs laid over ours. `boxes` says
    for each of them, in the same order, in which box it lies.
    """

    def __init__(self, game: str, tables: Mapping[str, Any], boxes: Mapping[str, Any] | None = None,
                 packs: Sequence[str] = (), components: Iterable[Component] = ()) -> None:
        self.game = game
        self.tables = dict(tables)
        self.boxes = dict(boxes or {})
        self.packs = list(packs)
        self.components = {one.ident: one for one in components}
        """Each by its id; only where they have been read."""
        self.found: dict[frozenset[str], str] = {}
        self.hash = self.fingerprint()
        """The fingerprint of all boxes."""

    def fingerprint(self, boxes: Iterable[str] | None = None) -> str:
        """A fingerprint of every fact that the rules read in these boxes (or in all), in its order.

        What lies in other boxes, names and provenance do not count.
        """
        wanted = frozenset(("*",) if boxes is None else (*boxes, BASE))
        if wanted not in self.found:
            facts: list[Any] = []
            for table, entries in sorted(self.tables.items()):
                where = self.boxes.get(table, BASE)
                if isinstance(entries, list):
                    lying = where if isinstance(where, list) else [where] * len(entries)
                    facts.append([table, [rules_read(entry) for entry, box in zip(entries, lying, strict=True)
                                          if boxes is None or box in wanted]])
                elif boxes is None or where in wanted:
                    facts.append([table, rules_read(entries)])
            facts = [one for one in facts if one[1]]
            self.found[wanted] = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]
        return self.found[wanted]

    def data(self) -> Kept:
        """To be kept as JSON; `Game.content_from` makes the components of it again."""
        return {"game": self.game, "format": FORMAT, "packs": self.packs, "tables": self.tables, "boxes": self.boxes}

    @classmethod
    def of(cls, data: Kept) -> Facts:
        """What `data` wrote. Raises BadPack on data that is none."""
        tables, boxes, packs = data.get("tables"), data.get("boxes", {}), data.get("packs", [])
        if not isinstance(tables, dict) or not isinstance(boxes, dict) or not isinstance(packs, list):
            raise BadPack([f'{KEPT}: should have "game", "format", "packs", "tables" and "boxes"'])
        for table, entries in tables.items():
            where = boxes.get(table, BASE)
            if isinstance(where, list) and not (isinstance(entries, list) and len(where) == len(entries)
                                                and all(isinstance(box, str) for box in where)):
                raise BadPack([f"{KEPT}: {table}: should have a box for each of its entries"])
        return cls(str(data.get("game", "")), tables, boxes, [str(pack) for pack in packs])

    def table_of(self, ident: str) -> str:
        """The table in which a component stands; empty for what is none."""
        return self.components[ident].table if ident in self.components else ""

    def effects(self) -> list[Step[Any]]:
        """Every effect that stands in the entry of a component."""
        return [one for component in self.components.values() for one in component.does.values()
                if isinstance(one, Step)]

    def called(self, ident: str) -> Message:
        """A component's name for people: translated where the message files know it."""
        return Message("card", {"id": ident, "name": self.components[ident].name})


class Components(Protocol):
    """What every game's content has."""

    facts: Facts


def rules_read(entry: Any) -> Any:
    return {key: value for key, value in entry.items() if key not in SILENT} if isinstance(entry, dict) else entry


def unfolded(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Tables by their full names, `components.base`, as TOML has them: one inside the other."""
    found: dict[str, Any] = {}
    for table, value in tables.items():
        top, _, inner = table.partition(".")
        if inner and isinstance(found.setdefault(top, {}), dict):
            found[top][inner] = value
        elif not inner:
            found[table] = value
    return found
