"""A batch of tables spread over processes: each plays its part, as it would be played in one.

    from fairyring.envs.processes import ProcessesEnv
    with ProcessesEnv("mycelia", num_envs=512, processes=2) as env:
        seen, info = env.reset(seed=1)
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from fairyring.envs.batch import BatchEnv, Received, Seen, Stepped
from fairyring.kernel.errors import BadSetup


def shares(count: int, parts: int) -> list[int]:
    """How many each gets, as even as can be.

    >>> shares(5, 2)
    [3, 2]
    """
    return [count // parts + (part < count % parts) for part in range(parts)]


def serve(line: Connection, settings: dict[str, Any]) -> None:
    """One process: it plays its part until it is told to close."""
    env = BatchEnv(**settings)
    calls: dict[str, Callable[[Any], Any]] = {
        "reset": lambda seed: env.reset(seed=seed), "step": env.step, "sample": lambda _: env.sample()}
    try:
        while True:
            call, given = line.recv()
            if call == "close":
                break
            answer: tuple[Exception | None, Any]
            try:
                answer = None, calls[call](given)
            except Exception as error:  # whatever a bot raised: it reaches the learner, and the process goes on
                error.add_note(f"In one of the batch's processes:\n{format_exc()}")
                answer = sendable(error), None
            line.send(answer)
    except (EOFError, KeyboardInterrupt):
        pass
    line.close()


def sendable(error: Exception) -> Exception:
    """The error itself, or one that says the same when it cannot travel between processes."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        other = RuntimeError(f"{type(error).__name__}: {error}")
        other.__notes__ = error.__notes__
        return other
    return error


class ProcessesEnv(gymnasium.vector.VectorEnv[Seen, np.ndarray, np.ndarray]):
    """A `BatchEnv` in several processes: the same tables, the same games, whatever their number. Close it at the end.

    Opponents that are functions or models must be such that pickle can take them where processes are spawned.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 64, processes: int = 2, **settings: Any) -> None:
        """`settings` are those of `BatchEnv`. Raises BadSetup or BadPack."""
        if not 1 <= processes <= num_envs:
            raise BadSetup(f"{processes} processes for {num_envs} tables: use 1 to {num_envs}")
        small = BatchEnv(game, 1, **settings)  # what is wrong is told here, and not in a process
        self.num_envs = num_envs
        self.spaces = small.spaces
        self.players = small.players
        self.render_mode = None
        self.single_action_space, self.single_observation_space = (small.single_action_space,
                                                                   small.single_observation_space)
        self.action_space = spaces.MultiDiscrete([len(self.spaces.actions)] * num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._parts = shares(num_envs, processes)
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        context = get_context()
        first = int(settings.pop("first", 0))
        for part in self._parts:
            here, there = context.Pipe()
            worker = context.Process(target=serve, daemon=True, args=(
                there, {"game": game, "num_envs": part, "first": first, **settings}))
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)
            first += part
        self._masks = np.zeros((num_envs, len(self.spaces.actions)), np.int8)

    def _ask(self, call: str, given: Sequence[Any]) -> list[Any]:
        """All processes work at once; an error of one is raised when all have answered."""
        try:
            for line, one in zip(self._lines, given, strict=True):
                line.send((call, one))
            answers = [line.recv() for line in self._lines]
        except (EOFError, OSError):
            raise RuntimeError("one of the batch's processes has ended; begin with a new ProcessesEnv") from None
        for wrong, _ in answers:
            if wrong is not None:
                raise wrong
        return [answer for _, answer in answers]

    def reset(self, *, seed: int | list[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        if isinstance(seed, list):
            raise BadSetup("give one seed for the whole batch: each of its tables takes its own from it")
        if seed is None:
            seed = int(np.random.default_rng().integers(2**31))
        found = self._ask("reset", [seed] * len(self._lines))
        return self._together([seen for seen, _ in found]), joined([info for _, info in found], self._parts)

    def step(self, actions: np.ndarray | Sequence[int]) -> Stepped:
        chosen = np.asarray(actions)
        if len(chosen) != self.num_envs:
            raise ValueError(f"{len(chosen)} actions for {self.num_envs} tables")
        for i, action in enumerate(chosen.tolist()):  # no process begins before all actions are good
            if not (0 <= action < self._masks.shape[1] and self._masks[i, action]):
                raise ValueError(f"table {i}: action {action} is not legal now")
        found = self._ask("step", np.split(chosen, np.cumsum(self._parts)[:-1]))
        rewards, ended, stopped = (np.concatenate([one[i] for one in found]) for i in (1, 2, 3))
        return (self._together([one[0] for one in found]), rewards, ended, stopped,
                joined([one[4] for one in found], self._parts))

    def sample(self) -> np.ndarray:
        """A legal action for every table, by chance."""
        return np.concatenate(self._ask("sample", [None] * len(self._lines)))

    @property
    def action_masks(self) -> np.ndarray:
        """Which actions are legal at each table, as booleans."""
        return self._masks.astype(bool)

    def _together(self, seen: list[Seen]) -> Seen:
        found = {key: np.concatenate([one[key] for one in seen]) for key in seen[0]}
        self._masks = found["action_mask"]
        return found

    def close_extras(self, **kwargs: Any) -> None:
        for line in self._lines:
            with suppress(OSError):  # a process may have ended by itself
                line.send(("close", None))
            line.close()
        for worker in self._workers:
            worker.join()

    def __enter__(self) -> ProcessesEnv:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

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
        """As `BatchEnv.recv`."""
        seen, rewards, ended, stopped, info = self._stepped
        everybody = np.arange(self.num_envs)
        return seen["observation"], rewards, ended, stopped, [info], everybody, np.ones(self.num_envs, bool)


def joined(infos: list[dict[str, Any]], parts: list[int]) -> dict[str, Any]:
    """The infos of all parts; what a part does not tell is empty there."""
    found: dict[str, Any] = {}
    for key in dict.fromkeys(key for info in infos for key in info):
        like = next(info[key] for info in infos if key in info)
        found[key] = np.concatenate([info.get(key, np.zeros((part, *like.shape[1:]), like.dtype))
                                     for info, part in zip(infos, parts, strict=True)])
    return found
