"""What modules and gifts may answer otherwise: prices, limits, what functions of cards may choose (see `prisma`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fairyring.games.mycelia.asked import Asked
from fairyring.games.mycelia.components import MOST_COST, TERRAINS, Tile
from fairyring.kernel.table import Step

if TYPE_CHECKING:
    from fairyring.games.mycelia.state import Mycelia

NO_PILES: Final[list[int]] = []
"""No gift pile; nobody changes it."""


class Customs(Asked):
    """One layer: it passes on what it does not answer."""

    prices: list[int]
    """What heroes cost, by their printed costs: `price`, worked out once."""
    tile_prices: list[int]
    """The same for tiles."""
    terrains: list[int]
    """What the terrains that functions show may be: `terrain`, worked out once."""
    exacts: list[bool]
    """The same for a function without a beetle, and with one."""
    virga: int
    """1 where drops that would be moved may be removed: `move_or_remove`, worked out once."""

    def laid(self) -> None:
        self.prices = [self.price(cost) for cost in range(MOST_COST + 1)]
        self.tile_prices = [self.tile_price(cost) for cost in range(MOST_COST + 1)]
        self.terrains = [self.terrain(shown) for shown in range(len(TERRAINS))]
        self.exacts = [self.exact(False), self.exact(True)]
        self.virga = 1 if self.move_or_remove() else 0


class BaseGame(Customs):
    """What may be asked, and what the base game answers."""

    def __init__(self) -> None:
        super().__init__()
        self.laid()

    def set_up(self, t: Mycelia) -> None:
        """What is laid out besides, after the boards (MYC-SETUP)."""

    def price(self, cost: int) -> int:
        """What a hero of this printed cost costs (MYC-HIRE-02)."""
        return cost

    def tile_price(self, cost: int) -> int:
        """What it costs to use a tile (MYC-ACT-03)."""
        return cost

    def tile_effect(self, tile: Tile) -> Step[Any]:
        """What a tile does (MYC-ACT-01)."""
        return tile.effect

    def terrain(self, shown: int) -> int:
        """The terrain that a function of a card may choose (MYC-DROP-01)."""
        return shown

    def exact(self, shown: bool) -> bool:
        """Whether a field must hold exactly the drops shown: the beetle (MYC-DROP-09)."""
        return shown

    def move_or_remove(self) -> bool:
        """Whether a drop that would be moved may be removed instead."""
        return False

    def may_withhold(self) -> bool:
        """Whether a bonus for others may be withheld (MYC-OTH-03)."""
        return False

    def repeats(self) -> int:
        """How often the first hand card of a turn may be carried out again."""
        return 0

    def has_favour(self) -> bool:
        """Whether there is a favour track."""
        return False

    def gifts_on_offer(self, t: Mycelia, seat: int) -> list[int]:
        """The gift piles from which this player may buy."""
        return NO_PILES

    def hired(self, t: Mycelia, seat: int, kind: int) -> None:
        """A hero has been hired: what follows besides (MYC-HIRE-03)."""

    def drops_removed(self, t: Mycelia, seat: int, count: int) -> None:
        """Drops have left a board: what follows besides (MYC-DROP-05)."""

    def gwidyon_shuffles(self, t: Mycelia) -> None:
        """What happens besides when Gwidyon shuffles his cards (MYS-FLOW-03)."""


BASE_GAME: Final = BaseGame()
