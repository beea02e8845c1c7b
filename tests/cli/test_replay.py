"""`fairyring replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fairyring.kernel.record import load_record
from tests.cli.conftest import Runner


@pytest.fixture
def record(run: Runner, saves: Callable[[], list[Path]]) -> Path:
    """Thirty decisions of a solo game."""
    run("play", "mycelia", "--seed", "12", typed="1\n" * 30)
    return saves()[0]


def places(out: str) -> list[str]:
    """Where the projector stood, one after the other."""
    return [line.split()[1] for line in out.splitlines() if line.startswith("Decision ")]


def test_a_sound_record_is_verified(run: Runner, record: Path) -> None:
    done = run("replay", record, "--verify")
    assert (done.code, done.out) == (0, "The record is sound: 30 decisions replayed, the table came out the same.\n")


def test_steps_go_forwards_and_backwards(run: Runner, record: Path) -> None:
    out = run("replay", record, typed="n\n\nb\nj 20\n7\nb\ne\nn\nj 99\nj x\nwhat\nq\n").out
    assert places(out) == ["0", "1", "2", "1", "20", "7", "6", "30", "30"]
    assert out.count("Type j and a number from 0 to 30.") == 2
    first = load_record(record).decisions[0]
    assert f"Next: You chooses {first}" in out and "The end of the record." in out
    assert out.count("Enter or n  next decision") == 2


def test_a_jump_back_shows_the_table_as_it_was(run: Runner, record: Path) -> None:
    there = run("replay", record, typed="j 12\n").out.rpartition("Decision 0 of 30")[2]
    back = run("replay", record, typed="j 25\nj 12\n").out.rpartition("Decision 25 of 30")[2]
    assert there.splitlines()[2:] == back.splitlines()[2:] and "You: " in there


def test_a_turn_is_one_step(run: Runner, record: Path) -> None:
    out = run("replay", record, typed="t\nt\n").out
    assert out.count("- Round 2: You") == 1 and out.count("- Round 3: You") == 1


def test_a_spectator_sees_no_hand_and_a_seat_its_own(run: Runner, record: Path) -> None:
    assert "Hand: " not in run("replay", record).out
    assert "Hand: " in run("replay", record, "--seat", "1").out
    assert run("replay", record, "--seat", "2").err == "fairyring: --seat 2: this game has seats 1 to 1\n"


def test_verify_inside_says_what_is_wrong_and_goes_on(run: Runner, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    digest = load_record(record).digest
    record.write_text(text.replace(digest, "0" * 16), encoding="utf-8")
    done = run("replay", record, typed="v\nn\n")
    assert done.code == 0 and "the table came out differently" in done.out.replace("\n", " ")
    assert places(done.out) == ["0", "1"]


def test_a_record_without_digest_is_replayed_but_not_praised_too_much(run: Runner, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(load_record(record).digest, ""), encoding="utf-8")
    assert "holds no digest to compare with" in run("replay", record, "--verify").out


def test_who_left_and_who_plays_on_is_told_where_it_happened(run: Runner, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["extra"] = {"seats": [[0, "paused", 0, "Ann", ""], [12, "left", 0, "Ann", "greedy"], [12, "nonsense", 0],
                               [30, "resigned", 0, "", "end"]]}
    record.write_text(json.dumps(data), encoding="utf-8")
    out = run("replay", record, typed="n\nj 12\nn\nj 12\ne\n").out
    paused, left = "Ann has paused the game.", "Ann has left. A bot plays on: "
    moments = out.split("Decision ")
    assert [paused in one for one in moments] == [True, *[False] * 6]
    assert [left in one for one in moments] == [False, False, True, False, True, False, False]
    assert "Player 1 gives up. The game is over." in moments[5]
