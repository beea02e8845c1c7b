"""Compiled, a game does exactly what it does interpreted, in every set-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.native import LAYOUT, compiled_engine


def digests(game: str, sources: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-m", "fairyring.testing", "digests", game], check=True, text=True,
                          stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(sources)})
    return done.stdout.splitlines()


@pytest.mark.parametrize(("game", "setups"), [("mycelia", 24), ("salamandra", 6)])
def test_compiled_and_interpreted_games_are_the_same(game: str, setups: int) -> None:
    native = compiled_engine()
    build, *interpreted = digests(game, LAYOUT.src)
    assert build == "interpreted"
    build, *compiled = digests(game, native)
    assert build == "compiled"
    assert len(interpreted) == setups
    assert compiled == interpreted
