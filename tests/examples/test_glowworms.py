"""The game of docs/new-game.md, a package of its own: it keeps every promise and plays everywhere, unknown to us."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fairyring.kernel.game import all_games
from tests.server.player import Browser, Player
from tests.server.upgrading import serving

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "glowworms"
MOST_LINES = 150

BATTERY = """
from fairyring.testing import battery
from glowworms import GAME
test_battery = battery(GAME)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed: its files, and what an installer writes about it."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "glowworms").symlink_to(PACKAGE / "glowworms")
    about = folder / "glowworms-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: glowworms\nVersion: 0.1.0\n")
    text = (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")
    head, _, points = text.partition('[project.entry-points."fairyring.games"]\n')
    assert head
    line = points.splitlines()[0].replace('"', "")
    (about / "entry_points.txt").write_text(f"[fairyring.games]\n{line}\n")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}


def python(installed: dict[str, str], code: str, typed: str = "") -> str:
    done = subprocess.run([sys.executable, "-c", code], env=installed, input=typed, capture_output=True, text=True,
                          cwd=ROOT, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(installed: dict[str, str], *arguments: str, typed: str = "") -> str:
    return python(installed, f"from fairyring.cli import main; raise SystemExit(main({list(arguments)!r}))", typed)


def test_it_is_as_short_as_promised() -> None:
    lines = (PACKAGE / "glowworms" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert "glowworms" not in all_games(), "the tests put it there themselves"


def test_it_passes_the_battery(installed: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "test_glowworms.py").write_text(BATTERY)
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0",
                           "--rootdir", str(tmp_path), str(tmp_path)],
                          env=installed, capture_output=True, text=True, cwd=tmp_path, timeout=250)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_it_is_found_and_prints(installed: dict[str, str]) -> None:
    out = python(installed, "import fairyring\n"
                            "game = fairyring.start('glowworms', 3, seed=1)\n"
                            "print(fairyring.installed())\nprint(repr(game))\nprint(game)")
    found, shown = out.splitlines()[:2]
    assert "'glowworms', 'mycelia'" in found, "it stands among the others, by name"
    assert shown == "<glowworms for 3, seed 1: seat 1 decides, 3 options>"
    assert "Player 1:\n  hand: " in out and "Player 2:\n  hand: 5\n" in out, "only the own hand is shown"
    assert "  lay spark: Lay a spark (1)" in out or "  lay gleam: Lay a gleam (2)" in out


def test_it_plays_in_the_terminal(installed: dict[str, str]) -> None:
    out = command(installed, "play", "glowworms", "--bots", "random", "--seed", "3", typed="1\n" * 40 + "q\nn\n")
    assert "Lay a " in out and "Most points win." in out
    assert "glowworms" in command(installed, "games")
    assert "10 games of glowworms" in command(installed, "simulate", "glowworms", "--games", "10",
                                              "--bots", "random,greedy", "--seed", "1")
    assert "GLO-TURN-02" in command(installed, "rules", "glowworms", "brighter")
    assert "problems: none" in command(installed, "selftest", "glowworms", "--games", "20")


def test_a_bot_that_looks_ahead_beats_chance(installed: dict[str, str]) -> None:
    code = ("import fairyring\nwins = 0\n"
            "for seed in range(30):\n"
            "    game = fairyring.start('glowworms', 2, seed=seed)\n"
            "    bots = [fairyring.bot('greedy'), fairyring.bot('random')]\n"
            "    while not game.over:\n"
            "        game.play(bots[game.table.seat].choose(game.handle(), game.version))\n"
            "    wins += 0 in game.table.outcome().winners\n"
            "print(wins)")
    assert int(python(installed, code)) > 20


def test_it_is_an_environment(installed: dict[str, str]) -> None:
    pytest.importorskip("pettingzoo")
    code = ("from fairyring.envs.pettingzoo import env\n"
            "table = env('glowworms', players=2)\ntable.reset(seed=1)\n"
            "for agent in table.agent_iter():\n"
            "    seen, reward, ended, cut, info = table.last()\n"
            "    over = ended or cut\n"
            "    table.step(None if over else int(table.action_space(agent).sample(seen['action_mask'])))\n"
            "print(table.num_agents)")
    assert python(installed, code) == "0\n"


def test_a_server_offers_it_and_a_game_is_played_against_a_bot(installed: dict[str, str], tmp_path: Path) -> None:
    with serving(installed, str(tmp_path / "tables.db"), tmp_path / "server.log") as address:
        browser = Browser(address)
        there = {one["id"]: (one["lessons"][:1], one["guide"]) for one in browser.get("api/games")}
        assert there == {"glowworms": ([], False), **{name: (["first"], True) for name in there if name != "glowworms"}}
        assert len(browser.get("api/games/glowworms/components")["components"]) == 5
        assert browser.get("api/games/glowworms/rules")[0]["id"] == "GLO-SET-01"
        made = browser.make("me", "greedy", game="glowworms", seed=1)
        key = made["secrets"][0]["secret"]

        async def play() -> None:
            async with Player(address, made["table"], (key,)) as player:
                assert player.state["view"]["players"][1]["hand"] == 5, "a hidden hand"
                while not player.over:
                    if player.decision:
                        await player.play(player.options()[0])
                    else:
                        await player.hear()

        asyncio.run(play())
        steps = browser.get(f"api/tables/{made['table']}/replay", key, count=100)["steps"]
        assert steps[0]["log"] and browser.get(f"api/tables/{made['table']}/figures", key)["rows"]


def test_a_package_can_be_built_of_it() -> None:
    text = (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)
    assert settings["project"]["entry-points"] == {"fairyring.games": {"glowworms": "glowworms:GAME"}}
    assert settings["project"]["dependencies"] == ["fairyring"]


def test_what_the_page_shows_is_what_the_game_is_made_of() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    code = (PACKAGE / "glowworms" / "__init__.py").read_text(encoding="utf-8")
    own = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
           if "battery(GAME)" not in block and "fairyring.start" not in block]
    assert len(own) == 5
    for block in own:
        assert block in code, block
    cards = (PACKAGE / "glowworms" / "content" / "cards.toml").read_text(encoding="utf-8")
    assert re.findall(r"```toml\n(\[\[card.*?)```", page, re.DOTALL)[0] in cards
