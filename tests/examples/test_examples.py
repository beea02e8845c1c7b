"""The examples run, in a short form."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fairyring.kernel.game import Setup
from fairyring.server.command import bots_of_ours
from tests.server.player import Browser, Player
from tests.server.running import running
from tests.server.waiting import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"

pytest.importorskip("numpy", reason="the extra `envs` is not installed")


def test_a_policy_is_trained_and_kept_and_learns_to_finish_games_faster(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import numpy as np

    from examples.train_policy import Adam, advantages, learn, load, main, new_layers, play
    from fairyring.envs.batch import BatchEnv

    out = tmp_path / "agent.npz"
    assert 0 <= main(0.001, out, tables=4, steps=16, hidden=16, check=2) <= 1
    assert "against greedy" in capsys.readouterr().out
    env = BatchEnv("mycelia", 16, reward="both", longest=400)
    found, info = env.reset(seed=1)
    seen, seats = found["observation"], info["seat"]
    assert env.action_masks[range(16), load(out)(seen, env.action_masks)].all(), "what was kept plays legally"
    net, chance = new_layers(env.spaces.size, 32, len(env.spaces.actions), 1), np.random.default_rng(1)
    adam, gone = Adam(net), []
    for _ in range(40):
        kept, seen, seats, _ = play(env, net, seen, seats, 64, chance)
        gone.append(kept["earned"].clip(0).sum())
        better, target = advantages(kept, np.zeros(16, np.float32), seats)
        learn(net, adam, kept, better, target, 1e-3, 0.01, chance)
    assert sum(gone[-8:]) > 1.3 * sum(gone[:8]), "drops leave the boards faster"


def test_what_was_trained_is_a_bot_in_matches_and_at_the_browsers_table(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import numpy as np

    from examples.train_policy import new_layers
    from fairyring.cli import main
    from fairyring.envs.spaces import Spaces

    monkeypatch.setenv("FAIRYRING_DATA", str(tmp_path))
    spaces = Spaces(Setup("mycelia", players=2))
    agent = tmp_path / "agent.npz"
    np.savez(agent, **new_layers(spaces.size, 8, len(spaces.actions), 1))
    source = f"{EXAMPLES / 'trained_bot.py'}:Trained:file={agent}"
    for more in ([], ["--modules", "expansion"], ["--players", "3"]):  # at the last two greedy plays for it
        assert main(["match", "mycelia", source, "greedy", "--games", "2", "--workers", "1", *more]) == 0
    assert "trained_bot.py" in capsys.readouterr().out
    with running(str(tmp_path / "tables.db"), tmp_path, bot_seconds=PATIENCE,
                 bots=bots_of_ours([f"Sprout={source}"])) as server:
        browser = Browser(server.address)
        made = browser.make("me", "Sprout", options={"starter": "2"})

        async def watch() -> None:
            async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
                while not ann.decision:
                    await ann.hear()

        asyncio.run(watch())
        assert "bot Sprout" not in server.log.read_text(), "it never failed"


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
