"""Every action that a game can ever offer, by what learners call it: the fixed list that learning programs need."""

from __future__ import annotations

from fairyring.games.mycelium.components import OWNERS, Content
from fairyring.games.mycelium.geometry import SIDES
from fairyring.games.mycelium.moving import WAYS
from fairyring.games.mycelium.naming import mother_action, slot_action, spore_action, way_action
from fairyring.games.mycelium.sporing import ORDERS
from fairyring.games.mycelium.turn import PLAIN


def action_names(content: Content) -> list[str]:
    """All actions, without repeats, in an order that only the components decide."""
    cards = [card.ident for card in content.mushrooms]
    tiles = [tile.ident for tile in content.tiles]
    boards = range(1, content.boards + 1)
    names = [*PLAIN.values(), "skip", "rest", "keep wind", "roll again", *ORDERS]
    names += [f"{verb} {board}" for verb in ("spore", "decay", "board") for board in boards]
    names += [f"turned {turned}" for turned in range(3)] + [f"from {place + 1}" for place in range(1, OWNERS)]
    names += [f"{verb} {card}" for verb in ("fruit", "discover", "take", "keep", "discard") for card in cards]
    names += ["take deck"]
    names += [way_action(tile, way) for way in range(WAYS) for tile in tiles]
    names += [slot_action(tile, side) for tile in tiles for side in range(len(SIDES))]
    names += [spore_action(tile, place) for place in range(OWNERS) for tile in tiles]
    names += [mother_action(place, tile) for place in range(1, OWNERS) for tile in tiles]
    return names
