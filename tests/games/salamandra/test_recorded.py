"""Whole games that were recorded once: playthroughs compared in full, golden records replayed and verified.

`make recorded` writes them anew after a wanted change of rules. The diff shows what has changed in play.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.games.salamandra import GAME
from fairyring.kernel.record import load_record
from fairyring.kernel.session import replay
from fairyring.testing import representative_setups
from fairyring.testing.golden import golden_name
from fairyring.testing.playthrough import playthroughs

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GOLDEN = Path(__file__).parents[2] / "golden" / "salamandra"
RECORDS = sorted(GOLDEN.glob("*.json"))


def test_playthroughs_are_word_for_word_the_same() -> None:
    recorded = {path.name: path.read_text(encoding="utf-8") for path in sorted(PLAYTHROUGHS.glob("*.txt"))}
    now = playthroughs(GAME)
    assert sorted(recorded) == sorted(now)
    for name, text in now.items():
        assert recorded[name].splitlines() == text.splitlines(), f"{name}; if this is wanted: make recorded"


def test_there_is_a_golden_record_for_every_set_up() -> None:
    assert {golden_name(GAME, setup) for setup in representative_setups(GAME)} <= {path.name for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_records_replay(path: Path) -> None:
    record = load_record(path)
    assert path.name.startswith(f"v{record.rules_version}_")
    session = replay(record)
    assert session.over
    assert session.table.check() == []
    assert session.record() == record
