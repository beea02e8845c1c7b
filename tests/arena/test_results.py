"""Files of results: nothing finished is lost, and what is broken is told by file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.arena.playing import play
from fairyring.arena.results import Result, ResultFile, read_results
from fairyring.kernel.errors import BrokenRecord, CannotSave
from tests.arena.test_playing import fixture


@pytest.fixture(scope="module")
def games() -> list[Result]:
    return [play(fixture("random", "random", seed=seed), 60) for seed in (1, 2, 3)]


def written(path: Path, games: list[Result]) -> Path:
    with ResultFile(path) as file:
        for game in games:
            file.add(game)
    return path


def test_what_was_written_is_read_again(tmp_path: Path, games: list[Result]) -> None:
    path = written(tmp_path / "games.jsonl", games)
    assert read_results([path]) == games
    assert read_results([path, path]) == games, "the same game counts once"
    with ResultFile(path) as file:
        assert (file.found, file.cut_off) == (games, False)


@pytest.mark.parametrize("kept", [1, 40, -1])
def test_a_cut_off_line_costs_only_its_own_game(tmp_path: Path, games: list[Result], kept: int) -> None:
    path = written(tmp_path / "games.jsonl", games)
    whole = path.read_bytes()
    second = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    path.write_bytes(whole[:second] + whole[second:][:kept])
    assert read_results([path]) == games[:2]
    with ResultFile(path) as file:
        assert (file.found, file.cut_off) == (games[:2], True)
        file.add(games[2])
    assert path.read_bytes() == whole


def test_a_line_that_is_no_result_is_told_by_file_and_line(tmp_path: Path, games: list[Result]) -> None:
    path = written(tmp_path / "games.jsonl", games)
    path.write_bytes(path.read_bytes().replace(b'"ranks":[', b'"ranks":["first",', 1))
    with pytest.raises(BrokenRecord, match=r"games\.jsonl:1: no result of a game: .*ranks"):
        ResultFile(path)
    with pytest.raises(BrokenRecord, match=r"games\.jsonl:1"):
        read_results([path])


def test_files_that_cannot_be_read_or_written_are_told(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match="No such file"):
        read_results([tmp_path / "nothing.jsonl"])
    with pytest.raises(CannotSave, match="directory"):
        ResultFile(tmp_path)


def test_parquet_holds_the_same_games(tmp_path: Path, games: list[Result]) -> None:
    pytest.importorskip("pyarrow", reason="the extra `arena` is not installed")
    from fairyring.arena.parquet import write_parquet

    path = tmp_path / "games.parquet"
    write_parquet(path, games)
    assert read_results([path]) == games
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(BrokenRecord, match=r"games\.parquet"):
        read_results([path])
