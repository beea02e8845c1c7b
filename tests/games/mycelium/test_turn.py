"""The turn, the end and the points (MUM-TUR, MUM-END, MUM-SCO)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.ending import outcome
from fairyring.games.mycelium.turn import END_TURN
from fairyring.kernel.table import NOBODY
from tests.games.mycelium.scene import Scene

SAFE = "fluted_birds_nest"
"""Its effect asks nothing."""


def starts(scene: Scene) -> set[str]:
    return {name.split()[0] for name in scene.names()}


@pytest.mark.rule("MUM-TUR-01")
@pytest.mark.rule("MUM-TUR-03")
@pytest.mark.case("CASE-MUM-28")
def test_two_different_actions() -> None:
    scene = Scene().mother(0, "1,0,0").play("discover deck")
    assert scene.names("discover") == [] and starts(scene) == {"move", "explore", "spore"}
    for order in (("move", "spore"), ("spore", "move")):
        other = Scene().mother(0, "1,0,0")
        for action in order:
            other.play(*(("move", "1,0,1") if action == "move" else ("spore mother",)))
        assert other.table.active == 1
    again = Scene().effect(0, "repeat_an_action", 2).mother(0, "0,2,0").mushroom(0, "1,0,0", "jelly_ear")
    again.play("spore 1", "spore 1")
    assert again.counters(0)[0] == 2 and again.table.active == 1


@pytest.mark.rule("MUM-TUR-02")
def test_the_turn_passes_clockwise() -> None:
    scene = Scene(3).begin(2)
    order = []
    for _ in range(4):
        order.append(scene.table.active)
        scene.play("discover deck", "spore mother")
    assert order == [2, 0, 1, 2] and scene.table.round == 3


@pytest.mark.rule("MUM-TUR-04")
def test_only_actions_that_can_be_carried_out() -> None:
    shut = Scene(4).no_tiles().no_deck().mother(0, "1,1,0").mother(1, "0,1,0").mother(2, "1,0,0").mother(3, "1,1,-1")
    shut.begin()
    assert shut.table.active == 1, "with nothing but SPORE she spores, and the turn ends"
    assert [event.kind for event in shut.events][:2] == ["spores", "wind"]
    scene = Scene().mother(0, "1,0,0")
    assert starts(scene) == {"move", "explore", "spore", "discover"}, "neither FRUIT nor DECAY"
    assert "end" not in starts(scene), "two actions are a must"
    assert "end" not in starts(scene.play("discover deck")), "one is not enough while another can be done"


@pytest.mark.rule("MUM-TUR-05")
@pytest.mark.rule("MUM-TUR-06")
def test_insect_actions_are_free_before_between_and_after_the_actions() -> None:
    scene = Scene().mother(0, "1,0,0").insects(0, 3).market("penny_bun")
    scene.play("new market", "discover deck", "new market", "spore mother")
    assert scene.table.active == 0 and scene.names() == ["end turn", "new market"]
    scene.play("new market")
    assert scene.table.active == 1 and scene.purse(0) == 0
    inside = Scene().insects(0, 3).play("explore 1")
    assert not [name for name in inside.names() if "market" in name or "send" in name], "not inside an action"
    last = Scene().insects(0, 1).play("discover deck", "spore mother", "end turn")
    assert last.table.active == 1 and last.purse(0) == 1
    every = Scene().insects(0, 2).hand(0, "penny_bun", "death_cap").play("discover deck", "spore mother")
    assert every.names() == ["end turn", "new market", "send mother", "cards for insect"], "each of the three"


@pytest.mark.rule("MUM-END-01")
@pytest.mark.rule("MUM-END-02")
@pytest.mark.rule("MUM-END-03")
@pytest.mark.rule("MUM-END-04")
@pytest.mark.case("CASE-MUM-29")
def test_the_end_with_the_first_action() -> None:
    scene = Scene().mother(0, "0,2,0").insects(0, 4).mushroom(0, "1,0,0", SAFE, board=5, counter=2)
    for board in range(1, 5):
        scene.effect(0, "mother_moves_up_to_three", board)
    scene.play("decay 5")
    t = scene.table
    assert t.over and t.ended_by == 0 and t.stack == [] and t.moves == 1
    assert scene.purse(0) == 5, "the effect of the last decay still comes"
    assert t.figures()[0]["end_token"] == 5 and t.figures()[1]["end_token"] == 0
    for last, missing in ((5, 1), (1, 5), (4, 3)):
        four = Scene().mother(0, "0,2,0").mushroom(0, "1,0,0", SAFE, board=last, counter=2)
        for board in {1, 2, 3, 4, 5} - {last, missing}:
            four.effect(0, "mother_moves_up_to_three", board)
        assert not four.play(f"decay {last}").table.over, "a card under each of them"
    asked = Scene().mother(0, "0,2,0").mushroom(0, "1,0,0", "jelly_ear", board=5, counter=2)
    for board in range(1, 5):
        asked.effect(0, "mother_moves_up_to_three", board)
    asked.play("decay 5")
    assert not asked.table.over and asked.names() == ["0,2,0", "skip"]
    asked.play("0,2,0", "0,2,0")
    assert asked.table.over


@pytest.mark.rule("MUM-END-05")
def test_after_a_hundred_rounds_the_game_ends_without_end_token() -> None:
    def last_turn(round_number: int) -> Scene:
        scene = Scene().mushroom(0, "1,0,0", "penny_bun").begin(1)
        scene.table.stack.clear()
        scene.table.seat = NOBODY
        scene.table.round = round_number
        scene.table.push(END_TURN, 1)
        return scene.run()

    assert not last_turn(99).table.over and last_turn(99).table.round == 100
    t = last_turn(100).table
    assert t.over and t.ended_by == NOBODY and outcome(t).ranks == (1, 2)
    assert [figures["end_token"] for figures in t.figures()] == [0, 0]


@pytest.mark.rule("MUM-SCO-01")
@pytest.mark.rule("MUM-SCO-02")
@pytest.mark.rule("MUM-SCO-03")
@pytest.mark.case("CASE-MUM-30")
@pytest.mark.parametrize(("boards", "total"), [(5, 37), (3, 35)])
def test_points(boards: int, total: int) -> None:
    scene = Scene(boards=boards).tucked(0, 1, "the_sickener", "saffron_milkcap", "oyster_mushroom")
    scene.tucked(0, 2, "panther_cap", "velvet_shank").mushroom(0, "1,0,0", "penny_bun", board=1)
    scene.mushroom(0, "1,0,1", "jelly_ear", board=2).insects(0, 3).hand(0, "lions_mane", "death_cap").insect("2,0,0")
    scene.begin()
    scene.table.ended_by = 0
    assert scene.points()[0] == total
    assert scene.table.figures()[0] | {"spores": 0} == {
        "points": total, "mushrooms": 31, "insects": 1, "end_token": boards, "fruited": 7, "tokens": 3, "spores": 0}
    kinds = list(scene.table.outcome().scores[0].items())
    assert kinds[:4] == [("mushrooms", 31), ("insects", 1), ("end_token", boards), ("total", total)]


@pytest.mark.rule("MUM-SCO-04")
@pytest.mark.case("CASE-MUM-31")
def test_ties() -> None:
    def ranks(more: bool, insects: tuple[int, int]) -> tuple[tuple[int, ...], str]:
        scene = Scene().tucked(0, 1, "penny_bun", *(["oyster_mushroom", "common_stinkhorn"] if more else ["death_cap"]))
        scene.tucked(1, 1, "lacquered_bracket", "summer_truffle").insects(0, insects[0]).insects(1, insects[1]).begin()
        assert scene.points()[0] == scene.points()[1]
        found = outcome(scene.table)
        return found.ranks, found.reason.key

    assert ranks(True, (2, 3)) == ((1, 2), "won-by-mushrooms")
    assert ranks(False, (2, 3)) == ((2, 1), "won-by-insects")
    assert ranks(False, (3, 3)) == ((1, 1), "won-together")
    best = outcome(Scene().tucked(0, 1, "jelly_ear").begin().table)
    assert best.ranks == (1, 2) and best.reason.key == "won-by-points"
