"""The PettingZoo environment passes PettingZoo's own tests."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import api_test, seed_test

from fairyring.envs.pettingzoo import env, raw_env

TABLES: list[dict[str, Any]] = [{"players": 2}, {"players": 3, "modules": ("prisma",), "reward": "score"},
                                {"players": 1, "modules": ("expansion",)}]


@pytest.mark.parametrize("table", TABLES)
def test_the_api_is_as_pettingzoo_wants_it(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations with a mask, as its own games have
        api_test(env("mycelia", **table), num_cycles=400)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env("mycelia"), num_cycles=300)


def play(table: Any, seed: int) -> dict[str, float]:
    """A random game; the sum of everybody's rewards."""
    table.reset(seed=seed)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        earned[agent] += reward
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    return earned


def test_rewards_by_rank_come_at_the_end_and_add_up_to_nothing() -> None:
    table = env("mycelia", players=3, reward="rank")
    earned = play(table, 4)
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0
    outcome = table.unwrapped.table.outcome()
    best = max(range(3), key=lambda seat: earned[f"player_{seat}"])
    assert outcome.ranks[best] == 1


def test_rewards_by_score_add_up_to_the_difference_of_the_scores() -> None:
    table = env("mycelia", reward="score")
    earned = play(table, 4)
    mine, other = table.unwrapped.table.scores()
    assert earned["player_0"] == pytest.approx(mine - other)
    assert earned["player_1"] == pytest.approx(other - mine)


def test_only_whoever_decides_has_legal_actions() -> None:
    table = raw_env("mycelia")
    table.reset(seed=1)
    deciding = table.agent_selection
    other = next(agent for agent in table.agents if agent != deciding)
    assert table.observe(deciding)["action_mask"].sum() == len(table.table.options)
    assert table.observe(other)["action_mask"].sum() == 0


def test_an_illegal_action_changes_nothing() -> None:
    table = raw_env("mycelia")
    table.reset(seed=1)
    before = table.table.save()
    illegal = int((table.observe(table.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match=f"action {illegal} is not legal now"):
        table.step(illegal)
    assert table.table.save() == before


def test_a_stored_environment_goes_on_as_the_first_one_does() -> None:
    table = raw_env("mycelia", reward="both")
    table.reset(seed=1)
    for _ in range(20):
        table.step(table.legal()[-1])
    other = pickle.loads(pickle.dumps(table))
    for _ in range(20):
        action = table.legal()[-1]
        table.step(action)
        other.step(action)
        assert table.last()[1] == other.last()[1]
        assert (table.last()[0]["observation"] == other.last()[0]["observation"]).all()


def test_the_open_decision_can_be_read() -> None:
    table = raw_env("mycelia", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert text.startswith(f"{table.agent_selection}: play ")
