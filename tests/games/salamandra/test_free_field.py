"""The exceptional free field (SAL-FREE)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene

SLOTS = [f"field_0{field} {slot}" for field in (1, 2, 3, 4) for slot in "NESW"]


def crowded(row: tuple[str, ...] = ("field_05", "field_09", "field_22", "field_12")) -> Scene:
    """Four players, all sixteen slots taken; the last player has 5 of them, all inactive, and one apprentice left."""
    scene = Scene(players=4).round(2).corners({"1,-1": "grove_08"}).row(*row).available(3, 1)
    for seat, slots in enumerate((SLOTS[0:4], SLOTS[4:8], SLOTS[8:11], SLOTS[11:16])):
        scene.asleep(seat, *slots)
    return scene


@pytest.mark.rule("SAL-FREE-01")
@pytest.mark.rule("SAL-FREE-02")
@pytest.mark.rule("SAL-FREE-03")
@pytest.mark.rule("SAL-FREE-04")
@pytest.mark.case("CASE-SAL-35")
def test_who_can_neither_place_nor_pay_builds_for_free() -> None:
    scene = crowded().next("fields", "field_24").begin(3)
    assert scene.names() == ["free field_05", "free field_09", "free field_22", "free field_12"]
    scene.play("free field_22", "at 2,0")
    assert scene.scrolls_of(3) == 0  # no gain for building
    assert scene.names() == ["place N", "place E", "place S", "place W"]  # no deity card
    scene.play("place N")
    assert (scene.scrolls_of(3), scene.crystals_of(3), scene.cards_of(3)) == (1, 1, [])
    assert scene.row_now() == ["field_05", "field_09", "field_24", "field_12"]


@pytest.mark.rule("SAL-FREE-01")
@pytest.mark.rule("SAL-FREE-05")
def test_a_field_that_could_be_paid_for_forbids_the_free_one() -> None:
    assert crowded().crystals(3, 4).begin(3).names("free") == []
    assert crowded().crystals(3, 3).begin(3).names("free") != []


@pytest.mark.rule("SAL-FREE-01")
def test_a_free_slot_anywhere_forbids_the_free_field() -> None:
    scene = crowded().fields({"2,-1": "field_06"})
    assert scene.begin(3).names("free") == [] and len(scene.names("place")) == 4


@pytest.mark.rule("SAL-FREE-01")
def test_without_an_apprentice_there_is_no_free_field() -> None:
    scene = crowded().available(3, 0).begin(3)
    assert scene.told("passed")[0].seat == 3


@pytest.mark.rule("SAL-FREE-02")
def test_the_free_field_gives_no_gain_of_its_own() -> None:
    scene = crowded(("field_20",)).begin(3).play("at 2,0")
    assert scene.points_of(3) == 0


@pytest.mark.rule("SAL-FREE-03")
def test_the_apprentice_on_it_gets_bonus_and_crystals() -> None:
    scene = crowded(("field_20",)).begin(3).play("at 2,0", "place N")
    assert (scene.points_of(3), scene.crystals_of(3)) == (4, 1)


@pytest.mark.rule("SAL-FREE-04")
def test_cards_about_building_still_work_and_clearings_are_filled() -> None:
    scene = crowded(("field_20",)).cards(3, "bear_07", "bear_03").fields({"2,-1": "field_06"}).corners({})
    scene.asleep(0, "field_06 N", "field_06 E", "field_06 S", "field_06 W").fields({"2,-2": "field_07"})
    scene.asleep(1, "field_07 N", "field_07 E", "field_07 S", "field_07 W").next("groves", "grove_11")
    scene.begin(3).play("at 1,-2")
    assert (scene.points_of(3), scene.crystals_of(3)) == (2, 1)
    assert scene.corners_now() == {"1,-2": "grove_11"}


@pytest.mark.rule("SAL-FREE-04")
def test_a_shared_colour_brings_no_card_with_a_free_field() -> None:
    """field_22 is purple and white; beside it lies the purple field_04."""
    scene = crowded(("field_22",)).begin(3).play("at 2,1")
    assert scene.names() == ["place N", "place E", "place S", "place W"]
    scene.play("place E")
    assert scene.cards_of(3) == [] and scene.player(3).available == 0


@pytest.mark.rule("SAL-FREE-05")
def test_waking_and_turning_count_as_means_to_pay() -> None:
    """A waker on a field and a crystal bring the fruit for field_14 from the inactive apprentice on field_04."""
    scene = crowded(("field_14",)).fields({"2,-1": "field_09"}).man(3, "field_09 N", "field_09 E").crystals(3, 1)
    scene.asleep(2, "field_09 S", "field_09 W")
    assert scene.begin(3).names() == ["build field_14"] or scene.told("built")[0].facts == {"field": "field_14"}


@pytest.mark.rule("SAL-FREE-06")
def test_the_free_field_is_a_permission_beside_other_actions() -> None:
    scene = crowded(("field_12",)).fields({"2,-1": "field_23"}).man(3, "field_23 N").crystals(3, 2)
    scene.asleep(0, "field_23 E", "field_23 S", "field_23 W").begin(3)
    assert scene.names() == ["cauldron field_23", "free field_12"]


@pytest.mark.rule("SAL-FREE-07")
def test_when_no_field_is_left_there_are_slots_for_everybody() -> None:
    """All 24 fields lie, and 39 of the 40 apprentices of four players stand on them: the last one finds a slot."""
    names = [field.name for field in Scene().table.content.fields]
    scene = Scene(players=4).round(4).row().fields({f"{i},2": name for i, name in enumerate(names[4:])})
    slots = [f"{name} {side}" for name in names for side in "NESW"]
    for seat in range(4):
        scene.asleep(seat, *slots[10 * seat:10 * seat + (9 if seat == 3 else 10)])
    scene.available(3, 1).begin(3)
    assert scene.names() == [f"place {slot}" for slot in slots[39:]] and len(slots) == 96
    scene.play(f"place {slots[39]}")
    assert len(scene.men_of(3)) == scene.table.content.apprentices == 10
