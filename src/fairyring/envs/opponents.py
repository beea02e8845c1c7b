"""Whoever plays the other seats: bots, or policies, which see rows of numbers as a learner does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np

from fairyring.bots.levels import make_bot
from fairyring.envs.spaces import Spaces
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table


@runtime_checkable
class Predicts(Protocol):
    """A trained model with the interface of Stable-Baselines3, such as MaskablePPO."""

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, Any]: ...


@runtime_checkable
class Chooses(Protocol):
    """A bot, as `fairyring.kernel.seat.Bot` says, with or without a name."""

    def choose(self, seat: SeatHandle, seed: int) -> str: ...


Given = str | Chooses | Predicts | Callable[[np.ndarray, np.ndarray], Sequence[int] | np.ndarray]
"""The name of a bot; a bot; a model with `predict`; or a function from observations and masks, both with a row for each
decision, to an action for each row."""


class Opponent(ABC):
    """Decides at tables where it is its turn."""

    @abstractmethod
    def decide(self, spaces: Spaces, tables: Sequence[Table], seen: np.ndarray, masks: np.ndarray,
               seeds: Sequence[int]) -> list[int]:
        """An action for each table; `seen` and `masks` have a row for each."""


class Sits(Opponent):
    """A bot: it thinks about one table after the other."""

    def __init__(self, bot: Chooses) -> None:
        self.bot = bot

    def decide(self, spaces: Spaces, tables: Sequence[Table], seen: np.ndarray, masks: np.ndarray,
               seeds: Sequence[int]) -> list[int]:
        return [self.action(spaces, table, seed) for table, seed in zip(tables, seeds, strict=True)]

    def action(self, spaces: Spaces, table: Table, seed: int) -> int:
        """The number of the option that it names."""
        name = self.bot.choose(SeatHandle(spaces.game, table, table.seat, seed, spaces.packs), seed)
        return spaces.legal(table)[table.names().index(name)]


class Follows(Opponent):
    """A policy: it decides for all tables in one call."""

    def __init__(self, policy: Callable[[np.ndarray, np.ndarray], Sequence[int] | np.ndarray]) -> None:
        self.policy = policy

    def decide(self, spaces: Spaces, tables: Sequence[Table], seen: np.ndarray, masks: np.ndarray,
               seeds: Sequence[int]) -> list[int]:
        return [int(action) for action in self.policy(seen, masks)]


class Model(Opponent):
    """A trained model with `predict`."""

    def __init__(self, model: Predicts) -> None:
        self.model = model

    def decide(self, spaces: Spaces, tables: Sequence[Table], seen: np.ndarray, masks: np.ndarray,
               seeds: Sequence[int]) -> list[int]:
        actions, _ = self.model.predict({"observation": seen, "action_mask": masks.astype(np.int8)}, action_masks=masks)
        return [int(action) for action in actions]


def opponent(given: Given) -> Opponent:
    """Raises BadSetup for a name that no bot has, and for something that cannot play."""
    if isinstance(given, str):
        return Sits(make_bot(given))
    if isinstance(given, Chooses):
        return Sits(given)
    if isinstance(given, Predicts):
        return Model(given)
    if callable(given):
        return Follows(given)
    raise BadSetup(f"{given!r} cannot play: give the name of a bot, a bot with `choose`, a model with `predict`, or a "
                   "function of observations and masks")
