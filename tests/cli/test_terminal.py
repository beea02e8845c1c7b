"""The command as a process of its own: in a terminal, in a pipe, interrupted."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "fairyring"]
PATIENCE = 60


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


class Terminal:
    """A process on a pseudo-terminal of 80 by 24."""

    def __init__(self, tmp_path: Path, *argv: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = environment(tmp_path)
        env.pop("COLUMNS", None)
        env.pop("LINES", None)
        self.process = subprocess.Popen([*COMMAND, *argv], stdin=slave, stdout=slave, stderr=slave, env=env,
                                        start_new_session=True)
        os.close(slave)
        self.text = ""

    def wait_for(self, words: str) -> str:
        """Everything shown until the words appear; what was shown before is forgotten."""
        end = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < end, f"{words!r} did not appear in {self.text!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            assert data or words in self.text, f"ended without {words!r}: {self.text!r}"
            self.text += data.decode(errors="replace")
        shown, self.text = self.text, ""
        return shown

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code


def test_a_small_terminal_shows_board_and_options_and_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "mycelia", "--seed", "11")
    first = terminal.wait_for("(h: help) > ")
    screen = first.rpartition("\x1b[2J")[2]
    assert screen.count("\n") < 24 and "⌂ ⌂ ⌂" in screen and "Play Boletus edulis" in screen
    assert "\x1b[" in screen, "no colours"
    terminal.type("1")
    assert "You: Drifting Leaf played" in terminal.wait_for("(h: help) > ")
    terminal.type("q")
    terminal.wait_for("Saved: ")
    assert terminal.end() == 0
    assert len(list(tmp_path.rglob("mycelia-*.json"))) == 1


def test_ctrl_c_saves_too(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "mycelia", "--seed", "11")
    terminal.wait_for("(h: help) > ")
    terminal.type("1")
    terminal.wait_for("(h: help) > ")
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("Saved: ")
    assert terminal.end() == 0


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen([*COMMAND, "rules", "mycelia"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               env=environment(tmp_path))
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(PATIENCE)


def test_a_pipe_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    env = {**environment(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "play", "mycelia", "--seed", "11"], input=b"q\n", capture_output=True, env=env,
                          timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"1  M oo   M o    L o    W      E oo" in done.stdout


def test_the_installed_command_answers(tmp_path: Path) -> None:
    done = subprocess.run([str(Path(sys.executable).parent / "fairyring"), "games"], capture_output=True, text=True,
                          env=environment(tmp_path), timeout=PATIENCE, check=False)
    assert done.returncode == 0 and "\nmycelia  Mycelia  1 to 4 players" in "\n" + done.stdout
