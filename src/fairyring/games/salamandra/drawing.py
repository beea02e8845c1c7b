"""The table of Salamandra in the terminal: books and cards, the map, the row of fields, the players."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from fairyring.games.salamandra.components import DECKS, HALVES, Content
from fairyring.games.salamandra.land import SEAT_STYLES, SHOWN, Map, Signs
from fairyring.kernel.picture import Picture
from fairyring.kernel.table import Data
from fairyring.kernel.words import Message


class SalamandraPicture(Picture[Signs]):
    """One view being drawn."""

    content: Content

    def signs_for(self, beyond_ascii: bool) -> Signs:
        return Signs(self.content, not beyond_ascii)

    def all(self) -> list[RenderableType]:
        title = Text(self.say("table-round", round=self.view["round"], rounds=self.view["rounds"],
                              face=self.view["face"]), style="bold")
        title.append(f"  {self.say('table-stacks', fields=self.view['field_stack'], groves=self.view['grove_stack'])}",
                     "not bold dim")
        halves: dict[str, str] = {half: self.say("table-half", half=half) for half in HALVES}
        parts: list[RenderableType] = [title, *self.books(), *self.decks(),
                                       *self.fields("table-row", self.view["row"]),
                                       Map(self.view, self.content, self.signs, halves).draw()]
        if not self.short:
            parts += [*self.fields("table-fields", self.view["fields"]), self.legend()]
        parts += [self.player(number, self.view["players"][number]) for number in self.order()]
        if self.view["goods"]:
            goods = [Message("good", {"good": good, "count": count}) for good, count in self.view["goods"].items()]
            text = ", ".join(self.words.say(one) for one in goods)
            parts.append(Text(self.say("table-goods", goods=text), style="bold yellow"))
        return parts

    # --- common ------------------------------------------------------------------------------------------------------
    def books(self) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for book in self.view["books"]:
            marks = [f"{value}" if seat is None else f"{value}[{seat + 1}]"
                     for value, seat in zip(book["values"], book["seats"], strict=True)]
            rows.append(self.entry(" ".join(marks), "bold magenta", book["id"]))
        return self.listed("table-books", rows)

    def decks(self) -> list[RenderableType]:
        decks = [self.view["decks"][deck] for deck in DECKS]
        return self.listed("table-decks", [self.entry(f"{one['count']:2} x", "bold cyan", one["top"])
                                           for one in decks if one["top"] is not None])

    def fields(self, title: str, fields: list[Data | None]) -> list[RenderableType]:
        return self.listed(title, [self.entry(one["field"].removeprefix("field_"), "bold green", one["id"])
                                   for one in fields if one is not None])

    def legend(self) -> Text:
        out = Text(self.say("table-legend"), style="dim")
        for what in SHOWN:
            out.append(f"  {self.signs.signs[what]} {self.say('table-sign', sign=what)}", "not dim")
        return out

    # --- a player ----------------------------------------------------------------------------------------------------
    def player(self, number: int, player: Data) -> Text:
        out = Text()
        out.append(f" {number + 1} ", SEAT_STYLES[number])
        out.append(f" {self.names[number]}", "bold reverse" if number == self.view["active"] else "bold")
        belief = player["belief"]
        out.append("  " + self.say("table-player", points=player["points"], crystals=player["crystals"],
                                   scrolls=player["scrolls"], available=player["available"], active=player["active"]))
        if player["passed"]:
            out.append("  " + self.say("table-passed"), "dim")
        track = self.view["track"]
        place = len(player["groves"])
        out.append("\n   " + self.say("table-harvest", count=place, next=track[min(place, len(track) - 1)]))
        out.append("  " + self.say("table-belief", crown=belief["crown"], bear=belief["bear"], eagle=belief["eagle"]))
        cards = [*player["deities"], *player["salamanders"]]
        if cards:
            out.append(f"\n   {self.head('table-cards')}{self.named(cards)}", "magenta")
        return out
