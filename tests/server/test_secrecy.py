"""Nobody sees more than they may: change only what is hidden, and every message stays the same, byte for byte."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest

from fairyring.server.bodies import NewSeat, NewTable
from fairyring.server.guest import Guest
from fairyring.server.live_table import LiveTable
from fairyring.server.making import make_table
from fairyring.server.messages import Look, Play
from fairyring.server.settings import Settings
from fairyring.server.table_server import TableServer


class Ear(Guest):
    """A guest who keeps what is sent."""

    def __init__(self, table: LiveTable, mine: tuple[int, ...]) -> None:
        super().__init__(mine, mine[0] if mine else -1, Settings(most_waiting=10**6), self.nowhere, self.nowhere)
        self.table = table
        self.heard: list[str] = []

    async def nowhere(self, _: object) -> None:
        """These guests have no socket."""

    def send(self, text: str) -> None:
        self.heard.append(text.replace(self.table.row.id, "TABLE"))


async def seated(server: TableServer, players: int, modules: list[str], seed: int) -> tuple[LiveTable, list[Ear]]:
    """A table with an ear on every seat, one for all seats together, and a spectator at the end."""
    wanted = NewTable("mycelia", [NewSeat("me")] * players, modules, {}, seed)
    table = await server.table((await make_table(server, wanted)).table)
    ears = [Ear(table, (seat,)) for seat in range(players)] + [Ear(table, ())]
    for ear in ears:
        await table.welcome(ear)
    return table, ears


def same_but_hidden(true: LiveTable, twin: LiveTable, eyes: int, seed: int) -> None:
    """Make the twin a table that `eyes` cannot tell from the true one."""
    twin.session.table = true.session.table.resample(eyes, seed)
    twin.session.past = list(true.session.past)
    twin.views = {}


async def same_updates(true: LiveTable, ears: list[Ear], twin: LiveTable, twins: list[Ear], chance: Random) -> bool:
    """Make one move where only what its mover does not know is different; False when it showed something hidden.

    Whoever moves and whoever only watches must hear the same, and nobody hears what is another seat's secret.
    """
    seat = true.session.table.seat
    same_but_hidden(true, twin, seat, chance.getrandbits(30))
    for ear in twins:
        await twin.look(ear, Look(1))
    before = true.session.table.reveals
    name = chance.choice(true.session.names())
    await true.play(ears[seat], Play(1, name, true.version))
    await twin.play(twins[seat], Play(1, name, twin.version))
    for ear in ears:
        for event in msgspec.json.decode(ear.heard[-1])["events"]:
            assert "secret" not in event or event["seat"] == ear.eyes
    if before != true.session.table.reveals or before != twin.session.table.reveals:
        return False
    heard = [event for one in (ears, twins) for event in msgspec.json.decode(one[-1].heard[-1])["events"]]
    if any(event["kind"] == "played" and event["seat"] != seat for event in heard):
        return False  # after this bonus the other one had a single card left to play, and everybody saw which
    for ear, other in ((ears[seat], twins[seat]), (ears[-1], twins[-1])):
        assert other.heard[-1] == ear.heard[-1], "the update tells something hidden"
    return True


@pytest.mark.parametrize(("players", "modules", "seed"), [
    (1, [], 1), (1, ["prisma"], 2), (2, [], 3), (2, ["prisma"], 4), (3, ["expansion"], 5), (4, ["prisma"], 6)])
def test_messages_do_not_depend_on_what_is_hidden(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, modules: list[str], seed: int) -> None:
    now = monotonic()
    for module in ("making", "moves", "clock"):  # everything happens in one moment
        monkeypatch.setattr(f"fairyring.server.{module}.time", lambda: 1_700_000_000.0)
    for module in ("audience", "clock"):
        monkeypatch.setattr(f"fairyring.server.{module}.monotonic", lambda: now)

    async def scene() -> tuple[int, int]:
        server = TableServer(Settings(db=str(tmp_path / "tables.db")))
        await server.open()
        try:
            true, ears = await seated(server, players, modules, seed)
            twin, twins = await seated(server, players, modules, seed)
            chance = Random(seed)
            states = updates = 0
            while not true.session.over and true.version < 400:
                ear = chance.choice(ears)
                other = twins[ears.index(ear)]
                same_but_hidden(true, twin, ear.eyes, chance.getrandbits(30))
                await true.look(ear, Look(1))
                await twin.look(other, Look(1))
                assert other.heard[-1] == ear.heard[-1], "the state tells something hidden"
                states += 1
                updates += await same_updates(true, ears, twin, twins, chance)
            return states, updates
        finally:
            await server.close()

    states, updates = asyncio.run(scene())
    assert states > 50 and updates > 20


def test_the_seed_is_in_no_message_while_the_game_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        server = TableServer(Settings(db=str(tmp_path / "tables.db")))
        await server.open()
        try:
            seed = 8_123_456_789_123
            table, ears = await seated(server, 2, [], seed)
            for _ in range(20):
                mover = ears[table.session.table.seat]
                await table.play(mover, Play(1, table.session.names()[-1], table.version))
            heard = "".join(text for ear in ears for text in ear.heard)
            assert len(heard) > 1000 and str(seed) not in heard and "chance" not in heard
        finally:
            await server.close()

    asyncio.run(scene())
