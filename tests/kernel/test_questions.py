"""Questions are written once, with the base game's answers; every layer passes on what it does not answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from fairyring.kernel.customs import Custom, layered
from fairyring.kernel.questions import passed_on

TOWN = '''
from collections.abc import Mapping
from typing import Any
from town.huts import Hut


@mypyc_attr(allow_interpreted_subclasses=True)
class Customs(Asked):
    def told(self, hut: Hut) -> str:
        return "the same, " + self.below.told(hut)


class BaseGame(Customs):
    def __init__(self) -> None:
        super().__init__()

    def price(self, hut: Hut, more: int = 0) -> int:
        return 3 + more

    def opened(self, huts: Mapping[str, Any]) -> None:
        OPENED.append(len(huts))

    def told(self, hut: Hut) -> str:
        return "a town"


class Fair(Customs):
    def price(self, hut: Hut, more: int = 0) -> int:
        return self.below.price(hut, more) - 1


class Flood(Customs):
    pass
'''


def made(folder: Path) -> tuple[str, dict[str, Any]]:
    """The module that is made of the town's customs, and the town with it."""
    path = folder / "customs.py"
    path.write_text(TOWN)
    text = passed_on(path, "town.customs")
    scope: dict[str, Any] = {"Custom": Custom, "OPENED": [], "mypyc_attr": mypyc_attr}
    exec(text, scope)
    exec("from __future__ import annotations\n" + TOWN.replace("from town.huts import Hut\n", ""), scope)
    return text, scope


def test_a_layer_passes_on_what_it_does_not_answer(tmp_path: Path) -> None:
    _, town = made(tmp_path)
    top = layered(town["BaseGame"](), [town["Fair"](), town["Flood"]()])
    assert top.price("hut", 4) == 6
    top.opened({"hut": 1})
    assert town["OPENED"] == [1]


def test_what_layers_pass_on_in_a_way_of_their_own_is_left_to_them(tmp_path: Path) -> None:
    text, town = made(tmp_path)
    assert "def told" not in text and "def price" in text and "__init__" not in text
    assert layered(town["BaseGame"](), [town["Flood"]()]).told("hut") == "the same, a town"


def test_whoever_may_be_made_of_customs_may_be_made_of_what_passes_on(tmp_path: Path) -> None:
    text, _ = made(tmp_path)
    assert "\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass Asked(" in text


def test_the_types_in_questions_come_from_where_they_lie(tmp_path: Path) -> None:
    text, _ = made(tmp_path)
    assert text.partition("if TYPE_CHECKING:\n")[2].partition("\n\n\n")[0] == '''\
    from collections.abc import Mapping

    from town.customs import Customs  # noqa: F401 - the layers are named in quotes below
    from town.huts import Hut'''
    assert "from typing import TYPE_CHECKING, Any\n" in text
