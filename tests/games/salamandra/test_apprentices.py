"""Active and inactive apprentices, work, waking (SAL-APP)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-APP-01")
def test_an_apprentice_is_active_while_it_shows_the_face_of_its_druid() -> None:
    scene = Scene().man(0, "field_01 E").asleep(0, "field_02 E").available(0, 1).begin()
    slots = {one["field"]: one["slots"]["E"] for one in scene.table.view(0)["fields"]}
    assert slots["field_01"] == {"seat": 0, "face": "sun", "active": True}
    assert slots["field_02"] == {"seat": 0, "face": "moon", "active": False}
    scene = Scene().man(0, "field_01 E").asleep(0, "field_02 E").available(0, 1).round(2).begin()
    slots = {one["field"]: one["slots"]["E"] for one in scene.table.view(0)["fields"]}
    assert slots["field_01"] == {"seat": 0, "face": "moon", "active": True}
    assert slots["field_02"] == {"seat": 0, "face": "sun", "active": False}


@pytest.mark.rule("SAL-APP-01")
@pytest.mark.rule("SAL-PASS-05")
@pytest.mark.case("CASE-SAL-29")
def test_after_passing_all_are_active_for_the_night() -> None:
    scene = Scene().man(0, "field_02 E").asleep(0, "field_03 E", "field_04 E").available(0, 0).passed(1)
    scene.passes()
    assert scene.crystals_of(0) == 1 + 2  # one turned, and two for the new round
    assert scene.player(0).druid == 1 and scene.player(0).available == 2
    assert scene.men_of(0) == {"field_02 E": "active", "field_03 E": "active", "field_04 E": "active"}
    assert {slot["face"] for slot in scene.slots_of(0)} == {"moon"}


@pytest.mark.rule("SAL-APP-02")
def test_work_turns_an_apprentice_over() -> None:
    scene = Scene().man(0, "field_02 E").crystals(0, 1).row("field_17").play("build field_17")
    assert scene.men_of(0) == {"field_02 E": "asleep"}
    assert scene.told("turned-over")[0].facts == {"field": "field_02", "slot": "E", "face": "moon", "active": 0}


@pytest.mark.rule("SAL-APP-03")
def test_only_active_apprentices_on_fields_work() -> None:
    """Neither inactive ones, nor those available, nor those on spellbooks make a leaf."""
    scene = Scene().asleep(0, "field_02 E").available(0, 2).books("spellbook_10").on_book(0, "spellbook_10", 17)
    scene.crystals(0, 1).row("field_17")
    assert scene.names("build") == [] and scene.names("gather") == []


@pytest.mark.rule("SAL-APP-04")
def test_one_turning_gives_one_effect_only() -> None:
    """Turned for a crystal, the apprentice on the leaf field makes no leaf."""
    scene = Scene().man(0, "field_02 E").available(0, 1).play("gather")
    assert scene.crystals_of(0) == 1 and scene.goods_now() == {}
    assert scene.men_of(0) == {"field_02 E": "asleep"}


@pytest.mark.rule("SAL-APP-05")
def test_apprentices_stay_until_a_spellbook_calls_them() -> None:
    scene = Scene().fields({"2,-1": "field_06"}).books("spellbook_10").asleep(0, "field_01 E").available(0, 1)
    scene.scrolls(0, 3).passed(1)
    scene.play("place field_06 N", "move field_01 E", "to spellbook_10 17")
    assert scene.men_of(0) == {"field_06 N": "active"}
    assert "place field_01 E" in scene.names()


@pytest.mark.rule("SAL-APP-06")
def test_several_apprentices_work_in_one_turn_each_once() -> None:
    scene = Scene().man(0, "field_02 E", "field_03 E", "field_04 S").crystals(0, 1).row("field_19", "field_12")
    assert scene.names("build") == ["build field_19"]  # a flower and a leaf; not two flowers from one apprentice
    scene.play("build field_19")
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_03 E": "asleep", "field_04 S": "active"}


@pytest.mark.rule("SAL-APP-07")
def test_work_for_crystals_is_no_action() -> None:
    scene = Scene().man(0, "field_01 E").available(0, 1).play("gather", "work field_01")
    assert scene.crystals_of(0) == 2 and scene.deciding == 0
    assert all(name.startswith("place") for name in scene.names())


@pytest.mark.rule("SAL-APP-07")
def test_a_field_with_a_plant_and_a_crystal_gives_both_and_the_plant_is_lost() -> None:
    for field, plant in (("field_05", "leaf"), ("field_14", "flower"), ("field_17", "fruit")):
        scene = Scene().fields({"2,-1": field}).man(0, f"{field} E", "field_01 E").available(0, 1).play("gather")
        assert scene.names() == ["turn field_01", "work field_01", f"work {field}"]
        scene.play(f"work {field}", "done")
        assert scene.crystals_of(0) == 1 and scene.goods_now() == {plant: 1}
        scene.play("place field_02 E")
        assert scene.goods_now() == {} and scene.told("lost")[0].facts == {"goods": [plant]}


@pytest.mark.rule("SAL-APP-08")
def test_a_woken_apprentice_may_work_again_in_this_round() -> None:
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E").asleep(0, "field_02 E").crystals(0, 2)
    scene.row("field_17").play("build field_17")
    assert scene.told("woke")[0].facts == {"field": "field_02", "by": "field_09", "crystals": 1}
    assert scene.crystals_of(0) == 0
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_09 E": "asleep"}


@pytest.mark.rule("SAL-APP-08")
def test_the_same_apprentice_works_twice_when_another_wakes_it() -> None:
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E", "field_03 E").crystals(0, 1).row("field_12")
    scene.play("build field_12")
    assert scene.crystals_of(0) == 0 and scene.told("built")[0].facts == {"field": "field_12"}


@pytest.mark.rule("SAL-APP-09")
def test_who_wakes_chooses_another_apprentice() -> None:
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E").asleep(0, "field_02 E", "field_09 S")
    scene.crystals(0, 1).available(0, 1).play("gather")
    assert scene.names() == ["turn field_09", "wake field_02 E by field_09", "wake field_09 S by field_09"]
    scene.play("wake field_02 E by field_09")
    assert scene.names() == ["turn field_02", "done"]  # who was woken may work at once
    scene.play("done")
    assert scene.men_of(0) == {"field_02 E": "active", "field_09 E": "asleep", "field_09 S": "asleep"}
    assert scene.crystals_of(0) == 0


@pytest.mark.rule("SAL-APP-09")
def test_without_another_inactive_apprentice_nobody_is_woken() -> None:
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E", "field_02 E").crystals(0, 5).available(0, 1)
    scene.play("gather")
    assert scene.names() == ["turn field_02", "turn field_09"]


@pytest.mark.rule("SAL-APP-07")
@pytest.mark.rule("SAL-APP-09")
def test_who_has_just_worked_can_be_woken_and_work_again_in_the_same_gathering() -> None:
    scene = Scene().fields({"2,-1": "field_09", "2,1": "field_10"}).man(0, "field_09 E", "field_10 E", "field_10 S")
    scene.available(0, 1).play("gather")
    assert scene.names("wake") == []  # nobody has worked yet
    scene.play("work field_10")
    assert scene.names("wake") == ["wake field_10 by field_09"]
    assert scene.lines() == ["work field_10", "wake field_10 by field_09", "done"]
    scene.play("wake field_10 by field_09")
    assert scene.told("woke")[0].facts == {"field": "field_10", "by": "field_09", "crystals": 1}
    assert scene.crystals_of(0) == 3 - 1
    assert scene.names() == scene.lines() == ["turn field_10", "work field_10", "done"]
    scene.play("work field_10", "work field_10")
    assert scene.crystals_of(0) == 3 - 1 + 3 + 3
    assert scene.men_of(0) == {"field_09 E": "asleep", "field_10 E": "asleep", "field_10 S": "asleep"}


@pytest.mark.rule("SAL-APP-09")
def test_who_has_just_woken_somebody_is_not_woken() -> None:
    """The first could have been woken by the second at once, a crystal cheaper."""
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E", "field_09 W")
    scene.asleep(0, "field_02 E", "field_03 E").available(0, 1).crystals(0, 3)
    scene.play("gather", "wake field_02 E by field_09")
    assert scene.names("wake") == ["wake field_03 E by field_09"]
    scene.play("wake field_03 E by field_09", "done")
    assert scene.crystals_of(0) == 1
    assert scene.men_of(0) == {"field_02 E": "active", "field_03 E": "active",
                               "field_09 E": "asleep", "field_09 W": "asleep"}


@pytest.mark.rule("SAL-APP-10")
def test_a_card_wakes_any_inactive_apprentice_even_the_one_of_the_temple() -> None:
    scene = Scene().cards(0, "eagle_02").man(0, "field_04 S").asleep(0, "field_02 E").crystals(0, 7)
    scene.next("yellow", "yellow_salamander_4").play("temple yellow")
    assert scene.names() == ["wake field_02 E", "wake field_04 S"]
    scene.play("wake field_04 S")
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_04 S": "active"}
    assert scene.points_of(0) == 7


@pytest.mark.rule("SAL-APP-10")
def test_an_active_apprentice_may_work_first_and_be_woken() -> None:
    scene = Scene().cards(0, "eagle_02").fields({"2,-1": "field_10"}).man(0, "field_04 S", "field_10 E", "field_01 E")
    scene.crystals(0, 7).next("yellow", "yellow_salamander_4").play("temple yellow", "work field_04")
    assert scene.names() == ["wake field_04 S", "wake field_10 E after work"]
    best = scene
    scene = Scene().cards(0, "eagle_02").fields({"2,-1": "field_13"}).man(0, "field_04 S", "field_13 E", "field_01 E")
    scene.crystals(0, 7).next("yellow", "yellow_salamander_4").play("temple yellow", "work field_04")
    assert scene.names() == ["wake field_04 S", "wake field_01 E after work"]  # two crystals, not one
    scene = best.play("wake field_10 E after work")
    assert scene.crystals_of(0) == 3
    assert scene.men_of(0) == {"field_01 E": "active", "field_04 S": "asleep", "field_10 E": "active"}


@pytest.mark.rule("SAL-APP-10")
def test_one_inactive_apprentice_is_woken_without_a_question() -> None:
    scene = Scene().cards(0, "eagle_02").man(0, "field_04 S").crystals(0, 7).next("yellow", "yellow_salamander_4")
    scene.play("temple yellow")
    assert scene.men_of(0) == {"field_04 S": "active"} and scene.deciding == 1


@pytest.mark.rule("SAL-APP-11")
def test_a_placed_apprentice_is_active_at_once() -> None:
    scene = Scene().round(2).available(0, 1).play("place field_02 E")
    assert scene.men_of(0) == {"field_02 E": "active"}
    assert scene.told("placed")[0].facts["face"] == "moon"


@pytest.mark.rule("SAL-APP-02")
@pytest.mark.parametrize("books", [(), ("spellbook_10",)])
def test_which_of_two_on_a_field_is_turned_is_asked_while_a_spellbook_is_open(books: tuple[str, ...]) -> None:
    scene = Scene().man(0, "field_02 E", "field_02 W").crystals(0, 1).row("field_17").books(*books)
    scene.play("build field_17")
    if books:
        assert scene.names() == ["turn field_02 E", "turn field_02 W"]
        scene.play("turn field_02 W")
        assert scene.men_of(0) == {"field_02 E": "active", "field_02 W": "asleep"}
    else:
        assert scene.men_of(0) == {"field_02 E": "asleep", "field_02 W": "active"}
