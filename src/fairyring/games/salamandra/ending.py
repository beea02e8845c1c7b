"""The end: spellbooks, belief, unused scrolls, and who has won (SAL-FINAL)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import BELIEF
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.words import Message, Outcome

PARTS: Final = ("books", "crown", "bear", "eagle", "scrolls")


def final_scoring(t: Salamandra) -> None:
    """Add everything that counts after the last round (SAL-FINAL-01)."""
    finals = [[book_points(t, seat), 0, 0, 0, t.players[seat].scrolls] for seat in range(t.seats)]
    for which in range(len(BELIEF)):
        shares = belief_points(symbols(t, which), t.content.belief[which])
        for seat in range(t.seats):
            finals[seat][1 + which] = shares[seat]
    t.finals = finals
    for seat in range(t.seats):
        t.players[seat].vp += sum(finals[seat])
        t.emit("final", seat, "SAL-FINAL-01",
               {**dict(zip(PARTS, finals[seat], strict=True)), "total": t.players[seat].vp})


def book_points(t: Salamandra, seat: int) -> int:
    """For each of the own apprentices on a spellbook: its value times what the book counts (SAL-FINAL-02)."""
    return sum([t.book_at(i).values[i % 2] * t.count(seat, t.book_at(i).counts)
                for i in range(len(t.book_slots)) if t.book_slots[i] == seat])


def symbols(t: Salamandra, which: int) -> list[int]:
    """Crowns, bears or eagles of every player (SAL-FINAL-04)."""
    content = t.content
    if which == 0:
        return [sum([content.salamanders[kind].symbols for kind in me.salamanders]) for me in t.players]
    return [sum([content.deities[kind].symbols for kind in me.deities if content.deities[kind].deck == which - 1])
            for me in t.players]


def belief_points(symbols: list[int], places: tuple[int, int]) -> list[int]:
    """First and second place of one deity. A tie for first shares both places, a tie for second shares the second,
    rounded down; without a symbol there is nothing (SAL-FINAL-05 to -08).

    >>> belief_points([4, 4, 1], (8, 4))
    [6, 6, 0]
    """
    first, second = places
    points = [0] * len(symbols)
    top = max(symbols)
    if not top:
        return points
    leaders = symbols.count(top)
    below = max([count for count in symbols if count < top], default=0)
    for seat in range(len(symbols)):
        if symbols[seat] == top:
            points[seat] = first if leaders == 1 else (first + second) // leaders
        elif leaders == 1 and below and symbols[seat] == below:
            points[seat] = second // symbols.count(below)
    return points


def outcome(t: Salamandra) -> Outcome:
    """Most points win; who ties shares the rank, whatever crystals are left (SAL-FINAL-10)."""
    totals = [me.vp for me in t.players]
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    shown = tuple({"points": total - sum(parts), **dict(zip(PARTS, parts, strict=True)), "total": total}
                  for total, parts in zip(totals, t.finals, strict=True))
    reason = "won-together" if ranks.count(1) > 1 else "won-by-points"
    return Outcome(ranks, Message(reason, {"total": max(totals)}), shown)


def scores(t: Salamandra) -> list[float]:
    """Veneration points (SAL-FINAL-10)."""
    return [float(me.vp) for me in t.players]


def figures(t: Salamandra) -> list[dict[str, int]]:
    """What a chart shows over the turns."""
    return [{"points": me.vp, "crystals": me.crystals, "apprentices": len(me.slots()), "groves": len(me.groves),
             "cards": len(me.deities) + len(me.salamanders)} for me in t.players]
