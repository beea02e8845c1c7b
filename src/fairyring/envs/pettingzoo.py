"""A game for PettingZoo: an AEC environment with action masks.

    from fairyring.envs.pettingzoo import env
    table = env("mycelia", players=2, modules=("expansion",))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from fairyring.envs.gymnasium import seen_space
from fairyring.envs.spaces import DEFAULT_REWARD, Spaces
from fairyring.kernel.game import Setup, several
from fairyring.kernel.table import Table

SEEDS = np.iinfo(np.int32).max


def env(game: str, players: int = 2, modules: Sequence[str] = (), options: Mapping[str, str] | None = None,
        content: Sequence[str | Path] = (), reward: str = DEFAULT_REWARD,
        render_mode: str | None = None) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's own checks around it: an illegal action ends the game for all.

    `content` are packs laid over the components. Raises BadSetup or BadPack.
    """
    raw = raw_env(game, players, modules, options, content, reward, render_mode)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1))


class raw_env(AECEnv[str, Any, int]):  # noqa: N801 - PettingZoo's own name for it
    """The environment itself. An illegal action raises ValueError and changes nothing."""

    metadata = {"render_modes": ["ansi"], "name": "fairyring", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, players: int = 2, modules: Sequence[str] = (),
                 options: Mapping[str, str] | None = None, content: Sequence[str | Path] = (),
                 reward: str = DEFAULT_REWARD, render_mode: str | None = None) -> None:
        super().__init__()
        self.spaces = Spaces(Setup(game, players, several(modules), dict(options or {})), reward, content)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        actions = len(self.spaces.actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen_space(self.spaces.size, actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self._table: Table | None = None
        self._legal: list[int] | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset() comes first"
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table = table = self.spaces.new_table(int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._legal = None
        self.agent_selection = self.possible_agents[table.seat]

    def legal(self) -> list[int]:
        """The legal actions, in the order of `table.options`; worked out when somebody asks."""
        if self._legal is None:
            self._legal = [] if self.table.over else self.spaces.legal(self.table)
        return self._legal

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            at = self.legal().index(action)  # type: ignore[arg-type]
        except ValueError:
            raise ValueError(f"action {action} is not legal now") from None
        by_score = self.spaces.by_score
        before = table.scores() if by_score else ()
        table.apply(table.options[at])
        self._legal = None
        self._cumulative_rewards[agent] = 0.0
        over = table.over
        if by_score or over:
            earned = self.spaces.rewards(before, table)
            for one, seat in self._seats.items():
                self.rewards[one] = earned[seat]
                self._cumulative_rewards[one] += earned[seat]
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"rank": table.outcome().ranks[seat]} for one, seat in self._seats.items()}
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        table = self.table
        return {"observation": self.spaces.observe(table, seat),
                "action_mask": self.spaces.mask(self.legal() if table.seat == seat else [])}

    def render(self) -> str | None:
        """The open decision in the players' notation."""
        if self.render_mode != "ansi" or self._table is None:
            return None
        if self._table.over:
            return "the game is over"
        return f"{self.agent_selection}: {', '.join(self._table.names())}"

    def close(self) -> None:
        """Nothing to put away."""

    def __getstate__(self) -> dict[str, Any]:
        return self.spaces.stored(self.__dict__)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state["spaces"].fetched(state))
