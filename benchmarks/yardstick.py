"""Measures a bare loop as a yardstick: the least that a stack of frames can cost, on a game without most of the rules.

    python benchmarks/yardstick.py FOLDER > RESULT.json

FOLDER holds a module `style_b` with `new_game(seed, players)`, `playout(game, seed)` and `game.clone()`, and
FOLDER/compiled the same, compiled.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

REPEATS = 5
GAMES = 100
CLONES = 10_000
HOW = ("interpreted", "compiled")


def measure(module: Any) -> dict[str, float]:
    """Random decisions and games per CPU second, and the cost of a copy."""
    speeds: list[tuple[float, float]] = []
    for _ in range(REPEATS):
        games = [module.new_game(seed, 2) for seed in range(GAMES)]
        start = time.process_time()
        decisions = sum(module.playout(game, seed) for seed, game in enumerate(games))
        seconds = time.process_time() - start
        speeds.append((decisions / seconds, GAMES / seconds))
    game = module.new_game(5, 2)
    copies: list[float] = []
    for _ in range(REPEATS):
        start = time.process_time()
        for _ in range(CLONES):
            game.clone()
        copies.append((time.process_time() - start) / CLONES * 1e6)
    return {"decisions_per_cpu_second": median(speed for speed, _ in speeds),
            "games_per_cpu_second": median(games for _, games in speeds), "clone_us": min(copies)}


def main(argv: list[str]) -> None:
    folder = Path(argv[0])
    if argv[1:] == ["--here"]:
        sys.path.insert(0, str(folder))
        print(json.dumps(measure(__import__("style_b"))))
        return
    peers = []
    for how, place in zip(HOW, (folder, folder / "compiled"), strict=True):
        done = subprocess.run([sys.executable, __file__, str(place), "--here"], check=True, capture_output=True)
        peers.append({"engine": "bare loop,", "version": how, "game": "like Mycelia", "players": 2,
                      **json.loads(done.stdout)})
    json.dump({"peers": peers}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
