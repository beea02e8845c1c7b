"""Networks: connected groups of a player's tiles, and what can be paid out of one (MUM-NET, MUM-FRU).

They follow from the position and are kept until something in it changes; nothing asks for them option by option.
"""

from __future__ import annotations

from fairyring.games.mycelium.components import ANY, BLACK, KINDS


class Network:
    """Tiles of one player joined through sides, with the spores that may be spent there, all and by colour.

    Once found it is never changed.
    """

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.total = 0
        self.have: list[int] = [0] * KINDS
        self.bare: list[int] = [0] * KINDS
        """Those of `have` on tiles without a mushroom, one of which a payment must touch (MUM-FRU-08)."""

    def can_fruit(self, need: list[int]) -> bool:
        """Can a cost be paid here so that the token finds a tile (MUM-FRU-01, -03, -08)?"""
        if not payable(need, self.have):
            return False
        bare = self.bare
        if bare[BLACK]:
            return True
        touched = 0
        for colour in range(BLACK):
            if need[colour] or need[ANY]:
                touched += bare[colour]
        return touched > 0


def payable(need: list[int], have: list[int]) -> bool:
    """Are there spores for a cost? Those on black tiles stand for any one square (MUM-CMP-04), blank squares take
    anything (MUA-FRU-01)."""
    short = 0
    total = have[BLACK] - need[ANY]
    for colour in range(BLACK):
        lack = need[colour] - have[colour]
        total -= lack
        if lack > 0:
            short += lack
    return short <= have[BLACK] and total >= 0
