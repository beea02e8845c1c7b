"""A later release of Fairyring for the tests: a copy of the package with a made-up rule and a corrected card."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import fairyring
from tests.server.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
SERVE = """
import logging, sys
from fairyring.server import serving
from fairyring.server.settings import Settings
from tests.server.running import GENEROUS

def started(address, open_browser):
    print(address, flush=True)

logging.basicConfig(level="INFO", stream=sys.stderr)
serving.started = started
sys.exit(serving.serve(Settings(db=sys.argv[1], port=0, **GENEROUS)))
"""


def change(path: Path, *pairs: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert text.count(old) >= 1, f"{path}: {old}"
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


class Release:
    """The package somewhere else, to be changed and run."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        package = Path(fairyring.__file__).parent
        shutil.copytree(package, self.source / "fairyring", ignore=shutil.ignore_patterns("static", "__pycache__"))
        self.game = self.source / "fairyring" / "games" / "mycelia"

    def correct_a_card(self) -> Release:
        """A base hero costs ten leaves more."""
        change(self.game / "content" / "mycelia.toml", ('id = "coprinus_comatus"', 'id = "later_corrected"'))
        change(self.game / "content" / "mycelia.toml", ('id = "later_corrected"', 'id = "coprinus_comatus"\nDEARER'))
        path = self.game / "content" / "mycelia.toml"
        head, _, tail = path.read_text(encoding="utf-8").partition("\nDEARER")
        path.write_text(head + tail.replace("cost = ", "cost = 1", 1), encoding="utf-8")
        return self

    def correct_a_rule(self) -> Release:
        """Version 2: four cards are drawn instead of three."""
        change(self.game / "game.py", ("rules_version = 1", "rules_version = 2"))
        more = "HAND_SIZE + (1 if t.rules >= 2 else 0)"
        change(self.game / "setup.py", ("t.draw(seat, HAND_SIZE)", f"t.draw(seat, {more})"))
        change(self.game / "turn.py", ("t.draw(seat, HAND_SIZE)", f"t.draw(seat, {more})"))
        return self

    def forget_old_rules(self) -> Release:
        change(self.game / "game.py", ("rules_version = 2", "rules_version = 2\n    oldest_rules = 2"))
        return self

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": f"{self.source}{os.pathsep}{ROOT}"}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A command of this release in the terminal."""
        return subprocess.run([sys.executable, "-m", "fairyring", *arguments], env=self.environment(), input=typed,
                              capture_output=True, text=True, timeout=PATIENCE)

    @contextmanager
    def serving(self, db: str, log: Path) -> Iterator[str]:
        """A server of this release; its address."""
        with serving(self.environment(), db, log) as address:
            yield address


@contextmanager
def serving(environment: dict[str, str], db: str, log: Path) -> Iterator[str]:
    """A server in an environment of its own; its address."""
    with log.open("a") as errors:
        process = subprocess.Popen([sys.executable, "-c", SERVE, db], env=environment, text=True, cwd=ROOT,
                                   stdout=subprocess.PIPE, stderr=errors)
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            assert address, log.read_text()
            yield address
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()
