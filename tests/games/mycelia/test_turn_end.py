"""The end of a turn (MYC-TEND)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-TEND-01")
def test_all_played_cards_lie_face_up_on_the_own_discard_pile() -> None:
    scene = Scene().dealt().hand(0, "leaf_one", "leaf_gift", "boletus_edulis").discard(0, "coprinus_comatus")
    scene.deck(0, "agaricus_campestris", "leccinum_scabrum", "clathrus_ruber", "panellus_mitis")
    scene.play("play leaf_gift", "play boletus_edulis")
    scene.pass_turn()
    assert scene.discard_of() == ["coprinus_comatus", "leaf_gift", "boletus_edulis", "leaf_one"]
    assert scene.table.view(1)["players"][0]["discard"] == scene.discard_of()


@pytest.mark.rule("MYC-TEND-02")
@pytest.mark.case("CASE-MYC-26")
def test_an_empty_pile_is_made_anew_from_its_discard_pile() -> None:
    thrown = ["coprinus_comatus", "trametes_versicolor", "clathrus_ruber", "hericium_cirrhatum", "lactarius_indigo",
              "marasmius_rotula", "hygrocybe_conica"]
    scene = Scene().dealt().display("panellus_mitis", "amanita_muscaria", "armillaria_mellea")
    scene.pile("mycena_interrupta").thrown(*thrown).end_turn()
    assert scene.display_now()[:4] == ["panellus_mitis", "amanita_muscaria", "armillaria_mellea", "mycena_interrupta"]
    assert len(scene.display_now()) == 5 and len(scene.pile_now()) == 6 and scene.thrown_now() == []
    assert sorted([scene.display_now()[4], *scene.pile_now()]) == sorted(thrown)


@pytest.mark.rule("MYC-TEND-02")
def test_the_discard_pile_of_the_heroes_is_shuffled() -> None:
    thrown = ["coprinus_comatus", "trametes_versicolor", "clathrus_ruber", "hericium_cirrhatum", "lactarius_indigo"]

    def shown(seed: int) -> tuple[str, ...]:
        scene = Scene().dealt().thrown(*thrown)
        scene.table.reseed(seed)
        return tuple(scene.end_turn().display_now())

    assert len({shown(seed) for seed in range(8)}) > 4


@pytest.mark.rule("MYC-TEND-02")
def test_with_pile_and_discard_pile_empty_the_display_stays_short() -> None:
    scene = Scene().dealt().display("panellus_mitis").pile("mycena_interrupta").end_turn()
    assert scene.display_now() == ["panellus_mitis", "mycena_interrupta"]
    assert scene.table.view(0)["display"] == ["panellus_mitis", "mycena_interrupta", None, None, None]
    assert scene.turn_of == 1


@pytest.mark.rule("MYC-TEND-02")
def test_the_last_card_of_the_pile_fills_the_last_gap_without_a_shuffle() -> None:
    scene = Scene().dealt().display("panellus_mitis", "amanita_muscaria", "armillaria_mellea", "clathrus_ruber")
    scene.pile("mycena_interrupta").thrown("coprinus_comatus").end_turn()
    assert scene.display_now()[4] == "mycena_interrupta"
    assert scene.pile_now() == [] and scene.thrown_now() == ["coprinus_comatus"]


@pytest.mark.rule("MYC-TEND-03")
@pytest.mark.parametrize(("players", "full"), [(2, 10), (3, 15), (4, 20)])
def test_the_shrine_is_full_with_five_drops_a_player(players: int, full: int) -> None:
    scene = Scene(players=players).dealt().shrine(full - 1).end_turn()
    assert scene.told("supply") == [] and scene.shrine_now == full - 1
    scene = Scene(players=players).dealt().shrine(full).end_turn()
    assert len(scene.told("supply")) == 1 and scene.shrine_now == 0


@pytest.mark.rule("MYC-TEND-03")
def test_the_shrine_is_turned_once_a_turn_however_many_drops_came() -> None:
    scene = Scene().dealt().shrine(25).end_turn()
    assert len(scene.told("supply")) == 1 and scene.shrine_now == 0
    scene.pass_turn()
    assert len(scene.told("supply")) == 1


@pytest.mark.rule("MYC-TEND-04")
def test_a_full_shrine_brings_drops_only_while_the_end_is_not_near() -> None:
    scene = Scene().dealt().shrine(10).supply("supply_1", "a").die("dew").end_turn()
    assert scene.board() == {"A4": 1, "D4": 1, "E2": 1}
    scene = Scene().dealt().shrine(10).drops(1).supply("supply_1", "a").die("dew").end_turn()
    assert scene.table.ending and scene.board() == {"A4": 1} and scene.board(1) == {}
    assert scene.supply_now == ("supply_1", "a")


@pytest.mark.rule("MYC-TEND-05")
def test_three_new_cards_are_drawn_last_of_all() -> None:
    scene = Scene().dealt().hand(0).deck(0, "leaf_one", "leaf_gift", "boletus_edulis", "clathrus_ruber").shrine(10)
    scene.pile("panellus_mitis").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "boletus_edulis"] and scene.deck_of() == ["clathrus_ruber"]
    assert [event.kind for event in scene.events] == ["turn-ended", "revealed", "supply", "drew", "turn"]


@pytest.mark.rule("MYC-TEND-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_to_the_left_is_next(players: int) -> None:
    scene = Scene(players=players).dealt().begin(0)
    turns = [scene.turn_of]
    for _ in range(players):
        scene.pass_turn()
        turns.append(scene.turn_of)
    assert turns == [*range(players), 0]
