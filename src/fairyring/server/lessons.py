"""Lessons over REST: the browser keeps where somebody is and asks for it; nothing is stored here."""

from __future__ import annotations

from functools import cache

from litestar import post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.guides import guide_pages, read_guide
from fairyring.kernel.lessons import Lesson, lesson_names, read_lesson
from fairyring.kernel.pupil import Pupil
from fairyring.kernel.table import NOBODY
from fairyring.server.bodies import GuideInfo, GuideMark, GuidePage, GuideSection, LessonAsk, LessonInfo, LessonNow
from fairyring.server.errors import NotFound
from fairyring.server.messages import Decision, Option, Seat, Situation, TableInfo
from fairyring.server.presentation import shown_events, shown_rivals, told
from fairyring.server.rest import HOUR, game_named
from fairyring.server.static import read_only

ME = 0
"""The seat of whoever learns."""


@read_only("/api/games/{game:str}/lessons", response_headers=[ResponseHeader(name="Cache-Control", value=HOUR)])
async def lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    found = game_named(game)
    return [LessonInfo(name, [part.key for part in lesson_of(found, name).parts]) for name in lesson_names(found)]


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200)
async def learn(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAsk]) -> LessonNow:
    """Where these answers lead: what is said, shown and asked, and the table as the pupil sees it."""
    found = game_named(game)
    if lesson not in lesson_names(found):
        raise NotFound(f"{game} has no lesson {lesson}")
    pupil = Pupil(found, lesson_of(found, lesson), data.part, found.content())
    events = pupil.follow(data.answers)
    return LessonNow(
        part=data.part, step=pupil.number, steps=len(pupil.part.steps), done=pupil.done, astray=pupil.astray,
        said=pupil.said(), asked=bool(not pupil.done and pupil.step.choose),
        show=list(pupil.show()), rules=list(pupil.rules()),
        table=info(pupil.lesson.setup), seats=seats(pupil.lesson.setup), view=pupil.session.table.view(ME),
        situation=situation(pupil), events=shown_events(events, ME), log=told(pupil.session, events, ME))


@cache
def lesson_of(game: Game, name: str) -> Lesson:
    return read_lesson(game, name)


@read_only("/api/games/{game:str}/guide", response_headers=[ResponseHeader(name="Cache-Control", value=HOUR)])
async def guide(game: FromPath[str]) -> GuideInfo:
    """How to play, on one page."""
    return guide_of(game_named(game), "")


@read_only("/api/games/{game:str}/guide/{page:str}",
           response_headers=[ResponseHeader(name="Cache-Control", value=HOUR)])
async def guide_page(game: FromPath[str], page: FromPath[str]) -> GuideInfo:
    """How to play with a module, or against a rival."""
    found = game_named(game)
    if page not in guide_pages(found):
        raise NotFound(f"{game} has no page on how to play with {page}")
    return guide_of(found, page)


@cache
def guide_of(game: Game, page: str) -> GuideInfo:
    found = read_guide(game, page)
    table = game.arrange(found.setup, game.content(), found.situation)
    return GuideInfo(info(found.setup), seats(found.setup), table.view(ME),
                     [GuideMark(one.key, one.at) for one in found.marks],
                     [GuideSection(one.key, one.lines, one.things) for one in found.sections],
                     [GuidePage(one, key) for one, key in guide_pages(game).items()])


def info(setup: Setup) -> TableInfo:
    return TableInfo(id="lesson", game=setup.game, players=setup.players, modules=setup.modules,
                     options=dict(setup.options), made=0, replay=False, next="", patience=0, known_deal=True, host=ME,
                     older=False,
                     rivals=shown_rivals(setup, find_game(setup.game).rivals_of(setup)),
                     packs=(), pace=0)


def seats(setup: Setup) -> list[Seat]:
    me = Seat(kind="person", name="", bot="", connected=True, plays_for=None, resigned=False)
    bot = Seat(kind="bot", name="", bot="easy", connected=True, plays_for=None, resigned=False)
    return [me, *[bot] * (setup.players - 1)]


def situation(pupil: Pupil) -> Situation:
    """What is offered now. Nothing is undone in a lesson: one goes a step back instead."""
    table = pupil.session.table
    decision = None
    options = pupil.options()
    if options:
        decision = Decision(table.seat, pupil.session.prompt(),
                            [Option(one.name, one.message, one.rule, one.elements, one.kind,  # type: ignore[arg-type]
                                    "", one.effect or UNSET)
                             for one in options])
    return Situation(deciding=ME if decision else NOBODY, active=table.active, turn=table.turn, decision=decision,
                     undo=False, redo=False, outcome=None, paused=False)


HANDLERS = [lessons, learn, guide, guide_page]
