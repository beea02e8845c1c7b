"""One sitting at a table in the terminal: show, ask, carry out, tell, until the game is over or saved."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fairyring.cli import saves
from fairyring.cli.choosing import matches
from fairyring.cli.explaining import explain_card, explain_decision, explain_option, question
from fairyring.cli.seats import Seats
from fairyring.kernel.drawing import draw
from fairyring.kernel.errors import CannotSave, CannotUndo
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, SPECTATOR
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Event, Message, Option

TALL = 45
"""Lines of a terminal on which the table is drawn with every card in full."""

MOST_NEWS = 10
"""Lines of news above the question; `l` reads the rest."""

MOST_ROWS = 7
"""Options below each other; more go into columns if they are short."""

LOG_LINES = 200
"""How far back `l` reads."""


def bullet(line: str) -> Grid:
    """One line of the log, with its further lines set in."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text("-", style="cyan"), Text(line, style="cyan"))
    return grid


class Quit(Exception):
    """The person wants to leave, or the input has ended."""


class BotFailed(Exception):
    """A bot raised, or named no legal option; the person has been told."""


class Sitting:
    """The loop of one sitting."""

    def __init__(self, session: Session, seats: Seats, words: Texts, console: Console, path: Path) -> None:
        self.session = session
        self.seats = seats
        self.words = words
        self.console = console
        self.path = path
        self.told: list[tuple[int, str]] = []
        """The log: after how many decisions, and what."""
        self.news = 0
        """From where on the log is new to the person at the keyboard."""
        self.at_keyboard = -1
        self.table_shown: int | None = None
        """The turn whose table was last drawn, where the screen cannot be cleared."""
        session.names_of_seats = tuple(seats.names)
        if len(seats.people) == 1:
            session.alone = seats.people[0]

    # --- the loop ----------------------------------------------------------------------------------------------------
    def play(self) -> int:
        self.greet()
        try:
            while not self.session.over:
                if self.seats.bots[self.session.table.seat] is None:
                    self.person_decides()
                else:
                    self.bot_decides()
            return self.farewell()
        except BotFailed:
            self.leave()
            return 1
        except (Quit, KeyboardInterrupt):
            self.leave()
            return 0

    def greet(self) -> None:
        game = self.words.format("game-name", {})
        if self.session.past:
            self.line("cli-resumed", game=game, count=len(self.session.past))
        else:
            self.line("cli-welcome", game=game, seed=str(self.session.setup.seed))

    def bot_decides(self) -> None:
        try:
            events = self.session.play(self.seats.choose(self.session))
        except Exception:  # whatever somebody's bot does, nothing that was played is lost
            traceback.print_exc()
            self.line("cli-bot-raised", player=self.seats.names[self.session.table.seat])
            raise BotFailed from None
        self.tell(events)
        if not self.seats.people:
            self.show_news()

    def person_decides(self) -> None:
        seat = self.session.table.seat
        if seat != self.at_keyboard:
            self.change_over(seat)
        self.show(seat)
        while True:
            options = self.session.options()
            typed = self.ask()
            if not typed:
                continue
            anew = self.command(typed, seat, options)
            if anew:
                return
            if anew is not None:
                continue
            found = matches(typed, options, [self.words.say(option.message) for option in options])
            if len(found) == 1:
                self.news = len(self.told)
                self.tell(self.session.play(options[found[0]].name))
                return
            if found:
                self.line("cli-ambiguous", text=typed, names=", ".join(options[i].name for i in found))
            else:
                self.line("cli-unknown", text=typed)

    def change_over(self, seat: int) -> None:
        """Another person takes the keyboard: nothing of the last one stays in sight."""
        if self.at_keyboard >= 0 and len(self.seats.people) > 1:
            if self.console.is_terminal:
                self.console.clear()
            self.line("cli-hand-over", player=self.seats.names[seat])
            self.read("")
        self.at_keyboard = seat
        self.table_shown = None

    # --- what is typed -----------------------------------------------------------------------------------------------
    def read(self, prompt: str) -> str:
        """A line from the keyboard. The end of the input is a wish to leave."""
        try:
            if prompt:
                self.console.print(Text(prompt, style="bold"), end="")
            typed = sys.stdin.readline()
        except (EOFError, UnicodeDecodeError):
            raise Quit from None
        if not typed:
            self.console.print()
            raise Quit
        return typed.strip()

    def ask(self) -> str:
        return self.read(f"{self.words.format('cli-choose', {})} > ")

    def command(self, typed: str, seat: int, options: list[Option]) -> bool | None:
        """Carry out a command: None when it is none, True when the table must be looked at anew."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            self.explain(typed[1:].strip(), options)
        elif word == "c" and rest:
            self.explain_card(rest)
        elif typed in ("h", "help"):
            self.line("cli-help")
        elif typed in ("u", "uu", "undo"):
            return self.undo(seat, typed == "uu")
        elif typed in ("r", "redo"):
            return self.redo(seat)
        elif typed in ("l", "log"):
            self.show_log()
        elif typed in ("t", "table"):
            self.show_table(seat, short=False)
        elif word == "save":
            self.save(Path(rest).expanduser() if rest else self.path)
        elif typed in ("q", "quit"):
            raise Quit
        else:
            return None
        return False

    def explain(self, which: str, options: list[Option]) -> None:
        if not which:
            lines = explain_decision(self.session, self.words)
        else:
            found = matches(which, options, [self.words.say(option.message) for option in options])
            if len(found) != 1:
                self.line("cli-unknown", text=which)
                return
            lines = explain_option(self.session, options[found[0]], self.words)
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def explain_card(self, name: str) -> None:
        lines = explain_card(self.session, name, self.words)
        if not lines:
            self.line("cli-no-card", text=name)
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def undo(self, seat: int, whole_turn: bool) -> bool:
        try:
            count = self.session.undo(seat, whole_turn)
        except CannotUndo:
            self.line("cli-no-undo")
            return False
        now = len(self.session.past)
        self.told = [(at, line) for at, line in self.told if at <= now]
        self.told.append((now, self.words.say(Message("cli-takes-back", {"count": count}))))
        self.news = len(self.told) - 1
        self.table_shown = None
        return True

    def redo(self, seat: int) -> bool:
        try:
            events = self.session.redo(seat)
        except CannotUndo:
            self.line("cli-no-redo")
            return False
        self.news = len(self.told)
        self.tell(events)
        return True

    # --- saving ------------------------------------------------------------------------------------------------------
    def save(self, path: Path) -> bool:
        try:
            saves.save(self.session, path, self.seats.bot_names())
        except CannotSave as error:
            self.console.print(Text(str(error), style="red"), soft_wrap=True)
            return False
        self.line("cli-saved", file=str(path))
        return True

    def leave(self) -> None:
        """Save and go. A game in which nobody has decided anything leaves no file."""
        if not self.session.past:
            return
        saves.save(self.session, self.path, self.seats.bot_names())
        self.line("cli-saved", file=str(self.path))
        command = f"fairyring play {self.session.game.id} --resume {self.path}"
        self.line("cli-resume-with", command=command)

    # --- showing -----------------------------------------------------------------------------------------------------
    def line(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.words.say(Message(key, dict(args)))), soft_wrap=True)

    def tell(self, events: list[Event]) -> None:
        """Put events into the log, as the only person (or a spectator of several) may know them."""
        game, content = self.session.game, self.session.content
        seen = [event.seen_by(self.reader) for event in events]
        for _, message in game.story(content, seen, game.names(self.session.table, self.seats.names)):
            self.told.append((len(self.session.past), self.words.say(message)))

    @property
    def reader(self) -> int:
        """Whose eyes the screen is for when nobody is asked: the only person's, or those of a spectator."""
        return SPECTATOR if self.session.alone == NOBODY else self.session.alone

    def show(self, seat: int) -> None:
        """The table (with a real screen always, otherwise once a turn), the news, the question and the options."""
        session = self.session
        turn = session.table.turn
        if self.console.is_terminal:
            self.console.clear()
            self.show_table(seat, short=self.console.height < TALL)
            self.show_news()
        else:
            self.show_news()
            if self.table_shown != turn:
                self.show_table(seat, short=False)
                self.table_shown = turn
        self.console.print()
        self.console.print(question(session, self.words))
        self.show_options()

    def show_table(self, seat: int, short: bool) -> None:
        signs = (self.console.encoding or "").lower().startswith("utf")
        for part in draw(self.session.game, self.session.table.view(seat), self.session.content, self.words,
                         self.seats.names, signs, short):
            self.console.print(part)

    def show_news(self) -> None:
        news = self.told[self.news:]
        if self.console.is_terminal and len(news) > MOST_NEWS:
            self.line("cli-more-news", count=len(news) - MOST_NEWS)
            news = news[-MOST_NEWS:]
        for _, line in news:
            self.console.print(bullet(line))
        self.news = len(self.told)

    def show_log(self) -> None:
        self.line("cli-log" if self.told else "cli-nothing-yet")
        for _, line in self.told[-LOG_LINES:]:
            self.console.print(bullet(line))

    def show_options(self) -> None:
        """Numbered, one a line; many short ones (fields, mostly) in columns, so that the board stays in sight."""
        rows: list[Text] = []
        for option in self.session.options():
            row = Text(self.words.sentence(option.message))
            if short := self.card_in_short(option):
                row.append(f"  {short}", "dim")
            rows.append(row)
        columns = 1
        if len(rows) > MOST_ROWS and max(row.cell_len for row in rows[:-1]) + 5 <= self.console.width // 3:
            columns = 3
        height = -(-len(rows) // columns)
        grid = Grid.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(justify="right")
            grid.add_column()
        for line in range(height):
            cells: list[Text] = []
            for number in range(line, len(rows), height):
                cells += [Text(str(number + 1), style="bold cyan"), rows[number]]
            grid.add_row(*cells)
        self.console.print(grid)

    def card_in_short(self, option: Option) -> str:
        """What the card of an option does, in its own language."""
        card = option.message.args.get("card")
        if not isinstance(card, Message):
            return ""
        sentences = self.session.game.words(self.session.content, str(card.args["id"]))
        return self.words.sentence(sentences[0]) if sentences else ""

    # --- the end -----------------------------------------------------------------------------------------------------
    def farewell(self) -> int:
        self.show_table(self.reader, short=False)
        self.show_news()
        outcome = self.session.table.outcome()
        winners = outcome.winners
        self.console.print()
        names = [name if isinstance(name, str) else self.words.say(name)
                 for name in self.session.game.names(self.session.table, self.seats.names)]
        if not winners:
            self.line("cli-no-winner")
        elif outcome.winning_seats == (self.session.alone,):
            self.line("cli-won")
        elif self.session.setup.players == 1:
            self.line("cli-lost")
        else:
            players = ", ".join(names[one] for one in winners)
            self.line("cli-winner" if len(winners) == 1 else "cli-winners", players=players)
        self.console.print(Text(self.words.sentence(outcome.reason)))
        grid = Grid.grid(padding=(0, 3))
        figures = outcome.scores
        grid.add_row("", *[Text(self.words.format(f"figure-{key}", {}), style="bold") for key in figures[0]])
        for name, one in zip(names, figures, strict=True):
            grid.add_row(Text(name, style="bold"), *[str(one.get(key, "")) for key in figures[0]])
        self.console.print(grid)
        return 0 if self.save(self.path) else 1
