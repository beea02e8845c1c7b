"""Packs that whoever runs the server lays out: chosen at a table, which goes on when they are gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fairyring.kernel.errors import BadPack, BadSetup
from fairyring.server.packs import Packs
from tests.server.player import Browser, Data, Player, Refused
from tests.server.running import running

DAMP = """
[pack]
name = "Damp  wood"

[[hero]]
id = "coprinus_comatus"
cost = 9

[[hero]]
id = "boletus_badius"
name = "Boletus badius"
cost = 0
copies = 20
effect = "leaves(5)"

[[board]]
id = "my_marsh"
rows = ["W W L L L", "W W M S M", "W W M M E", "L L E E E"]
"""


@pytest.fixture
def damp(tmp_path: Path) -> Path:
    path = tmp_path / "damp.toml"
    path.write_text(DAMP, encoding="utf-8")
    return path


async def with_the_bot(player: Player, moves: int) -> None:
    """So many moves, whatever the bot does between them: its processes know the pack, too."""
    while moves:
        if player.decision is None:
            await player.hear()
            continue
        version = player.state["version"]
        await player.play(player.options()[0])
        await player.until_version(version + 1)
        moves -= 1


def cost_of(listed: Data) -> int:
    return int(next(one["cost"] for one in listed["components"] if one["id"] == "coprinus_comatus"))


def test_packs_are_told_apart_and_named(damp: Path, tmp_path: Path) -> None:
    dry = tmp_path / "dry.toml"
    dry.write_text("[limits]\nhand = 9\n", encoding="utf-8")
    packs = Packs((damp, dry))
    assert [(one.id, one.name, one.game) for one in packs.all.values()] == [
        ("damp", "Damp wood", "mycelia"), ("dry", "dry", "everdell")]
    assert packs.values(packs.all["damp"]) == {"boards": ["my_marsh"]} and packs.values(packs.all["dry"]) == {}
    with pytest.raises(BadSetup, match="another pack called damp"):
        Packs((damp, damp))
    bad = tmp_path / "bad.toml"
    bad.write_text("[[hero]]\nid = 3\n", encoding="utf-8")
    with pytest.raises(BadPack, match=r"bad\.toml:2"):
        Packs((bad,))


def test_a_table_is_played_with_a_pack_and_goes_on_without_and_with_it(database: str, tmp_path: Path,
                                                                       damp: Path) -> None:
    with running(database, tmp_path, packs=(damp,)) as server:
        browser = Browser(server.address)
        [mycelia] = [game for game in browser.get("api/games") if game["id"] == "mycelia"]
        assert mycelia["packs"] == [{"id": "damp", "name": "Damp wood", "values": {"boards": ["my_marsh"]}}]
        plain = browser.make("me", "me", seed=5)
        made = browser.make("me", "easy", seed=5, packs=["damp"], options={"boards": "my_marsh,front"})
        for wrong, said in (({"packs": ["dump"]}, "did you mean damp?"), ({"options": {"boards": "my_marsh,front"}},
                                                                         'unknown value of option "boards"')):
            with pytest.raises(Refused) as refused:
                browser.make("me", "me", **wrong)
            assert said in refused.value.problem["detail"]
        table, key = made["table"], made["secrets"][0]["secret"]
        assert browser.get(f"api/tables/{table}", key)["table"]["packs"] == ["Damp wood"]
        assert browser.get(f"api/tables/{plain['table']}", plain["secrets"][0]["secret"])["table"]["packs"] == []
        assert cost_of(browser.get("api/games/mycelia/components", table=table)) == 9
        assert cost_of(browser.get("api/games/mycelia/components")) == 2

        async def begin() -> Data:
            async with Player(server.address, table, (key,)) as player:
                await with_the_bot(player, 12)
                return player.state

        before = asyncio.run(begin())
        assert "boletus_badius" in str(before["view"]) and before["table"]["packs"] == ["Damp wood"]

    damp.write_text("[pack]\nname = 'Another'\n[[hero]]\nid = 'coprinus_comatus'\ncost = 4\n", encoding="utf-8")
    for packs in ((), (damp,)):
        with running(database, tmp_path, packs=packs) as server:
            browser = Browser(server.address)

            async def play_on(address: str = server.address) -> Data:
                async with Player(address, table, (key,)) as player:
                    assert player.state["halted"] is None
                    await with_the_bot(player, 6)
                    return player.state

            now = asyncio.run(play_on())
            assert now["table"]["packs"] == ["Damp wood"]
            assert cost_of(browser.get("api/games/mycelia/components", table=table)) == 9
    with running(database, tmp_path) as server:
        browser = Browser(server.address)
        following = browser.post(f"api/tables/{table}/rematch", {}, key)["table"]
        again = browser.get(f"api/tables/{following}", key)["table"]
        assert (again["packs"], again["options"]["boards"]) == (["Damp wood"], "my_marsh,front")
        assert cost_of(browser.get("api/games/mycelia/components", table=following)) == 9
