"""What customs may be asked: a layer passes on to the one below it what it does not answer itself.

Made by tools/make_fields.py from customs.py. Change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fairyring.kernel.customs import Custom

if TYPE_CHECKING:
    from tests.kernel.city.customs import Customs  # noqa: F401 - the layers are named in quotes below
    from tests.kernel.city.town import Reedtown


class Asked(Custom["Customs"]):
    """Passes on every question."""

    def goods_off(self, t: Reedtown, kind: int) -> int:
        return self.below.goods_off(t, kind)

    def spaces(self, t: Reedtown) -> int:
        return self.below.spaces(t)

    def hand_limit(self, t: Reedtown) -> int:
        return self.below.hand_limit(t)
