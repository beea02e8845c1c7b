"""What lies in the box (MYC-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelia import GAME
from fairyring.games.mycelia.components import TERRAINS, Content
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = GAME.content()
    return found


def table(players: int, **more: str) -> MyceliaTable:
    made = Session.start(Setup("mycelia", players, (), more, 3)).table
    assert isinstance(made, MyceliaTable)
    return made


@pytest.mark.rule("MYC-COMP-01")
def test_the_game_is_for_one_to_four_players_and_alone_it_is_the_solo_game() -> None:
    for players in (0, 5):
        with pytest.raises(BadSetup, match="1 to 4 players"):
            table(players)
    assert [table(players).gwidyon is not None for players in (1, 2, 3, 4)] == [True, False, False, False]
    assert [len(table(players).players) for players in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.rule("MYC-COMP-02")
def test_four_equal_fronts_and_four_different_backs(content: Content) -> None:
    fronts = [ground for ground in content.boards if ground.board == "front"]
    backs = [ground for ground in content.boards if ground.board != "front"]
    assert len(fronts) == 1 and len(backs) == 4
    assert len({tuple(ground.terrain) for ground in content.boards}) == 5
    assert len({tuple(p.ground.terrain) for p in table(4).players}) == 1
    assert len({tuple(p.ground.terrain) for p in table(4, boards="star").players}) == 4


@pytest.mark.rule("MYC-COMP-03")
def test_four_supply_cards_and_four_set_up_cards_with_two_sides_each(content: Content) -> None:
    assert [(one.card, one.side) for one in content.supply] == [(f"supply_{n}", s) for n in range(1, 5) for s in "ab"]
    assert [(one.card, one.side) for one in content.layouts if one.box == "base"] == [
        (f"setup_{n}", s) for n in range(1, 5) for s in "ab"]
    assert len(content.die) == 6


@pytest.mark.rule("MYC-COMP-04")
def test_fourteen_action_tiles_of_which_the_base_game_uses_a_and_b(content: Content) -> None:
    of_the_box = {tile.name: tile.count for tile in content.tiles if tile.box != "prisma"}
    assert of_the_box == {"a": 4, "b": 4, "c": 2, "d": 2, "e": 2}
    assert sum(of_the_box.values()) == 14
    four = table(4)
    assert four.tile_supply == [0] * len(content.tiles)
    assert {content.tiles[n].name for p in four.players for n in p.ready} == {"a", "b"}


@pytest.mark.rule("MYC-COMP-05")
def test_only_the_value_of_leaves_matters_and_change_is_free() -> None:
    scene = Scene().dealt().leaves(0, 5).hand(0, "leaf_one", "leaf_gift", "boletus_edulis")
    scene.display("coprinus_comatus", "laccaria_amethystina")
    scene.play("hire laccaria_amethystina")  # 4 out of a token of 5
    assert scene.leaves_of() == 1
    scene.play("play leaf_one", "hire coprinus_comatus")  # 2 out of two tokens of 1
    assert scene.leaves_of() == 0


@pytest.mark.rule("MYC-COMP-06")
def test_the_common_leaves_never_run_out() -> None:
    worth = 37 * 1 + 24 * 3 + 11 * 5
    assert worth == 164
    scene = Scene().dealt().leaves(0, worth).leaves(1, worth)
    scene.play("play leaf_gift")
    assert (scene.leaves_of(0), scene.leaves_of(1)) == (worth + 2, worth + 1)


@pytest.mark.rule("MYC-COMP-07")
def test_eighty_dewdrops_two_extra_shrine_fields_and_a_hundred_cards(content: Content) -> None:
    assert (content.dewdrops, content.extra_shrines["expansion"]) == (80, 2)
    kinds, cards = Counter(content.boxes), Counter[str]()
    for box, copies in zip(content.boxes, content.copies, strict=True):
        cards[box] += copies
    assert (kinds["base"], kinds["expansion"]) == (20, 15)
    assert (cards["start"], cards["base"], cards["expansion"]) == (6, 40, 30)
    assert {copies for box, copies in zip(content.boxes, content.copies, strict=True)
            if box in ("base", "expansion")} == {2}
    four = table(4)
    assert sum(len(p.deck) + len(p.hand) for p in four.players) == 24


@pytest.mark.rule("MYC-COMP-08")
def test_six_different_solo_cards_a_pile_and_a_tile_with_two_sides(content: Content) -> None:
    assert len({(card.you.name, card.gwidyon.name) for card in content.solo}) == len(content.solo) == 6
    rival = table(1).gwidyon
    assert rival is not None
    assert (rival.drops, rival.removing, sorted(rival.pile)) == (20, True, [0, 1, 2, 3, 4, 5])


@pytest.mark.rule("MYC-COMP-09")
def test_every_board_has_one_shrine_field_and_nineteen_fields_of_four_terrains(content: Content) -> None:
    for ground in content.boards:
        terrains = Counter(TERRAINS[kind] for kind in ground.terrain)
        assert sum(terrains.values()) == 20, ground.board
        assert terrains["shrine"] == 1, ground.board
        assert set(terrains) == {"leaf", "moss", "water", "earth", "shrine"}, ground.board


@pytest.mark.rule("MYC-COMP-10")
def test_of_the_shrine_only_the_number_of_drops_is_kept() -> None:
    def removing(*fields: str) -> Scene:
        scene = Scene().dealt().drops(0, C2=1, E3=1, A1=1).shrine(3)
        return scene.carry_out("2x remove(water,1)").play(*fields)

    one, other = removing("C2", "E3"), removing("E3", "C2")
    assert one.table.view(0)["shrine"] == {"drops": 5, "prism": 0, "full": 10}
    assert one.table.save() == other.table.save()


def test_the_list_of_components_tells_the_pile_of_every_gift() -> None:
    gifts = {one["id"]: one["colour"] for one in GAME.component_list(GAME.content()) if one["kind"] == "gift"}
    assert gifts.pop("viatica") == "start"
    assert Counter(gifts.values()) == {"green": 5, "amber": 5, "purple": 5}
