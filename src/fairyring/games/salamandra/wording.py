"""Small helpers that name things of the table for prompts, options and the scene; never called in playouts."""

from __future__ import annotations

from fairyring.games.salamandra.components import SLOTS, cell_name
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.words import Message


def field_name(t: Salamandra, field: int) -> str:
    return t.content.fields[field].name


def field_message(t: Salamandra, field: int) -> Message:
    """A field's name for people: translated where the message files know it, else its id."""
    one = t.content.fields[field]
    return Message("card", {"id": one.ident, "name": one.name})


def slot_name(t: Salamandra, slot: int) -> str:
    """`field_17 S`."""
    return f"{t.content.fields[slot >> 2].name} {SLOTS[slot & 3]}"


def slot_element(t: Salamandra, slot: int) -> str:
    return f"slot:{t.content.fields[slot >> 2].name}:{SLOTS[slot & 3]}"


def corner_element(corner: int) -> str:
    return f"grove:{cell_name(corner)}"


def deity_message(t: Salamandra, kind: int) -> Message:
    card = t.content.deities[kind]
    return Message("card", {"id": card.ident, "name": card.name})


def grove_message(t: Salamandra, grove: int) -> Message:
    ident = t.content.groves[grove].ident
    return Message("card", {"id": ident, "name": ident})


def men_elements(t: Salamandra, seat: int, field: int) -> tuple[str, ...]:
    """The active apprentices of a player on a field."""
    me = t.players[seat]
    return tuple(slot_element(t, man >> 1) for man in me.men if man >> 3 == field and man & 1 == me.druid)


def source(t: Salamandra) -> str:
    """What is being carried out: the element of the scene that the open decision comes from."""
    from fairyring.games.salamandra.turn import focus_element

    return focus_element(t)
