"""Running the command inside the test, with its own data folder and typed input."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fairyring.cli import main


@dataclass
class Run:
    """What a command did."""

    code: int
    out: str
    err: str


Runner = Callable[..., Run]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Runner:
    """`run("play", "mycelia", typed="1\\nq\\n")`: exit code, stdout and stderr; a traceback fails the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def runner(*argv: str | Path, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(one) for one in argv])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Run(code, out, err)

    return runner


@pytest.fixture
def saves(tmp_path: Path) -> Callable[[], list[Path]]:
    """The files in the folder of saved games, oldest first."""
    folder = tmp_path / "data" / "fairyring" / "saves"
    return lambda: sorted(folder.glob("*"), key=lambda file: file.stat().st_mtime_ns)
