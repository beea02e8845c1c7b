"""Shared code knows no game: neither its name nor its modules, options, rivals or events. A new one changes nothing.

Examples in docstrings, comments and the help of commands may name one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fairyring
from fairyring.kernel.game import all_games

PACKAGE = Path(fairyring.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
EXAMPLES = {"examples", "epilog", "help", "description"}
"""What the help of a command is made of."""

COMMON_WORDS = {"base", "boards", "level"}
"""Ids that are also plain words."""


def names_of_games() -> set[str]:
    """What only a game may know: ids of games, modules, options and rivals, and the kinds of its events."""
    names: set[str] = set()
    for game in all_games().values():
        names |= {game.id, *(module.id for module in game.modules), *(choice.id for choice in game.choices)}
        for rival in game.rivals:
            names |= {rival.id, *(choice.id for choice in rival.choices)}
        for path in game.folder.rglob("*.py"):
            names |= set(re.findall(r'emit\("([a-z]+-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return names - COMMON_WORDS


def texts_in(path: Path) -> Iterator[tuple[int, str]]:
    """Texts and names in a module, without docstrings and examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if called in EXAMPLES or (isinstance(node, ast.keyword) and node.arg in EXAMPLES):
            skipped |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.lineno, node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def strangers(words: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"(?<![a-z_-]){re.escape(name)}(?![a-z_-])", words.lower())}


def test_no_name_of_a_game_in_shared_python() -> None:
    names = names_of_games()
    assert {"mycelia", "prisma", "turn-ended", "gwidyon", "rugwort"} <= names
    shared = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
    assert len(shared) > 60
    found = [f"{path.relative_to(PACKAGE)}:{line}: {sorted(named)}" for path in shared
             for line, text in texts_in(path) if (named := strangers(text, names))]
    assert found == []


def test_no_name_of_a_game_in_the_shared_client() -> None:
    if not WEB.exists():
        pytest.skip("no client here")
    names = names_of_games()
    shared = [path for kind in ("*.ts", "*.svelte", "*.css") for path in WEB.rglob(kind)
              if path.relative_to(WEB).parts[0] not in ("games", "gallery")]
    assert len(shared) > 60
    found: list[str] = []
    for path in shared:
        text = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment.group().count("\n"),
                      path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for number, row in enumerate(text.split("\n"), 1):
            code = re.sub(r"(?<!:)//.*", "", row)
            if named := strangers(code, names):
                found.append(f"{path.relative_to(WEB)}:{number}: {sorted(named)}")
    assert found == []
