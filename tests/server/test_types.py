"""What is written down about the protocol is what the server speaks."""

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fairyring.bots.playout import playout
from fairyring.kernel.game import Game, Setup, all_games
from fairyring.kernel.table import SPECTATOR
from fairyring.server import lessons, messages, rest
from fairyring.server.errors import refusals
from tools.make_types import events_in, made, main

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.parametrize("path", made(), ids=lambda path: "/".join(path.parts[-2:]))
def test_the_types_of_the_browser_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == made()[path], "run make types"
    assert main(["--check"]) == 0


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.shows is not None],
                         ids=lambda game: game.id)
def test_a_view_is_what_its_game_declares(game: Game) -> None:
    """Every view of a game, alone and in company, with all modules and with none: no key too many, none too few."""
    table = game.new_table(game.checked(Setup(game.id, 2, (), {}, 1)), game.content())
    for players in range(game.least_players, game.most_players + 1):
        for modules in ((), tuple(module.id for module in game.modules)):
            table = game.new_table(game.checked(Setup(game.id, players, modules, {}, players)), game.content())
            playout(table, players, 30)
            for seat in (SPECTATOR, *range(players)):
                assert msgspec.convert(table.view(seat), game.shows) == table.view(seat)
    playout(table, 1)
    assert table.over and msgspec.convert(table.view(0), game.shows) == table.view(0)


def test_an_event_is_found_where_it_is_told() -> None:
    source = 't.emit("built" if free else "paid", seat, rule, {"field": name, **more})\nt.emit("over", seat, rule, {})'
    assert list(events_in(ast.parse(source))) == [("built", ["field"]), ("paid", ["field"]), ("over", [])]


def test_every_event_that_is_told_is_among_the_types_of_the_game() -> None:
    for game in all_games().values():
        if game.shows is None:
            continue
        table = game.new_table(game.checked(Setup(game.id, 2, tuple(one.id for one in game.modules), {}, 1)),
                               game.content())
        table.sink = []
        playout(table, 1)
        kinds = {kind for path in game.folder.glob("*.py")
                 for kind, _ in events_in(ast.parse(path.read_text(encoding="utf-8")))}
        assert {event.kind for event in table.sink} <= kinds


def test_every_error_is_in_the_description_of_the_protocol() -> None:
    text = PROTOCOL.read_text(encoding="utf-8").partition("**Error codes**")[2]
    assert {code for code in refusals() if f"`{code}`" not in text} == set()


def test_every_request_and_every_message_is_in_the_description_of_the_protocol() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    routes = {re.sub(r":\w+", "", path) for handler in (*rest.HANDLERS, *lessons.HANDLERS) for path in handler.paths}
    told = {path for path in routes if f"{path}`" in text or f"{path}?" in text}
    assert routes - told - {"/text/{language}/{file}"} == set()
    asked = {one.__struct_config__.tag for one in (messages.Hello, *get_args(messages.Request))}
    answers = {one.__struct_config__.tag for one in get_args(messages.ServerMessage)}
    assert {tag for tag in asked | answers if f"`{tag}" not in text} == set()
