"""Player Powers: Butterflies, Pigs, Spiders, Stoats (MIS-POW)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.content import BOXES
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

POWERS = ("powers",)


def scene(players: int = 2, more: tuple[str, ...] = ()) -> Scene:
    return Scene(players, modules=(*POWERS, *more))


def begun(players: int, seed: int, more: tuple[str, ...] = ()) -> EverdellTable:
    setup = GAME.checked(Setup("everdell", players, (*POWERS, *more), {}, seed))
    table = GAME.new_table(setup, GAME.content())
    assert isinstance(table, EverdellTable)
    return table


def powers_of(table: EverdellTable) -> list[str]:
    return [table.content.powers[me.power].ident for me in table.players[:table.seats]]


@pytest.mark.rule("MIS-POW-01")
def test_everybody_is_dealt_one_power() -> None:
    for players in (1, 2, 3, 4):
        dealt = [powers_of(begun(players, seed)) for seed in range(8)]
        assert all(len(set(one)) == players for one in dealt) and len({tuple(one) for one in dealt}) > 1
        assert [one["power"] for one in begun(players, 0).view(0)["players"][:players]] == dealt[0]


@pytest.mark.rule("MIS-POW-02")
@pytest.mark.case("CASE-MIS-20")
def test_nobody_gains_a_worker_in_spring() -> None:
    spring = scene().power(0, "stoats").workers(0, "one_berry", "one_berry").prepare()
    assert spring.free_of() == 2
    summer = scene().power(0, "stoats").season(0, "spring").workers(0, "one_berry", "one_berry").prepare("done")
    assert summer.free_of() == 3
    autumn = scene().power(0, "stoats").season(0, "summer").workers(0, *["one_berry"] * 3).prepare()
    assert autumn.free_of() == 5


@pytest.mark.rule("MIS-POW-03")
@pytest.mark.rule("MIS-POW-04")
def test_a_power_adds_to_the_actions_and_to_a_card_that_helps_to_pay() -> None:
    with_power = scene().power(0, "stoats").begin().visits()
    assert with_power == Scene().begin().visits()
    crane = scene().power(0, "stoats").city(0, "crane").hand(0, "mine", "king", "castle")
    crane.play("play mine", "exchange twig", "discard castle")
    assert (crane.city_of(), crane.goods_of(), crane.hand_size()) == (["mine"], {"twig": 1, "pebble": 1}, 0)
    pigs = scene().power(1, "pigs").stack("farm").city(0, "crane").goods(0)
    assert "play farm from aside" in pigs.names()


@pytest.mark.rule("MIS-POW-05")
def test_there_is_nothing_of_spirecrest_that_a_power_could_combine_with() -> None:
    assert "spirecrest" not in BOXES and not {card.cells for card in GAME.content().cards} - {0, 1}
    assert [module.needs for module in GAME.modules if module.id == "powers"] == [()]


@pytest.mark.rule("MIS-POW-06")
@pytest.mark.case("CASE-MIS-19")
def test_butterflies_begin_with_twelve_cards_and_hold_as_many() -> None:
    seen = 0
    for seed in range(12):
        table = begun(2, seed)
        if "butterflies" in powers_of(table):
            seat = powers_of(table).index("butterflies")
            seen += 1
            assert table.active == seat and len(table.players[seat].hand) == 12
            assert len(table.players[1 - seat].hand) == 6
            assert (table.customs.hand_limit(table, seat), table.customs.hand_limit(table, 1 - seat)) == (12, 8)
    assert seen > 2


@pytest.mark.rule("MIS-POW-08")
def test_all_farms_lie_in_the_stack_of_the_pigs() -> None:
    seen = 0
    for seed in range(8):
        for more in ((), ("farms",)):
            table = begun(2, seed, more)
            farms = [kind for kind in table.farms if table.content.cards[kind].ident.startswith("farm")]
            if "pigs" not in powers_of(table):
                assert not table.farms
                continue
            seen += 1
            assert len(farms) == len(table.farms) == 8
            assert not set(farms) & {*table.deck, *table.meadow}
            view = table.view(0)["farms"]
            assert view == {"left": 8, "top": table.content.cards[table.farms[-1]].ident}
    assert seen > 3
    orders = {tuple(one.farms) for one in (begun(4, seed, ("farms",)) for seed in range(6))}
    assert len(orders) == 6


@pytest.mark.rule("MIS-POW-08")
def test_nobody_knows_what_lies_beneath_the_top_farm() -> None:
    table = begun(4, 1, ("farms",))
    again = table.resample(0, 5)
    assert again.farms[-1] == table.farms[-1] and sorted(again.farms) == sorted(table.farms)
    assert again.farms != table.farms


@pytest.mark.rule("MIS-POW-09")
@pytest.mark.rule("MIS-POW-10")
@pytest.mark.rule("MIS-POW-11")
@pytest.mark.rule("MIS-POW-12")
@pytest.mark.rule("MIS-POW-13")
@pytest.mark.case("CASE-MIS-21")
def test_pigs_play_a_farm_before_the_first_turn_and_others_pay_for_one() -> None:
    table = next(one for one in (begun(2, seed) for seed in range(20)) if set(powers_of(one)) == {"pigs", "stoats"})
    pigs = powers_of(table).index("pigs")
    assert table.seat == pigs and table.names() == ["play farm from aside", "skip"]
    table.apply(table.options[0])
    me = table.players[pigs]
    assert (table.idents(me.city), me.goods[3], table.customs.spaces_used(table, pigs)) == (["farm"], 1, 0)
    stoats = scene().power(0, "stoats").power(1, "pigs").stack("farm", "farm").goods(0, twig=2, resin=1)
    stoats.play("play farm from aside")
    assert (stoats.tokens_of(1), stoats.city_of(0), stoats.spaces_of(0)) == (2, ["farm"], 1)
    assert stoats.goods_of(0) == {"berry": 1}
    own = scene().power(0, "pigs").stack("farm", "farm").goods(0, twig=2, resin=1).play("play farm from aside")
    assert (own.tokens_of(0), own.spaces_of(0), len(own.table.farms)) == (0, 0, 1)


@pytest.mark.rule("MIS-POW-09")
@pytest.mark.rule("MIS-POW-10")
def test_pigs_play_the_top_farm_after_the_bonus_of_a_season() -> None:
    spring = scene().power(0, "pigs").stack("farm", "farm").city(0, "mine", "courthouse")
    spring.workers(0, "one_berry", "one_berry").prepare()
    assert (spring.goods_of(), spring.names(), spring.deciding) == ({"pebble": 1}, ["play farm from aside", "skip"], 0)
    spring.play("play farm from aside", "choose gain(twig=1)")
    assert spring.goods_of() == {"pebble": 1, "berry": 1, "twig": 1} and spring.deciding == 1
    nothing = scene().power(0, "pigs").stack("farm").workers(0, "one_berry", "one_berry").prepare("skip")
    assert nothing.city_of() == [] and nothing.deciding == 1


@pytest.mark.rule("MIS-POW-10")
def test_a_free_farm_counts_as_played_against_rugwort() -> None:
    alone = scene(1).power(0, "pigs").stack("farm").workers(0, "one_berry", "one_berry")
    alone.prepare("play farm from aside")
    assert len(alone.told("rugwort-rolls")) == 1


@pytest.mark.rule("MIS-POW-11")
def test_the_stack_is_neither_hand_nor_meadow() -> None:
    dear = ("king", "castle", "palace", "ever_tree")
    queen = scene().power(1, "pigs").stack("farm").city(0, "queen").meadow(*dear, *dear)
    assert "queen" not in queen.visits()
    assert "queen" in scene().power(1, "pigs").city(0, "queen").meadow("farm").visits()


@pytest.mark.rule("MIS-POW-13")
def test_farms_of_the_pigs_take_no_space_whatever_way_they_came() -> None:
    full = scene().power(0, "pigs").city(0, "farm", "farm", "farm").hand(0, "farm").goods(0, twig=2, resin=1)
    assert full.spaces_of() == 0
    for name in ("mine", "twig_barge", "resin_refinery", "storehouse", "inn", "post_office"):
        full.city(0, name, name)
    full.city(0, "school", "crane", "general_store")
    assert full.spaces_of() == 15 and full.plays() == ["farm"]
    assert full.play("play farm").spaces_of() == 15
    summer = scene(more=("farms",)).power(0, "pigs").city(0, "farm_summer_1", "farm_spring_1", "mine")
    assert summer.spaces_of() == 1


@pytest.mark.rule("MIS-POW-14")
def test_a_farm_that_leaves_goes_to_the_discard_pile() -> None:
    ruins = scene().power(0, "pigs").stack("farm").city(0, "farm").hand(0, "ruins").play("play ruins")
    assert ruins.discard_now() == ["farm"] and len(ruins.table.farms) == 1


@pytest.mark.rule("MIS-POW-15")
@pytest.mark.rule("MIS-POW-16")
def test_spiders_gain_when_anybody_comes_to_their_figure() -> None:
    visited = scene().power(1, "spiders", figure="three_twigs").goods(1, twig=1).deck("farm")
    visited.play("visit three_twigs")
    assert visited.goods_of(0) == {"twig": 3} and visited.deciding == 1
    assert visited.names() == ["take resin", "take pebble", "take berry"]
    visited.play("take pebble")
    assert (visited.goods_of(1), visited.hand_of(1)) == ({"twig": 1, "pebble": 1}, ["farm"])
    names = visited.names()
    assert "figure three_twigs" not in names and {"figure haven", "figure journey", "figure one_berry",
                                                  "figure f_three_berries"} <= set(names)
    visited.play("figure haven")
    assert visited.view(0)["figure"] == "haven" and visited.deciding == 1


@pytest.mark.rule("MIS-POW-16")
def test_spiders_who_own_all_four_kinds_still_draw_and_copies_are_no_visits() -> None:
    rich = scene().power(0, "spiders", figure="one_berry").goods(0, twig=1, resin=1, pebble=1).cards(0, 7)
    rich.play("visit one_berry")
    assert (rich.hand_size(), rich.goods_of()) == (8, {"twig": 1, "resin": 1, "pebble": 1, "berry": 1})
    assert rich.play("figure journey").view(0)["figure"] == "journey"
    copied = scene().power(1, "spiders", figure="three_twigs").city(0, "lookout").play("visit lookout")
    copied.play("copy three_twigs")
    assert copied.deciding == 1 and "visit three_twigs" in copied.names()
    journey = scene().power(1, "spiders", figure="journey").season(0, "autumn").hand(0, "king", "castle", "palace")
    journey.workers(0, free=1).play("visit journey_3", "discard king", "discard castle")
    assert journey.deciding == 1 and journey.names()[0] == "take twig"  # any of its spaces


@pytest.mark.rule("MIS-POW-15")
def test_spiders_are_last_and_place_their_figure_first() -> None:
    for players in (2, 3, 4):
        seen = 0
        for seed in range(16):
            table = begun(players, seed)
            powers = powers_of(table)
            if "spiders" not in powers:
                continue
            seen += 1
            spiders = powers.index("spiders")
            assert table.active == (spiders + 1) % players
            if "pigs" in powers:
                table.apply(table.options[-1])
            assert table.seat == spiders and table.names()[0].startswith("figure ")
        assert seen


@pytest.mark.rule("MIS-POW-17")
@pytest.mark.rule("MIS-POW-18")
@pytest.mark.case("CASE-MIS-22")
def test_stoats_exchange_cards_once_for_each_card_played() -> None:
    stoats = scene().power(0, "stoats").hand(0, "farm", "king", "castle", "palace").goods(0, twig=2, resin=1)
    stoats.play("play farm")
    assert stoats.goods_of() == {"berry": 1}
    assert stoats.names() == ["exchange twig", "exchange resin", "exchange pebble", "exchange berry", "skip"]
    stoats.play("exchange twig", "discard king", "discard castle")
    assert (stoats.goods_of(), stoats.hand_of(), stoats.deciding) == ({"berry": 1, "twig": 1}, ["palace"], 1)


@pytest.mark.rule("MIS-POW-17")
def test_a_pebble_costs_three_cards_and_nobody_else_exchanges() -> None:
    two = scene().power(0, "stoats").hand(0, "ruins", "king", "castle").city(0, "farm").play("play ruins")
    assert two.names()[:-1] == ["exchange twig", "exchange resin", "exchange pebble", "exchange berry"]
    three = scene().power(0, "stoats").hand(0, "monk", "king", "castle").goods(0, berry=1).play("play monk")
    assert three.names() == ["exchange twig", "exchange resin", "exchange berry", "skip"]
    pebble = scene().power(0, "stoats").hand(0, "monk", "king", "castle", "palace").goods(0, berry=1)
    pebble.play("play monk", "exchange pebble", "discard king", "discard castle")
    assert (pebble.goods_of(), pebble.hand_size()) == ({"pebble": 1}, 0)
    other = scene().power(1, "stoats").hand(0, "monk", "king", "castle").goods(0, berry=1).play("play monk")
    assert other.deciding == 1 and "exchange twig" not in other.names()


@pytest.mark.rule("MIS-POW-18")
def test_a_card_played_by_another_one_counts_too() -> None:
    queen = scene().power(0, "stoats").city(0, "queen").hand(0, "monk", "king", "castle", "palace")
    queen.play("visit queen", "play monk")
    assert queen.deciding == 0 and "exchange pebble" in queen.names()
