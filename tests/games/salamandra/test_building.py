"""Action B: build a field (SAL-BUILD)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def the_books_example() -> Scene:
    """Red on field_02 with a crystal and an apprentice; field_17 costs a leaf and a crystal."""
    return (Scene().corners({"1,-1": "grove_19"}).man(0, "field_02 E").available(0, 1).crystals(0, 1)
            .row("field_17", "field_05", "field_09", "field_22").next("fields", "field_12"))


@pytest.mark.rule("SAL-BUILD-01")
@pytest.mark.rule("SAL-BUILD-02")
@pytest.mark.rule("SAL-BUILD-09")
@pytest.mark.rule("SAL-BUILD-12")
@pytest.mark.case("CASE-SAL-06")
def test_the_books_example_of_building() -> None:
    scene = the_books_example()
    assert scene.names("build") == ["build field_17"]
    scene.play("build field_17")
    assert scene.points_of(0) == 2 and scene.crystals_of(0) == 0
    scene.play("at 2,-1")
    assert scene.names() == ["place N", "place E", "place S", "place W"]  # the only neighbour is green
    scene.play("place S")
    assert (scene.points_of(0), scene.crystals_of(0)) == (2, 1)
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_17 S": "active"}
    assert scene.row_now() == ["field_12", "field_05", "field_09", "field_22"]
    assert scene.fields_now()["2,-1"] == "field_17" and scene.corners_now() == {"1,-1": "grove_19"}


@pytest.mark.rule("SAL-BUILD-02")
@pytest.mark.rule("SAL-BUILD-09")
@pytest.mark.case("CASE-SAL-07")
def test_the_bonus_slot_gives_the_gain_a_second_time() -> None:
    scene = the_books_example().play("build field_17", "at 2,-1", "place N")
    assert (scene.points_of(0), scene.crystals_of(0)) == (4, 0)


@pytest.mark.rule("SAL-BUILD-01")
def test_only_fields_of_the_row_that_can_be_paid_for_are_offered() -> None:
    scene = Scene().man(0, "field_02 E", "field_03 E").crystals(0, 1).available(0, 1)
    scene.row("field_05", "field_24", "field_09", "field_23")
    assert scene.names("build") == ["build field_05", "build field_24"]


@pytest.mark.rule("SAL-BUILD-03")
def test_a_field_may_touch_nothing_but_the_temple() -> None:
    scene = Scene().crystals(0, 5).row("field_22").play("build field_22", "at 2,0")
    assert scene.fields_now()["2,0"] == "field_22"


@pytest.mark.rule("SAL-BUILD-04")
@pytest.mark.rule("SAL-BUILD-09")
@pytest.mark.case("CASE-SAL-11")
def test_a_clearing_gets_its_grove_before_the_apprentice_is_placed() -> None:
    scene = Scene().fields({"0,-2": "field_05"}).next("groves", "grove_13").available(0, 1).crystals(0, 2)
    scene.can_buy(0, "fruit").row("field_16").play("build field_16", "at 1,-2")
    assert scene.corners_now() == {"0,-2": "grove_13"}
    scene.play("place S")
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 1)


@pytest.mark.rule("SAL-BUILD-04")
@pytest.mark.rule("SAL-BUILD-05")
def test_several_clearings_are_filled_nw_ne_sw_se() -> None:
    ring = {"-1,-3": "field_05", "0,-3": "field_06", "1,-3": "field_07", "-1,-2": "field_08", "1,-2": "field_09",
            "-1,-1": "field_10"}
    scene = Scene().fields(ring).crystals(0, 5).row("field_22")
    scene.next("groves", "grove_01", "grove_02", "grove_03", "grove_04").play("build field_22", "at 0,-2")
    assert scene.corners_now() == {"-1,-3": "grove_01", "0,-3": "grove_02", "-1,-2": "grove_03", "0,-2": "grove_04"}


@pytest.mark.rule("SAL-BUILD-05")
def test_without_groves_left_a_new_clearing_stays_empty() -> None:
    scene = Scene().fields({"0,-2": "field_05"}).crystals(0, 5).row("field_22").empty("groves")
    scene.play("build field_22", "at 1,-2")
    assert scene.corners_now() == {}


@pytest.mark.rule("SAL-BUILD-06")
@pytest.mark.case("CASE-SAL-12")
def test_a_corner_that_still_has_its_grove_receives_nothing() -> None:
    scene = Scene().fields({"0,-2": "field_05"}).corners({"0,-2": "grove_29"}).available(0, 1).crystals(0, 2)
    scene.can_buy(0, "fruit").row("field_16").play("build field_16", "at 1,-2", "place S")
    assert scene.corners_now() == {"0,-2": "grove_29"}
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 0)


@pytest.mark.rule("SAL-BUILD-07")
@pytest.mark.rule("SAL-BUILD-08")
@pytest.mark.rule("SAL-BUILD-10")
@pytest.mark.case("CASE-SAL-08")
def test_without_an_apprentice_a_matching_colour_gives_a_deity_card() -> None:
    scene = Scene().man(0, "field_02 E").crystals(0, 1).row("field_17")
    scene.next("bear", "bear_05", "bear_01").next("eagle", "eagle_02").play("build field_17", "at 2,1")
    assert scene.names() == ["take bear", "take eagle"]
    scene.play("take bear")
    assert scene.cards_of(0) == ["bear_05"]
    assert scene.top_of("bear") == "bear_01_grove_vp" and scene.top_of("eagle") == "eagle_02_green_potion"


@pytest.mark.rule("SAL-BUILD-07")
def test_with_both_possible_the_player_chooses_one() -> None:
    scene = Scene().crystals(0, 5).available(0, 1).row("field_22").play("build field_22", "at 2,1")
    assert scene.names() == ["place N", "place E", "place S", "place W", "take bear", "take eagle"]
    scene.play("take eagle")
    assert scene.player(0).available == 1 and len(scene.cards_of(0)) == 1 and scene.deciding == 1


@pytest.mark.rule("SAL-BUILD-08")
def test_with_neither_possible_the_step_is_skipped() -> None:
    scene = Scene().crystals(0, 5).row("field_22").play("build field_22", "at 2,0")
    assert scene.deciding == 1 and scene.cards_of(0) == [] and scene.men_of(0) == {}


@pytest.mark.rule("SAL-BUILD-10")
def test_one_colour_in_common_on_any_side_is_enough() -> None:
    """field_21 is yellow and green; it matches the yellow field south of it."""
    scene = Scene().can_buy(0, "flower", "fruit").row("field_21").play("build field_21", "at 0,-2")
    assert scene.names() == ["take bear", "take eagle"]
    scene = Scene().can_buy(0, "flower", "fruit").row("field_21").play("build field_21", "at 0,2")
    assert scene.deciding == 1  # white only


@pytest.mark.rule("SAL-BUILD-11")
@pytest.mark.case("CASE-SAL-09")
def test_two_matching_neighbours_still_bring_one_card() -> None:
    scene = Scene().fields({"2,-1": "field_06", "2,1": "field_18"}).can_buy(0, "leaf", "fruit").row("field_23")
    scene.play("build field_23", "at 2,0", "take bear")
    assert scene.points_of(0) == 4 and len(scene.cards_of(0)) == 1 and scene.deciding == 1


@pytest.mark.rule("SAL-BUILD-12")
def test_without_fields_left_the_gap_in_the_row_stays() -> None:
    scene = Scene().crystals(0, 5).row("field_22", "field_05").empty("fields").available(1, 1)
    scene.play("build field_22", "at 2,0")
    assert scene.table.view(0)["row"] == [None, {"field": "field_05", "id": "field_05_green_leaf_crystal"}, None, None]


@pytest.mark.rule("SAL-BUILD-13")
def test_building_cards_work_at_once_and_a_card_just_taken_does_not() -> None:
    scene = Scene().cards(0, "bear_07").crystals(0, 5).row("field_22").next("bear", "bear_03")
    scene.play("build field_22")
    assert scene.points_of(0) == 2  # bear_07, with step 1
    scene.play("at 2,1", "take bear")
    assert scene.crystals_of(0) == 0 and scene.cards_of(0) == ["bear_07", "bear_03"]


@pytest.mark.rule("SAL-BUILD-14")
def test_built_fields_belong_to_nobody() -> None:
    scene = Scene().crystals(0, 5).available(1, 1).row("field_22").play("build field_22", "at 2,0")
    assert scene.deciding == 1 and "place field_22 N" in scene.names()
