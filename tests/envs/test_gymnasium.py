"""The Gymnasium environment passes Gymnasium's checker; bots take the other seats."""

from __future__ import annotations

import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from fairyring.bots.levels import make_bot
from fairyring.envs.batch import BatchEnv
from fairyring.envs.gymnasium import SeatEnv
from fairyring.kernel.errors import BadSetup


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy"), ()])
def test_the_api_is_as_gymnasium_wants_it(bots: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv("mycelia", opponents=bots), skip_render_check=True)


def test_a_game_is_played_to_its_end_against_bots() -> None:
    env = SeatEnv("mycelia", opponents=("greedy",), seat=1, reward="rank")
    observation, info = env.reset(seed=3)
    assert info == {"seat": 1}
    over = False
    total = 0.0
    while not over:
        legal = observation["action_mask"].nonzero()[0]
        assert env.table.seat == 1
        assert len(legal) == len(env.table.options)
        assert (env.action_masks().nonzero()[0] == legal).all()
        observation, reward, over, truncated, info = env.step(int(legal[0]))
        total += float(reward)
        assert not truncated
    assert info["rank"] == env.table.outcome().ranks[1]
    assert total == (1.0 if info["rank"] == 1 else -1.0)
    assert env.render() is None


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    seen = []
    for _ in range(2):
        env = SeatEnv("mycelia", opponents=("random",))
        observation, _ = env.reset(seed=11)
        for _ in range(40):
            observation, *_ = env.step(int(observation["action_mask"].argmax()))
        seen.append(observation["observation"].tolist())
    assert seen[0] == seen[1]


def test_the_seat_changes_from_game_to_game_unless_it_is_fixed() -> None:
    env = SeatEnv("mycelia", opponents=("random",))
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_an_illegal_action_counts_as_a_legal_one_by_chance_and_is_told() -> None:
    env = SeatEnv("mycelia", opponents=("random",))
    observation, _ = env.reset(seed=1)
    illegal = int((observation["action_mask"] == 0).argmax())
    before = env.table.moves
    *_, info = env.step(illegal)
    assert info["illegal"]
    assert env.table.moves > before


@pytest.mark.parametrize("game", ["mycelia", "salamandra", "everdell"])
def test_every_installed_game_is_known_to_gymnasium_alone_and_as_a_batch(game: str) -> None:
    name = f"fairyring/{game.capitalize()}-v0"
    env = gymnasium.make(name, opponents=("random",), seat=0)
    observation, info = env.reset(seed=1)
    assert info == {"seat": 0}
    assert env.observation_space.contains(observation)
    batch = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    seen, _ = batch.reset(seed=1)
    assert batch.observation_space.contains(seen)


@pytest.mark.parametrize("as_a", ["function", "model", "bot"])
def test_opponents_are_bots_or_policies_or_models(as_a: str) -> None:
    class Model:
        def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
            return action_masks.argmax(1), None

    given: dict[str, Any] = {"function": lambda _, masks: masks.argmax(1), "model": Model(), "bot": make_bot("greedy")}
    env = SeatEnv("mycelia", opponents=(given[as_a],), seat=0)
    seen, _ = env.reset(seed=4)
    for _ in range(30):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    assert env.table.seat == 0
    assert env.table.turn > 2


def test_an_opponent_that_chooses_something_illegal_is_told() -> None:
    env = SeatEnv("mycelia", opponents=(lambda _, masks: masks.argmin(1),), options={"starter": "1"}, seat=1)
    with pytest.raises(ValueError, match=r"an opponent chose \d+, which is not legal now"):
        env.reset(seed=1)


def test_a_stored_environment_goes_on_as_the_first_one_does() -> None:
    env = SeatEnv("mycelia", opponents=("greedy",))
    seen, _ = env.reset(seed=6)
    for _ in range(15):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(15):
        action = int(seen["action_mask"].argmax())
        seen, reward, *_ = env.step(action)
        again, also, *_ = other.step(action)
        assert (seen["observation"] == again["observation"]).all()
        assert reward == also


def test_packs_and_options_reach_the_table(tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text('[[hero]]\nid = "marasmius_rotula"\ncost = 1\n', encoding="utf-8")
    env = SeatEnv("mycelia", options={"starter": "2"}, content=(pack,), seat=1)
    env.reset(seed=1)
    content = env.spaces.content
    assert content.cost[content.kind_of["marasmius_rotula"]] == 1
    assert env.table.starter == 1  # type: ignore[attr-defined]
    again = pickle.loads(pickle.dumps(env)).spaces.content
    assert again.cost[again.kind_of["marasmius_rotula"]] == 1


def test_a_single_opponent_module_or_pack_needs_no_list(tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text('[[hero]]\nid = "marasmius_rotula"\ncost = 1\n', encoding="utf-8")
    env = SeatEnv("mycelia", opponents="random", modules="prisma", content=str(pack))
    assert (len(env.opponents), env.spaces.setup.modules, env.spaces.packs) == (1, ("expansion", "prisma"), (pack,))
    assert BatchEnv("mycelia", 2, opponents="random").players == 2


def test_a_seat_that_does_not_exist_and_an_unknown_bot_are_told() -> None:
    with pytest.raises(BadSetup, match="seat 2: use 0 to 1"):
        SeatEnv("mycelia", opponents=("random",), seat=2)
    with pytest.raises(BadSetup, match='unknown bot "gredy"'):
        SeatEnv("mycelia", opponents=("gredy",))
