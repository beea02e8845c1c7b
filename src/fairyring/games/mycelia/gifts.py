"""What gifts listen to while they lie in the gift area (PRI-REC-05, PRI-CLE-01)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import card_message
from fairyring.kernel.reactions import MOST, Occasion, Reaction, Reactions
from fairyring.kernel.table import Notes
from fairyring.kernel.words import Message, Option, Prompt


class Hired(Occasion[Mycelia]):
    """After each hero that is hired from the display; bought gifts do not count (PRI-VIA-01)."""

    word = "hired"
    icon = "hired"


class Removed(Occasion[Mycelia]):
    """For every drop that leaves the own board (PRI-CLE-01)."""

    word = "removed"
    icon = "removed"


class Gifts(Reactions[Mycelia]):
    """What the own gifts do, in the order the player chooses; only in the own turn (PRI-REC-05, PRI-PLAY-10).

    A gift that has left the area does nothing any more (PRI-PLAY-11).
    """

    def cards(self, t: Mycelia, seat: int) -> list[int]:
        return t.players[seat].gifts if seat == t.active else NO_CARDS

    def reactions(self, t: Mycelia, card: int) -> list[Reaction]:
        gift = t.content.gift[card]
        return NO_REACTIONS if gift is None else gift.reactions

    def reacts(self, t: Mycelia, seat: int, card: int) -> None:
        if t.sink is not None:
            t.emit("gift-works", seat, "PRI-REC-05", {"card": t.content.ids[card]})

    def card_name(self, t: Mycelia, card: int) -> str:
        return t.content.ids[card]

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        card = choice // MOST
        places = tuple(f"gift:{seat}:{i}" for i, kind in enumerate(t.players[seat].gifts) if kind == card)
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-gift-first", {"card": card_message(t, card)}), "PRI-REC-05", places)

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-gift-order"), "PRI-REC-05", t.source())


NO_CARDS: Final[list[int]] = []
NO_REACTIONS: Final[list[Reaction]] = []
GIFTS: Final = Gifts("gifts")
