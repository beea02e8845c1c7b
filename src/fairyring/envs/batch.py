"""Many tables in one call: a vector environment of Gymnasium with automatic reset.

    from fairyring.envs.batch import BatchEnv
    env = BatchEnv("mycelia", num_envs=256)
    seen, info = env.reset(seed=1)
    seen, rewards, ended, stopped, info = env.step(env.sample())

Every seat is the learner's, and each row shows a table to whoever decides there (`info["seat"]`); or opponents sit on
the other seats, and each row is the learner's own seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from fairyring.envs.gymnasium import SEEDS, seen_space
from fairyring.envs.opponents import Given, opponent
from fairyring.envs.spaces import DEFAULT_REWARD, Spaces
from fairyring.envs.tables import ENDED, GOES_ON, STOPPED, Tables
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup, several

Seen = dict[str, np.ndarray]
Stepped = tuple[Seen, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]
Received = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]], np.ndarray, np.ndarray]


class BatchEnv(gymnasium.vector.VectorEnv[Seen, np.ndarray, np.ndarray]):
    """So many tables of one kind. A game that ends is followed by the next one in the same step; `info` tells how it
    ended: `ranks` of all seats and `final_obs`, where `_ranks` and `_final_obs` are true.

    `rewards` are those of the seat that made the decision, or of the learner's where opponents play; `info["rewards"]`
    has those of all seats. An action that is not legal raises ValueError before anything has happened.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 64, players: int | None = None, modules: Sequence[str] = (),
                 options: Mapping[str, str] | None = None, content: Sequence[str | Path] = (),
                 opponents: Sequence[Given] | None = None, seat: int | None = None, reward: str = DEFAULT_REWARD,
                 longest: int = 0, copy: bool = True, first: int = 0) -> None:
        """`players` are 2 unless opponents are given: one seat more than they are. `seat` is the learner's beside them;
        None: it changes from game to game. A game is stopped after `longest` decisions, 0: never. Without `copy`, what
        is seen is true until the next step only, and nothing is copied for it. `first` numbers the tables: a part of a
        batch plays as it does in the whole. Raises BadSetup or BadPack.
        """
        if opponents is not None:
            opponents = several(opponents)
        if opponents is not None and players not in (None, len(opponents) + 1):
            raise BadSetup(f"{len(opponents)} opponents make {len(opponents) + 1} players, not {players}")
        if num_envs < 1:
            raise BadSetup(f"{num_envs} tables: use at least 1")
        players = (players or 2) if opponents is None else len(opponents) + 1
        if seat is not None and (opponents is None or not 0 <= seat < players):
            raise BadSetup(f"seat {seat}: use 0 to {players - 1} with opponents, or None")
        self.spaces = Spaces(Setup(game, players, several(modules), dict(options or {})), reward, content)
        self.num_envs = num_envs
        self.players = players
        self.opponents = None if opponents is None else [opponent(one) for one in opponents]
        self.fixed_seat = seat
        self.first = first
        self.longest = longest
        self.copy = copy
        self.render_mode = None
        actions = len(self.spaces.actions)
        self.single_action_space = spaces.Discrete(actions)
        self.action_space = spaces.MultiDiscrete([actions] * num_envs)
        self.single_observation_space = seen_space(self.spaces.size, actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._all = list(range(num_envs))
        self._mine = np.zeros(num_envs, np.int64)
        self._set_up(self.spaces.tables(num_envs, longest))

    def _set_up(self, tables: Tables) -> None:
        self.tables = tables
        self._numbers = np.frombuffer(memoryview(tables.cells), np.int32).reshape(self.num_envs, -1)
        self._masks = np.frombuffer(memoryview(tables.masks), np.int8).reshape(self.num_envs, -1)
        self._deciding = np.frombuffer(tables.deciding, np.uint8)
        self._ends = np.frombuffer(tables.ends, np.uint8)
        self._seen = np.zeros(self._numbers.shape, np.float32)

    # --- Gymnasium ---------------------------------------------------------------------------------------------------
    def reset(self, *, seed: int | list[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games. The same seed and actions give the same games, and the same games after them."""
        if isinstance(seed, list):
            raise BadSetup("give one seed for the whole batch: each of its tables takes its own from it")
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)), self.first)
        for i in self._all:
            self._take_a_seat(i)
        self._others_play()
        self.tables.clear()
        return self._look(), {"seat": self._deciding.astype(np.int64)}

    def step(self, actions: np.ndarray | Sequence[int]) -> Stepped:
        tables = self.tables
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.num_envs:
            raise ValueError(f"{len(chosen)} actions for {self.num_envs} tables")
        tables.clear()
        acting = self._deciding.astype(np.int64) if self.opponents is None else self._mine.copy()
        tables.step(self._all, chosen)
        self._others_play()
        earned = np.array(tables.earned, np.float32).reshape(self.num_envs, self.players)
        info: dict[str, Any] = {"seat": self._deciding.astype(np.int64), "rewards": earned}
        if tables.last:
            self._tell_ends(info, acting)
        return self._look(), earned[np.arange(self.num_envs), acting], self._ends == ENDED, self._ends == STOPPED, info

    def sample(self) -> np.ndarray:
        """A legal action for every table, by chance."""
        return np.array(self.tables.by_chance(), np.int64)

    @property
    def action_masks(self) -> np.ndarray:
        """Which actions are legal at each table, as booleans."""
        return self._masks.astype(bool)

    def _look(self) -> Seen:
        if self.copy:
            return {"observation": self._numbers.astype(np.float32), "action_mask": self._masks.copy()}
        np.copyto(self._seen, self._numbers)
        return {"observation": self._seen, "action_mask": self._masks}

    def _tell_ends(self, info: dict[str, Any], acting: np.ndarray) -> None:
        ranks = np.zeros((self.num_envs, self.players), np.int64)
        final = np.full(self.num_envs, None, object)
        for i, table in self.tables.last.items():
            if table.over:
                ranks[i] = table.outcome().ranks[:self.players]
            final[i] = {"observation": self.spaces.observe(table, int(acting[i])),
                        "action_mask": np.zeros(len(self.spaces.actions), np.int8)}
        info.update(ranks=ranks, _ranks=self._ends == ENDED, final_obs=final, _final_obs=self._ends != GOES_ON)

    # --- the other seats ---------------------------------------------------------------------------------------------
    def _take_a_seat(self, i: int) -> None:
        if self.opponents is not None:
            self._mine[i] = self.tables.dice[i].randrange(self.players) if self.fixed_seat is None else self.fixed_seat

    def _others_play(self) -> None:
        """Opponents decide until it is the learner's turn at every table."""
        if self.opponents is None:
            return
        tables = self.tables
        for i in tables.last:  # the next game has begun
            self._take_a_seat(i)
        while (waiting := np.flatnonzero(self._deciding != self._mine)).size:
            places = (self._deciding[waiting] - self._mine[waiting] - 1) % self.players
            for place in np.unique(places):
                which = waiting[places == place]
                rows = which.tolist()
                games = [tables.tables[i] for i in rows]
                chosen = self.opponents[place].decide(
                    self.spaces, games, self._numbers[which].astype(np.float32),
                    self._masks[which].astype(bool), [tables.dice[i].getrandbits(30) for i in rows])
                tables.step(rows, chosen)
                for i, game in zip(rows, games, strict=True):
                    if tables.tables[i] is not game:
                        self._take_a_seat(i)

    # --- as PufferLib's loops have it --------------------------------------------------------------------------------
    def async_reset(self, seed: int | None = None) -> None:
        """New games, which `recv` shows."""
        seen, info = self.reset(seed=seed)
        nothing = np.zeros(self.num_envs, bool)
        self._stepped: Stepped = (seen, np.zeros(self.num_envs, np.float32), nothing, nothing, info)

    def send(self, actions: np.ndarray) -> None:
        """Make one decision at each table; `recv` shows what came of it."""
        self._stepped = self.step(actions)

    def recv(self) -> Received:
        """Observations, rewards, ends, stops, infos, the numbers of the tables, and that all of them are at play.
        `action_masks` tells what is legal."""
        seen, rewards, ended, stopped, info = self._stepped
        everybody = np.arange(self.num_envs)
        return seen["observation"], rewards, ended, stopped, [info], everybody, np.ones(self.num_envs, bool)

    # --- as data -----------------------------------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        views = ("_numbers", "_masks", "_deciding", "_ends", "_seen", "tables")
        state = {name: value for name, value in self.__dict__.items() if name not in views}
        return {**state, "stored": self.tables.stored()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        stored = state.pop("stored")
        self.__dict__.update(state)
        self._set_up(self.spaces.tables(self.num_envs, self.longest))
        self.tables.fetch(stored, [self.spaces.game.load_table(data, self.spaces.content) for data in stored["tables"]])
