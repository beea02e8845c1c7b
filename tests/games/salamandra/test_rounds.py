"""Four rounds, who starts, who follows, new groves (SAL-ROUND)."""

from __future__ import annotations

import pytest

from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-ROUND-01")
def test_day_and_night_take_turns_for_four_rounds() -> None:
    faces = [Scene().round(number).begin().table.view(0)["face"] for number in (1, 2, 3, 4)]
    assert faces == ["sun", "moon", "sun", "moon"]
    scene = Scene().round(4).end_round()
    assert scene.session.over and scene.table.round == 4


@pytest.mark.rule("SAL-ROUND-02")
@pytest.mark.parametrize(("ended", "new"), [(1, 2), (2, 3), (3, 2)])
def test_the_waiting_apprentices_of_the_round_become_available(ended: int, new: int) -> None:
    scene = Scene().round(ended).available(0, 0).available(1, 0).end_round()
    assert [p.available for p in scene.table.players] == [new, new]


@pytest.mark.rule("SAL-ROUND-03")
def test_everybody_takes_two_crystals_at_the_start_of_a_round() -> None:
    scene = Scene().crystals(0, 5).end_round()
    assert [scene.crystals_of(seat) for seat in (0, 1)] == [7, 2]


@pytest.mark.rule("SAL-ROUND-04")
def test_the_player_with_the_fewest_points_starts() -> None:
    assert Scene(players=3).points(9, 4, 6).end_round().deciding == 1


@pytest.mark.rule("SAL-ROUND-04")
@pytest.mark.rule("SAL-ROUND-05")
@pytest.mark.case("CASE-SAL-28")
def test_of_two_tied_players_the_one_who_came_last_starts() -> None:
    """Seats clockwise: Blue, Red, Grey. Red 12; Blue came to 9 before Grey did."""
    scene = Scene(players=3).points(9, 12, 9).order(1, 0, 2).end_round()
    assert scene.deciding == 2
    scene.play("place field_01 E")
    assert scene.deciding == 0
    scene.play("place field_01 S")
    assert scene.deciding == 1


@pytest.mark.rule("SAL-ROUND-05")
@pytest.mark.parametrize("before", [(1, 0, 2), (0, 1, 2), (0, 2, 1)])
def test_a_marker_that_moves_lies_on_top_where_it_arrives(before: tuple[int, ...]) -> None:
    scene = Scene(players=3).points(1, 0, 0).order(*before).available(1, 1)
    scene.begin(1).play("place field_01 N")
    assert scene.table.order == [0, 2, 1]
    assert scene.points_of(1) == 1  # on top of seat 0, who has 1 too


@pytest.mark.rule("SAL-ROUND-05")
def test_a_gain_of_nothing_moves_no_marker() -> None:
    scene = Scene().order(0, 1).fields({"2,-1": "field_23"}).man(0, "field_23 E").crystals(0, 2)
    scene.play("cauldron field_23")
    assert scene.points_of(0) == 0 and scene.table.order == [0, 1]


@pytest.mark.rule("SAL-ROUND-06")
def test_totals_count_and_not_spaces_of_the_track() -> None:
    """105 and 5 stand on the same space; only 5 is the fewest, whoever came last."""
    assert Scene().points(105, 5).order(1, 0).end_round().deciding == 1


@pytest.mark.rule("SAL-ROUND-07")
def test_turns_go_clockwise_and_skip_whoever_has_passed() -> None:
    scene = Scene(players=4).available(1, 2).available(3, 1).passed(2)
    scene.begin(1).play("place field_01 E")
    assert scene.deciding == 3
    scene.play("place field_01 S")
    assert scene.deciding == 0


@pytest.mark.rule("SAL-ROUND-08")
def test_the_round_ends_when_all_have_passed() -> None:
    scene = Scene(players=3).passed(1, 2).available(1, 0).available(2, 0).fields({"2,-1": "field_11"})
    scene.man(0, "field_11 E").crystals(0, 2)
    assert scene.names() == ["cauldron field_11", "pass"] and scene.table.round == 1
    scene.play("pass")
    assert scene.table.round == 2 and [p.passed for p in scene.table.players] == [False] * 3


@pytest.mark.rule("SAL-ROUND-09")
def test_every_clearing_gets_a_grove_at_the_end_of_a_round() -> None:
    scene = Scene().fields({"0,-2": "field_05", "1,-2": "field_06"}).next("groves", "grove_13").end_round()
    assert scene.corners_now() == {"0,-2": "grove_13"}


@pytest.mark.rule("SAL-ROUND-10")
def test_clearings_are_filled_from_north_to_south_then_west_to_east() -> None:
    fields = {"0,-2": "field_05", "1,-2": "field_06", "2,-2": "field_07", "2,-1": "field_08", "0,2": "field_09",
              "1,2": "field_10"}
    scene = Scene().fields(fields).next("groves", "grove_01", "grove_02", "grove_03").end_round()
    assert scene.corners_now() == {"0,-2": "grove_01", "1,-2": "grove_02", "0,1": "grove_03"}


@pytest.mark.rule("SAL-ROUND-10")
def test_without_groves_left_a_clearing_stays_empty() -> None:
    scene = Scene().fields({"0,-2": "field_05", "1,-2": "field_06"}).empty("groves").end_round()
    assert scene.corners_now() == {}
    assert scene.table.round == 2


@pytest.mark.rule("SAL-ROUND-11")
def test_after_the_fourth_round_nothing_is_filled_and_points_are_counted() -> None:
    scene = Scene().round(4).fields({"0,-2": "field_05", "1,-2": "field_06"}).scrolls(0, 2).end_round()
    assert scene.corners_now() == {} and scene.session.over
    assert scene.points_of(0) == 2


@pytest.mark.rule("SAL-ROUND-12")
def test_points_go_on_beyond_a_hundred() -> None:
    scene = Scene().points(99, 0).available(0, 1).play("place field_01 N")
    assert scene.points_of(0) == 100
    assert scene.told("points")[-1].facts == {"count": 1, "total": 100}
