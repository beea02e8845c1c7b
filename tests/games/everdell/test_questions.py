"""What players ask each other at the table: several rules at once, each as the book and its answers have it."""

from __future__ import annotations

import pytest

from tests.games.everdell.scene import Scene


# --- paying ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-PLAY-10")
def test_an_innkeeper_and_a_judge_do_not_help_with_the_same_critter() -> None:
    scene = Scene().city(0, "innkeeper", "judge").hand(0, "doctor", "wanderer").goods(0, twig=5)
    assert scene.plays() == ["wanderer"]  # 4 berries less 3 is still 1 berry, and no twig may stand for it
    scene.play("play wanderer")
    assert (scene.city_of(0), scene.goods_of(0)) == (["judge", "wanderer"], {"twig": 5})


@pytest.mark.rule("EVB-CARD-DUNGEON")
def test_the_second_cell_is_open_while_a_ranger_lives_in_the_city_and_never_for_him() -> None:
    scene = Scene().city(0, "dungeon", "ranger", "wanderer").prisoners(0, "fool").hand(0, "mine")
    scene.play("play mine")
    assert (scene.city_of(0), scene.table.idents(scene.player(0).prisoners)) == (
        ["dungeon", "ranger", "mine"], ["fool", "wanderer"])
    alone = Scene().city(0, "dungeon", "ranger").prisoners(0, "fool").hand(0, "mine")
    assert alone.plays() == []
    full = Scene().city(0, "dungeon", "ranger", "wanderer", "monk").prisoners(0, "fool", "bard").hand(0, "mine")
    assert full.plays() == []


@pytest.mark.rule("EVB-PLAY-08", "EVB-CARD-CRANE")
def test_a_crane_with_its_architect_is_discarded_and_he_stays() -> None:
    scene = Scene().city(0, "crane", "architect").occupied(0, "crane").hand(0, "mine", "crane", "architect")
    scene.play("play mine")
    assert (scene.city_of(0), scene.tokens_on_cards(0)) == (["architect", "mine"], [])
    assert scene.discard_now() == ["crane"]


@pytest.mark.rule("EVB-CARD-JUDGE-a", "EVB-CARD-SHEPHERD")
def test_what_a_judge_lets_one_pay_for_a_shepherd_goes_to_the_opponent() -> None:
    scene = Scene().city(0, "judge").hand(0, "shepherd").goods(0, berry=2, pebble=1).play("play shepherd")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"berry": 3}, {"pebble": 1, "berry": 2})


# --- listening -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-EFF-03", "EVB-EFF-06")
def test_historian_shopkeeper_and_courthouse_ask_only_for_the_resource_when_the_card_is_seen() -> None:
    scene = Scene().city(0, "courthouse", "historian", "shopkeeper").hand(0, "mine", "wife").deck("inn", "fool")
    scene.goods(0, twig=1, resin=1, pebble=1, berry=2).play("play mine")
    assert (scene.hand_of(0), scene.names()) == (
        ["wife", "inn"], ["choose gain(twig=1)", "choose gain(resin=1)", "choose gain(pebble=1)"])
    scene.play("choose gain(twig=1)", "visit one_berry", "play wife")
    assert (scene.hand_of(0), scene.goods_of(0)) == (["inn", "fool"], {"twig": 1, "pebble": 1, "berry": 1})


@pytest.mark.rule("EVB-CARD-BARD", "EVB-CARD-HISTORIAN")
def test_a_bard_out_of_a_full_hand_makes_room_before_the_historian_draws() -> None:
    scene = Scene().city(0, "historian").hand(0, "bard").cards(0, 7).goods(0, berry=3).deck("inn").play("play bard")
    assert scene.hand_size(0) == 7  # the Bard has left the hand, and nothing is drawn yet
    scene.play("done")
    assert (scene.hand_size(0), scene.hand_of(0)[-1], scene.tokens_of(0)) == (8, "inn", 0)


# --- cities ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-RUINS")
def test_ruins_in_a_city_of_fifteen_and_without_a_construction() -> None:
    full = Scene().city(0, "castle").fill(0, 15).hand(0, "ruins").play("play ruins")
    assert "discard castle" in full.names()
    full.play("discard castle")
    assert (full.spaces_of(0), full.city_of(0)[-1], full.hand_size(0)) == (15, "ruins", 2)
    assert full.goods_of(0) == {"twig": 2, "resin": 3, "pebble": 3}
    assert Scene().city(0, "wife", "monk").hand(0, "ruins").plays() == []


@pytest.mark.rule("EVB-PLAY-08", "EVB-CARD-RUINS-a")
def test_ruins_on_an_occupied_farm_leave_the_wife_in_the_city() -> None:
    scene = Scene().city(0, "farm", "wife").occupied(0, "farm").hand(0, "ruins").play("play ruins")
    assert (scene.city_of(0), scene.tokens_on_cards(0), scene.goods_of(0)) == (
        ["wife", "ruins"], [], {"twig": 2, "resin": 1})


@pytest.mark.rule("EVB-CITY-03", "EVB-CITY-05")
def test_one_wife_in_a_full_city_makes_room_for_one_husband_only() -> None:
    scene = Scene().city(0, "wife").fill(0, 15).hand(0, "husband", "husband").goods(0, berry=6)
    scene.play("play husband", "take twig", "visit one_berry")
    assert (scene.spaces_of(0), scene.plays()) == (15, [])


@pytest.mark.rule("EVB-CARD-DUNGEON-a")
def test_a_wanderer_in_the_dungeon_makes_no_room() -> None:
    scene = Scene().city(0, "dungeon", "wanderer").fill(0, 15).hand(0, "mine", "wanderer").goods(0, twig=9, resin=9,
                                                                                                pebble=9)
    assert scene.plays() == ["wanderer"]
    freed = Scene().city(0, "dungeon", "monk").fill(0, 15).hand(0, "mine").play("play mine")
    assert (freed.spaces_of(0), freed.city_of(0)[-1]) == (15, "mine")


# --- Fools -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-FOOL", "EVB-END-05")
def test_a_fool_may_come_to_somebody_who_has_passed_but_never_twice_to_one_city() -> None:
    scene = Scene(3).hand(0, "fool").goods(0, berry=3).passed(1).city(2, "fool").play("play fool")
    assert (scene.city_of(1), scene.deciding) == (["fool"], 2)  # only one city can take it: nothing is asked
    nobody = Scene(2).hand(0, "fool").goods(0, berry=3).city(1, "fool")
    assert nobody.plays() == []


@pytest.mark.rule("EVB-CARD-QUEEN", "EVB-PLAY-15")
def test_a_queen_may_send_a_fool_and_nobody_listens_to_it() -> None:
    scene = Scene().city(0, "queen", "historian", "shopkeeper").hand(0, "fool", "king")
    scene.play("visit queen", "play fool")
    assert (scene.city_of(1), scene.goods_of(0), scene.hand_of(0)) == (["fool"], {}, ["king"])


# --- full hands ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-UNDERTAKER", "EVB-DRAW-02")
def test_an_undertaker_with_a_full_hand_still_clears_the_meadow() -> None:
    scene = Scene().city(0, "cemetery").meadow("undertaker", "inn", "mine", "farm").cards(0, 8)
    scene.deck("wife", "monk", "bard", "fool")
    scene.play("play undertaker from 1", "discard wife from 1", "discard inn from 2", "discard mine from 3")
    assert (scene.hand_size(0), scene.meadow_now()[:4]) == (8, ["monk", "bard", "fool", "farm"])
    assert scene.deciding == 1


@pytest.mark.rule("EVB-CARD-POSTAL_PIGEON", "EVB-CARD-TEACHER-a")
def test_a_pigeon_plays_a_teacher_at_a_full_hand() -> None:
    scene = Scene().hand(0, "postal_pigeon").cards(0, 7).goods(0, berry=2).deck("teacher", "king", "inn", "mine")
    scene.play("play postal_pigeon", "play teacher")
    assert scene.city_of(0) == ["postal_pigeon", "teacher"]
    assert (scene.hand_of(0)[-1], scene.hand_size(0), scene.hand_size(1)) == ("inn", 8, 0)  # room for one: it is kept


# --- destinations ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-UNIVERSITY", "EVB-EFF-05")
def test_the_university_gives_the_printed_cost_of_whoever_moved_in_free() -> None:
    scene = Scene().city(0, "university", "farm").hand(0, "husband").play(
        "play husband", "visit one_berry", "visit university", "discard husband", "take pebble")
    assert scene.goods_of(0) == {"berry": 3, "pebble": 1, "point": 1}
    assert scene.tokens_on_cards(0) == ["farm"]  # the token stays when the Critter leaves


@pytest.mark.rule("EVB-CARD-CEMETERY", "EVB-CARD-CEMETERY-a")
def test_the_cemetery_with_an_empty_discard_pile_and_a_second_worker() -> None:
    scene = Scene().city(0, "cemetery").deck("farm", "king", "queen", "palace").play("visit cemetery")
    assert "play farm" in scene.names()  # no pile was asked for: only the deck has cards
    second = Scene().city(0, "cemetery").workers(0, "cemetery")
    assert "cemetery" not in second.visits()
    opened = Scene().city(0, "cemetery", "undertaker").workers(0, "cemetery")
    assert "cemetery" in opened.visits()


@pytest.mark.rule("EVB-CARD-MONASTERY", "EVB-GIVE-01")
def test_the_monastery_gives_its_points_when_everybody_else_has_passed() -> None:
    scene = Scene().city(0, "monastery").goods(0, twig=1, berry=1).passed(1).play("visit monastery")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"point": 4}, {})
    poor = Scene().city(0, "monastery").goods(0, twig=1)
    assert "monastery" not in poor.visits()


@pytest.mark.rule("EVB-DEST-02", "EVB-GIVE-04")
def test_the_owner_of_an_inn_gets_a_point_even_after_passing() -> None:
    scene = Scene().city(1, "inn").passed(1).meadow("farm").play("visit inn of 2")
    assert (scene.tokens_of(1), scene.city_of(0), scene.goods_of(0)) == (1, ["farm"], {"berry": 1})


@pytest.mark.rule("EVB-CARD-LOOKOUT")
def test_a_lookout_copies_locations_and_neither_haven_nor_events() -> None:
    scene = Scene().city(0, "lookout", "farm", "mine", "twig_barge", "inn").cards(0, 2).workers(0, "one_berry")
    scene.play("visit lookout")
    assert not [name for name in scene.names() if "haven" in name or "journey" in name or "tour" in name]
    assert "copy one_berry" in scene.names() and "copy f_three_berries" in scene.names()


# --- production across cities ----------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-MINER_MOLE", "EVB-CARD-MINER_MOLE-d")
def test_a_mole_at_an_opponents_store_counts_the_farms_over_there() -> None:
    scene = Scene().city(1, "general_store", "farm").hand(0, "miner_mole").goods(0, berry=3)
    scene.play("play miner_mole", "copy general_store of 2")
    assert scene.goods_of(0) == {"berry": 2}
    here = Scene().city(0, "farm").city(1, "general_store").hand(0, "miner_mole").goods(0, berry=3)
    here.play("play miner_mole", "copy general_store of 2")
    assert here.goods_of(0) == {"berry": 1}


@pytest.mark.rule("EVB-CARD-CLOCK_TOWER", "EVB-CARD-CLOCK_TOWER-a")
def test_the_clock_tower_is_used_once_a_preparation_and_its_tokens_are_points() -> None:
    scene = Scene().city(0, "clock_tower").on(0, "clock_tower", point=2).workers(0, "one_pebble", "one_berry")
    scene.prepare()
    scene.play(*[name for name in scene.names() if name.startswith("use")][:1])
    scene.play("copy one_pebble")
    assert (scene.lying_on("clock_tower"), scene.goods_of(0)) == ({"point": 1}, {"pebble": 1})
    assert scene.score_of(0)["tokens"] == 1 and scene.player(0).season == 1
