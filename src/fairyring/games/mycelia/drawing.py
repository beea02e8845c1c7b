"""The table of Mycelia in the terminal. Terrain is told by sign and colour, so that either is enough."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fairyring.games.mycelia.components import COLUMNS, ROWS, Content
from fairyring.kernel.picture import Picture
from fairyring.kernel.table import Data

CELL = 7
"""Columns of one field."""

MOST_SIGNS = 4
"""Drops drawn one by one; more are told by number."""

STYLES = {"leaf": "white on #8b2f2f", "moss": "white on #2f6b2f", "water": "white on #2a4f8f",
          "earth": "black on #c8a878", "shrine": "bold white on #5c4a7d"}
COLOURS = {"none": "", "green": "black on green", "amber": "black on yellow", "purple": "white on magenta"}
GIFT_STYLES = {"green": "green", "amber": "yellow", "purple": "magenta"}
SIGNS = {"leaf": "♣", "moss": "♠", "water": "≈", "earth": "·", "shrine": "⌂", "dew": "●", "prism": "◆", "block": "▪"}
PLAIN_SIGNS = {"leaf": "L", "moss": "M", "water": "W", "earth": "E", "shrine": "S", "dew": "o", "prism": "*",
               "block": "x"}


class MyceliaPicture(Picture[dict[str, str]]):
    """One view being drawn."""

    content: Content

    def signs_for(self, beyond_ascii: bool) -> dict[str, str]:
        return SIGNS if beyond_ascii else PLAIN_SIGNS

    def name(self, component: str) -> str:
        return self.words.say(self.content.facts.called(component))

    def all(self) -> list[RenderableType]:
        players = self.view["players"]
        order = self.order()
        parts: list[RenderableType] = []
        if "roots" in self.view:
            parts += self.roots()
        parts += self.display()
        parts.append(self.shrine())
        if "favour" in self.view:
            parts.append(self.track())
        if "gwidyon" in self.view:
            parts.append(self.gwidyon())
        for at in range(0, len(order), 2):
            grid = Grid.grid(padding=(0, 3))
            grid.add_row(*[self.board(number, players[number]) for number in order[at:at + 2]])
            parts.append(grid)
        if not self.short:
            parts.append(self.legend())
        if self.view["ending"] and not self.view["over"]:
            parts.append(Text(self.say("table-ending"), style="bold yellow"))
        return parts

    # --- a player ----------------------------------------------------------------------------------------------------
    def board(self, number: int, player: Data) -> Text:
        own = number == self.view["seat"]
        out = Text()
        out.append(self.names[number], "bold reverse" if number == self.view["active"] else "bold")
        out.append(f"  {self.say('table-drops', count=player['left'])}, "
                   f"{self.say('table-leaves', count=player['leaves'])}\n")
        out.append("  " + "".join(letter.center(CELL) for letter in "ABCDE") + "\n", "dim")
        for row in range(ROWS):
            out.append(f"{row + 1} ", "dim")
            for column in range(COLUMNS):
                self.field(out, player, row * COLUMNS + column)
            out.append("\n")
        out.append(self.head("table-tiles"))
        for i, (tile, ready) in enumerate(player["tiles"]):
            out.append(" " if i else "")
            out.append(tile if ready else f"({tile})", "bold" if ready else "dim")
        out.append(f"  {self.say('table-draw', count=player['pile'])}  "
                   f"{self.say('table-discard', count=len(player['discard']))}")
        if player["pile_top"]:
            out.append("\n" + self.say("table-on-top", cards=self.named(player["pile_top"])), "dim")
        if own:
            out.append(f"\n{self.head('table-hand')}{self.named(player['hand']) or '-'}")
        else:
            out.append("\n" + self.say("table-hand-size", count=player["hand_size"]))
            if player["hand"]:
                out.append(f" ({self.named(player['hand'])})", "dim")
        if player.get("gifts"):
            out.append(f"\n{self.head('table-gifts')}{self.named(player['gifts'])}", "magenta")
        return out

    def field(self, out: Text, player: Data, cell: int) -> None:
        terrain = player["terrain"][cell]
        prism = player["prism"][cell] if "prism" in player else 0
        dew = player["drops"][cell] - prism
        dew_sign, prism_sign = self.signs["dew"], self.signs["prism"]
        if dew + prism <= MOST_SIGNS:
            drops = dew_sign * dew + prism_sign * prism
        else:
            drops = "".join(f"{n}{sign}" for n, sign in ((dew, dew_sign), (prism, prism_sign)) if n)
        sign = self.signs[terrain]
        inside = f" {sign} {sign} {sign}" if terrain == "shrine" else f" {sign} {drops}"
        out.append(inside.ljust(CELL), STYLES[terrain])

    # --- common ------------------------------------------------------------------------------------------------------
    def legend(self) -> Text:
        out = Text()
        for terrain in ("leaf", "moss", "water", "earth", "shrine"):
            out.append(f" {self.signs[terrain]} {self.say('terrain-' + terrain)} ", STYLES[terrain])
            out.append(" ")
        out.append(f" {self.signs['dew']} {self.say('name-drop')}")
        if "favour" in self.view:
            out.append(f"  {self.signs['prism']} {self.say('name-prism')}")
        return out

    def gwidyon(self) -> Text:
        his = self.view["gwidyon"]
        return Text(self.say("table-gwidyon", drops=his["drops"], removing=int(his["removing"]), cards=his["pile"]),
                    style="bold")

    def shrine(self) -> Text:
        shrine = self.view["shrine"]
        out = Text(self.say("table-shrine", drops=shrine["drops"], full=shrine["full"]), style="bold")
        supply = self.view["supply"]
        fields = "  ".join(f"{self.say('symbol-' + symbol)} {' '.join(cells)}"
                           for symbol, cells in supply["fields"].items())
        out.append(f"   {self.head('table-supply')}{fields}", "not bold")
        return out

    def display(self) -> list[RenderableType]:
        title = Text(self.say("table-display"), style="bold")
        title.append(f"  {self.say('table-pile', count=self.view['pile'])}", "not bold dim")
        rows: list[RenderableType] = [title]
        for card in self.view["display"]:
            if card is None:
                rows.append(Text("  -", style="dim"))
            else:
                cost = self.content.cost[self.content.kind_of[card]]
                rows.append(self.entry(str(cost), "bold green", card))
        return rows

    def track(self) -> Text:
        favour = self.view["favour"]
        pawns: dict[int, str] = dict.fromkeys(favour["blocked"], self.signs["block"])
        for number, player in enumerate(self.view["players"]):
            pawns[player["pawn"]] = pawns.get(player["pawn"], "") + f"P{number + 1}"
        if "gwidyon" in self.view:
            at = self.view["gwidyon"]["pawn"]
            pawns[at] = pawns.get(at, "") + "G"
        out = Text(self.head("table-track"))
        for field, colour in enumerate(favour["fields"]):
            pawn = pawns.get(field, "")
            out.append(f" {pawn or field} ", f"{'bold' if pawn else 'dim'} {COLOURS[colour]}".strip())
        return out

    def roots(self) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for colour, pile in self.view["roots"].items():
            if pile["top"] is None:
                rows.append(Padding(f"{self.head('colour-' + colour)}{self.say('table-empty')}", (0, 0, 0, 2)))
            else:
                mark = f"{self.say('colour-' + colour)} {pile['count']}"
                rows.append(self.entry(mark, f"bold {GIFT_STYLES[colour]}", pile["top"]))
        return self.listed("table-roots", rows)
