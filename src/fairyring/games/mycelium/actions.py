"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from fairyring.games.mycelium.components import OWNERS, Content
from fairyring.games.mycelium.geometry import across, cell_name
from fairyring.games.mycelium.sporing import ORDERS
from fairyring.games.mycelium.turn import PLAIN

WAYS = 8
"""Ways of a mother to one tile that take other tokens."""


def action_names(content: Content) -> list[str]:
    """All names, without repeats, in an order that only the components decide."""
    cards = [card.ident for card in content.mushrooms]
    boards = range(1, content.boards + 1)
    numbers = range(1, OWNERS + 1)
    places = [cell_name(cell) for cell in cells(content)]
    names = [*PLAIN.values(), "skip", "rest", "keep wind", "roll again", *ORDERS]
    names += [f"{verb} {board}" for verb in ("spore", "decay", "board") for board in boards]
    names += [f"turned {turned}" for turned in range(3)] + [f"from {number}" for number in numbers]
    names += [f"{verb} {card}" for verb in ("fruit", "discover", "take", "keep", "discard") for card in cards]
    names += ["take deck", *places]
    names += [f"{place} way {way}" for way in range(2, WAYS + 1) for place in places]
    names += [f"{place} of {number}" for number in numbers for place in places]
    names += [f"mother {number} to {place}" for number in numbers for place in places]
    return list(dict.fromkeys(names))


def cells(content: Content) -> list[int]:
    """Every cell on which a tile can ever lie: so many steps from the star as there are tiles to explore."""
    reached = {*content.centre, *content.points}
    edge = reached
    for _ in range(len(content.tiles) - len(reached)):
        edge = {across(cell, side) for cell in edge for side in range(3)} - reached
        reached = reached | edge
    return sorted(reached)
