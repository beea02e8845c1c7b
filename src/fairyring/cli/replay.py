"""`fairyring replay FILE`: look at a recorded game, step by step, or prove that it is sound."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from fairyring.cli.arguments import HelpFormatter, add_content, add_language, examples
from fairyring.cli.console import make_console
from fairyring.cli.saves import named
from fairyring.cli.sitting import bullet
from fairyring.kernel.drawing import draw
from fairyring.kernel.errors import BadSetup, BrokenRecord, UnknownOption
from fairyring.kernel.game import find_game
from fairyring.kernel.record import Record, load_record
from fairyring.kernel.replay import open_to_look, replay
from fairyring.kernel.table import SPECTATOR
from fairyring.kernel.text import Texts, texts
from fairyring.kernel.words import Event, Message


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="look at a recorded game, or verify it",
        description="Step through a recorded game, forwards and backwards. --verify replays it to the end and checks "
                    "that the table comes out as recorded.",
        epilog=examples("fairyring replay game.json", "fairyring replay game.json --verify",
                        "fairyring replay game.json --seat 1 --language fr"), formatter_class=HelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `play` saves it")
    parser.add_argument("--verify", action="store_true", help="replay to the end, check, and say so")
    parser.add_argument("--seat", type=int, metavar="N", help="look from this seat (default: as a spectator)")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with named(args.file):
        return look_at(args)


def look_at(args: argparse.Namespace) -> int:
    record = load_record(args.file)
    try:
        game = find_game(record.setup.game)
    except BadSetup as error:
        raise BrokenRecord(str(error)) from None
    content = game.content(args.content)
    words = texts(args.language, game)
    console = make_console()
    if args.verify:
        verify(record, content, console, words)
        return 0
    seat = SPECTATOR
    if args.seat is not None:
        if not 1 <= args.seat <= record.setup.players:
            raise BadSetup(f"--seat {args.seat}: this game has seats 1 to {record.setup.players}")
        seat = args.seat - 1
    return Projector(record, content, console, words, seat).run()


def verify(record: Record, content: Any, console: Console, words: Texts) -> None:
    """Raises BrokenRecord when the record does not come out as it says."""
    replay(record, content)
    console.print(words.say(Message("cli-verified", {"count": len(record.decisions)})))
    if not record.digest:
        console.print(words.format("cli-no-digest", {}))


def happenings(record: Record) -> list[tuple[int, Message]]:
    """Who came and went, each with the number of decisions before it; in the records of tables of people."""
    if "seats" not in record.extra:
        return []
    from fairyring.server.chronicle import read, said  # here, because most records need nothing of the server

    return [(min(step, len(record.decisions)), said(kind, seat, names))
            for step, kind, seat, names in read(record.extra, record.setup.players)]


class Projector:
    """A record on the screen. Going back plays the shorter record again, which takes a few milliseconds."""

    def __init__(self, record: Record, content: Any, console: Console, words: Texts, seat: int) -> None:
        self.record = record
        self.content = content
        self.console = console
        self.words = words
        self.seat = seat
        self.session, self.reason = open_to_look(record, content)
        self.last = len(record.decisions)
        """The last decision that can be shown."""
        self.names = list(record.names) if len(record.names) == record.setup.players else [
            words.say(Message("player-seat", {"number": number + 1})) for number in range(record.setup.players)]
        self.events: list[Event] = []
        self.shown = -1
        """The moment that was shown last."""
        self.happenings = happenings(record)

    @property
    def at(self) -> int:
        return len(self.session.past)

    def run(self) -> int:
        self.line("cli-replay-help")
        if self.reason is not None:
            self.console.print(Text(str(self.reason).removeprefix("record: "), style="red"), soft_wrap=True)
        self.show()
        while True:
            self.console.print(Text("> ", style="bold"), end="")
            typed = sys.stdin.readline()
            if not typed or typed.strip().lower() in ("q", "quit"):
                if not typed:
                    self.console.print()
                return 0
            self.obey(typed.strip().lower())

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word in ("", "n", "next"):
            self.go(self.at + 1)
        elif word in ("b", "back"):
            self.go(self.at - 1)
        elif word in ("t", "turn"):
            self.next_turn()
        elif word in ("e", "end"):
            self.go(len(self.record.decisions))
        elif word in ("v", "verify"):
            try:
                verify(self.record, self.content, self.console, self.words)
            except BrokenRecord as error:
                self.console.print(Text(str(error), style="red"), soft_wrap=True)
            return
        elif word in ("j", "jump") or word.isdigit():
            number = word if word.isdigit() else rest
            if not number.isdigit() or int(number) > len(self.record.decisions):
                self.line("cli-replay-no-number", total=len(self.record.decisions))
                return
            self.go(int(number))
        else:
            self.line("cli-replay-help")
            return
        self.show()

    def go(self, to: int) -> None:
        """To the moment after decision `to`."""
        to = max(0, min(to, self.last))
        if to < self.at:
            self.events = []
            self.session, _ = open_to_look(self.record, self.content)
        while self.at < min(to, self.last):
            self.forward()

    def forward(self) -> None:
        """One decision on. Where the record cannot be followed any further, it stands still and says why."""
        number = self.at
        try:
            self.events = self.session.play(self.record.decisions[number])
        except UnknownOption as error:
            if self.reason is None:
                raise BrokenRecord(f"decision {number + 1}: {error}") from None
            self.last = number

    def next_turn(self) -> None:
        """To the first decision of the next turn."""
        turn = self.session.table.turn
        while self.at < self.last:
            self.forward()
            if self.session.table.turn != turn:
                return

    # --- showing -----------------------------------------------------------------------------------------------------
    def line(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.words.say(Message(key, dict(args)))), soft_wrap=True)

    def show(self) -> None:
        session = self.session
        signs = (self.console.encoding or "").lower().startswith("utf")
        short = self.console.is_terminal
        for part in draw(session.game, session.table.view(self.seat), session.content, self.words, self.names, signs,
                         short):
            self.console.print(part)
        seen = [event.seen_by(self.seat) for event in self.events]
        for _, message in session.game.story(session.content, seen, session.game.names(session.table, self.names)):
            self.console.print(bullet(self.words.say(message)))
        for step, message in self.happenings:
            if min(self.shown, self.at - 1) < step <= self.at:
                self.console.print(bullet(self.words.say(message)))
        self.shown = self.at
        self.line("cli-replay-at", number=self.at, total=len(self.record.decisions))
        if self.at == self.last and self.reason is not None and not session.over:
            self.console.print(Text(str(self.reason).removeprefix("record: "), style="red"), soft_wrap=True)
        elif self.at < len(self.record.decisions):
            self.line("cli-replay-next", player=self.names[session.table.seat], name=self.record.decisions[self.at])
        else:
            self.line("cli-replay-end")
            if session.over:
                self.console.print(Text(self.words.sentence(session.table.outcome().reason)))
