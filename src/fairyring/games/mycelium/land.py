"""The board of tiles as a map of signs: triangles standing on their base and on their tip, side by side.

A triangle is four rows high and cut off at its tip, so that there is room to write. From the tip to the base: the wind
symbols of its slanting sides; mother and mushroom; its coordinates; spores, the wind symbol of the level side, the type
and an insect.
"""

from __future__ import annotations

from rich.text import Text

from fairyring.games.mycelium.geometry import cell_named, coordinates
from fairyring.kernel.picture import Canvas
from fairyring.kernel.table import Data

STEP = 7
"""Columns from the middle of a triangle to that of the next one."""

HIGH = 4
TIP = 2
"""Columns from the middle to the slanting side in the row of the tip; each row further on has one more."""

WIDE = 13
"""Triangles in a row of the terminal: a wider board is cut, and its right part drawn below the left one."""

STYLES = {"red": "white on #8b2f2f", "green": "white on #2f6b2f", "brown": "white on #6b4a2b",
          "yellow": "black on #d9b84a", "black": "white on #2b2b2b"}
SEAT_STYLES = ("bold white on red", "bold white on blue", "bold black on white", "bold black on dark_orange")
SIGNS = {"red": "♥", "green": "♣", "brown": "♠", "yellow": "♦", "black": "■", "mother": "◎", "mushroom": "∩",
         "insect": "*", "none": "·"}
PLAIN_SIGNS = {"red": "R", "green": "G", "brown": "B", "yellow": "Y", "black": "K", "mother": "M", "mushroom": "T",
               "insect": "*", "none": "."}
SHOWN = ("red", "green", "brown", "yellow", "black", "insect", "mother", "mushroom")
"""The signs that the legend explains."""


class Land:
    """One view's board being drawn."""

    def __init__(self, view: Data, signs: dict[str, str]) -> None:
        self.view = view
        self.signs = signs
        self.slots: list[str] = view["slots"] if view["tile"] is not None else []
        """Free slots, while a tile looks for its place."""
        places = [place(cell) for cell in [*(tile["cell"] for tile in view["tiles"]), *self.slots]]
        self.left = min(x for x, _ in places)
        self.right = max(x for x, _ in places)
        self.top = max(y for _, y in places)
        self.rows = self.top - min(y for _, y in places) + 1

    def draw(self) -> list[Text]:
        """The whole board; where it is too wide, in parts."""
        return [self.part(left, min(left + WIDE - 1, self.right)) for left in range(self.left, self.right + 1, WIDE)]

    def part(self, left: int, right: int) -> Text:
        canvas = Canvas((right - left) * STEP + 2 * (TIP + HIGH) + 1, self.rows * HIGH)
        for cell in self.slots:
            if left <= place(cell)[0] <= right:
                x, y = self.middle(cell, left)
                canvas.put(x - len(cell) // 2, y + (2 if stands(cell) else 1), cell, "dim")
        tiles = [tile for tile in self.view["tiles"] if left <= place(tile["cell"])[0] <= right]
        for tile in tiles:
            self.shape(canvas, tile, *self.middle(tile["cell"], left))
        for tile in tiles:  # after all shapes: the coordinates of a far tile are wider than it
            self.write(canvas, tile, *self.middle(tile["cell"], left))
        return canvas.text()

    def middle(self, cell: str, left: int) -> tuple[int, int]:
        """The column in the middle of a triangle, and its uppermost row."""
        x, y = place(cell)
        return (x - left) * STEP + TIP + HIGH, (self.top - y) * HIGH

    def shape(self, canvas: Canvas, tile: Data, x: int, y: int) -> None:
        up = stands(tile["cell"])
        for row in range(HIGH):
            half = TIP + row
            at = y + (row if up else HIGH - 1 - row)
            canvas.put(x - half, at, "/" if up else "\\", "dim")
            canvas.put(x + half, at, "\\" if up else "/", "dim")
            canvas.put(x - half + 1, at, " " * (2 * half - 1), STYLES[tile["colour"]])

    def write(self, canvas: Canvas, tile: Data, x: int, y: int) -> None:
        style = STYLES[tile["colour"]]
        up = stands(tile["cell"])
        tip, pieces, name, base = range(y, y + HIGH) if up else range(y + HIGH - 1, y - 1, -1)
        wind = tile["wind"]
        canvas.put(x - 1, tip, f"{wind['a']} {wind['c']}" if up else f"{wind['c']} {wind['a']}", style)
        self.pieces(canvas, x, pieces, tile)
        canvas.put(x - len(tile["cell"]) // 2, name, tile["cell"], style)
        canvas.put(x - TIP - 2, base, self.spores(tile["spores"]), style)
        canvas.put(x, base, wind["b"], style)
        canvas.put(x + 2, base, self.signs[tile["colour"]] + (self.signs["insect"] if tile["insect"] else ""), style)

    def pieces(self, canvas: Canvas, x: int, y: int, tile: Data) -> None:
        """`◎1∩2`: the mother of the first player on a mushroom of the second."""
        found = [(self.signs["mother"], tile["mother"])] if tile["mother"] is not None else []
        if tile["mushroom"] is not None:
            found.append((self.signs["mushroom"], tile["mushroom"]["owner"]))
        for i, (sign, owner) in enumerate(found):
            canvas.put(x - len(found) + 2 * i, y, f"{sign}{owner + 1}", SEAT_STYLES[owner])

    def spores(self, spores: list[int]) -> str:
        """`2·1`: two of the first player, one of the third; `+` for ten and more."""
        if not any(spores):
            return ""
        return "".join(self.signs["none"] if not count else str(count) if count < 10 else "+" for count in spores)


def place(cell: str) -> tuple[int, int]:
    """Where a triangle lies: how far to the right, counted in halves of a side, and in which row, upwards."""
    a, b, c = coordinates(cell_named(cell))
    return a - c, b


def stands(cell: str) -> bool:
    """On its base (MUM-GEO-02)?"""
    return sum(coordinates(cell_named(cell))) == 2
