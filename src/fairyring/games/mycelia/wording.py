"""Small helpers that name things of the table for prompts and options. Nothing here is called in playouts."""

from __future__ import annotations

from fairyring.games.mycelia.components import FIELD_NAMES, TERRAINS
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.words import Message, Option


def card_message(t: Mycelia, kind: int) -> Message:
    """A card's name: translated where the message files know it, else as its pack spells it."""
    return Message("card", {"id": t.content.ids[kind], "name": t.content.names[kind]})


def field_option(t: Mycelia, seat: int, cell: int, rule: str) -> Option:
    """The choice of a field, told by its place, terrain and drops."""
    me = t.players[seat]
    name = FIELD_NAMES[cell]
    args: dict[str, str | int | Message] = {"field": name, "terrain": TERRAINS[me.ground.terrain[cell]],
                                            "drops": me.drops[cell]}
    return Option(name, Message("option-field", args), rule, (f"field:{seat}:{name}",))


def source(t: Mycelia) -> str:
    """The id of the card or tile that is being carried out: `tile:b`, `solo_6`, `amanita_muscaria`."""
    from fairyring.games.mycelia.gwidyon import GWIDYON_FOCUS
    from fairyring.games.mycelia.turn import HIRE, PLAY, TILE

    focus = t.focus
    if focus >= GWIDYON_FOCUS:
        return t.content.solo[focus - GWIDYON_FOCUS].name
    if focus >= PLAY:
        return t.content.ids[focus - PLAY]
    if TILE <= focus < HIRE:
        return f"tile:{t.content.tiles[focus - TILE].name}"
    return ""
