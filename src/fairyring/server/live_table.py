"""A table in memory: the game, the people connected to it, and the bots that think for it."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from random import Random
from time import monotonic

from fairyring.bots.levels import BOTS, STAND_IN
from fairyring.kernel.errors import StaleOption, UnknownOption
from fairyring.kernel.table import NOBODY
from fairyring.server import messages
from fairyring.server.catching_up import RETRY_SECONDS
from fairyring.server.contents import Begun
from fairyring.server.errors import BotTrouble, Busy, DatabaseTrouble, NoHint, NotYourSeat, UnknownTable, problem
from fairyring.server.guest import Guest, encode
from fairyring.server.homes import Homes
from fairyring.server.limits import neighbourhood
from fairyring.server.messages import Hint
from fairyring.server.moves import Moves
from fairyring.server.names import clean
from fairyring.server.rows import SeatRow, TableRow
from fairyring.server.settings import Settings
from fairyring.server.store import Store
from fairyring.server.worker import Question
from fairyring.server.workers import Workers

log = logging.getLogger(__name__)


class LiveTable(Moves):
    """One table with everything that happens at it: people come and go, move and ask for hints, bots decide."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store, workers: Workers,
                 homes: Homes, settings: Settings, bots: list[str]) -> None:
        super().__init__(row, seats, begun, store, homes, settings, bots)
        self.workers = workers
        self.bot: asyncio.Task[None] | None = None
        self.bot_version = -1
        """The version at which `bot` decides."""
        self.address = ""
        """Where the last guest came from: the bots' thinking counts for it."""

    # --- people ------------------------------------------------------------------------------------------------------
    async def welcome(self, guest: Guest, since: float | None = None) -> None:
        """Somebody sits down or comes to watch: they get the whole state, the others hear of it.

        It is the state of `since`, when they came, or a later one: their own last move may have gone through another
        server, whose note of it was lost.
        """
        since = monotonic() if since is None else since
        async with self.lock:
            await self.know_all(since)
            if guest.hashes:
                guest.mine, guest.left = self.seats_of(guest.hashes)
            guest.eyes = self.eyes_of(guest)
            self.guests.add(guest)
            self.address = neighbourhood(guest.address)
            self.used = monotonic()
            guest.send(encode(self.state(guest, 0)))
            self.tell_presence(besides=guest)
            self.announce()
            self.wake_bot(anew=False)

    def bid_farewell(self, guest: Guest) -> None:
        guest.leave()
        self.guests.discard(guest)
        self.used = monotonic()
        if not self.cared_for():
            self.stop_bot()
        self.gone |= {seat: self.used for seat in guest.mine if seat not in self.present()}
        self.tell_presence()
        self.announce()

    async def look(self, guest: Guest, asked: messages.Look) -> None:
        async with self.lock:
            await self.ensure_sure()
            if asked.seat is not None:
                if asked.seat not in guest.mine:
                    raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
                guest.eyes = asked.seat
            guest.send(encode(self.state(guest, asked.id)))

    async def rename(self, guest: Guest, asked: messages.Rename) -> None:
        if asked.seat not in guest.mine:
            raise NotYourSeat(f"seat {asked.seat + 1} is not yours")
        name = clean(asked.name)
        async with self.lock:
            await self.store.rename(self.row.id, asked.seat, name)
            self.seats[asked.seat] = self.seats[asked.seat]._replace(name=name)
            self.tell_presence(guest, asked.id)

    def leave(self) -> None:
        """The table goes out of memory."""
        self.closed = True
        self.stop_bot()
        if self.checking is not None:
            self.checking.cancel()
        for guest in list(self.guests):
            guest.leave()
        self.guests.clear()

    # --- bots --------------------------------------------------------------------------------------------------------
    def wake_bot(self, anew: bool = True) -> None:
        """If a bot decides now, let it think; whatever another one was thinking about is over."""
        if self.bot is not None and (not anew or self.bot_version == self.version):
            return  # it thinks about this very decision, or nobody says that there is another
        if not self.sure and not anew:
            return  # a move is on its way into the log, and wakes the next bot itself
        self.stop_bot()
        seat = self.session.table.seat
        playing = not (self.row.replay or self.row.state or self.closed or self.halted) and self.cared_for()
        if not playing or seat == NOBODY or self.seats[seat].kind != "bot":
            return
        if self.homes.here(self.row.id) or self.home not in self.homes.living:
            self.bot_version = self.version
            self.bot = asyncio.create_task(self.bot_decides(seat, self.version))

    def stop_bot(self) -> None:
        if self.bot is not None:
            self.bot.cancel()
            self.bot = None

    async def bot_decides(self, seat: int, version: int) -> None:
        """Think, and store the move. Whatever goes wrong is told to everybody and tried again."""
        option = ""
        delay, pause = 0.0, 0.25
        this = asyncio.current_task()
        while True:
            await asyncio.sleep(delay)
            try:
                if not await self.at_home() or self.version != version:
                    break
                option = option or await self.bot_option(seat)
                async with self.lock:
                    await self.ensure_sure()
                    if self.version != version or version >= self.settings.most_entries or not await self.at_home():
                        break
                    self.bot = None  # the move wakes the next bot, and must not cancel this one for it
                    await self.do_and_store("play", seat, lambda: self.session.play(option), None, 0)  # noqa: B023
                    return
            except (StaleOption, UnknownTable):
                break
            except UnknownOption as error:  # the log took back what it was thought for: think anew
                log.warning("table %s: %s", self.row.id, error)
                option = ""
            except Busy as error:
                self.tell_trouble(error)
            except DatabaseTrouble as error:
                log.warning("table %s: the bot's move was not stored: %s", self.row.id, error)
                self.tell_trouble(error)
            except Exception as error:  # a bot that fails must not end the game for the people at the table
                log.exception("table %s: the bot of seat %d failed", self.row.id, seat + 1)
                self.tell_trouble(BotTrouble(f"the bot of seat {seat + 1}: {type(error).__name__}"))
            self.bot = this
            delay, pause = pause, min(RETRY_SECONDS, 2 * pause)
        if self.bot is this:
            self.bot = None

    async def bot_option(self, seat: int) -> str:
        """What the bot chooses; anything legal when it found nothing in its time."""
        bot = self.seats[seat].bot
        if bot not in BOTS and bot not in self.own_bots:
            log.warning("table %s: there is no bot %s here any more; %s plays on for it", self.row.id, bot, STAND_IN)
            bot = STAND_IN
        answer = await self.workers.ask(self.question(seat, bot), self.row.id, self.address)
        names = self.session.names()
        return answer.option if answer.option in names else Random(self.version).choice(names)

    def question(self, seat: int, bot: str) -> Question:
        """What a bot is asked. Its seed is the same on every server, so that two come to the same answer."""
        seed = int.from_bytes(sha256(f"{self.row.id} {self.version}".encode()).digest()[:4], "big")
        session = self.session
        old = None if session.content is session.game.content() else session.content.facts.data()
        return Question(session.game.id, session.table.save(), seat, seed, bot, self.settings.hint_seconds, old)

    # --- hints -------------------------------------------------------------------------------------------------------
    async def hint(self, guest: Guest, asked: messages.AskHint) -> None:
        """What the best bot would do."""
        async with self.lock:
            await self.require(asked.version)
            seat = self.session.table.seat
            if seat == NOBODY or seat not in guest.mine:
                raise NoHint("a hint is for whoever decides")
            if guest.asking is not None and not guest.asking.done():
                raise NoHint("the bot is still thinking about the last hint")
            question = self.question(seat, "")
        guest.asking = asyncio.create_task(self.think_for(guest, asked, question))

    async def think_for(self, guest: Guest, asked: messages.AskHint, question: Question) -> None:
        try:
            answer = await self.workers.ask(question, self.row.id, neighbourhood(guest.address))
        except Busy as error:
            guest.send(encode(problem(error, asked.id)))
            return
        except Exception as error:
            log.exception("table %s: a hint failed", self.row.id)
            guest.send(encode(problem(NoHint(f"the bot has no hint: {type(error).__name__}"), asked.id)))
            return
        if answer.error or not answer.ratings:
            guest.send(encode(problem(NoHint(f"the bot has no hint: {answer.error or 'nothing found'}"), asked.id)))
            return
        guest.send(encode(Hint(asked.id, asked.version, self.bots[-1], answer.ratings)))
