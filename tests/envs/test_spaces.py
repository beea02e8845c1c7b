"""A game as numbers: actions that random games never leave, observations that hold nothing hidden, rewards."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy", reason="the extra `envs` is not installed")

from fairyring.envs.spaces import MOST, Spaces, by_rank
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup

KINDS = [(2, ()), (3, ("expansion",)), (2, ("expansion", "prisma")), (4, ("expansion", "prisma")), (1, ("expansion",)),
         (1, ("expansion", "prisma"))]


@pytest.mark.parametrize(("players", "modules"), KINDS)
def test_random_games_never_leave_the_actions_and_names_and_numbers_agree(
        players: int, modules: tuple[str, ...]) -> None:
    spaces = Spaces(Setup("mycelia", players, modules))
    assert len(set(spaces.actions)) == len(spaces.actions)
    for seed in range(6):
        table = spaces.new_table(seed)
        dice = Random(seed)
        while not table.over and table.moves < 1500:
            numbers = spaces.legal(table)
            assert [spaces.actions[number] for number in numbers] == table.names()
            table.apply(table.options[dice.randrange(len(numbers))])


@pytest.mark.parametrize(("players", "modules"), KINDS)
def test_an_observation_holds_nothing_hidden_and_everything_declared(players: int, modules: tuple[str, ...]) -> None:
    spaces = Spaces(Setup("mycelia", players, modules))
    table = spaces.new_table(5)
    dice = Random(5)
    for _ in range(120):
        if table.over:
            break
        if table.moves % 7 == 0:
            for seat in range(players):
                seen = spaces.observe(table, seat)
                assert seen.shape == (spaces.size,)
                assert (seen >= 0).all()
                assert (seen <= MOST).all()
                world = table.resample(seat, dice.randrange(1000))
                assert (spaces.observe(world, seat) == seen).all()
        table.apply(dice.choice(table.options))


def test_pieces_are_where_their_names_say() -> None:
    spaces = Spaces(Setup("mycelia", 2, ("expansion", "prisma")))
    assert sum(piece.size for piece in spaces.pieces) == spaces.size
    assert len({piece.name for piece in spaces.pieces}) == len(spaces.pieces)
    assert all(piece.about for piece in spaces.pieces)
    table = spaces.new_table(1)
    view = table.view(1)
    seen, where = spaces.observe(table, 1), spaces.where()
    assert seen[where["own drops"]].tolist() == view["players"][1]["drops"]
    assert seen[where["player 2 drops"]].tolist() == view["players"][0]["drops"]
    assert seen[where["own prism"]].tolist() == view["players"][1]["prism"]
    assert seen[where["own hand"]].sum() == len(view["players"][1]["hand"]) > 0
    assert seen[where["player 2 hand"]].sum() == 0, "another's hand is hidden"
    assert seen[where["display"]].sum() == 5


def test_the_first_gets_1_the_last_gets_minus_1_and_equals_share() -> None:
    assert by_rank((1, 2)) == [1.0, -1.0]
    assert by_rank((1, 1)) == [0.0, 0.0]
    assert by_rank((2, 1, 2, 4)) == [0.0, 1.0, 0.0, -1.0]
    assert by_rank((1,)) == [1.0]
    assert by_rank((2,)) == [-1.0]


def test_by_score_a_drop_less_is_worth_1_to_its_owner_and_costs_the_others() -> None:
    spaces = Spaces(Setup("mycelia", 2), reward="score")
    table = spaces.new_table(1)
    before = table.scores()
    assert before == [-20.0, -20.0]
    table.remove(0, next(c for c, n in enumerate(table.players[0].drops) if n), 1, 0)  # type: ignore[attr-defined]
    assert spaces.rewards(before, table) == [1.0, -1.0]


def test_both_rewards_come_together() -> None:
    dice = Random(3)
    table, earned = Spaces(Setup("mycelia", 2)).new_table(3), [0.0, 0.0]
    spaces = Spaces(Setup("mycelia", 2), reward="both")
    while not table.over:
        before = table.scores()
        table.apply(dice.choice(table.options))
        earned = [one + more for one, more in zip(earned, spaces.rewards(before, table), strict=True)]
    mine, other = table.scores()
    assert earned == pytest.approx([mine - other + by_rank(table.outcome().ranks)[0],
                                    other - mine + by_rank(table.outcome().ranks)[1]])


def test_an_unknown_reward_or_game_is_told() -> None:
    with pytest.raises(BadSetup, match='unknown reward "fame"; use score, rank or both'):
        Spaces(Setup("mycelia", 2), reward="fame")
    with pytest.raises(BadSetup, match='unknown game "chess"'):
        Spaces(Setup("chess", 2))
