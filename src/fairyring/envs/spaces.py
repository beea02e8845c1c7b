"""A game as numbers: a fixed list of actions, observations from declared pieces of a view, rewards.

No text is built while a game is played: an option's name is asked for once for each key of each step, and its number
remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Piece, Setup, find_game
from fairyring.kernel.table import Table

REWARDS = ("rank", "score")

MOST = 2.0**20
"""No number of an observation is larger; none is below 0."""


class Spaces:
    """What every environment of one kind of table shares."""

    def __init__(self, setup: Setup, reward: str = "rank", content: Any = None) -> None:
        """Raises BadSetup."""
        if reward not in REWARDS:
            raise BadSetup(f'unknown reward "{reward}"; use rank or score')
        self.game: Game = find_game(setup.game)
        self.setup = self.game.checked(setup)
        self.content = content if content is not None else self.game.content()
        self.reward = reward
        self.actions = self.game.action_names(self.setup, self.content)
        """The name of every action by its number."""
        self.numbers = {name: number for number, name in enumerate(self.actions)}
        self.pieces: list[Piece] = self.game.observation(self.setup, self.content)
        self.size = sum(piece.size for piece in self.pieces)
        """How many numbers an observation has."""
        self._known: dict[int, int] = {}

    def new_table(self, seed: int) -> Table:
        s = self.setup
        return self.game.new_table(Setup(s.game, s.players, s.modules, s.options, seed), self.content)

    # --- actions -----------------------------------------------------------------------------------------------------
    def legal(self, table: Table) -> list[int]:
        """The numbers of the legal actions, in the order of `table.options`."""
        step, seat, x = table.step, table.seat, table.x
        base = step.number << 16
        known = self._known
        out: list[int] = []
        for choice in table.options:
            key = base + step.option_key(table, seat, x, choice)
            number = known.get(key)
            if number is None:
                number = known[key] = self.numbers[step.option_name(table, seat, x, choice)]
            out.append(number)
        return out

    def mask(self, legal: Sequence[int]) -> np.ndarray:
        """1 for every legal action."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        mask[legal] = 1
        return mask

    # --- observations ------------------------------------------------------------------------------------------------
    def observe(self, table: Table, seat: int) -> np.ndarray:
        """What `seat` sees, as numbers: the pieces one after the other."""
        view = table.view(seat)
        numbers: list[float] = []
        for piece in self.pieces:
            numbers += piece.read(view)
        return np.array(numbers, dtype=np.float32)

    def where(self) -> dict[str, slice]:
        """The place of every piece in an observation, by name."""
        out: dict[str, slice] = {}
        at = 0
        for piece in self.pieces:
            out[piece.name] = slice(at, at + piece.size)
            at += piece.size
        return out

    # --- rewards -----------------------------------------------------------------------------------------------------
    def rewards(self, before: Sequence[float], table: Table) -> list[float]:
        """What a decision earned each seat: by rank only at the end, by score at once.

        By rank, the first gets 1 and the last -1 with even steps between them, and those who share a rank share what
        their places are worth; alone, it is 1 for a victory and -1 for a defeat. By score, everybody gets how much
        more the own score has grown than those of the others have on the mean. Rivals count among the others.
        """
        if self.reward == "score":
            after = table.scores()
            grown = [one - other for one, other in zip(after, before, strict=True)]
            if len(grown) == 1:
                return grown
            total = sum(grown)
            return [one - (total - one) / (len(grown) - 1) for one in grown[:table.seats]]
        if not table.over:
            return [0.0] * table.seats
        outcome = table.outcome()
        return by_rank(outcome.seat_ranks) if table.seats == 1 else by_rank(outcome.ranks)[:table.seats]


def by_rank(ranks: Sequence[int]) -> list[float]:
    """Rewards from 1 for the first to -1 for the last; their sum is 0 when there are several.

    >>> by_rank((1, 2)), by_rank((1, 1)), by_rank((3, 1, 2)), by_rank((2,))
    ([1.0, -1.0], [0.0, 0.0], [-1.0, 1.0, 0.0], [-1.0])
    """
    seats = len(ranks)
    if seats == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    # Who shares a rank with others has their mean place.
    return [1.0 - 2.0 * (rank - 1 + (ranks.count(rank) - 1) / 2) / (seats - 1) for rank in ranks]
