"""What waits to be thought about: bots before hints, and whoever has had the least thinking done comes first.

One address with sixty tables of slow bots keeps nobody else waiting: its next thought comes when the others, who used
less of the processes lately, have had theirs.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from time import monotonic

from fairyring.server.errors import Busy
from fairyring.server.metrics import METRICS
from fairyring.server.worker import Answer, Question

FADE_SECONDS = 30.0
"""Thinking that was done so long ago counts half."""

MOST_ADDRESSES = 10_000
"""Addresses whose use is remembered; the least used are forgotten first."""


class Thought:
    """A question, whose it is, and its answer to come."""

    __slots__ = ("address", "done", "question", "stays", "table", "tries")

    def __init__(self, question: Question, table: str, address: str, stays: bool = False) -> None:
        self.question = question
        self.table = table
        self.address = address
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.stays = stays
        """Only processes of this server know the bot."""
        self.tries = 0

    @property
    def hint(self) -> bool:
        return not self.question.bot

    def fail(self, error: Exception) -> None:
        """It cannot be thought about at all: whoever asked hears why, instead of waiting for ever."""
        if not self.done.done():
            self.done.set_exception(error)


class Use:
    """How much thinking was done for each address, fading with time."""

    def __init__(self) -> None:
        self.seconds: dict[str, tuple[float, float]] = {}

    def of(self, address: str) -> float:
        seconds, at = self.seconds.get(address, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - at) / FADE_SECONDS) if seconds else 0.0

    def add(self, address: str, seconds: float) -> None:
        self.seconds[address] = self.of(address) + seconds, monotonic()
        if len(self.seconds) > MOST_ADDRESSES:
            for one in sorted(self.seconds, key=self.of)[:MOST_ADDRESSES // 2]:
                del self.seconds[one]


class Queue:
    """Thoughts that wait. Bounded as a whole, for each address and, for hints, for each table."""

    def __init__(self, most: int, most_per_address: int, most_hints_per_address: int,
                 most_hints_per_table: int) -> None:
        self.most = most
        self.most_per_address = {False: most_per_address, True: most_hints_per_address}
        self.most_hints_per_table = most_hints_per_table
        self.lanes: dict[bool, dict[str, deque[Thought]]] = {False: {}, True: {}}
        """Bots' and hints' thoughts, each by address."""
        self.hints: Counter[str] = Counter()
        """Hints that wait, by table."""
        self.use = Use()
        self.count = 0
        self.filled = asyncio.Event()

    def put(self, thought: Thought) -> None:
        """Raises Busy when too many wait already."""
        lane = self.lanes[thought.hint]
        if self.count >= self.most:
            raise Busy("the bots have too much to think about; try again in a moment")
        if len(lane.get(thought.address, ())) >= self.most_per_address[thought.hint]:
            raise Busy("too many thoughts for one address wait already; try again in a moment")
        if thought.hint and self.hints[thought.table] >= self.most_hints_per_table:
            raise Busy("hints for this table are being worked out already")
        lane.setdefault(thought.address, deque()).append(thought)
        self.counted(thought, 1)

    def put_back(self, thought: Thought) -> None:
        """Nobody could think about it yet: it is the next again."""
        self.lanes[thought.hint].setdefault(thought.address, deque()).appendleft(thought)
        self.counted(thought, 1)

    def take(self, elsewhere: bool = False) -> Thought | None:
        """The next thought: a bot's if there is one, of the address that used the least; elsewhere, what may go."""
        for lane in self.lanes.values():
            ready = [address for address, waiting in lane.items() if not (elsewhere and waiting[0].stays)]
            if ready:
                address = min(ready, key=self.use.of)
                thought = lane[address].popleft()
                self.tidy(lane, address)
                self.counted(thought, -1)
                return thought
        return None

    def cancel(self, thought: Thought) -> bool:
        """Nobody wants to know any more. True: it still waited."""
        lane = self.lanes[thought.hint]
        try:
            lane.get(thought.address, deque()).remove(thought)
        except ValueError:
            return False
        self.tidy(lane, thought.address)
        self.counted(thought, -1)
        return True

    def tidy(self, lane: dict[str, deque[Thought]], address: str) -> None:
        if not lane[address]:
            del lane[address]

    def counted(self, thought: Thought, by: int) -> None:
        self.count += by
        if thought.hint:
            self.hints[thought.table] += by
            if not self.hints[thought.table]:
                del self.hints[thought.table]
        METRICS.thoughts_waiting.set(self.count)
        if self.count:
            self.filled.set()
        else:
            self.filled.clear()

    async def next(self) -> Thought:
        """Wait for a thought and take it."""
        while (thought := self.take()) is None:
            await self.filled.wait()
        return thought
