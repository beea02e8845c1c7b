"""Dependencies point downwards only, and examples in the engine's texts are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import fairyring
import fairyring.kernel
from fairyring.kernel.game import all_games

ROOT = Path(__file__).parents[1]
KERNEL = sorted(Path(fairyring.kernel.__file__).parent.glob("*.py"))
MODULES = ["fairyring", *(module.name for module in pkgutil.walk_packages(fairyring.__path__, "fairyring.")
                          if not module.name.endswith("__main__"))]
EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
"""Where only what pyproject.toml calls `dev` is installed, modules that need one of these are left out."""


def test_imports_point_downwards() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([str(linter), "--no-logo", "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_game_of_ours_has_a_contract_for_its_folder() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    ordered = {container for one in contracts if one.get("exhaustive") for container in one["containers"]}
    assert {f"fairyring.games.{game.folder.name}" for game in all_games().values()
            if game.folder.is_relative_to(ROOT)} <= ordered


@pytest.mark.parametrize("path", KERNEL, ids=[path.stem for path in KERNEL])
def test_the_kernel_knows_no_game(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else (
            [alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
        for name in names:
            assert not name.startswith("fairyring.") or name.startswith("fairyring.kernel."), f"{path.name}: {name}"


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        pytest.skip(f"the extra that brings {error.name} is not installed")
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [one for path in KERNEL for one in finder.find(importlib.import_module(f"fairyring.kernel.{path.stem}"))]
    assert any(one.examples for one in found)
