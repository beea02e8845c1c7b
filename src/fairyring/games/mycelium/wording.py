"""Names and clauses for prompts, options and descriptions, as messages; never called in playouts."""

from __future__ import annotations

from fairyring.games.mycelium.components import ANY, COLOURS, Content
from fairyring.games.mycelium.geometry import cell_name
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.words import Args, Message, joined_words


# --- things ----------------------------------------------------------------------------------------------------------
def card_message(content: Content, ident: str) -> Message:
    """A component's name for people: translated where the message files know it, else as its pack spells it."""
    return content.facts.called(ident)


def card_of(t: Mycelium, card: int) -> Message:
    return card_message(t.content, t.content.mushrooms[card].ident)


def tile_args(t: Mycelium, tile: int) -> Args:
    """A tile for a message: its type and where it lies."""
    return {"colour": COLOURS[t.content.colour[tile]], "cell": t.cell_name(tile)}


def board_name(t: Mycelium, seat: int, board: int) -> Args:
    """A board for a message: its dots, and the mushroom on it."""
    card = t.players[seat].cards[board]
    return {"board": board + 1, "card": card_of(t, card) if card >= 0 else ""}


# --- places of the scene ---------------------------------------------------------------------------------------------
def tile_place(t: Mycelium, tile: int) -> str:
    return f"tile:{t.cell_name(tile)}"


def slot_place(cell: int) -> str:
    return f"slot:{cell_name(cell)}"


def hand_place(t: Mycelium, card: int) -> str:
    return f"hand:{t.content.mushrooms[card].ident}"


def market_place(t: Mycelium, card: int) -> str:
    return f"market:{t.content.mushrooms[card].ident}"


def board_place(seat: int, board: int) -> str:
    return f"board:{seat}:{board + 1}"


# --- clauses ---------------------------------------------------------------------------------------------------------
def joined(parts: list[Message]) -> Message:
    """`a, b, c`; "nothing" when there is none."""
    return joined_words("list", parts, "gain-nothing")


def cost_words(need: list[int]) -> Message:
    """`2 red, 1 green`."""
    names = (*COLOURS[:ANY], "any")
    return joined([Message("spores-of", {"colour": names[kind], "count": count})
                   for kind, count in enumerate(need) if count])
