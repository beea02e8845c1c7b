"""Cities, colours, drawing, giving (EVB-CITY, EVB-COL, EVB-DRAW, EVB-GIVE)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from fairyring.kernel.text import texts
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


# --- the city --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CITY-01")
def test_fifteen_spaces() -> None:
    rich = {"twig": 9, "resin": 9, "pebble": 9}
    assert Scene().fill(0, 14).hand(0, "inn").goods(0, **rich).plays() == ["inn"]
    assert Scene().fill(0, 15).hand(0, "inn").goods(0, **rich).plays() == []


@pytest.mark.rule("EVB-CITY-02", "EVB-CITY-03", "EVB-CITY-04", "EVB-CITY-05")
@pytest.mark.case("CASE-EVB-18")
def test_case_18_full_city_and_shared_spaces() -> None:
    scene = Scene().city(0, "husband").fill(0, 15).hand(0, "wife", "wanderer", "farm", "husband")
    scene.goods(0, twig=9, resin=9, berry=9)
    assert set(scene.plays()) == {"wife", "wanderer"}
    scene.play("play wife otherwise" if "play wife otherwise" in scene.names() else "play wife")
    assert (scene.spaces_of(0), len(scene.city_of(0))) == (15, 16)
    wanderers = Scene().city(0, "wanderer", "wanderer", "farm", "husband", "wife", "wife", "husband", "wife")
    assert wanderers.spaces_of(0) == 8 - 2 - 2


@pytest.mark.rule("EVB-CITY-03", "EVB-CITY-04", "EVB-CARD-HUSBAND", "EVB-CARD-WIFE")
@pytest.mark.case("CASE-EVB-17")
def test_case_17_more_husbands_than_wives() -> None:
    scene = Scene().city(0, "husband", "husband", "wife", "farm").workers(0, "one_berry", "one_berry").prepare()
    scene.play("take pebble")
    assert (scene.goods_of(0), scene.spaces_of(0), scene.deciding) == ({"berry": 1, "pebble": 1}, 3, 1)
    assert (scene.score_of(0)["base"], scene.score_of(0)["prosperity"]) == (7, 3)


@pytest.mark.rule("EVB-CITY-06")
def test_unique_cards_once_common_ones_as_often_as_one_likes() -> None:
    rich = {"twig": 9, "resin": 9, "pebble": 9}
    scene = Scene().city(0, "farm", "courthouse").hand(0, "farm", "courthouse").goods(0, **rich)
    assert scene.plays() == ["farm"]
    assert "courthouse" in Scene().city(1, "courthouse").hand(0, "courthouse").goods(0, **rich).plays()
    helped = Scene().city(0, "courthouse", "monk", "crane", "judge", "dungeon").goods(0, **rich).hand(0, "courthouse")
    assert helped.plays() == []  # nor with anybody's help


@pytest.mark.rule("EVB-CITY-07")
def test_nothing_is_discarded_from_a_city_by_itself() -> None:
    scene = Scene().fill(0, 15).hand(0, "inn").goods(0, twig=9, resin=9)
    assert not [name for name in scene.names() if name.startswith("discard")]


@pytest.mark.rule("EVB-CITY-09")
def test_what_lies_on_a_card_is_lost_with_it() -> None:
    scene = Scene().city(0, "storehouse", "farm").on(0, "storehouse", berry=4).hand(0, "ruins")
    scene.play("play ruins", "discard storehouse")
    assert (scene.goods_of(0), scene.discard_now()) == ({"twig": 1, "resin": 1, "pebble": 1}, ["storehouse"])
    dungeon = Scene().city(0, "dungeon", "farm").prisoners(0, "bard", "monk").hand(0, "ruins")
    dungeon.play("play ruins", "discard dungeon")
    assert (dungeon.player(0).prisoners, sorted(dungeon.discard_now())) == ([], ["bard", "dungeon", "monk"])


@pytest.mark.rule("EVB-CITY-10")
def test_a_broken_pair_keeps_its_space() -> None:
    scene = Scene().city(0, "dungeon", "husband", "wife").fill(0, 15).hand(0, "teacher", "monk")
    assert scene.plays() == []  # imprisoning a spouse would make no room
    thieves = Scene().specials("capture_of_the_acorn_thieves").city(0, "courthouse", "ranger", "husband", "wife")
    thieves.fill(0, 15).play("visit capture_of_the_acorn_thieves", "beneath wife", "done")
    assert thieves.spaces_of(0) == 15


@pytest.mark.rule("EVB-CITY-11")
def test_every_card_counts_whatever_space_it_takes() -> None:
    scene = Scene().city(0, "wanderer", "wanderer", "wanderer", "husband", "wife", "farm", "mine", "school")
    assert {"cartographers_expedition"} <= set(scene.visits())
    assert scene.score_of(0)["prosperity"] == 5 + 3  # the School counts Wanderers and both spouses


# --- colours ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-COL-01")
def test_a_traveller_takes_effect_once() -> None:
    scene = Scene().hand(0, "wanderer").goods(0, berry=2).workers(0, "one_berry", "one_berry").play("play wanderer")
    assert scene.hand_size(0) == 3
    scene.play("visit one_berry").prepare()
    assert scene.hand_size(0) == 3


@pytest.mark.rule("EVB-COL-02", "EVB-COL-07")
def test_production_when_played_and_whenever_it_is_activated() -> None:
    scene = Scene().season(0, "summer").hand(0, "farm").goods(0, twig=2, resin=1).workers(0, *["one_berry"] * 4)
    scene.play("play farm")
    assert scene.goods_of(0) == {"berry": 1}
    assert scene.play("visit three_twigs").prepare().goods_of(0) == {"berry": 2}
    summer = Scene().season(0, "spring").city(0, "farm").workers(0, *["one_berry"] * 3).prepare("done")
    assert (summer.season_of(0), summer.goods_of(0)) == ("summer", {})


@pytest.mark.rule("EVB-COL-03")
def test_a_destination_takes_effect_when_a_worker_comes() -> None:
    scene = Scene().city(0, "chapel").workers(0, "one_berry", "one_berry").prepare()
    assert (scene.hand_size(0), scene.lying_on("chapel")) == (0, {})
    assert scene.play("visit one_berry", "visit chapel").hand_size(0) == 2


@pytest.mark.rule("EVB-COL-04")
def test_governance_listens_to_plays_and_helps_to_pay() -> None:
    for card in CONTENT.cards:
        if card.colour == 3:
            assert card.reactions or card.ability, card.ident
        else:
            assert not card.reactions and card.ability is None, card.ident


@pytest.mark.rule("EVB-COL-05")
def test_prosperity_is_points_at_the_end() -> None:
    assert all((card.bonus is not None) == (card.colour == 4) for card in CONTENT.cards)
    scene = Scene().hand(0, "school").goods(0, twig=2, resin=2).city(0, "teacher").play("play school")
    assert (scene.goods_of(0), scene.score_of(0)["prosperity"]) == ({}, 1)


@pytest.mark.rule("EVB-COL-06", "EVB-EFF-03", "EVB-EFF-01")
def test_the_owner_chooses_the_order_of_production() -> None:
    scene = Scene().city(0, "teacher", "fairgrounds", "farm").cards(0, 5).workers(0, "one_berry", "one_berry")
    scene.deck("monk", "bard", "fool", "judge").hand(1).prepare()
    assert (scene.goods_of(0), scene.names()) == ({"berry": 1}, ["produce teacher", "produce fairgrounds"])
    scene.play("produce teacher", "give bard")
    assert (scene.hand_size(0), scene.hand_of(0)[5:], scene.hand_of(1)) == (8, ["monk", "fool", "judge"], ["bard"])
    other = Scene().city(0, "teacher", "fairgrounds", "farm").cards(0, 5).workers(0, "one_berry", "one_berry")
    other.deck("monk", "bard", "fool", "judge").prepare("produce fairgrounds")
    assert (other.hand_of(0)[5:], other.hand_of(1)) == (["monk", "bard", "fool"], [])


@pytest.mark.rule("EVB-COL-06")
def test_production_asks_only_where_order_or_choice_can_matter() -> None:
    scene = Scene().city(0, "farm", "mine", "barge_toad", "general_store", "fairgrounds", "doctor", "woodcarver")
    scene.workers(0, "one_berry", "one_berry").prepare()
    assert (scene.hand_size(0), scene.names()) == (2, ["pay 1", "pay 2", "pay 3", "skip"])
    scene.play("skip", "pay 2")
    assert (scene.goods_of(0), scene.deciding) == ({"berry": 3, "pebble": 1, "point": 2}, 1)


@pytest.mark.rule("EVB-COL-06", "EVB-EFF-03")
@pytest.mark.parametrize("cards", [("doctor", "peddler"), ("peddler", "doctor")])
def test_what_one_card_brings_may_pay_for_another(cards: tuple[str, str]) -> None:
    """A Peddler's berries may go to the Doctor, whichever of them came to the city first."""
    scene = Scene().city(0, *cards).goods(0, berry=1, twig=2).workers(0, "one_berry", "one_berry").prepare()
    assert sorted(scene.names()) == ["produce doctor", "produce peddler"]
    scene.play("produce peddler", "pay twig", "pay twig", "take berry", "take berry", "pay 3")
    assert (scene.goods_of(0), scene.deciding) == ({"point": 3}, 1)
    other = Scene().city(0, *cards).goods(0, berry=1, twig=2).workers(0, "one_berry", "one_berry").prepare()
    other.play("produce doctor", "pay 1", "pay twig", "done", "take pebble")
    assert other.goods_of(0) == {"point": 1, "twig": 1, "pebble": 1}


@pytest.mark.rule("EVB-COL-06", "EVB-CARD-CHIP_SWEEP")
def test_a_copied_payment_may_come_out_of_what_another_card_brings() -> None:
    def city(*cards: str) -> Scene:
        scene = Scene().city(0, "chip_sweep", "woodcarver", *cards).workers(0, "one_berry", "one_berry")
        return scene.goods(0, pebble=1).prepare()

    couple = city("husband", "wife", "farm")
    assert couple.names() == ["produce chip_sweep", "produce husband"]
    couple.play("produce husband", "take twig", "copy woodcarver", "pay 1")
    assert couple.goods_of(0) == {"pebble": 1, "berry": 1, "point": 1}
    trader = city("peddler")
    assert sorted(trader.names()) == ["produce chip_sweep", "produce peddler"]
    trader.play("produce peddler", "pay pebble", "take twig", "copy woodcarver", "pay 1")
    assert trader.goods_of(0) == {"point": 1}
    nothing_to_pay = Scene().city(0, "chip_sweep", "husband", "wife", "farm").workers(0, "one_berry", "one_berry")
    assert nothing_to_pay.prepare().names() == ["copy husband", "copy farm"]


@pytest.mark.rule("EVB-COL-08")
def test_travellers_and_the_journey_are_unrelated() -> None:
    scene = Scene().season(0, "autumn").city(0, "wanderer", "bard", "ruins").cards(0, 2)
    assert {"journey_2", "cartographers_expedition"} <= set(scene.visits())
    french, content = texts("fr", GAME), GAME.content()
    label, journey = GAME.label(content, "bard"), GAME.called(content, "journey_2")
    assert label is not None and journey is not None
    assert "Voyage" in french.say(label) and "Voyage" in french.say(journey)


# --- drawing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-DRAW-01")
def test_cards_are_drawn_from_the_deck() -> None:
    scene = Scene().deck("farm", "mine").play("visit two_cards_point")
    assert (scene.hand_of(0), None in scene.meadow_now()) == (["farm", "mine"], False)


@pytest.mark.rule("EVB-DRAW-02")
@pytest.mark.case("CASE-EVB-24")
def test_case_24_hand_limit_on_a_location() -> None:
    scene = Scene().forest("f_three_cards_pebble").cards(0, 7)
    size = scene.begin().deck_size()
    scene.play("visit f_three_cards_pebble")
    assert (scene.goods_of(0), scene.hand_size(0), size - scene.deck_size(), scene.discard_now()) == (
        {"pebble": 1}, 8, 1, [])


@pytest.mark.rule("EVB-DRAW-03")
def test_several_meadow_cards_are_drawn_before_it_is_filled() -> None:
    scene = Scene().hand(0, "undertaker").goods(0, berry=2).meadow("farm", "mine", "inn").deck("bard", "monk", "fool")
    scene.play("play undertaker", "discard farm from 1", "discard mine from 2")
    assert scene.meadow_now()[:3] == [None, None, "inn"]
    assert scene.play("discard inn from 3").meadow_now()[:3] == ["bard", "monk", "fool"]


@pytest.mark.rule("EVB-DRAW-04")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scene = Scene().deck("farm", only=True).thrown_away("mine", "inn", "monk").play("visit two_cards_point")
    assert (scene.hand_of(0)[0], scene.hand_size(0), scene.deck_size(), scene.discard_now()) == ("farm", 2, 2, [])
    assert scene.told("shuffled")
    pile = ("mine", "inn", "monk", "wife", "bard", "farm")
    orders = {tuple(Scene(seed=seed).deck(only=True).thrown_away(*pile).play("visit two_cards_point").hand_of(0))
              for seed in range(8)}
    assert len(orders) > 3, "the pile is shuffled"


@pytest.mark.rule("EVB-DRAW-05")
def test_without_any_cards_nothing_is_drawn_and_the_meadow_waits() -> None:
    scene = Scene().deck(only=True).meadow("farm", "king").goods(0, twig=2, resin=1).hand(0, "castle", "bard")
    scene.play("play farm from 1")
    assert scene.meadow_now()[0] is None
    scene.play("visit two_cards_point")
    assert (scene.hand_size(1), scene.tokens_of(1)) == (0, 1)
    scene.play("visit haven", "discard bard")
    assert (scene.meadow_now()[0], scene.discard_now()) == ("bard", [])  # at once, though more may be discarded
    scene.play("done")
    two = Scene().deck(only=True).meadow("farm", "king", "farm").goods(0, twig=4, resin=2).hand(0, "castle", "bard")
    two.play("play farm from 3", "visit one_berry", "play farm from 1", "visit one_berry", "visit haven")
    two.play("discard castle")
    assert two.meadow_now()[:3] == ["castle", "king", None]  # the lowest slot first
    two.play("discard bard")
    assert two.meadow_now()[:3] == ["castle", "king", "bard"]


@pytest.mark.rule("EVB-DRAW-06", "EVB-INFO-03")
def test_discards_are_face_down() -> None:
    scene = Scene().hand(0, "bard", "king").play("visit haven", "discard bard", "done")
    for seat in (0, 1):
        assert scene.view(seat)["discard"] == 1
        assert "bard" not in str(scene.view(seat))
    assert scene.told("discarded")[0].facts == {"count": 1}


@pytest.mark.rule("EVB-DRAW-07")
def test_revealed_cards_are_not_in_the_hand() -> None:
    scene = Scene().hand(0, "postal_pigeon").cards(0, 7).goods(0, berry=2).deck("farm", "ruins").play(
        "play postal_pigeon")
    assert (scene.hand_size(0), scene.view(1)["revealed"]) == (7, [["farm", "ruins"]])


@pytest.mark.rule("EVB-DRAW-08")
def test_drawing_is_compulsory_where_an_effect_says_draw() -> None:
    scene = Scene().play("visit two_cards_point")
    assert (scene.hand_size(0), scene.deciding) == (2, 1)


# --- giving ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-GIVE-02")
@pytest.mark.case("CASE-EVB-06")
def test_case_06_giving_to_a_nearly_full_hand() -> None:
    scene = Scene(3).city(0, "post_office").hand(0, "farm", "mine").hand(1, *["inn"] * 2, "bard", "monk", "fool",
                                                                        "judge", "ruins").cards(2, 8)
    scene.play("visit post_office", "give mine")
    assert (scene.hand_of(1)[-1], scene.hand_size(1), scene.hand_size(2)) == ("mine", 8, 8)
    assert scene.discard_now() == ["farm"]


@pytest.mark.rule("EVB-GIVE-02")
@pytest.mark.case("CASE-EVB-35")
def test_case_35_two_cards_to_give_unequal_room() -> None:
    def scene(third: int) -> Scene:
        found = Scene(4).city(0, "post_office").hand(0, "farm", "mine", "bard").cards(1, 7)
        found.hand(2, *["inn", "inn", "inn", "monk", "fool", "judge", "ruins"][:third])
        return found.hand(3, *["storehouse"] * 3, *["twig_barge"] * 3, "monk", "wanderer").play("visit post_office")

    assert scene(6).names() == ["give bard", "give farm", "give mine"]
    assert scene(6).play("give farm", "give mine").hand_of(2)[6:] == ["farm", "mine"]
    assert scene(7).names() == ["to seat 2", "to seat 3"]
    one = scene(7).play("to seat 3", "give farm", "give mine")
    assert (one.hand_of(2)[7:], one.discard_now()) == (["farm"], ["mine"])


@pytest.mark.rule("EVB-GIVE-02")
def test_where_nobody_has_room_cards_are_discarded_and_the_benefit_is_kept() -> None:
    scene = Scene().city(0, "post_office").hand(0, "farm", "mine").hand(1, *["inn"] * 3, *["storehouse"] * 3, "bard",
                                                                       "monk")
    scene.play("visit post_office", "give farm")
    assert (scene.hand_size(1), scene.hand_size(0), sorted(scene.discard_now())) == (8, 8, ["farm", "mine"])


@pytest.mark.rule("EVB-GIVE-01", "EVB-GIVE-03")
def test_a_gift_goes_to_one_opponent_who_has_not_passed() -> None:
    scene = Scene(4).city(0, "monk").goods(0, berry=2).passed(2).workers(0, "one_berry", "one_berry").prepare("give 2")
    assert scene.names() == ["to seat 2", "to seat 4"]
    scene.play("to seat 4")
    assert [scene.goods_of(seat) for seat in range(4)] == [{"point": 4}, {}, {}, {"berry": 2}]


@pytest.mark.rule("EVB-GIVE-05", "EVB-INFO-02")
def test_given_cards_are_known_to_giver_and_receiver() -> None:
    scene = Scene(3).city(0, "post_office").hand(0, "farm", "mine").hand(2, "king")
    scene.play("visit post_office", "to seat 2", "give farm")
    assert [scene.view(seat)["players"][1]["cards"] for seat in (0, 1, 2)] == [["farm", "mine"], ["farm", "mine"], []]
    got = scene.told("got-card")
    assert [event.seen_by(1).secret for event in got] == [{"cards": ["farm"]}, {"cards": ["mine"]}]
    assert [event.seen_by(2).secret for event in got] == [None, None]


@pytest.mark.rule("EVB-GIVE-06")
def test_a_gift_cannot_be_refused() -> None:
    scene = Scene().hand(0, "teacher").goods(0, berry=2).deck("fool", "king").play("play teacher", "give fool")
    assert (scene.hand_of(1), scene.deciding) == (["fool"], 1)
    assert all(name.startswith(("visit", "play")) for name in scene.names())


