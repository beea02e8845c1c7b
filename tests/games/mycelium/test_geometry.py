"""Triangles, sides, rotations, areas, slots (MUM-GEO)."""

from __future__ import annotations

from itertools import product
from math import isclose, sqrt

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.components import Tile
from fairyring.games.mycelium.geometry import (
    SIDES,
    SYMBOLS,
    across,
    apart,
    cell_at,
    cell_name,
    cell_named,
    centre_of,
    coordinates,
    depth_of,
    in_area,
    opposite,
)
from fairyring.kernel.game import Setup
from tests.games.mycelium.scene import CENTRE, POINTS, STAR, Scene

NEARBY = [cell for cell in product(range(-3, 5), repeat=3) if sum(cell) in (1, 2)]


def beside(name: str) -> dict[str, str]:
    return {side: cell_name(across(cell_named(name), number)) for number, side in enumerate(SIDES)}


@pytest.mark.rule("MUM-GEO-01")
def test_a_cell_has_the_sum_two_or_one() -> None:
    for cell in NEARBY:
        assert coordinates(cell_at(*cell)) == cell
        assert cell_at(*cell) & 1 == (sum(cell) == 2)
    assert len({cell_at(*cell) for cell in NEARBY}) == len(NEARBY)
    for wrong in ((0, 0, 0), (1, 1, 1), (2, 2, 2), (-1, 0, 1)):
        with pytest.raises(ValueError, match="is no cell"):
            cell_at(*wrong)


@pytest.mark.rule("MUM-GEO-02")
def test_sides_lie_where_the_coordinate_changes() -> None:
    """Up: a upper left, c upper right, b bottom. Down: b top, a lower right, c lower left."""
    for name, up in (("1,1,0", True), ("1,0,0", False)):
        x, y = centre_of(cell_named(name))
        there = {side: centre_of(cell_named(other)) for side, other in beside(name).items()}
        shift = {side: (round(px - x, 3), round(py - y, 3)) for side, (px, py) in there.items()}
        if up:
            assert shift == {"a": (-0.5, 0.289), "b": (0, -0.577), "c": (0.5, 0.289)}
        else:
            assert shift == {"a": (0.5, -0.289), "b": (0, 0.577), "c": (-0.5, -0.289)}


@pytest.mark.rule("MUM-GEO-03")
@pytest.mark.rule("MUM-GEO-04")
@pytest.mark.rule("MUM-GEO-07")
@pytest.mark.rule("MUM-GEO-14")
@pytest.mark.rule("MUM-GEO-15")
@pytest.mark.case("CASE-MUM-01")
def test_neighbours_on_the_star() -> None:
    assert beside("1,1,0") == {"a": "0,1,0", "b": "1,0,0", "c": "1,1,-1"}
    assert beside("0,0,1") == {"a": "1,0,1", "b": "0,1,1", "c": "0,0,2"}
    scene = Scene()
    t = scene.table
    assert tuple(cell_name(cell) for cell in t.content.centre) == CENTRE
    assert tuple(cell_name(cell) for cell in t.content.points) == POINTS
    assert [cell_name(t.cell_of[tile]) for tile in t.near[scene.tile("1,1,0")]] == ["0,1,0", "1,0,0", "1,1,-1"]
    assert scene.tile("1,0,1") not in t.near[scene.tile("1,1,0")]
    assert {t.cell_name(tile) for tile in t.laid() if t.is_edge(tile)} == set(POINTS)
    assert [t.neighbours(scene.tile(cell)) for cell in STAR] == [3] * 6 + [1] * 6
    assert {cell_name(cell) for cell in t.slots} == {
        "-1,0,2", "-1,1,2", "-1,2,0", "-1,2,1", "0,-1,2", "0,2,-1", "1,-1,2", "1,2,-1", "2,-1,0", "2,-1,1", "2,0,-1",
        "2,1,-1"}
    assert all(t.touching(slot) == 1 for slot in t.slots)


@pytest.mark.rule("MUM-GEO-14")
@pytest.mark.rule("MUM-GEO-16")
@pytest.mark.rule("MUM-EFF-01")
def test_a_tile_with_two_neighbours_is_no_edge_tile_and_is_never_lifted() -> None:
    """A point of the star with a tile behind it: without it that tile would lie apart."""
    scene = Scene(extra=("2,-1,0",)).mother(0, "0,1,0").mushroom(0, "1,0,1", "artists_bracket", counter=2)
    t = scene.table
    assert {t.cell_name(tile) for tile in t.laid() if t.is_edge(tile)} == {*POINTS, "2,-1,0"} - {"2,0,0"}
    scene.play("decay 1")
    assert "2,0,0" not in scene.names() and "2,-1,0" in scene.names()
    for cell in scene.names():
        for slot in [] if cell == "skip" else lifted(scene, cell).names():
            assert lifted(scene, cell).play(slot, "turned 0").table.check() == [], "it always touches the rest"


def lifted(scene: Scene, cell: str) -> Scene:
    """The same with an edge tile in hand."""
    other = Scene.__new__(Scene)
    other.table, other.events, other.begun, other.deck_top = scene.table.clone(), [], True, []
    return other.play(cell)


@pytest.mark.rule("MUM-GEO-05")
def test_steps_on_the_grid_and_on_the_board() -> None:
    assert apart(cell_named("1,0,0"), cell_named("0,1,1")) == 3
    assert apart(cell_named("2,0,0"), cell_named("2,0,0")) == 0
    scene = Scene()
    steps = scene.table.steps_from(scene.tile("2,0,0"), [])
    assert {scene.table.cell_name(tile): count for tile, count in steps.items()} == {
        "2,0,0": 0, "1,0,0": 1, "1,1,0": 2, "1,0,1": 2, "1,1,-1": 3, "1,-1,1": 3, "0,1,0": 3, "0,0,1": 3, "0,2,0": 4,
        "0,0,2": 4, "0,1,1": 4, "-1,1,1": 5}
    shut = [scene.tile("1,1,0")]
    assert scene.table.steps_from(scene.tile("2,0,0"), shut)[scene.tile("0,1,0")] == 5, "all the way round"


@pytest.mark.rule("MUM-GEO-06")
def test_where_cells_are_drawn() -> None:
    """Neighbours are 1 over the square root of 3 apart; the star's middle is the origin."""
    for cell in NEARBY:
        x, y = centre_of(cell_at(*cell))
        for side in range(3):
            px, py = centre_of(across(cell_at(*cell), side))
            assert isclose((x - px) ** 2 + (y - py) ** 2, 1 / 3)
    x, y = centre_of(cell_named("1,1,0"))
    assert x == 0.5 and isclose(y, sqrt(3) / 6)
    assert sum(centre_of(cell_named(cell))[0] for cell in STAR) == 0


@pytest.mark.rule("MUM-GEO-08")
def test_opposite_cells_and_turning_the_board() -> None:
    assert [cell_name(opposite(cell_named(cell))) for cell in CENTRE] == [*CENTRE[3:], *CENTRE[:3]]
    for a, b, c in NEARBY:
        turned = cell_at(1 - b, 1 - c, 1 - a)
        for side, after in zip("abc", "cab", strict=True):
            na, nb, nc = coordinates(across(cell_at(a, b, c), SIDES.index(side)))
            assert cell_at(1 - nb, 1 - nc, 1 - na) == across(turned, SIDES.index(after))


@pytest.mark.rule("MUM-GEO-09")
@pytest.mark.rule("MUM-GEO-11")
@pytest.mark.case("CASE-MUM-02")
def test_wind_symbols_and_rotation() -> None:
    def sides(wind: str, turned: int) -> dict[str, str]:
        one = Tile("some", 0, False, wind)
        return {SIDES[one.sides[3 * turned + number]]: symbol for number, symbol in enumerate(SYMBOLS)}

    assert sides("OUA", 0) == {"a": "O", "c": "U", "b": "A"}
    assert sides("OUA", 1) == {"c": "O", "b": "U", "a": "A"}
    assert sides("OUA", 2) == {"b": "O", "a": "U", "c": "A"}
    assert sides("OAU", 0) == {"a": "O", "c": "A", "b": "U"}
    for tile in GAME.content().tiles:
        assert sorted(tile.wind) == ["A", "O", "U"]
    scene = Scene().rotation("0,0,1", 1)
    t = scene.table
    side = t.side_of(scene.tile("0,0,1"), SYMBOLS.index("U"))
    assert SIDES[side] == "b" and t.near[scene.tile("0,0,1")][side] == scene.tile("0,1,1")


@pytest.mark.rule("MUM-GEO-10")
def test_a_tile_may_be_placed_in_any_rotation() -> None:
    scene = Scene().stack(2, "tile_red_05").play("explore 2", "2,-1,0")
    assert scene.names() == ["turned 0", "turned 1", "turned 2"]
    scene.play("turned 2")
    assert scene.table.turned[scene.tile("2,-1,0")] == 2
    turns = set()
    for seed in range(8):
        table = GAME.new_table(GAME.checked(Setup("mycelium", 2, (), {}, seed)), GAME.content())
        turns |= {tile["rotation"] for tile in table.view(0)["tiles"]}
    assert turns == {0, 1, 2}, "random in the set-up"


@pytest.mark.rule("MUM-GEO-12")
def test_the_area_is_the_cone_beyond_the_side() -> None:
    start = cell_named("1,1,0")
    area = {cell_name(cell_at(*cell)) for cell in NEARBY if in_area(start, 1, cell_at(*cell))}
    assert area == {cell_name(cell_at(a, b, c)) for a, b, c in NEARBY if a >= 1 and c >= 0}
    down = cell_named("1,0,0")
    assert {cell_name(cell_at(*cell)) for cell in NEARBY if in_area(down, 0, cell_at(*cell))} == {
        cell_name(cell_at(a, b, c)) for a, b, c in NEARBY if b <= 0 and c <= 0}


@pytest.mark.rule("MUM-GEO-13")
def test_rows_of_the_area_grow_by_two() -> None:
    for name in ("1,1,0", "1,0,0"):
        start = cell_named(name)
        for side in range(3):
            rows: dict[int, int] = {}
            for cell in product(range(-9, 11), repeat=3):
                if sum(cell) in (1, 2) and in_area(start, side, cell_at(*cell)):
                    depth = depth_of(start, side, cell_at(*cell))
                    rows[depth] = rows.get(depth, 0) + 1
            assert [rows[depth] for depth in range(5)] == [1, 3, 5, 7, 9]


@pytest.mark.rule("MUM-GEO-16")
def test_the_board_hangs_together_and_holes_can_be_filled() -> None:
    scene = Scene(extra=("2,-1,0", "3,-1,0", "3,-2,0", "3,-2,1", "2,-2,1"))
    t = scene.begin().table
    assert t.check() == []
    assert cell_named("2,-1,1") in t.slots and t.touching(cell_named("2,-1,1")) == 3, "an enclosed hole"
    scene.play("explore 1", "2,-1,1", "turned 0")
    assert t.neighbours(scene.tile("2,-1,1")) == 3
    far = scene.tile("3,-1,0")
    cells = t.cell_of[:]
    at = t.tile_at.copy()
    del at[cells[far]]
    cells[far] = cell_named("9,-9,1")
    at[cells[far]] = far
    t.cell_of, t.tile_at = cells, at
    t.look_around()
    assert "the board has fallen apart" in t.check()
