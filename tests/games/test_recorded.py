"""Whole games that were recorded once: playthroughs compared in full, golden records replayed and verified.

`make recorded` writes them anew after a wanted change of rules. The diff shows what has changed in play.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.game import all_games, find_game
from fairyring.kernel.record import load_record
from fairyring.kernel.replay import replay
from fairyring.testing import representative_setups
from fairyring.testing.golden import golden_name
from fairyring.testing.playthrough import playthroughs

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
GAMES = tuple(all_games())
RECORDS = [path for game in GAMES for path in sorted((GOLDEN / game).glob("*.json"))]


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_are_word_for_word_the_same(game: str) -> None:
    folder = HERE / game / "playthroughs"
    recorded = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    now = playthroughs(find_game(game))
    assert sorted(recorded) == sorted(now)
    for name, text in now.items():
        assert recorded[name].splitlines() == text.splitlines(), f"{name}; if this is wanted: make recorded"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_golden_record_for_every_set_up(game: str) -> None:
    wanted = {golden_name(find_game(game), setup) for setup in representative_setups(find_game(game))}
    assert wanted <= {path.name for path in RECORDS if path.parent.name == game}


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name} {path.stem}" for path in RECORDS])
def test_golden_records_replay(path: Path) -> None:
    record = load_record(path)
    assert path.name.startswith(f"v{record.setup.rules}_")
    session = replay(record)
    assert session.over
    assert session.table.check() == []
    assert session.record() == record
