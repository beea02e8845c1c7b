"""Bear and Eagle cards (SAL-DEITY)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def placing_on(field: str, *cards: str) -> Scene:
    """Seat 0 places on the east slot of a field, owning these cards."""
    scene = Scene().cards(0, *cards).available(0, 1)
    if not field.startswith("field_0") or field > "field_04":
        scene.fields({"2,-1": field})
    return scene.play(f"place {field} E")


def taking_a_salamander(*cards: str) -> Scene:
    scene = Scene().man(0, "field_03 E").crystals(0, 1).can_buy(0, "white_purple_potion").cards(0, *cards)
    return scene.next("black", "black_salamander_8").play("temple black")


def building(*cards: str, at: str = "2,0") -> Scene:
    scene = Scene().cards(0, *cards).crystals(0, 5).row("field_22").next("bear", "bear_05").next("eagle", "eagle_05")
    return scene.play("build field_22", f"at {at}")


@pytest.mark.rule("SAL-DEITY-01")
def test_cards_are_taken_from_the_top_of_the_open_decks() -> None:
    scene = building(at="2,1").play("take eagle")
    assert scene.cards_of(0) == ["eagle_05"]
    scene = Scene().corners({"0,-2": "grove_06"}).asleep(0, "field_01 E").crystals(0, 3).next("bear", "bear_05")
    assert scene.passes().play("harvest grove_06").cards_of(0) == ["bear_05"]


@pytest.mark.rule("SAL-DEITY-02")
def test_a_card_works_for_the_rest_of_the_game() -> None:
    scene = Scene().cards(0, "bear_12").available(0, 2).available(1, 1)
    scene.play("place field_02 E", "place field_01 E", "place field_02 S")
    assert scene.points_of(0) == 2


@pytest.mark.rule("SAL-DEITY-03")
def test_a_card_does_not_work_on_the_event_that_brought_it() -> None:
    """A card about groves that a grove brings; one about deity cards that was just taken; one about salamander cards
    that a salamander card brings."""
    scene = Scene().corners({"0,-2": "grove_06"}).asleep(0, "field_01 E").crystals(0, 3).next("bear", "bear_01")
    assert scene.passes().play("harvest grove_06").points_of(0) == 0
    scene = Scene().corners({"0,-2": "grove_07"}).asleep(0, "field_01 E").crystals(0, 3).next("eagle", "eagle_01")
    assert scene.passes().play("harvest grove_07").points_of(0) == 0
    scene = Scene().crystals(0, 5).row("field_22").next("eagle", "eagle_01")
    assert scene.play("build field_22", "at 2,1", "take eagle").points_of(0) == 0
    scene = Scene().man(0, "field_03 E").crystals(0, 2).can_buy(0, "green_potion").next("eagle", "eagle_07")
    assert scene.next("yellow", "yellow_salamander_8").play("temple yellow").points_of(0) == 6


@pytest.mark.rule("SAL-DEITY-04")
def test_the_effects_of_several_cards_add_up() -> None:
    scene = Scene().corners({"0,-2": "grove_17"}).asleep(0, "field_01 E").crystals(0, 3).cards(0, "bear_01", "eagle_05")
    assert scene.passes().play("harvest grove_17").points_of(0) == 7


@pytest.mark.rule("SAL-DEITY-05")
@pytest.mark.parametrize("card", ["bear_01", "eagle_05"])
def test_a_point_for_each_grove_taken(card: str) -> None:
    scene = Scene().corners({"0,-2": "grove_17"}).asleep(0, "field_01 E").crystals(0, 3).cards(0, card).passes()
    assert scene.play("harvest grove_17").points_of(0) == 6
    scene = Scene().man(0, "field_03 E").crystals(0, 2).can_buy(0, "green_potion").cards(0, card)
    scene.corners({"0,1": "grove_17"}).next("yellow", "yellow_salamander_7").play("temple yellow")
    assert scene.points_of(0) == 5 + 1 + 5


@pytest.mark.rule("SAL-DEITY-06")
@pytest.mark.parametrize(("card", "own", "other"), [
    ("bear_09", "field_04", "field_03"), ("bear_10", "field_03", "field_04"), ("bear_11", "field_01", "field_02"),
    ("bear_12", "field_02", "field_01")])
def test_a_point_for_each_apprentice_on_a_field_of_the_colour(card: str, own: str, other: str) -> None:
    assert placing_on(own, card).points_of(0) == 1
    assert placing_on(other, card).points_of(0) == 0


@pytest.mark.rule("SAL-DEITY-06")
def test_a_two_coloured_field_triggers_each_matching_card() -> None:
    assert placing_on("field_22", "bear_09", "bear_10", "bear_11").points_of(0) == 2


@pytest.mark.rule("SAL-DEITY-07")
def test_a_crystal_or_a_point_for_each_apprentice_on_a_cauldron() -> None:
    scene = placing_on("field_24", "bear_02", "eagle_12")
    assert (scene.points_of(0), scene.crystals_of(0)) == (1, 1)
    scene = placing_on("field_03", "bear_02", "eagle_12")
    assert (scene.points_of(0), scene.crystals_of(0)) == (0, 0)


@pytest.mark.rule("SAL-DEITY-08")
def test_turning_over_is_not_placing_but_settling_a_new_field_is() -> None:
    scene = Scene().cards(0, "bear_10").man(0, "field_03 E").available(0, 1).play("gather", "place field_01 E")
    assert scene.points_of(0) == 0
    scene = building("bear_10")
    assert scene.points_of(0) == 0
    scene = Scene().cards(0, "bear_10").crystals(0, 5).row("field_22").available(0, 1)
    assert scene.play("build field_22", "at 2,0", "place E").points_of(0) == 1


@pytest.mark.rule("SAL-DEITY-09")
def test_a_crystal_or_two_points_for_each_field_built() -> None:
    scene = building("bear_03", "bear_07")
    assert (scene.points_of(0), scene.crystals_of(0)) == (2, 1)


@pytest.mark.rule("SAL-DEITY-10")
def test_a_point_for_each_scroll_also_for_two_at_once() -> None:
    assert taking_a_salamander("bear_04").points_of(0) == 2
    scene = Scene().cards(0, "bear_04").fields({"2,-1": "field_06"}).available(0, 1)
    assert scene.play("place field_06 N").points_of(0) == 1


@pytest.mark.rule("SAL-DEITY-11")
def test_crystals_or_points_for_each_apprentice_on_a_spellbook() -> None:
    scene = Scene().cards(0, "bear_05", "eagle_10").scrolls(0, 3).fields({"2,-1": "field_06"}).available(0, 1)
    scene.asleep(0, "field_01 E").books("spellbook_10")
    scene.play("place field_06 N", "move field_01 E", "to spellbook_10 17")
    assert (scene.points_of(0), scene.crystals_of(0)) == (2, 2)


@pytest.mark.rule("SAL-DEITY-12")
def test_points_or_a_crystal_for_each_deity_card_taken() -> None:
    scene = building("eagle_01", "eagle_03", "eagle_06", at="2,1").play("take bear")
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 1)
    scene = Scene().corners({"0,-2": "grove_07"}).asleep(0, "field_01 E").crystals(0, 3).cards(0, "eagle_01").passes()
    assert scene.play("harvest grove_07").points_of(0) == 2


@pytest.mark.rule("SAL-DEITY-12")
def test_deity_cards_from_groves_and_salamanders_count_as_taken() -> None:
    scene = Scene().corners({"0,-2": "grove_06"}).asleep(0, "field_01 E").crystals(0, 3)
    scene.cards(0, "eagle_01", "eagle_03")
    scene.passes().play("harvest grove_06")
    assert (scene.points_of(0), scene.crystals_of(0)) == (2, 1)
    scene = Scene().man(0, "field_03 E").crystals(0, 2).can_buy(0, "green_potion").cards(0, "eagle_03")
    scene.next("yellow", "yellow_salamander_8").play("temple yellow")
    assert (scene.points_of(0), scene.crystals_of(0)) == (6, 1)


@pytest.mark.rule("SAL-DEITY-13")
def test_points_or_a_crystal_for_each_salamander_card_taken() -> None:
    scene = taking_a_salamander("eagle_07", "eagle_08", "eagle_11")
    assert (scene.points_of(0), scene.crystals_of(0)) == (3, 1)


@pytest.mark.rule("SAL-DEITY-14")
@pytest.mark.parametrize(("card", "good", "price"), [
    ("bear_06", "white_purple_potion", 6), ("bear_08", "green_potion", 6), ("eagle_02", "green_potion", 5),
    ("eagle_04", "white_purple_potion", 5), ("eagle_09", "plant", 3)])
def test_exchange_cards(card: str, good: str, price: int) -> None:
    scene = Scene().cards(0, card).man(0, "field_03 E").available(0, 1).begin()
    exchanges = scene.table.view(0)["players"][0]["exchanges"]
    assert exchanges == ({"plant": price} if good == "plant" else {"plant": 4, good: price})
    if good != "plant":
        half, cost = ("yellow", 2) if good == "green_potion" else ("black", 1)
        enough = Scene().cards(0, card).man(0, "field_03 E").available(0, 1).crystals(0, price + cost)
        assert enough.names("temple") == [f"temple {half}"]
        assert Scene().cards(0, card).man(0, "field_03 E").available(0, 1).crystals(0, price + cost - 1).names(
            "temple") == []


@pytest.mark.rule("SAL-DEITY-15")
def test_the_cheapest_exchange_is_used() -> None:
    scene = Scene().cards(0, "eagle_09", "bear_08", "eagle_02").begin()
    assert scene.table.view(0)["players"][0]["exchanges"] == {"plant": 3, "green_potion": 5}


@pytest.mark.rule("SAL-DEITY-16")
def test_each_card_shows_one_to_three_symbols() -> None:
    content = Scene().table.content
    for deck in (0, 1):
        assert [card.symbols for card in content.deities if card.deck == deck] == [1] * 4 + [2] * 4 + [3] * 4
    scene = Scene().cards(0, "bear_01", "bear_06", "eagle_12").available(0, 1).begin()
    assert scene.table.view(0)["players"][0]["belief"] == {"crown": 0, "bear": 3, "eagle": 3}


@pytest.mark.rule("SAL-DEITY-17")
def test_an_empty_deck_cannot_be_chosen() -> None:
    def matching(*empty: str) -> Scene:
        scene = Scene().crystals(0, 5).row("field_22").available(0, 1)
        for deck in empty:
            scene.empty(deck)
        return scene.play("build field_22", "at 2,1")

    assert matching("bear").names("take") == ["take eagle"]
    assert matching("bear", "eagle").names("take") == []
