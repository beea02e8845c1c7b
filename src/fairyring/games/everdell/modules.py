"""The modules of Mistwood, and the layers of customs that they and the rivals lay over the base game (MIS-GEN-04)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.corrin import Corrin
from fairyring.games.everdell.customs import BASE_GAME, Customs
from fairyring.games.everdell.legends import Legends
from fairyring.games.everdell.nightweave.layer import Nightweave
from fairyring.games.everdell.powers import Powers
from fairyring.games.everdell.rugwort import Rugwort
from fairyring.kernel.customs import Layers
from fairyring.kernel.game import Module

MODULES: Final = (
    Module("farms"),
    Module("corrin"),
    Module("legends"),
    Module("powers"),
)
"""In the order in which their layers lie over the base game, the first one lowest."""

CUSTOMS: Final[Layers[Customs]] = Layers(BASE_GAME, {
    "corrin": Corrin(), "legends": Legends(), "powers": Powers(), "rugwort": Rugwort(), "nightweave": Nightweave()})
"""By the id of a module or a rival; rivals lie over the modules."""
