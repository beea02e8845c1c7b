"""Scrolls and spellbooks (SAL-SCROLL)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def fourth_scroll() -> Scene:
    """Seat 0 places on field_06 N with three scrolls: the fourth comes."""
    return Scene().fields({"2,-1": "field_06"}).scrolls(0, 3).available(0, 1).books("spellbook_01", "spellbook_10")


@pytest.mark.rule("SAL-SCROLL-01")
def test_scrolls_come_from_slots_building_cauldrons_cards_and_groves() -> None:
    assert Scene().fields({"2,-1": "field_06"}).available(0, 1).play("place field_06 N").scrolls_of(0) == 1
    assert Scene().crystals(0, 5).row("field_22").play("build field_22").scrolls_of(0) == 1
    cauldron = Scene().fields({"2,-1": "field_11"}).man(0, "field_11 E").crystals(0, 2).play("cauldron field_11")
    assert cauldron.scrolls_of(0) == 1
    temple = Scene().man(0, "field_01 E").crystals(0, 1).can_buy(0, "white_purple_potion")
    assert temple.next("black", "black_salamander_8").play("temple black").scrolls_of(0) == 2
    grove = Scene().corners({"0,-2": "grove_05"}).asleep(0, "field_01 E").crystals(0, 3).passes()
    assert grove.play("harvest grove_05").scrolls_of(0) == 1


@pytest.mark.rule("SAL-SCROLL-02")
def test_scrolls_are_kept_from_turn_to_turn() -> None:
    scene = Scene().scrolls(0, 3).available(0, 2).available(1, 1).play("place field_01 E", "place field_02 E")
    assert scene.deciding == 0 and scene.scrolls_of(0) == 3


@pytest.mark.rule("SAL-SCROLL-03")
def test_the_fourth_scroll_moves_an_apprentice() -> None:
    scene = fourth_scroll().asleep(0, "field_01 E").play("place field_06 N", "move field_01 E", "to spellbook_10 10")
    assert scene.scrolls_of(0) == 0 and scene.books_of(0) == [("spellbook_10", 10)]


@pytest.mark.rule("SAL-SCROLL-03")
@pytest.mark.case("CASE-SAL-26")
def test_of_five_scrolls_one_is_kept() -> None:
    scene = Scene().man(0, "field_03 E").asleep(0, "field_04 E").crystals(0, 1).can_buy(0, "white_purple_potion")
    scene.scrolls(0, 3).books("spellbook_10").next("black", "black_salamander_8").play("temple black")
    assert scene.scrolls_of(0) == 5 and scene.names() == ["move field_03 E", "move field_04 E"]
    scene.play("move field_04 E", "to spellbook_10 17")
    assert scene.scrolls_of(0) == 1 and scene.men_of(0) == {"field_03 E": "asleep"}


@pytest.mark.rule("SAL-SCROLL-04")
@pytest.mark.rule("SAL-SCROLL-05")
@pytest.mark.case("CASE-SAL-27")
def test_where_the_apprentice_may_go() -> None:
    scene = Scene().fields({"2,-1": "field_11"}).books("spellbook_01", "spellbook_06", "spellbook_10")
    scene.on_book(0, "spellbook_01", 5).on_book(1, "spellbook_06", 4).scrolls(0, 3).crystals(0, 2)
    scene.man(0, "field_11 E").asleep(0, "field_03 E").available(0, 1).play("cauldron field_11")
    assert scene.names() == ["move field_03 E", "move field_11 E"]
    scene.play("move field_03 E")
    assert scene.names() == ["to spellbook_06 2", "to spellbook_10 17", "to spellbook_10 10"]
    scene.play("to spellbook_06 2")
    assert scene.men_of(0) == {"field_11 E": "asleep"} and scene.player(0).available == 1


@pytest.mark.rule("SAL-SCROLL-04")
def test_an_active_apprentice_gives_its_crystals_before_it_leaves() -> None:
    scene = fourth_scroll().man(0, "field_01 E").play("place field_06 N", "move field_01 E", "to spellbook_10 10")
    assert scene.crystals_of(0) == 2
    scene = fourth_scroll().asleep(0, "field_01 E").play("place field_06 N", "move field_01 E", "to spellbook_10 10")
    assert scene.crystals_of(0) == 0


def on_the_stone() -> Scene:
    """Seat 0 builds field_22, whose scroll is the fourth; an apprentice of the Waking Stone, field_09, may leave."""
    scene = Scene().fields({"2,-1": "field_09"}).man(0, "field_09 E").scrolls(0, 3).books("spellbook_10")
    return scene.row("field_22")


@pytest.mark.rule("SAL-SCROLL-04")
@pytest.mark.rule("SAL-APP-07")
def test_an_active_apprentice_of_the_stone_wakes_another_before_it_leaves() -> None:
    scene = on_the_stone().asleep(0, "field_02 E", "field_03 E").crystals(0, 6)
    scene.play("build field_22", "move field_09 E")
    assert scene.names() == ["turn field_09", "wake field_02 E by field_09", "wake field_03 E by field_09", "done"]
    scene.play("wake field_03 E by field_09", "done", "to spellbook_10 17")
    assert scene.crystals_of(0) == 0  # five for the field, one for the waking; nothing for leaving
    assert scene.men_of(0) == {"field_02 E": "asleep", "field_03 E": "active"}
    scene = on_the_stone().asleep(0, "field_02 E", "field_03 E").crystals(0, 6)
    scene.play("build field_22", "move field_09 E", "done", "to spellbook_10 17")
    assert scene.crystals_of(0) == 1 + 1 and set(scene.men_of(0).values()) == {"asleep"}


@pytest.mark.rule("SAL-SCROLL-04")
def test_others_may_work_for_the_fee_and_be_the_ones_woken() -> None:
    scene = on_the_stone().man(0, "field_01 E").crystals(0, 5).play("build field_22", "move field_09 E")
    assert scene.names() == ["turn field_01", "turn field_09", "work field_01", "done"]
    scene.play("work field_01", "wake field_01 by field_09", "done", "to spellbook_10 17")
    assert scene.crystals_of(0) == 2 - 1 and scene.men_of(0) == {"field_01 E": "active"}


@pytest.mark.rule("SAL-SCROLL-04")
@pytest.mark.parametrize("asleep", [(), ("field_02 E",)])
def test_with_nobody_to_wake_or_no_crystal_nobody_asks(asleep: tuple[str, ...]) -> None:
    scene = on_the_stone().asleep(0, *asleep).crystals(0, 5).play("build field_22")
    if asleep:
        scene.play("move field_09 E")
    scene.play("to spellbook_10 17")
    assert scene.crystals_of(0) == 1 and "field_09 E" not in scene.men_of(0)


@pytest.mark.rule("SAL-SCROLL-04")
def test_an_inactive_apprentice_of_the_stone_wakes_nobody() -> None:
    scene = Scene().fields({"2,-1": "field_09"}).asleep(0, "field_09 E", "field_02 E").scrolls(0, 3).crystals(0, 6)
    scene.books("spellbook_10").row("field_22").play("build field_22", "move field_09 E", "to spellbook_10 17")
    assert scene.crystals_of(0) == 1 and scene.men_of(0) == {"field_02 E": "asleep"}


@pytest.mark.rule("SAL-SCROLL-06")
def test_a_card_counts_fields_before_the_apprentice_leaves() -> None:
    """black_salamander_5: a scroll, and 2 points for each white field."""
    scene = Scene().man(0, "field_03 E").crystals(0, 1).can_buy(0, "white_purple_potion").scrolls(0, 3)
    scene.books("spellbook_10").next("black", "black_salamander_5").play("temple black", "to spellbook_10 17")
    assert scene.points_of(0) == 2 and scene.men_of(0) == {}


@pytest.mark.rule("SAL-SCROLL-07")
def test_without_a_place_the_scrolls_are_kept() -> None:
    scene = fourth_scroll().books("spellbook_01").on_book(0, "spellbook_01", 5).play("place field_06 N")
    assert scene.scrolls_of(0) == 4 and scene.deciding == 1


@pytest.mark.rule("SAL-SCROLL-07")
def test_the_check_is_made_again_at_the_next_placement() -> None:
    scene = Scene().scrolls(0, 4).available(0, 1).books("spellbook_10").play("place field_01 E", "to spellbook_10 17")
    assert scene.scrolls_of(0) == 0 and scene.books_of(0) == [("spellbook_10", 17)]


@pytest.mark.rule("SAL-SCROLL-07")
def test_without_an_apprentice_on_a_field_the_scrolls_are_kept() -> None:
    scene = Scene().crystals(0, 5).scrolls(0, 3).row("field_22").books("spellbook_10").play("build field_22")
    assert scene.scrolls_of(0) == 4 and scene.names()[0].startswith("at ")


@pytest.mark.rule("SAL-SCROLL-07")
def test_scrolls_that_were_kept_move_one_apprentice_after_the_other() -> None:
    scene = Scene().scrolls(0, 9).available(0, 1).asleep(0, "field_02 E").books("spellbook_01", "spellbook_10")
    scene.play("place field_01 E", "move field_02 E", "to spellbook_01 3", "to spellbook_10 10")
    assert scene.scrolls_of(0) == 1 and scene.men_of(0) == {}
    assert scene.books_of(0) == [("spellbook_01", 3), ("spellbook_10", 10)]


@pytest.mark.rule("SAL-SCROLL-08")
def test_an_apprentice_on_a_spellbook_is_on_no_field() -> None:
    scene = Scene().fields({"2,-1": "field_06"}).scrolls(0, 3).available(0, 1).books("spellbook_10")
    scene.corners({"0,-2": "grove_17"}).asleep(0, "field_01 E").crystals(0, 9).passed(1)
    scene.play("place field_06 N", "move field_01 E", "to spellbook_10 10")
    # Then seat 0 passes: the grove beside field_01 is not connected any more, and the new round begins.
    assert scene.told("passed") and scene.groves_of(0) == [] and scene.table.round == 2


@pytest.mark.rule("SAL-SCROLL-09")
def test_the_slot_it_leaves_may_be_used_again_with_bonus_and_crystals() -> None:
    scene = fourth_scroll().corners({"0,-2": "grove_17"}).asleep(0, "field_01 N").available(1, 2)
    scene.play("place field_06 N", "move field_01 N", "to spellbook_10 10", "place field_01 N")
    assert (scene.points_of(1), scene.crystals_of(1)) == (1, 1)


@pytest.mark.rule("SAL-SCROLL-10")
def test_the_apprentice_just_placed_may_be_the_one_that_leaves() -> None:
    scene = fourth_scroll().play("place field_06 N", "to spellbook_10 17")
    assert scene.men_of(0) == {} and scene.books_of(0) == [("spellbook_10", 17)]
    assert scene.crystals_of(0) == 1  # it was active
