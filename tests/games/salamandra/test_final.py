"""Final scoring (SAL-FINAL)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra.ending import belief_points
from tests.games.salamandra.scene import Scene


def final(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The parts of a seat's final scoring."""
    scene.round(4).end_round()
    return dict(scene.table.outcome().scores[seat])


@pytest.mark.rule("SAL-FINAL-01")
@pytest.mark.rule("SAL-FINAL-02")
@pytest.mark.rule("SAL-FINAL-04")
@pytest.mark.rule("SAL-FINAL-09")
@pytest.mark.case("CASE-SAL-30")
def test_the_books_example_of_the_end() -> None:
    scene = Scene(players=3).fields({"2,-1": "field_17", "2,1": "field_18", "3,1": "field_22"}).points(114, 0, 0)
    scene.books("spellbook_04").on_book(0, "spellbook_04", 5).scrolls(0, 2).crystals(0, 7)
    scene.asleep(0, "field_04 E", "field_17 E", "field_18 E", "field_22 E", "field_22 W", "field_01 E")
    scene.cards(0, "bear_05", "eagle_05").cards(1, "bear_01", "eagle_01")
    assert final(scene) == {"points": 114, "books": 20, "crown": 0, "bear": 8, "eagle": 6, "scrolls": 2, "total": 150}
    assert scene.points_of(0) == 150
    assert scene.told("final")[0].facts["total"] == 150


@pytest.mark.rule("SAL-FINAL-02")
def test_each_apprentice_on_a_spellbook_scores_its_value_times_the_count() -> None:
    scene = Scene().books("spellbook_01", "spellbook_10").on_book(0, "spellbook_01", 3).on_book(0, "spellbook_10", 10)
    scene.on_book(1, "spellbook_01", 5).asleep(0, "field_03 E")
    assert final(scene)["books"] == 3 * 1 + 10
    assert scene.table.outcome().scores[1]["books"] == 0


@pytest.mark.rule("SAL-FINAL-03")
@pytest.mark.parametrize(("book", "high", "low", "count"), [
    ("spellbook_01", 5, 3, 2), ("spellbook_02", 5, 3, 1), ("spellbook_03", 5, 3, 0), ("spellbook_04", 5, 3, 1),
    ("spellbook_05", 5, 3, 2), ("spellbook_06", 4, 2, 3), ("spellbook_07", 4, 2, 4), ("spellbook_08", 6, 4, 1),
    ("spellbook_09", 9, 5, 2), ("spellbook_10", 17, 10, 1)])
def test_what_the_spellbooks_count(book: str, high: int, low: int, count: int) -> None:
    """White fields 2, yellow 1, green 0, purple 1, salamander cards 2, deity cards 3, groves 4, cauldrons 1,
    spellbooks 2."""
    other = "spellbook_03" if book != "spellbook_03" else "spellbook_02"
    for value in (high, low):
        scene = Scene().fields({"2,-1": "field_22"}).asleep(0, "field_22 E", "field_03 E", "field_01 N", "field_01 S")
        scene.cards(0, "bear_01", "bear_02", "eagle_01", "black_salamander_1", "yellow_salamander_1")
        scene.harvested(0, "grove_01", "grove_02", "grove_03", "grove_04").books(book, other)
        scene.on_book(0, book, value).on_book(0, other, 3)
        rest = 3 if other == "spellbook_02" else 0
        assert final(scene)["books"] == value * count + rest


@pytest.mark.rule("SAL-FINAL-04")
def test_most_symbols_of_each_deity_score_twelve_eight_and_six() -> None:
    scene = Scene().cards(0, "black_salamander_8", "bear_09", "eagle_09")
    scene.cards(1, "black_salamander_1", "bear_01", "eagle_01")
    assert final(scene) == {"points": 0, "books": 0, "crown": 12, "bear": 8, "eagle": 6, "scrolls": 0, "total": 26}
    assert scene.table.outcome().scores[1]["total"] == 6 + 4 + 3


@pytest.mark.rule("SAL-FINAL-05")
@pytest.mark.case("CASE-SAL-33")
def test_without_a_symbol_there_is_no_second_place() -> None:
    scene = Scene().cards(0, "black_salamander_4")
    assert final(scene)["crown"] == 12 and scene.table.outcome().scores[1]["crown"] == 0
    assert belief_points([0, 0, 0], (8, 4)) == [0, 0, 0]


@pytest.mark.rule("SAL-FINAL-06")
@pytest.mark.case("CASE-SAL-31")
def test_a_tie_for_first_place_shares_both_places() -> None:
    scene = Scene(players=3).cards(0, "bear_01", "bear_09").cards(1, "bear_02", "bear_10").cards(2, "bear_03")
    scene.round(4).end_round()
    assert [score["bear"] for score in scene.table.outcome().scores] == [6, 6, 0]
    assert belief_points([3, 3, 3, 1], (6, 3)) == [3, 3, 3, 0]


@pytest.mark.rule("SAL-FINAL-07")
@pytest.mark.rule("SAL-FINAL-08")
@pytest.mark.case("CASE-SAL-32")
def test_a_tie_for_second_place_shares_it_rounded_down() -> None:
    scene = Scene(players=3).cards(0, "eagle_05", "eagle_09").cards(1, "eagle_06").cards(2, "eagle_07")
    scene.round(4).end_round()
    assert [score["eagle"] for score in scene.table.outcome().scores] == [6, 1, 1]


@pytest.mark.rule("SAL-FINAL-08")
def test_a_shared_first_place_is_rounded_down_too() -> None:
    assert belief_points([2, 2], (6, 3)) == [4, 4]
    assert belief_points([1, 1, 1, 1], (6, 3)) == [2, 2, 2, 2]


@pytest.mark.rule("SAL-FINAL-09")
def test_a_scroll_is_worth_a_point_and_a_crystal_nothing() -> None:
    assert final(Scene().scrolls(0, 3).crystals(0, 20))["total"] == 3


@pytest.mark.rule("SAL-FINAL-10")
@pytest.mark.case("CASE-SAL-34")
def test_equal_totals_share_the_victory() -> None:
    scene = Scene(players=3).points(121, 121, 118).crystals(0, 7)
    scene.round(4).end_round()
    outcome = scene.table.outcome()
    assert outcome.ranks == (1, 1, 3) and outcome.winners == (0, 1) and outcome.reason.key == "won-together"


@pytest.mark.rule("SAL-FINAL-10")
def test_the_most_points_win() -> None:
    scene = Scene(players=3).points(80, 121, 118)
    scene.round(4).end_round()
    assert scene.table.outcome().ranks == (3, 1, 2) and scene.table.outcome().reason.key == "won-by-points"


@pytest.mark.rule("SAL-FINAL-11")
def test_two_players_score_first_and_second_place() -> None:
    scene = Scene().cards(0, "bear_09").cards(1, "bear_01")
    scene.round(4).end_round()
    assert [score["bear"] for score in scene.table.outcome().scores] == [8, 4]


@pytest.mark.rule("SAL-FINAL-12")
def test_apprentices_on_spellbooks_count_on_no_field() -> None:
    """The only apprentice on a white field has gone to the book that counts white fields."""
    scene = Scene().round(4).fields({"2,-1": "field_06"}).scrolls(0, 3).available(0, 1).asleep(0, "field_03 E")
    scene.books("spellbook_01").passed(1).play("place field_06 N", "move field_03 E", "to spellbook_01 5")
    assert scene.session.over and scene.table.outcome().scores[0]["books"] == 0
