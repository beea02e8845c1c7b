"""The boxes that may be added to the base game, and the layer of customs that each lays over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fairyring.games.mycelia.customs import BASE_GAME, Customs
from fairyring.games.mycelia.prisma import Prisma
from fairyring.kernel.customs import layered
from fairyring.kernel.game import Module

MODULES: Final = (Module("expansion"), Module("prisma", needs=("expansion",)))
LAYERS: Final[dict[str, Customs]] = {"prisma": Prisma()}
"""A module that is not here changes no customs."""


def customs_of(modules: Sequence[str]) -> Customs:
    """The base game with the layers of these modules over it."""
    return laid(tuple(module for module in modules if module in LAYERS))


@cache
def laid(modules: tuple[str, ...]) -> Customs:
    return layered(BASE_GAME, [LAYERS[module] for module in modules])


def boxes_of(modules: Sequence[str]) -> list[str]:
    """Where the cards and tiles of a table come from."""
    return ["start", "base", *modules, *(["start_gift", "gift"] if customs_of(modules).has_favour() else [])]
