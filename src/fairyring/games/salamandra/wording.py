"""Names and clauses for prompts, options and descriptions, as messages; never called in playouts."""

from __future__ import annotations

from fairyring.games.salamandra.components import (
    FIELD_OF,
    GOODS,
    HALVES,
    NONE,
    SIDE_OF,
    SLOTS,
    DeityCard,
    Gain,
    Thing,
    announced,
    cell_name,
)
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.words import Args, Message, joined_words


# --- things ----------------------------------------------------------------------------------------------------------
def field_name(t: Salamandra, field: int) -> str:
    return t.content.fields[field].name


NUMBERED = {"grove": "name-grove", "bear_card": "name-bear", "eagle_card": "name-eagle",
            "yellow_salamander_card": "name-yellow", "black_salamander_card": "name-black"}
"""What is told apart by numbers, and how it is called then."""


def called(one: Thing) -> Message:
    """A component's name for people: translated where the message files know it, else as its pack spells it."""
    if one.kind not in NUMBERED:
        return Message("card", {"id": one.name, "name": one.called or one.name.replace("_", " ")})
    if one.number and not one.called:
        return Message(NUMBERED[one.kind], {"number": one.number, "id": one.ident})
    return Message("card", {"id": one.ident, "name": one.called or one.ident.replace("_", " ")})


def field_message(t: Salamandra, field: int) -> Message:
    return called(t.content.fields[field])


def slot_name(t: Salamandra, slot: int) -> str:
    """`field_17 S`."""
    return f"{field_name(t, FIELD_OF[slot])} {SLOTS[SIDE_OF[slot]]}"


def slot_args(t: Salamandra, slot: int) -> Args:
    """A slot for a message: its field and its side."""
    return {"field": field_message(t, FIELD_OF[slot]), "slot": SLOTS[SIDE_OF[slot]]}


# --- places of the scene ---------------------------------------------------------------------------------------------
def slot_element(t: Salamandra, slot: int) -> str:
    return f"slot:{field_name(t, FIELD_OF[slot])}:{SLOTS[SIDE_OF[slot]]}"


def corner_element(corner: int) -> str:
    return f"grove:{cell_name(corner)}"


def active_elements(t: Salamandra, seat: int, field: int) -> tuple[str, ...]:
    """The active apprentices of a player on a field."""
    return tuple(slot_element(t, slot) for slot in t.players[seat].active_on(field))


ELEMENTS = {"place": "slot", "build": "row", "free": "row", "cauldron": "field", "temple": "temple"}


def source(t: Salamandra) -> str:
    """What is being carried out: the element of the scene that belongs to the announced action."""
    return "" if t.focus == NONE else action_element(t, t.focus)


def action_element(t: Salamandra, code: int) -> str:
    what, number = announced(code)
    return f"{ELEMENTS[what]}:{thing_name(t, what, number).replace(' ', ':')}" if what in ELEMENTS else ""


def thing_name(t: Salamandra, what: str, number: int) -> str:
    """What an action is announced for: `field_17 S`, `field_17`, `black`."""
    if what == "place":
        return slot_name(t, number)
    return HALVES[number] if what == "temple" else field_name(t, number)


# --- clauses ---------------------------------------------------------------------------------------------------------
def joined(parts: list[Message]) -> Message:
    """`a, b, c`; "nothing" when there is none."""
    return joined_words("list", parts, "gain-nothing")


def cost_words(need: list[int]) -> Message:
    """`1 crystal, 1 leaf`."""
    return joined([Message("good", {"good": GOODS[kind], "count": count}) for kind, count in enumerate(need) if count])


def gain_words(gain: Gain) -> Message:
    """`1 scroll, 2 points for each white field`."""
    return joined([part.say() for part in gain.parts])


def deity_words(card: DeityCard) -> Message:
    """What a Bear or Eagle card does."""
    if card.price:
        good = Message("good", {"good": GOODS[card.good], "count": 1})
        return Message("words-exchange", {"crystals": card.price, "good": good})
    return joined([Message("words-trigger", {"when": one.occasion.name.replace("(", "_").rstrip(")"),
                                             "gain": one.effect.say()}) for one in card.reactions])
