"""How long a table has been waiting for the one who decides, where its maker set a time for that.

It is counted from when the seat was asked, not from its last sign of life: whoever is there and never moves is waited
for as long as whoever is away. What is taken back and decided anew does not start it again, and while the game stands
still, or the seat is not that person's, it stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic, time

from fairyring.kernel.table import NOBODY
from fairyring.server.rows import Entry, SeatRow

GRACE = 60.0
"""At least so long (or a quarter of the time set) is left when a table was opened: while no server had it open, nobody
could move, or see that the time runs out."""


class Clock:
    """The time one seat takes for what it is asked. It follows the log; a clock that is set wrong or set anew while it
    runs does not matter to it."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.spent = 0.0
        """Seconds this seat was waited for before `since`."""
        self.since = inf
        """When it began to run, of this machine's own clock; infinite while it stands still."""
        self.stops: set[str] = set()
        """Why it stands still."""
        self.reached: dict[int, float] = {}
        """What had been spent when so many decisions were made for the first time."""
        self.step = 0

    def begin(self, seat: int, step: int, now: float, spent: float = 0.0) -> None:
        """Another seat is asked, or somebody else sits there."""
        self.seat, self.step, self.spent, self.since = seat, step, spent, now
        self.stops.clear()
        self.reached = {step: spent}

    def read(self, seat: int, step: int, streak: Sequence[Entry], pace: float) -> None:
        """Begin as the log tells it: `streak` are its lines since this seat was asked first, none when it has been
        asked from the beginning. Of `pace` something is left, however long the table was closed."""
        now = monotonic()
        self.begin(seat, step, now)
        if not streak:
            return
        self.seat = NOBODY
        for entry in streak:
            self.follow(entry)
        least = min(GRACE, pace / 4)
        waited = self.waited()
        if waited > pace - least:
            self.spent -= waited - (pace - least)

    def follow(self, entry: Entry) -> None:
        """Another line of the log."""
        now = ago(entry.at)
        if entry.deciding != self.seat:
            self.begin(entry.deciding, entry.step, now)
            return
        mine = entry.seat == self.seat
        match entry.kind:
            case "paused":
                self.stop("paused", now)
            case "resumed":
                self.go_on("paused", now)
            case "left" | "replaced" | "late" if mine:
                self.stop("away", now)
            case "back" if mine and "away" in self.stops:
                self.go_on("away", now)
            case "back" | "sat" if mine:
                self.begin(self.seat, entry.step, now)
        self.step = entry.step
        self.reached.setdefault(self.step, self.time(now))

    def stop(self, why: str, now: float) -> None:
        self.spent = self.time(now)
        self.since = inf
        self.stops.add(why)

    def go_on(self, why: str, now: float) -> None:
        self.stops.discard(why)
        if not self.stops and self.since == inf:
            self.since = now

    def time(self, now: float) -> float:
        return self.spent + max(0.0, now - self.since)

    def waited(self) -> float:
        """Seconds this seat has been waited for since it was asked what it is asked now."""
        return self.time(monotonic()) - self.reached.get(self.step, 0.0)


def ago(at: int) -> float:
    """A moment that the log tells (in whole seconds since 1970), by this machine's own clock: what is counted from it
    stays right when the other clock is set. What lies in the future, because it was set since, is just now."""
    return monotonic() - max(0.0, time() - at - 1)


def incomplete(seats: Sequence[SeatRow]) -> bool:
    """Somebody has not come yet who was invited: nobody need hurry before."""
    return any(seat.kind == "free" and not seat.owner and not seat.resigned for seat in seats)
