"""Basic actions: the tiles a and b (MYC-ACT)."""

from __future__ import annotations

import pytest

from fairyring.kernel.errors import UnknownOption
from tests.games.mycelia.scene import Scene

FIVE = ("trametes_versicolor", "clathrus_ruber", "morchella_esculenta", "lactarius_indigo", "panellus_mitis")


@pytest.mark.rule("MYC-ACT-01")
def test_only_the_tiles_under_the_own_board_can_be_used() -> None:
    scene = Scene().dealt().leaves(0, 9).pile("clathrus_ruber")
    assert [name for name in scene.names() if name.startswith("tile")] == ["tile a", "tile b"]
    scene = Scene(expansion=True).dealt().leaves(0, 9).pile("clathrus_ruber").tiles(0, "b", "d")
    assert [name for name in scene.names() if name.startswith("tile")] == ["tile b", "tile d"]


@pytest.mark.rule("MYC-ACT-02")
@pytest.mark.case("CASE-MYC-20")
def test_each_tile_works_once_a_turn_and_is_ready_again_in_the_next() -> None:
    scene = Scene().dealt().leaves(0, 6).drops(0, B2=1, C3=1).play("tile b", "B2", "to C2")
    assert scene.tiles_of() == ("a", "b")
    with pytest.raises(UnknownOption):
        scene.play("tile b")
    assert scene.leaves_of() == 3 and scene.board() == {"C2": 1, "C3": 1}
    scene.pass_turn().pass_turn()
    assert scene.turn_of == 0 and scene.tiles_of() == ("ab", "")
    scene.play("tile b", "C2", "to D2")
    assert scene.board() == {"C3": 1}


@pytest.mark.rule("MYC-ACT-03")
def test_a_tile_is_paid_before_it_works() -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, B2=1).play("tile b")
    assert scene.leaves_of() == 0 and scene.board() == {"B2": 1}
    scene.play("to C2")
    assert scene.board() == {"C2": 1} and scene.leaves_of() == 0
    scene = Scene().dealt().leaves(0, 2).drops(0, B2=1).pile("clathrus_ruber")
    assert [name for name in scene.names() if name.startswith("tile")] == ["tile a"]


@pytest.mark.rule("MYC-ACT-04")
@pytest.mark.case("CASE-MYC-19")
def test_tile_a_throws_the_display_away_and_shows_five_new_heroes() -> None:
    scene = Scene().dealt().leaves(0, 6).pile(*FIVE, "marasmius_rotula").thrown("armillaria_mellea")
    scene.display("coprinus_comatus", "cantharellus_cibarius", "amanita_muscaria", "hygrocybe_conica",
                  "laccaria_amethystina")
    scene.play("hire coprinus_comatus", "hire cantharellus_cibarius")
    assert scene.leaves_of() == 1
    scene.play("tile a")
    assert scene.leaves_of() == 0 and scene.tiles_of() == ("b", "a")
    assert scene.display_now() == list(FIVE)
    assert scene.thrown_now() == ["armillaria_mellea", "amanita_muscaria", "hygrocybe_conica", "laccaria_amethystina"]
    assert scene.pile_now() == ["marasmius_rotula"]
    scene.pass_turn()
    assert scene.display_now() == list(FIVE) and scene.pile_now() == ["marasmius_rotula"]


@pytest.mark.rule("MYC-ACT-05")
def test_a_pile_that_runs_out_is_made_anew_from_everything_thrown_away() -> None:
    scene = Scene().dealt().leaves(0, 1).pile("trametes_versicolor", "clathrus_ruber").thrown("armillaria_mellea")
    scene.display("amanita_muscaria", "hygrocybe_conica", "laccaria_amethystina", "panellus_mitis").play("tile a")
    old = ["amanita_muscaria", "armillaria_mellea", "hygrocybe_conica", "laccaria_amethystina", "panellus_mitis"]
    assert scene.display_now()[:2] == ["trametes_versicolor", "clathrus_ruber"]
    assert len(scene.display_now()) == 5 and scene.thrown_now() == []
    assert sorted(scene.display_now()[2:] + scene.pile_now()) == old


@pytest.mark.rule("MYC-ACT-05")
def test_the_cards_thrown_away_are_shuffled_before_they_come_again() -> None:
    def shown(seed: int) -> tuple[str, ...]:
        scene = Scene().dealt().leaves(0, 1).thrown(*FIVE).display("amanita_muscaria")
        scene.table.reseed(seed)
        return tuple(scene.play("tile a").display_now())

    assert len({shown(seed) for seed in range(8)}) > 4


@pytest.mark.rule("MYC-ACT-05")
def test_with_fewer_than_five_heroes_in_the_game_tile_a_shows_them_all() -> None:
    scene = Scene().dealt().leaves(0, 1).pile("trametes_versicolor").thrown("clathrus_ruber")
    scene.display("amanita_muscaria").play("tile a")
    assert sorted(scene.display_now()) == ["amanita_muscaria", "clathrus_ruber", "trametes_versicolor"]
    assert scene.pile_now() == [] and scene.thrown_now() == []


@pytest.mark.rule("MYC-ACT-05")
def test_tile_a_with_an_empty_pile_begins_with_the_shuffle() -> None:
    scene = Scene().dealt().leaves(0, 1).thrown(*FIVE).display("amanita_muscaria").play("tile a")
    assert len(scene.display_now()) == 5 and len(scene.pile_now()) == 1 and scene.thrown_now() == []
    assert sorted(scene.display_now() + scene.pile_now()) == sorted([*FIVE, "amanita_muscaria"])


@pytest.mark.rule("MYC-ACT-06")
@pytest.mark.rule("MYC-DROP-01")
@pytest.mark.rule("MYC-DROP-02")
@pytest.mark.case("CASE-MYC-13")
def test_tile_b_moves_a_drop_from_any_terrain_where_a_start_card_cannot() -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, D4=1).hand(0, "boletus_edulis", "leaf_one")
    scene.play("play boletus_edulis")
    assert scene.names() == ["play leaf_one", "tile b"]  # D4 is earth: the card lapsed, and it was played
    assert scene.discard_of() == ["boletus_edulis"]
    scene.play("tile b")
    assert scene.names() == ["to D3", "to C4", "to E4"]
    scene.play("to E4")
    assert scene.board() == {"E4": 1} and scene.leaves_of() == 1  # the last card, a leaf, played itself
    scene = Scene().dealt().leaves(0, 3).drops(0, D3=1, A4=1).play("tile b", "D3", "to D2")
    assert scene.board() == {"A4": 1} and scene.shrine_now == 1 and scene.leaves_of() == 0


@pytest.mark.rule("MYC-ACT-07")
def test_a_tile_that_would_do_nothing_cannot_be_used() -> None:
    scene = Scene().dealt().leaves(0, 9).drops(0)
    assert [name for name in scene.names() if name.startswith("tile")] == []  # no drop, no hero anywhere
    scene = Scene().dealt().leaves(0, 9).drops(0).pile("clathrus_ruber")
    assert [name for name in scene.names() if name.startswith("tile")] == ["tile a"]
    scene = Scene().dealt().leaves(0, 9).drops(0).thrown("clathrus_ruber")
    assert [name for name in scene.names() if name.startswith("tile")] == ["tile a"]
    scene = Scene().dealt().leaves(0, 9).drops(0).display("clathrus_ruber", "panellus_mitis")
    assert [name for name in scene.names() if name.startswith("tile")] == []  # the same heroes would come back


@pytest.mark.rule("MYC-ACT-07")
def test_a_tile_that_was_paid_cannot_lapse_and_a_card_still_can() -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, A1=1, B1=1).hand(0, "laccaria_amethystina", "leaf_one").play("tile b")
    assert scene.names() == ["A1", "B1"]
    scene.play("A1", "to A2")
    assert scene.leaves_of() == 0
    scene.play("play laccaria_amethystina")
    assert scene.names()[-1] == "skip"
