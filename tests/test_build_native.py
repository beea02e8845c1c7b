"""The native build, tried on a toy package with the shapes that the kernel uses."""

import os
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

from tools.build_native import BuildError, Layout, build, main, native_modules, only_build, with_imports

SETTINGS = """
[tool.fairyring.native]
modules = ["fairyring/kernel/*.py", "fairyring/toy.py"]
[tool.mypy]
strict = true
"""

KERNEL = '''
from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr


class Table:
    """A state that every game narrows."""

    __slots__ = ("seat",)

    def __init__(self) -> None:
        self.seat = 0


T = TypeVar("T", bound=Table)
BASE: Final = [1, 2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    def ask(self, table: T, x: int) -> list[int]:
        return BASE


def run(step: Step[T], table: T) -> int:
    return sum(step.ask(table, 10))
'''

TOY = '''
from __future__ import annotations

from fairyring.kernel.steps import Step, Table, run


class ToyTable(Table):
    __slots__ = ("leaves",)

    def __init__(self, leaves: int) -> None:
        super().__init__()
        self.leaves = leaves


class Hire(Step[ToyTable]):
    """The argument type is narrowed through the generic base."""

    def ask(self, table: ToyTable, x: int) -> list[int]:
        return [table.leaves, x]


def play() -> int:
    return run(Hire(), ToyTable(7))
'''

SCENE = """
import fairyring.kernel.steps as steps, fairyring.toy as toy, fairyring.plain as plain
assert steps.__file__.endswith(".so") and toy.__file__.endswith(".so") and plain.__file__.endswith(".py")
assert "native" in plain.__file__, plain.__file__
assert toy.play() == 17
class Interpreted(steps.Step):
    def ask(self, table, x):
        return [table.leaves * x]
assert steps.run(Interpreted(), toy.ToyTable(7)) == 70
try:
    toy.Hire().ask(steps.Table(), 1)
except TypeError as error:
    assert "ToyTable" in str(error)
else:
    raise AssertionError("a compiled step must refuse another game's table")
"""


def write(root: Path, files: dict[str, str]) -> Layout:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return Layout(root)


@pytest.fixture
def toy(tmp_path: Path) -> Layout:
    return write(
        tmp_path,
        {
            "pyproject.toml": SETTINGS,
            "src/fairyring/__init__.py": "",
            "src/fairyring/kernel/__init__.py": "",
            "src/fairyring/kernel/steps.py": KERNEL,
            "src/fairyring/toy.py": TOY,
            "src/fairyring/plain.py": "ANSWER = 42\n",
            "src/fairyring/text/en.ftl": "hello = Hello\n",
        },
    )


def test_only_what_changed_is_built_again(toy: Layout, capsys: pytest.CaptureFixture[str]) -> None:
    build(toy)
    assert "compiling 2 modules" in capsys.readouterr().out
    subprocess.run([sys.executable, "-c", SCENE], env={"PYTHONPATH": str(toy.out)}, check=True)

    assert sorted(p.name for p in toy.out.iterdir() if p.suffix != ".so") == [".stamp.json", "fairyring"]

    build(toy)
    assert "up to date" in capsys.readouterr().out

    write(toy.root, {"src/fairyring/text/de.ftl": "hello = Hallo\n"})
    (toy.src / "fairyring/text/en.ftl").unlink()
    assert main(["--root", str(toy.root), "--path"]) == 0
    assert capsys.readouterr().out == ""
    build(toy)
    assert "still good" in capsys.readouterr().out
    assert [p.name for p in (toy.out / "fairyring/text").iterdir()] == ["de.ftl"]
    main(["--root", str(toy.root), "--path"])
    assert capsys.readouterr().out.strip() == str(toy.out)

    write(toy.root, {"src/fairyring/toy.py": TOY.replace("ToyTable(7)", "'seven'")})
    with pytest.raises(BuildError, match=r"fairyring/toy\.py:\d+: error: Cannot infer value of type parameter"):
        build(toy)
    main(["--root", str(toy.root), "--path"])
    assert capsys.readouterr().out.strip().endswith("compiling 2 modules with mypyc")

    write(toy.root, {"pyproject.toml": ""})
    build(toy)
    assert "lists no module" in capsys.readouterr().out
    assert not list(toy.out.rglob("*.so"))


def test_a_changed_import_counts_as_a_change(toy: Layout) -> None:
    assert with_imports(toy, ["fairyring/toy.py"]) == [
        "fairyring/__init__.py",
        "fairyring/kernel/__init__.py",
        "fairyring/kernel/steps.py",
        "fairyring/toy.py",
    ]
    write(toy.root, {"src/fairyring/kernel/loop.py": "from . import steps\nfrom .. import plain\n"})
    assert "fairyring/plain.py" in with_imports(toy, ["fairyring/kernel/loop.py"])


def test_a_pattern_without_files_is_an_error(toy: Layout) -> None:
    write(toy.root, {"pyproject.toml": '[tool.fairyring.native]\nmodules = ["fairyring/kernal/*.py"]\n'})
    with pytest.raises(BuildError, match=r'"fairyring/kernal/\*\.py" matches no file'):
        native_modules(toy)


def test_a_missing_compiler_is_named(
    toy: Layout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main(["--root", str(toy.root)]) == 1
    assert "no C compiler: 'no-such-compiler'" in capsys.readouterr().err


def test_a_build_in_the_background_says_so_and_is_used_from_the_next_start(
        toy: Layout, capsys: pytest.CaptureFixture[str]) -> None:
    root = ["--root", str(toy.root)]
    assert main([*root, "--path"]) == 0 and capsys.readouterr().out == "", "nothing to use yet"
    assert main([*root, "--background"]) == 0
    assert "from the next start on" in capsys.readouterr().out
    while not (toy.out / ".stamp.json").exists():  # as long as it takes; the log would tell what is wrong
        assert "build_native:" not in (toy.root / "build" / "native.log").read_text(), "the build failed"
        time.sleep(0.2)
    assert main([*root, "--path"]) == 0 and capsys.readouterr().out.strip() == str(toy.out)
    while toy.lock.exists():
        time.sleep(0.05)
    assert main([*root, "--background"]) == 0 and capsys.readouterr().out == "", "nothing is left to do"


def test_a_second_build_is_not_begun_beside_the_first(toy: Layout, capsys: pytest.CaptureFixture[str]) -> None:
    with only_build(toy):
        assert main(["--root", str(toy.root), "--background"]) == 0
        assert capsys.readouterr().out == "" and not (toy.root / "build" / "native.log").exists()
    assert not toy.lock.exists()


def test_a_lock_that_was_left_behind_long_ago_is_nobodys(toy: Layout) -> None:
    toy.lock.parent.mkdir(parents=True, exist_ok=True)
    toy.lock.touch()
    os.utime(toy.lock, (0, 0))
    with only_build(toy):
        assert toy.lock.exists()
