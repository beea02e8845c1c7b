"""What a player has: board, cards, leaves and tiles; and what Gwidyon has in the solo game."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.components import FIELDS, Ground
from fairyring.games.mycelia.customs import Customs

KNOWN: Final = 0
"""The batch of a card whose place everybody knows. Other batches number the shuffles of a pile."""

NO_PRISM: Final[list[int]] = [0] * FIELDS


class Player:
    """One player's board, cards, leaves and tiles.

    The last card of `deck` lies on top. `deck_batch` and `hand_batch` run in step with `deck` and `hand`: cards of one
    batch were shuffled together, so nobody can tell their order; KNOWN cards were seen by everybody (MYC-INFO-03).
    """

    def __init__(self, ground: Ground, drops: list[int], prism: list[int], left: int, leaves: int, deck: list[int],
                 deck_batch: list[int], hand: list[int], hand_batch: list[int], discard: list[int], gifts: list[int],
                 ready: list[int], spent: list[int], customs: Customs, pawn: int, batch: int) -> None:
        self.ground = ground
        self.drops = drops
        self.prism = prism
        self.left = left
        self.leaves = leaves
        self.deck = deck
        self.deck_batch = deck_batch
        self.hand = hand
        self.hand_batch = hand_batch
        self.discard = discard
        self.gifts = gifts
        self.ready = ready
        """Tiles not used this turn."""
        self.spent = spent
        """Tiles used this turn."""
        self.customs = customs
        """The customs that hold for this player now: what the gifts change, in the own turn (PRI-PLAY-10)."""
        self.pawn = pawn
        self.batch = batch

    def copy(self) -> Player:
        prism = self.prism
        return Player(self.ground, self.drops[:], prism if prism is NO_PRISM else prism[:], self.left, self.leaves,
                      self.deck[:], self.deck_batch[:], self.hand[:], self.hand_batch[:], self.discard[:],
                      self.gifts[:], self.ready[:], self.spent[:], self.customs, self.pawn, self.batch)

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


class Gwidyon:
    """The rival of the solo game: a pile of drops, a two-sided tile, six cards (MYS-SETUP-02)."""

    def __init__(self, drops: int, removing: bool, pile: list[int], shown: list[int], pawn: int) -> None:
        self.drops = drops
        self.removing = removing
        """The remove side of his tile is up."""
        self.pile = pile
        self.shown = shown
        self.pawn = pawn

    def copy(self) -> Gwidyon:
        return Gwidyon(self.drops, self.removing, self.pile[:], self.shown[:], self.pawn)
