"""EXPLORE (MUM-EXP)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.geometry import cell_name
from tests.games.mycelium.scene import Scene


@pytest.mark.rule("MUM-EXP-01")
def test_a_tile_goes_to_any_free_slot() -> None:
    scene = Scene().stack(2, "tile_brown_06").play("explore 2")
    assert sorted(scene.names()) == sorted(cell_name(cell) for cell in scene.table.slots) and len(scene.names()) == 12
    scene.play("2,0,-1", "turned 1")
    t = scene.table
    assert t.content.tiles[scene.tile("2,0,-1")].ident == "tile_brown_06" and t.turned[scene.tile("2,0,-1")] == 1
    assert t.stacks[1] == [] and len(t.tile_at) == 13
    assert not t.is_edge(scene.tile("2,0,0")) and t.is_edge(scene.tile("2,0,-1"))


@pytest.mark.rule("MUM-EXP-02")
def test_first_the_stack_then_the_tile_then_the_place() -> None:
    scene = Scene().stack(2, "tile_brown_06").stack(1, "tile_red_05")
    assert scene.names("explore") == ["explore 1", "explore 2"]
    reveals = scene.table.reveals
    scene.play("explore 1")
    assert scene.table.reveals == reveals + 1 and scene.table.view(1)["tile"]["id"] == "tile_red_05"
    assert "skip" not in scene.names() and "end turn" not in scene.names(), "a drawn tile must be placed"
    assert scene.table.lines() == scene.table.options
    again = Scene().stack(2, "tile_brown_06").begin()
    assert "explore 2" not in again.lines() and "explore 1" in again.lines(), "one stack is as unknown as the other"


@pytest.mark.rule("MUM-EXP-03")
def test_an_insect_symbol_brings_a_token_for_whoever_comes_first() -> None:
    scene = Scene().mother(0, "0,2,0").mother(1, "2,0,0").stack(2, "tile_red_01")
    scene.play("explore 2", "2,-1,0", "turned 0")
    assert scene.table.insect_on[scene.tile("2,-1,0")] and scene.table.insects == 19 and scene.purse(0) == 0
    scene.begin(1).play("move", "2,-1,0")
    assert scene.purse(1) == 1 and not scene.table.insect_on[scene.tile("2,-1,0")]
    plain = Scene().stack(2, "tile_red_05").play("explore 2", "2,-1,0", "turned 0")
    assert not plain.table.insect_on[plain.tile("2,-1,0")] and plain.table.insects == 20


@pytest.mark.rule("MUM-EXP-04")
def test_without_tiles_no_exploring() -> None:
    scene = Scene().no_tiles()
    assert scene.names("explore") == [] and len(scene.table.tile_at) == 50
    lifted = Scene().no_tiles().mushroom(0, "1,0,0", "artists_bracket", counter=2).play("decay 1")
    lifted.play(lifted.names()[0])
    lifted.play(lifted.names()[0])
    lifted.play("turned 0")
    assert lifted.table.stacks == [[], []], "tiles never return to the stacks"
