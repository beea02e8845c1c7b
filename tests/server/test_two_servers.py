"""Several servers on one PostgreSQL: one table, whichever server its people come through."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import Browser, Data, Player, Refused, play_some
from tests.server.postgres import Cluster
from tests.server.running import Running, running
from tests.server.waiting import becomes


@pytest.fixture
def servers(postgres: str, bus: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    with ExitStack() as stack:
        found: list[Running] = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            found.append(stack.enter_context(running(postgres, tmp_path / name, bus=bus)))
        yield found[0], found[1]
        for server in found:
            assert "Traceback" not in server.log.read_text(), server.log.read_text()


def table_for_two(one: str, two: str, **more: Any) -> tuple[Data, str, str]:
    """A table made at one server and joined through the other; its keys."""
    made = Browser(one).make("me", "friend", **more)
    joined = Browser(two).post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})
    return made, made["secrets"][0]["secret"], joined["secret"]


def test_people_at_different_servers_see_each_others_moves(servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made, first, second = table_for_two(one, two, seed=5)
        async with Player(one, made["table"], (first,)) as ann, Player(two, made["table"], (second,)) as bo:
            assert await play_some([ann, bo], 80) == 80
            assert ann.state["version"] == bo.state["version"] == 80
            for player in (ann, bo):
                view = player.state["view"]
                assert (await player.ask("look"))["view"] == view
            mover = ann if ann.decision else bo
            for option in mover.decision["options"] if mover.decision else []:
                if option["final"] == "":
                    await mover.play(option["name"])
                    await mover.ask("undo")
                    break
            for player in (ann, bo):
                await player.until_version(mover.state["version"])
            assert ann.state["view"]["display"] == bo.state["view"]["display"]
            assert ann.state["step"] == bo.state["step"]

    asyncio.run(scene())


def test_presence_names_and_rematch_go_across_servers(servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made, first, second = table_for_two(one, two, seed=5)
        async with Player(one, made["table"], (first,)) as ann:
            async with Player(two, made["table"], (second,)) as bo:
                await ann.wait(lambda heard: heard["type"] == "presence" and heard["seats"][1]["connected"])
                if not bo.state["seats"][0]["connected"]:
                    await bo.wait(lambda heard: heard["type"] == "presence" and heard["seats"][0]["connected"])
                await bo.ask("rename", seat=1, name="Bruno")
                await ann.wait(lambda heard: heard["type"] == "presence" and heard["seats"][1]["name"] == "Bruno")
                again = Browser(two).post(f"api/tables/{made['table']}/rematch", key=second)["table"]
                assert (await ann.wait(lambda heard: heard["type"] == "rematch"))["table"] == again
            await ann.wait(lambda heard: heard["type"] == "presence" and not heard["seats"][1]["connected"])

    asyncio.run(scene())


def test_two_servers_never_both_append_the_same_move(servers: tuple[Running, Running]) -> None:
    """The same seat plays through both servers at once: exactly one of the two moves counts, every time."""
    async def scene() -> None:
        made = Browser(servers[0].address).make("me", "me", seed=5)
        secrets = tuple(one["secret"] for one in made["secrets"])
        chance = Random(3)
        refusals = last = 0
        async with (Player(servers[0].address, made["table"], secrets) as here,
                    Player(servers[1].address, made["table"], secrets) as there):
            for _ in range(60):
                version = here.state["version"]
                answers = await asyncio.gather(*(one.play(chance.choice(one.options())) for one in (here, there)),
                                               return_exceptions=True)
                refused = [one for one in answers if isinstance(one, Refused)]
                assert len(refused) < 2 and all(one.code == "stale-option" for one in refused)
                if not refused:  # the second came after word of the first, and was another move
                    assert sorted(one["version"] for one in answers if isinstance(one, dict)) == [
                        version + 1, version + 2]
                refusals += len(refused)
                last = max(one.state["version"] for one in (here, there))
                last = max(last, version + 2 - len(refused))
                for player in (here, there):
                    await player.until_version(last)
                assert here.state["view"] == there.state["view"]
            assert refusals >= 30
        past = Browser(servers[0].address).get(f"api/tables/{made['table']}/replay", secrets[0], views=False)
        assert past["total"] == last

    asyncio.run(scene())


def test_when_one_server_dies_its_people_go_on_with_the_other(servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made, first, second = table_for_two(one, two, seed=5)
        async with Player(two, made["table"], (second,)) as bo:
            ann = Player(one, made["table"], (first,))
            await ann.sit()
            await play_some([ann, bo], 40)
            servers[0].kill()
            with contextlib.suppress(ConnectionClosed, OSError):
                while True:
                    await ann.ask("ping")
            version = ann.state["version"]
            async with Player(two, made["table"], (first,)) as again:
                assert again.state["version"] == version and again.state["view"] == ann.state["view"]
                assert await play_some([again, bo], 40) == 40

    asyncio.run(scene())


def test_a_bot_thought_for_by_a_dead_server_is_done_by_the_other(servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made = Browser(one).make("me", "search", seed=5, options={"starter": "1"})
        secret = made["secrets"][0]["secret"]
        async with Player(two, made["table"], (secret,)) as here:
            there = Player(one, made["table"], (secret,))
            await there.sit()
            while there.decision:
                await there.play(there.options()[-1])
            servers[0].kill()
            await here.until_version(there.state["version"])
            while not here.decision:
                await here.hear()
            assert 1 in {heard["seat"] for heard in here.heard if heard["type"] == "update"}

    asyncio.run(scene())


def test_a_database_that_goes_away_and_comes_back_leaves_the_tables_whole(postgres_cluster: Cluster,
                                                                         servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made, first, second = table_for_two(one, two, seed=5)
        async with Player(one, made["table"], (first,)) as ann, Player(two, made["table"], (second,)) as bo:
            await play_some([ann, bo], 20)
            postgres_cluster.stop()
            mover = ann if ann.decision else bo
            option = mover.options()[0]
            with pytest.raises(Refused) as refused:
                await mover.play(option)
            assert refused.value.code == "database"
            assert Browser(one).http.get("health").status_code == 503
            postgres_cluster.start()
            for address in (one, two):
                becomes(lambda: Browser(address).http.get("health").status_code == 200)  # noqa: B023
            for player in (ann, bo):
                assert (await player.ask("look"))["version"] == 20
            assert await play_some([ann, bo], 20) == 20

    asyncio.run(scene())


def test_who_leaves_at_one_server_is_missed_at_the_other_and_comes_back(servers: tuple[Running, Running]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in servers)
        made, first, second = table_for_two(one, two, seed=5, options={"starter": "2"})
        async with Player(one, made["table"], (first,)) as ann, Player(two, made["table"], (second,)) as bo:
            await play_some([ann, bo], 1)
            await bo.ask("leave", seat=1, bot="greedy")
            while not ann.decision:
                await ann.hear()
            assert ann.state["seats"][1]["plays_for"] == "Bo"
            await ann.ask("pause")
            while not bo.state["situation"]["paused"]:
                await bo.hear()
            await ann.ask("pause", on=False)
            await bo.until_version(ann.state["version"])
            await bo.ask("return", seat=1)
            while ann.state["seats"][1]["kind"] != "person":
                await ann.hear()
            await ann.until_version(bo.state["version"])
            assert await play_some([ann, bo], 10) == 10
            await bo.ask("resign", seat=1)
            while not ann.over:
                await ann.hear()

    asyncio.run(scene())
