"""Thinking elsewhere: `fairyring think` takes questions from servers over NATS.

A thinker listens only while it has a process to spare, for one question each, so a question never waits at a busy one:
when nobody listens, NATS says so at once, and the thought stays in the server's own queue. Thinkers of another version
listen to another subject.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeout

from fairyring import __version__
from fairyring.server.bus import Bus
from fairyring.server.bus_nats import PREFIX, NatsBus, connect
from fairyring.server.settings import Settings
from fairyring.server.stopping import when_told_to_stop
from fairyring.server.thoughts import Thought
from fairyring.server.worker import ANSWERS, QUESTIONS, Answer, Question
from fairyring.server.workers import GRACE_SECONDS, Process, Workers, processes

SUBJECT = f"{PREFIX}think.{__version__.replace('.', '_')}"
QUEUE = "thinkers"
PAUSE_SECONDS = 0.05
"""How long a server waits before it asks again whether anybody listens."""

MOST_AWAY = 256
"""Thoughts of one server that are thought about elsewhere at a time."""

TRIES = 3
log = logging.getLogger(__name__)


class Away:
    """A server's way to thinkers elsewhere. They get what waits while its own processes are busy."""

    def __init__(self, workers: Workers, client: Any) -> None:
        self.workers = workers
        self.client = client
        self.places = asyncio.Semaphore(MOST_AWAY)
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        queue = self.workers.queue
        while True:
            await queue.filled.wait()
            if self.workers.idle:  # one of our own takes it
                await asyncio.sleep(PAUSE_SECONDS / 10)
            await self.places.acquire()
            thought = queue.take(elsewhere=True)
            if thought is None:  # what waits is for our own processes
                self.places.release()
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            taken = asyncio.Event()
            task = asyncio.create_task(self.send(thought, taken))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            with contextlib.suppress(TimeoutError):  # nobody listens: wait; somebody has it: the next one may go
                await asyncio.wait_for(taken.wait(), PAUSE_SECONDS)

    async def send(self, thought: Thought, over: asyncio.Event) -> None:
        try:
            await self.workers.think(thought, self.ask)
            over.set()
        except (NatsError, NatsTimeout, OSError) as error:
            thought.tries += not isinstance(error, NoRespondersError)
            if thought.tries >= TRIES:
                thought.done.set_result(Answer(error=f"no thinker answered ({type(error).__name__})"))
            elif not thought.done.done():
                self.workers.queue.put_back(thought)
        except Exception as error:  # a question that cannot be put, an answer that cannot be read
            thought.fail(error)
        finally:
            self.places.release()

    async def ask(self, question: Question) -> Answer:
        reply = await self.client.request(SUBJECT, msgspec.msgpack.encode(question),
                                          timeout=self.workers.seconds + GRACE_SECONDS)
        return ANSWERS.decode(reply.data)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def think_elsewhere(workers: Workers, bus: Bus) -> None:
    """Let thinkers help with whatever waits, for as long as the server runs."""
    assert isinstance(bus, NatsBus)
    away = Away(workers, bus.client)
    try:
        await away.serve()
    finally:
        await away.close()


class Thinker:
    """`fairyring think`: processes that think for any server on the bus."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.client: Any = None
        self.thought = 0

    async def run(self, ready: Callable[[int], None]) -> None:
        """Think until told to stop; a thought that has begun is finished."""
        self.client = await connect(self.settings.bus)
        stop = asyncio.Event()
        when_told_to_stop(lambda _: stop.set())
        count = max(1, processes(self.settings.workers))
        thinking = [asyncio.create_task(self.think(stop)) for _ in range(count)]
        ready(count)
        await asyncio.gather(*thinking)
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            await asyncio.wait_for(self.client.close(), 5)

    async def think(self, stop: asyncio.Event) -> None:
        """One process: listen for one question, answer it, and so on."""
        process = Process(self.settings.bot_seconds, self.settings.bots)
        stopping = asyncio.create_task(stop.wait())
        try:
            while not stop.is_set():
                question = await self.listen(stopping)
                if question is not None:
                    answer = await process.ask(QUESTIONS.decode(question.data))
                    self.thought += 1
                    with contextlib.suppress(NatsError, OSError):
                        await question.respond(msgspec.msgpack.encode(answer))
        finally:
            stopping.cancel()
            await process.end()

    async def listen(self, stopping: asyncio.Task[bool]) -> Any:
        """The next question; None when it is time to stop."""
        heard: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def hear(message: Any) -> None:
            if not heard.done():
                heard.set_result(message)

        subscription = await self.client.subscribe(SUBJECT, queue=QUEUE, cb=hear)
        await subscription.unsubscribe(limit=1)
        await asyncio.wait((heard, stopping), return_when=asyncio.FIRST_COMPLETED)
        if heard.done():
            return heard.result()
        with contextlib.suppress(NatsError, OSError):
            await subscription.unsubscribe()
        return None
