"""Bots of whoever runs the server sit at its tables; nobody else brings one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from fairyring.bots import own
from fairyring.bots.own import Offered
from fairyring.cli import main
from fairyring.server.command import bots_of_ours
from fairyring.server.thoughts import Queue, Thought
from tests.server.player import Browser, Player, Refused, two_players
from tests.server.running import Running, running
from tests.server.test_thinking import question
from tests.server.waiting import PATIENCE

BOTS = """
print("I am read")


class Sage:
    games = ("mycelia",)

    def __init__(self, last=False):
        print("I am made")
        self.last = last

    def choose(self, seat, seed):
        print("I think")
        return seat.names()[-1 if self.last else 0]


class Angry:
    def choose(self, seat, seed):
        raise RuntimeError("too angry to play")


class Dreamer:
    def choose(self, seat, seed):
        return "a nap"
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("bots") / "bots.py"
    path.write_text(BOTS)
    return str(path)


@pytest.fixture(scope="module")
def server(file: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder, bot_seconds=PATIENCE, bots=(
            Offered("Old Sage", f"{file}:Sage:last=true", ("mycelia",)), Offered("Angry", f"{file}:Angry"),
            Offered("Dreamer", f"{file}:Dreamer"))) as one:
        yield one


@pytest.fixture
def browser(server: Running) -> Browser:
    return Browser(server.address)


def player(server: Running, made: dict[str, Any]) -> Player:
    return Player(server.address, made["table"], (made["secrets"][0]["secret"],))


async def moves_of(server: Running, made: dict[str, Any], wanted: int) -> list[str]:
    """The first moves that the bot of seat 2 makes, while the person of seat 1 takes whatever comes first."""
    async with player(server, made) as ann:
        while len(moves := [one["option"] for one in ann.heard if one["type"] == "update" and one["seat"] == 1]
                  ) < wanted:
            if ann.decision:
                await ann.play(ann.options()[0])
            else:
                await ann.hear()
    return moves[:wanted]


def test_they_are_offered_for_the_games_they_play(browser: Browser) -> None:
    there = {game["id"]: (game["bots"], game["own_bots"]) for game in browser.get("api/games")}
    assert there["mycelia"] == (["easy", "medium", "hard"], ["Old Sage", "Angry", "Dreamer"])
    assert there["salamandra"] == (["easy", "medium", "hard"], ["Angry", "Dreamer"])


def test_one_plays_with_its_parameters_and_may_print(server: Running, browser: Browser) -> None:
    """It is made once for all its decisions, and what it prints does not disturb its answers."""
    made = browser.make("me", "Old Sage", seed=4, options={"starter": "2"})
    plain = browser.make("me", "friend", seed=4, options={"starter": "2"})
    moves = asyncio.run(moves_of(server, made, 6))

    async def by_hand() -> list[str]:
        joined = browser.post(f"api/tables/{plain['table']}/join", {"invite": plain["invite"]})
        chosen: list[str] = []
        async with player(server, plain) as ann, Player(server.address, plain["table"], (joined["secret"],)) as bo:
            while len(chosen) < len(moves):
                mover = ann if ann.decision else bo
                option = mover.options()[0 if mover is ann else -1]
                chosen += [option] if mover is bo else []
                version = ann.state["version"]
                await mover.play(option)
                await ann.until_version(version + 1)
                await bo.until_version(version + 1)
        return chosen

    assert moves == asyncio.run(by_hand())
    told = server.log.read_text()
    assert told.count("I think") >= 6 and "I am made" in told


@pytest.mark.parametrize("name", ["tests.arena.bots:Slow", "/tmp/bots.py:Sage", "search:1i", "Young Sage", "os:abort"])
def test_nobody_brings_one_by_a_request(browser: Browser, server: Running, name: str) -> None:
    with pytest.raises(Refused, match="unknown bot"):
        browser.make("me", name)
    made = browser.make("me", "friend")
    with pytest.raises(Refused, match="unknown bot"):
        browser.post(f"api/tables/{made['table']}/seats/1/bot", {"bot": name}, made["secrets"][0]["secret"])

    async def leave() -> None:
        async with player(server, made) as ann:
            with pytest.raises(Refused, match="unknown bot"):
                await ann.ask("leave", seat=0, bot=name)

    asyncio.run(leave())


def test_one_sits_only_where_it_plays(browser: Browser) -> None:
    with pytest.raises(Refused, match='unknown bot "Old Sage"'):
        browser.make("me", "Old Sage", game="salamandra")


def test_one_that_fails_shows_its_traceback_once_and_is_counted_each_time(server: Running, browser: Browser) -> None:
    for name, complaint in (("Angry", "RuntimeError: too angry to play"), ("Dreamer", "chose 'a nap', which is none")):
        asyncio.run(moves_of(server, browser.make("me", name, options={"starter": "2"}), 3))
        told = server.log.read_text().count(f"bot {name}: {complaint}")
        [failed] = re.findall(rf'^fairyring_bot_failures_total{{bot="{name}"}} (.*)$',
                              browser.http.get("metrics").text, re.M)
        assert 3 <= told <= float(failed), "the bot may have decided again meanwhile"
    assert server.log.read_text().count("Traceback") == 1, server.log.read_text()


def test_one_plays_on_for_somebody_who_leaves_and_the_log_says_who(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address) as (ann, bo, _):
            assert ann.state["own_bots"] == ["Old Sage", "Angry", "Dreamer"]
            await ann.ask("leave", seat=0, bot="Old Sage")
            told = await bo.wait(lambda one: one["type"] == "update" and one["kind"] == "seat")
            [line] = told["log"]
            assert line["message"]["key"] == "seat-left-bot" and line["message"]["args"]["by"] == "Old Sage"

    asyncio.run(scene())


def test_where_it_is_not_any_more_the_middle_level_plays_on(tmp_path: Path, file: str) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path, bots=(Offered("Sage", f"{file}:Sage"),)) as first:
        made = Browser(first.address).make("me", "Sage", options={"starter": "2"})
    with running(db, tmp_path) as second:
        asyncio.run(moves_of(second, made, 2))
        assert "there is no bot Sage here any more; medium plays on for it" in second.log.read_text()


def test_thoughts_of_theirs_stay_with_the_processes_that_know_them() -> None:
    async def scene() -> None:
        line = Queue(10, 5, 2, 1)
        line.put(Thought(question("Sage"), "1", "one", stays=True))
        line.put(Thought(question("easy"), "2", "two"))
        assert [one and one.table for one in (line.take(elsewhere=True), line.take(elsewhere=True), line.take())] == [
            "2", None, "1"]

    asyncio.run(scene())


def test_what_is_said_on_the_command_line(file: str, monkeypatch: pytest.MonkeyPatch,
                                          caplog: pytest.LogCaptureFixture) -> None:
    points = [EntryPoint("dozy", "tests.arena.bots:Slow", own.GROUP), EntryPoint("broken", "tests.no:Bot", own.GROUP)]
    monkeypatch.setattr(own, "entry_points", lambda group: points if group == own.GROUP else [])
    own.installed.cache_clear()
    try:
        assert bots_of_ours([f"Old Sage={file}:Sage:last=true", "Lazy=dozy"]) == (
            Offered("Old Sage", f"{file}:Sage:last=true", ("mycelia",)), Offered("Lazy", "dozy"),
            Offered("dozy", "dozy"))
        assert "an installed bot is left out" in caplog.text and "tests.no" in caplog.text
    finally:
        own.installed.cache_clear()


@pytest.mark.parametrize("command", ["serve", "think --bus nats://localhost"])
@pytest.mark.parametrize(("given", "message"), [
    ("Sage={file}", "Sage and Angry and Dreamer in it can choose; name the class behind a colon"),
    ("Sage={file}:Wise", 'unknown class "Wise"'),
    ("easy={file}:Sage", "there is a bot easy already; give this one another name"),
    ("{file}:Sage", "give the bot a name for people to read, such as Sage="),
    ("Sage=gredy", '"gredy" is no bot; use package.module:Class, a file.py'),
])
def test_a_bot_that_cannot_be_had_stops_the_start(given: str, message: str, command: str, file: str,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--bot", given.replace("{file}", file)]) == 2
    assert message in capsys.readouterr().err
