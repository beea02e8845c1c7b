"""The boxes that may be added to the base game, and the layer of customs that each lays over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairyring.games.mycelia.components import Content
from fairyring.games.mycelia.customs import BASE_GAME, Customs
from fairyring.games.mycelia.prisma import Prisma
from fairyring.kernel.customs import Layers
from fairyring.kernel.game import Module

MODULES: Final = (Module("expansion"), Module("prisma", needs=("expansion",)))
CUSTOMS: Final[Layers[Customs]] = Layers(BASE_GAME, {"prisma": Prisma()})


def boxes_of(modules: Sequence[str]) -> list[str]:
    """Where the cards and tiles of a table come from."""
    return ["start", "base", *modules, *(["start_gift", "gift"] if CUSTOMS.of(modules).has_favour() else [])]


def copies_in_play(content: Content, seats: int, modules: Sequence[str]) -> list[int]:
    """How many there are of each card: of start cards what every player begins with (MYC-SETUP-10, PRI-SETUP-03), of
    others all in the box."""
    boxes = boxes_of(modules)
    there = [seats if box == "start_gift" else seats * copies if box == "start" else copies
             for box, copies in zip(content.boxes, content.copies, strict=True)]
    return [copies if box in boxes else 0 for box, copies in zip(content.boxes, there, strict=True)]
