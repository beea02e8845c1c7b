"""Drawing a table in the terminal: a game brings its own picture, and any other is shown as plain facts."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fairyring.kernel.game import Game
from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts


def draw(game: Game, view: Data, content: Any, words: Texts, names: list[str], signs: bool,
         short: bool) -> list[RenderableType]:
    """The table as one seat sees it."""
    picture: list[RenderableType] = game.draw(view, content, words, names, signs, short)
    return picture or [Text("\n".join(plain_lines(view, names)))]


def plain_lines(view: Data, names: list[str]) -> list[str]:
    """A view fact by fact: one line for what is simple, a heading for what has parts; players by their names."""
    lines: list[str] = []
    for key, value in view.items():
        if key == "players" and isinstance(value, list) and len(value) == len(names):
            for name, player in zip(names, value, strict=True):
                lines += fact(name, player)
        else:
            lines += fact(key, value)
    return lines


def fact(name: str, value: Any, indent: str = "") -> list[str]:
    head = f"{indent}{name.replace('_', ' ')}:"
    if isinstance(value, dict) and value:
        return [head, *(line for key, one in value.items() for line in fact(str(key), one, indent + "  "))]
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return [head, *(line for number, one in enumerate(value, 1) for line in fact(str(number), one, indent + "  "))]
    if isinstance(value, list | dict):
        return [f"{head} {', '.join(map(said, value)) or '-'}"]
    return [f"{head} {said(value)}"]


def said(value: object) -> str:
    return "-" if value is None else "yes" if value is True else "no" if value is False else str(value)
