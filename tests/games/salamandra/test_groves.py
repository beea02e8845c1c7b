"""Harvesting groves (SAL-GROVE)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


def harvesting(corners: dict[str, str], crystals: int = 30) -> Scene:
    """Seat 0 stands on field_01 E and W and field_02 N, all asleep, and passes."""
    return Scene().corners(corners).asleep(0, "field_01 E", "field_01 W", "field_02 N").crystals(0, crystals)


@pytest.mark.rule("SAL-GROVE-01")
def test_a_grove_costs_three_crystals_and_needs_a_path() -> None:
    corners = {"0,-2": "grove_17", "-1,-2": "grove_18", "0,1": "grove_19"}
    scene = harvesting(corners, 3).passes()
    assert scene.names() == ["harvest grove_18", "harvest grove_17", "done"]
    scene.play("harvest grove_17")
    assert scene.crystals_of(0) == 0 and scene.deciding == 1
    assert harvesting(corners, 2).passes().deciding == 1


@pytest.mark.rule("SAL-GROVE-02")
def test_inactive_apprentices_connect() -> None:
    assert "harvest grove_17" in harvesting({"0,-2": "grove_17"}).passes().names()


@pytest.mark.rule("SAL-GROVE-03")
def test_groves_are_harvested_one_by_one_and_what_one_gives_holds_for_the_next() -> None:
    """The bear card of the first gives a point for the second (bear_01)."""
    scene = harvesting({"0,-2": "grove_06", "0,-1": "grove_24"}, 6).next("bear", "bear_01").passes()
    scene.play("harvest grove_06", "harvest grove_24")
    assert scene.points_of(0) == 3 + 4 + 1


@pytest.mark.rule("SAL-GROVE-03")
def test_groves_are_harvested_in_any_order_and_a_search_takes_quiet_ones_from_north_to_south() -> None:
    corners = {"0,-2": "grove_17", "0,-1": "grove_18", "-1,-1": "grove_05", "1,-2": "grove_06"}
    scene = harvesting(corners).passes().play("harvest grove_05")
    assert scene.names() == ["harvest grove_17", "harvest grove_06", "harvest grove_18", "done"]
    assert scene.lines() == ["harvest grove_06", "harvest grove_18", "done"]
    scene = harvesting(corners).scrolls(0, 3).books().passes().play("harvest grove_18")
    assert scene.names() == ["harvest grove_17", "harvest grove_06", "harvest grove_05", "done"]
    assert scene.lines() == ["harvest grove_06", "harvest grove_05", "done"]  # a fourth scroll is not quiet


@pytest.mark.rule("SAL-GROVE-04")
@pytest.mark.parametrize(("grove", "points", "scrolls", "cards"), [
    ("grove_17", 5, 0, []), ("grove_05", 0, 1, []), ("grove_01", 1, 1, []), ("grove_06", 0, 0, ["bear_05"]),
    ("grove_07", 0, 0, ["eagle_05"])])
def test_a_grove_gives_what_it_prints(grove: str, points: int, scrolls: int, cards: list[str]) -> None:
    scene = harvesting({"0,-2": grove}).next("bear", "bear_05").next("eagle", "eagle_05").passes()
    scene.play(f"harvest {grove}")
    assert (scene.points_of(0), scene.scrolls_of(0), scene.cards_of(0)) == (points, scrolls, cards)


@pytest.mark.rule("SAL-GROVE-05")
@pytest.mark.rule("SAL-GROVE-06")
@pytest.mark.case("CASE-SAL-25")
def test_the_places_above_the_board_score_four_three_two() -> None:
    """And from the seventh on nothing, however many pile up there; all of them count as harvested."""
    groves = ["grove_23", "grove_24", "grove_25", "grove_26", "grove_29", "grove_30", "grove_19", "grove_20",
              "grove_21", "grove_22"]
    printed = [3, 3, 3, 3, 3, 3, 4, 4, 4, 4]
    places = []
    for i, grove in enumerate(groves):
        scene = harvesting({"0,-2": grove}).harvested(0, *groves[:i]).passes().play(f"harvest {grove}")
        places.append(scene.points_of(0) - printed[i])
        assert scene.told("grove-taken")[0].facts["place"] == i + 1
        assert scene.groves_of(0) == groves[:i + 1]
    assert places == [0, 4, 0, 3, 0, 2, 0, 0, 0, 0]
    assert sum(printed[:8]) + sum(places) == 35
    for count in (8, 9, 10):
        scene = Scene().fields({"2,-1": "field_24"}).man(0, "field_24 E").crystals(0, 3).harvested(0, *groves[:count])
        assert scene.play("cauldron field_24").points_of(0) == 2 * count


@pytest.mark.rule("SAL-GROVE-05")
def test_the_gain_comes_before_the_place_above_the_board() -> None:
    """The second grove: its scroll and its point, the card's point for taking it, who leaves; then four points."""
    scene = harvesting({"0,-2": "grove_01"}).harvested(0, "grove_23").cards(0, "bear_01").scrolls(0, 3)
    scene.books("spellbook_10").passes().play("harvest grove_01")
    assert (scene.points_of(0), scene.scrolls_of(0)) == (1 + 1, 4)
    scene.play("move field_01 E", "to spellbook_10 17")
    assert scene.points_of(0) == 1 + 1 + 4
    told = [(event.kind, event.rule, event.facts.get("count")) for event in scene.events if event.seat == 0]
    told = told[told.index(("grove-taken", "SAL-GROVE-01", None)):]
    assert told[:6] == [
        ("grove-taken", "SAL-GROVE-01", None), ("scrolls", "SAL-GROVE-04", 1), ("points", "SAL-GROVE-04", 1),
        ("points", "SAL-DEITY-04", 1), ("to-book", "SAL-SCROLL-05", None), ("points", "SAL-GROVE-05", 4)]


@pytest.mark.rule("SAL-GROVE-07")
def test_the_crystals_on_its_sides_are_not_gained() -> None:
    scene = harvesting({"0,-2": "grove_17"}, 3).passes().play("harvest grove_17")
    assert scene.crystals_of(0) == 0


@pytest.mark.rule("SAL-GROVE-08")
def test_a_harvested_corner_stays_empty_until_the_round_ends() -> None:
    fields = {"0,-2": "field_05", "1,-2": "field_06"}
    scene = harvesting({"0,-2": "grove_17"}).fields(fields).next("groves", "grove_13").available(1, 1)
    scene.crystals(1, 5).row("field_22").passes().play("harvest grove_17", "build field_22", "at 2,-1", "place E")
    assert scene.table.round == 2
    filled = [(event.facts["corner"], event.rule) for event in scene.told("grove-drawn")]
    assert filled == [("0,-2", "SAL-ROUND-09")]


@pytest.mark.rule("SAL-GROVE-09")
def test_an_empty_deck_gives_no_card() -> None:
    """Nor does a card about taking deity cards work (eagle_01)."""
    scene = harvesting({"0,-2": "grove_06"}, 3).cards(0, "eagle_01").empty("bear").passes().play("harvest grove_06")
    assert scene.cards_of(0) == ["eagle_01"] and scene.groves_of(0) == ["grove_06"]
    assert (scene.points_of(0), scene.crystals_of(0), scene.scrolls_of(0)) == (0, 0, 0)


@pytest.mark.rule("SAL-GROVE-10")
def test_who_passes_first_harvests_first() -> None:
    scene = harvesting({"0,-2": "grove_17"}).man(1, "field_02 W").crystals(1, 9).available(1, 0)
    scene.passes().play("harvest grove_17")
    assert scene.table.round == 2  # nothing was left for the other to harvest
    assert scene.groves_of(1) == [] and scene.corners_now() == {}
