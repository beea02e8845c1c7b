"""Catalogues in other languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.rulebook import Rule, Rulebook, read_rulebook
from fairyring.kernel.translation import mark_of, read_translation, stamp, strays, translated

ENGLISH = """# Toy

## 1. Turn

- **TOY-TURN-01** Say a word. [book 3]
- **TOY-TURN-02** (ruling) Say it *loudly*.

## 2. Cards
- **TOY-CARD-RAFT** It floats.
"""
GERMAN = """# Spiel

## 1. Zug

- **TOY-TURN-02** (ruling) Sag es *laut*.
- **TOY-TURN-01** Sag ein Wort. [Heft 3]
"""


@pytest.fixture
def original(tmp_path: Path) -> Rulebook:
    path = tmp_path / "rulebook.md"
    path.write_text(ENGLISH, encoding="utf-8")
    return read_rulebook(path)


@pytest.fixture
def german(tmp_path: Path) -> Path:
    path = tmp_path / "rulebook.de.md"
    path.write_text(GERMAN, encoding="utf-8")
    return path


def what(original: Rulebook, path: Path) -> list[tuple[int, str]]:
    return [(one.line, one.what) for one in strays(original, read_translation(path))]


def test_a_rule_is_told_in_the_other_language_and_in_english_where_it_is_missing(
        original: Rulebook, german: Path) -> None:
    assert translated(original, read_translation(german), "de").rules == (
        Rule("TOY-TURN-01", "1. Zug", "Sag ein Wort.", False, "de"),
        Rule("TOY-TURN-02", "1. Zug", "(ruling) Sag es *laut*.", True, "de"),
        Rule("TOY-CARD-RAFT", "2. Cards", "It floats.", False, "en"),
    )


def test_stamping_marks_what_has_no_mark_and_changes_nothing_else(original: Rulebook, german: Path) -> None:
    assert what(original, german) == [
        (5, "TOY-TURN-02 has no mark of the words it was translated from"),
        (6, "TOY-TURN-01 has no mark of the words it was translated from"),
        (0, "TOY-CARD-RAFT has not been translated")]
    assert stamp(german, original) == ["TOY-TURN-02", "TOY-TURN-01"]
    marks = {rule.id: mark_of(rule) for rule in original.rules}
    assert german.read_text(encoding="utf-8") == GERMAN.replace(
        "*laut*.", f"*laut*. <!-- {marks['TOY-TURN-02']} -->").replace(
        "[Heft 3]", f"[Heft 3] <!-- {marks['TOY-TURN-01']} -->")
    assert [one.text for one in read_translation(german)] == ["(ruling) Sag es *laut*.", "Sag ein Wort."]
    assert what(original, german) == [(0, "TOY-CARD-RAFT has not been translated")]
    assert stamp(german, original) == []


def test_a_changed_original_is_told_until_its_translation_is_stamped_anew(
        original: Rulebook, german: Path, tmp_path: Path) -> None:
    stamp(german, original)
    path = tmp_path / "later.md"
    path.write_text(ENGLISH.replace("Say a word. [book 3]", "Say two words. [book 4]"), encoding="utf-8")
    later = read_rulebook(path)
    assert what(later, german)[0] == (6, "TOY-TURN-01 has changed since it was translated; it now says: Say two words.")
    assert stamp(german, later) == [] and len(what(later, german)) == 2
    assert stamp(german, later, frozenset({"TOY-TURN-01"})) == ["TOY-TURN-01"]
    assert what(later, german) == [(0, "TOY-CARD-RAFT has not been translated")]


def test_a_reference_may_change_without_making_translations_old(
        original: Rulebook, german: Path, tmp_path: Path) -> None:
    stamp(german, original)
    path = tmp_path / "later.md"
    path.write_text(ENGLISH.replace("[book 3]", "[book 4]"), encoding="utf-8")
    assert what(read_rulebook(path), german) == [(0, "TOY-CARD-RAFT has not been translated")]


@pytest.mark.parametrize(("line", "says"), [
    ("- **TOY-TURN-09** Flieg.", "TOY-TURN-09 is no rule of the original"),
    ("- **TOY-TURN-01** Noch einmal.", "TOY-TURN-01 stands there twice"),
    ("- **TOY-CARD-RAFT** (ruling) Es schwimmt.", "TOY-CARD-RAFT: keep (ruling) as it stands in the original"),
])
def test_what_does_not_belong_there_is_told_with_its_line(
        original: Rulebook, german: Path, line: str, says: str) -> None:
    german.write_text(GERMAN + line + "\n", encoding="utf-8")
    stamp(german, original)
    assert (7, says) in what(original, german)
