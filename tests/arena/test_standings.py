"""Shares, matrix and ratings."""

from __future__ import annotations

import random

import pytest

from fairyring.arena.results import Result
from fairyring.arena.standings import Share, matrix, ratings, share_of, shares_of_bots, wilson


def game(bots: list[str], ranks: list[int], seed: int = 1, first: int = 0,
         bought: list[list[str]] | None = None, rounds: int = 10, content: str = "x") -> Result:
    """A result made by hand."""
    return Result(f"{seed} {bots} {ranks}", "mycelia", len(bots), [], {}, seed, content, [], 1, bots, first, ranks,
                  "won", [{"drops": 3 * (rank - 1), "leaves": seed} for rank in ranks], rounds, 100,
                  bought or [[] for _ in bots], f"d{seed}", [0.0] * len(bots))


GAMES = [game(["a", "b"], [1, 2], 1), game(["b", "a"], [1, 2], 1), game(["a", "b"], [1, 1], 2),
         game(["b", "a"], [2, 1], 2)]


def test_a_shared_victory_counts_in_parts() -> None:
    assert shares_of_bots(GAMES) == {
        "a": Share(4, 2.5, 0.625, *wilson(2.5, 4)), "b": Share(4, 1.5, 0.375, *wilson(1.5, 4))}


def test_the_matrix_counts_who_came_out_ahead() -> None:
    table = matrix([*GAMES, game(["a", "b", "c"], [3, 1, 2], 3)])
    assert table["a", "b"].wins == 2.5
    assert table["b", "a"].wins == 2.5
    assert table["c", "a"].wins == 1
    assert table["a", "c"].games == 1
    assert ("a", "a") not in table


def test_the_interval_of_wilson_shrinks_with_games_and_stays_between_0_and_1() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    for wins, games in ((0, 5), (5, 5), (2, 5), (200, 500)):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    assert wilson(200, 500)[1] - wilson(200, 500)[0] < wilson(2, 5)[1] - wilson(2, 5)[0]
    assert share_of([]).games == 0


def test_ratings_order_bots_by_strength_and_do_not_depend_on_who_finished_first() -> None:
    pytest.importorskip("openskill", reason="the extra `arena` is not installed")
    games = []
    for seed in range(60):
        games += [game(["strong", "weak"], [1, 2] if seed % 6 else [2, 1], seed),
                  game(["middle", "weak"], [1, 2] if seed % 3 else [2, 1], seed),
                  game(["middle", "strong"], [2, 1] if seed % 3 else [1, 2], seed)]
    rated = ratings(games)
    assert list(rated) == ["strong", "middle", "weak"]
    assert rated["strong"].low < rated["strong"].mu < rated["strong"].high
    mixed = games[:]
    random.Random(1).shuffle(mixed)
    assert ratings(mixed) == rated


def test_a_bot_that_only_met_itself_has_no_rating() -> None:
    pytest.importorskip("openskill", reason="the extra `arena` is not installed")
    assert ratings([game(["a", "a"], [1, 2])]) == {}
