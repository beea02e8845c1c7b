"""Open and hidden information (MYC-INFO)."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene

SECRETS = ("hand", "seat")


def open_part(t: MyceliaTable, seat: int) -> dict[str, object]:
    """A view without what only its own seat sees."""
    seen = t.view(seat)
    players = [{key: value for key, value in p.items() if key not in SECRETS} for p in seen["players"]]
    return {**{key: value for key, value in seen.items() if key not in SECRETS}, "players": players}


def a_scene() -> Scene:
    scene = Scene().dealt().leaves(0, 5).leaves(1, 2).drops(0, A1=2, C3=1).shrine(4).supply("supply_2", "b")
    scene.hand(0, "leaf_one", "leaf_gift").deck(0, "boletus_edulis", "agaricus_campestris", "leccinum_scabrum")
    scene.discard(0, "clathrus_ruber").display("coprinus_comatus", "panellus_mitis").thrown("amanita_muscaria")
    return scene.pile("trametes_versicolor", "hygrocybe_conica", "mycena_interrupta").begin()


@pytest.mark.rule("MYC-INFO-01")
def test_boards_leaves_tiles_display_supply_shrine_discards_and_sizes_are_open_to_all() -> None:
    scene = a_scene().play("hire coprinus_comatus")
    seen = scene.table.view(1)
    assert open_part(scene.table, 0) == open_part(scene.table, 1) == open_part(scene.table, -1)
    first = seen["players"][0]
    assert (first["drops"], first["left"], first["leaves"]) == (scene.player().drops, 3, 3)
    assert first["tiles"] == [["a", True], ["b", True]]
    assert (first["discard"], first["pile"], first["hand_size"]) == (["clathrus_ruber"], 4, 2)
    assert seen["display"] == [None, "panellus_mitis", None, None, None]
    assert (seen["pile"], seen["thrown"]) == (3, ["amanita_muscaria"])
    assert seen["shrine"] == {"drops": 4, "prism": 0, "full": 10}
    assert seen["supply"] == {"card": "supply_2", "side": "b",
                              "fields": {"dew": ["C3"], "spore": ["A2"], "root": ["A1", "D3"]}}


@pytest.mark.rule("MYC-INFO-02")
def test_hands_and_the_order_of_piles_are_hidden() -> None:
    scene = a_scene()
    assert scene.table.view(0)["players"][0]["hand"] == ["leaf_one", "leaf_gift"]
    for seat in (1, -1):
        assert scene.table.view(seat)["players"][0]["hand"] == []
    other = scene.table.clone()
    me = other.players[0]
    other.pile.reverse()
    me.deck[0], me.deck[2] = me.deck[2], me.deck[0]
    assert other.view(0) == scene.table.view(0)  # even the own pile
    me.deck[1], me.hand[0] = me.hand[0], me.deck[1]
    for seat in (1, -1):
        assert other.view(seat) == scene.table.view(seat)


@pytest.mark.rule("MYC-INFO-02")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    scene = a_scene().pass_turn()
    (drew,) = scene.told("drew")
    assert drew.seen_by(0).secret == {"cards": ["boletus_edulis", "agaricus_campestris", "leccinum_scabrum"]}
    assert drew.seen_by(1).secret is None and drew.seen_by(-1).secret is None
    assert "leccinum_scabrum" not in str(drew.seen_by(1))


@pytest.mark.rule("MYC-INFO-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_dealing_the_hidden_cards_anew_changes_nothing_that_a_seat_sees(seat: int) -> None:
    table = Session.start(Setup("mycelia", 2, (), {"starter": "1"}, 4)).table
    worlds = [table.resample(seat, seed) for seed in range(20)]
    assert all(world.view(seat) == table.view(seat) and world.check() == [] for world in worlds)
    hidden = [world for world in worlds if isinstance(world, MyceliaTable)]
    assert len({tuple(world.players[1 - seat].hand) for world in hidden}) > 3
    assert len({tuple(world.players[seat].deck) for world in hidden}) > 1
    assert len({tuple(world.pile) for world in hidden}) == 20


@pytest.mark.rule("MYC-INFO-03")
def test_everybody_knows_a_hired_card_on_the_pile_and_in_the_next_hand() -> None:
    scene = a_scene().play("hire coprinus_comatus")
    for seat in (0, 1, -1):
        assert scene.table.view(seat)["players"][0]["pile_top"] == ["coprinus_comatus"]
    for seed in range(10):
        world = scene.table.resample(1, seed)
        assert isinstance(world, MyceliaTable)
        assert world.content.ids[world.players[0].deck[-1]] == "coprinus_comatus"
    scene.pass_turn()
    assert scene.hand_of() == ["coprinus_comatus", "boletus_edulis", "agaricus_campestris"]
    assert scene.table.view(1)["players"][0]["hand"] == ["coprinus_comatus"]
    assert scene.table.view(1)["players"][0]["hand_size"] == 3
    for seed in range(10):
        world = scene.table.resample(1, seed)
        assert isinstance(world, MyceliaTable)
        assert world.content.kind_of["coprinus_comatus"] in world.players[0].hand


@pytest.mark.rule("MYC-INFO-03")
def test_everybody_knows_the_order_of_several_hired_cards() -> None:
    scene = a_scene().leaves(0, 7).play("hire panellus_mitis", "hire coprinus_comatus")
    for seat in (0, 1):
        assert scene.table.view(seat)["players"][0]["pile_top"] == ["coprinus_comatus", "panellus_mitis"]
        for seed in range(10):
            world = scene.table.resample(seat, seed)
            assert isinstance(world, MyceliaTable)
            assert world.players[0].deck[-2:] == scene.kinds(["panellus_mitis", "coprinus_comatus"])


def test_when_the_game_is_over_everybody_sees_all_cards_of_everybody() -> None:
    session = Session.start(Setup("mycelia", 2, (), {}, 5))
    chance = Random(5)
    while not session.over:
        assert "deck" not in session.table.view(0)["players"][1]
        session.play(chance.choice(session.names()))
    table = session.table
    assert isinstance(table, MyceliaTable)
    for seat in (-1, 0, 1):
        for shown, p in zip(table.view(seat)["players"], table.players, strict=True):
            assert shown["deck"] == sorted(table.content.ids[kind] for kind in p.deck + p.hand + p.discard)
            assert len(shown["deck"]) >= 6
