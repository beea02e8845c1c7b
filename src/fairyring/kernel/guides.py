"""How to play, on one page: a picture of the table with numbers, and a few sections, written as data beside the game.

`teaching/guide.toml` in a game's folder. Texts: `guide-mark-<id>` for a number in the picture; `guide-<section>` for a
section's heading and `guide-<section>-1`, `-2`, ... for its lines; a thing is explained by its own words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fairyring.kernel.errors import BadLesson
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.lessons import TEACHING


@dataclass(frozen=True, slots=True)
class Mark:
    """A number in the picture, at a place of the table."""

    key: str
    at: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with lines, and things of the box with what they do."""

    key: str
    lines: tuple[str, ...]
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    setup: Setup
    situation: Mapping[str, Any]
    marks: tuple[Mark, ...]
    sections: tuple[Section, ...]

    def texts(self) -> list[str]:
        """The texts it needs."""
        return [*(mark.key for mark in self.marks),
                *(key for section in self.sections for key in (section.key, *section.lines))]


def read_guide(game: Game) -> Guide:
    """A game's page on how to play. Raises BadLesson."""
    path = game.folder / TEACHING / "guide.toml"
    if not path.exists():
        raise BadLesson(f"{game.id} has no page on how to play")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        setup = game.checked(Setup(game.id, data["players"], (), data.get("options", {})))
        marks = tuple(Mark(f"guide-mark-{one['id']}", one["at"]) for one in data["mark"])
        sections = tuple(
            Section(f"guide-{one['id']}", tuple(f"guide-{one['id']}-{i + 1}" for i in range(one["lines"])),
                    tuple(one.get("things", ()))) for one in data["section"])
        return Guide(setup, data["situation"], marks, sections)
    except (KeyError, TypeError) as error:
        raise BadLesson(f"{path.name}: {error} is missing or of the wrong kind") from None
