"""The end of the game: points, ranks, and numbers worth a chart (EVB-SCORE)."""

from __future__ import annotations

from fairyring.games.everdell.state import Everdell
from fairyring.kernel.words import Args, Message, Outcome


def outcome(t: Everdell) -> Outcome:
    """Most points, then most Events, then most resources; then the victory is shared (EVB-SCORE-06, -07)."""
    totals = [t.total(number) for number in t.everybody]
    keys = [(totals[number], len(t.players[number].events), t.resources_of(number)) for number in t.everybody]
    ranks = t.customs.ranks(t, [tuple(key) for key in keys])
    best = sorted(totals, reverse=True)
    reason = "won-by-points"
    args: Args = {"points": best[0]}
    if t.rivals:
        won = ranks[0] == 1
        reason = "won-against-rival" if won else "lost-against-rival"
        args = {"rival": Message(f"rival-{t.rivals[0]}"), "points": max(totals[:t.seats]) if won else totals[t.seats]}
    elif ranks.count(1) > 1:
        reason = "won-shared"
    elif len(best) > 1 and best[0] == best[1]:
        events = sorted((key[1] for key in keys if key[0] == best[0]), reverse=True)
        reason = "won-by-events" if events[0] > events[1] else "won-by-resources"
    return Outcome(tuple(ranks), Message(reason, args), tuple(sums(t)), len(t.rivals))


def sums(t: Everdell) -> list[dict[str, int]]:
    """Points by where they come from and their sum, then what decides between equals."""
    found: list[dict[str, int]] = []
    for figure in figures(t):
        points = figure.pop("points")
        rest = {name: figure.pop(name) for name in ("cards", "achieved", "resources")}
        found.append({**figure, "total": points, **rest})
    return found


def scores(t: Everdell) -> list[float]:
    """Points as they stand (EVB-SCORE-01)."""
    return [float(t.total(number)) for number in t.everybody]


def figures(t: Everdell) -> list[dict[str, int]]:
    """Points by where they come from, and a few other numbers."""
    found: list[dict[str, int]] = []
    for number in t.everybody:
        me = t.players[number]
        parts = t.customs.score(t, number)
        found.append({"points": sum(parts.values()), **parts, "cards": len(me.city), "achieved": len(me.events),
                      "resources": t.resources_of(number)})
    return found
