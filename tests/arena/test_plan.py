"""Fair plans: everybody on every seat, the same seeds for all."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.arena.plan import Wishes, plan
from fairyring.games.mycelia import GAME
from fairyring.kernel.errors import BadSetup

BOTS = ("random", "greedy", "easy")


def test_every_pair_plays_the_same_seeds_on_both_seats() -> None:
    fixtures = plan(GAME, Wishes(BOTS, games=6, seed=40), "x")
    assert len(fixtures) == 3 * 6
    for pair in (("random", "greedy"), ("random", "easy"), ("greedy", "easy")):
        own = [(one.bots, one.setup.seed) for one in fixtures if set(one.bots) == set(pair)]
        assert sorted(own) == sorted((bots, seed) for seed in (40, 41, 42) for bots in (pair, pair[::-1]))


def test_with_more_players_everybody_sits_once_on_every_seat_of_a_seed() -> None:
    fixtures = plan(GAME, Wishes(BOTS, players=(3,), games=1), "x")
    assert [one.bots for one in fixtures] == [BOTS, ("greedy", "easy", "random"), ("easy", "random", "greedy")]
    assert {one.setup.seed for one in fixtures} == {1}


def test_numbers_of_players_and_sets_of_modules_are_played_each_by_itself() -> None:
    fixtures = plan(GAME, Wishes(("random", "greedy"), (2, 3), ((), ("prisma",)), games=2), "x")
    assert Counter((one.setup.players, one.setup.modules) for one in fixtures) == {
        (2, ()): 2, (2, ("expansion", "prisma")): 2, (3, ()): 3, (3, ("expansion", "prisma")): 3}


def test_a_plan_that_is_stopped_early_is_still_balanced() -> None:
    fixtures = plan(GAME, Wishes(BOTS, games=10), "x")
    seen = Counter(bot for one in fixtures[:15] for bot in one.bots)
    assert max(seen.values()) - min(seen.values()) <= 1


def test_a_bot_that_plays_itself_plays_every_seed_once() -> None:
    fixtures = plan(GAME, Wishes(("greedy",), games=4), "x")
    assert [(one.bots, one.setup.seed) for one in fixtures] == [(("greedy", "greedy"), seed) for seed in (1, 2, 3, 4)]


def test_alone_every_bot_plays_every_seed() -> None:
    fixtures = plan(GAME, Wishes(("random", "greedy"), (1,), games=2), "x")
    assert sorted((one.bots, one.setup.seed) for one in fixtures) == [
        (("greedy",), 1), (("greedy",), 2), (("random",), 1), (("random",), 2)]


def test_no_two_games_have_the_same_key() -> None:
    fixtures = plan(GAME, Wishes(BOTS, (1, 2, 3, 4), ((), ("expansion",)), games=7), "x")
    assert len({one.key for one in fixtures}) == len(fixtures)


@pytest.mark.parametrize(("wishes", "message"), [
    (Wishes(()), "name at least one bot"),
    (Wishes(("gredy",)), 'unknown bot "gredy"'),
    (Wishes(("greedy",), players=(5,)), "1 to 4 players"),
    (Wishes(("greedy",), modules=(("prism",),)), 'unknown module "prism"'),
])
def test_wrong_wishes_are_told_before_anything_is_played(wishes: Wishes, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        plan(GAME, wishes, "x")
