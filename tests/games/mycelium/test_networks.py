"""Networks: control, appropriation, splits and joins (MUM-NET)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.components import NONE
from tests.games.mycelium.scene import Scene

TYPES = {"0,2,0": "yellow", "0,1,0": "brown", "1,1,0": "red", "1,0,0": "green", "1,0,1": "brown", "0,0,1": "green"}


@pytest.mark.rule("MUM-NET-01")
def test_the_mother_controls_before_the_mushroom() -> None:
    scene = Scene().mother(0, "1,0,0").mother(1, "0,0,2").mushroom(1, "1,0,0").mushroom(1, "1,1,0", board=2)
    scene.lie(0, {"1,0,1": 2, "1,1,0": 1}).begin()
    t = scene.table
    assert [t.control(scene.tile(cell)) for cell in ("1,0,0", "1,1,0", "1,0,1", "0,0,2", "0,1,0")] == [0, 1, NONE, 1,
                                                                                                      NONE]


@pytest.mark.rule("MUM-NET-02")
@pytest.mark.rule("MUM-NET-03")
@pytest.mark.rule("MUM-NET-04")
@pytest.mark.rule("MUM-NET-09")
@pytest.mark.case("CASE-MUM-15")
def test_a_network_cut_by_a_mother_joins_again() -> None:
    scene = Scene(types=TYPES).mother(0, "0,1,0").mother(1, "0,0,2").mushroom(1, "1,1,0")
    scene.lie(1, dict.fromkeys(("0,2,0", "0,1,0", "1,1,0", "1,0,0"), 1)).begin()
    assert scene.networks(1) == [(["0,0,2"], {}), (["0,2,0"], {"yellow": 1}), (["1,0,0", "1,1,0"],
                                                                               {"red": 1, "green": 1})]
    assert scene.networks(0) == [(["0,1,0"], {"brown": 1})]
    scene.play("move", "0,1,1")
    assert scene.networks(1) == [(["0,0,2"], {}), (["0,1,0", "0,2,0", "1,0,0", "1,1,0"],
                                                   {"red": 1, "green": 1, "brown": 1, "yellow": 1})]
    assert scene.networks(0) == [(["0,1,1"], {})]


@pytest.mark.rule("MUM-NET-04")
@pytest.mark.rule("MUM-NET-10")
@pytest.mark.rule("MUM-FRU-02")
@pytest.mark.rule("MUM-FRU-05")
@pytest.mark.rule("MUM-FRU-07")
@pytest.mark.rule("MUM-FRU-14")
@pytest.mark.case("CASE-MUM-16")
def test_four_networks() -> None:
    def begin(mother: str = "1,0,1") -> Scene:
        scene = Scene(types=TYPES).mother(1, "0,0,2").mother(0, mother)
        scene.lie(1, {"0,2,0": 1, "0,1,0": 1, "1,1,0": 1, "1,0,0": 1, "1,0,1": 2})
        return scene.mushroom(1, "1,0,1", "penny_bun").mushroom(0, "0,1,0", "death_cap").lie(0, {"0,0,1": 1})

    scene = begin().hand(0, "slippery_jack").hand(1, "lacquered_bracket", "orange_peel_fungus").begin()
    assert scene.networks(1) == [(["0,0,2"], {}), (["0,2,0"], {"yellow": 1}), (["1,0,0", "1,1,0"],
                                                                               {"red": 1, "green": 1})]
    assert scene.networks(0) == [(["0,0,1", "1,0,1"], {"brown": 2, "green": 1}), (["0,1,0"], {"brown": 1})]
    assert scene.begin(1).names("fruit") == [], "neither yellow and red together, nor any brown"
    scene.begin(0).play("fruit slippery_jack")  # green 1, brown 2: all of it must be spent, so nothing is asked
    assert scene.mushrooms(0) == {1: "0,1,0", 2: "0,0,1"}, "not beside the mushroom on the brown tile"
    assert scene.spores() == dict.fromkeys(("0,1,0", "0,2,0", "1,0,0", "1,1,0"), (0, 1))
    assert (scene.left(0), scene.left(1)) == (30, 26), "each returns to its owner"
    away = begin("1,-1,1").begin()
    assert away.networks(1) == [(["0,0,2"], {}), (["0,2,0"], {"yellow": 1}),
                                (["1,0,0", "1,0,1", "1,1,0"], {"red": 1, "green": 1, "brown": 2})]


@pytest.mark.rule("MUM-NET-06")
@pytest.mark.case("CASE-MUM-17")
def test_a_shared_tile_without_pieces() -> None:
    scene = Scene(types={"1,0,0": "red"}).mother(0, "0,2,0").mother(1, "0,0,2").lie(0, {"1,0,0": 1})
    scene.lie(1, {"1,0,0": 2}).begin()
    assert (["1,0,0"], {"red": 1}) in scene.networks(0)
    assert (["1,0,0"], {"red": 2}) in scene.networks(1)


@pytest.mark.rule("MUM-NET-05")
@pytest.mark.rule("MUM-NET-07")
def test_on_a_controlled_tile_all_spores_are_the_controllers() -> None:
    scene = Scene(3, types={"1,0,0": "red", "1,1,0": "green", "1,0,1": "green"}).mother(0, "1,0,0")
    scene.mother(1, "0,0,2").mother(2, "0,2,0").lie(0, {"1,0,0": 1}).lie(1, {"1,0,0": 2, "1,1,0": 1, "1,0,1": 1})
    scene.lie(2, {"1,0,0": 1}).begin()
    assert scene.networks(0) == [(["1,0,0"], {"red": 4})]
    assert scene.networks(1) == [(["0,0,2"], {}), (["1,0,1"], {"green": 1}), (["1,1,0"], {"green": 1})], "cut in two"
    assert scene.networks(2) == [(["0,2,0"], {})]
    grown = Scene(types={"1,0,0": "red"}).mushroom(0, "1,0,0").lie(0, {"1,0,0": 1}).lie(1, {"1,0,0": 2}).begin()
    assert (["1,0,0"], {"red": 3}) in grown.networks(0), "as well where only a mushroom stands"
    assert ["1,0,0"] not in [tiles for tiles, _ in grown.networks(1)]


@pytest.mark.rule("MUM-NET-08")
def test_a_mother_or_a_mushroom_alone_connects() -> None:
    scene = Scene(types=TYPES).mother(0, "1,0,0").mushroom(0, "0,1,0").mother(1, "0,0,2")
    scene.lie(0, {"1,1,0": 1, "1,0,1": 1, "0,2,0": 1}).begin()
    assert scene.networks(0) == [(["0,1,0", "0,2,0", "1,0,0", "1,0,1", "1,1,0"], {"red": 1, "brown": 1, "yellow": 1})]


@pytest.mark.rule("MUM-NET-11")
def test_every_player_has_at_least_the_network_of_the_mother() -> None:
    scene = Scene(4).begin()
    assert [len(scene.networks(number)) for number in range(4)] == [1, 1, 1, 1]
    assert [scene.networks(number)[0][0] for number in range(4)] == [[scene.where(number)] for number in range(4)]
    moved = Scene().mother(0, "1,0,0").mother(1, "1,1,0").insects(1, 2).lie(0, {"1,1,0": 3}).begin(1)
    moved.play("send mother", "mother 1 to 2,0,0")
    assert moved.networks(0) == [(["2,0,0"], {})]
