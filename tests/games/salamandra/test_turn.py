"""One of five actions a turn, and the order of gains (SAL-TURN)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def busy(available: int) -> Scene:
    """Everything is possible for seat 0, apart from what `available` forbids."""
    scene = Scene().fields({"2,-1": "field_11", "2,1": "field_13"}).row("field_22").crystals(0, 9)
    return scene.man(0, "field_11 E", "field_13 E", "field_03 S").available(0, available)


@pytest.mark.rule("SAL-TURN-01")
def test_a_turn_is_one_of_five_actions() -> None:
    kinds = {name.split()[0] for name in busy(1).names()}
    assert kinds == {"place", "build", "cauldron", "temple", "gather"}
    assert {name.split()[0] for name in busy(0).names()} == {"build", "cauldron", "temple", "pass"}
    for move in ("cauldron field_11", "pass"):
        scene = busy(0).play(move)
        while scene.deciding == 0:
            scene.play(scene.names()[-1])
        assert scene.deciding == 1


@pytest.mark.rule("SAL-TURN-02")
def test_a_turn_cannot_be_skipped() -> None:
    scene = Scene().available(0, 1)
    assert all(name.startswith("place") for name in scene.names())


@pytest.mark.rule("SAL-TURN-03")
def test_work_and_exchanges_come_with_any_action() -> None:
    scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_13 W", "field_14 E").fields({"3,-1": "field_14"})
    scene.man(0, "field_01 S").next("black", "black_salamander_2").play("temple black")
    assert [event.facts["good"] for event in scene.told("worked")] == ["flower", "white_purple_potion"]
    assert scene.points_of(0) == 4


@pytest.mark.rule("SAL-TURN-04")
def test_the_others_go_on_after_the_first_has_passed() -> None:
    scene = Scene().available(1, 2).passed().passes()
    assert scene.deciding == 1 and scene.table.round == 1
    scene.play("place field_01 E")
    assert scene.deciding == 1
    scene.play("place field_01 S")
    assert scene.table.round == 2


@pytest.mark.rule("SAL-TURN-05")
def test_gains_come_before_deity_cards_and_those_before_the_scrolls() -> None:
    """The bonus of field_10 gives a scroll and 1 point; bear_04 a point for the scroll; then somebody moves."""
    scene = Scene().fields({"2,-1": "field_10"}).cards(0, "bear_04").scrolls(0, 3).available(0, 1)
    scene.books("spellbook_10").play("place field_10 N", "to spellbook_10 10")
    kinds = [(event.kind, event.facts.get("count")) for event in scene.events
             if event.kind in ("scrolls", "points", "to-book")]
    assert kinds == [("scrolls", 1), ("points", 1), ("points", 1), ("to-book", None)]
