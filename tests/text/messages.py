"""The message files as data, and what the code asks of them."""

from __future__ import annotations

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import fairyring
from fairyring.kernel.game import all_games
from fairyring.kernel.text import COMMON

SOURCES = Path(fairyring.__file__).parent
PARSER = FluentParser()

SAYING = {"Message", "line", "say", "format", "counted", "drops", "join", "head"}
"""Calls whose first argument is the key of a message."""


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)

NAMES = ("card", "player", "", "kind", "name")
"""Messages that are put in from elsewhere: a card's own name, the name of who sits on a seat; and what the templates of
`kernel.fields` are filled with, which is no message."""


def read_messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the arguments it uses. Junk and repeated keys are mistakes."""
    out: dict[str, set[str]] = {}
    for entry in PARSER.parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: cannot be read: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in out, f"{path}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.found
    return out


def folders() -> dict[str, Path]:
    """Where messages lie: the common ones and those of each game that is listed."""
    games = {path.parent.name: path for path in sorted(SOURCES.glob("games/*/text")) if path.parent.name in all_games()}
    return {"common": COMMON, **games}


def code_of(part: str) -> list[Path]:
    """The modules that may use the messages of a part."""
    if part == "common":
        return sorted(SOURCES.rglob("*.py"))
    own = sorted((SOURCES / "games" / part).rglob("*.py"))
    return own + sorted((SOURCES / "cli").glob("*.py")) + sorted((SOURCES / "kernel").glob("*.py"))


def constants(paths: list[Path]) -> set[str]:
    """Every text constant of some modules."""
    return {node.value for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def asked_keys(paths: list[Path]) -> set[str]:
    """The keys that the code says outright."""
    keys: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SAYING and not (name == "format" and len(node.args) == 1):  # `str.format` says nothing
                    keys |= texts_of(node.args[0])
    return {key for key in keys if key not in NAMES}


def texts_of(node: ast.expr) -> set[str]:
    """A constant, or both sides of a conditional expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) | texts_of(node.orelse)
    return set()
