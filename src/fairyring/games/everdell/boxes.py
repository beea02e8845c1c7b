"""The components that a table plays with: those of its boxes alone, read as if no other box existed.

What lies in a box that is not in play can make no difference: not to the numbers of cards, not to the names of actions,
not to the speed of the base game.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.everdell.components import Content
from fairyring.games.everdell.content import EverdellReader
from fairyring.kernel.content import content_from
from fairyring.kernel.facts import BASE, Facts


def in_play(content: Content, boxes: Sequence[str]) -> Content:
    """The components of these boxes, worked out once. A selection selects from the same whole."""
    whole = content.whole
    known = boxes_in(whole.facts)
    wanted = tuple(box for box in known if box == BASE or box in boxes)
    if wanted == known:
        return whole
    if wanted not in whole.selections:
        made = content_from(EverdellReader, selected(whole.facts, wanted).data())
        assert isinstance(made, Content)
        made.whole = whole
        whole.selections[wanted] = made
    return whole.selections[wanted]


def boxes_in(facts: Facts) -> tuple[str, ...]:
    """Every box that has an entry, in a fixed order."""
    found = {BASE}
    for where in facts.boxes.values():
        found.update(where if isinstance(where, list) else [where])
    return tuple(sorted(found))


def selected(facts: Facts, boxes: tuple[str, ...]) -> Facts:
    """The entries that lie in these boxes."""
    tables: dict[str, object] = {}
    lying: dict[str, object] = {}
    for table, entries in facts.tables.items():
        where = facts.boxes.get(table, BASE)
        if isinstance(entries, list):
            places = where if isinstance(where, list) else [where] * len(entries)
            kept = [(entry, box) for entry, box in zip(entries, places, strict=True) if box in boxes]
            tables[table] = [entry for entry, _ in kept]
            lying[table] = [box for _, box in kept]
        elif where in boxes:
            tables[table] = entries
            lying[table] = where
    return Facts(facts.game, tables, lying, facts.packs)
