"""Action D: activate the temple (SAL-TEMPLE)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def with_potion(good: str, crystals: int = 2) -> Scene:
    """An apprentice for the temple, the means for a potion, and crystals besides."""
    return Scene().man(0, "field_03 E").crystals(0, crystals).can_buy(0, good)


@pytest.mark.rule("SAL-TEMPLE-01")
@pytest.mark.rule("SAL-TEMPLE-02")
@pytest.mark.rule("SAL-TEMPLE-03")
@pytest.mark.rule("SAL-APP-04")
@pytest.mark.case("CASE-SAL-19")
def test_the_books_example_of_the_temple() -> None:
    scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_03 E", "field_13 W", "field_01 S").crystals(0, 1)
    scene.next("black", "black_salamander_3", "black_salamander_1").play("temple black")
    assert (scene.crystals_of(0), scene.scrolls_of(0), scene.points_of(0)) == (5, 1, 0)
    assert scene.cards_of(0) == ["black_salamander_3"]
    assert scene.table.view(0)["players"][0]["belief"] == {"crown": 1, "bear": 0, "eagle": 0}
    assert set(scene.men_of(0).values()) == {"asleep"}
    assert scene.top_of("black") == "black_salamander_1"


@pytest.mark.rule("SAL-TEMPLE-01")
def test_the_temple_needs_an_active_apprentice_besides_those_that_work() -> None:
    scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_03 E", "field_13 W").crystals(0, 1).available(0, 1)
    assert scene.names("temple") == []


@pytest.mark.rule("SAL-TEMPLE-01")
def test_the_player_chooses_who_is_turned() -> None:
    scene = with_potion("white_purple_potion").man(0, "field_04 S").next("black", "black_salamander_8")
    scene.play("temple black")
    assert scene.names() == ["work field_03", "work field_04"]
    scene.play("work field_04")
    assert scene.men_of(0) == {"field_03 E": "active", "field_04 S": "asleep"}


@pytest.mark.rule("SAL-TEMPLE-02")
def test_yellow_costs_a_green_potion_and_two_crystals_black_the_other_and_one() -> None:
    assert with_potion("green_potion").available(0, 1).names("temple") == ["temple yellow"]
    assert with_potion("white_purple_potion").available(0, 1).names("temple") == ["temple black"]
    assert with_potion("green_potion", 1).available(0, 1).names("temple") == []
    scene = with_potion("white_purple_potion", 1).next("black", "black_salamander_8").play("temple black")
    assert scene.crystals_of(0) == 0


@pytest.mark.rule("SAL-TEMPLE-03")
def test_a_card_stays_and_gives_its_gain_once() -> None:
    scene = with_potion("green_potion").next("yellow", "yellow_salamander_3").available(1, 1).play("temple yellow")
    assert scene.points_of(0) == 11 and scene.cards_of(0) == ["eagle_02", "yellow_salamander_3"]
    scene.play("place field_01 E")
    assert scene.points_of(0) == 11


@pytest.mark.rule("SAL-TEMPLE-04")
@pytest.mark.rule("SAL-TEMPLE-07")
@pytest.mark.case("CASE-SAL-20")
def test_without_cards_the_tile_gives_its_own_gain() -> None:
    scene = with_potion("green_potion").cards(0, "eagle_07").empty("yellow").play("temple yellow")
    assert (scene.points_of(0), scene.crystals_of(0)) == (10, 0)
    assert scene.cards_of(0) == ["eagle_02", "eagle_07"]
    scene = with_potion("white_purple_potion").empty("black").play("temple black")
    assert (scene.points_of(0), scene.scrolls_of(0), scene.crystals_of(0)) == (4, 1, 1)


@pytest.mark.rule("SAL-TEMPLE-05")
def test_with_a_card_the_tile_gives_nothing() -> None:
    scene = with_potion("green_potion").next("yellow", "yellow_salamander_1").play("temple yellow")
    assert scene.points_of(0) == 13


@pytest.mark.rule("SAL-TEMPLE-06")
def test_one_activation_of_the_temple_a_turn() -> None:
    scene = with_potion("green_potion").man(0, "field_04 E").crystals(0, 14).next("yellow", "yellow_salamander_1")
    scene.play("temple yellow", "work field_03")
    assert scene.deciding == 1 and len(scene.cards_of(0)) == 2


@pytest.mark.rule("SAL-TEMPLE-07")
def test_cards_about_salamander_cards_work_when_one_is_taken() -> None:
    scene = with_potion("green_potion").cards(0, "eagle_07", "eagle_08").next("yellow", "yellow_salamander_1")
    scene.play("temple yellow")
    assert (scene.points_of(0), scene.crystals_of(0)) == (15, 1)


@pytest.mark.rule("SAL-TEMPLE-08")
def test_a_card_takes_any_grove_free_of_charge() -> None:
    scene = with_potion("green_potion").corners({"-1,-1": "grove_17", "0,1": "grove_05"})
    scene.next("yellow", "yellow_salamander_7").play("temple yellow")
    assert scene.names() == ["take grove_17", "take grove_05"]
    scene.play("take grove_17")
    assert (scene.points_of(0), scene.crystals_of(0)) == (10, 0)
    assert scene.groves_of(0) == ["grove_17"] and scene.corners_now() == {"0,1": "grove_05"}


@pytest.mark.rule("SAL-TEMPLE-08")
def test_without_a_grove_in_play_that_gain_is_nothing() -> None:
    scene = with_potion("green_potion").next("yellow", "yellow_salamander_6").play("temple yellow")
    assert scene.points_of(0) == 8 and scene.groves_of(0) == []


@pytest.mark.rule("SAL-TEMPLE-09")
def test_a_card_may_bring_a_deity_card_or_none_when_the_deck_is_empty() -> None:
    scene = with_potion("green_potion").next("yellow", "yellow_salamander_8").next("eagle", "eagle_05")
    scene.play("temple yellow")
    assert scene.cards_of(0) == ["eagle_02", "eagle_05", "yellow_salamander_8"] and scene.points_of(0) == 6
    scene = with_potion("green_potion").next("yellow", "yellow_salamander_8").empty("eagle").play("temple yellow")
    assert scene.cards_of(0) == ["eagle_02", "yellow_salamander_8"] and scene.points_of(0) == 6
