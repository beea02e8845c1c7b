"""Write the browser's types: `make_types.py` writes, `make_types.py --check` compares.

The messages of the server become `lib/protocol.ts`; the view that a game declares (`Game.shows`) and the events that
its rules tell become `types.ts` in the game's folder of the client.
"""

from __future__ import annotations

import ast
import sys
import typing
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from fairyring.kernel.game import Game, all_games
from fairyring.kernel.table import NOBODY, SPECTATOR
from fairyring.kernel.text import OWN_NAMES
from fairyring.server import bodies, messages

CLIENT = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by tools/make_types.py from src/fairyring/server/messages.py and bodies.py. Change it there.\n"
GAME_HEAD = "// Made by tools/make_types.py from the rules of {}: its view and its events. Change it there.\n"
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
    maker = Maker([ALIASES])
    for union in ("ClientMessage", "ServerMessage"):
        members = [maker.name_of(one) for one in typing.get_args(getattr(messages, union))]
        maker.blocks.append(f"export type {union} = {' | '.join(members)};\n")
    for one in bodies.REST:
        maker.name_of(one)
    names = "".join(f"  {code}: '{name}',\n" for code, name in OWN_NAMES.items())
    about = "/** Every language by its code, as it calls itself. */\n"
    maker.blocks.append(f"{about}export const OWN_NAMES = {{\n{names}}} as const;\n")
    return HEAD + "\n" + "\n".join(maker.blocks)


def game_types(game: Game) -> str:
    """The view and the events of a game, as TypeScript."""
    maker = Maker([])
    maker.name_of(game.shows)
    told: dict[str, set[str]] = {}
    for path in sorted(game.folder.rglob("*.py")):
        for kind, facts in events_in(ast.parse(path.read_text(encoding="utf-8"))):
            told.setdefault(kind, set()).update(facts)
    rows = "".join(f"  {key(kind)}: {' | '.join(repr(fact) for fact in sorted(facts)) or 'never'};\n"
                   for kind, facts in sorted(told.items()))
    about = "/** The kinds of events that the rules tell, each with the names of its facts. */\n"
    maker.blocks.append(f"{about}export interface Told {{\n{rows}}}\n\nexport type EventKind = keyof Told;\n")
    return GAME_HEAD.format(game.id) + "\n" + "\n".join(maker.blocks)


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def events_in(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """Every `emit("kind", seat, rule, {"fact": ...})`, with each of its kinds and its facts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
            facts = [str(one.value) for one in node.args[3].keys if isinstance(one, ast.Constant)] \
                if len(node.args) > 3 and isinstance(node.args[3], ast.Dict) else []
            kinds = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args[:1]
            for kind in kinds:
                if isinstance(kind, ast.Constant):
                    yield str(kind.value), facts


def made() -> dict[Path, str]:
    """Every file that is made, as it should be."""
    found = {CLIENT / "lib" / "protocol.ts": typescript()}
    for game in all_games().values():
        folder = CLIENT / "games" / game.id
        if game.shows is not None and folder.is_dir():
            found[folder / "types.ts"] = game_types(game)
    return found


class Maker:
    """Writes each type once, after the types it is made of."""

    def __init__(self, blocks: list[str]) -> None:
        self.done: set[str] = set()
        self.blocks = blocks

    def name_of(self, cls: Any) -> str:
        """The name of a struct's type, which is written if it is new."""
        name = str(cls.__name__)
        if name not in self.done:
            self.done.add(name)
            self.write(cls, name)
        return name

    def write(self, cls: Any, name: str) -> None:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType | inspect.TypedDictType)
        rows: list[str] = []
        if isinstance(info, inspect.StructType) and info.tag is not None:
            rows.append(f"  type: '{info.tag}';")
        may_lack = isinstance(info, inspect.TypedDictType) or cls.__module__ in (messages.__name__, bodies.__name__)
        for field in info.fields:
            optional = "?" if may_lack and not field.required else ""
            known = ALIASED.get((name, field.name)) or self.convert(field.type)
            rows.append(f"  {field.encode_name}{optional}: {known};")
        words = cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        about = f"/** {words} */\n" if words and not words.startswith(f"{name}(") else ""
        self.blocks.append(f"{about}export interface {name} {{\n" + "\n".join(rows) + "\n}\n")

    def convert(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
                return self.name_of(cls)
            case inspect.UnionType(types=types):
                return " | ".join(sorted({self.convert(one) for one in types}, key=lambda one: (one == "null", one)))
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.convert(item)
                several = " | " in inner and isinstance(item, inspect.UnionType | inspect.LiteralType)
                return f"({inner})[]" if several else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.convert(item) for item in items)}]"
            case inspect.DictType(key_type=name, value_type=value):
                return f"Record<{self.convert(name)}, {self.convert(value)}>"
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
    stale = {path: text for path, text in made().items()
             if not path.exists() or path.read_text(encoding="utf-8") != text}
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(CLIENT)} is out of date: run make types", file=sys.stderr)
        return 1 if stale else 0
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
