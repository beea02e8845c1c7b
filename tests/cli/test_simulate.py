"""`fairyring simulate`."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from fairyring.arena.playing import play
from fairyring.arena.results import Result
from fairyring.cli import main, simulate
from fairyring.cli.statistics import Finished, summarise
from tests.cli.conftest import Runner


def test_the_summary_has_seats_bots_length_and_figures(run: Runner) -> None:
    out = run("simulate", "mycelia", "--games", "6", "--bots", "random,greedy", "--seed", "1").out
    assert out.startswith("6 games of mycelia, 2 players, no modules, from seed 1\n")
    rows = {cells[0]: cells[1:] for cells in ([cell.strip() for cell in line.strip("│").split("│")]
                                              for line in out.splitlines() if "│" in line)}
    assert rows["greedy"][:3] == ["6", "6", "100.0%"] and rows["greedy"][3] == "61.0% to 100.0%"
    assert rows["random"][:3] == ["6", "0", "0.0%"]
    assert rows["1"][0] == rows["2"][0] == "6"
    assert set(rows) == {"1", "2", "random", "greedy", "rounds", "decisions", "drops", "leaves", "cards"}
    assert "ended by: won-by-drops 6" in out


def test_the_same_seed_gives_the_same_games(run: Runner, tmp_path: Path) -> None:
    texts = []
    for name in ("a.csv", "b.csv"):
        run("simulate", "mycelia", "--games", "3", "--players", "3", "--seed", "9", "--csv", tmp_path / name)
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    rows = list(csv.DictReader(texts[0].splitlines()))
    assert [(row["seed"], row["seat"]) for row in rows] == [(str(seed), str(seat)) for seed in (9, 10, 11)
                                                            for seat in (1, 2, 3)]
    assert sum(int(row["won"]) for row in rows) >= 3


def test_what_goes_to_stdout_is_alone_there(run: Runner, tmp_path: Path) -> None:
    play = ("simulate", "mycelia", "--games", "2", "--seed", "9")
    run(*play, "--csv", tmp_path / "a.csv")
    assert run(*play, "--csv", "-").out == (tmp_path / "a.csv").read_text(encoding="utf-8")
    done = run(*play, "--json", "-", "--csv", tmp_path / "b.csv")
    assert json.loads(done.out)["summary"]["games"] == 2
    assert (tmp_path / "b.csv").read_bytes() == (tmp_path / "a.csv").read_bytes()
    both = run(*play, "--json", "-", "--csv", "-")
    assert (both.code, both.out, both.err) == (2, "", "fairyring: --json and --csv cannot both go to stdout\n")


def test_bots_change_seats_from_game_to_game(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    run("simulate", "mycelia", "--games", "3", "--bots", "random,greedy", "--seed", "1", "--json", file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [one["bots"] for one in data["games"]] == [["random", "greedy"], ["greedy", "random"], ["random", "greedy"]]
    assert data["summary"]["games"] == 3 and data["seed"] == 1 and data["players"] == 2


def test_an_interrupted_run_keeps_the_finished_games(run: Runner, monkeypatch: pytest.MonkeyPatch,
                                                     tmp_path: Path) -> None:
    real = play
    played: list[int] = []

    def impatient(*args: Any) -> Result:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(1)
        return real(*args)

    monkeypatch.setattr(simulate, "play", impatient)
    file = tmp_path / "games.csv"
    done = run("simulate", "mycelia", "--games", "50", "--players", "1", "--csv", file)
    assert done.code == 0 and done.err == "fairyring: stopped after 2 of 50 games\n"
    assert done.out.startswith("2 games of mycelia") and len(file.read_text(encoding="utf-8").splitlines()) == 5


def test_shared_victories_count_in_parts_and_lost_solo_games_for_nobody() -> None:
    def game(ranks: tuple[int, ...], rounds: int) -> Finished:
        return Finished(1, ("random",) * len(ranks), ranks, "won", 10, rounds, tuple({"drops": 0} for _ in ranks))

    summary = summarise([game((1, 1), 4), game((2, 1), 8)])
    assert (summary.by_seat["1"].wins, summary.by_seat["2"].wins) == (0.5, 1.5)
    assert summary.spreads["rounds"].mean == 6
    assert summarise([game((2,), 5)]).by_bot["random"].wins == 0


def test_a_bot_that_raises_is_told_with_its_traceback_as_python_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "mycelia", "--bots", "tests.arena.bots:Raises,random", "--games", "2", "--seed", "5"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[-2:] == ["RuntimeError: out of ideas",
                          "fairyring: seed 5: the bot tests.arena.bots:Raises raised: RuntimeError: out of ideas"]
    assert sum(line.startswith("fairyring:") for line in lines) == 1


def test_json_and_csv_are_written_together(run: Runner, tmp_path: Path) -> None:
    one, other = tmp_path / "games.json", tmp_path / "games.csv"
    assert run("simulate", "mycelia", "--games", "1", "--seed", "3", "--json", str(one), "--csv", str(other)).code == 0
    assert json.loads(one.read_text())
    assert other.read_text().startswith("seed,")
