"""Everdell, as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.everdell.content import EverdellReader
from fairyring.games.everdell.rugwort import RUGWORT
from fairyring.games.everdell.saving import customs_of
from fairyring.games.everdell.setup import set_up
from fairyring.games.everdell.table import load_table
from fairyring.kernel.game import Choice, Game, Setup
from fairyring.kernel.table import Data, Table


class EverdellGame(Game):
    """1 to 4 players; alone against Rugwort (EVB-COMP-01)."""

    id = "everdell"
    rules_version = 1
    least_players = 1
    most_players = 4
    rivals = (RUGWORT,)
    choices = (Choice("starter", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4), who_begins=True),)
    gains = MappingProxyType({"played": "card", "achieved": "event"})
    folder = Path(__file__).parent
    reader = EverdellReader

    def new_table(self, setup: Setup, content: Any) -> Table:
        starter = setup.options.get("starter", "1")
        rivals = tuple(kind.id for kind in self.rivals_of(setup))
        return set_up(content, setup.players, rivals, customs_of(rivals), int(setup.options.get("year", "1")) - 1,
                      -1 if starter == "random" else int(starter) - 1, setup.seed, setup.rules)

    def load_table(self, data: Data, content: Any) -> Table:
        return load_table(data, content)


GAME = EverdellGame()
