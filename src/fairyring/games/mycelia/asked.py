"""What customs may be asked: a layer passes on to the one below it what it does not answer itself.

Made by tools/make_fields.py from customs.py. Change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fairyring.kernel.customs import Custom

if TYPE_CHECKING:
    from fairyring.games.mycelia.components import Tile
    from fairyring.games.mycelia.customs import Customs  # noqa: F401 - the layers are named in quotes below
    from fairyring.games.mycelia.state import Mycelia
    from fairyring.kernel.table import Step


class Asked(Custom["Customs"]):
    """Passes on every question."""

    def set_up(self, t: Mycelia) -> None:
        self.below.set_up(t)

    def price(self, cost: int) -> int:
        return self.below.price(cost)

    def tile_price(self, cost: int) -> int:
        return self.below.tile_price(cost)

    def tile_effect(self, tile: Tile) -> Step[Any]:
        return self.below.tile_effect(tile)

    def terrain(self, shown: int) -> int:
        return self.below.terrain(shown)

    def exact(self, shown: bool) -> bool:
        return self.below.exact(shown)

    def move_or_remove(self) -> bool:
        return self.below.move_or_remove()

    def may_withhold(self) -> bool:
        return self.below.may_withhold()

    def repeats(self) -> int:
        return self.below.repeats()

    def has_favour(self) -> bool:
        return self.below.has_favour()

    def gifts_on_offer(self, t: Mycelia, seat: int) -> list[int]:
        return self.below.gifts_on_offer(t, seat)

    def hired(self, t: Mycelia, seat: int, kind: int) -> None:
        self.below.hired(t, seat, kind)

    def drops_removed(self, t: Mycelia, seat: int, count: int) -> None:
        self.below.drops_removed(t, seat, count)

    def gwidyon_shuffles(self, t: Mycelia) -> None:
        self.below.gwidyon_shuffles(t)
