"""The REST part: games and their books, making and joining tables, looking back."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from fairyring import __version__
from fairyring.bots.levels import LEVELS
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, all_games, find_game
from fairyring.kernel.guides import has_guide
from fairyring.kernel.lessons import TEACHING, lesson_names
from fairyring.kernel.table import SPECTATOR
from fairyring.kernel.text import COMMON, LANGUAGES
from fairyring.server import joining, making, past
from fairyring.server.bodies import (
    AskInvitation,
    AskMine,
    ChoiceInfo,
    ComponentList,
    Figures,
    Fill,
    GameInfo,
    Health,
    Invitation,
    Join,
    Joined,
    Mine,
    ModuleInfo,
    NewTable,
    NextTable,
    PackInfo,
    RecordOpened,
    Replay,
    RivalInfo,
    RuleInfo,
    TableMade,
    TableStatus,
)
from fairyring.server.errors import BadKey, NotFound, TooBig, UnknownGame, UnknownTable
from fairyring.server.metrics import METRICS
from fairyring.server.static import PACKED, read_only
from fairyring.server.table_server import TableServer

HOUR = "public, max-age=3600"
Key = Annotated[str, HeaderParameter(name="Authorization", required=False,
                                     description="Bearer and a seat's secret or a watch token")]
NAME = "^[A-Za-z0-9_-]{1,32}$"
Table = Annotated[str, PathParameter(pattern=NAME)]
Here = NamedDependency[TableServer]


def bearer(authorization: str) -> str:
    """The key of a request. It is never in an address, because addresses are logged."""
    kind, _, key = authorization.partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        raise BadKey("this needs the key of a seat, or a spectator's, as Authorization: Bearer ...")
    return key.strip()


# --- games -----------------------------------------------------------------------------------------------------------
def game_named(name: str) -> Game:
    try:
        return find_game(name)
    except BadSetup as error:
        raise UnknownGame(str(error)) from None


@read_only("/api/games")
async def games(server: Here) -> list[GameInfo]:
    """Every game that can be played here."""
    return [GameInfo(game.id, game.rules_version, game.least_players, game.most_players,
                     [RivalInfo(one.id, one.players, one.colour) for one in game.rivals],
                     [ModuleInfo(one.id, one.needs) for one in game.modules if one.offered],
                     [ChoiceInfo(one.id, one.values, one.default, one.per_seat, one.players, one.rival,
                                 one.who_begins)
                      for one in game.settings()],
                     list(LEVELS), server.settings.own_bots(game.id),
                     [one for one in LANGUAGES if (game.folder / "text" / f"{one}.ftl").exists()],
                     [PackInfo(one.id, one.name, server.packs.values(one)) for one in server.packs.of(game.id)],
                     lesson_names(game), has_guide(game))
            for game in all_games().values()]


@read_only("/api/games/{game:str}/components", response_headers=[ResponseHeader(name="Cache-Control", value=HOUR)])
async def components(game: FromPath[str], server: Here,
                     table: Annotated[str | None, QueryParameter(pattern=NAME)] = None) -> ComponentList:
    """Everything in the boxes of a game, in words and with its looks; or what a table of it was begun with."""
    found = game_named(game)
    if not table:
        return component_list(found, found.content())
    row, _ = await server.stored(table)
    begun = await server.contents.begun(row)
    return component_list(found, begun.content if row.setup.game == found.id and begun.content else found.content())


@lru_cache(maxsize=16)
def component_list(game: Game, content: Any) -> ComponentList:
    found = game.component_list(content)
    looks: dict[str, Any] = {}
    path = game.folder / "content" / "looks.toml"
    if path.exists():
        looks = tomllib.loads(path.read_text(encoding="utf-8")).get("looks", {})
    ids = [str(one["id"]) for one in found]
    labels = {one: label for one in ids if (label := game.label(content, one)) is not None}
    return ComponentList(content.facts.hash, found, labels, {one: game.words(content, one) for one in ids}, looks)


@read_only("/api/games/{game:str}/rules", response_headers=[ResponseHeader(name="Cache-Control", value=HOUR)])
async def rules(game: FromPath[str], language: FromQuery[str] = LANGUAGES[0]) -> list[RuleInfo]:
    """The catalogue of rules in the reader's language, and in English what has not been translated."""
    if language not in LANGUAGES:
        raise NotFound(f'there are no rules in "{language}"; use {", ".join(LANGUAGES)}')
    return [RuleInfo(one.id, one.section, one.text, one.ruling, one.language)
            for one in game_named(game).rulebook(language).rules]


ON_THE_SHELF = re.compile(rb"^(?:game|rival)-[\w-]+ *=.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", re.M)
"""A game's name, what it is about, and its rivals: each message with its further lines, which are indented."""


@read_only("/text/{language:str}/{file:str}", media_type="text/plain", include_in_schema=False)
async def text(language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A Fluent file: `common.ftl`, `web.ftl` for what only the browser says, a game's own, or a part of a game's:
    `<game>.teaching.ftl`, and `<game>.shelf.ftl` for what is said of a game that stands on the shelf."""
    name = file.removesuffix(".ftl")
    shared = {"common": COMMON, "web": COMMON / "web"}
    game = name.removesuffix(".teaching").removesuffix(".shelf")
    if language not in LANGUAGES or name == file or (name not in shared and game not in all_games()):
        raise NotFound(f"there is no text {language}/{file}")
    part = f"{TEACHING}/text" if name.endswith(".teaching") else "text"
    folder = shared.get(name) or find_game(game).folder / part
    path = folder / f"{language}.ftl"
    if not path.exists():
        raise NotFound(f"{name} has no text in {language}")
    words = path.read_bytes()
    if name.endswith(".shelf"):
        words = b"".join(ON_THE_SHELF.findall(words))
    return Response(words, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


# --- tables ----------------------------------------------------------------------------------------------------------
@post("/api/tables")
async def make_table(data: JSONBody[NewTable], server: Here, authorization: Key = "") -> TableMade:
    """A new table, with the keys to its seats. Where only invited people make tables, with their key."""
    server.require_maker(authorization.removeprefix("Bearer "))
    return await making.make_table(server, data)


@post("/api/tables/{table:str}/invitation", status_code=200)
async def invitation(table: Table, data: JSONBody[AskInvitation], server: Here) -> Invitation:
    """What an invitation is for: who asks, which game, which seats are free."""
    return await joining.invitation(server, table, data.invite)


@post("/api/tables/{table:str}/join")
async def join(table: Table, data: JSONBody[Join], server: Here) -> Joined:
    """Take a free seat with an invitation."""
    return await joining.join(server, table, data)


@post("/api/mine", status_code=200)
async def mine(data: JSONBody[AskMine], server: Here) -> Mine:
    """The state of all tables this browser has keys for."""
    found: list[TableStatus] = []
    for one in data.tables:
        try:
            found.append(await joining.status_for(server, one.table, one.secrets, one.watch))
        except (UnknownTable, BadKey):
            continue
    return Mine(found)


@read_only("/api/tables/{table:str}")
async def status(table: Table, server: Here, authorization: Key = "") -> TableStatus:
    """A table from outside."""
    return await joining.status_for(server, table, [bearer(authorization)])


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(table: Table, seat: Annotated[int, PathParameter(ge=0, le=7)], data: JSONBody[Fill], server: Here,
                   authorization: Key = "") -> TableStatus:
    """Give a free seat to a bot."""
    key = bearer(authorization)
    await joining.seat_of(server, table, key)
    await joining.seat_bot(server, table, seat, data.bot)
    return await joining.status_for(server, table, [key])


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(table: Table, server: Here, authorization: Key = "") -> NextTable:
    """The same people once more."""
    await joining.seat_of(server, table, bearer(authorization))
    return NextTable(await making.rematch(server, table))


# --- looking back ----------------------------------------------------------------------------------------------------
@read_only("/api/tables/{table:str}/record")
async def record(table: Table, server: Here, authorization: Key = "") -> Response[str]:
    """The record as a file."""
    found = await past.record(server, await joining.status_for(server, table, [bearer(authorization)]))
    return Response(found.to_json(), media_type="application/json", headers={
        "Content-Disposition": f'attachment; filename="{found.setup.game}-{table}.json"', "Cache-Control": "no-store"})


@post("/api/records")
async def open_record(request: Request[Any, Any, Any], server: Here, authorization: Key = "") -> RecordOpened:
    """Upload a record: it becomes a table to look at."""
    server.require_maker(authorization.removeprefix("Bearer "))
    body = await request.body()
    if len(body) > server.settings.record_bytes:
        raise TooBig(f"a record has at most {server.settings.record_bytes} bytes")
    made = await making.open_record(server, body.decode("utf-8", errors="replace"), address_of(request))
    return RecordOpened(made.table, made.watch)


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


async def looked_back(request: Request[Any, Any, Any], server: TableServer, body: bytes) -> Response[Any]:
    """JSON that is large and ready: nobody waits while it is compressed."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await server.memory.packed(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


@read_only("/api/tables/{table:str}/replay", opt={PACKED: True})
async def replay(request: Request[Any, Any, Any], table: Table, server: Here, authorization: Key = "",
                 eyes: Annotated[int | None, QueryParameter(ge=SPECTATOR, le=7)] = None,
                 start: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
                 count: Annotated[int, QueryParameter(ge=0, le=500)] = 500,
                 views: FromQuery[bool] = True) -> Response[Replay]:
    """A part of the past, step by step, through one pair of eyes."""
    status = await joining.status_for(server, table, [bearer(authorization)])
    found = await past.replay(server, status, eyes, start, count, views, address_of(request))
    return await looked_back(request, server, found)


@read_only("/api/tables/{table:str}/figures", opt={PACKED: True})
async def figures(request: Request[Any, Any, Any], table: Table, server: Here,
                  authorization: Key = "") -> Response[Figures]:
    """Everybody's figures after every turn."""
    status = await joining.status_for(server, table, [bearer(authorization)])
    return await looked_back(request, server, await past.figures(server, status, address_of(request)))


# --- for whoever runs it ---------------------------------------------------------------------------------------------
@read_only("/health")
async def health(server: Here) -> Response[Health]:
    """Is all well? 503 when the database does not answer."""
    trouble = await server.upkeep.health()
    return Response(Health("failing" if trouble else "ok", __version__, trouble), status_code=503 if trouble else 200,
                    headers={"Cache-Control": "no-store"})


@read_only("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics() -> str:
    """Figures for Prometheus."""
    return METRICS.text()


HANDLERS = [games, components, rules, text, make_table, invitation, join, mine, status, seat_bot, rematch, record,
            open_record, replay, figures, health, metrics]
