"""Her turn: an Activity card is turned up; she prepares, or does the left action, the right one, or the default one
(MIS-NW-TURN)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.nightweave.components import (
    ACTIONS,
    DISCARD,
    DRAW,
    PLACE_FIGURE,
    PLAY_AND_DISCARD,
    PLAY_AND_DRAW,
    PLAY_HAND,
    PLAY_MEADOW,
    RULES,
    TO_BASIC,
    TO_JOURNEY,
    Action,
    Activity,
)
from fairyring.games.everdell.nightweave.doing import discard, draw, gain, place_figure, play_hand, play_meadow
from fairyring.games.everdell.nightweave.lair import card_in_play, her_side, in_force, is_full, lair_of
from fairyring.games.everdell.nightweave.seasons import prepare
from fairyring.games.everdell.nightweave.spiders import can_place, haven, in_lair, is_blocked, put, send_spider
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.turn import NEXT_TURN
from fairyring.kernel.table import Notes, Step


class LairTurn(Step[Everdell]):
    """One Activity card is one turn (MIS-NW-TURN-01, -11)."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        lair = lair_of(t)
        lair.repaid = False
        t.push(LAIR_END, seat)
        if not lair.deck:
            if not lair.placed:
                prepare(t, "MIS-NW-TURN-13")
                return None
            shuffle_used(t)
        lair.used.append(lair.deck.pop())
        t.reveals += 1
        card = turned_up(t)
        if t.sink is not None:
            t.emit("nightweave-turns-up", seat, "MIS-NW-TURN-01", {"activity": card.ident})
        if lair.figure != GAP and not in_lair(t) and card.ends_season:
            prepare(t, "MIS-NW-TURN-02")
        else:
            t.push(TRY, seat, (0,))
        return None


def turned_up(t: Everdell) -> Activity:
    """The Activity card in play."""
    card = card_in_play(t)
    assert card is not None
    return card


def shuffle_used(t: Everdell) -> None:
    """The Activity cards of this season are a new deck (MIS-NW-TURN-10)."""
    lair = lair_of(t)
    lair.deck, lair.used = lair.used, []
    lair.deck.sort()
    t.shuffle(lair.deck)
    lair.placed = False
    if t.sink is not None:
        t.emit("nightweave-shuffles", t.seats, "MIS-NW-TURN-10", {"count": len(lair.deck)})


class Try(Step[Everdell]):
    """The left action if she can, else the right one, else the default one (MIS-NW-TURN-03). `x` is which."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        card = turned_up(t)
        if x[0] == 2:
            by_default(t, card)
            return None
        action = card.lines[her_side(t).season][x[0]]
        if not lair_of(t).repaid and TO_BASIC <= action.kind <= TO_JOURNEY and in_lair(t) and is_blocked(
                t, action.place):
            lair_of(t).repaid = True
            t.push(self, seat, x)
            for ploy in in_force(t):
                ploy.blocked(t, action)
            return None
        what = ACTIONS[action.kind]
        if not can_do(t, action):
            if t.sink is not None:
                t.emit("nightweave-cannot", seat, "MIS-NW-TURN-04",
                       {"action": what, "at": t.place_name(action.place), "right": x[0]})
            t.push(self, seat, (x[0] + 1,))
            return None
        if t.sink is not None:
            t.emit("nightweave-acts", seat, RULES[action.kind],
                   {"action": what, "at": t.place_name(action.place), "right": x[0]})
        carry_out(t, action)
        return None


def can_do(t: Everdell, action: Action) -> bool:
    """Can she do an action (MIS-NW-TURN-04 to -08)? Of two parts the first one counts (MIS-NW-TURN-12)."""
    kind = action.kind
    if kind == DRAW:
        return True
    hand = her_side(t).hand
    if kind == DISCARD:
        return len(hand) > 0
    if kind == PLAY_HAND:
        return len(hand) > 0 and not is_full(t, hand[-1])
    if kind in (PLAY_MEADOW, PLAY_AND_DRAW, PLAY_AND_DISCARD):
        return not is_full(t) and (t.cards_left() > 0 or any(one != GAP for one in t.meadow))
    if kind == PLACE_FIGURE:
        return lair_of(t).figure == GAP
    return can_place(t, action)


def carry_out(t: Everdell, action: Action) -> None:
    """MIS-NW-ACT."""
    kind = action.kind
    if kind == DRAW:
        draw(t, 1, "MIS-NW-ACT-01")
    elif kind == DISCARD:
        discard(t, "MIS-NW-ACT-02")
        gain(t, 1, "MIS-NW-ACT-02")
    elif kind == PLAY_HAND:
        play_hand(t)
    elif kind == PLACE_FIGURE:
        place_figure(t)
        t.refill()
        t.push(ENTERED, t.seats, (lair_of(t).figure, 0))
    elif kind in (PLAY_MEADOW, PLAY_AND_DRAW, PLAY_AND_DISCARD):
        play_meadow(t)
        if kind == PLAY_AND_DRAW:
            draw(t, 1, "MIS-NW-ACT-06")
        elif kind == PLAY_AND_DISCARD and discard(t, "MIS-NW-ACT-07"):
            gain(t, 1, "MIS-NW-ACT-07")
    else:
        send_spider(t, action)


class Entered(Step[Everdell]):
    """She was placed in the Meadow: the Personality acts, then the Plot (MIS-MOD-16). `x` is her slot, and how many of
    them have acted."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        ploys = in_force(t)
        if x[1] < len(ploys):
            t.push(self, seat, (x[0], x[1] + 1))
            ploys[x[1]].enters(t, x[0])
        return None


def by_default(t: Everdell, card: Activity) -> None:
    """Every part that she can do; its tokens always (MIS-NW-DEF-01 to -05)."""
    default = card.default
    if t.sink is not None:
        t.emit("nightweave-defaults", t.seats, "MIS-NW-TURN-03", {"activity": card.ident})
    if default.haven and in_lair(t) and haven(t) != GAP:
        put(t, haven(t), "MIS-NW-DEF-02")
    if default.draw:
        draw(t, 1, "MIS-NW-DEF-04")
    if default.discard:
        discard(t, "MIS-NW-DEF-03")
    gain(t, default.points, "MIS-NW-DEF-01")


class SheDraws(Step[Everdell]):
    """She draws where people may (MIS-CORRIN-08). `x` is how many."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        draw(t, x[0], "MIS-CORRIN-08")
        return None


class LairEnd(Step[Everdell]):
    """Her turn is over."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.refill()
        t.push(NEXT_TURN, seat)
        return None


LAIR_TURN: Final = LairTurn("nightweave turn")
TRY: Final = Try("nightweave try")
ENTERED: Final = Entered("nightweave entered")
SHE_DRAWS: Final = SheDraws("nightweave draws")
LAIR_END: Final = LairEnd("nightweave end")
