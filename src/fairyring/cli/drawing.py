"""Drawing a table in the terminal: each game has its own way, and any other game is shown as plain facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from fairyring.cli.drawing_mycelia import draw_mycelia
from fairyring.cli.drawing_salamandra import draw_salamandra
from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts

Drawer = Callable[[Data, Any, Texts, list[str], bool, bool], list[RenderableType]]
"""From a view, the components, the texts, the seats' names whether signs beyond ASCII can be shown, and whether it
should be short."""

DRAWERS: dict[str, Drawer] = {"mycelia": draw_mycelia, "salamandra": draw_salamandra}


def draw(game: str, view: Data, content: Any, words: Texts, names: list[str], signs: bool,
         short: bool) -> list[RenderableType]:
    """The table as one seat sees it."""
    drawer = DRAWERS.get(game)
    return [Pretty(view)] if drawer is None else drawer(view, content, words, names, signs, short)
