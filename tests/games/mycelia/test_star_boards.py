"""The backs of the boards (MYC-VAR)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.game import STARS
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.playing import random_game
from tests.games.mycelia.scene import Scene


def new_game(players: int, boards: str, modules: tuple[str, ...] = (), seed: int = 1) -> MyceliaTable:
    table = Session.start(Setup("mycelia", players, modules, {"boards": boards}, seed)).table
    assert isinstance(table, MyceliaTable)
    return table


def boards_of(t: MyceliaTable) -> list[str]:
    return [p.ground.board for p in t.players]


@pytest.mark.rule("MYC-VAR-01")
def test_the_backs_may_be_used_and_differ_in_their_terrain() -> None:
    t = new_game(4, "star")
    assert sorted(boards_of(t)) == sorted(STARS)
    assert len({tuple(p.ground.terrain) for p in t.players}) == 4
    scene = Scene(boards=",".join(STARS[:2])).dealt().drops(0, A1=1).drops(1, A1=1)
    scene.carry_out("others(remove(moss,1)) & remove(leaf,1)")
    assert scene.asked == 1 and scene.names() == ["A1", "skip"]  # A1 is moss on the one back
    scene.play("skip")
    assert scene.asked == 0 and scene.names() == ["A1", "skip"]  # and leaf on the other


@pytest.mark.rule("MYC-VAR-02")
@pytest.mark.rule("MYC-LANG-05")
@pytest.mark.parametrize("modules", [(), ("expansion",), ("prisma",)], ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("players", [1, 4])
def test_the_backs_go_with_the_base_game_every_box_and_the_solo_game(players: int, modules: tuple[str, ...]) -> None:
    """French: with the expansion and alone; German and Italian: with expansion or base game. All of it is allowed."""
    assert set(boards_of(new_game(players, "star", modules))) <= set(STARS)
    decisions = 0
    for before, _ in random_game(players, 2, modules, boards="star"):
        decisions += 1
        assert before.check() == []
        if decisions == 60:
            break
    assert decisions == 60


@pytest.mark.rule("MYC-VAR-03")
def test_everybody_gets_a_different_back_by_chance_or_by_agreement() -> None:
    drawn = {tuple(boards_of(new_game(2, "star", seed=seed))) for seed in range(60)}
    assert drawn == {(one, other) for one in STARS for other in STARS if one != other}
    assert boards_of(new_game(3, "star_moss,front,star_leaf")) == ["star_moss", "front", "star_leaf"]
    for seed in range(10):
        first, second = boards_of(new_game(2, "star_water,star", seed=seed))
        assert first == "star_water" and second in set(STARS) - {"star_water"}
    with pytest.raises(BadSetup, match="only one star_moss"):
        new_game(2, "star_moss")


@pytest.mark.rule("MYC-VAR-03")
def test_set_up_and_supply_cards_are_used_unchanged() -> None:
    for seed in range(8):
        star, front = new_game(4, "star", seed=seed), new_game(4, "front", seed=seed)
        assert [p.drops for p in star.players] == [p.drops for p in front.players]
    scene = Scene(boards="star").dealt().shrine(10).supply("supply_1", "a").die("dew").end_turn()
    assert scene.board(0) == scene.board(1) == {"A4": 1, "D4": 1, "E2": 1}
