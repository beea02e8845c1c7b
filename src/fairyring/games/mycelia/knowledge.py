"""What a seat knows, and dealing anew what it does not (MYC-INFO, PRI-SETUP-06).

Cards of one batch were shuffled together. Whoever cannot see them knows which cards the batch holds but not where each
lies; so a resample deals the unseen cards of every batch anew among their places and leaves everything else alone.
"""

from __future__ import annotations

from fairyring.games.mycelia.players import KNOWN, Player
from fairyring.games.mycelia.state import Mycelia


def deal_anew(t: Mycelia, seat: int) -> None:
    """Change a table into one that `seat` cannot tell from it, by the seat's knowledge and chance alone."""
    for number, player in enumerate(t.players):
        deal_cards_anew(t, player, number != seat)
    t.mix(t.pile)
    for pile, known in zip(t.roots, t.roots_known, strict=True):
        places = [i for i, seen in enumerate(known) if not seen]
        for i, kind in zip(places, t.shuffled(sorted(pile[i] for i in places)), strict=True):
            pile[i] = kind
    if t.gwidyon is not None:
        t.mix(t.gwidyon.pile)


def deal_cards_anew(t: Mycelia, player: Player, hand_hidden: bool) -> None:
    """Deal every batch of a player's face-down cards anew: the draw pile, and the hand when it is another's.

    A hand holds no gifts (PRI-PLAY-01), so its places are dealt first, from the other cards.
    """
    for batch in sorted({*player.deck_batch, *player.hand_batch} - {KNOWN}):
        in_deck = [i for i, one in enumerate(player.deck_batch) if one == batch]
        in_hand = [i for i, one in enumerate(player.hand_batch) if one == batch] if hand_hidden else []
        hidden = sorted([player.deck[i] for i in in_deck] + [player.hand[i] for i in in_hand])
        if in_hand:
            fit = t.shuffled(kind for kind in hidden if t.content.gift[kind] is None)
            for i, kind in zip(in_hand, fit, strict=False):
                player.hand[i] = kind
                hidden.remove(kind)
        t.shuffle(hidden)
        for i, kind in zip(in_deck, hidden, strict=True):
            player.deck[i] = kind


def public_hand(player: Player) -> list[int]:
    """The cards of a hand that everybody knows to be there: bought and drawn since (MYC-INFO-03)."""
    return [kind for kind, batch in zip(player.hand, player.hand_batch, strict=True) if batch == KNOWN]


def public_top(player: Player) -> list[int]:
    """The known cards on top of a draw pile, top first."""
    top: list[int] = []
    for kind, batch in zip(reversed(player.deck), reversed(player.deck_batch), strict=True):
        if batch != KNOWN:
            break
        top.append(kind)
    return top
