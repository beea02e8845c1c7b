"""The boxes that may be added to the base game, and the layer of customs that each lays over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairyring.games.mycelia.customs import BASE_GAME, Customs
from fairyring.games.mycelia.prisma import Prisma
from fairyring.kernel.customs import Layers
from fairyring.kernel.game import Module

MODULES: Final = (Module("expansion"), Module("prisma", needs=("expansion",)))
CUSTOMS: Final[Layers[Customs]] = Layers(BASE_GAME, {"prisma": Prisma()})


def boxes_of(modules: Sequence[str]) -> list[str]:
    """Where the cards and tiles of a table come from."""
    return ["start", "base", *modules, *(["start_gift", "gift"] if CUSTOMS.of(modules).has_favour() else [])]
