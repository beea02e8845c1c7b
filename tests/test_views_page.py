"""docs/views.md tells of every key that a view has, and of no other."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairyring.bots.playout import playout
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup, all_games
from fairyring.kernel.table import Data

PAGE = (Path(__file__).parents[1] / "docs" / "views.md").read_text(encoding="utf-8")
HEAD, *SECTIONS = re.split(r"^## ", PAGE, flags=re.MULTILINE)


def told(section: str) -> tuple[set[str], set[str]]:
    """The keys of the table of the game, and of the table of a player."""
    whole, _, player = section.partition("| key of a player |")
    return keys(whole), keys(player)


def keys(text: str) -> set[str]:
    return {name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}


def views(game: Game) -> Iterator[Data]:
    """Views of games from the first decision to the end: alone and in company, with all modules and with none."""
    rivals = [{"rival": one.id} for one in game.rivals] if len(game.rivals) > 1 else []
    for players in (1, 2):
        for modules in ((), tuple(module.id for module in game.modules)):
            for options in ({}, *rivals):
                try:
                    setup = game.checked(Setup(game.id, players, modules, options, players))
                except BadSetup:
                    continue
                table = game.new_table(setup, game.content())
                for moves in (0, 30, 300, 10_000):
                    playout(table, moves, moves)
                    yield table.view(0)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.id))
def test_every_key_of_a_view_is_told(game: Game) -> None:
    [section] = [one for one in SECTIONS if one.lower().startswith(f"{game.id}\n")]
    common, (whole, player) = keys(HEAD), told(section)
    seen, of_players = set[str](), set[str]()
    for view in views(game):
        assert common <= set(view)
        seen |= set(view)
        of_players |= {key for one in view["players"] for key in one}
    assert (seen - common, of_players) == (whole, player)


def test_the_example_of_the_page_runs() -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code, {})
    assert "leccinum_scabrum" in said.getvalue() and "play leaf_one" in said.getvalue()
