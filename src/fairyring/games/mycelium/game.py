"""Mycelium, as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.mycelium import arranging, describing, judgement, table, terms
from fairyring.games.mycelium.actions import action_names
from fairyring.games.mycelium.content import MyceliumReader
from fairyring.games.mycelium.observation import pieces
from fairyring.games.mycelium.setup import RANDOM, set_up
from fairyring.games.mycelium.view import MyceliumView
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import NEXT, Choice, Game, Piece, RivalKind, Setup
from fairyring.kernel.table import Table

AUTOMA = RivalKind("automa", players=(1, 2, 3), colour=NEXT, choices=(
    Choice("automa_level", ("medium", "hard"), "medium"),
    Choice("black_tiles", ("out", "in"), "out", players=(1,)),
))
"""Alone always, beside two or three people if they like (MUA-SET-01). Black tiles make the solo game easier."""


class MyceliumGame(Game):
    """1 to 4 players (MUM-CMP-01); a short game has 3 or 4 boards each (MUM-SHO)."""

    id = "mycelium"
    rules_version = 1
    least_players = 1
    most_players = 4
    rivals = (AUTOMA,)
    choices = (
        Choice("player_boards", ("5", "4", "3"), "5", players=(2, 3, 4)),
        Choice("starter", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4), who_begins=True),
    )
    gains = MappingProxyType({"fruited": "card", "took-card": "card"})
    folder = Path(__file__).parent
    picture = "fairyring.games.mycelium.drawing:MyceliumPicture"
    parts = (arranging, describing, judgement, table, terms)
    reader = MyceliumReader
    shows = MyceliumView
    persons = ("whom", "by")

    def checked(self, setup: Setup, content: Any = None) -> Setup:
        setup = super().checked(setup, content)
        if setup.options.get("player_boards", "5") != "5" and self.rivals_of(setup):
            raise BadSetup('option "player_boards": with the automa everybody has 5 boards')  # MUM-SHO-03
        return setup

    def new_table(self, setup: Setup, content: Any) -> Table:
        options = setup.options
        starter = options.get("starter", "1")
        return set_up(content, setup.players, tuple(kind.id for kind in self.rivals_of(setup)),
                      int(options.get("player_boards", "5")), options.get("automa_level") == "hard",
                      options.get("black_tiles", "in") == "in", RANDOM if starter == "random" else int(starter) - 1,
                      setup.seed, setup.rules)

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players + len(self.rivals_of(setup)))


GAME = MyceliumGame()
