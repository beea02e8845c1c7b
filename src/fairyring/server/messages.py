"""Everything that goes over the websocket, as types. `docs/protocol.md` says when each is sent; `bodies` has those of
the REST requests.

The browser's types are made from both by `tools/make_types.py`. Texts for people are `Message` trees of the kernel, so
that every client says them in its own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from fairyring.kernel.words import Message, Outcome, Prompt

View = dict[str, Any]
"""The table as one seat may see it. What is in it is the game's matter."""

Change = tuple[list[str | int], Any]
"""A place in the view (keys and list positions from the top) and what is there now; empty place: the whole view."""

SeatKind = Literal["person", "free", "bot", "record"]
"""Who sits there: a person, nobody yet (an invited friend), a bot, or a player of an uploaded record."""

Final = Literal["", "turn", "reveal"]
"""Why an option cannot be undone: it ends the turn, it shows something hidden, or it can be undone."""

OptionKind = Literal["", "skip", "end"]

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
NewSecret = Annotated[str, Meta(min_length=27, max_length=27, pattern="^[A-Za-z0-9_-]{27}")]
"""160 random bits that the client has drawn and kept before it asks. Whose answer is lost on the way asks again with
them, and gets the same answer."""
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(max_length=64)]
RequestId = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=-1, le=2**31)]


# --- pieces ----------------------------------------------------------------------------------------------------------
class Seat(Struct, frozen=True):
    """One seat for everybody to see. `bot` is the bot's level, for bots only."""

    kind: SeatKind
    name: str
    bot: str
    connected: bool
    plays_for: str | None
    """Who went away and may come back, while somebody else or nobody sits there; empty when they have no name."""
    resigned: bool
    """Whoever sat there gave up."""


class Option(Struct, frozen=True):
    """One legal option. `elements` are the places of the scene it points at; `kind` is "skip" for an option that lets
    something lapse or stops it, "end" for one that ends the turn; `effect` is the tree of an effect that it chooses."""

    name: str
    message: Message
    rule: str
    elements: tuple[str, ...]
    kind: OptionKind
    final: Final
    effect: dict[str, Any] | UnsetType = UNSET


class Decision(Struct, frozen=True):
    """What a seat of this socket is asked now."""

    seat: int
    prompt: Prompt
    options: list[Option]


class TableEvent(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as the receiver may see it: by a seat, a rival behind the seats, or NOBODY. `secret` is
    for its own seat alone."""

    kind: str
    seat: int
    facts: dict[str, str | int | list[str | int]]
    rule: str
    secret: dict[str, list[str]] | None = None


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened, in words: one line for one event or for several that belong together, with what it speaks of."""

    message: Message
    rule: str
    kind: str
    seat: int
    facts: dict[str, str | int | list[str | int]]
    aside: bool = False
    """Only for whoever checks step by step what a rival considered."""


class Situation(Struct, frozen=True):
    """What can be done now, as the receiver may know it."""

    deciding: int
    """The seat that decides, NOBODY when the game is over."""
    active: int
    """The seat, or the rival behind the seats, whose turn it is."""
    turn: int
    """The number of that turn: another one has begun when it differs."""
    decision: Decision | None
    """Only when a seat of this socket decides."""
    undo: bool
    redo: bool
    outcome: Outcome | None
    """Only when the game is over."""
    paused: bool
    """Nobody moves until somebody at the table says that it goes on."""
    about: str = ""
    """The rule by which somebody else is asked, so that whoever waits knows what for."""
    waiting: int = 0
    """How many seconds the seat that decides has taken for it, where the table has a `pace`; pauses do not count."""


class Rival(Struct, frozen=True):
    """Somebody at the table who sits on no seat, called `rival-<kind>`."""

    kind: str
    colour: int
    """Which of the colours of the seats it has."""


class TableInfo(Struct, frozen=True):
    """What everybody at a table may know about it at any time. The seed stays hidden until the game is over."""

    id: str
    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    made: int
    """When it was made, in seconds since 1970."""
    replay: bool
    """An uploaded record: to look at, not to play."""
    next: str
    """The table of the rematch, once there is one."""
    patience: int
    """After so many seconds of waiting those who stay may give the seat of somebody absent to another."""
    known_deal: bool
    """The maker chose the seed, and so may know what is hidden from the others."""
    host: int
    """The seat of whoever made the table; NOBODY when nobody can say."""
    older: bool
    """It plays with components of its own, not with today's: ask for them with `?table=ID`."""
    rivals: list[Rival]
    """Rivals of the book: the first has the number after the last seat."""
    packs: tuple[str, ...]
    """The names of the packs of somebody's own that it is played with."""
    pace: int
    """After so many seconds for one decision those who wait may give the seat of somebody who is there to another; 0:
    there is no such time."""


class Rating(Struct, frozen=True):
    """What the bot thinks of one option: its estimate of the chance to win, between 0 and 1, how the option compares
    with the best one, and what speaks for it (`Game.terms`)."""

    name: str
    estimate: float
    verdict: Message
    reasons: list[Message]


# --- client to server, websocket -------------------------------------------------------------------------------------
class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message: who is here. Several secrets of one table make a hot seat; `watch` is a spectator's token."""

    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    watch: Annotated[str, Meta(max_length=64)] = ""


class Play(Struct, tag="play", frozen=True, forbid_unknown_fields=True):
    """Choose an option of the open decision, by name, as it was offered at `version`."""

    id: RequestId
    option: Annotated[str, Meta(max_length=200)]
    version: Version


class Undo(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back the last decision, or all of this turn."""

    id: RequestId
    version: Version
    whole_turn: bool = False


class Redo(Struct, tag="redo", frozen=True, forbid_unknown_fields=True):
    """Make the decision last taken back again."""

    id: RequestId
    version: Version


class AskHint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would the bot do? Answered by `Hint`."""

    id: RequestId
    version: Version


class Rename(Struct, tag="rename", frozen=True, forbid_unknown_fields=True):
    """A new name for a seat of this socket. Answered by `Presence` to all."""

    id: RequestId
    seat: SeatNumber
    name: Name


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Ask for the whole state again; with `seat` through the eyes of this seat of the socket."""

    id: RequestId
    seat: SeatNumber | None = None


class Leave(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave a seat of this socket to a bot, or (without one) to whoever takes it. One may come back."""

    id: RequestId
    seat: SeatNumber
    bot: Word = ""


class Replace(Struct, tag="replace", frozen=True, forbid_unknown_fields=True):
    """Give the seat of somebody whom the table has waited for, to a bot or to whoever takes it."""

    id: RequestId
    seat: SeatNumber
    bot: Word = ""


class Return(Struct, tag="return", frozen=True, forbid_unknown_fields=True):
    """Come back to a seat that one has left or lost."""

    id: RequestId
    seat: SeatNumber


class Resign(Struct, tag="resign", frozen=True, forbid_unknown_fields=True):
    """Give up, for good. With others left a bot plays on; else the game is over."""

    id: RequestId
    seat: SeatNumber


class Pause(Struct, tag="pause", frozen=True, forbid_unknown_fields=True):
    """Let the game stand still, or (with `on` false) go on."""

    id: RequestId
    on: bool = True


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there? Answered by `Pong`."""

    id: RequestId


Move = Play | Undo | Redo
"""What changes the table, and is passed on to its home."""

Request = Play | Undo | Redo | AskHint | Rename | Look | Leave | Replace | Return | Resign | Pause | Ping
ClientMessage = Hello | Request


# --- server to client, websocket -------------------------------------------------------------------------------------
class State(Struct, tag="state", frozen=True):
    """The whole table: the answer to `hello` and `look`, and sent anew whenever updates could not follow."""

    answers: int
    """The `id` of the request, 0 when there was none."""
    table: TableInfo
    version: int
    step: int
    """How many decisions the record has now; an undo makes it smaller."""
    mine: list[int]
    """The seats of this socket; empty for a spectator."""
    left: list[int]
    """Seats of this socket that others play meanwhile; one may come back to them."""
    eyes: int
    """The seat whose view this is, or SPECTATOR."""
    seats: list[Seat]
    watchers: int
    view: View
    situation: Situation
    bots: list[str]
    """The levels a free seat could be given to."""
    own_bots: list[str]
    """Further bots it could be given to, of whoever runs the server."""
    waited: int
    """How many seconds ago something last happened."""
    halted: Message | None
    """Why the table cannot be played on, but only looked at, up to where it stands."""
    opening: list[LogLine]
    """What happened before the first decision: the first turn of a rival who begins."""
    client: str
    """Names the client that this server has: a page that has heard another name before is older than the server."""


class Update(Struct, tag="update", frozen=True):
    """One decision, undo or redo later, or somebody came or went: what happened and what is different now."""

    answers: int
    """The `id` of the request this acknowledges; 0 for everybody else."""
    base: int
    """The version it starts from: the one last sent on this socket."""
    version: int
    step: int
    kind: Literal["play", "undo", "redo", "seat"]
    """`seat`: nothing was played, but somebody left, came, gave up, or let the game stand still."""
    seat: int
    """Who did it."""
    option: str
    """The option played, or the first one made again; empty for undo."""
    eyes: int
    events: list[TableEvent]
    """For drawing and animation."""
    log: list[LogLine]
    changes: list[Change]
    situation: Situation


class Presence(Struct, tag="presence", frozen=True):
    """Somebody came, went, took a seat or changed a name."""

    answers: int
    seats: list[Seat]
    watchers: int


class Hint(Struct, tag="hint", frozen=True):
    """The bot's best options, best first, at most three."""

    answers: int
    version: int
    bot: str
    ratings: list[Rating]


class Pong(Struct, tag="pong", frozen=True):
    answers: int


class Rematch(Struct, tag="rematch", frozen=True):
    """The same people may sit down at a new table; their secrets fit there too."""

    table: str


class Problem(Struct, tag="error", frozen=True):
    """A request that was not carried out; the table is as before. REST answers it with the same fields."""

    answers: int
    code: str
    """Stable, for programs: `stale-option`."""
    message: Message
    """For people: `error-<code>`."""
    detail: str
    """In English, for whoever looks for the cause."""


ServerMessage = State | Update | Presence | Hint | Pong | Rematch | Problem
