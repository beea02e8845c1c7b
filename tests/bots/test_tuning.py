"""Tuning: it goes on where it stopped, writes what it found and what it did."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairyring.bots.tuning import Kind, Tuning, here, read_generations, with_numbers
from fairyring.cli.main import main
from fairyring.games.mycelia import GAME
from fairyring.kernel.errors import BadSetup, BrokenRecord
from fairyring.kernel.game import Weights
from fairyring.kernel.judging import FILE

pytest.importorskip("cma", reason="the extra `tune` is not installed")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("fairyring.bots.tuning.CHECK_GAMES", 1)
    monkeypatch.setattr("fairyring.bots.tuning.CHECK_EVERY", 1)
    monkeypatch.setattr("fairyring.cli.tune.CHECK_GAMES", 1)
    shipped = GAME.weights()
    yield
    GAME.use_weights(GAME.content(), shipped)


def tuning(record: Path) -> Tuning:
    everything_but_two = [f"{section}.{name}" for section, own in GAME.weights().items() for name in own
                          if (section, name) not in (("work", "far"), ("turns", "growth"))]
    return Tuning(GAME, [Kind(2)], 1, 3, record, everything_but_two)


def test_a_run_is_recorded_generation_by_generation_and_goes_on_from_the_record(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    first = tuning(record).generation(here)
    again = tuning(record)
    assert [one.number for one in again.past] == [0]
    second = again.generation(here)
    kept = list(read_generations(record))
    assert kept == [first, second]
    assert (first.number, second.number) == (0, 1)
    assert first.names == ["work.far", "turns.growth"]
    assert len(first.solutions) == len(first.losses) == 3
    assert all(5 < loss < 60 for loss in first.losses), "rounds of a game"
    best = again.best()
    assert best is not None
    assert best[1] == min(one.check for one in kept if one.check is not None)


def test_a_cut_off_line_costs_only_its_own_generation(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    one = tuning(record)
    one.generation(here)
    whole = record.read_bytes()
    record.write_bytes(whole + whole[: len(whole) // 2])
    assert [kept.number for kept in read_generations(record)] == [0]
    assert record.read_bytes() == whole


def test_a_record_of_something_else_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    tuning(record).generation(here)
    with pytest.raises(BrokenRecord, match="made for other weights"):
        Tuning(GAME, [Kind(2)], 1, 3, record, ())
    record.write_text("nonsense\n")
    with pytest.raises(BrokenRecord, match=r"record\.jsonl:1: no record of tuning"):
        tuning(record)


def test_other_numbers_leave_comments_and_order_alone() -> None:
    text = (GAME.folder / FILE).read_text(encoding="utf-8")
    weights = tomllib.loads(text)
    assert tomllib.loads(with_numbers(text, weights)) == weights
    weights["work"]["far"] = 2.0
    weights["gift"]["drop-leaves"] = -0.125
    changed = with_numbers(text, weights)
    assert tomllib.loads(changed) == weights
    assert [line.partition("#")[2] for line in changed.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()]


def test_the_command_writes_weights_only_when_they_are_better(tmp_path: Path,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    out, record = tmp_path / "judgement.toml", tmp_path / "record.jsonl"
    call = ["tune", "mycelia", "--generations", "1", "--population", "3", "--seeds", "1", "--record", str(record),
            "--out", str(out)]
    assert main(call) == 0
    said = capsys.readouterr().out
    assert out.exists() != ("Nothing is written" in said)
    if out.exists():
        assert tomllib.loads(out.read_text())["work"] != GAME.weights()["work"]
    assert main(call) == 0
    assert "going on after 1 generations" in capsys.readouterr().out


def test_a_game_without_weights_and_a_run_without_an_end_are_refused(capsys: pytest.CaptureFixture[str],
                                                                     monkeypatch: pytest.MonkeyPatch,
                                                                     tmp_path: Path) -> None:
    assert main(["tune", "mycelia"]) == 2
    assert "say when to stop" in capsys.readouterr().err

    def none() -> Weights:
        raise BadSetup("mycelia has no weights to tune")

    monkeypatch.setattr(GAME, "weights", none)
    assert main(["tune", "mycelia", "--minutes", "1", "--record", str(tmp_path / "r")]) == 2
    assert "has no weights to tune" in capsys.readouterr().err
