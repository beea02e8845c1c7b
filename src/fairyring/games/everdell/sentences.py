"""What a component of ours does, in sentences written by hand for each of them.

The message `does-<id>` tells it better than what is put together from the words of the notation. `told.toml` keeps for
which notation a sentence was written: where an entry says anything else, a pack's entry say, the words of the notation
are used, so that no sentence ever tells what is not so.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from fairyring.games.everdell.components import Content
from fairyring.kernel.words import Message

DOING: Final = ("before", "effect", "production", "visit", "when", "does", "when_else", "does_else", "ability", "bonus",
                "needs")
"""The keys of an entry that say what a component does. Where a sentence speaks of others, `told.toml` has them too."""


@cache
def told() -> dict[str, dict[str, Any]]:
    """By component what a sentence was written for."""
    return tomllib.loads(Path(__file__).with_name("told.toml").read_text(encoding="utf-8"))


def entry_of(content: Content, component: str) -> dict[str, Any]:
    """What stands in the entry of a component."""
    entries = content.facts.tables.get(content.facts.table_of(component), [])
    return next((entry for entry in entries if entry["id"] == component), {})


def sentence(content: Content, component: str) -> Message | None:
    """The sentence on what a component does; None where there is none, or its entry says something else."""
    written_for = told().get(component)
    if written_for is None:
        return None
    entry = entry_of(content, component)
    same = all(entry.get(key) == written_for.get(key) for key in {*DOING, *written_for})
    return Message(f"does-{component}") if same else None
