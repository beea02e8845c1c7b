"""`fairyring match`, `tournament` and `report` from end to end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fairyring.arena.results import read_results
from fairyring.cli.main import main

ROOT = Path(__file__).parents[2]


def test_a_match_is_played_told_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    call = ["match", "mycelia", "greedy", "random", "--out", str(out), "--workers", "1", "--seed", "7"]
    assert main([*call, "--games", "2"]) == 0
    first = read_results([out])
    assert [sorted(one.bots) for one in first] == [["greedy", "random"]] * 2
    said = capsys.readouterr().out
    assert "2 games" in said
    assert "greedy" in said
    assert main([*call, "--games", "4"]) == 0
    assert "2 of these games were in" in capsys.readouterr().out
    again = read_results([out])
    assert again[:2] == first
    assert sorted((one.seed, one.bots[0]) for one in again) == [
        (7, "greedy"), (7, "random"), (8, "greedy"), (8, "random")]


def test_a_stopped_run_keeps_what_is_finished_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    call = [sys.executable, "-c", "import sys; from fairyring.cli.main import main; sys.exit(main())", "match",
            "mycelia", "random", "easy", "--games", "400", "--out", str(out), "--workers", "1"]
    running = subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, start_new_session=True)
    until = time.monotonic() + 120
    while not (out.exists() and out.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < until, running.communicate()
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 1, complained
    kept = read_results([out])
    assert 3 <= len(kept) < 400
    assert f"{len(kept)} games" in said
    assert f"{400 - len(kept)} of 400 games have no result; the same command goes on" in complained
    assert "Traceback" not in complained


def test_a_tournament_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for extra in ("openskill", "altair", "vl_convert", "pyarrow"):
        pytest.importorskip(extra, reason="the extra `arena` is not installed")
    out, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    assert main(["tournament", "mycelia", "--bots", "random,easy,greedy", "--games", "2", "--modules", "none",
                 "--modules", "expansion", "--out", str(out), "--parquet", str(table), "--workers", "2"]) == 0
    said = capsys.readouterr().out
    assert "12 games" in said
    assert "ahead of" in said
    assert sorted(read_results([out]), key=lambda one: one.key) == sorted(
        read_results([table]), key=lambda one: one.key)
    page, folder = tmp_path / "report.html", tmp_path / "figures"
    assert main(["report", str(out), "--html", str(page), "--csv", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "12 games of Mycelia" in said
    assert "random won 0.0 %" in said.replace("%", " %") and "a fair share of 50%" in said
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert {one.stem for one in folder.iterdir()} == {
        "sources", "verdicts", "bots", "ratings", "matrix", "lengths", "seats", "distributions", "scores", "cards",
        "moments", "pairs"}
    assert main(["report", str(out), "--against", str(table), "--csv", str(folder)]) == 0
    assert (folder / "compared_cards.csv").exists()


def test_troubles_of_a_bot_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert main(["match", "mycelia", "tests.arena.bots:Raises", "random", "--games", "2", "--workers", "1"]) == 3
    said = capsys.readouterr()
    assert "decisions were made by chance because a bot did not make them" in said.err
    assert said.err.count("Traceback (most recent call last)") == 1
    assert 'raise RuntimeError("out of ideas")' in said.err


@pytest.mark.parametrize(("call", "message"), [
    (["match", "mycelia", "greedy", "gredy"], 'unknown bot "gredy"'),
    (["match", "mycelia", "greedy", "search:0ms"], "use more than 0"),
    (["match", "mycelium2", "greedy", "random"], 'unknown game "mycelium2"'),
    (["match", "mycelia", "greedy", "random", "--games", "0"], "1 or more"),
    (["match", "mycelia", "greedy", "random", "--players", "1"], "a match needs two players"),
    (["match", "mycelia", "greedy", "random", "--workers", "many"], "write a number of processes"),
    (["match", "mycelia", "greedy", "random", "--limit", "0"], "a number of seconds above 0"),
    (["tournament", "mycelia", "--bots", "greedy", "--modules", "prism"], 'unknown module "prism"'),
    (["tournament", "mycelia", "--bots", ","], "name at least one bot"),
    (["report", "nothing.jsonl", "--html", "x.html"], "nothing.jsonl: No such file"),
])
def test_wrong_input_is_one_clear_line(call: list[str], message: str, capsys: pytest.CaptureFixture[str],
                                       tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(call) == 2
    said = capsys.readouterr()
    assert message in said.err
    assert len(said.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_has_nothing_to_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "games.jsonl"
    empty.touch()
    assert main(["report", str(empty), "--csv", str(tmp_path / "figures")]) == 2
    assert "no games in it" in capsys.readouterr().err
