"""The catalogue of rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.rulebook import Rule, Rulebook, read_rulebook
from tests.kernel.city import REEDTOWN


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    path = tmp_path / "rulebook.md"
    path.write_text("# Toy\n\nSome words, **ABC-NOT-01** no rule.\n\n## 1. Turn\n\n"
                    "- **TOY-TURN-01** Say a word. [book 3]\n- **TOY-TURN-02** (ruling) Say it *loudly*.\n\n"
                    "### Cards\n- **TOY-CARD-RAFT** It floats. [book 4][page 2]\n- no rule\n", encoding="utf-8")
    return read_rulebook(path)


def test_rules_have_a_section_and_no_references(book: Rulebook) -> None:
    assert book.rules == (
        Rule("TOY-TURN-01", "1. Turn", "Say a word.", False),
        Rule("TOY-TURN-02", "1. Turn", "(ruling) Say it *loudly*.", True),
        Rule("TOY-CARD-RAFT", "Cards", "It floats.", False),
    )
    assert book.ids() == ["TOY-TURN-01", "TOY-TURN-02", "TOY-CARD-RAFT"]


@pytest.mark.parametrize(("wanted", "found"), [
    ("TOY-TURN-01", ["TOY-TURN-01"]),
    (" toy-card-raft ", ["TOY-CARD-RAFT"]),
    ("toy-turn", ["TOY-TURN-01", "TOY-TURN-02"]),
    ("TOY-TURN-0", ["TOY-TURN-01", "TOY-TURN-02"]),
    ("Say word", ["TOY-TURN-01"]),
    ("cards", ["TOY-CARD-RAFT"]),
    ("gold", []),
    ("", []),
])
def test_rules_are_found_by_id_family_or_words(book: Rulebook, wanted: str, found: list[str]) -> None:
    assert [rule.id for rule in book.find(wanted)] == found


def test_a_game_has_its_rulebook() -> None:
    ids = REEDTOWN.rulebook().ids()
    assert ids[0] == "REE-TURN-01" and len(ids) == len(set(ids)) == 28
    assert REEDTOWN.rulebook() is REEDTOWN.rulebook()
