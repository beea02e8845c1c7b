"""One view being drawn in the terminal: what every game's picture needs."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Message

Signs = TypeVar("Signs")


class Picture(Generic[Signs]):
    """A seat's view with the words and signs to draw it; games add how their table looks."""

    def __init__(self, view: Data, content: Any, words: Texts, names: list[str], signs: Signs, short: bool) -> None:
        self.view = view
        self.content = content
        self.words = words
        self.names = names
        self.signs = signs
        self.short = short
        """One line a component, and no legend."""

    def say(self, key: str, **args: str | int | Message) -> str:
        return self.words.say(Message(key, args))

    def head(self, key: str) -> str:
        """The name of something that follows."""
        return self.words.say(Message("colon", {"name": Message(key)})) + " "
