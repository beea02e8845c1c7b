"""A process that looks back: plays a game again and tells what one pair of eyes saw, or the figures after every turn.

It speaks as the processes that think for bots do (see `worker`): a question with its length before it, then the answer.
The large parts of an answer are JSON already: the server keeps them and hands them on as they are.
"""

from __future__ import annotations

from typing import BinaryIO

import msgspec

from fairyring.kernel.errors import CannotGoOn, FairyringError
from fairyring.kernel.facts import Kept
from fairyring.kernel.game import all_games
from fairyring.kernel.kept import find_content
from fairyring.kernel.record import read_record
from fairyring.kernel.replay import open_to_look
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY, SPECTATOR
from fairyring.kernel.words import Event, Message, Outcome
from fairyring.server.bodies import FigureRow, ReplayStep
from fairyring.server.chronicle import line
from fairyring.server.errors import problem
from fairyring.server.presentation import changes, shown_events, told
from fairyring.server.rows import Entry
from fairyring.server.worker import LENGTH, frame, live


class Glance(msgspec.Struct, frozen=True):
    """What somebody wants to see of a game."""

    record: str
    """The record with the decisions that stand."""
    components: Kept | None
    """Its own, when they are not today's."""
    eyes: int = SPECTATOR
    start: int = 0
    count: int = 0
    views: bool = False
    happenings: list[Entry] = []
    """Who came and went."""
    figures: bool = False
    """The figures after every turn instead of the steps."""


class Sight(msgspec.Struct, frozen=True):
    """What there was to see."""

    total: int = 0
    shown: int = 0
    """How many steps there are in `steps`."""
    view: bytes = b"{}"
    """As JSON, as are `steps` and `rows`: a View, a list of ReplaySteps, a list of FigureRows."""
    steps: bytes = b"[]"
    rows: bytes = b"[]"
    outcome: Outcome | None = None
    last: list[dict[str, int]] = []
    """The figures where it stops."""
    rivals: int = 0
    halted: Message | None = None
    error: str = ""

    def size(self) -> int:
        """Bytes of what is large in it."""
        return len(self.view) + len(self.steps) + len(self.rows)


GLANCES = msgspec.msgpack.Decoder(Glance)
SIGHTS = msgspec.msgpack.Decoder(Sight)


def look_back(glance: Glance) -> Sight:
    record = read_record(glance.record)
    game = all_games().get(record.setup.game)
    content = None if game is None else find_content(game, record.setup, record.content, kept=glance.components)
    session, halted = open_to_look(record, content)
    decisions = list(record.decisions)
    return figures(session, decisions) if glance.figures else steps(session, decisions, glance, halted)


def steps(session: Session, decisions: list[str], glance: Glance, halted: FairyringError | None) -> Sight:
    eyes = glance.eyes
    start = min(glance.start, len(decisions))
    last = min(start + glance.count, len(decisions))
    number = 0
    while number < start and played(session, decisions[number]) is not None:
        number += 1
    first = view = session.table.view(eyes)
    found: list[ReplayStep] = []
    seat = session.table.seat
    while number < last:
        events = played(session, decisions[number])
        if events is None:
            break
        number += 1
        fresh = session.table.view(eyes) if glance.views else view
        found.append(ReplayStep(number, seat, decisions[number - 1], shown_events(events, eyes),
                                told(session, events, eyes), changes(view, fresh) if glance.views else []))
        view, seat = fresh, session.table.seat
    fits = number
    if number < last or halted is not None:
        while fits < len(decisions) and played(session, decisions[fits]) is not None:
            fits += 1
        if fits < len(decisions):
            halted = halted or CannotGoOn(f"decision {fits + 1} does not fit")
    else:
        fits = len(decisions)
    ended = number == fits and session.over
    found = put_in(found, glance.happenings, start, fits)
    encode = msgspec.json.encode
    return Sight(fits, len(found), encode(first) if glance.views else b"{}", encode(found),
                 outcome=session.table.outcome() if ended else None, last=session.table.figures(),
                 rivals=len(session.table.rivals), halted=None if halted is None else problem(halted).message)


def put_in(steps: list[ReplayStep], happenings: list[Entry], start: int, total: int) -> list[ReplayStep]:
    """The steps with who came and went, each behind the decision it followed; what came before the first stands with
    it."""
    found = list(steps)
    for entry in happenings:
        step = max(1, min(entry.step, total))
        if start < step <= start + len(found):
            at = step - start - 1
            found[at] = msgspec.structs.replace(found[at], log=[*found[at].log, line(entry)])
    return found


def figures(session: Session, decisions: list[str]) -> Sight:
    """Everybody's figures after every turn; a rival's turn belongs to the one before it."""
    rows = [FigureRow(0, NOBODY, session.table.figures())]
    active, turn = session.table.active, session.table.turn
    for number, name in enumerate(decisions, 1):
        if played(session, name) is None:
            break
        table = session.table
        if table.over or (table.turn != turn and not table.is_rival(table.active)):
            rows.append(FigureRow(number, active, table.figures()))
            active, turn = table.active, table.turn
    return Sight(len(decisions), rows=msgspec.json.encode(rows))


def played(session: Session, name: str) -> list[Event] | None:
    """What a decision led to; None when it does not fit any more."""
    try:
        return session.play(name)
    except FairyringError:
        return None


def serve(glances: BinaryIO, sights: BinaryIO) -> None:
    while head := glances.read(LENGTH):
        body = glances.read(int.from_bytes(head, "big"))
        try:
            sight = look_back(GLANCES.decode(body))
        except Exception as error:  # whatever is wrong with a record, the next one is looked at
            sight = Sight(error=f"{type(error).__name__}: {error}")
        sights.write(frame(sight))
        sights.flush()


if __name__ == "__main__":
    live(serve)
