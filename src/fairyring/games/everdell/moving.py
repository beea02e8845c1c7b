"""Workers that move to another place or come back (EVB-CARD-RANGER, EVB-SEVENT-02)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.places import PlaceStep, describe_place, place_key, place_names, place_option
from fairyring.games.everdell.placing import destinations, visit
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import source
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt


def movable(t: Everdell, seat: int) -> list[int]:
    """The places of own workers that are not permanent, each once (EVB-WORK-05)."""
    found: list[int] = []
    for place in t.players[seat].workers:
        if place not in found and not t.permanent(place):
            found.append(place)
    found.sort()
    return found


class MoveWorker(PlaceStep):
    """Which of the own workers moves (EVB-CARD-RANGER)? Without one that could, nothing happens."""

    word = "move_worker"
    rule = "EVB-CARD-RANGER"
    verb = "move"
    icon = "move"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        places = movable(t, seat)
        targets = destinations(t, seat)
        if not places or not targets:
            return None
        if len(targets) == 1:
            places = [place for place in places if place != targets[0]]
        return places or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(MOVE_TO, seat, (x[0] if x else 0, choice))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(movable(t, seat)) > 0

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move"), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["move idle", *(f"move {name}" for name in place_names(content))]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.0}


class MoveTo(Step[Everdell]):
    """Where to? Not where it stands; its old space still counts as occupied (EVB-CARD-RANGER-a). `x` is `about` and the
    place where it stands."""

    rule = "EVB-CARD-RANGER-a"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return [place for place in destinations(t, seat) if place != x[1]] or NOWHERE

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.unstand(seat, x[1])
            visit(t, seat, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else place_key(t, seat, choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, choice, "visit")

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return describe_place(t, seat, choice, "visit", self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move-to"), self.rule, t.place_name(x[1]))


NOWHERE: Final[list[int]] = [SKIP]
MOVE_TO: Final = MoveTo("move to")


class RecallWorker(PlaceStep):
    """Bring back one of the own workers that is not permanent, the one just placed included (EVB-SEVENT-02)."""

    word = "recall_worker"
    rule = "EVB-SEVENT-02"
    verb = "recall"
    icon = "recall"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return movable(t, seat) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if t.sink is not None:
            t.emit("recalled", seat, self.rule, {"place": t.place_name(choice)})
        t.unstand(seat, choice)
        t.players[seat].free += 1

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-recall"), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["recall idle", *(f"recall {name}" for name in place_names(content))]
