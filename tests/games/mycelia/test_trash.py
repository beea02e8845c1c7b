"""The built-in expansion: its set-up, and taking cards out of the game (MYX-SETUP, MYX-TRASH)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene

LAST = "leccinum_scabrum"
OPEN = ("leaf_one", LAST)
"""Two different cards in hand keep the turn open: a decision with one option is made silently."""


def new_table(players: int, *modules: str) -> MyceliaTable:
    table = Session.start(Setup("mycelia", players, modules, seed=5)).table
    assert isinstance(table, MyceliaTable)
    return table


@pytest.mark.rule("MYX-SETUP-01")
def test_the_expansion_shuffles_thirty_heroes_into_one_pile_of_seventy() -> None:
    table = new_table(2, "expansion")
    in_pile = Counter(table.content.boxes[kind] for kind in table.pile + table.display)
    assert in_pile == {"base": 40, "expansion": 30}
    assert len(table.pile) == 65 and len(table.display) == 5
    without = new_table(2)
    assert Counter(without.content.boxes[kind] for kind in without.pile + without.display) == {"base": 40}


@pytest.mark.rule("MYX-SETUP-02")
def test_two_each_of_c_d_and_e_lie_open_and_nobody_starts_with_one() -> None:
    table = new_table(4, "expansion")
    assert table.view(-1)["tiles"] == {"c": 2, "d": 2, "e": 2}
    assert [one["tiles"] for one in table.view(-1)["players"]] == [[["a", True], ["b", True]]] * 4
    assert new_table(4).view(-1)["tiles"] == {}


@pytest.mark.rule("MYX-TRASH-01")
def test_any_card_of_the_own_discard_pile_goes_out_of_the_game_for_good() -> None:
    scene = Scene(expansion=True).discard(0, "coprinus_comatus", "leaf_one", "boletus_edulis").discard(1, "leaf_gift")
    scene.hand(0, *OPEN).hand(1, *OPEN).carry_out("trash(1)")
    assert scene.names() == ["trash leaf_one", "trash boletus_edulis", "trash coprinus_comatus", "skip"]
    before = scene.out_of_game("coprinus_comatus")
    scene.play("trash coprinus_comatus")
    assert scene.discard_of() == ["leaf_one", "boletus_edulis"]
    assert scene.discard_of(1) == ["leaf_gift"]
    assert scene.out_of_game("coprinus_comatus") == before + 1
    scene.play("play leaf_one")
    # The heroes' pile and their discard pile are empty: had the card gone there, it would be shown now.
    assert scene.table.active == 1
    assert scene.display_now() == [] and scene.thrown_now() == []


@pytest.mark.rule("MYX-TRASH-01")
def test_two_remove_card_symbols_take_up_to_two_cards() -> None:
    scene = Scene(expansion=True).discard(0, "leaf_one", "leaf_one", "boletus_edulis").hand(0, "leaf_gift", LAST)
    scene.carry_out("trash(2)").play("trash leaf_one")
    assert scene.names() == ["trash leaf_one", "trash boletus_edulis", "skip"]
    scene.play("trash leaf_one")
    assert scene.discard_of() == ["boletus_edulis"]
    assert scene.names() == ["play leaf_gift", "play leccinum_scabrum"]


@pytest.mark.rule("MYX-TRASH-02")
def test_you_may_remove_no_card() -> None:
    scene = Scene(expansion=True).discard(0, "leaf_one").hand(0, *OPEN)
    scene.carry_out("trash(1)").play("skip")
    assert scene.discard_of() == ["leaf_one"]
    assert scene.told("trashed") == []


@pytest.mark.rule("MYX-TRASH-03")
@pytest.mark.rule("MYX-TILE-10")
@pytest.mark.case("CASE-MYX-07")
def test_only_the_discard_pile_is_searched_not_the_hand_nor_the_draw_pile() -> None:
    scene = Scene(expansion=True).tiles(0, "a", "b", "e").leaves(0, 3).discard(0, "boletus_edulis")
    scene.hand(0, "leaf_one", "leaf_one", "leaf_gift").deck(0, "agaricus_campestris", known=1)
    scene.play("tile e")
    assert scene.names() == ["trash boletus_edulis", "skip"]
    scene.play("trash boletus_edulis")
    assert scene.discard_of() == [] and scene.leaves_of() == 0
    assert scene.hand_of() == ["leaf_one", "leaf_one", "leaf_gift"]
    assert scene.deck_of() == ["agaricus_campestris"]


@pytest.mark.rule("MYX-TRASH-04")
@pytest.mark.case("CASE-MYX-03")
def test_a_hero_may_remove_itself() -> None:
    scene = Scene(expansion=True).drops(0, A1=1, B4=1).hand(0, "lycoperdon_perlatum", *OPEN)
    scene.play("play lycoperdon_perlatum", "A1", "to A2")
    assert scene.names() == ["trash lycoperdon_perlatum", "skip"]
    before = scene.out_of_game("lycoperdon_perlatum")
    scene.play("trash lycoperdon_perlatum")
    assert scene.board() == {"A2": 1, "B4": 1}
    assert scene.discard_of() == []
    assert scene.out_of_game("lycoperdon_perlatum") == before + 1


@pytest.mark.rule("MYX-TRASH-04")
@pytest.mark.case("CASE-MYX-03")
def test_a_hero_that_could_remove_itself_need_not() -> None:
    scene = Scene(expansion=True).drops(0, A1=1, B4=1).hand(0, "lycoperdon_perlatum", *OPEN)
    scene.play("play lycoperdon_perlatum", "skip", "skip")
    assert scene.discard_of() == ["lycoperdon_perlatum"]


@pytest.mark.rule("MYX-TRASH-04")
def test_the_other_parts_of_a_card_that_removed_itself_are_still_carried_out() -> None:
    scene = Scene(expansion=True).discard(0, "leaf_one").hand(0, *OPEN)
    scene.carry_out("trash(1) & leaves(2) & others(leaves(1))").play("trash leaf_one")
    assert [scene.leaves_of(0), scene.leaves_of(1)] == [2, 1]


@pytest.mark.rule("MYX-TRASH-05")
def test_with_an_empty_discard_pile_removing_lapses() -> None:
    scene = Scene(expansion=True).tiles(0, "a", "b", "e").leaves(0, 3).hand(0, *OPEN).deck(0, "leaf_gift")
    assert scene.names() == ["play leaf_one", "play leccinum_scabrum", "tile b"]
    scene = Scene(expansion=True).display("hydnum_repandum").leaves(0, 3).hand(0, *OPEN)
    scene.play("hire hydnum_repandum")
    assert scene.names() == ["play leaf_one", "play leccinum_scabrum"]
    assert scene.deck_of() == ["hydnum_repandum"]


@pytest.mark.rule("MYX-TILE-10")
def test_tile_e_costs_three_leaves_and_removes_one_card() -> None:
    scene = Scene(expansion=True).tiles(0, "a", "b", "e").leaves(0, 4).discard(0, "leaf_one", "leaf_one")
    scene.hand(0, "leaf_gift", LAST).play("tile e", "trash leaf_one")
    assert scene.leaves_of() == 1
    assert scene.discard_of() == ["leaf_one"]
    assert scene.tiles_of() == ("ab", "e")
