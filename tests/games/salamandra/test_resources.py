"""Plants, potions, crystals and exchanges (SAL-RES)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra.components import GOODS
from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-RES-01")
def test_three_plants_two_potions_and_crystals() -> None:
    content = Scene().table.content
    made = {GOODS[max(field.plant, field.potion)] for field in content.fields if max(field.plant, field.potion) >= 0}
    assert made == {"leaf", "flower", "fruit", "green_potion", "white_purple_potion"}


@pytest.mark.rule("SAL-RES-02")
def test_crystals_are_kept_from_turn_to_turn() -> None:
    scene = Scene().crystals(0, 40).available(0, 2).available(1, 1)
    scene.play("place field_01 E", "place field_01 S")
    assert scene.deciding == 0 and scene.crystals_of(0) == 40


@pytest.mark.rule("SAL-RES-03")
@pytest.mark.case("CASE-SAL-14")
def test_what_is_not_used_is_lost_when_the_turn_ends() -> None:
    scene = Scene().fields({"2,-1": "field_05"}).man(0, "field_05 E").available(0, 1)
    scene.play("gather")
    assert scene.goods_now() == {"leaf": 1} and scene.crystals_of(0) == 1
    assert scene.table.view(1)["goods"] == {"leaf": 1}
    scene.play("place field_01 E")
    assert scene.deciding == 1
    assert scene.goods_now() == {} and scene.crystals_of(0) == 1
    assert scene.told("lost")[0].facts == {"goods": ["leaf"]}
    assert scene.men_of(0) == {"field_01 E": "active", "field_05 E": "asleep"}


@pytest.mark.rule("SAL-RES-04")
@pytest.mark.case("CASE-SAL-15")
def test_four_crystals_buy_a_plant() -> None:
    scene = Scene().crystals(0, 9).row("field_12").play("build field_12")
    assert (scene.crystals_of(0), scene.scrolls_of(0), scene.points_of(0)) == (1, 1, 2)
    assert [event.facts for event in scene.told("exchanged")] == [{"good": "flower", "crystals": 4}] * 2
    assert Scene().crystals(0, 7).available(0, 1).row("field_12").names("build") == []


@pytest.mark.rule("SAL-RES-05")
@pytest.mark.case("CASE-SAL-22")
def test_an_active_apprentice_may_be_turned_for_a_crystal() -> None:
    scene = Scene().man(0, "field_01 E").asleep(0, "field_02 E").available(0, 2).play("gather")
    assert scene.names() == ["turn field_01", "work field_01"]
    scene.play("turn field_01")
    assert scene.crystals_of(0) == 1  # not 2
    assert scene.men_of(0) == {"field_01 E": "asleep", "field_02 E": "asleep"}
    assert scene.deciding == 0 and len(scene.names("place")) == 14


@pytest.mark.rule("SAL-RES-05")
def test_apprentices_are_turned_for_what_a_payment_lacks() -> None:
    scene = Scene().man(0, "field_02 E", "field_03 E", "field_04 E").crystals(0, 1).row("field_08")
    scene.play("build field_08")
    assert scene.names() == ["turn field_03", "turn field_04"]
    scene.play("turn field_04")
    assert scene.crystals_of(0) == 0
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_03 E": "active", "field_04 E": "asleep"}


@pytest.mark.rule("SAL-RES-06")
@pytest.mark.rule("SAL-DEITY-14")
@pytest.mark.case("CASE-SAL-21")
def test_a_deity_card_exchanges_crystals_for_a_potion() -> None:
    scene = Scene().cards(0, "eagle_02").crystals(0, 7).man(0, "field_04 S").next("yellow", "yellow_salamander_1")
    scene.play("temple yellow")
    assert (scene.points_of(0), scene.crystals_of(0)) == (13, 0)
    assert scene.cards_of(0) == ["eagle_02", "yellow_salamander_1"]
    assert scene.table.view(0)["players"][0]["belief"]["crown"] == 1


@pytest.mark.rule("SAL-RES-06")
def test_an_exchange_of_a_card_is_used_any_number_of_times() -> None:
    scene = Scene().cards(0, "eagle_09").crystals(0, 6).row("field_12").play("build field_12")
    assert [event.facts for event in scene.told("exchanged")] == [{"good": "flower", "crystals": 3}] * 2


@pytest.mark.rule("SAL-RES-07")
def test_a_bought_plant_feeds_a_field_that_makes_a_potion() -> None:
    scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_13 W", "field_01 E").crystals(0, 5)
    scene.next("black", "black_salamander_8").play("temple black")
    assert scene.crystals_of(0) == 0 and scene.scrolls_of(0) == 2


@pytest.mark.rule("SAL-RES-08")
def test_costs_ask_for_exact_kinds() -> None:
    """A leaf is no flower, and a potion is no plant."""
    assert Scene().man(0, "field_02 E").crystals(0, 1).available(0, 1).row("field_05").names("build") == []
    assert Scene().can_buy(0, "green_potion").cards(0, "eagle_04").crystals(0, 4).available(0, 1).row(
        "field_17").names("build") == []


@pytest.mark.rule("SAL-RES-08")
@pytest.mark.case("CASE-SAL-18")
def test_any_plant_serves_where_all_three_are_shown() -> None:
    for field in ("field_02", "field_03", "field_04"):
        scene = Scene().fields({"2,-1": "field_16"}).man(0, "field_16 E", f"{field} E").play("cauldron field_16")
        assert scene.points_of(0) == (4 if field == "field_03" else 2)
        assert scene.men_of(0) == {f"{field} E": "asleep", "field_16 E": "asleep"}
    scene = Scene().fields({"2,-1": "field_16"}).man(0, "field_16 E").crystals(0, 3).cards(0, "eagle_02")
    assert scene.available(0, 1).names("cauldron") == []


@pytest.mark.rule("SAL-RES-09")
def test_what_could_be_made_after_the_action_can_be_made_in_the_next_turn() -> None:
    scene = Scene().man(0, "field_01 E").available(0, 2).available(1, 1)
    scene.play("place field_02 E", "place field_03 E")
    assert scene.deciding == 0
    scene.play("gather", "turn field_02", "work field_01")
    assert scene.crystals_of(0) == 3


@pytest.mark.rule("SAL-RES-10")
def test_only_the_value_of_crystals_counts() -> None:
    """Five crystals are five crystals, whatever tokens they are."""
    scene = Scene().crystals(0, 5).row("field_22").play("build field_22")
    assert scene.crystals_of(0) == 0 and scene.told("paid")[0].facts == {"crystals": 5}
