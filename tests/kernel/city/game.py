"""Reedtown as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairyring.kernel.game import Choice, Game, Module, Setup
from fairyring.kernel.table import Data, Table
from tests.kernel.city.cards import CardReader
from tests.kernel.city.plays import TURN
from tests.kernel.city.town import DISPLAY, Player, Reedtown, load_table
from tests.kernel.city.words import VOCABULARY

FIRST_HAND = 4


class ReedtownGame(Game):
    """2 to 4 players, with or without flood and fair."""

    id = "reedtown"
    rules_version = 1
    least_players = 2
    most_players = 4
    modules = (Module("flood"), Module("fair"))
    choices: tuple[Choice, ...] = (Choice("turns", ("8", "12"), "8"),)
    folder = Path(__file__).parent

    reader = CardReader

    def component_list(self, content: Any) -> list[Data]:
        return [{"id": card.id, "kind": card.kind, "name": card.id, "box": "base", "src": {}} for card in content.cards]

    def new_table(self, setup: Setup, content: Any) -> Table:
        t = Reedtown(content, setup.modules, [Player() for _ in range(setup.players)])
        for player in t.players:
            player.goods = [1, 1, 1]
        t.turns = int(setup.options["turns"])
        t.rules = setup.rules
        t.reseed(setup.seed)
        t.pile = [kind for kind, card in enumerate(content.cards) for _ in range(card.copies)]
        t.shuffle(t.pile)
        t.display = [t.pile.pop() for _ in range(DISPLAY)]
        for seat in range(t.seats):
            t.draw(seat, FIRST_HAND)
        t.begin_turn(0)
        t.push(TURN, 0)
        t.settle()
        return t

    def load_table(self, data: Data, content: Any) -> Table:
        return load_table(data, content, VOCABULARY.step)


REEDTOWN = ReedtownGame()
