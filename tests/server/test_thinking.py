"""Bots and hints: who comes first, what is bounded, what cancelling costs, and thinking elsewhere."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.errors import Busy
from fairyring.server.making import make_table
from fairyring.server.messages import AskHint
from fairyring.server.metrics import METRICS
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from fairyring.server.thoughts import Queue, Thought
from fairyring.server.worker import Question
from fairyring.server.workers import GRACE_SECONDS, Workers
from tests.server.nats import Nats
from tests.server.test_secrecy import Ear
from tests.server.waiting import PATIENCE, until

SESSION = Session.start(Setup("mycelia", 2, seed=5))

def question(bot: str, seconds: float = 0.05) -> Question:
    return Question("mycelia", SESSION.table.save(), SESSION.table.seat, 1, bot, seconds)


def queue(**bounds: int) -> Queue:
    wanted = {"most": 10, "most_per_address": 5, "most_hints_per_address": 2, "most_hints_per_table": 1, **bounds}
    return Queue(**wanted)


def names(line: Queue) -> list[str]:
    return [f"{one.table} {one.address}" for one in iter(line.take, None)]


def test_bots_come_before_hints_and_whoever_used_less_before_others() -> None:
    async def scene() -> None:
        line = queue()
        line.use.add("greedy", 100.0)
        line.use.add("modest", 0.5)
        for table, bot, address in (("1", "", "new"), ("2", "hard", "greedy"), ("3", "hard", "greedy"),
                                    ("4", "easy", "modest"), ("5", "", "greedy"), ("6", "easy", "new")):
            line.put(Thought(question(bot), table, address))
        assert names(line) == ["6 new", "4 modest", "2 greedy", "3 greedy", "1 new", "5 greedy"]
        assert not line.filled.is_set() and not line.hints

    asyncio.run(scene())


def test_what_waits_is_bounded_as_a_whole_for_each_address_and_for_each_table() -> None:
    async def scene() -> None:
        line = queue()
        for number in range(5):
            line.put(Thought(question("hard"), str(number), "one"))
        with pytest.raises(Busy, match="one address"):
            line.put(Thought(question("hard"), "6", "one"))
        line.put(Thought(question(""), "1", "one"))
        with pytest.raises(Busy, match="for this table"):
            line.put(Thought(question(""), "1", "two"))
        line.put(Thought(question(""), "2", "one"))
        with pytest.raises(Busy, match="one address"):
            line.put(Thought(question(""), "3", "one"))
        for number in range(3):
            line.put(Thought(question("easy"), str(number), f"other {number}"))
        with pytest.raises(Busy, match="too much to think about"):
            line.put(Thought(question("easy"), "9", "last"))
        assert line.count == 10 == len(names(line))

    asyncio.run(scene())


def test_sixty_tables_of_hard_bots_from_one_address_keep_nobody_elses_easy_bot_waiting() -> None:
    async def scene() -> None:
        workers = Workers(Settings(workers=1, bot_seconds=PATIENCE))
        order: list[str] = []

        async def ask(bot: str, address: str) -> None:
            assert (await workers.ask(question(bot), address, address)).option
            order.append(address)

        try:
            flood = [asyncio.create_task(ask("hard", "flood")) for _ in range(60)]
            await until(lambda: len(order) >= 2)
            before = len(order)
            await ask("easy", "somebody")
            assert len(order) - before <= 2, "at most the thought that was under way came first"
            assert workers.queue.count >= 50
            for task in flood:
                task.cancel()
        finally:
            await workers.close()

    asyncio.run(scene())


def test_cancelling_ends_no_process_and_is_counted() -> None:
    async def scene() -> None:
        workers = Workers(Settings(workers=1, bot_seconds=PATIENCE))
        started: list[Any] = []
        start = asyncio.create_subprocess_exec

        async def counted(*args: Any, **more: Any) -> Any:
            started.append(args)
            return await start(*args, **more)

        cancelled = METRICS.value("thoughts_cancelled_total")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "create_subprocess_exec", counted)
            try:
                await workers.ask(question("random"), "1", "a")
                begun = asyncio.create_task(workers.ask(question("hard"), "1", "a"))
                waiting = asyncio.create_task(workers.ask(question("hard"), "2", "a"))
                await until(lambda: workers.idle == 0 and workers.queue.count == 1)
                for task in (begun, waiting):
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                assert workers.queue.count == 0
                assert (await workers.ask(question("random"), "3", "b")).option
            finally:
                await workers.close()
        assert len(started) == 1
        assert METRICS.value("thoughts_cancelled_total") == cancelled + 2

    asyncio.run(scene())


def test_hints_wait_for_bots_only_so_long(tmp_path: Path) -> None:
    async def scene() -> None:
        server = TableServer(Settings(db=str(tmp_path / "t.db"), workers=-1))
        await server.open()
        try:
            made = await make_table(server, NewTable("mycelia", [NewSeat("me")], seed=5))
            table = await server.table(made.table)
            ears = [Ear(table, (0,)) for _ in range(3)]
            for number, ear in enumerate(ears, 1):
                server.workers.hint_wait = PATIENCE if number < 3 else 0.1
                await table.welcome(ear)
                await table.hint(ear, AskHint(number, 0))
                await until(lambda: server.workers.queue.count == number or number == 3)  # noqa: B023
            await until(lambda: any('"error-busy"' in text for text in ears[2].heard))
            assert "being worked out already" in ears[2].heard[-1] and server.workers.queue.count == 2
            table.bid_farewell(ears[0])
            await until(lambda: server.workers.queue.count == 1)
            await table.hint(ears[2], AskHint(4, 0))
            await until(lambda: sum('"error-busy"' in text for text in ears[2].heard) == 2)
            assert "too much to think about" in ears[2].heard[-1] and server.workers.queue.count == 1
        finally:
            await server.close()

    asyncio.run(scene())


def thinker(nats: Nats) -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, "-m", "fairyring", "think", "--bus", nats.url, "--workers", "1"],
                               stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and "thinks with 1 processes" in process.stdout.readline()
    return process


def test_thinkers_elsewhere_do_the_thinking_and_one_that_dies_is_replaced_by_another(tmp_path: Path,
                                                                                    nats: Nats) -> None:
    async def scene() -> None:
        seconds = 2.0 - GRACE_SECONDS  # after two seconds without an answer another thinker is asked
        server = TableServer(Settings(db=str(tmp_path / "t.db"), bus=nats.url, workers=-1, bot_seconds=seconds))
        await server.open()
        processes = [await asyncio.to_thread(thinker, nats) for _ in range(2)]
        try:
            made = await make_table(server, NewTable("mycelia", [NewSeat("bot", bot="search")] * 2, seed=5))
            table = await server.table(made.table)
            ear = Ear(table, ())
            await table.welcome(ear)
            await until(lambda: table.version >= 3)
            processes[0].kill()
            version = table.version
            await until(lambda: table.version >= version + 5)
            processes[1].terminate()
            assert await asyncio.to_thread(processes[1].wait, PATIENCE) == 0
            version = table.version
            processes.append(await asyncio.to_thread(thinker, nats))
            await until(lambda: table.version >= version + 2)
        finally:
            for process in processes:
                process.kill()
                process.wait()
            await server.close()

    asyncio.run(scene())


def test_a_bus_that_cannot_be_reached_is_told_in_one_line(tmp_path: Path) -> None:
    for command in (["think"], ["serve", "--port", "0", "--db", str(tmp_path / "t.db")]):
        done = subprocess.run([sys.executable, "-m", "fairyring", *command, "--bus", "nats://user:secret@127.0.0.1:1"],
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 1 and done.stdout == ""
        *_, said = done.stderr.strip().splitlines()
        assert said.startswith("fairyring: nats://127.0.0.1:1: cannot be reached")
        assert "secret" not in done.stderr and "Traceback" not in done.stderr
