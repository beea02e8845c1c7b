"""SPORE: choice, counter, wind, and where spores fall (MUM-SPO, MUM-SPR)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelium.geometry import SYMBOLS
from tests.games.mycelium.scene import STAR, Scene

FOUR = "oyster_mushroom"
"""A card that spreads 4."""

THREE = "woolly_milkcap"
TWO = "jelly_ear"
FIVE = "wood_cauliflower"


def on(cell: str, card: str = FOUR) -> Scene:
    return Scene().mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, cell, card)


@pytest.mark.rule("MUM-SPR-01")
@pytest.mark.rule("MUM-SPR-02")
@pytest.mark.rule("MUM-SPR-03")
@pytest.mark.rule("MUM-SPR-04")
@pytest.mark.case("CASE-MUM-03")
def test_four_spores_in_a_triangle() -> None:
    scene = on("1,1,0").wind("1,1,0", "b").play("spore 1")
    assert scene.spores() == dict.fromkeys(("1,0,0", "1,0,1", "1,1,0", "2,0,0"), (1, 0))
    assert scene.order()[:2] == ["1,1,0", "1,0,0"] and len(scene.order()) == 4
    assert scene.left(0) == 26 and scene.counters(0)[0] == 1


@pytest.mark.rule("MUM-SPR-03")
@pytest.mark.rule("MUM-SPR-11")
@pytest.mark.case("CASE-MUM-04")
def test_three_spores_a_choice() -> None:
    scene = on("1,1,0", THREE).wind("1,1,0", "b").play("spore 1")
    assert sorted(scene.names()) == ["1,0,1", "2,0,0"]
    assert scene.order() == ["1,1,0", "1,0,0"]
    scene.play("2,0,0")
    assert scene.order() == ["1,1,0", "1,0,0", "2,0,0"] and scene.left(0) == 27
    two = on("1,1,0", TWO).wind("1,1,0", "b").play("spore 1")
    assert two.order() == ["1,1,0", "1,0,0"], "one result for two, two for three"
    four = on("1,1,0", FOUR).wind("1,1,0", "b").play("spore 1")
    assert four.table.step.name == "turn" and len(four.order()) == 4, "and one for four"


@pytest.mark.rule("MUM-SPR-03")
@pytest.mark.case("CASE-MUM-05")
def test_the_rim_of_the_board() -> None:
    scene = Scene(extra=("2,-1,0", "3,-1,0")).mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,0,0", FOUR)
    scene.wind("1,0,0", "a").play("spore 1")
    assert scene.order() == ["1,0,0", "2,0,0", "2,-1,0", "3,-1,0"]


@pytest.mark.rule("MUM-SPR-04")
def test_a_row_is_filled_before_the_next_one_begins() -> None:
    """Six spores on a narrow strip: after the fourth, three tiles of the third row are left for two spores. A tile of
    the fourth row, which lies beside the one chosen first, has to wait."""
    strip = ("2,-1,0", "3,-1,0", "3,-2,0", "4,-2,0", "3,-2,1", "2,-2,1", "4,-3,0")
    scene = Scene(extra=strip).mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "2,0,0", FIVE)
    scene.effect(0, "this_mushroom_spreads_one_more").wind("2,0,0", "b").play("spore 1")
    assert scene.order() == ["2,0,0", "2,-1,0", "3,-1,0", "3,-2,0"]
    assert sorted(scene.names()) == ["3,-2,1", "4,-2,0"]
    scene.play("4,-2,0")
    assert scene.order()[4:] == ["4,-2,0", "3,-2,1"] and scene.table.step.name == "turn"


@pytest.mark.rule("MUM-SPR-07")
@pytest.mark.case("CASE-MUM-06")
def test_two_tiles_only() -> None:
    scene = Scene().mother(0, "0,1,0").wind("0,1,0", "b").play("spore mother")
    assert scene.order() == ["0,1,0", "0,2,0"] and scene.left(0) == 28
    more = Scene().mother(0, "0,1,0").effect(0, "mother_spreads_three").wind("0,1,0", "b").play("spore mother")
    assert more.order() == ["0,1,0", "0,2,0"] and more.left(0) == 28


@pytest.mark.rule("MUM-SPR-01")
@pytest.mark.rule("MUM-SPR-08")
@pytest.mark.case("CASE-MUM-07")
def test_off_the_board_at_once() -> None:
    scene = Scene().mother(0, "0,2,0").wind("0,2,0", "a").play("spore mother")
    assert scene.order() == ["0,2,0"] and scene.left(0) == 29
    gap = Scene(extra=("2,-1,1",)).mother(0, "2,0,0").effect(0, "mother_spreads_three")
    gap.wind("2,0,0", "b").play("spore mother")
    assert gap.order() == ["2,0,0"], "what cannot be reached inside the area gets nothing"


@pytest.mark.rule("MUM-GEO-12")
@pytest.mark.case("CASE-MUM-08")
@pytest.mark.parametrize(("side", "cells"), [
    ("a", ["0,0,1", "1,0,1", "1,0,0", "1,-1,1"]), ("b", ["0,0,1", "0,1,1", "0,1,0", "-1,1,1"]),
    ("c", ["0,0,1", "0,0,2"])])
def test_three_directions_from_one_tile(side: str, cells: list[str]) -> None:
    scene = on("0,0,1").wind("0,0,1", side).play("spore 1")
    assert sorted(scene.order()) == sorted(cells) and scene.order()[:2] == cells[:2]


@pytest.mark.rule("MUM-SPR-09")
@pytest.mark.case("CASE-MUM-09")
def test_symbols_of_other_tiles_do_not_matter() -> None:
    scene = on("1,1,0")
    for cell in STAR:
        scene.rotation(cell, int(cell != "1,1,0"))
    scene.wind("1,1,0", "b").play("spore 1")
    assert [event.facts["symbol"] for event in scene.told("wind")] == ["A"]
    assert set(scene.order()) == {"1,1,0", "1,0,0", "1,0,1", "2,0,0"}


@pytest.mark.rule("MUM-SPR-06")
@pytest.mark.rule("MUM-SPR-10")
@pytest.mark.rule("MUM-NET-05")
@pytest.mark.case("CASE-MUM-10")
def test_spores_on_occupied_tiles() -> None:
    scene = Scene(types={"1,1,0": "black"}).mother(0, "0,2,0").mother(1, "1,0,0").mushroom(0, "1,1,0", FOUR)
    scene.insect("2,0,0").lie(1, {"1,0,1": 3}).wind("1,1,0", "b").play("spore 1")
    assert scene.spores() == {"1,0,0": (1, 0), "1,0,1": (1, 3), "1,1,0": (1, 0), "2,0,0": (1, 0)}
    assert scene.table.insect_on[scene.tile("2,0,0")] and scene.purse(0) == 0
    assert scene.networks(1) == [(["1,0,0", "1,0,1"], {"red": 1, "green": 3})], "appropriated at once"
    assert (["1,1,0"], {"black": 1}) in scene.networks(0)


@pytest.mark.rule("MUM-SPR-05")
def test_each_tile_gets_one_spore_of_a_sporing() -> None:
    scene = Scene(extra=("2,-1,0",)).mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,1,0", FIVE)
    scene.wind("1,1,0", "b").play("spore 1")
    while scene.table.step.name == "spread":
        scene.play(scene.names()[0])
    assert max(Counter(scene.order()).values()) == 1 and len(scene.order()) == 5
    assert all(counts == (1, 0) for counts in scene.spores().values())


def test_a_choice_in_a_further_row_and_every_set_once_for_the_search() -> None:
    """Six spores on a wide board: four in the triangle, then two of the five of the next row that can be reached."""
    extra = ("2,-1,0", "2,-1,1", "3,-1,0", "1,-1,2")
    scene = Scene(extra=extra).mother(0, "0,2,0").mother(1, "0,0,2").mushroom(0, "1,1,0", FIVE)
    scene.effect(0, "this_mushroom_spreads_one_more").wind("1,1,0", "b").play("spore 1")
    first = scene.names()
    assert first == scene.lines() and len(first) == 2 and len(scene.order()) == 4
    found = set()
    follow = []
    for name in first:
        t = scene.table.clone()
        t.apply(t.options[t.names().index(name)])
        for choice in t.lines() if t.step.name == "spread" else []:
            follow.append(frozenset((name, t.cell_name(choice))))
        for other in t.names() if t.step.name == "spread" else []:
            found.add(frozenset((name, other)))
    assert set(follow) == found and len(follow) == len(found), "every outcome, and each once"
    scene.play(scene.names()[0])
    scene.play(scene.names()[0])
    assert len(scene.order()) == 6 and scene.left(0) == 24 and scene.table.step.name == "turn"


@pytest.mark.rule("MUM-SPO-01")
@pytest.mark.rule("MUM-SPO-02")
@pytest.mark.rule("MUM-SPO-03")
def test_the_mother_spores_for_ever_a_mushroom_twice() -> None:
    scene = on("1,0,0", TWO).mushroom(0, "1,0,1", THREE, board=2, counter=2)
    assert scene.names("spore") == ["spore mother", "spore 1"] and scene.names("decay") == ["decay 2"]
    scene.play("spore 1")
    assert scene.counters(0)[:2] == [1, 2]
    scene.begin().play("spore 1")
    assert scene.counters(0)[:2] == [2, 2]
    scene.begin()
    assert scene.names("spore") == ["spore mother"] and scene.names("decay") == ["decay 1", "decay 2"]
    for _ in range(4):
        scene.begin().play("spore mother")
    assert scene.begin().names("spore") == ["spore mother"]


@pytest.mark.rule("MUM-SPO-04")
@pytest.mark.rule("MUM-SPO-05")
def test_the_piece_first_then_the_counter_the_roll_the_spores() -> None:
    scene = on("1,0,0", TWO).play("spore 1")
    kinds = [event.kind for event in scene.events]
    assert kinds[:4] == ["spores", "wind", "area", "spore-laid"]
    assert scene.events[0].facts == {"card": TWO, "board": 1, "cell": "1,0,0", "count": 2}
    late = on("1,0,0", TWO).effect(0, "reroll_the_wind").play("spore 1")
    assert late.counters(0)[0] == 1 and late.spores() == {}, "the counter has advanced before the spores fall"
    assert late.play("keep wind").counters(0)[0] == 1, "once"


@pytest.mark.rule("MUM-SPO-06")
def test_the_die_shows_each_symbol_once_in_three() -> None:
    t = Scene().begin().table
    t.reseed(7)
    seen = Counter(SYMBOLS[t.roll(0, "MUM-SPO-06")] for _ in range(6000))
    assert set(seen) == {"O", "U", "A"} and all(1850 < count < 2150 for count in seen.values())
    assert sorted(t.content.faces) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("MUM-SPO-07")
@pytest.mark.rule("MUM-EFF-10")
def test_how_many_spores_a_piece_spreads() -> None:
    def counts(scene: Scene) -> list[int]:
        scene.begin()
        return [int(str(option.message.args["count"])) for option in scene.table.described()
                if option.name.startswith("spore")]

    assert counts(on("1,0,0", TWO)) == [2, 2]
    assert counts(on("1,0,0", FIVE).effect(0, "mother_spreads_three", 2)) == [3, 5]
    assert counts(on("1,0,0", FOUR).effect(0, "this_mushroom_spreads_one_more")) == [2, 5]
    assert counts(on("1,0,0", FOUR).effect(0, "this_mushroom_spreads_one_more", 2)) == [2, 4]
    full = on("1,1,0", FOUR).effect(0, "mother_spreads_three").wind("0,2,0", "b").play("spore mother")
    assert full.order()[:2] == ["0,2,0", "0,1,0"] and len(full.names()) == 2, "the third of three is a choice"


@pytest.mark.rule("MUM-SPO-09")
def test_sporing_without_spores_advances_the_counter() -> None:
    scene = on("1,0,0", FOUR).lie(0, {"0,2,0": 30})
    assert "spore 1" in scene.names()
    scene.play("spore 1")
    assert scene.counters(0)[0] == 1 and scene.order() == [] and scene.left(0) == 0
    few = on("1,1,0", FOUR).lie(0, {"0,2,0": 27}).wind("1,1,0", "b").play("spore 1")
    assert sorted(few.names()) == ["1,0,1", "2,0,0"], "three are left: the last one is a choice"
