"""Looking ahead within one effect: what a choice leads to before anything else may happen. Compiles with the kernel."""

from __future__ import annotations

from fairyring.kernel.table import Table


def best_choice(t: Table, seat: int, depth: int) -> int:
    """The place in `t.options` of the option that leads to the best judged position."""
    lines = t.lines()
    best, best_value = lines[0], -1.0
    floor = max(len(t.stack), 1)
    for code in lines:
        copy = t.clone()
        copy.apply(code)
        value = worth(copy, seat, floor, depth - 1)
        if value > best_value:
            best, best_value = code, value
    return t.options.index(best)


def worth(t: Table, seat: int, floor: int, depth: int) -> float:
    """The judgement of a position, or of the best one reached by the decisions that still belong to the same effect.

    An effect is finished when the stack has fallen below `floor`, the height at which it was begun.
    """
    if depth <= 0 or t.seat != seat or len(t.stack) < floor:
        return t.judge(seat)
    best = 0.0
    for code in t.lines():
        copy = t.clone()
        copy.apply(code)
        value = worth(copy, seat, floor, depth - 1)
        if value > best:
            best = value
    return best
