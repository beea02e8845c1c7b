"""DISCOVER, the market, insects as free actions, and what is open (MUM-DIS, MUM-INS, MUM-INF)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.state import EVERYBODY
from fairyring.kernel.table import SPECTATOR
from tests.games.mycelium.scene import Scene


@pytest.mark.rule("MUM-DIS-01")
def test_discover_takes_an_open_card_or_the_top_of_the_deck() -> None:
    scene = Scene().market("penny_bun", "death_cap", "bay_bolete").deck("jelly_ear")
    assert scene.names("discover") == ["discover penny_bun", "discover death_cap", "discover bay_bolete",
                                       "discover deck"]
    scene.play("discover death_cap")
    assert scene.cards_of(0) == ["death_cap"] and scene.open_cards() == ["penny_bun", "bay_bolete"]
    deck = Scene().deck("jelly_ear").play("discover deck")
    assert deck.cards_of(0) == ["jelly_ear"]


@pytest.mark.rule("MUM-DIS-02")
def test_there_is_no_hand_limit() -> None:
    cards = [one.ident for one in Scene().table.content.mushrooms[:20]]
    scene = Scene().hand(0, *cards).play("discover deck")
    assert len(scene.cards_of(0)) == 21


@pytest.mark.rule("MUM-DIS-03")
@pytest.mark.rule("MUM-TUR-07")
def test_the_market_is_refilled_after_the_turn() -> None:
    scene = Scene().effect(0, "repeat_an_action").market("penny_bun", "death_cap", "bay_bolete").deck("jelly_ear")
    scene.play("discover penny_bun")
    assert scene.names("discover") == ["discover death_cap", "discover bay_bolete", "discover deck"]
    scene.play("discover bay_bolete")
    assert scene.table.active == 1 and scene.open_cards()[:2] == ["death_cap", "jelly_ear"]
    assert len(scene.open_cards()) == 3


@pytest.mark.rule("MUM-DIS-04")
def test_discarded_cards_go_under_the_deck_in_the_chosen_order() -> None:
    scene = Scene().hand(0, "penny_bun", "death_cap", "bay_bolete").play("cards for insect")
    scene.play("discard death_cap", "discard penny_bun")
    assert scene.bottom(3) == ["bay_bolete", "penny_bun", "death_cap"], "the first lies highest"
    swept = Scene().insects(0, 1).market("penny_bun", "death_cap", "bay_bolete").play("new market")
    assert swept.bottom(3) == ["bay_bolete", "death_cap", "penny_bun"], "in market order"


@pytest.mark.rule("MUM-DIS-05")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    scene = Scene().no_deck().market("penny_bun", "death_cap")
    assert scene.names("discover") == ["discover penny_bun", "discover death_cap"]
    scene.play("discover penny_bun", "explore 1", "2,-1,0", "turned 0")
    assert scene.open_cards() == ["death_cap"]
    assert Scene().no_deck().names("discover") == []
    assert Scene().no_deck().insects(0, 1).market("penny_bun").names("new") == []


@pytest.mark.rule("MUM-INS-01")
@pytest.mark.rule("MUM-INS-06")
def test_a_token_is_gained_only_by_the_own_move() -> None:
    scene = Scene().mother(0, "1,1,0").mother(1, "0,0,2").insects(0, 2).insect("2,0,0", "1,0,0")
    scene.play("send mother", "mother 2 to 2,0,0")
    assert scene.purse(1) == 0 and scene.table.insect_on[scene.tile("2,0,0")]
    scene.begin(1).play("move", "1,0,0")
    assert scene.purse(1) == 1 and scene.table.insect_on[scene.tile("2,0,0")], "the token under her stays"
    scene.begin(1).play("move", "2,0,0")
    assert scene.purse(1) == 2


@pytest.mark.rule("MUM-INS-02")
@pytest.mark.rule("MUM-INS-07")
@pytest.mark.rule("MUM-INS-08")
@pytest.mark.rule("MUM-TUR-05")
@pytest.mark.case("CASE-MUM-25")
def test_cards_for_insects_and_insects_for_cards() -> None:
    scene = Scene().mother(0, "1,0,0").hand(0, "penny_bun", "death_cap", "bay_bolete", "liberty_cap")
    scene.market("jelly_ear", "velvet_shank", "coral_tooth").deck("panther_cap", "the_blusher", "slippery_jack")
    scene.play("cards for insect", "discard penny_bun", "discard death_cap", "discard bay_bolete")
    assert scene.purse(0) == 1 and scene.cards_of(0) == ["liberty_cap"] and scene.table.insects == 19
    scene.play("new market")
    assert scene.open_cards() == ["panther_cap", "the_blusher", "slippery_jack"]
    assert scene.purse(0) == 0 and scene.table.insects == 20
    assert scene.bottom(3) == ["coral_tooth", "velvet_shank", "jelly_ear"]
    scene.play("discover deck", "move", "2,0,0")
    assert scene.table.active == 1, "two actions besides"
    assert Scene().hand(0, "penny_bun", "death_cap").names("cards") == []
    assert Scene().supply(0).hand(0, "penny_bun", "death_cap", "bay_bolete").names("cards") == []
    twice = Scene().hand(0, *[one.ident for one in scene.table.content.mushrooms[:6]])
    for _ in range(2):
        twice.play("cards for insect", *[f"discard {name}" for name in twice.cards_of(0)[:2]])
        while twice.table.step.name == "discard":
            twice.play(twice.names()[0])
    assert twice.purse(0) == 2, "any number of times"


@pytest.mark.rule("MUM-INS-07")
def test_after_a_card_was_taken_the_rest_of_the_market_is_swept() -> None:
    scene = Scene().insects(0, 1).market("jelly_ear", "velvet_shank", "coral_tooth")
    scene.deck("panther_cap", "the_blusher", "slippery_jack").play("discover velvet_shank", "new market")
    assert scene.open_cards() == ["panther_cap", "the_blusher", "slippery_jack"]
    assert scene.bottom(2) == ["coral_tooth", "jelly_ear"]


@pytest.mark.rule("MUM-INS-07")
def test_where_the_deck_is_short_a_new_market_has_old_cards() -> None:
    scene = Scene().insects(0, 1).market("jelly_ear", "velvet_shank", "coral_tooth").deck("panther_cap").no_deck()
    scene.play("new market")
    assert scene.open_cards() == ["panther_cap", "jelly_ear", "velvet_shank"] and scene.bottom(1) == ["coral_tooth"]


@pytest.mark.rule("MUM-INS-03")
@pytest.mark.rule("MUM-INS-04")
@pytest.mark.rule("MUM-INS-05")
@pytest.mark.rule("MUM-INS-06")
@pytest.mark.case("CASE-MUM-14")
def test_what_two_tokens_can_do() -> None:
    scene = Scene(3, types={"0,1,1": "black"}).mother(0, "1,0,0").mother(1, "1,1,0").mother(2, "0,0,1").insects(0, 2)
    scene.mushroom(2, "1,0,1", "penny_bun").insect("2,0,0").lie(2, {"0,1,0": 3}).play("send mother")
    targets = {name.removeprefix("mother 2 to ") for name in scene.names("mother 2")}
    assert targets == {"2,0,0", "1,0,1", "0,1,0", "0,1,1", "1,1,-1", "0,2,0", "-1,1,1", "0,0,2", "1,-1,1"}
    assert scene.names("mother 1") == [] and len(scene.names("mother 3")) == 9
    scene.play("mother 2 to 1,0,1")
    assert scene.table.blocked(2, 0) and scene.purse(0) == 0 and scene.table.insects == 19
    onto = Scene().mother(0, "1,0,0").mother(1, "1,1,0").insects(0, 2).insect("2,0,0")
    onto.play("send mother", "mother 2 to 2,0,0")
    assert onto.purse(1) == 0 and onto.table.insect_on[onto.tile("2,0,0")]
    assert Scene().insects(0, 1).names("send") == []


@pytest.mark.rule("MUM-INF-01")
@pytest.mark.rule("MUM-INF-02")
@pytest.mark.rule("MUM-INF-03")
def test_what_is_hidden_and_what_is_open() -> None:
    scene = Scene().hand(0, "penny_bun").hand(1, "death_cap", "jelly_ear").market("bay_bolete").insects(1, 4)
    scene.tucked(1, 2, "liberty_cap").lie(1, {"1,0,1": 3}).begin()
    for seat, hands in ((0, [["penny_bun"], []]), (1, [[], ["death_cap", "jelly_ear"]]), (SPECTATOR, [[], []])):
        view = scene.table.view(seat)
        assert [one["hand"] for one in view["players"]] == hands
        assert [one["hand_size"] for one in view["players"]] == [1, 2]
        assert view["deck"] == len(scene.table.deck) and view["stacks"] == [38, 0] and view["market"] == ["bay_bolete"]
        assert view["players"][1]["insects"] == 4 and view["players"][1]["supply"] == 27
        assert view["players"][1]["boards"][1]["tucked"] == ["liberty_cap"]
        assert [tile["spores"] for tile in view["tiles"] if tile["cell"] == "1,0,1"] == [[0, 3]]
    scene.play("discover bay_bolete")
    assert scene.table.view(1)["players"][0]["hand"] == ["bay_bolete"], "taken in the open"


@pytest.mark.rule("MUM-INF-02")
def test_a_card_put_under_the_deck_is_known_to_those_who_saw_it() -> None:
    scene = Scene().insects(0, 1).hand(0, "penny_bun", "death_cap", "bay_bolete", "violet_webcap").market("jelly_ear")
    scene.play("new market", "cards for insect", "discard penny_bun", "discard death_cap", "discard bay_bolete")
    t = scene.table
    places = [t.deck.index(scene.card(name)) for name in ("bay_bolete", "death_cap", "penny_bun", "jelly_ear")]
    assert places == [0, 1, 2, 3]
    for seat, known in ((0, 4), (1, 1), (SPECTATOR, 1)):
        worlds = [t.resample(seat, seed) for seed in range(12)]
        same = [all(world.deck[place] == t.deck[place] for world in worlds) for place in places]
        assert sum(same) == known and same[3], "the open one is known to all"
    assert len({tuple(t.resample(0, seed).stacks[0]) for seed in range(4)}) > 1


@pytest.mark.rule("MUM-INF-01")
@pytest.mark.rule("MUM-INF-02")
def test_an_unseen_discard_hides_the_whole_hand() -> None:
    """Three of four cards that all had seen go face down under the deck: which one is left, only their owner knows."""
    scene = Scene().hand(0, "penny_bun", "death_cap", "bay_bolete", "violet_webcap").begin()
    t = scene.table
    t.players[0].seen = [EVERYBODY] * 4
    assert len(t.view(1)["players"][0]["hand"]) == 4
    scene.play("cards for insect", "discard penny_bun", "discard death_cap", "discard bay_bolete")
    assert t.view(0)["players"][0]["hand"] == ["violet_webcap"] and t.view(1)["players"][0]["hand"] == []
    for seat, known in ((0, 3), (1, 0), (SPECTATOR, 0)):
        worlds = [t.resample(seat, seed) for seed in range(12)]
        assert sum(all(world.deck[place] == t.deck[place] for world in worlds) for place in range(3)) == known
