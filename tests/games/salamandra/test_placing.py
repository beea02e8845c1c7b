"""Action A: place an apprentice (SAL-PLACE)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-PLACE-01")
@pytest.mark.rule("SAL-PLACE-02")
@pytest.mark.rule("SAL-PLACE-03")
@pytest.mark.case("CASE-SAL-03")
def test_the_books_three_placements_a_gain_a_crystal_nothing() -> None:
    """Seats: Blue, Grey, Red."""
    scene = Scene(players=3).corners({"0,-2": "grove_17", "0,-1": "grove_05", "1,-1": "grove_13", "-1,0": "grove_24",
                                      "0,0": "grove_23"})
    scene.available(0, 1).available(1, 2).available(2, 1)
    scene.begin(1).play("place field_03 N")
    assert (scene.points_of(1), scene.crystals_of(1)) == (1, 0)
    scene.play("place field_02 E")
    assert (scene.points_of(2), scene.crystals_of(2)) == (0, 0)
    scene.play("place field_01 E")
    assert (scene.points_of(0), scene.crystals_of(0)) == (0, 1)
    assert [list(scene.men_of(seat)) for seat in range(3)] == [["field_01 E"], ["field_03 N"], ["field_02 E"]]


@pytest.mark.rule("SAL-PLACE-02")
def test_the_bonus_slot_of_another_field_gives_its_gain_without_its_cost() -> None:
    scene = Scene().fields({"2,-1": "field_10"}).available(0, 1).play("place field_10 N")
    assert (scene.scrolls_of(0), scene.points_of(0), scene.crystals_of(0)) == (1, 1, 0)
    scene = Scene().fields({"2,-1": "field_10"}).available(0, 1).play("place field_10 E")
    assert (scene.scrolls_of(0), scene.points_of(0)) == (0, 0)


@pytest.mark.rule("SAL-PLACE-03")
@pytest.mark.rule("SAL-PLACE-04")
@pytest.mark.rule("SAL-PLACE-05")
@pytest.mark.case("CASE-SAL-04")
def test_bonus_and_path_crystals_together_and_crystals_are_never_used_up() -> None:
    """Red places on the bonus slot, then Blue beside it."""
    scene = Scene().corners({"0,0": "grove_18", "1,0": "grove_20"}).available(0, 1).available(1, 1)
    scene.begin(1).play("place field_04 N")
    assert (scene.points_of(1), scene.crystals_of(1)) == (1, 2)
    scene.play("place field_04 W")
    assert (scene.points_of(0), scene.crystals_of(0)) == (0, 1)
    assert scene.corners_now() == {"0,0": "grove_18", "1,0": "grove_20"}


@pytest.mark.rule("SAL-PLACE-06")
def test_placing_triggers_deity_cards_for_colour_and_cauldron() -> None:
    scene = Scene().fields({"2,-1": "field_23"}).cards(0, "bear_09", "bear_12", "bear_02", "eagle_12", "bear_11")
    scene.available(0, 1).play("place field_23 E")
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 1)  # purple, green, cauldron; not yellow


@pytest.mark.rule("SAL-PLACE-07")
def test_neighbours_gain_nothing() -> None:
    scene = Scene().corners({"0,-2": "grove_17"}).man(1, "field_01 E").available(0, 1).play("place field_02 W")
    assert (scene.crystals_of(1), scene.points_of(1)) == (0, 0)
