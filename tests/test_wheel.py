"""The wheel is all that is needed: it carries the games, their texts, and the built client."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fairyring"


def build(project: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=project,
                          check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of everything in a fresh wheel."""
    if not (PACKAGE / "server" / "static" / "index.html").exists():
        pytest.skip("the client has not been built; run: make web")
    folder = tmp_path_factory.mktemp("wheel")
    assert build(ROOT, folder).returncode == 0
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_has_every_source_text_and_component(inside: set[str]) -> None:
    wanted = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*")
              if path.suffix in (".py", ".toml", ".ftl", ".md") and "static" not in path.parts}
    assert {"fairyring/text/web/ru.ftl", "fairyring/games/mycelia/rulebook.md"} <= wanted
    assert wanted - inside == set()


def test_the_wheel_has_the_built_client(inside: set[str]) -> None:
    static = PACKAGE / "server" / "static"
    built = {path.relative_to(PACKAGE.parent).as_posix() for path in static.rglob("*") if path.is_file()}
    assert any(name.endswith(".woff2") for name in built)
    assert built - inside == set()


def test_without_the_built_client_there_is_no_wheel(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(PACKAGE, project / "src" / "fairyring", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in ("pyproject.toml", "LICENSE", "README.md", "tools/build_hook.py"):
        (project / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    refused = build(project, tmp_path / "dist")
    assert refused.returncode != 0
    assert "the client is not built" in refused.stderr and "make web" in refused.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
