"""Nobody loses a seat: leaving, coming back, taking over, giving up, standing still; on both databases."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fairyring.kernel.record import read_record
from fairyring.kernel.table import SPECTATOR
from fairyring.server.names import clean
from tests.server.player import Browser, Data, Player, Refused, bearer, play_some, two_players
from tests.server.running import Running, running
from tests.server.waiting import becomes


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def kinds(player: Player) -> list[Any]:
    return [(one["kind"], one["name"], one["plays_for"]) for one in player.state["seats"]]


def words(player: Player) -> list[str]:
    """What the log said of people, in order."""
    return [line["message"]["key"] for one in player.heard if one["type"] == "update" and one["kind"] == "seat"
            for line in one["log"]]


async def until(player: Player, wanted: Any) -> None:
    while not wanted():
        await player.hear()


def mover_first(ann: Player, bo: Player) -> tuple[Player, Player]:
    return (ann, bo) if ann.decision else (bo, ann)


async def seat_of(player: Player) -> int:
    [seat] = player.state["mine"]
    return int(seat)


def test_who_leaves_is_played_for_by_a_bot_and_may_come_back(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9) as (ann, bo, made):
            await play_some([ann, bo], 12)
            away, stays = mover_first(ann, bo)
            seat = await seat_of(away)
            hand = away.state["view"]
            state = await away.ask("leave", seat=seat, bot="greedy")
            assert state["type"] == "state" and state["mine"] == [] and state["left"] == [seat]
            assert state["eyes"] == SPECTATOR
            await until(stays, lambda: stays.decision)
            assert stays.state["seats"][seat]["kind"] == "bot"
            assert stays.state["seats"][seat]["plays_for"] == ("Bo" if seat else "")
            assert words(stays) == ["seat-left-bot"]
            await away.until_version(stays.state["version"])
            with pytest.raises(Refused) as refused:
                await away.ask("undo")
            assert code(refused) == "cannot-undo"
            status = Browser(server.address).get(f"api/tables/{made['table']}", away.secrets[0])
            assert (status["mine"], status["left"], status["my_turn"]) == ([], [seat], False)
            for someone in (stays, away):
                with pytest.raises(Refused) as refused:
                    Browser(server.address).get(f"api/tables/{made['table']}/record", someone.secrets[0])
                assert code(refused) == "not-over", "whoever comes back shall not play with cards that others have seen"
            back = await away.ask("return", seat=seat)
            assert back["mine"] == [seat] and back["left"] == [] and back["view"]["seat"] == seat
            assert hand["seat"] == seat
            await until(stays, lambda: stays.state["seats"][seat]["kind"] == "person")
            assert stays.state["seats"][seat]["name"] == ("Bo" if seat else "")
            await stays.until_version(away.state["version"])
            assert await play_some([stays, away], 20) == 20

    asyncio.run(scene())


def test_nobody_loses_a_seat_before_the_time_that_was_set(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, patience=3600) as (ann, bo, made):
            await play_some([ann, bo], 12)
            away, stays = mover_first(ann, bo)
            seat = await seat_of(away)
            with pytest.raises(Refused) as refused:
                await stays.ask("replace", seat=seat, bot="greedy")
            assert code(refused) == "too-early", "somebody who is there"
            await away.connection.close()
            await until(stays, lambda: not stays.state["seats"][seat]["connected"])
            with pytest.raises(Refused) as refused:
                await stays.ask("replace", seat=seat, bot="greedy")
            assert code(refused) == "too-early", "gone just now"
            async with Player(server.address, made["table"], watch=made["watch"]) as eve:
                with pytest.raises(Refused) as refused:
                    await eve.ask("replace", seat=seat, bot="greedy")
                assert code(refused) == "not-your-seat"

    asyncio.run(scene())


def test_those_who_stay_give_an_absent_seat_to_a_bot_after_the_time_that_was_set(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, patience=1) as (ann, bo, _):
            await play_some([ann, bo], 12)
            away, stays = mover_first(ann, bo)
            seat = await seat_of(away)
            await away.connection.close()
            await until(stays, lambda: not stays.state["seats"][seat]["connected"])
            await asyncio.sleep(1.2)
            with pytest.raises(Refused) as refused:
                await stays.ask("replace", seat=seat, bot="os.system")
            assert code(refused) == "bad-setup"
            answer = await stays.ask("replace", seat=seat, bot="greedy")
            assert (answer["type"], answer["kind"], answer["changes"]) == ("update", "seat", [])
            await until(stays, lambda: stays.decision)
            await away.sit()
            assert (away.state["mine"], away.state["left"]) == ([], [seat])
            await away.ask("return", seat=seat)
            assert away.state["mine"] == [seat]

    asyncio.run(scene())


def test_nobody_loses_a_seat_while_it_is_somebody_elses_turn(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, patience=0) as (ann, bo, _made):
            await play_some([ann, bo], 12)
            stays, away = mover_first(ann, bo)
            seat = await seat_of(away)
            await away.connection.close()
            await until(stays, lambda: not stays.state["seats"][seat]["connected"])
            with pytest.raises(Refused) as refused:
                await stays.ask("replace", seat=seat, bot="greedy")
            assert code(refused) == "too-early"

    asyncio.run(scene())


async def too_early(player: Player, seat: int) -> None:
    with pytest.raises(Refused) as refused:
        await player.ask("replace", seat=seat, bot="greedy")
    assert code(refused) == "too-early"


def test_who_is_there_and_does_not_move_is_played_for_after_the_time_that_was_set(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, pace=2) as (ann, bo, made):
            assert ann.state["table"]["pace"] == 2
            await play_some([ann, bo], 12)
            slow, waits = mover_first(ann, bo)
            seat, other = await seat_of(slow), await seat_of(waits)
            await too_early(waits, seat)
            await asyncio.sleep(3.2)
            await too_early(waits, other)
            async with Player(server.address, made["table"], watch=made["watch"]) as eve:
                assert eve.state["situation"]["waiting"] >= 2, "everybody sees for how long"
                with pytest.raises(Refused) as refused:
                    await eve.ask("replace", seat=seat, bot="greedy")
                assert code(refused) == "not-your-seat"
            answer = await waits.ask("replace", seat=seat, bot="greedy")
            assert [line["message"]["key"] for line in answer["log"]] == ["seat-late-bot"]
            await until(slow, lambda: slow.state["mine"] == [])
            assert slow.state["left"] == [seat]
            await until(waits, lambda: waits.decision)
            back = await slow.ask("return", seat=seat)
            assert back["mine"] == [seat]
            await waits.until_version(back["version"])
            await too_early(slow, other)
            assert await play_some([slow, waits], 10) == 10
            happened = Browser(server.address).get(f"api/tables/{made['table']}/replay", made["watch"])["steps"]
            told = [line["message"]["key"] for step in happened for line in step["log"]]
            assert [one for one in told if one.startswith("seat-")] == ["seat-late-bot", "seat-back"]

    asyncio.run(scene())


def test_a_table_without_a_time_waits_for_whoever_is_there_as_long_as_it_takes(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, patience=0) as (ann, bo, _made):
            await play_some([ann, bo], 12)
            slow, waits = mover_first(ann, bo)
            await asyncio.sleep(1.2)
            await too_early(waits, await seat_of(slow))
            assert waits.state["table"]["pace"] == waits.state["situation"]["waiting"] == 0

    asyncio.run(scene())


def test_who_comes_and_goes_and_takes_back_is_waited_for_no_longer(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=9, pace=3, patience=3600) as (ann, bo, _made):
            await play_some([ann, bo], 12)
            slow, waits = mover_first(ann, bo)
            seat = await seat_of(slow)
            for _ in range(200):  # a step forth and back, a pause, a new line: none begins the time anew
                option = next(one["name"] for one in (slow.decision or {})["options"] if not one["final"])
                await slow.play(option)
                await slow.ask("undo")
                await slow.ask("pause")
                await slow.ask("pause", on=False)
                await slow.connection.close()
                await slow.sit()
                if slow.state["situation"]["waiting"] >= 3:
                    break
                await asyncio.sleep(0.1)
            await waits.until_version(slow.state["version"])
            assert slow.decision and (await waits.ask("replace", seat=seat, bot="greedy"))["kind"] == "seat"

    asyncio.run(scene())


def test_nobody_need_hurry_before_everybody_has_come(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        made = browser.make("me", "friend", "friend", seed=2, pace=1, options={"starter": "1"})
        path = f"api/tables/{made['table']}/join"
        bo = browser.post(path, {"invite": made["invite"]})
        async with (Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann,
                    Player(server.address, made["table"], (bo["secret"],)) as player):
            assert ann.decision
            await asyncio.sleep(2.2)
            await too_early(player, 0)
            browser.post(path, {"invite": made["invite"]})
            await too_early(player, 0)
            await asyncio.sleep(2.2)
            assert (await player.ask("replace", seat=0))["kind"] == "seat"
            again = browser.post(f"api/tables/{made['table']}/rematch", key=bo["secret"])["table"]
            assert browser.get(f"api/tables/{again}", bo["secret"])["table"]["pace"] == 1

    asyncio.run(scene())


def test_another_person_takes_a_seat_over_and_the_owner_comes_back(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        async with two_players(server.address, seed=9, patience=0) as (ann, bo, made):
            await play_some([ann, bo], 12)
            away, stays = mover_first(ann, bo)
            seat = await seat_of(away)
            await away.connection.close()
            await until(stays, lambda: not stays.state["seats"][seat]["connected"])
            await stays.ask("replace", seat=seat)
            await until(stays, lambda: stays.state["seats"][seat]["kind"] == "free")
            path = f"api/tables/{made['table']}"
            joined = browser.post(f"{path}/join", {"invite": made["invite"], "name": "Cy"})
            assert joined["seat"] == seat
            await until(stays, lambda: stays.state["seats"][seat]["kind"] == "person")
            async with Player(server.address, made["table"], (joined["secret"],)) as cy:
                assert kinds(cy)[seat] == ("person", "Cy", "Bo" if seat else "")
                assert cy.state["view"]["seat"] == seat and cy.decision
                await stays.until_version(cy.state["version"])
                await play_some([cy, stays], 5)
                await away.sit()
                assert away.state["left"] == [seat]
                await away.ask("return", seat=seat)
                await until(cy, lambda: cy.state["mine"] == [])
                assert cy.state["left"] == [] and cy.state["eyes"] == SPECTATOR, "who sat in looks on"
                await stays.until_version(away.state["version"])
                await play_some([away, stays], 5)
            assert words(stays)[:3] == ["seat-replaced", "seat-sat", "seat-back"]

    asyncio.run(scene())


def test_giving_up_between_two_ends_the_game(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        async with two_players(server.address, seed=9) as (ann, bo, made):
            await play_some([ann, bo], 12)
            await bo.ask("resign", seat=1)
            await until(ann, lambda: ann.over)
            outcome = ann.state["situation"]["outcome"]
            assert outcome["ranks"] == [1, 2] and outcome["reason"]["key"] == "given-up" and outcome["scores"][0]
            for one in (ann, bo):
                assert not one.decision
                with pytest.raises(Refused) as refused:
                    await one.play("end turn")
                assert code(refused) == "ended"
            path = f"api/tables/{made['table']}"
            assert browser.get(path, ann.secrets[0])["over"]
            becomes(lambda: browser.get(path, ann.secrets[0])["ranks"] == [1, 2])
            past = browser.get(f"{path}/replay", made["watch"], eyes=0)
            assert past["outcome"] == outcome and past["steps"][-1]["log"][-1]["message"]["key"] == "seat-resigned-ends"
            record = read_record(browser.http.get(f"{path}/record", headers=bearer(made["watch"])).text)
            assert record.extra["seats"] == [[12, "resigned", 1, "Bo", "end"]]
            opened = browser.answer(browser.http.post("api/records", content=record.to_json()))
            again = browser.get(f"api/tables/{opened['table']}/replay", opened["watch"], eyes=0)
            assert again["outcome"] is not None and again["steps"][-1]["log"] == past["steps"][-1]["log"]
            next_table = browser.post(f"{path}/rematch", key=bo.secrets[0])["table"]
            assert not any(one["resigned"] for one in browser.get(f"api/tables/{next_table}", ann.secrets[0])["seats"])

    asyncio.run(scene())


def test_alone_against_bots_or_the_rival_giving_up_ends_it_too(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        for seats, ranks in ((["me"], [2, 1]), (["me", "greedy", "greedy"], [3, 1, 1])):
            made = browser.make(*seats, seed=3)
            async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
                await ann.ask("resign", seat=0)
                assert ann.state["situation"]["outcome"]["ranks"] == ranks

    asyncio.run(scene())


def test_among_three_a_bot_plays_on_for_who_gives_up_and_there_is_no_way_back(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        made = browser.make("me", "friend", "friend", seed=2)
        joined = [browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": name})
                  for name in ("Bo", "Cy")]
        ann = Player(server.address, made["table"], (made["secrets"][0]["secret"],))
        bo = Player(server.address, made["table"], (joined[0]["secret"],), made["watch"])
        cy = Player(server.address, made["table"], (joined[1]["secret"],))
        async with ann, bo, cy:
            await bo.ask("resign", seat=1)
            assert bo.state["mine"] == bo.state["left"] == []
            await until(ann, lambda: ann.state["seats"][1]["resigned"])
            assert ann.state["seats"][1]["kind"] == "bot" and not ann.over
            with pytest.raises(Refused) as refused:
                await bo.ask("return", seat=1)
            assert code(refused) == "not-your-seat"
            await cy.ask("resign", seat=2)
            await until(ann, lambda: ann.state["seats"][2]["resigned"])
            await until(ann, lambda: ann.over)
            assert ann.state["situation"]["outcome"]["ranks"] == [1, 2, 2]

    asyncio.run(scene())


def test_who_stays_when_somebody_gave_up_sees_nothing_hidden_and_may_invite_another(server: Running) -> None:
    """The seat may be given to somebody else: until the game is over the record is closed, and nothing that showed
    hidden things is taken back, as if the other were still there."""
    async def scene() -> None:
        browser = Browser(server.address)
        made = browser.make("me", "friend", "greedy", seed=2, options={"starter": "1"})
        path = f"api/tables/{made['table']}"
        joined = browser.post(f"{path}/join", {"invite": made["invite"], "name": "Bo"})
        ann = Player(server.address, made["table"], (made["secrets"][0]["secret"],))
        async with ann, Player(server.address, made["table"], (joined["secret"],)) as bo:
            await bo.ask("resign", seat=1)
            await ann.until_version(bo.state["version"])
            final = ""
            while final != "reveal":
                await until(ann, lambda: ann.decision or ann.over)
                assert not ann.over, "something hidden is shown in every game"
                offered = (ann.decision or {})["options"]
                option = next((one for one in offered if one["final"]), offered[0])
                played = await ann.play(option["name"])
                final = option["final"]
                assert played["situation"]["undo"] is not bool(final)
            with pytest.raises(Refused) as refused:
                await ann.ask("undo")
            assert code(refused) == "cannot-undo"
            with pytest.raises(Refused) as refused:
                browser.get(f"{path}/record", ann.secrets[0])
            assert code(refused) == "not-over"
            await ann.ask("replace", seat=1)
            cy = browser.post(f"{path}/join", {"invite": made["invite"], "name": "Cy"})
            await until(ann, lambda: kinds(ann)[1][:2] == ("person", "Cy"))
            assert cy["seat"] == 1 and not ann.state["seats"][1]["resigned"], "Cy has not given up"
            await until(ann, lambda: "seat-sat" in words(ann))
            async with Player(server.address, made["table"], (cy["secret"],)) as there:
                await there.ask("resign", seat=1)
                assert there.state["seats"][1]["resigned"]

    asyncio.run(scene())


def test_nothing_is_taken_back_or_asked_of_anybody_when_a_game_between_people_is_over(server: Running) -> None:
    """Then everything hidden is open."""
    async def scene() -> None:
        browser = Browser(server.address)
        async with two_players(server.address, seed=9) as (ann, bo, made):
            assert await play_some([ann, bo], 2_000) < 2_000
            assert ann.over and bo.over
            record = browser.http.get(f"api/tables/{made['table']}/record", headers=bearer(made["watch"]))
            assert read_record(record.text).decisions
            for one in (ann, bo):
                assert not one.state["situation"]["undo"] and not one.state["situation"]["redo"]
                with pytest.raises(Refused) as refused:
                    await one.ask("undo", whole_turn=True)
                assert code(refused) == "cannot-undo"

    asyncio.run(scene())


def test_a_paused_table_takes_no_moves_and_lets_no_bot_think(server: Running) -> None:
    async def scene() -> None:
        browser = Browser(server.address)
        made = browser.make("me", "friend", "greedy", seed=9, options={"starter": "1"})
        joined = browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})
        async with (Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann,
                    Player(server.address, made["table"], (joined["secret"],)) as bo):
            options = ann.options()
            await bo.ask("pause")
            await until(ann, lambda: ann.state["situation"]["paused"])
            assert not ann.decision
            with pytest.raises(Refused) as refused:
                await ann.play(options[0])
            assert code(refused) == "paused"
            assert browser.get(f"api/tables/{made['table']}", ann.secrets[0])["paused"]
            await ann.ask("pause", on=False)
            assert ann.options() == options
            await ann.play(options[0])

    asyncio.run(scene())


def test_what_happened_to_seats_holds_after_a_restart(database: str, tmp_path: Path) -> None:
    async def before(address: str) -> tuple[Data, Player, Player]:
        async with two_players(address, seed=9) as (ann, bo, made):
            await play_some([ann, bo], 60)
            await bo.ask("leave", seat=1)
            await ann.until_version(bo.state["version"])
            await ann.ask("pause")
            return made, ann, bo

    async def after(address: str, made: Data, keys: tuple[str, ...]) -> None:
        async with Player(address, made["table"], keys[:1]) as ann, Player(address, made["table"], keys[1:]) as bo:
            assert ann.state["situation"]["paused"] and kinds(ann)[1] == ("free", "", "Bo")
            assert bo.state["left"] == [1]
            await ann.ask("pause", on=False)
            await bo.ask("return", seat=1)
            await ann.until_version(bo.state["version"])
            assert await play_some([ann, bo], 10) == 10

    with running(database, tmp_path) as server:
        made, ann, bo = asyncio.run(before(server.address))
    with running(database, tmp_path) as server:
        asyncio.run(after(server.address, made, (*ann.secrets, *bo.secrets)))
    assert "Traceback" not in server.log.read_text()


def test_an_invitation_names_the_host_and_the_game_and_says_when_it_is_used(browser: Browser) -> None:
    made = browser.post("api/tables", {"game": "mycelia", "seats": [{"kind": "friend"}, {"kind": "me", "name": "Ann"}]})
    path = f"api/tables/{made['table']}"
    found = browser.post(f"{path}/invitation", {"invite": made["invite"]})
    assert (found["table"]["game"], found["seats"][found["table"]["host"]]["name"]) == ("mycelia", "Ann")
    assert [one["kind"] for one in found["seats"]] == ["free", "person"]
    browser.post(f"{path}/join", {"invite": made["invite"]})
    used = browser.post(f"{path}/invitation", {"invite": made["invite"]})
    assert not any(one["kind"] == "free" for one in used["seats"])
    assert browser.get(path, used["watch"])["watching"], "one may still watch"
    with pytest.raises(Refused) as refused:
        browser.post(f"{path}/invitation", {"invite": made["watch"]})
    assert code(refused) == "bad-key"


def test_a_chosen_seed_is_told_to_everybody(browser: Browser) -> None:
    chosen, drawn = browser.make("me", "friend", seed=5), browser.make("me", "friend")
    for made, known in ((chosen, True), (drawn, False)):
        path = f"api/tables/{made['table']}"
        assert browser.post(f"{path}/invitation", {"invite": made["invite"]})["table"]["known_deal"] is known
        assert browser.get(path, made["watch"])["table"]["known_deal"] is known
    again = browser.post(f"api/tables/{chosen['table']}/rematch", key=chosen["secrets"][0]["secret"])["table"]
    assert not browser.get(f"api/tables/{again}", chosen["watch"])["table"]["known_deal"], "its seed is drawn"


@pytest.mark.parametrize(("given", "kept"), [
    (" Ann ", "Ann"), ("An\x00n", "Ann"), ("Ann\nBo", "Ann Bo"), ("\u202eAnn\u202c", "Ann"), ("A\u200bnn\ufeff", "Ann"),
    ("\u200b\u2060", ""), ("Zoe\u0308", "Zo\u00eb"), ("A" + "\u0301" * 30, "\u00c1" + "\u0301" * 4),
    ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"), ("\u3164", ""),
    ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"), ("x" * 50, "x" * 40)])
def test_names_are_one_line_of_visible_text(given: str, kept: str) -> None:
    assert clean(given) == kept


def test_names_are_normalised_wherever_they_come_from(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.post("api/tables", {"game": "mycelia", "seats": [{"kind": "me", "name": "A\u202enn\n"},
                                                                        {"kind": "friend"}]})
        browser.post(f"api/tables/{made['table']}/join", {"invite": made["invite"], "name": "B\x00o\u200b"})
        async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            assert [one["name"] for one in ann.state["seats"]] == ["Ann", "Bo"]
            await ann.ask("rename", seat=0, name="Ann\t\u2066the First")
            assert ann.state["seats"][0]["name"] == "Ann the First"
            text = browser.http.get(f"api/tables/{made['table']}/record", headers=bearer(made["watch"])).text
            assert "not-over" in text
        solo = browser.make("me", seed=1)
        record = json.loads(browser.http.get(f"api/tables/{solo['table']}/record",
                                             headers=bearer(solo["secrets"][0]["secret"])).text)
        edited = json.dumps({**record, "names": ["E\tve\u202e"]})
        opened = browser.answer(browser.http.post("api/records", content=edited))
        assert browser.get(f"api/tables/{opened['table']}", opened["watch"])["seats"][0]["name"] == "E ve"

    asyncio.run(scene())
