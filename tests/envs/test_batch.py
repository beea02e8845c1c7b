"""Many tables in one call play as one table does, one by one, in parts, and in other processes."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import numpy as np

from fairyring.envs.batch import BatchEnv
from fairyring.envs.processes import ProcessesEnv
from fairyring.envs.spaces import Spaces
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup


def first_legal(_: Any, masks: Any) -> Any:
    return masks.argmax(1)


def played(env: Any, steps: int, seed: int = 3) -> list[Any]:
    """What a while of playing the first legal action shows: observations, masks, rewards, ends."""
    seen, _ = env.reset(seed=seed)
    out = []
    for _ in range(steps):
        seen, rewards, ended, stopped, info = env.step(first_legal(seen["observation"], seen["action_mask"]))
        out.append((seen["observation"], seen["action_mask"], rewards, ended, stopped, info["seat"], info["rewards"]))
    return out


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for first, second in zip(one, other, strict=True)
               for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("game", ["mycelia", "salamandra", "everdell", "mycelium"])
def test_every_row_is_a_table_seen_by_whoever_decides(game: str) -> None:
    env = BatchEnv(game, num_envs=3, longest=40)
    assert env.spaces.setup.players == 2
    env.reset(seed=5)
    for _ in range(60):
        before = [(table, table.seat, table.scores()) for table in env.tables.tables]
        seen, rewards, ended, stopped, info = env.step(env.sample())
        for i, table in enumerate(env.tables.tables):
            assert info["seat"][i] == table.seat
            assert (seen["observation"][i] == env.spaces.reference(table, table.seat)).all()
            assert seen["action_mask"][i].nonzero()[0].tolist() == sorted(env.spaces.legal(table))
            old, seat, scores = before[i]
            assert (table is not old) == (ended[i] or stopped[i])
            assert info["rewards"][i].tolist() == pytest.approx(env.spaces.rewards(scores, old), abs=1e-5)
            assert rewards[i] == info["rewards"][i][seat]
            if ended[i] or stopped[i]:
                assert old.over or old.moves == 40
                assert (info["final_obs"][i]["observation"] == env.spaces.reference(old, seat)).all()
                assert info["ranks"][i].tolist() == (list(old.outcome().ranks) if old.over else [0, 0])


def test_the_same_seed_gives_the_same_games_and_a_part_plays_as_in_the_whole() -> None:
    whole = played(BatchEnv("mycelia", num_envs=4), 50)
    assert same(whole, played(BatchEnv("mycelia", num_envs=4), 50))
    part = played(BatchEnv("mycelia", num_envs=2, first=2), 50)
    assert same([[one[2:] for one in step] for step in whole], part)


def test_without_copies_what_is_seen_is_true_until_the_next_step() -> None:
    copies, none = BatchEnv("mycelia", num_envs=3), BatchEnv("mycelia", num_envs=3, copy=False)
    seen, again = copies.reset(seed=1)[0], none.reset(seed=1)[0]
    for _ in range(20):
        assert (seen["observation"] == again["observation"]).all()
        assert (seen["action_mask"] == again["action_mask"]).all()
        before, kept = seen, again
        actions = first_legal(None, seen["action_mask"])
        seen, again = copies.step(actions)[0], none.step(actions)[0]
        assert kept["observation"] is again["observation"]
        assert before["observation"] is not seen["observation"]


def test_a_stored_batch_goes_on_as_the_first_one_does() -> None:
    env = BatchEnv("mycelia", num_envs=3, opponents=("random",))
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample())
    other = pickle.loads(pickle.dumps(env))
    for _ in range(30):
        one, two = env.step(env.sample()), other.step(other.sample())
        assert (one[0]["observation"] == two[0]["observation"]).all()
        assert (one[1] == two[1]).all()


@pytest.mark.parametrize("opponents", [("random",), (first_legal,), ("random", first_legal, "greedy")])
def test_opponents_play_until_the_learner_decides_again(opponents: tuple[Any, ...]) -> None:
    env = BatchEnv("mycelia", num_envs=4, opponents=opponents, reward="rank", longest=90)
    _, info = env.reset(seed=2)
    mine = info["seat"]
    ends = 0
    for _ in range(80):
        _, rewards, ended, stopped, info = env.step(env.sample())
        assert info["seat"].tolist() == [table.seat for table in env.tables.tables]
        over = ended | stopped
        assert (info["seat"][~over] == mine[~over]).all(), "within a game the learner keeps the seat"
        assert (rewards[~ended] == 0).all()
        mine = info["seat"]
        ends += int(over.sum())
    assert ends > 0


def test_a_policy_sees_what_its_own_seat_sees() -> None:
    rows: list[tuple[Any, Any]] = []

    def policy(seen: Any, masks: Any) -> Any:
        rows.extend(zip(seen, masks, strict=True))
        return masks.argmax(1)

    env = BatchEnv("mycelia", num_envs=2, opponents=(policy,), seat=0)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.sample())
    clock = env.spaces.where()["clock"]
    assert rows
    assert all(seen[clock][2] == 1 and masks.sum() > 1 for seen, masks in rows), "it is asked in its own turn"


def test_a_model_with_predict_plays() -> None:
    class Model:
        def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
            assert (observation["action_mask"] == action_masks).all()
            return action_masks.argmax(1), None

    assert same(played(BatchEnv("mycelia", 2, opponents=(Model(),)), 30),
                played(BatchEnv("mycelia", 2, opponents=(first_legal,)), 30))


def test_an_illegal_action_is_told_before_anything_has_happened() -> None:
    env = BatchEnv("mycelia", num_envs=3)
    env.reset(seed=1)
    before = [table.save() for table in env.tables.tables]
    actions = env.sample()
    actions[2] = (env.action_masks[2] == 0).argmax()
    with pytest.raises(ValueError, match=f"table 2: action {actions[2]} is not legal now"):
        env.step(actions)
    assert [table.save() for table in env.tables.tables] == before
    with pytest.raises(ValueError, match="2 actions for 3 tables"):
        env.step(actions[:2])


def test_a_loop_of_pufferlib_finds_what_it_expects() -> None:
    env = BatchEnv("mycelia", num_envs=3)
    env.async_reset(seed=3)
    for _ in range(20):
        seen, rewards, ended, stopped, infos, tables, at_play = env.recv()
        assert rewards.shape == ended.shape == stopped.shape == (3,)
        assert tables.tolist() == [0, 1, 2]
        assert at_play.all()
        assert isinstance(infos, list)
        env.send(first_legal(seen, env.action_masks))
    assert (env.recv()[0] == played(BatchEnv("mycelia", num_envs=3), 20)[-1][0]).all()


def test_processes_share_the_tables_and_play_the_same_games() -> None:
    with ProcessesEnv("mycelia", num_envs=5, processes=2, longest=60) as env:
        found = played(env, 70)
        assert same(found, played(BatchEnv("mycelia", num_envs=5, longest=60), 70))
        actions = np.zeros(5, int)
        actions[:] = (env.action_masks == 0).argmax(1)
        with pytest.raises(ValueError, match="is not legal now"):
            env.step(actions)


def test_an_illegal_action_in_one_process_is_told_before_another_has_played() -> None:
    with ProcessesEnv("mycelia", num_envs=4, processes=2) as env:
        played(env, 5)
        wrong = env.sample()
        wrong[3] = (env.action_masks[3] == 0).argmax()
        with pytest.raises(ValueError, match=f"table 3: action {wrong[3]} is not legal now"):
            env.step(wrong)
        seen = env.step(first_legal(None, env.action_masks))[0]
    assert (seen["observation"] == played(BatchEnv("mycelia", num_envs=4), 6)[-1][0]).all()


BROKEN = """
class NoIdea(Exception):
    def __init__(self, why, what):
        super().__init__(why + what)

class Raises:
    def choose(self, seat, seed):
        raise ValueError("out of ideas")

class RaisesItsOwn:
    def choose(self, seat, seed):
        raise NoIdea("out of ", "ideas")
"""


@pytest.mark.parametrize(("bot", "error"), [("Raises", ValueError), ("RaisesItsOwn", RuntimeError)])
def test_what_a_bot_raises_in_a_process_reaches_the_learner(bot: str, error: type, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    opponents = (f"{tmp_path}/broken.py:{bot}",)
    with (ProcessesEnv("mycelia", num_envs=2, processes=2, opponents=opponents, seat=1) as env,
          pytest.raises(error, match="out of ideas") as told):
        env.reset(seed=1)
    assert "broken.py" in "".join(told.value.__notes__), "the traceback says where"


def test_a_process_that_has_ended_is_told_and_closing_is_quiet() -> None:
    with ProcessesEnv("mycelia", num_envs=2, processes=2) as env:
        env.reset(seed=1)
        env._workers[1].kill()
        env._workers[1].join()
        with pytest.raises(RuntimeError, match="one of the batch's processes has ended"):
            env.step(env.action_masks.argmax(1))


def test_what_is_wrong_with_a_batch_is_told() -> None:
    with pytest.raises(BadSetup, match="2 opponents make 3 players, not 2"):
        BatchEnv("mycelia", players=2, opponents=("random", "random"))
    with pytest.raises(BadSetup, match="seat 2: use 0 to 1 with opponents, or None"):
        BatchEnv("mycelia", opponents=("random",), seat=2)
    with pytest.raises(BadSetup, match="0 tables: use at least 1"):
        BatchEnv("mycelia", num_envs=0)
    with pytest.raises(BadSetup, match="5 cannot play: give the name of a bot"):
        BatchEnv("mycelia", opponents=(5,))  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="one seed for the whole batch"):
        BatchEnv("mycelia", num_envs=2).reset(seed=[1, 2])


def test_modules_and_options_reach_the_tables() -> None:
    env = BatchEnv("mycelia", num_envs=2, players=3, modules=("prisma",), options={"starter": "2"})
    env.reset(seed=1)
    assert all(table.seats == 3 and table.seat == 1 for table in env.tables.tables)
    assert env.spaces.size == Spaces(Setup("mycelia", 3, ("prisma",))).size
