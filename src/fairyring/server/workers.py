"""Bots think in processes of their own, so that the event loop never waits and a bot that overruns can be ended.

Every process takes one thought after the other from the queue. Whoever does not want to know any more only takes the
thought back: a process that has begun finishes it, and is there for the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

from fairyring.bots.own import Offered
from fairyring.server.errors import Busy
from fairyring.server.metrics import METRICS
from fairyring.server.settings import Settings
from fairyring.server.thoughts import Queue, Thought
from fairyring.server.worker import ANSWERS, LENGTH, Answer, Question, frame

GRACE_SECONDS = 5.0
"""What a bot gets on top of its time, for loading and for a busy machine, before its process is ended."""

log = logging.getLogger(__name__)


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, module: str, *given: str) -> Worker:
        return cls(await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, *given, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, start_new_session=True))

    async def ask(self, question: bytes) -> bytes:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(question)
        await stdin.drain()
        head = await stdout.readexactly(LENGTH)
        return await stdout.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Lasting:
    """A process that is started when it is needed, and anew when it failed or overran."""

    def __init__(self, module: str, seconds: float, *given: str) -> None:
        self.module = module
        self.seconds = seconds
        self.given = given
        self.worker: Worker | None = None

    async def put(self, question: bytes) -> bytes:
        """Its answer. Raises TimeoutError when it overran, OSError or IncompleteReadError when it ended."""
        well = False
        try:
            if self.worker is None:
                self.worker = await Worker.start(self.module, *self.given)
            async with asyncio.timeout(self.seconds):
                answer = await self.worker.ask(question)
            well = True
            return answer
        finally:
            if not well:
                await asyncio.shield(self.end())

    async def end(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.end()


class Process(Lasting):
    """A process that thinks."""

    def __init__(self, seconds: float, bots: Sequence[Offered] = ()) -> None:
        super().__init__("fairyring.server.worker", seconds + GRACE_SECONDS,
                         *(f"{bot.name}={bot.source}" for bot in bots))

    async def ask(self, question: Question) -> Answer:
        """The answer of a bot; one with an error when it failed or overran."""
        try:
            return ANSWERS.decode(await self.put(frame(question)))
        except TimeoutError:
            return Answer(error=f"took longer than {self.seconds:g} s")
        except (OSError, asyncio.IncompleteReadError) as error:
            return Answer(error=f"its process ended ({error})")


class Workers:
    """Thinks for all tables of a server: with processes of its own, and with whoever else takes from the queue."""

    def __init__(self, settings: Settings) -> None:
        self.count = processes(settings.workers)
        self.seconds = settings.bot_seconds
        self.bots = settings.bots
        self.traced: set[str] = set()
        """Bots whose traceback has been told."""
        self.hint_wait = settings.hint_wait_seconds
        self.queue = Queue(settings.most_thoughts, settings.most_thoughts_per_address,
                           settings.most_hints_per_address, settings.most_hints_per_table)
        self.idle = 0
        self.working: list[asyncio.Task[None]] = []
        self.closed = False

    async def ask(self, question: Question, table: str, address: str) -> Answer:
        """The answer of a bot. Raises Busy when too many thoughts wait, or a hint would wait too long."""
        if self.closed:
            raise Busy("the server stops")
        if not self.working:
            self.working = [asyncio.create_task(self.work()) for _ in range(self.count)]
        stays = self.count > 0 and any(bot.name == question.bot for bot in self.bots)
        thought = Thought(question, table, address, stays)
        self.queue.put(thought)
        try:
            async with asyncio.timeout(self.hint_wait if thought.hint else None):
                return await thought.done
        except TimeoutError:
            raise Busy("the bots have too much to think about; try again in a moment") from None
        finally:
            if not thought.done.done() or thought.done.cancelled():
                self.queue.cancel(thought)
                METRICS.thoughts_cancelled.inc()

    async def work(self) -> None:
        """One process and its thoughts."""
        process = Process(self.seconds, self.bots)
        try:
            while True:
                self.idle += 1
                try:
                    thought = await self.queue.next()
                finally:
                    self.idle -= 1
                try:
                    await self.think(thought, process.ask)
                except Exception as error:  # whatever is wrong with one question, the next is thought about
                    thought.fail(error)
        finally:
            await process.end()

    async def think(self, thought: Thought, ask: Callable[[Question], Awaitable[Answer]]) -> None:
        """Think about it, here or elsewhere, and note for whom."""
        started = perf_counter()
        answer = await ask(thought.question)
        taken = perf_counter() - started
        self.queue.use.add(thought.address, taken)
        bot = thought.question.bot or "hint"
        METRICS.thinking.labels(bot).observe(taken)
        if answer.error:
            METRICS.bot_failures.labels(bot).inc()
            log.warning("bot %s: %s", bot, answer.error)
            if answer.trace and bot not in self.traced:
                self.traced.add(bot)
                log.warning("%s", answer.trace.rstrip())
        if not thought.done.done():
            thought.done.set_result(answer)

    async def close(self) -> None:
        self.closed = True
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)


def processes(wanted: int) -> int:
    """How many processes: as many as wanted, or one less than there are cores; below 0: none."""
    return max(0, wanted or max(1, (os.cpu_count() or 2) - 1))
