"""The questions that cards and modules may answer otherwise: what a card costs, how much fits.

The base game is `Customs`. A module lies over it, changes the answers it has something to say about, and passes on the
rest; modules stack in any combination.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.kernel.city.town import Reedtown

SPACES = 7
HAND = 6


class Customs:
    """The base game."""

    def goods_off(self, t: Reedtown, seat: int, kind: int) -> int:
        """How many goods a card costs this player less (REE-GUILD-01)."""
        if t.card(kind).kind != "building":
            return 0
        return sum(t.card(own).off_buildings for own in t.players[seat].town)

    def spaces(self, t: Reedtown, seat: int) -> int:
        """How many cards a town holds (REE-PLAY-02, REE-TERRACE-01)."""
        return SPACES + sum(t.card(own).spaces for own in t.players[seat].town)

    def hand_limit(self, t: Reedtown, seat: int) -> int:
        """How many cards a hand holds (REE-HAND-01)."""
        return HAND


class Amended(Customs):
    """Customs laid over others: what it does not change, they answer."""

    def __init__(self, under: Customs) -> None:
        self.under = under

    def goods_off(self, t: Reedtown, seat: int, kind: int) -> int:
        return self.under.goods_off(t, seat, kind)

    def spaces(self, t: Reedtown, seat: int) -> int:
        return self.under.spaces(t, seat)

    def hand_limit(self, t: Reedtown, seat: int) -> int:
        return self.under.hand_limit(t, seat)


class Flood(Amended):
    """REE-FLOOD-01."""

    def spaces(self, t: Reedtown, seat: int) -> int:
        return self.under.spaces(t, seat) - 2


class Fair(Amended):
    """REE-FAIR-01."""

    def goods_off(self, t: Reedtown, seat: int, kind: int) -> int:
        return self.under.goods_off(t, seat, kind) + (t.card(kind).kind == "creature")

    def hand_limit(self, t: Reedtown, seat: int) -> int:
        return self.under.hand_limit(t, seat) + 2


MODULES: dict[str, type[Amended]] = {"flood": Flood, "fair": Fair}


def customs_of(modules: Iterable[str]) -> Customs:
    """The base game with modules laid over it."""
    customs = Customs()
    for module in modules:
        customs = MODULES[module](customs)
    return customs
