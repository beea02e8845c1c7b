"""The supply: the blessing of the goddess (MYC-SUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelia.components import FIELD_NAMES, FIELD_OF, SYMBOLS
from fairyring.games.mycelia.game import GAME
from tests.games.mycelia.scene import Scene


def placed(scene: Scene, before: list[dict[str, int]]) -> list[dict[str, int]]:
    """What the supply added to each board."""
    after = [{name: scene.player(seat).drops[FIELD_OF[name]] for name in FIELD_NAMES} for seat in range(len(before))]
    return [{name: now[name] - old.get(name, 0) for name in now if now[name] != old.get(name, 0)}
            for now, old in zip(after, before, strict=True)]


@pytest.mark.rule("MYC-SUP-01")
@pytest.mark.parametrize(("side", "symbol", "fields"), [
    ("a", "dew", ["D4", "E2"]), ("a", "spore", ["C1"]), ("a", "root", ["B3", "E1"]),
    ("b", "dew", ["B2"]), ("b", "spore", ["E3", "B1"]), ("b", "root", ["B4"]),
])
def test_the_die_is_looked_up_on_the_visible_side_of_the_supply_card(side: str, symbol: str, fields: list[str]) -> None:
    scene = Scene().dealt().shrine(10).supply("supply_1", side).die(symbol).end_turn()
    assert placed(scene, [{"A4": 1}, {"A4": 1}]) == [dict.fromkeys(fields, 1)] * 2
    (event,) = scene.told("supply")
    assert event.facts == {"symbol": symbol, "card": "supply_1", "side": side, "fields": fields}


@pytest.mark.rule("MYC-SUP-01")
def test_every_face_of_the_die_comes_up() -> None:
    scene = Scene().dealt()
    rolled: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        table = scene.table.clone()
        table.reseed(seed)
        table.bless()
        rolled[tuple(table.players[0].drops)] += 1
    assert len(rolled) == len(SYMBOLS)
    assert min(rolled.values()) > 60


@pytest.mark.rule("MYC-SUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_one_drop_on_each_field_shown(players: int) -> None:
    scene = Scene(players=players).dealt().shrine(5 * players).supply("supply_2", "b").die("root").end_turn()
    assert placed(scene, [{"A4": 1}] * players) == [{"A1": 1, "D3": 1}] * players
    content = GAME.content()
    for side in content.supply:
        for fields in side.fields:
            assert len(fields) in (1, 2) and len(set(fields)) == len(fields) and FIELD_OF["D2"] not in fields


@pytest.mark.rule("MYC-SUP-03")
def test_a_field_may_hold_any_number_of_drops() -> None:
    scene = Scene().dealt().shrine(10).drops(0, D4=30, A4=1).supply("supply_1", "a").die("dew").end_turn()
    assert scene.board() == {"A4": 1, "D4": 31, "E2": 1}


@pytest.mark.rule("MYC-SUP-04")
def test_the_drops_come_from_the_shrine_and_the_others_leave_the_game() -> None:
    scene = Scene(players=3).dealt().shrine(15).supply("supply_1", "a").die("dew")
    box = scene.table.box
    scene.end_turn()
    assert scene.shrine_now == 0
    assert scene.table.box == box + 15 - 3 * 2
    assert [scene.player(seat).left for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("MYC-SUP-05")
def test_the_supply_card_is_turned_over_after_each_supply_and_only_then() -> None:
    scene = Scene().dealt().supply("supply_4", "b").shrine(9).end_turn()
    assert scene.supply_now == ("supply_4", "b")
    sides = []
    for _ in range(3):
        scene.shrine(10).pass_turn()
        sides.append(scene.supply_now)
    assert sides == [("supply_4", "a"), ("supply_4", "b"), ("supply_4", "a")]


@pytest.mark.rule("MYC-SUP-06")
@pytest.mark.case("CASE-MYC-01")
def test_the_example_of_the_rule_book() -> None:
    scene = Scene().dealt().shrine(10).drops(0, D4=1, A1=1).drops(1, E2=2).supply("supply_1", "a").die("dew")
    scene.end_turn()
    assert scene.board(0) == {"D4": 2, "E2": 1, "A1": 1}
    assert scene.board(1) == {"D4": 1, "E2": 3}
    assert scene.shrine_now == 0 and scene.supply_now == ("supply_1", "b")


@pytest.mark.rule("MYC-SUP-07")
def test_a_drop_for_a_covered_field_leaves_the_game_without_touching_the_shrine() -> None:
    scene = Scene(expansion=True).dealt().drops(0, E2=1, A4=1).shrine(9).supply("supply_1", "a").die("dew")
    scene.carry_out("shrine(exact)").play("E2").pass_turn()
    assert scene.board(0) == {"A4": 1, "D4": 1}  # still counted from the printed shrine field
    assert scene.board(1) == {"A4": 1, "D4": 1, "E2": 1}
    assert scene.shrine_now == 0 and len(scene.told("supply")) == 1
