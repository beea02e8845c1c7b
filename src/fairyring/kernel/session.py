"""A game being played: the table, its record, its events, and undo by the four rules.

Undo never changes whose decision it is, never takes back another player's decision, never crosses a reveal of hidden
things and never crosses a visible random event. The table's `reveals` counter decides the last two. Somebody alone at
the table may take back anything of their own, and what bots did after it; the record counts it.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from fairyring.kernel.errors import BadSetup, CannotUndo, NotYourDecision, StaleOption, UnknownOption
from fairyring.kernel.game import Game, Setup, find_game, whole
from fairyring.kernel.kept import is_kept
from fairyring.kernel.record import Record, digest
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import MOST_STEPS, NOBODY, SPECTATOR, Data, Table
from fairyring.kernel.words import Event, Option, Prompt

CHECKPOINT_EVERY = 32
"""Decisions between two tables kept for somebody alone, so that going far back need not start at the beginning."""


@dataclass(slots=True)
class Played:
    """One decision of the past."""

    seat: int
    name: str
    turn: int
    """The table's number of the turn it was made in."""
    before: Table | None
    """The table before it, for as long as the four rules allow to go back there."""


class Session:
    """One game from its first decision on.

    >>> from fairyring.kernel.game import Setup
    >>> session = Session.start(Setup("mycelia", players=2, seed=7))
    >>> session.play(session.names()[0])  # doctest: +ELLIPSIS
    [...]
    >>> session.version
    1
    """

    def __init__(self, game: Game, setup: Setup, content: Any, table: Table) -> None:
        self.game = game
        self.setup = setup
        self.content = content
        self.table = table
        self.version = 0
        """Grows with every decision and every undo: an option made for another version is refused."""
        self.past: list[Played] = []
        self.undone: list[list[str]] = []
        """What each press of undo took back, the last press at the end; redo makes these decisions again."""
        self.takebacks = 0
        self.checkpoints: list[tuple[int, Table]] = []
        """Tables before some decisions, by their number, for somebody alone who goes far back."""
        self.told_first: list[Event] | None = None
        """What happened before the first decision, once somebody asked."""
        self.names_of_seats: tuple[str, ...] = ()
        self.alone: int = NOBODY
        """The seat of the only person at the table; the four rules do not bind it."""

    @classmethod
    def start(cls, setup: Setup, content: Any = None, game: Game | None = None) -> Session:
        """A new game; `game` only when it is not installed. Raises BadSetup."""
        game = game or find_game(setup.game)
        components = content if content is not None else game.content()
        setup = game.checked(setup, components)
        return cls(game, setup, components, game.new_table(setup, components))

    # --- looking -----------------------------------------------------------------------------------------------------
    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        if self.told_first is None:
            self.told_first = self.game.opening(self.setup, self.content)
        return self.told_first

    def __repr__(self) -> str:
        setup = self.setup
        usual = {choice.id: choice.default for choice in self.game.settings()
                 if choice.fits(setup.players, self.game.rivals_of(setup))}
        more = [*setup.modules, *(f"{name}={value}" for name, value in setup.options.items()
                                  if value != usual.get(name))]
        start = f"{setup.game} for {setup.players}{' with ' if more else ''}{', '.join(more)}, seed {setup.seed}"
        if self.over:
            return f"<{start}: over after {len(self.past)} decisions>"
        return f"<{start}: seat {self.table.seat + 1} decides, {len(self.table.options)} options>"

    def __str__(self) -> str:
        """The table as the deciding seat sees it, the question, and the options by name."""
        from fairyring.kernel.drawing import as_text
        from fairyring.kernel.text import texts

        words = texts("en", self.game)
        eyes = SPECTATOR if self.over else self.table.seat
        picture = as_text(self.game, self.view(eyes), self.content)
        if self.over:
            return f"{picture}\n\n{words.sentence(self.table.outcome().reason)}"
        asked = [f"Seat {eyes + 1}: {words.sentence(self.prompt().message)}",
                 *(f"  {one.name}: {words.sentence(one.message)}" for one in self.options())]
        return f"{picture}\n\n" + "\n".join(asked)

    def view(self, seat: int) -> Data:
        """The table as a seat sees it, counted from 0; SPECTATOR sees what all see."""
        if seat != SPECTATOR and not whole(seat, 0, self.table.seats):
            raise BadSetup(f"there is no seat {seat}; use 0 to {self.table.seats - 1}, or SPECTATOR")
        return self.table.view(seat)

    def handle(self, seed: int = 0) -> SeatHandle:
        """What a bot at the open decision gets: the seat's view, and nothing else."""
        return SeatHandle(self.game, self.table, self.table.seat, seed)

    @property
    def over(self) -> bool:
        return self.table.over

    def names(self) -> list[str]:
        """The notation of every legal option."""
        return self.table.names()

    def options(self) -> list[Option]:
        return self.table.described()

    def prompt(self) -> Prompt:
        return self.table.asked()

    # --- playing -----------------------------------------------------------------------------------------------------
    def play(self, name: str, version: int | None = None, seat: int | None = None) -> list[Event]:
        """Make the open decision and return what happened.

        Raises StaleOption for an option made for another version, NotYourDecision for another seat's decision,
        UnknownOption for a text that names no legal option; the table is unchanged then.
        """
        if version is not None and version != self.version:
            raise StaleOption(f'"{name}" was chosen at version {version}; the table is at version {self.version}. '
                              "Look again and choose anew.")
        if self.over:
            raise UnknownOption(f'"{name}": the game is over')
        if seat is not None and seat != self.table.seat:
            raise NotYourDecision(f"seat {self.table.seat + 1} decides now, not seat {seat + 1}")
        code = self.find(name)
        self.undone.clear()
        return self._decide(name, code)

    def find(self, name: str) -> int:
        """The code of the option with that name."""
        names = self.names()
        if name not in names:
            near = get_close_matches(str(name), names, 1)
            hint = f'did you mean "{near[0]}"?' if near else "legal now: " + ", ".join(names[:8])
            raise UnknownOption(f'"{name}" is no legal option now; {hint}')
        return self.table.options[names.index(name)]

    def _decide(self, name: str, code: int) -> list[Event]:
        table = self.table
        before = table.clone()
        events: list[Event] = []
        table.sink = events
        try:
            table.apply(code)
        except Exception:
            self.table = before  # a fault in a game leaves everything as it was
            raise
        table.sink = None
        self._note_checkpoint(before)
        self.past.append(Played(before.seat, name, before.turn, before))
        if no_way_back(before, table):
            for played in reversed(self.past):
                if played.before is None:
                    break
                played.before = None
        self.version += 1
        return events

    def _note_checkpoint(self, before: Table) -> None:
        number = len(self.past)
        last = self.checkpoints[-1][0] if self.checkpoints else 0
        if self.alone != NOBODY and number % CHECKPOINT_EVERY == 0 and number > last:
            self.checkpoints.append((number, before.clone()))

    def final(self, name: str) -> str:
        """What would make this option one that cannot be undone: "turn", "reveal", or "" when it can.

        Tried on a copy. Whether hidden things would be shown is no secret; which, the copy keeps to itself.
        """
        return tried(self.table, self.find(name))

    # --- undo --------------------------------------------------------------------------------------------------------
    def undo_depth(self, seat: int, whole_turn: bool = False) -> int:
        """How many decisions go back when `seat` presses undo now, or goes back to the start of the turn.

        0 when it is not allowed. Alone at the table, what bots decided since goes back too.
        """
        depth = turn = 0
        for back, played in enumerate(reversed(self.past), 1):
            if seat != self.alone and (played.before is None or played.seat != seat):
                break
            if depth and played.turn != turn:
                break
            if played.seat == seat:
                depth, turn = back, played.turn
                if not whole_turn:
                    break
        return depth

    def undo(self, seat: int | None = None, whole_turn: bool = False) -> int:
        """Take back the last decision of a seat (of whoever decided last), or all since the start of the turn.

        Returns how many. Raises CannotUndo.
        """
        if seat is None:
            seat = self.past[-1].seat if self.past else self.table.seat
        depth = self.undo_depth(seat, whole_turn)
        if depth == 0:
            raise CannotUndo(self._why_not(seat))
        target = len(self.past) - depth
        names = [played.name for played in self.past]
        before = self.past[target].before
        if before is not None:
            self.table = before
            del self.past[target:]
        else:
            self.takebacks += depth
            self._rebuild(names[:target])
        while self.checkpoints and self.checkpoints[-1][0] > target:
            self.checkpoints.pop()
        self.undone.append(names[target:])
        self.version += 1
        return depth

    def _why_not(self, seat: int) -> str:
        if all(played.seat != seat for played in self.past):
            return "nothing to undo: you have decided nothing yet"
        if self.past[-1].seat != seat:
            return "nothing to undo: the last decision was another player's"
        return "cannot be undone: the last decision ended your turn, passed the word, or showed something hidden"

    def _rebuild(self, names: list[str]) -> None:
        """Play a shorter record again, from the last checkpoint before its end or from the start."""
        number, table = next(((number, table.clone()) for number, table in reversed(self.checkpoints)
                              if number <= len(names)), (0, None))
        again = Session(self.game, self.setup, self.content,
                        table or self.game.new_table(self.setup, self.content))
        again.past = self.past[:number]
        for name in names[number:]:
            again._decide(name, again.find(name))
        self.table = again.table
        self.past = again.past

    def redo(self, seat: int | None = None) -> list[Event]:
        """Make what the last press of undo took back again. Raises CannotUndo."""
        seat = self.table.seat if seat is None else seat
        if not self.undone or self.table.seat != seat:
            raise CannotUndo("nothing to redo")
        events: list[Event] = []
        for name in self.undone.pop():
            events += self._decide(name, self.find(name))
        return events

    # --- records -----------------------------------------------------------------------------------------------------
    def record(self, whole: bool = False) -> Record:
        """The game so far. A `whole` record carries its components, unless every later release ships them."""
        found = self.game.fingerprint(self.setup, self.content)
        facts = self.content.facts
        carried = facts.data() if whole and not is_kept(self.game, self.setup, found) else None
        return Record(self.setup, found, tuple(played.name for played in self.past), tuple(facts.packs),
                      self.names_of_seats, self.takebacks, digest(self.table), {}, carried)

    @property
    def settled(self) -> bool:
        """Nothing can be taken back by the four rules: the moment for a snapshot, which keeps no way back."""
        return not self.past or self.past[-1].before is None

    def snapshot(self) -> Data:
        """Everything as data beside the record: a cache that makes loading fast. `resume` reads it."""
        return {"table": self.table.save(), "past": [[one.seat, one.name, one.turn] for one in self.past],
                "undone": [list(names) for names in self.undone], "takebacks": self.takebacks,
                "version": self.version}

    def resume(self, snapshot: Data) -> None:
        """Go on where a snapshot was taken. Raises KeyError, ValueError or TypeError on data that is none."""
        table = self.game.load_table(snapshot["table"], self.content)
        past = [Played(seat, name, turn, None) for seat, name, turn in snapshot["past"]]
        undone, takebacks, version = snapshot["undone"], snapshot["takebacks"], snapshot["version"]
        self.table, self.past, self.undone, self.takebacks, self.version = table, past, undone, takebacks, version
        self.checkpoints.clear()


def no_way_back(before: Table, after: Table) -> str:
    """Why the four rules forbid to take this decision back: "turn", "reveal", or "" when they do not."""
    if after.seat != before.seat or after.turn != before.turn:
        return "turn"
    return "reveal" if after.reveals != before.reveals else ""


def tried(table: Table, choice: int) -> str:
    """Why this option could not be taken back, tried on a copy. Once another turn has begun, that is known: what the
    next one could do in it, which is most of the work, nobody asks."""
    copy = table.clone()
    copy.seat = NOBODY
    copy.step.answer(copy, table.seat, copy.x, choice)
    for _ in range(MOST_STEPS):
        if not copy.stack or copy.turn != table.turn:
            break
        step, seat, x = copy.stack.pop()
        options = step.ask(copy, seat, x)
        if options is None:
            continue
        if len(options) > 1:
            copy.seat = seat
            break
        step.answer(copy, seat, x, options[0])
    return no_way_back(table, copy)
