"""Playing cards, and the ways to pay (EVB-PLAY)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


@pytest.mark.rule("EVB-PLAY-01")
def test_a_card_is_played_from_hand_or_meadow() -> None:
    scene = Scene().hand(0, "mine").meadow("farm", *["king", "palace", "castle"] * 2, "ever_tree")
    scene.goods(0, twig=3, resin=2, pebble=1)
    assert [name for name in scene.names() if name.startswith("play")] == ["play mine", "play farm from 1"]
    scene.play("play farm from 1", "visit one_berry", "play mine")
    assert (scene.city_of(0), scene.hand_of(0), scene.goods_of(0)) == (["farm", "mine"], [], {"berry": 1, "pebble": 1})


@pytest.mark.rule("EVB-PLAY-02")
def test_the_steps_of_a_play() -> None:
    """Ability and payment, the Meadow is filled, what makes room leaves, the card takes effect, then triggers."""
    scene = Scene().city(0, "historian", "courthouse", "crane", "inn").meadow("fairgrounds")
    scene.deck("king", "castle", "bard", "monk").goods(0, twig=1).play("play fairgrounds from 1", "choose gain(twig=1)")
    kinds = [event.kind for event in scene.events if event.kind != "turn"]
    assert kinds == ["played", "helped", "left", "paid", "shown", "drew", "reacted", "drew", "reacted", "gained"]
    assert (scene.meadow_now()[0], scene.hand_of(0)) == ("king", ["castle", "bard", "monk"])
    ruins = Scene().city(0, "farm", "historian").hand(0, "ruins").deck("king", "castle", "bard").play("play ruins")
    assert [event.kind for event in ruins.events if event.kind != "turn"] == [
        "played", "left", "gained", "gained", "drew", "reacted", "drew"]


@pytest.mark.rule("EVB-PLAY-03")
def test_space_and_uniqueness_are_tested_where_the_card_is_placed() -> None:
    crane = Scene().city(0, "crane").hand(0, "crane").play("play crane")
    assert (crane.city_of(0), crane.discard_now()) == (["crane"], ["crane"])
    keeper = Scene().city(0, "innkeeper").hand(0, "innkeeper").play("play innkeeper")
    assert keeper.city_of(0) == ["innkeeper"]
    full = Scene().fill(0, 15).hand(0, "inn", "ruins").goods(0, twig=9, resin=9)
    assert full.plays() == ["ruins"]
    assert Scene().hand(0, "ruins").plays() == []  # no Construction to discard
    assert Scene().hand(0, "judge").city(0, "judge").goods(0, berry=9).plays() == []


@pytest.mark.rule("EVB-PLAY-04")
def test_a_cost_is_paid_exactly() -> None:
    assert all(not card.cost[3] for card in CONTENT.cards if not card.critter)
    assert all(not any(card.cost[:3]) for card in CONTENT.cards if card.critter)
    scene = Scene().hand(0, "palace").goods(0, twig=3, resin=4, pebble=4).play("play palace")
    assert scene.goods_of(0) == {"twig": 1, "resin": 1, "pebble": 1}
    assert Scene().hand(0, "palace").goods(0, twig=9, resin=9, pebble=2).plays() == []


@pytest.mark.rule("EVB-PLAY-05", "EVB-PLAY-07", "EVB-CITY-03", "EVB-CARD-HUSBAND")
@pytest.mark.case("CASE-EVB-08")
def test_case_08_occupied_tokens() -> None:
    scene = Scene().city(0, "farm", "farm").hand(0, "husband", "wife", "husband").play("play husband")
    assert (scene.goods_of(0), scene.tokens_on_cards(0)) == ({}, ["farm"])
    scene.play("visit one_berry", "play wife")
    assert (scene.spaces_of(0), scene.tokens_on_cards(0), scene.goods_of(0)) == (3, ["farm", "farm"], {})
    scene.play("visit one_berry")
    assert scene.plays() == []


@pytest.mark.rule("EVB-PLAY-05", "EVB-PLAY-06", "EVB-PLAY-09")
@pytest.mark.case("CASE-EVB-09")
def test_case_09_ever_tree_as_host() -> None:
    scene = Scene().city(0, "ever_tree", "castle").hand(0, "king", "bard")
    assert set(scene.plays()) == {"king", "bard"}
    scene.play("play king")
    assert scene.tokens_on_cards(0) == ["castle"]
    scene.play("visit one_berry", "play bard")
    assert scene.tokens_on_cards(0) == ["ever_tree", "castle"]
    other = Scene().city(0, "ever_tree", "castle").hand(0, "king", "bard").play("play king otherwise")
    assert (other.tokens_on_cards(0), other.city_of(0)) == (["ever_tree"], ["ever_tree", "castle", "king"])
    assert Scene().city(0, "ever_tree").occupied(0, "ever_tree").hand(0, "king").plays() == []


@pytest.mark.rule("EVB-PLAY-06", "EVB-PLAY-08")
def test_who_says_nothing_else_pays_rather_than_use_up_the_ever_tree() -> None:
    scene = Scene().city(0, "ever_tree").hand(0, "monk").goods(0, berry=1).play("play monk")
    assert (scene.tokens_on_cards(0), scene.goods_of(0)) == ([], {})
    spared = Scene().city(0, "ever_tree").hand(0, "monk").goods(0, berry=1).play("play monk otherwise")
    assert (spared.tokens_on_cards(0), spared.goods_of(0)) == (["ever_tree"], {"berry": 1})


@pytest.mark.rule("EVB-PLAY-06")
def test_the_ever_tree_lets_in_any_critter() -> None:
    for card in CONTENT.cards:
        if card.critter and not card.into_other:
            assert Scene().city(0, "ever_tree").hand(0, card.ident).plays() == [card.ident]


@pytest.mark.rule("EVB-PLAY-08")
def test_a_token_is_never_compulsory_and_stays() -> None:
    scene = Scene().city(0, "farm").hand(0, "husband").goods(0, berry=3)
    assert {"play husband", "play husband otherwise"} <= set(scene.names())
    scene.play("play husband otherwise")
    assert (scene.tokens_on_cards(0), scene.goods_of(0)) == ([], {})
    meadow = Scene().city(0, "farm").meadow("wife").play("play wife from 1")
    assert (meadow.tokens_on_cards(0), meadow.city_of(0)) == (["farm"], ["farm", "wife"])
    stays = Scene().city(0, "dungeon", "farm").hand(0, "husband", "monk")
    stays.play("play husband", "visit one_berry", "play monk")
    assert (stays.city_of(0), stays.tokens_on_cards(0)) == (["dungeon", "farm", "monk"], ["farm"])
    gone = Scene().city(0, "farm").hand(0, "wife", "ruins").play("play wife", "visit one_berry", "play ruins")
    assert (gone.city_of(0), gone.tokens_on_cards(0)) == (["wife", "ruins"], [])


@pytest.mark.rule("EVB-PLAY-09")
def test_the_player_chooses_which_construction_gets_the_token() -> None:
    scene = Scene().city(0, "storehouse", "storehouse").on(0, "storehouse", twig=3).hand(0, "woodcarver")
    scene.play("play woodcarver otherwise")
    assert scene.player(0).occupied == [0, 1, 0]


@pytest.mark.rule("EVB-PLAY-10", "EVB-CARD-INNKEEPER")
@pytest.mark.case("CASE-EVB-12")
def test_case_12_no_combining() -> None:
    scene = Scene().city(0, "innkeeper", "judge").goods(0, twig=1, berry=1).hand(0, "king")
    assert scene.plays() == []
    enough = Scene().city(0, "innkeeper", "judge").goods(0, berry=3).hand(0, "king").play("play king")
    assert (enough.city_of(0), enough.goods_of(0)) == (["judge", "king"], {})


@pytest.mark.rule("EVB-PLAY-11")
def test_a_reduction_never_gives_resources_back() -> None:
    scene = Scene().city(0, "crane").hand(0, "twig_barge").goods(0, resin=2).play("play twig_barge")
    assert scene.goods_of(0) == {"resin": 2, "twig": 2}
    choice = Scene().city(0, "crane").hand(0, "farm").goods(0)
    assert choice.play("play farm").goods_of(0) == {"berry": 1}
    waived = Scene().city(0, "crane").hand(0, "storehouse", "theater").goods(0, twig=2, resin=1, pebble=1)
    waived.play("play theater")
    assert waived.names() == ["pay 2 twig", "pay 1 twig 1 resin", "pay 1 twig 1 pebble", "pay 1 resin 1 pebble"]
    assert waived.play("pay 1 resin 1 pebble").goods_of(0) == {"twig": 2}


@pytest.mark.rule("EVB-PLAY-12")
def test_no_ability_with_a_price_for_a_card_of_cost_0_or_with_a_token() -> None:
    scene = Scene().city(0, "crane", "dungeon", "monk").hand(0, "ruins")
    assert "play ruins otherwise" not in scene.names()
    assert scene.play("play ruins", "discard dungeon").city_of(0) == ["crane", "monk", "ruins"]
    token = Scene().fill(0, 13).city(0, "innkeeper", "castle").hand(0, "king")
    assert token.plays() == []  # a token makes no room, and the Innkeeper leaves 3 berries to pay


@pytest.mark.rule("EVB-PLAY-13", "EVB-PLAY-14", "EVB-CARD-POSTAL_PIGEON")
@pytest.mark.case("CASE-EVB-14")
def test_case_14_triggers_with_a_postal_pigeon() -> None:
    scene = Scene().city(0, "historian", "shopkeeper", "courthouse").goods(0, berry=2)
    scene.hand(0, "postal_pigeon").cards(0, 3).deck("farm", "king").play("play postal_pigeon")
    assert scene.names() == ["play farm", "skip"]
    scene.play("play farm", "choose gain(twig=1)")
    assert (scene.goods_of(0), scene.hand_size(0), scene.discard_now()) == ({"berry": 2, "twig": 1}, 5, ["king"])


@pytest.mark.rule("EVB-PLAY-13")
def test_what_an_effect_plays_needs_space_and_may_not_be_there_already() -> None:
    pigeon = Scene().city(0, "monk", "husband").fill(0, 14).hand(0, "postal_pigeon").goods(0, berry=2)
    pigeon.deck("monk", "wife").play("play postal_pigeon")  # the city is full, but for a Wife, and has its Monk
    assert pigeon.names() == ["play wife", "skip"]
    dear = ("palace", "palace", "castle", "castle", "king", "king", "ever_tree", "ever_tree")
    assert "queen" not in Scene().city(0, "queen", "monk").hand(0, "monk").meadow(*dear).visits()
    assert "inn" not in Scene().city(0, "inn").fill(0, 15).meadow("farm", "monk").visits()
    tomb = Scene().city(0, "cemetery", "monk").deck("monk", "cemetery", "farm", "inn").play("visit cemetery")
    assert tomb.names() == ["play farm", "play inn"]


@pytest.mark.rule("EVB-PLAY-14")
@pytest.mark.case("CASE-EVB-15")
def test_case_15_a_trigger_does_not_react_to_its_own_arrival() -> None:
    scene = Scene().goods(0, berry=2).hand(0, "postal_pigeon").deck("shopkeeper", "farm")
    scene.play("play postal_pigeon", "play shopkeeper")
    assert (scene.goods_of(0), scene.city_of(0)) == ({}, ["postal_pigeon", "shopkeeper"])
    second = Scene().city(0, "dungeon", "historian").hand(0, "historian").play("play historian")
    assert (second.city_of(0), second.hand_of(0)) == (["dungeon", "historian"], [])


@pytest.mark.rule("EVB-PLAY-15")
def test_a_fool_triggers_nothing_anywhere() -> None:
    scene = Scene().city(0, "historian", "shopkeeper").city(1, "historian", "shopkeeper").hand(0, "fool")
    scene.goods(0, berry=3).play("play fool")
    assert (scene.hand_of(0), scene.hand_of(1), scene.goods_of(0), scene.goods_of(1)) == ([], [], {}, {})


@pytest.mark.rule("EVB-PLAY-16")
def test_the_card_being_played_is_not_part_of_the_hand() -> None:
    scene = Scene().hand(0, "bard", "king").goods(0, berry=3).play("play bard")
    assert scene.names() == ["discard king", "done"]
    full = Scene().hand(0, "wanderer").cards(0, 7).goods(0, berry=2).play("play wanderer")
    assert full.hand_size(0) == 8


@pytest.mark.rule("EVB-PLAY-17", "EVB-CARD-DUNGEON-c", "EVB-CARD-RUINS-a")
@pytest.mark.case("CASE-EVB-34")
def test_case_34_a_trigger_card_that_leaves_in_the_same_play() -> None:
    scene = Scene().city(0, "dungeon", "historian", "shopkeeper", "courthouse").hand(0, "monk", "ruins")
    scene.play("play monk", "imprison historian")
    assert (scene.hand_of(0), scene.goods_of(0)) == (["ruins"], {"berry": 1})
    other = Scene().city(0, "dungeon", "historian", "shopkeeper", "courthouse").hand(0, "monk", "ruins")
    other.play("play ruins", "discard courthouse")
    assert (other.goods_of(0), other.hand_size(0)) == ({"twig": 1, "resin": 1, "pebble": 2}, 1 + 3)


@pytest.mark.rule("EVB-PLAY-17")
def test_a_full_hand_ends_a_historians_draw_but_not_the_card_before_it() -> None:
    """The card just played resolves before triggers: the Bard's discards make room for the Historian."""
    scene = Scene().city(0, "historian").hand(0, "bard").cards(0, 7).goods(0, berry=3).play("play bard")
    scene.play(scene.names()[0], "done")
    assert (scene.tokens_of(0), scene.hand_size(0)) == (1, 7)
    full = Scene().city(0, "historian").hand(0).cards(0, 8).meadow("farm").goods(0, twig=2, resin=1)
    full.play("play farm from 1")
    assert full.hand_size(0) == 8


@pytest.mark.rule("EVB-PLAY-18")
def test_a_play_by_an_effect_has_the_cost_that_the_effect_sets() -> None:
    inn = Scene().city(0, "inn", "farm", "judge", "crane").meadow("wife", "castle").goods(0)
    inn.play("visit inn")
    assert (inn.tokens_on_cards(0), inn.city_of(0)) == ([], ["inn", "farm", "judge", "crane", "wife"])
    nothing = Scene().city(0, "inn", "castle").meadow("king").goods(0, berry=2)
    assert "inn" not in nothing.visits()
    free = Scene().city(0, "queen", "farm").hand(0, "ruins").play("visit queen", "play ruins")
    assert free.city_of(0) == ["queen", "ruins"]


@pytest.mark.rule("EVB-PLAY-19")
def test_what_a_payment_may_use_is_counted_when_the_card_is_announced() -> None:
    ranger = Scene().city(0, "dungeon", "monk").occupied(0, "dungeon").prisoners(0, "bard").hand(0, "ranger")
    assert ranger.plays() == []
    judge = Scene().hand(0, "judge").goods(0, berry=2, twig=1)
    assert judge.plays() == []
    crane = Scene().hand(0, "crane", "architect")
    assert crane.plays() == []


@pytest.mark.rule("EVB-CARD-JUDGE", "EVB-CARD-JUDGE-a")
@pytest.mark.case("CASE-EVB-10")
def test_case_10_judge() -> None:
    scene = Scene().city(0, "judge").goods(0, twig=1, berry=1).hand(0, "peddler").play("play peddler")
    assert (scene.goods_of(0), scene.city_of(0), scene.deciding) == ({}, ["judge", "peddler"], 1)
    assert Scene().goods(0, twig=1, berry=1).hand(0, "peddler").plays() == []
    assert Scene().city(0, "judge").goods(0, twig=2).hand(0, "peddler").plays() == []
    shepherd = Scene().city(0, "judge").goods(0, twig=1, berry=2).hand(0, "shepherd").play("play shepherd")
    assert (shepherd.goods_of(0), shepherd.goods_of(1)) == ({"berry": 3}, {"twig": 1, "berry": 2})
    cure = Scene().specials("croak_wart_cure").city(0, "judge", "undertaker", "barge_toad").goods(0, berry=1, twig=1)
    assert "croak_wart_cure" not in cure.visits()
    several = Scene().city(0, "judge").goods(0, twig=1, resin=1, pebble=1).hand(0, "farm").play("play farm")
    assert several.goods_of(0) == {"berry": 1}
    choice = Scene().city(0, "judge").goods(0, twig=2, resin=2, pebble=1).hand(0, "farm").play("play farm otherwise")
    assert choice.names() == ["with judge resin for twig", "with judge pebble for twig", "with judge pebble for resin"]


@pytest.mark.rule("EVB-CARD-CRANE", "EVB-PLAY-04", "EVB-PLAY-11")
@pytest.mark.case("CASE-EVB-11")
def test_case_11_crane() -> None:
    scene = Scene().city(0, "crane").goods(0, twig=2, resin=3).hand(0, "palace").play("play palace")
    assert (scene.goods_of(0), scene.discard_now(), scene.city_of(0)) == ({}, ["crane"], ["palace"])
    more = Scene().city(0, "crane").goods(0, twig=2, resin=3, pebble=1).hand(0, "palace").play("play palace")
    assert more.names() == ["pay 2 twig 3 resin", "pay 2 twig 2 resin 1 pebble", "pay 1 twig 3 resin 1 pebble"]
    assert Scene().city(0, "crane").hand(0, "king").goods(0, berry=3).plays() == []


@pytest.mark.rule("EVB-PLAY-02", "EVB-PLAY-03", "EVB-CARD-INNKEEPER")
@pytest.mark.case("CASE-EVB-13")
def test_case_13_innkeeper_in_a_full_city() -> None:
    scene = Scene().fill(0, 14).city(0, "innkeeper").hand(0, "teacher").play("play teacher")
    assert (scene.spaces_of(0), scene.discard_now()) == (15, ["innkeeper"])
    assert scene.city_of(0)[-1] == "teacher" and "innkeeper" not in scene.city_of(0)


@pytest.mark.rule("EVB-PAIR-01")
def test_who_lives_where() -> None:
    pairs = ("architect crane, bard theater, barge_toad twig_barge, chip_sweep resin_refinery, doctor university, "
             "fool fairgrounds, historian clock_tower, husband farm, innkeeper inn, judge courthouse, king castle, "
             "miner_mole mine, monk monastery, peddler ruins, postal_pigeon post_office, queen palace, ranger dungeon, "
             "shepherd chapel, shopkeeper general_store, teacher school, undertaker cemetery, wanderer lookout, "
             "wife farm, woodcarver storehouse")
    wanted = {tuple(pair.split()) for pair in pairs.split(", ")}
    found = {(card.ident, CONTENT.cards[host].ident) for card, hosts in zip(CONTENT.cards, CONTENT.hosted, strict=True)
             for host in hosts}
    assert found == wanted | {(critter, "ever_tree") for critter, _ in wanted}


def test_a_play_with_one_sensible_payment_is_one_click() -> None:
    plain = Scene().hand(0, "farm").goods(0, twig=3, resin=2)
    assert [name for name in plain.names() if "farm" in name] == ["play farm"]
    several = Scene().city(0, "crane", "judge").hand(0, "farm").goods(0, twig=3, resin=2)
    assert [name for name in several.names() if "farm" in name] == ["play farm", "play farm otherwise"]
    assert several.play("play farm").goods_of(0) == {"twig": 1, "resin": 1, "berry": 1}


def test_a_search_sees_one_of_two_equal_cards() -> None:
    scene = Scene().meadow("farm", "mine", "farm").goods(0, twig=3, resin=2, pebble=1).begin()
    names = scene.names()
    lines = [names[scene.table.options.index(code)] for code in scene.table.lines()]
    assert {"play farm from 1", "play farm from 3"} <= set(names)
    assert [name for name in lines if name.startswith("play")] == ["play farm from 1", "play mine from 2"]
