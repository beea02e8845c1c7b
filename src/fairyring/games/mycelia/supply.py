"""The blessing of the goddess: a full Shrine of Life sends drops back to the boards (MYC-TEND-03, MYC-SUP)."""

from __future__ import annotations

from fairyring.games.mycelia.components import FIELD_NAMES, SYMBOLS
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.table import NOBODY


def check_shrine(t: Mycelia) -> None:
    """At the end of every turn, once (MYC-TEND-03). After the end was triggered it is not turned (MYC-OVER-03)."""
    if t.shrine < t.full:
        return
    surplus = t.shrine - t.full
    if surplus:  # back to the box, not carried over (MYC-SHF-05); which of them are prism drops does not matter
        prism = min(surplus, t.shrine_prism)
        t.shrine -= surplus
        t.shrine_prism -= prism
        t.box += surplus
        t.box_prism += prism
    if not t.ending:
        bless(t)


def bless(t: Mycelia) -> None:
    """Roll the die; every player gets dewdrops on the fields shown; the card is turned over (MYC-SUP-01 to -05)."""
    side = t.content.supply[t.supply_side]
    symbol = t.content.die[t.below(len(t.content.die))]
    fields = side.fields[symbol]
    t.reveals += 1
    t.box += t.shrine
    t.box_prism += t.shrine_prism
    t.shrine = 0
    t.shrine_prism = 0
    t.emit("supply", NOBODY, "MYC-SUP-01",
           {"symbol": SYMBOLS[symbol], "card": side.card, "side": side.side,
            "fields": [FIELD_NAMES[c] for c in fields]})
    for me in t.players:
        for cell in fields:
            if not me.ground.sink[cell]:  # covered by an extra shrine field: gone at once (MYC-SUP-07)
                me.drops[cell] += 1
                me.left += 1
                t.box -= 1
    t.supply_side ^= 1
