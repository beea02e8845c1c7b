"""Compiled, a game does exactly what it does interpreted, in every set-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fairyring.kernel.game import all_games, find_game
from fairyring.testing import representative_setups
from tests.native import LAYOUT, compiled_engine


def digests(game: str, sources: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-m", "fairyring.testing", "digests", game], check=True, text=True,
                          stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(sources)})
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", all_games())
def test_compiled_and_interpreted_games_are_the_same(game: str) -> None:
    native = compiled_engine()
    build, *interpreted = digests(game, LAYOUT.src)
    assert build == "interpreted"
    build, *compiled = digests(game, native)
    assert build == "compiled"
    assert len(interpreted) == len(representative_setups(find_game(game)))
    assert compiled == interpreted
