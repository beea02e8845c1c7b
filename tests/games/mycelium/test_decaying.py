"""DECAY and what decayed mushrooms bring (MUM-DEC, MUM-EFF)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.state import EVERYBODY
from tests.games.mycelium.scene import STAR, Scene

EDGE = "artists_bracket"
SEND = "slippery_jack"
STEAL = "woolly_milkcap"
TAKE = "summer_truffle"
MORE = "wood_blewit"
BOTH = "pink_waxcap"
INSECT = "fluted_birds_nest"
PLACE = "jelly_ear"
REMOVE = "the_sickener"


def ripe(card: str, players: int = 2) -> Scene:
    """Seat 1 has this mushroom with its counter on 2 on the first board."""
    scene = Scene(players).mother(0, "0,2,0").mother(1, "0,0,2")
    return scene.mushroom(0, "1,0,0", card, counter=2)


@pytest.mark.rule("MUM-DEC-01")
@pytest.mark.rule("MUM-DEC-07")
def test_only_what_has_spored_twice_and_is_not_blocked_decays_and_never_must() -> None:
    scene = ripe(INSECT).mushroom(0, "1,0,1", "penny_bun", board=2, counter=1)
    scene.mushroom(0, "0,0,1", "death_cap", board=3, counter=2).mother(1, "0,0,1")
    assert scene.names("decay") == ["decay 1"]
    scene.play("discover deck", "spore mother")
    assert scene.table.active == 1 and scene.counters(0)[:3] == [2, 1, 2]


@pytest.mark.rule("MUM-DEC-02")
@pytest.mark.rule("MUM-DEC-04")
@pytest.mark.rule("MUM-DEC-06")
@pytest.mark.rule("MUM-EFF-05")
@pytest.mark.case("CASE-MUM-21")
def test_the_steps_of_a_decay_and_the_bonus_of_the_board() -> None:
    scene = Scene().mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,0,0", MORE, board=2, counter=2)
    scene.lie(0, {"1,0,0": 2}).lie(1, {"1,0,0": 1}).play("decay 2")
    t = scene.table
    me = t.players[0]
    assert t.card_ids(me.tucked[1]) == [MORE] and me.cards[1] == NONE and me.tokens[1] == NONE
    assert scene.counters(0) == [0] * 5 and t.is_bare(scene.tile("1,0,0")) and scene.spores() == {"1,0,0": (2, 1)}
    assert t.control(scene.tile("1,0,0")) == NONE
    assert me.more == [0, 1, 0, 0, 0]
    for board, count in ((2, 4), (3, 3)):
        later = Scene().tucked(0, 2, MORE).mushroom(0, "1,0,0", "common_ink_cap", board=board).begin()
        spread = [option.message.args["count"] for option in later.table.described() if option.name == f"spore {board}"]
        assert spread == [count]


@pytest.mark.rule("MUM-DEC-02")
def test_an_effect_knows_under_which_board_its_card_lies() -> None:
    scene = Scene().mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,0,0", TAKE, board=3, counter=2)
    scene.market("penny_bun", "death_cap").play("decay 3")
    assert (scene.table.step.name, scene.table.x) == ("take_cards(2)", (3,))
    scene.play("take penny_bun")
    assert scene.table.x == (3, 1, 1), "and keeps it from card to card"


@pytest.mark.rule("MUM-DEC-03")
@pytest.mark.rule("MUM-DEC-09")
def test_any_number_of_cards_lie_under_a_board_and_keep_their_points() -> None:
    scene = ripe(INSECT).tucked(0, 1, "penny_bun", "death_cap", "bay_bolete")
    before = scene.points()[0]
    scene.play("decay 1")
    assert scene.table.card_ids(scene.table.players[0].tucked[0]) == ["penny_bun", "death_cap", "bay_bolete", INSECT]
    assert before == 7 + 6 + 5 + 2 == scene.points()[0]
    robbed = Scene().mother(0, "0,2,0").mushroom(0, "1,0,0", STEAL, counter=2).tucked(1, 1, "penny_bun")
    robbed.mushroom(1, "1,0,1", "death_cap").play("decay 1")
    assert robbed.table.step.name == "turn" and robbed.cards_of(0) == [], "no hand, nothing to take"


@pytest.mark.rule("MUM-DEC-05")
def test_an_immediate_bonus_may_be_declined_as_a_whole() -> None:
    for card in (EDGE, SEND, TAKE, PLACE):
        scene = ripe(card).play("decay 1")
        assert "skip" in scene.names(), card
        before = scene.table.save()["state"]
        scene.play("skip")
        assert scene.table.step.name == "turn" and scene.table.save()["state"] == before
    took = ripe(TAKE).market("penny_bun").play("decay 1", "take penny_bun")
    assert "skip" not in took.names(), "once begun it is carried out as far as possible"
    assert ripe(REMOVE).play("decay 1").table.step.name == "turn", "without a target it does nothing"


@pytest.mark.rule("MUM-DEC-08")
@pytest.mark.case("CASE-MUM-22")
def test_identical_effects_do_not_add_up() -> None:
    scene = Scene().tucked(0, 1, "shaggy_ink_cap").tucked(0, 2, "parrot_waxcap").begin()
    assert scene.table.players[0].steps == 3
    wide = Scene().tucked(0, 1, MORE, "coral_tooth").tucked(0, 2, "charcoal_burner").begin()
    assert wide.table.players[0].more == [1, 1, 0, 0, 0], "for mushrooms once for each board"


@pytest.mark.rule("MUM-EFF-01")
@pytest.mark.case("CASE-MUM-26")
def test_moving_an_edge_tile() -> None:
    scene = Scene().mother(0, "1,0,0").mother(1, "0,0,2").mushroom(0, "1,0,1", EDGE, counter=2).lie(1, {"0,2,0": 1})
    scene.insect("0,2,0").mushroom(1, "0,2,0", "penny_bun", counter=1).play("decay 1")
    assert set(scene.names()) == {"2,0,0", "1,1,-1", "0,2,0", "-1,1,1", "0,0,2", "1,-1,1", "skip"}
    scene.play("0,2,0")
    assert len(scene.names()) == 10 and "0,2,0" not in scene.names() and "2,1,-1" in scene.names()
    scene.play("2,1,-1")
    assert scene.names() == ["turned 0", "turned 1", "turned 2"]
    scene.play("turned 1")
    assert scene.spores() == {"2,1,-1": (0, 1)} and scene.table.insect_on[scene.tile("2,1,-1")]
    assert scene.mushrooms(1) == {1: "2,1,-1"} and scene.counters(1)[0] == 1 and scene.purse(0) == scene.purse(1) == 0
    assert scene.table.turned[scene.tile("2,1,-1")] == 1
    mother = Scene().mother(0, "1,0,0").mother(1, "0,0,2").mushroom(0, "1,0,1", EDGE, counter=2)
    mother.play("decay 1", "0,0,2", "2,1,-1", "turned 0")
    assert mother.where(1) == "2,1,-1"


@pytest.mark.rule("MUM-EFF-01")
def test_networks_follow_a_tile_that_is_moved() -> None:
    """Spores on two points of the star belong to one network as soon as one of the tiles lies beside the other."""
    scene = Scene(types={"2,0,0": "red", "0,2,0": "green"}).mother(0, "1,0,0").mother(1, "0,0,2")
    scene.mushroom(0, "1,0,1", EDGE, counter=2).lie(1, {"0,2,0": 1, "2,0,0": 2}).begin()
    assert scene.networks(1) == [(["0,0,2"], {}), (["0,2,0"], {"green": 1}), (["2,0,0"], {"red": 2})]
    scene.play("decay 1", "0,2,0", "2,0,-1", "turned 0")
    assert scene.networks(1) == [(["0,0,2"], {}), (["2,0,-1", "2,0,0"], {"red": 2, "green": 1})]


@pytest.mark.rule("MUM-EFF-02")
def test_a_tile_with_nothing_but_a_token_is_not_empty() -> None:
    scene = ripe(SEND).insect("2,0,0").lie(1, {"1,1,0": 1}).play("decay 1")
    targets = {name.removeprefix("mother 2 to ") for name in scene.names("mother")}
    assert targets == {*STAR} - {"2,0,0", "1,1,0", "0,2,0", "0,0,2"}, "neither token nor spore nor mother"


@pytest.mark.rule("MUM-EFF-02")
@pytest.mark.case("CASE-MUM-27")
def test_sending_a_mother_to_an_empty_tile() -> None:
    def begin(insect: bool, spores: int) -> Scene:
        scene = Scene(3).mother(0, "1,0,0").mother(1, "1,1,0").mother(2, "0,1,0")
        scene.mushroom(0, "1,0,1", SEND, counter=2).lie(1, {"1,0,1": 2, "0,1,1": 2, "0,0,1": 2, "2,0,0": spores})
        scene.lie(2, {"0,0,2": 1, "1,1,-1": 2, "0,2,0": 2, "-1,1,1": 2, "1,-1,1": 3})
        if insect:
            scene.insect("2,0,0")
        return scene.play("decay 1")

    for insect in (True, False):
        scene = begin(insect, 0)
        assert scene.names() == ["mother 2 to 2,0,0", "mother 3 to 2,0,0", "skip"]
        scene.play("mother 2 to 2,0,0")
        assert scene.where(1) == "2,0,0" and scene.purse(1) == 0
        assert scene.table.insect_on[scene.tile("2,0,0")] == insect
    assert begin(False, 3).names() == ["mother 2 to 0,0,2", "mother 3 to 0,0,2", "skip"]
    grown = Scene().mother(0, "1,0,0").mother(1, "1,1,0").mushroom(0, "1,0,1", SEND, counter=2)
    others = ("1,0,1", "0,1,1", "0,0,1", "0,1,0", "1,1,-1", "0,2,0", "-1,1,1", "1,-1,1", "0,0,2")
    grown.lie(1, dict.fromkeys(others, 2)).mushroom(1, "2,0,0").play("decay 1")
    assert "mother 2 to 2,0,0" not in grown.names(), "tiles without a mushroom come first"


@pytest.mark.rule("MUM-EFF-03")
@pytest.mark.rule("MUM-INF-04")
def test_stealing_a_random_card_of_a_hand() -> None:
    scene = ripe(STEAL, 3).hand(1, "penny_bun", "death_cap").play("decay 1")
    assert scene.names() == ["from 2", "skip"], "seat 3 has no hand"
    scene.play("from 2")
    (stolen,) = scene.cards_of(0)
    (kept,) = scene.cards_of(1)
    assert {stolen, kept} == {"penny_bun", "death_cap"}
    t = scene.table
    assert t.view(1)["players"][0]["hand"] == [stolen] == t.view(0)["players"][0]["hand"]
    assert t.view(2)["players"][0]["hand"] == [] and t.view(2)["players"][0]["hand_size"] == 1
    thief, victim = scene.told("stole")[0], scene.told("robbed")[0]
    assert thief.seat == 0 and thief.seen_by(1).secret is None and thief.secret == {"cards": [stolen]}
    assert victim.seat == 1 and victim.seen_by(2).secret is None and victim.secret == {"cards": [stolen]}


@pytest.mark.rule("MUM-EFF-03")
def test_the_lot_decides_which_card_is_stolen() -> None:
    scene = ripe(STEAL).hand(1, "penny_bun", "death_cap", "jelly_ear").play("decay 1")
    found = set()
    for seed in range(20):
        t = scene.table.clone()
        t.reseed(seed)
        t.apply(t.options[t.names().index("from 2")])
        found |= {*t.card_ids(t.players[0].hand)}
    assert found == {"penny_bun", "death_cap", "jelly_ear"}


@pytest.mark.rule("MUM-INF-04")
def test_after_a_theft_a_third_person_knows_less() -> None:
    scene = ripe(STEAL, 3).hand(1, "penny_bun", "death_cap").begin()
    scene.table.players[1].seen = [EVERYBODY] * 2
    scene.play("decay 1", "from 2")
    (stolen,), (kept,) = scene.cards_of(0), scene.cards_of(1)
    assert [one["hand"] for one in scene.table.view(0)["players"]] == [[stolen], [kept], []], "the thief has seen both"
    assert [one["hand"] for one in scene.table.view(2)["players"]] == [[], [], []], "one of the two is gone"


@pytest.mark.rule("MUM-EFF-04")
@pytest.mark.rule("MUM-DIS-03")
@pytest.mark.case("CASE-MUM-23")
def test_taking_two_cards() -> None:
    scene = ripe(TAKE).market("penny_bun", "death_cap", "bay_bolete").deck("jelly_ear", "liberty_cap", "violet_webcap")
    scene.play("decay 1", "take penny_bun", "take deck")
    assert scene.cards_of(0) == ["jelly_ear", "penny_bun"]
    assert scene.open_cards() == ["death_cap", "bay_bolete", "liberty_cap"], "refilled at once"
    scene.play("discover liberty_cap")
    assert scene.open_cards() == ["death_cap", "bay_bolete"]
    scene.play("end turn")
    assert scene.open_cards() == ["death_cap", "bay_bolete", "violet_webcap"], "that gap after the turn"
    deck = ripe(TAKE).market("penny_bun").deck("jelly_ear", "liberty_cap").play("decay 1", "take deck", "take deck")
    assert deck.open_cards() == ["penny_bun"] and deck.cards_of(0) == ["jelly_ear", "liberty_cap"], "no refill"


@pytest.mark.rule("MUM-EFF-06")
def test_mushroom_and_mother_spore_with_one_roll() -> None:
    def begin(counter: int = 0) -> Scene:
        scene = Scene().mother(0, "0,1,0").mother(1, "0,0,2").tucked(0, 2, BOTH)
        return scene.mushroom(0, "1,1,0", "jelly_ear", board=2, counter=counter).rotation("0,1,0", 1)

    scene = begin().play("spore 2")
    assert scene.names() == ["mother last", "mother first", "alone"]
    scene.wind("1,1,0", "b").play("mother first")  # A: side b of the mushroom's tile, side a of the mother's
    assert scene.order() == ["0,1,0", "1,1,0", "1,1,0", "1,0,0"] and scene.counters(0)[1] == 1
    assert len(scene.told("wind")) == 1 and scene.spores()["1,1,0"] == (2, 0), "each piece counts for itself"
    last = begin().play("spore 2").wind("1,1,0", "b").play("mother last")
    assert last.order() == ["1,1,0", "1,0,0", "0,1,0", "1,1,0"]
    alone = begin().play("spore 2").wind("1,1,0", "b").play("alone")
    assert alone.order() == ["1,1,0", "1,0,0"]
    assert begin(2).names("spore") == ["spore mother"], "no help if the mushroom itself cannot spore"
    other = Scene().tucked(0, 1, BOTH).mushroom(0, "1,1,0", "jelly_ear", board=2).play("spore 2")
    assert other.order()[0] == "1,1,0", "only the mushroom of that board"


@pytest.mark.rule("MUM-EFF-07")
def test_a_repeated_action_counts_at_once() -> None:
    scene = ripe("liberty_cap").mushroom(0, "1,0,1", INSECT, board=2, counter=2)
    scene.play("decay 1")
    assert scene.names("decay") == ["decay 2"], "gained with the first action, used with the second"
    plain = ripe(INSECT).mushroom(0, "1,0,1", "liberty_cap", board=2, counter=2).play("decay 1")
    assert plain.names("decay") == []


@pytest.mark.rule("MUM-EFF-08")
@pytest.mark.case("CASE-MUM-24")
def test_discover_two_keep_one() -> None:
    scene = Scene().effect(0, "discover_two_keep_one").market("penny_bun").deck("jelly_ear", "liberty_cap")
    assert scene.names("discover") == ["discover penny_bun", "discover deck", "discover more"]
    scene.play("discover more")
    assert sorted(scene.names()) == ["keep jelly_ear", "keep liberty_cap"]
    assert scene.table.view(1)["drawn"] == [None, None] and len(scene.table.view(0)["drawn"]) == 2
    scene.play("keep liberty_cap")
    assert scene.cards_of(0) == ["liberty_cap"] and scene.bottom(1) == ["jelly_ear"]
    market = Scene().effect(0, "discover_two_keep_one").market("penny_bun").play("discover penny_bun")
    assert market.cards_of(0) == ["penny_bun"]
    one = Scene().effect(0, "discover_two_keep_one").deck("jelly_ear").play("discover deck")
    assert one.cards_of(0) == ["jelly_ear"]
    last = Scene().effect(0, "discover_two_keep_one").deck("jelly_ear").no_deck()
    assert last.names("discover") == ["discover deck"], "of a single card there is nothing to choose"


@pytest.mark.rule("MUM-EFF-11")
def test_gaining_an_insect() -> None:
    scene = ripe(INSECT).play("decay 1")
    assert scene.purse(0) == 1 and scene.table.insects == 19


@pytest.mark.rule("MUM-EFF-12")
def test_placing_up_to_two_spores_in_the_own_networks() -> None:
    scene = Scene().mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,0,0", PLACE, counter=2)
    scene.lie(0, {"1,0,1": 1}).lie(1, {"1,0,0": 1}).play("decay 1")
    assert set(scene.names()) == {"0,2,0", "1,0,1", "skip"}, "the tile that the mushroom has left is no longer one"
    scene.play("1,0,1", "1,0,1")
    assert scene.spores()["1,0,1"] == (3, 0) and scene.left(0) == 27 and scene.table.step.name == "turn"
    one = ripe(PLACE).play("decay 1", "0,2,0", "skip")
    assert one.spores() == {"0,2,0": (1, 0)}
    spent = ripe(PLACE).lie(0, {"1,0,1": 30}).play("decay 1")
    assert spent.table.step.name == "turn" and spent.left(0) == 0, "without spores there is nothing to place"
    last = ripe(PLACE).lie(0, {"1,0,1": 29}).play("decay 1", "1,0,1")
    assert last.table.step.name == "turn" and last.left(0) == 0


@pytest.mark.rule("MUM-EFF-13")
def test_removing_up_to_two_spores_of_one_opponent_from_one_tile() -> None:
    scene = ripe(REMOVE, 3).lie(1, {"1,0,1": 3, "0,1,1": 1}).lie(2, {"1,0,1": 1}).lie(0, {"1,0,1": 1}).play("decay 1")
    assert set(scene.names()) == {"1,0,1 of 2", "0,1,1 of 2", "1,0,1 of 3", "skip"}
    scene.play("1,0,1 of 2")
    assert scene.names() == ["1,0,1 of 2", "skip"]
    scene.play("1,0,1 of 2")
    assert scene.spores() == {"0,1,1": (0, 1, 0), "1,0,1": (1, 1, 1)} and scene.left(1) == 28
    assert scene.table.step.name == "turn"
    single = ripe(REMOVE).lie(1, {"1,0,1": 1}).play("decay 1", "1,0,1 of 2")
    assert single.spores() == {} and single.table.step.name == "turn"


@pytest.mark.rule("MUM-EFF-14")
def test_the_wind_may_be_rolled_again_once() -> None:
    scene = Scene().mother(0, "1,0,0").effect(0, "reroll_the_wind").wind("1,0,0", "a").play("spore mother")
    assert scene.names() == ["keep wind", "roll again"] and scene.spores() == {}
    kept = Scene().mother(0, "1,0,0").effect(0, "reroll_the_wind").wind("1,0,0", "a").play("spore mother", "keep wind")
    assert kept.order() == ["1,0,0", "2,0,0"]
    scene.wind("1,0,0", "b").play("roll again")
    assert scene.order() == ["1,0,0", "1,1,0"], "the second result stands"
    assert len(scene.told("wind")) == 2
