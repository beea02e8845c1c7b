"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

from fairyring.games.mycelia.components import COLOURS, SYMBOLS, TERRAINS
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session


def made_keys() -> set[str]:
    figures = {f"figure-{name}" for players in (1, 2) for modules in ((), ("prisma",))
               for name in Session.start(Setup("mycelia", players, modules)).table.figures()[0]}
    passives = {f"passive-{word}" for word in ("bonus", "beetle", "terrain", "move", "tiles", "discount", "repeat",
                                               "drop-leaves", "drop-favour")}
    return (figures | passives | {f"terrain-{name}" for name in TERRAINS if name != "any"}
            | {f"colour-{name}" for name in COLOURS} | {f"symbol-{name}" for name in SYMBOLS}
            | {"fx-refresh-display", "fx-refresh-roots", "component-tile", "component-solo_card",
               "card-leaf_one", "card-leaf_gift"})
