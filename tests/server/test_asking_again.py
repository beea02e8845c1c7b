"""Whose answer is lost on the way asks again: the same seat, the same table, the same keys; on both databases."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from fairyring.server.bodies import Join, Joined, NewSeat, NewTable, TableMade
from fairyring.server.joining import join
from fairyring.server.keys import LEAST_SIGNS, make_key, weak
from fairyring.server.making import make_table
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer
from tests.server.player import Browser, Data, Player, Refused, play_some
from tests.server.running import Running
from tests.server.test_migrations import do

FRIENDS = NewTable("mycelia", [NewSeat("me", "Ann"), NewSeat("friend"), NewSeat("friend")])


def kinds(browser: Browser, made: Data) -> list[tuple[str, str]]:
    seats = browser.get(f"api/tables/{made['table']}", made["watch"])["seats"]
    return [(one["kind"], one["name"]) for one in seats]


def test_joining_again_with_the_same_key_is_the_same_seat(browser: Browser) -> None:
    made = browser.make("me", "friend", "friend")
    path, key = f"api/tables/{made['table']}/join", make_key()
    asked = {"invite": made["invite"], "name": "Bo", "secret": key}
    first = browser.post(path, asked)
    assert first == {"seat": 1, "secret": key, "watch": made["watch"]}
    assert browser.post(path, asked) == browser.post(path, {**asked, "seat": 2}) == first
    assert kinds(browser, made) == [("person", ""), ("person", "Bo"), ("free", "")]
    other = browser.post(path, {"invite": made["invite"], "name": "Cy", "secret": make_key()})
    assert other["seat"] == 2
    assert browser.post(path, asked) == first, "though no seat is free any more"
    with pytest.raises(Refused) as refused:
        browser.post(path, {**asked, "secret": make_key()})
    assert refused.value.code == "no-free-seat"
    with pytest.raises(Refused) as refused:
        browser.post(path, {**asked, "invite": make_key()})
    assert refused.value.code == "bad-key", "the key alone tells nothing"


def test_who_takes_a_seat_over_and_asks_again_has_it_also_when_its_owner_is_back(server: Running,
                                                                                 browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", "friend", seed=9, options={"starter": "2"})
        path = f"api/tables/{made['table']}/join"
        bo, cy = ({"invite": made["invite"], "name": name, "secret": make_key()} for name in ("Bo", "Cy"))
        assert browser.post(path, bo)["seat"] == 1
        ann = Player(server.address, made["table"], (made["secrets"][0]["secret"],))
        async with ann, Player(server.address, made["table"], (bo["secret"],)) as away:
            await play_some([ann, away], 3)
            await away.ask("leave", seat=1)
            assert browser.post(path, bo) == {"seat": 1, "secret": bo["secret"], "watch": made["watch"]}
            assert away.state["left"] == [1], "whoever left has the old seat in mind, and it stays free"
            assert kinds(browser, made)[1][0] == "free"
            taken = [browser.post(path, cy) for _ in range(2)]
            assert taken[0] == taken[1] and kinds(browser, made)[1] == ("person", "Cy")
            assert [one["kind"] for one in browser.get(f"api/tables/{made['table']}/replay", made["watch"])["steps"][-1]
                    ["log"]].count("seat") == 2, "left, and sat once"

    asyncio.run(scene())


def test_making_again_with_the_same_secret_is_the_same_table(browser: Browser) -> None:
    secret = make_key()
    made = browser.make("me", "friend", "me", "greedy", secret=secret)
    assert browser.make("me", "friend", "me", "greedy", secret=secret) == made
    assert [one["seat"] for one in made["secrets"]] == [0, 2] and made["invite"] and made["watch"]
    assert len({made["table"], made["invite"], made["watch"], *(one["secret"] for one in made["secrets"])}) == 5
    assert secret not in json.dumps(made)
    for one in made["secrets"]:
        assert browser.get(f"api/tables/{made['table']}", one["secret"])["mine"] == [one["seat"]]
    other = browser.make("me", "friend", "me", "greedy", secret=make_key())
    assert not {other["table"], other["invite"], other["watch"]} & {made["table"], made["invite"], made["watch"]}
    assert browser.make("me")["table"] != browser.make("me")["table"], "without a secret each is another one"


DRAWN = "kVKccw1MtjT0Z5_r4aQ_HQoNklo"
"""Once drawn by `make_key`: names of tests are the same in every process."""


@pytest.mark.parametrize("secret", [
    "", "short", "x" * 64, DRAWN + "A", DRAWN[:-1], DRAWN[:-1] + "\n", DRAWN[:-1] + "=",
    DRAWN[:-1] + "\u00e9", "A" * 27, "0123456789"[:LEAST_SIGNS - 1] * 3, 27, ["A" * 27]])
def test_what_was_not_drawn_at_random_is_no_key(browser: Browser, secret: Any) -> None:
    made = browser.make("me", "friend")
    for path, asked in (("api/tables", {"game": "mycelia", "seats": [{"kind": "me"}]}),
                        (f"api/tables/{made['table']}/join", {"invite": made["invite"]})):
        with pytest.raises(Refused) as refused:
            browser.post(path, {**asked, "secret": secret})
        assert refused.value.code == "bad-message"
    assert kinds(browser, made)[1][0] == "free"


def test_no_drawn_key_is_taken_for_a_weak_one() -> None:
    assert not weak(DRAWN) and len(DRAWN) == len(make_key())
    assert not any(weak(make_key()) for _ in range(10_000))


def test_the_database_holds_none_of_these_keys(database: str) -> None:
    async def scene() -> tuple[str, TableMade, Joined]:
        server = TableServer(Settings(db=database))
        await server.open()
        try:
            secret = make_key()
            made = await make_table(server, replace(FRIENDS, secret=secret))
            return secret, made, await join(server, made.table, Join(made.invite, "Bo", None, make_key()))
        finally:
            await server.close()

    secret, made, joined = asyncio.run(scene())
    stored = json.dumps([do(database, [(f"SELECT * FROM {name}", ())]) for name in ("tables", "seats", "log")])
    for key in (secret, made.invite, made.watch, made.secrets[0].secret, joined.secret):
        assert key not in stored


def test_the_same_request_twice_at_the_same_moment_is_one_seat_and_one_table(database: str) -> None:
    """Somebody presses twice, and behind a balancer the two come to two servers."""
    async def scene() -> None:
        one = TableServer(Settings(db=database))
        two = TableServer(Settings(db=database)) if database.startswith("postgresql") else one
        servers = [one] if one is two else [one, two]
        try:
            for server in servers:
                await server.open()
            for _ in range(20):
                wanted = replace(FRIENDS, secret=make_key())
                made, *same = await asyncio.gather(*(make_table(server, wanted) for server in (one, two, one)))
                assert same == [made, made]
                asked = Join(made.invite, "Bo", None, make_key())
                joined = await asyncio.gather(*(join(server, made.table, asked) for server in (one, two, two)))
                assert len(set(map(repr, joined))) == 1
                assert [seat.kind for seat in await one.store.seats(made.table)] == ["person", "person", "free"]
            assert await one.store.count() == 20
        finally:
            for server in servers:
                await server.close()

    asyncio.run(scene())
