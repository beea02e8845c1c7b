"""One player's things, and what decayed mushrooms add up to."""

from __future__ import annotations

from bisect import bisect_left

from fairyring.games.mycelium.components import IMMEDIATE, NONE, Content
from fairyring.games.mycelium.kept import KeptPlayer
from fairyring.kernel.effects import Counted
from fairyring.kernel.table import Notes, Table


class Player(KeptPlayer):
    """What a player has. The automa has the same things, though its hand is only there to be stolen from."""

    __slots__ = ()

    def copy(self) -> Player:
        return Player(self)

    def take_card(self, card: int, seen: int) -> None:
        """A card comes into the hand; `seen` tells who knows it."""
        at = bisect_left(self.hand, card)
        self.hand.insert(at, card)
        self.seen.insert(at, seen)

    def lose_card(self, card: int) -> int:
        """A card leaves the hand; returns who knew it."""
        at = bisect_left(self.hand, card)
        self.hand.pop(at)
        return self.seen.pop(at)

    def grown(self) -> list[int]:
        """The boards whose mushrooms stand on the board of tiles, lowest dots first."""
        return [board for board, tile in enumerate(self.tokens) if tile != NONE]

    def fruited(self) -> int:
        """Mushrooms fruited so far, decayed ones included (MUM-SCO-04)."""
        return sum(card != NONE for card in self.cards) + sum(len(under) for under in self.tucked)


class Bonus(Counted[Table]):
    """A word that works from now on: for its player, or for later mushrooms on the same board (MUM-DEC-04)."""

    def lasts(self, me: Player, board: int) -> None:
        """Add what it brings to a player's things, the card lying under that board."""
        raise NotImplementedError

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        return None


def new_player(content: Content, boards: int) -> Player:
    """A player before the mothers are placed (MUM-SET-07)."""
    me = Player()
    me.supply = content.spores
    me.cards = [NONE] * boards
    me.counters = [0] * boards
    me.tokens = [NONE] * boards
    me.tucked = [[] for _ in range(boards)]
    learn(content, me)
    return me


def learn(content: Content, me: Player) -> None:
    """Work out what lasts: each effect once, and those for mushrooms once for each board (MUM-DEC-08)."""
    me.steps = content.steps
    me.mother_spread = content.mother_spread
    me.repeats = False
    me.draws = 1
    me.rerolls = 0
    me.more = [0] * len(me.tucked)
    me.with_mother = [False] * len(me.tucked)
    known: list[int] = []
    for board, under in enumerate(me.tucked):
        here: list[int] = []
        for card in under:
            kind = content.mushrooms[card].decay
            effect = content.effects[kind]
            step = effect.step
            if effect.kind == IMMEDIATE or not isinstance(step, Bonus):
                continue
            if effect.on_board:
                if kind not in here:
                    here.append(kind)
                    step.lasts(me, board)
            elif kind not in known:
                known.append(kind)
                step.lasts(me, board)
