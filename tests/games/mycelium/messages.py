"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.sporing import ORDERS
from fairyring.games.mycelium.turn import PLAIN
from fairyring.games.mycelium.vocabulary import VOCABULARY
from fairyring.kernel.game import Setup

NAMED = ("mushroom", "decay", "automa_decay")
"""Kinds of components with names of their own."""


def made_keys() -> set[str]:
    table = GAME.new_table(GAME.checked(Setup("mycelium", 2)), GAME.content())
    content = GAME.content()
    plain = {f"option-{name.replace(' ', '-')}" for name in PLAIN.values()
             if not name.startswith(("explore", "spore"))}
    named = {f"card-{name}" for name, one in content.facts.components.items() if one.table in NAMED}
    return ({f"figure-{name}" for name in table.figures()[0]} | named
            | {f"fx-{word.replace('_', '-')}" for word in VOCABULARY.effects} | plain
            | {f"option-{name.replace(' ', '-')}" for name in ORDERS}
            | {"won-by-points", "won-by-mushrooms", "won-by-insects", "won-together"})
