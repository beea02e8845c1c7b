"""One view being drawn in the terminal: what every game's picture needs."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fairyring.kernel.game import Game
from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Message

Signs = TypeVar("Signs")


class Canvas:
    """Signs with styles on squared paper."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, sign in enumerate(text):
            self.rows[y][x + i] = sign
            self.styles[y][x + i] = style

    def text(self) -> Text:
        """Everything from the first to the last row with a sign on it."""
        out = Text(no_wrap=True, overflow="crop")
        used = [y for y, row in enumerate(self.rows) if "".join(row).strip()]
        for y in range(used[0], used[-1] + 1):
            row, styles = self.rows[y], self.styles[y]
            end = len("".join(row).rstrip())
            start = 0
            for x in range(1, end + 1):
                if x == end or styles[x] != styles[start]:
                    out.append("".join(row[start:x]), styles[start])
                    start = x
            out.append("\n" if y < used[-1] else "")
        return out


class Picture(Generic[Signs]):
    """A seat's view with the words and signs to draw it; games add how their table looks."""

    def __init__(self, game: Game, view: Data, content: Any, words: Texts, names: list[str], signs: bool,
                 short: bool) -> None:
        """`signs`: signs beyond ASCII can be shown."""
        self.game = game
        self.view = view
        self.content = content
        self.words = words
        self.names = names
        self.signs = self.signs_for(signs)
        self.short = short
        """One line a component, and no legend."""

    def signs_for(self, beyond_ascii: bool) -> Signs:
        """The signs that it is drawn with."""
        raise NotImplementedError

    def all(self) -> list[RenderableType]:
        """The whole table: first what is common, then the players, who lie nearest to the question."""
        raise NotImplementedError

    def say(self, key: str, **args: str | int | Message) -> str:
        return self.words.say(Message(key, args))

    def head(self, key: str) -> str:
        """The name of something that follows."""
        return self.words.say(Message("colon", {"name": Message(key)})) + " "

    def name(self, component: str) -> str:
        """A component's name in the language of the picture."""
        found = self.game.called(self.content, component)
        return component if found is None else self.words.say(found)

    def does(self, component: str) -> list[Message]:
        """What a component does, sentence by sentence."""
        return self.game.words(self.content, component)

    def named(self, components: list[str]) -> str:
        return ", ".join(self.name(one) for one in components)

    def entry(self, mark: str, style: str, component: str) -> RenderableType:
        """A component in a list: its mark, its name, what it does."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(min_width=2, justify="right", no_wrap=True)
        grid.add_column()
        line = Text(no_wrap=self.short, overflow="ellipsis")
        line.append(self.name(component), "bold")
        line.append("  " + " ".join(self.words.sentence(one) for one in self.does(component)))
        grid.add_row(Text(mark, style), line)
        return grid

    def listed(self, title: str, entries: list[RenderableType]) -> list[RenderableType]:
        """Entries under a heading."""
        return [Text(self.say(title), style="bold"), *entries]

    def order(self) -> list[int]:
        """The numbers of the players from the own seat on."""
        seat = max(0, self.view["seat"])
        return [(seat + i) % len(self.names) for i in range(len(self.names))]
