"""Through Every Season: special Farms with a choice at each activation (MIS-FARM)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import COLOURS
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

FARMS = ("farms",)
SETUP = GAME.checked(Setup("everdell", 2, FARMS, {"starter": "1"}, 3))
CONTENT = GAME.in_play(SETUP, GAME.content())
SPECIAL = [card for card in CONTENT.cards if card.ident.startswith("farm_")]


def scene(players: int = 2) -> Scene:
    return Scene(players, modules=FARMS)


@pytest.mark.rule("MIS-FARM-01")
def test_eight_special_farms_take_the_place_of_the_eight_farms() -> None:
    table = scene().table
    assert len(SPECIAL) == 8
    assert sum(CONTENT.copies) == 128 and CONTENT.copies[CONTENT.kind_of["farm"]] == 0
    fresh = GAME.new_table(SETUP, GAME.content())
    assert len(fresh.view(0)["players"][1]["city"]) == 0 and fresh.view(0)["deck"] == 109
    plain = GAME.new_table(GAME.checked(Setup("everdell", 2, (), {"starter": "1"}, 3)), GAME.content())
    assert plain.view(0)["deck"] == 109 and table.modules == ["farms"]


@pytest.mark.rule("MIS-FARM-02")
def test_special_farms_cost_differently() -> None:
    assert len({tuple(card.cost) for card in SPECIAL}) == 7
    assert {card.price for card in SPECIAL} == {2, 3, 4}


@pytest.mark.rule("MIS-FARM-03")
@pytest.mark.case("CASE-MIS-01")
def test_one_ability_at_each_activation() -> None:
    def spring() -> Scene:
        farm = scene().city(0, "farm_winter_1").hand(0, "palace", "castle", "king")
        return farm.workers(0, "one_berry", "one_berry").prepare()

    cards = spring()
    assert cards.names() == ["choose gain(berry=1)", "choose draw(2)", "skip"]
    cards.play("choose draw(2)")
    assert (cards.hand_size(), cards.goods_of()) == (5, {})
    berry = spring().play("choose gain(berry=1)")
    assert (berry.hand_size(), berry.goods_of()) == (3, {"berry": 1})


@pytest.mark.rule("MIS-FARM-03")
def test_a_farm_that_is_played_is_activated_at_once_and_may_choose_otherwise_later() -> None:
    played = scene().hand(0, "farm_autumn_1").goods(0, twig=1, resin=2).workers(0, "one_berry", "one_berry")
    played.play("play farm_autumn_1", "choose gain(point=1)")
    assert played.goods_of() == {"point": 1}
    played.workers(1, "one_berry", "one_berry")
    again = scene().city(0, "farm_autumn_1").workers(0, "one_berry", "one_berry").prepare("choose gain(berry=1)")
    assert again.goods_of() == {"berry": 1}


@pytest.mark.rule("MIS-FARM-04")
@pytest.mark.case("CASE-MIS-02")
def test_special_farms_are_farms() -> None:
    toad = scene().city(0, "farm_spring_1", "farm_autumn_1").hand(0, "barge_toad", "general_store")
    toad.goods(0, berry=2, resin=1, pebble=1).play("play barge_toad")
    assert toad.goods_of() == {"twig": 4, "resin": 1, "pebble": 1}
    toad.play("visit one_pebble", "play general_store")
    assert toad.goods_of() == {"twig": 4, "berry": 2}


@pytest.mark.rule("MIS-FARM-04")
def test_a_special_farm_lets_a_husband_in_and_serves_him() -> None:
    pair = scene().city(0, "farm_summer_1", "wife").hand(0, "husband").play("play husband")
    assert pair.tokens_on_cards() == ["farm_summer_1"]
    pair.play("take pebble")
    assert pair.goods_of() == {"pebble": 1} and pair.spaces_of() == 1


@pytest.mark.rule("MIS-FARM-04")
def test_special_farms_are_common_production_constructions() -> None:
    for card in SPECIAL:
        assert (card.critter, COLOURS[card.colour], card.unique, card.hosts) == (
            False, "green", False, ["husband", "wife"])
    castle = scene().city(0, "castle", "farm_summer_2", "farm_spring_2")
    assert castle.begin().score_of()["prosperity"] == 2


@pytest.mark.rule("MIS-FARM-04")
def test_special_farms_serve_events_that_ask_for_a_farm() -> None:
    table = scene().city(0, "farm_winter_2", "husband", "wife").begin().table
    farm = table.content.kind_of["farm"]
    assert table.players[0].have[farm] == 1


@pytest.mark.rule("MIS-FARM-05")
def test_who_copies_a_farm_chooses_for_themselves() -> None:
    mole = scene().city(1, "farm_winter_2").hand(0, "miner_mole").goods(0, berry=3)
    mole.play("play miner_mole", "copy farm_winter_2 of 2")
    assert mole.deciding == 0
    mole.play("choose gain(resin=1)")
    assert (mole.goods_of(0), mole.goods_of(1)) == ({"resin": 1}, {})
    sweep = scene().city(0, "farm_winter_2", "chip_sweep").workers(0, "one_berry", "one_berry").prepare()
    assert sweep.names() == ["choose gain(berry=1)", "choose gain(resin=1)", "skip"]
    sweep.play("choose gain(resin=1)", "choose gain(berry=1)")
    assert sweep.goods_of() == {"resin": 1, "berry": 1}


@pytest.mark.rule("MIS-FARM-06")
def test_a_choice_may_be_done_in_part_or_not_at_all() -> None:
    part = scene().city(0, "farm_winter_1").cards(0, 7).workers(0, "one_berry", "one_berry")
    part.prepare("choose draw(2)")
    assert part.hand_size() == 8
    none = scene().city(0, "farm_winter_1").workers(0, "one_berry", "one_berry").prepare("skip")
    assert (none.hand_size(), none.goods_of()) == (0, {})


@pytest.mark.rule("MIS-FARM-07")
def test_one_summer_farm_takes_no_space() -> None:
    assert [card.ident for card in SPECIAL if not card.takes_space] == ["farm_summer_1"]
    full = scene().city(0, "school").fill(0, 15).hand(0, "farm_summer_1", "farm_summer_2")
    full.goods(0, twig=2, resin=1, pebble=1)
    assert full.plays() == ["farm_summer_1"]
    assert full.play("play farm_summer_1").spaces_of() == 15
