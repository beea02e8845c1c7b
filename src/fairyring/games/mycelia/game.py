"""Mycelia and Mycelia - Prisma, as everybody above the games knows them."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.mycelia.actions import action_names
from fairyring.games.mycelia.arranging import arrange
from fairyring.games.mycelia.components import COLOURS, TERRAINS, Content
from fairyring.games.mycelia.content import SOLO, MyceliaReader
from fairyring.games.mycelia.describing import card_words, kind_line, tell, worth_telling
from fairyring.games.mycelia.gwidyon import GWIDYON
from fairyring.games.mycelia.judgement import JUDGES
from fairyring.games.mycelia.modules import MODULES
from fairyring.games.mycelia.observation import pieces
from fairyring.games.mycelia.setup import FRONT, set_up
from fairyring.games.mycelia.table import load_table
from fairyring.games.mycelia.terms import lead, terms
from fairyring.games.mycelia.view import MyceliaView
from fairyring.kernel.content import BASE
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, Game, Piece, Setup
from fairyring.kernel.table import Data, Table

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

    reader = MyceliaReader
    shows = MyceliaView
    load_table = staticmethod(load_table)
    lay_out = staticmethod(arrange)
    label = staticmethod(kind_line)
    words = staticmethod(card_words)
    told = staticmethod(tell)
    worth_telling = staticmethod(worth_telling)
    use_weights = staticmethod(JUDGES.use)
    terms = staticmethod(terms)
    lead = staticmethod(lead)

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
        starter = setup.options.get("starter", "1")
        return set_up(content, setup.players, setup.modules, seat_boards(setup),
                      -1 if starter == "random" else int(starter) - 1, int(setup.options.get("gwidyon", "20")),
                      setup.seed, setup.rules)

    def component_at(self, content: Any, place: str) -> str:
        return place.replace("tile:", "tile_")

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content, setup.modules)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players, setup.modules)

    def component_list(self, content: Any) -> list[Data]:
        c: Content = content
        out: list[Data] = []

        def listed(ident: str, kind: str, box: str = BASE, **facts: Any) -> None:
            out.append({"id": ident, "kind": kind, "name": ident, "box": box, "copies": 1, **facts,
                        "src": c.facts.sources.get(ident, {})})

        for kind, name in enumerate(c.ids):
            gift = c.gift[kind]
            trees = {"effect": c.effect[kind].tree(), "once": c.once[kind].tree()}
            more: Data = {}
            if gift is not None:
                trees["passive"] = gift.tree()
                more = {"draw": gift.draw, "passive": gift.text(),
                        "colour": COLOURS[gift.colour] if gift.colour >= 0 else "start"}
            listed(name, "gift" if gift else "start_card" if c.boxes[kind] == "start" else "hero", c.boxes[kind],
                   name=c.names[kind], copies=c.copies[kind], cost=c.cost[kind], effect=c.effect[kind].name,
                   once=c.once[kind].name, trees=trees, **more)
        for tile in c.tiles:
            listed(f"tile_{tile.name}", "tile", tile.box, name=tile.name, copies=tile.count, cost=tile.cost,
                   effect=tile.effect.name, with_prisma=tile.with_prisma.name,
                   trees={"effect": tile.effect.tree(), "with_prisma": tile.with_prisma.tree()})
        for solo in c.solo:
            listed(solo.name, "solo_card", effect=solo.you.name, gwidyon=solo.gwidyon.name,
                   trees={"effect": solo.you.tree(), "gwidyon": solo.gwidyon.tree()})
        for ground in c.boards:
            listed(ground.board, "board", terrain=[TERRAINS[kind] for kind in ground.terrain])
        for layout in c.layouts:
            listed(f"{layout.card}/{layout.side}", "setup", layout.box, drops=layout.drops, prism=layout.prism)
        for side in c.supply:
            listed(f"{side.card}/{side.side}", "supply", fields=side.fields)
        return out


def seat_boards(setup: Setup) -> list[str]:
    """The board of each seat: one value serves for all."""
    values = setup.options.get("boards", FRONT).split(",")
    return values if len(values) > 1 else values * setup.players


GAME = MyceliaGame()
