"""Action E: pass (SAL-PASS)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-PASS-01")
@pytest.mark.case("CASE-SAL-23")
def test_nobody_passes_with_an_apprentice_to_place() -> None:
    scene = Scene().round(2).available(0, 1).available(1, 1)
    assert "pass" not in scene.names()
    scene.play("place field_01 E", "place field_02 E")
    assert scene.told("passed")[0].seat == 0


@pytest.mark.rule("SAL-PASS-02")
@pytest.mark.rule("SAL-PASS-03")
@pytest.mark.rule("SAL-PASS-04")
@pytest.mark.rule("SAL-PASS-05")
@pytest.mark.rule("SAL-GROVE-01")
@pytest.mark.rule("SAL-GROVE-05")
@pytest.mark.case("CASE-SAL-24")
def test_passing_and_harvesting() -> None:
    scene = Scene().corners({"0,-2": "grove_17", "1,-1": "grove_18", "0,1": "grove_20"}).crystals(0, 2)
    scene.man(0, "field_01 E", "field_02 W", "field_04 S").passes()
    assert scene.crystals_of(0) == 6
    assert scene.names() == ["harvest grove_17", "harvest grove_20", "done"]
    scene.play("harvest grove_17")
    assert scene.points_of(0) == 5
    scene.play("harvest grove_20")
    assert (scene.points_of(0), scene.crystals_of(0)) == (13, 0)
    assert scene.player(0).druid == 1
    assert set(scene.men_of(0).values()) == {"active"}
    assert {slot["face"] for slot in scene.slots_of(0)} == {"moon"}
    assert scene.deciding == 1


@pytest.mark.rule("SAL-PASS-02")
@pytest.mark.rule("SAL-PASS-07")
def test_fields_that_print_crystals_give_all_of_them() -> None:
    scene = Scene().fields({"2,-1": "field_10", "2,1": "field_14"}).man(0, "field_10 E", "field_01 E", "field_14 E")
    scene.passes()
    assert scene.crystals_of(0) == 3 + 2 + 1


@pytest.mark.rule("SAL-PASS-07")
def test_whoever_wakes_a_richer_field_does_so() -> None:
    scene = Scene().fields({"2,-1": "field_10", "2,1": "field_09"}).man(0, "field_10 E", "field_09 E").passes()
    assert scene.crystals_of(0) == 3 + 3 - 1
    scene = Scene().fields({"2,1": "field_09"}).man(0, "field_01 E", "field_09 E").passes()
    assert scene.crystals_of(0) == 2 + 1
    scene = Scene().fields({"2,-1": "field_10", "2,1": "field_09"}).asleep(0, "field_10 E").man(0, "field_09 E")
    assert scene.passes().crystals_of(0) == 1  # no crystal to pay for waking
    scene = Scene().fields({"2,-1": "field_10", "2,1": "field_09"}).asleep(0, "field_10 E").man(0, "field_09 E")
    assert scene.crystals(0, 1).passes().crystals_of(0) == 1 - 1 + 3


@pytest.mark.rule("SAL-PASS-03")
def test_only_the_active_give_a_crystal() -> None:
    scene = Scene().man(0, "field_02 E", "field_03 E").asleep(0, "field_04 E").passes()
    assert scene.crystals_of(0) == 2


@pytest.mark.rule("SAL-PASS-04")
def test_harvesting_is_free_to_stop() -> None:
    scene = Scene().corners({"0,-2": "grove_17"}).man(0, "field_01 E").crystals(0, 9).passes().play("done")
    assert scene.groves_of(0) == [] and scene.crystals_of(0) == 11


@pytest.mark.rule("SAL-PASS-05")
def test_the_druid_turns_after_the_harvest() -> None:
    scene = Scene().corners({"0,-2": "grove_17"}).man(0, "field_01 E").crystals(0, 9).passes()
    assert scene.player(0).druid == 0 and scene.men_of(0) == {"field_01 E": "asleep"}
    scene.play("done")
    assert scene.player(0).druid == 1 and scene.men_of(0) == {"field_01 E": "active"}


@pytest.mark.rule("SAL-PASS-06")
def test_passing_is_final_for_the_round() -> None:
    scene = Scene().available(1, 3).passes()
    for _ in range(3):
        assert scene.deciding == 1 and scene.table.round == 1
        scene.play(scene.names("place")[0])
    assert scene.table.round == 2


@pytest.mark.rule("SAL-PASS-08")
def test_passing_in_the_last_round_works_the_same() -> None:
    scene = Scene().round(4).corners({"0,-2": "grove_17"}).man(0, "field_01 E").crystals(0, 1).passed(1)
    scene.passes().play("harvest grove_17")
    assert scene.session.over and scene.points_of(0) == 5
