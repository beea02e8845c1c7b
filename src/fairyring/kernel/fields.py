"""Fields of a table and of its players, declared once.

What a field is (a number, a flag, cards by their ids, cards in several piles, something worked out) decides how it is
copied, saved, loaded, counted and shown. A game lists its fields in `things.py`, and `make fields` writes the classes
that hold them into `kept.py`: plain code without a loop over names, which compiles with the rules. The game's own
classes are made of these; only what is odd about a field is written by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from textwrap import fill, indent

HEAD = '''"""{title}

Made by tools/make_fields.py from things.py. Change it there.
"""
'''


@dataclass(frozen=True)
class Names:
    """How numbers of components are saved by name: what stands for a number, and for a name; `{}` is either."""

    name: str
    number: str


@dataclass(frozen=True)
class Kept:
    """One field. `shown` is its key in the view of everybody; a pile that is `hidden` shows how many lie there."""

    name: str
    about: str
    type: str
    start: str
    copy: str
    save: str = ""
    load: str = ""
    counts: str = ""
    """The kind of component or token it holds, of which none may be lost."""
    held: str = ""
    """What it holds of it, as a list."""
    shown: str = ""
    hidden: bool = False
    data: str = "int"
    """The type of what is saved and shown."""
    key: str = ""
    """What it is called where it is saved; without one as it is here."""
    seldom: bool = False
    """Saved only where it is not as at the start: tables that know nothing of it are saved as they always were."""

    def seen(self) -> str:
        """What everybody sees of it."""
        return f"len(self.{self.name})" if self.hidden else self.save or f"self.{self.name}"

    def unlike_start(self) -> str:
        """Whether it is not as at the start."""
        return f"self.{self.name}" if self.start in ("[]", "False") else f"self.{self.name} != {self.start}"


def number(name: str, about: str = "", start: int | str = 0, *, worked_out: bool = False, shown: str = "") -> Kept:
    """A number. Worked out: not saved, the game works it out when it loads."""
    save, load = ("", "") if worked_out else (f"self.{name}", "{}")
    return Kept(name, about, "int", str(start), f"other.{name}", save, load, shown=shown)


def flag(name: str, about: str = "", start: bool = False, *, worked_out: bool = False, shown: str = "") -> Kept:
    save, load = ("", "") if worked_out else (f"self.{name}", "bool({})")
    return Kept(name, about, "bool", str(start), f"other.{name}", save, load, shown=shown, data="bool")


def numbers(name: str, about: str = "", *, shared: bool = False, unless: str = "", of: Names | None = None,
            among: str = "", shown: str = "") -> Kept:
    """A list of numbers. Shared: it is replaced, never changed in place, so that clones share it. Unless: the name of
    the one list that stands for nothing, which nobody changes. Of: how many of each kind `among` some components, saved
    by name where there are any."""
    copy, save, load, start, data = f"other.{name}[:]", f"self.{name}[:]", "list({})", "[]", "list[int]"
    if unless:
        copy = f"{unless} if other.{name} is {unless} else other.{name}[:]"
        save, load = f"None if self.{name} is {unless} else self.{name}[:]", "list({0}) if {0} else " + unless
        start, data = unless, "list[int] | None"
    if of is not None:
        named, data = of.name.replace("{}", "kind"), "dict[str, int]"
        save = f"{{{named}: count for kind, count in enumerate(self.{name}) if count}}"
        load = f"[{{}}.get({named}, 0) for kind in range(len({among}))]"
    if shared:
        copy = f"other.{name}"
    return Kept(name, about, "list[int]", start, copy, save, load, shown=shown, data=data)


def texts(name: str, about: str = "", *, shown: str = "") -> Kept:
    """A list of texts that never changes."""
    return Kept(name, about, "list[str]", "[]", f"other.{name}", f"self.{name}[:]", "list({})", shown=shown,
                data="list[str]")


def lists(name: str, about: str = "", *, shared: bool = False) -> Kept:
    copy = f"other.{name}" if shared else f"[one[:] for one in other.{name}]"
    return Kept(name, about, "list[list[int]]", "[]", copy, f"[one[:] for one in self.{name}]",
                "[list(one) for one in {}]")


def pile(name: str, of: Names, about: str = "", *, shared: bool = False, gap: str = "", counts: str = "",
         shown: str = "", hidden: bool = False) -> Kept:
    """Components by their numbers, saved by name. `gap` is the number of an empty place."""
    named, known = of.name.replace("{}", "kind"), of.number.replace("{}", "name")
    if gap:
        named, known = f"None if kind == {gap} else {named}", f"{gap} if name is None else {known}"
    held = f"[kind for kind in self.{name} if kind != {gap}]" if gap else f"self.{name}"
    return Kept(name, about, "list[int]", "[]", f"other.{name}" if shared else f"other.{name}[:]",
                f"[{named} for kind in self.{name}]", f"[{known} for name in {{}}]", counts, held, shown, hidden,
                "list[str | None]" if gap else "list[str]")


def one(name: str, of: Names, about: str = "", start: str = "0", *, gap: str = "") -> Kept:
    """A single component by its number, saved by name; `gap` is the number of none."""
    save, load = of.name.replace("{}", f"self.{name}"), of.number.replace("{}", "{0}")
    if gap:
        save, load = f"None if self.{name} == {gap} else {save}", f"{gap} if {{0}} is None else {load}"
    return Kept(name, about, "int", gap or start, f"other.{name}", save, load, data="str | None" if gap else "str")


def piles(name: str, of: Names, about: str = "", *, counts: str = "", shared: bool = False) -> Kept:
    """Several piles of components."""
    named, known = of.name.replace("{}", "kind"), of.number.replace("{}", "name")
    return Kept(name, about, "list[list[int]]", "[]",
                f"other.{name}" if shared else f"[one[:] for one in other.{name}]",
                f"[[{named} for kind in one] for one in self.{name}]", f"[[{known} for name in one] for one in {{}}]",
                counts, f"[kind for one in self.{name} for kind in one]")


def seldom(one: Kept) -> Kept:
    """A field of a module: saved only where it is not as at the start."""
    return replace(one, seldom=True)


def odd(name: str, kind: str, start: str, about: str = "", *, copy: str = "", save: str = "", load: str = "",
        key: str = "") -> Kept:
    """Something of the game's own, of a Python type: copied as it is or by an expression of `other`; saved by an
    expression of `self` and loaded by one of what was saved, `{}`; without them by hand, or worked out. Without a start
    the class that is made of this one sets it. A whole record of its own, or None, `Rival | None`, is copied, saved and
    loaded by itself."""
    record, _, none = kind.partition(" | ")
    if none and start == "None" and not copy:
        return Kept(name, about, kind, start, f"None if other.{name} is None else other.{name}.copy()",
                    f"None if self.{name} is None else self.{name}.save_fields(content)",
                    f"None if {{0}} is None else {record}.loaded({{0}}, content)")
    return Kept(name, about, kind, start, copy or f"other.{name}", save, load, key=key)


@dataclass(frozen=True)
class Record:
    """A class that holds fields. `table`: it is the table itself; `whole`: nothing is added by hand."""

    name: str
    about: str
    fields: list[Kept]
    table: bool = False
    whole: bool = False

    def source(self, content: str) -> str:
        """The class as Python."""
        kind = f"{self.name} | None = None"
        bare = "".join(f"    {one.name}: {one.type}\n" for one in self.fields if not one.start)
        bare = self.slots() + (f"\n{bare}\n" if bare else "\n")
        if self.table:
            head = (f"class {self.name}(Table):\n    \"\"\"{self.about}\"\"\"\n\n{bare}"
                    f"    def __init__(self, seats: int, rng: i64, gamma: i64, other: {kind}) -> None:\n"
                    "        super().__init__(seats, rng, gamma, other)\n")
        else:
            head = (f"class {self.name}:\n    \"\"\"{self.about}\"\"\"\n\n{bare}"
                    f"    def __init__(self, other: {kind}) -> None:\n")
        if self.shown:
            head = self.shown_type() + head
        parts = [head + self.beginning() + "        else:\n" + self.copying()]
        if self.whole:
            parts.append(f"    def copy(self) -> {self.name}:\n        return {self.name}(self)\n")
            parts.append(f"    @staticmethod\n    def loaded(data: Data, content: {content}) -> {self.name}:\n"
                         f"        one = {self.name}()\n        one.load_fields(data, content)\n        return one\n")
        parts += [self.saving(content), self.loading(content)]
        if self.shown:
            parts.append(self.showing(content))
        parts += [self.counting(kind) for kind in self.kinds()]
        return "\n".join(parts)

    def slots(self) -> str:
        """Interpreted, a field in a slot is found sooner than in a dictionary; a compiled class has no other."""
        names = ", ".join(f'"{one.name}"' for one in sorted(self.fields, key=lambda one: one.name)) + (
            "," if len(self.fields) == 1 else "")
        return fill(f"({names})", 116, initial_indent="    __slots__ = ", subsequent_indent=" " * 17) + "\n"

    def kinds(self) -> list[str]:
        return sorted({one.counts for one in self.fields if one.counts})

    def beginning(self) -> str:
        rows = "        if other is None:\n"
        for one in self.fields:
            if one.start:
                rows += f"            self.{one.name}: {one.type} = {one.start}\n"
                if one.about:
                    rows += indent(f'"""{one.about}"""\n', " " * 12)
        return rows

    def copying(self) -> str:
        return "".join(f"            self.{one.name} = {one.copy}\n" for one in self.fields)

    def saving(self, content: str) -> str:
        rows = "".join(f'            "{one.key or one.name}": {one.save},\n'
                       for one in self.fields if one.save and not one.seldom)
        head = f'    def save_fields(self, content: {content}) -> Data:\n        """The plain fields as data."""\n'
        seldom = [one for one in self.fields if one.save and one.seldom]
        if not seldom:
            return f"{head}        return {{\n{rows}        }}\n"
        more = "".join(f'        if {one.unlike_start()}:\n            data["{one.name}"] = {one.save}\n'
                       for one in seldom)
        return f"{head}        data: Data = {{\n{rows}        }}\n{more}        return data\n"

    def loading(self, content: str) -> str:
        rows = ""
        for one in self.fields:
            if one.load:
                value = one.load.format(f'data["{one.key or one.name}"]')
                if one.seldom:
                    rows += f'        if "{one.name}" in data:\n    '
                rows += f"        self.{one.name} = {value}\n"
        return (f"    def load_fields(self, data: Data, content: {content}) -> None:\n"
                f'        """Take the plain fields out of what `save_fields` wrote."""\n{rows}')

    @property
    def shown(self) -> list[Kept]:
        return [one for one in self.fields if one.shown]

    @property
    def shown_name(self) -> str:
        return f"Shown{self.name.removeprefix('Kept')}"

    def shown_type(self) -> str:
        """The type of what `shown_fields` returns: a view is declared on top of it."""
        rows = "".join(f"    {one.shown}: {'int' if one.hidden else one.data}\n" for one in self.shown)
        return f"class {self.shown_name}(TypedDict):\n    \"\"\"What everybody sees of it.\"\"\"\n\n{rows}\n\n"

    def showing(self, content: str) -> str:
        rows = "".join(f'            "{one.shown}": {one.seen()},\n' for one in self.shown)
        return (f"    def shown_fields(self, content: {content}) -> {self.shown_name}:\n"
                f'        """The fields that everybody sees."""\n        return {{\n{rows}        }}\n')

    def counting(self, kind: str) -> str:
        held = "".join(f"            *{one.held},\n" for one in self.fields if one.counts == kind)
        return (f"    def {kind}_here(self) -> list[int]:\n"
                f'        """Every {kind} that lies here."""\n        return [\n{held}        ]\n')


def module(title: str, imports: list[str], content: str, records: list[Record]) -> str:
    """The whole module with the classes of a game."""
    table = any(one.table for one in records)
    standard = [one for one in imports if one.startswith("from typing")]
    ours = [one for one in imports if one not in standard]
    typing = {name for one in standard for name in one.partition(" import ")[2].split(", ")}
    if any(one.shown for one in records):
        typing.add("TypedDict")
    head = ["from __future__ import annotations", ""]
    if typing:
        head += [f"from typing import {', '.join(sorted(typing))}", ""]
    if table:
        head += ["from mypy_extensions import i64", ""]
    head += sorted([*ours, f"from fairyring.kernel.table import Data{', Table' if table else ''}"])
    return HEAD.format(title=title) + "\n" + "\n".join(head) + "\n\n\n" + "\n\n".join(
        one.source(content) for one in records)
