"""The bodies of REST requests and answers, as types. `docs/protocol.md` says what each is for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fairyring.kernel.words import Message, Outcome
from fairyring.server.messages import (
    Change,
    LogLine,
    Name,
    NewSecret,
    Seat,
    SeatNumber,
    Secret,
    Situation,
    TableEvent,
    TableId,
    TableInfo,
    View,
    Word,
)


# --- games -----------------------------------------------------------------------------------------------------------
class ModuleInfo(Struct, frozen=True):
    """A box or variant; its texts are `module-<id>` and `module-<id>-about`."""

    id: str
    needs: tuple[str, ...]


class ChoiceInfo(Struct, frozen=True):
    """A setting of a game; its texts are `setting-<id>` and `setting-<id>-<value>`, or `setting-<id>-value` for all."""

    id: str
    values: tuple[str, ...]
    default: str
    per_seat: bool
    players: tuple[int, ...]
    rival: str
    """Only where this rival plays; empty: always."""
    who_begins: bool
    """Numbers among the values are seats, from 1 on: who begins."""


class RivalInfo(Struct, frozen=True):
    """An opponent that the book brings, who sits on no seat. Its name is the text `rival-<id>`."""

    id: str
    players: tuple[int, ...]
    """Beside so many people and bots. One alone plays against one; several choose by the setting `rival`."""
    colour: int
    """Which of the colours of the seats it has; -1: that of the first seat behind the last."""


class PackInfo(Struct, frozen=True):
    """A pack of somebody's own that tables here may be played with."""

    id: str
    name: str
    values: dict[str, list[str]]
    """What can be chosen with it besides, by setting: boards of its own."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules_version: int
    least_players: int
    most_players: int
    rivals: list[RivalInfo]
    modules: list[ModuleInfo]
    choices: list[ChoiceInfo]
    bots: list[str]
    """Levels, weakest first."""
    own_bots: list[str]
    """Further bots, of whoever runs the server, by the names given to them."""
    languages: list[str]
    """The languages that have a text file."""
    packs: list[PackInfo]
    lessons: list[str]
    """What it can be learned by, the first one first; a game of another package may have none."""
    guide: bool
    """Is there a page on how to play it?"""


class ComponentList(Struct, frozen=True):
    """Every component of a game: `id`, `kind`, `name`, `box`, facts, and `src`, where each fact comes from."""

    content: str
    """The fingerprint of the components."""
    components: list[dict[str, Any]]
    labels: dict[str, Message]
    """What kind of thing each is ("Hero, costs 3 leaves"), by component id."""
    words: dict[str, list[Message]]
    """What each does, sentence by sentence, by component id."""
    looks: dict[str, Any]
    """How each is drawn: traits by component id."""


class RuleInfo(Struct, frozen=True):
    """A rule of the catalogue. `ruling`: our decision where the book is silent."""

    id: str
    section: str
    text: str
    ruling: bool
    language: str
    """What it is told in: English where it has not been translated."""


# --- lessons ---------------------------------------------------------------------------------------------------------
class LessonInfo(Struct, frozen=True):
    """A lesson of a game; its heading is `learn-<id>`, its parts' headings are `parts`."""

    id: str
    parts: list[str]


class LessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is: the number of the part, and all answers given in it. "next" answers what is only said."""

    part: Annotated[int, Meta(ge=0, le=100)]
    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)] = []


class LessonNow(Struct, frozen=True):
    """Where the answers lead. What happened after the last one is in `events` and `log`."""

    part: int
    step: int
    """How many steps of the part are behind."""
    steps: int
    done: bool
    astray: bool
    """The last answer was possible, but not the way on: it was not played and should be forgotten."""
    said: list[Message]
    """What to say: about the last answer, and about what comes now."""
    asked: bool
    """A move is asked for; otherwise the answer is "next"."""
    show: list[str]
    """Places of the table that are spoken of."""
    rules: list[str]
    table: TableInfo
    seats: list[Seat]
    view: View
    situation: Situation
    events: list[TableEvent]
    log: list[LogLine]


class GuideMark(Struct, frozen=True):
    """A number in the picture of the table: the text `key`, at a place."""

    key: str
    at: str


class GuideSection(Struct, frozen=True):
    """A part of the page: heading, lines, and components that are explained by their own words."""

    key: str
    lines: tuple[str, ...]
    things: tuple[str, ...]


class GuidePage(Struct, frozen=True):
    """A module or a rival with a page of its own, and the text that names it."""

    id: str
    key: str


class GuideInfo(Struct, frozen=True):
    """How to play, on one page: a table to draw with numbers on it, and sections of text; and which pages there are
    for modules and rivals."""

    table: TableInfo
    seats: list[Seat]
    view: View
    marks: list[GuideMark]
    sections: list[GuideSection]
    pages: list[GuidePage]


# --- tables ----------------------------------------------------------------------------------------------------------
class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, a friend who gets the link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. One seat alone means: against the book's rival."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Word], Meta(max_length=16)] = []
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    """With friends everybody is told that it was chosen."""
    patience: Annotated[int, Meta(ge=0, le=30 * 86400)] = 600
    """After so many seconds of waiting those who stay may give the seat of somebody absent to another."""
    pace: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """After so many seconds for one decision those who wait may do the same with somebody who is there; 0: never."""
    packs: Annotated[list[Word], Meta(max_length=16)] = []
    """The ids of packs of this server to play with."""
    secret: NewSecret | None = None
    """All keys are made of it. Without it the server draws them."""


class SeatSecret(Struct, frozen=True):
    """The key to a seat. Whoever has it, plays it: keep it in the browser, never in an address that is logged."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    """A new table with the keys to the seats of its maker."""

    table: str
    secrets: list[SeatSecret]
    invite: str
    """For friends: takes a free seat. Empty when no seat is free."""
    watch: str
    """For spectators."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat: the first, or the one wished for."""

    invite: Secret
    name: Name = ""
    seat: SeatNumber | None = None
    secret: NewSecret | None = None
    """The key to the seat. Without it the server draws one."""


class AskInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Secret


class Invitation(Struct, frozen=True):
    """What an invitation is for, before one sits down."""

    table: TableInfo
    seats: list[Seat]
    over: bool
    watch: str
    """When every seat is taken, one may still watch."""


class Joined(Struct, frozen=True):
    seat: int
    secret: str
    watch: str


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a free seat to a bot. For people who sit at the table."""

    bot: Word


class TableStatus(Struct, frozen=True):
    """A table from outside, as a list of tables shows it."""

    table: TableInfo
    seats: list[Seat]
    version: int
    step: int
    deciding: int
    over: bool
    ranks: list[int]
    """Everybody's when it is over, rivals last; empty where nobody has noted them."""
    changed: int
    """When something last happened, in seconds since 1970."""
    mine: list[int]
    left: list[int]
    """Seats that others play meanwhile, and to which this key may come back."""
    my_turn: bool
    watching: bool
    paused: bool


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    watch: Annotated[str, Meta(max_length=64)] = ""


class AskMine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables this browser has keys for."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Mine(Struct, frozen=True):
    """The ones that still exist and whose keys fit, in the order asked."""

    tables: list[TableStatus]


class NextTable(Struct, frozen=True):
    """The table of the rematch. The secrets of this table fit there too."""

    table: str


class ReplayStep(Struct, frozen=True):
    """One decision of the past, with what it changed in the view."""

    step: int
    """1 is the first decision."""
    seat: int
    option: str
    events: list[TableEvent]
    log: list[LogLine]
    changes: list[Change]


class Replay(Struct, frozen=True):
    """A part of the past: the view after step `start`, and the steps after it."""

    table: TableInfo
    seats: list[Seat]
    eyes: int
    start: int
    total: int
    """How many steps there are in all."""
    view: View
    """Empty when only events were asked for."""
    steps: list[ReplayStep]
    outcome: Outcome | None
    halted: Message | None
    """Why it is shown only up to here: the rules or components it was played with are not to be had."""


class FigureRow(Struct, frozen=True):
    """Everybody's figures after one turn, rivals last."""

    step: int
    seat: int
    """Whose turn it was; -1 before the first."""
    figures: list[dict[str, int]]


class Figures(Struct, frozen=True):
    """Figures over the turns, for charts."""

    rows: list[FigureRow]


class RecordOpened(Struct, frozen=True):
    """An uploaded record as a table to look at."""

    table: str
    watch: str


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str
    database: str
    """What is wrong with it; empty when all is well."""


REST: tuple[type[Struct], ...] = (
    GameInfo, ComponentList, RuleInfo, LessonInfo, LessonAsk, LessonNow, GuideInfo, NewTable, TableMade, AskInvitation,
    Invitation, Join, Joined, Fill, TableStatus, AskMine, Mine, NextTable, Replay, Figures, RecordOpened, Health)
"""Bodies of REST requests and answers; what they are made of follows."""
