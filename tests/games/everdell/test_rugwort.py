"""Rugwort, the rival of one player alone (EVR)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import SLOT
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


def solo(year: int = 1, slot: int | None = None) -> Scene:
    """A scene alone against him; with `slot`, the first one (from 1) that his die shows."""
    scene = Scene(1, year=year)
    if slot is not None:
        for seed in range(400):
            scene.table.reseed(seed)
            if scene.table.clone().below(8) == slot - 1:
                scene.table.reseed(seed)
                break
    return scene


def seasons(scene: Scene, count: int) -> Scene:
    """Prepare for so many seasons, his card plays apart."""
    for _ in range(count):
        me = scene.table.players[0]
        me.workers += [7] * me.free
        scene.table.standing[7] += me.free
        me.free = 0
        scene.table.ask_anew()
        scene.play("prepare", *(["done"] if me.season == 1 else []))
    return scene


# --- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVR-SETUP-01")
def test_set_up_for_one() -> None:
    t = GAME.new_table(GAME.checked(Setup("everdell", 1)), CONTENT)
    assert isinstance(t, EverdellTable)
    assert (sum(one >= 0 for one in t.forest), len(t.players[0].hand), len(t.players[1].hand)) == (3, 5, 0)
    assert (t.players[1].goods, t.players[1].free, t.rivals) == ([0] * 5, 0, ("rugwort",))
    t.apply(t.options[0])
    assert t.seat == 0


@pytest.mark.rule("EVR-SETUP-02")
def test_three_years() -> None:
    assert [(solo(year).table.year, CONTENT.years[year - 1].missed) for year in (1, 2, 3)] == [(0, 3), (1, 6), (2, 6)]


@pytest.mark.rule("EVR-SETUP-03")
def test_his_workers_block_from_the_start() -> None:
    scene = solo()
    assert scene.begin().standing_of(1) == ["basic:three_twigs", "forest:top_left"]
    assert not {"three_twigs", "f_three_berries"} & set(scene.visits())


@pytest.mark.rule("EVR-SETUP-04")
def test_all_special_events_may_be_drawn() -> None:
    drawn = set()
    for seed in range(60):
        t = GAME.new_table(GAME.checked(Setup("everdell", 1, (), {}, seed)), CONTENT)
        assert isinstance(t, EverdellTable)
        drawn |= set(t.specials)
    assert len(drawn) == 16


# --- his cards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVR-PLAY-01", "EVR-PLAY-04", "EVR-SCORE-01")
@pytest.mark.case("CASE-EVR-02")
def test_case_02_rugwort_plays_a_card() -> None:
    scene = solo(slot=5).meadow("king", "farm", "king", "ever_tree", "castle").deck("mine", "inn")
    scene.goods(0, twig=2, resin=1).play("play farm from 2")
    assert (scene.meadow_now()[1], scene.meadow_now()[4]) == ("mine", "inn")
    assert (scene.city_of(1), scene.score_of(1)["base"]) == (["castle"], 3)
    assert [event.kind for event in scene.events if event.kind.startswith("rugwort")] == [
        "rugwort-rolls", "rugwort-plays"]
    assert all(event.seat == 1 for event in scene.told("rugwort-plays"))


@pytest.mark.rule("EVR-PLAY-01")
def test_he_plays_nothing_when_you_place_a_worker() -> None:
    assert solo().play("visit one_berry").city_of(1) == []


@pytest.mark.rule("EVR-PLAY-02", "EVR-PLAY-03")
@pytest.mark.case("CASE-EVR-03")
def test_case_03_postal_pigeon_in_solo() -> None:
    scene = solo().hand(0, "postal_pigeon").goods(0, berry=2).deck("mine", "king")
    scene.play("play postal_pigeon")
    assert scene.city_of(1) == []  # his cards come after the whole action
    scene.play("play mine")
    assert (len(scene.city_of(1)), len(scene.told("rugwort-rolls"))) == (2, 2)
    assert None not in scene.meadow_now()
    shown = [event.kind for event in scene.events if event.kind in ("rugwort-plays", "shown", "discarded-rest")]
    assert shown == ["discarded-rest", "rugwort-plays", "shown", "rugwort-plays", "shown"]
    declined = solo().hand(0, "postal_pigeon").goods(0, berry=2).deck("mine", "king").play("play postal_pigeon", "skip")
    assert len(declined.city_of(1)) == 1


@pytest.mark.rule("EVR-PLAY-04")
def test_his_city_has_no_limits_and_no_effects() -> None:
    scene = solo(slot=1).city(1, *["farm"] * 7, *["mine"] * 3, *["inn"] * 3, "king", "judge", "historian", "shopkeeper")
    scene.meadow("king", "palace").hand(0, "ruins").city(0, "lookout").play("play ruins")
    assert (scene.city_of(1).count("king"), len(scene.city_of(1))) == (2, 18)
    assert scene.goods_of(1) == {}
    for card in ("farm", "clock_tower", "bard", "ruins"):
        his = solo(slot=1).meadow(card, "palace").city(1, "castle").hand(0, "monk").goods(0, berry=1).play("play monk")
        assert (his.city_of(1), his.goods_of(1), his.lying_on(f"{card} of 2")) == (["castle", card], {}, {})
        assert (his.goods_of(0), his.table.asked().message.key) == ({}, "ask-turn")
        assert his.play("visit one_berry").goods_of(0) == {"berry": 1}


@pytest.mark.rule("EVR-PLAY-05")
def test_a_fool_rolled_goes_to_you_or_stays() -> None:
    scene = solo(slot=3).meadow("king", "king", "fool").hand(0, "ruins").city(0, "lookout").deck("mine", "mine", "monk")
    scene.play("play ruins")
    assert (scene.city_of(0), scene.city_of(1), scene.meadow_now()[2]) == (["ruins", "fool"], [], "monk")
    second = solo(slot=3).meadow("king", "king", "fool").hand(0, "ruins").city(0, "lookout", "fool").play("play ruins")
    assert (second.city_of(0), second.city_of(1), second.meadow_now()[2]) == (["fool", "ruins"], [], "fool")
    full = solo(slot=3).meadow("king", "king", "fool").hand(0, "ruins").fill(0, 15).play("play ruins")
    full.play(full.names()[0])
    assert (full.city_of(1), full.meadow_now()[2], len(full.told("rugwort-rolls"))) == ([], "fool", 1)


@pytest.mark.rule("EVR-PLAY-06")
def test_your_fool_drives_a_card_away() -> None:
    scene = solo(slot=1).meadow("king").city(1, "castle", "farm", "farm").hand(0, "fool").goods(0, berry=3)
    scene.play("play fool")
    assert scene.names() == ["drive away castle", "drive away farm"]
    scene.play("drive away castle")
    assert (scene.city_of(1), sorted(scene.discard_now())) == (["farm", "farm", "king"], ["castle", "fool"])
    assert scene.city_of(0) == []


@pytest.mark.rule("EVR-PLAY-07")
def test_without_a_card_of_his_the_fool_cannot_be_played() -> None:
    assert solo().hand(0, "fool").goods(0, berry=3).plays() == []


@pytest.mark.rule("EVR-PLAY-08")
def test_a_miner_mole_copies_his_cards() -> None:
    scene = solo().city(1, "barge_toad", "farm", "farm").hand(0, "miner_mole").goods(0, berry=3)
    scene.play("play miner_mole")
    assert scene.names() == ["copy barge_toad of 2", "copy farm of 2", "skip"]
    assert scene.play("copy barge_toad of 2").goods_of(0) == {"twig": 4}


@pytest.mark.rule("EVR-PLAY-09", "EVR-SCORE-05")
def test_his_inn_may_be_visited() -> None:
    scene = solo().city(1, "inn").meadow("farm").play("visit inn of 2")
    assert (scene.city_of(0), scene.tokens_of(1), scene.score_of(1)["tokens"]) == (["farm"], 1, 1)
    assert "inn of 2" not in scene.visits()


@pytest.mark.rule("EVR-PLAY-10")
def test_gifts_for_him_are_lost_and_the_benefit_is_kept() -> None:
    scene = solo().city(0, "monastery", "post_office").goods(0, twig=2).hand(0, "king", "judge").play("visit monastery")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"point": 4}, {})
    scene.play("visit post_office", "give king")
    assert (scene.hand_size(0), scene.player(1).hand, sorted(scene.discard_now())) == (8, [], ["judge", "king"])


@pytest.mark.rule("EVR-PLAY-11")
def test_a_slot_with_his_worker_is_closed_to_you_and_not_to_him() -> None:
    scene = solo(slot=1).meadow("farm", "mine").goods(0, twig=4, resin=3, pebble=1)
    scene.player(1).workers.append(SLOT)
    assert [name for name in scene.names() if " from " in name] == ["play mine from 2"]
    assert scene.view(0)["closed"] == [0]
    scene.play("play mine from 2")
    assert scene.city_of(1) == ["farm"]
    assert "meadow:0" in scene.standing_of(1)  # it stays on the slot


@pytest.mark.rule("EVR-PLAY-12")
def test_effects_use_the_open_slots() -> None:
    scene = solo().hand(0, "undertaker").goods(0, berry=2).meadow("farm", "mine", "inn", "monk", "wife", "bard", "fool")
    scene.player(1).workers += [SLOT, SLOT + 1, SLOT + 2, SLOT + 3]
    scene.play("play undertaker")
    assert [name.rpartition(" ")[2] for name in scene.names()] == ["5", "6", "7", "8"]


# --- his seasons -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVR-SEAS-01", "EVR-SEAS-03", "EVR-SEAS-04", "EVR-SEAS-05", "EVR-SEAS-06", "EVR-SEAS-08",
                  "EVR-SCORE-04")
@pytest.mark.parametrize(("year", "journey"), [(1, 3), (2, 4)])
@pytest.mark.case("CASE-EVR-01")
def test_case_01_his_blocks_through_the_year(year: int, journey: int) -> None:
    scene = solo(year).hand(0, "ruins").city(0, "lookout").begin()
    blocks = [scene.standing_of(1)]
    for _ in range(3):
        seasons(scene, 1)
        blocks.append(scene.standing_of(1))
        assert not scene.table.check()
    assert blocks == [
        ["basic:three_twigs", "forest:top_left"],
        ["basic:two_resin", "forest:bottom_left", "meadow:0"],
        ["basic:one_pebble", "forest:top_right", "meadow:0", "meadow:1"],
        ["basic:one_berry_card", f"journey:journey_{journey}", "meadow:0", "meadow:1", "meadow:2", "meadow:3"]]
    assert scene.score_of(1)["journey"] == journey
    assert {"f_three_berries", "f_two_resin_twig", "f_twig_resin_berry"} <= set(scene.visits())


@pytest.mark.rule("EVR-SEAS-02", "EVR-SEAS-01")
@pytest.mark.case("CASE-EVR-04")
def test_case_04_his_basic_events() -> None:
    scene = solo().season(0, "spring").city(1, *["farm"] * 4, *["wanderer"] * 3, "judge", "crane", *["inn"] * 3)
    scene.achieved(0, "grand_tour").hand(0, "ruins").city(0, "lookout")
    scene.table.players[1].season = 1
    scene.table.players[1].workers = [2, 9, SLOT]
    scene.workers(0, *["one_berry"] * 3).play("prepare", "done")
    assert [event.facts["event"] for event in scene.told("achieved")] == ["harvest_festival",
                                                                          "cartographers_expedition"]
    kinds = [event.kind for event in scene.events if event.kind in ("prepared", "achieved", "rugwort-moves")]
    assert kinds == ["prepared", "achieved", "achieved", "rugwort-moves"]


@pytest.mark.rule("EVR-SEAS-06", "EVR-SEAS-07", "EVR-SCORE-04")
def test_in_the_third_year_he_takes_one_of_your_workers() -> None:
    scene = seasons(solo(3).hand(0, "ruins").city(0, "lookout").begin(), 3)
    assert (scene.free_of(0), scene.player(0).lost) == (5, 1)
    assert scene.standing_of(1) == ["journey:journey_5", "meadow:0", "meadow:1", "meadow:2", "meadow:3"]
    assert "one_berry_card" in scene.visits() and scene.score_of(1)["journey"] == 5


@pytest.mark.rule("EVR-SEAS-09", "EVR-SCORE-02", "EVR-SCORE-08")
@pytest.mark.case("CASE-EVR-06")
def test_case_06_basic_events_at_the_very_end() -> None:
    def ended(mine: bool) -> Scene:
        scene = solo().season(0, "autumn").city(1, "judge", "crane", "dungeon")
        if mine:
            scene.achieved(0, "city_monument")
        return scene.play("pass")

    his, yours = ended(False), ended(True)
    assert his.table.over and yours.table.over
    assert [len(scene.player(1).events) for scene in (his, yours)] == [1, 0]
    assert his.score_of(1)["events"] - yours.score_of(1)["events"] == 3


# --- scoring ---------------------------------------------------------------------------------------------------------
def final(tokens: int, year: int = 1) -> Scene:
    scene = solo(year).season(0, "autumn").specials("the_everdell_games", "tax_relief", "flying_doctor_service",
                                                    "path_of_the_pilgrims")
    scene.city(1, *["king", "king", "castle", "castle"], *["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "lookout",
               "lookout").achieved(1, "harvest_festival").achieved(1, "grand_tour")
    scene.achieved(0, "path_of_the_pilgrims").goods(0, point=tokens).goods(1, point=2)
    scene.table.players[1].season = 3
    scene.table.players[1].workers = [6, 13 + (1, 2, 3)[year - 1], SLOT, SLOT + 1, SLOT + 2, SLOT + 3]
    return scene.play("pass")


@pytest.mark.rule("EVR-SCORE-01", "EVR-SCORE-02", "EVR-SCORE-03", "EVR-SCORE-04", "EVR-SCORE-05", "EVR-SCORE-06")
@pytest.mark.case("CASE-EVR-05")
def test_case_05_scoring_in_the_first_year() -> None:
    won, lost = final(65), final(64)
    assert won.score_of(1) == {"base": 44, "tokens": 2, "prosperity": 0, "journey": 3, "events": 6 + 9}
    assert [scene.total_of(1) for scene in (won, lost)] == [64, 64]
    assert (won.table.outcome().ranks, won.table.outcome().reason.key) == ((1, 2), "won-against-rival")
    assert (lost.table.outcome().ranks, lost.table.outcome().reason.key) == ((2, 1), "lost-against-rival")


@pytest.mark.rule("EVR-SCORE-03")
def test_missed_events_count_twice_as_much_later() -> None:
    assert [final(0, year).score_of(1)["events"] for year in (1, 2, 3)] == [15, 24, 24]


@pytest.mark.rule("EVR-SCORE-07")
def test_flying_doctor_service_counts_his_pairs() -> None:
    scene = solo().specials("flying_doctor_service").achieved(0, "flying_doctor_service")
    scene.city(1, "husband", "wife", "wife").city(0, "husband", "wife")
    assert scene.score_of(0)["events"] == 6
