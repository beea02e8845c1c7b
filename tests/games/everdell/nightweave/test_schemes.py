"""Her Schemes, and what holds for them (MIS-SCH, MIS-MOD-09 to -14, -18, -20, -21)."""

from __future__ import annotations

from typing import Any

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.face_down import turn_up
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

READY = card("worker:haven")
PLAIN = ["king", "farm", "mine", "inn", "bard", "monk", "wife", "husband"]
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
PLOYS = GAME.content().more["nightweave"]


def scheme(name: str, *cards: Made, level: int = 2) -> LairScene:
    """She is about to prepare for spring and to draw this Scheme; two cards to her hand, one of the Meadow goes."""
    return LairScene(1, level, [READY, *cards], schemes=name).figure(8).spiders(home=0)


def drawn(name: str, *moves: str, hand: Any = (), city: Any = (), level: int = 2, **goods: int) -> LairScene:
    one = scheme(name, level=level).hand(0, *hand).city(0, *city).goods(0, **goods)
    return one.her_turn(*moves)


# --- drawing and replacing -------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-MOD-09", "MIS-MOD-10", "MIS-MOD-11")
def test_a_scheme_at_each_preparation_replaces_the_last() -> None:
    one = scheme("web_tax")
    assert (one.lair.schemes, one.lair.loose) == ([], [])  # none in winter
    one.her_turn()
    assert ([PLOYS.ploys[i].ident for i in one.lair.schemes], len(one.lair.loose)) == (["web_tax"], 4)
    following = LairScene(1, 2, [READY], schemes="slump").her_season("spring").figure(8).spiders(home=0)
    following.lair.schemes, following.lair.loose = [PLOYS.ploy_of["web_tax"]], [0, 2]
    following.her_turn()
    assert ([PLOYS.ploys[i].ident for i in following.lair.schemes], following.lair.loose) == (["slump"], [])
    last = LairScene(1, 2, [READY]).her_season("autumn").figure(8).spiders(home=0)
    last.lair.schemes = [PLOYS.ploy_of["slump"]]
    assert last.her_turn().lair.schemes == [PLOYS.ploy_of["slump"]]  # the one of autumn stays
    seasonal = [one.ident for one in PLOYS.ploys if one.kind == "scheme" and one.terms.seasonal]
    assert (len(seasonal), sum(one.kind == "scheme" for one in PLOYS.ploys)) == (18, 33)


# --- Webs on places --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-SCH-01", "MIS-MOD-12")
def test_spiders_in_the_trees() -> None:
    assert "f_three_berries" not in drawn("spiders_in_the_trees").visits()
    one = drawn("spiders_in_the_trees", "visit f_three_berries", twig=2)
    assert one.goods_of(0) == {"twig": 1, "berry": 3}
    card_paid = drawn("spiders_in_the_trees", "visit f_two_resin_twig", hand=("king",))
    assert (card_paid.hand_of(0), card_paid.goods_of(0)) == ([], {"twig": 1, "resin": 2})
    spider = LairScene(1, 2, [card("worker:forest/top_left")])
    spider.lair.schemes, spider.lair.loose = [PLOYS.ploy_of["spiders_in_the_trees"]], [8, 9, 10]
    assert spider.her_turn().spiders_at() == ["forest:top_left"]


@pytest.mark.rule("MIS-SCH-04", "MIS-MOD-12", "MIS-MOD-14")
@pytest.mark.case("CASE-MIS-50")
def test_case_50_forest_brigands_and_the_lookout() -> None:
    assert drawn("forest_brigands", "visit f_three_berries").her_tokens() == 2
    copied = drawn("forest_brigands", "visit lookout", "copy f_three_berries", city=("lookout",))
    assert (copied.her_tokens(), copied.goods_of(0)) == (0, {"berry": 3})
    spider = LairScene(1, 2, [card("worker:forest/top_left", "draw")])
    spider.lair.schemes, spider.lair.loose = [PLOYS.ploy_of["forest_brigands"]], [8, 9, 10]
    assert (spider.her_turn().spiders_at(), spider.hand_size(1)) == ([], 1)
    there = scheme("forest_brigands").workers(0, "f_three_berries")
    assert there.her_turn().her_tokens() == 0


@pytest.mark.rule("MIS-SCH-12")
def test_web_tax() -> None:
    one = drawn("web_tax")
    assert one.lair.loose == [0, 2, 5, 6]
    assert one.play("visit one_pebble").tokens_of(1) == 1
    assert drawn("web_tax", "visit one_berry").her_tokens() == 0
    spider = LairScene(1, 2, [card("worker:basic/one_pebble", "draw")])
    spider.lair.schemes, spider.lair.loose = [PLOYS.ploy_of["web_tax"]], [0, 2, 5, 6]
    assert spider.her_turn().spiders_at() == []


@pytest.mark.rule("MIS-SCH-13")
def test_infestation() -> None:
    poor = drawn("infestation", city=("lookout",), twig=1)
    assert "lookout" not in poor.visits()
    one = drawn("infestation", "visit lookout", "yield king", "copy one_berry", hand=("king",), city=("lookout",),
                twig=1)
    assert one.goods_of(0) == {"berry": 1}
    later = drawn("infestation", "play lookout", "visit lookout", "copy one_pebble", hand=("lookout",), **RICH)
    assert later.goods_of(0)["pebble"] == 9  # what comes later carries no Web: 1 paid, 1 gained
    spider = LairScene(1, 2, [card("worker:own_city", "worker:open", default="draw")]).her_city("monastery")
    spider.city(0, "inn")
    spider.lair.schemes, spider.lair.loose = [PLOYS.ploy_of["infestation"]], [64 + 257, 64 + 1]
    assert spider.her_turn().spiders_at() == []


@pytest.mark.rule("MIS-SCH-15")
def test_bribed_judges() -> None:
    for season, count in (("winter", 3), ("spring", 3), ("summer", 2), ("autumn", 1)):
        one = scheme("bribed_judges").season(0, season)
        assert one.her_turn().her_tokens() == count
    blue = ("judge", "historian", "crane")
    assert "city_monument" not in drawn("bribed_judges", city=blue).visits()
    paid = drawn("bribed_judges", "visit city_monument", city=blue, twig=1)
    assert (paid.goods_of(0), paid.score_of(0)["events"]) == ({}, 3)


@pytest.mark.rule("MIS-SCH-17")
def test_spider_threat() -> None:
    one = drawn("spider_threat")
    assert not {"three_twigs", "two_resin", "one_pebble", "one_berry_card"} & set(one.visits())
    assert "one_berry" in one.visits()
    spider = LairScene(1, 2, [card("worker:basic/one_pebble")])
    spider.lair.schemes, spider.lair.loose = [PLOYS.ploy_of["spider_threat"]], [0, 2, 5, 6]
    assert spider.her_turn().spiders_at() == ["basic:one_pebble"]


@pytest.mark.rule("MIS-SCH-18")
def test_sticky_mess() -> None:
    one = scheme("sticky_mess").forest("f_two_any", "f_two_resin_twig", "f_copy_basic_card")
    one.goods(0, twig=1)
    one.her_turn()
    assert one.lair.loose == [2, 3, 8, 9]
    one.play("visit two_resin")
    assert (one.goods_of(0), one.her_tokens()) == ({"resin": 2}, 1)
    assert "two_resin" not in drawn("sticky_mess", hand=("king",)).visits()  # resources only
    all_ = {location.ident for location in GAME.content().forest
            if any(word in location.effect.name for word in ("resin", "any"))}
    assert all_ == {"f_two_any", "f_twig_resin_berry", "f_two_resin_twig", "f_two_cards_any", "f_discard_three_any"}


@pytest.mark.rule("MIS-SCH-20")
@pytest.mark.case("CASE-MIS-52")
def test_case_52_berry_shortage() -> None:
    one = scheme("berry_shortage").forest("f_three_berries", "f_two_resin_twig", "f_two_any")
    one.her_turn()
    assert [one.table.place_name(place) for place in one.lair.loose] == [
        "basic:one_berry_card", "basic:one_berry", "forest:top_left", "forest:top_right"]
    assert not {"one_berry", "one_berry_card", "f_three_berries", "f_two_any"} & set(one.visits())
    paid = drawn("berry_shortage", "visit f_three_berries", twig=1)
    assert (paid.goods_of(0), paid.her_tokens()) == ({"berry": 3}, 1)


@pytest.mark.rule("MIS-SCH-19")
def test_invisible_trap() -> None:
    one = drawn("invisible_trap")
    assert one.lair.loose == list(range(8))
    assert one.play("visit one_berry").tokens_of(1) == 1
    assert drawn("invisible_trap", "visit one_berry", "give in", twig=1).her_tokens() == 1
    paid = drawn("invisible_trap", "visit one_berry", "foil", twig=1)
    assert (paid.her_tokens(), paid.goods_of(0)) == (0, {"berry": 1})


# --- playing cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-SCH-02", "MIS-MOD-18")
def test_ground_spiders() -> None:
    short = drawn("ground_spiders", hand=("farm", "king"), twig=2, resin=1)
    assert "farm" not in short.plays()  # a King and nothing else is left: one unit
    one = drawn("ground_spiders", "play farm", "yield king", hand=("farm", "king"), twig=3, resin=1)
    assert (one.hand_of(0), one.goods_of(0)) == ([], {"berry": 1})
    free = drawn("ground_spiders", hand=("husband",), city=("farm",), twig=1)
    assert "husband" not in free.plays()
    paid = drawn("ground_spiders", "play husband", hand=("husband",), city=("farm",), twig=2)
    assert (paid.city_of(0), paid.goods_of(0)) == (["farm", "husband"], {})
    assert "king" in drawn("ground_spiders", hand=("king",), berry=6).plays()


@pytest.mark.rule("MIS-SCH-06")
def test_burnout() -> None:
    assert drawn("burnout", "play lookout", hand=("lookout",), **RICH).her_tokens() == 2
    assert drawn("burnout", "visit lookout", "copy one_berry", city=("lookout",)).her_tokens() == 2
    hers_ = scheme("burnout").her_city("inn").goods(0, **RICH)
    hers_.her_turn("visit inn of 2")
    assert hers_.her_tokens() == 2 + 1
    assert drawn("burnout", "play farm", hand=("farm",), **RICH).her_tokens() == 0


@pytest.mark.rule("MIS-SCH-07", "MIS-SCH-25", "MIS-SCH-27", "MIS-MOD-13")
def test_colours_that_bring_her_tokens() -> None:
    colours = {"clerical_errors": "judge", "slump": "farm", "recession": "king"}
    for name, fitting in colours.items():
        for played in colours.values():
            one = drawn(name, f"play {played}", hand=(played,), **RICH)
            assert one.her_tokens() == (2 if played == fitting else 0), (name, played)
        assert drawn(name, f"play {fitting}", hand=(fitting,), level=4, **RICH).her_tokens() == 4
    hosted = drawn("clerical_errors", "play judge", hand=("judge",), city=("courthouse",))
    assert (hosted.her_tokens(), hosted.tokens_on_cards(0)) == (2, ["courthouse"])


@pytest.mark.rule("MIS-SCH-14", "MIS-MOD-21")
def test_political_influence() -> None:
    assert "judge" not in drawn("political_influence", hand=("judge",), berry=3).plays()
    one = drawn("political_influence", "play judge", hand=("judge", "king"), berry=3)
    assert (one.city_of(0), one.hand_of(0)) == (["judge"], [])
    listens = drawn("political_influence", "play wanderer", hand=("wanderer",), city=("shopkeeper", "lookout"), berry=2,
                    twig=1)
    assert listens.names() == ["foil", "give in"]
    listens.play("foil", "yield twig")
    assert listens.goods_of(0) == {"berry": 3}
    declined = drawn("political_influence", "play wanderer", "give in", hand=("wanderer",),
                     city=("shopkeeper", "lookout"), berry=2, twig=1)
    assert declined.goods_of(0) == {"twig": 1, "berry": 2}
    helped = drawn("political_influence", hand=("farm", "king"), city=("crane",))
    assert helped.plays() == ["farm"]  # the Crane waives all three, the King pays for its use
    assert "farm" not in drawn("political_influence", hand=("farm",), city=("crane",)).plays()
    draws = scheme("political_influence")
    draws.deck("ruins", "ruins", "ruins", "castle", "judge", "farm", "historian", "mine")
    draws.her_turn("visit two_cards_point")
    assert sorted(draws.hand_of(0)) == ["farm", "mine"]
    meadow = scheme("political_influence").season(0, "spring")
    meadow.meadow("judge", "farm", "crane", "mine").workers(0, "one_berry", "one_berry", "one_berry")
    meadow.her_turn()
    assert not {"draw judge from 1", "draw crane from 3"} & set(meadow.prepare().names())
    nothing = scheme("political_influence").deck("ruins", "ruins", "castle", "palace", "judge", "crane", only=True)
    nothing.her_turn("visit two_cards_point")
    assert not {"judge", "crane"} & set(nothing.hand_of(0))


@pytest.mark.rule("MIS-SCH-16", "MIS-MOD-21")
def test_bad_publicity() -> None:
    one = scheme("bad_publicity")
    one.meadow("wanderer", "farm", "bard", "mine")
    one.her_turn()
    colours = one.table.content.colour
    assert all(kind >= 0 and colours[kind] != 0 for kind in one.table.meadow)
    assert "wanderer" not in drawn("bad_publicity", hand=("wanderer",), city=("lookout",)).plays()
    paid = drawn("bad_publicity", "play wanderer", hand=("wanderer", "king"), city=("lookout",))
    assert paid.hand_of(0) != ["king"] and "king" not in paid.hand_of(0)
    starving = scheme("bad_publicity").meadow("wanderer", "farm").deck("king", "castle", "palace", only=True)
    starving.her_turn()
    assert starving.meadow_now().count(None) > 0


@pytest.mark.rule("MIS-SCH-28")
def test_inquiring_gaze() -> None:
    assert drawn("inquiring_gaze", hand=("husband", "king"), city=("farm",)).plays() == []
    one = drawn("inquiring_gaze", "play husband", "yield king", hand=("husband", "king", "castle"), city=("farm",))
    assert (one.hand_of(0), one.city_of(0)) == ([], ["farm", "husband"])
    paid = drawn("inquiring_gaze", "play husband", hand=("husband", "king", "castle"), berry=3)
    assert len(paid.hand_of(0)) == 2


# --- hand and supply -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-SCH-03", "MIS-SCH-08", "MIS-SCH-23", "MIS-SCH-33")
@pytest.mark.case("CASE-MIS-53")
def test_case_53_dice_of_the_four_robberies() -> None:
    sides = {name: PLOYS.ploys[PLOYS.ploy_of[name]].terms.die for name in ("caught", "extortion", "plunder", "theft")}
    assert [sides[name][2] for name in sides] == ["resin", "resin", "resin", "twig"]
    assert [sides[name][5] for name in sides] == ["pebble", "berry", "berry", "resin"]
    assert {sides[name][7] for name in sides} == {"pebble"}
    lost: dict[str, set[tuple[str, int]]] = {}
    for name, faces in sides.items():
        for seed in range(30):
            one = scheme(name).goods(0, twig=4, resin=4, pebble=2, berry=4)
            one.table.reseed(seed)
            one.her_turn()
            left = one.goods_of(0)
            gone = [(good, had - left.get(good, 0)) for good, had in
                    (("twig", 4), ("resin", 4), ("pebble", 2), ("berry", 4)) if had != left.get(good, 0)]
            thrown = int(str(one.told("nightweave-rolls")[-1].facts["die"]))
            assert [good for good, _ in gone] == [faces[thrown - 1]]
            lost.setdefault(name, set()).update(gone)
        assert lost[name] <= {("twig", 3), ("resin", 3), ("berry", 3), ("pebble", 2)}
        foil = drawn(name, "foil", hand=("king", "king"), twig=3, resin=3, pebble=3, berry=3)
        assert (foil.hand_of(0), sum(foil.goods_of(0).values())) == ([], 12)
        assert drawn(name, hand=("king",), twig=1, resin=1, pebble=1, berry=1).hand_of(0) == ["king"]


@pytest.mark.rule("MIS-SCH-05")
def test_borrowing() -> None:
    one = drawn("borrowing", hand=("king", "castle", "palace", "farm"))
    assert (one.hand_size(0), one.hand_size(1), one.her_tokens()) == (1, 2 + 3, 0)
    assert drawn("borrowing", hand=("king", "castle")).hand_size(0) == 0
    paid = drawn("borrowing", "yield twig", "done", hand=("king", "castle", "palace", "farm"), twig=5)
    assert (paid.hand_size(0), paid.goods_of(0)) == (2, {"twig": 4})


@pytest.mark.rule("MIS-SCH-10")
def test_creepy_crawling() -> None:
    one = drawn("creepy_crawling", hand=("wanderer", "king", "bard"))
    assert (one.hand_of(0), one.her_tokens(), None in one.meadow_now()) == (["king"], 2, False)
    assert len([event for event in one.told("nightweave-throws") if event.rule == "MIS-SCH-10"]) == 8
    foil = drawn("creepy_crawling", "foil", hand=("wanderer", "king"), twig=3)
    assert (foil.hand_of(0), foil.her_tokens(), foil.goods_of(0)) == (["wanderer", "king"], 0, {})


@pytest.mark.rule("MIS-SCH-11")
@pytest.mark.case("CASE-MIS-49")
def test_case_49_copycat() -> None:
    hand = ("king", "king", "castle", "castle", "palace")
    assert drawn("copycat", "done", hand=hand).her_tokens() == 10
    one = drawn("copycat", *["yield king"] * 2, *["yield castle"] * 2, "done", hand=hand)
    assert (one.her_tokens(), one.hand_of(0)) == (2, ["palace"])


@pytest.mark.rule("MIS-SCH-22")
def test_pickpocket() -> None:
    hand = ("king", "king", "castle", "castle", "palace")
    one = drawn("pickpocket", "keep back 0", hand=hand)
    assert (one.hand_size(0), one.hand_size(1), one.her_tokens()) == (2, 2 + 3, 0)
    kept = drawn("pickpocket", "keep back 2", hand=hand)
    assert (kept.hand_size(0), kept.her_tokens()) == (4, 2)


@pytest.mark.rule("MIS-SCH-24")
def test_caught_in_a_web() -> None:
    one = drawn("caught_in_a_web", hand=("ruins", "monk", "wanderer", "doctor"), berry=9)
    assert (one.hand_size(0), len(one.lair.caught)) == (1, 3)
    assert one.table.customs.hand_limit(one.table, 0) == 5
    assert sorted(one.table.view(0)["nightweave"]["caught"]) == sorted(one.table.idents(one.lair.caught))
    assert one.table.view(-1)["nightweave"]["caught"] == [None] * 3
    assert len(one.plays()) <= 1
    back = LairScene(1, 2, [READY], schemes="slump").her_season("spring").figure(8).spiders(home=0)
    back.lair.schemes, back.lair.caught = [PLOYS.ploy_of["caught_in_a_web"]], [back.take("king")]
    back.her_turn()
    assert (back.hand_of(0), back.lair.caught) == (["king"], [])


@pytest.mark.rule("MIS-SCH-31")
@pytest.mark.case("CASE-MIS-51")
def test_case_51_hard_work() -> None:
    one = scheme("hard_work").her_full_city().hand(0, "king", "castle", "palace")
    one.her_turn("yield king", "yield castle", "done")
    assert (len(one.her_cards()), one.hand_of(0)) == (16, ["palace"])
    assert len(drawn("hard_work").her_cards()) == 3


@pytest.mark.rule("MIS-SCH-32")
def test_cheating() -> None:
    seen: dict[int, str] = {}
    for seed in range(60):
        one = scheme("cheating")
        one.table.reseed(seed)
        one.her_turn()
        seen[int(str(one.told("nightweave-rolls")[-1].facts["die"]))] = one.her_events()[0]
        assert not one.lair.special
    left, right = "a_brilliant_marketing_plan", "path_of_the_pilgrims"
    assert seen == {1: "city_monument", 2: "city_monument", 3: "cartographers_expedition",
                    4: "cartographers_expedition", 5: left, 6: left, 7: right, 8: right}
    none = scheme("cheating")
    for place in range(17, 25):
        none.achieved(0, none.table.event_at(place).ident)
    assert none.her_turn().her_tokens() == 2
    foil = drawn("cheating", "foil", "yield king", hand=("king",), twig=2)
    assert (foil.her_events(), foil.goods_of(0), foil.hand_of(0)) == ([], {}, [])


# --- the city --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-SCH-09", "MIS-MOD-20")
@pytest.mark.case("CASE-MIS-54")
def test_case_54_a_closed_construction() -> None:
    one = scheme("closed_for_repairs", card("draw")).city(0, "farm", "clock_tower", "husband", "wife", "barge_toad")
    one.on(0, "clock_tower", point=2).workers(0, "one_berry", "one_berry").hand(0, "clock_tower")
    one.goods(0)
    one.her_turn("done")
    assert one.city_of(0) == ["husband", "wife", "barge_toad"]
    one.play("prepare") if "prepare" in one.names() else None
    assert one.goods_of(0) == {}
    one.table.players[0].goods[:4] = [9, 9, 9, 9]
    one.table.ask_anew()
    assert "clock_tower" not in one.plays()
    assert one.score_of(0) == {"base": 2 + 2 + 1, "tokens": 0, "prosperity": 3, "journey": 0, "events": 0}
    assert one.table.customs.city_spaces(one.table, 0) == 15 - 2
    assert [card_["card"] for card_ in one.table.view(0)["nightweave"]["shut"]] == ["farm", "clock_tower"]
    back = LairScene(1, 2, [READY], schemes="slump").her_season("spring").figure(8).spiders(home=0)
    back.city(0, "husband")
    back.lair.schemes = [PLOYS.ploy_of["closed_for_repairs"]]
    back.lair.shut = [[0, back.take("clock_tower"), 0, 0, 0, 0, 0, 0, 2]]
    back.her_turn()
    assert (back.city_of(0), back.lying_on("clock_tower")) == (["clock_tower", "husband"], {"point": 2})
    assert back.lair.shut == []


@pytest.mark.rule("MIS-SCH-09", "MIS-MOD-18")
def test_a_construction_is_kept_open_for_a_card_or_a_resource() -> None:
    one = drawn("closed_for_repairs", "keep up mine", "yield king", "done", hand=("king",), city=("farm", "mine"),
                twig=1)
    assert (one.city_of(0), one.goods_of(0), one.hand_of(0)) == (["mine"], {"twig": 1}, [])
    inn = scheme("closed_for_repairs").city(0, "inn", "monastery").workers(0, "inn")
    inn.her_turn()
    assert (inn.city_of(0), inn.standing_of(0), "inn" in inn.visits()) == ([], ["idle"], False)


@pytest.mark.rule("MIS-MOD-20")
def test_prisoners_lie_face_down_with_their_dungeon() -> None:
    one = scheme("closed_for_repairs").city(0, "dungeon", "farm").prisoners(0, "king")
    one.her_turn()
    assert (one.city_of(0), one.player(0).prisoners, one.table.check()) == ([], [], [])
    turn_up(one.table)
    assert (one.city_of(0), one.table.idents(one.player(0).prisoners)) == (["dungeon", "farm"], ["king"])


@pytest.mark.rule("MIS-SCH-21", "MIS-MOD-20")
def test_paralysing_fear() -> None:
    one = drawn("paralysing_fear", city=("husband", "farm", "wife", "king"))
    assert (one.city_of(0), one.score_of(0)["base"]) == (["farm"], 1)
    assert one.table.customs.city_spaces(one.table, 0) == 15 - 2  # the couple shares a space
    kept = drawn("paralysing_fear", "keep up king", "done", city=("husband", "farm", "king"), twig=2)
    assert sorted(kept.city_of(0)) == ["farm", "king"]


@pytest.mark.rule("MIS-SCH-29", "MIS-MOD-19")
def test_repossession() -> None:
    one = drawn("repossession", "lose castle", "give in", city=("king", "castle", "farm"))
    assert (one.city_of(0), one.her_cards()) == (["king", "farm"], ["castle"])
    best = scheme("repossession").city(0, "farm", "mine", "inn", "fool")
    best.her_turn()
    assert best.names() == ["lose mine", "lose inn"]
    guarded = drawn("repossession", "guard", city=("castle", "farm"))
    assert (guarded.city_of(0), guarded.free_of(0), guarded.standing_of(0)) == (["castle", "farm"], 1, ["city:0:1"])
    full = scheme("repossession").her_full_city().city(0, "castle").workers(0, free=0)
    full.her_turn()
    assert (len(full.her_cards()), full.city_of(0)) == (16, [])
    assert drawn("repossession").her_cards() == []


# --- workers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-SCH-26")
def test_ransom() -> None:
    one = drawn("ransom")
    assert (one.free_of(0), one.lair.held, one.her_tokens()) == (1, 1, 0)
    one.play("visit one_berry")
    one.prepare()
    assert (one.season_of(0), one.free_of(0), one.lair.held) == ("spring", 3, 0)
    out = scheme("ransom").workers(0, "one_berry", "three_twigs").hand(0, "farm").goods(0, twig=2, resin=1)
    out.her_turn("give in", "send three_twigs")
    assert (out.her_tokens(), out.lair.held) == (2, 1)
    for moves, goods in ((("foil with berry",), {"berry": 2}), (("foil",), {"twig": 3})):
        paid = drawn("ransom", *moves, **goods)
        assert (paid.free_of(0), paid.goods_of(0)) == (2, {})
    nobody = scheme("ransom").season(0, "autumn").workers(0, "journey_3", free=0)
    nobody.her_turn()
    assert (nobody.her_tokens(), nobody.lair.held) == (2, 0)


@pytest.mark.rule("MIS-SCH-30")
def test_poisoned_soup() -> None:
    one = scheme("poisoned_soup").workers(0, "one_berry", "three_twigs").hand(0, "farm").goods(0, twig=2, resin=1)
    one.her_turn("give in", "send three_twigs")
    assert (one.lair.poisoned, one.table.view(0)["nightweave"]["lair"]) == (1, 4)
    used = LairScene(1, 2, [card("worker:basic/one_pebble")]).spiders(home=1)
    used.lair.poisoned = 1
    used.player(0).lost = 1
    used.workers(0, "one_berry").hand(0, "farm").goods(0, twig=2, resin=1)
    used.her_turn()
    assert (used.home_now(), used.lair.poisoned, used.lair.poisoned_at) == (1, 0, 5)  # it is used first
    used.prepare()
    assert (used.season_of(0), used.free_of(0), used.lair.poisoned_at) == ("spring", 3, -1)
    stays = LairScene(1, 2, [card("worker:basic/one_pebble"), READY]).figure(8).spiders(home=0)
    stays.lair.poisoned = 1
    stays.player(0).lost = 1
    stays.hand(0, "farm").goods(0, twig=2, resin=1)
    stays.her_turn("visit one_berry")  # then she prepares: her own workers come home
    assert (stays.spiders_at(), stays.home_now(), stays.lair.poisoned_at) == (["basic:one_pebble"], 3, 5)
    following = drawn("poisoned_soup", "visit one_pebble")
    assert (following.goods_of(0), following.free_of(0), following.standing_of(0)) == ({"pebble": 1}, 1, [])
    assert following.player(0).lost == 1  # she has placed it in her turn since
    for moves, goods in ((("foil with pebble",), {"pebble": 2}), (("foil",), {"twig": 3})):
        paid = drawn("poisoned_soup", *moves, **goods)
        assert (paid.lair.soup, paid.goods_of(0)) == (False, {})


@pytest.mark.rule("MIS-SCH-30")
def test_a_poisoned_worker_comes_back_though_its_card_is_gone() -> None:
    def on_the_inn(then: str, *moves: str) -> None:
        one = LairScene(1, 2, [card("worker:open"), READY], schemes=then).figure(8).spiders(home=0)
        one.lair.poisoned = 1
        one.player(0).lost = 1
        one.workers(0, "one_berry").city(0, "inn", "farm").hand(0, "ruins", "mine").goods(0, twig=2, resin=1, pebble=1)
        one.her_turn(*moves)
        assert one.home_now() == 3  # of her own workers two came home, and one came with spring
        assert (one.spiders_at(), one.table.check()) == (["idle"], [])
        one.prepare()
        assert (one.free_of(0), one.spiders_at(), one.player(0).lost, one.table.check()) == (3, [], 0, [])

    on_the_inn("slump", "play ruins", "discard inn")  # the Inn makes way
    on_the_inn("closed_for_repairs", "play ruins", "discard farm", "done")  # the Inn is turned face down
