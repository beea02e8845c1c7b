"""What the automa tells while it looks for what to do: actions that are impossible, and lots that it draws where its
rules leave a choice (MUA-TUR-04, -06, -07). Each lot is a random number of the table."""

from __future__ import annotations

from fairyring.games.mycelium.components import ACTIONS
from fairyring.games.mycelium.state import Mycelium


def skips(t: Mycelium, number: int, action: int, why: str, rule: str) -> None:
    """Tell why an action of the list is impossible."""
    if t.sink is not None:
        t.emit("automa-skips", number, rule, {"action": ACTIONS[action], "why": why})


def draw_lot(t: Mycelium, number: int, count: int, what: str, rule: str) -> int:
    """One of so many, told only where there is more than one."""
    if count < 2:
        return 0
    chosen = t.below(count)
    if t.sink is not None:
        t.emit("automa-lot", number, rule, {"what": what, "count": count})
    return chosen


def draw_person(t: Mycelium, number: int, people: list[int]) -> int:
    """Which of several people it concerns (MUA-TUR-07)."""
    if len(people) < 2:
        return people[0]
    chosen = people[t.below(len(people))]
    if t.sink is not None:
        t.emit("automa-person", number, "MUA-TUR-07", {"whom": chosen, "count": len(people)})
    return chosen
