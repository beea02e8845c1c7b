"""Making, finding and joining tables; the past; records; rematch. On both databases."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from fairyring.bots.levels import LEVELS
from fairyring.kernel.record import read_record
from fairyring.kernel.replay import replay
from fairyring.kernel.table import SPECTATOR
from tests.server.player import Browser, Data, Player, Refused, play_some, put, two_players
from tests.server.running import Running


def refusal(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def test_every_game_is_listed_with_its_modules_choices_and_bots(browser: Browser) -> None:
    [mycelia] = [game for game in browser.get("api/games") if game["id"] == "mycelia"]
    assert (mycelia["least_players"], mycelia["most_players"], mycelia["rivals"][0]["id"]) == (1, 4, "gwidyon")
    assert [one["id"] for one in mycelia["modules"]] == ["expansion", "prisma"]
    assert "starter" in [one["id"] for one in mycelia["choices"]]
    assert mycelia["bots"] == list(LEVELS)


def test_components_come_with_provenance_and_looks(browser: Browser) -> None:
    found = browser.get("api/games/mycelia/components")
    card = next(one for one in found["components"] if one["id"] == "amanita_muscaria")
    assert card["kind"] == "hero" and card["src"]
    assert found["looks"]["amanita_muscaria"]


def test_the_rulebook_is_there_with_ids_and_rulings(browser: Browser) -> None:
    rules = browser.get("api/games/mycelia/rules")
    assert any(rule["id"] == "MYC-HIRE-01" and rule["text"] and rule["section"] for rule in rules)
    assert {rule["ruling"] for rule in rules} == {False, True}
    assert {rule["language"] for rule in rules} == {"en"}


def test_the_rulebook_comes_in_the_readers_language(browser: Browser) -> None:
    english = browser.get("api/games/mycelia/rules")
    german = browser.get("api/games/mycelia/rules", language="de")
    assert [rule["id"] for rule in german] == [rule["id"] for rule in english]
    assert all(rule["text"] == other["text"] for rule, other in zip(german, english, strict=True)
               if rule["language"] == "en")
    with pytest.raises(Refused) as refused:
        browser.get("api/games/mycelia/rules", language="xx")
    assert refusal(refused) == "not-found" and "use en, de, fr" in refused.value.problem["detail"]


def test_an_unknown_game_is_told_with_what_would_be_right(browser: Browser) -> None:
    with pytest.raises(Refused) as refused:
        browser.get("api/games/micelia/rules")
    assert refusal(refused) == "unknown-game" and "mycelia" in refused.value.problem["detail"]


def test_what_is_said_of_a_game_on_the_shelf_is_served_apart(browser: Browser) -> None:
    whole, few = (browser.http.get(f"text/ru/mycelia{part}.ftl").text for part in ("", ".shelf"))
    assert [line.partition(" =")[0] for line in few.splitlines()] == ["game-name", "game-about", "rival-gwidyon"]
    assert all(line in whole for line in few.splitlines())


@pytest.mark.parametrize("path", ["text/xx/mycelia.ftl", "text/en/../../rulebook.md", "text/en/nothing.ftl",
                                  "text/en/mycelia.txt", "text/en/%2e%2e%2frulebook.ftl", "assets/../app.py"])
def test_nothing_but_texts_and_the_client_is_served(browser: Browser, path: str) -> None:
    response = browser.http.get(path)
    assert response.status_code == 404 and response.json()["code"] == "not-found"


@pytest.mark.parametrize(("wanted", "says"), [
    ({"game": "mycelia", "seats": [{"kind": "me"}] * 5}, "1 to 4 players"),
    ({"game": "mycelia", "seats": [{"kind": "me"}], "modules": ["prism"]}, 'did you mean prisma?'),
    ({"game": "mycelia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "gredy"}]}, "did you mean greedy?"),
    ({"game": "mycelia", "seats": [{"kind": "me"}], "options": {"starter": "1"}}, "only for 2 or 3 or 4"),
    ({"game": "chess", "seats": [{"kind": "me"}]}, 'unknown game "chess"'),
])
def test_a_wrong_set_up_is_refused_with_what_would_be_right(browser: Browser, wanted: Data, says: str) -> None:
    with pytest.raises(Refused) as refused:
        browser.post("api/tables", wanted)
    assert refusal(refused) == "bad-setup" and says in refused.value.problem["detail"]
    assert refused.value.problem["message"]["args"]["detail"] == refused.value.problem["detail"]


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"game": 3}', b'{"game":"mycelia","seats":[],"more":1}',
                                  b'{"game":"mycelia","seats":[{"kind":"king"}]}', b"\xff\xfe"])
def test_a_body_that_is_none_of_the_protocol_is_a_bad_message(browser: Browser, body: bytes) -> None:
    response = browser.http.post("api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize("asked", [{"start": -1}, {"start": 10**6 + 1}, {"start": -10**21}, {"count": 501},
                                   {"eyes": -3}, {"eyes": 8}], ids=str)
def test_a_number_out_of_its_bounds_is_a_bad_message(browser: Browser, asked: dict[str, int]) -> None:
    made = browser.make("me", "friend")
    with pytest.raises(Refused) as refused:
        browser.get(f"api/tables/{made['table']}/replay", made["secrets"][0]["secret"], **asked)
    assert refused.value.code == "bad-message"


def test_a_seat_that_no_table_has_is_a_bad_message(browser: Browser) -> None:
    made = browser.make("me", "friend")
    for seat in (-1, 8, 10**21):
        with pytest.raises(Refused) as refused:
            browser.post(f"api/tables/{made['table']}/seats/{seat}/bot", {"bot": "easy"}, made["secrets"][0]["secret"])
        assert refused.value.code == "bad-message"


def test_the_same_seed_makes_the_same_game_and_no_seed_another_each_time(server: Running, browser: Browser) -> None:
    async def views(**more: Any) -> list[Data]:
        found: list[Data] = []
        for _ in range(2):
            made = browser.make("me", **more)
            async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
                found.append(ann.state["view"])
        return found

    same = asyncio.run(views(seed=11))
    other = asyncio.run(views())
    assert same[0] == same[1] and other[0] != other[1]


def test_an_invitation_takes_each_free_seat_once(browser: Browser) -> None:
    made = browser.make("me", "friend", "friend")
    path = f"api/tables/{made['table']}"
    first = browser.post(f"{path}/join", {"invite": made["invite"], "name": " Cy ", "seat": 2})
    assert first["seat"] == 2 and first["watch"] == made["watch"]
    with pytest.raises(Refused) as refused:
        browser.post(f"{path}/join", {"invite": made["invite"], "seat": 2})
    assert refusal(refused) == "seat-taken"
    second = browser.post(f"{path}/join", {"invite": made["invite"]})
    assert second["seat"] == 1 and second["secret"] != first["secret"]
    with pytest.raises(Refused) as refused:
        browser.post(f"{path}/join", {"invite": made["invite"]})
    assert refusal(refused) == "no-free-seat"
    seats = browser.get(path, first["secret"])["seats"]
    assert [(one["kind"], one["name"]) for one in seats] == [("person", ""), ("person", ""), ("person", "Cy")]


def test_an_invitation_opens_nothing_but_its_own_table(browser: Browser) -> None:
    made, other = browser.make("me", "friend"), browser.make("me", "friend")
    with pytest.raises(Refused) as refused:
        browser.post(f"api/tables/{made['table']}/join", {"invite": other["invite"]})
    assert refusal(refused) == "bad-key"
    with pytest.raises(Refused) as refused:
        browser.get(f"api/tables/{made['table']}", made["invite"])
    assert refusal(refused) == "bad-key"


def test_a_free_seat_can_be_given_to_a_bot_which_then_plays(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", "friend", seed=1, options={"starter": "2"})
        secret = made["secrets"][0]["secret"]
        async with Player(server.address, made["table"], (secret,)) as ann:
            assert not ann.decision and ann.state["seats"][1]["kind"] == "free"
            with pytest.raises(Refused) as refused:
                browser.post(f"api/tables/{made['table']}/seats/1/bot", {"bot": "greedy"}, made["watch"])
            assert refusal(refused) == "not-your-seat"
            browser.post(f"api/tables/{made['table']}/seats/1/bot", {"bot": "greedy"}, secret)
            while not ann.decision:
                await ann.hear()
            assert ann.state["seats"][1] == {"kind": "bot", "name": "", "bot": "greedy", "connected": True,
                                             "plays_for": None, "resigned": False}
            with pytest.raises(Refused) as refused:
                browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"]})
            assert refusal(refused) == "no-free-seat"

    asyncio.run(scene())


def test_my_tables_come_in_one_call_with_a_sign_where_it_is_my_turn(browser: Browser) -> None:
    mine = browser.make("me", "friend", seed=1, options={"starter": "1"})
    theirs = browser.make("me", "friend", seed=1, options={"starter": "2"})
    watched = browser.make("me", "friend")
    asked = [{"table": one["table"], "secrets": [seat["secret"] for seat in one["secrets"]]} for one in (mine, theirs)]
    asked += [{"table": watched["table"], "watch": watched["watch"]},
              {"table": mine["table"], "secrets": [theirs["secrets"][0]["secret"]]},
              {"table": "nowhere", "secrets": []}]
    found = browser.post("api/mine", {"tables": asked})["tables"]
    assert [(one["table"]["id"], one["my_turn"], one["watching"]) for one in found] == [
        (mine["table"], True, False), (theirs["table"], False, False), (watched["table"], False, True)]
    assert "seed" not in json.dumps(found)


def test_the_past_is_the_same_through_my_eyes_as_it_was(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9) as (ann, bo, made):
            seen = [ann.state["view"]]
            for _ in range(40):
                await play_some([ann, bo], 1)
                seen.append(ann.state["view"])
            browser = Browser(server.address)
            past = browser.get(f"api/tables/{made['table']}/replay", ann.secrets[0])
            assert (past["eyes"], past["start"], past["total"], past["outcome"]) == (0, 0, 40, None)
            view = past["view"]
            views = [json.dumps(view)]
            for step in past["steps"]:
                view = put(view, step["changes"])
                views.append(json.dumps(view))
            assert [json.loads(one) for one in views] == seen
            told = [one["events"] for one in ann.heard if one["type"] == "update"]
            assert [step["events"] for step in past["steps"]] == told
            part = browser.get(f"api/tables/{made['table']}/replay", ann.secrets[0], start=38, count=1)
            assert part["view"] == seen[38] and [step["step"] for step in part["steps"]] == [39]
            words = browser.get(f"api/tables/{made['table']}/replay", made["watch"], views=False)
            assert words["view"] == {} and words["eyes"] == SPECTATOR and len(words["steps"]) == 40
            assert not any("secret" in event for step in words["steps"] for event in step["events"])

    asyncio.run(scene())


def test_other_peoples_past_and_the_record_wait_for_the_end_of_the_game(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        async with two_players(server.address, seed=9) as (ann, bo, made):
            path = f"api/tables/{made['table']}"
            await play_some([ann, bo], 10)
            for refused_path, query in ((f"{path}/replay", {"eyes": 1}), (f"{path}/record", {})):
                with pytest.raises(Refused) as refused:
                    browser.get(refused_path, ann.secrets[0], **query)
                assert refusal(refused) == "not-over"
            await play_some([ann, bo], 5000)
            assert ann.over
            past = browser.get(f"{path}/replay", made["watch"], eyes=1)
            assert past["eyes"] == 1 and past["view"]["seat"] == 1
            record = read_record(browser.http.get(f"{path}/record", headers={
                "Authorization": f"Bearer {made['watch']}"}).text)
            assert record.setup.seed == 9 and len(record.decisions) == ann.state["step"] and record.names[1] == "Bo"
            replay(record)  # checks the digest

    asyncio.run(scene())


def test_figures_tell_every_turn(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9) as (ann, bo, made):
            await play_some([ann, bo], 120)
            rows = browser.get(f"api/tables/{made['table']}/figures", ann.secrets[0])["rows"]
            assert rows[0]["step"] == 0 and rows[0]["seat"] == -1 and len(rows) > 4
            assert all(len(row["figures"]) == 2 and row["figures"][0] for row in rows)
            assert [row["seat"] for row in rows[1:5]] in ([0, 1, 0, 1], [1, 0, 1, 0])

    asyncio.run(scene())


def test_figures_of_a_solo_game_tell_every_turn_too(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=9)
        secret = made["secrets"][0]["secret"]
        async with Player(server.address, made["table"], (secret,)) as ann:
            await play_some([ann], 40)
            rows = browser.get(f"api/tables/{made['table']}/figures", secret)["rows"]
            turns_over = ann.state["view"]["round"] - 1
            assert turns_over > 2
            assert len(rows) - 1 == turns_over

    asyncio.run(scene())



def test_a_record_goes_down_and_up_again_and_opens_to_look_at(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=6)
        secret = made["secrets"][0]["secret"]
        async with Player(server.address, made["table"], (secret,)) as ann:
            await play_some([ann], 30)
            await ann.ask("undo")
            text = browser.http.get(f"api/tables/{made['table']}/record",
                                    headers={"Authorization": f"Bearer {secret}"}).text
            opened = browser.answer(browser.http.post("api/records", content=text))
            async with Player(server.address, opened["table"], watch=opened["watch"]) as eve:
                assert eve.state["table"]["replay"] and eve.state["step"] == 29
                assert {**eve.state["view"], "seat": 0}["display"] == ann.state["view"]["display"]
                with pytest.raises(Refused) as refused:
                    await eve.play("end turn")
                assert refusal(refused) == "replay-only"
            past = browser.get(f"api/tables/{opened['table']}/replay", opened["watch"], eyes=0)
            assert past["total"] == 29 and past["view"]["seat"] == 0
            down = browser.http.get(f"api/tables/{opened['table']}/record",
                                    headers={"Authorization": f"Bearer {opened['watch']}"}).text
            assert down == text

    asyncio.run(scene())


def edited(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields})


@pytest.mark.parametrize(("change", "says"), [
    (lambda text: text[:200], "not valid JSON"),
    (lambda _: "{}", "no Fairyring record"),
    (lambda text: edited(text, game="chess"), 'unknown game "chess"'),
    (lambda text: edited(text, seed=7), ""),
    (lambda text: edited(text, content="0000"), "other components"),
    (lambda text: edited(text, decisions=["fly"]), "no legal option"),
    (lambda text: edited(text, decisions=[]), "came out differently"),
    (lambda text: edited(text, rules_version=99), "newer Fairyring"),
    (lambda _: "[" * 100_000, ""),
])
def test_a_wrong_record_is_refused_and_says_why(browser: Browser, change: object, says: str) -> None:
    made = browser.make("me", seed=6)
    key = made["secrets"][0]["secret"]
    asyncio.run(moves(browser.address, made["table"], key, 5))
    text = browser.http.get(f"api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {key}"}).text
    assert callable(change)
    response = browser.http.post("api/records", content=change(text))
    assert response.status_code == 400 and response.json()["code"] == "broken-record"
    assert says in response.json()["detail"]


async def moves(address: str, table: str, key: str, count: int) -> None:
    async with Player(address, table, (key,)) as ann:
        await play_some([ann], count)


def test_a_rematch_has_the_same_people_whose_keys_fit(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        async with two_players(server.address, seed=9, options={"starter": "1"}) as (ann, bo, made):
            path = f"api/tables/{made['table']}/rematch"
            with pytest.raises(Refused) as refused:
                browser.post(path, key=made["watch"])
            assert refusal(refused) == "not-your-seat"
            again = browser.post(path, key=bo.secrets[0])["table"]
            assert browser.post(path, key=ann.secrets[0])["table"] == again != made["table"]
            told = await ann.wait(lambda one: one["type"] == "rematch")
            assert told["table"] == again
            async with Player(server.address, again, ann.secrets) as ann2, Player(server.address, again,
                                                                                  bo.secrets) as bo2:
                assert ann2.state["mine"] == [0] and bo2.state["mine"] == [1]
                assert bo2.decision and not ann2.decision, "the next seat starts"
                assert bo2.state["seats"][1]["name"] == "Bo"
            assert browser.get(f"api/tables/{made['table']}", ann.secrets[0])["table"]["next"] == again

    asyncio.run(scene())


def test_health_and_metrics_tell_how_it_goes(browser: Browser) -> None:
    assert browser.get("health") == {"status": "ok", "version": "0.1.0", "database": ""}
    text = browser.http.get("metrics").text
    assert "# TYPE fairyring_commit_seconds histogram" in text and "fairyring_entries_total" in text
