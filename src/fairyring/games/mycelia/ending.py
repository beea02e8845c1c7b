"""Who has won, and why (MYC-WIN, MYS-OVER, PRI-END)."""

from __future__ import annotations

from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.words import Message, Outcome


def outcome(t: Mycelia) -> Outcome:
    """Ranks of everybody. Those with drops left are ranked for the record only (MYC-WIN-04)."""
    shown = tuple(figures(t))
    if t.gwidyon is not None:
        return solo_outcome(t, t.gwidyon.drops, shown)
    # Fewer drops, then more leaves, then more favour (MYC-WIN-01, -02, PRI-END-01); what ties is shared (MYC-WIN-03).
    keys = [(p.left, -p.leaves, -p.pawn if t.customs.has_favour() and not p.left else 0) for p in t.players]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    empty = [p for p in t.players if not p.left]
    if not empty:  # nobody wins (MYC-OVER-06)
        return Outcome(tuple(rank + 1 for rank in ranks), Message("stalemate"), shown)
    best = [p for p in empty if p.leaves == max(q.leaves for q in empty)]
    reason = ("won-together" if ranks.count(1) > 1 else "won-by-drops" if len(empty) == 1
              else "won-by-leaves" if len(best) == 1 else "won-by-favour")
    return Outcome(ranks, Message(reason), shown)


def solo_outcome(t: Mycelia, his_drops: int, shown: tuple[dict[str, int], ...]) -> Outcome:
    """You against Gwidyon: no leaves are compared (MYS-OVER-04); both empty in one turn: both win (MYS-OVER-03)."""
    if t.players[0].left:
        return Outcome((2, 1), Message("solo-lost"), shown, rivals=1)
    return Outcome((1, 2 if his_drops else 1), Message("solo-won" if his_drops else "solo-both"), shown, rivals=1)


def scores(t: Mycelia) -> list[float]:
    """Drops count against a player (MYC-WIN-01)."""
    his = [] if t.gwidyon is None else [float(-t.gwidyon.drops)]
    return [float(-p.left) for p in t.players] + his


def figures(t: Mycelia) -> list[dict[str, int]]:
    """What a chart shows over the turns: drops left, leaves, cards owned, and favour with Prisma."""
    favour = t.customs.has_favour()
    out = [{"drops": p.left, "leaves": p.leaves, "cards": len(p.card_here()), **({"favour": p.pawn} if favour else {})}
           for p in t.players]
    gwidyon = t.gwidyon
    if gwidyon is not None:
        out.append({"drops": gwidyon.drops, **({"favour": gwidyon.pawn} if favour else {})})
    return out
