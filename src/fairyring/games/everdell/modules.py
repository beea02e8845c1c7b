"""The modules of Mistwood, and the layers of customs that they and the rivals lay over the base game (MIS-GEN-04)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fairyring.games.everdell.corrin import Corrin
from fairyring.games.everdell.customs import BASE_GAME, Customs
from fairyring.games.everdell.legends import Legends
from fairyring.games.everdell.nightweave.layer import Nightweave
from fairyring.games.everdell.powers import Powers
from fairyring.games.everdell.rugwort import Rugwort
from fairyring.kernel.customs import layered
from fairyring.kernel.game import Module

MODULES: Final = (
    Module("farms"),
    Module("corrin"),
    Module("legends"),
    Module("powers"),
)
"""In the order in which their layers lie over the base game, the first one lowest."""

LAYERS: Final[dict[str, Customs]] = {"corrin": Corrin(), "legends": Legends(), "powers": Powers(), "rugwort": Rugwort(),
                                     "nightweave": Nightweave()}
"""By the id of a module or a rival; whoever is not here changes no customs. Rivals lie over the modules."""


def customs_of(modules: Sequence[str], rivals: Sequence[str]) -> Customs:
    """The base game with the layers of these modules and rivals over it."""
    return laid(tuple(one for one in (*modules, *rivals) if one in LAYERS))


@cache
def laid(layers: tuple[str, ...]) -> Customs:
    return layered(BASE_GAME, [LAYERS[one] for one in layers])
