"""Bots of one's own: by module, by file, installed, with parameters, and what is said when there is none."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from fairyring.bots import own
from fairyring.bots.levels import make_bot
from fairyring.cli import main
from fairyring.kernel.errors import BadSetup

CLEVER = """
from beside import LAST


class Clever:
    name = "clever"

    def __init__(self, depth=1, bold=False, mood="calm", share=0.5):
        self.got = (depth, bold, mood, share)

    def choose(self, seat, seed):
        if self.got[2] == "angry":
            raise RuntimeError("too angry")
        return seat.names()[LAST]


class Anything:
    def __init__(self, **given):
        self.got = given

    def choose(self, seat, seed):
        return seat.names()[0]


class Nothing:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "clever.py").write_text(CLEVER)
    (tmp_path / "beside.py").write_text("LAST = -1\n")
    monkeypatch.setenv("FAIRYRING_DATA", str(tmp_path))
    return str(tmp_path / "clever.py")


def got(name: str) -> Any:
    bot: Any = make_bot(name)
    assert bot.name == name
    return bot.got


def test_a_file_and_its_parameters(file: str) -> None:
    assert got(f"{file}:Clever") == (1, False, "calm", 0.5)
    assert got(f"{file}:Clever:depth=3:bold=true:mood=grim:share=0.25") == (3, True, "grim", 0.25)
    assert got(f"{file}:Anything:whatever=x") == {"whatever": "x"}


def test_a_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    offered = [EntryPoint("dozy", "tests.arena.bots:Slow", own.GROUP)]
    monkeypatch.setattr(own, "entry_points", lambda group: offered if group == own.GROUP else [])
    own.installed.cache_clear()
    try:
        assert make_bot("dozy").name == "dozy"
        assert main(["games"]) == 0
        assert "dozy  tests.arena.bots:Slow" in capsys.readouterr().out
        with pytest.raises(BadSetup, match="dozy"):
            make_bot("dosy")
    finally:
        own.installed.cache_clear()


@pytest.mark.parametrize(("name", "message"), [
    ("{file}:Clever:width=2", 'it takes no parameter "width"; there are: depth, bold, mood, share'),
    ("{file}:Missing", 'unknown class "Missing"; use Clever, Anything'),
    ("{file}:Clevver", 'unknown class "Clevver"; did you mean Clever?'),
    ("sage", "medium, hard, or one of your own, such as file.py:Class"),
    ("{file}:Nothing", "Nothing has no method choose(seat, seed)"),
    ("{file}.py:Clever", "there is no file"),
    ("no_such_module:Clever", "No module named 'no_such_module'"),
    ("tests.arena.bots:Raises:depth=2", 'it takes no parameter "depth"; there are none'),
    ("greedy:fast", "greedy takes no budget"),
])
def test_what_cannot_be_had_is_told(name: str, message: str, file: str) -> None:
    with pytest.raises(BadSetup) as told:
        make_bot(name.replace("{file}", file))
    assert message in str(told.value)


def test_a_bot_that_raises_in_a_sitting_loses_nothing(file: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "mycelia", "--bots", f"greedy,{file}:Clever:mood=angry", "--seed", "3"]) == 1
    said = capfd.readouterr()
    assert "RuntimeError: too angry" in said.err
    assert "--resume" in said.out
    saved = said.out.split("--resume ")[1].split()[0]
    assert main(["replay", saved, "--verify"]) == 0
