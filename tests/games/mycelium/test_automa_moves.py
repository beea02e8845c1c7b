"""The automa's SPORE and MOVE, and what it does when all its mushrooms are blocked (MUA-SPO, MUA-MOV, MUA-STK)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelium.components import TARGETS
from fairyring.games.mycelium.wandering import drift, targets
from tests.games.mycelium.scene import Scene
from tests.games.mycelium.test_automa import ANY_FOUR, NOTHING, RED_TWO, did, one


# --- SPORE -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-SPO-01")
def test_a_mushroom_spreads_the_number_on_the_card() -> None:
    for card, count in ((RED_TWO, 3), (ANY_FOUR, 4)):
        scene = one(card).mushroom(1, "1,0,0").automa()
        assert scene.told("automa-spores")[0].facts == {"board": 1, "cell": "1,0,0", "count": count}
    blocked = one().mushroom(1, "1,0,0").mother(0, "1,0,0").automa()
    assert "spore" not in did(blocked), "blocked ones count as being there: not the mother either"


@pytest.mark.rule("MUA-SPO-02")
def test_with_all_mushrooms_blocked_it_cannot_spore() -> None:
    scene = Scene(2, True).mother(2, "0,1,1").mother(0, "1,0,0").mother(1, "1,0,1").automa_card(NOTHING)
    scene.mushroom(2, "1,0,0").mushroom(2, "1,0,1", board=2, counter=1)
    for other in scene.chances(10):
        assert "spore" not in did(other) and other.counters(2)[:2] == [0, 1]
        assert [event.facts["why"] for event in other.told("automa-skips") if event.facts["action"] == "spore"] == [
            "all-blocked"]


@pytest.mark.rule("MUA-SPO-03")
@pytest.mark.rule("MUA-SPO-04")
@pytest.mark.case("CASE-MUM-34")
def test_everyone_spores_once_first() -> None:
    scene = one().mushroom(1, "1,0,0", board=1, counter=1).mushroom(1, "1,0,1", board=2, counter=1)
    scene.mushroom(1, "0,1,0", board=3).automa()
    assert scene.counters(1)[:3] == [1, 1, 1]
    tie = one().mushroom(1, "1,0,0", board=1, counter=1).mushroom(1, "1,0,1", board=2, counter=1).automa()
    assert tie.counters(1)[:2] == [2, 1], "ties by lowest dots"
    blocked = one().mushroom(1, "1,0,0", board=1).mother(0, "1,0,0").mushroom(1, "1,0,1", board=2, counter=1).automa()
    assert blocked.counters(1)[:2] == [0, 2], "a blocked one does not hold up the others"


@pytest.mark.rule("MUA-SPO-05")
def test_without_a_candidate_it_does_not_spore() -> None:
    scene = one(NOTHING).mushroom(1, "1,0,0", board=1, counter=2).mushroom(1, "1,0,1", board=2, counter=2)
    scene.mushroom(1, "0,1,0", board=3, counter=0).mother(0, "0,1,0")
    for other in scene.chances(10):
        assert did(other)[0] == "decay" and "spore" not in did(other)
        assert "none-left" in [event.facts["why"] for event in other.told("automa-skips")]


@pytest.mark.rule("MUA-SPO-06")
def test_where_its_spores_fall() -> None:
    """Three spores from (1,1,0) to the south: the third on a tile that no person controls, then of a card's colour."""
    def third(scene: Scene) -> set[str]:
        found = set()
        for other in scene.mushroom(1, "1,1,0").chances(60):
            if other.order()[1] == "1,0,0":
                found.add(other.order()[2])
        return found

    plain = {"1,0,1": "green", "2,0,0": "green"}
    assert third(one(types=plain)) == {"1,0,1", "2,0,0"}
    assert third(one(types=plain).mother(0, "2,0,0")) == {"1,0,1"}
    assert third(one(types=plain | {"2,0,0": "red"})) == {"2,0,0"}, "red is on the card"
    assert third(one(types=plain | {"2,0,0": "red"}).mother(0, "2,0,0")) == {"1,0,1"}, "control comes first"


@pytest.mark.rule("MUA-SPO-07")
@pytest.mark.rule("MUA-SPO-08")
@pytest.mark.rule("MUA-SPO-09")
@pytest.mark.case("CASE-MUM-35")
def test_an_edge_tile_before_sporing() -> None:
    slots = Counter[str]()
    turns = set()
    for other in one(NOTHING).mushroom(1, "2,0,0").chances(40):
        assert did(other) == ["explore", "spore"] and other.counters(1)[0] == 1
        slots[str(other.told("tile-laid")[0].facts["cell"])] += 1
        turns.add(other.told("tile-laid")[0].facts["rotation"])
    assert set(slots) == {"2,-1,0", "2,0,-1"} and turns == {0, 1, 2}
    fruited = one(ANY_FOUR).mushroom(1, "2,0,0").lie(1, {"1,1,0": 4}).mushroom(1, "0,2,0", board=2, counter=1)
    for other in fruited.chances(10):
        assert did(other)[0] == "fruit"
    second = one(NOTHING).mushroom(1, "1,0,0", counter=2).mushroom(1, "2,0,0", board=2).automa()
    assert did(second) == ["decay", "explore"] and second.counters(1)[1] == 0, "the turn ends with the exploring"
    both = Scene(1, True, extra=("2,-1,0", "3,-1,0", "3,-2,0", "3,-2,1", "2,-2,1")).automa_card(NOTHING)
    both.mother(1, "0,1,1").mother(0, "0,0,2").mushroom(1, "2,-2,1")
    assert {str(other.told("tile-laid")[0].facts["cell"]) for other in both.chances(10)} == {"2,-1,1"}, "touches more"
    empty = one(NOTHING).no_tiles()
    t = empty.table
    edge = next(tile for tile in t.laid() if t.is_edge(tile) and t.mother_on[tile] == -1)
    empty.mushroom(1, t.cell_name(edge))
    for other in empty.chances(5):
        assert did(other)[0] == "spore", "without tiles it spores at once"
    stacks = one(NOTHING).mushroom(1, "2,0,0").stack(2, "tile_red_05")
    assert {other.told("tile-drawn")[0].facts["stack"] for other in stacks.chances(30)} == {1, 2}


# --- MOVE ------------------------------------------------------------------------------------------------------------
def moving(target: str, scene: Scene, often: int = 150) -> list[Scene]:
    """Its turns in which the wind gave that target; it cannot spore, because nothing is left of its spores."""
    return [other for other in scene.chances(often) if other.told("automa-target")
            and other.told("automa-target")[0].facts["target"] == target]


@pytest.mark.rule("MUA-MOV-01")
def test_the_roll_gives_the_target() -> None:
    seen = {(str(event.facts["symbol"]), str(event.facts["target"])) for other in one(RED_TWO).chances(40)
            for event in other.told("automa-target")}
    assert seen == {("O", "tile:red"), ("U", "opponent_mushroom"), ("A", "insect")}


@pytest.mark.rule("MUA-MOV-02")
@pytest.mark.rule("MUA-MOV-06")
@pytest.mark.rule("MUA-MOV-07")
def test_what_each_target_means() -> None:
    scene = Scene(2, True).mother(2, "0,1,1").mother(0, "1,0,0").mother(1, "0,0,2").insect("0,2,0", "1,0,0")
    scene.mushroom(0, "1,1,0", "penny_bun").mushroom(1, "1,0,0", "death_cap").mushroom(2, "1,0,1")
    scene.lie(0, {"0,1,0": 2, "0,0,1": 1}).lie(1, {"0,0,1": 1, "1,-1,1": 1}).lie(2, {"2,0,0": 9}).begin()
    t = scene.table

    def cells(target: str) -> set[str]:
        return {t.cell_name(tile) for tile in targets(t, 2, TARGETS.index(target))}

    reds = {t.cell_name(tile) for tile in t.laid() if t.content.colour[tile] == 0}
    assert cells("tile:red") == reds - {"1,0,0", "0,1,1", "0,0,2"}
    assert cells("opponent_mushroom") == {"1,1,0"}, "the other one has a mother on it"
    assert cells("automa_mushroom") == {"1,0,1"}
    assert cells("opponent_spores_most") == {"0,1,0", "0,0,1"}, "two each, added up over people; its own do not count"
    assert cells("opponent_mother") == {"2,0,0", "1,1,0", "1,0,1", "0,0,1"}, "the tiles beside a person's mother"
    assert cells("insect") == {"0,2,0"}
    own = Scene(1, True).mother(1, "0,2,0").insect("0,2,0").begin()
    assert targets(own.table, 1, TARGETS.index("insect")) == [], "not the tile she stands on"
    assert targets(own.table, 1, TARGETS.index("opponent_spores_most")) == []


@pytest.mark.rule("MUA-MOV-03")
def test_two_tiles_towards_the_target_or_one_if_that_is_enough() -> None:
    far = one(RED_TWO).mother(1, "0,1,1").mother(0, "0,0,2").mushroom(0, "2,0,0", "penny_bun")
    ends = {other.where(1) for other in moving("opponent_mushroom", far)}
    assert ends == {"1,1,0", "1,0,1"}, "four steps away, by two ways of the same length"
    near = one(RED_TWO).mother(1, "1,0,1").mother(0, "0,0,2").mushroom(0, "1,0,0", "penny_bun")
    assert {other.where(1) for other in moving("opponent_mushroom", near)} == {"1,0,0"}


@pytest.mark.rule("MUA-MOV-03")
@pytest.mark.rule("MUA-MOV-04")
@pytest.mark.case("CASE-MUM-36")
def test_moving_for_insects() -> None:
    scene = one(RED_TWO).mother(1, "0,1,1").mother(0, "1,1,-1").insect("0,0,1", "0,0,2")
    for other in moving("insect", scene):
        assert other.where(1) == "0,0,2" and other.purse(1) == 2
    single = one(RED_TWO).mother(1, "0,1,1").mother(0, "1,1,-1").insect("0,0,1")
    for other in moving("insect", single):
        assert other.where(1) == "0,0,1" and other.purse(1) == 1
    stop = one(RED_TWO).mother(1, "0,1,1").mother(0, "1,1,-1").insect("0,0,2").mushroom(0, "0,0,1", "penny_bun")
    for other in moving("opponent_mushroom", stop):
        assert other.where(1) == "0,0,1", "for another target she does stop"


@pytest.mark.rule("MUA-MOV-05")
def test_other_mothers_stand_in_her_way_and_tokens_are_collected() -> None:
    scene = one(RED_TWO).mother(1, "0,1,1").mother(0, "0,1,0").mushroom(0, "1,1,0", "penny_bun").insect("0,0,1")
    for other in moving("opponent_mushroom", scene):
        assert other.where(1) == "1,0,1" and other.purse(1) == 1, "the long way round"


@pytest.mark.rule("MUA-MOV-08")
def test_nearest_is_what_she_can_reach_and_of_equal_ways_the_richer() -> None:
    ways = one(RED_TWO).mother(1, "0,1,1").mother(0, "0,0,2").mushroom(0, "2,0,0", "penny_bun").insect("0,0,1")
    for other in moving("opponent_mushroom", ways):
        assert other.where(1) == "1,0,1" and other.purse(1) == 1, "of two shortest ways the one with a token"
    lot = one(RED_TWO, types={"0,1,0": "green"}).mother(1, "0,1,1").mother(0, "2,0,0").insect("0,1,0", "0,0,1")
    assert {other.told("moved")[0].facts["cells"][0] for other in moving("insect", lot)} == {  # type: ignore[index]
        "0,1,0", "0,0,1"}


@pytest.mark.rule("MUA-MOV-08")
@pytest.mark.rule("MUA-TUR-06")
def test_of_two_tokens_a_step_away_she_goes_to_the_one_that_leads_to_a_second() -> None:
    scene = one(RED_TWO).mother(1, "0,1,1").mother(0, "2,0,0").insect("0,1,0", "0,0,1", "0,0,2")
    for other in moving("insect", scene):
        assert other.where(1) == "0,0,2" and other.purse(1) == 2
    shut = one(RED_TWO).mother(1, "0,1,1").mother(0, "0,0,2").insect("0,1,0", "0,0,1", "0,0,2")
    assert {other.where(1) for other in moving("insect", shut)} == {"0,1,0", "0,0,1"}, "a mother stands on the second"


@pytest.mark.rule("MUA-MOV-09")
@pytest.mark.rule("MUA-MOV-10")
@pytest.mark.case("CASE-MUM-38")
def test_without_a_target_the_wind_carries_her() -> None:
    seen = Counter[str]()
    for seed in range(200):
        scene = Scene(1, True).mother(1, "0,1,0").mother(0, "0,0,2").begin()
        scene.table.reseed(seed)
        explored = drift(scene.table, 1)
        rolls = [str(event.facts["symbol"]) for event in scene.told("wind")]
        assert len(rolls) == 2 and not explored
        cells = [event.facts["cells"] for event in scene.told("moved")]
        if rolls[0] == "A" and rolls[1] in "OU":  # side b of (0,1,0), then a side of (0,2,0) without a neighbour
            assert cells == [["0,2,0"]] and scene.where(1) == "0,2,0" and not scene.told("tile-laid")
        seen[scene.where(1)] += 1
    assert seen["0,2,0"] > 0 and seen["0,1,0"] > 0, "there and back"


@pytest.mark.rule("MUA-MOV-09")
def test_a_roll_towards_another_mother_is_lost() -> None:
    seen = set()
    for seed in range(40):
        scene = Scene(1, True).mother(1, "0,1,0").mother(0, "0,2,0").begin()
        scene.table.reseed(seed)
        drift(scene.table, 1)
        scene.check()
        seen.add(scene.where(1))
    assert "0,2,0" not in seen and {"1,1,0", "0,1,1"} <= seen


@pytest.mark.rule("MUA-MOV-10")
def test_if_she_has_not_moved_at_all_it_explores() -> None:
    explored = 0
    for seed in range(60):
        scene = Scene(1, True).mother(1, "0,2,0").mother(0, "0,0,2").begin()
        scene.table.reseed(seed)
        if drift(scene.table, 1):
            explored += 1
            assert scene.where(1) == "0,2,0" and scene.told("moved") == []
            assert scene.told("tile-laid")[0].facts["cell"] in ("-1,2,0", "0,2,-1"), "beside her tile"
    assert explored > 0
    crowd = Scene(3, True).mother(3, "1,0,0").mother(0, "1,1,0").mother(1, "1,0,1").mother(2, "2,0,0").begin()
    assert drift(crowd.table, 3)
    assert len(crowd.table.tile_at) == 13, "no free side: any slot"


# --- all blocked -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-STK-01")
@pytest.mark.rule("MUA-STK-02")
@pytest.mark.rule("MUA-STK-03")
def test_with_all_mushrooms_blocked_it_moves_frees_one_and_explores() -> None:
    scene = one(NOTHING).mother(1, "0,1,1").mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1).insects(1, 2)
    for other in scene.chances(30):
        assert did(other) in (["move", "explore"], ["explore"])
        assert other.told("mother-sent")[0].facts["whom"] == 0
        assert other.where(0) == "-1,1,1", "farthest from the freed mushroom"
        spent = 1 - sum(int(str(event.facts["insects"])) for event in other.told("moved"))
        assert other.purse(1) == 2 - spent and other.told("mother-sent")[0].rule == "MUA-STK-02"
    last = one(NOTHING).mother(1, "0,1,1").mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1).insects(1, 1)
    assert all(other.told("mother-sent") for other in last.chances(5)), "one token is enough"
    poor = one(NOTHING).mother(1, "0,1,1").mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1)
    for other in poor.chances(10):
        assert other.told("mother-sent") == [] and did(other)[-1] == "explore" and len(did(other)) <= 2
    two = Scene(2, True).mother(2, "0,1,1").mother(0, "1,0,0").mother(1, "1,0,1").automa_card(NOTHING).insects(2, 5)
    two.mushroom(2, "1,0,1", board=1).mushroom(2, "1,0,0", board=2)
    for other in two.chances(10):
        assert [event.facts["whom"] for event in other.told("mother-sent")] == [1], "the lowest dots"
        assert did(other).count("explore") == 1
    fruit = one(ANY_FOUR).mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1).insects(1, 2).lie(1, {"0,1,1": 4})
    for other in fruit.chances(5):
        assert did(other)[0] == "fruit" and other.told("mother-sent") == [], "something else is possible"
    decay = one(NOTHING).mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1).insects(1, 2)
    for other in decay.mushroom(1, "1,0,1", board=2, counter=2).chances(10):
        assert did(other)[0] == "decay" and other.told("mother-sent") == [], "nor is it stuck when it could decay"
        assert len(did(other)) == 2
    shut = one(NOTHING).mother(1, "2,0,0").mother(0, "1,0,0").mushroom(1, "1,0,0", counter=1).insects(1, 2)
    for other in shut.chances(10):
        assert did(other) == ["explore"] and len(other.told("mother-sent")) == 1, "no second EXPLORE"


@pytest.mark.rule("MUA-STK-04")
def test_with_none_blocked_it_always_has_two_actions() -> None:
    for scene in (one(NOTHING), one(NOTHING).mushroom(1, "1,0,0"), one(NOTHING).mushroom(1, "1,0,0", counter=2),
                  one(NOTHING).mushroom(1, "2,0,0", counter=1)):
        for other in scene.chances(20):
            assert len(did(other)) == 2
