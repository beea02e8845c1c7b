"""Every rule of every installed game has a test that names it, and so has every worked case.

The marks are read by collecting the whole suite in a process of its own: the answer is the same whether all tests run,
one file, or a share of them in a parallel worker.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fairyring.kernel.game import Game, all_games
from fairyring.kernel.rulebook import read_rulebook

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "fairyring" / "games"
HEADING = re.compile(r"^### (CASE-[A-Z]+-\d+) ", re.MULTILINE)
RULE = re.compile(r"\b(?:CASE-)?[A-Z]{3}-[A-Z]+-\d\d\b")
REFERENCES = re.compile(r"^Rules: (.*)$", re.MULTILINE)

Proven = dict[str, dict[str, list[str]]]


@pytest.fixture(scope="module")
def proven(tmp_path_factory: pytest.TempPathFactory) -> Proven:
    """The tests by kind of mark and id."""
    path = tmp_path_factory.mktemp("marks") / "marks.json"
    quiet = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "--rule-marks", path,
         "tests"], cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the tests cannot be collected:\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
    found: Proven = {"rule": {}, "case": {}}
    for mark in json.loads(path.read_text(encoding="utf-8")):
        found[mark["kind"]].setdefault(mark["id"], []).append(mark["test"])
    return found


def games() -> list[Game]:
    return list(all_games().values())


def cases_text(game: Game) -> str:
    path = game.folder / "cases.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def all_rules() -> set[str]:
    """Rules of games that are found, and of those whose folder is there before they are."""
    catalogues = {game.folder / "rulebook.md" for game in games()} | set(FOLDER.glob("*/rulebook.md"))
    return {name for path in catalogues for name in read_rulebook(path).ids()}


def all_cases() -> set[str]:
    files = {game.folder / "cases.md" for game in games()} | set(FOLDER.glob("*/cases.md"))
    return {name for path in files if path.exists() for name in HEADING.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_rule_has_a_test(game: Game, proven: Proven) -> None:
    missing = [rule.id for rule in game.rulebook().rules if rule.id not in proven["rule"] and not rule.waiting]
    assert not missing, f"{len(missing)} rules of {game.id} without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_rule_waits_that_has_a_test(game: Game, proven: Proven) -> None:
    """A rule waits as long as the box that it needs cannot be played with; then its mark goes."""
    late = [rule.id for rule in game.rulebook().rules if rule.waiting and rule.id in proven["rule"]]
    assert not late, f"{', '.join(late)} have tests: take (waiting) out of the catalogue"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_worked_case_has_a_test(game: Game, proven: Proven) -> None:
    missing = [name for name in HEADING.findall(cases_text(game)) if name not in proven["case"]]
    assert not missing, f"{len(missing)} cases of {game.id} without a test: {', '.join(missing)}"


@pytest.mark.parametrize(("kind", "known"), [("rule", all_rules()), ("case", all_cases())], ids=("rule", "case"))
def test_every_mark_names_something_that_exists(kind: str, known: set[str], proven: Proven) -> None:
    wrong = [f"{name!r} in {tests[0]}" for name, tests in sorted(proven[kind].items()) if name not in known]
    assert not wrong, f"no such {kind}: " + "; ".join(wrong)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_catalogue_gives_every_rule_one_id(game: Game) -> None:
    ids = game.rulebook().ids()
    assert ids, f"{game.id} has no rule"
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_cases_and_code_cite_only_rules_that_exist(game: Game) -> None:
    known = all_rules() | all_cases()
    cited = {(path.name, name) for path in sorted(game.folder.rglob("*.py"))
             for name in RULE.findall(path.read_text(encoding="utf-8"))}
    for line in REFERENCES.findall(cases_text(game)):
        family = ""
        for part in line.rstrip(".").split(", "):
            family = part.rpartition("-")[0] or family  # "MYC-SUP-01, -02" names two rules
            cited.add(("cases.md", f"{family}-{part.rpartition('-')[2]}"))
    assert len(cited) > 20
    assert sorted((where, name) for where, name in cited if name not in known) == []
