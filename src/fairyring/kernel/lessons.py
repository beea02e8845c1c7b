"""Lessons: a game taught by the hand, written as data beside it.

`teaching/lessons/<lesson>.toml` in a game's folder holds the parts of a lesson. Each sets up a situation of its own, in
the game's words (`Game.arrange`), and leads through it step by step. A step says something, and may ask for a move:

    [[part.step]]
    id = "to-the-shrine"
    choose = ["to D2"]           # the ways on, as patterns; without it the step only says something
    only = true                  # nothing else is offered; without it the rest is answered with a reason
    done = true                  # something is said after the move too
    then = ["play leaf_one"]     # what the others do after it
    show = ["field:0:D2"]        # places of the table it speaks of
    rules = ["MYC-SHF-01"]       # where the reader can look it up

Its texts are `learn-<lesson>-<part>-<step>`, after the move `...-done`, and for another choice `...-other`; they lie in
`teaching/text/<language>.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from fairyring.kernel.errors import BadLesson
from fairyring.kernel.game import Game, Setup, unknown

TEACHING = "teaching"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is said, and perhaps asked."""

    key: str
    """Its text; `<key>-done` is said after the move, `<key>-other` when something else was chosen."""
    choose: tuple[str, ...] = ()
    only: bool = False
    done: bool = False
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def texts(self) -> list[str]:
        """The texts it needs."""
        return [self.key, *([f"{self.key}-done"] if self.done else []),
                *([f"{self.key}-other"] if self.choose and not self.only else [])]

    def leads_on(self, option: str) -> bool:
        return any(fnmatchcase(option, pattern) for pattern in self.choose)


@dataclass(frozen=True, slots=True)
class Part:
    """One idea: a situation and the steps through it. Its heading is `learn-<lesson>-<part>`."""

    id: str
    key: str
    situation: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """All parts in their order. Its heading is `learn-<lesson>`."""

    id: str
    setup: Setup
    parts: tuple[Part, ...]

    @property
    def key(self) -> str:
        return f"learn-{self.id}"


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    return [path.stem for path in sorted((game.folder / TEACHING / "lessons").glob("*.toml"))]


def read_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game. Raises BadLesson, which says what is wrong and where."""
    names = lesson_names(game)
    if name not in names:
        raise BadLesson(unknown("lesson", name, names))
    path = game.folder / TEACHING / "lessons" / f"{name}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{path.name}: {error}") from None
    return _Reader(path).lesson(game, data)


class _Reader:
    """From TOML to a lesson, with complaints that name the place."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def lesson(self, game: Game, data: dict[str, Any]) -> Lesson:
        name = self.path.stem
        self.known(data, {"players", "modules", "options", "part"}, "the lesson")
        setup = game.checked(Setup(game.id, self.value(data, "players", int, "the lesson"),
                                   tuple(data.get("modules", ())), data.get("options", {})))
        parts = tuple(self.part(name, one) for one in self.value(data, "part", list, "the lesson"))
        ids = [part.id for part in parts]
        if len(set(ids)) != len(ids):
            raise BadLesson(f"{self.path.name}: two parts share an id: {', '.join(ids)}")
        return Lesson(name, setup, parts)

    def part(self, lesson: str, data: dict[str, Any]) -> Part:
        name = self.value(data, "id", str, "a part")
        where = f"part {name}"
        self.known(data, {"id", "situation", "step"}, where)
        key = f"learn-{lesson}-{name}"
        steps = tuple(self.step(key, where, one) for one in self.value(data, "step", list, where))
        return Part(name, key, self.value(data, "situation", dict, where), steps)

    def step(self, key: str, where: str, data: dict[str, Any]) -> Step:
        name = self.value(data, "id", str, where)
        where = f"{where}, step {name}"
        self.known(data, {"id", "choose", "only", "done", "then", "show", "rules"}, where)
        lists = {one: self.texts(data, one, where) for one in ("choose", "then", "show", "rules")}
        if (lists["then"] or data.get("only") or data.get("done")) and not lists["choose"]:
            raise BadLesson(f"{self.path.name}: {where}: nothing is to be chosen; give choose, or leave "
                            "out only, done and then")
        return Step(f"{key}-{name}", lists["choose"], bool(data.get("only", False)), bool(data.get("done", False)),
                    lists["then"], lists["show"], lists["rules"])

    def value(self, data: dict[str, Any], key: str, kind: type, where: str) -> Any:
        if not isinstance(data.get(key), kind):
            raise BadLesson(f'{self.path.name}: {where} needs "{key}" ({kind.__name__})')
        return data[key]

    def texts(self, data: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
        values = data.get(key, [])
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
            raise BadLesson(f'{self.path.name}: {where}: "{key}" should be a list of texts')
        return tuple(values)

    def known(self, data: Mapping[str, Any], keys: set[str], where: str) -> None:
        for key in data:
            if key not in keys:
                raise BadLesson(f"{self.path.name}: {where}: {unknown('key', key, sorted(keys))}")
