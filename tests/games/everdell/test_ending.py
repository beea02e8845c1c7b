"""Effects in general, scoring, information (EVB-EFF, EVB-SCORE, EVB-INFO)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.kernel.table import SPECTATOR
from tests.games.everdell.scene import Scene


@pytest.mark.rule("EVB-EFF-01")
def test_may_and_up_to_may_be_declined_the_rest_is_done_as_far_as_possible() -> None:
    doctor = Scene().city(0, "doctor").goods(0, berry=3).workers(0, "one_berry", "one_berry").prepare("skip")
    assert doctor.goods_of(0) == {"berry": 3}
    wanderer = Scene().hand(0, "wanderer").cards(0, 7).goods(0, berry=2).play("play wanderer")
    assert wanderer.hand_size(0) == 8


@pytest.mark.rule("EVB-EFF-02")
def test_a_worker_must_be_able_to_do_part_of_what_a_location_offers() -> None:
    scene = Scene().forest("f_discard_three_any").city(0, "storehouse", "post_office")
    assert not {"haven", "f_discard_three_any", "storehouse", "post_office"} & set(scene.visits())
    full = Scene().forest("f_copy_basic_card", "f_two_berries_card").cards(0, 8)
    assert {"f_copy_basic_card", "f_two_berries_card"} <= set(full.visits())


@pytest.mark.rule("EVB-EFF-03", "EVB-EFF-06")
def test_what_happens_at_once_is_ordered_by_its_owner_who_sees_each_result() -> None:
    scene = Scene().city(0, "historian", "courthouse").hand(0, "farm").goods(0, twig=2, resin=1).deck("mine")
    scene.play("play farm")
    assert (scene.hand_of(0), scene.names()[0]) == (["mine"], "choose gain(twig=1)")  # the card is seen first
    order = Scene().city(0, "teacher", "chip_sweep", "farm").cards(0, 6).workers(0, "one_berry", "one_berry").prepare()
    assert order.names() == ["produce teacher", "produce chip_sweep"]


@pytest.mark.rule("EVB-EFF-04")
def test_a_copied_location_is_not_visited() -> None:
    scene = Scene().city(0, "lookout").workers(1, "two_resin").play("visit lookout", "copy two_resin")
    assert (scene.goods_of(0), scene.goods_of(1), scene.standing_of(0)) == ({"resin": 2}, {}, ["city:0:1"])
    mine = Scene().city(1, "mine", "historian", "shopkeeper").hand(0, "miner_mole").goods(0, berry=3)
    mine.play("play miner_mole", "copy mine of 2")
    assert (mine.goods_of(0), mine.goods_of(1), mine.hand_of(1)) == ({"pebble": 1}, {}, [])


@pytest.mark.rule("EVB-EFF-05")
def test_cost_and_points_mean_the_printed_values() -> None:
    free = Scene().city(0, "castle", "university").hand(0, "king").play("play king", "visit one_berry")
    free.play("visit university", "discard king", "take twig")
    assert free.goods_of(0) == {"berry": 6, "twig": 1, "point": 1}
    queen = Scene().city(0, "queen", "innkeeper").hand(0, "doctor").meadow("farm").goods(0, berry=9).play("visit queen")
    assert "play doctor" not in queen.names()


@pytest.mark.rule("EVB-EFF-06")
def test_cards_are_drawn_before_a_resource_is_chosen() -> None:
    scene = Scene().forest("f_two_cards_any").deck("farm", "mine").play("visit f_two_cards_any")
    assert (scene.hand_of(0), scene.names()) == (["farm", "mine"], ["take twig", "take resin", "take pebble",
                                                                    "take berry"])


# --- scoring ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-SCORE-01", "EVB-SCORE-02", "EVB-SCORE-03", "EVB-SCORE-04")
@pytest.mark.case("CASE-EVB-30")
def test_case_30_final_scoring() -> None:
    scene = Scene().season(0, "autumn").specials("performer_in_residence", "ministering_to_miscreants")
    scene.city(0, "wife", "husband", "architect", "king", "inn", "bard", "monk", "dungeon", "lookout", "post_office",
               "farm", "mine", "teacher", "twig_barge").prisoners(0, "wanderer").goods(0, resin=1, pebble=1, point=14)
    scene.achieved(0, "performer_in_residence", berry=3).achieved(0, "ministering_to_miscreants")
    scene.achieved(0, "grand_tour").workers(0, "journey_4").hand(0, "palace").begin()
    assert scene.score_of(0) == {"base": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}
    assert scene.total_of(0) == 62


@pytest.mark.rule("EVB-SCORE-02")
def test_every_card_of_the_city_counts_its_base_points() -> None:
    scene = Scene().city(0, "fool", "wanderer", "husband", "wife")
    assert scene.score_of(0)["base"] == -2 + 1 + 2 + 2


@pytest.mark.rule("EVB-SCORE-03")
def test_tokens_on_cards_count() -> None:
    scene = Scene().city(0, "clock_tower", "chapel").on(0, "clock_tower", point=2).on(0, "chapel", point=3)
    assert scene.score_of(0)["tokens"] == 5


@pytest.mark.rule("EVB-SCORE-04")
def test_what_is_not_in_the_city_gives_no_base_points() -> None:
    scene = Scene().specials("graduation_of_scholars").city(0, "dungeon").prisoners(0, "king").hand(0, "palace")
    scene.achieved(0, "graduation_of_scholars", beneath=("doctor",))
    assert scene.score_of(0)["base"] == 0


@pytest.mark.rule("EVB-SCORE-05")
def test_resources_are_worth_nothing_and_those_on_a_storehouse_are_not_yours() -> None:
    scene = Scene().city(0, "storehouse", "architect").on(0, "storehouse", resin=4).goods(0, twig=9, berry=9)
    assert (scene.total_of(0), scene.table.resources_of(0)) == (4, 18)


def ended(prepare: Callable[[Scene], object]) -> Scene:
    scene = Scene().season(0, "autumn").season(1, "autumn")
    prepare(scene)
    return scene.play("pass", "pass")


@pytest.mark.rule("EVB-SCORE-06", "EVB-SCORE-07")
@pytest.mark.case("CASE-EVB-32")
def test_case_32_ties() -> None:
    def events(seat: int, *names: str) -> Callable[[Scene], Scene]:
        def achieve(scene: Scene) -> Scene:
            for name in names:
                scene.achieved(seat, name)
            return scene
        return achieve

    def even(scene: Scene) -> Scene:
        events(0, "grand_tour", "city_monument", "flying_doctor_service")(scene)
        return events(1, "harvest_festival", "cartographers_expedition", "path_of_the_pilgrims")(scene)

    first = ended(lambda s: events(0, "grand_tour", "path_of_the_pilgrims")(s).goods(1, point=3)).table.outcome()
    assert (first.ranks, first.reason.key) == ((1, 2), "won-by-events")
    second = ended(lambda s: even(s).goods(0, twig=2, berry=1).goods(1, pebble=4)).table.outcome()
    assert (second.ranks, second.reason.key) == ((2, 1), "won-by-resources")
    third = ended(lambda s: even(s).goods(0, twig=2, berry=1).goods(1, pebble=3)).table.outcome()
    assert (third.ranks, third.reason.key) == ((1, 1), "won-shared")
    tokens = ended(lambda s: even(s).city(0, "wife").goods(0, twig=1).goods(1, point=2)).table.outcome()
    assert (tokens.ranks, tokens.reason.key) == ((1, 2), "won-by-resources")  # point tokens are none
    most = ended(lambda s: s.goods(0, point=3).goods(1, point=4, berry=1)).table.outcome()
    assert (most.ranks, most.reason.key) == ((2, 1), "won-by-points")


@pytest.mark.rule("EVB-SCORE-08")
def test_scores_may_be_negative() -> None:
    scene = ended(lambda s: s.city(0, "fool"))
    assert (scene.total_of(0), scene.table.outcome().ranks) == (-2, (2, 1))


# --- information -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-INFO-01")
def test_what_everybody_sees() -> None:
    scene = Scene().city(1, "farm", "storehouse").on(1, "storehouse", twig=3).goods(1, berry=2, point=4)
    scene.hand(1, "king", "bard").workers(1, "three_twigs").achieved(1, "grand_tour").season(1, "spring")
    for seat in (0, SPECTATOR):
        view = scene.view(seat)
        other = view["players"][1]
        assert [one["card"] for one in other["city"]] == ["farm", "storehouse"]
        assert (other["goods"]["berry"], other["tokens"], other["hand"], other["season"]) == (2, 4, 2, "spring")
        assert (view["basic"][0]["workers"], view["events"][1]["by"]) == ([1], 1)
        assert (len(view["meadow"]), view["deck"], view["discard"]) == (8, scene.deck_size(), 0)
        assert view["forest"][0]["id"] == "f_three_berries"


@pytest.mark.rule("EVB-INFO-02")
def test_a_hand_is_its_owners() -> None:
    scene = Scene().hand(0, "king", "bard").hand(1, "monk").begin()
    assert scene.view(0)["players"][0]["cards"] == ["king", "bard"]
    assert scene.view(1)["players"][0]["cards"] == []
    assert scene.view(SPECTATOR)["players"][1]["cards"] == []
    hands = {tuple(scene.table.resample(1, seed).players[0].hand) for seed in range(8)}
    assert len(hands) > 1


@pytest.mark.rule("EVB-INFO-02", "EVB-DRAW-03")
def test_cards_drawn_from_the_meadow_are_known_until_something_leaves_face_down() -> None:
    scene = Scene().forest("f_meadow_two_play_one").meadow("king", "bard").hand(0, "monk").season(0, "spring")
    scene.play("visit f_meadow_two_play_one", "draw king from 1", "draw bard from 2")
    assert scene.view(1)["players"][0]["cards"] == ["king", "bard"]
    scene.play("visit one_berry", "visit haven", "discard monk", "done")
    assert scene.view(1)["players"][0]["cards"] == []


@pytest.mark.rule("EVB-INFO-03")
def test_deck_and_discard_pile_are_hidden_from_all() -> None:
    scene = Scene().hand(0, "king", "bard").play("visit haven", "discard bard", "done")
    decks = {tuple(scene.table.resample(0, seed).deck[-4:]) for seed in range(8)}
    piles = {tuple(scene.table.resample(0, seed).discard) for seed in range(8)}
    assert len(decks) > 1 and len(piles) > 1


@pytest.mark.rule("EVB-INFO-04")
def test_prisoners_and_cards_beneath_events_are_open() -> None:
    scene = Scene().specials("ancient_scrolls_discovered").city(0, "dungeon").prisoners(0, "bard")
    scene.achieved(0, "ancient_scrolls_discovered", beneath=("farm", "king"))
    view = scene.view(1)["players"][0]
    assert (view["prisoners"], view["events"][0]["beneath"]) == (["bard"], ["farm", "king"])
