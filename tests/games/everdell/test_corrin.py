"""Corrin Evertail's five cards (MIS-CORRIN)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from tests.games.everdell.scene import Scene

CORRIN = ("corrin",)
SETUP = GAME.checked(Setup("everdell", 2, CORRIN, {"starter": "1"}, 3))
CONTENT = GAME.in_play(SETUP, GAME.content())
CARDS = [card for card in CONTENT.cards if card.ident.startswith("corrin_")]


def scene(players: int = 2, year: int = 1) -> Scene:
    return Scene(players, modules=CORRIN, year=year)


@pytest.mark.rule("MIS-CORRIN-01")
@pytest.mark.rule("MIS-CORRIN-02")
def test_five_unique_cards_come_into_the_deck_once_each() -> None:
    assert len(CARDS) == 5 and all(card.unique and card.copies == 1 for card in CARDS)
    assert sum(CONTENT.copies) == 133
    assert GAME.new_table(SETUP, GAME.content()).view(0)["deck"] == 114
    twice = scene().city(0, "corrin_king").city(1, "corrin_leader").begin()
    assert twice.left["corrin_king"] == twice.left["corrin_leader"] == 0


@pytest.mark.rule("MIS-CORRIN-03")
@pytest.mark.rule("MIS-CORRIN-07")
@pytest.mark.case("CASE-MIS-05")
def test_the_field_lets_in_any_green_critter() -> None:
    field = scene().city(0, "corrin_field").hand(0, "doctor", "bard")
    assert field.plays() == ["doctor"]
    field.play("play doctor")
    assert (field.city_of(), field.tokens_on_cards()) == (["corrin_field", "doctor"], ["corrin_field"])
    meadow = scene().city(0, "corrin_field").meadow("monk", "wanderer")
    assert [name for name in meadow.names() if name.startswith("play")] == ["play monk from 1"]
    path = scene().city(0, "corrin_path").hand(0, "doctor", "bard")
    assert path.plays() == ["bard"]


@pytest.mark.rule("MIS-CORRIN-04")
@pytest.mark.case("CASE-MIS-03")
def test_the_king_comes_through_a_school() -> None:
    school = scene().city(0, "school").hand(0, "corrin_king", "teacher").play("play corrin_king")
    assert (school.city_of(), school.tokens_on_cards()) == (["school", "corrin_king"], ["school"])
    school.play("visit one_berry")
    assert "teacher" not in school.plays()


@pytest.mark.rule("MIS-CORRIN-04")
@pytest.mark.rule("MIS-CORRIN-12")
@pytest.mark.rule("MIS-CORRIN-14")
@pytest.mark.rule("MIS-CORRIN-16")
@pytest.mark.case("CASE-MIS-04")
def test_a_construction_of_another_colour_lets_none_of_them_in() -> None:
    hand = ("corrin_king", "corrin_warrior", "corrin_leader")
    assert scene().city(0, "mine").hand(0, *hand).plays() == []
    assert scene().city(0, "lookout").hand(0, *hand).plays() == ["corrin_warrior"]
    assert scene().city(0, "crane").hand(0, *hand).plays() == ["corrin_leader"]
    assert scene().city(0, "palace").hand(0, *hand).plays() == ["corrin_king"]
    assert scene().city(0, "palace").occupied(0, "palace").hand(0, *hand).plays() == []


@pytest.mark.rule("MIS-CORRIN-05")
def test_the_warrior_comes_through_the_path_and_uses_it_up() -> None:
    path = scene().city(0, "corrin_path").hand(0, "corrin_warrior", "bard").play("play corrin_warrior", "done")
    assert path.tokens_on_cards() == ["corrin_path"]
    path.play("visit one_berry")
    assert path.plays() == []
    field = scene().city(0, "corrin_field").hand(0, "corrin_king", "corrin_warrior", "corrin_leader")
    assert field.plays() == []


@pytest.mark.rule("MIS-CORRIN-06")
def test_the_ever_tree_and_a_cheap_play_take_them_too() -> None:
    tree = scene().city(0, "ever_tree").hand(0, "corrin_leader").play("play corrin_leader")
    assert tree.tokens_on_cards() == ["ever_tree"]
    inn = scene().city(0, "inn").meadow("corrin_leader").play("visit inn")
    assert inn.city_of() == ["inn", "corrin_leader"]
    queen = scene().city(0, "queen").meadow("corrin_king", "corrin_leader")
    assert queen.play("visit queen").city_of() == ["queen", "corrin_leader"]


@pytest.mark.rule("MIS-CORRIN-07")
@pytest.mark.rule("MIS-CORRIN-08")
@pytest.mark.case("CASE-MIS-06")
def test_the_field_counts_opponents_farms_and_lets_them_draw() -> None:
    field = scene(3).city(0, "farm", "farm").city(1, "farm").city(2, "farm", "farm", "farm")
    field.hand(0, "corrin_field").goods(0, twig=1, resin=1, pebble=1).cards(1, 5).cards(2, 7)
    field.play("play corrin_field")
    assert field.goods_of() == {"berry": 5} and field.deciding == 1
    assert field.names() == ["draw 1", "skip"]
    field.play("draw 1")
    assert field.deciding == 2 and field.names() == ["draw 1", "skip"]
    field.play("draw 1")
    assert (field.hand_size(1), field.hand_size(2)) == (6, 8)


@pytest.mark.rule("MIS-CORRIN-08")
def test_who_has_passed_draws_nothing_but_their_farms_count() -> None:
    passed = scene().city(1, "farm", "farm").passed(1).hand(0, "corrin_field").goods(0, twig=1, resin=1, pebble=1)
    passed.play("play corrin_field")
    assert passed.goods_of() == {"berry": 3} and passed.deciding == 0 and "draw 1" not in passed.names()
    some = scene().city(1, "farm", "farm").hand(0, "corrin_field").goods(0, twig=1, resin=1, pebble=1)
    some.play("play corrin_field")
    assert some.names() == ["draw 2", "draw 1", "skip"]
    assert some.play("skip").hand_size(1) == 0


@pytest.mark.rule("MIS-CORRIN-09")
@pytest.mark.rule("MIS-CORRIN-11")
def test_the_path_carries_out_a_place_of_an_opponent() -> None:
    path = scene().city(0, "corrin_path").city(1, "inn", "queen", "lookout").meadow("farm")
    path.workers(1, "f_three_berries", "queen").goods(0, twig=2, resin=1).hand(0, "wife")
    assert path.spaces_of() == 0
    path.play("visit corrin_path")
    assert path.names() == ["copy f_three_berries", "copy queen of 2"]
    path.play("copy f_three_berries")
    assert path.goods_of() == {"twig": 2, "resin": 1, "berry": 3} and path.tokens_of(1) == 0
    red = scene().city(0, "corrin_path").city(1, "queen").workers(1, "queen").hand(0, "wife")
    red.play("visit corrin_path", "play wife")
    assert red.city_of() == ["corrin_path", "wife"] and red.tokens_of(1) == 0


@pytest.mark.rule("MIS-CORRIN-11")
def test_the_path_copies_the_haven_but_not_ones_own_places_and_needs_something_to_copy() -> None:
    haven = scene().city(0, "corrin_path").workers(1, "haven").hand(0, "king", "castle")
    haven.play("visit corrin_path", "discard king", "discard castle", "take resin")
    assert (haven.hand_size(), haven.goods_of()) == (0, {"resin": 1})
    own = scene().city(0, "corrin_path").workers(0, "f_three_berries")
    assert "corrin_path" not in own.visits()
    inn = scene().city(0, "corrin_path").city(1, "inn").meadow("farm").goods(0).workers(1, "inn")
    assert inn.play("visit corrin_path").tokens_of(1) == 0 and inn.city_of() == ["corrin_path", "farm"]


@pytest.mark.rule("MIS-CORRIN-10")
def test_what_the_path_may_not_copy() -> None:
    for name in ("cemetery", "chapel", "monastery"):
        path = scene().city(0, "corrin_path").city(1, name).workers(1, name).goods(0, twig=3)
        assert "corrin_path" not in path.visits(), name
    journey = scene().city(0, "corrin_path").season(1, "autumn").workers(1, "journey_2", "grand_tour", free=0)
    assert "corrin_path" not in journey.cards(0, 4).visits()
    store = scene().city(0, "corrin_path").city(1, "storehouse").on(1, "storehouse", twig=3).workers(1, "storehouse")
    assert "corrin_path" not in store.visits()
    legend = Scene(modules=("corrin", "legends")).city(0, "corrin_path").city(1, "everflame_tomb").hand(0, "farm")
    assert "corrin_path" not in legend.workers(1, "everflame_tomb").visits()


@pytest.mark.rule("MIS-CORRIN-12")
@pytest.mark.rule("MIS-CORRIN-13")
def test_the_warrior_splits_his_gifts() -> None:
    warrior = scene(3).city(0, "lookout").hand(0, "corrin_warrior", "farm", "mine").goods(0, twig=2)
    warrior.play("play corrin_warrior", "give farm", "to seat 2", "give twig", "to seat 3", "give twig", "to seat 2",
                 "done")
    assert (warrior.tokens_of(0), warrior.hand_of(0), warrior.goods_of(0)) == (3, ["mine"], {"point": 3})
    assert (warrior.hand_of(1), warrior.goods_of(1), warrior.goods_of(2)) == (["farm"], {"twig": 1}, {"twig": 1})
    assert warrior.spaces_of() == 1


@pytest.mark.rule("MIS-CORRIN-13")
def test_a_gift_that_nobody_can_take_is_discarded_and_still_earns() -> None:
    full = scene().city(0, "lookout").hand(0, "corrin_warrior", "farm").cards(1, 8).play("play corrin_warrior")
    full.play("give farm")
    assert (full.tokens_of(), full.discard_now(), full.hand_size(1)) == (1, ["farm"], 8)
    alone = scene(1).city(0, "lookout").hand(0, "corrin_warrior").goods(0, berry=1).play("play corrin_warrior")
    alone.play("give berry")
    assert alone.goods_of() == {"point": 1}


@pytest.mark.rule("MIS-CORRIN-12")
@pytest.mark.case("CASE-MIS-08")
def test_eight_gifts_are_the_most() -> None:
    warrior = scene().city(0, "lookout").hand(0, "corrin_warrior").cards(0, 7).goods(0, twig=5)
    warrior.play("play corrin_warrior", *["give twig"] * 5)
    for _ in range(3):
        warrior.play(warrior.names()[0])
    assert (warrior.tokens_of(), warrior.hand_size(0), warrior.hand_size(1)) == (8, 4, 3)
    assert warrior.deciding == 1 and "visit three_twigs" in warrior.names()


@pytest.mark.rule("MIS-CORRIN-14")
@pytest.mark.rule("MIS-CORRIN-15")
@pytest.mark.case("CASE-MIS-09")
def test_the_leader_gives_one_card_of_each_draw() -> None:
    leader = scene().city(0, "corrin_leader", "fairgrounds").hand(0, "king").deck("farm", "mine")
    leader.workers(0, "one_berry", "one_berry").prepare()
    assert leader.names() == ["use corrin_leader", "skip"]
    leader.play("use corrin_leader")
    assert leader.names() == ["give farm", "give mine"]
    leader.play("give farm")
    assert (leader.hand_of(0), leader.hand_of(1), leader.tokens_of()) == (["king", "mine"], ["farm"], 1)
    assert leader.deciding == 1
    kept = scene().city(0, "corrin_leader").play("visit two_cards_point", "skip")
    assert (kept.hand_size(), kept.tokens_of()) == (2, 1)


@pytest.mark.rule("MIS-CORRIN-15")
def test_the_leader_hears_of_the_meadow_and_not_of_gifts() -> None:
    meadow = scene().city(0, "corrin_leader").season(0, "spring").meadow("farm", "mine")
    meadow.workers(0, "one_berry", "one_berry", free=0).prepare("draw farm from 1", "draw mine from 2")
    assert meadow.names() == ["use corrin_leader", "skip"]
    meadow.play("use corrin_leader", "give mine")
    assert (meadow.hand_of(0), meadow.hand_of(1), meadow.tokens_of()) == (["farm"], ["mine"], 1)
    gift = scene().city(1, "corrin_leader").city(0, "teacher").deck("farm", "mine")
    gift.workers(0, "one_berry", "one_berry").prepare("give farm")
    assert (gift.hand_of(1), gift.tokens_of(1)) == (["farm"], 0)


@pytest.mark.rule("MIS-CORRIN-15")
def test_the_leader_comes_before_the_rest_of_an_effect() -> None:
    gate = scene().forest("f_meadow_two_play_one", "f_three_berries").city(0, "corrin_leader")
    gate.meadow("farm", "mine").goods(0, twig=2, resin=1)
    gate.play("visit f_meadow_two_play_one", "draw farm from 1", "draw mine from 2", "use corrin_leader", "give mine")
    assert gate.names() == ["play farm", "skip"]
    teacher = scene().city(0, "corrin_leader", "teacher").deck("farm", "mine")
    teacher.workers(0, "one_berry", "one_berry").prepare("use corrin_leader", "give mine")
    assert (teacher.hand_of(0), teacher.hand_of(1)) == (["farm"], ["mine"])


@pytest.mark.rule("MIS-CORRIN-16")
@pytest.mark.rule("MIS-CORRIN-17")
def test_the_king_scores_the_purple_cards_of_one_opponent() -> None:
    king = scene(3).city(0, "corrin_king", "wife").city(1, "wife", "school", "farm")
    king.city(2, "wife", "castle", "theater")
    assert king.begin().score_of(0)["prosperity"] == 3
    rugwort = scene(1).city(0, "corrin_king").city(1, "wife", "school")
    assert rugwort.begin().score_of(0)["prosperity"] == 2
