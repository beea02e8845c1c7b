"""Turns, seasons, the end of the game (EVB-TURN, EVB-SEAS, EVB-END)."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene


@pytest.mark.rule("EVB-TURN-01")
def test_one_action_and_the_next_player_is_up() -> None:
    scene = Scene().hand(0, "farm").goods(0, twig=4, resin=2)
    assert {name.split()[0] for name in scene.names()} == {"visit", "play"}
    assert scene.play("play farm").deciding == 1
    assert scene.play("visit one_berry").deciding == 0
    assert scene.play("visit one_berry").deciding == 1


@pytest.mark.rule("EVB-TURN-02", "EVB-END-01")
def test_nobody_may_skip_a_turn_before_autumn() -> None:
    for season in ("winter", "spring", "summer"):
        assert not {"pass", "skip"} & set(Scene().season(0, season).names())
    assert "pass" in Scene().season(0, "autumn").names()


@pytest.mark.rule("EVB-TURN-03", "EVB-SEAS-08")
def test_seasons_are_each_players_own() -> None:
    scene = Scene().workers(0, "one_berry", "three_twigs").workers(1, "one_berry").prepare()
    assert (scene.season_of(0), scene.season_of(1)) == ("spring", "winter")
    assert (scene.standing_of(0), scene.standing_of(1)) == ([], ["basic:one_berry"])


@pytest.mark.rule("EVB-TURN-04")
def test_the_last_player_takes_turn_after_turn() -> None:
    scene = Scene(3).season(0, "autumn").season(2, "autumn").passed(1).play("visit one_berry")
    assert scene.deciding == 2
    scene.play("pass")
    assert scene.deciding == 0
    assert scene.play("visit one_berry").deciding == 0


@pytest.mark.rule("EVB-TURN-05")
def test_the_meadow_is_full_before_the_next_turn() -> None:
    scene = Scene().city(0, "inn").meadow("farm", "mine").deck("ruins", "monk").goods(0)
    scene.play("visit inn", "play farm from 1")
    assert (scene.deciding, None in scene.meadow_now()) == (1, False)
    assert scene.meadow_now()[0] == "ruins"


@pytest.mark.rule("EVB-TURN-06")
def test_there_is_always_something_to_do() -> None:
    content = GAME.content()
    for seed in range(12):
        t = GAME.new_table(GAME.checked(Setup("everdell", 2 + seed % 3, (), {}, seed)), content)
        dice = Random(seed)
        while not t.over:
            assert t.options
            t.apply(dice.choice(t.options))
    full = Scene().cards(0, 8).workers(1, "three_twigs", "two_resin")
    assert {"two_twigs_card", "one_resin_card", "two_cards_point", "one_berry"} <= set(full.visits())
    nothing = Scene().workers(0, "one_berry", "one_berry").begin()
    assert (nothing.season_of(0), nothing.deciding) == ("spring", 1)  # the only action is taken without a question


# --- seasons ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-SEAS-01", "EVB-END-01")
@pytest.mark.case("CASE-EVB-23")
def test_case_23_preparing_too_early() -> None:
    scene = Scene().workers(0, "one_berry")
    assert not {"prepare", "pass"} & set(scene.names())
    assert scene.visits()
    assert "prepare" in Scene().workers(0, "one_berry", "haven").hand(0, "ruins").city(0, "farm").names()
    autumn = Scene().season(0, "autumn").workers(0, free=0).hand(0, "ruins").city(0, "farm")
    assert autumn.names() == ["play ruins", "pass"]


@pytest.mark.rule("EVB-SEAS-02", "EVB-SEAS-03", "EVB-COL-06")
@pytest.mark.case("CASE-EVB-16")
def test_case_16_production_in_spring() -> None:
    scene = Scene().city(0, "farm", "farm", "general_store", "barge_toad", "twig_barge", "resin_refinery", "mine")
    scene.hand(0, "ruins").workers(0, "one_berry", "three_twigs").play("prepare")
    assert (scene.season_of(0), scene.free_of(0), scene.standing_of(0)) == ("spring", 3, [])
    assert scene.goods_of(0) == {"berry": 4, "twig": 6, "resin": 1, "pebble": 1}


@pytest.mark.rule("EVB-SEAS-02")
def test_the_clock_tower_comes_before_the_workers_come_back() -> None:
    scene = Scene().city(0, "clock_tower", "farm").on(0, "clock_tower", point=3)
    scene.workers(0, "three_twigs", "one_berry").prepare()
    assert (scene.season_of(0), scene.free_of(0), scene.goods_of(0)) == ("winter", 0, {})
    scene.play("use clock_tower", "copy three_twigs")
    assert (scene.season_of(0), scene.free_of(0), scene.goods_of(0)) == ("spring", 3, {"twig": 3, "berry": 1})
    assert [event.kind for event in scene.events if event.kind in ("copied", "prepared", "production")] == [
        "copied", "prepared", "production"]


@pytest.mark.rule("EVB-SEAS-03", "EVB-SEAS-04", "EVB-SEAS-05", "EVB-SEAS-07", "EVB-SETUP-08")
@pytest.mark.case("CASE-EVB-21")
def test_case_21_workers_by_season() -> None:
    seen = []
    for season in ("winter", "spring", "summer"):
        scene = Scene().season(0, season).city(0, "farm").hand(0, "ruins")
        scene.workers(0, *["one_berry"] * (2, 3, 4)[("winter", "spring", "summer").index(season)]).play("prepare")
        if season == "spring":
            scene.play("done")
        seen.append((scene.season_of(0), scene.free_of(0), scene.goods_of(0), scene.deciding))
    assert seen == [("spring", 3, {"berry": 1}, 1), ("summer", 4, {}, 1), ("autumn", 6, {"berry": 1}, 1)]
    autumn = Scene().season(0, "autumn").workers(0, *["one_berry"] * 6).hand(0, "ruins").city(0, "farm")
    assert "prepare" not in autumn.names()


@pytest.mark.rule("EVB-SEAS-04", "EVB-SEAS-06", "EVB-DRAW-03")
@pytest.mark.parametrize(("hand", "most"), [(6, 2), (7, 1), (8, 0)])
@pytest.mark.case("CASE-EVB-22")
def test_case_22_summer_and_the_hand_limit(hand: int, most: int) -> None:
    scene = Scene().season(0, "spring").workers(0, *["one_berry"] * 3).cards(0, hand)
    scene.meadow("farm", "mine", "inn", "monk", "bard", "fool", "judge", "ruins").deck("wife", "wife").prepare()
    drawn = []
    while scene.deciding == 0:
        assert scene.names()[-1] == "done"
        drawn.append(next(name for name in scene.names() if name.startswith("draw")))
        assert "wife" not in scene.meadow_now()  # both are chosen from the same eight
        scene.play(drawn[-1])
    assert len(drawn) == most
    assert scene.hand_size(0) == hand + most
    assert scene.meadow_now().count("wife") == most and None not in scene.meadow_now()


@pytest.mark.rule("EVB-SEAS-04", "EVB-DRAW-08")
def test_the_summer_draw_may_be_declined() -> None:
    scene = Scene().season(0, "spring").workers(0, *["one_berry"] * 3).hand(0, "ruins").city(0, "farm")
    scene.meadow("farm").play("prepare", "draw farm from 1", "done")
    assert (scene.hand_of(0), scene.deciding) == (["ruins", "farm"], 1)


@pytest.mark.rule("EVB-SEAS-07")
def test_preparing_is_a_whole_turn() -> None:
    scene = Scene().workers(0, "one_berry", "one_berry").hand(0, "ruins").city(0, "farm").play("prepare")
    assert (scene.deciding, scene.free_of(0)) == (1, 3)


# --- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-END-02", "EVB-END-04")
def test_passing_is_final_and_ends_the_game_when_all_have() -> None:
    scene = Scene().season(0, "autumn").season(1, "autumn").goods(0, twig=9, resin=9).hand(0, "farm")
    scene.play("pass", "visit one_berry", "visit one_berry")
    assert (scene.deciding, scene.table.over) == (1, False)
    assert scene.play("pass").table.over


@pytest.mark.rule("EVB-END-03")
def test_who_can_do_nothing_more_in_autumn_passes_without_a_question() -> None:
    scene = Scene().season(0, "autumn").workers(0, free=1).season(1, "autumn").play("visit one_berry")
    scene.play("visit one_berry")
    assert (scene.player(0).passed, scene.deciding) == (True, 1)
    playable = Scene().season(0, "autumn").workers(0, free=1).goods(0, berry=0).hand(0, "monk").play("visit one_berry")
    playable.play("visit one_berry")
    assert (playable.deciding, playable.names()) == (0, ["play monk", "pass"])


@pytest.mark.rule("EVB-END-05", "EVB-CARD-FOOL", "EVB-PLAY-15")
@pytest.mark.case("CASE-EVB-19")
def test_case_19_fool_targets() -> None:
    scene = Scene(4).hand(0, "fool").goods(0, berry=3).city(0, "historian", "shopkeeper")
    scene.fill(1, 15).city(2, "fool").city(3, "inn", "inn", "bard", "monk").passed(3).play("play fool")
    assert (scene.hand_of(0), scene.goods_of(0), scene.city_of(0)) == ([], {}, ["historian", "shopkeeper"])
    assert (scene.city_of(3), scene.spaces_of(3)) == (["inn", "inn", "bard", "monk", "fool"], 5)
    assert scene.score_of(3)["base"] == 4 - 2
    nobody = Scene().hand(0, "fool").goods(0, berry=3).fill(1, 15)
    assert nobody.plays() == []


@pytest.mark.rule("EVB-END-06")
def test_who_has_passed_keeps_hand_and_resources() -> None:
    scene = Scene().season(0, "autumn").goods(0, resin=4, twig=1).city(0, "architect").hand(0, "king").play("pass")
    assert (scene.hand_of(0), scene.goods_of(0)) == (["king"], {"resin": 4, "twig": 1})
    assert (scene.score_of(0)["prosperity"], scene.table.resources_of(0)) == (4, 5)
