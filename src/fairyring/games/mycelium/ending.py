"""The end: points, ties, who has won (MUM-END, MUM-SCO, MUA-END)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Message, Outcome

PARTS: Final = ("mushrooms", "insects", "end_token")


def end_game(t: Mycelium, number: int, rule: str) -> None:
    """Nothing more is done, the round is not completed (MUM-END-02). `number` has met the condition, or NOBODY."""
    t.stack.clear()
    t.ended_by = number
    if t.sink is not None:
        if number == NOBODY:
            t.emit("ended-late", NOBODY, rule, {"round": t.round})
        else:
            t.emit("ended", number, rule, {"token": end_token(t, number)})
        for one in t.everybody:
            parts = points(t, one)
            t.emit("final", one, "MUM-SCO-01", {**dict(zip(PARTS, parts, strict=True)), "total": sum(parts)})


def end_token(t: Mycelium, number: int) -> int:
    """As many points as a player has boards, for the person who ended the game (MUM-END-04, MUM-SHO-02, MUA-END-03)."""
    return t.boards if number == t.ended_by and not t.is_rival(number) else 0


def points(t: Mycelium, number: int) -> tuple[int, int, int]:
    """Mushrooms, insects, end token (MUM-SCO-01 to -03). Every mushroom of the automa counts alike (MUA-END-02)."""
    me = t.players[number]
    content = t.content
    if t.is_rival(number):
        grown = content.automa_points * automa_fruited(t)
    else:
        grown = sum(content.mushrooms[card].points for card in me.cards if card != NONE)
        grown += sum(content.mushrooms[card].points for under in me.tucked for card in under)
    return grown, me.insects // content.insects_per_point, end_token(t, number)


def automa_fruited(t: Mycelium) -> int:
    """Mushrooms of the automa on the board of tiles or decayed."""
    me = t.players[t.seats]
    return sum(tile != NONE or count > t.content.sporings
               for tile, count in zip(me.tokens, me.counters, strict=True))


def fruited(t: Mycelium, number: int) -> int:
    return automa_fruited(t) if t.is_rival(number) else t.players[number].fruited()


def outcome(t: Mycelium) -> Outcome:
    """Most points; then more fruited mushrooms; then more insect tokens; then the victory is shared (MUM-SCO-04)."""
    keys = [(sum(points(t, one)), fruited(t, one), t.players[one].insects) for one in t.everybody]
    ranks = tuple(1 + sum(other > own for other in keys) for own in keys)
    best = sorted(keys, reverse=True)
    reason = "won-by-points"
    if len(best) > 1 and best[0][0] == best[1][0]:
        reason = "won-by-mushrooms"
        if best[0][1] == best[1][1]:
            reason = "won-by-insects" if best[0][2] != best[1][2] else "won-together"
    return Outcome(ranks, Message(reason), tuple(counted(t)), len(t.rivals))


def scores(t: Mycelium) -> list[float]:
    """Points as they stand (MUM-SCO)."""
    return [float(sum(points(t, number))) for number in t.everybody]


def figures(t: Mycelium) -> list[dict[str, int]]:
    found: list[dict[str, int]] = []
    for one in t.everybody:
        parts = points(t, one)
        found.append({"points": sum(parts), **dict(zip(PARTS, parts, strict=True)), "fruited": fruited(t, one),
                      "tokens": t.players[one].insects, "spores": t.content.spores - t.players[one].supply})
    return found


def counted(t: Mycelium) -> list[dict[str, int]]:
    """The points kind by kind, what they make together, and then what is no points."""
    found: list[dict[str, int]] = []
    for one in figures(t):
        total = one.pop("points")
        kinds = {kind: one.pop(kind) for kind in PARTS}
        found.append({**kinds, "total": total, **one})
    return found
