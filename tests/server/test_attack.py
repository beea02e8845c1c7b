"""Somebody who wants to spoil the evening: whatever one connection does, nobody else waits and nothing grows."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairyring.kernel.errors import BrokenRecord
from fairyring.kernel.facts import Facts
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.record import read_record
from fairyring.kernel.session import Session
from fairyring.server.errors import TooMany
from fairyring.server.limits import Buckets, Door, neighbourhood
from fairyring.server.looker import Glance, Sight
from fairyring.server.reading import Reading
from fairyring.server.remembering import Memory
from fairyring.server.settings import Settings
from tests.server.player import Browser, Player, Refused
from tests.server.running import running
from tests.server.waiting import PATIENCE, becomes


@contextmanager
def line(address: str) -> Iterator[socket.socket]:
    """A bare connection."""
    url = httpx.URL(address)
    with socket.create_connection((url.host, url.port), timeout=PATIENCE) as one:
        yield one


def is_cut(one: socket.socket) -> bool:
    """Has the other side closed, after whatever it had to say?"""
    try:
        while one.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def is_let_in(address: str) -> bool:
    try:
        return bool(Browser(address).get("api/games"))
    except httpx.HTTPError:
        return False


def shake_hands(one: socket.socket, address: str, table: str) -> None:
    host = httpx.URL(address).netloc.decode()
    one.sendall((f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                 "Sec-WebSocket-Version: 13\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += one.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101"), answer


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    first = (0x80 if final else 0) | opcode
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([first]) + length + bytes(4) + data


def flood(one: socket.socket, data: bytes, pause: float = 0.0) -> bool:
    """Send until it is cut; False when nobody cuts it."""
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            one.sendall(data)
            time.sleep(pause)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def test_endless_headers_are_cut(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server, line(server.address) as one:
        one.sendall(b"GET / HTTP/1.1\r\n")
        assert flood(one, b"X-More: " + b"x" * 1000 + b"\r\n")
        assert Browser(server.address).get("api/games")


def test_half_a_request_and_a_silent_connection_are_not_kept(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, request_seconds=1.0) as server:
        with line(server.address) as silent, line(server.address) as half, line(server.address) as slow:
            half.sendall(b"GET /api/games HTTP/1.1\r\nHost: local")
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            assert is_cut(silent) and is_cut(half) and is_cut(slow)
        becomes(lambda: is_let_in(server.address))


def test_blank_lines_between_requests_keep_no_connection(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, request_seconds=1.0) as server, line(server.address) as one:
        host = httpx.URL(server.address).netloc
        for _ in range(2):  # a blank line may come before a request
            one.sendall(b"\r\nGET /health HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += one.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200")
        assert flood(one, b"\r\n", pause=0.1)


def test_silent_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, most_connections_per_address=5) as server:
        crowd = [socket.create_connection(("127.0.0.1", httpx.URL(server.address).port)) for _ in range(5)]
        with line(server.address) as one:
            assert is_cut(one), "a sixth has no place"
        for other in crowd:
            other.close()
        becomes(lambda: is_let_in(server.address))  # places are given back


@pytest.mark.parametrize("nonsense", [
    pytest.param(frame(0x9, b"x" * 100), id="pings whose answers nobody reads"),
    pytest.param(frame(0x0, b"", final=False), id="empty fragments"),
    pytest.param(frame(0xA, b""), id="pongs"),
])
def test_frames_that_say_nothing_are_cut(tmp_path: Path, nonsense: bytes) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        made = Browser(server.address).make("me")
        with line(server.address) as one:
            shake_hands(one, server.address, made["table"])
            if nonsense[0] & 0xF == 0:
                one.sendall(frame(0x1, b"{", final=False))
            assert flood(one, nonsense * 1000)
        assert "Traceback" not in server.log.read_text()


def test_bytes_that_are_no_text_close_the_line_quietly(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        made = Browser(server.address).make("me")
        with line(server.address) as one:
            shake_hands(one, server.address, made["table"])
            one.sendall(frame(0x1, b"\xff\xfe{}"))
            assert is_cut(one)
        assert "Traceback" not in server.log.read_text()


def test_a_name_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    """A page of another site whose name leads to this machine must not be at home here."""
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        port = httpx.URL(server.address).port
        for name, status in (("localhost", 200), (f"localhost:{port}", 200), ("[::1]", 200), ("127.0.0.1", 200),
                             ("evil.example", 421), (f"evil.example:{port}", 421), ("localhost.evil.example", 421)):
            answer = httpx.get(server.address + "api/games", headers={"Host": name})
            assert answer.status_code == status, name
        refused = httpx.get(server.address + "api/games", headers={"Host": "evil.example"}).json()
        assert refused["code"] == "bad-host" and "--name" in refused["detail"]
        assert httpx.get(server.address + "health", headers={"Host": "10.1.2.3"}).status_code == 200
    with running(str(tmp_path / "u.db"), tmp_path, hosts=("table.example",)) as server:
        answer = httpx.get(server.address + "api/games", headers={"Host": "Table.example"})
        assert answer.status_code == 200


def test_answers_with_keys_and_private_views_are_not_kept_anywhere(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        browser = Browser(server.address)
        made = browser.make("me", "greedy")
        secret = made["secrets"][0]["secret"]
        key = {"Authorization": f"Bearer {secret}"}
        seats = [{"kind": "me"}]
        answers = [
            browser.http.post("api/tables", json={"game": "mycelia", "seats": seats}),
            browser.http.post("api/mine", json={"tables": [{"table": made["table"], "secrets": [secret]}]}),
            *(browser.http.get(f"api/tables/{made['table']}{part}", headers=key)
              for part in ("", "/replay", "/figures")),
        ]
        for answer in answers:
            assert answer.status_code < 300, answer.text
            assert answer.headers["cache-control"] == "no-store"
        assert browser.http.get("api/games/mycelia/rules").headers["cache-control"] == "public, max-age=3600"


def test_bad_bodies_are_told_what_is_wrong_with_them(browser: Browser) -> None:
    made = browser.make("me")
    deep = b"[" * 60_000
    tries: list[tuple[str, bytes, dict[str, bytes]]] = [
        ("api/tables", b'{"game": "\xff\xfe"}', {}),
        ("api/tables", deep, {}),
        ("api/tables", b'{"game":"mycelia","seats":' + deep, {}),
        ("api/records", b"\xff\xfe" * 100, {}),
        ("api/records", deep, {}),
        ("api/tables", b"{}", {"Origin": b"http://["}),
        ("api/tables", b"{}", {"Origin": b"http://\xff"}),
        (f"api/tables/{made['table']}/seats/{10**30}/bot", b'{"bot":"easy"}', {}),
        (f"api/tables/{made['table']}/join", json.dumps({"invite": "a\0b", "name": "\0"}).encode(), {}),
        ("api/tables/%00/join", b"{}", {}),
        ("api/tables/%FF%FE/join", b"{}", {}),
    ]
    for path, body, headers in tries:
        given = [(b"Content-Type", b"application/json"), *((key.encode(), value) for key, value in headers.items())]
        answer = browser.http.post(path, content=body, headers=given)
        assert 400 <= answer.status_code < 500, (path, body[:40], answer.status_code, answer.text[:200])
        assert answer.json()["code"]


def test_a_record_with_what_no_database_takes_is_refused(browser: Browser) -> None:
    made = browser.make("me", seed=1)
    record = browser.http.get(f"api/tables/{made['table']}/record",
                              headers={"Authorization": f"Bearer {made['secrets'][0]['secret']}"}).json()
    for change in ({"takebacks": 10**40}, {"takebacks": -1}, {"names": ["\0"]}, {"decisions": ["\0"]},
                   {"packs": ["\0"]}, {"content": "\0"}):
        with pytest.raises(Refused) as refused:
            browser.post("api/records", {**record, **change})
        assert refused.value.code in ("broken-record", "bad-message", "bad-setup"), change


def test_an_address_of_ipv6_is_its_first_half() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.7") == "192.0.2.7" and neighbourhood("") == ""
    buckets = Buckets(0.0, 1)
    assert [buckets.take("2001:db8::1"), buckets.take("2001:db8::2"), buckets.take("2001:db8:0:1::1")] == [
        True, False, True]
    door = Door(10, 1)
    assert door.enter("2001:db8::1") and not door.enter("2001:db8::2")
    door.leave("2001:db8::2")
    assert door.enter("2001:db8::3") and door.inside == 1


def test_handshakes_are_limited(tmp_path: Path) -> None:
    async def scene(address: str, table: str) -> list[int]:
        found: list[int] = []
        for _ in range(6):
            answer = await asyncio.to_thread(
                httpx.get, f"{address}api/tables/{table}/socket",
                headers={"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                         "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://evil.example"})
            found.append(answer.status_code)
        return found

    with running(str(tmp_path / "t.db"), tmp_path, requests_per_second=0.001, request_burst=4) as server:
        made = Browser(server.address).make("me")
        assert asyncio.run(scene(server.address, made["table"]))[-1] in (403, 429)
        with line(server.address) as one:
            host = httpx.URL(server.address).netloc.decode()
            for _ in range(4):
                with line(server.address) as other:
                    other.sendall(f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                    is_cut(other)
            one.sendall((f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
                         "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                         "Sec-WebSocket-Version: 13\r\n\r\n").encode())
            assert b" 429 " in one.recv(4096).split(b"\r\n")[0]


def test_a_stranger_does_not_make_the_server_open_a_table(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as first:
        made = Browser(first.address).make("me")
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        browser = Browser(server.address)
        with pytest.raises(Refused) as refused:
            asyncio.run(Player(server.address, made["table"], ("x" * 32,)).sit())
        assert refused.value.code == "bad-key"
        assert "fairyring_open_tables 0" in browser.http.get("metrics").text
        asyncio.run(come_and_go(server.address, made["table"], made["secrets"][0]["secret"]))
        assert "fairyring_open_tables 1" in browser.http.get("metrics").text


async def come_and_go(address: str, table: str, secret: str) -> None:
    async with Player(address, table, (secret,)):
        pass


def test_many_sockets_of_one_address_share_what_one_may_ask(tmp_path: Path) -> None:
    """Names and whole states are work for everybody at the table: they cost more than a move."""
    async def scene(address: str) -> list[str]:
        made = Browser(address).make("me")
        secret = made["secrets"][0]["secret"]
        found: list[str] = []
        async with Player(address, made["table"], (secret,)) as one, Player(address, made["table"], (secret,)) as two:
            for who, kind in ((one, "look"), (two, "look"), (one, "look"), (two, "ping"), (two, "rename")):
                try:
                    await who.ask(kind, **({"seat": 0, "name": "Ann"} if kind == "rename" else {}))
                    found.append("ok")
                except Refused as refused:
                    found.append(refused.code)
        return found

    bounds: dict[str, Any] = {"messages_per_address": 0.001, "message_burst_per_address": 22}
    with running(str(tmp_path / "t.db"), tmp_path, **bounds) as server:
        assert asyncio.run(scene(server.address)) == ["ok", "ok", "too-many", "ok", "too-many"]


def test_the_deal_of_people_cannot_be_tried_out(browser: Browser) -> None:
    """Whoever makes a table without choosing the deal gets one of more than 2^128; the record keeps it for the end."""
    made = browser.make("me", "greedy")
    record = browser.get(f"api/tables/{made['table']}/record", made["secrets"][0]["secret"])
    assert record["seed"] >= 2**128
    opened = browser.post("api/records", record)
    assert browser.get(f"api/tables/{opened['table']}/replay", opened["watch"])["total"] == 0
    assert browser.post(f"api/tables/{made['table']}/rematch", {}, made["secrets"][0]["secret"])["table"]


def finished_game(browser: Browser) -> tuple[str, str]:
    """A whole game as a table to look at."""
    record = next(Path("tests/golden/mycelia").glob("*.json")).read_text()
    opened = browser.answer(browser.http.post("api/records", content=record))
    return opened["table"], opened["watch"]


def endless_record(effect: str) -> str:
    """A record with a location of its own, which somebody visits."""
    game = find_game("everdell")
    session = Session.start(Setup("everdell", 2, (), {}, 5))
    components = deepcopy(game.content().facts.data())
    for location in components["tables"]["basic_location"]:
        location["effect"] = effect
    content = Facts.of(components).fingerprint(game.boxes(session.setup))
    return replace(session.record(), decisions=("visit three_twigs",), digest="", content=content,
                   components=components).to_json()


@pytest.mark.parametrize(("effect", "why"), [
    ("gain(twig=1) & activate_location(basic, where=own_worker)", "never comes to an end"),
    ("activate_location(basic)", "cannot be played again"),
])
def test_a_record_whose_own_cards_never_end_is_refused_and_nobody_waits(tmp_path: Path, effect: str, why: str) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        browser = Browser(server.address)
        with pytest.raises(Refused, match=why) as refused:
            browser.answer(browser.http.post("api/records", content=endless_record(effect)))
        assert refused.value.code == "broken-record"
        assert browser.get("health")["status"] == "ok" and finished_game(browser)


def test_uploads_are_read_by_a_process_of_their_own_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    record = next(Path("tests/golden/mycelia").glob("*.json")).read_text()
    shown: list[int] = []
    under_way = 0

    async def scene() -> list[Any]:
        reading = Reading(Settings(most_records=5, most_records_per_address=3))
        put = reading.put

        async def counted(question: bytes) -> bytes:
            nonlocal under_way
            under_way += 1
            shown.append(under_way)
            try:
                return await put(question)
            finally:
                under_way -= 1

        monkeypatch.setattr(reading, "put", counted)
        monkeypatch.setattr(Session, "start", None)  # nothing is played here
        try:
            return await asyncio.gather(*(reading.table(record, address) for address in "aaaabbb"),
                                        return_exceptions=True)
        finally:
            await reading.end()

    found = asyncio.run(scene())
    assert [isinstance(one, TooMany) for one in found] == [False, False, False, True, False, False, True]
    assert len({one[0].id for one in found if not isinstance(one, TooMany)}) == 5 and shown == [1] * 5
    assert all(len(one[2]) == len(read_record(record).decisions) for one in found if not isinstance(one, TooMany))


def test_a_record_that_takes_too_long_is_refused_and_the_next_is_read() -> None:
    record = next(Path("tests/golden/mycelia").glob("*.json")).read_text()

    async def scene() -> None:
        reading = Reading(Settings(record_seconds=0.0))
        try:
            with pytest.raises(BrokenRecord, match="too long"):
                await reading.table(record, "")
            reading.seconds = PATIENCE
            row, *_ = await reading.table(record, "")
            assert row.replay
        finally:
            await reading.end()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts no such time")
def test_a_decision_that_takes_too_long_ends_the_process_that_plays_it() -> None:
    endless = "from fairyring.server.examiner import bound_time; bound_time(0.05)\nwhile True: pass"
    done = subprocess.run([sys.executable, "-c", endless], check=False)
    assert done.returncode == -signal.SIGVTALRM


def test_looking_back_has_its_turn_and_is_remembered(tmp_path: Path) -> None:
    """Many replays at once are played by one process, one after the other, and finished games only once."""
    with running(str(tmp_path / "t.db"), tmp_path, most_looking_back_per_address=2) as server:
        browser = Browser(server.address)
        table, watch = finished_game(browser)
        path, key = f"api/tables/{table}/replay", {"Authorization": f"Bearer {watch}"}

        def look(start: int) -> int:
            return httpx.get(server.address + path, params={"start": start, "count": 400}, headers=key,
                             timeout=PATIENCE).status_code

        with ThreadPoolExecutor(12) as pool:
            found = list(pool.map(look, range(12)))
        assert set(found) <= {200, 429} and found.count(200) >= 2 and found.count(429) >= 1, found
        first = browser.get(path, watch, start=3, count=5)
        assert browser.get(path, watch, start=3, count=5) == first
        assert [step["step"] for step in first["steps"]] == [4, 5, 6, 7, 8]
        assert browser.get(f"api/tables/{table}/figures", watch)["rows"]


def test_what_is_remembered_of_finished_games_is_bounded_in_bytes() -> None:
    """Every part of every game is another one to remember; whoever asks for all of them fills no memory."""
    async def scene() -> None:
        memory = Memory(Settings(remembered_bytes=10_000))
        read: list[int] = []

        async def ask(glance: Glance) -> Sight:
            return Sight(steps=b"x" * 3000, total=glance.start)

        async def glance(start: int) -> Glance:
            read.append(start)
            return Glance("", None, start=start)

        memory.ask = ask  # type: ignore[method-assign]
        for start in (1, 2, 3, 1, 4, 1, 2):
            assert (await memory.look(partial(glance, start), "", start)).total == start
            assert memory.bytes == sum(one.size() for one in memory.remembered.values()) <= 10_000
        assert read == [1, 2, 3, 4, 2], "what was looked at lately is not read again, what was not is forgotten"
        assert (await memory.look(partial(glance, 9), "", None)).total == 9 and list(memory.remembered) == [4, 1, 2]

    asyncio.run(scene())


def test_a_process_that_looks_back_and_dies_is_started_again(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        browser = Browser(server.address)
        table, watch = finished_game(browser)
        assert browser.get(f"api/tables/{table}/figures", watch)["rows"]
        subprocess.run(["pkill", "-KILL", "-P", str(server.process.pid), "-f", "fairyring.server.looker"], check=True)
        answers = [browser.http.get(f"api/tables/{table}/replay", headers={"Authorization": f"Bearer {watch}"},
                                    params={"count": 3, "start": start}).status_code for start in (0, 1)]
        assert answers[-1] == 200, answers
