"""`fairyring learn GAME`: a first game by the hand, in the terminal."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from fairyring.cli.arguments import HelpFormatter, add_game, add_language, examples
from fairyring.cli.choosing import matches
from fairyring.cli.console import make_console
from fairyring.cli.explaining import question
from fairyring.kernel.drawing import draw
from fairyring.kernel.errors import BadLesson
from fairyring.kernel.game import find_game
from fairyring.kernel.lessons import Lesson, lesson_names, read_lesson
from fairyring.kernel.pupil import NEXT, Pupil
from fairyring.kernel.text import Texts, texts
from fairyring.kernel.words import Event, Message

ME = 0


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "learn", help="learn a game by the hand",
        description="A first game by the hand: a prepared table, one idea at a time, and you make the moves. Enter "
                    "goes on, a number or a name chooses, q leaves.",
        epilog=examples("fairyring learn mycelia", "fairyring learn salamandra --language fr",
                        "fairyring learn mycelia --part 3"), formatter_class=HelpFormatter)
    add_game(parser)
    parser.add_argument("lesson", nargs="?", default="first", help="the lesson (default: first)")
    parser.add_argument("--part", type=int, default=1, metavar="N", help="begin at this part (default: 1)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if not lesson_names(game):
        raise BadLesson(f"{game.id} has no lessons")
    lesson = read_lesson(game, args.lesson)
    if not 1 <= args.part <= len(lesson.parts):
        raise BadLesson(f"--part {args.part}: the lesson has parts 1 to {len(lesson.parts)}")
    content = game.content()
    school = School(lesson, texts(args.language, game), make_console())
    for number in range(args.part - 1, len(lesson.parts)):
        if not school.teach(Pupil(game, lesson, number, content), number):
            school.line("cli-learn-resume", command=f"fairyring learn {game.id} --part {number + 1}")
            return 0
    school.line("cli-learn-done", command=f"fairyring play {game.id} --bots easy")
    return 0


class School:
    """Says what a lesson says and reads the answers."""

    def __init__(self, lesson: Lesson, words: Texts, console: Console) -> None:
        self.lesson = lesson
        self.words = words
        self.console = console
        seats = range(1, lesson.setup.players)
        self.names = [words.format("player-you", {}),
                      *[words.format("player-seat", {"number": seat + 1}) for seat in seats]]

    def teach(self, pupil: Pupil, number: int) -> bool:
        """One part to its end; False when somebody leaves."""
        heading = self.words.format(pupil.part.key, {})
        self.console.print()
        self.line("cli-learn-part", number=number + 1, total=len(self.lesson.parts), heading=heading, style="bold")
        self.draw(pupil)
        while not pupil.done:
            self.speak(pupil)
            answer = self.ask(pupil)
            if answer is None:
                return False
            events = pupil.answer(answer)
            self.tell(pupil, events)
            if events and not pupil.done:
                self.draw(pupil)
        self.speak(pupil)
        return True

    def speak(self, pupil: Pupil) -> None:
        for message in pupil.said():
            self.console.print(Text(self.words.say(message), style="green"))

    def ask(self, pupil: Pupil) -> str | None:
        """The answer to what is asked; None when the input ends or somebody leaves."""
        options = pupil.options()
        if options:
            self.console.print(question(pupil.session, self.words))
            for number, option in enumerate(options, 1):
                self.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), self.words.sentence(option.message)))
        while True:
            key = "cli-learn-choose" if options else "cli-learn-next"
            self.console.print(Text(self.words.format(key, {}) + " > ", style="bold"), end="")
            typed = sys.stdin.readline()
            if not typed or typed.strip().lower() in ("q", "quit"):
                return None
            if not options:
                return NEXT
            found = matches(typed.strip(), options, [self.words.say(option.message) for option in options])
            if len(found) == 1:
                return options[found[0]].name
            if typed.strip():
                self.line("cli-unknown", text=typed.strip())

    def tell(self, pupil: Pupil, events: list[Event]) -> None:
        game, content = pupil.game, pupil.session.content
        names = game.names(pupil.session.table, self.names)
        for _, message in game.story(content, [event.seen_by(ME) for event in events], names):
            self.console.print(Text(f"- {self.words.say(message)}", style="cyan"))

    def draw(self, pupil: Pupil) -> None:
        signs = (self.console.encoding or "").lower().startswith("utf")
        for part in draw(pupil.game, pupil.session.table.view(ME), pupil.session.content, self.words, self.names,
                         signs, True):
            self.console.print(part)

    def line(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.words.say(Message(key, dict(args))), style=style), soft_wrap=True)
