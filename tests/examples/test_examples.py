"""The examples run, in a short form."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra `envs` is not installed")


def test_a_policy_is_trained_and_learns_to_finish_games_faster(capsys: pytest.CaptureFixture[str]) -> None:
    from examples.train_policy import Policy, main, train_on_one_game
    from fairyring.envs.spaces import Spaces
    from fairyring.kernel.game import Setup

    assert 0 <= main(seconds=0.5, check=2) <= 1
    assert "against random" in capsys.readouterr().out
    spaces = Spaces(Setup("mycelia", 2))
    policy = Policy.new(spaces.size + 1, len(spaces.actions), 1)
    usual = {"mean": 0.0, "square": 1.0}
    lengths = [train_on_one_game(spaces, policy, seed, usual) for seed in range(60)]
    assert sum(lengths[40:]) < 0.9 * sum(lengths[:20])


def test_a_pack_is_studied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for extra in ("altair", "vl_convert", "openskill"):
        pytest.importorskip(extra, reason="the extra `arena` is not installed")
    from examples.study_pack import main

    out = tmp_path / "study.html"
    main(None, 4, ("greedy", "easy"), out, "2")
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    said = capsys.readouterr().out
    assert "Length of games, A and B" in said
    assert "change of value" in said
