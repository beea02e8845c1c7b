"""The Gymnasium environment passes Gymnasium's checker; bots take the other seats."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from gymnasium.utils.env_checker import check_env

from fairyring.envs.gymnasium import SeatEnv
from fairyring.kernel.errors import BadSetup


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy"), ()])
def test_the_api_is_as_gymnasium_wants_it(bots: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv("mycelia", bots=bots), skip_render_check=True)


def test_a_game_is_played_to_its_end_against_bots() -> None:
    env = SeatEnv("mycelia", bots=("greedy",), seat=1)
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
        env = SeatEnv("mycelia", bots=("random",))
        observation, _ = env.reset(seed=11)
        for _ in range(40):
            observation, *_ = env.step(int(observation["action_mask"].argmax()))
        seen.append(observation["observation"].tolist())
    assert seen[0] == seen[1]


def test_the_seat_changes_from_game_to_game_unless_it_is_fixed() -> None:
    env = SeatEnv("mycelia", bots=("random",))
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_an_illegal_action_counts_as_a_legal_one_by_chance_and_is_told() -> None:
    env = SeatEnv("mycelia", bots=("random",))
    observation, _ = env.reset(seed=1)
    illegal = int((observation["action_mask"] == 0).argmax())
    before = env.table.moves
    *_, info = env.step(illegal)
    assert info["illegal"]
    assert env.table.moves > before


def test_a_seat_that_does_not_exist_and_an_unknown_bot_are_told() -> None:
    with pytest.raises(BadSetup, match="seat 2: use 0 to 1"):
        SeatEnv("mycelia", bots=("random",), seat=2)
    with pytest.raises(BadSetup, match='unknown bot "gredy"'):
        SeatEnv("mycelia", bots=("gredy",))
