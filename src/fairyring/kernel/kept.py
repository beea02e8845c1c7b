"""Components of the past, found again by their fingerprint.

A table goes on with what it was begun with, however the cards have changed since. A release keeps the components of
those before it in the game's folder `kept/`, one file each; a record may carry its own; a server keeps what its tables
were begun with.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from fairyring.kernel.content import Facts, Kept
from fairyring.kernel.game import Game, Setup


def find_content(game: Game, setup: Setup, fingerprint: str, given: Any = None, carried: Kept | None = None) -> Any:
    """The components of that fingerprint: those given, ours, those carried, or those of a release; None if nowhere.

    Raises BadPack when they are found but cannot be read any more.
    """
    if given is not None and game.fingerprint(setup, given) == fingerprint:
        return given
    ours = game.content()
    if game.fingerprint(setup, ours) == fingerprint:
        return ours
    boxes = game.boxes(setup)
    if carried is not None and Facts.of(carried).fingerprint(boxes) == fingerprint:
        return game.content_from(carried)
    for kept in kept_facts(game.folder / "kept"):
        if kept.fingerprint(boxes) == fingerprint:
            return game.content_from(kept.data())
    return None


def is_kept(game: Game, setup: Setup, fingerprint: str) -> bool:
    """Does every later release know these components?"""
    return any(kept.fingerprint(game.boxes(setup)) == fingerprint for kept in kept_facts(game.folder / "kept"))


def keep(game: Game) -> Path:
    """Keep the present components for later releases."""
    facts = game.content().facts
    path = game.folder / "kept" / f"{facts.hash}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(facts.data(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


@cache
def kept_facts(folder: Path) -> list[Facts]:
    """The components of past releases."""
    return [Facts.of(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.json"))]
