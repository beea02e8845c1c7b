"""The table of Mycelium in the terminal: market, the automa's card, the board of tiles, the players."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from fairyring.games.mycelium.components import Content
from fairyring.games.mycelium.land import PLAIN_SIGNS, SEAT_STYLES, SHOWN, SIGNS, STYLES, Land
from fairyring.kernel.picture import Picture
from fairyring.kernel.table import Data


class MyceliumPicture(Picture[dict[str, str]]):
    """One view being drawn."""

    content: Content

    def signs_for(self, beyond_ascii: bool) -> dict[str, str]:
        return SIGNS if beyond_ascii else PLAIN_SIGNS

    def all(self) -> list[RenderableType]:
        view = self.view
        title = Text(self.say("table-round", round=view["round"]), style="bold")
        first, second = view["stacks"]
        title.append("  " + self.say("table-piles", first=first, second=second, deck=view["deck"],
                                     insects=view["insects"]), "not bold dim")
        parts: list[RenderableType] = [title, *self.cards("table-market", view["market"])]
        if view["automa"] is not None and view["automa"]["card"] is not None:
            parts.append(self.automa(view["automa"]["card"]))
        parts += Land(view, self.signs).draw()
        if not self.short:
            parts.append(self.legend())
        parts += [self.player(number, view["players"][number]) for number in self.order()]
        if view["seat"] >= 0 and view["players"][view["seat"]]["hand"]:
            parts += self.cards("table-hand", view["players"][view["seat"]]["hand"])
        return parts

    # --- common ------------------------------------------------------------------------------------------------------
    def cards(self, title: str, cards: list[str]) -> list[RenderableType]:
        """Mushroom cards, each behind its points."""
        points = [self.content.mushrooms[self.content.kinds[card]].points for card in cards]
        return self.listed(title, [self.entry(str(worth), "bold green", card)
                                   for worth, card in zip(points, cards, strict=True)])

    def automa(self, card: str) -> RenderableType:
        """Its card, by the half that it plays."""
        sentence = self.does(card)[0 if self.view["automa"]["level"] == "medium" else 1]
        return Text(f"{self.name(card)}  {self.words.sentence(sentence)}", "yellow", no_wrap=self.short,
                    overflow="ellipsis")

    def legend(self) -> Text:
        out = Text()
        for what in SHOWN:
            out.append(f" {self.signs[what]} {self.say('table-sign', sign=what)} ", STYLES.get(what, ""))
            out.append(" ")
        out.append("\n" + self.say("table-spores", none=self.signs["none"]), "dim")
        return out

    # --- a player ----------------------------------------------------------------------------------------------------
    def player(self, number: int, player: Data) -> Text:
        out = Text()
        out.append(f" {number + 1} ", SEAT_STYLES[number])
        out.append(f" {self.names[number]}", "bold reverse" if number == self.view["active"] else "bold")
        out.append("  " + self.say("table-player", points=player["points"], cards=player["hand_size"],
                                   insects=player["insects"], spores=player["supply"]))
        if player["hand"] and number != self.view["seat"]:
            out.append(f" ({self.named(player['hand'])})", "dim")
        for dots, board in enumerate(player["boards"], 1):
            if board["token"] is not None or board["tucked"]:
                out.append(f"\n   {dots} {self.board(board)}")
        return out

    def board(self, board: Data) -> str:
        """What grows on a player board and where its token stands; what lies under it."""
        parts: list[str] = []
        if board["token"] is not None:
            card = self.say("table-sign", sign="mushroom") if board["card"] is None else self.name(board["card"])
            parts.append(self.say("table-token", card=card, cell=board["token"], count=board["counter"],
                                  blocked=int(board["blocked"])))
        if board["tucked"]:
            parts.append(self.say("table-under", cards=self.named(board["tucked"])))
        return "; ".join(parts)
