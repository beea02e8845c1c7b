"""Deity cards: what they listen to, and what they give then; exchanges (SAL-DEITY)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import GROUNDS
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.arguments import Given, One
from fairyring.kernel.reactions import MOST, Occasion, Reaction, Reactions
from fairyring.kernel.table import Notes


class Place(Occasion[Salamandra]):
    """place(yellow): an apprentice is placed on a field of that colour, or on one with a cauldron (SAL-DEITY-06, -07).
    A two-coloured field has both colours."""

    word = "place"
    takes = (One("ground", *GROUNDS),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.ground = GROUNDS.index(given.text("ground"))

    def fits(self, t: Salamandra, seat: int, subject: int) -> bool:
        return t.content.counted[self.ground][subject]


class TakeGrove(Occasion[Salamandra]):
    """take_grove: by harvest or by a salamander card (SAL-DEITY-05)."""

    word = "take_grove"


class BuildField(Occasion[Salamandra]):
    """build_field (SAL-DEITY-09)."""

    word = "build_field"


class GainScroll(Occasion[Salamandra]):
    """gain_scroll: each one, two at once count twice (SAL-DEITY-10)."""

    word = "gain_scroll"


class EnterSpellbook(Occasion[Salamandra]):
    """enter_spellbook: an apprentice moves to one (SAL-DEITY-11)."""

    word = "enter_spellbook"


class TakeDeityCard(Occasion[Salamandra]):
    """take_deity_card: Bear or Eagle, from any source (SAL-DEITY-12)."""

    word = "take_deity_card"


class TakeSalamanderCard(Occasion[Salamandra]):
    """take_salamander_card (SAL-DEITY-13)."""

    word = "take_salamander_card"


class DeityCards(Reactions[Salamandra]):
    """Every trigger is compulsory, and all add up; they give points and crystals, so no order is asked for
    (SAL-DEITY-04). Who reacts is settled when something happens: a card does not work on what brought it
    (SAL-DEITY-03)."""

    def cards(self, t: Salamandra, seat: int) -> list[int]:
        return t.players[seat].deities

    def reactions(self, t: Salamandra, card: int) -> list[Reaction]:
        return t.content.deities[card].reactions

    def happens(self, t: Salamandra, word: str, doer: int, subject: int = 0) -> None:
        """Cards listen to what their owner does (SAL-DEITY-04)."""
        if word in t.players[doer].heard:
            self.listen(t, doer, word, doer, subject)

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        for code in x:
            t.push(self.reactions(t, code // MOST)[code % MOST].effect, seat)
        return None


DEITY_CARDS: Final = DeityCards("deity cards")
