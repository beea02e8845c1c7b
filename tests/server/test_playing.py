"""Playing over the wire: moves, undo, hints, bots, hot seat, spectators."""

from __future__ import annotations

import asyncio

from tests.server.player import Player, play_some, two_players
from tests.server.running import Running


def test_two_people_play_and_each_sees_the_others_move(server: Running) -> None:
    async def scene() -> None:
        async with two_players(server.address, seed=5, options={"starter": "1"}) as (ann, bo, _):
            assert ann.decision and not bo.decision
            assert ann.state["mine"] == [0] and bo.state["mine"] == [1]
            option = ann.options()[0]
            answer = await ann.play(option)
            await bo.until_version(1)
            assert answer["type"] == "update" and answer["option"] == option and answer["seat"] == 0
            seen = bo.heard[-1]
            assert (seen["answers"], seen["option"], seen["step"]) == (0, option, 1)
            assert seen["events"] and seen["events"][0]["rule"]
            assert await play_some([ann, bo], 60) == 60
            assert ann.state["version"] == bo.state["version"] == 61
            fresh = await Player(server.address, ann.table, ann.secrets).sit()
            assert fresh["view"] == ann.state["view"], "updates add up to the view"

    asyncio.run(scene())
