"""A process that thinks for bots: reads a question from its input, writes the answer to its output, and so on.

It gets the table as data and makes a seat's handle of it at once; the bot sees only that handle.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from traceback import format_exc
from typing import Any, BinaryIO, NoReturn

import msgspec

from fairyring.bots.budget import Budget
from fairyring.bots.hints import best_three
from fairyring.bots.levels import BOTS, make_table_bot
from fairyring.bots.own import own_bot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.facts import Kept
from fairyring.kernel.game import find_game, unknown
from fairyring.kernel.seat import Bot, SeatHandle
from fairyring.kernel.table import Data
from fairyring.server.messages import Rating

LENGTH = 4
"""Every message starts with its length in so many bytes."""
GIVES_WAY = 10
"""Steps by which a process yields the processor to the server itself: a move is acknowledged before a bot thinks on."""


class Question(msgspec.Struct, frozen=True):
    game: str
    table: Data
    seat: int
    seed: int
    bot: str
    """A bot's level or the name of one of ours; empty: rate the options instead of choosing one."""
    seconds: float
    components: Kept | None = None
    """The table's own, when they are not today's."""


class Answer(msgspec.Struct, frozen=True):
    """The chosen option, or the best ones with their estimates."""

    option: str = ""
    ratings: list[Rating] = []
    error: str = ""
    trace: str = ""
    """Where in the bot it went wrong."""


OURS: dict[str, str] = {}
"""Bots of whoever runs the server: what each is made of, by the name that a question has. This process was started
with them; no question brings one."""

QUESTIONS = msgspec.msgpack.Decoder(Question)
ANSWERS = msgspec.msgpack.Decoder(Answer)


@lru_cache(maxsize=8)
def content_of(game: str, components: bytes) -> Any:
    """Components of the past, made once for as long as somebody plays with them."""
    return find_game(game).content_from(msgspec.json.decode(components))


@cache
def ours(name: str) -> Bot:
    """A bot of whoever runs the server, made once: it may have read a large file for it. Raises BadSetup."""
    if name not in OURS:
        raise BadSetup(unknown("bot", name, [*BOTS, *OURS]))
    bot = own_bot(OURS[name])
    if bot is None:
        raise BadSetup(f'bot "{name}": "{OURS[name]}" is not installed any more')
    return bot


def think(question: Question) -> Answer:
    game = find_game(question.game)
    old = question.components
    content = game.content() if old is None else content_of(game.id, msgspec.json.encode(old))
    table = game.load_table(question.table, content)
    handle = SeatHandle(game, table, question.seat, question.seed)
    if question.bot:
        bot = make_table_bot(question.bot) if question.bot in BOTS else ours(question.bot)
        chosen = bot.choose(handle, question.seed)
        if chosen not in handle.names():
            return Answer(error=f"chose {chosen!r:.80}, which is none of its options")
        return Answer(chosen)
    best = best_three(handle, question.seed, Budget(seconds=question.seconds))
    return Answer(ratings=[Rating(*one) for one in best])


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while head := questions.read(LENGTH):
        body = questions.read(int.from_bytes(head, "big"))
        try:
            answer = think(QUESTIONS.decode(body))
        except Exception as error:  # whatever goes wrong in a bot, the table must go on
            answer = Answer(error=f"{type(error).__name__}: {error}", trace=format_exc())
        answers.write(frame(answer))
        answers.flush()


def live(serve: Callable[[BinaryIO, BinaryIO], None]) -> NoReturn:
    """Serve for as long as the server lives. When it is gone there is nobody to tell anything.

    Answers have the output to themselves: what a bot prints goes where errors go.
    """
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):  # not on Windows
        os.nice(GIVES_WAY)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, answers)
    os._exit(0)


if __name__ == "__main__":
    for given in sys.argv[1:]:
        called, _, OURS[called] = given.partition("=")
    live(serve)
