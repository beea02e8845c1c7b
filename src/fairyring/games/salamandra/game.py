"""Salamandra, as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.salamandra import arranging, judgement, table, terms, wording
from fairyring.games.salamandra.actions import action_names
from fairyring.games.salamandra.content import SalamandraReader
from fairyring.games.salamandra.observation import pieces
from fairyring.games.salamandra.setup import set_up
from fairyring.games.salamandra.view import SalamandraView
from fairyring.kernel.game import Choice, Game, Piece, Setup
from fairyring.kernel.table import Table


class SalamandraGame(Game):
    """2 to 4 players (SAL-COMP-01). The two options exist because the sources disagree (SAL-VAR-02)."""

    id = "salamandra"
    rules_version = 1
    least_players = 2
    most_players = 4
    choices = (
        Choice("spellbook_count", ("board", "players"), "board"),
        Choice("temple_completes_clearings", ("false", "true"), "false"),
    )
    gains = MappingProxyType(
        {"built": "field", "deity-taken": "card", "salamander-taken": "card", "grove-taken": "grove"})
    folder = Path(__file__).parent
    picture = "fairyring.games.salamandra.drawing:SalamandraPicture"

    parts = (arranging, judgement, table, terms, wording)
    reader = SalamandraReader
    shows = SalamandraView

    def new_table(self, setup: Setup, content: Any) -> Table:
        return set_up(content, setup.players, setup.options["temple_completes_clearings"] == "true",
                      setup.options["spellbook_count"], setup.seed, setup.rules)

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players)


GAME = SalamandraGame()
