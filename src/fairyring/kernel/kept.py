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

from fairyring.kernel.facts import Facts, Kept
from fairyring.kernel.game import Game, Setup


def find_content(game: Game, setup: Setup, fingerprint: str, given: Any = None, carried: Kept | None = None,
                 kept: Kept | None = None) -> Any:
    """The components of that fingerprint: given, ours, carried by a record, kept by ourselves, of a release; or None.

    Raises BadPack when they are found but cannot be read any more. In which box something lies is believed of what we
    kept, whatever this program thinks of it; not of what a record carries.
    """
    if given is not None and game.fingerprint(setup, given) == fingerprint:
        return given
    ours = game.content()
    if game.fingerprint(setup, ours) == fingerprint:
        return ours
    boxes = game.boxes(setup)
    if carried is not None and Facts.of(carried).fingerprint(boxes) == fingerprint:
        content = game.content_from(carried)
        if game.fingerprint(setup, content) == fingerprint:
            return content
    for facts in (*((Facts.of(kept),) if kept is not None else ()), *kept_facts(game.folder / "kept")):
        if facts.fingerprint(boxes) == fingerprint:
            content = game.content_from(facts.data())
            facts.components = content.facts.components
            content.facts = facts
            return content
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
