"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

from fairyring.games.salamandra.components import COLOURS as FIELD_COLOURS
from fairyring.games.salamandra.components import SIDES
from fairyring.games.salamandra.turn import RULES
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.session import Session


def made_keys() -> set[str]:
    table = Session.start(Setup("salamandra", 2)).table
    content = find_game("salamandra").content()
    return ({f"figure-{name}" for name in table.figures()[0]} | {f"side-{name}" for name in SIDES}
            | {f"colour-{name}" for name in FIELD_COLOURS} | {f"option-{what}" for what in RULES}
            | {f"card-{one.name}" for one in [*content.fields, *content.books]})
