"""A server that is stopped, upgraded with a corrected card and a corrected rule, and started again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fairyring.kernel.game import Setup
from fairyring.kernel.record import read_record
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session
from tests.server.player import Browser, Data, Player, Refused, play_some
from tests.server.running import running
from tests.server.upgrading import Release


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Release:
    return Release(tmp_path_factory.mktemp("later")).correct_a_card().correct_a_rule()


def cost_of(listed: Data) -> int:
    return int(next(one["cost"] for one in listed["components"] if one["id"] == "coprinus_comatus"))


def hand_of(state: Data, seat: int) -> list[str]:
    return list(state["view"]["players"][seat]["hand"])


def begin(db: str, folder: Path) -> tuple[Data, tuple[str, ...], Data]:
    """A table for two at one screen, some moves in; how it was made, its keys, and its last state."""
    with running(db, folder) as server:
        browser = Browser(server.address)
        made = browser.make("me", "me", seed=5)
        keys = tuple(one["secret"] for one in made["secrets"])

        async def moves() -> Data:
            async with Player(server.address, made["table"], keys) as player:
                assert await play_some([player], 30) == 30
                return player.state

        state = asyncio.run(moves())
        assert not state["table"]["older"] and state["halted"] is None
        return made, keys, state


def test_a_table_goes_on_as_it_was_begun(database: str, tmp_path: Path, later: Release) -> None:
    made, keys, before = begin(database, tmp_path)
    table = made["table"]
    with later.serving(database, tmp_path / "later.log") as address:
        browser = Browser(address)

        async def play_on() -> Data:
            async with Player(address, table, keys) as player:
                now = player.state
                assert now["view"] == before["view"] and now["situation"] == before["situation"]
                assert now["table"]["older"] and now["halted"] is None
                hint = await player.ask("hint")
                assert hint["ratings"], "the bot thinks with the table's own cards"
                await play_some([player], 40, seed=2)
                return player.state

        after = asyncio.run(play_on())
        assert after["version"] == 70
        assert cost_of(browser.get("api/games/mycelia/components")) > 10
        assert cost_of(browser.get("api/games/mycelia/components", table=table)) < 10
        past = browser.get(f"api/tables/{table}/replay", keys[0], count=500)
        assert len(past["steps"]) == past["total"] == after["step"]
        assert past["table"]["older"]
        figures = browser.get(f"api/tables/{table}/figures", keys[0])
        assert figures["rows"][-1]["figures"][0]["drops"] == figures_of(after, 0)
        new = browser.make("me", "me", seed=5)
        assert not browser.get(f"api/tables/{new['table']}", new["secrets"][0]["secret"])["table"]["older"]

        async def look_at_new() -> Data:
            async with Player(address, new["table"], tuple(one["secret"] for one in new["secrets"])) as player:
                return player.state

        state = asyncio.run(look_at_new())
        assert len(hand_of(state, state["eyes"])) == 4, "a new table is played by the new rule"


def figures_of(state: Data, seat: int) -> Any:
    return sum(state["view"]["players"][seat]["drops"])


def test_a_bot_at_an_old_table_plays_on(tmp_path: Path, later: Release) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path) as server:
        made = Browser(server.address).make("me", "greedy", seed=7, options={"starter": "1"})
    keys = (made["secrets"][0]["secret"],)
    with later.serving(db, tmp_path / "later.log") as address:

        async def play_on() -> int:
            async with Player(address, made["table"], keys) as player:
                while player.state["view"]["active"] == 0 or not player.decision:
                    if player.decision:
                        await player.play(player.options()[-1])
                    else:
                        await player.hear()
                    if any(one["type"] == "update" and one["seat"] == 1 for one in player.heard):
                        break
                return int(player.state["version"])

        assert asyncio.run(play_on()) > 0


def test_the_record_of_an_old_table_can_be_played_by_both_releases(tmp_path: Path, later: Release) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path) as server:
        made = Browser(server.address).make("me", seed=5)  # alone: the record can be had at any time
    key = made["secrets"][0]["secret"]
    with later.serving(db, tmp_path / "later.log") as address:
        browser = Browser(address)

        async def play_on() -> None:
            async with Player(address, made["table"], (key,)) as player:
                await play_some([player], 25)

        asyncio.run(play_on())
        text = browser.http.get(f"api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {key}"}).text
        opened = browser.answer(browser.http.post("api/records", content=text))
        shown = browser.get(f"api/tables/{opened['table']}/replay", opened["watch"], count=500)
        assert len(shown["steps"]) == 25 and shown["table"]["older"]
        assert cost_of(browser.get("api/games/mycelia/components", table=opened["table"])) < 10
    record = read_record(text)
    assert record.components is not None and record.setup.rules == 1
    assert len(replay(record).past) == 25
    path = tmp_path / "game.json"
    path.write_text(text)
    assert later.run("replay", str(path), "--verify").returncode == 0


def test_a_saved_game_of_the_terminal_goes_on(tmp_path: Path, later: Release) -> None:
    session = Session.start(Setup("mycelia", 1, seed=5))
    for _ in range(20):
        session.play(session.names()[0])
    path = tmp_path / "mycelia.json"
    path.write_text(json.dumps({**json.loads(session.record(whole=True).to_json()), "extra": {"bots": []}}))
    option = session.names()[0]
    done = later.run("play", "mycelia", "--resume", str(path), typed=f"{option}\nq\n")
    assert done.returncode == 0, done.stderr
    again = read_record(path.read_text())
    session.play(option)
    assert again.decisions == session.record().decisions and again.setup.rules == 1
    assert again.digest == session.record().digest


def test_what_cannot_be_played_any_more_is_shown_with_the_reason(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    made, keys, before = begin(db, tmp_path)
    forgetful = Release(tmp_path / "forgetful").correct_a_rule().forget_old_rules()
    with forgetful.serving(db, tmp_path / "later.log") as address:
        browser = Browser(address)

        async def look() -> Data:
            async with Player(address, made["table"], keys) as player:
                with pytest.raises(Refused) as refused:
                    await player.play("skip")
                assert refused.value.code == "other-rules"
                return player.state

        state = asyncio.run(look())
        assert state["halted"]["key"] == "error-other-rules"
        assert state["situation"]["decision"] is None
        assert 0 < state["step"] <= before["step"], "as far as the decisions fit"
        past = browser.get(f"api/tables/{made['table']}/replay", keys[0], count=500)
        assert len(past["steps"]) == state["step"] == past["total"]
        assert past["halted"]["key"] == "error-other-rules"
        browser.get(f"api/tables/{made['table']}/figures", keys[0])
    with running(db, tmp_path) as server:
        async def go_on() -> None:
            async with Player(server.address, made["table"], keys) as player:
                assert player.state["view"] == before["view"], "nothing is lost: the old release plays it on"
                await play_some([player], 1)

        asyncio.run(go_on())


def test_components_nobody_has_are_replaced_by_todays_for_the_eyes_only(tmp_path: Path, later: Release) -> None:
    db = str(tmp_path / "tables.db")
    made, keys, _ = begin(db, tmp_path)
    with sqlite3.connect(db) as base:
        base.execute("DELETE FROM contents")
    base.close()
    with later.serving(db, tmp_path / "later.log") as address:

        async def look() -> Data:
            async with Player(address, made["table"], keys) as player:
                return player.state

        assert asyncio.run(look())["halted"]["key"] == "error-other-components"


def test_each_content_is_stored_once(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path) as server:
        browser = Browser(server.address)
        for seats in (("me", "me"), ("me", "greedy"), ("me", "me", "me"), ("me",)):
            browser.make(*seats)
        browser.make("me", "me", modules=["expansion"])
    with sqlite3.connect(db) as base:
        [(kept,)] = base.execute("SELECT COUNT(*) FROM contents").fetchall()
    base.close()
    assert kept == 3, "the base box, with Gwidyon's cards for one alone, with the expansion"
