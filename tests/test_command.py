"""The installed command takes the compiled engine where it is that of the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from fairyring.__main__ import STAMP, compiled_beside
from tools.build_native import STAMP as BUILT

PROGRAM = "import sys; from fairyring import __main__ as here; here.prefer_compiled(); import fairyring; {}"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A clone with sources and a build/native of them; the engine itself is not needed for finding it."""
    found = tmp_path / "src" / "fairyring"
    native = tmp_path / "build" / "native"
    for folder in (found, native / "fairyring"):
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(f"where = {folder.parent.name!r}\n")
    (found / "__main__.py").write_bytes(Path(sys.modules["fairyring.__main__"].__file__ or "").read_bytes())
    (native / f"fairyring__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    (native / STAMP).touch()
    os.utime(native / STAMP, (2**31, 2**31))
    return found


def said(package: Path, program: str, **more: str) -> str:
    done = subprocess.run([sys.executable, "-c", PROGRAM.format(program)], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(package.parent), **more})
    return done.stdout.strip()


def test_the_command_and_what_it_starts_import_the_compiled_engine(package: Path) -> None:
    assert STAMP == BUILT
    assert said(package, "print(fairyring.where)") == "native"
    child = ("import subprocess; subprocess.run([sys.executable, '-c', 'import fairyring; print(fairyring.where)'], "
             "check=True)")
    assert said(package, child) == "native"
    assert said(package, "print(fairyring.where)", FAIRYRING_INTERPRETED="1") == "src"


def test_an_older_or_other_engine_is_left_alone(package: Path, tmp_path: Path) -> None:
    native = tmp_path / "build" / "native"
    assert compiled_beside(package) == native
    os.utime(native / STAMP, (0, 0))
    assert compiled_beside(package) is None, "the sources were changed after it"
    os.utime(native / STAMP, (2**31, 2**31))
    next(native.glob("*mypyc*")).rename(native / "fairyring__mypyc.of_another_python.so")
    assert compiled_beside(package) is None
    assert compiled_beside(tmp_path / "site-packages" / "fairyring") is None
