"""More action tiles: taking, giving up, using c, d and e (MYX-TILE)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene

OPEN = ("leaf_gift", "leccinum_scabrum")
"""Two different cards in hand keep the turn open: a decision with one option is made silently."""

STILL_OPEN = ["play leaf_gift", "play leccinum_scabrum"]


def owning(*tiles: str, leaves: int) -> Scene:
    return Scene(expansion=True).tiles(0, *tiles).leaves(0, leaves).hand(0, *OPEN)


def hiring(hero: str, *tiles: str, leaves: int) -> Scene:
    return owning(*tiles, leaves=leaves).display(hero)


@pytest.mark.rule("MYX-TILE-01")
@pytest.mark.parametrize(("hero", "cost", "tile"), [
    ("xerocomellus_chrysenteron", 4, "c"), ("ganoderma_lucidum", 6, "d"), ("auricularia_auricula_judae", 3, "e")])
def test_some_heroes_bring_a_tile_from_the_supply(hero: str, cost: int, tile: str) -> None:
    scene = hiring(hero, "a", "b", leaves=cost).play(f"hire {hero}")
    assert scene.tiles_of() == ("ab" + tile, "")
    assert scene.tile_supply_now() == {"c": 2, "d": 2, "e": 2} | {tile: 1}
    assert scene.deck_of() == [hero]


@pytest.mark.rule("MYX-TILE-01")
def test_without_a_tile_left_in_the_supply_you_get_none() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", leaves=6).tiles(1, "a", "b", "d", "d").play("hire ganoderma_lucidum")
    assert scene.tiles_of() == ("ab", "")
    assert scene.names() == STILL_OPEN


@pytest.mark.rule("MYX-TILE-01")
@pytest.mark.parametrize(("others", "offered"), [
    (("a", "b", "d"), ["choose tile(d)", "choose leaves(1)", "skip"]),
    (("a", "b", "d", "d"), ["choose leaves(1)", "skip"])])
def test_the_last_tile_of_the_supply_can_be_chosen_and_one_that_is_gone_cannot(others: tuple[str, ...],
                                                                               offered: list[str]) -> None:
    scene = owning("a", "b", leaves=0).tiles(1, *others).carry_out("tile(d) / leaves(1)")
    assert scene.names() == offered


@pytest.mark.rule("MYX-TILE-02")
@pytest.mark.rule("MYX-LANG-02")
def test_of_two_equal_tiles_each_may_be_used_once_a_turn() -> None:
    scene = owning("a", "b", "d", "d", leaves=9).drops(0, A4=3, C3=1)
    scene.play("tile d", "A4", "tile d", "A4")
    assert scene.board() == {"A4": 1, "C3": 1}
    assert scene.tiles_of() == ("ab", "dd")
    assert scene.names() == [*STILL_OPEN, "tile b"]


@pytest.mark.rule("MYX-TILE-03")
@pytest.mark.case("CASE-MYX-04")
def test_a_fifth_tile_is_taken_only_by_putting_another_into_the_box() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", "c", "c", leaves=9).drops(0, A4=2, B2=1)
    scene.play("hire ganoderma_lucidum")
    assert scene.names() == ["give up a", "give up b", "give up c", "skip"]
    assert scene.deck_of() == []
    scene.play("give up c")
    assert scene.tiles_of() == ("abcd", "")
    assert scene.tile_supply_now() == {"c": 0, "d": 1, "e": 2}
    assert scene.deck_of() == ["ganoderma_lucidum"]


@pytest.mark.rule("MYX-TILE-03")
@pytest.mark.case("CASE-MYX-04")
def test_tiles_a_and_b_count_and_may_be_given_up_too() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", "c", "c", leaves=6).play("hire ganoderma_lucidum", "give up a")
    assert scene.tiles_of() == ("bccd", "")
    assert scene.tile_supply_now() == {"c": 0, "d": 1, "e": 2}
    scene = owning("a", "b", "c", leaves=0).carry_out("tile(d)")
    assert scene.tiles_of() == ("abcd", "")  # the fourth is taken freely


@pytest.mark.rule("MYX-TILE-04")
@pytest.mark.case("CASE-MYX-04")
def test_a_tile_may_be_declined_instead_of_giving_one_up() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", "c", "c", leaves=6).play("hire ganoderma_lucidum", "skip")
    assert scene.tiles_of() == ("abcc", "")
    assert scene.tile_supply_now() == {"c": 0, "d": 2, "e": 2}
    assert scene.deck_of() == ["ganoderma_lucidum"]


@pytest.mark.rule("MYX-TILE-05")
@pytest.mark.case("CASE-MYX-04")
def test_a_new_tile_may_be_used_at_once_once_a_turn_at_its_cost() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", "c", "c", leaves=12).drops(0, A4=2, B2=1)
    scene.play("hire ganoderma_lucidum", "give up c", "tile d", "A4")
    assert scene.board() == {"A4": 1, "B2": 1}
    assert scene.leaves_of() == 3
    assert scene.tiles_of() == ("abc", "d")
    assert scene.names() == [*STILL_OPEN, "tile b", "tile c"]
    scene = hiring("ganoderma_lucidum", "a", "b", leaves=8).play("hire ganoderma_lucidum")
    assert scene.names() == STILL_OPEN  # 2 leaves left, d costs 3


@pytest.mark.rule("MYX-TILE-06")
def test_a_tile_taken_this_turn_is_unused_even_if_the_one_given_up_was_used() -> None:
    scene = hiring("ganoderma_lucidum", "a", "b", "d", "c", leaves=12).drops(0, A4=3, B2=1)
    scene.play("tile d", "A4", "hire ganoderma_lucidum", "give up d")
    assert scene.tiles_of() == ("abcd", "")
    scene.play("tile d", "A4")
    assert scene.board() == {"A4": 1, "B2": 1}
    assert scene.leaves_of() == 0


@pytest.mark.rule("MYX-TILE-05")
def test_used_tiles_are_ready_again_in_the_next_turn() -> None:
    scene = owning("a", "b", "d", leaves=4).drops(0, A4=2).hand(1, *OPEN)
    scene.play("tile d")  # there is one field only
    assert scene.tiles_of() == ("ab", "d")
    scene.play("play leaf_gift", "play leccinum_scabrum", "end turn")
    assert scene.table.active == 1
    assert scene.tiles_of() == ("abd", "")


@pytest.mark.rule("MYX-TILE-07")
@pytest.mark.case("CASE-MYX-05")
def test_tile_c_moves_two_drops_of_a_field_each_its_own_way() -> None:
    scene = owning("a", "b", "c", leaves=3).drops(0, C3=3)
    scene.play("tile c")
    assert scene.names() == ["to C2", "to B3", "to D3", "to C4"]
    scene.play("to C2")
    assert scene.names() == ["to C2", "to B3", "to D3", "to C4", "skip"]
    scene.play("to D3")
    assert scene.board() == {"C2": 1, "C3": 1, "D3": 1}
    assert scene.leaves_of() == 0


@pytest.mark.rule("MYX-TILE-08")
@pytest.mark.case("CASE-MYX-05")
def test_tile_c_never_moves_a_third_drop() -> None:
    scene = owning("a", "b", "c", leaves=3).drops(0, C3=4)
    scene.play("tile c", "to C2", "to C2")
    assert scene.board() == {"C2": 2, "C3": 2}
    assert scene.names() == STILL_OPEN


@pytest.mark.rule("MYX-TILE-07")
@pytest.mark.case("CASE-MYX-05")
def test_with_tile_c_the_second_move_may_be_left_out_and_one_drop_is_enough() -> None:
    scene = owning("a", "b", "c", leaves=3).drops(0, C3=3).play("tile c", "to C2")
    scene.play("skip")
    assert scene.board() == {"C2": 1, "C3": 2}
    scene = owning("a", "b", "c", leaves=3).drops(0, D1=1, A1=1)
    scene.play("tile c", "D1", "to D2")
    assert scene.board() == {"A1": 1}
    assert scene.names() == STILL_OPEN


@pytest.mark.rule("MYX-TILE-09")
def test_tile_d_removes_one_drop_from_any_field_however_many_lie_there() -> None:
    scene = owning("a", "b", "d", leaves=5).drops(0, A1=1, E1=3, C2=1, A3=1)
    scene.play("tile d")
    assert scene.names() == ["A1", "E1", "C2", "A3"]
    scene.play("E1")
    assert scene.board() == {"A1": 1, "E1": 2, "C2": 1, "A3": 1}
    assert scene.leaves_of() == 2 and scene.shrine_now == 1
