"""Set-up for 1 to 4 players (EVB-SETUP, EVR-SETUP)."""

from __future__ import annotations

from fairyring.games.everdell.components import BASIC_EVENTS, GAP, Content
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.table import EverdellTable
from fairyring.games.everdell.turn import begin_turn


def set_up(content: Content, seats: int, rivals: tuple[str, ...], customs: Customs, year: int, starter: int, seed: int,
           rules: int) -> Everdell:
    """A new table at its first decision. `starter` is the seat that begins, or below 0 for a random one."""
    t = EverdellTable(content, seats, 0, 0, [new_player(content) for _ in range(seats + len(rivals))])
    t.rivals = rivals
    t.customs = customs
    t.year = year
    t.rules = rules
    t.reseed(seed)
    # Forest cards in the clearings, in the order of their entries (EVB-SETUP-01, -02).
    forest = list(range(len(content.forest)))
    t.shuffle(forest)
    count = content.forest_cards[seats]
    t.forest = [forest[i] if i < count else GAP for i in range(len(content.clearings))]
    # Events (EVB-SETUP-03, -04).
    specials = list(range(len(content.special_events)))
    t.shuffle(specials)
    t.specials = specials[:content.specials_in_play]
    t.achieved = [GAP] * (BASIC_EVENTS + len(t.specials))
    # The deck, the Meadow, then hands in seat order from the first player on (EVB-SETUP-05, -06, -07).
    t.deck = [kind for kind, card in enumerate(content.cards) for _ in range(card.copies)]
    t.shuffle(t.deck)
    t.meadow = [t.deck.pop() for _ in range(content.meadow)]
    first = t.below(seats) if starter < 0 else starter
    for i in range(seats):
        me = t.players[(first + i) % seats]
        me.hand = [t.deck.pop() for _ in range(content.starting_hands[i])]
        me.seen = [0] * len(me.hand)
    customs.set_up(t)
    begin_turn(t, first)
    t.reveals = 0
    t.settle()
    return t
