"""The play area of Salamandra as a map of signs: fields with their slots, groves on the corners, the temple.

A cell is fourteen columns wide and five rows high. Its first row holds the groves of the corners above it; the gaps
that an octagon leaves in its second and last row show which sides of a grove print a crystal (SAL-GEO-08).
"""

from __future__ import annotations

from rich.text import Text

from fairyring.games.salamandra.components import COLOURS, GOODS, Content, Field, Gain
from fairyring.kernel.picture import Canvas
from fairyring.kernel.table import Data

WIDE = 14
HIGH = 5
CUT = 2
"""Columns that an octagon is narrower at the top and at the bottom."""

OUTLINE = (("", ""), ("/", "\\"), ("|", "|"), ("|", "|"), ("\\", "/"))
"""The left and the right side of each row of an octagon."""

STYLES = {"yellow": "black on #d9b84a", "green": "white on #2f6b2f", "white": "black on #d8d4c8",
          "purple": "white on #6b3f7d"}
TEMPLE_STYLES = {"yellow": "black on #e8a33d", "black": "white on #2b2b2b"}
SEAT_STYLES = ("bold white on blue", "bold black on grey70", "bold white on red", "bold black on yellow")
IDLE_STYLES = ("white on #26304f", "white on #4a4a4a", "white on #5a2323", "white on #5c5326")
EDGE_STYLE = "dim"
GROVE_STYLE = "bold black on #8fbf7f"

SIGNS = {"leaf": "♣", "flower": "✿", "fruit": "●", "any_plant": "?", "green_potion": "▲", "white_purple_potion": "△",
         "crystal": "◆", "vp": "★", "scroll": "≡", "bear_card": "B", "eagle_card": "E", "reactivate": "☼",
         "grove_any": "♠", "to": "→", "cauldron": "∪", "free": "·"}
PLAIN_SIGNS = {"leaf": "l", "flower": "f", "fruit": "r", "any_plant": "?", "green_potion": "G",
               "white_purple_potion": "W", "crystal": "*", "vp": "+", "scroll": "s", "bear_card": "B",
               "eagle_card": "E", "reactivate": "@", "grove_any": "T", "to": ">", "cauldron": "U", "free": "."}
SHOWN = ("leaf", "flower", "fruit", "any_plant", "green_potion", "white_purple_potion", "crystal", "vp", "scroll",
         "reactivate", "grove_any", "cauldron")
"""The signs that the legend explains."""


class Signs:
    """Costs, gains and fields in signs."""

    def __init__(self, content: Content, plain: bool) -> None:
        self.content = content
        self.signs = PLAIN_SIGNS if plain else SIGNS

    def cost(self, need: list[int]) -> str:
        """`2◆♣`."""
        return "".join(self.some(GOODS[kind], count) for kind, count in enumerate(need) if count)

    def some(self, what: str, count: int) -> str:
        return f"{count if count > 1 else ''}{self.signs[what]}"

    def gain(self, gain: Gain) -> str:
        """`≡2★`, or `3★/W` for three points a white field."""
        return "".join(self.part(**part.tree()["args"], what=part.word) for part in gain.parts)

    def part(self, what: str, count: int = 1, each: str = "fixed") -> str:
        return self.some(what, count) + ("" if each == "fixed" else f"/{self.each(each)}")

    def each(self, what: str) -> str:
        if what == "field_cauldron":
            return self.signs["cauldron"]
        if what == "grove":
            return self.signs["grove_any"]
        if what.startswith("field_"):
            return what[len("field_")].upper()
        return {"deity_card": "BE", "salamander_card": "S"}.get(what, "≣" if self.signs is SIGNS else "b")

    def work(self, field: Field) -> str:
        """What an apprentice does on a field: `∪2♣→3★/G`."""
        to = self.signs["to"]
        if field.cauldron:
            return f"{self.signs['cauldron']}{self.cost(field.pay.need)}{to}{self.gain(field.brew)}"
        if field.wakes:
            made = self.signs["reactivate"]
        else:
            good = max(field.plant, field.potion)
            crystals = field.extra if good >= 0 else field.worth
            made = (self.signs[GOODS[good]] if good >= 0 else "") + (self.some("crystal", crystals) if crystals else "")
        return f"{self.cost(field.pay.need)}{to}{made}" if any(field.pay.need) else made


def colours_of(field: Field) -> list[str]:
    return [COLOURS[colour] for colour in sorted(field.colours)]


def at(cell: str) -> tuple[int, int]:
    column, _, row = cell.partition(",")
    return int(column), int(row)


class Map:
    """One view's play area being drawn."""

    def __init__(self, view: Data, content: Content, signs: Signs, halves: dict[str, str]) -> None:
        self.view = view
        self.content = content
        self.signs = signs
        self.halves = halves
        """What the halves of the temple are called."""
        cells = [at(cell) for cell in [*view["edge"], *view["temple"].values()]]
        self.left = min(column for column, _ in cells)
        self.top = min(row for _, row in cells)
        columns = max(column for column, _ in cells) - self.left + 1
        rows = max(row for _, row in cells) - self.top + 1
        self.canvas = Canvas(columns * WIDE + 4, rows * HIGH + 1)

    def place(self, cell: str) -> tuple[int, int]:
        column, row = at(cell)
        return (column - self.left) * WIDE + 2, (row - self.top) * HIGH

    def draw(self) -> Text:
        for cell in self.view["edge"]:
            x, y = self.place(cell)
            self.canvas.put(x, y + 2, f"{cell:^{WIDE}}", EDGE_STYLE)
        for half, cell in self.view["temple"].items():
            self.temple(half, cell)
        by_name = {field.name: field for field in self.content.fields}
        for one in self.view["fields"]:
            self.field(by_name[one["field"]], one)
        for grove in self.view["groves"]:
            self.grove(grove)
        return self.canvas.text()

    def octagon(self, x: int, y: int, style: str) -> None:
        for row in range(1, HIGH):
            narrow = CUT if row in (1, HIGH - 1) else 0
            self.canvas.put(x + 1 + narrow, y + row, " " * (WIDE - 2 - 2 * narrow), style)
            left, right = OUTLINE[row]
            self.canvas.put(x + narrow, y + row, left, "dim")
            self.canvas.put(x + WIDE - 1 - narrow, y + row, right, "dim")

    def field(self, field: Field, one: Data) -> None:
        """The bonus slot with its gain above, the number and the colours between the slots west and east."""
        x, y = self.place(one["cell"])
        colours = colours_of(field)
        style = STYLES[colours[0]]
        self.octagon(x, y, style)
        if len(colours) > 1:
            for row in range(1, HIGH):
                half = WIDE // 2 - 1 - (CUT if row in (1, HIGH - 1) else 0)
                self.canvas.put(x + WIDE // 2, y + row, " " * half, STYLES[colours[1]])
        number = field.name.removeprefix("field_")
        letters = "".join(colour[0].upper() for colour in colours)
        bonus = self.signs.gain(field.bonus)
        self.slot(x + 3, y + 1, one["slots"]["N"], style)
        self.canvas.put(x + 6, y + 1, bonus[:5], style)
        self.slot(x + 1, y + 2, one["slots"]["W"], style)
        self.canvas.put(x + 4, y + 2, f"{number[:3]:>3} {letters:<2}", style)
        self.slot(x + WIDE - 4, y + 2, one["slots"]["E"], STYLES[colours[-1]])
        self.canvas.put(x + 1, y + 3, f"{self.signs.work(field)[:WIDE - 2]:^{WIDE - 2}}", style)
        self.slot(x + WIDE // 2 - 2, y + 4, one["slots"]["S"], style)

    def slot(self, x: int, y: int, man: Data | None, style: str) -> None:
        """`[1]` an active apprentice of the first seat, `(1)` an inactive one."""
        if man is None:
            self.canvas.put(x, y, f" {self.signs.signs['free']} ", style)
        elif man["active"]:
            self.canvas.put(x, y, f"[{man['seat'] + 1}]", SEAT_STYLES[man["seat"]])
        else:
            self.canvas.put(x, y, f"({man['seat'] + 1})", IDLE_STYLES[man["seat"]])

    def temple(self, half: str, cell: str) -> None:
        x, y = self.place(cell)
        style = TEMPLE_STYLES[half]
        self.octagon(x, y, style)
        number = list(self.view["temple"]).index(half)
        printed = self.content.halves[number]
        deck = self.view["decks"][half]
        gain = printed.empty
        if deck["top"] is not None:
            gain = next(card.gain for card in self.content.salamanders if card.ident == deck["top"])
        middle = WIDE - 2
        self.canvas.put(x + 3, y + 1, f"{self.halves[half][:8]:^8}", style)
        self.canvas.put(x + 1, y + 2, f"{self.signs.cost(printed.cost.need) + self.signs.signs['to']:^{middle}}", style)
        self.canvas.put(x + 1, y + 3, f"{self.signs.gain(gain)[:middle]:^{middle}}", style)
        self.canvas.put(x + 3, y + 4, f"{'x' + str(deck['count']):^8}", style)

    def grove(self, grove: Data) -> None:
        x, y = self.place(grove["corner"])
        x, y = x + WIDE, y + HIGH
        kind = next(one for one in self.content.groves if one.ident == grove["grove"])
        text = f" {kind.number:02} {self.signs.gain(kind.gain)} "
        left = max(0, min(x - len(text) // 2, len(self.canvas.rows[0]) - len(text)))
        self.canvas.put(left, y, text, GROVE_STYLE)
        for side in grove["crystals"]:
            column = x - 2 if side.endswith("w") else x + 1
            self.canvas.put(column, y - 1 if side.startswith("n") else y + 1, self.signs.signs["crystal"], "bold cyan")
