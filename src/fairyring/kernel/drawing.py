"""A table as a picture of text: a game brings its own, and any other is shown fact by fact."""

from __future__ import annotations

import io
from typing import Any

from fairyring.kernel.game import Game
from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts, texts
from fairyring.kernel.words import Message

WIDTH = 110


def draw(game: Game, view: Data, content: Any, words: Texts, names: list[str], signs: bool, short: bool) -> list[Any]:
    """The table as one seat sees it, in parts that Rich can print."""
    return game.draw(view, content, words, names, signs, short) or plain_lines(view, names)


def as_text(game: Game, view: Data, content: Any, language: str = "en", signs: bool = False) -> str:
    """The same as plain text, for people at a prompt of Python."""
    from rich.console import Console  # only who prints a table needs it

    words = texts(language, game)
    names = [words.say(Message("player-seat", {"number": number + 1})) for number in range(len(view["players"]))]
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    for part in draw(game, view, content, words, names, signs, True):
        console.print(part, markup=False)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().rstrip().splitlines())


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
