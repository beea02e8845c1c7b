"""The end of the game: points, ranks, and numbers worth a chart (EVB-SCORE)."""

from __future__ import annotations

from fairyring.games.everdell.state import Everdell
from fairyring.kernel.words import Message, Outcome


def outcome(t: Everdell) -> Outcome:
    """Most points, then most Events, then most resources; then the victory is shared (EVB-SCORE-06, -07)."""
    totals = [t.total(number) for number in t.everybody]
    keys = [(totals[number], len(t.players[number].events), t.resources_of(number)) for number in t.everybody]
    ranks = t.customs.ranks(t, [tuple(key) for key in keys])
    best = sorted(totals, reverse=True)
    reason = "won-by-points"
    if t.rivals:
        reason = "won-against-rival" if ranks[0] == 1 else "lost-against-rival"
    elif ranks.count(1) > 1:
        reason = "won-shared"
    elif len(best) > 1 and best[0] == best[1]:
        events = sorted((key[1] for key in keys if key[0] == best[0]), reverse=True)
        reason = "won-by-events" if events[0] > events[1] else "won-by-resources"
    return Outcome(tuple(ranks), Message(reason, {"points": best[0]}), tuple(figures(t)), len(t.rivals))


def figures(t: Everdell) -> list[dict[str, int]]:
    """Points by where they come from, and a few other numbers."""
    found: list[dict[str, int]] = []
    for number in t.everybody:
        me = t.players[number]
        parts = t.customs.score(t, number)
        found.append({"points": sum(parts.values()), **parts, "cards": len(me.city), "achieved": len(me.events),
                      "resources": t.resources_of(number)})
    return found
