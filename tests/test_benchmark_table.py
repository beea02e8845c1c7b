"""The table of `make bench`."""

import doctest
import json
from pathlib import Path

import pytest

from benchmarks import table

OWN = {
    "game": "mycelia", "players": 2, "native": True, "decisions_per_cpu_second": 2_000_000.0,
    "games_per_cpu_second": 20_000.0, "clone_us": 0.9, "view_us": 30.0, "save_us": 10.0, "load_us": 20.0,
    "replay_ms": 1.0, "state_bytes": 900,
}  # fmt: skip
CATAN = {
    "engine": "catanatron", "game": "catan", "players": 2, "version": "3.2.1", "decisions_per_cpu_second": 5000.0,
    "games_per_cpu_second": 20.7, "clone_us": 125.0, "cpp_decisions_per_cpu_second": None,
}  # fmt: skip
HEARTS = {
    **CATAN, "engine": "open_spiel", "game": "hearts", "players": 4,
    "cpp_decisions_per_cpu_second": 1_000_000.0, "cpp_games_per_cpu_second": 20_000.0,
}  # fmt: skip


def save(path: Path, content: object) -> str:
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_speeds_are_relative_to_the_first_row() -> None:
    rows = [*table.rows_of([OWN, {**OWN, "native": False, "decisions_per_cpu_second": 500_000.0}])]
    lines = table.table([*rows, *table.rows_of({"peers": [CATAN, HEARTS]})]).splitlines()
    assert lines[2:8] == [
        "| **Fairyring**, compiled | mycelia | 2 | 2,000,000 | 1 | 20,000 | 0.9 |",
        "| **Fairyring**, interpreted | mycelia | 2 | 500,000 | 0.25 | 20,000 | 0.9 |",
        "| catanatron 3.2.1 | catan | 2 | 5,000 | 0.0025 | 20.7 | 125 |",
        "| open_spiel 3.2.1, from Python | hearts | 4 | 5,000 | 0.0025 | 20.7 | 125 |",
        "| open_spiel 3.2.1, loop in C++ | hearts | 4 | 1,000,000 | 0.5 | 20,000 |  |",
        "",
    ]
    assert lines[-2] == "| mycelia, compiled | 2 | 30 | 10 | 20 | 1 | 900 |"


def test_writing_twice_changes_only_what_is_between_the_markers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "benchmarks.md"
    docs.write_text(f"# Title\n\n{table.BEGIN}\nold\n{table.END}\n\nend\n", encoding="utf-8")
    monkeypatch.setattr(table, "DOCS", docs)
    table.main(["--write", save(tmp_path / "own.json", OWN)])
    once = docs.read_text(encoding="utf-8")
    table.main(["--write", save(tmp_path / "own.json", OWN)])
    assert docs.read_text(encoding="utf-8") == once
    assert once.startswith("# Title\n\n") and once.endswith("\n\nend\n") and "old" not in once


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"own\.json: not a measurement"):
        table.main([save(tmp_path / "own.json", {"game": "mycelia"})])


def test_the_real_page_has_the_markers() -> None:
    text = table.DOCS.read_text(encoding="utf-8")
    assert table.put_between_markers(text, "x").count("x\n") == 1


def test_examples() -> None:
    assert doctest.testmod(table).failed == 0
