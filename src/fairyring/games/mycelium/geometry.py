"""Triangles in triple coordinates (MUM-GEO), each cell as one small number.

A cell (a, b, c) has the sum 2 (up: a corner at the top) or 1 (down). Its number holds a and b, and whether it is up; c
follows. Crossing a side changes the number by STEP of that side: less for an up cell, more for a down one.
"""

from __future__ import annotations

from typing import Final, Literal

MIDDLE: Final = 30
WIDTH: Final = 60
CELLS: Final = WIDTH * WIDTH * 2
"""No table of MOST_TILES tiles can leave these: two tiles in a row change a coordinate by one."""

MOST_TILES: Final = 60
Side = Literal["a", "b", "c"]
SIDES: Final[tuple[Side, ...]] = ("a", "b", "c")
STEP: Final = (2 * WIDTH + 1, 3, 1)
CLOCKWISE: Final = (0, 2, 1)
"""The sides of every cell read clockwise: a, c, b (MUM-GEO-11)."""

Symbol = Literal["O", "U", "A"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("O", "U", "A")


def cell_at(a: int, b: int, c: int) -> int:
    """The number of a cell. Raises ValueError for a sum that is neither 2 nor 1 (MUM-GEO-01).

    >>> cell_name(cell_at(1, 1, -1))
    '1,1,-1'
    """
    if a + b + c not in (1, 2):
        raise ValueError(f"{a},{b},{c} is no cell: the sum should be 2 or 1")
    if not (0 <= a + MIDDLE < WIDTH and 0 <= b + MIDDLE < WIDTH):
        raise ValueError(f"{a},{b},{c} lies too far out")
    return ((a + MIDDLE) * WIDTH + b + MIDDLE) * 2 + a + b + c - 1


def coordinates(cell: int) -> tuple[int, int, int]:
    up = cell & 1
    a = (cell >> 1) // WIDTH - MIDDLE
    b = (cell >> 1) % WIDTH - MIDDLE
    return a, b, 1 + up - a - b


def cell_name(cell: int) -> str:
    return NAMES[cell]


def cell_named(name: str) -> int:
    """The cell of a name such as `1,1,-1`. Raises ValueError."""
    a, b, c = name.split(",")
    return cell_at(int(a), int(b), int(c))


def across(cell: int, side: int) -> int:
    """The cell across a side (MUM-GEO-03)."""
    return cell - STEP[side] if cell & 1 else cell + STEP[side]


def apart(one: int, other: int) -> int:
    """Steps between two cells on an unlimited grid (MUM-GEO-05).

    >>> apart(cell_at(1, 0, 0), cell_at(0, 1, 1))
    3
    """
    return sum(abs(p - q) for p, q in zip(coordinates(one), coordinates(other), strict=True))


def opposite(cell: int) -> int:
    """The cell on the other side of the centre (MUM-GEO-08).

    >>> cell_name(opposite(cell_at(1, 1, 0)))
    '0,0,1'
    """
    a, b, c = coordinates(cell)
    return cell_at(1 - a, 1 - b, 1 - c)


def all_coordinates(side: int) -> list[int]:
    return [coordinates(cell)[side] for cell in range(CELLS)]


COORDINATES: Final = [all_coordinates(side) for side in range(3)]
"""For each side the coordinate of every cell."""

BESIDES: Final = ((COORDINATES[1], COORDINATES[2]), (COORDINATES[0], COORDINATES[2]), (COORDINATES[0], COORDINATES[1]))
"""For each side the coordinates of the two others."""


NAMES: Final = [",".join(str(number) for number in coordinates(cell)) for cell in range(CELLS)]
"""Every cell as people write it."""


def in_area(start: int, side: int, cell: int) -> bool:
    """Is a cell in the cone beyond a side of the start, between its two other sides lengthened (MUM-GEO-12)?"""
    one, other = BESIDES[side]
    if start & 1:
        return one[cell] >= one[start] and other[cell] >= other[start]
    return one[cell] <= one[start] and other[cell] <= other[start]


def depth_of(start: int, side: int, cell: int) -> int:
    """The row of the area in which a cell lies; the start is row 0 (MUM-GEO-13)."""
    return abs(COORDINATES[side][cell] - COORDINATES[side][start])


def centre_of(cell: int) -> tuple[float, float]:
    """Where the middle of a cell is drawn: side length 1, y upwards (MUM-GEO-06)."""
    a, b, c = coordinates(cell)
    return (a - c) / 2, (2 * b - a - c) * 3 ** 0.5 / 6
