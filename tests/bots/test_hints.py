"""Hints: the best three options with the chance to win."""

from __future__ import annotations

from fairyring.bots.budget import Budget
from fairyring.bots.hints import best_three
from fairyring.bots.levels import make_bot
from tests.bots.positions import handle, position
from tests.games.mycelia.scene import Scene

BUDGET = Budget(iterations=60)


def test_hints_name_at_most_three_legal_options_with_a_chance_each_and_the_first_is_what_search_plays() -> None:
    for moves in (5, 30, 60):
        table = position(2, ("expansion",), moves, moves)
        hints = best_three(handle(table), 1, BUDGET)
        assert 1 <= len(hints) <= 3
        assert {hint.option for hint in hints} <= set(table.names())
        assert all(0 <= hint.chance <= 1 for hint in hints)
        assert hints[0].option == make_bot("search:60i").choose(handle(table), 1)


def test_hints_do_not_depend_on_hidden_things() -> None:
    table = position(2, ("expansion", "prisma"), 8, 40)
    world = table.resample(table.seat, 77)
    assert best_three(handle(table), 3, BUDGET) == best_three(handle(world), 3, BUDGET)


def test_a_won_position_is_estimated_higher_than_a_lost_one() -> None:
    chances = []
    for mine, theirs in ((1, 15), (15, 1)):
        scene = Scene(players=2)
        scene.drops(0, A1=mine).drops(1, A1=theirs).dealt().begin()
        chances.append(best_three(handle(scene.table), 1, BUDGET)[0].chance)
    assert chances[0] > 0.8
    assert chances[1] < 0.2
