"""Golden records: games of a rules version that every later version must still replay."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

from fairyring.kernel.game import Game, Setup
from fairyring.kernel.record import Record, load_record, save_text
from fairyring.kernel.replay import replay
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


def restamp(game: Game, folder: Path) -> list[Path]:
    """Give existing records the present fingerprint and digest; their decisions stay, and must all still be legal.

    For a change of how tables are saved or components are written, while the rules version is not yet published.
    """
    written: list[Path] = []
    for path in sorted(folder.glob("*.json")):
        record = load_record(path)
        now = game.fingerprint(game.checked(record.setup), game.content())
        session = replay(replace(record, content=now, digest=""), game=game)
        save_text(path, replace(session.record(), names=record.names, extra=record.extra).to_json())
        written.append(path)
    return written


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
