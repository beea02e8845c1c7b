"""Bad input: one clear line on stderr that says what would be right, exit code 2, never a traceback."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairyring.bots.levels import BOTS
from fairyring.kernel.game import all_games
from tests.cli.conftest import Runner

Saves = Callable[[], list[Path]]


@pytest.mark.parametrize(("argv", "line"), [
    ("play mycelis", 'unknown game "mycelis"; did you mean mycelia?'),
    ("rules chess", f'unknown game "chess"; use {", ".join(all_games())}'),
    ("play mycelia --modules prizma", 'unknown module "prizma"; did you mean prisma?'),
    ("play mycelia --bots gredy", 'unknown bot "gredy"; did you mean greedy?'),
    ("play mycelia --option board=star", 'unknown option "board"; did you mean boards?'),
    ("play mycelia --option boards=moon", ('unknown value of option "boards" "moon"; use front, star, star_leaf, '
                                          'star_moss, star_water, star_earth')),
    ("play mycelia --option boards", '--option "boards": write it as NAME=VALUE, such as boards=star'),
    ("play mycelia --players 5", "mycelia is for 1 to 4 players, not 5"),
    ("play mycelia --players 0", "mycelia is for 1 to 4 players, not 0"),
    ("play mycelia --players 2 --bots random,random,greedy",
     "3 bots do not fit at a table for 2; give --players 3 or fewer --bots"),
    ("play mycelia --players 2 --option gwidyon=18", 'option "gwidyon" is only for a game with gwidyon'),
    ("play mycelia --option starter=1", 'option "starter" is only for 2 or 3 or 4 players'),
    ("play mycelia --players 2 --option starter=3", 'option "starter": seat 3 does not exist with 2 players'),
    ("play mycelia --players 2 --option boards=star_moss", ('option "boards": there is only one star_moss; give it to '
                                                           "one seat")),
    ("play mycelia --seed -1", "seed -1: use a whole number from 0 to 9223372036854775807"),
    ("play mycelia --names Anna,Ben", "--names: 2 names, but seats for 1; bots need none"),
    ("play mycelia --resume nowhere.json", "nowhere.json: cannot be read: No such file or directory"),
    ("play mycelia --resume nowhere.json --players 2", ("--resume goes on with the saved set-up; leave out --players, "
                                                       "--modules, --option and --seed")),
    ("play mycelia --content nowhere.toml", "nowhere.toml: cannot be read: No such file or directory"),
    ("simulate mycelia --bots random,gredy", 'unknown bot "gredy"; did you mean greedy?'),
    ("simulate mycelia --players 9", "mycelia is for 1 to 4 players, not 9"),
    ("simulate mycelia --players 1 --bots random,random", "2 bots do not fit at a table for 1"),
    ("simulate mycelia --bots ,", "--bots: name at least one bot, such as greedy"),
    ("replay nowhere.json", "nowhere.json: cannot be read: No such file or directory"),
    ("content list mycelia --kind heroes", 'unknown kind "heroes"; did you mean hero?'),
    ("content show mycelia marasmius_rotul", 'unknown component "marasmius_rotul"; did you mean marasmius_rotula?'),
    ("content check nowhere.toml", "nowhere.toml: cannot be read: No such file or directory"),
    ("bench chess", f'unknown game "chess"; use {", ".join(all_games())}'),
    ("bench mycelia --players 7", "mycelia is for 1 to 4 players, not 7"),
])
def test_wrong_input_is_one_clear_line(run: Runner, argv: str, line: str) -> None:
    done = run(*argv.split())
    assert (done.code, done.out, done.err) == (2, "", f"fairyring: {line}\n")


@pytest.mark.parametrize(("argv", "says"), [
    ("", "the following arguments are required: COMMAND (see fairyring --help)"),
    ("fly", "invalid choice: 'fly'"),
    ("play", "the following arguments are required: GAME (see fairyring play --help)"),
    ("play mycelia --seed x", "argument --seed: invalid int value: 'x' (see fairyring play --help)"),
    ("play mycelia --language xx", "argument --language: invalid choice: 'xx'"),
    ("simulate mycelia --games 0", 'argument --games: "0" should be a whole number, 1 or more'),
    ("content", "the following arguments are required: ACTION"),
    ("play mycelia --quickly", "unrecognized arguments: --quickly"),
])
def test_wrong_arguments_are_one_line_that_points_to_the_help(run: Runner, argv: str, says: str) -> None:
    done = run(*argv.split())
    assert done.code == 2 and done.out == ""
    assert done.err.startswith("fairyring: ") and says in done.err and done.err.count("\n") == 1


def test_no_saved_game_is_said(run: Runner) -> None:
    done = run("play", "mycelia", "--resume")
    assert done.code == 2 and "no saved game of mycelia in " in done.err


# --- records ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def record(run: Runner, saves: Saves) -> Path:
    """A game of a few decisions."""
    run("play", "mycelia", "--seed", "12", typed="1\n" * 30)
    return saves()[0]


def edit(file: Path, **changes: Any) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, **changes}), encoding="utf-8")


@pytest.mark.parametrize("command", [("replay", "--verify"), ("play", "mycelia", "--resume")])
@pytest.mark.parametrize(("changes", "says"), [
    ({"decisions": ["play leaf_one", "fly"]}, '.json: decision 2: "fly" is no legal option now'),
    ({"seed": 13}, ".json: decision "),
    ({"rules_version": 99}, ("made with rules version 99 of mycelia; this program knows version 1. Use a newer "
                            "Fairyring.")),
    ({"content": "0123456789abcdef", "packs": ["mine.toml"]},
     "made with other components (fingerprint 0123456789abcdef with the pack mine.toml"),
    ({"game": "chess"}, 'chess'),
    ({"players": 9}, "mycelia is for 1 to 4 players, not 9"),
    ({"modules": ["moon"]}, 'unknown module "moon"'),
    ({"decisions": "play"}, '"decisions" should be a list of texts'),
    ({"fairyring": 7}, "record format 7; this version reads format 1"),
    ({"digest": "0" * 16}, "replayed to the end, but the table came out differently"),
])
def test_an_edited_record_is_refused(run: Runner, record: Path, command: tuple[str, ...], changes: dict[str, Any],
                                     says: str) -> None:
    edit(record, **changes)
    before = record.read_bytes()
    done = run(*command, record)
    assert done.code == 2 and says in done.err and done.err.count("\n") == 1
    assert done.err.startswith(f"fairyring: {record}: ")
    assert record.read_bytes() == before


@pytest.mark.parametrize("part", [0, 0.3, 0.9])
def test_a_record_cut_off_in_the_middle_is_refused(run: Runner, record: Path, part: float) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[:int(len(text) * part)], encoding="utf-8")
    done = run("replay", record, "--verify")
    assert done.code == 2 and "not valid JSON" in done.err and done.err.count("\n") == 1


def test_a_record_with_bots_that_nobody_knows_is_refused(run: Runner, record: Path) -> None:
    edit(record, extra={"bots": ["deep"]})
    assert run("play", "mycelia", "--resume", record).err == (
        f'fairyring: unknown bot "deep"; use {", ".join(BOTS)}, or one of your own, such as file.py:Class\n')
    edit(record, extra={"bots": 3})
    assert '"bots" should be a list of names' in run("play", "mycelia", "--resume", record).err


# --- packs -----------------------------------------------------------------------------------------------------------
BAD_PACK = """\
[[hero]]
id = "boletus_badius"
cost = "three"
effect = "remove(mos,1)"

[[hero]]
id = "boletus_luridus"
cost = 3
copies = 99
efect = "leaves(1)"
"""


def test_every_problem_of_a_pack_is_told_by_file_and_line(run: Runner, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(BAD_PACK, encoding="utf-8")
    for command in (("content", "check", pack), ("play", "mycelia", "--content", pack),
                    ("simulate", "mycelia", "--content", pack)):
        done = run(*command)
        lines = done.err.splitlines()
        assert done.code == 2 and done.out == "" and all(line.startswith("fairyring: mine.toml:") for line in lines)
        for wanted in ("mine.toml:3: hero: cost: 'three' should be a whole number",
                       ('mine.toml:4: hero: effect: "remove(mos,1)": remove: unknown terrain "mos"; use leaf, moss, '
                       "water or any"),
                       "mine.toml:9: hero: copies: 99 should be from 1 to 20",
                       'mine.toml:10: hero: efect: unknown key; did you mean "effect"?'):
            assert any(line.startswith(f"fairyring: {wanted}") for line in lines), wanted


# --- saving ----------------------------------------------------------------------------------------------------------
FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
READ_ONLY = OSError(errno.EROFS, os.strerror(errno.EROFS))


def refuse(error: OSError) -> Callable[..., None]:
    def refusing(*_: Any, **__: Any) -> None:
        raise error

    return refusing


@pytest.mark.parametrize(("where", "error", "says"), [
    ("os.fsync", FULL, "No space left on device"),
    ("fairyring.kernel.record.secrets.token_hex", READ_ONLY, "Read-only file system"),
])
def test_a_file_that_cannot_be_written_leaves_the_old_one_whole(
        run: Runner, record: Path, monkeypatch: pytest.MonkeyPatch, where: str, error: OSError, says: str) -> None:
    before = record.read_bytes()
    beside = sorted(record.parent.iterdir())
    with monkeypatch.context() as broken:
        broken.setattr(where, refuse(error))
        done = run("play", "mycelia", "--resume", record, typed="1\nsave\nq\n")
    complaint = f"{record}: cannot be saved: {says}. The file that was there is unchanged."
    assert done.code == 1 and done.err == f"fairyring: {complaint}\n"
    assert complaint in done.out
    assert record.read_bytes() == before and sorted(record.parent.iterdir()) == beside


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("argv", ["simulate mycelia --games 1 --csv /dev/full", "bench --json /dev/full",
                                  "selftest mycelia --games 1 --output /dev/full"])
def test_a_full_disk_is_one_clear_line(run: Runner, argv: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairyring.cli.bench.measure", lambda *_: {})
    done = run(*argv.split())
    assert done.code == 1
    assert done.err.startswith("fairyring: /dev/full: cannot be saved: No space left on device.")
    assert done.err.count("\n") == 1 and Path("/dev/full").is_char_device()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("argv", ["replay /dev/full", "content check /dev/full", "report /dev/full",
                                  "play mycelia --resume /dev/full"])
def test_a_device_that_never_ends_is_not_read_to_the_end(run: Runner, argv: str) -> None:
    """It would take all the memory of the machine."""
    done = run(*argv.split())
    assert done.code and done.err.count("\n") == 1
    assert done.err.startswith("fairyring: /dev/full: ") and done.err.endswith("File too large\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_one_clear_line(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    done = run("simulate", "mycelia", "--games", "1", "--csv", folder / "games.csv")
    assert done.code == 1 and "cannot be saved: Permission denied." in done.err


@pytest.mark.parametrize("argv", [["games", "--language", "fr"], ["rules", "mycelia", "MYC-HIRE", "--language", "ru"]])
def test_a_terminal_that_knows_only_ascii_is_told_what_it_can_show(argv: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "fairyring", *argv], capture_output=True, check=False,
                          env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0 and b"Traceback" not in done.stderr and b"?" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
def test_a_full_disk_behind_the_output_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "fairyring", "rules", "mycelia"], stdout=full,
                              stderr=subprocess.PIPE, check=False, env={**os.environ, "COLUMNS": "wide"})
    assert done.returncode == 1
    assert done.stderr == b"fairyring: cannot write the output: No space left on device\n"
