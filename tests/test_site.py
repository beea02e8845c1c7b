"""The documentation as a site: complete, with links that lead somewhere and examples that work."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from fairyring.cli import main
from tools import site_hook

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))


def test_every_page_is_in_the_list() -> None:
    listed = re.findall(r": ([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    assert sorted(listed) == [page.name for page in PAGES]


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: page.name)
def test_links_lead_to_files_that_are_there(page: Path) -> None:
    links = [link.split("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_what_the_reference_names_is_there() -> None:
    text = (DOCS / "reference.md").read_text()
    names = re.findall(r"^::: (\S+)", text, re.MULTILINE)
    assert len(names) > 10
    for name in names:
        try:
            import_module(name)
        except ModuleNotFoundError:
            module, _, member = name.rpartition(".")
            assert hasattr(import_module(module), member), name
    for name, members in re.findall(r"^::: (\S+)\n    options:\n      members: \[(.*)\]", text, re.MULTILINE):
        module_ = import_module(name)
        assert [one for one in members.split(", ") if not hasattr(module_, one)] == []


def test_the_packs_of_the_page_are_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damp, more, named = re.findall(r"```toml\n(.*?)```", (DOCS / "packs.md").read_text(), re.DOTALL)
    path = tmp_path / "damp.toml"
    path.write_text(damp)
    assert main(["content", "check", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["adds: boletus_badius", "changes: marasmius_rotula"]
    path.write_text(more)
    assert main(["content", "check", str(path)]) == 0
    added, removed, limits = capsys.readouterr().out.splitlines()[1:]
    assert (added, removed) == ("adds: my_marsh", "removes: coprinus_comatus")
    assert limits.startswith("sets: limits.shrine_full")
    path.write_text(damp + named)
    assert main(["content", "check", str(path)]) == 0


def test_links_out_of_the_site_become_names_and_examples_become_blocks() -> None:
    assert doctest.testmod(site_hook) == (0, 2)
