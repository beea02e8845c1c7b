"""Who plays the games does not matter: the results are the same, and a worker that dies costs none."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.arena.plan import Fixture, Wishes, plan
from fairyring.arena.results import Result
from fairyring.arena.workers import GivenUp, LocalWorkers, Workers, make_workers
from fairyring.games.mycelia import GAME
from fairyring.kernel.errors import BadSetup


def fixtures(*bots: str, games: int = 4) -> list[Fixture]:
    return plan(GAME, Wishes(bots, games=games), GAME.content().facts.hash)


def results(workers: Workers, wanted: list[Fixture]) -> dict[str, Result]:
    found = [one for one in workers.play(wanted, 60) if isinstance(one, Result)]
    assert len(found) == len(wanted)
    return {one.key: one for one in found}


def alike(one: Result, other: Result) -> bool:
    return (one.digest, one.ranks, one.decisions, one.bought) == (
        other.digest, other.ranks, other.decisions, other.bought)


def test_the_games_are_the_same_with_one_worker_and_with_two() -> None:
    wanted = fixtures("random", "easy")
    one, two = results(LocalWorkers(1), wanted), results(LocalWorkers(2), wanted)
    assert set(one) == set(two) == {fixture.key for fixture in wanted}
    assert all(alike(one[key], two[key]) for key in one)


def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRYRING_TEST_MARK", str(tmp_path / "mark"))
    wanted = fixtures("tests.arena.bots:DiesOnce", "random")
    found = results(LocalWorkers(2), wanted)
    assert (tmp_path / "mark").exists()
    again = results(LocalWorkers(1), wanted)
    assert all(alike(found[key], again[key]) for key in found)


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_played() -> None:
    bad = fixtures("tests.arena.bots:Dies", "random", games=2)[:1]
    good = fixtures("random", "easy", games=2)
    outcomes = list(LocalWorkers(2).play([*bad, *good], 60))
    assert {one.key for one in outcomes if isinstance(one, Result)} == {one.key for one in good}
    given_up = [one for one in outcomes if isinstance(one, GivenUp)]
    assert [one.fixture for one in given_up] == bad
    assert "3 workers died" in str(given_up[0])


@pytest.mark.parametrize("text", ["0", "two", "-1", "rays", ""])
def test_workers_that_do_not_exist_are_told(text: str) -> None:
    with pytest.raises(BadSetup, match="write a number of processes, ray"):
        make_workers(text)


def test_without_ray_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadSetup, match="Ray is not installed: pip install"):
        make_workers("ray")


def test_a_cluster_that_is_not_there_is_told() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    with pytest.raises(BadSetup, match=r"no Ray cluster reached at 127\.0\.0\.1:1"):
        make_workers("ray:127.0.0.1:1")


def test_a_cluster_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        wanted = fixtures("random", "easy")
        cluster, local = results(make_workers("ray"), wanted), results(LocalWorkers(1), wanted)
        assert all(alike(cluster[key], local[key]) for key in local)
    finally:
        ray.shutdown()
