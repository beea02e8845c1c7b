"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fairyring.games.mycelia.components import COLOURS, Content
from fairyring.games.mycelia.modules import boxes_of
from fairyring.games.mycelia.wording import InPlay
from fairyring.kernel.table import Step


def action_names(content: Content, modules: tuple[str, ...]) -> list[str]:
    """All names, without repeats, in an order that only the components and modules decide."""
    boxes = boxes_of(modules)
    kinds = [kind for kind, box in enumerate(content.boxes) if box in boxes]
    gifts = [content.ids[kind] for kind in kinds if content.gift[kind] is not None]
    cards = [content.ids[kind] for kind in kinds if content.gift[kind] is None]
    heroes = [content.ids[kind] for kind in kinds if content.boxes[kind] not in ("start", "start_gift", "gift")]
    in_play = InPlay(content, cards, gifts)
    names = ["end turn", "skip", *[f"play {card}" for card in cards], *[f"hire {card}" for card in heroes],
             *[f"tile {tile.name}" for tile in content.tiles if tile.box in boxes]]
    for effect in effects(content, kinds, bool(gifts)):
        for step in effect.inside():
            names += step.offers(in_play)
    if gifts:
        names += ["again", *[f"buy {colour} gift" for colour in COLOURS], *[f"first {gift}" for gift in gifts]]
    return list(dict.fromkeys(names))


def effects(content: Content, kinds: list[int], with_gifts: bool) -> Iterator[Step[Any]]:
    for kind in kinds:
        yield content.effect[kind]
        yield content.once[kind]
        gift = content.gift[kind]
        if gift is not None:
            for reaction in gift.reactions:
                yield reaction.effect
    for tile in content.tiles:
        yield tile.with_prisma if with_gifts else tile.effect
    for solo in content.solo:
        yield solo.you
