"""Events, basic and special (EVB-EVENT, EVB-BEVENT, EVB-SEVENT)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.arranging import lay_out
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


@pytest.mark.rule("EVB-EVENT-01")
def test_an_event_needs_what_it_asks_for_at_that_moment() -> None:
    assert "grand_tour" not in Scene().city(0, "inn", "lookout").visits()
    assert "grand_tour" in Scene().city(0, "inn", "lookout", "queen").visits()
    assert "grand_tour" not in Scene().city(1, "inn", "lookout", "queen").visits()
    cure = Scene().specials("croak_wart_cure").city(0, "undertaker", "barge_toad")
    assert "croak_wart_cure" not in cure.goods(0, berry=1).visits()


@pytest.mark.rule("EVB-EVENT-02", "EVB-EVENT-03")
def test_a_worker_who_stands_on_an_event_in_a_lesson_has_achieved_it() -> None:
    scene = Scene()
    lay_out(scene.table, {"seat": [{"city": ["inn", "lookout", "queen"], "workers": ["grand_tour"]}, {}]})
    assert "visit grand_tour" not in scene.session.names()
    assert scene.table.view(0)["players"][0]["score"]["events"] == 3


@pytest.mark.rule("EVB-EVENT-02", "EVB-EVENT-03", "EVB-EVENT-04", "EVB-BEVENT-02")
@pytest.mark.case("CASE-EVB-29")
def test_case_29_events() -> None:
    scene = Scene().city(0, "inn", "lookout", "queen").city(1, "inn", "inn", "monastery").hand(0, "ruins")
    scene.play("visit grand_tour")
    assert scene.score_of(0)["events"] == 3
    assert "grand_tour" not in scene.visits()
    scene.play("visit one_berry", "play ruins", "discard inn")
    assert (scene.score_of(0)["events"], scene.spaces_of(0)) == (3, 3)
    assert scene.standing_of(0) == ["event:grand_tour"]
    scene.play("visit one_berry", "visit three_twigs").prepare()
    assert (scene.free_of(0), scene.standing_of(0)) == (3, [])


@pytest.mark.rule("EVB-EVENT-02")
def test_a_special_event_is_achieved_once_in_the_game_by_one_player() -> None:
    scene = ready("flying_doctor_service").city(1, "doctor", "postal_pigeon")
    scene.play("visit flying_doctor_service")
    assert "flying_doctor_service" not in scene.visits()
    scene.play("visit one_berry")
    assert "flying_doctor_service" not in scene.visits()


@pytest.mark.rule("EVB-EVENT-05", "EVB-EVENT-06")
def test_one_card_serves_for_several_events() -> None:
    scene = Scene().season(0, "spring").specials("performer_in_residence").city(0, "inn", "bard", "lookout", "queen")
    scene.play("visit grand_tour", "visit one_berry", "visit performer_in_residence")
    assert (scene.score_of(0)["events"], len(scene.player(0).events)) == (3, 2)
    assert scene.city_of(0) == ["inn", "bard", "lookout", "queen"]


@pytest.mark.rule("EVB-EVENT-07", "EVB-CITY-08")
def test_what_lies_on_or_beneath_an_event_is_out_of_city_and_hand() -> None:
    scene = Scene().specials("capture_of_the_acorn_thieves").city(0, "courthouse", "ranger", "wanderer", "wife")
    scene.play("visit capture_of_the_acorn_thieves", "beneath wife", "beneath ranger")
    assert (scene.city_of(0), scene.spaces_of(0)) == (["courthouse", "wanderer"], 1)
    assert scene.table.idents(scene.player(0).beneath[0]) == ["wife", "ranger"]
    assert scene.discard_now() == []


@pytest.mark.rule("EVB-EVENT-08")
def test_a_ranger_may_move_to_an_event_or_away_from_one() -> None:
    scene = Scene().city(0, "inn", "lookout", "queen").hand(0, "ranger").goods(0, berry=2).workers(0, "one_berry")
    scene.play("play ranger", "visit grand_tour")
    assert (scene.player(0).events, scene.standing_of(0)) == ([18], ["event:grand_tour"])
    away = Scene().achieved(0, "grand_tour").workers(0, "grand_tour").hand(0, "ranger").goods(0, berry=2)
    away.play("play ranger", "visit three_twigs")
    assert (away.score_of(0)["events"], away.standing_of(0)) == (3, ["basic:three_twigs"])
    lookout = Scene().city(0, "lookout", "inn", "queen").play("visit lookout")
    assert not [name for name in lookout.names() if "grand_tour" in name]


@pytest.mark.rule("EVB-EVENT-09")
def test_an_event_counts_at_the_end_and_nothing_when_its_card_has_left() -> None:
    scene = Scene().specials("path_of_the_pilgrims").city(0, "monastery", "wanderer").hand(0, "ruins")
    scene.workers(0, "monastery").play("visit path_of_the_pilgrims")
    assert scene.score_of(0)["events"] == 3
    scene.play("visit one_berry", "play ruins")
    assert (scene.city_of(0), scene.score_of(0)["events"]) == (["wanderer", "ruins"], 0)
    chapel = Scene().specials("pristine_chapel_ceiling").city(0, "farm").achieved(0, "pristine_chapel_ceiling")
    assert chapel.begin().score_of(0)["events"] == 0


# --- basic Events ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("event", "cards"), [
    pytest.param("city_monument", ["judge", "crane", "dungeon"], marks=pytest.mark.rule("EVB-BEVENT-01")),
    pytest.param("grand_tour", ["inn", "inn", "queen"], marks=pytest.mark.rule("EVB-BEVENT-02")),
    pytest.param("harvest_festival", ["farm", "farm", "monk", "storehouse"], marks=pytest.mark.rule("EVB-BEVENT-03")),
    pytest.param("cartographers_expedition", ["wanderer", "wanderer", "ruins"],
                 marks=pytest.mark.rule("EVB-BEVENT-04")),
])
def test_a_basic_event_asks_for_colours(event: str, cards: list[str]) -> None:
    assert event not in Scene().city(0, *cards[1:]).visits()
    scene = Scene().city(0, *cards).play(f"visit {event}")
    assert (scene.score_of(0)["events"], scene.told("achieved")[0].facts["event"]) == (3, event)


@pytest.mark.rule("EVB-BEVENT-05")
def test_the_basic_events_from_left_to_right() -> None:
    assert [event.ident for event in CONTENT.basic_events] == [
        "city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"]


# --- special Events --------------------------------------------------------------------------------------------------
PAIRS = {
    "a_brilliant_marketing_plan": ["shopkeeper", "post_office"], "a_wee_run_city": ["chip_sweep", "clock_tower"],
    "an_evening_of_fireworks": ["lookout", "miner_mole"], "ancient_scrolls_discovered": ["historian", "ruins"],
    "capture_of_the_acorn_thieves": ["courthouse", "ranger"], "croak_wart_cure": ["undertaker", "barge_toad"],
    "flying_doctor_service": ["doctor", "postal_pigeon"], "graduation_of_scholars": ["teacher", "university"],
    "ministering_to_miscreants": ["monk", "dungeon"], "path_of_the_pilgrims": ["monastery", "wanderer"],
    "performer_in_residence": ["inn", "bard"], "pristine_chapel_ceiling": ["woodcarver", "chapel"],
    "remembering_the_fallen": ["cemetery", "shepherd"], "tax_relief": ["judge", "queen"],
    "under_new_management": ["peddler", "general_store"],
}


@pytest.mark.parametrize("event", PAIRS)
def test_a_special_event_needs_both_cards(event: str) -> None:
    for missing in PAIRS[event]:
        cards = [name for name in PAIRS[event] if name != missing]
        assert event not in Scene().specials(event).city(0, *cards).goods(0, berry=2).visits()
    assert event in Scene().specials(event).city(0, *PAIRS[event]).goods(0, berry=2).visits()


def ready(event: str, players: int = 2) -> Scene:
    return Scene(players).specials(event).city(0, *PAIRS.get(event, []))


@pytest.mark.rule("EVB-SEVENT-01", "EVB-GIVE-03")
def test_a_brilliant_marketing_plan() -> None:
    scene = ready("a_brilliant_marketing_plan", 3).goods(0, twig=2, berry=2)
    scene.play("visit a_brilliant_marketing_plan", "give berry", "give twig", "give berry")
    scene.play("to seat 2", "to seat 3", "to seat 2")
    assert (scene.resources_of(1), scene.resources_of(2), scene.goods_of(0)) == (2, 1, {"twig": 1})
    assert scene.score_of(0)["tokens"] == 6
    assert scene.player(0).on_events[0] == (0, 0, 0, 0, 6)


@pytest.mark.rule("EVB-SEVENT-02")
def test_a_well_run_city_brings_a_worker_back() -> None:
    scene = ready("a_wee_run_city").workers(0, "three_twigs").play("visit a_wee_run_city")
    assert scene.names() == ["recall three_twigs", "recall a_wee_run_city"]
    scene.play("recall a_wee_run_city")
    assert (scene.free_of(0), scene.standing_of(0), scene.score_of(0)["events"]) == (1, ["basic:three_twigs"], 4)


@pytest.mark.rule("EVB-SEVENT-03")
def test_an_evening_of_fireworks() -> None:
    scene = ready("an_evening_of_fireworks").goods(0, twig=5).play("visit an_evening_of_fireworks")
    assert scene.names() == ["set_aside 1", "set_aside 2", "set_aside 3", "skip"]
    scene.play("set_aside 3")
    assert (scene.goods_of(0), scene.score_of(0)["events"]) == ({"twig": 2}, 6)


@pytest.mark.rule("EVB-SEVENT-04")
def test_ancient_scrolls_discovered() -> None:
    scene = ready("ancient_scrolls_discovered").cards(0, 6).deck("farm", "mine", "inn", "farm", "monk")
    scene.play("visit ancient_scrolls_discovered")
    assert scene.names() == ["keep monk", "keep farm", "keep inn", "keep mine", "done"]
    scene.play("keep farm", "keep farm")
    assert (scene.hand_of(0)[6:], scene.score_of(0)["events"], scene.deciding) == (["farm", "farm"], 3, 1)
    assert sorted(scene.table.idents(scene.player(0).beneath[0])) == ["inn", "mine", "monk"]


@pytest.mark.rule("EVB-SEVENT-05")
def test_capture_of_the_acorn_thieves() -> None:
    scene = ready("capture_of_the_acorn_thieves").city(0, "farm", "wife", "bard")
    scene.play("visit capture_of_the_acorn_thieves", "beneath wife", "beneath bard")
    assert (scene.city_of(0), scene.score_of(0)["events"], scene.deciding) == (["courthouse", "ranger", "farm"], 6, 1)


@pytest.mark.rule("EVB-SEVENT-06", "EVB-EVENT-01")
def test_croak_wart_cure() -> None:
    scene = ready("croak_wart_cure").goods(0, berry=3).city(0, "farm").play("visit croak_wart_cure")
    assert scene.names() == ["discard undertaker", "discard barge_toad", "discard farm"]
    scene.play("discard undertaker", "discard barge_toad")
    assert (scene.goods_of(0), scene.city_of(0)) == ({"berry": 1}, ["farm"])
    assert (scene.score_of(0)["events"], scene.discard_now()) == (6, ["undertaker", "barge_toad"])
    assert "croak_wart_cure" not in ready("croak_wart_cure").goods(0, berry=1, twig=5).visits()


@pytest.mark.rule("EVB-SEVENT-07")
def test_flying_doctor_service_counts_every_city() -> None:
    scene = ready("flying_doctor_service").city(0, "husband", "wife", "wife").city(1, "wife", "husband", "husband")
    scene.play("visit flying_doctor_service")
    assert scene.score_of(0)["events"] == 6


@pytest.mark.rule("EVB-SEVENT-08", "EVB-INFO-04")
def test_graduation_of_scholars() -> None:
    scene = ready("graduation_of_scholars").hand(0, "bard", "farm", "king", "monk", "judge")
    scene.play("visit graduation_of_scholars")
    assert scene.names() == ["beneath bard", "beneath judge", "beneath king", "beneath monk", "done"]
    scene.play("beneath king", "beneath bard", "beneath monk")
    assert (scene.hand_of(0), scene.score_of(0)["events"]) == (["farm", "judge"], 6)
    assert scene.view(1)["players"][0]["events"][0]["beneath"] == ["king", "bard", "monk"]
    known = ready("graduation_of_scholars").hand(0, "wife", "monk")
    known.player(0).seen[0] = 0b11
    known.play("visit graduation_of_scholars", "beneath monk", "done")
    assert known.view(1)["players"][0]["cards"] == ["wife"]  # what left the hand was seen: what is known stays known


@pytest.mark.rule("EVB-SEVENT-09")
def test_ministering_to_miscreants() -> None:
    scene = ready("ministering_to_miscreants").prisoners(0, "bard", "wife").play("visit ministering_to_miscreants")
    assert scene.score_of(0)["events"] == 6


@pytest.mark.parametrize(("event", "card"), [
    pytest.param("path_of_the_pilgrims", "monastery", marks=pytest.mark.rule("EVB-SEVENT-10")),
    pytest.param("remembering_the_fallen", "cemetery", marks=pytest.mark.rule("EVB-SEVENT-13"))])
def test_workers_on_a_card_count(event: str, card: str) -> None:
    scene = ready(event).season(0, "spring").workers(0, card, card).play(f"visit {event}")
    assert scene.score_of(0)["events"] == 6


@pytest.mark.rule("EVB-SEVENT-11")
def test_performer_in_residence() -> None:
    scene = ready("performer_in_residence").goods(0, berry=2).play("visit performer_in_residence", "set_aside 2")
    assert (scene.goods_of(0), scene.score_of(0)["events"]) == ({}, 4)


@pytest.mark.rule("EVB-SEVENT-12", "EVB-CARD-CHAPEL", "EVB-CARD-SHEPHERD")
@pytest.mark.case("CASE-EVB-27")
def test_case_27_chapel_shepherd_pristine_chapel_ceiling() -> None:
    scene = Scene().specials("pristine_chapel_ceiling").city(0, "chapel", "woodcarver").goods(0, berry=3)
    scene.deck("shepherd", "king").season(0, "spring").season(1, "autumn").play("visit chapel")
    assert (scene.hand_of(0), scene.lying_on("chapel")) == (["shepherd", "king"], {"point": 1})
    scene.table.unstand(0, scene.place("chapel"))  # as after preparing for season
    scene.table.players[0].free += 1
    scene.play("visit one_berry", "visit chapel")
    assert (scene.hand_size(0), scene.lying_on("chapel")) == (6, {"point": 2})
    scene.play("visit one_berry", "play shepherd otherwise")
    assert (scene.goods_of(1)["berry"], scene.goods_of(0)) == (2 + 3, {"berry": 3, "point": 2})
    scene.play("visit three_twigs", "visit pristine_chapel_ceiling", "take twig", "take resin")
    assert (scene.hand_size(0), scene.resources_of(0)) == (7, 5)
    assert scene.score_of(0) == {"base": 5, "tokens": 4, "prosperity": 0, "journey": 0, "events": 4}


@pytest.mark.rule("EVB-SEVENT-14", "EVB-COL-02")
def test_tax_relief_activates_production() -> None:
    scene = ready("tax_relief").city(0, "farm", "mine").play("visit tax_relief")
    assert (scene.goods_of(0), scene.score_of(0)["events"]) == ({"berry": 1, "pebble": 1}, 3)


@pytest.mark.rule("EVB-SEVENT-15")
def test_the_everdell_games() -> None:
    cards = ["wanderer", "bard", "farm", "mine", "inn", "lookout", "judge", "crane", "castle", "wife"]
    assert "the_everdell_games" not in Scene().specials("the_everdell_games").city(0, *cards[1:]).visits()
    scene = Scene().specials("the_everdell_games").city(0, *cards).play("visit the_everdell_games")
    assert scene.score_of(0)["events"] == 9


@pytest.mark.rule("EVB-SEVENT-16")
def test_under_new_management() -> None:
    scene = ready("under_new_management").goods(0, twig=1, resin=1, pebble=1, berry=1)
    scene.play("visit under_new_management", "set_aside pebble", "set_aside berry", "set_aside resin")
    assert (scene.goods_of(0), scene.score_of(0)["events"]) == ({"twig": 1}, 5)


@pytest.mark.rule("EVB-SEVENT-17")
@pytest.mark.parametrize("event", ["an_evening_of_fireworks", "performer_in_residence", "under_new_management",
                                   "a_brilliant_marketing_plan", "capture_of_the_acorn_thieves",
                                   "graduation_of_scholars"])
@pytest.mark.parametrize("berries", [0, 3])
def test_an_event_may_be_achieved_for_nothing(event: str, berries: int) -> None:
    """With nothing that could be put there, and with what one would rather keep."""
    scene = ready(event).city(0, "king").goods(0, twig=berries, berry=berries)
    if berries:
        scene.hand(0, "wife", "monk")
    scene.play(f"visit {event}")
    if scene.deciding == 0:
        scene.play("done" if "done" in scene.names() else "skip")
    assert (scene.deciding, scene.score_of(0)["events"], scene.score_of(0)["prosperity"]) == (1, 0, 2)
