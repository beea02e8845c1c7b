"""Everdell, as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.everdell import arranging, describing, judgement, table, terms
from fairyring.games.everdell.actions import action_names
from fairyring.games.everdell.boxes import in_play
from fairyring.games.everdell.components import Content
from fairyring.games.everdell.content import EverdellReader
from fairyring.games.everdell.modules import MODULES
from fairyring.games.everdell.nightweave.components import KEY
from fairyring.games.everdell.nightweave.scheming import NIGHTWEAVE
from fairyring.games.everdell.nightweave.scheming import check as check_lair
from fairyring.games.everdell.observation import pieces
from fairyring.games.everdell.rugwort import RUGWORT
from fairyring.games.everdell.setup import set_up
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.view import EverdellView
from fairyring.kernel.facts import BASE
from fairyring.kernel.game import Choice, Game, Piece, Setup
from fairyring.kernel.table import Data, Table
from fairyring.kernel.words import Event

UNLISTED = ("season", "clearing", "rugwort_year", "rugwort_season", "nightweave", "nightweave_season")
"""Tables of what lies on no pile and in no hand."""


class EverdellGame(Game):
    """1 to 4 players; alone against Rugwort (EVB-COMP-01), alone or as a pair against Nightweave (MIS-NW-SET-01)."""

    id = "everdell"
    rules_version = 1
    least_players = 1
    most_players = 4
    rivals = (RUGWORT, NIGHTWEAVE)
    modules = MODULES
    choices = (Choice("starter", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4), who_begins=True),)
    gains = MappingProxyType({"played": "card", "achieved": "event"})
    gained = ("played", "plays")
    folder = Path(__file__).parent
    picture = "fairyring.games.everdell.drawing:EverdellPicture"
    parts = (arranging, describing, judgement, table, terms)
    reader = EverdellReader
    shows = EverdellView
    persons = ("to", "of")

    def boxes(self, setup: Setup) -> tuple[str, ...]:
        """A rival's box is called like the rival."""
        return (*super().boxes(setup), *(kind.id for kind in self.rivals_of(setup)))

    def checked(self, setup: Setup, content: Any = None) -> Setup:
        found = super().checked(setup, content)
        if KEY in self.boxes(found):
            check_lair(found)
        return found

    def in_play(self, setup: Setup, content: Any) -> Content:
        """The components of the boxes that a set-up plays with."""
        return in_play(content, self.boxes(setup))

    def new_table(self, setup: Setup, content: Any) -> Table:
        return self.begun(setup, content, None)

    def opening(self, setup: Setup, content: Any) -> list[Event]:
        told: list[Event] = []
        self.begun(setup, content, told)
        return told if len(told) > 1 else []  # whose turn it is alone is no news

    def begun(self, setup: Setup, content: Any, told: list[Event] | None) -> Everdell:
        rivals = tuple(kind.id for kind in self.rivals_of(setup))
        return set_up(self.in_play(setup, content), setup.players, rivals, setup.modules, setup.options, setup.seed,
                      setup.rules, told)

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(self.in_play(setup, content))

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(self.in_play(setup, content), setup.players)

    def component_list(self, content: Any) -> list[Data]:
        boxes = {BASE, *(module.id for module in self.modules), *(kind.id for kind in self.rivals)}
        return [one.told() for one in content.facts.components.values()
                if one.box in boxes and one.table not in UNLISTED]


GAME = EverdellGame()
