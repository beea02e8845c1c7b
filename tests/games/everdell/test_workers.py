"""Workers and locations: the board, the Forest, Haven, Journey, Destinations (EVB-WORK to EVB-DEST)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


# --- workers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-WORK-01", "EVB-WORK-04")
def test_a_worker_gives_its_benefit_once_and_stays() -> None:
    scene = Scene().play("visit three_twigs")
    assert (scene.free_of(0), scene.standing_of(0), scene.goods_of(0)) == (1, ["basic:three_twigs"], {"twig": 3})
    scene.play("visit one_berry", "visit one_berry", "visit one_berry")
    assert scene.goods_of(0) == {"twig": 3, "berry": 1}
    none = Scene().workers(0, "one_berry", "one_berry").hand(0, "ruins").city(0, "farm")
    assert none.visits() == []


@pytest.mark.rule("EVB-WORK-02", "EVB-LOC-02")
@pytest.mark.case("CASE-EVB-02")
def test_case_02_a_shared_location_twice() -> None:
    scene = Scene().cards(0, 5).play("visit two_twigs_card", "visit one_berry", "visit two_twigs_card")
    assert (scene.goods_of(0), scene.hand_size(0), scene.free_of(0)) == ({"twig": 4}, 7, 0)
    assert scene.standing_of(0) == ["basic:two_twigs_card"] * 2


@pytest.mark.rule("EVB-WORK-02")
@pytest.mark.case("CASE-EVB-03")
def test_case_03_an_exclusive_location() -> None:
    scene = Scene().workers(1, "three_twigs")
    basic = {one.ident for one in CONTENT.basic}
    assert basic - set(scene.visits()) == {"three_twigs"}


@pytest.mark.rule("EVB-WORK-03")
def test_where_workers_can_go() -> None:
    scene = Scene().season(0, "autumn").city(0, "lookout", "storehouse", "inn", "queen", "farm").cards(0, 3)
    scene.on(0, "storehouse", twig=3)
    assert scene.visits() == [*(one.ident for one in CONTENT.basic), "f_three_berries", "f_two_resin_twig",
                              "f_twig_resin_berry", "haven", "journey_2", "journey_3", "grand_tour", "lookout",
                              "storehouse", "queen"]


@pytest.mark.rule("EVB-WORK-05", "EVB-JOUR-04")
def test_permanent_workers_never_come_back() -> None:
    scene = Scene().season(0, "summer").city(0, "cemetery", "monastery")
    scene.workers(0, "cemetery", "monastery", "one_berry", "haven").prepare()
    assert (scene.free_of(0), scene.standing_of(0)) == (4, ["city:0:1", "city:0:2"])
    ranger = Scene().season(0, "autumn").city(0, "monastery").hand(0, "ranger").goods(0, berry=2)
    ranger.workers(0, "monastery", "journey_2").play("play ranger")
    assert ranger.deciding == 1  # nobody could be moved
    recall = Scene().season(0, "autumn").specials("a_wee_run_city").city(0, "chip_sweep", "clock_tower", "cemetery")
    recall.workers(0, "cemetery", "journey_2", "one_berry").play("visit a_wee_run_city")
    assert recall.names() == ["recall one_berry", "recall a_wee_run_city"]


@pytest.mark.rule("EVB-WORK-06")
def test_workers_of_passed_players_go_on_blocking() -> None:
    assert "three_twigs" not in Scene().passed(1).workers(1, "three_twigs").visits()


@pytest.mark.rule("EVB-WORK-07")
def test_a_worker_whose_card_leaves_waits_in_limbo() -> None:
    scene = Scene().season(0, "spring").city(0, "inn", "lookout").hand(0, "ruins", "ranger").goods(0, berry=2)
    scene.workers(0, "inn", free=1).play("play ruins", "discard inn")
    assert scene.standing_of(0) == ["idle"]
    scene.play("visit one_berry", "play ranger", "visit three_twigs")
    assert (scene.standing_of(0), scene.goods_of(0)["twig"]) == (["basic:three_twigs"], 2 + 3)
    back = Scene().season(0, "spring").city(0, "inn", "lookout").hand(0, "ruins").workers(0, "inn", free=0)
    back.play("play ruins", "discard inn", "visit one_berry").prepare("done")
    assert (back.free_of(0), back.standing_of(0)) == (1 + 1, [])
    lost = Scene().city(0, "cemetery").hand(0, "ruins").workers(0, "cemetery", free=1).play("play ruins")
    assert (lost.standing_of(0), lost.player(0).lost) == ([], 1)
    recall = Scene().specials("a_wee_run_city").city(0, "chip_sweep", "clock_tower", "inn").hand(0, "ruins")
    recall.workers(0, "inn").play("play ruins", "discard inn", "visit one_berry", "visit a_wee_run_city")
    assert recall.names() == ["recall a_wee_run_city", "recall idle"]
    assert recall.play("recall idle").free_of(0) == 1


# --- basic locations -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("place", "goods", "cards"), [
    pytest.param("three_twigs", {"twig": 3}, 0, marks=pytest.mark.rule("EVB-LOC-01")),
    pytest.param("two_twigs_card", {"twig": 2}, 1, marks=pytest.mark.rule("EVB-LOC-02")),
    pytest.param("two_resin", {"resin": 2}, 0, marks=pytest.mark.rule("EVB-LOC-03")),
    pytest.param("one_resin_card", {"resin": 1}, 1, marks=pytest.mark.rule("EVB-LOC-04")),
    pytest.param("two_cards_point", {"point": 1}, 2, marks=pytest.mark.rule("EVB-LOC-05")),
    pytest.param("one_pebble", {"pebble": 1}, 0, marks=pytest.mark.rule("EVB-LOC-06")),
    pytest.param("one_berry_card", {"berry": 1}, 1, marks=pytest.mark.rule("EVB-LOC-07")),
    pytest.param("one_berry", {"berry": 1}, 0, marks=pytest.mark.rule("EVB-LOC-08")),
])
def test_a_basic_location_gives(place: str, goods: dict[str, int], cards: int) -> None:
    scene = Scene().play(f"visit {place}")
    assert (scene.goods_of(0), scene.hand_size(0)) == (goods, cards)
    shared = place in ("two_twigs_card", "one_resin_card", "two_cards_point", "one_berry")
    assert (place in scene.visits()) == shared


@pytest.mark.rule("EVB-LOC-09")
def test_the_order_of_the_board() -> None:
    assert [one.ident for one in CONTENT.basic] == [
        "three_twigs", "two_twigs_card", "two_resin", "one_resin_card", "two_cards_point", "one_pebble",
        "one_berry_card", "one_berry"]


@pytest.mark.rule("EVB-LOC-10")
def test_a_shared_location_may_be_chosen_with_a_full_hand() -> None:
    scene = Scene().cards(0, 8).play("visit two_cards_point")
    assert (scene.hand_size(0), scene.goods_of(0)) == (8, {"point": 1})


# --- the Forest ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-FOREST-00")
@pytest.mark.case("CASE-EVB-04")
def test_case_04_forest_spaces_by_number_of_players() -> None:
    for seat in (0, 1, 2):
        three = Scene(3).workers(0, "f_three_berries").begin(seat)
        assert "f_three_berries" not in three.visits()
    assert "f_three_berries" not in Scene(4).workers(0, "f_three_berries").visits()
    four = Scene(4).workers(0, "f_three_berries").begin(1)
    assert "f_three_berries" in four.visits()
    four.play("visit f_three_berries")
    assert "f_three_berries" not in four.visits()


@pytest.mark.parametrize(("place", "moves", "goods", "cards"), [
    pytest.param("f_two_berries_card", [], {"berry": 2}, 1, marks=pytest.mark.rule("EVB-FOREST-01")),
    pytest.param("f_two_any", ["take berry", "take twig"], {"twig": 1, "berry": 1}, 0,
                 marks=pytest.mark.rule("EVB-FOREST-02")),
    pytest.param("f_copy_basic_card", ["copy three_twigs"], {"twig": 3}, 1, marks=pytest.mark.rule("EVB-FOREST-04")),
    pytest.param("f_three_cards_pebble", [], {"pebble": 1}, 3, marks=pytest.mark.rule("EVB-FOREST-05")),
    pytest.param("f_twig_resin_berry", [], {"twig": 1, "resin": 1, "berry": 1}, 0,
                 marks=pytest.mark.rule("EVB-FOREST-06")),
    pytest.param("f_three_berries", [], {"berry": 3}, 0, marks=pytest.mark.rule("EVB-FOREST-07")),
    pytest.param("f_two_resin_twig", [], {"resin": 2, "twig": 1}, 0, marks=pytest.mark.rule("EVB-FOREST-08")),
    pytest.param("f_two_cards_any", ["take resin"], {"resin": 1}, 2, marks=pytest.mark.rule("EVB-FOREST-09")),
])
def test_a_forest_location_gives(place: str, moves: list[str], goods: dict[str, int], cards: int) -> None:
    scene = Scene().forest(place).workers(1, "three_twigs").play(f"visit {place}", *moves)
    assert (scene.goods_of(0), scene.hand_size(0), scene.deciding) == (goods, cards, 1)
    assert scene.standing_of(1) == ["basic:three_twigs"]


@pytest.mark.rule("EVB-FOREST-03")
def test_discard_and_draw_double() -> None:
    scene = Scene().forest("f_discard_draw_double").hand(0, "king", "castle", "bard")
    scene.play("visit f_discard_draw_double")
    assert scene.names() == ["discard bard", "discard king", "discard castle"]  # at least one
    scene.play("discard castle", "discard king", "done")
    assert (scene.hand_size(0), sorted(scene.discard_now())) == (1 + 4, ["castle", "king"])
    assert "f_discard_draw_double" not in Scene().forest("f_discard_draw_double").visits()


@pytest.mark.rule("EVB-FOREST-04")
def test_a_copied_basic_location_may_be_occupied_by_anybody() -> None:
    scene = Scene().forest("f_copy_basic_card").workers(0, "three_twigs").workers(1, "two_resin")
    scene.play("visit f_copy_basic_card")
    assert scene.names() == [f"copy {one.ident}" for one in CONTENT.basic]
    assert scene.hand_size(0) == 1  # the card is seen before the choice (EVB-EFF-06)


@pytest.mark.rule("EVB-FOREST-10")
def test_discard_up_to_three_for_resources() -> None:
    scene = Scene().forest("f_discard_three_any").hand(0, "king", "castle", "bard", "judge")
    scene.play("visit f_discard_three_any", "discard king", "discard bard", "discard judge")
    assert scene.names()[0] == "take twig"
    scene.play("take twig", "take twig", "take pebble")
    assert (scene.goods_of(0), scene.hand_of(0)) == ({"twig": 2, "pebble": 1}, ["castle"])
    assert "f_discard_three_any" not in Scene().forest("f_discard_three_any").visits()


@pytest.mark.rule("EVB-FOREST-11", "EVB-FOREST-11b")
def test_two_of_the_meadow_and_perhaps_one_of_them_for_less() -> None:
    scene = Scene().forest("f_meadow_two_play_one").hand(0, "monk").goods(0, twig=1, resin=1, berry=1)
    scene.meadow("farm", "husband", "crane").deck("mine", "inn")
    scene.play("visit f_meadow_two_play_one", "draw farm from 1", "draw husband from 2")
    assert scene.meadow_now()[:2] == ["mine", "inn"]  # filled before the decision
    assert scene.names() == ["play farm", "skip"]  # not the Monk, nor a Husband for 2 berries
    scene.play("play farm")
    assert (scene.city_of(0), scene.goods_of(0)) == (["farm"], {"berry": 1 + 1})
    assert scene.hand_of(0) == ["monk", "husband"]


@pytest.mark.rule("EVB-FOREST-11a")
def test_playing_what_was_drawn_is_optional_and_the_hand_limit_holds() -> None:
    scene = Scene().forest("f_meadow_two_play_one").cards(0, 7).meadow("ruins").city(0, "farm")
    scene.play("visit f_meadow_two_play_one", "draw ruins from 1")
    assert scene.names() == ["play ruins", "skip"]
    assert scene.play("skip").hand_size(0) == 8
    assert "f_meadow_two_play_one" not in Scene().forest("f_meadow_two_play_one").cards(0, 8).visits()
    nothing = Scene().forest("f_meadow_two_play_one").meadow("king", "castle")
    nothing.play("visit f_meadow_two_play_one", "draw king from 1", "draw castle from 2")
    assert (nothing.deciding, nothing.hand_of(0)) == (1, ["king", "castle"])


@pytest.mark.rule("EVB-FOREST-11b")
def test_no_token_and_no_ability_with_a_play_of_the_forest() -> None:
    scene = Scene().forest("f_meadow_two_play_one").city(0, "farm", "judge").goods(0, twig=1)
    scene.meadow("wife", "husband").play("visit f_meadow_two_play_one", "draw wife from 1", "draw husband from 2")
    assert (scene.deciding, scene.hand_of(0)) == (1, ["wife", "husband"])


# --- Haven and Journey -----------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-HAVEN-01", "EVB-HAVEN-02")
@pytest.mark.case("CASE-EVB-07")
def test_case_07_haven() -> None:
    scene = Scene().hand(0, "king", "castle", "bard", "judge", "inn", "mine").play("visit haven")
    scene.play("discard king", "discard castle", "discard bard", "discard judge", "discard inn", "done")
    assert scene.deciding == 0
    scene.play("take pebble", "take berry", "visit haven" if "haven" in scene.visits() else "visit one_berry")
    assert (scene.goods_of(0), scene.hand_of(0)) == ({"pebble": 1, "berry": 1}, ["mine"])
    scene.play("visit haven")
    assert (scene.hand_of(0), scene.resources_of(0), scene.standing_of(0)) == ([], 2, ["haven", "haven"])
    assert "haven" not in Scene().visits()


@pytest.mark.rule("EVB-HAVEN-03", "EVB-JOUR-06", "EVB-CARD-LOOKOUT")
@pytest.mark.case("CASE-EVB-26")
def test_case_26_lookout() -> None:
    scene = Scene().season(0, "autumn").city(0, "lookout", "inn", "queen").cards(0, 6).workers(0, "one_pebble", "haven")
    scene.play("visit lookout")
    assert scene.names() == [f"copy {one}" for one in (*(one.ident for one in CONTENT.basic), "f_three_berries",
                                                       "f_two_resin_twig", "f_twig_resin_berry")]
    scene.play("copy one_pebble")
    assert (scene.goods_of(0), scene.table.standing[5]) == ({"pebble": 1}, 1)


@pytest.mark.rule("EVB-JOUR-01", "EVB-JOUR-02", "EVB-JOUR-03", "EVB-JOUR-05")
@pytest.mark.case("CASE-EVB-28")
def test_case_28_journey() -> None:
    scene = Scene().season(0, "autumn").season(1, "autumn").cards(0, 6).hand(1, "bard", "monk", "fool", "judge")
    scene.play("visit journey_5")
    hand = scene.hand_of(0)
    scene.play(*(f"discard {name}" for name in hand[:4]))
    if scene.deciding == 0:
        scene.play(next(name for name in scene.names() if name.startswith("discard")))
    assert (scene.hand_size(0), scene.score_of(0)["journey"]) == (1, 5)
    assert [name for name in scene.visits() if "journey" in name] == ["journey_2", "journey_3", "journey_4"]
    scene.play("visit one_berry")
    assert not [name for name in scene.visits() if "journey" in name]
    assert not [name for name in Scene().season(0, "summer").cards(0, 8).visits() if "journey" in name]
    again = Scene().season(0, "autumn").cards(0, 8).workers(0, "journey_2", "journey_3").workers(1, "journey_2")
    assert [name for name in again.visits() if "journey" in name] == ["journey_2", "journey_4", "journey_5"]
    assert again.score_of(0)["journey"] == 5


@pytest.mark.rule("EVB-JOUR-07")
def test_the_journey_from_left_to_right() -> None:
    assert [one.points for one in CONTENT.journey] == [2, 3, 4, 5]


# --- Destinations ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-DEST-01", "EVB-DEST-03")
def test_own_destinations_have_one_space_each() -> None:
    scene = Scene().city(0, "lookout", "cemetery", "monastery").goods(0, twig=5)
    assert set(scene.visits()) >= {"lookout", "cemetery", "monastery"}
    taken = Scene().season(0, "spring").city(0, "lookout", "cemetery", "monastery").goods(0, twig=5)
    taken.workers(0, "lookout", "cemetery")
    assert {"lookout", "cemetery"} & set(taken.visits()) == set()
    second = Scene().season(0, "spring").city(0, "cemetery", "undertaker", "monastery", "monk").goods(0, twig=5)
    second.workers(0, "cemetery", "monastery")
    assert {"cemetery", "monastery"} <= set(second.visits())
    assert "lookout of 2" not in Scene().city(1, "lookout").visits()


@pytest.mark.rule("EVB-DEST-02", "EVB-DEST-03", "EVB-CARD-POST_OFFICE")
@pytest.mark.case("CASE-EVB-05")
def test_case_05_an_open_destination() -> None:
    scene = Scene().city(1, "post_office").hand(0, "king", "castle", "bard", "judge", "inn").cards(1, 6)
    scene.play("visit post_office of 2", "give king", "give castle", "discard bard", "done")
    assert (scene.tokens_of(1), scene.hand_size(1), scene.hand_size(0), scene.tokens_of(0)) == (1, 8, 8, 0)
    assert "post_office" not in scene.visits()
    assert "post_office of 2" not in scene.play("visit one_berry").visits()
    own = Scene().city(0, "post_office").hand(0, "king", "castle").play("visit post_office", "give king")
    assert (own.tokens_of(0), own.hand_size(0)) == (0, 8)


@pytest.mark.rule("EVB-DEST-04")
def test_a_destination_does_nothing_when_played() -> None:
    scene = Scene().hand(0, "lookout").goods(0, twig=1, resin=1, pebble=1).play("play lookout")
    assert (scene.goods_of(0), scene.deciding, scene.free_of(0)) == ({}, 1, 2)
    assert "lookout" in scene.play("visit one_berry").visits()


@pytest.mark.rule("EVB-DEST-05")
def test_a_storehouse_takes_a_worker_but_is_no_destination() -> None:
    scene = Scene().city(0, "storehouse", "inn", "lookout").on(0, "storehouse", berry=2)
    assert "storehouse" in scene.visits() and "grand_tour" not in scene.visits()
    assert "storehouse of 1" not in Scene().city(0, "storehouse").on(0, "storehouse", berry=2).begin(1).visits()


@pytest.mark.rule("EVB-DEST-06")
def test_two_inns_are_two_locations() -> None:
    scene = Scene().city(0, "inn", "inn").workers(0, "inn").meadow("ruins", "farm").goods(0)
    assert "inn 2" in scene.visits()
    scene.play("visit inn 2", "play farm from 2")
    assert scene.standing_of(0) == ["city:0:1", "city:0:2"]
    other = Scene().city(0, "storehouse", "post_office", "storehouse", "post_office").cards(0, 2)
    other.on(0, "storehouse", twig=3).on(0, "storehouse 2", berry=2)
    assert [name for name in other.visits() if name.startswith("storehouse")] == ["storehouse", "storehouse 2"]
    assert "post_office" in other.visits() and "post_office 2" not in other.visits()  # no difference: either will do


@pytest.mark.rule("EVB-DEST-07", "EVB-GIVE-01", "EVB-GIVE-04")
@pytest.mark.case("CASE-EVB-33")
def test_case_33_everybody_else_has_passed() -> None:
    scene = Scene().city(0, "monastery").passed(1).city(1, "inn").goods(0, resin=2).meadow("farm")
    scene.play("visit monastery")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"point": 4}, {})
    scene.play("visit inn of 2")
    assert (scene.city_of(0), scene.tokens_of(1)) == (["monastery", "farm"], 1)
