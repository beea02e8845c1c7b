"""DECAY: a mushroom that has spored twice makes room for the next one (MUM-DEC), and ends the game (MUM-END)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.ending import end_game
from fairyring.games.mycelium.players import learn
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.table import Notes, Step


def can_decay(t: Mycelium, seat: int, board: int) -> bool:
    """Its counter is on 2, and nobody's mother blocks it (MUM-DEC-01, MUM-BLK-02)."""
    me = t.players[seat]
    return me.tokens[board] != NONE and me.counters[board] >= t.content.sporings and not t.blocked(seat, board)


def decay(t: Mycelium, seat: int, board: int) -> None:
    """Card under its board, token back on it, counter to the start, then the effect (MUM-DEC-02).

    What lasts is learned; when its turn comes it has nothing to do.
    """
    me = t.players[seat]
    card = me.cards[board]
    under = me.tucked[:]
    under[board] = [*under[board], card]
    me.tucked = under
    me.cards[board] = NONE
    me.counters[board] = 0
    if t.sink is not None:
        t.emit("decayed", seat, "MUM-DEC-02", {"card": t.content.mushrooms[card].ident, "board": board + 1,
                                               "cell": t.cell_name(me.tokens[board])})
    t.lift_mushroom(seat, board)
    learn(t.content, me)
    t.push(AFTER_DECAY, seat)
    t.push(t.content.effects[t.content.mushrooms[card].decay].step, seat, (board + 1,))


class AfterDecay(Step[Mycelium]):
    """The action is finished: a card under each of the boards ends the game at once (MUM-END-01, -02, -03)."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        for under in t.players[seat].tucked:
            if not under:
                return None
        end_game(t, seat, "MUM-END-01")
        return None


AFTER_DECAY: Final = AfterDecay("after decay")
