"""How to play, on one page: a picture of the table with numbers, and a few sections, written as data beside the game.

`teaching/guide.toml` in a game's folder. Texts: `guide-mark-<id>` for a number in the picture; `guide-<section>` for a
section's heading and `guide-<section>-1`, `-2`, ... for its lines; a thing is explained by its own words.

A module or a rival may have a page of its own, `teaching/guides/<its id>.toml`. Its texts begin with `guide-<its id>-`.
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


def has_guide(game: Game) -> bool:
    """Is there a page on how to play it? A game of another package may have none."""
    return (game.folder / TEACHING / "guide.toml").exists()


def guide_pages(game: Game) -> dict[str, str]:
    """The modules and rivals with a page of their own, each with the message that names it."""
    names = {one.id: f"module-{one.id}" for one in game.modules} | {one.id: f"rival-{one.id}" for one in game.rivals}
    return {page: name for page, name in names.items() if (game.folder / TEACHING / "guides" / f"{page}.toml").exists()}


def read_guide(game: Game, page: str = "") -> Guide:
    """A game's page on how to play, or that of a module or rival. Raises BadLesson."""
    path = game.folder / TEACHING / (f"guides/{page}.toml" if page else "guide.toml")
    if not path.exists() or (page and page not in guide_pages(game)):
        raise BadLesson(f"{game.id} has no page on how to play{page and f' with {page}'}")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    start = f"guide-{page}" if page else "guide"
    try:
        setup = game.checked(Setup(game.id, data["players"], tuple(data.get("modules", ())), data.get("options", {})))
        marks = tuple(Mark(f"{start}-mark-{one['id']}", one["at"]) for one in data["mark"])
        sections = tuple(
            Section(f"{start}-{one['id']}", tuple(f"{start}-{one['id']}-{i + 1}" for i in range(one["lines"])),
                    tuple(one.get("things", ()))) for one in data["section"])
        return Guide(setup, data["situation"], marks, sections)
    except (KeyError, TypeError) as error:
        raise BadLesson(f"{path.name}: {error} is missing or of the wrong kind") from None
