"""Golden records: games of a rules version that every later version must still replay."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from fairyring.kernel.game import Game, Setup
from fairyring.kernel.record import Record, save_text
from fairyring.kernel.session import Session
from fairyring.testing.battery import representative_setups, setup_name


def random_game(game: Game, setup: Setup) -> Record:
    """The record of a whole game by random decisions, which the seed of the set-up chooses too."""
    session = Session.start(setup, game=game)
    dice = Random(setup.seed)
    while not session.over:
        session.play(dice.choice(session.names()))
    return session.record()


def golden_name(game: Game, setup: Setup) -> str:
    """'v1_2p_expansion_boards-star.json': rules version, players, modules, options."""
    return f"v{game.rules_version}_{re.sub('[^A-Za-z0-9_.-]+', '-', setup_name(setup).replace(' ', '_'))}.json"


def write_golden(game: Game, folder: Path, anew: bool = False) -> list[Path]:
    """Write the records of this rules version that are missing, or all of them anew; returns what was written.

    Files of the past stay as they are: anew only while a rules version is not yet published.
    """
    written: list[Path] = []
    for setup in representative_setups(game):
        path = folder / golden_name(game, setup)
        if anew or not path.exists():
            save_text(path, random_game(game, setup).to_json())
            written.append(path)
    return written
