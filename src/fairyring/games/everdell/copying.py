"""Copying locations, or activating them again; that is not visiting them (EVB-EFF-04)."""

from __future__ import annotations

from typing import Any

from fairyring.games.everdell.components import FOREST, GAP
from fairyring.games.everdell.counting import PLACES
from fairyring.games.everdell.places import ABOUT_NOTHING, PlaceStep, location_at
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import place_ident, source
from fairyring.kernel.arguments import Given, One
from fairyring.kernel.quantities import Condition
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import Notes
from fairyring.kernel.words import Message, Prompt


def activatable(t: Everdell, seat: int, basic: bool, forest: bool, own: bool) -> list[int]:
    """Basic and Forest locations in play, occupied or not, that could do something; `own`: with an own worker on it."""
    found: list[int] = []
    workers = t.players[seat].workers
    if basic:
        for place, one in enumerate(t.content.basic):
            if (not own or place in workers) and (one.always or one.effect.possible(t, seat)):
                found.append(place)
    if forest:
        for i, which in enumerate(t.forest):
            if which != GAP and (not own or FOREST + i in workers):
                one = t.content.forest[which]
                if one.always or one.effect.possible(t, seat):
                    found.append(FOREST + i)
    return found


class ActivateLocation(PlaceStep):
    """Copy a location, or activate it again; that is not visiting it (EVB-EFF-04, EVB-CARD-LOOKOUT)."""

    word = "activate_location"
    takes = (PLACES, One("where", "any", "own_worker", default="any", key=True))
    rule = "EVB-CARD-LOOKOUT"
    verb = "copy"
    icon = "copy"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        types = given.texts("types")
        self.basic = "basic" in types
        self.forest = "forest" in types
        self.own = given.text("where") == "own_worker"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return activatable(t, seat, self.basic, self.forest, self.own) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if t.sink is not None:
            t.emit("copied", seat, self.rule, {"what": place_ident(t, choice), "place": t.place_name(choice)})
        t.push(location_at(t, choice).effect, seat, ABOUT_NOTHING)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(activatable(t, seat, self.basic, self.forest, self.own)) > 0

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-copy", {"own": int(self.own)}), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-activate-location", {"forest": int(self.forest), "own": int(self.own)})

    def offers(self, content: Any) -> list[str]:
        places = [*(content.basic if self.basic else []), *(content.forest if self.forest else [])]
        return [f"copy {one.ident}" for one in places]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.2}


class StandsOn(Condition[Everdell]):
    """An own worker stands on a location that could do something (EVB-CARD-CLOCK_TOWER-a)."""

    word = "stands_on"
    takes = (PLACES,)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.basic = "basic" in given.texts("types")
        self.forest = "forest" in given.texts("types")

    def holds(self, t: Everdell, seat: int, about: int) -> bool:
        return len(activatable(t, seat, self.basic, self.forest, True)) > 0

    def say(self) -> Message:
        return Message("if-stands-on")
