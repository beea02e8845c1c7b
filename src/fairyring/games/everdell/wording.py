"""Names and clauses for prompts, options and descriptions, as messages; never called in playouts."""

from __future__ import annotations

from typing import Any

from fairyring.games.everdell.components import EACH, GOODS, KINDS, ON_CARD, RESOURCES, Content
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.quantities import PRODUCT, Fixed, Quantity, Reckoned
from fairyring.kernel.words import Args, Message, Option, joined_words


# --- things ----------------------------------------------------------------------------------------------------------
def card_name(content: Content, kind: int) -> Message:
    """A card's name for people: translated where the message files know it, else as its pack spells it."""
    return content.facts.called(content.cards[kind].ident)


def place_ident(t: Everdell, place: int) -> str:
    """The id of what lies on a place: a location, an Event, a card."""
    if place >= ON_CARD:
        return label(t, place - ON_CARD)
    name = t.place_name(place).partition(":")
    if name[0] == "forest":
        return t.content.forest[t.forest_at(place)].ident
    return name[2] or name[0]


def label(t: Everdell, card: int) -> str:
    """A card of a city in the notation: its id, with a number from the second of its kind on: `farm 2`."""
    me = t.players[card // EACH]
    at = me.at(card)
    kind = me.city[at]
    which = me.city[:at].count(kind)
    ident = t.content.cards[kind].ident
    return ident if not which else f"{ident} {which + 1}"


def whose(seat: int, card: int) -> str:
    """Behind the name of a card: whose city it lies in, unless it is one's own."""
    owner = card // EACH
    return "" if owner == seat else f" of {owner + 1}"


def owned_by(t: Everdell, seat: int, owner: int) -> Args:
    """Whose a card or place is: 0 for one's own and nobody's, else their number; and what they are called."""
    return {"owner": 0, "whose": ""} if owner == seat else {"owner": owner + 1, "whose": t.called(owner)}


# --- places of the scene ---------------------------------------------------------------------------------------------
def seat_element(number: int) -> str:
    return f"seat:{number}"


def somebody(t: Everdell, number: int, rule: str) -> Option:
    """Who gets it: told by name."""
    return Option(f"to seat {number + 1}", t.called(number), rule, (seat_element(number),))


def enough(picked: int, rule: str) -> Option:
    """No more of what is picked one by one."""
    return Option("done", Message("option-enough", {"picked": picked}), rule)


def city_element(card: int) -> str:
    return f"city:{card // EACH}:{card % EACH}"


def hand_elements(t: Everdell, seat: int, kind: int) -> tuple[str, ...]:
    return tuple(f"hand:{i}" for i, one in enumerate(t.players[seat].hand) if one == kind)


def source(t: Everdell, about: int) -> str:
    """The card, Event or place that asks."""
    if about > 0:
        return city_element(about)
    return t.place_name(t.focus)


# --- clauses ---------------------------------------------------------------------------------------------------------
def good_words(good: str, amount: Quantity[Any]) -> Message:
    """`3 twigs`, `berries: 1 for each Farm`, `twigs: 2 for each Farm`."""
    if isinstance(amount, Fixed):
        return Message("good", {"good": good, "count": amount.number})
    often = amount.say()
    if isinstance(amount, Reckoned) and amount.sign == PRODUCT and isinstance(amount.left, Fixed):
        counted = amount.right.say()
        if "each" in counted.args:
            often = Message(counted.key, {**counted.args, "each": amount.left.number})
    return Message("good-counted", {"good": good, "often": often})


def joined(parts: list[Message]) -> Message:
    """`a, b, c`; "nothing" when there is none."""
    return joined_words("list", parts, "good-nothing")


def cost_words(cost: list[int]) -> Message:
    """`2 twigs, 1 resin`."""
    return joined([Message("good", {"good": GOODS[good], "count": cost[good]}) for good in range(RESOURCES)
                   if cost[good]])


def cost_name(cost: list[int]) -> str:
    """The same in the notation: `2 twig 1 resin`."""
    return " ".join(f"{cost[good]} {GOODS[good]}" for good in range(RESOURCES) if cost[good]) or "nothing"


def kind_name(critter: bool) -> str:
    return KINDS[0] if critter else KINDS[1]
