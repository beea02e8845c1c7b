"""For whoever runs a server: tables listed, archived and put back, bans, a closed door, health, bots that go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import sqlite3
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fairyring.cli.main import main
from fairyring.server import admin as commands
from fairyring.server import bundles, removing
from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.bus import InProcess
from fairyring.server.making import make_table
from fairyring.server.migrations import MIGRATIONS
from fairyring.server.settings import Settings
from fairyring.server.store import Store, open_database
from fairyring.server.table_server import TableServer
from tests.server.player import Browser, Data, Player, Refused, bearer, play_some
from tests.server.running import Running, running
from tests.server.test_migrations import do
from tests.server.waiting import becomes


def admin(db: str, *args: str, fails: bool = False) -> str:
    """What the command says on standard output; on standard error when it fails."""
    out, err = StringIO(), StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["admin", "--db", db, *args])
    assert status == (1 if fails else 0), err.getvalue()
    return err.getvalue() if fails else out.getvalue()


async def moves(address: str, made: Data, count: int) -> Data:
    async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as ann:
        await play_some([ann], count)
        return ann.state


def test_tables_are_listed_exported_deleted_and_imported_while_the_server_runs(database: str, tmp_path: Path) -> None:
    async def watch_it_go(address: str, made: Data) -> int:
        async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            await asyncio.to_thread(admin, database, "delete", made["table"])
            with contextlib.suppress(ConnectionClosed):
                while (await ann.hear())["type"] != "error":
                    pass
            await ann.connection.wait_closed()
            return ann.connection.close_code or 0

    with running(database, tmp_path) as server:
        browser = Browser(server.address)
        made = browser.post("api/tables", {"game": "mycelia", "seats": [{"kind": "me", "name": "Ann"}]})
        browser.make("me", "friend")
        state = asyncio.run(moves(server.address, made, 30))
        listed = admin(database, "list")
        assert len(listed.splitlines()) == 2 and f"{made['table']}  running" in listed and "30 moves" in listed
        assert made["table"] not in admin(database, "list", "--state", "new")
        assert "person Ann" in admin(database, "show", made["table"])
        file = tmp_path / "one.jsonl"
        admin(database, "export", made["table"], "--to", str(file))
        assert "File exists" in admin(database, "export", made["table"], "--to", str(file), fails=True)
        assert asyncio.run(watch_it_go(server.address, made)) == 4004
        key = made["secrets"][0]["secret"]
        with pytest.raises(Refused) as refused:
            browser.get(f"api/tables/{made['table']}", key)
        assert refused.value.code == "unknown-table"
        assert "there is no table" in admin(database, "show", made["table"], fails=True)
        admin(database, "import", str(file))
        again = asyncio.run(moves(server.address, made, 5))
        assert again["version"] == 35 and again["mine"] == [0], "the key fits again"
        assert state["version"] == 30
        admin(database, "import", str(file))  # what is there stays as it is
        assert browser.get(f"api/tables/{made['table']}", key)["version"] == 35
        file.write_text("{}\n")
        assert "no table of a Fairyring server" in admin(database, "import", str(file), fails=True)
    assert "Traceback" not in server.log.read_text()


def test_old_tables_are_archived_and_a_backup_is_restored_while_the_server_runs(database: str, tmp_path: Path) -> None:
    with running(database, tmp_path) as server:
        browser = Browser(server.address)
        tables = [browser.make("me", seed=seed) for seed in range(3)]
        for made in tables:
            asyncio.run(moves(server.address, made, 10))
        copy, old = tmp_path / "all.jsonl.gz", tmp_path / "old.jsonl.gz"
        admin(database, "backup", str(copy))
        do(database, [("UPDATE log SET at = at - 40000000 WHERE table_id = ?", (tables[0]["table"],))])
        admin(database, "archive", "--older-than", "365", "--to", str(old))
        assert len(admin(database, "list").splitlines()) == 2
        admin(database, "import", str(old))
        assert len(admin(database, "list").splitlines()) == 3
        admin(database, "delete", *(made["table"] for made in tables))
        assert admin(database, "list") == ""
        admin(database, "restore", str(copy))
        for made in tables:
            assert asyncio.run(moves(server.address, made, 3))["version"] == 13


def three_tables(database: str) -> list[str]:
    """Their names, in the order in which they are looked at."""
    async def scene() -> list[str]:
        server = TableServer(Settings(db=database))
        await server.open()
        made = [await make_table(server, NewTable("mycelia", [NewSeat("me")])) for _ in range(3)]
        await server.close()
        return sorted(one.table for one in made)

    return asyncio.run(scene())


def while_packing(act: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Something happens at a running server when the first table has been written down."""
    work, left = bundles.pack, [act]

    async def interrupted(store: Store, name: str) -> str:
        line = await work(store, name)
        if left:
            await asyncio.to_thread(left.pop())
        return line

    monkeypatch.setattr(commands, "pack", interrupted)


def moved(database: str, table: str) -> None:
    sql = ("INSERT INTO log (table_id, number, kind, seat, name, alone, step, deciding, at) "
           "VALUES (?, 1, 'paused', 0, '', 0, 0, 0, 0)")
    do(database, [(sql, (table,))])


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def act() -> None:
        moved(database, tables[1])
        do(database, [("DELETE FROM tables WHERE id = ?", (tables[2],))])

    tables = three_tables(database)
    while_packing(act, monkeypatch)
    admin(database, "backup", str(tmp_path / "all.jsonl"))
    lines = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    assert [(line["table"]["id"], len(line["seats"]), line["log"]) for line in lines] == [
        (name, 1, []) for name in tables]
    assert len(admin(database, "list").splitlines()) == 2, "the next command sees what is now"


def test_an_archive_leaves_the_table_at_which_somebody_moved_meanwhile(database: str, tmp_path: Path,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    tables = three_tables(database)
    do(database, [("UPDATE tables SET made = made - 9000000", ())])
    while_packing(lambda: moved(database, tables[1]), monkeypatch)
    admin(database, "archive", "--older-than", "30", "--to", str(tmp_path / "old.jsonl"))
    assert [line.split()[0] for line in admin(database, "list").splitlines()] == [tables[1]]
    assert do(database, [("SELECT number FROM log WHERE kind <> 'gone'", ())])[0] == [(1,)]
    assert len((tmp_path / "old.jsonl").read_text().splitlines()) == 3


@contextlib.contextmanager
def files_of(size: int) -> Iterator[None]:
    """No file can grow beyond this, as on a full disk."""
    few, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (few, most))


@pytest.mark.parametrize("name", ["old.jsonl", "old.jsonl.gz"])
def test_an_archive_for_which_the_disk_has_no_room_takes_nothing_out(postgres: str, tmp_path: Path, name: str) -> None:
    tables = three_tables(postgres)
    do(postgres, [("UPDATE tables SET made = made - 9000000", ())])
    with files_of(100):
        said = admin(postgres, "archive", "--older-than", "30", "--to", str(tmp_path / name), fails=True)
    assert "File too large" in said
    assert [line.split()[0] for line in admin(postgres, "list").splitlines()] == tables
    admin(postgres, "archive", "--older-than", "30", "--to", str(tmp_path / name))  # no half of a file is in the way
    admin(postgres, "import", str(tmp_path / name))
    assert [line.split()[0] for line in admin(postgres, "list").splitlines()] == tables


def test_whatever_names_a_table_holds_it_comes_back_from_a_backup(database: str, tmp_path: Path) -> None:
    """Earlier servers took any name; not every sign that ends a line for Python ends one in a file of tables."""
    tables = three_tables(database)
    do(database, [("UPDATE seats SET name = ? WHERE table_id = ?", ("Ann\u2028of\x85the\x1cMoss", tables[1]))])
    admin(database, "backup", str(tmp_path / "all.jsonl"))
    admin(database, "delete", *tables)
    admin(database, "restore", str(tmp_path / "all.jsonl"))
    assert [line.split()[0] for line in admin(database, "list").splitlines()] == tables


def test_a_table_whose_components_nobody_kept_leaves_none_behind_for_others(database: str, tmp_path: Path) -> None:
    """A table of the first schemas has none; restored elsewhere, it must not stand in for those of later tables."""
    tables = three_tables(database)
    do(database, [("DELETE FROM contents", ())])
    admin(database, "backup", str(tmp_path / "all.jsonl"))
    admin(database, "delete", *tables)
    admin(database, "restore", str(tmp_path / "all.jsonl"))
    assert do(database, [("SELECT name FROM contents", ())]) == [[]]
    [[(content,)]] = do(database, [("SELECT DISTINCT content FROM tables", ())])
    do(database, [("INSERT INTO contents VALUES (?, ?)", (content, b""))])  # as an earlier version left it
    three_tables(database)
    assert [size > 0 for size, in do(database, [("SELECT LENGTH(data) FROM contents", ())])[0]] == [True]


def test_a_file_of_tables_that_never_ends_is_not_read_to_the_end(database: str) -> None:
    three_tables(database)
    assert "longer than any table" in admin(database, "import", "/dev/zero", fails=True)


def test_orders_that_are_given_at_the_same_moment_are_all_carried_out(postgres: str) -> None:
    three_tables(postgres)

    async def give(number: int) -> None:
        store = Store(open_database(postgres), InProcess())
        await store.db.open_beside(MIGRATIONS)
        for _ in range(10):
            await commands.order(store, "gone", f"table {number}")
        await store.db.close()

    async def together() -> None:
        await asyncio.gather(*map(give, range(6)))

    asyncio.run(together())
    assert do(postgres, [("SELECT number FROM orders ORDER BY number", ())])[0] == [(n,) for n in range(1, 61)]


def test_admin_says_what_is_wrong_with_a_database(tmp_path: Path) -> None:
    assert "there is no such file" in admin(str(tmp_path / "nowhere.db"), "list", fails=True)
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    assert "has an older schema (0)" in admin(str(tmp_path / "old.db"), "list", fails=True)


def test_a_banned_address_is_not_let_in(database: str, tmp_path: Path) -> None:
    with running(database, tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        browser = Browser(server.address)

        def status(address: str) -> int:
            return browser.http.get("api/games", headers={"X-Forwarded-For": address}).status_code

        assert status("203.0.113.9") == 200
        admin(database, "ban", "203.0.113.0/24", "--why", "flood")
        becomes(lambda: status("203.0.113.9") == 403)
        assert status("198.51.100.1") == 200
        assert "203.0.113.0/24" in admin(database, "bans") and "flood" in admin(database, "bans")
        refused = browser.http.get("api/games", headers={"X-Forwarded-For": "203.0.113.9"}).json()
        assert refused["code"] == "banned"
        admin(database, "unban", "203.0.113.0/24")
        becomes(lambda: status("203.0.113.9") == 200)
        assert browser.http.get("health").status_code == 200


def test_whoever_is_banned_leaves_the_table_and_the_others_stay(database: str, tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        made = await asyncio.to_thread(Browser(address).make, "me", "me")
        table, (first, second) = made["table"], [(one["secret"],) for one in made["secrets"]]
        async with (Player(address, table, first, behind="2001:db8:1:2::8") as ann,
                    Player(address, table, second, behind="2001:db8:1:2::9") as bo):
            await ann.wait(lambda heard: heard["type"] == "presence" and heard["seats"][1]["connected"])
            await asyncio.to_thread(admin, database, "ban", "2001:db8:1:2::9/128")
            with pytest.raises(Refused) as refused:
                await bo.wait(lambda _: False)
            assert refused.value.code == "banned"
            await bo.connection.wait_closed()
            assert bo.connection.close_code == 4003
            await ann.wait(lambda heard: heard["type"] == "presence" and not heard["seats"][1]["connected"])
            assert (await ann.ask("look"))["version"] == 0

    with running(database, tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        asyncio.run(scene(server.address))
    assert "Traceback" not in server.log.read_text()


def test_behind_a_closed_door_only_invited_people_make_tables(database: str, tmp_path: Path) -> None:
    with running(database, tmp_path, invited_makers=True) as server:
        browser = Browser(server.address)
        with pytest.raises(Refused) as refused:
            browser.make("me", "friend")
        assert refused.value.code == "not-invited"
        link = admin(database, "invite", "Ann", "--address", "https://table.example/").strip()
        assert link.startswith("https://table.example/#/maker/")
        key = link.rpartition("/")[2]
        body = {"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "friend"}]}

        def status() -> int:
            return browser.http.post("api/tables", json=body, headers=bearer(key)).status_code

        becomes(lambda: status() == 201)
        made = browser.post("api/tables", body, key)
        browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"]})  # everybody may join
        assert browser.http.post("api/records", content="{}").json()["code"] == "not-invited"
        assert "Ann" in admin(database, "makers")
        stored = do(database, [("SELECT secret FROM makers", ())])
        assert key not in json.dumps(stored, default=str)
        admin(database, "uninvite", "Ann")
        becomes(lambda: status() == 403)


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, tables_per_minute=0.001, table_burst=5) as server:
        browser = Browser(server.address)
        made = browser.make("me")
        key, table, count = made["secrets"][0]["secret"], made["table"], 0
        while (answer := browser.http.post(f"api/tables/{table}/rematch", headers=bearer(key))).status_code == 200:
            table, count = answer.json()["table"], count + 1
            assert count < 20
        assert answer.json()["code"] == "too-many" and count == 4


def test_health_shows_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    with running(str(db), tmp_path) as server:
        browser = Browser(server.address)
        assert browser.http.get("health").status_code == 200
        with sqlite3.connect(db, isolation_level=None) as connection:
            connection.execute("CREATE TRIGGER full BEFORE INSERT ON pulse BEGIN SELECT RAISE(FAIL, 'disk full'); END")
            becomes(lambda: browser.http.get("health").status_code == 503)
            assert "disk full" in browser.http.get("health").json()["database"]
            connection.execute("DROP TRIGGER full")
            becomes(lambda: browser.http.get("health").status_code == 200)


def test_retention_is_a_setting(database: str) -> None:
    async def scene(keep_days: float) -> int:
        server = TableServer(Settings(db=database, keep_days=keep_days))
        await server.open()
        try:
            await server.sweep()
            return await server.store.count()
        finally:
            await server.close()

    async def fill() -> None:
        server = TableServer(Settings(db=database))
        await server.open()
        made = [await make_table(server, NewTable("mycelia", [NewSeat("me")])) for _ in range(2)]
        for one in made:
            table = await server.table(one.table)
            async with table.lock:
                await table.do_and_store("play", 0, lambda: table.session.play(table.session.names()[0]), None, 0)  # noqa: B023
        await server.close()

    asyncio.run(fill())
    do(database, [("UPDATE tables SET made = made - 9000000", ()),
                  ("UPDATE log SET at = at - 9000000 WHERE table_id = (SELECT MIN(id) FROM tables)", ())])
    assert asyncio.run(scene(0)) == 2, "kept for ever"
    assert asyncio.run(scene(30)) == 1
    assert do(database, [("SELECT COUNT(*) FROM log WHERE kind <> 'gone'", ())])[0][0][0] == 1


def test_old_tables_that_somebody_has_open_keep_no_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> int:
        server = TableServer(Settings(db=database))
        await server.open()
        try:
            for name in tables[:2]:
                await server.table(name)
            monkeypatch.setattr(removing, "PART", 2)
            await server.sweep()
            return await server.store.count()
        finally:
            await server.close()

    tables = sorted([*three_tables(database), *three_tables(database)])
    do(database, [("UPDATE tables SET made = 1000", ())])
    assert asyncio.run(scene()) == 2
    assert [line.split()[0] for line in admin(database, "list").splitlines()] == tables[:2]
    assert do(database, [("SELECT COUNT(*) FROM contents", ())])[0][0][0] == 1, "which both still play with"


def test_a_bot_that_was_thinking_when_the_server_stopped_thinks_again_though_nobody_looks(
        database: str, tmp_path: Path) -> None:
    async def asked(address: str, made: Data) -> None:
        async with Player(address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            assert ann.state["situation"]["deciding"] == 1 and ann.state["version"] == 0

    def deciding(server: Running, made: Data) -> Any:
        return Browser(server.address).get(f"api/tables/{made['table']}", made["watch"])["deciding"]

    with running(database, tmp_path, workers=-1) as server:  # nobody thinks here
        browser = Browser(server.address)
        made = browser.make("me", "greedy", options={"starter": "2"})
        paused = browser.make("me", "greedy", options={"starter": "2"})
        asyncio.run(asked(server.address, made))
        if database.startswith("postgresql"):  # the dead server is still the table's home when the next one starts
            becomes(lambda: do(database, [("SELECT server FROM homes", ())])[0])
        server.kill()
    do(database, [("UPDATE tables SET state = 'paused' WHERE id = ?", (paused["table"],))])
    with running(database, tmp_path) as server:
        becomes(lambda: deciding(server, made) == 0)
        assert deciding(server, paused) == 1
    assert "Traceback" not in server.log.read_text()


def test_figures_are_told_by_route_and_by_bot(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", "easy", options={"starter": "2"})
        async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            while not ann.decision:
                await ann.hear()
            await ann.play(ann.options()[0])
            with pytest.raises(Refused):
                await ann.play("fly")
        browser.get(f"api/tables/{made['table']}", made["watch"])
        browser.http.request("BREW", "api/games")
        browser.http.get(f"nowhere/{made['table']}")

    asyncio.run(scene())
    text = browser.http.get("metrics").text
    for line in ('fairyring_request_seconds_count{method="POST",route="/api/tables",status="201"} ',
                 'fairyring_request_seconds_count{method="GET",route="/api/tables/{table}",status="200"} ',
                 'fairyring_bot_seconds_count{bot="easy"} ', 'fairyring_refused_total{code="unknown-option"} ',
                 'fairyring_messages_total{kind="Play"} 2.0', "fairyring_open_tables "):
        assert line in text, line
    assert "BREW" not in text and "nowhere" not in text, "no label is a client's choice"
