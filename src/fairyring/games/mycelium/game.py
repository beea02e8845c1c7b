"""Mycelium, as everybody above the games knows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.mycelium.actions import action_names
from fairyring.games.mycelium.components import Content
from fairyring.games.mycelium.content import MyceliumReader
from fairyring.games.mycelium.describing import component_at, component_words, label, name_of, tell, worth_telling
from fairyring.games.mycelium.judgement import read_weights, use_weights
from fairyring.games.mycelium.observation import pieces
from fairyring.games.mycelium.setup import RANDOM, set_up
from fairyring.games.mycelium.table import load_table
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, Game, Piece, RivalKind, Setup, Weights
from fairyring.kernel.table import Data, Table
from fairyring.kernel.words import Event, Message

AUTOMA = RivalKind("automa", players=(1, 2, 3), choices=(
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
    reader = MyceliumReader

    def checked(self, setup: Setup) -> Setup:
        setup = super().checked(setup)
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

    def load_table(self, data: Data, content: Any) -> Table:
        return load_table(data, content)

    def called(self, content: Any, component: str) -> Message | None:
        return name_of(content, component)

    def component_at(self, content: Any, place: str) -> str:
        return component_at(content, place)

    def label(self, content: Any, component: str) -> Message | None:
        return label(content, component)

    def words(self, content: Any, component: str) -> list[Message]:
        return component_words(content, component)

    def tell(self, content: Any, event: Event, player: str | Message) -> Message:
        return tell(content, event, super().tell(content, event, player))

    def story(self, content: Any, events: Sequence[Event],
              names: Sequence[str | Message]) -> list[tuple[Event, Message]]:
        return super().story(content, worth_telling(events), names)

    def weights(self) -> Weights:
        return read_weights()

    def use_weights(self, content: Any, weights: Weights) -> None:
        use_weights(content, weights)

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players + len(self.rivals_of(setup)))

    def component_list(self, content: Any) -> list[Data]:
        c: Content = content
        return [{"id": ident, "box": "base", "copies": 1, **facts, "drawn": c.drawn.get(ident, {}),
                 "name": c.names[ident] or ident.replace("_", " "), "src": c.provenance[ident]}
                for ident, facts in c.looks.items()]


GAME = MyceliumGame()
