"""Files of results: nothing finished is lost, and what is broken is told by file and line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fairyring.arena.playing import play
from fairyring.arena.results import Result, ResultFile, RivalScore, read_results
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


def test_parquet_files_of_other_modules_and_games_are_read_together(tmp_path: Path, games: list[Result]) -> None:
    """Every column has one type, also where it is empty, and where seeds have many digits."""
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import dataset

    from fairyring.arena.parquet import write_parquet

    one = games[0]
    empty = msgspec.structs.replace(one, key="empty", modules=[], packs=[], bought=[[], []], when=[], unasked=[],
                                    rivals=[], seed=2**200, options={}, troubles=[])
    full = msgspec.structs.replace(one, key="full", game="everdell", modules=["farms", "corrin"], packs=["mine.toml"],
                                   bought=[["farm"], []], when=[[3], []], unasked=[1, 0], options={"starter": "1"},
                                   rivals=[RivalScore("rugwort", 2, {"total": 30})])
    for name, rows in (("a", [empty]), ("b", [full]), ("c", games)):
        write_parquet(tmp_path / f"{name}.parquet", rows)
    schemas = [pyarrow.parquet.read_schema(path) for path in sorted(tmp_path.glob("*.parquet"))]
    assert all(schema.equals(schemas[0]) for schema in schemas)
    together = dataset.dataset(tmp_path, format="parquet").to_table()
    assert together.num_rows == len(games) + 2
    assert read_results([tmp_path / "a.parquet", tmp_path / "b.parquet"]) == [empty, full]
    pattern = str(tmp_path / "*.parquet")
    polars = pytest.importorskip("polars")
    assert polars.read_parquet(pattern).height == len(games) + 2
    duckdb = pytest.importorskip("duckdb")
    counted = duckdb.sql(f"SELECT count(*), sum(len(modules)) FROM read_parquet('{pattern}')").fetchall()
    assert counted == [(len(games) + 2, 2 + sum(len(one.modules) for one in games))]
