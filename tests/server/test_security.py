"""Keys, origins, headers, limits: what a stranger or a hostile client gets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from sys import getsizeof
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fairyring.server.guest import Guest
from fairyring.server.settings import Settings
from fairyring.server.static import FOLDER
from tests.server.player import Browser, Data, Player, Refused, play_some, two_players
from tests.server.running import Running, running
from tests.server.waiting import until


def socket_address(address: str, table: str) -> str:
    return address.replace("http", "ws", 1) + f"api/tables/{table}/socket"


async def knock(address: str, table: str, *messages: Any, **headers: str) -> tuple[list[Data], int]:
    """Send messages to a table; everything that came back, and the code it was closed with."""
    heard: list[Data] = []
    async with connect(socket_address(address, table), additional_headers=headers, max_size=2**20) as connection:
        with contextlib.suppress(ConnectionClosed):  # what was sent before is still to be read
            for message in messages:
                await connection.send(message if isinstance(message, str | bytes) else json.dumps(message))
        try:
            while True:
                heard.append(json.loads(await asyncio.wait_for(connection.recv(), 10)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 1006


def hello(*secrets: str, watch: str = "") -> Data:
    return {"type": "hello", "secrets": list(secrets), "watch": watch}


WRONG = "wrong-wrong-wrong-wrong-wro"


@pytest.mark.parametrize("who", ["nobody", "wrong key", "key of another table", "the invitation", "wrong watch token",
                                 "no hello"])
def test_without_the_right_key_there_is_no_view_and_no_move(server: Running, browser: Browser, who: str) -> None:
    made, other = browser.make("me", "friend", seed=1), browser.make("me", "friend", seed=1)
    first: Data = {
        "nobody": hello(),
        "wrong key": hello(WRONG),
        "key of another table": hello(other["secrets"][0]["secret"], watch=other["watch"]),
        "the invitation": hello(made["invite"], watch=made["invite"]),
        "wrong watch token": hello(watch=WRONG),
        "no hello": {"type": "look", "id": 1},
    }[who]
    heard, code = asyncio.run(knock(server.address, made["table"], first,
                                    {"type": "play", "id": 1, "option": "end turn", "version": 0}))
    assert [one["code"] for one in heard] == ["bad-key"] and code == 4001
    assert browser.get(f"api/tables/{made['table']}", made["watch"])["version"] == 0


def test_a_spectator_sees_what_is_public_and_moves_nothing(server: Running) -> None:
    async def scene() -> None:
        async with (two_players(server.address, seed=5) as (ann, bo, made),
                    Player(server.address, made["table"], watch=made["watch"]) as eve):
            await play_some([ann, bo], 30)
            await eve.until_version(30)
            hands = [player["hand"] for player in eve.state["view"]["players"]]
            own = ann.state["view"]["players"][0]["hand"]
            assert eve.state["situation"]["decision"] is None and len(hands[0]) < len(own)
            for kind in ("undo", "redo", "hint"):
                with pytest.raises(Refused):
                    await eve.ask(kind)
            assert eve.state["version"] == 30

    asyncio.run(scene())


@pytest.mark.parametrize(("path", "key", "code"), [
    ("", "", "bad-key"), ("", WRONG, "bad-key"), ("/replay", WRONG, "bad-key"), ("/record", WRONG, "bad-key"),
    ("/figures", "", "bad-key")])
def test_rest_opens_no_table_without_its_key(browser: Browser, path: str, key: str, code: str) -> None:
    made = browser.make("me")
    with pytest.raises(Refused) as refused:
        browser.get(f"api/tables/{made['table']}{path}", key)
    assert refused.value.code == code


def test_an_unknown_table_is_told(server: Running, browser: Browser) -> None:
    heard, code = asyncio.run(knock(server.address, "nowhere", hello(WRONG)))
    assert [one["code"] for one in heard] == ["unknown-table"] and code == 4004
    with pytest.raises(Refused) as refused:
        browser.get("api/tables/nowhere", WRONG)
    assert refused.value.code == "unknown-table"


@pytest.mark.parametrize("message", [
    "", "{", "[]", "null", '"hello"', "\x00", '{"type":"hello","secrets":"x"}', '{"type":"fly"}', "[" * 9000,
    '{"type":"hello","secrets":["short"]}', '{"type":"hello","more":1}', b"\xff\xfe", b"{}"])
def test_a_malformed_first_message_is_refused(server: Running, browser: Browser, message: str | bytes) -> None:
    made = browser.make("me")
    heard, code = asyncio.run(knock(server.address, made["table"], message))
    assert [one["code"] for one in heard] == ["bad-message"] and code == 4000


@pytest.mark.parametrize("message", [
    '{"type":"play"}', '{"type":"play","id":-1,"option":"x","version":0}', '{"type":"play","id":1,"option":5}',
    '{"type":"undo","id":1,"version":"0"}', '{"type":"hello"}', "{}", '{"type":"rename","id":1,"seat":99,"name":""}'])
def test_a_malformed_message_ends_the_connection_and_leaves_the_table_whole(server: Running, browser: Browser,
                                                                            message: str) -> None:
    made = browser.make("me", seed=3)
    secret = made["secrets"][0]["secret"]
    heard, code = asyncio.run(knock(server.address, made["table"], hello(secret), message))
    assert [one["type"] for one in heard] == ["state", "error"] and heard[1]["code"] == "bad-message" and code == 4000
    again, _ = asyncio.run(knock(server.address, made["table"], hello(secret), "{}"))
    assert {**again[0], "waited": 0} == {**heard[0], "waited": 0}, "all but the seconds that have passed"


def test_a_huge_message_is_not_even_read(server: Running, browser: Browser) -> None:
    made = browser.make("me")
    secret = made["secrets"][0]["secret"]
    heard, code = asyncio.run(knock(server.address, made["table"], hello(secret), "x" * 20_000))
    assert not any(one["type"] == "error" for one in heard) and code == 1009
    response = browser.http.post("api/tables", content=b"x" * 100_000)
    assert (response.status_code, response.json()["code"]) == (413, "too-big")
    response = browser.http.post("api/records", content=b"x" * 1_100_000)
    assert (response.status_code, response.json()["code"]) == (413, "too-big")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 2000

    response = browser.http.post("api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert response.status_code in (400, 411, 413)


def test_pages_of_other_sites_are_kept_out(server: Running, browser: Browser) -> None:
    made = browser.make("me")
    secret = made["secrets"][0]["secret"]
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock(server.address, made["table"], hello(secret), Origin="https://elsewhere.example"))
    assert refused.value.response.status_code == 403
    own = server.address.rstrip("/")
    heard, _ = asyncio.run(knock(server.address, made["table"], hello(secret), "{}", Origin=own))
    assert heard[0]["type"] == "state"
    body = {"game": "mycelia", "seats": [{"kind": "me"}]}
    for origin, status in (("https://elsewhere.example", 403), ("null", 403), (own, 201)):
        assert browser.http.post("api/tables", json=body, headers={"Origin": origin}).status_code == status


def test_every_answer_has_the_headers_that_keep_a_browser_safe(browser: Browser) -> None:
    for path in ("", "api/games", "nowhere", "health"):
        headers = browser.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "http" not in policy
        assert "unsafe-eval" not in policy and "script-src 'self' 'unsafe-inline'" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_no_key_is_stored_or_logged(tmp_path: Path) -> None:
    async def scene(address: str) -> list[str]:
        async with two_players(address, seed=2) as (ann, bo, made):
            await play_some([ann, bo], 10)
            with pytest.raises(Refused):
                await ann.play("nonsense")
            browser = Browser(address)
            browser.get(f"api/tables/{made['table']}", ann.secrets[0])
            browser.post(f"api/tables/{made['table']}/rematch", key=bo.secrets[0])
            return [*ann.secrets, *bo.secrets, made["invite"], made["watch"]]

    with running(str(tmp_path / "tables.db"), tmp_path, "DEBUG") as server:
        keys = asyncio.run(scene(server.address))
    assert all(len(key) >= 27 for key in keys), "160 bits"
    dump = "\n".join(sqlite3.connect(tmp_path / "tables.db").iterdump())
    for key in keys:
        assert key not in dump and key not in server.log.read_text()
    raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(key.encode() in raw for key in keys)


# --- limits ----------------------------------------------------------------------------------------------------------
def test_too_many_messages_are_refused_and_then_the_connection_is_cut(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        made = Browser(address).make("me")
        secret = made["secrets"][0]["secret"]
        pings = [{"type": "ping", "id": number} for number in range(1, 200)]
        heard, code = await knock(address, made["table"], hello(secret), *pings)
        kinds = [one["type"] for one in heard]
        assert kinds.count("pong") == 20 and code == 4029
        assert {one["code"] for one in heard if one["type"] == "error"} == {"too-many"}

    with running(str(tmp_path / "t.db"), tmp_path, messages_per_second=0.001, message_burst=20) as server:
        asyncio.run(scene(server.address))


def test_whoever_comes_and_goes_without_end_fills_no_log(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        made = Browser(address).make("me", "friend")
        async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            for number in range(5):
                await ann.ask("pause", on=number % 2 == 0)
            for kind, more in (("pause", {"on": False}), ("leave", {"seat": 0}), ("resign", {"seat": 0})):
                with pytest.raises(Refused) as refused:
                    await ann.ask(kind, **more)
                assert refused.value.code == "too-many"
            assert ann.state["version"] == 5

    with running(str(tmp_path / "t.db"), tmp_path, messages_per_second=0.001, message_burst=119) as server:
        asyncio.run(scene(server.address))


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        made = Browser(address).make("me")
        secret = made["secrets"][0]["secret"]
        async with Player(address, made["table"], (secret,)), Player(address, made["table"], (secret,)):
            heard, code = await knock(address, made["table"], hello(secret))
            assert [one["code"] for one in heard] == ["too-many"] and code == 4029
        async with Player(address, made["table"], (secret,)) as again:
            assert again.state["mine"] == [0], "who leaves makes room"

    with running(str(tmp_path / "a.db"), tmp_path, most_sockets_per_table=2) as server:
        asyncio.run(scene(server.address))
    with running(str(tmp_path / "b.db"), tmp_path, most_sockets_per_address=2) as server:
        asyncio.run(scene(server.address))


def test_requests_and_new_tables_have_a_limit_an_address(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=12,
                 tables_per_minute=0.001, table_burst=3) as server:
        browser = Browser(server.address)
        body = {"game": "mycelia", "seats": [{"kind": "me"}]}
        made = [browser.http.post("api/tables", json=body).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        asked = [browser.http.get("api/games").status_code for _ in range(15)]
        assert asked == [200] * 9 + [429] * 6
        assert browser.http.get("health").status_code == 200, "whoever watches the server is let in"


def test_a_large_record_counts_as_many_new_tables(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, tables_per_minute=0.001, table_burst=20) as server:
        browser = Browser(server.address)
        large = [browser.http.post("api/records", content=b"x" * 1_000_000).status_code for _ in range(2)]
        small = [browser.http.post("api/records", content=b"x" * 1_000).status_code for _ in range(5)]
    assert (large, small) == ([400, 429], [400] * 4 + [429])


def test_the_parts_of_a_page_have_a_limit_of_their_own_so_that_a_family_comes_in_at_once(tmp_path: Path) -> None:
    part = next((FOLDER / "assets").iterdir()).name if (FOLDER / "assets").exists() else "none.js"
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=2,
                 files_per_second=0.001, file_burst=5) as server:
        browser = Browser(server.address)
        assert [browser.http.get(f"assets/{part}").status_code == 429 for _ in range(7)] == [False] * 5 + [True] * 2
        assert [browser.http.get("api/games").status_code for _ in range(3)] == [200, 200, 429]


def test_the_number_of_tables_and_the_length_of_a_log_have_a_bound(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        browser = Browser(address)
        made = browser.make("me", seed=1)
        secret = made["secrets"][0]["secret"]
        async with Player(address, made["table"], (secret,)) as ann:
            await play_some([ann], 5)
            with pytest.raises(Refused) as refused:
                await ann.play(ann.options()[0])
            assert refused.value.code == "table-full"

    with running(str(tmp_path / "t.db"), tmp_path, most_entries=5) as server:
        asyncio.run(scene(server.address))
    with running(str(tmp_path / "u.db"), tmp_path, most_tables=0) as server:
        with pytest.raises(Refused) as refused:
            Browser(server.address).make("me")
        assert refused.value.code == "too-many"


def test_whoever_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, hello_seconds=0.2) as server:
        made = Browser(server.address).make("me")
        heard, code = asyncio.run(knock(server.address, made["table"]))
        assert [one["code"] for one in heard] == ["bad-key"] and code == 4001


def frame(message: Data) -> bytes:
    """A short text frame of a client, masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_whoever_reads_too_slowly_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        browser = Browser(address)
        made = browser.make("me", seed=1)
        secret = made["secrets"][0]["secret"]
        reader, writer = await asyncio.open_connection(httpx.URL(address).host, httpx.URL(address).port, limit=1024)
        writer.write((f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                      "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                      "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(hello(secret)))
        async with Player(address, made["table"], (secret,)) as ann:
            for _ in range(10_000):  # whole states are asked for, and nobody reads them
                writer.write(frame({"type": "look", "id": 1}))
            await until(lambda: "fairyring_sockets 1.0\n" in browser.http.get("metrics").text)
            assert (await ann.ask("look"))["version"] == 0
        writer.close()

    bounds: dict[str, Any] = {"messages_per_second": 1e9, "message_burst": 10**9, "most_waiting": 8}
    with running(str(tmp_path / "t.db"), tmp_path, **bounds) as server:
        asyncio.run(scene(server.address))


def test_what_waits_for_somebody_who_does_not_read_is_bounded_in_bytes() -> None:
    async def scene() -> None:
        closed: list[int] = []

        async def never(_: str) -> None:
            await asyncio.Event().wait()

        async def close(code: int) -> None:
            closed.append(code)

        for text in ("x" * 300, "x" * 299 + "\N{MUSHROOM}"):
            closed.clear()
            guest = Guest((0,), 0, Settings(bytes_waiting=3 * getsizeof(text)), never, close)
            for _ in range(4):
                guest.send(text)
                await asyncio.sleep(0)
            assert (len(guest.waiting), closed) == (3, []), "one is on its way, three wait"
            assert guest.bytes == 3 * getsizeof(text) > 3 * len(text)
            guest.send(text)
            await asyncio.sleep(0)
            assert guest.gone and not guest.waiting and closed == [4008]
        assert getsizeof(text) > 4 * len(text), "a single sign makes every sign of a text larger"

    asyncio.run(scene())


def requests_let_in(server: Running, count: int) -> int:
    """How many of so many visitors, each with an address of their own behind a proxy here, are served."""
    http = Browser(server.address).http
    codes = [http.get("api/games", headers={"X-Forwarded-For": f"198.51.100.{number}"}).status_code
             for number in range(count)]
    assert set(codes) <= {200, 429}
    return codes.count(200)


def test_visitors_behind_a_trusted_proxy_count_one_by_one(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=5,
                 trusted_proxies=("10.0.0.0/8", "127.0.0.0/8")) as server:
        assert requests_let_in(server, 12) == 12


def test_nobodys_word_about_addresses_is_taken_unless_told(tmp_path: Path) -> None:
    """From the same machine neither: a forged X-Forwarded-For would pass every limit."""
    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=5,
                 trusted_proxies=("10.0.0.0/8",)) as server:
        assert requests_let_in(server, 12) == 5
