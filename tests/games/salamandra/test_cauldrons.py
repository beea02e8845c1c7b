"""Action C: activate a cauldron (SAL-CAUL)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-CAUL-01")
@pytest.mark.rule("SAL-CAUL-02")
@pytest.mark.rule("SAL-CAUL-04")
@pytest.mark.case("CASE-SAL-16")
def test_the_books_example_of_a_cauldron() -> None:
    scene = Scene().fields({"2,-1": "field_14", "2,1": "field_13", "2,0": "field_15"})
    scene.man(0, "field_14 E", "field_13 W", "field_15 S").play("cauldron field_15")
    assert (scene.points_of(0), scene.crystals_of(0)) == (9, 1)
    assert scene.men_of(0) == {"field_13 W": "asleep", "field_14 E": "asleep", "field_15 S": "asleep"}
    assert scene.deciding == 1


@pytest.mark.rule("SAL-CAUL-01")
def test_a_cauldron_needs_an_active_apprentice_there_and_its_cost() -> None:
    fields = {"2,-1": "field_11"}
    assert Scene().fields(fields).asleep(0, "field_11 E").crystals(0, 5).available(0, 1).names("cauldron") == []
    assert Scene().fields(fields).man(1, "field_11 E").crystals(0, 5).available(0, 1).names("cauldron") == []
    assert Scene().fields(fields).man(0, "field_11 E").crystals(0, 1).available(0, 1).names("cauldron") == []
    scene = Scene().fields(fields).man(0, "field_11 E").crystals(0, 2).play("cauldron field_11")
    assert (scene.crystals_of(0), scene.scrolls_of(0), scene.points_of(0)) == (0, 1, 3)


@pytest.mark.rule("SAL-CAUL-02")
def test_the_goods_come_from_other_apprentices_or_exchanges() -> None:
    """The apprentice turned for the cauldron gives no crystal to pay with."""
    scene = Scene().fields({"2,-1": "field_11"}).man(0, "field_11 E", "field_03 E").crystals(0, 1)
    scene.play("cauldron field_11")
    assert scene.men_of(0) == {"field_03 E": "asleep", "field_11 E": "asleep"} and scene.crystals_of(0) == 0


@pytest.mark.rule("SAL-CAUL-02")
@pytest.mark.rule("SAL-APP-08")
@pytest.mark.parametrize(("crystals", "offered"), [(0, []), (1, ["cauldron field_16"])])
def test_a_waking_is_paid_before_the_woken_one_brings_anything(crystals: int, offered: list[str]) -> None:
    """field_14 would give a flower and a crystal; the crystal for waking has to be there before."""
    scene = Scene().fields({"2,-1": "field_16", "2,1": "field_09", "3,1": "field_14"}).crystals(0, crystals)
    scene.man(0, "field_16 E", "field_09 E").asleep(0, "field_14 E").available(0, 1)
    assert scene.names("cauldron") == offered


@pytest.mark.rule("SAL-CAUL-03")
def test_one_cauldron_a_turn_and_the_same_again_by_another_apprentice() -> None:
    scene = Scene().fields({"2,-1": "field_11"}).man(0, "field_11 E", "field_11 W").crystals(0, 4)
    scene.available(1, 2).play("cauldron field_11", "turn field_11 W")
    assert scene.men_of(0) == {"field_11 E": "active", "field_11 W": "asleep"} and scene.deciding == 1
    scene.play("place field_01 E", "cauldron field_11")
    assert scene.points_of(0) == 6 and scene.men_of(0) == {"field_11 E": "asleep", "field_11 W": "asleep"}


@pytest.mark.rule("SAL-CAUL-04")
@pytest.mark.rule("SAL-CAUL-07")
@pytest.mark.case("CASE-SAL-17")
def test_presence_counts_once_per_field_active_or_not() -> None:
    scene = Scene().fields({"2,-1": "field_12", "2,1": "field_21", "2,0": "field_09"}).crystals(0, 3)
    scene.man(0, "field_12 E", "field_21 N").asleep(0, "field_12 W", "field_01 S").play("cauldron field_12")
    assert (scene.points_of(0), scene.crystals_of(0)) == (6, 0)


@pytest.mark.rule("SAL-CAUL-04")
def test_a_two_coloured_field_counts_for_each_of_its_colours() -> None:
    """field_22 is purple and white."""
    for cauldron, good in (("field_16", "leaf"), ("field_19", "fruit")):
        scene = Scene().fields({"2,-1": cauldron, "2,1": "field_22"}).man(0, f"{cauldron} E").asleep(0, "field_22 E")
        scene.crystals(0, 2 if good == "fruit" else 0).can_buy(0, good).play(f"cauldron {cauldron}")
        assert scene.points_of(0) == (4 if cauldron == "field_16" else 6)


@pytest.mark.rule("SAL-CAUL-05")
def test_cauldrons_with_an_own_apprentice_are_counted_without_the_temple() -> None:
    scene = Scene().fields({"2,-1": "field_20", "2,1": "field_23", "3,1": "field_24"}).can_buy(0, "fruit")
    scene.man(0, "field_20 E").asleep(0, "field_23 E", "field_23 W", "field_01 E").play("cauldron field_20")
    assert scene.points_of(0) == 4


@pytest.mark.rule("SAL-CAUL-06")
@pytest.mark.parametrize(("field", "points"), [("field_22", 6), ("field_23", 6), ("field_24", 8)])
def test_cards_and_groves_are_counted(field: str, points: int) -> None:
    """3 deity cards at 2, 2 salamander cards at 3, 4 groves at 2."""
    scene = Scene().fields({"2,-1": field}).man(0, f"{field} E").crystals(0, 4)
    scene.cards(0, "bear_01", "bear_02", "eagle_01", "black_salamander_1", "yellow_salamander_1")
    scene.harvested(0, "grove_01", "grove_02", "grove_03", "grove_04").play(f"cauldron {field}")
    assert scene.points_of(0) == points


@pytest.mark.rule("SAL-CAUL-07")
def test_the_activated_field_counts_itself() -> None:
    scene = Scene().fields({"2,-1": "field_08"}).man(0, "field_08 E").can_buy(0, "green_potion")
    scene.play("cauldron field_08")
    assert scene.points_of(0) == 3


@pytest.mark.rule("SAL-CAUL-07")
def test_the_gain_comes_after_the_cost_is_paid() -> None:
    """While the player still chooses who makes the plant, nothing is gained."""
    scene = Scene().fields({"2,-1": "field_16"}).man(0, "field_16 E", "field_02 E", "field_04 E")
    scene.play("cauldron field_16")
    assert scene.names() == ["work field_02", "work field_04"] and scene.points_of(0) == 0
    scene.play("work field_04")
    assert scene.points_of(0) == 2 and scene.deciding == 1


@pytest.mark.rule("SAL-CAUL-08")
def test_a_cauldron_may_be_activated_for_nothing() -> None:
    scene = Scene().fields({"2,-1": "field_23"}).man(0, "field_23 E").crystals(0, 2).play("cauldron field_23")
    assert (scene.points_of(0), scene.crystals_of(0)) == (0, 0)


@pytest.mark.rule("SAL-CAUL-01")
@pytest.mark.rule("SAL-APP-08")
def test_an_apprentice_may_be_woken_for_the_cauldron() -> None:
    scene = Scene().fields({"2,-1": "field_11", "2,1": "field_09"}).asleep(0, "field_11 E").man(0, "field_09 E")
    scene.crystals(0, 3).play("cauldron field_11")
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 0)
    assert scene.men_of(0) == {"field_09 E": "asleep", "field_11 E": "asleep"}


@pytest.mark.rule("SAL-CAUL-02")
@pytest.mark.parametrize(("men", "cauldron", "grower"), [
    (("field_02 E", "field_16 E"), "field_16", "field_02"),
    (("field_13 E", "field_14 E", "field_15 E"), "field_15", "field_14")])
def test_who_is_turned_for_the_cauldron_is_not_asked_and_a_plant_is_never_bought_unasked(
        men: tuple[str, ...], cauldron: str, grower: str) -> None:
    scene = Scene().fields({"2,-1": "field_13", "3,-1": "field_14", "2,1": "field_15", "3,1": "field_16"})
    scene.man(0, *men).crystals(0, 5).play(f"cauldron {cauldron}")
    assert scene.names() == [f"work {grower}", "pay"]
    scene.play(f"work {grower}")
    assert scene.crystals_of(0) >= 4


@pytest.mark.rule("SAL-APP-06")
def test_those_who_work_are_picked_in_any_order() -> None:
    def temple() -> Scene:
        scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_03 E", "field_04 E", "field_13 E")
        return scene.crystals(0, 6).next("black", "black_salamander_8").play("temple black")

    one, other = temple().play("work field_04"), temple().play("work field_03")
    assert one.names() == ["work field_03", "pay"]
    one.play("work field_03")
    assert one.men_of(0) == dict.fromkeys(("field_03 E", "field_04 E", "field_13 E"), "asleep")
    other.play("work field_04")
    assert (other.men_of(0), other.crystals_of(0)) == (one.men_of(0), one.crystals_of(0))
