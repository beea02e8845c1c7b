"""How costs and gains are written in the content files."""

from __future__ import annotations

import re
from typing import Any

from fairyring.games.salamandra.components import CRYSTALS, FIXED, GAINS, GOODS, KINDS, PER, SCROLL, VP, Gain
from fairyring.kernel.packs import Entry, quoted

PAYABLE = {name: kind for kind, name in enumerate(GOODS)}
NUMBER = re.compile(r"[0-9]{1,3}")
MOST_GAIN = 50
MOST_CARDS = 3
MOST_COST = 20
GAIN_FORM = 'a list of gains such as ["scroll 1", "vp 2 per field:white"]'
COST_FORM = "a table such as { crystal = 1, leaf = 1 }"


def amounts(entry: Entry, key: str, values: Any = None) -> list[int]:
    """What is to be paid, by kind of good: `{ crystal = 1, leaf = 1 }`."""
    found = [0] * KINDS
    values = entry.pairs(key, COST_FORM) if values is None else values
    if not isinstance(values, dict):
        entry.wrong(key, f"{quoted(values, repr)} should be {COST_FORM}")
        return found
    for name, amount in values.items():
        if name == "turn_apprentice" and entry.table in ("temple", "exchange"):
            continue
        if name not in PAYABLE:
            entry.wrong(key, f'unknown good "{quoted(name)}"; use one of {", ".join(GOODS)}')
        elif not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= MOST_COST:
            entry.wrong(key, f"{name} = {quoted(amount, repr)} should be a whole number from 0 to {MOST_COST}")
        else:
            found[PAYABLE[name]] = amount
    return found


def gain_parts(entry: Entry, key: str, values: Any = None) -> list[Gain]:
    """The parts of a gain: `["scroll 1", "vp 2 per field:white"]`."""
    parts: list[Gain] = []
    values = entry.items(key, GAIN_FORM) if values is None else values
    if not isinstance(values, list):
        entry.wrong(key, f"{quoted(values, repr)} should be {GAIN_FORM}")
        return parts
    for value in values:
        words = value.split() if isinstance(value, str) else []
        if len(words) not in (2, 4) or words[0] not in GAINS or not NUMBER.fullmatch(words[1]):
            entry.wrong(key, f"cannot read {quoted(value, repr)}; give {GAIN_FORM}; words: {', '.join(GAINS)}")
        elif len(words) == 4 and (words[0] != "vp" or words[2] != "per" or words[3] not in PER[:FIXED]):
            entry.wrong(key, f"cannot read {quoted(value, repr)}; only points are counted, per "
                             f"{', '.join(PER[:FIXED])}")
        elif not 1 <= int(words[1]) <= MOST_GAIN:
            entry.wrong(key, f"{quoted(value, repr)}: use a number from 1 to {MOST_GAIN}")
        else:
            count, what = int(words[1]), GAINS.index(words[0])
            per = PER.index(words[3]) if len(words) == 4 else FIXED
            many = what in (VP, CRYSTALS, SCROLL)
            parts += [Gain(what, count, per)] if many else [Gain(what, 1)] * min(count, MOST_CARDS)
    return parts
