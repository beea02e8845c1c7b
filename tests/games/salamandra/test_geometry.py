"""Octagons on a square grid, corners, slots, paths, clearings (SAL-GEO)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def crystals_for(slot: str, corner: str, grove: str) -> int:
    """What a placement on a slot of field_02 at 1,-1 gives with one grove in play."""
    scene = Scene().corners({corner: grove}).available(0, 1)
    scene.play(f"place field_02 {slot}")
    return scene.crystals_of(0)


@pytest.mark.rule("SAL-GEO-01")
@pytest.mark.rule("SAL-BUILD-03")
@pytest.mark.case("CASE-SAL-10")
def test_a_field_goes_where_a_flat_side_touches_a_tile() -> None:
    scene = Scene().crystals(0, 5).row("field_22").play("build field_22")
    cells = [name.removeprefix("at ") for name in scene.names()]
    assert {"2,0", "-1,0", "0,-2", "2,-1"} <= set(cells)
    assert not {"2,-2", "-1,-2", "2,2", "0,0", "1,0"} & set(cells)
    assert sorted(cells) == sorted(["0,-2", "1,-2", "-1,-1", "2,-1", "-1,0", "2,0", "-1,1", "2,1", "0,2", "1,2"])


@pytest.mark.rule("SAL-GEO-02")
def test_the_yellow_half_lies_west_of_the_black_one() -> None:
    scene = Scene().begin()
    assert scene.table.view(0)["temple"] == {"yellow": "0,0", "black": "1,0"}
    assert "0,0" not in scene.fields_now() and "1,0" not in scene.fields_now()


@pytest.mark.rule("SAL-GEO-03")
def test_a_corner_is_named_after_the_cell_at_its_north_west() -> None:
    """K(1,-1) lies south-east of field_02 at 1,-1; K(0,-1) south-west, K(1,-2) north-east, K(0,-2) north-west."""
    assert crystals_for("S", "1,-1", "grove_29") == 1  # side nw
    assert crystals_for("S", "0,-1", "grove_23") == 1  # side ne
    assert crystals_for("N", "1,-2", "grove_24") == 1  # side sw
    assert crystals_for("N", "0,-2", "grove_25") == 1  # side se


@pytest.mark.rule("SAL-GEO-04")
def test_a_corner_with_a_grove_gets_no_second_one() -> None:
    scene = Scene().fields({"0,-2": "field_05"}).corners({"0,-2": "grove_29"}).crystals(0, 5).row("field_22")
    scene.play("build field_22", "at 1,-2")
    assert scene.corners_now() == {"0,-2": "grove_29"}


@pytest.mark.rule("SAL-GEO-05")
@pytest.mark.case("CASE-SAL-05")
def test_a_slot_holds_one_apprentice_and_a_field_several_of_one_player() -> None:
    scene = Scene().man(0, "field_01 N").available(0, 1).available(1, 1)
    assert scene.begin(1).names("place field_01") == ["place field_01 E", "place field_01 S", "place field_01 W"]
    scene.play("place field_01 E")
    scene.play("place field_01 W")
    assert scene.men_of(0) == {"field_01 N": "active", "field_01 W": "active"}


@pytest.mark.rule("SAL-GEO-06")
@pytest.mark.parametrize(("slot", "joined"), [
    ("N", {"0,-2", "1,-2"}), ("E", {"1,-2", "1,-1"}), ("S", {"1,-1", "0,-1"}), ("W", {"0,-2", "0,-1"})])
def test_each_slot_is_joined_to_the_two_corners_beside_it(slot: str, joined: set[str]) -> None:
    """The apprentice stands on field_02 at 1,-1; every grove in play is connected or not."""
    corners = {"0,-2": "grove_17", "1,-2": "grove_18", "0,-1": "grove_19", "1,-1": "grove_20"}
    scene = Scene().corners(corners).man(0, f"field_02 {slot}").crystals(0, 9).passes()
    harvested = {corner for corner, grove in corners.items() if f"harvest {grove}" in scene.names()}
    assert harvested == joined


@pytest.mark.rule("SAL-GEO-07")
def test_nobody_is_placed_on_the_temple() -> None:
    scene = Scene().available(0, 1)
    assert len(scene.names("place")) == 16
    assert all(name.split()[1].startswith("field_0") for name in scene.names("place"))


@pytest.mark.rule("SAL-GEO-08")
@pytest.mark.parametrize(("slot", "corner", "grove", "count"), [
    ("N", "0,-2", "grove_25", 1), ("N", "0,-2", "grove_24", 0), ("N", "1,-2", "grove_24", 1),
    ("N", "1,-2", "grove_25", 0), ("E", "1,-1", "grove_29", 1), ("E", "1,-1", "grove_23", 0),
    ("W", "0,-1", "grove_23", 1), ("W", "0,-1", "grove_29", 0)])
def test_a_field_sees_the_side_of_a_grove_that_faces_it(slot: str, corner: str, grove: str, count: int) -> None:
    """grove_23 prints a crystal at ne, grove_24 at sw, grove_25 at se, grove_29 at nw."""
    assert crystals_for(slot, corner, grove) == count


@pytest.mark.rule("SAL-GEO-09")
def test_a_path_connects_whether_or_not_it_carries_a_crystal() -> None:
    scene = Scene().corners({"0,-2": "grove_24", "1,-2": "grove_23"}).man(0, "field_02 N").crystals(0, 5)
    scene.passes()
    assert scene.names() == ["harvest grove_24", "harvest grove_23", "done"]


@pytest.mark.rule("SAL-GEO-10")
def test_tiles_are_not_turned_when_they_are_laid() -> None:
    """The only choice for a field is its cell; the bonus slot stays in the north."""
    scene = Scene().crystals(0, 5).available(0, 1).row("field_22").play("build field_22")
    assert all(name.startswith("at ") for name in scene.names()) and len(scene.names()) == 10
    scene.play("at 2,0", "place N")
    assert scene.scrolls_of(0) == 2


@pytest.mark.rule("SAL-GEO-11")
def test_a_clearing_has_fields_on_all_four_sides() -> None:
    scene = Scene().fields({"0,-2": "field_05"}).crystals(0, 10).row("field_22", "field_09").next("groves", "grove_13")
    scene.play("build field_09", "at -1,-1")
    assert scene.corners_now() == {}
    scene = Scene().fields({"0,-2": "field_05"}).crystals(0, 5).row("field_22").next("groves", "grove_13")
    scene.play("build field_22", "at 1,-2")
    assert scene.corners_now() == {"0,-2": "grove_13"}


@pytest.mark.rule("SAL-GEO-12")
@pytest.mark.parametrize(("agreed", "groves"), [(False, {}), (True, {"1,-1": "grove_13"})])
def test_a_temple_half_makes_a_clearing_only_when_agreed(agreed: bool, groves: dict[str, str]) -> None:
    scene = Scene(temple_clears=agreed).fields({"2,-1": "field_05"}).crystals(0, 5).row("field_22")
    scene.next("groves", "grove_13").play("build field_22", "at 2,0")
    assert scene.corners_now() == groves


@pytest.mark.rule("SAL-GEO-12")
@pytest.mark.rule("SAL-ROUND-09")
@pytest.mark.case("CASE-SAL-13")
@pytest.mark.parametrize(("agreed", "filled"), [(False, False), (True, True)])
def test_corners_next_to_the_temple_stay_empty_unless_agreed(agreed: bool, filled: bool) -> None:
    others = {"0,-2": "grove_01", "-1,-1": "grove_02", "1,-1": "grove_03", "-1,0": "grove_04", "0,0": "grove_05",
              "1,0": "grove_06", "0,1": "grove_07"}
    scene = Scene(temple_clears=agreed).corners(others).next("groves", "grove_13").end_round()
    assert scene.corners_now() == ({**others, "0,-1": "grove_13"} if filled else others)


@pytest.mark.rule("SAL-GEO-13")
def test_the_play_area_has_no_outer_limit() -> None:
    """All twenty fields in one line to the east still leave a cell to build on."""
    scene = Scene()
    names = [field.name for field in scene.table.content.fields if not field.basic]
    scene.fields({f"{2 + i},0": name for i, name in enumerate(names[:19])}).row(names[19]).available(0, 0)
    scene.can_buy(0, "leaf", "flower").play(f"build {names[19]}", "at 21,0")
    assert scene.fields_now()["21,0"] == "field_24"
    assert "22,0" in scene.table.view(0)["edge"]
