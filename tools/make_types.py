"""Write the browser's types from the server's messages: `make_types.py` writes, `make_types.py --check` compares."""

from __future__ import annotations

import sys
import typing
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from fairyring.kernel.table import NOBODY, SPECTATOR
from fairyring.kernel.text import OWN_NAMES
from fairyring.server import bodies, messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made by tools/make_types.py from src/fairyring/server/messages.py and bodies.py. Change it there.\n"
ALIASES = f"""\
/** Nobody at the table: who decides when the game is over, whose work it is when something simply happens. */
export const NOBODY = {NOBODY};

/** The eyes of somebody who only watches. */
export const SPECTATOR = {SPECTATOR};

/** The table as one seat may see it. What is in it is the game's matter. */
export type View = Record<string, any>;

/** A place in the view and what is there now; an empty place is the whole view. */
export type Change = [path: (string | number)[], value: any];
"""
ALIASED = {("State", "view"): "View", ("Replay", "view"): "View", ("Update", "changes"): "Change[]",
           ("ReplayStep", "changes"): "Change[]"}


def typescript() -> str:
    """All types of the protocol, as TypeScript."""
    maker = Maker()
    for union in ("ClientMessage", "ServerMessage"):
        members = [maker.name_of(one) for one in typing.get_args(getattr(messages, union))]
        maker.blocks.append(f"export type {union} = {' | '.join(members)};\n")
    for one in bodies.REST:
        maker.name_of(one)
    names = "".join(f"  {code}: '{name}',\n" for code, name in OWN_NAMES.items())
    about = "/** Every language by its code, as it calls itself. */\n"
    maker.blocks.append(f"{about}export const OWN_NAMES = {{\n{names}}} as const;\n")
    return HEAD + "\n" + "\n".join(maker.blocks)


class Maker:
    """Writes each type once, after the types it is made of."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.blocks: list[str] = [ALIASES]

    def name_of(self, cls: Any) -> str:
        """The name of a struct's type, which is written if it is new."""
        name = str(cls.__name__)
        if name not in self.done:
            self.done.add(name)
            self.write(cls, name)
        return name

    def write(self, cls: Any, name: str) -> None:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        rows: list[str] = []
        if info.tag is not None:
            rows.append(f"  type: '{info.tag}';")
        for field in info.fields:
            optional = "?" if not field.required and cls.__module__ in (messages.__name__, bodies.__name__) else ""
            known = ALIASED.get((name, field.name)) or self.convert(field.type)
            rows.append(f"  {field.encode_name}{optional}: {known};")
        words = cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        about = f"/** {words} */\n" if words and not words.startswith(f"{name}(") else ""
        self.blocks.append(f"{about}export interface {name} {{\n" + "\n".join(rows) + "\n}\n")

    def convert(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType(cls=cls):
                return self.name_of(cls)
            case inspect.UnionType(types=types):
                return " | ".join(sorted({self.convert(one) for one in types}, key=lambda one: (one == "null", one)))
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.convert(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.convert(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.convert(value)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "any"
            case _:
                raise TypeError(f"no TypeScript for {info}")


def main(arguments: list[str]) -> int:
    text = typescript()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run tools/make_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
