"""A bot's handle: one seat, and nothing that it does not know."""

from __future__ import annotations

from fairyring.kernel.seat import SeatHandle
from tests.kernel.city import REEDTOWN
from tests.kernel.city.scene import Scene


def scene() -> Scene:
    scene = Scene(players=3).hand(0, "mimic kiln").hand(1, "raft cutter").hand(2, "baker").goods(0, reed=2)
    scene.begin()
    return scene


def test_a_handle_sees_what_its_seat_sees() -> None:
    t = scene().table
    handle = SeatHandle(REEDTOWN, t, 0)
    assert handle.seat == 0
    assert handle.view() == t.view(0)
    assert handle.names() == t.names()
    assert handle.codes() == t.options
    assert handle.options() == t.described()


def test_a_handle_does_not_depend_on_hidden_things() -> None:
    t = scene().table
    other = t.clone()
    other.players[1].hand, other.players[2].hand = [*other.players[2].hand, other.pile[0]], [other.players[1].hand[0]]
    other.pile[0] = t.players[1].hand[1]
    assert other.view(0) == t.view(0)
    worlds = [SeatHandle(REEDTOWN, table, 0).resample(7).save() for table in (t, other)]
    assert worlds[0] == worlds[1]


def test_worlds_of_several_seeds_differ_in_hidden_things_only() -> None:
    handle = SeatHandle(REEDTOWN, scene().table, 0)
    worlds = [handle.resample(seed) for seed in range(20)]
    assert len({str(world.save()["state"]["players"][1]["hand"]) for world in worlds}) > 5
    assert all(world.view(0) == handle.view() for world in worlds)


def test_what_a_bot_does_in_a_world_leaves_the_handle_alone() -> None:
    handle = SeatHandle(REEDTOWN, scene().table, 0)
    before = handle.view()
    world = handle.resample(1)
    world.apply(world.options[0])
    assert handle.view() == before
    handle.codes().clear()
    assert handle.codes()


def test_a_card_given_stays_known_to_the_giver() -> None:
    given = Scene(players=3).hand(0, "godmother kiln raft").goods(0, seed=1).play("play godmother", "to seat 2")
    assert given.hand_of(1) == "kiln raft"
    for seed in range(5):
        world = given.table.resample(0, seed)
        assert world.ids(world.players[1].hand) == ["kiln", "raft"]
    assert len({str(given.table.resample(2, seed).players[1].hand) for seed in range(9)}) > 3
