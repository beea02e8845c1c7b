"""Dependencies point downwards only, and examples in the engine's texts are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import fairyring
import fairyring.kernel

ROOT = Path(__file__).parents[1]
KERNEL = sorted(Path(fairyring.kernel.__file__).parent.glob("*.py"))
MODULES = [module.name for module in pkgutil.walk_packages(fairyring.__path__, "fairyring.")
           if not module.name.endswith("__main__")]
MODULES = [name for name in MODULES if not name.startswith("fairyring.envs.")]  # extras that may not be installed


def test_imports_point_downwards() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([str(linter), "--no-logo", "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", KERNEL, ids=[path.stem for path in KERNEL])
def test_the_kernel_knows_no_game(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else (
            [alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
        for name in names:
            assert not name.startswith("fairyring.") or name.startswith("fairyring.kernel."), f"{path.name}: {name}"


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    assert sum(bool(one.examples) for name in MODULES for one in finder.find(importlib.import_module(name))) > 0
