"""The time that one seat takes for what it is asked: from the log, whatever this machine's clock does meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from fairyring.server import clock, moves, seating
from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.clock import Clock, incomplete
from fairyring.server.errors import TooEarly
from fairyring.server.making import make_table
from fairyring.server.rows import Entry, SeatRow
from fairyring.server.seating import require_waited
from tests.server.player import Player, play_some, two_players
from tests.server.running import running
from tests.server.test_secrecy import Ear
from tests.server.test_stale import play_one, servers

ANN, BO = 0, 1


class Time:
    """This machine's two clocks: one that may be set, and one that only runs."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.own = 50.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.own += seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Time:
    one = Time()
    monkeypatch.setattr(clock, "time", lambda: one.wall)
    monkeypatch.setattr(clock, "monotonic", lambda: one.own)
    return one


def entry(now: Time, kind: str = "play", seat: int = ANN, deciding: int = ANN, step: int = 1) -> Entry:
    return Entry("t", 1, kind, seat, "", 0, step, deciding, int(now.wall))


def test_it_runs_from_when_the_seat_was_asked(now: Time) -> None:
    one = Clock()
    one.follow(entry(now, seat=BO, deciding=ANN, step=5))
    now.passes(30)
    assert one.waited() == 30
    one.follow(entry(now, deciding=ANN, step=6))
    assert one.waited() == 0, "another decision"
    now.passes(10)
    one.follow(entry(now, deciding=BO, step=7))
    now.passes(3)
    assert one.waited() == 3


def test_what_is_taken_back_and_decided_anew_does_not_begin_it_again(now: Time) -> None:
    one = Clock()
    one.follow(entry(now, seat=BO, deciding=ANN, step=5))
    for step in (6, 5, 6, 7, 5, 6, 5):
        now.passes(10)
        one.follow(entry(now, "play" if step > 5 else "undo", step=step))
    assert one.waited() == 70


def test_a_pause_and_the_time_without_its_person_do_not_count(now: Time) -> None:
    one = Clock()
    one.follow(entry(now, seat=BO, deciding=ANN))
    now.passes(10)
    for stops, goes_on in (("paused", "resumed"), ("left", "back"), ("replaced", "back"), ("late", "back")):
        one.follow(entry(now, stops, seat=BO if stops == "paused" else ANN))
        now.passes(1000)
        one.follow(entry(now, goes_on, seat=BO if stops == "paused" else ANN))
        now.passes(10)
    assert one.waited() == 50
    one.follow(entry(now, "left", seat=BO))
    now.passes(10)
    assert one.waited() == 60, "another seat is left"
    one.follow(entry(now, "sat"))
    now.passes(4)
    assert one.waited() == 4, "somebody else has only begun to think"


def test_a_clock_that_is_set_does_not_matter(now: Time) -> None:
    one = Clock()
    one.follow(entry(now, seat=BO, deciding=ANN))
    now.passes(10)
    for wrong in (86_400, -2 * 86_400):
        now.wall += wrong
        assert one.waited() == 10
    one.follow(entry(now, "undo", step=1))
    now.passes(5)
    assert one.waited() == 15


def test_nobody_loses_a_seat_because_a_clock_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither sooner nor later: who is away is waited for as long as was agreed, by the clock that nobody sets."""
    now = Time()
    for module in (clock, moves):
        monkeypatch.setattr(module, "time", lambda: now.wall)

    async def scene() -> None:
        async with servers(str(tmp_path / "t.db"), count=1) as (server,):
            wanted = NewTable("mycelia", [NewSeat("me"), NewSeat("me")], options={"starter": "2"}, patience=600)
            table = await server.table((await make_table(server, wanted)).table)
            await play_one(server, table.row.id)
            for wrong in (86_400, -2 * 86_400):
                now.wall += wrong
                with pytest.raises(TooEarly):
                    require_waited(table, table.session.table.seat)
                assert table.state(Ear(table, ()), 0).waited < 600
            await table.start_over()
            monkeypatch.setattr(seating, "monotonic", lambda: monotonic() + 601)
            require_waited(table, table.session.table.seat)

    asyncio.run(scene())


def test_after_a_start_the_log_tells_it_and_something_is_left(now: Time) -> None:
    streak = [entry(now, seat=BO, deciding=ANN, step=5)]
    now.passes(20)
    streak.append(entry(now, step=6))
    now.passes(100)
    one = Clock()
    one.read(ANN, 6, streak, 1000)
    assert 99 <= one.waited() <= 100
    one.read(ANN, 6, streak, 110)
    assert one.waited() == 110 - 110 / 4
    now.passes(110 / 4)
    assert one.waited() == 110
    now.passes(1e6)
    one.read(ANN, 6, streak, 86_400)
    assert one.waited() == 86_400 - clock.GRACE
    one.read(ANN, 6, [], 110)
    assert one.waited() == 0, "nobody else has decided yet: the others may just have come"


def test_a_table_is_incomplete_while_somebody_who_was_invited_has_not_come() -> None:
    person, never = SeatRow("person", "Ann", "", "x"), SeatRow("free", "", "", "")
    left = never._replace(owner="y")
    assert incomplete([person, never]) and not incomplete([person, left])
    assert not incomplete([person, never._replace(resigned=1)])


def test_the_time_goes_on_when_the_server_was_stopped(database: str, tmp_path: Path) -> None:
    async def before(address: str) -> tuple[str, str]:
        async with two_players(address, seed=9, pace=40) as (ann, bo, made):
            await play_some([ann, bo], 12)
            while ann.state["situation"]["waiting"] < 2:
                await asyncio.sleep(0.2)
                await ann.ask("look")
            return made["table"], ann.secrets[0]

    async def after(address: str, table: str, key: str) -> int:
        async with Player(address, table, (key,)) as ann:
            return int(ann.state["situation"]["waiting"])

    with running(database, tmp_path) as server:
        table, key = asyncio.run(before(server.address))
    with running(database, tmp_path) as server:
        assert 1 <= asyncio.run(after(server.address, table, key)) <= 30
