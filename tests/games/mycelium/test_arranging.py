"""A table in the middle of a game, as lessons set it up: everything lies where it is said, and nonsense is told."""

from __future__ import annotations

from typing import Any

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup

SITUATION: dict[str, Any] = {
    "tiles": {"2,0,0": "red", "2,1,-1": "black 1"},
    "insects": ["0,2,0"],
    "market": ["scarlet_elf_cup"],
    "deck": ["penny_bun", "parasol"],
    "wind": ["U", "A", "A"],
    "seat": [
        {"mother": "1,1,0", "spores": {"1,0,0": 2}, "hand": ["horn_of_plenty"], "insects": 1,
         "mushrooms": [{"card": "jelly_ear", "at": "1,0,0", "board": 2, "counter": 2}],
         "tucked": [["shaggy_parasol"], [], [], [], []]},
        {},
    ],
}


def arranged(situation: dict[str, Any], players: int = 2, options: dict[str, str] | None = None) -> MyceliumTable:
    table = GAME.arrange(GAME.checked(Setup("mycelium", players, (), options or {})), GAME.content(), situation)
    assert isinstance(table, MyceliumTable)
    return table


def test_everything_lies_where_the_situation_says() -> None:
    table = arranged(SITUATION)
    view = table.view(0)
    tiles = {tile["cell"]: tile for tile in view["tiles"]}
    assert len(tiles) == 13
    assert [tiles[cell]["colour"] for cell in ("1,0,0", "1,1,0", "0,1,0", "2,0,0", "2,1,-1")] == [
        "red", "green", "brown", "red", "black"]
    assert tiles["2,1,-1"]["rotation"] == 1
    assert [cell for cell, tile in tiles.items() if tile["insect"]] == ["0,2,0"]
    assert tiles["1,1,0"]["mother"] == 0
    assert tiles["1,0,0"]["spores"] == [2, 0]
    assert tiles["1,0,0"]["mushroom"] == {"owner": 0, "board": 2}
    me, other = view["players"]
    assert me["hand"] == ["horn_of_plenty"]
    assert (me["insects"], me["supply"], me["steps"]) == (1, 28, 3)
    assert me["boards"][1]["card"] == "jelly_ear" and me["boards"][1]["counter"] == 2
    assert me["boards"][0]["tucked"] == ["shaggy_parasol"]
    assert other["mother"] == "1,-1,1"
    assert view["market"][0] == "scarlet_elf_cup" and len(view["market"]) == 3
    assert table.card_ids(table.deck[-2:]) == ["parasol", "penny_bun"]
    assert (view["active"], view["deciding"], view["phase"]) == (0, 0, "play")
    assert view["insects"] == 18


def test_the_wind_blows_as_the_situation_says() -> None:
    table = arranged(SITUATION)
    assert [table.roll(0, "MUM-SPO-06") for _ in range(3)] == [1, 2, 2]


@pytest.mark.parametrize(("situation", "says"), [
    ({"seat": [{}]}, "2 seats, not 1"),
    ({"seat": [{}, {}], "tile": {}}, 'unknown key of a situation "tile"; did you mean tiles?'),
    ({"seat": [{"mother": "1,1"}, {}]}, '"1,1" is no cell'),
    ({"seat": [{"mother": "5,-3,0"}, {}]}, 'unknown tile "5,-3,0"'),
    ({"seat": [{"hand": ["penny_bum"]}, {}]}, 'unknown card "penny_bum"; did you mean penny_bun?'),
    ({"seat": [{"hand": ["penny_bun"]}, {"hand": ["penny_bun"]}]}, "there is only one penny_bun"),
    ({"seat": [{"mushrooms": [{"card": "jelly_ear", "at": "1,0,0", "board": 6}]}, {}]}, "5 boards, none of them is 6"),
    ({"seat": [{"tucked": [[]]}, {}]}, "under 5 boards, not 1"),
    ({"seat": [{}, {}], "tiles": {"1,0,0": "blue"}}, 'unknown tile type "blue"'),
    ({"seat": [{}, {}], "tiles": {"1,0,0": "red 3"}}, 'unknown rotation "3"'),
    ({"seat": [{}, {}], "tiles": {"1,0,0": "black"}, "insects": ["1,0,0"]}, "no black tile is left for 1,0,0"),
    ({"seat": [{}, {}], "wind": ["X"]}, 'unknown wind symbol "X"'),
    ({"seat": [{"mother": "1,0,0"}, {"mother": "1,0,0"}]}, "mothers"),
])
def test_a_situation_that_cannot_be_is_told(situation: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        arranged(situation)
    assert says in str(wrong.value)


def test_a_situation_is_without_the_automa() -> None:
    with pytest.raises(BadSetup, match="without the automa"):
        arranged({"seat": [{}]}, 1)
