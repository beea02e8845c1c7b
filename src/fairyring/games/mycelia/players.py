"""What a player has: board, cards, leaves and tiles."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.kept import KeptPlayer

KNOWN: Final = 0
"""The batch of a card whose place everybody knows. Other batches number the shuffles of a pile."""


class Player(KeptPlayer):
    """One player's board, cards, leaves and tiles.

    The last card of `deck` lies on top. `deck_batch` and `hand_batch` run in step with `deck` and `hand`: cards of one
    batch were shuffled together, so nobody can tell their order; KNOWN cards were seen by everybody (MYC-INFO-03).
    """

    __slots__ = ()

    def copy(self) -> Player:
        return Player(self)

    def standing(self) -> list[int]:
        """What the player has got so far, whatever lies in hand or pile just now."""
        return [*self.ground.covered, *self.drops, *self.prism, self.leaves, self.pawn,
                *sorted(self.deck + self.hand + self.discard + self.gifts), *sorted(self.ready + self.spent)]

    def put_on_top(self, kind: int) -> None:
        """A card that everybody saw goes face down on the draw pile (MYC-HIRE-03)."""
        self.deck.append(kind)
        self.deck_batch.append(KNOWN)

    def mixed(self, cell: int) -> bool:
        """Both kinds of drops lie on the field, so somebody has to say which (PRI-DROP-03)."""
        prism = self.prism[cell]
        return prism != 0 and prism != self.drops[cell]
