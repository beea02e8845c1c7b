"""A game as numbers: a fixed list of actions, observations from declared pieces, rewards; as numpy has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fairyring.envs.tables import Actions, Tables, by_rank, earned_by_rank, earned_by_score
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup, content_of, find_game, several
from fairyring.kernel.observation import MOST, Sight
from fairyring.kernel.table import Table

__all__ = ["DEFAULT_REWARD", "MOST", "REWARDS", "Spaces", "by_rank"]

REWARDS = ("score", "rank", "both")
DEFAULT_REWARD = "score"


class Spaces:
    """What every environment of one kind of table shares."""

    def __init__(self, setup: Setup, reward: str = DEFAULT_REWARD, content: Sequence[str | Path] = ()) -> None:
        """`content` are packs laid over the components. Raises BadSetup or BadPack."""
        if reward not in REWARDS:
            raise BadSetup(f'unknown reward "{reward}"; use {", ".join(REWARDS[:-1])} or {REWARDS[-1]}')
        self.game: Game = find_game(setup.game)
        self.packs = tuple(Path(pack) for pack in several(content))
        self.content: Any = content_of(setup.game, self.packs)
        self.setup = self.game.checked(setup, self.content)
        self.reward = reward
        self.by_score = reward != "rank"
        self.by_rank = reward != "score"
        self.numbered = Actions(self.game.action_names(self.setup, self.content))
        self.actions = self.numbered.names
        """The name of every action by its number."""
        self.sight = Sight(self.game.observation(self.setup, self.content))
        self.pieces = self.sight.pieces
        self.size = self.sight.size
        """How many numbers an observation has."""
        self._row = self.sight.row()
        self._numbers = np.frombuffer(memoryview(self._row.cells), np.int32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Spaces, (self.setup, self.reward, self.packs)

    def new_table(self, seed: int) -> Table:
        s = self.setup
        return self.game.new_table(Setup(s.game, s.players, s.modules, s.options, seed, s.rules), self.content)

    def tables(self, count: int, longest: int = 0) -> Tables:
        """So many tables that are played together."""
        return Tables(self.sight, self.numbered, self.new_table, count, self.setup.players, self.by_score,
                      self.by_rank, longest)

    # --- environments as data ----------------------------------------------------------------------------------------
    def stored(self, state: dict[str, Any]) -> dict[str, Any]:
        """The attributes of an environment as pickle can take them: its table as data."""
        table = state.get("_table")
        return {**state, "_table": None if table is None else table.save()}

    def fetched(self, state: dict[str, Any]) -> dict[str, Any]:
        """The attributes that `stored` gave, with the table."""
        data = state["_table"]
        return {**state, "_table": None if data is None else self.game.load_table(data, self.content)}

    # --- actions -----------------------------------------------------------------------------------------------------
    def legal(self, table: Table) -> list[int]:
        """The numbers of the legal actions, in the order of `table.options`."""
        return self.numbered.legal(table)

    def mask(self, legal: Sequence[int]) -> np.ndarray:
        """1 for every legal action."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        mask[legal] = 1
        return mask

    # --- observations ------------------------------------------------------------------------------------------------
    def observe(self, table: Table, seat: int) -> np.ndarray:
        """What `seat` sees, as numbers: the pieces one after the other, written straight from the table."""
        self.sight.look(table, seat, self._row)
        return self._numbers.astype(np.float32)

    def reference(self, table: Table, seat: int) -> np.ndarray:
        """The same, read from the seat's view alone: slow, and what `observe` is tested against."""
        return np.array(self.sight.reference(table, seat), dtype=np.float32)

    def where(self) -> dict[str, slice]:
        """The place of every piece in an observation, by name."""
        return {piece.name: slice(start, start + piece.size)
                for piece, start in zip(self.pieces, self.sight.starts, strict=True)}

    # --- rewards -----------------------------------------------------------------------------------------------------
    def rewards(self, before: Sequence[float], table: Table) -> list[float]:
        """What a decision earned each seat: by score at once, by rank only at the end."""
        earned = earned_by_score(list(before), table.scores(), table.seats) if self.by_score else [0.0] * table.seats
        if self.by_rank and table.over:
            earned = [one + more for one, more in zip(earned, earned_by_rank(table), strict=True)]
        return earned
