"""Who is at a table, here and through other servers, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Container
from time import monotonic
from typing import Any, Literal, NamedTuple

from fairyring.kernel.errors import FairyringError
from fairyring.kernel.table import SPECTATOR
from fairyring.kernel.words import Event
from fairyring.server.chronicle import line
from fairyring.server.contents import Begun
from fairyring.server.errors import problem
from fairyring.server.guest import Guest, encode
from fairyring.server.messages import LogLine, Presence, Rematch, State, TableEvent, Update, View
from fairyring.server.presentation import changes, shown_events, shown_seats, shown_table, situation, told
from fairyring.server.rows import HAPPENINGS, Entry, SeatRow, TableRow
from fairyring.server.static import CLIENT
from fairyring.server.store import Store
from fairyring.server.stored_game import StoredGame

PRESENCE_SECONDS = 15.0
"""How long another server's word about who is there holds."""


class Presences(NamedTuple):
    """Who is connected through one other server."""

    seats: set[int]
    watchers: int
    heard: float


def kind_of(entry: Entry) -> Literal["play", "undo", "redo", "seat"]:
    """What an entry of the log is for those who look on."""
    if entry.kind in HAPPENINGS:
        return "seat"
    return "undo" if entry.kind.startswith("undo") else "redo" if entry.kind == "redo" else "play"


class Audience(StoredGame):
    """A game with people at it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], begun: Begun, store: Store, bots: list[str]) -> None:
        super().__init__(row, seats, begun, store)
        self.bots = bots
        """The levels of bots that may sit down, the best last."""
        self.own_bots: list[str] = []
        """Further ones, of whoever runs the server."""
        self.guests: set[Guest] = set()
        self.views: dict[int, View] = {}
        """What each pair of eyes was shown last."""
        self.used = monotonic()
        """When somebody used it."""
        self.gone: dict[int, float] = {}
        """When somebody's last connection to a seat ended, as far as it is known here."""
        self.elsewhere: dict[str, Presences] = {}
        """Who is connected through other servers."""
        self.say: Callable[[str, str], None] = lambda _table, _note: None
        """Tells the other servers that have the table open."""

    async def read_log(self) -> None:
        await super().read_log()
        self.views = {}

    # --- what they are shown -----------------------------------------------------------------------------------------
    def tell_all(self, entry: Entry, before: int, events: list[Event], guest: Guest | None, answers: int,
                 besides: Container[Guest] = ()) -> None:
        """Everybody connected gets what happened as they may see it."""
        shown, fresh = self.views, dict[int, View]()
        stories: dict[int, tuple[list[TableEvent], list[LogLine]]] = {}
        encoded: dict[tuple[Any, ...], str] = {}
        happening = entry.kind in HAPPENINGS
        waiting = int(self.waiting())
        for one in self.guests:
            if one in besides:
                continue
            eyes = self.eyes_of(one)
            if eyes not in fresh:
                fresh[eyes] = self.session.table.view(eyes)
            answered = answers if one is guest else 0
            key = (one.mine, one.eyes, eyes, answered)
            if key not in encoded:
                secret = any(event.secret is not None and event.seat == eyes for event in events)
                whose = eyes if secret else SPECTATOR  # who has no secret in it hears what everybody hears
                if whose not in stories:
                    stories[whose] = ([], [line(entry)]) if happening else (
                        shown_events(events, whose), told(self.session, events, whose))
                encoded[key] = encode(Update(
                    answered, entry.number - 1, entry.number, entry.step,
                    kind_of(entry), entry.seat, "" if happening else entry.name.partition("\n")[0], eyes,
                    *stories[whose], changes(shown.get(one.eyes), fresh[eyes]),
                    situation(self.session, one.mine, self.row, self.seats, self.halted is not None, waiting)))
            one.eyes = eyes
            one.send(encoded[key])
        self.views = fresh

    def eyes_of(self, guest: Guest) -> int:
        """Several people at one screen: the one who decides looks, else the one who looked before."""
        seat = self.session.table.seat
        return seat if seat in guest.mine else guest.eyes

    def state(self, guest: Guest, answers: int) -> State:
        view = self.views.get(guest.eyes)
        if view is None:
            view = self.views[guest.eyes] = self.session.table.view(guest.eyes)
        return State(answers, shown_table(self.row), self.version, len(self.session.past), list(guest.mine),
                     list(guest.left), guest.eyes,
                     shown_seats(self.seats, self.present()), self.watchers(), view,
                     situation(self.session, guest.mine, self.row, self.seats, self.halted is not None,
                               int(self.waiting())), self.bots,
                     self.own_bots,
                     int(monotonic() - self.changed), None if self.halted is None else problem(self.halted).message,
                     told(self.session, self.session.opening(), guest.eyes), CLIENT)

    def show_anew(self, guests: set[Guest], asker: Guest | None = None, answers: int = 0) -> None:
        """The whole table for those who look with other eyes now."""
        for guest in guests:
            guest.eyes = self.eyes_of(guest)
            guest.send(encode(self.state(guest, answers if guest is asker else 0)))

    def tell_presence(self, asker: Guest | None = None, answers: int = 0, besides: Guest | None = None) -> None:
        seats, watchers = shown_seats(self.seats, self.present()), self.watchers()
        text = encode(Presence(0, seats, watchers))
        for guest in self.guests:
            if guest is asker:
                guest.send(encode(Presence(answers, seats, watchers)))
            elif guest is not besides:
                guest.send(text)

    def tell_rematch(self, table: str) -> None:
        self.row = self.row._replace(next=table)
        text = encode(Rematch(table))
        for guest in self.guests:
            guest.send(text)

    def tell_trouble(self, error: FairyringError) -> None:
        """The table says what is the matter, to whoever is there."""
        text = encode(problem(error))
        for guest in self.guests:
            guest.send(text)

    # --- who they are ------------------------------------------------------------------------------------------------
    def seats_of(self, hashes: Container[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats that keys with these hashes open, and those that others play for them meanwhile."""
        return (tuple(number for number, seat in enumerate(self.seats) if seat.secret and seat.secret in hashes),
                tuple(number for number, seat in enumerate(self.seats) if seat.owner and seat.owner in hashes))

    def reseat(self) -> set[Guest]:
        """Whose keys fit which seats now; those for whom something is different."""
        fresh: set[Guest] = set()
        for guest in self.guests:
            mine, left = self.seats_of(guest.hashes)
            if guest.hashes and (mine, left) != (guest.mine, guest.left):
                guest.mine, guest.left = mine, left
                if guest.eyes not in mine:
                    guest.eyes = mine[0] if mine else SPECTATOR
                fresh.add(guest)
        return fresh

    def present(self) -> set[int]:
        here = {seat for guest in self.guests for seat in guest.mine}
        return here.union(*(one.seats for one in self.elsewhere.values()))

    def watchers(self) -> int:
        return sum(not guest.mine for guest in self.guests) + sum(one.watchers for one in self.elsewhere.values())

    def announce(self) -> None:
        """Tell the other servers who is here."""
        seats = sorted({seat for guest in self.guests for seat in guest.mine})
        watchers = sum(not guest.mine for guest in self.guests)
        self.say(self.row.id, f"here {self.row.id} {','.join(map(str, seats))} {watchers}")

    def cared_for(self) -> bool:
        """Somebody will want to see what the bots do: a table of bots alone waits until somebody looks."""
        return bool(self.guests) or any(one.seats or one.watchers for one in self.elsewhere.values()) or any(
            seat.kind != "bot" for seat in self.seats)
