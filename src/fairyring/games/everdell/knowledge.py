"""What a seat knows, and dealing anew what it does not (EVB-INFO).

Nobody knows the order of the deck, nor what lies in the discard pile. In others' hands a seat knows the cards it gave,
those that were drawn from the Meadow or kept for all to see, until something leaves that hand face down.
"""

from __future__ import annotations

from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell


def knows(me: Player, owner: int, i: int, seat: int) -> bool:
    """Does `seat` know that card of the owner's hand?"""
    if seat == owner:
        return True
    return seat >= 0 and me.seen[i] >> seat & 1 != 0


def known_hand(me: Player, owner: int, seat: int) -> list[int]:
    """The cards of a hand that `seat` knows."""
    return [me.hand[i] for i in range(len(me.hand)) if knows(me, owner, i, seat)]


def deal_anew(t: Everdell, seat: int) -> None:
    """Change a table into one that `seat` cannot tell from it, by what it knows and chance alone."""
    unknown = t.deck + t.discard
    places: list[tuple[Player, int]] = []
    for owner in range(len(t.players)):
        me = t.players[owner]
        for i in range(len(me.hand)):
            if not knows(me, owner, i, seat) and not t.content.legendary[me.hand[i]]:  # see `legends`
                places.append((me, i))
                unknown.append(me.hand[i])
    piles: list[list[int]] = []
    for one in t.beside:
        one.deal_anew(t, seat)
        piles += one.unknown(seat)
    for pile in piles:
        unknown += pile
    t.mix(unknown)
    for me, i in places:
        me.hand[i] = unknown.pop()
    for pile in piles:
        for i in range(len(pile)):
            pile[i] = unknown.pop()
    cards = len(t.deck)
    t.deck = unknown[:cards]
    t.discard = unknown[cards:]
    t.customs.deal_anew(t, seat)
