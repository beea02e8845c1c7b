"""A game for Gymnasium: one seat, the others taken by bots.

    from fairyring.envs.gymnasium import SeatEnv
    env = SeatEnv("mycelia", bots=("greedy",))
    observation, info = env.reset(seed=1)
    observation["action_mask"]                     # which actions are legal
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fairyring.bots.levels import make_bot
from fairyring.envs.spaces import MOST, Spaces
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table

SEEDS = np.iinfo(np.int32).max


class SeatEnv(gymnasium.Env[dict[str, np.ndarray], int]):
    """One seat of a table. With `seat=None` it changes from game to game.

    An action that is not legal counts as any legal one, drawn by chance, and `info["illegal"]` says so: learners that
    do not know of masks can still play.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, bots: Sequence[str] = ("greedy",), modules: Sequence[str] = (),
                 options: Mapping[str, str] | None = None, seat: int | None = None, reward: str = "rank",
                 render_mode: str | None = None) -> None:
        """`bots` sit on the other seats; none: a game for one. Raises BadSetup."""
        self.spaces = Spaces(Setup(game, len(bots) + 1, tuple(modules), dict(options or {})), reward)
        self.bots = [make_bot(bot) for bot in bots]
        if seat is not None and not 0 <= seat <= len(bots):
            raise BadSetup(f"seat {seat}: use 0 to {len(bots)}, or None")
        self.fixed_seat = seat
        self.render_mode = render_mode
        actions = len(self.spaces.actions)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(0, MOST, (self.spaces.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })
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
        players = len(self.bots) + 1
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
        before = table.scores() if self.spaces.reward == "score" else ()
        table.apply(table.options[at])
        self._others_play()
        earned = self.spaces.rewards(before, table)[self.seat]
        if table.over:
            info["rank"] = table.outcome().ranks[self.seat]
        return self._look(), earned, table.over, False, info

    def _others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            bot = self.bots[(table.seat - self.seat - 1) % (len(self.bots) + 1)]
            chance = int(self.np_random.integers(SEEDS))
            name = bot.choose(SeatHandle(self.spaces.game, table, table.seat, chance), chance)
            table.apply(table.options[table.names().index(name)])
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
