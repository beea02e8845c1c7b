"""Bots think in processes of their own, so that the event loop never waits and a bot that overruns can be ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from time import perf_counter

from fairyring.server.metrics import METRICS
from fairyring.server.worker import ANSWERS, LENGTH, Answer, Question, frame

GRACE_SECONDS = 5.0
"""What a bot gets on top of its time, for loading and for a busy machine, before its process is ended."""

log = logging.getLogger(__name__)


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Worker:
        return cls(await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fairyring.server.worker", stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, start_new_session=True))

    async def ask(self, question: Question) -> Answer:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(frame(question))
        await stdin.drain()
        head = await stdout.readexactly(LENGTH)
        return ANSWERS.decode(await stdout.readexactly(int.from_bytes(head, "big")))

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    """A few processes, started when the first question comes."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.places = asyncio.Semaphore(self.count)
        self.closed = False

    async def ask(self, question: Question) -> Answer:
        """The answer of a bot. An answer with an error when it failed or overran; cancelling ends its process."""
        async with self.places:
            if self.closed:
                return Answer(error="the server stops")
            started = perf_counter()
            answer = await self.ask_one(question)
        METRICS.thinking.watch(perf_counter() - started)
        if answer.error:
            METRICS.bot_failures.add()
            log.warning("bot %s: %s", question.bot or "hint", answer.error)
        return answer

    async def ask_one(self, question: Question) -> Answer:
        worker = self.idle.pop() if self.idle else await Worker.start()
        self.busy.add(worker)
        well = False
        try:
            async with asyncio.timeout(self.seconds + GRACE_SECONDS):
                answer = await worker.ask(question)
            well = True
            return answer
        except TimeoutError:
            return Answer(error=f"took longer than {self.seconds + GRACE_SECONDS:g} s")
        except (OSError, asyncio.IncompleteReadError) as error:
            return Answer(error=f"its process ended ({error})")
        finally:
            self.busy.discard(worker)
            if well and not self.closed:
                self.idle.append(worker)
            else:
                await asyncio.shield(worker.end())

    async def close(self) -> None:
        self.closed = True
        for worker in (*self.idle, *self.busy):
            await worker.end()
        self.idle.clear()
