"""Playing over the wire: moves, undo, hints, bots, hot seat, spectators. On both databases."""

from __future__ import annotations

import asyncio

import pytest

from fairyring.kernel.table import SPECTATOR
from tests.server.player import Browser, Data, Player, Refused, play_some, two_players
from tests.server.running import Running
from tests.server.waiting import becomes


def keys(made: Data) -> tuple[str, ...]:
    return tuple(one["secret"] for one in made["secrets"])


def ranks_told(browser: Browser, made: Data) -> list[int]:
    """Who won, as the list of somebody's tables tells it."""
    asked = {"tables": [{"table": made["table"], "secrets": keys(made)}]}
    [told] = browser.post("api/mine", asked)["tables"]
    ranks: list[int] = told["ranks"]
    return ranks


def test_two_people_play_and_each_sees_the_others_move(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (ann, bo, _):
            assert ann.decision and not bo.decision
            assert ann.state["mine"] == [0] and bo.state["mine"] == [1]
            about = [one.state["situation"]["about"] for one in (ann, bo)]
            assert about == ["", "MYC-TURN-01"], "who waits is told what for"
            option = ann.options()[0]
            answer = await ann.play(option)
            await bo.until_version(1)
            assert answer["type"] == "update" and answer["option"] == option and answer["seat"] == 0
            seen = bo.heard[-1]
            assert (seen["answers"], seen["option"], seen["step"]) == (0, option, 1)
            assert seen["events"] and seen["events"][0]["rule"]
            assert await play_some([ann, bo], 60) == 60
            assert ann.state["version"] == bo.state["version"] == 61
            async with Player(server.address, ann.table, ann.secrets) as again:
                assert again.state["view"] == ann.state["view"], "updates add up to the view"
                assert again.state["situation"] == ann.state["situation"]

    asyncio.run(scene())


def test_an_option_made_for_another_version_is_stale_and_changes_nothing(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (ann, _bo, _):
            option = ann.options()[0]
            await ann.play(option)
            with pytest.raises(Refused) as refused:
                await ann.ask("play", option=option, version=0)
            assert refused.value.code == "stale-option"
            assert refused.value.problem["message"] == {"key": "error-stale-option", "args": {}}
            assert (await ann.ask("look"))["version"] == 1

    asyncio.run(scene())


@pytest.mark.parametrize("option", ["fly to the moon", "", "end turn now"])
def test_an_unknown_option_is_refused_and_changes_nothing(server: Running, browser: Browser, option: str) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=1)
        async with Player(server.address, made["table"], keys(made)) as ann:
            before = ann.state["view"]
            with pytest.raises(Refused) as refused:
                await ann.play(option)
            assert refused.value.code == "unknown-option"
            assert (await ann.ask("look"))["view"] == before and ann.state["version"] == 0

    asyncio.run(scene())


def test_the_turn_of_a_rival_who_begins_is_told_at_once(server: Running, browser: Browser) -> None:
    async def opening(**options: str) -> list[str]:
        made = browser.make("me", game="everdell", seed=4, options=options)
        async with Player(server.address, made["table"], (made["secrets"][0]["secret"],)) as ann:
            assert ann.state["step"] == 0
            return [one["kind"] for one in ann.state["opening"]]

    assert asyncio.run(opening(rival="nightweave"))[:2] == ["turn", "nightweave-turns-up"]
    assert asyncio.run(opening()) == []


def test_nobody_decides_for_another_seat(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (ann, bo, made):
            async with Player(server.address, made["table"], watch=made["watch"]) as eve:
                for stranger in (bo, eve):
                    with pytest.raises(Refused) as refused:
                        await stranger.play(ann.options()[0])
                    assert refused.value.code == "not-your-decision"
                with pytest.raises(Refused) as refused:
                    await bo.ask("look", seat=0)
                assert refused.value.code == "not-your-seat"
            assert (await ann.ask("look"))["version"] == 0

    asyncio.run(scene())


def test_undo_goes_back_one_step_and_redo_forward_again(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", "friend", seed=5, options={"starter": "1"})
        async with Player(server.address, made["table"], keys(made)) as ann:
            views = [ann.state["view"]]
            while not ann.state["situation"]["undo"]:
                option = next(one for one in ann.decision["options"] if one["final"] == "")  # type: ignore[index]
                views.append(ann.state["view"])
                await ann.play(option["name"])
            before = ann.state
            after_play = ann.state["view"]
            answer = await ann.ask("undo")
            assert (answer["kind"], answer["version"], answer["step"]) == ("undo", before["version"] + 1,
                                                                           before["step"] - 1)
            assert ann.state["view"] == views[-1] and ann.state["situation"]["redo"]
            answer = await ann.ask("redo")
            assert (answer["kind"], answer["step"]) == ("redo", before["step"])
            assert ann.state["view"] == after_play and answer["events"]

    asyncio.run(scene())


def test_what_showed_something_hidden_or_ended_the_turn_cannot_be_undone(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (ann, _bo, _):
            while ann.decision:
                options = ann.decision["options"]
                final = next((one for one in options if one["final"]), None)
                await ann.play((final or options[0])["name"])
                if final:
                    assert not ann.state["situation"]["undo"]
                    with pytest.raises(Refused) as refused:
                        await ann.ask("undo")
                    assert refused.value.code == "cannot-undo"

    asyncio.run(scene())


def test_undo_of_a_whole_turn_alone_at_the_table(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=3)
        async with Player(server.address, made["table"], keys(made)) as ann:
            start = ann.state["view"]
            while ann.state["view"]["round"] == start["round"]:
                await ann.play(ann.options()[0])
            steps = ann.state["step"]
            await ann.ask("undo", whole_turn=True)
            assert ann.state["step"] < steps and ann.state["version"] == steps + 1
            assert (await ann.ask("look"))["view"] == ann.state["view"]

    asyncio.run(scene())


def test_bots_play_on_their_own_until_a_person_decides(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("greedy", "me", "random", seed=8, options={"starter": "1"})
        async with Player(server.address, made["table"], keys(made)) as ann:
            while not ann.decision:
                await ann.hear()
            seats = {one["seat"] for one in ann.heard if one["type"] == "update"}
            assert seats == {0}, "the first seat is a bot, and it moved"
            assert [one["kind"] for one in ann.state["seats"]] == ["bot", "person", "bot"]
            while ann.decision:
                await ann.play(ann.options()[-1])
            while not ann.decision:
                await ann.hear()
            assert {one["seat"] for one in ann.heard if one["type"] == "update"} == {0, 1, 2}

    asyncio.run(scene())


def test_a_game_among_bots_goes_to_its_end_before_spectators(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("random", "random", seed=8)
        assert made["secrets"] == [] and made["invite"] == ""
        async with Player(server.address, made["table"], watch=made["watch"]) as eve:
            assert eve.state["mine"] == [] and eve.state["eyes"] == SPECTATOR
            while not eve.over:
                await eve.hear()
            assert eve.decision is None and eve.state["situation"]["deciding"] == -1
            assert sorted(eve.state["situation"]["outcome"]["ranks"])[0] == 1

    asyncio.run(scene())


def test_a_hint_names_legal_options_with_estimates_and_reasons_best_first(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=3)
        async with Player(server.address, made["table"], keys(made)) as ann:
            hint = await ann.ask("hint")
            assert hint["type"] == "hint" and hint["version"] == 0
            names = [one["name"] for one in hint["ratings"]]
            assert 1 <= len(names) <= 3 and set(names) <= set(ann.options())
            assert all(0 <= one["estimate"] <= 1 for one in hint["ratings"])
            assert hint["ratings"][0]["verdict"]["key"] == "hint-best"
            assert all(reason["key"].startswith("hint-") for one in hint["ratings"] for reason in one["reasons"])
            assert all(one["reasons"] for one in hint["ratings"])
            await ann.play(names[0])

    asyncio.run(scene())


def test_a_hint_is_for_whoever_decides(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (_, bo, _made):
            with pytest.raises(Refused) as refused:
                await bo.ask("hint")
            assert refused.value.code == "no-hint"

    asyncio.run(scene())


def test_several_seats_at_one_screen_look_through_one_pair_of_eyes_at_a_time(server: Running,
                                                                            browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", "me", seed=5, options={"starter": "1"})
        async with Player(server.address, made["table"], keys(made)) as both:
            assert both.state["mine"] == [0, 1] and both.state["eyes"] == 0
            while both.decision and both.decision["seat"] == 0:
                await both.play("end turn" if "end turn" in both.options() else both.options()[-1])
            last = both.heard[-1]
            assert both.decision and both.decision["seat"] == 1 and last["eyes"] == 1
            assert both.state["view"]["seat"] == 1
            assert not any(event["seat"] == 0 and "secret" in event for event in last["events"])
            async with Player(server.address, made["table"], keys(made)[1:]) as second:
                assert second.state["view"] == both.state["view"]
            look = await both.ask("look", seat=0)
            assert look["eyes"] == 0 and look["view"]["seat"] == 0

    asyncio.run(scene())


def test_people_hear_who_comes_goes_and_how_they_are_called(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address) as (ann, bo, made):
            await ann.wait(lambda one: one["type"] == "presence" and one["seats"][1]["connected"])
            await bo.ask("rename", seat=1, name="Бо")
            heard = await ann.wait(lambda one: one["type"] == "presence" and one["seats"][1]["name"] == "Бо")
            assert heard["seats"][0]["connected"]
            with pytest.raises(Refused) as refused:
                await bo.ask("rename", seat=0, name="nobody")
            assert refused.value.code == "not-your-seat"
            async with Player(server.address, made["table"], watch=made["watch"]):
                await ann.wait(lambda one: one["type"] == "presence" and one["watchers"] == 1)
            await bo.connection.close()
            heard = await ann.wait(lambda one: one["type"] == "presence" and not one["seats"][1]["connected"])
            assert heard["watchers"] == 0

    asyncio.run(scene())


def test_a_whole_solo_game_can_be_played_and_is_told_with_its_outcome(server: Running, browser: Browser) -> None:
    async def scene() -> None:
        made = browser.make("me", seed=4)
        async with Player(server.address, made["table"], keys(made)) as ann:
            first = ann.state["situation"]["decision"]["options"]
            assert {one["final"] for one in first} == {""}, "alone, all can be undone"
            await play_some([ann], 5000)
            assert ann.over and ann.decision is None
            outcome = ann.state["situation"]["outcome"]
            assert len(outcome["ranks"]) == 2 and outcome["rivals"] == 1 and outcome["reason"]["key"]
            with pytest.raises(Refused) as refused:
                await ann.play("end turn")
            assert refused.value.code == "unknown-option"
            status = browser.get(f"api/tables/{made['table']}", keys(made)[0])
            assert status["over"] and status["step"] == ann.state["step"] and not status["my_turn"]
            becomes(lambda: ranks_told(browser, made) == outcome["ranks"])
            seen = browser.get(f"api/tables/{made['table']}/replay", keys(made)[0], views=False, start=10)
            assert seen["total"] == ann.state["step"] and seen["outcome"] == outcome
            await ann.ask("undo")
            assert ranks_told(browser, made) == [], "what was taken back is not the end any more"
            await ann.ask("undo", whole_turn=True)
            await play_some([ann], 5000, seed=2)
            again = browser.get(f"api/tables/{made['table']}/replay", keys(made)[0], views=False, start=10)
            assert again["total"] == ann.state["step"] and again["outcome"] == ann.state["situation"]["outcome"]
            assert again["steps"] != seen["steps"], "a game that ended twice is remembered as it ended last"

    asyncio.run(scene())
