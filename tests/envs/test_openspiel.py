"""The OpenSpiel game passes OpenSpiel's own simulation tests."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from fairyring.kernel.errors import BadSetup

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
pytest.importorskip("fairyring.envs.openspiel", reason="the extra `envs` is not installed")  # registers the game
np = pytest.importorskip("numpy")


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


def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_rest_anew() -> None:
    _, state = started()
    player = state.current_player()  # type: ignore[attr-defined]
    other = 1 - player
    worlds = [state.resample_from_infostate(player, lambda n=n: n / 10) for n in range(5)]  # type: ignore[attr-defined]
    assert {world.observation_string(player) for world in worlds} == {
        state.observation_string(player)}  # type: ignore[attr-defined]
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)  # type: ignore[attr-defined]
    assert len({world.observation_string(other) for world in worlds}) > 1, "the other hand is dealt anew"


def test_information_set_search_of_open_spiel_plays() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import Evaluator

    class Even(Evaluator):  # type: ignore[misc]
        def evaluate(self, state: object) -> list[float]:
            return [0.0, 0.0]

        def prior(self, state: object) -> list[tuple[int, float]]:
            legal = state.legal_actions()  # type: ignore[attr-defined]
            return [(action, 1 / len(legal)) for action in legal]

    _, state = started()
    bot = ISMCTSBot(game=state.get_game(), uct_c=2.0, max_simulations=20, max_world_samples=-1,  # type: ignore[attr-defined]
                    random_state=np.random.RandomState(1), use_observation_string=True, evaluator=Even())
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()  # type: ignore[attr-defined]
        state.apply_action(action)  # type: ignore[attr-defined]


def test_by_score_there_are_rewards_on_the_way_and_they_add_up() -> None:
    game = pyspiel.load_game("fairyring(game=mycelia,reward=score,deals=2)")
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    state = game.new_initial_state()
    state.apply_action(1)
    total, dice = np.zeros(2), np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        total += state.rewards()
    assert total.any()
    assert state.returns() == pytest.approx(total.tolist())


def test_options_and_packs_reach_the_table(tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text('[[hero]]\nid = "marasmius_rotula"\ncost = 1\n', encoding="utf-8")
    game = pyspiel.load_game("fairyring", {"game": "mycelia", "content": str(pack), "deals": 3,
                                           "options": "starter:2+boards:star_leaf/front"})
    state = game.new_initial_state()
    state.apply_action(0)
    content = state.held.spaces.content
    assert content.cost[content.kind_of["marasmius_rotula"]] == 1
    assert state.current_player() == 1
    assert [player.ground.board for player in state.held.table.players] == ["star_leaf", "front"]
    with pytest.raises(BadSetup, match='options: "starter" should read NAME:VALUE'):
        pyspiel.load_game("fairyring", {"game": "mycelia", "options": "starter"})
