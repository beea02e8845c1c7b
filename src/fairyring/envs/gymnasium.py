"""A game for Gymnasium: one seat, the others taken by bots or policies.

    import gymnasium
    import fairyring.envs
    env = gymnasium.make("fairyring/Mycelia-v0", opponents=("greedy",))
    observation, info = env.reset(seed=1)
    observation["action_mask"]                     # which actions are legal
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fairyring.envs.opponents import Given, opponent
from fairyring.envs.spaces import DEFAULT_REWARD, MOST, Spaces
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup, several
from fairyring.kernel.table import Table

SEEDS = np.iinfo(np.int32).max


def seen_space(size: int, actions: int) -> spaces.Dict:
    """What a learner gets: the observation, and which actions are legal."""
    return spaces.Dict({
        "observation": spaces.Box(-MOST, MOST, (size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    })


class SeatEnv(gymnasium.Env[dict[str, np.ndarray], int]):
    """One seat of a table. With `seat=None` it changes from game to game.

    An action that is not legal counts as any legal one, drawn by chance, and `info["illegal"]` says so: learners that
    do not know of masks can still play.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, opponents: Sequence[Given] = ("greedy",), modules: Sequence[str] = (),
                 options: Mapping[str, str] | None = None, content: Sequence[str | Path] = (),
                 seat: int | None = None, reward: str = DEFAULT_REWARD, render_mode: str | None = None) -> None:
        """`opponents` sit on the other seats; none: a game for one. `content` are packs. Raises BadSetup or BadPack."""
        opponents = several(opponents)
        players = len(opponents) + 1
        self.spaces = Spaces(Setup(game, players, several(modules), dict(options or {})), reward, content)
        self.opponents = [opponent(one) for one in opponents]
        if seat is not None and not 0 <= seat < players:
            raise BadSetup(f"seat {seat}: use 0 to {players - 1}, or None")
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.spaces.actions))
        self.observation_space = seen_space(self.spaces.size, len(self.spaces.actions))
        self.seat = 0
        self._table: Table | None = None
        self._legal: list[int] = []

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset() comes first"
        return self._table

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        self._table = self.spaces.new_table(int(self.np_random.integers(SEEDS)))
        players = len(self.opponents) + 1
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self._others_play()
        if self._table.over:  # cannot happen in a game worth playing, but a learner must get a decision
            return self.reset()
        return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        table = self.table
        info: dict[str, Any] = {"seat": self.seat}
        if action in self._legal:
            at = self._legal.index(action)
        else:
            at = int(self.np_random.integers(len(self._legal)))
            info["illegal"] = True
        before = table.scores() if self.spaces.by_score else ()
        table.apply(table.options[at])
        self._others_play()
        earned = self.spaces.rewards(before, table)[self.seat]
        if table.over:
            info["rank"] = table.outcome().ranks[self.seat]
        return self._look(), earned, table.over, False, info

    def _others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            who = self.opponents[(table.seat - self.seat - 1) % (len(self.opponents) + 1)]
            legal = self.spaces.legal(table)
            action, = who.decide(self.spaces, [table], self.spaces.observe(table, table.seat)[None],
                                 self.spaces.mask(legal).astype(bool)[None], [int(self.np_random.integers(SEEDS))])
            if action not in legal:
                raise ValueError(f"an opponent chose {action}, which is not legal now")
            table.apply(table.options[legal.index(action)])
        self._legal = [] if table.over else self.spaces.legal(table)

    def _look(self) -> dict[str, np.ndarray]:
        return {"observation": self.spaces.observe(self.table, self.seat), "action_mask": self.spaces.mask(self._legal)}

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as booleans: what MaskablePPO of sb3-contrib asks for."""
        return self.spaces.mask(self._legal).astype(bool)

    def render(self) -> str | None:
        """The open decision in the players' notation."""
        if self.render_mode != "ansi" or self._table is None:
            return None
        return "the game is over" if self._table.over else ", ".join(self._table.names())

    def __getstate__(self) -> dict[str, Any]:
        return self.spaces.stored(self.__dict__)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state["spaces"].fetched(state))
