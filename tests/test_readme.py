"""What the README shows works as it stands."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fairyring.cli import main

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def block(language: str, number: int = 0) -> str:
    """One block of a language, the first unless told otherwise."""
    found = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert len(found) > number, f"no {language} block"
    return str(found[number])


def test_the_lines_for_programmers_are_true() -> None:
    lines = block("python")
    assert lines.count(">>>") == 6
    parsed = doctest.DocTestParser().get_doctest(lines, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(parsed)
    assert runner.failures == 0 and parsed.globs == {}


def test_the_lines_for_researchers_play_a_whole_game() -> None:
    pytest.importorskip("pettingzoo")
    ask = "print(table.num_agents, table.terminations)"
    done = subprocess.run([sys.executable, "-c", block("python", 1) + ask], capture_output=True, text=True, check=True)
    assert done.stdout == "0 {}\n"


def test_the_card_of_the_worked_example_is_checked_shown_and_dealt(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "my_cards.toml"
    pack.write_text(block("toml"), encoding="utf-8")
    assert main(["content", "check", str(pack)]) == 0
    assert main(["content", "show", "mycelia", "mycena_chrysalis", "--content", str(pack)]) == 0
    assert "Mycena chrysalis" in capsys.readouterr().out
    assert main(["simulate", "mycelia", "--games", "1", "--bots", "random,random", "--content", str(pack)]) == 0


def test_every_document_it_points_to_exists() -> None:
    for path in re.findall(r"\]\(((?!http)[^)#]+)\)", README):
        assert (Path(__file__).parents[1] / path).exists(), path
