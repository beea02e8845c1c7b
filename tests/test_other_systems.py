"""Windows and macOS: nothing needs the modules and signals that only Unix or only Linux has."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
COMMAND = (sys.executable, "-m", "tests.other_system")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_server_starts_answers_refuses_a_second_one_and_stops_when_told(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = subprocess.Popen([*COMMAND, "serve", "--db", str(db), "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, server.stderr and server.stderr.read()
        with urlopen(line.split()[-1] + "health") as answer:
            assert json.load(answer)["status"] == "ok"
        second = run("serve", "--db", str(db), "--port", "0")
        assert second.returncode == 1
        assert "another server is using it" in second.stderr
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    finally:
        server.kill()
        server.communicate()


def test_games_are_simulated_and_bots_that_think_too_long_are_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    played = run("match", "mycelia", "tests.arena.bots:Busy", "random", "--games", "1", "--limit", "0.2", "--workers",
                 "1", "--out", str(out))
    assert played.returncode == 3, played.stderr  # a bot did not make all of its decisions
    troubles = json.loads(out.read_text().splitlines()[-1])["troubles"]
    assert {one["text"] for one in troubles if one["what"] == "slow"} >= {"no answer within 0.2 s"}
