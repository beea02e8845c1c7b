"""What a seat knows, and dealing anew what it does not (MUM-INF).

Every card in a hand and in the deck carries who knows that it is there. What nobody has told a seat (other hands, the
deck, cards being looked at, the tile stacks, the automa's cards, chance) is dealt anew among the places where it may
lie.
"""

from __future__ import annotations

from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.table import SPECTATOR

WATCHES = 4
"""The bit of whoever watches."""


def bit_of(seat: int) -> int:
    return 1 << (WATCHES if seat == SPECTATOR else seat)


def deal_anew(t: Mycelium, seat: int) -> None:
    """Change a table into one that `seat` cannot tell from it, by what it knows and chance alone."""
    bit = bit_of(seat)
    hidden: list[int] = []
    for me in t.players:
        hidden += [card for card, seen in zip(me.hand, me.seen, strict=True) if not seen & bit]
    hidden += [card for card, seen in zip(t.deck, t.deck_seen, strict=True) if not seen & bit]
    looked = t.seat != seat
    if looked:
        hidden += t.drawn
    t.mix(hidden)
    for me in t.players:
        hand = [(card, seen) for card, seen in zip(me.hand, me.seen, strict=True) if seen & bit]
        hand += [(hidden.pop(), seen) for seen in sorted(seen for seen in me.seen if not seen & bit)]
        hand.sort()
        me.hand = [card for card, _ in hand]
        me.seen = [seen for _, seen in hand]
    t.deck = [card if seen & bit else hidden.pop() for card, seen in zip(t.deck, t.deck_seen, strict=True)]
    if looked:
        t.drawn = [hidden.pop() for _ in t.drawn]
    tiles = t.shuffled(sorted(tile for stack in t.stacks for tile in stack))
    t.stacks = [[tiles.pop() for _ in stack] for stack in t.stacks]
    t.mix(t.automa_deck)
