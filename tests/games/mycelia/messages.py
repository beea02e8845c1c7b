"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

from fairyring.games.mycelia.components import COLOURS, SYMBOLS, TERRAINS
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.table import Step


def made_keys() -> set[str]:
    figures = {f"figure-{name}" for players in (1, 2) for modules in ((), ("prisma",))
               for name in Session.start(Setup("mycelia", players, modules)).table.figures()[0]}
    passives = {f"passive-{word}" for word in ("others-bonus", "beetle", "terrain", "move", "action-tiles", "discount",
                                               "first-hand-card", "hired", "removed")}
    words = {f"fx-{word.replace('_', '-')}" for word, step in VOCABULARY.effects.items() if step.say is Step.say}
    return (figures | passives | words | {f"terrain-{name}" for name in TERRAINS if name != "any"}
            | {f"colour-{name}" for name in COLOURS} | {f"symbol-{name}" for name in SYMBOLS}
            | {f"{what}-{word}" for what in ("option", "ask") for word in ("trash", "recycle")}
            | {"event-trashed", "event-recycled", "option-grant-bonus", "option-withhold-bonus"}
            | {"fx-move", "fx-remove", "fx-move-some", "fx-remove-some", "fx-field", "fx-shrine", "component-tile",
               "component-solo_card", "card-leaf_one", "card-leaf_gift"})
