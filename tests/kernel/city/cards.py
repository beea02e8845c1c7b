"""The cards of Reedtown, from one TOML entry each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fairyring.kernel.content import Facts, Reader
from fairyring.kernel.packs import Entry
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import Step
from tests.kernel.city.customs import Customs
from tests.kernel.city.words import VOCABULARY

GOODS = ("reed", "clay", "seed")
KINDS = ("building", "creature")


@dataclass(frozen=True)
class Card:
    """One kind of card."""

    id: str
    kind: str
    cost: tuple[int, ...]
    """Reed, clay, seed, and goods of any kind."""
    points: int
    copies: int
    effect: Step[Any]
    reactions: list[Reaction]
    changes: Customs | None
    off_once: int


class Cards:
    """All kinds of cards; a card at the table is its place in the list."""

    def __init__(self, cards: list[Card]) -> None:
        self.facts: Facts
        self.cards = cards
        self.kind_of = {card.id: kind for kind, card in enumerate(cards)}


def read_card(entry: Entry) -> Card:
    cost = entry.pairs("cost", "a table such as { reed = 1, any = 2 }")
    return Card(
        entry.text("id"), entry.text("kind", allowed=KINDS), tuple(cost.get(good, 0) for good in (*GOODS, "any")),
        entry.number("points", 0, 9, 0), entry.number("copies", 1, 9), VOCABULARY.step(entry.text("effect", "")),
        [VOCABULARY.reaction(entry.text("when"), entry.text("does"))] if entry.has("when") else [],
        VOCABULARY.custom(entry.text("changes", "")), entry.number("off_once", 0, 9, 0))


class CardReader(Reader[Cards]):
    game = "reedtown"
    keyed = ("card",)

    def read(self) -> Cards:
        return Cards([read_card(entry) for entry in self.tables["card"].values()])
