"""The questions that cards and modules may answer otherwise: what a card costs, how much fits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fairyring.kernel.arguments import Given, Number, One
from fairyring.kernel.customs import layered
from tests.kernel.city.asked import Asked

if TYPE_CHECKING:
    from tests.kernel.city.town import Reedtown

SPACES = 7
HAND = 6


class Customs(Asked):
    """One layer: it passes on what it does not answer."""


class BaseGame(Customs):
    """What may be asked, and what the base game answers."""

    def goods_off(self, t: Reedtown, kind: int) -> int:
        """How many goods a card costs less."""
        return 0

    def spaces(self, t: Reedtown) -> int:
        """How many cards a town holds (REE-PLAY-02)."""
        return SPACES

    def hand_limit(self, t: Reedtown) -> int:
        """How many cards a hand holds (REE-HAND-01)."""
        return HAND


# --- modules ---------------------------------------------------------------------------------------------------------
class Flood(Customs):
    """REE-FLOOD-01."""

    def spaces(self, t: Reedtown) -> int:
        return self.below.spaces(t) - 2


class Fair(Customs):
    """REE-FAIR-01."""

    def goods_off(self, t: Reedtown, kind: int) -> int:
        return self.below.goods_off(t, kind) + (t.card(kind).kind == "creature")

    def hand_limit(self, t: Reedtown) -> int:
        return self.below.hand_limit(t) + 2


MODULES: dict[str, type[Customs]] = {"flood": Flood, "fair": Fair}


def customs_of(modules: Iterable[str]) -> Customs:
    """The base game with modules laid over it."""
    return layered(BaseGame(), [MODULES[module]() for module in modules])


# --- cards -----------------------------------------------------------------------------------------------------------
class Off(Customs):
    """Cards of a kind cost the owner of this one less (REE-GUILD-01)."""

    word = "off"
    takes = (One("kind", "building", "creature"), Number("goods", 1, 9))

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kind = given.text("kind")
        self.goods = given.number("goods")

    def goods_off(self, t: Reedtown, kind: int) -> int:
        return self.below.goods_off(t, kind) + (self.goods if t.card(kind).kind == self.kind else 0)


class Spaces(Customs):
    """The town holds more (REE-TERRACE-01)."""

    word = "spaces"
    takes = (Number("more", 1, 9),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.more = given.number("more")

    def spaces(self, t: Reedtown) -> int:
        return self.below.spaces(t) + self.more
