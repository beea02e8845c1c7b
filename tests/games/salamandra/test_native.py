"""Compiled, Salamandra does exactly what it does interpreted, in every set-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build_native import Layout, native_modules, read_stamp, wanted_stamp

LAYOUT = Layout(Path(__file__).parents[3])


def digests(sources: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-m", "fairyring.testing", "digests", "salamandra"], check=True, text=True,
                          stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(sources)})
    return done.stdout.splitlines()


def test_compiled_and_interpreted_games_are_the_same() -> None:
    stamp = read_stamp(LAYOUT)
    if not stamp:
        pytest.skip("build/native is missing: run make native")
    if stamp != wanted_stamp(LAYOUT, native_modules(LAYOUT)):
        pytest.skip("build/native is older than the sources: run make native")
    build, *interpreted = digests(LAYOUT.src)
    assert build == "interpreted"
    build, *compiled = digests(LAYOUT.out)
    assert build == "compiled"
    assert interpreted
    assert compiled == interpreted
