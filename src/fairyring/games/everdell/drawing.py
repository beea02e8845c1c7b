"""The table of Everdell in the terminal: Meadow, locations, Events, cities, the own hand."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from fairyring.games.everdell.components import COLOURS, GOODS, RARITIES, RESOURCES, Content
from fairyring.games.everdell.describing import words
from fairyring.kernel.picture import Picture
from fairyring.kernel.table import Data
from fairyring.kernel.words import Message

STYLES = ("yellow", "green", "red", "blue", "magenta")
SEAT_STYLES = ("white on red", "white on blue", "black on green", "black on yellow", "white on black")


class EverdellPicture(Picture[None]):
    """One view being drawn."""

    content: Content

    def signs_for(self, beyond_ascii: bool) -> None:
        return None

    def card(self, out: Text, ident: str, mark: str = "") -> None:
        """A card's name in its colour, with its cost when there is room."""
        card = self.content.cards[self.content.kind_of[ident]]
        out.append(mark + self.name(ident), STYLES[card.colour])
        if not self.short:
            sentences = " ".join(self.words.sentence(one) for one in words(self.content, ident))
            out.append(f"  {self.words.say(Message('label-card', self.label(ident)))}. {sentences}", "dim")

    def label(self, ident: str) -> dict[str, str | int | Message]:
        card = self.content.cards[self.content.kind_of[ident]]
        return {"kind": "critter" if card.critter else "construction", "colour": COLOURS[card.colour],
                "rarity": RARITIES[card.rarity], "points": card.points}

    def all(self) -> list[RenderableType]:
        view = self.view
        parts: list[RenderableType] = [
            Text(self.say("table-piles", deck=view["deck"], discard=view["discard"]), style="bold"), self.meadow()]
        places = [*view["basic"], *view["forest"], {"id": "haven", **view["haven"]}, *view["journey"]]
        parts.append(self.places("table-places", [one for one in places if one["id"] is not None]))
        parts.append(self.places("table-events", view["events"]))
        for pile in view["revealed"]:
            parts.append(Text(f"{self.head('table-revealed')}{', '.join(self.name(one) for one in pile)}"))
        if view.get("farms", {}).get("top"):
            top, left = view["farms"]["top"], view["farms"]["left"]
            parts.append(Text(f"{self.head('table-farms')}{self.name(top)} ({left})"))
        if view.get("figure"):
            parts.append(Text(self.head("table-figure") + self.place(view["figure"])))
        seat = max(0, view["seat"])
        order = [(seat + i) % len(self.names) for i in range(len(self.names))]
        return parts + [self.player(number, view["players"][number]) for number in order]

    def place(self, element: str) -> str:
        """A location by its element of the scene."""
        kind, _, rest = element.partition(":")
        if kind == "forest":
            rest = next(one["id"] for one in self.view["forest"] if one["clearing"] == rest)
        return self.say("place-journey") if kind == "journey" else self.name(rest or kind)

    def meadow(self) -> Text:
        out = Text(self.head("table-meadow"))
        for slot, ident in enumerate(self.view["meadow"]):
            out.append("\n  " if not self.short else "  ")
            mark = "x" if slot in self.view["closed"] else ""
            if ident is None:
                out.append(f"{slot + 1} -")
            else:
                self.card(out, ident, f"{slot + 1}{mark} ")
        return out

    def places(self, title: str, places: list[Data]) -> Text:
        out = Text(self.head(title))
        for one in places:
            out.append(f"  {self.name(one['id'])}")
            for number in one["workers"]:
                out.append(f"[{number + 1}]", SEAT_STYLES[number % len(SEAT_STYLES)])
            if one.get("by") is not None:
                out.append(f" ({self.names[one['by']]})", "dim")
        return out

    def player(self, number: int, player: Data) -> Text:
        out = Text()
        out.append(f" {number + 1} ", SEAT_STYLES[number % len(SEAT_STYLES)])
        out.append(f" {self.names[number]}", "bold reverse" if number == self.view["active"] else "bold")
        goods = [Message("good", {"good": good, "count": player["goods"][good]}) for good in GOODS[:RESOURCES]]
        out.append("  " + self.say("table-player", season=player["season"], free=player["free"], hand=player["hand"],
                                   points=player["score"]["total"], tokens=player["tokens"],
                                   used=player["spaces"]["used"], spaces=player["spaces"]["of"]))
        out.append("  " + ", ".join(self.words.say(one) for one in goods))
        if player.get("power"):
            out.append(f"  {self.name(player['power'])}", "italic")
        if player["passed"]:
            out.append("  " + self.say("table-passed"), "dim")
        out.append(f"\n   {self.head('table-city')}")
        for one in player["city"]:
            out.append("  ")
            out.append(self.name(one["card"]) + ("*" if one["occupied"] else ""),
                       STYLES[self.content.colour[self.content.kind_of[one["card"]]]])
            for good, count in one["goods"].items():
                out.append(f" ({self.words.say(Message('good', {'good': good, 'count': count}))})")
            for worker in one["workers"]:
                out.append(f"[{worker + 1}]", SEAT_STYLES[worker % len(SEAT_STYLES)])
        if player.get("legends", {}).get("cards"):
            out.append(f"\n   {self.head('table-legends')}")
            for ident in player["legends"]["cards"]:
                out.append("  " if self.short else "\n     ")
                self.card(out, ident)
        if player["cards"]:
            out.append(f"\n   {self.head('table-hand')}")
            for ident in player["cards"]:
                out.append("  " if self.short else "\n     ")
                self.card(out, ident)
        return out
