"""Mycelia and Mycelia - Prisma, as everybody above the games knows them."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.mycelia import arranging, describing, judgement, table, terms
from fairyring.games.mycelia.actions import action_names
from fairyring.games.mycelia.content import SOLO, MyceliaReader
from fairyring.games.mycelia.gwidyon import GWIDYON
from fairyring.games.mycelia.modules import MODULES
from fairyring.games.mycelia.observation import pieces
from fairyring.games.mycelia.setup import FRONT, set_up
from fairyring.games.mycelia.view import MyceliaView
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, Game, Piece, Setup
from fairyring.kernel.table import Table

STARS = ("star_leaf", "star_moss", "star_water", "star_earth")


class MyceliaGame(Game):
    """1 to 4 players; alone against Gwidyon (MYC-COMP-01)."""

    id = "mycelia"
    rules_version = 1
    least_players = 1
    most_players = 4
    rivals = (GWIDYON,)
    modules = MODULES
    choices = (
        Choice("boards", (FRONT, "star", *STARS), FRONT, per_seat=True, kind="board"),
        Choice("starter", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4), who_begins=True),
    )
    gains = MappingProxyType({"hired": "card", "gift-bought": "card"})
    folder = Path(__file__).parent
    picture = "fairyring.games.mycelia.drawing:MyceliaPicture"

    tuning_goal = "rounds"

    parts = (arranging, describing, judgement, table, terms)
    reader = MyceliaReader
    shows = MyceliaView

    def boxes(self, setup: Setup) -> tuple[str, ...]:
        return (*super().boxes(setup), *((SOLO,) if setup.players == 1 else ()))

    def checked(self, setup: Setup, content: Any = None) -> Setup:
        setup = super().checked(setup, content)
        boards = seat_boards(setup)
        for name in {*boards} - {FRONT, "star"}:
            if boards.count(name) > 1:
                raise BadSetup(f'option "boards": there is only one {name}; give it to one seat')
        return setup

    def new_table(self, setup: Setup, content: Any) -> Table:
        return set_up(content, setup, seat_boards(setup))

    def component_at(self, content: Any, place: str) -> str:
        return place.replace("tile:", "tile_")

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content, setup.modules)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players, setup.modules)


def seat_boards(setup: Setup) -> list[str]:
    """The board of each seat: one value serves for all."""
    values = setup.options.get("boards", FRONT).split(",")
    return values if len(values) > 1 else values * setup.players


GAME = MyceliaGame()
