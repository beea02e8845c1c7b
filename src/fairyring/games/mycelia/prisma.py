"""The second box, Prisma: a layer over the base game, and what the gifts do that lie in a gift area.

The gifts change customs and listen during their owner's turn, by words in their entries (PRI-PLAY-08, -10, -12).
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.mycelia.components import ANY, COLOURS, Tile
from fairyring.games.mycelia.customs import NO_PILES, Customs
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import card_message, lying
from fairyring.kernel.arguments import Given, Number, One
from fairyring.kernel.reactions import MOST, Occasion, Reaction, Reactions
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option, Prompt


class Prisma(Customs):
    """What the second box changes."""

    def set_up(self, t: Mycelia) -> None:
        """Three shuffled piles of gifts by colour, only the top card seen (PRI-SETUP-06)."""
        for colour in range(len(COLOURS)):
            pile = t.shuffled(kind for kind, gift in enumerate(t.content.gift) if gift is not None
                              and gift.colour == colour for _ in range(t.content.copies[kind]))
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


# --- what gifts listen to --------------------------------------------------------------------------------------------
class Hired(Occasion[Mycelia]):
    """After each hero that is hired from the display; bought gifts do not count (PRI-VIA-01)."""

    word = "hired"


class Removed(Occasion[Mycelia]):
    """For every drop that leaves the own board (PRI-CLE-01)."""

    word = "removed"


class Gifts(Reactions[Mycelia]):
    """What the own gifts do, in the order the player chooses; only in the own turn (PRI-REC-05, PRI-PLAY-10).

    A gift that has left the area does nothing any more (PRI-PLAY-11).
    """

    def cards(self, t: Mycelia, seat: int) -> list[int]:
        return t.players[seat].gifts if seat == t.active else []

    def reactions(self, t: Mycelia, card: int) -> list[Reaction]:
        gift = t.content.gift[card]
        return [] if gift is None else gift.reactions

    def reacts(self, t: Mycelia, seat: int, card: int) -> None:
        t.emit("gift-works", seat, "PRI-REC-05", {"card": t.content.ids[card]})

    def card_name(self, t: Mycelia, card: int) -> str:
        return t.content.ids[card]

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        card = choice // MOST
        message = Message("option-gift-first", {"card": card_message(t, card)})
        return Option(self.option_name(t, seat, x, choice), message, "PRI-REC-05",
                      lying(f"gift:{seat}", t.players[seat].gifts, card))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-gift-order"), "PRI-REC-05", t.source())


GIFTS: Final = Gifts("gifts")


# --- what gifts change -----------------------------------------------------------------------------------------------
class GiftCustom(Customs):
    """What a gift changes while it lies in the gift area; some words have a count."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count") if "count" in given else 1
        self.what = given.text("what") if "what" in given else self.word
        """What its message and its weight are called by."""

    def worth(self, judge: Worth) -> Amounts:
        """What judgement thinks of it."""
        return {"flat": judge.weights[self.what] * self.count}

    def say(self) -> Message:
        return Message("passive-" + self.what.replace("_", "-"), {"count": self.count})


class Ignore(GiftCustom):
    """Iris: any terrain; Reticulus: no beetle; Umbra: bonuses may be withheld (PRI-IRI-01, PRI-RET-01, PRI-UMB-01)."""

    word = "ignore"
    takes = (One("what", "terrain", "beetle", "others_bonus"),)

    def terrain(self, shown: int) -> int:
        return ANY if self.what == "terrain" else self.below.terrain(shown)

    def exact(self, shown: bool) -> bool:
        return self.what != "beetle" and self.below.exact(shown)

    def may_withhold(self) -> bool:
        return self.what == "others_bonus" or self.below.may_withhold()


class Replace(GiftCustom):
    """Virga: drops that would be moved may be removed (PRI-VIR-01)."""

    word = "replace"
    takes = (One("what", "move"), One("by", "remove"))

    def move_or_remove(self) -> bool:
        return True


class Free(GiftCustom):
    """Perspicillum: tiles cost nothing (PRI-PER-01)."""

    word = "free"
    takes = (One("what", "action_tiles"),)

    def tile_price(self, cost: int) -> int:
        return 0


class Discount(GiftCustom):
    """Velamen: heroes cost less (PRI-VEL-01)."""

    word = "discount"
    takes = (One("where", "display"), Number("count", 1, 9))

    def price(self, cost: int) -> int:
        return max(0, self.below.price(cost) - self.count)


class Repeat(GiftCustom):
    """Lux: the first hand card once more (PRI-LUX-01)."""

    word = "repeat"
    takes = (One("what", "first_hand_card"), Number("count", 1, 9))

    def repeats(self) -> int:
        return self.below.repeats() + self.count
