"""Set-up for 1 to 4 players (EVB-SETUP, EVR-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping

from fairyring.games.everdell.components import BASIC_EVENTS, GAP, Content
from fairyring.games.everdell.modules import CUSTOMS
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.table import EverdellTable
from fairyring.games.everdell.turn import begin_turn
from fairyring.kernel.words import Event


def set_up(content: Content, seats: int, rivals: tuple[str, ...], modules: tuple[str, ...], options: Mapping[str, str],
           seed: int, rules: int, told: list[Event] | None = None) -> Everdell:
    """A new table at its first decision, with the settings that were chosen. Nightweave's first turn comes before it
    (MIS-NW-GEN-01): what she does goes to `told`."""
    t = EverdellTable(content, seats, 0, 0, [new_player(content) for _ in range(seats + len(rivals))])
    t.rivals = rivals
    t.modules = list(modules)
    t.customs = customs = CUSTOMS.of((*modules, *rivals))
    t.year = int(options.get("year", "1")) - 1
    t.beside = customs.keeps(t)
    t.rules = rules
    t.reseed(seed)
    customs.chosen(t, options)
    # Forest cards in the clearings, in the order of their entries (EVB-SETUP-01, -02).
    forest = t.shuffled(range(len(content.forest)))
    count = content.forest_cards[customs.laid_out_for(t)]
    t.forest = [forest[i] if i < count else GAP for i in range(len(content.clearings))]
    # Events (EVB-SETUP-03, -04).
    t.specials = t.shuffled(customs.special_events(t))[:content.specials_in_play]
    t.achieved = [GAP] * (BASIC_EVENTS + len(t.specials))
    # The deck, the Meadow, then hands in seat order from the first player on (EVB-SETUP-05, -06, -07).
    t.deck = [kind for kind, copies in enumerate(content.copies) for _ in range(copies)]
    customs.deal(t)
    t.shuffle(t.deck)
    t.meadow = [t.deck.pop() for _ in range(content.meadow)]
    starter = options.get("starter", "1")
    first = customs.begins(t, t.below(seats) if starter == "random" else int(starter) - 1)
    for i in range(seats):
        seat = (first + i) % seats
        me = t.players[seat]
        me.hand = [t.deck.pop() for _ in range(customs.starting_hand(t, seat, i))]
        me.seen = [0] * len(me.hand)
    customs.set_up(t)
    t.sink = told
    begin_turn(t, customs.first_up(t, first))
    customs.before_first_turn(t)
    t.reveals = 0
    t.settle()
    t.sink = None
    return t
