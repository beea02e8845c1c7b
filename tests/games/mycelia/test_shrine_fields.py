"""The shrine field on a board, and the drops on the Shrine of Life (MYC-SHF)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-SHF-01")
@pytest.mark.parametrize("field", ["D1", "C2", "E2", "D3"])
def test_a_drop_moved_onto_the_shrine_field_from_any_side_is_gone_at_once(field: str) -> None:
    scene = Scene().dealt().drops(0, **{field: 2}).carry_out("2x move(any,1)")
    scene.play(field, "to D2")
    assert scene.board() == {field: 1} and scene.shrine_now == 1
    assert scene.names() == [field, "skip"]  # nothing lies on D2 that could move on


@pytest.mark.rule("MYC-SHF-02")
def test_the_shrine_field_is_never_chosen_yet_it_is_a_neighbour() -> None:
    everywhere = {f"{column}{row}": 1 for column in "ABCDE" for row in (1, 2, 3, 4) if f"{column}{row}" != "D2"}
    scene = Scene().dealt().drops(0, **everywhere)
    for effect in ("move(any,1)", "remove(any,1)", "burst(any,need=0,centre=0,sides=4,each=1)"):
        scene.carry_out(effect)
        assert sorted(scene.names()) == [*sorted(everywhere), "skip"], effect
    scene = Scene().dealt().drops(0, D1=1, C2=1, E2=1, D3=1)
    scene.carry_out("burst(any,need=0,centre=0,sides=4,each=1)")
    assert "D2" not in scene.names()  # all four neighbours hold drops
    scene = Scene().dealt().drops(0, D1=1).carry_out("move(any,1)").play("D1")
    assert scene.names() == ["to C1", "to E1", "to D2"]


@pytest.mark.rule("MYC-SHF-03")
@pytest.mark.case("CASE-MYC-03")
@pytest.mark.rule("MYC-TEND-03")
@pytest.mark.rule("MYC-TEND-05")
def test_a_shrine_that_fills_up_during_a_turn_waits_for_its_end() -> None:
    scene = Scene().dealt().shrine(9).drops(0, E3=1, A1=2).leaves(0, 1).supply("supply_1", "a").die("spore")
    scene.hand(0, "trametes_versicolor", "leaf_one", "leaf_one")
    scene.deck(0, "leaf_gift", "boletus_edulis", "clathrus_ruber").pile("panellus_mitis")
    scene.play("play trametes_versicolor", "E3", "play leaf_one")
    assert scene.told("supply") == []
    assert scene.shrine_now == 10 and scene.board() == {"A1": 2}
    scene.play("play leaf_one", "end turn")
    order = [event.kind for event in scene.events if event.kind in ("played", "revealed", "supply", "drew")]
    assert order == ["played", "played", "played", "revealed", "supply", "drew"]
    assert scene.board() == {"A1": 2, "C1": 1} and scene.board(1) == {"A4": 1, "C1": 1}
    assert scene.shrine_now == 0 and scene.supply_now == ("supply_1", "b")
    assert scene.hand_of() == ["leaf_gift", "boletus_edulis", "clathrus_ruber"]


@pytest.mark.rule("MYC-SHF-04")
def test_drops_that_others_remove_count_at_the_end_of_the_running_turn() -> None:
    scene = Scene(players=3).dealt().shrine(14).drops(1, C2=1, A1=1).supply("supply_1", "a").die("spore")
    scene.hand(0, "hypholoma_fasciculare").play("skip", "C2", "to D2")
    assert scene.asked == 2 and scene.shrine_now == 15
    scene.play("skip")
    assert scene.told("supply") != [] and scene.shrine_now == 0
    assert scene.board(1) == {"A1": 1, "C1": 1}
    assert scene.turn_of == 1


@pytest.mark.rule("MYC-SHF-05")
@pytest.mark.case("CASE-MYC-02")
@pytest.mark.parametrize(("players", "full"), [(2, 10), (3, 15), (4, 20)])
def test_surplus_drops_go_to_the_box_and_are_not_carried_over(players: int, full: int) -> None:
    scene = Scene(players=players).dealt().shrine(full - 2).drops(0, A4=6).supply("supply_1", "a").die("spore")
    scene.hand(0, "leaf_one", "leaf_gift").carry_out("remove(any,4)").play("A4", "remove 4")
    assert scene.shrine_now == full + 2
    box = scene.table.box
    scene.pass_turn()
    assert scene.shrine_now == 0
    assert scene.table.box == box + full + 2 - players  # one drop on C1 of everybody, the rest to the box
    assert scene.board() == {"A4": 2, "C1": 1}


@pytest.mark.rule("MYC-SHF-05")
def test_a_full_shrine_that_is_not_turned_any_more_keeps_no_surplus() -> None:
    scene = Scene().dealt().shrine(9).drops(0, C2=2).drops(1, E2=3).carry_out("remove(any,2)")
    scene.play("C2", "remove 2")
    assert scene.shrine_now == 11
    scene.pass_turn()
    assert scene.shrine_now == 10 and scene.told("supply") == []
