"""MOVE and blocking (MUM-MOV, MUM-BLK)."""

from __future__ import annotations

import pytest

from tests.games.mycelium.scene import Scene


@pytest.mark.rule("MUM-MOV-01")
@pytest.mark.rule("MUM-MOV-02")
@pytest.mark.rule("MUM-MOV-03")
@pytest.mark.rule("MUM-MOV-05")
@pytest.mark.rule("MUM-EFF-09")
@pytest.mark.case("CASE-MUM-11")
def test_all_moves_of_a_mother() -> None:
    scene = Scene().mother(0, "1,1,0").mother(1, "0,1,0").play("move")
    assert sorted(scene.names()) == sorted(["1,0,0", "1,1,-1", "2,0,0", "1,0,1", "1,1,0"])
    far = Scene().mother(0, "1,1,0").mother(1, "0,1,0").effect(0, "mother_moves_up_to_three").play("move")
    assert sorted(far.names()) == sorted(["1,0,0", "1,1,-1", "2,0,0", "1,0,1", "1,1,0", "0,0,1", "1,-1,1"])
    twice = Scene().mother(0, "1,1,0").mother(1, "0,1,0").effect(0, "mother_moves_up_to_three")
    twice.effect(0, "mother_moves_up_to_three", 2).play("move")
    assert sorted(twice.names()) == sorted(far.names())
    far.play("0,0,1")
    assert far.where(0) == "0,0,1" and far.where(1) == "0,1,0"
    assert [event.facts["cells"] for event in far.told("moved")] == [["1,0,0", "1,0,1", "0,0,1"]]


@pytest.mark.rule("MUM-MOV-03")
@pytest.mark.rule("MUM-MOV-04")
@pytest.mark.rule("MUM-INS-01")
@pytest.mark.case("CASE-MUM-12")
def test_tokens_on_the_way() -> None:
    def begin() -> Scene:
        return Scene().mother(0, "1,1,0").mother(1, "0,1,0").insect("1,0,0", "2,0,0").play("move")

    scene = begin().play("2,0,0")
    assert scene.purse(0) == 2 and sum(scene.table.insect_on) == 0 and scene.where(0) == "2,0,0"
    back = begin()
    assert sorted(back.names("1,1,0")) == ["1,1,0", "1,1,0 way 2"], "over the token, or over the empty tile"
    back.play("1,1,0")
    assert back.purse(0) == 1 and back.where(0) == "1,1,0"
    assert back.table.insect_on[back.tile("2,0,0")] and not back.table.insect_on[back.tile("1,0,0")]
    without = begin().play("1,1,0 way 2")
    assert without.purse(0) == 0 and sum(without.table.insect_on) == 2


@pytest.mark.rule("MUM-MOV-04")
@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (0, 2), (3, 0)])
def test_tokens_on_the_way_whatever_the_tiles_are(numbers: tuple[int, int]) -> None:
    """Every end with every set of tokens is a move of its own; the first tile of the box is no exception."""
    far, near = numbers
    scene = Scene().exchange("2,0,0", far).exchange("1,0,0", near).mother(0, "1,1,0").mother(1, "0,1,0")
    scene.insect("1,0,0", "2,0,0").play("move")
    assert sorted(scene.names()) == sorted(["1,0,0", "1,1,-1", "2,0,0", "1,0,1", "1,1,0", "1,1,0 way 2"])
    scene.play("2,0,0")
    assert scene.purse(0) == 2 and scene.where(0) == "2,0,0"


@pytest.mark.rule("MUM-MOV-06")
def test_only_mothers_obstruct() -> None:
    scene = Scene(types={"1,0,0": "black"}).mother(0, "1,1,0").mother(1, "0,2,0").lie(1, {"1,0,0": 4})
    scene.mushroom(1, "1,0,0").mushroom(0, "0,1,0").play("move")
    assert {"1,0,0", "0,1,0", "1,0,1", "2,0,0", "0,1,1"} <= set(scene.names())
    assert "0,2,0" not in scene.names()


@pytest.mark.rule("MUM-MOV-07")
def test_a_mother_shut_in_cannot_move() -> None:
    scene = Scene(4).mother(0, "1,1,0").mother(1, "0,1,0").mother(2, "1,0,0").mother(3, "1,1,-1")
    assert "move" not in scene.names() and "explore 1" in scene.names()
    assert "move" in Scene(4).mother(0, "1,1,0").mother(1, "0,1,0").mother(2, "1,0,0").mother(3, "0,0,2").names()


@pytest.mark.rule("MUM-BLK-01")
@pytest.mark.rule("MUM-BLK-02")
@pytest.mark.rule("MUM-BLK-03")
@pytest.mark.rule("MUM-BLK-04")
@pytest.mark.rule("MUM-BLK-05")
@pytest.mark.rule("MUM-SPO-08")
@pytest.mark.case("CASE-MUM-13")
def test_a_blocked_mushroom() -> None:
    def begin(counter: int) -> Scene:
        scene = Scene().mushroom(1, "1,0,1", "penny_bun", counter=counter)
        scene.mushroom(1, "0,1,0", "death_cap", board=2, counter=2).mother(0, "0,0,1").mother(1, "1,1,0").insects(1, 2)
        return scene.play("move", "1,0,1", "spore mother").begin(1)

    scene = begin(1)
    assert scene.names("spore") == ["spore mother"] and scene.names("decay") == ["decay 2"]
    assert begin(2).names("decay") == ["decay 2"]
    board = scene.table.view(1)["players"][1]["boards"][0]
    assert board["blocked"] and board["card"] == "penny_bun" and board["token"] == "1,0,1"
    assert scene.points()[1] == 7 + 6 + 1
    scene.play("send mother", "mother 1 to 2,0,0")
    assert "spore 1" in scene.names() and scene.where(0) == "2,0,0" and scene.purse(1) == 0
    own = Scene().mushroom(1, "1,0,1", "penny_bun", counter=1).mother(1, "1,0,1").begin(1)
    assert "spore 1" in own.names()
    moved = begin(1).begin(0).play("move", "0,0,1").begin(1)
    assert "spore 1" in moved.names()


@pytest.mark.rule("MUM-BLK-06")
def test_a_mother_cannot_be_blocked() -> None:
    """No mother ever comes onto her tile: not by a move, not by insects, not by a decay effect."""
    scene = Scene(3).mother(0, "1,1,0").mother(1, "1,0,0").mother(2, "0,0,1").insects(0, 2)
    scene.play("move")
    assert "1,0,0" not in scene.names()
    scene.play("0,1,0", "send mother")
    assert not [name for name in scene.names() if name.endswith((" to 1,0,0", " to 0,1,0", " to 0,0,1"))]
    assert Scene().mother(0, "1,1,0").mother(1, "1,0,0").names("spore") == ["spore mother"]
