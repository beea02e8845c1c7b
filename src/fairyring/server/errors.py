"""What can go wrong at the server, for people: each has a stable code and a message `error-<code>`."""

from __future__ import annotations

from fairyring.kernel.errors import (
    BadLesson,
    BadSetup,
    BrokenRecord,
    CannotGoOn,
    CannotUndo,
    Endless,
    FairyringError,
    NotYourDecision,
    OtherComponents,
    OtherRules,
    StaleOption,
    UnknownOption,
)
from fairyring.kernel.words import Args, Message
from fairyring.server.messages import Problem


class ServerError(FairyringError):
    """Anything the server refuses. `status` is its number in REST, `closes` that of a websocket closed for it."""

    status = 400
    closes = 1001


class BadMessage(ServerError):
    """A message that is none of the protocol."""

    code = "bad-message"
    closes = 4000


class BadKey(ServerError):
    """A wrong, missing or foreign key."""

    code = "bad-key"
    status = 403
    closes = 4001


class BadHost(ServerError):
    """Called by a name that is not this server's."""

    code = "bad-host"
    status = 421


class UnknownTable(ServerError):
    code = "unknown-table"
    status = 404
    closes = 4004


class UnknownGame(ServerError):
    code = "unknown-game"
    status = 404


class NotFound(ServerError):
    code = "not-found"
    status = 404


class NoFreeSeat(ServerError):
    code = "no-free-seat"
    status = 409


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409


class NotYourSeat(ServerError):
    code = "not-your-seat"
    status = 403


class NotOver(ServerError):
    """Something that would show what is hidden while the game runs."""

    code = "not-over"
    status = 403


class ReplayOnly(ServerError):
    """An uploaded record takes no moves."""

    code = "replay-only"
    status = 409


class TooBig(ServerError):
    code = "too-big"
    status = 413


class TooMany(ServerError):
    code = "too-many"
    status = 429
    closes = 4029


class TableFull(ServerError):
    """A table whose log has reached its bound."""

    code = "table-full"
    status = 409


class TooEarly(ServerError):
    """Somebody absent is waited for a little longer."""

    code = "too-early"
    status = 409


class Paused(ServerError):
    code = "paused"
    status = 409


class Ended(ServerError):
    """A game that somebody gave up takes no moves."""

    code = "ended"
    status = 409


class Banned(ServerError):
    """An address that whoever runs the server does not let in."""

    code = "banned"
    status = 403
    closes = 4003

    def __init__(self) -> None:
        super().__init__("this address is banned here")


class NotInvited(ServerError):
    """Here only invited people make tables."""

    code = "not-invited"
    status = 403


class BadBundle(ServerError):
    """A file that holds no tables."""

    code = "bad-bundle"


class NoHint(ServerError):
    code = "no-hint"
    status = 409


class BotTrouble(ServerError):
    """A bot cannot make its move; it goes on trying."""

    code = "bot-trouble"
    status = 503


class Busy(ServerError):
    """The bots have more to think about than they may."""

    code = "busy"
    status = 503


class BusTrouble(ServerError):
    """The way to the other servers cannot be used. Only said at the start."""

    code = "bus"
    status = 503


class DatabaseTrouble(ServerError):
    """The database cannot be reached, read or written. Nothing was acknowledged; the table is as stored."""

    code = "database"
    status = 503


class Fault(ServerError):
    """A mistake of ours."""

    code = "internal"
    status = 500


def refusals() -> list[str]:
    """The codes of everything the server may refuse."""
    own = [one.code for one in ServerError.__subclasses__()]
    return [*own, *(one.code for one in (StaleOption, UnknownOption, NotYourDecision, CannotUndo, Endless, BadSetup,
                                         BadLesson, BrokenRecord, OtherRules, OtherComponents, CannotGoOn))]


def status_of(error: FairyringError) -> int:
    return error.status if isinstance(error, ServerError) else 409 if error.code == "stale-option" else 400


def closing_code(error: FairyringError) -> int:
    """The code that a websocket is closed with."""
    return error.closes if isinstance(error, ServerError) else ServerError.closes


def problem(error: FairyringError, answers: int = 0) -> Problem:
    """An error as it goes over the wire. Set-ups and records tell people their detail: it is about what they gave."""
    detail = str(error)
    args: Args = {"detail": detail} if error.code in ("bad-setup", "broken-record") else {}
    return Problem(answers, error.code, Message(f"error-{error.code}", args), detail)
