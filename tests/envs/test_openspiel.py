"""The OpenSpiel game passes OpenSpiel's own simulation tests."""

from __future__ import annotations

import pickle

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
pytest.importorskip("fairyring.envs.openspiel", reason="the extra `envs` is not installed")  # registers the game


@pytest.mark.parametrize("table", ["", "players=3,modules=expansion+prisma,reward=score,", "players=1,"])
def test_random_simulations_find_nothing_wrong(table: str) -> None:
    game = pyspiel.load_game(f"fairyring(game=mycelia,{table}deals=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def started(deal: int = 3) -> tuple[object, object]:
    game = pyspiel.load_game("fairyring(game=mycelia,deals=10)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(n, 0.1) for n in range(10)]
    state.apply_action(deal)
    return game, state


def test_actions_have_the_players_names() -> None:
    _, state = started()
    names = [state.action_to_string(action) for action in state.legal_actions()]  # type: ignore[attr-defined]
    assert sorted(names) == sorted(state.held.table.names())  # type: ignore[attr-defined]


def test_a_copy_goes_its_own_way_and_a_stored_state_comes_back_as_it_was() -> None:
    _, state = started()
    copy = state.clone()  # type: ignore[attr-defined]
    stored = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state) == str(stored)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert str(stored) == str(state)
    assert stored.legal_actions() == state.legal_actions()  # type: ignore[attr-defined]


def test_what_a_player_sees_does_not_tell_another_deal_of_hidden_cards() -> None:
    _, state = started()
    table = state.held.table  # type: ignore[attr-defined]
    before = state.observation_string(table.seat), state.observation_tensor(table.seat)  # type: ignore[attr-defined]
    state.held.table = table.resample(table.seat, 99)  # type: ignore[attr-defined]
    after = state.observation_string(table.seat), state.observation_tensor(table.seat)  # type: ignore[attr-defined]
    assert before == after
    assert "own drops=" in before[0]
