"""What a module or a rival keeps at a table besides the things of the base game: decks, figures, tokens of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import trait

if TYPE_CHECKING:
    from fairyring.games.everdell.state import Everdell
    from fairyring.kernel.table import Data


@trait
class Beside:
    """The things of one layer of customs; `Customs.keeps` says which there are (EVB-HOOK-11)."""

    key: ClassVar[str] = ""
    """What it is called in saved tables and views."""

    def copy(self) -> Beside:
        """An independent copy, for a clone of the table."""
        raise NotImplementedError

    def data(self, t: Everdell) -> Data:
        """Everything as JSON-able data."""
        raise NotImplementedError

    def take(self, data: Data, t: Everdell) -> None:
        """Take everything out of what `data` wrote."""
        raise NotImplementedError

    def view(self, t: Everdell, seat: int) -> Data:
        """What a seat sees of it."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """The cards of the game that lie here: none may be lost."""
        return []

    def unknown(self, seat: int) -> list[list[int]]:
        """Piles of cards that this seat does not know, to be dealt anew in place."""
        return []

    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Mix what this seat does not know of its own things."""

    def broken(self, t: Everdell) -> list[str]:
        """Broken invariants, in words."""
        return []
