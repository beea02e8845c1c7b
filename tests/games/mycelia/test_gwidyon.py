"""Gwidyon's set-up, his turn, his cards and his tile (MYS-SETUP, MYS-FLOW, MYS-CARD, MYS-TILE, MYS-OPT)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene

ALL_SIX = ["solo_1", "solo_2", "solo_3", "solo_4", "solo_5", "solo_6"]
OPEN = ("leaf_gift", "leccinum_scabrum")
"""Two different cards in hand keep your turn open: a decision with one option is made silently."""


def alone(*modules: str, seed: int = 3, **options: str) -> MyceliaTable:
    table = Session.start(Setup("mycelia", 1, modules, options, seed)).table
    assert isinstance(table, MyceliaTable)
    return table


def against(*pile: str, drops: int = 20, removing: bool = True) -> Scene:
    """Gwidyon with these cards on top of his pile, the others under them; your hand waits for your turn."""
    under = [card for card in ALL_SIX if card not in pile]
    return Scene(players=1).hand(0, *OPEN).gwidyon(drops=drops, removing=removing, pile=[*pile, *under], shown=[])


@pytest.mark.rule("MYS-SETUP-01")
def test_you_set_up_as_usual_with_a_shrine_for_ten_drops() -> None:
    table = alone()
    me = table.players[0]
    assert (table.full, table.shrine) == (10, 0)
    assert me.left == sum(me.drops) == 20
    assert Counter(table.content.ids[kind] for kind in me.hand + me.deck) == {
        "leaf_one": 2, "leaf_gift": 1, "boletus_edulis": 1, "agaricus_campestris": 1, "leccinum_scabrum": 1}
    assert len(me.hand) == 3 and len(table.display) == 5
    assert table.view(0)["players"][0]["tiles"] == [["a", True], ["b", True]]


@pytest.mark.rule("MYS-SETUP-02")
@pytest.mark.case("CASE-MYS-01")
def test_gwidyon_gets_twenty_drops_six_shuffled_cards_and_his_remove_side() -> None:
    table = alone()
    assert table.view(0)["gwidyon"] == {"drops": 20, "removing": True, "pile": 6, "shown": [], "pawn": 0}
    assert len(table.players) == 1  # no board, deck, hand, leaves or tiles of his own
    tops = {Scene(players=1, seed=seed).top_of_gwidyon() for seed in range(40)}
    assert tops == set(ALL_SIX)


@pytest.mark.rule("MYS-FLOW-01")
def test_you_begin_then_gwidyon_then_you_again() -> None:
    table = alone()
    assert (table.seat, table.active) == (0, 0)
    scene = against("solo_5", "solo_4").deck(0, "leaf_one", "boletus_edulis", "agaricus_campestris").drops(0, A4=9)
    scene.begin()
    assert scene.told("gwidyon-card") == []
    scene.play("play leaf_gift")
    assert [event.kind for event in scene.events if event.kind in ("turn-ended", "gwidyon-card", "turn")] == [
        "turn-ended", "gwidyon-card", "turn"]
    assert (scene.table.seat, scene.table.active) == (0, 0)
    assert scene.hand_of() == ["leaf_one", "boletus_edulis", "agaricus_campestris"]
    assert scene.gwidyon_now() == (19, True)


@pytest.mark.rule("MYS-FLOW-02")
def test_in_his_turn_the_top_card_is_shown_and_carried_out() -> None:
    scene = against("solo_5", "solo_4").gwidyon_turn()
    assert scene.gwidyon_now() == (19, True)
    assert scene.shown_by_gwidyon() == ["solo_5"]
    assert scene.top_of_gwidyon() == "solo_4"


@pytest.mark.rule("MYS-FLOW-03")
@pytest.mark.case("CASE-MYS-02")
def test_after_his_fifth_card_all_six_are_shuffled() -> None:
    tops: set[str] = set()
    for seed in range(40):
        scene = Scene(players=1).hand(0, *OPEN).gwidyon(pile=["solo_5", "solo_6"], shown=ALL_SIX[:4])
        scene.table.reseed(seed)
        scene.gwidyon_turn()
        assert scene.gwidyon_now() == (19, True)  # the fifth card is carried out first
        assert scene.shown_by_gwidyon() == []
        assert scene.table.gwidyon is not None and sorted(scene.table.gwidyon.pile) == list(range(6))
        tops.add(scene.top_of_gwidyon())
    assert tops == set(ALL_SIX)  # also the one just used


@pytest.mark.rule("MYS-FLOW-03")
def test_after_his_fourth_card_nothing_is_shuffled() -> None:
    scene = Scene(players=1).hand(0, *OPEN).gwidyon(pile=["solo_4", "solo_5", "solo_6"], shown=ALL_SIX[:3])
    scene.gwidyon_turn()
    assert scene.shown_by_gwidyon() == ALL_SIX[:4]
    assert scene.top_of_gwidyon() == "solo_5"


@pytest.mark.rule("MYS-CARD-01")
@pytest.mark.rule("MYS-LANG-01")
@pytest.mark.rule("MYS-TILE-01")
@pytest.mark.case("CASE-MYS-01")
def test_card_one_turns_the_tile_then_removes_one() -> None:
    scene = against("solo_1").gwidyon_turn()
    assert scene.gwidyon_now() == (19, False)  # the first turn-over leads away from the remove side
    assert scene.shrine_now == 1
    scene = against("solo_1", removing=False).gwidyon_turn()
    assert scene.gwidyon_now() == (18, True)
    assert scene.shrine_now == 2


@pytest.mark.rule("MYS-CARD-02")
@pytest.mark.rule("MYS-TILE-01")
@pytest.mark.case("CASE-MYS-01")
def test_card_two_turns_the_tile_then_removes_two() -> None:
    scene = against("solo_1", "solo_2").gwidyon_turn().gwidyon_turn()
    assert scene.gwidyon_now() == (16, True)
    assert scene.shrine_now == 4
    assert against("solo_2").gwidyon_turn().gwidyon_now() == (18, False)


@pytest.mark.rule("MYS-CARD-03")
def test_card_three_shows_five_new_heroes() -> None:
    new = ["trametes_versicolor", "clathrus_ruber", "morchella_esculenta", "lactarius_indigo", "panellus_mitis"]
    scene = against("solo_3").display("coprinus_comatus", "mycena_interrupta").pile(*new, "amanita_muscaria")
    scene.gwidyon_turn()
    assert scene.display_now() == new
    assert scene.thrown_now() == ["coprinus_comatus", "mycena_interrupta"]
    assert scene.pile_now() == ["amanita_muscaria"]
    assert scene.gwidyon_now() == (20, True) and scene.shrine_now == 0
    assert [event.rule for event in scene.told("display-cleared")] == ["MYS-CARD-03"]


@pytest.mark.rule("MYS-CARD-04")
def test_card_four_gives_you_a_leaf_and_removes_three() -> None:
    scene = against("solo_4").gwidyon_turn()
    assert scene.leaves_of() == 1
    assert scene.gwidyon_now() == (17, True) and scene.shrine_now == 3
    assert [event.kind for event in scene.events if event.kind in ("leaves", "gwidyon-removes")] == [
        "leaves", "gwidyon-removes"]


@pytest.mark.rule("MYS-CARD-05")
def test_card_five_gives_you_a_leaf_and_removes_one() -> None:
    scene = against("solo_5").gwidyon_turn()
    assert scene.leaves_of() == 1
    assert scene.gwidyon_now() == (19, True) and scene.shrine_now == 1


@pytest.mark.rule("MYS-CARD-06")
def test_card_six_lets_you_move_a_drop_also_onto_a_shrine_field() -> None:
    scene = against("solo_6").drops(0, D1=1, A4=2).gwidyon_turn()
    assert scene.names() == ["D1", "A4", "skip"]
    scene.play("D1", "to D2")
    assert scene.board() == {"A4": 2} and scene.shrine_now == 1
    assert scene.gwidyon_now() == (20, True)
    assert scene.table.active == 0  # and now it is your turn
    scene = against("solo_6").drops(0, D1=1, A4=2).gwidyon_turn().play("A4", "to A3")
    assert scene.board() == {"D1": 1, "A3": 1, "A4": 1}


@pytest.mark.rule("MYS-CARD-06")
def test_card_six_may_be_declined() -> None:
    scene = against("solo_6").drops(0, D1=1, A4=2).gwidyon_turn().play("skip")
    assert scene.board() == {"D1": 1, "A4": 2}
    assert scene.table.active == 0


@pytest.mark.rule("MYS-CARD-07")
def test_what_leaves_his_pile_goes_on_the_shrine_and_never_more_than_he_has() -> None:
    scene = against("solo_4", drops=2).shrine(3).gwidyon_turn()
    assert scene.gwidyon_now() == (0, True)
    assert scene.shrine_now == 5


@pytest.mark.rule("MYS-TILE-01")
def test_only_turning_to_the_remove_side_costs_him_a_drop() -> None:
    scene = against().carry_out("gwidyon_flip")
    assert scene.gwidyon_now() == (20, False) and scene.shrine_now == 0
    scene.carry_out("gwidyon_flip")
    assert scene.gwidyon_now() == (19, True) and scene.shrine_now == 1
    scene.carry_out("gwidyon_flip & gwidyon_flip & gwidyon_flip")
    assert scene.gwidyon_now() == (18, False) and scene.shrine_now == 2


@pytest.mark.rule("MYS-OPT-01")
@pytest.mark.parametrize("drops", [21, 22, 23, 24, 25])
def test_gwidyon_may_start_with_more_drops(drops: int) -> None:
    table = alone(gwidyon=str(drops))
    assert table.view(0)["gwidyon"]["drops"] == drops
    assert table.check() == []


@pytest.mark.rule("MYS-OPT-01")
def test_more_than_twenty_five_drops_are_refused() -> None:
    with pytest.raises(BadSetup, match='unknown value of option "gwidyon" "26"'):
        alone(gwidyon="26")


@pytest.mark.rule("MYS-OPT-02")
def test_the_expansion_and_the_star_boards_may_be_used_alone_too() -> None:
    table = alone("expansion", boards="star_water")
    assert len(table.pile) + len(table.display) == 70
    assert table.view(0)["tiles"] == {"c": 2, "d": 2, "e": 2}
    assert table.players[0].ground.board == "star_water"
    assert len(alone().pile) + 5 == 40
    assert alone().players[0].ground.board == "front"
