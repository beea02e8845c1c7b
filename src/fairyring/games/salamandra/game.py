"""Salamandra, as everybody above the games knows it."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.salamandra import arranging, judgement, table, terms, wording
from fairyring.games.salamandra.components import DECKS, HALVES, NEIGHBOURS, SLOTS, Content, cell_name
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

    def action_names(self, setup: Setup, content: Content) -> list[str]:
        """Every option that a game can ever offer, by name, without repeats, in an order that only the components
        decide."""
        fields = [field.name for field in content.fields]
        slots = [f"{field} {slot}" for field in fields for slot in SLOTS]
        groves = [grove.ident for grove in content.groves]
        wakers = [field.name for field in content.fields if field.wakes]
        names = ["pass", "gather", "done", "pay", *[f"temple {half}" for half in HALVES]]
        names += [f"place {slot}" for slot in slots]
        names += [f"{verb} {field}" for verb in ("build", "free", "cauldron", "work", "turn") for field in fields]
        names += [f"{verb} {slot}" for verb in ("turn", "move", "wake") for slot in slots]
        names += [f"wake {slot} after work" for slot in slots]
        names += [f"wake {slot} by {waker}" for waker in wakers for slot in (*slots, *fields)]
        names += [f"at {cell_name(cell)}" for cell in cells(content)]
        names += [f"place {slot}" for slot in SLOTS] + [f"take {deck}" for deck in DECKS[:2]]
        names += [f"{verb} {grove}" for verb in ("harvest", "take") for grove in groves]
        names += [f"to {book.name} {value}" for book in content.books for value in book.values]
        return list(dict.fromkeys(names))

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players)


def cells(content: Content) -> list[int]:
    """Every cell that a field can ever lie on: so many steps from the first tiles as there are fields to build."""
    reached = {half.cell for half in content.halves} | set(content.basic_cells)
    edge = reached
    for _ in range(sum(not field.basic for field in content.fields)):
        edge = {cell + side for cell in edge for side in NEIGHBOURS} - reached
        reached = reached | edge
    return sorted(reached)


GAME = SalamandraGame()
