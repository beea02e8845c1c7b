"""The second box, Prisma, as a layer over the base game: a favour track, gifts to buy, tile a with a second use."""

from __future__ import annotations

from typing import Any

from fairyring.games.mycelia.components import COLOURS, Tile
from fairyring.games.mycelia.customs import NO_PILES, Customs
from fairyring.games.mycelia.gifts import GIFTS
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.table import Step


class Prisma(Customs):
    """What the second box changes."""

    def set_up(self, t: Mycelia) -> None:
        """Three shuffled piles of gifts by colour, only the top card seen (PRI-SETUP-06)."""
        for colour in range(len(COLOURS)):
            pile: list[int] = []
            for kind, gift in enumerate(t.content.gift):
                if gift is not None and gift.colour == colour:
                    pile += [kind] * t.content.copies[kind]
            t.shuffle(pile)
            t.roots.append(pile)
            t.roots_known.append([0] * len(pile))
            t.show_root(colour)

    def has_favour(self) -> bool:
        return True

    def tile_effect(self, tile: Tile) -> Step[Any]:
        """PRI-ACT-01."""
        return tile.with_prisma

    def gifts_on_offer(self, t: Mycelia, seat: int) -> list[int]:
        """The pawn's field says how far the colours go; an empty pile offers nothing (PRI-BUY-01)."""
        colours = t.content.track[t.players[seat].pawn]
        return [pile for pile in range(colours) if t.roots[pile]] if colours else NO_PILES

    def hired(self, t: Mycelia, seat: int, kind: int) -> None:
        """PRI-REC-05."""
        GIFTS.happens(t, "hired", seat, kind)

    def drops_removed(self, t: Mycelia, seat: int, count: int) -> None:
        """Each drop by itself (PRI-CLE-01)."""
        if t.players[seat].gifts:
            for _ in range(count):
                GIFTS.happens(t, "removed", seat)

    def gwidyon_shuffles(self, t: Mycelia) -> None:
        """His pawn goes on and the gift piles turn (PRI-SOLO-05)."""
        t.gwidyon_gains_favour("PRI-SOLO-05")
        t.turn_roots("PRI-SOLO-05")

