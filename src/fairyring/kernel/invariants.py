"""What must always hold at the table of any game: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


def miscounted(found: Iterable[int], names: Sequence[str], copies: Sequence[int] | None = None) -> list[str]:
    """Components that are not there as often as in the box: once, unless `copies` says otherwise. Everything that is
    `found` anywhere stands in it by its number.

    >>> miscounted([0, 2, 2], ["oak", "ash", "elm"])
    ['0 of ash', '2 of elm']
    >>> miscounted([0, 2, 2], ["oak", "ash", "elm"], [1, 0, 3])
    ['2 of elm, 3 in the box']
    """
    counts = Counter(found)
    if copies is None:
        return [f"{counts[kind]} of {name}" for kind, name in enumerate(names) if counts[kind] != 1]
    return [f"{counts[kind]} of {name}, {copies[kind]} in the box" for kind, name in enumerate(names)
            if counts[kind] != copies[kind]]


def unmet(*rules: tuple[bool, str]) -> list[str]:
    """What is wrong, of rules that must hold: each with whether it does, and what to say if not.

    >>> unmet((1 + 1 == 2, "numbers are broken"), (1 > 2, "1 of at least 2"))
    ['1 of at least 2']
    """
    return [wrong for holds, wrong in rules if not holds]
