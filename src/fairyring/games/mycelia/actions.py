"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fairyring.games.mycelia.bursts import Burst
from fairyring.games.mycelia.components import COLOURS, FIELD_NAMES, Content
from fairyring.games.mycelia.effects import Bonus, Repeat
from fairyring.games.mycelia.fields import MoveAndRemove, Remove
from fairyring.kernel.algebra import Either, IfPossible, Others, Then, Times, UpTo
from fairyring.kernel.table import Step


def action_names(content: Content, modules: tuple[str, ...]) -> list[str]:
    """All names, without repeats, in an order that only the components and modules decide."""
    prisma = "prisma" in modules
    boxes = ["start", "base", *modules, *(["start_gift", "gift"] if prisma else [])]
    kinds = [kind for kind, box in enumerate(content.boxes) if box in boxes]
    own = [content.ids[kind] for kind in kinds]
    gifts = [content.ids[kind] for kind in kinds if content.gift[kind] is not None]
    heroes = [content.ids[kind] for kind in kinds if content.boxes[kind] not in ("start", "start_gift", "gift")]
    tiles = [tile for tile in content.tiles if tile.box in boxes]
    steps = [step for effect in effects(content, kinds, prisma) for step in inside(effect)]
    names = ["end turn", "skip", "again", "all", *FIELD_NAMES, *[f"to {field}" for field in FIELD_NAMES],
             *[f"play {card}" for card in own if card not in gifts], *[f"hire {card}" for card in heroes],
             *[f"tile {tile.name}" for tile in tiles]]
    names += [f"choose {side.name}" for step in steps if isinstance(step, Either) for side in step.sides]
    names += amounts(max([1, *[most_removed(step) for step in steps]]), prisma)
    if "expansion" in modules:
        names += [f"trash {card}" for card in own if card not in gifts] + [f"give up {tile.name}" for tile in tiles]
    if prisma:
        names += [f"prism to {field}" for field in FIELD_NAMES] + [f"buy {colour} gift" for colour in COLOURS]
        names += [f"recycle {card}" for card in own] + [f"trash {card}" for card in gifts]
        names += [f"{verb} {card} from gifts" for verb in ("trash", "recycle") for card in gifts]
        names += [f"first {card}" for card in gifts] + ["grant bonus", "withhold bonus"]
    return list(dict.fromkeys(names))


def effects(content: Content, kinds: list[int], prisma: bool) -> Iterator[Step[Any]]:
    for kind in kinds:
        yield content.effect[kind]
        yield content.once[kind]
        gift = content.gift[kind]
        if gift is not None and gift.on_buy is not None:
            yield gift.on_buy
    for tile in content.tiles:
        yield tile.with_prisma if prisma else tile.effect
    for solo in content.solo:
        yield solo.you


def inside(step: Step[Any]) -> Iterator[Step[Any]]:
    """A step and all steps that it is made of."""
    yield step
    parts: list[Step[Any]] = []
    if isinstance(step, Then):
        parts = step.parts
    elif isinstance(step, Either):
        parts = step.sides
    elif isinstance(step, (Times, UpTo, Others, IfPossible, Repeat, Bonus)):
        parts = [step.part]
    for part in parts:
        yield from inside(part)


def most_removed(step: Step[Any]) -> int:
    """How many drops of one field a step can take at once."""
    if isinstance(step, Remove):
        return step.most
    if isinstance(step, MoveAndRemove):
        return sum(count for _, count in step.parts)
    if isinstance(step, Burst):
        return max(step.centre, step.each)
    return 0


def amounts(most: int, prisma: bool) -> list[str]:
    """`remove 2`, and `remove 1 dew and 1 prism` where both kinds of drops lie on a field (PRI-DROP-03)."""
    names = [f"remove {count}" for count in range(1, most + 1)]
    if prisma:
        for count in range(1, most + 1):
            for dew in range(count + 1):
                parts = ((dew, "dew"), (count - dew, "prism"))
                names.append("remove " + " and ".join(f"{n} {kind}" for n, kind in parts if n))
    return names
