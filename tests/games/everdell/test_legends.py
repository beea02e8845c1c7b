"""More Legends: ten cards that take the place of others (MIS-LEG)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

LEGENDS = ("legends",)
BANNERS = {"click_clacks": "general_store", "strongroot_castle": "castle", "darkdeep_prison": "dungeon",
           "everflame_tomb": "cemetery", "king_norths_treasury": "clock_tower", "chipter_swipple": "chip_sweep",
           "jor_goldwing": "bard", "mayberry_matriarch": "wife", "strey_softpaw": "ranger", "tarry_hare": "shopkeeper"}


def scene(players: int = 2, more: tuple[str, ...] = (), year: int = 1) -> Scene:
    return Scene(players, modules=(*LEGENDS, *more), year=year)


def begun(players: int, seed: int) -> EverdellTable:
    table = GAME.new_table(GAME.checked(Setup("everdell", players, LEGENDS, {}, seed)), GAME.content())
    assert isinstance(table, EverdellTable)
    return table


def aside(scene: Scene) -> list[str]:
    """The Legends that may be played."""
    return [name[5:-11] for name in scene.names() if name.endswith(" from aside")]


@pytest.mark.rule("MIS-LEG-01")
def test_everybody_is_dealt_a_construction_and_a_critter() -> None:
    for players in (1, 2, 3, 4):
        table = begun(players, 4)
        content = table.content
        dealt = [me.legends for me in table.players[:players]]
        assert all([content.critter[kind] for kind in one] == [False, True] for one in dealt)
        assert len(table.boxed) == 10 - 2 * players and not any(content.legendary[kind] for kind in table.deck)
        assert sum(content.copies) == 138 and len({kind for one in dealt for kind in one}) == 2 * players
    assert len({tuple(begun(2, seed).players[0].legends) for seed in range(9)}) > 3


@pytest.mark.rule("MIS-LEG-02")
def test_legends_are_secret_and_no_part_of_the_hand() -> None:
    table = begun(3, 2)
    own, other = table.view(0)["players"][0], table.view(0)["players"][1]
    assert own["legends"]["cards"] == table.idents(table.players[0].legends)
    assert other["legends"] == {"left": 2, "cards": []}
    seen = {tuple(table.resample(0, seed).players[1].legends) for seed in range(12)}
    assert len(seen) > 3 and all(table.resample(0, seed).players[0].legends == table.players[0].legends
                                 for seed in range(4))
    full = scene().legends(0, "tarry_hare", "click_clacks").cards(0, 8).begin()
    assert full.table.room_in_hand(0) == 0 and full.hand_size() == 8
    haven = scene().legends(0, "tarry_hare").hand(0, "king", "castle").play("visit haven")
    assert sorted(haven.names()) == ["discard castle", "discard king"]


@pytest.mark.rule("MIS-LEG-03")
def test_a_legend_is_an_action_that_others_listen_to() -> None:
    listeners = scene().legends(0, "jor_goldwing").city(0, "historian", "shopkeeper").goods(0, berry=4).deck("farm")
    listeners.play("play jor_goldwing from aside")
    assert (listeners.hand_of(), listeners.goods_of()) == (["farm"], {"berry": 1})
    assert listeners.deciding == 1 and listeners.told("played")[0].facts["from"] == "aside"


@pytest.mark.rule("MIS-LEG-04")
@pytest.mark.rule("MIS-LEG-32")
@pytest.mark.case("CASE-MIS-14")
def test_a_legend_is_paid_for_or_upgraded_and_never_free_otherwise() -> None:
    store = scene().legends(0, "tarry_hare").city(0, "general_store", "ever_tree").goods(0, berry=4)
    assert aside(store) == []
    assert aside(scene().legends(0, "tarry_hare").goods(0, berry=5)) == ["tarry_hare"]
    keeper = scene().legends(0, "tarry_hare").city(0, "shopkeeper").play("play tarry_hare from aside")
    assert keeper.city_of() == ["tarry_hare"] and keeper.discard_now() == ["shopkeeper"]
    queen = scene().legends(0, "darkdeep_prison").city(0, "queen").hand(0, "monk").play("visit queen")
    assert not [name for name in queen.names() if "darkdeep" in name]


@pytest.mark.rule("MIS-LEG-05")
def test_what_makes_cards_cheaper_serves_legends_too() -> None:
    inn = scene().legends(0, "jor_goldwing").city(0, "innkeeper").goods(0, berry=1)
    inn.play("play jor_goldwing from aside")
    assert (inn.city_of(), inn.goods_of()) == (["jor_goldwing"], {})
    crane = scene().legends(0, "everflame_tomb").city(0, "crane").goods(0, pebble=1)
    crane.play("play everflame_tomb from aside")
    assert crane.city_of() == ["everflame_tomb"] and crane.goods_of() == {}
    judge = scene().legends(0, "everflame_tomb").city(0, "judge").goods(0, berry=1, pebble=3)
    assert aside(judge) == ["everflame_tomb"]


@pytest.mark.rule("MIS-LEG-06")
@pytest.mark.rule("MIS-LEG-07")
@pytest.mark.case("CASE-MIS-13")
def test_one_of_three_wives_makes_way_and_no_other_may_come() -> None:
    wives = scene().legends(0, "mayberry_matriarch").city(0, "wife", "wife", "wife").hand(0, "wife").goods(0, berry=9)
    wives.play("play mayberry_matriarch from aside")
    assert wives.city_of() == ["wife", "wife", "mayberry_matriarch"] and wives.goods_of() == {"berry": 9}
    wives.play("visit one_pebble")
    assert wives.plays() == [] and wives.score_of()["base"] == 9


@pytest.mark.rule("MIS-LEG-07")
def test_no_banner_card_comes_in_any_way_beside_its_legend() -> None:
    for legend, banner in BANNERS.items():
        free = scene().city(0, legend, "queen", "ever_tree").hand(0, banner)
        free.goods(0, twig=9, resin=9, pebble=9, berry=9)
        assert banner not in free.plays(), banner
        if "visit queen" in free.names():
            free.play("visit queen")
            assert f"play {banner}" not in free.names(), banner


@pytest.mark.rule("MIS-LEG-04")
@pytest.mark.rule("MIS-LEG-07")
@pytest.mark.rule("MIS-LEG-08")
@pytest.mark.rule("MIS-LEG-20")
@pytest.mark.case("CASE-MIS-10")
def test_a_cemetery_becomes_the_tomb_with_token_and_worker() -> None:
    tomb = scene().legends(0, "everflame_tomb").city(0, "cemetery").occupied(0, "cemetery").hand(0, "cemetery", "monk")
    tomb.workers(0, "cemetery").goods(0, pebble=2).play("play everflame_tomb from aside")
    assert (tomb.city_of(), tomb.tokens_on_cards()) == (["everflame_tomb"], ["everflame_tomb"])
    assert tomb.standing_of() == ["city:0:2"] and tomb.hand_of() == ["cemetery", "monk"]
    tomb.play("visit one_pebble")
    assert "everflame_tomb" not in tomb.visits() and "cemetery" not in tomb.plays()
    second = scene().city(0, "everflame_tomb", "undertaker").workers(0, "everflame_tomb").hand(0, "monk")
    assert "everflame_tomb" in second.visits()


@pytest.mark.rule("MIS-LEG-09")
def test_other_things_on_the_card_are_lost() -> None:
    tower = scene().legends(0, "king_norths_treasury").city(0, "clock_tower").on(0, "clock_tower", point=3)
    tower.play("play king_norths_treasury from aside")
    assert tower.lying_on("king_norths_treasury") == {"point": 4} and tower.tokens_of() == 0
    prison = scene().legends(0, "darkdeep_prison").city(0, "dungeon").prisoners(0, "wanderer", "bard")
    prison.play("play darkdeep_prison from aside")
    assert sorted(prison.discard_now()) == ["bard", "dungeon", "wanderer"] and prison.player().prisoners == []


@pytest.mark.rule("MIS-LEG-10")
@pytest.mark.case("CASE-MIS-15")
def test_a_legend_counts_as_its_banner_card() -> None:
    store = scene().specials("under_new_management").city(0, "click_clacks", "peddler").hand(0, "shopkeeper")
    assert "under_new_management" in store.visits() and store.plays() == ["shopkeeper"]
    store.play("play shopkeeper")
    assert store.tokens_on_cards() == ["click_clacks"]
    fallen = scene().specials("remembering_the_fallen").city(0, "everflame_tomb", "shepherd")
    fallen.workers(0, "everflame_tomb").begin()
    assert fallen.table.content.known_as[fallen.kind("everflame_tomb")] == fallen.kind("cemetery")
    cell = scene().city(0, "strey_softpaw", "dungeon", "wanderer").prisoners(0, "bard").hand(0, "farm")
    assert cell.plays() == ["farm"]


@pytest.mark.rule("MIS-LEG-11")
def test_a_legend_is_neither_common_nor_unique_but_has_its_colour() -> None:
    city = scene().city(0, "school", "theater", "castle", "palace", "chipter_swipple", "click_clacks", "ever_tree")
    plain = scene().city(0, "school", "theater", "castle", "palace", "ever_tree")
    assert city.begin().score_of()["prosperity"] == plain.begin().score_of()["prosperity"]
    purple = scene().city(0, "ever_tree", "mayberry_matriarch").begin()
    assert purple.score_of()["prosperity"] == 2
    tour = scene().city(0, "strey_softpaw", "everflame_tomb", "inn").begin()
    assert "grand_tour" in tour.visits()


@pytest.mark.rule("MIS-LEG-12")
@pytest.mark.rule("MIS-LEG-32")
@pytest.mark.case("CASE-MIS-12")
def test_a_full_city_is_no_obstacle() -> None:
    full = scene().city(0, "general_store").fill(0, 15).legends(0, "strongroot_castle", "click_clacks")
    full.hand(0, "castle").goods(0, twig=9, resin=9, pebble=9)
    full.play("play strongroot_castle from aside")
    assert (full.spaces_of(), full.goods_of()) == (15, {"twig": 5, "resin": 5, "pebble": 5})
    full.play("visit one_berry")
    assert "castle" not in full.plays()
    full.play("play click_clacks from aside otherwise", *["take twig"] * full.city_of().count("farm"))
    assert full.city_of().count("general_store") == 1 and full.spaces_of() == 15
    unique = scene().legends(0, "strongroot_castle").city(0, "castle").goods(0, twig=9, resin=9, pebble=9)
    assert [name for name in unique.names() if "strongroot" in name] == ["play strongroot_castle from aside"]
    assert unique.play("play strongroot_castle from aside").city_of() == ["strongroot_castle"]


@pytest.mark.rule("MIS-LEG-13")
def test_upgrading_frees_a_space_and_a_husband_at_the_matriarchs_takes_none() -> None:
    city = scene().legends(0, "mayberry_matriarch").city(0, "wife", "mine")
    assert city.spaces_of() == 2
    assert city.play("play mayberry_matriarch from aside").spaces_of() == 1
    pair = scene().city(0, "mayberry_matriarch", "husband", "mine").begin()
    assert pair.spaces_of() == 1


@pytest.mark.rule("MIS-LEG-14")
def test_a_legend_never_leaves_the_city() -> None:
    ruins = scene().city(0, "click_clacks", "strongroot_castle").hand(0, "ruins")
    assert ruins.plays() == []
    university = scene().city(0, "university", "jor_goldwing").begin()
    assert "university" not in university.visits()
    dungeon = scene().city(0, "dungeon", "jor_goldwing").hand(0, "farm")
    assert dungeon.plays() == []


@pytest.mark.rule("MIS-LEG-15")
def test_a_legend_cannot_be_copied_but_produces() -> None:
    mole = scene().city(1, "click_clacks").hand(0, "miner_mole").goods(0, berry=3).play("play miner_mole")
    assert mole.goods_of() == {} and mole.deciding == 1
    sweep = scene().city(0, "click_clacks", "chip_sweep").workers(0, "one_berry", "one_berry").prepare()
    assert sweep.goods_of() == {"berry": 3}
    path = scene(more=("corrin",)).city(0, "corrin_path").city(1, "strey_softpaw").workers(1, "strey_softpaw")
    assert "corrin_path" not in path.visits()


@pytest.mark.rule("MIS-LEG-16")
@pytest.mark.case("CASE-MIS-18")
def test_rugwort_gets_a_token_and_plays_twice() -> None:
    alone = scene(1).legends(0, "jor_goldwing").goods(0, berry=4).hand(0, "monk")
    alone.play("play jor_goldwing from aside")
    assert alone.player(1).goods[4] == 3 and len(alone.told("rugwort-rolls")) == 2
    plain = scene(1).hand(0, "monk").goods(0, berry=1).play("play monk")
    assert plain.player(1).goods[4] == 0 and len(plain.told("rugwort-rolls")) == 1


@pytest.mark.rule("MIS-LEG-17")
@pytest.mark.case("CASE-MIS-16")
def test_click_clacks() -> None:
    store = scene().legends(0, "click_clacks").city(0, "farm", "farm").goods(0, twig=2, resin=2, pebble=1)
    store.play("play click_clacks from aside", "take resin", "take pebble")
    assert store.goods_of() == {"berry": 3, "resin": 1, "pebble": 1}
    again = scene().city(0, "click_clacks").workers(0, "one_berry", "one_berry").prepare()
    assert again.goods_of() == {"berry": 3}


@pytest.mark.rule("MIS-LEG-18")
def test_strongroot_castle() -> None:
    castle = scene().city(0, "strongroot_castle", "farm", "mine", "crane", "click_clacks").begin()
    assert castle.score_of()["prosperity"] == 4


@pytest.mark.rule("MIS-LEG-19")
def test_darkdeep_prison() -> None:
    prison = scene().legends(0, "darkdeep_prison").city(0, "wanderer", "bard", "monk")
    prison.goods(0, twig=2, resin=2, pebble=2)
    prison.play("play darkdeep_prison from aside", "discard wanderer", "discard bard", *["take berry"] * 6)
    assert prison.goods_of() == {"berry": 6, "point": 6} and prison.city_of() == ["monk", "darkdeep_prison"]
    one = scene().legends(0, "darkdeep_prison").city(0, "dungeon", "bard", "monk")
    one.play("play darkdeep_prison from aside", "discard bard", "done", *["take twig"] * 3)
    assert one.goods_of() == {"twig": 3, "point": 3}


@pytest.mark.rule("MIS-LEG-20")
@pytest.mark.rule("MIS-LEG-21")
def test_everflame_tomb() -> None:
    tomb = scene().city(0, "everflame_tomb").hand(0, "king").legends(0, "jor_goldwing").meadow("palace", "farm")
    tomb.play("visit everflame_tomb")
    names = tomb.names()
    assert {"play king", "play palace from 1", "play farm from 2", "skip"} <= set(names)
    assert not [name for name in names if "jor_goldwing" in name]
    tomb.play("play king")
    assert tomb.city_of() == ["everflame_tomb", "king"]
    stays = scene().city(0, "everflame_tomb").workers(0, "everflame_tomb", "one_berry").prepare()
    assert stays.standing_of() == ["city:0:1"] and stays.free_of() == 2
    moved = scene().legends(0, "everflame_tomb").city(0, "cemetery").workers(0, "cemetery", "one_berry")
    moved.play("play everflame_tomb from aside", "visit three_twigs")
    assert moved.table.permanent(moved.player().workers[0])


@pytest.mark.rule("MIS-LEG-22")
@pytest.mark.rule("MIS-LEG-23")
@pytest.mark.case("CASE-MIS-17")
def test_king_norths_treasury() -> None:
    castle = scene().city(0, "king_norths_treasury").on(0, "king_norths_treasury", point=4).hand(0, "castle")
    castle.play("play castle")
    assert "castle" in castle.city_of() and castle.lying_on("king_norths_treasury") == {}
    monk = scene().city(0, "king_norths_treasury").on(0, "king_norths_treasury", point=4).hand(0, "monk")
    monk.play("play monk")
    assert monk.lying_on("king_norths_treasury") == {"point": 3} and monk.goods_of() == {}
    assert monk.score_of()["tokens"] == 3
    several = scene().city(0, "king_norths_treasury").on(0, "king_norths_treasury", point=4).hand(0, "mine")
    several.goods(0, twig=1).play("play mine")
    assert several.names() == ["with king_norths_treasury 1", "with king_norths_treasury 2"]
    several.play("with king_norths_treasury 1")
    assert several.goods_of() == {"pebble": 1} and several.lying_on("king_norths_treasury") == {"point": 3}


@pytest.mark.rule("MIS-LEG-22")
@pytest.mark.rule("MIS-LEG-23")
def test_the_treasury_brings_its_tokens_and_does_not_join_another_ability() -> None:
    bought = scene().legends(0, "king_norths_treasury").goods(0, twig=3, pebble=3)
    bought.play("play king_norths_treasury from aside")
    assert bought.lying_on("king_norths_treasury") == {"point": 4} and bought.goods_of() == {}
    poor = scene().legends(0, "king_norths_treasury").goods(0, twig=1, pebble=3)
    assert aside(poor) == []
    crane = scene().city(0, "king_norths_treasury", "crane").on(0, "king_norths_treasury", point=1).hand(0, "palace")
    assert crane.goods(0, resin=3).plays() == []
    assert crane.goods_of() == {"resin": 3}


@pytest.mark.rule("MIS-LEG-24")
@pytest.mark.rule("MIS-LEG-25")
def test_chipter_activates_two_different_green_cards() -> None:
    chipter = scene().legends(0, "chipter_swipple").city(0, "mine", "twig_barge", "click_clacks").goods(0, berry=4)
    chipter.play("play chipter_swipple from aside")
    assert chipter.names() == ["activate mine", "activate twig_barge", "done"]
    chipter.play("activate mine")
    assert chipter.goods_of() == {"pebble": 1} and chipter.names() == ["activate twig_barge", "done"]
    chipter.play("activate twig_barge")
    assert chipter.goods_of() == {"pebble": 1, "twig": 2} and chipter.deciding == 1
    farms = scene().legends(0, "chipter_swipple").city(0, "farm", "farm").goods(0, berry=4)
    farms.play("play chipter_swipple from aside", "activate farm", "activate farm 2")
    assert farms.goods_of() == {"berry": 2}


@pytest.mark.rule("MIS-LEG-24")
@pytest.mark.rule("MIS-LEG-25")
def test_chipter_may_activate_a_chip_sweep_but_none_activates_him() -> None:
    sweep = scene().legends(0, "chipter_swipple").city(0, "mine", "chip_sweep").goods(0, berry=4)
    sweep.play("play chipter_swipple from aside otherwise", "activate chip_sweep", "done")
    assert sweep.goods_of() == {"pebble": 1}
    spring = scene().city(0, "chipter_swipple", "mine").workers(0, "one_berry", "one_berry").prepare("activate mine")
    assert spring.goods_of() == {"pebble": 2} and spring.deciding == 1
    alone = scene().city(0, "chipter_swipple").workers(0, "one_berry", "one_berry").prepare()
    assert alone.deciding == 1


@pytest.mark.rule("MIS-LEG-24")
@pytest.mark.rule("EVB-COL-06")
def test_what_chipter_activates_may_be_paid_out_of_what_another_card_brings() -> None:
    spring = scene().city(0, "chipter_swipple", "woodcarver", "husband", "wife", "farm")
    spring.workers(0, "one_berry", "one_berry").prepare()
    assert spring.names() == ["produce chipter_swipple", "produce husband"]
    spring.play("produce husband", "take twig", "activate woodcarver", "pay 1", "done")
    assert spring.goods_of() == {"berry": 1, "point": 1}


@pytest.mark.rule("MIS-LEG-24")
def test_chipter_is_activated_once_a_turn() -> None:
    chipter = scene().city(0, "chipter_swipple", "mine").begin()
    table, card = chipter.table, chipter.card("chipter_swipple")
    production = table.content.cards[chipter.kind("chipter_swipple")].production
    assert production.ask(table, 0, (card,)) is not None
    production.answer(table, 0, (card,), chipter.card("mine"))
    assert production.ask(table, 0, (card,)) is None


@pytest.mark.rule("MIS-LEG-26")
@pytest.mark.case("CASE-MIS-11")
def test_jor_goldwing() -> None:
    jor = scene(more=("powers",)).power(0, "butterflies").legends(0, "jor_goldwing").city(0, "bard").cards(0, 9)
    jor.play("play jor_goldwing from aside")
    assert (jor.tokens_of(), jor.hand_size(), jor.city_of()) == (8, 9, ["jor_goldwing"])
    few = scene().legends(0, "jor_goldwing").city(0, "bard").cards(0, 3).play("play jor_goldwing from aside")
    assert few.tokens_of() == 3


@pytest.mark.rule("MIS-LEG-27")
def test_the_matriarch_scores_with_a_husband_and_a_farm() -> None:
    assert scene().city(0, "mayberry_matriarch", "husband", "farm").begin().score_of()["prosperity"] == 5
    assert scene().city(0, "mayberry_matriarch", "husband").begin().score_of()["prosperity"] == 0
    assert scene().city(0, "mayberry_matriarch", "farm").begin().score_of()["prosperity"] == 0
    two = scene().city(0, "mayberry_matriarch", "husband", "husband", "farm").begin()
    assert two.spaces_of() == 2 and two.score_of()["prosperity"] == 5


@pytest.mark.rule("MIS-LEG-28")
def test_a_husband_goes_where_his_owner_says_and_pairs_stay_together() -> None:
    def coming() -> Scene:
        city = scene().city(0, "mayberry_matriarch", "wife", "farm").hand(0, "husband")
        return city.play("play husband", "take twig")

    hers = coming()
    assert hers.names() == ["live with wife", "live with mayberry_matriarch"]
    assert hers.play("live with mayberry_matriarch").score_of()["prosperity"] == 5
    assert hers.spaces_of() == 2
    wifes = coming().play("live with wife")
    assert wifes.score_of()["prosperity"] == 3
    settled = scene().city(0, "mayberry_matriarch", "wife", "wife", "husband", "farm").hand(0, "husband")
    settled.player(0).with_legend = True
    assert settled.play("play husband", "take twig").deciding == 1  # she has hers: nobody is asked
    passed_on = scene().legends(0, "mayberry_matriarch").city(0, "wife", "wife", "husband", "farm")
    passed_on.play("play mayberry_matriarch from aside")
    assert passed_on.score_of()["prosperity"] == 5
    unpaired = scene().legends(0, "mayberry_matriarch").city(0, "wife", "wife", "husband", "farm")
    unpaired.play("play mayberry_matriarch from aside otherwise")
    assert unpaired.score_of()["prosperity"] == 3
    only = scene().city(0, "mayberry_matriarch", "farm").hand(0, "husband").play("play husband", "take twig")
    assert only.deciding == 1 and only.score_of()["prosperity"] == 5


@pytest.mark.rule("MIS-LEG-29")
@pytest.mark.rule("MIS-LEG-30")
def test_strey_softpaw() -> None:
    strey = scene().city(0, "strey_softpaw").workers(0, "one_berry").workers(1, "f_three_berries", "one_berry")
    strey.play("visit strey_softpaw")
    assert strey.names() == ["copy one_berry", "copy f_three_berries", "done"]
    strey.play("copy one_berry", "copy one_berry")
    assert strey.goods_of() == {"berry": 2} and strey.deciding == 1
    other = scene().city(0, "strey_softpaw").workers(1, "f_three_berries", "haven").play("visit strey_softpaw")
    other.play("copy f_three_berries")
    assert other.goods_of() == {"berry": 3} and "done" not in other.names()
    nobody = scene().city(0, "strey_softpaw").workers(1, "haven")
    assert "strey_softpaw" not in nobody.visits()
    taken = scene().city(0, "strey_softpaw").workers(0, "strey_softpaw").workers(1, "three_twigs")
    assert "strey_softpaw" not in taken.visits()
    ranger = scene().legends(0, "strey_softpaw").city(0, "ranger").workers(1, "three_twigs")
    assert ranger.play("play strey_softpaw from aside").standing_of() == []


@pytest.mark.rule("MIS-LEG-31")
def test_tarry_hare() -> None:
    hare = scene().city(0, "tarry_hare").hand(0, "monk").goods(0, berry=1).play("play monk", "take pebble")
    assert hare.goods_of() == {"pebble": 1}
    built = scene().city(0, "tarry_hare").hand(0, "mine").goods(0, twig=1, resin=1, pebble=1).play("play mine")
    assert built.names() == ["draw 2", "draw 1", "skip"]
    assert built.play("draw 1").hand_size() == 1
    own = scene().legends(0, "tarry_hare").goods(0, berry=5).play("play tarry_hare from aside")
    assert own.goods_of() == {} and own.deciding == 1
